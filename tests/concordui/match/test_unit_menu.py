"""The menu of a unit on the map: orders by mouse alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from concordui.match.order_entry import START, Ask, Step
from engine.anatolia.orders import Hold, Support

ORDERS = {"phase": "orders"}


def menu_at(hands, place):
    """The menu that a right click on a province opens, its entries by their words; None where none opens."""
    view = hands.workspace.area.view
    view.province_menu.emit(place, view.mapToGlobal(QPoint(10, 10)))
    menu = view.findChild(QMenu, "unit-menu")
    return None if menu is None else {action.text().split("\t")[0]: action for action in menu.actions()}


def choose(hands, place, words):
    """Open the menu and choose an entry, as a click does."""
    action = menu_at(hands, place)[words]
    menu = hands.workspace.area.view.findChild(QMenu, "unit-menu")
    action.trigger()
    menu.close()
    hands.shown()
    hands.wait(lambda: hands.workspace.area.view.findChild(QMenu, "unit-menu") is None)


def test_a_unit_is_ordered_from_its_menu(script_match):
    hands = script_match("Lydia", start=ORDERS)
    hands.wait_for_turn("orders")
    desk = hands.desk
    choose(hands, "G", "Hold")
    assert desk.book.orders == {"G": Hold("G")}
    choose(hands, "E", "Support…")
    assert desk.step == Step(Ask.BENEFICIARY, "E")
    hands.click_map("G")
    hands.click_map("G")
    assert desk.book.orders["E"] == Support("E", "G", "hold")
    choose(hands, "F", "Move…")
    assert desk.step == Step(Ask.TARGET, "F")
    choose(hands, "G", "Take the order back")
    assert set(desk.book.orders) == {"E"}
    assert desk.step == START


@pytest.mark.full
def test_what_was_begun_is_left_for_the_unit_of_the_menu(script_match):
    hands = script_match("Lydia", start=ORDERS)
    hands.wait_for_turn("orders")
    choose(hands, "G", "Support…")
    choose(hands, "G", "Hold")
    assert hands.desk.book.orders == {"G": Hold("G")}
    choose(hands, "E", "Support…")
    choose(hands, "F", "Hold")
    assert hands.desk.book.orders == {"G": Hold("G"), "F": Hold("F")}


def test_only_what_can_be_done_can_be_chosen_and_only_ones_own_units_have_a_menu(script_match):
    hands = script_match("Lydia", start={**ORDERS, "units": [{"power": "Lydia", "type": "army", "at": "G"}]})
    hands.wait_for_turn("orders")
    entries = menu_at(hands, "G")
    assert [words for words, action in entries.items() if action.isEnabled()] == ["Move…", "Hold"]
    hands.workspace.area.view.findChild(QMenu, "unit-menu").close()
    hands.wait(lambda: hands.workspace.area.view.findChild(QMenu, "unit-menu") is None)
    assert menu_at(hands, "H") is None
    assert menu_at(hands, None) is None
    hands.click_main()
    assert menu_at(hands, "G") is None
