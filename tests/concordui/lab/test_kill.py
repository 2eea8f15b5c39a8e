"""Killing the window's process loses no edit: the next window offers what was not saved, as it was."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from concordui.application import make_shell
from concordui.crash import take_unclean_ends
from concordui.folders import Folders
from concordui.lab.document import read
from concordui.notices import Notice
from concordui.widgets import LinkButton
from engine.anatolia.library import library
from engine.anatolia.orders import Hold
from helpers.hands import click

CUT = next(entry for entry in library() if entry.id == "cut-the-defence")


@pytest.fixture
def kill(tmp_path: Path, root: Path):
    """Runs the window until its edits are made, and kills it in that moment."""
    processes = []

    def run(home: Path, file: Path) -> None:
        process = subprocess.Popen(
            [sys.executable, "-m", "helpers.killed_lab", str(home), str(file)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": f"{root}{os.pathsep}{root / 'tests'}"},
        )
        processes.append(process)
        line = process.stdout.readline()
        process.send_signal(signal.SIGKILL)
        _, errors = process.communicate(timeout=60)
        assert line == '"ready"\n', errors

    yield run
    for process in processes:
        process.kill()
        process.communicate()


@pytest.mark.full
def test_a_window_that_is_killed_with_an_edit_loses_nothing(kill, open_window, tmp_path):
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(dict(CUT.case)), encoding="utf-8")
    home = Folders.under(tmp_path / "home")
    kill(tmp_path / "home", file)
    window = open_window(make_shell(home, unclean=take_unclean_ends(home.data)))
    note = window.start.findChild(Notice, "crash-note")
    links = note.findChildren(LinkButton)
    assert [link.text() for link in links[:2]] == ["Continue mine", f"Continue {library()[0].title}"]
    page = window.pages.named["lab"]
    window.show_page("lab")
    assert {item.title for item in page.items()[:2]} == {CUT.title, library()[0].title}
    for link in links[:2]:
        window.show_page("start")
        click(link)
    first, second = window.deck.workspaces("lab")
    assert first.editor.position == read(CUT.case)[0].give(Hold("N"))
    assert second.editor.position == read(library()[0].case)[0].give(Hold("N"))
    assert first.path() == file
    assert first.status().unsaved
    assert second.status().unsaved
