"""The command palette: opened by key or click, used with the keyboard alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from concordui.command_box import CommandBox
from concordui.palette_dialog import PaletteDialog

pytestmark = pytest.mark.sampled(3)


@pytest.fixture
def palette(qtbot, window) -> PaletteDialog:
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(window, Qt.Key.Key_P, keys)
    dialog = window.findChild(PaletteDialog)
    qtbot.waitUntil(dialog.field.hasFocus)
    return dialog


def test_the_box_in_the_menu_bar_opens_it(qtbot, window):
    qtbot.mouseClick(window.findChild(CommandBox), Qt.MouseButton.LeftButton)
    assert window.findChild(PaletteDialog).isVisible()


def test_what_can_be_done_stands_before_what_cannot(palette):
    enabled = [command.enabled for command in palette.model.shown]
    assert enabled == sorted(enabled, reverse=True)
    assert False in enabled


def test_typing_and_enter_does_it(qtbot, window, palette):
    qtbot.keyClicks(palette.field, "sett")
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert window.stack.currentWidget() is window.settings
    qtbot.waitUntil(lambda: window.findChild(PaletteDialog) is None)


def test_arrows_choose_and_go_round(qtbot, palette):
    first = palette.list.currentIndex().row()
    qtbot.keyClick(palette.field, Qt.Key.Key_Up)
    assert palette.list.currentIndex().row() == palette.model.rowCount() - 1
    qtbot.keyClick(palette.field, Qt.Key.Key_Down)
    qtbot.keyClick(palette.field, Qt.Key.Key_Down)
    assert palette.list.currentIndex().row() == first + 1
    qtbot.keyClick(palette.field, Qt.Key.Key_PageDown)
    assert palette.list.currentIndex().row() == first + 13


def test_what_cannot_be_done_now_says_so_and_stays_undone(qtbot, window, palette):
    wanted = []
    window.table.wanted.connect(wanted.append)
    qtbot.keyClicks(palette.field, "propose a pact")
    assert palette._hint.text() == "This can't be done now."
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert wanted == []
    assert palette.isVisible()


def test_escape_leaves(qtbot, window, palette):
    qtbot.keyClick(palette.field, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.findChild(PaletteDialog) is None)


def test_letters_of_no_command_say_so(qtbot, palette):
    qtbot.keyClicks(palette.field, "qqqq")
    assert palette._hint.text() == "No command has these letters."
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert palette.isVisible()


def test_a_click_does_it_too(qtbot, window, palette):
    qtbot.keyClicks(palette.field, "sett")
    place = palette.list.visualRect(palette.model.index(0, 0)).center()
    qtbot.mouseClick(palette.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.stack.currentWidget() is window.settings
