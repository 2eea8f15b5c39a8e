"""From launch to a match in one click, and the same with the keyboard alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu

from concordui.match.setup import HUMAN
from concordui.recent import RecentFiles
from concordui.start.cards import PowerCard, Tile
from concordui.workspace import Summary
from helpers.shell_world import NOON, NotePadKind, make_shell, matches

pytestmark = pytest.mark.sampled(3)

LEFT = Qt.MouseButton.LeftButton
POWERS = ("Phrygia", "Lydia", "Caria", "Bithynia", "Galatia", "Cilicia")


def kind_of(window) -> NotePadKind:
    return window.shell.kinds[0]


def card(window, power) -> PowerCard:
    return window.findChild(PowerCard, f"play-{power}")


def test_one_click_on_a_power_starts_a_match_against_the_last_bots(qtbot, window):
    window.shell.settings.update(bots={"Caria": "house.greedy"}, years=7)
    qtbot.mouseClick(card(window, "Lydia"), LEFT)
    [setup] = kind_of(window).setups
    assert setup.humans == ("Lydia",)
    assert setup.seats["Caria"] == "house.greedy"
    assert setup.seats["Galatia"] == "house.diplomat"
    assert (setup.seed, setup.max_years) == (2026, 7)
    assert setup.path == window.shell.folders.saves / "Match 1 Lydia.json"
    assert window.front().power == "Lydia"
    assert window.stack.currentWidget() is window.front()


def test_a_card_says_its_homes_and_units(window):
    assert [c.power for c in window.start.cards.cards] == list(POWERS)
    assert card(window, "Lydia").accessibleDescription() == "Pergamon, Smyrna, Sardis. 2 armies, 1 fleet"
    assert card(window, "Galatia").accessibleDescription().endswith("3 armies")


def test_arrow_keys_walk_among_the_cards_and_enter_plays(qtbot, window):
    first = window.start.first_focus()
    assert first is card(window, "Phrygia")
    qtbot.waitUntil(first.hasFocus)
    qtbot.keyClick(first, Qt.Key.Key_Right)
    qtbot.keyClick(card(window, "Lydia"), Qt.Key.Key_Right)
    assert card(window, "Caria").hasFocus()
    qtbot.keyClick(card(window, "Caria"), Qt.Key.Key_Return)
    assert kind_of(window).setups[0].humans == ("Caria",)


def open_menu(widget, reason) -> QMenu:
    place = QPoint(20, 20)
    QApplication.sendEvent(widget, QContextMenuEvent(reason, place, widget.mapToGlobal(place)))
    return widget.findChild(QMenu)


def test_right_click_or_the_menu_key_leads_to_the_options(qtbot, window):
    for reason in (QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard):
        menu = open_menu(card(window, "Galatia"), reason)
        assert [action.text() for action in menu.actions()] == ["Play as Galatia", "Play as Galatia with options..."]
        qtbot.keyClick(menu, Qt.Key.Key_Return)  # the options are chosen when the menu opens
        assert kind_of(window).asked[-1].humans == ("Galatia",)
        qtbot.waitUntil(lambda: card(window, "Galatia").findChild(QMenu) is None)


def test_the_last_choice_is_the_default_of_the_next_match(window):
    window.table.trigger("file.new")
    [asked] = kind_of(window).asked
    seats = {**asked.seats, "Phrygia": "house.greedy", "Lydia": HUMAN}
    kind_of(window).accepted(type(asked)(seats, asked.seed, 5, asked.path))
    assert window.shell.settings.value.bots["Phrygia"] == "house.greedy"
    assert HUMAN not in window.shell.settings.value.bots.values()
    assert matches(window).setup(["Lydia"]).max_years == 5


def test_watch_and_play_together_and_rules_are_a_click_away(qtbot, window):
    tiles = {tile.objectName(): tile for tile in window.findChildren(Tile)}
    qtbot.mouseClick(tiles["tile-file.watch"], LEFT)
    assert kind_of(window).setups[0].humans == ()
    window.table.trigger("window.start")
    qtbot.mouseClick(tiles["tile-file.share"], LEFT)
    assert len(kind_of(window).asked[0].humans) == 2
    beside = {"tile-window.lab", "tile-commons.home", "tile-colony.home", "tile-help.rules"}
    assert set(tiles) == {"tile-file.watch", "tile-file.share", *beside}


def test_a_long_sentence_of_the_last_match_makes_the_page_no_wider_than_the_window(qtbot, window):
    counts = ", ".join(f"{power} 3" for power in POWERS)
    summary = Summary(
        "Match 1: Phrygia", f"Year 1, Spring. Phrygia's turn: Proposals. Centres: {counts}", False, "Phrygia"
    )
    path = window.shell.folders.saves / "Match 1 Phrygia.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    window.shell.recent.note(path, "match", summary, NOON, {})
    window.resize(1000, 680)
    page = window.start
    qtbot.waitUntil(lambda: page.strip.button.width() == page.strip.button.sizeHint().width())
    assert page.strip.isVisible()
    assert page.widget().width() <= page.viewport().width()
    assert page.strip.geometry().right() <= page.viewport().width()


def test_a_refused_setup_is_a_sentence_in_the_window(qtbot, window):
    kind_of(window).refuses = True
    qtbot.mouseClick(card(window, "Lydia"), LEFT)
    [notice] = window.notices.notices()
    assert notice.title == "Cannot write the file."
    assert notice.text.endswith("Choose a folder you may write to.")
    qtbot.mouseClick(notice.cross, LEFT)
    assert not window.notices.isVisible()


def test_the_last_unfinished_match_is_one_click_away_at_the_next_start(qtbot, open_window, tmp_path):
    first = open_window(make_shell(tmp_path))
    assert not first.start.strip.isVisible()
    matches(first).play("Lydia")
    matches(first).watch()
    first.close()
    second = open_window(make_shell(tmp_path))
    assert second.start.strip.isVisible()
    qtbot.waitUntil(second.start.strip.button.hasFocus)
    qtbot.mouseClick(second.start.strip.button, LEFT)
    assert second.front().title() == "Match 1: Lydia"


def test_recent_files_show_title_sentence_time_and_a_map(qtbot, open_window, tmp_path):
    window = open_window(make_shell(tmp_path))
    matches(window).play("Lydia")
    window.recorder.flush()
    [row] = window.start.recent_list.rows()
    assert row.accessibleName() == "Match 1: Lydia. Year 1, Spring. Your proposals are due. Today 12:00"
    assert not row._picture.isNull()
    recent: RecentFiles = window.shell.recent
    entry = recent.files()[0]
    assert entry.used == NOON
    assert recent.picture(entry.path, "light").read_bytes() != recent.picture(entry.path, "dark").read_bytes()


def test_a_recent_file_opens_with_a_click_and_goes_with_delete(qtbot, window):
    matches(window).play("Lydia")
    window.close_front()
    [row] = window.start.recent_list.rows()
    qtbot.mouseClick(row, LEFT)
    assert window.front().power == "Lydia"
    window.close_front()
    [row] = window.start.recent_list.rows()
    qtbot.keyClick(row, Qt.Key.Key_Delete)
    assert window.start.recent_list.rows() == []
    assert window.start._empty.isVisible()
    assert (window.shell.folders.saves / "Match 1 Lydia.json").exists()


def test_a_missing_recent_file_says_so_and_offers_no_continue(qtbot, open_window, tmp_path):
    window = open_window(make_shell(tmp_path))
    matches(window).play("Lydia")
    window.close_front()
    (window.shell.folders.saves / "Match 1 Lydia.json").unlink()
    window.shell.recent.changed.emit()
    [row] = window.start.recent_list.rows()
    assert row.sentence().startswith("The file is not there any more: ")
    assert not window.start.strip.isVisible()
    qtbot.mouseClick(row, LEFT)
    assert window.notices.notices()[0].title == "The file is not there any more."


def test_the_page_reads_at_the_smallest_and_at_a_very_wide_size(open_window, shell):
    window = open_window(shell, 1280, 800)
    page = window.start
    for width, columns in ((1280, 6), (960, 6), (3840, 6)):
        window.resize(width, 800)
        page._fit()
        assert page.cards._columns == columns
        assert page.horizontalScrollBar().maximum() == 0
        heights = {card.height() for card in page.cards.cards}
        assert len(heights) == 1
