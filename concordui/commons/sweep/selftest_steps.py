"""The self-test's steps in a sweep: the form by keyboard, a fault at its field, its map, a cell played again."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from concordui.commons.sweep.tab import SweepWorkspace
from concordui.commons.workspace import CommonsWorkspace
from concordui.selftest import Step
from concordui.selftest_driver import Driver

CTRL = Qt.KeyboardModifier.ControlModifier


def tab(driver: Driver) -> SweepWorkspace:
    """The sweep in front."""
    front = driver.window.front()
    driver.expect("a sweep is in front", isinstance(front, SweepWorkspace))
    assert isinstance(front, SweepWorkspace)
    return front


def written(driver: Driver, field: QLineEdit, text: str) -> None:
    """Write this into a field, in place of what is there."""
    field.setFocus()
    driver.key(Qt.Key.Key_A, CTRL)
    driver.write(text)


def swept(driver: Driver) -> None:
    driver.window.table.trigger("commons.new_sweep")
    sweep = tab(driver)
    first, second = sweep.form.parameters
    written(driver, driver.find(QLineEdit, "", first.place), "engine.r")
    written(driver, first.first, "much")
    driver.wait("the fault at its field", first.values_fault.isVisible)
    for field, text in ((first.first, "0.2"), (first.last, "0.8"), (first.steps, "3"), (sweep.form.seeds, "2")):
        written(driver, field, text)
    written(driver, driver.find(QLineEdit, "", second.place), "players[1].appetite")
    for field, text in ((second.first, "0.1"), (second.last, "0.9"), (second.steps, "2")):
        written(driver, field, text)
    driver.key(Qt.Key.Key_Return, CTRL)
    driver.wait("twelve runs", lambda: sweep.plan is not None and not sweep.running)
    driver.expect("a map", sweep.results.mode == "heat")
    grid = sweep.results.grid()
    driver.expect("all are known", grid is not None and grid.shown["count"].tolist() == [[2, 2, 2]] * 2)
    driver.expect("the settings differ", grid is not None and grid.limits()[0] < grid.limits()[1])


def cell(driver: Driver) -> None:
    sweep = tab(driver)
    sweep.results.plot.setFocus()
    driver.key(Qt.Key.Key_Right)
    driver.key(Qt.Key.Key_Return)
    front = driver.window.front()
    driver.expect("its run is in front", isinstance(front, CommonsWorkspace))
    assert isinstance(front, CommonsWorkspace)
    driver.wait("some turns", lambda: front.showing.turns >= 2)
    driver.key(Qt.Key.Key_W, CTRL)
    driver.key(Qt.Key.Key_W, CTRL)


STEPS = (Step("commons", "sweep", swept), Step("commons", "cell of a sweep", cell))
