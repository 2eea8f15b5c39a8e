"""The page of the bots: what it lists, how a bot is checked on it, and that it follows the files."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest

from concordui.botlist.page import BotsPage
from concordui.botlist.report_view import RuleRow
from engine.errors import BotError
from engine.resources import HOUSE_BOTS
from helpers.hands import click, nameless, table_texts, told

pytestmark = pytest.mark.sampled(2)

NOW = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
HOLDS = '"""Holds, and hopes for the best."""\nname = "Patience"\n\ndef orders(state):\n    return []\n'
BAD = "def orders(state):\n    return {1, 2}\n"


def now() -> datetime:
    return NOW


@pytest.fixture
def own(tmp_path: Path) -> Path:
    folder = tmp_path / "bots"
    folder.mkdir()
    return folder


@pytest.fixture
def page(qtbot, dressed, own: Path, tmp_path: Path) -> Iterator[BotsPage]:
    page = BotsPage(lambda: (HOUSE_BOTS, own), tmp_path / "data", now)
    qtbot.addWidget(page)
    page.resize(1200, 800)
    page.show()
    qtbot.waitExposed(page)
    yield page
    page.end()


def cells(page: BotsPage, bot_id: str) -> list[str]:
    [found] = [row for row in table_texts(page.table) if row[1] == bot_id]
    return found


def choose(page: BotsPage, bot_id: str) -> None:
    page.choose([row.bot.id for row in page.rows].index(bot_id))


def test_every_bot_stands_with_its_language_origin_contract_and_rating(page: BotsPage, own: Path) -> None:
    (own / "patience.py").write_text(HOLDS, encoding="utf-8")
    page.reload()
    assert cells(page, "patience") == ["Patience", "patience", "Python", "Yours", "Not checked", "–", "–"]
    assert cells(page, "house.hold")[2:5] == ["Python", "House sample", "Not checked"]
    choose(page, "patience")
    assert page.detail._about.accessibleName() == "Holds, and hopes for the best."
    assert nameless(page) == []


def test_a_bot_that_is_written_or_edited_while_the_page_is_shown_appears(qtbot, page: BotsPage, own: Path) -> None:
    path = own / "patience.js"
    path.write_text("module.exports = { orders() { return []; } };\n", encoding="utf-8")
    qtbot.waitUntil(lambda: any(row.bot.id == "patience" for row in page.rows), timeout=10_000)
    assert cells(page, "patience")[2] == "JavaScript"
    path.write_text("module.exports = { name: 'Pat', orders() { return []; } };\n", encoding="utf-8")
    qtbot.waitUntil(lambda: cells(page, "patience")[0] == "Pat", timeout=10_000)


@pytest.mark.full
def test_a_check_runs_beside_the_window_and_its_verdict_stays(qtbot, page: BotsPage, own: Path, tmp_path: Path) -> None:
    (own / "bad.py").write_text(BAD, encoding="utf-8")
    page.reload()
    choose(page, "bad")
    click(page.detail.button)
    assert page.checking
    assert page.detail.button.text() == "Cancel the check"
    choose(page, "house.hold")
    assert page.detail.button.text() == "Cancel the check of bad"
    choose(page, "bad")
    qtbot.waitUntil(lambda: not page.checking, timeout=60_000)
    assert cells(page, "bad")[4].startswith("Breaks ")
    first = page.detail.report.findChildren(RuleRow)[0]
    assert first.accessibleName().endswith("broken")
    assert first.accessibleDescription()
    again = BotsPage(lambda: (HOUSE_BOTS, own), tmp_path / "data", now)
    qtbot.addWidget(again)
    again.reload()
    assert cells(again, "bad")[4].startswith("Breaks ")


def test_enter_checks_the_chosen_bot_and_cancel_ends_it(qtbot, page: BotsPage) -> None:
    choose(page, "house.hold")
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert page.checking
    click(page.detail.button)
    qtbot.waitUntil(lambda: not page.checking, timeout=10_000)
    assert cells(page, "house.hold")[4] == "Not checked"


def test_a_check_of_a_bot_that_left_the_list_can_be_ended_from_another(qtbot, page: BotsPage, own: Path) -> None:
    path = own / "going.py"
    path.write_text(HOLDS, encoding="utf-8")
    page.reload()
    choose(page, "going")
    page.check()
    path.unlink()
    page.reload()
    assert page.detail.button.text() == "Cancel the check of going"
    click(page.detail.button)
    qtbot.waitUntil(lambda: not page.checking, timeout=10_000)
    assert page.detail.button.text() == "&Check bot"


def test_two_files_with_one_id_are_said_and_all_other_bots_stay(page: BotsPage, own: Path) -> None:
    spy = QSignalSpy(page.failed)
    for ending in ("py", "js"):
        (own / f"twin.{ending}").write_text("", encoding="utf-8")
    (own / "mine.py").write_text("", encoding="utf-8")
    page.reload()
    [error] = told(spy)
    assert isinstance(error, BotError)
    assert "twin" in error.what
    assert cells(page, "house.hold")
    assert cells(page, "mine")


def test_a_check_that_runs_ends_with_the_page(page: BotsPage) -> None:
    choose(page, "house.hold")
    page.check()
    page.end()
    assert not page.checking
