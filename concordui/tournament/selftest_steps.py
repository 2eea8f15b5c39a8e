"""The self-test's steps on the page of the tournaments: the form, games that are watched, the result."""

from __future__ import annotations

from PySide6.QtCore import Qt

from concordui.selftest import Step
from concordui.selftest_driver import Driver
from concordui.tournament.form import NewTournamentDialog
from concordui.tournament.page import TournamentPage
from concordui.widgets import PrimaryButton

ENTRANTS = 2


def form(driver: Driver) -> None:
    driver.key(Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    dialog = driver.find(NewTournamentDialog)
    driver.bring_forward(dialog)
    driver.wait("the list of the bots to have the focus", dialog.list.hasFocus)
    for _ in range(ENTRANTS):
        driver.key(Qt.Key.Key_Space)
        driver.key(Qt.Key.Key_Down)
    driver.expect("the bots are ticked", len(dialog.form.chosen) == ENTRANTS)
    dialog.years.setValue(2)


def watched(driver: Driver) -> None:
    dialog = driver.find(NewTournamentDialog)
    driver.click(driver.find(PrimaryButton, inside=dialog))
    page = driver.find(TournamentPage)
    driver.wait("a game to end while another is played", lambda: _half_way(page))


def _half_way(page: TournamentPage) -> bool:
    return page.state is not None and bool(page.state.games) and bool(page.live.cards)


def result(driver: Driver) -> None:
    page = driver.find(TournamentPage)
    driver.wait("the tournament to end", lambda: not page.running)
    state = page.state
    driver.expect("every game is played and listed", state is not None and state.finished)
    driver.expect("the games are there to be opened", state is not None and state.record(1) is not None)


STEPS = (
    Step("tournament", "form", form),
    Step("tournament", "watched", watched),
    Step("tournament", "result", result),
)
