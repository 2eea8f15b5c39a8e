"""A position as a value: its edits, and how it is read from a case and written as one."""

from __future__ import annotations

import json

import pytest

from concordui.lab.document import Position, read
from engine.anatolia.board import Unit, shipped_board
from engine.anatolia.cases import answer, read_case
from engine.anatolia.library import library
from engine.anatolia.orders import Hold, Move, Support
from engine.errors import CaseError

BOARD = shipped_board()
N = Unit("Phrygia", "army", "N")
M = Unit("Phrygia", "army", "M")
S = Unit("Bithynia", "army", "S")
EMPTY = Position(BOARD)
SMALL = EMPTY.put_unit(S).put_unit(N).put_unit(M)


def fault_places(data: object) -> list[str]:
    with pytest.raises(CaseError) as caught:
        read(data, "there.json")
    return [fault.where for fault in caught.value.faults]


# Edits


def test_units_stand_in_code_unit_order():
    assert [unit.at for unit in SMALL.units] == ["M", "N", "S"]


def test_a_unit_takes_the_place_of_another_and_its_orders_go():
    given = SMALL.give(Move("N", "S")).put_unit(Unit("Lydia", "army", "N"))
    assert given.unit_at("N") == Unit("Lydia", "army", "N")
    assert "N" not in given.orders


def test_putting_the_same_unit_again_changes_nothing():
    given = SMALL.give(Move("N", "S"))
    assert given.put_unit(N) is given


@pytest.mark.parametrize(
    "unit", [Unit("Phrygia", "fleet", "N"), Unit("Phrygia", "army", "d"), Unit("Rome", "army", "N")]
)
def test_a_unit_is_refused_where_it_cannot_stand(unit):
    with pytest.raises(CaseError):
        EMPTY.put_unit(unit)


def test_the_orders_of_a_removed_unit_go_on_both_sides_and_those_of_others_stay():
    given = SMALL.give(Move("N", "S")).give(Support("M", "N", "S")).with_compare(True).remove_unit("N")
    assert set(given.orders) == {"M"}
    assert set(given.other) == {"M"}
    assert given.unit_at("N") is None


def test_a_moved_unit_leaves_its_orders_behind():
    given = SMALL.give(Move("N", "S")).move_unit("N", "L")
    assert given.unit_at("L") == Unit("Phrygia", "army", "L")
    assert given.unit_at("N") is None
    assert not given.orders


def test_an_owner_is_set_and_taken_away_again():
    owned = SMALL.set_owner("N", "Lydia")
    assert owned.owners == {"N": "Lydia"}
    assert owned.set_owner("N", None).owners == {}
    with pytest.raises(CaseError):
        SMALL.set_owner("d", "Lydia")


def test_orders_of_the_two_sides_are_apart():
    both = SMALL.give(Move("N", "S")).with_compare(True)
    assert both.other == both.orders
    changed = both.give(Hold("N"), "b")
    assert changed.orders == {"N": Move("N", "S")}
    assert changed.other == {"N": Hold("N")}
    assert changed.take("N", "b").other == {}
    assert changed.clear_orders("a").orders == {}
    assert changed.with_compare(False).other is None


def test_an_order_needs_its_unit():
    with pytest.raises(CaseError):
        EMPTY.give(Hold("N"))


def test_taking_what_was_not_given_changes_nothing():
    assert SMALL.take("N") is SMALL
    assert SMALL.clear_orders() is SMALL
    assert SMALL.remove_unit("L") is SMALL


# Cases


@pytest.mark.thinned(9)
@pytest.mark.parametrize("textbook", library(), ids=lambda each: each.id)
def test_every_textbook_position_has_the_same_answer_after_reading_and_writing(textbook):
    position, _ = read(textbook.case)
    again = position.to_case()
    assert answer(read_case(again)) == answer(read_case(textbook.case))
    assert again["expect"] == textbook.case["expect"]
    assert (position.title, position.rule, position.why) == (textbook.title, textbook.rule, textbook.lesson)
    assert read(json.loads(json.dumps(again)))[0] == position


def test_owners_other_orders_and_unknown_keys_are_kept():
    position, _ = read({**SMALL.to_case(), "comment": [1], "owners": {"N": "Lydia", "M": None}})
    position = position.with_compare(True).give(Move("M", "L"), "b")
    again, warnings = read(position.to_case())
    assert again == position
    assert warnings == ()
    assert again.extra == {"comment": [1]}
    assert again.owners == {"N": "Lydia"}


def test_a_board_of_its_own_goes_with_the_case():
    board = {
        "name": "Two",
        "provinces": [
            {"id": i, "name": i, "type": "land", "sc": True, "home": p} for i, p in (("a", "Red"), ("b", "Blue"))
        ],
        "adjacency": {"a": ["b"], "b": ["a"]},
    }
    data = {"board": board, "units": [{"power": "Red", "type": "army", "at": "a"}], "orders": {}}
    position, _ = read(data)
    again, _ = read(position.to_case())
    assert again.board.powers == position.board.powers == ("Blue", "Red")
    assert "board" not in SMALL.to_case()


def test_several_orders_for_one_unit_are_kept_until_it_gets_a_new_one():
    raw = [{"unit": "N", "type": "hold"}, {"unit": "N", "type": "move", "dest": "S"}]
    position, warnings = read({"units": [N.to_json()], "orders": {"Phrygia": raw}})
    assert warnings == ()
    assert position.entries_by_power() == {"Phrygia": raw}
    assert position.give(Hold("N")).entries_by_power() == {"Phrygia": [{"unit": "N", "type": "hold"}]}
    assert position.take("N").entries() == []


def test_orders_for_nobody_are_left_out_with_a_warning_each():
    here, there = {"unit": "N", "type": "hold"}, {"unit": "L", "type": "hold"}
    orders = {"Lydia": [here, 7], "Phrygia": [there], "Rome": [here], "Caria": "none"}
    position, warnings = read({"units": [N.to_json()], "orders": orders})
    assert position.entries_by_power() == {}
    assert len(warnings) == 5
    assert "Kotiaion" in warnings[0]


def test_every_fault_of_units_and_owners_is_named_in_one_go():
    units = [
        N.to_json(),
        {"power": "Lydia", "type": "army", "at": "N"},
        {"power": "Lydia", "type": "fleet", "at": "M"},
        {"power": "Rome", "type": "army", "at": "L"},
    ]
    found = fault_places({"units": units, "owners": {"d": "Lydia", "N": "Rome"}})
    assert found == ["units[1].at", "units[2].at", "units[3].power", "owners.d", "owners.N"]


def test_what_is_no_case_or_has_a_faulty_board_is_refused():
    assert fault_places([]) == ["case"]
    assert fault_places({"units": [], "board": "Mars", "owners": {"N": "Lydia"}}) == ["board"]


def test_a_question_about_a_unit_that_is_gone_is_not_written():
    position, _ = read({"units": [N.to_json(), M.to_json()], "whatIf": "N=bounce"})
    assert position.to_case()["whatIf"] == "N=bounce"
    gone = position.remove_unit("N").to_case()
    assert "whatIf" not in gone
    assert read(gone)[0].units == (M,)
