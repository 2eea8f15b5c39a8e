"""Sets of changed orders that are worth trying, for `minimal_changes`.

A change is a unit and the code of another order of it. Sets are rows of numbers of changes, ascending, units distinct.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from engine.anatolia.batch_plan import Intent
from engine.anatolia.unary import Mask

Change: TypeAlias = tuple[int, int]
"""(unit, code)."""

Rows: TypeAlias = npt.NDArray[np.int32]
"""(sets, size): each set's changes by number."""

_Core: TypeAlias = tuple[int, ...]

HOLD_CODE = 0
"""The code of the hold: legal orders begin with it."""


class ChangeSets:
    """All sets of changes of one position that can make a difference."""

    def __init__(
        self, intents: Sequence[Sequence[Intent]], base: Sequence[int], subject: int, own: bool, refused: bool
    ) -> None:
        """`base` are the codes as orders stand; `subject` is the unit asked about, whose order may change if `own`.

        `refused`: the subject's order was refused, so that a legal hold is a change too.
        """
        self._intents = intents
        self._base = base
        self._places = [own_intents[HOLD_CODE][0] for own_intents in intents]
        self._unit_at = {place: unit for unit, place in enumerate(self._places)}
        effective: list[Change] = []
        inert: list[Change] = []
        for unit, own_intents in enumerate(intents):
            for code in range(len(own_intents)):
                if unit == subject:
                    if own and (code != base[unit] or refused):
                        effective.append((unit, code))
                elif code != base[unit]:
                    (inert if self._is_inert(unit, code) else effective).append((unit, code))
        self._effective = len(effective)
        self._all = effective + inert
        self._unit_of = np.array([unit for unit, _ in self._all], dtype=np.int32)
        self._inert_for: dict[int, list[int]] = {}
        for number in range(len(effective), len(self._all)):
            self._inert_for.setdefault(self._beneficiary(number), []).append(number)
        self._changes_of: dict[int, list[int]] = {}
        for number, (unit, _) in enumerate(self._all):
            self._changes_of.setdefault(unit, []).append(number)
        self._subject = subject
        self._kept_rows: dict[int, Rows] = {}
        self._kept_families: dict[int, tuple[Rows, ...]] = {}

    # What an order does

    def _is_inert(self, unit: int, code: int) -> bool:
        """Whether it supports what its beneficiary does not do as orders stand."""
        actor, into = self._intents[unit][code]
        return actor != self._places[unit] and not self._goes(
            self._unit_at[actor], self._base[self._unit_at[actor]], into
        )

    def _goes(self, unit: int, code: int, into: int) -> bool:
        """Whether the order takes the unit there; a unit that supports stays in its place."""
        actor, goal = self._intents[unit][code]
        place = self._places[unit]
        return into == (goal if actor == place else place)

    def _beneficiary(self, number: int) -> int:
        unit, code = self._all[number]
        return self._unit_at[self._intents[unit][code][0]]

    def _matches(self, support: int, change: int) -> bool:
        """Whether the change of its beneficiary is what the support wants."""
        unit, code = self._all[support]
        return self._goes(*self._all[change], self._intents[unit][code][1])

    # Sets

    def count(self, size: int) -> int:
        """How many sets of that size there are; at least 1, to divide by."""
        return max(1, sum(len(rows) for rows in self._families(size)))

    def of(self, size: int, block: int) -> Iterator[Rows]:
        """The sets of that size, in blocks."""
        for rows in self._families(size):
            for start in range(0, len(rows), block):
                yield rows[start : start + block]

    def _families(self, size: int) -> tuple[Rows, ...]:
        """Sets of effective changes alone, and cores of inert supports with what they need, with effective changes."""
        if size not in self._kept_families:
            families = [self._rows(size)]
            for part in range(2, size + 1):
                cores = self._cores(part)
                if cores:
                    families.append(self._joined(np.array(cores, dtype=np.int32), self._rows(size - part)))
            self._kept_families[size] = tuple(families)
        return self._kept_families[size]

    def _rows(self, size: int) -> Rows:
        """All sets of `size` effective changes of distinct units."""
        if size not in self._kept_rows:
            self._kept_rows[size] = self._combinations(size)
        return self._kept_rows[size]

    def _combinations(self, size: int) -> Rows:
        if size == 0:
            return np.zeros((1, 0), dtype=np.int32)
        shorter = self._rows(size - 1)
        # Changes are listed unit by unit: sets that begin after a unit are a tail of the shorter ones.
        first = self._unit_of[shorter[:, 0]] if size > 1 else np.full(1, len(self._places))
        parts = []
        for number in range(self._effective):
            tail = shorter[np.searchsorted(first, self._unit_of[number], side="right") :]
            parts.append(np.hstack([np.full((len(tail), 1), number, dtype=np.int32), tail]))
        return np.concatenate(parts) if parts else np.zeros((0, size), dtype=np.int32)

    def _joined(self, cores: Rows, others: Rows) -> Rows:
        """Each core with each of the others whose units are not its own."""
        if others.shape[1] == 0:
            return cores
        left = np.repeat(cores, len(others), axis=0)
        right = np.tile(others, (len(cores), 1))
        distinct = np.ones(len(left), dtype=bool)
        for one, other in product(range(left.shape[1]), range(right.shape[1])):
            distinct &= self._unit_of[left[:, one]] != self._unit_of[right[:, other]]
        return np.hstack([left[distinct], right[distinct]])

    def _cores(self, size: int) -> list[_Core]:
        """Sets of inert supports with the changes that make them match, nothing else."""
        found: set[_Core] = set()
        for supports in self._inert_for.values():
            for number in supports:
                self._grow((number,), size, found)
        return sorted(found)

    def _grow(self, core: _Core, size: int, found: set[_Core]) -> None:
        by_unit = {self._all[number][0]: number for number in core}
        for support in core:
            if support < self._effective:
                continue
            needed = self._beneficiary(support)
            if needed in by_unit:
                if not self._matches(support, by_unit[needed]):
                    return
            elif len(core) < size:
                for change in self._changes_of.get(needed, ()):
                    if self._matches(support, change):
                        self._grow((*core, change), size, found)
                return
            else:
                return
        if len(core) == size:
            found.add(tuple(sorted(core)))
            return
        room = size - len(core)
        for needed, supports in self._inert_for.items():
            if needed in by_unit or room > 1:
                for support in supports:
                    if self._all[support][0] not in by_unit:
                        self._grow((*core, support), size, found)

    # Masks and answers

    def masks(self, rows: Rows) -> list[dict[int, Mask]]:
        """The order masks of all units, a bit a row."""
        count = len(rows)
        full = (1 << count) - 1
        kept = [full] * len(self._base)
        masks: list[dict[int, Mask]] = [{} for _ in self._base]
        for number, mask in self._given(rows):
            unit, code = self._all[number]
            masks[unit][code] = mask
            kept[unit] ^= mask
        for unit, mask in enumerate(kept):
            code = self._base[unit]
            masks[unit][code] = masks[unit].get(code, 0) | mask
        return masks

    def _given(self, rows: Rows) -> Iterator[tuple[int, Mask]]:
        """The changes in use, each with its rows."""
        used, compact = np.unique(rows, return_inverse=True)
        flags = np.zeros((len(used), len(rows)), dtype=bool)
        flags[compact.reshape(rows.shape), np.arange(len(rows))[:, None]] = True
        for number, packed in zip(used, np.packbits(flags, axis=1, bitorder="little"), strict=True):
            yield int(number), int.from_bytes(packed.tobytes(), "little")

    def changed(self, rows: Rows, unit: int) -> Mask:
        """The rows that change the order of that unit."""
        flags = (self._unit_of[rows] == unit).any(axis=1)
        return int.from_bytes(np.packbits(flags, bitorder="little").tobytes(), "little")

    def changes(self, row: Any) -> tuple[Change, ...]:
        """The changes of one row, by unit."""
        return tuple(sorted(self._all[number] for number in row))

    def spelled_out(self, changes: tuple[Change, ...]) -> Iterator[tuple[Change, ...]]:
        """The set itself, and every other that differs in inert supports where this one has holds."""
        codes = dict(changes)
        choices = [self._equals(unit, code, codes) for unit, code in changes]
        yield from product(*choices)

    def _equals(self, unit: int, code: int, codes: dict[int, int]) -> list[Change]:
        """The change, and if it is a hold the supports that match nothing beside the other changes."""
        if code != HOLD_CODE or unit == self._subject:
            return [(unit, code)]
        equal = [(unit, code)]
        for number in self._changes_of[unit]:
            if number >= self._effective:
                needed = self._beneficiary(number)
                goal = self._intents[unit][self._all[number][1]][1]
                if not self._goes(needed, codes.get(needed, self._base[needed]), goal):
                    equal.append(self._all[number])
        return equal
