"""What explanations cost, asked for or not, and how fast the smallest changes are found.

Positions of the shipped board with 18 to 24 units packed together, half of them moving. An answer without an
explanation is timed against the adjudication of which it consists; the changes are those of a question whose answer is
not found early, so that every set of one, two and three changes is tried.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from engine.anatolia.adjudicator import adjudicate
from engine.anatolia.board import shipped_board
from engine.anatolia.cases import Case, answer
from engine.anatolia.minimal_changes import minimal_changes
from engine.anatolia.orders import Move
from helpers import positions
from helpers.bench import Row, below, interleaved

POSITIONS, ANSWERS, SIZES = 12, 40, (18, 20, 22, 24)


def run() -> list[Row]:
    """Per cent of an answer, microseconds an explained answer, milliseconds of a search: under 3, and 20 ms and 2 s."""
    rng = random.Random(4)
    costs = [_Cost(_case(rng, 22)) for _ in range(POSITIONS)]
    times = interleaved(
        *(call for cost in costs for call in (cost.adjudicated, cost.answered, cost.explained)), rounds=15
    )
    alone, answered, explained = (sum(times[kind::3]) for kind in range(3))
    each = POSITIONS * ANSWERS / 1e6
    searches = [_Search(_case(rng, size)) for size in SIZES]
    pairs = interleaved(*(search.pairs for search in searches), rounds=5)
    triples = interleaved(*(search.triples for search in searches), rounds=2)
    return [
        below("an answer without explanation, over its adjudication", 100 * (answered / alone - 1), 3, "%"),
        below("an answer with explanation, 22 units", explained / each, 2000, "µs"),
        below("changes of one or two orders, dense, the slowest", max(pairs) * 1e3, 20),
        below("changes of up to three orders, dense, the slowest", max(triples) * 1e3, 2000),
    ]


def _case(rng: random.Random, count: int) -> Case:
    board = shipped_board()
    units = positions.random_units(rng, board, count, board.powers)
    return Case(None, board, units, positions.random_orders(rng, board, units, faulty=0))


class _Cost:
    """One case, answered in three ways."""

    def __init__(self, case: Case) -> None:
        self.case = case

    def adjudicated(self) -> None:
        for _ in range(ANSWERS):
            {"id": None, **adjudicate(self.case.board, self.case.units, self.case.orders).to_json()}

    def answered(self) -> None:
        for _ in range(ANSWERS):
            answer(self.case)

    def explained(self) -> None:
        for _ in range(ANSWERS):
            answer(self.case, explain=True)


class _Search:
    """A unit that moves is asked how it could have been cut, which it can't: nothing is found early."""

    def __init__(self, case: Case) -> None:
        self.case = case
        fates = adjudicate(case.board, case.units, case.orders).resolution
        self.unit = next(fate.unit for fate in fates if isinstance(fate.order, Move))

    def _run(self, limit: int) -> Callable[[], None]:
        def search() -> None:
            assert minimal_changes(self.case, self.unit, "cut", limit).complete

        return search

    @property
    def pairs(self) -> Callable[[], None]:
        return self._run(2)

    @property
    def triples(self) -> Callable[[], None]:
        return self._run(3)
