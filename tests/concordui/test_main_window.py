"""Tabs, opening files, docks and what stays where it was."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMenu

from concordui.docks import WIDTH
from concordui.main_window import MainWindow
from concordui.widgets import DialogShell
from engine.errors import FileError
from helpers.shell_world import make_shell, matches

pytestmark = pytest.mark.sampled(3)

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier


def titles(window) -> list[str]:
    return [window.tabs.bar.tabText(i) for i in range(window.tabs.bar.count())]


def test_each_match_has_a_tab_and_its_words_stand_in_title_and_status(window):
    matches(window).play("Lydia")
    matches(window).play("Caria")
    assert titles(window) == ["Match 1: Lydia", "Match 2: Caria"]
    assert window.windowTitle() == "Match 2: Caria \N{EN DASH} Concord"
    assert window.status.status().left[0].startswith("Saved")
    assert window.rail.button("match").isChecked()
    window.table.trigger("window.start")
    assert window.windowTitle() == "Concord"
    assert not window.tabs.isVisible()
    window.table.trigger("window.match")
    assert window.front().power == "Caria"


def test_tabs_go_round_with_the_keyboard(qtbot, window):
    for power in ("Lydia", "Caria", "Galatia"):
        matches(window).play(power)
    qtbot.keyClick(window, Qt.Key.Key_PageDown, CTRL)
    assert window.front().power == "Lydia"
    qtbot.keyClick(window, Qt.Key.Key_PageUp, CTRL)
    assert window.front().power == "Galatia"


def test_a_tab_is_closed_with_its_cross_the_middle_button_or_the_key(qtbot, window):
    closed = []
    window.deck.ended.connect(closed.append)
    for power in ("Lydia", "Caria", "Galatia"):
        matches(window).play(power)
    pads = window.deck.workspaces()
    bar = window.tabs.bar
    qtbot.mouseClick(bar, LEFT, pos=bar.cross(2).center())
    assert titles(window) == ["Match 1: Lydia", "Match 2: Caria"]
    qtbot.mouseClick(bar, Qt.MouseButton.MiddleButton, pos=bar.tabRect(0).center())
    assert titles(window) == ["Match 2: Caria"]
    qtbot.keyClick(window, Qt.Key.Key_W, CTRL)
    assert window.stack.currentWidget() is window.start
    assert [pad.power for pad in closed] == ["Galatia", "Lydia", "Caria"]
    assert all(pad.ended == 1 for pad in pads)


def test_a_click_on_a_tab_brings_it_forward(qtbot, window):
    matches(window).play("Lydia")
    matches(window).play("Caria")
    bar = window.tabs.bar
    qtbot.mouseClick(bar, LEFT, pos=bar.tabRect(0).center())
    assert window.front().power == "Lydia"
    assert window.stack.currentWidget() is window.front()


def test_opening_a_game_again_brings_its_tab_forward(window, tmp_path):
    matches(window).play("Lydia")
    matches(window).play("Caria")
    saves = window.shell.folders.saves
    link = tmp_path / "link.json"
    link.symlink_to(saves / "Match 1 Lydia.json")
    window.open_path(link)
    assert window.front().power == "Lydia"
    assert len(window.deck.workspaces()) == 2


@pytest.mark.parametrize(
    ("content", "title"),
    [
        (None, "The file is not there any more."),
        ("{", "This is not JSON (Expecting property name enclosed in double quotes)."),
        ("[1]", "This file is nothing that can be opened."),
        (b"\xff\xfe", "This is not UTF-8 text."),
    ],
)
def test_a_bad_file_is_a_sentence_with_what_to_do_and_nothing_opens(window, tmp_path, content, title):
    path = tmp_path / "game.json"
    if content is not None:
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    assert window.open_path(path) is None
    [notice] = window.notices.notices()
    assert notice.title == title
    assert str(path) in notice.text
    assert notice.text.endswith(".")
    assert window.deck.workspaces() == ()


def test_a_folder_is_no_game(window, tmp_path):
    window.open_path(tmp_path)
    assert window.notices.notices()[0].title == "This folder is nothing that can be opened."


def test_the_same_refusal_twice_is_one_note_and_there_are_never_more_than_three(window, tmp_path):
    for name in ("a", "a", "b", "c", "d"):
        window.open_path(tmp_path / name)
    assert [n.text.split(".")[0][-1] for n in window.notices.notices()] == ["d", "c", "b"]


def drop(window, urls) -> bool:
    data = QMimeData()
    data.setUrls(urls)
    action, buttons, keys = Qt.DropAction.CopyAction, LEFT, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(300, 300), action, data, buttons, keys)
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(300, 300), action, data, buttons, keys))
    return enter.isAccepted()


def test_a_dropped_file_opens(window, tmp_path):
    path = tmp_path / "game.json"
    path.write_text('{"power": "Cilicia"}')
    assert not drop(window, [QUrl("https://example.org/game.json")])
    assert drop(window, [QUrl.fromLocalFile(str(path))])
    assert window.front().power == "Cilicia"


def test_actions_of_the_match_go_to_the_tab_in_front(qtbot, window):
    assert not window.table["match.send"].isEnabled()
    matches(window).play("Lydia")
    assert window.table["match.send"].text() == "Send orders"
    qtbot.keyClick(window, Qt.Key.Key_Return, CTRL)
    qtbot.keyClick(window, Qt.Key.Key_Z, CTRL)
    assert window.front().done == ["match.send"]
    window.table.trigger("window.start")
    assert not window.table["match.send"].isEnabled()


def test_single_keys_hold_only_in_the_map(qtbot, window):
    matches(window).play("Lydia")
    pad = window.front()
    qtbot.waitUntil(pad.target.hasFocus)
    qtbot.keyClick(pad.target, Qt.Key.Key_H)
    assert pad.done == ["map.hold"]
    window.tabs.bar.setFocus()
    qtbot.keyClick(window.tabs.bar, Qt.Key.Key_H)
    assert pad.done == ["map.hold"]
    matches(window).play("Caria")
    qtbot.waitUntil(window.front().target.hasFocus)
    qtbot.keyClick(window.front().target, Qt.Key.Key_H)
    assert window.front().done == ["map.hold"]


def test_a_dock_closes_and_opens_by_its_action(window):
    matches(window).play("Lydia")
    host = window.front().host
    assert window.table["dock.trust"].isChecked()
    assert not window.table["dock.log"].isEnabled()
    window.table.trigger("dock.trust")
    assert not host.is_open("dock.trust")
    assert not window.table["dock.trust"].isChecked()
    window.table.trigger("dock.trust")
    assert host.is_open("dock.trust")


def test_docks_at_the_right_are_as_wide_as_the_look_says(qtbot, window):
    matches(window).play("Lydia")
    dock = window.front().host.docks()["dock.orders"]
    qtbot.waitUntil(lambda: dock.width() == WIDTH)


def test_docks_are_where_they_were_next_time(qtbot, open_window, tmp_path):
    first = open_window(make_shell(tmp_path))
    matches(first).play("Lydia")
    host = first.front().host
    host.set_open("dock.trust", False)
    host.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, host.docks()["dock.promises"])
    first.resize(1200, 700)
    first.close()
    second = open_window(make_shell(tmp_path))
    matches(second).play("Caria")
    host = second.front().host
    qtbot.waitUntil(lambda: not host.is_open("dock.trust"))
    assert host.dockWidgetArea(host.docks()["dock.promises"]) == Qt.DockWidgetArea.LeftDockWidgetArea
    second.table.trigger("dock.reset")
    assert host.is_open("dock.trust")
    assert host.dockWidgetArea(host.docks()["dock.promises"]) == Qt.DockWidgetArea.RightDockWidgetArea


def test_a_dock_that_floats_goes_and_comes_with_its_match(qtbot, open_window, tmp_path):
    window = open_window(make_shell(tmp_path))
    matches(window).play("Lydia")
    host = window.front().host
    dock = host.docks()["dock.trust"]
    dock.setFloating(True)
    qtbot.waitUntil(dock.isVisible)
    window.table.trigger("window.start")
    assert not dock.isVisible()
    assert host.is_open("dock.trust")
    window.table.trigger("window.match")
    assert dock.isVisible()
    assert dock.isFloating()
    window.table.trigger("window.start")
    window.close()
    second = open_window(make_shell(tmp_path))
    matches(second).play("Caria")
    host = second.front().host
    qtbot.waitUntil(host.docks()["dock.trust"].isFloating)
    assert host.is_open("dock.trust")
    assert host.docks()["dock.trust"].isVisible()


def test_the_window_is_as_large_as_it_was(open_window, tmp_path):
    first = open_window(make_shell(tmp_path), 1130, 720)
    first.close()
    second = open_window(make_shell(tmp_path))
    second.place()
    assert second.height() == 720  # Qt keeps the width on the screen, which is 800 wide here


def test_the_first_window_fills_a_screen_that_is_smaller_than_itself(qtbot, dressed, tmp_path):
    window = MainWindow(make_shell(tmp_path))
    window.place()
    window.show()
    qtbot.waitExposed(window)
    room = window.screen().availableGeometry()  # 800 wide offscreen: less than 1440
    assert window.isMaximized()
    assert room.contains(window.geometry().topLeft())
    assert window.height() <= room.height()
    window.close()
    window.deleteLater()


@pytest.mark.thinned(2)
@pytest.mark.parametrize("text", ["{", "[]", '{"window": 3}', '{"window": "no base64", "docks.match": "AAAA"}'])
def test_a_damaged_layout_file_is_a_default_layout(open_window, tmp_path, text):
    shell = make_shell(tmp_path)
    shell.folders.data.mkdir(parents=True)
    (shell.folders.data / "layout.json").write_text(text)
    window = open_window(shell)
    matches(window).play("Lydia")
    assert window.front().host.is_open("dock.trust")


def test_closing_the_window_ends_every_match_the_last_first(window):
    ended = []
    window.deck.ended.connect(ended.append)
    for power in ("Lydia", "Caria"):
        matches(window).play(power)
    window.close()
    assert [pad.power for pad in ended] == ["Caria", "Lydia"]
    assert window.deck.workspaces() == ()


def test_open_recent_lists_the_files(window):
    matches(window).play("Lydia")
    window.close_front()
    [action] = window.recent_menu.menu.actions()
    assert action.text() == "Match 1: Lydia"
    action.trigger()
    assert window.front().power == "Lydia"


def test_menus_open_by_key_and_work_with_arrows(qtbot, window):
    qtbot.keyClick(window, Qt.Key.Key_W, Qt.KeyboardModifier.AltModifier)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.title() == "Window"
    qtbot.keyClick(menu, Qt.Key.Key_Down)
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    assert window.stack.currentWidget() is window.pages.named["match"]


def test_pages_to_read_open_and_find_words(qtbot, window):
    from concordui.pages import ReadingWindow

    window.table.trigger("help.shortcuts")
    [page] = window.findChildren(ReadingWindow)
    assert "Ctrl+Shift+P" in page.browser.toPlainText()
    qtbot.keyClicks(page.find_field, "full screen")
    assert page.browser.textCursor().selectedText() == "Full screen"
    page.close()


def test_a_floating_dock_floats_again_next_time(qtbot, open_window, tmp_path):
    first = open_window(make_shell(tmp_path))
    matches(first).play("Lydia")
    first.front().host.docks()["dock.promises"].setFloating(True)
    first.close()
    second = open_window(make_shell(tmp_path))
    matches(second).play("Caria")
    dock = second.front().host.docks()["dock.promises"]
    qtbot.waitUntil(dock.isFloating)
    second.table.trigger("dock.reset")
    assert not dock.isFloating()


def test_the_keys_of_the_window_hold_in_a_dialog_beside_it(qtbot, window):
    dialog = DialogShell("Propose a pact", parent=window)
    dialog.show()
    qtbot.waitExposed(dialog)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.keyClick(dialog, Qt.Key.Key_Comma, CTRL)
    assert window.stack.currentWidget() is window.settings
    dialog.close()


def test_a_match_never_begins_in_the_file_of_another_tab(window, tmp_path):
    setup = replace(matches(window).setup(["Lydia"]), path=tmp_path / "mine.json")
    first = matches(window).begin(setup)
    assert matches(window).begin(setup) is None
    assert window.deck.workspaces() == (first,)
    assert window.notices.notices()[0].title == "This file is open in another tab."


def test_what_cannot_be_kept_stops_the_tab_and_the_window_once_and_says_why(window):
    matches(window).play("Lydia")
    pad = window.front()
    pad.held = FileError("this can't be kept", "the disk", "save it somewhere else")
    window.close_front()
    assert window.deck.workspaces() == (pad,)
    assert window.notices.notices()[0].title == "This can't be kept."
    pad.held = FileError("this can't be kept", "the disk", "save it somewhere else")
    assert not window.close()
    assert window.deck.workspaces() == (pad,)
    assert window.close()
    assert pad.ended == 1


def test_a_note_about_a_file_goes_with_the_second_tab_after_it_was_seen_or_when_the_file_is_opened(
    qtbot, window, tmp_path
):
    for power in ("Lydia", "Caria"):
        matches(window).play(power)
    first, second = window.deck.workspaces()
    faulty = tmp_path / "faulty.json"

    def refused():
        faulty.write_text("{")
        assert window.open_path(faulty) is None
        [note] = window.notices.notices()
        return note

    note = refused()
    for workspace in (first, second, first):
        window.deck.bring_forward(workspace)
    assert window.notices.notices() == [note], "nobody has seen it yet"
    qtbot.waitUntil(lambda: note.seen)
    window.deck.bring_forward(second)
    window.show_page("start")
    assert window.notices.notices() == [note]
    window.deck.bring_forward(first)
    assert window.notices.notices() == []

    refused()
    faulty.write_text(first.path().read_text())
    assert window.open_path(faulty) is not None
    assert window.notices.notices() == []

    other = window.notices.say("info", "About no file.", "It stays until it is closed.")
    qtbot.waitUntil(lambda: other.seen)
    for workspace in (first, second, first):
        window.deck.bring_forward(workspace)
    assert window.notices.notices() == [other]
