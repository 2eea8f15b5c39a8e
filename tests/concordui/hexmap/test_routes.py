"""The plan of orders: what keeps clear of what, in rules, and over the whole library and random orders."""

from __future__ import annotations

import cmath
import itertools
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF

from concordui.hexmap import DrawnOrder, DrawnRetreat, MapState
from concordui.hexmap.geometry import geometry_of
from concordui.hexmap.lines import Trace, to_box
from concordui.hexmap.movement import ABREAST, BESIDE
from concordui.hexmap.planned import BURST, UNIT, Plan, Scenery
from concordui.hexmap.plans import Plans
from concordui.hexmap.routes import plan, retreat_line
from concordui.hexmap.setting import LANE
from engine.anatolia.board import Board, load_board
from engine.anatolia.explanation import adjudicate_explained
from engine.anatolia.facts import Attack, HoldStrength
from engine.anatolia.library import library
from engine.anatolia.orders import HOLD, Hold, Move, Support
from helpers.map_pictures import lab_state, match_state, random_case, resolved_state

pytestmark = pytest.mark.sampled(3)

BOARD = load_board()
ZOOMS = (1.0, 1.6)
PLACES = {"A": 100 + 100j, "B": 300 + 100j, "C": 200 + 250j, "D": 200 - 20j, "E": 200 + 104j, "F": 150 + 100j}


@pytest.fixture(autouse=True)
def fonts_there(look):
    """Names are measured."""


def place(key: str) -> QPointF:
    return QPointF(PLACES[key].real, PLACES[key].imag)


def move(a: str, b: str, outcome=None, **more) -> DrawnOrder:
    return DrawnOrder("Lydia", Move(a, b), outcome, **more)


def support(unit: str, target: str, dest: str, outcome=None, effective=None, **more) -> DrawnOrder:
    return DrawnOrder("Caria", Support(unit, target, dest), outcome, effective, **more)


def planned(*orders: DrawnOrder, occupied: str = "ABC", **more) -> Plan:
    return plan(orders, place, Scenery(frozenset(occupied), **more))


def gap(one, other) -> float:
    """The least distance between two lines."""
    trace = Trace.of(other.line)
    return min(trace.distance(one.line.at(k / 40)) for k in range(41))


# Moves ---------------------------------------------------------------------------------------------------------


@given(st.integers(0, 359), st.integers(60, 240), st.sampled_from((("success", "dislodged"), (None, None))))
def test_two_arrows_against_each_other_keep_14_px_apart(degrees, length, outcomes):
    end = cmath.rect(length, degrees * cmath.pi / 180)
    spots = {"A": 0j, "B": end}
    orders = (move("A", "B", outcomes[0]), move("B", "A", outcomes[1]))
    found = plan(orders, lambda key: QPointF(spots[key].real, spots[key].imag), Scenery(frozenset("AB")))
    assert gap(found.arrows["A"], found.arrows["B"]) >= 2 * LANE - 1.0


def test_each_of_two_arrows_keeps_to_the_right_of_its_way():
    found = planned(move("A", "B"), move("B", "A"))
    assert found.arrows["A"].line.at(0.5).imag > 100 > found.arrows["B"].line.at(0.5).imag


def test_two_that_stop_each_other_meet_in_the_middle_bar_to_bar():
    found = planned(move("A", "B", "bounce"), move("B", "A", "bounce"))
    first, second = found.arrows["A"], found.arrows["B"]
    assert first.line.end.real < 200 < second.line.end.real
    assert abs(first.line.end - second.line.end) == pytest.approx(7)


def test_where_there_is_no_room_to_meet_they_lie_beside_each_other():
    found = planned(move("A", "F", "bounce"), move("F", "A", "bounce"), occupied="AF")
    assert gap(found.arrows["A"], found.arrows["F"]) >= 2 * LANE - 1.0


