"""Many order sets of one position settled at once: the rules of `resolver`, on one Python int per (unit, order) whose
bit ``b`` says "set ``b`` gives this order" (`adjudication: Batch`). How strengths are kept stands in `unary`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from engine.anatolia.batch_plan import NONE, BatchPlan, PossibleAttack
from engine.anatolia.outcomes import Outcome
from engine.anatolia.unary import Alone, Levels, Mask, Strengths, alone_by_level, overcoming, unique

Given: TypeAlias = Sequence[Mask] | Mapping[int, Mask]
"""The masks of a unit by its orders' codes; what is left out is never ordered."""


class Settlement:
    """What became of every unit in each of `count` order sets; units are named by their place before the moves.

    ``entries[place]`` has the mask of each unit that enters; ``moved[unit]`` and ``dislodged[unit]`` are masks, 0
    where no unit is; ``standoffs`` has the places left empty by a standoff in any set (R14); ``full`` is the mask of
    all sets.
    """

    def __init__(self, plan: BatchPlan, given: Sequence[Given], count: int) -> None:
        """`given` is by unit. At most one mask of a unit may have a bit; where none has it, the unit holds."""
        size = len(plan.field.owner)
        self.field = plan.field
        self.full = (1 << count) - 1
        self.entries: dict[int, dict[int, Mask]] = {}
        self.moved = [0] * size
        self.dislodged = [0] * size
        self.standoffs: dict[int, Mask] = {}
        self._plan = plan
        self._given: list[Mask] = []
        for masks, codes in zip(given, plan.intents, strict=True):
            self._given += _by_code(masks, len(codes))
        self._strengths = Strengths(plan, self._given, self.full)
        _Moves(self, plan, self._strengths).settle()

    @property
    def standing(self) -> list[Mask]:
        """By unit, the sets in which its support is effective (R13)."""
        found = [0] * len(self.moved)
        for supporter, mask in self._strengths.stands:
            found[supporter] |= mask
        return found

    def holders(self, place: int) -> dict[int, Mask]:
        """The units that stand there after the moves, with their sets."""
        found = dict(self.entries.get(place, {}))
        if self.field.owner[place] is not None:
            stayed = self.full ^ self.moved[place] ^ self.dislodged[place]
            if stayed:
                found[place] = stayed
        return found

    def outcome(self, unit: int) -> dict[Outcome, Mask]:
        """The sets of each outcome of the unit there, those without any left out (R12)."""
        dislodged, moved = self.dislodged[unit], self.moved[unit]
        cut = self._cut(unit)
        cut ^= cut & dislodged
        bounced = self.full ^ self._strengths.holds[unit][0] ^ moved
        bounced ^= bounced & dislodged
        success = self.full ^ dislodged ^ cut ^ bounced
        fates: dict[Outcome, Mask] = {"success": success, "bounce": bounced, "dislodged": dislodged, "cut": cut}
        return {name: mask for name, mask in fates.items() if mask}

    def _cut(self, unit: int) -> Mask:
        """The sets in which an attack cuts its support, matched or not."""
        cut = 0
        for supports in (*self._plan.move_supports.values(), *self._plan.hold_supports.values()):
            for support in supports:
                if support.supporter == unit:
                    spared = self._strengths.spared[support.shield]
                    if spared is not None:
                        mask = self._given[support.order]
                        cut |= mask ^ (mask & spared)
        return cut


def _by_code(masks: Given, count: int) -> Sequence[Mask]:
    if not isinstance(masks, Mapping):
        return masks
    listed = [0] * count
    for code, mask in masks.items():
        listed[code] = mask
    return listed


