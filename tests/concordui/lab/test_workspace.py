"""The lab in a window: edited by mouse and by keys, drawn at once, undone, and told about in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget

from concordui.lab.document import Position
from concordui.lab.tools import Tool
from concordui.match.order_entry import Ask
from engine.anatolia.board import Unit, shipped_board
from engine.anatolia.library import library
from engine.anatolia.orders import Hold, Move, Support
from helpers.lab_hands import LabHands

pytestmark = pytest.mark.sampled(3)

Key = Qt.Key
HEAD_ON = next(each.case for each in library() if each.id == "the-stronger-wins-head-on")
"""N (Kotiaion), supported by Γ (Synnada), dislodges S (Gordion) head-on."""
EMPTY: dict[str, Any] = {"units": [], "orders": {}}


@pytest.fixture
def lab(qtbot, dressed, tmp_path: Path) -> Iterator[Callable[..., LabHands]]:
    made: list[LabHands] = []

    def show(case: Any = HEAD_ON, **more: Any) -> LabHands:
        made.append(LabHands(qtbot, case, tmp_path, **more))
        return made[-1]

    yield show
    for hands in made:
        hands.close()


def tags(hands: LabHands) -> dict[str, str]:
    return {row.key: row.tag for row in hands.lab.docks.orders.list.in_order()}


def drawn(hands: LabHands) -> dict[str, str | None]:
    return {order.unit: order.outcome for order in hands.view.map_scene.state.orders}


def press(hands: LabHands, button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    hands.shown()


def texts(hands: LabHands) -> str:
    hints = hands.lab.map.hints.hints
    return "" if hints is None else f"{hints.strong} {hints.rest}".strip()


def test_orders_are_given_by_mouse_to_the_units_of_every_power_and_drawn_at_once(lab):
    hands = lab()
    assert drawn(hands) == {"N": "success", "S": "dislodged", "Γ": "success"}
    hands.click("Γ")
    assert texts(hands) == "Army Synnada"
    hands.click("Z")
    assert hands.editor.position.orders["Γ"] == Move("Γ", "Z")
    assert drawn(hands) == {"N": "bounce", "S": "bounce", "Γ": "success"}
    assert hands.view.accessibleDescription() == "Selected: Synnada → Pessinous: gets in: nobody is in the way"
    assert tags(hands) == {"N": "bounced", "S": "bounced", "Γ": "moved"}
    hands.click("S")
    hands.click("Q")
    assert drawn(hands) == {"N": "success", "S": "success", "Γ": "success"}
    hands.press(Key.Key_Z, ctrl=True)
    hands.press(Key.Key_Z, ctrl=True)
    assert drawn(hands) == {"N": "success", "S": "dislodged", "Γ": "success"}


def test_a_position_is_set_up_and_ordered_by_keys_alone(lab):
    hands = lab(EMPTY)
    assert texts(hands) == "The board is empty place units to begin"
    hands.press(Key.Key_A, Key.Key_2)
    for place in ("N", "M"):
        hands.walk_to(place)
        hands.press(Key.Key_Return)
    hands.press(Key.Key_F, Key.Key_3)
    hands.walk_to("d")
    hands.press(Key.Key_Return)
    hands.press(Key.Key_O)
    hands.walk_to("N")
    hands.press(Key.Key_Return, Key.Key_V)
    position = hands.editor.position
    assert position.units == (Unit("Lydia", "army", "M"), Unit("Lydia", "army", "N"), Unit("Caria", "fleet", "d"))
    assert position.owners == {"N": "Caria"}
    hands.walk_to("M")
    hands.press(Key.Key_Return, Key.Key_S)
    hands.walk_to("N")
    hands.press(Key.Key_Return, Key.Key_H)
    hands.press(Key.Key_N)
    assert hands.lab.focus.unit == "N"
    hands.press(Key.Key_H)
    assert hands.editor.position.orders == {"M": Support("M", "N", "hold"), "N": Hold("N")}
    hands.press(Key.Key_Delete)
    assert hands.editor.position.unit_at("N") is None
    hands.press(Key.Key_E)
    hands.walk_to("d")
    hands.press(Key.Key_Space)
    assert [unit.at for unit in hands.editor.position.units] == ["M"]


def test_what_can_not_stand_there_is_refused_with_a_sentence_on_the_map_and_to_the_ear(lab):
    hands = lab(EMPTY)
    hands.press(Key.Key_F)
    hands.click("N")
    assert texts(hands) == "A fleet can't stand in Kotiaion: it is inland."
    assert hands.view.accessibleDescription() == "A fleet can't stand in Kotiaion: it is inland."
    assert hands.editor.position.units == ()
    hands.press(Key.Key_Escape)
    assert hands.lab.hand.tool is Tool.FLEET
    assert texts(hands) == "Place fleets at sea and on coasts"


def test_a_unit_is_dragged_to_another_province_and_the_bare_map_is_panned(lab):
    hands = lab()
    hands.drag("N", "M")
    assert hands.editor.position.unit_at("M") == Unit("Phrygia", "army", "M")
    assert hands.editor.position.unit_at("N") is None
    assert hands.lab.focus.unit == "M"
    before = hands.editor.position
    hands.drag("M", "d")
    assert texts(hands) == "An army can't stand in Propontis: it is at sea."
    where = hands.view.mapToScene(QPoint(0, 0))
    hands.drag("Ω", "Θ")
    assert hands.editor.position is before
    assert hands.view.mapToScene(QPoint(0, 0)) != where


def test_an_order_can_be_typed_for_any_power_and_a_bad_one_is_explained(lab):
    hands = lab()
    line = hands.lab.docks.orders.line
    hands.press(Key.Key_L, ctrl=True)
    assert line.hasFocus()
    QTest.keyClicks(line, "S-Q")
    QTest.keyClick(line, Key.Key_Return)
    hands.shown()
    assert hands.editor.position.orders["S"] == Move("S", "Q")
    assert hands.lab.focus.unit == "S"
    QTest.keyClicks(line, "Q-N")
    QTest.keyClick(line, Key.Key_Return)
    error = hands.lab.docks.orders.error
    assert error.isVisible()
    assert "no unit stands in" in error.accessibleName().lower()
    QTest.keyClicks(line, "x")
    assert not error.isVisible()


def test_the_list_chooses_the_unit_in_question_and_takes_orders_back(lab):
    hands = lab()
    orders = hands.lab.docks.orders.list
    QTest.mouseClick(orders.viewport(), Qt.MouseButton.LeftButton, pos=orders.row_rect("S").center())
    hands.shown()
    assert hands.lab.focus.unit == "S"
    assert hands.view.map_scene.state.selected == "S"
    assert len(hands.view.map_scene.state.retreats) == 6
    orders.setFocus()
    hands.press(Key.Key_Delete, widget=orders)
    assert "S" not in hands.editor.position.orders
    assert tags(hands)["S"] == "dislodged"
    hands.lab.focus.set_unit("N")
    assert orders.rows[orders.currentIndex().row()].key == "N"


def test_two_columns_are_read_one_after_the_other_and_one_where_there_is_no_room(lab):
    case = {"units": [unit.to_json() for unit in shipped_board().start], "orders": {}}
    hands = lab(case, size=(1500, 900))
    orders = hands.lab.docks.orders.list
    read = [row.key for row in orders.in_order()]
    assert orders.columns == 2
    middle = -(-len(read) // 2)
    first, second = orders.row_rect(read[0]), orders.row_rect(read[middle])
    assert (first.top(), second.top()) == (0, 0)
    assert second.left() >= first.right()
    assert orders.row_rect(read[1]).top() > first.top()
    assert hands.lab.docks.orders_head.accessibleDescription().startswith("18 units, 18 without an order")
    assert "more orders below" in hands.lab.docks.orders.below.text()
    hands.window.resize(1000, 900)
    assert orders.columns == 1


def test_the_buttons_show_the_tool_and_carry_out_their_action(lab):
    hands = lab()
    bar = hands.lab.toolbar
    assert [name for name, b in bar.buttons.items() if b.isChecked()] == ["lab.tool.select"]
    press(hands, bar.buttons["lab.tool.owner"])
    assert [name for name, b in bar.buttons.items() if b.isChecked()] == ["lab.tool.owner"]
    assert hands.lab.map.powers.isVisible()
    press(hands, hands.lab.map.powers.chips["Cilicia"])
    hands.click("N")
    assert hands.editor.position.owners == {"N": "Cilicia"}
    press(hands, bar.buttons["edit.undo"])
    assert hands.editor.position.owners == {}
    assert not bar.buttons["edit.undo"].isEnabled()
    assert bar.buttons["edit.redo"].isEnabled()


def test_the_decisions_are_stepped_through_on_map_and_list(lab):
    hands = lab()
    assert hands.lab.toolbar.decision.text() == "2 decisions"
    press(hands, hands.lab.toolbar.buttons["lab.first"])
    assert hands.lab.toolbar.decision.text() == "Decision 1 of 2"
    assert drawn(hands) == {"N": None, "S": None, "Γ": "success"}
    assert tags(hands)["N"] == "not decided yet"
    press(hands, hands.lab.toolbar.buttons["lab.next"])
    assert drawn(hands) == {"N": "success", "S": "dislodged", "Γ": "success"}
    assert not hands.lab.toolbar.buttons["lab.last"].isEnabled()
    hands.lab.perform("lab.stop")
    hands.shown()
    assert hands.lab.toolbar.decision.text() == "2 decisions"


def test_two_sets_of_orders_are_edited_apart_while_they_are_compared(lab):
    hands = lab()
    orders = hands.lab.docks.orders
    assert not orders.sides.isVisible()
    hands.press(Key.Key_D, ctrl=True)
    assert orders.sides.isVisible()
    press(hands, orders.sides.buttons()[1])
    hands.click("N")
    hands.press(Key.Key_H)
    assert drawn(hands)["S"] == "bounce"
    hands.lab.perform("lab.side")
    hands.shown()
    assert drawn(hands)["S"] == "dislodged"
    assert hands.lab.toolbar.compare.isChecked()
    hands.press(Key.Key_D, ctrl=True)
    assert not orders.sides.isVisible()


def menu_of(hands: LabHands) -> QMenu:
    [menu] = hands.lab.findChildren(QMenu, "lab-menu")
    return menu


def choose(hands: LabHands, *words: str) -> None:
    """An entry of the open menu, by its words and those of its parents."""
    menu = menu_of(hands)
    for word in words[:-1]:
        menu = next(action.menu() for action in menu.actions() if action.text() == word)
    next(action for action in menu.actions() if action.text().partition("\t")[0] == words[-1]).trigger()
    menu_of(hands).close()
    hands.shown()


def test_the_menu_of_a_province_orders_places_and_owns(lab):
    hands = lab()

    def chosen(*words: str) -> Position:
        """The position after this entry of the menu of Kotiaion; the edit is then undone."""
        hands.view.province_menu.emit("N", QPoint(100, 100))
        choose(hands, *words)
        position = hands.editor.position
        hands.editor.stack.undo()
        return position

    assert chosen("Hold").orders["N"] == Hold("N")
    assert "N" not in chosen("Take the order back").orders
    assert chosen("Remove the unit").unit_at("N") is None
    assert chosen("Place an army of", "Caria").unit_at("N") == Unit("Caria", "army", "N")
    assert chosen("Owner", "Lydia").owners == {"N": "Lydia"}
    hands.view.province_menu.emit("N", QPoint(100, 100))
    places = {action.text(): action.isEnabled() for action in menu_of(hands).actions()}
    assert not places["Place a fleet of"]
    choose(hands, "Support…")
    assert hands.lab.hand.step.ask is Ask.BENEFICIARY


def test_a_textbook_position_says_its_rule_its_lesson_and_whether_it_came_so(lab):
    hands = lab()
    [(kind, title, text)] = hands.lab.docks.orders.notes.shown
    assert (kind, title) == ("info", "The stronger wins head-on (rule: R8, Head-to-head)")
    assert HEAD_ON["lesson"] in text
    assert "As expected: Kotiaion moved; the support of Synnada counted; Gordion was dislodged." in text
    hands.click("N")
    hands.press(Key.Key_H)
    [(kind, _, text)] = hands.lab.docks.orders.notes.shown
    assert kind == "warn"
    assert "Otherwise than expected:" in text


def test_what_was_left_out_and_where_it_comes_from_is_said(lab):
    origin = "From Match 3, year 3, Spring. Nothing here changes the match."
    orders = {"Lydia": [{"unit": "N", "type": "hold"}]}
    hands = lab({**HEAD_ON, "expect": None, "lesson": "", "rule": "", "origin": origin, "orders": orders})
    kinds = [(kind, text) for kind, _, text in hands.lab.docks.orders.notes.shown]
    assert kinds == [
        ("warn", "An order of Lydia for Kotiaion was left out: it has no unit there."),
        ("info", origin),
    ]


def test_the_window_is_told_what_is_selected_and_saved(lab):
    hands = lab()
    hands.click("S")
    status = hands.lab.status()
    assert "Anatolia board" in status.left
    assert status.right == ("Selected: Gordion → Kotiaion: is dislodged, 2 against 1",)
    assert hands.lab.title() == "The stronger wins head-on"
    summary = hands.lab.summary()
    assert (summary.title, summary.sentence) == ("The stronger wins head-on", "3 units. Rule: R8")
    states = hands.lab.states()
    assert states["lab.remove"].text == "Remove Gordion"
    assert states["edit.undo"].enabled is False


def test_in_a_narrow_tab_every_control_has_its_place_and_its_name(lab):
    hands = lab(size=(980, 700))
    hands.press(Key.Key_A)
    named = [*hands.lab.toolbar.buttons.values(), *hands.lab.map.powers.chips.values(), hands.view, hands.lab.toolbar]
    named += [hands.lab.docks.orders.list, hands.lab.docks.orders.line]
    assert [widget for widget in named if not isinstance(widget, QWidget) or not widget.accessibleName()] == []
    bar = hands.lab.toolbar
    right = max(button.geometry().right() for button in bar.buttons.values())
    assert right <= bar.width()
    for before, after in zip(list(bar.buttons.values())[:-1], list(bar.buttons.values())[1:], strict=True):
        assert before.geometry().right() < after.geometry().left()
