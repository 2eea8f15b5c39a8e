"""What holds of every explanation: the numbers recompute the verdict, what is excluded changes nothing, and the order
of the decisions is one in which they can be made.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.anatolia.adjudicator import adjudicate
from engine.anatolia.board import Board, Unit, load_board, shipped_board
from engine.anatolia.explanation import adjudicate_explained, derivations_about
from engine.anatolia.facts import Explanation
from engine.anatolia.orders import Move, field_of
from engine.anatolia.outcomes import Resolution
from helpers import positions

pytestmark = pytest.mark.sampled(2)

Orders = dict[str, list[Any]]
Check = Callable[[Board, tuple[Unit, ...], Orders, Resolution, Explanation], None]


def _positions(seed: int, wanted: int, data: Path) -> Iterator[tuple[Board, tuple[Unit, ...], Orders]]:
    rng = random.Random(seed)
    real = (shipped_board(), load_board(data / "classic_board.json"))
    for index in range(wanted):
        if index % 3 == 0:
            board = real[index % 2]
            powers = board.powers[: rng.randint(1, 4)]
        else:
            board = rng.choice((positions.random_board, positions.random_hexed_board))(rng, rng.randint(3, 9))
            powers = positions.POWERS[: rng.randint(1, 3)]
        units = positions.random_units(rng, board, rng.randint(2, 11), powers)
        yield board, units, positions.random_orders(rng, board, units, rng.choice((0.3, 0.5, 0.9)))


def facts_of(explanation: Explanation, unit: str) -> list[dict[str, Any]]:
    return [fact.to_json() for fact in explanation.units[unit].facts]


def _recomputed(facts: list[dict[str, Any]]) -> str:
    """The verdict that follows from the facts alone."""
    by_kind: dict[str, list[dict[str, Any]]] = {}
    for fact in facts:
        by_kind.setdefault(fact["kind"], []).append(fact)
    for fact in by_kind.get("dislodged", ()):
        assert fact["strength"] > fact["against"]
        return "dislodged"
    if "invalid" in by_kind:
        return "invalid"
    if "attack" in by_kind:
        met = [f["strength"] for kind in ("hold", "defend", "prevent") for f in by_kind.get(kind, ())]
        return "success" if all(by_kind["attack"][0]["strength"] > strength for strength in met) else "bounce"
    return "cut" if "cut" in by_kind else "success"


def _numbers_recompute(
    board: Board, units: tuple[Unit, ...], orders: Orders, answer: Resolution, explanation: Explanation
) -> None:
    assert list(explanation.units) == [fate.unit for fate in answer.resolution]
    for fate in answer.resolution:
        facts = facts_of(explanation, fate.unit)
        assert explanation.units[fate.unit].verdict == fate.outcome
        # A mover that stays has a hold fact of its own, beside what it met.
        told = [fact for fact in facts if not (fact["kind"] == "hold" and fact["province"] == fate.unit)]
        assert _recomputed(told) == fate.outcome, (units, orders, fate, facts)
        for fact in facts:
            if "supporters" in fact:
                own = any(other["kind"] == "self" for other in facts) and fact["kind"] == "attack"
                assert fact["strength"] == (0 if own else 1 + len(fact["supporters"]))


def _culprits_are_those_who_oppose(
    board: Board, units: tuple[Unit, ...], orders: Orders, answer: Resolution, explanation: Explanation
) -> None:
    for fate in answer.resolution:
        facts = facts_of(explanation, fate.unit)
        kinds = {fact["kind"] for fact in facts}
        if isinstance(fate.order, Move) and fate.outcome == "bounce":
            assert kinds & {"opposed", "self"}, (units, orders, fate)
        if fate.outcome == "success":
            assert not kinds & {"opposed", "self", "cut", "dislodged", "invalid"}, (units, orders, fate)
        strength = next((fact["strength"] for fact in facts if fact["kind"] == "attack"), None)
        assert all(fact["strength"] >= strength for fact in facts if fact["kind"] == "opposed")


def _without(orders: Orders, unit: str) -> Orders:
    return {
        power: [e for e in entries if not (isinstance(e, dict) and e.get("unit") == unit)]
        for power, entries in orders.items()
    }


def _excluded_supports_change_nothing(
    board: Board, units: tuple[Unit, ...], orders: Orders, answer: Resolution, explanation: Explanation
) -> None:
    for fate in answer.resolution:
        for attack in facts_of(explanation, fate.unit):
            for excluded in attack.get("excluded", ()):
                other, reasons = adjudicate_explained(board, units, _without(orders, excluded["unit"]))
                again = next(f for f in facts_of(reasons, fate.unit) if f["kind"] == "attack")
                assert again["strength"] == attack["strength"], (units, orders, fate, excluded)
                assert again["supporters"] == attack["supporters"]
                before, after = _entered(answer, fate.unit), _entered(other, fate.unit)
                assert before == after, (units, orders, fate, excluded)
                if excluded["why"] != "defender":
                    _same_but_for(answer, other, excluded["unit"])


def _entered(answer: Resolution, unit: str) -> bool:
    return next(fate.outcome == "success" for fate in answer.resolution if fate.unit == unit)


def _same_but_for(one: Resolution, other: Resolution, unit: str) -> None:
    assert one.units == other.units
    assert one.dislodged == other.dislodged
    assert one.standoffs == other.standoffs
    assert [f for f in one.resolution if f.unit != unit] == [f for f in other.resolution if f.unit != unit]


def _order_is_topological(
    board: Board, units: tuple[Unit, ...], orders: Orders, answer: Resolution, explanation: Explanation
) -> None:
    position = {unit: index for index, group in enumerate(explanation.order) for unit in group}
    assert sorted(position) == sorted(unit.at for unit in units)
    assert sum(map(len, explanation.order)) == len(units)
    for unit, derivation in explanation.units.items():
        assert unit not in derivation.depends
        assert all(position[other] <= position[unit] for other in derivation.depends), (units, orders, unit)
    by_unit = {fate.unit: fate for fate in answer.resolution}
    for group in explanation.order:
        if len(group) > 1:
            goals = {by_unit[unit].order.dest for unit in group}
            assert goals == set(group), "a group of several is a head-to-head or a rotation"
            assert len(group) == 2 or all(by_unit[unit].outcome == "success" for unit in group)
    for fate in answer.resolution:
        if isinstance(fate.order, Move) and fate.order.dest in by_unit:
            back = by_unit[fate.order.dest].order
            if isinstance(back, Move) and back.dest == fate.unit:
                assert position[fate.unit] == position[fate.order.dest], "a head-to-head is one group"


def _dependence_is_complete(
    board: Board, units: tuple[Unit, ...], orders: Orders, answer: Resolution, explanation: Explanation
) -> None:
    """Every support that a fact names belongs to a unit that was settled before, or with it."""
    position = {unit: index for index, group in enumerate(explanation.order) for unit in group}
    for unit in explanation.units:
        for fact in facts_of(explanation, unit):
            if fact["kind"] in ("attack", "prevent", "defend"):
                named = [*fact["supporters"], *(excluded["unit"] for excluded in fact.get("excluded", ()))]
                assert all(position[other] < position[unit] for other in named), (units, orders, unit, fact)


CHECKS: dict[str, Check] = {
    "the numbers in the facts recompute the verdict": _numbers_recompute,
    "culprits are named where an attack fails, and only there": _culprits_are_those_who_oppose,
    "deleting an excluded supporter's order changes nothing about the attack": _excluded_supports_change_nothing,
    "the order is topological; a head-to-head or a rotation is one group": _order_is_topological,
    "a unit comes after every supporter that its facts name": _dependence_is_complete,
}


def _check(check: Check, seed: int, wanted: int, data: Path) -> None:
    for board, units, orders in _positions(seed, wanted, data):
        answer, explanation = adjudicate_explained(board, units, orders)
        check(board, units, orders, answer, explanation)


@pytest.mark.parametrize("rule", CHECKS)
def test_what_holds_of_every_explanation(rule: str, data: Path) -> None:
    _check(CHECKS[rule], seed=1, wanted=600, data=data)


@pytest.mark.full
@pytest.mark.parametrize("rule", CHECKS)
def test_what_holds_of_many_more_explanations(rule: str, data: Path) -> None:
    _check(CHECKS[rule], seed=2, wanted=4_000, data=data)


def test_explaining_changes_no_answer(data: Path) -> None:
    for board, units, orders in _positions(3, 300, data):
        assert adjudicate_explained(board, units, orders)[0] == adjudicate(board, units, orders)


def test_derivations_of_some_units_are_those_of_the_whole_explanation(data: Path) -> None:
    for board, units, orders in _positions(4, 200, data):
        answer, explanation = adjudicate_explained(board, units, orders)
        asked = units[len(units) // 2].at
        told = derivations_about(field_of(board, units), orders, [asked])
        attackers = {f.unit for f in answer.resolution if isinstance(f.order, Move) and f.order.dest == asked}
        assert set(told) == {asked, *attackers}
        for unit, derivation in told.items():
            assert derivation == replace(explanation.units[unit], depends=())
