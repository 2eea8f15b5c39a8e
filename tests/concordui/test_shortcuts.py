"""Keys of commands are changed on the settings page: at once, with the keyboard alone, and never two for one key."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QWidget

from concordui import application
from concordui.actions import ACTIONS
from concordui.folders import Folders
from concordui.notices import Notice
from concordui.pages import ReadingWindow
from concordui.settings import SettingsStore
from concordui.settings_page import SettingsPage
from concordui.theme import theme

pytestmark = pytest.mark.sampled(3)

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def page(window) -> SettingsPage:
    window.table.trigger("file.settings")
    return window.settings


def choose(page, action_id: str) -> None:
    """Go to a command in the list, then to the field."""
    listed = page.shortcuts.list
    listed.setCurrentIndex(listed.rows_model.index(listed.rows_model.place(action_id), 0))
    assert listed.selected_key == action_id
    page.shortcuts.field.setFocus()


def keys(window, action_id: str) -> list[str]:
    return [each.toString() for each in window.table[action_id].shortcuts()]


def stored(window) -> dict[str, tuple[str, ...]]:
    return SettingsStore(window.shell.settings.path).value.shortcuts


def links(page) -> list[QAbstractButton]:
    return [button for button in page.shortcuts.note.findChildren(QAbstractButton) if button.isVisible()]


def test_every_command_is_in_the_list_with_the_keys_that_hold(window, page):
    shown = {row.id: row.keys for row in page.shortcuts.list.rows_model.rows}
    form = QKeySequence.SequenceFormat.NativeText
    assert shown == {s.id: ", ".join(k.toString(form) for k in window.table[s.id].shortcuts()) for s in ACTIONS}


def test_keys_that_are_free_hold_at_once_and_in_the_next_session(qtbot, window, page):
    choose(page, "window.bots")
    qtbot.keyClick(page.shortcuts.field, Qt.Key.Key_F, CTRL | ALT)
    assert keys(window, "window.bots") == ["Ctrl+Alt+F"]
    assert stored(window) == {"window.bots": ("Ctrl+Alt+F",)}
    assert page.shortcuts.field.text() == "Ctrl+Alt+F"
    qtbot.keyClick(window, Qt.Key.Key_6, CTRL)
    assert window.stack.currentWidget() is page
    qtbot.keyClick(window, Qt.Key.Key_F, CTRL | ALT)
    assert window.stack.currentWidget() is window.pages.bots
    assert window.rail.button("bots").toolTip() == "Bots (Ctrl+Alt+F)"


def test_a_command_is_found_and_its_keys_are_changed_with_the_keyboard_alone(qtbot, window, page):
    qtbot.keyClicks(page.search.field, "tournaments")
    for _ in range(40):
        if page.shortcuts.list.hasFocus():
            break
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    qtbot.keyClick(page.shortcuts.list, Qt.Key.Key_Down)
    qtbot.keyClick(page.shortcuts.list, Qt.Key.Key_Tab)
    assert page.shortcuts.field.hasFocus()
    qtbot.keyClick(page.shortcuts.field, Qt.Key.Key_F9)
    assert stored(window) == {"window.tournament": ("F9",)}


def test_what_is_said_of_keys_is_in_sight(qtbot, window, page):
    window.resize(960, 600)
    choose(page, "window.bots")
    page.ensureWidgetVisible(page.shortcuts.field, 0, 0)
    qtbot.keyClick(page.shortcuts.field, Qt.Key.Key_O, CTRL)
    note = page.shortcuts.note
    qtbot.waitUntil(lambda: note.visibleRegion().boundingRect().size() == note.size())


def test_keys_of_another_command_are_not_taken_before_a_person_says_so(qtbot, window, page):
    choose(page, "window.bots")
    qtbot.keyClick(page.shortcuts.field, Qt.Key.Key_O, CTRL)
    assert page.shortcuts.note.accessibleName() == "Ctrl+O stands for Open (menu File)."
    assert stored(window) == {}
    assert keys(window, "file.open") == ["Ctrl+O"]
    [link] = links(page)
    assert link.text() == "Give it to Bots"
    link.setFocus()
    qtbot.keyClick(link, Qt.Key.Key_Return)
    assert (keys(window, "window.bots"), keys(window, "file.open")) == (["Ctrl+O"], [])
    assert stored(window) == {"window.bots": ("Ctrl+O",), "file.open": ()}
    assert not page.shortcuts.note.isVisible()


def test_the_key_of_a_menu_stays_the_menus(qtbot, window, page):
    choose(page, "window.bots")
    qtbot.keyClick(page.shortcuts.field, Qt.Key.Key_F, ALT)
    assert page.shortcuts.note.accessibleName() == "Alt+F stands for the menu File."
    assert links(page) == []
    assert stored(window) == {}


def test_keys_that_a_part_hears_itself_stay_its_own(qtbot, window, page):
    choose(page, "colony.play")
    qtbot.keyClick(page.shortcuts.field, Qt.Key.Key_Return, CTRL)
    assert page.shortcuts.note.accessibleName() == "Ctrl+Return stands for Hand in what is asked for."
    assert links(page) == []
    assert stored(window) == {}


def test_the_start_page_and_the_cheat_sheet_say_the_keys_that_hold(qtbot, window, page):
    choose(page, "lab.start")
    qtbot.keyClick(page.shortcuts.field, Qt.Key.Key_F9)
    choose(page, "file.new")
    page.shortcuts.none.click()
    window.table.trigger("help.shortcuts")
    text = window.findChild(ReadingWindow).browser.toPlainText()
    assert "New position from the start of a game\nF9" in text
    assert "Ctrl+N\n" not in text


def test_a_letter_alone_is_refused_in_words(qtbot, window, page):
    choose(page, "window.bots")
    qtbot.keyClick(page.shortcuts.field, Qt.Key.Key_B)
    assert page.shortcuts.note.accessibleName() == "B can't stand for a command."
    assert stored(window) == {}


def test_the_defaults_come_back_for_one_and_for_all(qtbot, window, page):
    choose(page, "window.bots")
    qtbot.keyClick(page.shortcuts.field, Qt.Key.Key_Backspace)
    assert keys(window, "window.bots") == []
    choose(page, "window.tournament")
    page.shortcuts.none.click()
    assert stored(window) == {"window.bots": (), "window.tournament": ()}
    page.shortcuts.default.click()
    assert (keys(window, "window.tournament"), stored(window)) == (["Ctrl+7"], {"window.bots": ()})
    page.shortcuts.all_default.click()
    assert (keys(window, "window.bots"), stored(window)) == (["Ctrl+6"], {})


def test_a_default_that_another_has_now_is_asked_for_too(qtbot, window, page):
    window.commands.set(shortcuts={"file.open": ("Ctrl+6",), "window.bots": ()})
    choose(page, "window.bots")
    page.shortcuts.default.click()
    assert page.shortcuts.note.accessibleName() == "Ctrl+6 stands for Open (menu File)."
    links(page)[0].click()
    assert stored(window) == {"file.open": ()}
    assert keys(window, "window.bots") == ["Ctrl+6"]


def test_no_command_is_carried_out_by_keys_that_are_pressed_in_the_field(qtbot, window, page):
    wanted = []
    window.table.wanted.connect(wanted.append)
    choose(page, "window.bots")
    qtbot.keyClick(page.shortcuts.field, Qt.Key.Key_1, CTRL)
    assert wanted == []
    assert window.stack.currentWidget() is page


def test_tab_goes_on_from_the_field(qtbot, window, page):
    choose(page, "window.bots")
    qtbot.keyClick(page.shortcuts.field, Qt.Key.Key_Tab)
    assert page.shortcuts.none.hasFocus()


def test_keys_that_were_set_hold_when_the_window_opens(open_window, shell):
    shell.settings.update(shortcuts={"window.bots": ("F9",)})
    window = open_window(shell)
    assert keys(window, "window.bots") == ["F9"]
    assert window.rail.button("bots").toolTip() == "Bots (F9)"


def test_what_another_window_sets_holds_here_when_this_one_comes_forward(qtbot, window, shell):
    SettingsStore(shell.settings.path).update(shortcuts={"window.bots": ("F9",)}, theme="dark")
    with in_front(qtbot):
        assert not window.isActiveWindow()
    window.activateWindow()
    qtbot.waitUntil(lambda: keys(window, "window.bots") == ["F9"])
    assert theme().name == "dark"


def test_a_file_that_is_broken_from_outside_is_said_on_the_start_page(qtbot, window, shell):
    window.commands.set(years=7)
    shell.settings.path.write_text('{"years": 7, "theme": "pink"}', encoding="utf-8")
    with in_front(qtbot):
        assert not window.isActiveWindow()
    window.activateWindow()
    qtbot.waitUntil(lambda: bool(window.start.findChildren(Notice)))
    assert window.start.findChildren(Notice)[0].text.startswith("theme: ")


@contextmanager
def in_front(qtbot) -> Iterator[None]:
    """Another window of the desktop's, in front for as long."""
    other = QWidget()
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    yield
    other.close()
    other.deleteLater()


@pytest.mark.full
def test_a_key_that_was_chosen_plays_a_commons_and_stands_in_the_tip_of_its_button(qtbot, open_window, tmp_path):
    window = open_window(application.make_shell(Folders.under(tmp_path)))
    window.commands.set(shortcuts={"commons.play": ("F9",)})
    window.show_home("commons")
    qtbot.mouseClick(window.pages.named["commons"].cards["broken-and-punished"], Qt.MouseButton.LeftButton)
    tab = window.front()
    [play] = [button for button in tab.findChildren(QAbstractButton) if button.objectName() == "commons.play"]
    qtbot.waitUntil(lambda: tab.states()["commons.play"].checked)
    assert play.toolTip() == "Pause (F9)"
    qtbot.keyClick(tab, Qt.Key.Key_F5)
    assert tab.playback.playing
    qtbot.keyClick(tab, Qt.Key.Key_F9)
    qtbot.waitUntil(lambda: not tab.playback.playing)
    assert play.toolTip() == "Play (F9)"