@given(st.lists(st.integers(0, 359), min_size=2, max_size=3, unique=True), st.booleans())
def test_arrows_into_one_province_end_a_bar_apart(degrees, occupied):
    spots = {str(k): cmath.rect(150.0, d * cmath.pi / 180) for k, d in enumerate(degrees)} | {"X": 0j}
    orders = [move(str(k), "X", "bounce") for k in range(len(degrees))]
    standing = frozenset(spots) if occupied else frozenset(spots) - {"X"}
    found = plan(orders, lambda key: QPointF(spots[key].real, spots[key].imag), Scenery(standing))
    ends = [arrow.line.end for arrow in found.arrows.values()]
    for one, other in itertools.combinations(ends, 2):
        assert abs(one - other) >= ABREAST - 0.6


def test_a_bar_stands_beside_the_arrow_that_gets_in():
    found = planned(move("A", "E", "success"), move("F", "E", "bounce"), occupied="AF")
    assert Trace.of(found.arrows["A"].line).distance(found.arrows["F"].line.end) > 12


def test_an_arrow_goes_round_a_unit_that_stands_on_its_way():
    found = planned(move("A", "B"), occupied="ABE")
    assert Trace.of(found.arrows["A"].line).distance(PLACES["E"]) >= UNIT


def test_an_arrow_stops_outside_the_arc_that_guards_its_goal():
    alone = planned(move("A", "B", "bounce")).arrows["A"]
    guarded = planned(move("A", "B", "bounce"), support("E", "B", HOLD)).arrows["A"]
    assert abs(alone.line.end - PLACES["B"]) == pytest.approx(18)
    assert abs(guarded.line.end - PLACES["B"]) == pytest.approx(26)


def test_a_head_ends_before_a_name_that_would_cover_it():
    name = (170.0, 116.0, 230.0, 132.0)
    line = planned(move("C", "E"), occupied="CE", names=(name,)).arrows["C"].line
    assert all(to_box(line.end - line.way() * back, name) > 0 for back in (1, 5, 9, 13))


# Supports ------------------------------------------------------------------------------------------------------


def test_supports_of_one_move_join_in_one_place_with_the_number_of_those_that_stand():
    orders = (
        move("A", "B", "success"),
        support("C", "A", "B", "success", True),
        support("D", "A", "B", "cut", False),
        support("E", "A", "B", "success", True),
    )
    found = planned(*orders, occupied="ABCD")
    joint = found.arrows["A"].joined
    assert {found.props[unit].line.end for unit in "CDE"} == {joint}
    assert [(badge.at, badge.count) for badge in found.badges] == [(joint, 2)]


@pytest.mark.parametrize(
    ("second", "count"),
    [(("success", True), 2), ((None, None), 2), (("success", False), 1), (("cut", False), 1), (("invalid", None), 1)],
)
def test_what_counts_is_neither_cut_nor_refused_nor_without_effect(second, count):
    found = planned(move("A", "B"), support("C", "A", "B", "success", True), support("D", "A", "B", *second))
    assert [badge.count for badge in found.badges] == [count]


def test_one_support_and_supports_that_are_only_possible_wear_no_number():
    assert planned(move("A", "B"), support("C", "A", "B")).badges == []
    assert planned(move("A", "B"), support("C", "A", "B"), support("D", "A", "B", faint=True)).badges == []


@pytest.mark.parametrize("outcome", ["success", "bounce"])
def test_the_number_of_an_arrow_that_is_too_short_for_it_stands_beside(monkeypatch, outcome):
    monkeypatch.setitem(PLACES, "G", 138 + 100j)
    orders = (move("A", "G", outcome), support("C", "A", "G", "success"), support("D", "A", "G", "success"))
    found = planned(*orders, occupied="ACDG")
    badge = found.badges[0]
    assert all(abs(badge.at - PLACES[unit]) >= UNIT + 7.0 for unit in "AG")
    assert abs(badge.at - found.arrows["A"].joined) < 2 * UNIT


def test_the_arcs_of_supports_from_one_side_are_stacked_and_numbered():
    found = planned(support("A", "B", HOLD), support("F", "B", HOLD), support("C", "B", HOLD), occupied="ABCF")
    assert [found.props[unit].radius for unit in "AFC"] == [19.0, 25.5, 32.0]
    assert [badge.count for badge in found.badges] == [3]
    assert abs(found.badges[0].at - PLACES["B"]) > 32


