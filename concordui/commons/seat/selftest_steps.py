"""The self-test's steps in a person's seat: sit down, pledge, break it, see it everywhere, hand the seat back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from concordui.commons.seat.desk import SeatDesk
from concordui.pacts.propose import ProposeDialog
from concordui.selftest import Step
from concordui.selftest_driver import Driver
from concordui.widgets.choices import ChoiceRow

if TYPE_CHECKING:
    from concordui.commons.workspace import CommonsWorkspace

SEAT_KEY = (Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)


def desk(driver: Driver) -> SeatDesk:
    """The desk of the run in front."""
    front = driver.window.front()
    found = None if front is None else front.findChild(SeatDesk)
    driver.expect("the run in front has seats", found is not None)
    assert found is not None
    return found


def run_of(driver: Driver) -> CommonsWorkspace:
    """The run in front."""
    return desk(driver).tab


def asked(driver: Driver, method: str, round_: int = 0) -> None:
    """Wait until the person is asked this."""
    at = desk(driver)

    def is_asked() -> bool:
        shown = at.shown
        return shown is not None and shown.method == method and round_ in (0, shown.round)

    driver.wait(f"to be asked to {method}", is_asked)


def sit_down(driver: Driver) -> None:
    driver.key(*SEAT_KEY)
    driver.key(Qt.Key.Key_Return)
    asked(driver, "talk", 1)
    driver.expect("the tab is seen by that player", run_of(driver).showing.eyes == desk(driver).at)


def pledge(driver: Driver) -> None:
    talk = desk(driver).panel.talk
    driver.click(talk.propose)
    dialog = talk.dialog
    driver.expect("Propose a pact opens", isinstance(dialog, ProposeDialog))
    assert dialog is not None
    rows = {row.choice.key: row for row in dialog.findChildren(ChoiceRow)}
    driver.click(rows[desk(driver).at])
    driver.click(rows["harvest_cap"])
    driver.settle()
    driver.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    driver.expect("the pledge is in the round", len(talk.draft.proposals) == 1)


def break_it(driver: Driver) -> None:
    panel = desk(driver).panel
    rounds = desk(driver).shown
    for number in range(1, 1 if rounds is None else rounds.rounds + 1):
        asked(driver, "talk", number)
        driver.click(panel.talk.send)
    asked(driver, "decide")
    panel.harvest.number.edit.selectAll()
    driver.write("9")
    driver.expect("the breach is named before", panel.harvest.warning.isVisible())
    turns = run_of(driver).showing.turns
    driver.key(Qt.Key.Key_Return)
    driver.wait("the turn to be played", lambda: run_of(driver).showing.turns > turns)
    asked(driver, "talk", 1)
    view, me = run_of(driver).showing.view, desk(driver).at
    broken = [] if view is None else [pact for pact in view.pacts if any(each.player == me for each in pact.breaches)]
    driver.expect("the breach is in the pacts, and named after", bool(broken) and panel.past.isVisible())


def hand_back(driver: Driver) -> None:
    driver.key(*SEAT_KEY)
    driver.wait("the seat to be handed back", lambda: run_of(driver).showing.eyes is None)


STEPS = (
    Step("commons", "a seat taken", sit_down),
    Step("commons", "a pledge from the seat", pledge),
    Step("commons", "a pledge broken", break_it),
    Step("commons", "the seat handed back", hand_back),
)
