"""A rewind with a thought in flight, in a window that runs: the ledger shows the discarded answer (`colony: Saves`)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from concordui.application import make_shell
from concordui.colony.attempts.page import AttemptsPage
from concordui.colony.attempts.words import state_text
from concordui.colony.home_page import ColonyHome
from concordui.colony.offers.page import OffersPage
from concordui.colony.timelines.page import TimelinesPage
from concordui.colony.workspace import ColonyWorkspace
from concordui.folders import Folders
from concordui.main_window import MainWindow

pytestmark = pytest.mark.sampled(2)

LEFT = Qt.MouseButton.LeftButton
ASKED = 72
"""A tick at which Bo has been asked and thinks (for forty ticks); the core offered at tick 70."""


@pytest.fixture
def window(open_window, tmp_path: Path) -> Iterator[MainWindow]:
    yield open_window(make_shell(Folders.under(tmp_path)))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def colony(qtbot, window: MainWindow, scenario: str) -> ColonyWorkspace:
    window.do("colony.home")
    home = window.pages.named["colony"]
    assert isinstance(home, ColonyHome)
    qtbot.mouseClick(home.cards[scenario], LEFT)
    tab = window.front()
    assert isinstance(tab, ColonyWorkspace)
    qtbot.waitUntil(lambda: tab.showing.state is not None)
    window.do("colony.play")
    qtbot.waitUntil(lambda: not tab.showing.state.playing)
    return tab


def step_to(qtbot, window: MainWindow, tab: ColonyWorkspace, tick: int) -> None:
    for each in range(tab.showing.last + 1, tick + 1):
        window.do("colony.step")
        qtbot.waitUntil(partial(_reached, tab, each))


def _reached(tab: ColonyWorkspace, tick: int) -> bool:
    return tab.showing.last >= tick


def test_a_rewind_with_a_thought_in_flight_shows_the_discarded_answer(qtbot, window: MainWindow) -> None:
    tab = colony(qtbot, window, "rewind-while-thinking")
    step_to(qtbot, window, tab, ASKED)
    window.do("colony.attempts")
    page = tab.findChild(AttemptsPage)
    qtbot.waitUntil(lambda: any(row.standing == "in flight" for row in page.table.rows_model.rows))
    tab.session.fork("t1", 60)
    qtbot.waitUntil(lambda: tab.showing.timeline == "t2")
    window.do("colony.timelines")
    tab.findChild(TimelinesPage).attempts_wanted.emit()  # the link of the note that says how the rewind went
    assert tab.page == "attempts"
    qtbot.waitUntil(lambda: "Yes: offer o1" in page.one.toPlainText())
    (row,) = [row for row in page.table.rows_model.rows if row.mind == "bo"]
    assert state_text(row) == "discarded: earlier epoch"
    assert (row.timeline, row.landed) == ("t1", None)
    assert "“After some thought: yes.”" in page.one.toPlainText()
    assert not window.isHidden()


def test_from_why_it_was_refused_to_what_was_known_then(qtbot, window: MainWindow) -> None:
    tab = colony(qtbot, window, "refused-haul")
    window.do("colony.speed.max")
    window.do("colony.play")
    qtbot.waitUntil(lambda: tab.showing.last >= 545)
    window.do("colony.play")
    qtbot.waitUntil(lambda: not tab.showing.state.playing)
    window.do("colony.offers")
    page = tab.findChild(OffersPage)
    qtbot.waitUntil(lambda: any(row.id == "t1" for row in page.table.rows_model.rows))
    page.choose("t1")
    qtbot.waitUntil(lambda: "What Bo did not know" in page.why.toPlainText())
    assert page.why_head.accessibleName() == "Why Bo refused"
    page.why.link.emit("mind")
    assert (tab.page, tab.showing.mind, tab.showing.pinned) == ("minds", "bo", 500)
    window.do("colony.last")
    window.do("colony.offers")
    qtbot.waitUntil(lambda: page.why_head.accessibleName() == "Why Bo refused")
    page.why.link.emit("attempt")
    assert tab.page == "attempts"
    ledger = tab.findChild(AttemptsPage)
    qtbot.waitUntil(lambda: "these are the very bytes" in ledger.one.toPlainText())