class _Moves:
    """Head-to-heads, then voids, then contests, then "leaves" from everyone who may leave downward."""

    def __init__(self, settlement: Settlement, plan: BatchPlan, strengths: Strengths) -> None:
        self._result = settlement
        self._moved = settlement.moved
        self._full = settlement.full
        self._plan = plan
        self._whole = strengths.whole
        self._reduced = strengths.reduced
        self._holds = strengths.holds
        self._several: dict[int, Mask] = {}
        # By place, the sets in which a mover's attack there is void (R11).
        self._void: dict[int, dict[int, Mask]] = {}
        self._after: list[tuple[int, int, Mask]] = []

    def settle(self) -> None:
        """Enter the outcome into the settlement."""
        whole, full = self._whole, self._full
        for place, moves in self._plan.vacant.items():
            crowd = [(mover, whole[move]) for move, mover in moves if whole[move]]
            if crowd:
                self._enter_vacant(place, crowd)
        attacked: dict[int, list[PossibleAttack]] = {}
        alone: dict[int, Alone] = {}
        for place, attacks in self._plan.occupied.items():
            against = [attack for attack in attacks if whole[attack.move]]
            if against:
                attacked[place] = against
                alone[place], self._several[place] = alone_by_level([whole[attack.move] for attack in against], full)
                self._settle_duels(place, against, alone[place])
        for place, against in attacked.items():
            if place in self._void:
                self._contend_without_void(place, against)
            else:
                self._contend(place, against, [whole[attack.move] for attack in against], alone[place])
        _settle_leaving(self._after, self._moved, full)
        for place, against in attacked.items():
            self._conclude(place, against)

    def _leaves(self, mover: int, mask: Mask) -> None:
        self._moved[mover] = self._moved[mover] | mask if self._moved[mover] else mask

    def _enter_vacant(self, place: int, crowd: Sequence[tuple[int, Levels]]) -> None:
        """Into a place without a unit goes the strongest (R7)."""
        if len(crowd) == 1:
            mover, levels = crowd[0]
            self._result.entries[place] = {mover: levels[0]}
            self._leaves(mover, levels[0])
            return
        alone, left = alone_by_level([levels for _, levels in crowd], self._full)
        entries = {}
        for mover, levels in crowd:
            enters = unique(levels, alone)
            if enters:
                entries[mover] = enters
                self._leaves(mover, enters)
                if left and len(levels) > 1:
                    left ^= left & enters
        if entries:
            self._result.entries[place] = entries
        if left:
            self._result.standoffs[place] = left

    def _settle_duels(self, place: int, against: Iterable[PossibleAttack], alone: Alone) -> None:
        """Who beats, head-on, the unit there and everyone else who goes there (R8, R9)."""
        for move, mover, back, foreign in against:
            if not foreign or back == NONE:
                continue
            levels, defence = self._reduced.get(move) or self._whole[move], self._whole[back]
            if len(levels) == 1 or not defence:
                continue
            won, _ = overcoming(levels, alone, defence)
            won &= defence[0]
            if won:
                self._leaves(mover, won)
                self._void.setdefault(mover, {})[place] = won

    def _contend_without_void(self, place: int, against: Sequence[PossibleAttack]) -> None:
        """As `_contend`, without the attacks of those who lost head-on there (R11)."""
        void = self._void[place]
        crowd = []
        for move, mover, _, _ in against:
            levels = self._whole[move]
            if mover in void:
                levels = [mask ^ (mask & void[mover]) for mask in levels]
            crowd.append(levels)
        alone, self._several[place] = alone_by_level(crowd, self._full)
        self._contend(place, against, crowd, alone)

    def _contend(self, place: int, against: Iterable[PossibleAttack], crowd: Iterable[Levels], alone: Alone) -> None:
        """Who takes the place of a unit that stays or fails to leave, and who may take it if that leaves.

        A unit whose move fails has no support (`bot-api: Adjudication`); an own unit is never dislodged.
        """
        standing = self._holds[place]
        leaving = self._full ^ standing[0]
        for (move, mover, back, foreign), whole in zip(against, crowd, strict=True):
            overpowers = 0
            levels = self._reduced.get(move) or whole
            if foreign and len(levels) > 1:
                overcomes, overpowers = overcoming(levels, alone, standing)
                overcomes &= standing[0]
                if overcomes:
                    self._leaves(mover, overcomes)
            if not leaving:
                continue
            onward = unique(whole, alone) & leaving
            if back != NONE and self._whole[back]:
                onward ^= onward & self._whole[back][0]
            if not onward:
                continue
            self._leaves(mover, onward)
            if overpowers:
                onward ^= onward & overpowers
            if onward:
                self._after.append((mover, place, onward))

    def _conclude(self, place: int, against: Iterable[PossibleAttack]) -> None:
        """Who enters a place where a unit was, whether that is dislodged, and whether a standoff leaves it empty."""
        result, left_by = self._result, self._moved[place]
        entries = {}
        entered = 0
        for move, mover, _, _ in against:
            enters = self._whole[move][0] & self._moved[mover]
            if enters:
                entries[mover] = enters
                entered = entered | enters if entered else enters
        if entries:
            result.entries[place] = entries
            result.dislodged[place] = entered ^ (entered & left_by)
        left = self._several[place] & left_by
        if left:
            left ^= left & entered
            if left:
                result.standoffs[place] = left


def _settle_leaving(after: Iterable[tuple[int, int, Mask]], leaves: list[Mask], full: Mask) -> None:
    """Take from `leaves` whoever waits (mover, unit ahead, sets) for a unit that does not leave, until nothing changes.

    What remains is the greatest fixed point, the one in which rotations turn.
    """
    behind: dict[int, list[tuple[int, Mask]]] = {}
    for mover, ahead, mask in after:
        behind.setdefault(ahead, []).append((mover, mask))
    # By unit, the sets in which it turned out to stay since those behind it were told.
    stuck = {ahead: full ^ leaves[ahead] for ahead in behind}
    while stuck:
        ahead = next(iter(stuck))
        sets = stuck.pop(ahead)
        for mover, mask in behind[ahead]:
            fewer = mask & sets
            if fewer:
                leaves[mover] ^= fewer
                if mover in behind:
                    stuck[mover] = stuck[mover] | fewer if mover in stuck else fewer
