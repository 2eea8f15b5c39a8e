"""Strengths of many order sets at once, and the supports that make them (`adjudication: Batch`).

A strength is unary, a list of masks: item ``k`` holds the sets in which the unit makes its move (or stays) with at
least ``k`` supports; an empty list is a move that nobody makes. So "stronger" is an item of the one without the same
item of the other, and no number is ever added. Masks are never inverted: ``a ^ (a & b)`` takes ``b`` from ``a``, where
``~`` would cost several times as much.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import TypeAlias

from engine.anatolia.batch_plan import NONE, BatchPlan, PossibleSupport

Mask: TypeAlias = int
"""A set of order sets."""

Levels: TypeAlias = list[Mask]

_Doubt: TypeAlias = tuple[int, int, int]
"""(place in `Strengths.stands`, move, exempt move): a support of a move whose supporter that attack may dislodge."""


class Strengths:
    """Unary strengths: `whole` by move, `reduced` without the supports of the defender's power where that differs (R7),
    and `holds` of the units that stay; `leaving` has the sets in which a unit is ordered to move.

    ``stands`` has every support that stands, with its sets; ``spared`` by shield the sets in which no enemy attacks the
    supporter by another move than the exempt one, None for all (R6, R10).
    """

    def __init__(self, plan: BatchPlan, given: Sequence[Mask], full: Mask) -> None:
        self._plan = plan
        self.stands: list[tuple[int, Mask]] = []
        moves = [given[order] for order, _, _ in plan.moves]
        self.whole: list[Levels] = [[mask] if mask else [] for mask in moves]
        self.leaving = {unit: union([moves[move] for move in own]) for unit, own in plan.moves_of.items()}
        self.holds = {unit: [full ^ moving] for unit, moving in self.leaving.items()}
        self.reduced: dict[int, Levels] = {}
        self.spared: list[Mask | None] = []
        for attackers, exempts in plan.besieged:
            self.spared += [
                full ^ cut if cut else None for cut in unions_but([moves[move] for move in attackers], exempts)
            ]
        for unit, supports in plan.hold_supports.items():
            self._count_plainly(given, supports, self.holds[unit])
        doubts: list[_Doubt] = []
        for move, supports in plan.move_supports.items():
            if not self.whole[move]:
                continue
            if plan.plain[move]:
                self._count_plainly(given, supports, self.whole[move])
            else:
                doubts += self._count(given, supports, move)
        self._settle(doubts)

    def _count_plainly(self, given: Sequence[Mask], supports: Iterable[PossibleSupport], levels: Levels) -> None:
        """Count supports that no exempt move can end, and that count against everyone."""
        base, spared, stands = levels[0], self.spared, self.stands
        for supporter, order, shield, _, _ in supports:
            mask = given[order]
            if mask:
                cover = spared[shield]
                mask = mask & base if cover is None else mask & base & cover
                if mask:
                    stands.append((supporter, mask))
                    if len(levels) == 1:
                        levels.append(mask)
                    else:
                        _raise(levels, mask)

    def _count(self, given: Sequence[Mask], supports: Iterable[PossibleSupport], move: int) -> Iterator[_Doubt]:
        """Count supports of a move into the place of a unit, also those that its exempt attack may yet end."""
        base = self.whole[move][0]
        for supporter, order, shield, exempt, friendly in supports:
            mask = given[order]
            if mask:
                cover = self.spared[shield]
                mask = mask & base if cover is None else mask & base & cover
                if mask:
                    if exempt != NONE and self.whole[exempt]:
                        yield len(self.stands), move, exempt
                    self.stands.append((supporter, mask))
                    self._add(move, friendly, mask)

    def _settle(self, doubts: Iterable[_Doubt]) -> None:
        """The second pass of `resolver`: supports stand unless the exempt attack dislodges the supporter (R10).

        All verdicts come before anything is taken back: supports in doubt have no part in them. Those of an attack on
        the supporter could be ended only by an attack of its own, which it does not make while it supports.
        """
        verdicts: dict[tuple[int, int], Mask] = {}
        for index, _, exempt in doubts:
            supporter, _ = self.stands[index]
            if (exempt, supporter) not in verdicts:
                verdicts[exempt, supporter] = self._dislodging(exempt, supporter)
        for index, move, exempt in doubts:
            supporter, mask = self.stands[index]
            fallen = mask & verdicts[exempt, supporter]
            if fallen:
                self.stands[index] = (supporter, mask ^ fallen)
                _lower(self.whole[move], fallen)
                if move in self.reduced:
                    _lower(self.reduced[move], fallen)

    def _add(self, move: int, friendly: bool, mask: Mask) -> None:
        """Count a support of a move in the sets of `mask`."""
        levels = self.whole[move]
        if friendly:
            if move not in self.reduced:
                self.reduced[move] = levels[:]
        elif move in self.reduced:
            _raise(self.reduced[move], mask)
        _raise(levels, mask)

    def _dislodging(self, move: int, unit: int) -> Mask:
        """Sets in which the move would dislodge the foreign unit, as far as that stays; of others nothing is said."""
        attack = self.reduced.get(move) or self.whole[move]
        if len(attack) == 1:
            return 0
        rivals = [self.whole[rival] for rival in self._plan.rivals[move]]
        return surpassing(attack, attack[1], (*rivals, self.holds[unit]))


def _raise(levels: Levels, mask: Mask) -> None:
    """One more support in the sets of `mask`, all of them in ``levels[0]``."""
    level = len(levels) - 1
    if not level:
        levels.append(mask)
        return
    top = levels[level] & mask
    while level > 1:
        levels[level] |= levels[level - 1] & mask
        level -= 1
    levels[1] |= mask
    if top:
        levels.append(top)


def _lower(levels: Levels, mask: Mask) -> None:
    """One support less in the sets of `mask`, all of them in ``levels[1]``."""
    last = len(levels) - 1
    for level in range(1, last):
        levels[level] ^= mask & (levels[level] ^ levels[level + 1])
    levels[last] ^= mask & levels[last]
    while not levels[-1]:
        levels.pop()


def surpassing(levels: Levels, sets: Mask, rivals: Iterable[Levels]) -> Mask:
    """Those of the sets in which a move of these strengths has support and is stronger than every rival."""
    found = 0
    for level in range(1, len(levels)):
        stronger = levels[level] if levels[level] is sets else levels[level] & sets
        if not stronger:
            break
        for rival in rivals:
            if len(rival) > level:
                equal = stronger & rival[level]
                if equal:
                    stronger ^= equal
        found = found | stronger if found else stronger
    return found


def uncontested(strong: Sequence[Levels], full: Mask) -> list[Mask]:
    """By level, from 1, the sets of `full` in which not two or more of the strong have it; as far as two have any."""
    found = [full]
    while len(strong) > 1:
        level = len(found)
        found.append(full ^ crowded([levels[level] for levels in strong]))
        strong = [levels for levels in strong if len(levels) > level + 1]
    return found


def prevailing(levels: Levels, free: Sequence[Mask]) -> Mask:
    """The sets in which a move has support and is stronger than all who are strong, of whom it is one; `free` is where
    their levels are `uncontested`.
    """
    found = 0
    for level in range(1, len(levels)):
        if level >= len(free):
            # Nobody else has this level; and who has a higher one has this one too.
            return found | levels[level] if found else levels[level]
        mask = levels[level] & free[level]
        found = found | mask if found else mask
    return found


def crowded(masks: Sequence[Mask]) -> Mask:
    """The sets in two or more of the masks."""
    if len(masks) < 2:
        return 0
    one, two = masks[0], 0
    for mask in masks[1:-1]:
        both = one & mask
        if both:
            two = two | both if two else both
        one |= mask
    both = one & masks[-1]
    return two | both if two and both else two or both


def unions_but(masks: Sequence[Mask], left_out: Iterable[int]) -> list[Mask]:
    """For each index in `left_out`, the sets in any of the masks but that one; an index past the end leaves out none.

    What the masks before and after an index come to is reckoned once for all of them.
    """
    before = [*accumulate(masks, _joined, initial=0)]
    after = [*accumulate(reversed(masks), _joined, initial=0)][::-1]
    return [before[-1] if index >= len(masks) else _joined(before[index], after[index + 1]) for index in left_out]


def _joined(one: Mask, other: Mask) -> Mask:
    return one | other if one and other else one or other


def union(masks: Iterable[Mask]) -> Mask:
    """The sets in any of the masks."""
    found = 0
    for mask in masks:
        if mask:
            found = found | mask if found else mask
    return found
