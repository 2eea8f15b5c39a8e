"""Sets of changed orders that are worth trying, for `minimal_changes`.

A change is a unit and the code of another order of it. Sets are rows of numbers of changes, ascending, units distinct.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, product
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
        self._kept_families: dict[int, list[Rows]] = {}

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
        joined = sum(len(rows) for rows in self._families(size))
        return max(1, joined + sum(len(tail) for _, tail in self._tails(size)))

    def of(self, size: int, block: int) -> Iterator[Rows]:
        """The sets of that size, in blocks; never all of them at once, for there may be millions."""
        held: list[Rows] = []
        for rows in chain(self._combinations(size), self._families(size)):
            held.append(rows)
            if sum(map(len, held)) >= block:
                whole = np.concatenate(held)
                for start in range(0, len(whole) - block + 1, block):
                    yield whole[start : start + block]
                held = [whole[len(whole) // block * block :]]
        rest = np.concatenate(held)
        if len(rest):
            yield rest

    def _families(self, size: int) -> list[Rows]:
        """Sets with inert supports: cores of such and what they need, each with effective changes of other units."""
        if size not in self._kept_families:
            cores = {part: self._cores(part) for part in range(2, size + 1)}
            self._kept_families[size] = [
                self._joined(np.array(found, dtype=np.int32), self._rows(size - part))
                for part, found in cores.items()
                if found
            ]
        return self._kept_families[size]

    def _rows(self, size: int) -> Rows:
        """All sets of `size` effective changes of distinct units, kept."""
        if size not in self._kept_rows:
            self._kept_rows[size] = np.concatenate(list(self._combinations(size)))
        return self._kept_rows[size]

    def _combinations(self, size: int) -> Iterator[Rows]:
        """All sets of `size` effective changes of distinct units, by their first change."""
        yield np.zeros((0 if size else 1, size), dtype=np.int32)
        for number, tail in self._tails(size):
            yield np.hstack([np.full((len(tail), 1), number, dtype=np.int32), tail])

    def _tails(self, size: int) -> Iterator[tuple[int, Rows]]:
        """Each effective change with the shorter sets of later units that can follow it."""
        if size == 0:
            return
        shorter = self._rows(size - 1)
        # Changes are listed unit by unit: sets that begin after a unit are a tail of the shorter ones.
        first = self._unit_of[shorter[:, 0]] if size > 1 else np.full(1, len(self._places))
        for number in range(self._effective):
            yield number, shorter[np.searchsorted(first, self._unit_of[number], side="right") :]

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
