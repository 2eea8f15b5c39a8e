"""A game is open in one window at a time, and a process that is gone keeps nobody out."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from concordui.file_locks import FileLocks
from engine.errors import RecordError
from helpers.shell_world import make_shell, matches

HOLDER = """
import sys
from pathlib import Path
from concordui.file_locks import FileLocks
locks = FileLocks(Path(sys.argv[1]))
locks.take(Path(sys.argv[2]))
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def holder(root, tmp_path):
    """Another process that holds the lock of a game until it is killed."""
    processes = []

    def hold(data, game) -> subprocess.Popen:
        pipe = subprocess.PIPE
        process = subprocess.Popen(
            [sys.executable, "-c", HOLDER, str(data), str(game)],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(root)},
            stdin=pipe,
            stdout=pipe,
            text=True,
        )
        processes.append(process)
        assert process.stdout.readline() == "held\n"
        return process

    yield hold
    for process in processes:
        process.kill()
        process.communicate()


def test_a_game_that_another_process_has_open_is_refused_until_that_is_gone(holder, open_window, tmp_path):
    shell = make_shell(tmp_path)
    game = tmp_path / "game.json"
    game.write_text('{"power": "Lydia"}')
    process = holder(shell.folders.data, game)
    window = open_window(shell)
    assert window.open_path(game) is None
    assert window.notices.notices()[0].title == "This file is open in another window of Concord."
    process.kill()
    process.communicate()
    assert window.open_path(game) is not None


def test_a_closed_tab_lets_others_open_the_game(window, tmp_path):
    matches(window).play("Lydia")
    path = window.front().path()
    others = FileLocks(window.shell.folders.data)
    with pytest.raises(RecordError):
        others.take(path)
    window.close_front()
    others.take(path)
    assert window.open_path(path) is None  # the others have it now
    others.release(path)
    assert window.open_path(path) is not None


def test_a_refused_game_leaves_no_lock(window, tmp_path):
    (tmp_path / "bad.json").write_text("{")
    assert window.open_path(tmp_path / "bad.json") is None
    others = FileLocks(window.shell.folders.data)
    others.take(tmp_path / "bad.json")
    with pytest.raises(RecordError, match="open in another window"):
        FileLocks(window.shell.folders.data).take(tmp_path / "bad.json")
    others.release(tmp_path / "bad.json")


def test_where_no_lock_can_be_written_the_game_opens_all_the_same(qapp, tmp_path):
    (tmp_path / "data").write_text("a file where the folder should be")
    locks = FileLocks(tmp_path / "data")
    locks.take(tmp_path / "game.json")
    FileLocks(tmp_path / "data").take(tmp_path / "game.json")  # nothing is held that could refuse it
    locks.release(tmp_path / "game.json")
    assert (tmp_path / "data").read_text() == "a file where the folder should be"
