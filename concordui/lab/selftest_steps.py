"""The self-test's steps of the Position lab: a textbook position is explained, edited, stepped through and compared."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLineEdit

from concordui.lab.library_page import LibraryPage
from concordui.lab.tools import Tool
from concordui.lab.workspace import LabWorkspace
from concordui.selftest import Step
from concordui.selftest_driver import Driver, SelfTestError
from engine.anatolia.board import ProvinceId
from engine.anatolia.orders import Hold

CTRL = Qt.KeyboardModifier.ControlModifier
CASE = "cut the defence"
"""Words by which the library finds the textbook case in which an attack cuts the support that holds a unit."""
FAULTY = {
    "units": [
        {"power": "Phrygia", "type": "army", "at": "N"},
        {"power": "Lydia", "type": "army", "at": "N"},
        {"power": "Lydia", "type": "fleet", "at": "M"},
        {"power": "Rome", "type": "army", "at": "L"},
    ]
}


def lab_of(driver: Driver) -> LabWorkspace:
    """The lab in front."""
    front = driver.window.front()
    if not isinstance(front, LabWorkspace):
        raise SelfTestError("no position is in front")
    return front


def click_map(driver: Driver, place: ProvinceId) -> None:
    """Click a province on the map of the lab in front."""
    view = lab_of(driver).map.view
    slot: QPoint = view.mapFromScene(view.map_scene.geometry.slot(place, view.zoom))
    driver.click(view.viewport(), slot)
    driver.settle(0.05)


def outcome_of(lab: LabWorkspace, unit: ProvinceId) -> str:
    """What comes of the order of a unit."""
    return lab.editor.analysis.entries[unit].outcome


def dislodged_of(lab: LabWorkspace) -> ProvinceId:
    """The unit that is dislodged."""
    return lab.editor.analysis.resolution.dislodged[0].at


def library(driver: Driver) -> None:
    driver.window.table.trigger("lab.library")
    page = driver.find(LibraryPage)
    driver.wait("the search of the library to have the keyboard", lambda: page.first_focus().hasFocus())
    driver.write(CASE)
    driver.wait("the position to be found", lambda: len(page.items()) == 1)


def explained(driver: Driver) -> None:
    driver.key(Qt.Key.Key_Return)
    driver.wait("the position to open", lambda: isinstance(driver.window.front(), LabWorkspace))
    lab = lab_of(driver)
    driver.wait("its map to have the keyboard", lab.map.view.hasFocus)
    driver.expect("it says its rule", lab.docks.orders.notes.shown)
    driver.expect("it came as expected", "As expected" in lab.docks.orders.notes.shown[0][2])
    click_map(driver, dislodged_of(lab))
    driver.wait("the reasons", lambda: lab.docks.why.tree.line is not None)
    driver.wait("what would change it", lambda: not lab.docks.what_if.searching)
    driver.expect("something would change it", lab.docks.what_if.found is not None)


def ordered_by_mouse(driver: Driver) -> None:
    lab = lab_of(driver)
    driver.key(Qt.Key.Key_Escape)
    unit = next(entry.unit for entry in lab.editor.analysis.resolution.resolution if entry.outcome == "cut")
    click_map(driver, unit)
    target = lab.hand.targets[0]
    click_map(driver, target)
    driver.expect("the order is given", lab.editor.position.orders[unit] != Hold(unit))
    driver.wait("the list to show it", lambda: lab.settled)


def undone(driver: Driver) -> None:
    lab = lab_of(driver)
    before = lab.editor.position
    driver.key(Qt.Key.Key_Z, CTRL)
    driver.expect("the order is undone", lab.editor.position != before)
    driver.expect("its support is cut again", any(e.outcome == "cut" for e in lab.editor.analysis.entries.values()))


def stepped(driver: Driver) -> None:
    lab = lab_of(driver)
    driver.click(lab.toolbar.buttons["lab.first"])
    driver.wait("the next decision to be possible", lab.toolbar.buttons["lab.next"].isEnabled)
    driver.click(lab.toolbar.buttons["lab.next"])
    driver.expect("the second decision is shown", lab.player.at == 1)
    driver.expect("it is said in words", lab.strip.isVisible())


def compared(driver: Driver) -> None:
    lab = lab_of(driver)
    lab.map.view.setFocus()
    driver.key(Qt.Key.Key_D, CTRL)
    driver.wait("the comparison", lambda: lab.docks.compare.isVisible() and lab.docks.orders.sides.isVisible())
    driver.click(lab.docks.orders.sides.buttons()[1])
    unit = dislodged_of(lab)
    attacker = lab.editor.analysis.resolution.dislodged[0].attacker
    click_map(driver, attacker)
    driver.key(Qt.Key.Key_H)
    driver.expect("nobody is dislodged on side B", outcome_of(lab, unit) != "dislodged")
    driver.expect("side A is as it was", lab.editor.position.orders != lab.editor.position.other)


def copied(driver: Driver) -> None:
    lab = lab_of(driver)
    driver.click(lab.toolbar.copy)
    driver.expect("a test is on the clipboard", "def test_" in QApplication.clipboard().text())


def placed_by_key(driver: Driver) -> None:
    driver.window.table.trigger("lab.new")
    lab = lab_of(driver)
    driver.wait("its map to have the keyboard", lab.map.view.hasFocus)
    driver.key(Qt.Key.Key_F)
    driver.key(Qt.Key.Key_2)
    lab.map.view.go_to("N")
    driver.key(Qt.Key.Key_Return)
    driver.expect("a fleet inland is refused in words", "inland" in lab.hand.said)
    driver.key(Qt.Key.Key_A)
    driver.key(Qt.Key.Key_Return)
    driver.expect("an army stands there", len(lab.editor.position.units) == 1)
    driver.expect("the tool is still in the hand", lab.hand.tool is Tool.ARMY)


def typed(driver: Driver) -> None:
    lab = lab_of(driver)
    driver.key(Qt.Key.Key_L, CTRL)
    line: QLineEdit = lab.docks.orders.line
    driver.wait("the line to have the keyboard", line.hasFocus)
    driver.write("N-S")
    driver.key(Qt.Key.Key_Return)
    driver.expect("the order is given", "N" in lab.editor.position.orders)
    driver.write("S-N")
    driver.key(Qt.Key.Key_Return)
    driver.expect("what is wrong is said", lab.docks.orders.error.isVisible())


def refused(driver: Driver) -> None:
    window = driver.window
    before = lab_of(driver).editor.position
    path = Path(window.shell.folders.data) / "faulty.json"
    path.write_text(json.dumps(FAULTY), encoding="utf-8")
    driver.expect("a faulty position is refused", window.open_path(path) is None)
    driver.expect("the window says why", window.notices.notices())
    driver.expect("the editor keeps its content", lab_of(driver).editor.position == before)


def dark(driver: Driver) -> None:
    for notice in driver.window.notices.notices():
        notice.dismiss()
    driver.window.table.trigger("view.theme.dark")
    driver.window.table.trigger("window.previous_tab")
    lab = lab_of(driver)
    lab.focus.set_unit(dislodged_of(lab) if lab.editor.analysis.resolution.dislodged else None)
    driver.settle()


def closed(driver: Driver) -> None:
    window = driver.window
    window.table.trigger("view.theme.light")
    while isinstance(window.front(), LabWorkspace):
        driver.key(Qt.Key.Key_W, CTRL)
        driver.settle(0.05)
    driver.expect("no position is open", not any(w.kind == "lab" for w in window.deck.workspaces()))
    for notice in window.notices.notices():
        notice.dismiss()


STEPS = (
    Step("lab", "library", library),
    Step("lab", "why", explained),
    Step("lab", "ordered by mouse", ordered_by_mouse),
    Step("lab", "undone", undone),
    Step("lab", "stepped", stepped),
    Step("lab", "compared", compared),
    Step("lab", "copied as test", copied),
    Step("lab", "placed by key", placed_by_key),
    Step("lab", "typed", typed),
    Step("lab", "faulty file", refused),
    Step("lab", "dark", dark),
    Step("lab", "closed", closed),
)
