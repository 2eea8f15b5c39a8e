"""Strengths of many order sets at once, and the supports that make them (`adjudication: Batch`).

A strength is unary, a list of masks: item ``k`` holds the sets in which the unit makes its move (or stays) with at
least ``k`` supports; an empty list is a move that nobody makes. So "stronger" is an item of the one without the same
item of the other, and no number is ever added. Masks are never inverted: ``a ^ (a & b)`` takes ``b`` from ``a``, where
``~`` would cost several times as much.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from engine.anatolia.batch_plan import NONE, BatchPlan, PossibleSupport

Mask: TypeAlias = int
"""A set of order sets."""

Levels: TypeAlias = list[Mask]
Alone: TypeAlias = list[Mask | None]
"""By level, the sets in which fewer than two attackers of a place have it; None for all sets."""

_Waiting: TypeAlias = dict[tuple[int, int], list[tuple[int, PossibleSupport, Mask]]]
"""By (exempt move, supporter), supports of moves with the sets in which that move attacks the supporter."""


class Strengths:
    """Unary strengths: `whole` by move, `reduced` without the supports of the defender's power where that differs (R7),
    and `holds` of the units that stay.

    ``stands`` has every support that stands, with its sets; ``spared`` by shield the sets in which no enemy attacks the
    supporter by another move than the exempt one, None for all (R6, R10).
    """

    def __init__(self, plan: BatchPlan, given: Sequence[Mask], full: Mask) -> None:
        self._plan = plan
        self._full = full
        self.stands: list[tuple[int, Mask]] = []
        stays = dict.fromkeys(plan.field.places, full)
        self.whole: list[Levels] = []
        for order, mover, _ in plan.moves:
            mask = given[order]
            if mask:
                self.whole.append([mask])
                stays[mover] ^= mask
            else:
                self.whole.append([])
        self.holds = {unit: [stay] for unit, stay in stays.items()}
        self.reduced: dict[int, Levels] = {}
        self.spared = [self._spared(supporter, exempt) for supporter, exempt in plan.shields]
        for unit, supports in plan.hold_supports.items():
            self._count_plainly(given, supports, self.holds[unit])
        waiting: _Waiting = {}
        for move, supports in plan.move_supports.items():
            if not self.whole[move]:
                continue
            if plan.plain[move]:
                self._count_plainly(given, supports, self.whole[move])
            else:
                self._count(given, supports, move, waiting)
        self._settle_waiting(waiting)

    def _spared(self, supporter: int, exempt: int) -> Mask | None:
        cut = 0
        for move in self._plan.cutters[supporter]:
            levels = self.whole[move]
            if levels and move != exempt:
                cut = cut | levels[0] if cut else levels[0]
        return self._full ^ cut if cut else None

    def _count_plainly(self, given: Sequence[Mask], supports: Iterable[PossibleSupport], levels: Levels) -> None:
        """Count supports that no exempt move can end, and that count against everyone."""
        base, spared, stands = levels[0], self.spared, self.stands
        for supporter, order, shield, _, _ in supports:
            mask = given[order]
            if mask:
                mask &= base
                cover = spared[shield]
                if cover is not None:
                    mask &= cover
                if mask:
                    stands.append((supporter, mask))
                    _raise(levels, mask)

    def _count(self, given: Sequence[Mask], supports: Iterable[PossibleSupport], move: int, waiting: _Waiting) -> None:
        """Count supports of a move into the place of a unit; those wait that its exempt attack may end."""
        base = self.whole[move][0]
        for support in supports:
            mask = given[support.order] & base
            cover = self.spared[support.shield]
            if cover is not None:
                mask &= cover
            if mask and support.exempt != NONE and self.whole[support.exempt]:
                wait = mask & self.whole[support.exempt][0]
                if wait:
                    waiting.setdefault((support.exempt, support.supporter), []).append((move, support, wait))
                    mask ^= wait
            if mask:
                self._add(move, support, mask)

    def _settle_waiting(self, waiting: _Waiting) -> None:
        """The second pass of `resolver`: supports stand unless the exempt attack dislodges the supporter (R10).

        All verdicts come before any of them is counted: the first pass fixed every number that they need.
        """
        fallen = {key: self._dislodges(*key) for key in waiting}
        for key, waits in waiting.items():
            for move, support, wait in waits:
                stands = wait ^ (wait & fallen[key])
                if stands:
                    self._add(move, support, stands)

    def _add(self, move: int, support: PossibleSupport, mask: Mask) -> None:
        """Count a support of a move in the sets of `mask`."""
        self.stands.append((support.supporter, mask))
        levels = self.whole[move]
        if support.friendly:
            if move not in self.reduced:
                self.reduced[move] = levels[:]
        elif move in self.reduced:
            _raise(self.reduced[move], mask)
        _raise(levels, mask)

    def _dislodges(self, move: int, unit: int) -> Mask:
        """The sets in which the move would dislodge the foreign unit if that stays."""
        attack = self.reduced.get(move) or self.whole[move]
        if len(attack) == 1:
            return 0
        crowd = [self.whole[other.move] for other in self._plan.occupied[unit] if self.whole[other.move]]
        overcomes, _ = overcoming(attack, alone_by_level(crowd, self._full)[0], self.holds[unit])
        return overcomes


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


def alone_by_level(crowd: Sequence[Levels], full: Mask) -> tuple[Alone, Mask]:
    """Where fewer than two attackers have a level: whoever has it there is uniquely strongest.

    And the sets in which two or more attack.
    """
    if len(crowd) == 1:
        return [None] * len(crowd[0]), 0
    one = crowd[0][:]
    two = [0] * len(one)
    last = crowd[-1]
    for levels in crowd[1:]:
        for level, mask in enumerate(levels):
            if level == len(one):
                one.append(mask)
                two.append(0)
                continue
            both = one[level] & mask
            if both:
                two[level] = two[level] | both if two[level] else both
            if levels is not last:
                one[level] |= mask
    return [full ^ both if both else None for both in two], two[0]


def unique(levels: Levels, alone: Alone) -> Mask:
    """The sets in which a move of these strengths is the strongest, alone."""
    only = alone[0]
    if only is None:
        return levels[0]
    found = levels[0] & only
    for level in range(1, len(levels)):
        only = alone[level]
        found |= levels[level] if only is None else levels[level] & only
    return found


def overcoming(levels: Levels, alone: Alone, standing: Levels) -> tuple[Mask, Mask]:
    """The sets in which an attack beats all others and what stands against it; and in which it would beat one alone."""
    overcomes = overpowers = 0
    for level in range(1, len(levels)):
        only = alone[level]
        stronger = levels[level] if only is None else levels[level] & only
        overpowers = overpowers | stronger if overpowers else stronger
        if level < len(standing):
            stronger ^= stronger & standing[level]
        overcomes = overcomes | stronger if overcomes else stronger
    return overcomes, overpowers