def test_arcs_from_opposite_sides_share_the_inner_ring():
    found = planned(support("A", "E", HOLD), support("B", "E", HOLD), occupied="ABE")
    assert {prop.radius for prop in found.props.values()} == {19.0}


def test_two_units_that_hold_each_other_have_two_lines():
    found = planned(support("A", "B", HOLD), support("B", "A", HOLD))
    assert gap(found.props["A"], found.props["B"]) >= 2 * LANE - 1.0


def test_a_support_goes_round_a_unit_on_its_way_to_the_arrow():
    found = planned(move("C", "D"), support("A", "C", "D"), occupied="ACDF")
    assert Trace.of(found.props["A"].line).distance(PLACES["F"]) >= UNIT


def test_a_support_that_matches_nothing_says_for_which_move_it_was_meant():
    prop = planned(support("C", "A", "B", "success", False)).props["C"]
    assert prop.imagined is not None
    assert abs(prop.imagined.start - PLACES["A"]) == pytest.approx(17)
    assert prop.line.end == prop.imagined.at(0.42)
    assert planned(move("A", "B"), support("C", "A", "B")).props["C"].imagined is None


# Marks ---------------------------------------------------------------------------------------------------------


def test_a_cross_stands_mid_line_unless_something_is_there():
    free = planned(support("A", "B", HOLD, "cut", False), occupied="AB")
    assert free.crosses["A"] == free.props["A"].line.at(0.5)
    name = (150.0, 93.0, 215.0, 107.0)
    moved = planned(support("A", "B", HOLD, "cut", False), occupied="AB", names=(name,))
    assert to_box(moved.crosses["A"], name) > 0


def test_an_order_that_was_refused_is_crossed_out_on_its_line_or_at_its_unit():
    found = planned(
        move("A", "B", "invalid"), DrawnOrder("Lydia", Hold("C"), "invalid"), support("E", "E", "B", "invalid")
    )
    assert found.crosses["A"] == found.arrows["A"].line.at(0.5)
    for unit in "CE":
        assert UNIT < abs(found.crosses[unit] - PLACES[unit]) < 2 * UNIT


def test_a_dislodged_unit_stands_in_its_slot_while_nobody_else_does():
    assert planned(dislodged=("D",)).bursts == {"D": PLACES["D"]}


@pytest.mark.parametrize("origin", "ABCD")
def test_a_dislodged_unit_stands_31_px_beside_its_slot_and_no_arrow_ends_on_it(origin):
    found = planned(move(origin, "E", "success"), occupied="E", ghosts=frozenset(origin), dislodged=("E",))
    assert abs(found.bursts["E"] - PLACES["E"]) == pytest.approx(BESIDE)
    assert Trace.of(found.arrows[origin].line).distance(found.bursts["E"]) >= BURST


def test_it_stands_to_the_left_if_it_may():
    assert planned(occupied="E", dislodged=("E",)).bursts["E"] == pytest.approx(PLACES["E"] - 31)


def test_a_retreat_starts_at_the_burst_and_goes_round_units():
    scenery = Scenery(frozenset("BE"), dislodged=("B",))
    line = retreat_line(DrawnRetreat("Lydia", "B", "A"), plan((), place, scenery), place, scenery)
    assert abs(line.start - (PLACES["B"] - 31)) == pytest.approx(21)
    assert Trace.of(line).distance(PLACES["E"]) >= UNIT


def test_a_plan_depends_on_nothing_but_what_it_is_given():
    orders = (move("A", "B", "bounce"), move("B", "A", "success"), support("C", "A", "B"), support("D", "A", "B"))
    assert planned(*orders) == planned(*orders)
    turned = planned(*reversed(orders))
    assert {unit: arrow.line for unit, arrow in turned.arrows.items()} == {
        unit: arrow.line for unit, arrow in planned(*orders).arrows.items()
    }


# Over the library, and over random orders ----------------------------------------------------------------------


