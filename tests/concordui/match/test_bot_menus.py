"""A bot's author at the window: the bot's log, and its file loaded anew while the match goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from concordui.match.bot_log import BotLogDialog
from concordui.match.telling import log_lines
from engine.anatolia.record import GameRecord
from helpers.hands import nameless
from helpers.match_hands import MatchHands

RAISES = "def orders(state):\n    raise ValueError('no orders today')\n"
HOLDS = "def orders(state):\n    return [{'unit': unit, 'type': 'hold'} for unit in state['legalOrders']]\n"


@pytest.fixture
def bot(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(RAISES, encoding="utf-8")
    return path


def lines(hands: MatchHands) -> list[str]:
    model = hands.desk.model
    bots = hands.workspace.opening.bots
    return [said.text for entry in model.visible_log for said in log_lines(entry.event, bots)]


@pytest.fixture
def hands(start_match, bot: Path) -> MatchHands:
    """A match with the bot as Caria, in which a person plays Lydia; its orders of the first Spring have failed."""
    hands = start_match("Lydia", bots={"Caria": str(bot)}, start={"phase": "orders"})
    hands.wait_for_turn("orders")
    hands.click_main()
    hands.wait(lambda: hands.desk.reviewing)
    return hands


def popup() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def choose(text: str) -> None:
    """Click an entry of the menu that is open."""
    menu = popup()
    [action] = [action for action in menu.actions() if action.text() == text]
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())


@pytest.mark.full
def test_an_author_reads_why_mends_the_file_and_reloads_it_from_the_bots_log(hands: MatchHands, bot: Path) -> None:
    hands.click(hands.workspace.docks.log.strip.link)
    dialog = hands.workspace.findChild(BotLogDialog)
    assert "ValueError: no orders today" in dialog.text.toPlainText()
    assert nameless(dialog) == []
    bot.write_text(HOLDS, encoding="utf-8")
    hands.click(dialog.reload)
    hands.wait(lambda: "Caria (mine) was read again. It takes its seat before the next phase." in lines(hands))
    hands.click_main()
    hands.wait_for_turn("negotiate-propose")
    hands.click_send_in_dialog()
    loaded = "Caria (mine) was loaded anew and given the match so far."
    hands.wait(lambda: any(line.startswith(loaded) for line in lines(hands)))
    hands.wait_for_anything()
    record = GameRecord.load(hands.workspace.opening.path)
    assert [phase.reloads for phase in record.phases if phase.reloads] == [["Caria"]]


@pytest.mark.full
def test_the_seat_of_a_bot_has_a_menu_and_that_of_a_person_has_none(hands: MatchHands) -> None:
    for power, texts in (("Lydia", None), ("Caria", ["Reload mine", "Show the bot's log"])):
        cell = hands.workspace.bar.cells[power]
        at = cell.rect().center()
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, cell.mapToGlobal(at))
        QApplication.sendEvent(cell, event)
        menu = QApplication.activePopupWidget()
        assert (None if menu is None else [action.text() for action in menu.actions()]) == texts
    popup().close()


@pytest.mark.full
def test_by_keyboard_the_bot_to_reload_is_chosen_from_a_menu(hands: MatchHands, match_window, bot: Path) -> None:
    bot.write_text("def orders(state:\n", encoding="utf-8")
    match_window.table.trigger("match.reload")
    assert [action.text() for action in popup().actions()][:2] == ["Phrygia: house.hold", "Caria: mine"]
    hands.press(Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Return)
    hands.wait(lambda: any("was read again" in line for line in lines(hands)))


@pytest.mark.full
def test_a_file_that_is_gone_is_said_and_the_bot_plays_on(hands: MatchHands, match_window, bot: Path) -> None:
    bot.unlink()
    hands.workspace.bot_menus.open_seat_menu("Caria", QPoint(0, 0))
    choose("Reload mine")
    hands.wait(lambda: any("could not be loaded anew and plays on as it was" in line for line in lines(hands)))
    hands.click_main()
    hands.wait_for_turn("negotiate-propose")
    assert not any("was read again" in line for line in lines(hands))


@pytest.mark.full
def test_after_the_result_logs_can_be_read_and_nothing_is_reloaded(start_match, match_window, bot: Path) -> None:
    hands = start_match(bots={"Caria": str(bot)}, max_years=1)
    hands.wait(lambda: hands.desk.model.result is not None)
    assert not match_window.table["match.reload"].isEnabled()
    match_window.table.trigger("match.bot_log")
    choose("Caria: mine")
    dialog = hands.workspace.findChild(BotLogDialog)
    assert "no orders today" in dialog.text.toPlainText()
    assert not dialog.reload.isEnabled()
    dialog.close()
