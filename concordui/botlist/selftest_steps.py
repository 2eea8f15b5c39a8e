"""The self-test's steps on the page of the bots: the list, and a check from its beginning to its verdict."""

from __future__ import annotations

from PySide6.QtCore import Qt

from concordui.botlist.page import BotsPage
from concordui.botlist.report_view import RuleRow
from concordui.selftest import Step
from concordui.selftest_driver import Driver

CHECKED = "house.greedy-js"


def listed(driver: Driver) -> None:
    driver.key(Qt.Key.Key_6, Qt.KeyboardModifier.ControlModifier)
    page = driver.find(BotsPage)
    ids = [row.bot.id for row in page.rows]
    driver.expect("bots in both languages are listed", {"house.greedy", CHECKED} <= set(ids))
    page.choose(ids.index(CHECKED))


def checking(driver: Driver) -> None:
    page = driver.find(BotsPage)
    driver.click(page.detail.button)
    driver.wait("the check to be under way", lambda: page.detail.bar.value() > 0)


def checked(driver: Driver) -> None:
    page = driver.find(BotsPage)
    driver.wait("the check to end", lambda: not page.checking)
    row = page.chosen()
    driver.expect("the bot conforms", row is not None and row.verdict is not None and row.verdict.passed)
    driver.expect("each rule is listed", len(page.detail.report.findChildren(RuleRow)) > 10)


STEPS = (
    Step("bots", "list", listed),
    Step("bots", "checking", checking),
    Step("bots", "checked", checked),
)
