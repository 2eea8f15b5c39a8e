"""The tips of buttons name the keys that hold, whoever wrote the tip, and however often it is written anew."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton, QWidget

from concordui.actions import ActionTable
from concordui.key_tips import KeyTips


@pytest.fixture
def table(qapp) -> ActionTable:
    return ActionTable()


def button(root: QWidget, tip: str, name: str = "") -> QPushButton:
    made = QPushButton(root)
    made.setToolTip(tip)
    made.setObjectName(name)
    return made


@pytest.mark.parametrize(
    ("tip", "name", "kind", "shown"),
    [
        ("Play (F5)", "", "commons", "Play (F9)"),
        ("Play (F5)", "commons.play", "commons", "Play (F9)"),
        ("Play (F5)", "", "colony", "Play (F5)"),
        ("Play (F5)", "", "", "Play (F5)"),
        ("Bots (Ctrl+6)", "rail-bots", "", "Bots (F10)"),
        ("Settings (Ctrl+,)", "rail-settings", "", "Settings"),
        ("Undo (Ctrl+Z)", "", "match", "Undo (F8)"),
        ("Hold (H)", "", "match", "Hold (X)"),
        ("Hold (H)", "", "lab", "Hold (H)"),
        ("Duplicate the row (Ctrl+D)", "", "commons", "Duplicate the row (Ctrl+D)"),
        ("Seats (2 free)", "commons.play", "commons", "Seats (2 free)"),
    ],
)
def test_a_tip_names_the_keys_that_a_person_chose(table, tip, name, kind, shown):
    root = QWidget()
    watched = button(root, tip, name)
    table.set_keys(
        {
            "commons.play": ("F9",),
            "window.bots": ("F10",),
            "file.settings": (),
            "edit.undo": ("F8",),
            "map.hold": ("X",),
            "lab.compare": ("F7",),
        }
    )
    KeyTips(table, root).watch(root, kind)
    assert watched.toolTip() == shown


def test_a_tip_that_is_written_anew_is_put_right_and_one_that_says_why_not_stays(table):
    root = QWidget()
    watched = button(root, "Play (F5)")
    table.set_keys({"commons.play": ("F9",)})
    tips = KeyTips(table, root)
    tips.watch(root, "commons")
    watched.setToolTip("Pause (F5)")
    assert watched.toolTip() == "Pause (F9)"
    watched.setToolTip("It is over.")
    assert watched.toolTip() == "It is over."
    watched.setToolTip("Play (F5)")
    assert watched.toolTip() == "Play (F9)"


def test_a_key_that_was_taken_away_comes_back_into_the_tip(table):
    root = QWidget()
    watched = button(root, "Play (F5)")
    table.set_keys({"commons.play": ()})
    tips = KeyTips(table, root)
    tips.watch(root, "commons")
    assert watched.toolTip() == "Play"
    table.set_keys({})
    tips.watch(root, "commons")
    assert watched.toolTip() == "Play (F5)"
