"""*Take away*: what leaves the tab of a run is whole, and through a player's eyes only what that player may know."""

from __future__ import annotations

import csv
import errno
import json
import os
import re
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from concordui.application import make_shell
from concordui.commons.sweep.form import FormPane
from concordui.commons.taking import TakeAwayDialog
from concordui.commons.workspace import CommonsWorkspace
from concordui.folders import Folders
from concordui.main_window import MainWindow
from concordui.plots.picture import PlotDialog
from engine.commons.log import header, line_of
from engine.files import read_json
from helpers.commons import records_of, shipped_arena


@pytest.fixture
def window(open_window, tmp_path) -> Iterator[MainWindow]:
    yield open_window(make_shell(Folders.under(tmp_path)))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def opened(qtbot, window, folder: Path) -> tuple[CommonsWorkspace, Path]:
    of = shipped_arena("broken-and-punished")
    path = folder / "run.jsonl"
    head = header("arena-log", of.source, of.seed, of.dynamics.name)
    path.write_bytes(b"".join(map(line_of, (head, *records_of(of)))) + b'{"kind"')
    run = window.open_path(path)
    assert isinstance(run, CommonsWorkspace)
    qtbot.waitUntil(lambda: run.showing.turns == 60 and run.settled)
    return run, path


def dialog_of(run: CommonsWorkspace) -> TakeAwayDialog:
    run.perform("commons.export")
    return next(dialog for dialog in run.findChildren(TakeAwayDialog) if dialog.isVisible())


class Saves:
    """Saves one thing of a dialog and waits for it."""

    def __init__(self, qtbot, dialog: TakeAwayDialog, folder: Path) -> None:
        self.qtbot, self.dialog, self.folder = qtbot, dialog, folder

    def __call__(self, title: str, name: str) -> Path:
        self.dialog.choose(title)
        self.dialog.save_to(str(self.folder / name))
        self.qtbot.waitUntil(lambda: self.dialog.job is None, timeout=20_000)
        return self.folder / name


def test_tables_log_and_scenario_leave_whole_and_a_full_disk_is_named_and_leaves_nothing(
    qtbot, window, tmp_path, monkeypatch
):
    run, log = opened(qtbot, window, tmp_path)
    dialog = dialog_of(run)
    save = Saves(qtbot, dialog, tmp_path)
    rows = list(csv.DictReader(save("Table: course of the run", "c.csv").read_text("utf-8").splitlines()))
    assert len(rows) == 60
    assert float(rows[-1]["wealth breaker"]) == run.showing.record["wealth"]["breaker"]
    assert save("Log: run", "copy.jsonl").read_bytes() == log.read_bytes()[: -len(b'{"kind"')]
    assert read_json(save("Scenario", "s.json")) == json.loads(json.dumps(run.showing.plan.source))
    table = save("Table: Decisions", "d.csv").read_text("utf-8")
    assert "breaker" in table
    save("Log: run", "run.jsonl")
    assert "the file itself" in dialog.note.accessibleName() + dialog.note.accessibleDescription()
    save("Scenario", "s.txt")
    assert ".json" in dialog.note.accessibleDescription() + dialog.note.accessibleName()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("engine.files.os.fsync", full)
    assert not save("Table: course of the run", "none.csv").exists()
    assert "No space left" in dialog.note.accessibleName() + dialog.note.accessibleDescription()
    assert not list(tmp_path.glob("*none*"))
    dialog.choose("Plot: Stock")
    dialog.ask()
    assert run.findChildren(PlotDialog)


def test_the_dialog_goes_away_with_its_tab_and_lists_what_is_read_after_it_was_opened(qtbot, window, tmp_path):
    run, _ = opened(qtbot, window, tmp_path)
    run.host.set_open("dock.numbers", False)
    run.showing.pin(30)
    dialog = dialog_of(run)
    assert not run.settled
    dialog.choose("Scenario")
    early = dialog.takes
    qtbot.waitUntil(lambda: dialog.takes is not early)
    assert dialog.take is not None
    assert dialog.take.title == "Scenario"
    numbers = Saves(qtbot, dialog, tmp_path)("Table: Numbers", "n.csv").read_text("utf-8")
    [harvest] = [row["Value"] for row in csv.DictReader(numbers.splitlines()) if row["Number"] == "Harvest in all"]
    assert float(harvest) == run.showing.view.numbers["harvest"][29]
    window.show_page("start")
    assert not dialog.isVisible()
    window.show_page("commons")
    assert dialog.isVisible()
    dialog.close()
    window.show_page("start")
    window.show_page("commons")
    assert not any(each.isVisible() for each in run.findChildren(TakeAwayDialog))


def test_through_a_players_eyes_neither_log_nor_report_nor_scenario_leave_and_tables_hold_what_it_may_know(
    qtbot, window, tmp_path
):
    run, _ = opened(qtbot, window, tmp_path)
    run.showing.look_through("breaker")
    dialog = dialog_of(run)
    titles = [take.title for take in dialog.takes]
    assert not [title for title in titles if title.startswith(("Report", "Log", "Scenario"))]
    assert "Plot: Stock" in titles
    dialog.choose("Table: course of the run")
    dialog.save_to(str(tmp_path / "mine.csv"))
    qtbot.waitUntil(lambda: dialog.written is not None)
    [*_, last] = csv.DictReader((tmp_path / "mine.csv").read_text("utf-8").splitlines())
    assert (last["wealth breaker"] != "", last["wealth keeper1"]) == (True, "")
    run.show_page("sweep")
    [form] = run.findChildren(FormPane)
    assert not form.isVisible(), "a scenario tells how the others play"
    run.showing.look_through(None)
    assert form.isVisible()
    assert form.form.scenario.data == run.showing.plan.source


@pytest.mark.full
def test_the_report_leaves_as_one_page_of_html_and_of_pdf_with_vectors_and_text(qtbot, window, tmp_path):
    run, _ = opened(qtbot, window, tmp_path)
    dialog = dialog_of(run)
    save = Saves(qtbot, dialog, tmp_path)
    page = save("Report for a browser", "r.html")
    assert dialog.note.accessibleName().startswith("Saved, ")
    assert page.read_text("utf-8").count("<svg") == 4
    pdf = save("Report as PDF", "r.pdf").read_bytes()
    assert (pdf[:5], pdf.count(b"/Type /Page\n"), pdf.count(b"/Subtype /Image")) == (b"%PDF-", 1, 0)
    streams = re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL)
    inflated = [zlib.decompressobj().decompress(data) for data in streams if data[:1] == b"\x78"]
    assert any(b" Tj" in data or b" TJ" in data for data in inflated), "text is text"
    assert b"/ToUnicode" in pdf, "and can be copied"
