"""What the map of the lab shows of a position, what is looked at, and the decisions so far."""

from __future__ import annotations

from dataclasses import replace

from concordui.lab.analysis import Analysis
from concordui.lab.document import Position, read
from concordui.lab.map_state import Looked, map_state
from concordui.match.order_entry import Ask, Step
from engine.anatolia.library import library
from engine.anatolia.orders import Hold, Move

POSITION, _ = read(next(each for each in library() if each.id == "the-stronger-wins-head-on").case)
"""N, supported by Γ, dislodges S head-on."""


def shown(position: Position = POSITION, looked: Looked = Looked(), decided=None):  # noqa: B008
    analysis = Analysis.of(position.board, position.units, position.entries())
    return map_state(position, analysis, looked, decided)


def test_units_stand_where_they_stood_and_dislodged_ones_beside():
    state = shown()
    assert [unit.at for unit in state.units] == ["N", "Γ"]
    assert [unit.at for unit in state.dislodged] == ["S"]
    assert {order.unit: order.outcome for order in state.orders} == {"N": "success", "S": "dislodged", "Γ": "success"}


def test_what_is_not_decided_yet_has_no_outcome():
    state = shown(decided=frozenset({"Γ"}))
    assert {order.unit: order.outcome for order in state.orders} == {"N": None, "S": None, "Γ": "success"}
    assert [unit.at for unit in state.units] == ["N", "S", "Γ"]
    assert state.dislodged == ()


def test_the_unit_in_question_shows_where_it_may_retreat_and_lit_provinces_are_outlined():
    state = shown(looked=Looked(unit="S", places=("N", "Γ")))
    assert state.selected == "S"
    assert {way.to for way in state.retreats} == {"P", "Q", "T", "U", "Y", "Z"}
    assert state.highlight == {"N", "Γ"}
    assert not state.dim
    assert shown(looked=Looked(unit="N")).retreats == ()
    clicked = Looked(unit="S", step=Step(Ask.TARGET, "S"), targets=("P",))
    assert shown(looked=clicked).retreats == state.retreats
    assert shown(looked=replace(clicked, preview=Move("S", "P"))).retreats == ()
    assert shown(looked=Looked(unit="S", step=Step(Ask.BENEFICIARY, "S"))).retreats == ()


def test_targets_are_lit_while_an_order_is_entered_and_the_rest_is_dim_for_a_support():
    move = shown(looked=Looked(unit="N", places=("S",), step=Step(Ask.TARGET, "N"), targets=("S", "L")))
    assert (move.targets, move.highlight, move.dim) == ({"S", "L"}, frozenset(), False)
    support = shown(looked=Looked(unit="Γ", step=Step(Ask.DESTINATION, "Γ", "N"), targets=("S",)))
    assert (support.selected, support.highlight, support.dim) == ("Γ", {"N"}, True)


def test_an_edit_is_on_the_map_at_once():
    state = shown(POSITION.give(Hold("N")))
    assert state.dislodged == ()
    assert {order.unit: order.outcome for order in state.orders}["S"] == "bounce"


def test_what_was_refused_is_drawn_as_it_was_ordered_if_its_places_are_on_the_map():
    def drawn(title: str) -> list[tuple[str, str | None]]:
        position, _ = read(next(each for each in library() if each.id == title).case)
        return [(type(order.order).__name__, order.outcome) for order in shown(position).orders if order.unit in "ESΓM"]

    assert drawn("armies-do-not-go-to-sea") == [("Move", "invalid")]
    assert drawn("dislodged-comes-before-invalid") == [("Move", "invalid"), ("Support", "success")]
    assert drawn("support-for-an-empty-province") == [("Support", "invalid")]
    assert drawn("a-unit-cannot-support-itself") == [("Hold", "invalid")]
    assert drawn("a-province-that-is-not-on-the-map") == [("Hold", "invalid")]


def test_orders_that_are_only_looked_at_leave_the_given_ones_as_they_are():
    state = shown(looked=Looked(tried=(("Lydia", Hold("N")),)))
    assert state.orders == shown().orders
    assert [(tried.power, tried.order, tried.faint) for tried in state.tried] == [("Lydia", Hold("N"), True)]
