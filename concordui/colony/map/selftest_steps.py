"""The self-test's steps on the colony map: a colonist is chosen, walked to by keys, followed."""

from __future__ import annotations

from PySide6.QtCore import Qt

from concordui.colony.map import hexes
from concordui.colony.map.view import ColonyView
from concordui.colony.workspace import ColonyWorkspace
from concordui.selftest import Step
from concordui.selftest_driver import Driver


def _colony(driver: Driver) -> tuple[ColonyWorkspace, ColonyView]:
    front = driver.window.front()
    assert isinstance(front, ColonyWorkspace)
    return front, driver.find(ColonyView, "colony-map")


def _another(colony: ColonyWorkspace) -> str:
    return next(pawn.id for pawn in colony.showing.pawns if pawn.id != colony.showing.mind)


def chosen(driver: Driver) -> None:
    colony, view = _colony(driver)
    pawn = view.shown.pawn(_another(colony))
    assert pawn is not None
    driver.click(view.viewport(), view.mapFromScene(hexes.middle(pawn.at)))
    driver.expect("a click on a colonist chooses its mind", colony.showing.mind == pawn.id)
    driver.wait("its sight", lambda: view.shown.mind == pawn.id)


def walked(driver: Driver) -> None:
    colony, view = _colony(driver)
    view.setFocus()
    driver.key(Qt.Key.Key_N)
    driver.expect("N speaks of the next colonist", "column" in view.spoken and view.cursor_place is not None)
    driver.key(Qt.Key.Key_Return)
    driver.wait("the sight of who stands there", lambda: view.shown.mind == colony.showing.mind)


def followed(driver: Driver) -> None:
    colony, view = _colony(driver)
    driver.click(view.follow)
    driver.expect("the map follows it", view.followed == colony.showing.mind)
    view.setFocus()
    driver.key(Qt.Key.Key_Escape)
    driver.expect("Escape ends that", view.followed is None)
    driver.key(Qt.Key.Key_Home)


STEPS = (
    Step("colony", "a colonist chosen on the map", chosen),
    Step("colony", "a colonist found by keys", walked),
    Step("colony", "a colonist followed", followed),
)
