"""`minimal_changes`: every smallest set of other orders that flips an outcome, as trying all of them finds it."""

from __future__ import annotations

import random
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest

from engine.anatolia.adjudicator import adjudicate
from engine.anatolia.board import Board, load_board, shipped_board
from engine.anatolia.cases import Case
from engine.anatolia.minimal_changes import WhatIf, minimal_changes
from engine.anatolia.orders import Move, Order, legal_orders
from engine.anatolia.outcomes import Outcome
from engine.errors import CaseError
from helpers import positions
from helpers.graphs import complete_board, position

OUTCOMES: tuple[Outcome, ...] = ("success", "bounce", "dislodged", "cut", "invalid")


def _brute_force(case: Case, unit: str, wanted: str | None, limit: int, own: bool) -> list[Any]:
    """All answers of the smallest size as ([(unit, order)], outcome), by the scalar adjudicator alone."""
    fates = {fate.unit: fate for fate in adjudicate(case.board, case.units, case.orders).resolution}
    entries: dict[str, Any] = {at: fate.order for at, fate in fates.items() if fate.valid}
    start = fates[unit].outcome
    if wanted == start:
        return [([], start)]
    others = [at for at in fates if own or at != unit]
    for size in range(1, limit + 1):
        found = []
        for chosen in combinations(others, size):
            options = [[o for o in legal_orders(case.board, case.units, at) if o != entries.get(at)] for at in chosen]
            for orders in product(*options):
                given = {**entries, **dict(zip(chosen, orders, strict=True))}
                outcome = _outcome(case, unit, given, fates)
                if outcome == wanted or (wanted is None and outcome != start):
                    found.append((list(zip(chosen, orders, strict=True)), outcome))
        if found:
            return found
    return []


def _outcome(case: Case, unit: str, given: dict[str, Order], fates: dict[str, Any]) -> str:
    flat: list[Any] = [*given.values()]
    if unit not in given and not fates[unit].valid:
        flat.append({"unit": unit, "type": "refused"})
    return next(f.outcome for f in adjudicate(case.board, case.units, flat).resolution if f.unit == unit)


def _as_pairs(found: WhatIf) -> list[Any]:
    return [([(order.unit, order) for _, order in answer.changes], answer.outcome) for answer in found.answers]


def _agree(case: Case, unit: str, wanted: Outcome | None, limit: int, own: bool) -> int:
    found = minimal_changes(case, unit, wanted, limit, own=own)
    expected = _brute_force(case, unit, wanted, limit, own)
    assert found.complete
    key = repr
    assert sorted(_as_pairs(found), key=key) == sorted(expected, key=key), (case.units, case.orders, unit, wanted, own)
    return len(expected[0][0]) if expected else 0


def _random_case(rng: random.Random, board: Board, count: int, powers: tuple[str, ...], faulty: float) -> Case:
    units = positions.random_units(rng, board, count, powers)
    return Case(None, board, units, positions.random_orders(rng, board, units, rng.choice((0.3, 0.6)), faulty))


def test_all_smallest_changes_are_found_on_small_boards() -> None:
    rng = random.Random(1)
    sizes = []
    for _ in range(40):
        board = positions.random_board(rng, rng.randint(3, 6))
        case = _random_case(rng, board, rng.randint(2, 5), positions.POWERS[: rng.randint(1, 3)], faulty=0.1)
        unit = rng.choice(case.units).at
        sizes.append(_agree(case, unit, rng.choice((None, *OUTCOMES, "dislodged")), 3, own=rng.random() < 0.5))
    assert {0, 1, 2} <= set(sizes)


def test_all_smallest_changes_are_found_where_three_are_needed() -> None:
    units, entries = position(Red="a H, b S a", Green="c H, d H")
    case = Case(None, complete_board("abcd"), units, entries)
    assert _agree(case, "a", "dislodged", 3, own=False) == 3


def test_all_smallest_changes_are_found_on_the_shipped_board() -> None:
    rng = random.Random(2)
    board = shipped_board()
    for _ in range(15):
        case = _random_case(rng, board, 5, board.powers[:3], faulty=0.0)
        _agree(case, rng.choice(case.units).at, rng.choice((None, *OUTCOMES[:4])), 2, own=rng.random() < 0.5)


@pytest.mark.full
@pytest.mark.parametrize("part", range(4))
def test_all_smallest_changes_are_found_in_many_more_positions(part: int, data: Path) -> None:
    rng = random.Random(10 + part)
    classic = load_board(data / "classic_board.json")
    for _ in range(40):
        board = positions.random_board(rng, rng.randint(3, 7))
        case = _random_case(rng, board, rng.randint(2, 5), positions.POWERS[: rng.randint(1, 3)], faulty=0.1)
        for unit in case.units:
            _agree(case, unit.at, rng.choice((None, *OUTCOMES)), 3, own=rng.random() < 0.5)
    for _ in range(15):
        case = _random_case(rng, classic, 6, classic.powers[:3], faulty=0.0)
        _agree(case, rng.choice(case.units).at, rng.choice((None, *OUTCOMES[:4])), 2, own=rng.random() < 0.5)


BOARD = complete_board("abcdef")


def _case(**orders: str) -> Case:
    units, entries = position(**orders)
    return Case(None, BOARD, units, entries)


