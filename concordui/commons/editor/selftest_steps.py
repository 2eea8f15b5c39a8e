"""The self-test's steps in the scenario editor: a shipped scenario as a start, a fault at its field, undo, a run."""

from __future__ import annotations

from PySide6.QtCore import Qt

from concordui.commons.editor.field_rows import EntryRow
from concordui.commons.editor.paths import Path
from concordui.commons.editor.workspace import ScenarioEditor
from concordui.commons.home_page import CommonsHome
from concordui.commons.workspace import CommonsWorkspace
from concordui.selftest import Step
from concordui.selftest_driver import Driver

CTRL = Qt.KeyboardModifier.ControlModifier
START = "saved-by-a-cap"


def tab(driver: Driver) -> ScenarioEditor:
    """The editor in front."""
    front = driver.window.front()
    driver.expect("a scenario is in front", isinstance(front, ScenarioEditor))
    assert isinstance(front, ScenarioEditor)
    return front


def field(editor: ScenarioEditor, path: Path) -> EntryRow:
    """The line of a field on the page of the whole."""
    return next(row for row in editor.pane.rows if isinstance(row, EntryRow) and row.line.path == path)


def begun(driver: Driver) -> None:
    driver.key(Qt.Key.Key_N, CTRL)
    driver.click(driver.find(CommonsHome).cards[START].edit)
    editor = tab(driver)
    driver.wait("a quick run", lambda: editor.settled and editor.side.view.isVisible())


def faulty(driver: Driver) -> None:
    editor = tab(driver)
    growth = field(editor, ("engine", "r"))
    growth.control.setFocus()
    driver.key(Qt.Key.Key_A, CTRL)
    driver.write("fast")
    driver.wait("the fault at its field", lambda: editor.settled and growth.faults.isVisible())
    driver.expect("it is in the list", editor.side.faults.count() == 1)


def lists(driver: Driver) -> None:
    editor = tab(driver)
    driver.key(Qt.Key.Key_Z, CTRL)
    driver.wait("no fault after undo", lambda: editor.settled and editor.side.faults.count() == 0)
    editor.outline.setFocus()
    driver.key(Qt.Key.Key_Down)
    driver.click(editor.list.buttons["add"])
    driver.wait("the players with one more", lambda: editor.settled and len(editor.list.rows) == 2)


def run(driver: Driver) -> None:
    driver.key(Qt.Key.Key_F5)
    front = driver.window.front()
    driver.expect("it runs in a tab", isinstance(front, CommonsWorkspace))
    assert isinstance(front, CommonsWorkspace)
    driver.wait("some turns", lambda: front.showing.turns >= 3)
    driver.key(Qt.Key.Key_W, CTRL)
    driver.key(Qt.Key.Key_W, CTRL)
    driver.expect("the window says where the changes are", driver.window.notices.notices())
    for notice in driver.window.notices.notices():
        notice.dismiss()


STEPS = (
    Step("commons", "scenario begun", begun),
    Step("commons", "scenario faulty", faulty),
    Step("commons", "scenario lists", lists),
    Step("commons", "scenario run", run),
)
