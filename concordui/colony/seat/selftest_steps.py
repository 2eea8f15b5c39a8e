"""The self-test's steps in a person's seat: sit down, be asked, answer, and hand the seat back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from concordui.colony.seat.desk import SeatDesk
from concordui.selftest import Step
from concordui.selftest_driver import Driver

if TYPE_CHECKING:
    from concordui.colony.workspace import ColonyWorkspace

SEAT_KEY = (Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
SEND_KEY = (Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def desk(driver: Driver) -> SeatDesk:
    """The desk of the colony in front."""
    front = driver.window.front()
    found = None if front is None else front.findChild(SeatDesk)
    driver.expect("the colony in front has seats", found is not None)
    assert found is not None
    return found


def colony_of(driver: Driver) -> ColonyWorkspace:
    """The colony in front."""
    return desk(driver).tab


def sit_down(driver: Driver) -> None:
    at = desk(driver)
    driver.key(*SEAT_KEY)
    driver.wait("the seats to be listed", lambda: len(at.panel.chooser.list.choices()) > 1)
    driver.key(*SEND_KEY)
    driver.wait("to sit down", lambda: at.at is not None)
    driver.expect("the tab is seen by that mind", colony_of(driver).showing.eyes == at.at)


def decide(driver: Driver) -> None:
    at = desk(driver)
    if at.asked is None:
        driver.key(*SEND_KEY)
    driver.wait("to be asked", lambda: at.asked is not None)
    asked, question = at.asked, at.panel.question.question
    moves = [] if question is None else [name for move in question.moves for name in move.ids]
    driver.expect("the moves are the menu of the request", asked is not None and moves == list(asked.request.ids))
    driver.key(*SEND_KEY)
    driver.wait("the answer to be handed in", lambda: at.asked is None or at.asked is not asked)


def hand_back(driver: Driver) -> None:
    driver.key(*SEAT_KEY)
    driver.wait("the seat to be handed back", lambda: colony_of(driver).showing.eyes is None)


STEPS = (
    Step("colony", "a seat taken", sit_down),
    Step("colony", "a question answered from the seat", decide),
    Step("colony", "the seat handed back", hand_back),
)
