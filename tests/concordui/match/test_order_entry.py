"""Order entry step by step: what may be chosen, and what comes of it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from concordui.match.order_entry import START, Ask, Entry, OrderEntry, Step
from engine.anatolia.board import Unit, shipped_board
from engine.anatolia.orders import Hold, Move, Support, legal_orders

BOARD = shipped_board()
UNITS = BOARD.start
LYDIA = OrderEntry.of(BOARD, UNITS, "Lydia")


def choose(*places, step=START):
    entry = Entry(step)
    for place in places:
        entry = LYDIA.choose(entry.step, place)
    return entry


def test_a_unit_then_a_target_is_a_move():
    assert choose("G") == Entry(Step(Ask.TARGET, "G"))
    assert choose("G", "H") == Entry(START, Move("G", "H"))


def test_s_then_the_beneficiary_then_its_destination_is_a_support():
    asked = LYDIA.support(Step(Ask.TARGET, "G"))
    assert asked.ask is Ask.BENEFICIARY
    beneficiary = "E"
    assert beneficiary in LYDIA.choices(asked)
    step = LYDIA.choose(asked, beneficiary).step
    assert step == Step(Ask.DESTINATION, "G", beneficiary)
    for dest in LYDIA.choices(step):
        order = LYDIA.choose(step, dest).order
        assert order == Support("G", beneficiary, "hold" if dest == beneficiary else dest)


def test_choosing_the_beneficiary_again_supports_its_hold():
    step = Step(Ask.DESTINATION, "G", "E")
    assert LYDIA.choose(step, "E").order == Support("G", "E", "hold")
    assert LYDIA.hold(step).order == Support("G", "E", "hold")


def test_h_holds_the_selected_unit_and_does_nothing_without_one():
    assert LYDIA.hold(Step(Ask.TARGET, "G")) == Entry(START, Hold("G"))
    assert LYDIA.hold(START) == Entry(START)


def test_esc_goes_back_one_step_at_a_time():
    step = Step(Ask.DESTINATION, "G", "E")
    seen = []
    while step != START:
        step = LYDIA.back(step)
        seen.append(step)
    assert seen == [Step(Ask.BENEFICIARY, "G"), Step(Ask.TARGET, "G"), START]


def test_another_own_unit_out_of_reach_is_selected_instead():
    units = (Unit("Lydia", "army", "G"), Unit("Lydia", "army", "Ξ"))
    entry = OrderEntry.of(BOARD, units, "Lydia")
    assert "Ξ" not in entry.choices(Step(Ask.TARGET, "G"))
    assert entry.choose(Step(Ask.TARGET, "G"), "Ξ") == Entry(Step(Ask.TARGET, "Ξ"))


def test_the_selected_unit_again_or_a_province_out_of_reach_leaves_the_selection():
    assert choose("G", "G") == Entry(START)
    assert choose("G", "Ξ") == Entry(START)


def test_a_stray_click_during_a_support_changes_nothing():
    step = Step(Ask.BENEFICIARY, "G")
    assert LYDIA.choose(step, "Ξ") == Entry(step)


def test_foreign_units_are_not_selected():
    assert choose("M") == Entry(START)


def test_the_preview_is_the_order_that_a_click_would_give():
    assert LYDIA.preview(Step(Ask.TARGET, "G"), "H") == Move("G", "H")
    assert LYDIA.preview(Step(Ask.TARGET, "G"), "Ξ") is None
    assert LYDIA.preview(START, "G") is None


def test_the_next_unit_without_an_order_goes_round():
    first, second, third = LYDIA.units
    assert LYDIA.next_unit(None, []) == first
    assert LYDIA.next_unit(first, [second]) == third
    assert LYDIA.next_unit(third, [second]) == first
    assert LYDIA.next_unit(third, LYDIA.units) is None


@pytest.mark.parametrize("power", BOARD.powers)
def test_every_legal_order_can_be_given_by_clicks(power):
    entry = OrderEntry.of(BOARD, UNITS, power)
    for unit, orders in entry.legal.items():
        for order in orders:
            step = Step(Ask.TARGET, unit)
            match order:
                case Hold():
                    got = entry.hold(step).order
                case Move(dest=dest):
                    got = entry.choose(step, dest).order
                case Support(target=target, target_dest=dest):
                    step = entry.choose(entry.support(step), target).step
                    got = entry.choose(step, target if dest == "hold" else dest).order
            assert got == order


@given(st.lists(st.sampled_from([*BOARD.adjacency, "key:s", "key:h", "key:esc"]), max_size=12))
def test_only_legal_orders_come_out_of_any_clicks_and_keys(keys):
    step = START
    for key in keys:
        order = None
        if key == "key:s":
            step = LYDIA.support(step)
        elif key == "key:esc":
            step = LYDIA.back(step)
        else:
            entry = LYDIA.hold(step) if key == "key:h" else LYDIA.choose(step, key)
            step, order = entry.step, entry.order
        assert order is None or order in legal_orders(BOARD, UNITS, order.unit)
