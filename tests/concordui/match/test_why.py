"""*Why?* in a match: from an outcome to its derivation, whose lines are lit on the map."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from concordui.why.dialog import WhyDialog
from helpers.hands import nameless
from helpers.scripted_kind import idle


def moving_in(call):
    """Caria attacks Lydia's army, with a support."""
    if call.method != "orders":
        return idle(call)
    return [
        {"unit": "L", "type": "move", "dest": "G"},
        {"unit": "H", "type": "support", "target": "L", "targetDest": "G"},
    ]


UNITS = [
    {"power": "Lydia", "type": "army", "at": "G"},
    {"power": "Caria", "type": "army", "at": "L"},
    {"power": "Caria", "type": "army", "at": "H"},
]


@pytest.fixture
def hands(script_match):
    hands = script_match("Lydia", scripts={"Caria": moving_in}, start={"phase": "orders", "units": UNITS})
    hands.wait_for_turn("orders")
    hands.click_main()
    hands.wait(lambda: hands.desk.reviewing or hands.desk.acting)
    if hands.desk.moment is None:
        hands.desk.go(0)
        hands.shown()
    return hands


def open_why(hands) -> WhyDialog:
    panel = hands.workspace.docks.resolution
    panel.select("G")
    hands.shown()
    hands.click(panel.why)
    [dialog] = [each for each in hands.workspace.findChildren(WhyDialog) if each.isVisible()]
    return dialog


def test_an_outcome_opens_its_derivation_and_its_lines_light_the_map(hands) -> None:
    dialog = open_why(hands)
    assert nameless(dialog) == []
    assert "2 against 1: the attack is greater" in dialog.tree.texts()
    QTest.keyClick(dialog.tree, Qt.Key.Key_Down)
    assert set(hands.desk.lit) == {"L", "G", "H"}
    QTest.keyClick(dialog.tree, Qt.Key.Key_Down)
    assert hands.desk.lit == ("L",)


def test_another_outcome_takes_the_place_of_the_first_and_escape_closes_it(hands) -> None:
    first = open_why(hands)
    panel = hands.workspace.docks.resolution
    panel.select("H")
    hands.shown()
    QTest.keyClick(panel.list, Qt.Key.Key_Return)
    hands.shown()
    [dialog] = [each for each in hands.workspace.findChildren(WhyDialog) if each.isVisible() and each is not first]
    assert "The support counts" in dialog.tree.texts()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_an_order_that_is_expected_has_no_reason_to_be_asked_for(script_match) -> None:
    hands = script_match("Lydia", start={"phase": "orders", "units": UNITS})
    hands.wait_for_turn("orders")
    assert not hands.workspace.docks.resolution.why.isVisible()
