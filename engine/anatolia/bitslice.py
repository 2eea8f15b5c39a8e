"""Many order sets of one position settled at once: the rules of `resolver`, on one Python int per (unit, order) whose
bit ``b`` says "set ``b`` gives this order" (`adjudication: Batch`). How strengths are kept stands in `unary`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from engine.anatolia.batch_plan import NONE, BatchPlan, PossibleAttack
from engine.anatolia.outcomes import Outcome
from engine.anatolia.unary import Levels, Mask, Strengths, contested, crowded, prevailing, surpassing

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
            found[supporter] = found[supporter] | mask if found[supporter] else mask
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
        bounced = self._strengths.leaving[unit] ^ moved
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
        self._leaving = strengths.leaving
        self._several: dict[int, Mask] = {}
        # By place, the sets in which a mover's attack there is void (R11).
        self._void: dict[int, dict[int, Mask]] = {}
        self._after: list[tuple[int, int, Mask]] = []

    def settle(self) -> None:
        """Enter the outcome into the settlement."""
        self._settle_duels()
        whole = self._whole
        for place, moves in self._plan.vacant.items():
            crowd = [(mover, whole[move]) for move, mover in moves if whole[move]]
            if len(crowd) == 1:
                mover, levels = crowd[0]
                self._result.entries[place] = {mover: levels[0]}
                self._leaves(mover, levels[0])
            elif crowd:
                self._enter_vacant(place, crowd)
        attacked = []
        for place, attacks in self._plan.occupied.items():
            against = [attack for attack in attacks if whole[attack[0]]]
            if against:
                attacked.append((place, against))
                self._contend(place, against)
        _settle_leaving(self._after, self._moved, self._full)
        for place, against in attacked:
            self._conclude(place, against)

    def _leaves(self, mover: int, mask: Mask) -> None:
        moved = self._moved
        moved[mover] = moved[mover] | mask if moved[mover] else mask

    def _settle_duels(self) -> None:
        """Who beats, head-on, the unit where it goes and everyone else who goes there (R8, R9)."""
        whole = self._whole
        for move, mover, back, place in self._plan.duels:
            levels, defence = self._reduced.get(move) or whole[move], whole[back]
            if len(levels) > 1 and defence:
                rivals = [whole[rival] for rival in self._plan.rivals[move]]
                won = surpassing(levels, defence[0], (*rivals, defence))
                if won:
                    self._leaves(mover, won)
                    self._void.setdefault(mover, {})[place] = won

    def _enter_vacant(self, place: int, crowd: Sequence[tuple[int, Levels]]) -> None:
        """Into a place without a unit goes the strongest of two or more (R7)."""
        left = crowded([levels[0] for _, levels in crowd])
        alone = self._full ^ left
        disputed = contested([levels for _, levels in crowd if len(levels) > 1])
        entries = {}
        supported = 0
        for mover, levels in crowd:
            enters = levels[0] & alone
            if len(levels) > 1:
                stronger = prevailing(levels, disputed)
                enters |= stronger
                supported = supported | stronger if supported else stronger
            if enters:
                entries[mover] = enters
                self._leaves(mover, enters)
        left ^= left & supported
        if entries:
            self._result.entries[place] = entries
        if left:
            self._result.standoffs[place] = left

    def _contend(self, place: int, against: Sequence[PossibleAttack]) -> None:
        """Who takes the place of a unit that stays or fails to leave, and who may take it if that leaves.

        A unit whose move fails has no support (`bot-api: Adjudication`); an own unit is never dislodged. Whom the
        unit would meet head-on has had its duel.
        """
        crowd = self._attacks(place, against)
        leaving, standing = self._leaving[place], self._holds[place]
        several = self._several[place] = crowded([levels[0] for levels in crowd])
        free = leaving ^ (leaving & several) if several else leaving
        disputed = contested([levels for levels in (standing, *crowd) if len(levels) > 1])
        for (move, mover, back, foreign), levels in zip(against, crowd, strict=True):
            onward = levels[0] & free
            sure = 0
            if len(levels) > 1:
                reduced = self._reduced.get(move)
                if foreign:
                    sure = prevailing(reduced or levels, disputed)
                if reduced or not foreign:
                    onward |= prevailing(levels, disputed) & leaving
            if back != NONE and self._whole[back]:
                meets = self._whole[back][0]
                onward ^= onward & meets
                if sure:
                    sure ^= sure & meets
            if onward:
                self._leaves(mover, onward)
                waits = onward ^ (onward & sure) if sure else onward
                if waits:
                    self._after.append((mover, place, waits))
            if sure:
                self._leaves(mover, sure)

    def _attacks(self, place: int, against: Iterable[PossibleAttack]) -> list[Levels]:
        """The attacks on a place, without those of units that lost head-on there (R11)."""
        crowd = [self._whole[move] for move, _, _, _ in against]
        void = self._void.get(place)
        if void:
            for index, (_, mover, _, _) in enumerate(against):
                lost = void.get(mover)
                if lost:
                    first, *more = crowd[index]
                    crowd[index] = [first ^ lost, *(mask ^ (mask & lost) for mask in more)]
        return crowd

    def _conclude(self, place: int, against: Iterable[PossibleAttack]) -> None:
        """Who enters a place where a unit was, whether that is dislodged, and whether a standoff leaves it empty."""
        result, moved, left_by = self._result, self._moved, self._moved[place]
        entries = {}
        entered = 0
        for move, mover, _, _ in against:
            enters = self._whole[move][0] & moved[mover]
            if enters:
                entries[mover] = enters
                entered = entered | enters if entered else enters
        if entries:
            result.entries[place] = entries
            result.dislodged[place] = entered ^ (entered & left_by)
        left = self._several.get(place, 0) & left_by
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
