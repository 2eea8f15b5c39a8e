"""The self-test's steps on the page *Timelines*: a checkpoint, back to it in a new timeline, two compared, and on."""

from __future__ import annotations

from PySide6.QtCore import Qt

from concordui.colony.timelines.page import TimelinesPage
from concordui.selftest import Step
from concordui.selftest_driver import Driver
from concordui.widgets import LinkButton

PAGE_KEY = (Qt.Key.Key_5, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)


def page_of(driver: Driver) -> TimelinesPage:
    """The page of the colony in front."""
    front = driver.window.front()
    found = None if front is None else front.findChild(TimelinesPage)
    driver.expect("the colony in front has timelines", found is not None)
    assert found is not None
    return found


def checkpoint(driver: Driver) -> None:
    page = page_of(driver)
    driver.key(*PAGE_KEY)
    driver.wait("the tree", lambda: page.tree.tree is not None)
    view, last = page.tree.view, page.showing.last
    view.setFocus()
    for _ in range(3):
        driver.key(Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    driver.expect("three hours back are chosen", view.place is not None and view.place.tick == last - 180)
    driver.click(page.tree.card.take_button)
    driver.wait("a checkpoint to lie beside the store", lambda: len(page.tree.shelf.rows_model.rows) == 1)


def restored(driver: Driver) -> None:
    page = page_of(driver)
    before = page.showing.timeline
    driver.wait("what it loses to be counted", lambda: bool(page.tree.card.note.accessibleDescription()))
    driver.click(page.tree.card.restore_button)
    driver.wait("a new timeline", lambda: page.showing.timeline != before)
    driver.wait("the tree to have it", lambda: page.tree.tree is not None and len(page.tree.tree.branches) == 2)
    driver.expect("how it went is said", page.notes.isVisible())


def compared(driver: Driver) -> None:
    page = page_of(driver)
    page.tree.view.setFocus()
    driver.key(Qt.Key.Key_Up)
    driver.key(Qt.Key.Key_End)
    driver.click(page.tree.card.compare_button)
    driver.wait("both sides", lambda: page.compare.compared is not None)
    driver.click(page.views.buttons()[0])


def gone_back(driver: Driver) -> None:
    page = page_of(driver)
    left = page.showing.timeline
    back = next(link for link in page.note.findChildren(LinkButton) if link.isVisible() and "t1" in link.text())
    driver.click(back)
    driver.wait("the timeline that was left", lambda: page.showing.timeline != left)
    driver.wait("the tree to say so", lambda: page.tree.tree is not None and page.tree.tree.running != left)


STEPS = (
    Step("colony", "a checkpoint", checkpoint),
    Step("colony", "restored", restored),
    Step("colony", "two timelines", compared),
    Step("colony", "gone back", gone_back),
)
