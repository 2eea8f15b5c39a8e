"""One table of actions: no key twice, each in a menu, in the palette and with somebody who carries it out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu

from concordui import application, icons
from concordui.actions import ACTIONS, MENUS, ActionSpec, ActionTable, plain
from concordui.folders import Folders
from concordui.keymap import Clash, clashes, portable, together
from concordui.palette_dialog import PaletteDialog, commands_of
from concordui.workspace import ActionState

WINDOW = [spec for spec in ACTIONS if spec.context == "window"]


def test_no_key_stands_for_two_actions_or_an_action_and_a_menu(qapp):
    assert clashes(ACTIONS, {}, MENUS) == []


@pytest.mark.parametrize(("keys", "holder"), [("Ctrl+N", "file.new"), ("Alt+F", "file")])
def test_a_key_that_is_taken_is_named(qapp, keys, holder):
    extra = ActionSpec("extra", "Extra", "file", 9, shortcuts=(keys,))
    assert clashes((*ACTIONS, extra), {}, MENUS) == [Clash(keys, holder, "extra")]


def test_every_key_of_the_table_is_one(qapp):
    assert [(spec.id, keys) for spec in ACTIONS for keys in spec.shortcuts if not portable(keys)] == []


def test_ids_are_unique_menus_exist_and_icons_ship():
    ids = [spec.id for spec in ACTIONS]
    assert len(set(ids)) == len(ids)
    assert {spec.menu for spec in ACTIONS} == {menu for menu, _, _ in MENUS}
    assert {spec.icon for spec in ACTIONS if spec.icon} <= icons.names()


def in_menu(menu: QMenu) -> list[QAction]:
    found: list[QAction] = []
    for action in menu.actions():
        found += in_menu(action.menu()) if action.menu() else [action]
    return found


def test_every_action_is_in_the_menu_of_its_row(window):
    for (menu_id, _, _), top in zip(MENUS, window.menuBar().actions(), strict=True):
        present = {action.objectName() for action in in_menu(top.menu())} - {""}
        assert present == {spec.id for spec in ACTIONS if spec.menu == menu_id}


def test_the_palette_lists_every_action(window):
    assert [command.id for command in commands_of(window.table)] == [spec.id for spec in ACTIONS]


@pytest.mark.full
def test_every_action_can_be_asked_for_with_the_keyboard_alone(qtbot, window):
    """By the palette: its words, Enter. All actions that can be possible together are let be so, to see that it is
    the one that is asked for.
    """
    wanted = []
    window.table.wanted.disconnect(window.do)
    window.table.wanted.connect(wanted.append)
    for spec in ACTIONS:
        for other in ACTIONS:
            window.table[other.id].setEnabled(together(spec.context, other.context))
        window.commands.open_palette()
        palette = window.findChild(PaletteDialog)
        qtbot.waitUntil(palette.field.hasFocus)
        qtbot.keyClicks(palette.field, plain(window.table[spec.id].text()))
        assert palette.model.shown[0].id == spec.id
        qtbot.keyClick(palette.field, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: window.findChild(PaletteDialog) is None)
    assert wanted == [spec.id for spec in ACTIONS]


def test_every_action_is_reached_in_the_menus_with_the_keyboard_alone(qtbot, window):
    """The key of each menu opens it; Down walks its lines, Right goes into a menu within it, Left back."""
    for spec in ACTIONS:
        window.table[spec.id].setEnabled(True)
    walked = []
    for _, _, keys in MENUS:
        combination = QKeySequence(keys)[0]
        qtbot.keyClick(window, combination.key(), combination.keyboardModifiers())
        qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
        walked += walk(qtbot, QApplication.activePopupWidget())
        qtbot.keyClick(QApplication.activePopupWidget(), Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)
    assert sorted(filter(None, walked)) == sorted(spec.id for spec in ACTIONS)


def walk(qtbot, menu: QMenu) -> list[str]:
    """The names of the actions that the arrow keys come by in a menu that is open, its first line chosen."""
    found: list[str] = []
    lines = [action for action in menu.actions() if not action.isSeparator() and action.isEnabled()]
    for line in lines:
        assert menu.activeAction() is line
        if line.menu() is None:
            found.append(line.objectName())
        elif line.menu().actions():
            qtbot.keyClick(menu, Qt.Key.Key_Right)
            found += walk(qtbot, line.menu())
            qtbot.keyClick(line.menu(), Qt.Key.Key_Left)
        qtbot.keyClick(menu, Qt.Key.Key_Down)
    return found


def test_every_action_of_the_window_has_somebody_who_carries_it_out(open_window, tmp_path):
    window = open_window(application.make_shell(Folders.under(tmp_path)))
    front = [spec for spec in ACTIONS if spec.context == "front" and not spec.id.startswith("dock.")]
    for spec in [*WINDOW, *front]:
        assert spec.id in window._handlers or spec.id.rpartition(".")[2] in window.pages.named, spec.id


def test_an_action_of_a_kind_that_is_not_there_cannot_be_done(window):
    assert not window.table["lab.paste"].isEnabled()
    assert not window.table["window.lab"].isEnabled()


def test_a_disabled_action_is_not_carried_out(qapp):
    table = ActionTable()
    wanted = []
    table.wanted.connect(wanted.append)
    table.show_states(("match",), {"match.send": ActionState(text="Send orders")})
    table.trigger("match.send")
    table.trigger("match.propose")
    assert wanted == ["match.send"]
    assert table["match.send"].text() == "Send orders"
    table.show_states(("match",), {})
    assert not table["match.send"].isEnabled()
    assert table["match.send"].text() == "Send"


def test_one_key_serves_each_kind_of_tab(qtbot, open_window, tmp_path):
    """F5 plays a commons where one is in front, and a colony where that is."""
    window = open_window(application.make_shell(Folders.under(tmp_path)))
    for kind, card in (("commons", "broken-and-punished"), ("colony", "quiet-day")):
        window.show_home(kind)
        qtbot.mouseClick(window.pages.named[kind].cards[card], Qt.MouseButton.LeftButton)
        tab = window.front()
        qtbot.waitUntil(lambda tab=tab: tab.states()[f"{tab.kind}.play"].checked)
        qtbot.keyClick(tab, Qt.Key.Key_F5)
        qtbot.waitUntil(lambda tab=tab: not tab.playback.playing)
