"""The settings page: each choice holds at once and is written."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout

from concordui.actions import ACTIONS
from concordui.motion import motion
from concordui.settings import SettingsStore
from concordui.theme import theme
from helpers.shell_world import matches

pytestmark = pytest.mark.sampled(2)

LEFT = Qt.MouseButton.LeftButton


def page_of(window):
    window.table.trigger("file.settings")
    assert window.stack.currentWidget() is window.settings
    return window.settings


def stored(window):
    return SettingsStore(window.shell.settings.path).value


def test_theme_and_motion_are_chosen_with_a_click_and_hold_at_once(qtbot, window):
    page = page_of(window)
    qtbot.mouseClick(page.motion.buttons()[1], LEFT)
    assert stored(window).motion == "on"
    assert motion().allowed
    qtbot.mouseClick(page.motion.buttons()[2], LEFT)
    assert stored(window).motion == "off"
    assert not motion().allowed
    qtbot.mouseClick(page.theme.buttons()[2], LEFT)
    assert theme().name == "dark"
    assert stored(window).theme == "dark"
    assert window.table["view.theme.dark"].isChecked()
    window.table.trigger("view.theme.light")
    assert page.theme.key() == "light"


def test_years_and_seed_are_typed(qtbot, window):
    page = page_of(window)
    page.years.selectAll()
    qtbot.keyClicks(page.years, "5")
    qtbot.keyClick(page.years, Qt.Key.Key_Return)
    qtbot.keyClicks(page.seed, "77")
    qtbot.keyClick(page.seed, Qt.Key.Key_Return)
    assert (stored(window).years, stored(window).seed) == (5, 77)
    assert "5 years" in window.start._hint.text()
    page.seed.clear()
    qtbot.keyClick(page.seed, Qt.Key.Key_Return)
    assert stored(window).seed is None


def test_a_seed_that_is_none_goes_back_to_what_was_set(qtbot, window):
    page = page_of(window)
    qtbot.keyClicks(page.seed, "-3 x")
    qtbot.keyClick(page.seed, Qt.Key.Key_Return)
    assert page.seed.text() == ""


def test_a_folder_is_typed_and_new_matches_go_there(qtbot, window, tmp_path):
    page = page_of(window)
    qtbot.keyClicks(page.saves.field, str(tmp_path / "games"))
    qtbot.keyClick(page.saves.field, Qt.Key.Key_Return)
    assert matches(window).setup(["Lydia"]).path == tmp_path / "games" / "Match 1 Lydia.json"


def test_a_bot_in_the_users_folder_can_be_chosen(qtbot, window):
    folder = window.shell.folders.bots
    folder.mkdir(parents=True)
    (folder / "mine.py").write_text('name = "My bot"\ndef orders(state):\n    return []\n')
    page = page_of(window)
    page.show_settings(window.shell.settings.value)
    box = page.bots["Caria"].box
    index = box.findData("mine")
    assert box.itemText(index) == "mine \N{MIDDLE DOT} My bot"
    box.setFocus()
    box.setCurrentIndex(index)
    box.activated.emit(index)
    assert matches(window).setup(["Lydia"]).seats["Caria"] == "mine"


def test_two_bots_of_one_id_are_named_and_all_other_bots_stay(qtbot, window):
    folder = window.shell.folders.bots
    folder.mkdir(parents=True)
    (folder / "house.hold.py").write_text("def orders(state):\n    return []\n")
    page = page_of(window)
    page.show_settings(window.shell.settings.value)
    assert page._problem.isVisible()
    assert page.bots["Caria"].box.findData("house.greedy") >= 0
    assert page.bots["Caria"].box.findData("house.hold") < 0


def shown_labels(page) -> set[str]:
    """The labels of the rows that are in sight."""
    forms = page.widget().findChildren(QFormLayout)
    label = QFormLayout.ItemRole.LabelRole
    rows = [form.itemAt(row, label) for form in forms for row in range(form.rowCount()) if form.isRowVisible(row)]
    return {item.widget().text() for item in rows if item is not None and item.widget().isVisible()} - {""}


@pytest.mark.parametrize(
    ("query", "labels"),
    [
        ("dark", {"Appearance"}),
        ("seed", {"Seed"}),
        ("folders", {"Saved games", "Your bots"}),
        ("YOUR folder", {"Your bots"}),
        ("lydia", set()),
        ("keyboard shortcuts", set()),
    ],
)
def test_the_search_shows_the_settings_with_these_words_and_no_others(qtbot, window, query, labels):
    page = page_of(window)
    everything = shown_labels(page)
    qtbot.keyClicks(page.search.field, query)
    assert shown_labels(page) == labels
    assert not page.search.nothing.isVisible()
    qtbot.keyClick(page.search.field, Qt.Key.Key_Escape)
    assert shown_labels(page) == everything


def test_the_search_has_the_keyboard_first_and_finds_a_bot_by_its_power(qtbot, window):
    page = page_of(window)
    assert page.search.field.hasFocus()
    qtbot.keyClicks(page.search.field, "lydia")
    assert [power for power, field in page.bots.items() if field.isVisible()] == ["Lydia"]
    assert not page.theme.isVisible()


def test_the_search_finds_commands_by_words_and_keys(qtbot, window):
    page = page_of(window)
    qtbot.keyClicks(page.search.field, "undo")
    assert [row.id for row in page.shortcuts.list.rows_model.rows] == ["edit.undo"]
    assert not page.theme.isVisible()
    page.search.field.setText("ctrl+shift+p")
    assert [row.id for row in page.shortcuts.list.rows_model.rows] == ["view.palette"]
    page.search.field.clear()
    assert len(page.shortcuts.list.rows_model.rows) == len(ACTIONS)


def test_words_that_no_setting_has_say_so(qtbot, window):
    page = page_of(window)
    qtbot.keyClicks(page.search.field, "qqqq")
    assert page.search.nothing.isVisible()
    assert shown_labels(page) == set()
