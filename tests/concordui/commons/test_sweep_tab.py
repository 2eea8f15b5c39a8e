"""A sweep in its tab: the form, the map that fills, lines, table, a cell opened; stopped, opened again, gone on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication

from concordui.application import make_shell
from concordui.commons.sweep.form_model import Parameter, Scenario, SweepForm, SweepWanted
from concordui.commons.sweep.grid import grid_of
from concordui.commons.sweep.heat import paint_heat
from concordui.commons.sweep.lines import MOST_LINES, drawn_rows, paint_lines
from concordui.commons.sweep.ramp import Ramp, oklab
from concordui.commons.sweep.tab import SweepWorkspace
from concordui.commons.taking import TakeAwayDialog
from concordui.commons.workspace import CommonsWorkspace
from concordui.folders import Folders
from concordui.main_window import MainWindow
from concordui.plots.painting import Brushwork
from concordui.theme import theme
from engine.commons.sweep import Sweep
from engine.commons.sweep.tally import SweepTally
from engine.commons.sweep.work import do_piece
from helpers.commons import LOGISTIC, fixed
from helpers.hands import nameless
from helpers.sweeps import Here

POND = {"title": "Pond", "engine": {**LOGISTIC, "noise": 0.3}, "players": fixed(2.0, 2), "turns": 8}
RATE = Parameter("engine.r", True, "0.2", "0.8", "3")
AMOUNT = Parameter("players[0].amount", False, listed="4, 1")


@pytest.fixture
def window(open_window, tmp_path) -> Iterator[MainWindow]:
    yield open_window(make_shell(Folders.under(tmp_path)))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def here(monkeypatch) -> Here:
    """The work of sweeps is done in the job's own thread."""
    workers = Here()
    monkeypatch.setattr("engine.commons.sweep.plots.plotted", lambda plan, cells: "<svg/>")
    monkeypatch.setattr(Sweep, "_workers", lambda self: workers)
    return workers


def wanted(data: dict = POND, **values: object) -> SweepWanted:
    made, faults = SweepForm(Scenario("pond", data, Path()), (RATE, AMOUNT), **{"seeds": "3", **values}).checked()
    assert faults == {}
    return made


def test_a_map_fills_with_what_is_known_lines_have_their_spread_and_equal_steps_look_equal(dressed):
    plan = wanted().plan()
    tally = SweepTally(plan)
    pieces = list(plan.pieces(2))
    for piece in pieces[:5]:
        tally.add(do_piece(plan.scenario_of(piece.cell), "", piece)[1])
    grid = grid_of(plan, tally.view(), "wealth", 0, 1)
    assert (grid.size, grid.shown["count"].tolist()) == ((3, 2), [[3, 2, 0], [3, 0, 0]])
    assert np.isnan(grid.means[1, 1])
    assert "no value yet" in grid.spoken(2, 0)
    assert grid.spoken(0, 1).startswith("Wealth of all, r 0.2, amount 1: Mean ")
    rect = QRectF(0, 0, 480, 320)
    image = QImage(480, 320, QImage.Format.Format_RGB32)
    image.fill(theme().ui("raised"))
    painter = QPainter(image)
    boxes = paint_heat(painter, grid, rect, Brushwork())
    painter.end()
    ramp = Ramp()
    shown = [image.pixelColor((boxes.box(column, row).topLeft() + QPointF(6, 6)).toPoint()) for column, row in
             ((0, 0), (1, 1))]  # fmt: skip
    low, high = grid.limits()
    assert shown == [ramp.colour((grid.means[0, 0] - low) / (high - low)), theme().ui("raised")]
    assert boxes.at(boxes.mark(2, 1)) == (2, 1)
    lightness = np.diff([oklab(ramp.colour(share))[0] for share in np.linspace(0, 1, 9)])
    assert (lightness < 0).all()
    assert np.ptp(lightness) < 0.02
    painter = QPainter(image)
    curves = paint_lines(painter, grid, rect, Brushwork())
    painter.end()
    assert curves.at(curves.mark(0, 1)) == (0, 1)
    assert drawn_rows(20, 7) == (0, 4, 7, 11, 15, 19)
    assert len(drawn_rows(20, None)) == MOST_LINES
    other = grid_of(plan, tally.view(), "wealth", 1, 0)
    assert np.array_equal(other.means, grid.means.T, equal_nan=True)


