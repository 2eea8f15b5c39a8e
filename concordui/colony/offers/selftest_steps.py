"""The self-test's steps on the pages of offers, topics and attempts: why Bo refused, and what his answer cost."""

from __future__ import annotations

from PySide6.QtCore import Qt

from concordui.colony.attempts.page import AttemptsPage
from concordui.colony.offers.page import OffersPage
from concordui.colony.topics.page import TopicsPage
from concordui.selftest import Step
from concordui.selftest_driver import Driver

PAGE = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


def offers(driver: Driver) -> None:
    """The screen alone says why Bo refused and what he did not know."""
    driver.key(Qt.Key.Key_2, PAGE)
    page = driver.find(OffersPage)
    driver.wait("the threads", lambda: len(page.table.rows_model.rows) >= 1)
    refused = next(row for row in page.table.rows_model.rows if row.state == "refused")
    place = page.table.rows_model.place(refused.id)
    page.table.setFocus()
    page.table.selectRow(place or 0)
    driver.wait("why Bo refused", lambda: page.why_head.accessibleName() == "Why Bo refused")
    driver.wait("what Bo did not know", lambda: "What Bo did not know" in page.why.toPlainText())
    driver.expect("his own words stand there", "hungry" in page.why.toPlainText())


def attempts(driver: Driver) -> None:
    """What he was asked is rebuilt, byte for byte."""
    page = driver.find(OffersPage)
    page.why.link.emit("attempt")
    ledger = driver.find(AttemptsPage)
    driver.expect("the ledger is shown", ledger.isVisible())
    driver.wait("the very bytes", lambda: "the very bytes" in ledger.one.toPlainText())
    driver.key(Qt.Key.Key_3, PAGE)
    topics = driver.find(TopicsPage)
    driver.wait("what woke the core", lambda: "By: " in topics.woken.accessibleDescription())
    driver.key(Qt.Key.Key_1, PAGE)


STEPS = (Step("colony", "offers", offers), Step("colony", "attempts", attempts))
