"""Who beats whom, in many order sets of one position at once: head-to-heads, then voids, then every place.

Everything but whether the unit ahead leaves, which `bitslice` settles after it. How strengths are kept stands in
`unary`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from engine.anatolia.batch_plan import NONE, BatchPlan, PossibleAttack
from engine.anatolia.unary import Levels, Mask, Strengths, crowded, prevailing, surpassing, uncontested


@dataclass(slots=True)
class Decided:
    """What is known of many order sets before units wait for each other; units are named by their place.

    ``stands`` has the supports that stand, by supporter; ``spared`` and ``leaving`` are as in `Strengths`. ``entries``
    and ``standoffs`` are those of the places without a unit, ``several`` has by place with a unit the sets in which two
    or more attack it. ``moved[unit]`` has the sets in which its move succeeds, those included in which that hangs on
    the unit ahead: ``after`` has these as (unit, unit ahead, sets).
    """

    stands: list[tuple[int, Mask]]
    spared: list[Mask | None]
    leaving: dict[int, Mask]
    moved: list[Mask]
    entries: dict[int, dict[int, Mask]] = field(default_factory=dict)
    standoffs: dict[int, Mask] = field(default_factory=dict)
    several: dict[int, Mask] = field(default_factory=dict)
    after: list[tuple[int, int, Mask]] = field(default_factory=list)

    def mapped(self, become: Callable[[Mask], Mask]) -> Decided:
        """The same with other masks."""
        return Decided(
            [(unit, become(mask)) for unit, mask in self.stands],
            [None if mask is None else become(mask) for mask in self.spared],
            {unit: become(mask) for unit, mask in self.leaving.items()},
            [become(mask) for mask in self.moved],
            {place: {unit: become(mask) for unit, mask in entries.items()} for place, entries in self.entries.items()},
            {place: become(mask) for place, mask in self.standoffs.items()},
            {place: become(mask) for place, mask in self.several.items()},
            [(unit, ahead, become(mask)) for unit, ahead, mask in self.after],
        )


def decide(plan: BatchPlan, given: Sequence[Mask], full: Mask) -> Decided:
    """Decide on the sets of `full`; `given` has the masks of all orders by number."""
    contests = _Contests(plan, Strengths(plan, given, full), full)
    contests.decide()
    return contests.decided


class _Contests:
    """One run of `decide`."""

    def __init__(self, plan: BatchPlan, strengths: Strengths, full: Mask) -> None:
        self._plan = plan
        self._full = full
        self._whole = strengths.whole
        self._reduced = strengths.reduced
        self._holds = strengths.holds
        self._moved = [0] * len(plan.field.owner)
        # By place, the sets in which a mover's attack there is void (R11).
        self._void: dict[int, dict[int, Mask]] = {}
        self.decided = Decided(strengths.stands, strengths.spared, strengths.leaving, self._moved)

    def decide(self) -> None:
        """Enter everything into `decided`."""
        self._settle_duels()
        whole = self._whole
        for place, moves in self._plan.vacant.items():
            crowd = [(mover, whole[move]) for move, mover in moves if whole[move]]
            if len(crowd) == 1:
                mover, levels = crowd[0]
                self.decided.entries[place] = {mover: levels[0]}
                self._leaves(mover, levels[0])
            elif crowd:
                self._enter_vacant(place, crowd)
        for place, attacks in self._plan.occupied.items():
            against = [attack for attack in attacks if whole[attack[0]]]
            if against:
                self._contend(place, against)

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
        supreme = uncontested([levels for _, levels in crowd if len(levels) > 1], self._full)
        entries = {}
        supported = 0
        for mover, levels in crowd:
            enters = levels[0] & alone
            if len(levels) > 1:
                stronger = prevailing(levels, supreme)
                enters |= stronger
                supported = supported | stronger if supported else stronger
            if enters:
                entries[mover] = enters
                self._leaves(mover, enters)
        left ^= left & supported
        if entries:
            self.decided.entries[place] = entries
        if left:
            self.decided.standoffs[place] = left

    def _contend(self, place: int, against: Sequence[PossibleAttack]) -> None:
        """Who takes the place of a unit that stays or fails to leave, and who may take it if that leaves.

        A unit whose move fails has no support (`bot-api: Adjudication`); an own unit is never dislodged. Whom the
        unit would meet head-on has had its duel.
        """
        crowd = self._attacks(place, against)
        leaving, standing = self.decided.leaving[place], self._holds[place]
        several = self.decided.several[place] = crowded([levels[0] for levels in crowd])
        free = leaving ^ (leaving & several) if several else leaving
        supreme = uncontested([levels for levels in (standing, *crowd) if len(levels) > 1], self._full)
        for (move, mover, back, foreign), levels in zip(against, crowd, strict=True):
            onward = levels[0] & free
            sure = 0
            if len(levels) > 1:
                reduced = self._reduced.get(move)
                if foreign:
                    sure = prevailing(reduced or levels, supreme)
                if reduced or not foreign:
                    onward |= prevailing(levels, supreme) & leaving
            if back != NONE and self._whole[back]:
                meets = self._whole[back][0]
                onward ^= onward & meets
                if sure:
                    sure ^= sure & meets
            if onward:
                self._leaves(mover, onward)
                waits = onward ^ (onward & sure) if sure else onward
                if waits:
                    self.decided.after.append((mover, place, waits))
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
