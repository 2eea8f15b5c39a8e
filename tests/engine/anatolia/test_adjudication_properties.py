"""What holds for every position: on random graphs and hex maps, random units, sound and faulty orders."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.anatolia.adjudicator import adjudicate, adjudicate_json
from engine.anatolia.board import Board, Unit, build_board
from engine.anatolia.orders import Hold, Move, Support, legal_orders_of, parse_order
from engine.anatolia.outcomes import Resolution
from helpers import positions

pytestmark = pytest.mark.sampled(3)

Orders = dict[str, list[Any]]
Drawn = tuple[Board, tuple[Unit, ...], Orders]
randoms = st.randoms(use_true_random=False)


@st.composite
def drawn(draw: st.DrawFn) -> Drawn:
    rng = random.Random(draw(st.integers(0, 2**32 - 1)))
    hexed, size = draw(st.booleans()), draw(st.integers(2, 12))
    board = positions.random_hexed_board(rng, size) if hexed else positions.random_board(rng, size)
    units = positions.random_units(rng, board, draw(st.integers(1, 12)), positions.POWERS)
    return board, units, positions.random_orders(rng, board, units, rng.choice((0.3, 0.5, 0.8)), faulty=0.15)


def _resolve(case: Drawn) -> Resolution:
    return adjudicate(*case)


@given(drawn())
def test_at_most_one_unit_stands_in_a_province(case: Drawn) -> None:
    places = [unit.at for unit in _resolve(case).units]
    assert len(set(places)) == len(places)


@given(drawn())
def test_units_are_conserved(case: Drawn) -> None:
    board, units, _ = case
    resolution = _resolve(case)
    after = [(unit.power, unit.type) for unit in (*resolution.units, *resolution.dislodged)]
    assert sorted(after) == sorted((unit.power, unit.type) for unit in units)
    for unit in (*resolution.units, *resolution.dislodged):
        assert board.may_stand(unit.type, unit.at)


@given(drawn())
def test_every_unit_ends_where_its_outcome_says(case: Drawn) -> None:
    resolution = _resolve(case)
    standing = {unit.at: unit for unit in resolution.units}
    lost = {unit.at for unit in resolution.dislodged}
    for entry in resolution.resolution:
        assert (entry.outcome == "dislodged") == (entry.unit in lost)
        if entry.outcome != "dislodged":
            moved = isinstance(entry.order, Move) and entry.outcome == "success"
            assert standing[entry.order.dest if moved else entry.unit].power == entry.power
        assert entry.valid or (isinstance(entry.order, Hold) and entry.outcome in ("invalid", "dislodged"))
        assert (entry.effective is not None) == isinstance(entry.order, Support)
        assert not (entry.effective and entry.outcome != "success")


@given(drawn())
def test_dislodgers_come_from_where_is_said_and_are_foreign(case: Drawn) -> None:
    resolution = _resolve(case)
    orders = {entry.unit: entry for entry in resolution.resolution}
    standing = {unit.at: unit for unit in resolution.units}
    for unit in resolution.dislodged:
        assert orders[unit.attacker].order == Move(unit.attacker, unit.at)
        assert standing[unit.at].power == orders[unit.attacker].power != unit.power
        assert not {unit.attacker, *standing, *resolution.standoffs} & set(unit.options)


@given(drawn(), randoms)
def test_the_result_does_not_depend_on_the_order_of_the_input(case: Drawn, rng: random.Random) -> None:
    board, units, orders = case
    shuffled = {power: rng.sample(orders[power], len(orders[power])) for power in rng.sample(list(orders), len(orders))}
    assert adjudicate(board, rng.sample(units, len(units)), shuffled) == _resolve(case)


@given(drawn())
def test_relabelling_the_powers_relabels_the_result(case: Drawn) -> None:
    board, units, orders = case
    names = {"Red": "Blue", "Green": "Red", "Blue": "Green"}
    former = {new: old for old, new in names.items()}
    other = [Unit(names[unit.power], unit.type, unit.at) for unit in units]
    relabelled = adjudicate(board, other, {names[power]: entries for power, entries in orders.items()}).to_json()
    for entry in (*relabelled["units"], *relabelled["dislodged"], *relabelled["resolution"]):
        entry["power"] = former[entry["power"]]
    assert relabelled == _resolve(case).to_json()


@given(drawn(), randoms)
def test_relabelling_the_provinces_relabels_the_result(case: Drawn, rng: random.Random) -> None:
    board, units, orders = case
    ids = list(board.adjacency)
    new = dict(zip(ids, rng.sample([f"p{number}" for number in range(len(ids))], len(ids)), strict=True))
    data = {
        "powers": list(board.powers),
        "provinces": [{**province.to_json(), "id": new[province.id]} for province in board.provinces],
        "adjacency": {new[place]: [new[near] for near in board.adjacency[place]] for place in ids},
    }
    answer = adjudicate(
        build_board(data),
        [Unit(unit.power, unit.type, new[unit.at]) for unit in units],
        {power: [_renamed(entry, new) for entry in entries] for power, entries in orders.items()},
    )
    assert _unsorted(answer.to_json()) == _unsorted(_renamed(_resolve(case).to_json(), new))


def _renamed(value: Any, new: dict[str, str]) -> Any:
    if isinstance(value, str):
        return new.get(value, value)
    if isinstance(value, list):
        return [_renamed(entry, new) for entry in value]
    if isinstance(value, dict):
        return {key: entry if key in ("type", "power") else _renamed(entry, new) for key, entry in value.items()}
    return value


def _unsorted(answer: Any) -> Any:
    """The answer without the order of its lists, which new names change."""
    if isinstance(answer, dict):
        return {key: _unsorted(value) for key, value in answer.items()}
    if isinstance(answer, list):
        return sorted((_unsorted(value) for value in answer), key=json.dumps)
    return answer


@given(drawn())
def test_an_invalid_order_equals_a_hold(case: Drawn) -> None:
    board, units, orders = case
    refused = {entry.unit for entry in adjudicate(board, units, orders).resolution if not entry.valid}
    held: Orders = {unit.power: [] for unit in units}
    for unit in units:
        entries = [e for e in orders.get(unit.power, []) if isinstance(e, dict) and e.get("unit") == unit.at]
        held[unit.power] += [Hold(unit.at).to_json()] if unit.at in refused else entries
    first, second = _resolve(case), adjudicate(board, units, held)
    assert (first.units, first.dislodged, first.standoffs) == (second.units, second.dislodged, second.standoffs)
    for one, other in zip(first.resolution, second.resolution, strict=True):
        assert one.order == other.order
        assert one.outcome == (other.outcome if one.valid or other.outcome == "dislodged" else "invalid")


@given(drawn())
def test_answers_survive_json_and_both_ways_to_answer_agree(case: Drawn) -> None:
    board, units, orders = case
    answer = _resolve(case).to_json()
    assert json.loads(json.dumps(answer)) == answer
    assert adjudicate_json(board, [unit.to_json() for unit in units], orders) == answer


@given(drawn())
def test_the_orders_of_an_answer_give_the_same_answer_again(case: Drawn) -> None:
    board, units, _ = case
    first = _resolve(case)
    second = adjudicate(board, units, json.loads(json.dumps(first.to_json()))["resolution"])
    assert (second.units, second.dislodged, second.standoffs) == (first.units, first.dislodged, first.standoffs)
    assert [entry.order for entry in second.resolution] == [entry.order for entry in first.resolution]


@given(drawn())
def test_adjudication_changes_nothing_that_it_is_given(case: Drawn) -> None:
    board, units, orders = case
    raw, before = [unit.to_json() for unit in units], json.dumps(orders)
    for entry in adjudicate_json(board, raw, orders)["units"]:
        entry.clear()
    assert json.dumps(orders) == before
    assert raw == [unit.to_json() for unit in units]


@given(drawn())
def test_legal_orders_are_valid_and_survive_json(case: Drawn) -> None:
    board, units, _ = case
    for power in positions.POWERS:
        for at, legal in legal_orders_of(board, units, power).items():
            for order in legal:
                assert parse_order(json.loads(json.dumps(order.to_json()))) == order
                resolution = adjudicate(board, units, [order.to_json()]).resolution
                entry = next(entry for entry in resolution if entry.unit == at)
                assert (entry.order, entry.valid) == (order, True)
