"""The hand that edits: orders entered click by click, tools, and what stays selected."""

from __future__ import annotations

import pytest

from concordui.lab.document import Position
from concordui.lab.editor import Editor
from concordui.lab.focus import Focus
from concordui.lab.hand import Hand
from concordui.lab.tools import Tool
from concordui.match.order_entry import START, Ask, Step
from engine.anatolia.board import Unit, shipped_board
from engine.anatolia.orders import Hold, Move, Support

N, M, S = Unit("Phrygia", "army", "N"), Unit("Phrygia", "army", "M"), Unit("Bithynia", "army", "S")


class Desk:
    """An editor, a focus and a hand, wired as in the workspace."""

    def __init__(self, *units: Unit) -> None:
        position = Position(shipped_board())
        for unit in units:
            position = position.put_unit(unit)
        self.editor, self.focus = Editor(position), Focus()
        self.hand = Hand(self.editor, self.focus)
        self.editor.changed.connect(self.hand.settle)

    @property
    def orders(self):
        return dict(self.editor.position.orders)


@pytest.fixture
def desk(qapp) -> Desk:
    return Desk(N, M, S)


def test_a_click_on_a_unit_and_on_a_target_gives_its_order_whosever_it_is(desk):
    desk.hand.choose("S")
    assert desk.focus.unit == "S"
    assert "N" in desk.hand.targets
    desk.hand.choose("N")
    desk.hand.choose("M")
    desk.hand.choose("L")
    assert desk.orders == {"S": Move("S", "N"), "M": Move("M", "L")}
    assert desk.focus.unit == "M"
    assert desk.hand.step == START


def test_support_by_keys_and_a_click(desk):
    desk.hand.choose("M")
    desk.hand.support()
    assert desk.hand.step.ask is Ask.BENEFICIARY
    desk.hand.choose("N")
    desk.hand.hold()
    assert desk.orders == {"M": Support("M", "N", "hold")}
    assert desk.hand.step == START


def test_the_keys_order_the_unit_in_question_also_when_it_was_chosen_in_the_list(desk):
    desk.hand.ask_about("N")
    assert desk.hand.step == START
    desk.hand.hold()
    assert desk.orders == {"N": Hold("N")}


def test_a_unit_that_can_support_nobody_says_so(qapp):
    desk = Desk(N)
    desk.hand.choose("N")
    desk.hand.support()
    assert desk.hand.said == "Kotiaion has nobody to support."
    assert desk.orders == {}


def test_a_click_on_bare_ground_leaves_the_unit(desk):
    desk.hand.choose("N")
    desk.hand.choose("Λ")
    assert (desk.hand.step, desk.focus.unit) == (START, None)
    desk.hand.choose("N")
    desk.hand.choose(None)
    assert (desk.hand.step, desk.focus.unit) == (START, "N")


def test_a_placed_unit_comes_into_question_and_a_refusal_changes_nothing(desk):
    desk.hand.hold_tool(Tool.FLEET)
    desk.hand.choose_power("Lydia")
    desk.hand.choose("d")
    assert desk.focus.unit == "d"
    assert desk.editor.position.unit_at("d") == Unit("Lydia", "fleet", "d")
    before = desk.editor.position
    desk.hand.choose("Λ")
    assert desk.hand.said.startswith("A fleet can't stand in")
    assert desk.editor.position is before
    desk.editor.stack.undo()
    assert desk.hand.said == ""


def test_escape_goes_back_step_by_step(desk):
    hand = desk.hand
    hand.choose("M")
    hand.support()
    hand.back()
    assert hand.step == Step(Ask.TARGET, "M")
    hand.back()
    assert (hand.step, desk.focus.unit) == (START, "M")
    desk.focus.light(["N"])
    hand.back()
    assert (desk.focus.unit, desk.focus.places) == ("M", ())
    hand.back()
    assert desk.focus.unit is None
    hand.hold_tool(Tool.ERASER)
    hand.choose("Λ")
    hand.back()
    assert (hand.said, hand.tool) == ("", Tool.ERASER)
    hand.back()
    assert hand.tool is Tool.SELECT


def test_next_goes_round_the_units_without_an_order(desk):
    desk.hand.give(Hold("M"))
    assert [desk.hand.next_unit() for _ in range(3)] == ["N", "S", "N"]
    desk.hand.give(Hold("N"))
    desk.hand.give(Hold("S"))
    assert desk.hand.next_unit() is None


def test_removing_the_unit_that_is_ordered_ends_its_order_and_the_question(desk):
    desk.hand.choose("N")
    desk.hand.remove("N")
    assert (desk.hand.step, desk.focus.unit) == (START, None)
    desk.editor.stack.undo()
    assert desk.editor.position.unit_at("N") == N


def test_undo_of_a_placed_unit_ends_what_was_begun_with_it(desk):
    desk.hand.hold_tool(Tool.ARMY)
    desk.hand.choose("L")
    desk.hand.begin("L")
    desk.editor.stack.undo()
    assert (desk.hand.step, desk.focus.unit) == (START, None)


def test_orders_are_taken_back_one_or_all_each_as_one_edit(desk):
    for order in (Hold("N"), Hold("M"), Hold("S")):
        desk.hand.give(order)
    desk.hand.take_back(["N"])
    assert set(desk.orders) == {"M", "S"}
    desk.hand.clear_orders()
    assert desk.orders == {}
    desk.editor.stack.undo()
    assert set(desk.orders) == {"M", "S"}
    assert desk.editor.stack.undoText() == "take back Kotiaion"


def test_while_two_sets_are_compared_orders_go_to_the_one_that_is_shown(desk):
    desk.hand.give(Hold("N"))
    desk.hand.compare()
    desk.editor.side = "b"
    desk.hand.give(Move("N", "L"))
    assert desk.editor.position.orders == {"N": Hold("N")}
    assert desk.editor.position.other == {"N": Move("N", "L")}
    desk.hand.compare()
    assert desk.editor.position.other is None


def test_a_unit_that_is_put_elsewhere_stays_in_question(desk):
    desk.hand.ask_about("N")
    desk.hand.move("N", "L")
    assert desk.focus.unit == "L"
    desk.hand.move("L", "d")
    assert desk.hand.said == "An army can't stand in Propontis: it is at sea."
