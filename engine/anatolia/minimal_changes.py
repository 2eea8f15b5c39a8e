"""What would have changed it: the smallest sets of other orders that give a unit another outcome.

Every set of changes up to the limit is settled by the batch adjudicator; nothing is sampled. What makes that quick: a
support that matches nothing does what a hold does, for everyone but the supporter itself. So an *inert* support, one
that matches nothing as orders stand, is tried only in sets that make it match; where such a set lets a unit hold, every
inert support of that unit would do as well, and is listed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeAlias

import numpy as np

from engine.anatolia.adjudicator import Fates, decide
from engine.anatolia.batch import BLOCK, Batch, unpacked
from engine.anatolia.bitslice import Settlement
from engine.anatolia.board import Power, ProvinceId
from engine.anatolia.cases import Case
from engine.anatolia.change_sets import Change, ChangeSets, Rows
from engine.anatolia.orders import Order, field_of
from engine.anatolia.outcomes import Outcome
from engine.anatolia.sheet import Sheet
from engine.anatolia.unary import Mask
from engine.errors import CaseError, Fault

LIMIT = 3
"""Changes at most: a position of 24 units has a million sets of three, and of four a hundred times as many."""

MOST_ANSWERS = 20_000
"""Where every way to fail counts, answers multiply: past this many the list is cut short."""

KeepGoing: TypeAlias = Callable[[int, float], bool]
"""Told the number of changes that is being tried and how much of that is done (0 to 1); False ends the search."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """A set of changes, by unit in code-unit order, and the outcome that the unit in question then has."""

    changes: tuple[tuple[Power, Order], ...]
    outcome: Outcome

    def to_json(self) -> dict[str, Any]:
        """``{changes: [{power, order}], outcome}``."""
        changes = [{"power": power, "order": order.to_json()} for power, order in self.changes]
        return {"changes": changes, "outcome": self.outcome}


@dataclass(frozen=True, slots=True)
class WhatIf:
    """All answers with the fewest changes, in order of units and then of their legal orders; none if there are none up
    to the limit. `complete` is False where the search or the list was cut short.
    """

    unit: ProvinceId
    wanted: Outcome | None
    answers: tuple[Alternative, ...]
    complete: bool

    def to_json(self) -> dict[str, Any]:
        """``{unit, wanted, answers, complete}`` (`contract: adjudicate`)."""
        answers = [alternative.to_json() for alternative in self.answers]
        return {"unit": self.unit, "wanted": self.wanted, "answers": answers, "complete": self.complete}


def minimal_changes(
    case: Case,
    unit: ProvinceId,
    wanted: Outcome | None = None,
    limit: int = LIMIT,
    *,
    own: bool = False,
    keep_going: KeepGoing | None = None,
) -> WhatIf:
    """The smallest sets of changed orders that give `unit` the outcome `wanted`, or another one than it has.

    Each change is another legal order of its unit; the unit keeps its own unless `own`. Sets of up to `limit` changes
    are tried. Raises `CaseError` where no unit stands at `unit`, `ValueError` for a limit past `LIMIT`.
    """
    if not 0 < limit <= LIMIT:
        raise ValueError(f"a limit is from 1 to {LIMIT} changes, not {limit}")
    return _Search(case, unit, wanted, own).run(limit, keep_going or _always)


def _always(_size: int, _done: float) -> bool:
    return True


class _Search:
    """One question about one case."""

    def __init__(self, case: Case, unit: ProvinceId, wanted: Outcome | None, own: bool) -> None:
        field = field_of(case.board, case.units)
        if unit not in field.number or field.owner[field.number[unit]] is None:
            raise CaseError("nothing to change", (Fault("whatIf", f"no unit stands at {unit!r}"),), "name a unit")
        self._batch = Batch(case.board, case.units)
        self._unit = unit
        self._wanted = wanted
        self._place = field.number[unit]
        self._index = field.places.index(self._place)
        sheet = Sheet(field, case.orders)
        self._base = [self._batch.code(index, sheet.order(place)) for index, place in enumerate(field.places)]
        self._refused = self._place in sheet.refused
        self._outcome = Fates(sheet, decide(sheet)).outcome[self._place]
        self._sets = ChangeSets(self._batch.plan.intents, self._base, self._index, own, self._refused)

    def run(self, limit: int, keep_going: KeepGoing) -> WhatIf:
        if self._wanted == self._outcome:
            return self._answer([Alternative((), self._outcome)], True)
        for size in range(1, limit + 1):
            found: list[tuple[tuple[Change, ...], Outcome]] = []
            total = self._sets.count(size)
            done = 0
            for rows in self._sets.of(size, BLOCK):
                if not keep_going(size, done / total):
                    return self._listed(found, False)
                found += self._hits(rows)
                if len(found) > MOST_ANSWERS:
                    return self._listed(found, False)
                done += len(rows)
            if found:
                return self._listed(found, True)
        return self._answer([], True)

    def _hits(self, rows: Rows) -> Iterator[tuple[tuple[Change, ...], Outcome]]:
        """The sets of changes, one a row, that do it."""
        count = len(rows)
        settled = self._batch.settle(self._sets.masks(rows), count)
        fates = self._fates(settled, rows)
        for outcome, mask in fates.items():
            if outcome == self._wanted or (self._wanted is None and outcome != self._outcome):
                for index in np.flatnonzero(unpacked([mask], count)):
                    yield self._sets.changes(rows[index]), outcome

    def _fates(self, settled: Settlement, rows: Rows) -> dict[Outcome, Mask]:
        """The outcomes of the unit; an order that was refused stays so where it is not changed (R12)."""
        fates = settled.outcome(self._place)
        if self._refused:
            kept = settled.full ^ self._sets.changed(rows, self._index)
            invalid = fates.get("success", 0) & kept
            fates["success"] = fates.get("success", 0) ^ invalid
            fates["invalid"] = invalid
        return fates

    def _listed(self, found: Iterable[tuple[tuple[Change, ...], Outcome]], complete: bool) -> WhatIf:
        whole = ((changes, outcome) for given, outcome in found for changes in self._sets.spelled_out(given))
        listed = list(islice(whole, MOST_ANSWERS + 1))
        complete = complete and len(listed) <= MOST_ANSWERS
        listed = sorted(listed[:MOST_ANSWERS])
        units, orders = self._batch.units, self._batch.orders
        alternatives = [
            Alternative(tuple((units[unit].power, orders[unit][code]) for unit, code in changes), outcome)
            for changes, outcome in listed
        ]
        return self._answer(alternatives, complete)

    def _answer(self, alternatives: Sequence[Alternative], complete: bool) -> WhatIf:
        return WhatIf(self._unit, self._wanted, tuple(alternatives), complete)