def _texts(found: WhatIf) -> list[str]:
    """Answers in short: ``c-b & d H: bounce``."""
    return [
        " & ".join(_text(order.to_json()) for _, order in answer.changes) + f": {answer.outcome}"
        for answer in found.answers
    ]


def _text(order: dict[str, str]) -> str:
    match order["type"]:
        case "hold":
            return f"{order['unit']} H"
        case "move":
            return f"{order['unit']}-{order['dest']}"
        case _:
            goal = "" if order["targetDest"] == "hold" else f"-{order['targetDest']}"
            return f"{order['unit']} S {order['target']}{goal}"


def test_one_change_that_flips_a_bounce() -> None:
    found = minimal_changes(_case(Red="a-b", Green="b H"), "a")
    assert _texts(found) == [f"b-{dest}: success" for dest in "cdef"]
    assert found.complete


def test_wanted_names_the_outcome() -> None:
    case = _case(Red="a-b", Green="b H, c H")
    assert set(_texts(minimal_changes(case, "a", "dislodged"))) == {
        "b S c-a & c-a: dislodged",
        "b-a & c S b-a: dislodged",
    }
    assert minimal_changes(case, "a", "cut") == WhatIf("a", "cut", (), True)


def test_an_outcome_that_is_wanted_already_needs_no_change() -> None:
    found = minimal_changes(_case(Red="a-b", Green="b H"), "a", "bounce")
    assert found.to_json() == {
        "unit": "a",
        "wanted": "bounce",
        "answers": [{"changes": [], "outcome": "bounce"}],
        "complete": True,
    }


def test_the_unit_keeps_its_order_unless_told_otherwise() -> None:
    case = _case(Red="a-b", Green="b H")
    kept, own = minimal_changes(case, "a"), minimal_changes(case, "a", own=True)
    assert all(order.unit != "a" for answer in kept.answers for _, order in answer.changes)
    assert "a-c: success" in _texts(own)
    assert set(_texts(kept)) <= set(_texts(own))


def test_a_refused_order_stays_refused_unless_it_is_changed() -> None:
    units, _ = position(Red="a ?", Green="b H")
    case = Case(None, BOARD, units, [{"unit": "a", "type": "move", "dest": "?"}])
    assert minimal_changes(case, "a") == WhatIf("a", None, (), True)
    assert "a H: success" in _texts(minimal_changes(case, "a", own=True))


def test_the_refused_order_of_another_unit_is_the_hold_that_it_became() -> None:
    units, _ = position(Red="a ?", Green="b ?")
    entries = [{"unit": "a", "type": "move", "dest": "b"}, {"unit": "b", "type": "move", "dest": "?"}]
    found = minimal_changes(Case(None, BOARD, units, entries), "a")
    assert _texts(found) == [f"b-{dest}: success" for dest in "cdef"]


def test_a_unit_that_does_not_exist_is_an_error() -> None:
    for at in ("f", "nowhere"):
        with pytest.raises(CaseError) as refused:
            minimal_changes(_case(Red="a-b"), at)
        assert refused.value.faults[0].where == "whatIf"


@pytest.mark.parametrize("limit", [0, 4])
def test_a_limit_of_none_or_of_more_than_three_changes_is_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="from 1 to 3"):
        minimal_changes(_case(Red="a-b"), "a", limit=limit)


def test_the_search_says_how_far_it_is_and_can_be_ended() -> None:
    seen: list[tuple[int, float]] = []

    def first_size_only(size: int, done: float) -> bool:
        seen.append((size, done))
        return size < 2

    case = _case(Red="a-b", Green="b H, c H", Blue="d H")
    found = minimal_changes(case, "a", "dislodged", keep_going=first_size_only)
    assert seen == [(1, 0.0), (2, 0.0)]
    assert found.answers == ()
    assert not found.complete


def test_progress_rises_from_size_to_size_and_block_to_block() -> None:
    rng = random.Random(3)
    case = _random_case(rng, shipped_board(), 16, shipped_board().powers[:4], faulty=0.0)
    seen: list[tuple[int, float]] = []

    def watch(size: int, done: float) -> bool:
        seen.append((size, done))
        return True

    mover = next(
        f.unit for f in adjudicate(case.board, case.units, case.orders).resolution if isinstance(f.order, Move)
    )
    assert minimal_changes(case, mover, "cut", keep_going=watch) == WhatIf(mover, "cut", (), True)
    assert seen == sorted(seen)
    assert {size for size, _ in seen} == {1, 2, 3}
    assert all(0 <= done < 1 for _, done in seen)
    assert len(seen) > 3


def test_the_answers_come_in_the_order_of_units_and_their_orders() -> None:
    board = shipped_board()
    rng = random.Random(5)
    for _ in range(20):
        case = _random_case(rng, board, 8, board.powers[:3], faulty=0.0)
        found = minimal_changes(case, rng.choice(case.units).at)
        legal = {u.at: legal_orders(board, case.units, u.at) for u in case.units}
        rank = {at: index for index, at in enumerate(sorted(legal, key=lambda at: at.encode("utf-16-be")))}
        keys = [[(rank[o.unit], legal[o.unit].index(o)) for _, o in answer.changes] for answer in found.answers]
        assert keys == sorted(keys)
        assert all(key == sorted(key) for key in keys)