def plan_of(board: Board, state: MapState, zoom: float) -> Plan:
    plans = Plans(geometry_of(board))
    plans.set_zoom(zoom)
    return plans.plan(state)


def slot(board: Board, key: str, zoom: float) -> complex:
    point = geometry_of(board).slot(key, zoom) * zoom
    return complex(point.x(), point.y())


def strangers(state: MapState, unit: str) -> Iterator[str]:
    """The provinces of units that an order does not concern."""
    order = next(drawn.order for drawn in state.orders if drawn.unit == unit)
    concerned = {unit, getattr(order, "dest", None), getattr(order, "target", None)}
    return (other.at for other in state.units if other.at not in concerned)


def marks(found: Plan) -> list[tuple[complex, float]]:
    """Middle and radius of each mark, a little less than what it covers."""
    return [
        *((at, 7.0) for at in found.crosses.values()),
        *((badge.at, 7.0) for badge in found.badges),
        *((arrow.line.end, 3.0) for arrow in found.arrows.values() if arrow.barred),
    ]


@pytest.mark.thinned(2)
@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("view", [lab_state, match_state])
def test_in_the_library_no_line_runs_over_a_stranger_and_no_mark_lies_on_a_unit_or_a_mark(view, zoom):
    for position in library():
        state = view(position)
        found = plan_of(BOARD, state, zoom)
        for unit, drawn in (found.arrows | found.props).items():
            trace = Trace.of(drawn.line)
            for other in strangers(state, unit):
                assert trace.distance(slot(BOARD, other, zoom)) >= UNIT, (position.title, unit, other)
        for at, _ in marks(found):
            assert all(abs(at - slot(BOARD, unit.at, zoom)) >= UNIT for unit in state.units), position.title
        for (one, a), (other, b) in itertools.combinations(marks(found), 2):
            assert abs(one - other) >= a + b, position.title


@pytest.mark.thinned(4)
@pytest.mark.parametrize("seed", range(40))
def test_of_random_orders_no_bar_or_badge_lies_on_a_unit_and_hardly_a_line_runs_over_one(seed):
    case = random_case(BOARD, seed)
    state = resolved_state(case)
    for zoom in ZOOMS:
        found = plan_of(BOARD, state, zoom)
        for at, _ in marks(found):
            assert all(abs(at - slot(BOARD, unit.at, zoom)) >= UNIT - 4.0 for unit in state.units), seed
        over = [
            (unit, other)
            for unit, drawn in (found.arrows | found.props).items()
            for other in strangers(state, unit)
            if Trace.of(drawn.line).distance(slot(BOARD, other, zoom)) < UNIT
        ]
        assert len(over) <= 1, over


def _supporters(case) -> dict[tuple[str, str], int]:
    """For each move and each unit that holds, how many supports the engine counted, or left out for the defender."""
    _, explanation = adjudicate_explained(case.board, case.units, case.orders)
    counted: dict[tuple[str, str], int] = {}
    for unit, derivation in explanation.units.items():
        for fact in derivation.facts:
            if isinstance(fact, Attack):
                others = sum(left.why == "defender" for left in fact.excluded)
                counted[unit, fact.dest] = len(fact.supporters) + others
            elif isinstance(fact, HoldStrength) and fact.province == unit:
                counted[unit, HOLD] = len(fact.supporters)
    return counted


@pytest.mark.thinned(5)
@pytest.mark.parametrize("seed", range(60))
def test_the_number_on_a_badge_is_the_engines_count_of_the_supports_that_stand(seed):
    case = random_case(BOARD, seed, friendly=True)
    state, counted = resolved_state(case), _supporters(case)
    joined: dict[tuple[str, str], int] = {}
    for drawn in state.orders:
        if isinstance(drawn.order, Support):
            key = (drawn.order.target, drawn.order.target_dest)
            joined[key] = joined.get(key, 0) + 1
    several = [key for key, many in joined.items() if many > 1]
    badges = [badge.count for badge in plan_of(BOARD, state, 1.0).badges]
    assert len(badges) == len(several)
    for key, count in zip(several, badges, strict=True):
        if key in counted:
            assert count == counted[key], key
