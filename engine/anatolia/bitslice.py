"""Many order sets of one position settled at once: the rules of `resolver`, on one Python int per (unit, order) whose
bit ``b`` says "set ``b`` gives this order" (`adjudication: Batch`).

A strength is unary, a list of masks: item ``k`` holds the sets in which the unit makes its move (or stays) with at
least ``k`` supports; an empty list is a move that nobody makes. So "stronger" is an item of the one without the same
item of the other, and no number is ever added. Masks are never inverted: ``a ^ (a & b)`` takes ``b`` from ``a``, where
``~`` would cost several times as much.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from engine.anatolia.batch_plan import NONE, BatchPlan, PossibleAttack, PossibleSupport
from engine.anatolia.outcomes import Outcome

Mask: TypeAlias = int
"""A set of order sets."""

Given: TypeAlias = Sequence[Mask] | Mapping[int, Mask]
"""The masks of a unit by its orders' codes; what is left out is never ordered."""

Levels: TypeAlias = list[Mask]
Alone: TypeAlias = list[Mask | None]
"""By level, the sets in which fewer than two attackers of a place have it; None for all sets."""

_Waiting: TypeAlias = dict[tuple[int, int], list[tuple[int, PossibleSupport, Mask]]]
"""By (exempt move, supporter), supports of moves with the sets in which that move attacks the supporter."""


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
        self._strengths = _Strengths(plan, self._given, self.full)
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


class _Strengths:
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
        overcomes, _ = _overcoming(attack, _alone(crowd, self._full)[0], self.holds[unit])
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


def _alone(crowd: Sequence[Levels], full: Mask) -> tuple[Alone, Mask]:
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


def _unique(levels: Levels, alone: Alone) -> Mask:
    """The sets in which a move of these strengths is the strongest, alone."""
    only = alone[0]
    if only is None:
        return levels[0]
    found = levels[0] & only
    for level in range(1, len(levels)):
        only = alone[level]
        found |= levels[level] if only is None else levels[level] & only
    return found


def _overcoming(levels: Levels, alone: Alone, standing: Levels) -> tuple[Mask, Mask]:
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


class _Moves:
    """Head-to-heads, then voids, then contests, then "leaves" from everyone who may leave downward."""

    def __init__(self, settlement: Settlement, plan: BatchPlan, strengths: _Strengths) -> None:
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
                alone[place], self._several[place] = _alone([whole[attack.move] for attack in against], full)
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
        alone, left = _alone([levels for _, levels in crowd], self._full)
        entries = {}
        for mover, levels in crowd:
            enters = _unique(levels, alone)
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
            won, _ = _overcoming(levels, alone, defence)
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
        alone, self._several[place] = _alone(crowd, self._full)
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
                overcomes, overpowers = _overcoming(levels, alone, standing)
                overcomes &= standing[0]
                if overcomes:
                    self._leaves(mover, overcomes)
            if not leaving:
                continue
            onward = _unique(whole, alone) & leaving
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