def test_from_the_form_to_a_map_by_keyboard_and_a_cell_opens_its_run(qtbot, window, here, tmp_path):
    window.do("commons.new_sweep")
    tab = window.front()
    assert isinstance(tab, SweepWorkspace)
    assert nameless(tab) == []
    form = tab.form
    assert form.parameters[0].place_fault.isHidden()
    QTest.keyClick(form, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    form.submit()
    assert "Choose" in form.parameters[0].place_fault.accessibleName()
    assert "such as engine.r" in form.parameters[0].typed.placeholderText()
    offered = form.parameters[0].place.findText("Growth rate r (engine.r)")
    form.parameters[0].place.setCurrentIndex(offered)
    assert form.parameters[0].parameter() == Parameter("engine.r", True, "0.25", "0.75", "5", "0.25, 0.5, 0.75")
    form.parameters[0].place.setEditText("engine.r")
    assert form.parameters[0].parameter().place == "engine.r"
    QTest.keyClicks(form.parameters[0].first, "x")
    qtbot.waitUntil(form.parameters[0].values_fault.isVisible)
    tab.run_wanted(wanted())
    qtbot.waitUntil(lambda: not tab.running and tab.plan is not None)
    assert tab.title() == "Sweep: r against amount"
    assert form.form.parameters == (RATE, AMOUNT)
    assert form.parameters[1].typed.text() == "Harvest (players[0].amount)"
    assert "18 runs" in tab.head.accessibleDescription()
    assert here.done
    results, plot = tab.results, tab.results.plot
    plot.setFocus()
    qtbot.waitUntil(plot.hasFocus)
    QTest.keyClick(plot, Qt.Key.Key_Right)
    QTest.keyClick(plot, Qt.Key.Key_Up)
    assert plot.cursor_cell == (1, 1)
    assert plot.accessibleDescription() == results.grid().spoken(1, 1)
    results.switch.click()
    assert (results.grid().across, plot.cursor_cell) == ("players[0].amount", None)
    results.switch.click()
    results.views.buttons()[2].click()
    assert len(results.table.rows_model.rows) == 6
    tab.perform("commons.export")
    [dialog] = tab.findChildren(TakeAwayDialog)
    assert [take.title for take in dialog.takes] == ["Picture of the sweep", "Table: Settings", "Table: all runs",
                                                     "Summary", "Plots of the sweep", "Scenario"]  # fmt: skip
    dialog.choose("Table: all runs")
    dialog.save_to(str(tmp_path / "all"))
    qtbot.waitUntil(lambda: dialog.written == tmp_path / "all.csv")
    assert (tmp_path / "all.csv").read_bytes() == (tab.path() / "runs.csv").read_bytes()
    dialog.close()
    results.views.buttons()[0].click()
    plot.read((1, 1))
    spy = QSignalSpy(tab.handed_on)
    QTest.keyClick(plot, Qt.Key.Key_Return)
    assert spy.count() == 1
    run = window.front()
    assert isinstance(run, CommonsWorkspace)
    cell = int(results.grid().cells[1, 1])
    qtbot.waitUntil(lambda: run.showing.plan is not None)
    assert run.showing.plan.seed == tab.plan.seeds[0]
    assert run.showing.plan.source == tab.plan.scenario_of(tab.plan.cells[cell])


def test_a_sweep_begins_with_a_metric_that_differs_and_keeps_to_the_one_that_is_chosen(qtbot, window, here):
    window.do("commons.new_sweep")
    tab = window.front()
    tab.run_wanted(wanted({**POND, "engine": LOGISTIC}, metric="survival_time"))
    qtbot.waitUntil(lambda: not tab.running and tab.plan is not None)
    results = tab.results
    low, high = results.grid().limits()
    assert (results.grid().metric, low < high) == ("stock", True)
    results.measure.picked.emit(results.measure.key())
    tab.run_wanted(wanted(metric="wealth"))
    qtbot.waitUntil(lambda: not tab.running)
    assert results.grid().metric == "stock"


@pytest.mark.full
def test_a_sweep_that_was_broken_off_is_opened_by_its_folder_and_gone_on_with_a_bad_one_says_why(
    qtbot, window, here, tmp_path
):
    window.do("commons.new_sweep")
    tab = window.front()
    tab.run_wanted(wanted())
    qtbot.waitUntil(lambda: not tab.running and tab.plan is not None)
    folder, whole = tab.path(), (tab.path() / "runs.csv").read_bytes()
    window.deck.close(tab)
    [rows] = (folder / "runs").glob("*.jsonl")
    rows.write_bytes(b"".join(rows.read_bytes().splitlines(keepends=True)[:7]) + b'{"run": 7')
    (folder / "runs.csv").unlink()
    again = window.open_path(folder)
    assert isinstance(again, SweepWorkspace)
    qtbot.waitUntil(lambda: not again.running)
    assert "7 of 18 runs" in again.head.accessibleDescription()
    assert (again.stop.text(), again.note.isHidden()) == ("&Go on", False)
    assert again.form.form.parameters == (RATE, AMOUNT)
    again.stop.click()
    qtbot.waitUntil(lambda: not again.running)
    assert (folder / "runs.csv").read_bytes() == whole
    assert again.stop.isHidden()
    newer = tmp_path / "newer"
    newer.mkdir()
    told = json.loads((folder / "sweep.json").read_text("utf-8"))
    (newer / "sweep.json").write_text(json.dumps({**told, "version": 2}), "utf-8")
    assert window.open_path(newer) is None
    assert "newer version" in " ".join(notice.title + notice.text for notice in window.notices.notices())


@pytest.mark.full
def test_a_sweep_in_processes_is_stopped_goes_on_and_ends_with_its_tab(qtbot, window):
    window.do("commons.new_sweep")
    tab = window.front()
    slow = {**POND, "turns": 4000, "players": [*fixed(0.001), {"id": "d", "strategy": "random", "low": 0, "high": 0.1}]}
    tab.run_wanted(wanted(slow, seeds="40"))
    qtbot.waitUntil(lambda: tab._progress is not None and tab._progress.done > 0, timeout=60_000)
    tab.stop.click()
    qtbot.waitUntil(lambda: not tab.running)
    done = tab._progress.done
    assert 0 < done < tab.plan.runs
    assert tab.results.grid().shown["count"].sum() >= done
    tab.stop.click()
    qtbot.waitUntil(lambda: tab.running and tab._progress is not None and tab._progress.done >= done, timeout=60_000)
    tab.end()
    assert not tab.running
