"""Many order sets of one position settled at once: the rules of `resolver`, on one Python int per (unit, order) whose
bit ``b`` says "set ``b`` gives this order" (`adjudication: Batch`).

A strength is unary, a list of masks: item ``k`` holds the sets in which the unit makes its attack (or stays) with at
least ``k`` supports. So "stronger" is an item of the one without the same item of the other, and no number is ever
added. Masks are never inverted: ``a ^ (a & b)`` takes ``b`` from ``a``, where ``~`` would cost several times as much.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from engine.anatolia.compiled import NOBODY, Field
from engine.anatolia.outcomes import Outcome

Mask: TypeAlias = int
"""A set of order sets."""

Given: TypeAlias = Sequence[Mask] | Mapping[int, Mask]
"""The masks of a unit by its orders' codes; what is left out is never ordered."""

Intent: TypeAlias = tuple[int, int]
"""(who, where to), in places: a move is (itself, dest), a hold (itself, its place); a support names its beneficiary
and where that goes, its own place if it is supported to hold."""

Levels: TypeAlias = list[Mask]


class Settlement:
    """What became of every unit in each of `count` order sets; lists are by place, 0 where no unit is.

    ``entries[place]`` has the mask of each unit (by its place) that enters; ``moved[unit]``, ``dislodged[unit]`` and
    ``standing[unit]`` (its support is effective, R13) are masks; ``standoffs`` has the places left empty by a standoff
    in any set (R14). ``cut[unit]`` has the sets in which an attack cuts its support, whether or not it is matched; the
    unit may be dislodged too (R12).
    """

    __slots__ = ("_moving", "cut", "dislodged", "entries", "field", "full", "moved", "standing", "standoffs")

    def __init__(self, field: Field, intents: Sequence[Sequence[Intent]], given: Sequence[Given], count: int) -> None:
        """`intents` and `given` are by unit, units by place ascending.

        At most one mask of a unit may have a bit; where none has it, the unit holds.
        """
        size = len(field.owner)
        self.field = field
        self.full = (1 << count) - 1
        self.entries: dict[int, dict[int, Mask]] = {}
        self.moved = [0] * size
        self.dislodged = [0] * size
        self.standing = [0] * size
        self.cut = [0] * size
        self.standoffs: dict[int, Mask] = {}
        attacks, stays, supports = self._read(intents, given)
        self._moving = [self.full ^ stay for stay in stays]
        strengths = self._count_supports(attacks, stays, supports)
        self._settle_moves(attacks, stays, strengths)

    def _read(self, intents: Sequence[Sequence[Intent]], given: Sequence[Given]) -> tuple[_Attacks, Levels, _Supports]:
        """Who attacks each place, in which sets units stay, and the supports that are ordered."""
        attacks: _Attacks = {}
        stays = [0] * len(self.moved)
        supports: _Supports = []
        for unit, own, masks in zip(self.field.places, intents, given, strict=True):
            stay = self.full
            for code, mask in masks.items() if isinstance(masks, Mapping) else enumerate(masks):
                if not mask:
                    continue
                actor, into = own[code]
                if actor != unit:
                    supports.append((unit, actor, into, mask))
                elif into != unit:
                    attacks.setdefault(into, {})[unit] = mask
                    stay ^= mask
            stays[unit] = stay
        return attacks, stays, supports

    def _count_supports(self, attacks: _Attacks, stays: Levels, supports: _Supports) -> _Strengths:
        """Which supports stand, in the two passes of `resolver`; the strengths they make."""
        owner = self.field.owner
        strengths = _Strengths(owner, attacks, stays)
        waiting: dict[tuple[int, int], list[tuple[int, Mask]]] = {}
        cutters = _Cutters(owner, attacks)
        for supporter, beneficiary, into, mask in supports:
            cut = mask & cutters.of(supporter, beneficiary, into)
            if cut:
                self.cut[supporter] |= cut
                mask ^= cut
            mask &= stays[into] if into == beneficiary else attacks.get(into, _NO_ONE).get(beneficiary, 0)
            if not mask:
                continue
            wait = mask & cutters.exempt(supporter, beneficiary, into)
            if wait:
                waiting.setdefault((supporter, into), []).append((beneficiary, wait))
                mask ^= wait
            self.standing[supporter] |= mask
            strengths.add(supporter, beneficiary, into, mask)
        verdicts = [
            (supporter, into, strengths.dislodges(into, supporter)) for supporter, into in waiting
        ]  # all of them before any waiting support is counted: the first pass fixed what they need (R10)
        for supporter, into, fallen in verdicts:
            for beneficiary, wait in waiting[supporter, into]:
                stands = wait ^ (wait & fallen)
                self.standing[supporter] |= stands
                strengths.add(supporter, beneficiary, into, stands)
        return strengths

    def _settle_moves(self, attacks: _Attacks, stays: Levels, strengths: _Strengths) -> None:
        """Head-to-heads, then voids, then contests, then "leaves" from everyone who may leave downward."""
        owner = self.field.owner
        leaves = [0] * len(owner)
        void: dict[tuple[int, int], Mask] = {}
        for place, crowd in attacks.items():
            for mover in crowd:
                won = strengths.wins_duel(mover, place)
                if won:
                    leaves[mover] |= won
                    void[place, mover] = won
        after: list[tuple[int, int, Mask]] = []
        crowded: dict[int, Mask] = {}
        for place, crowd in attacks.items():
            contest = strengths.contest(place, void)
            if contest.several:
                crowded[place] = contest.several
            for mover, mask in crowd.items():
                won, if_vacated = self._wins(contest, mover, place, mask, attacks, stays)
                leaves[mover] |= won | if_vacated
                if if_vacated:
                    after.append((mover, place, if_vacated))
        _settle_leaving(after, leaves)
        self.moved = leaves
        self._conclude(attacks, crowded)

    def _wins(
        self, contest: _Contest, mover: int, place: int, mask: Mask, attacks: _Attacks, stays: Levels
    ) -> tuple[Mask, Mask]:
        """In which sets `mover` takes `place` come what may, and in which others it does if the unit there leaves.

        Duels are left out.
        """
        unique = contest.unique(mover)
        if self.field.owner[place] is None:
            return unique, 0
        staying = stays[place]
        onward = unique ^ (unique & staying)
        head_on = attacks.get(mover, _NO_ONE).get(place, 0)
        if head_on:
            onward ^= onward & head_on
        overcomes, overpowers = contest.against_unit(mover)
        won = (overcomes & staying) | (overpowers & onward)
        return won, onward ^ (onward & won)

    def _conclude(self, attacks: _Attacks, crowded: Mapping[int, Mask]) -> None:
        """Who enters, who is dislodged, where standoffs leave a place empty."""
        owner, moved = self.field.owner, self.moved
        for place, crowd in attacks.items():
            entries = {}
            entered = 0
            for mover, mask in crowd.items():
                enters = mask & moved[mover]
                if enters:
                    entries[mover] = enters
                    entered |= enters
            if entries:
                self.entries[place] = entries
                if owner[place] is not None:
                    self.dislodged[place] = entered ^ (entered & moved[place])
            empty = crowded.get(place, 0)
            if empty:
                empty ^= empty & entered
                if owner[place] is not None:
                    empty &= moved[place]
                if empty:
                    self.standoffs[place] = empty

    def holders(self, place: int) -> dict[int, Mask]:
        """The units that stand there after the moves (each by where it stood before), with their sets."""
        found = dict(self.entries.get(place, _NO_ONE))
        if self.field.owner[place] is not None:
            stayed = self.full ^ self.moved[place] ^ self.dislodged[place]
            if stayed:
                found[place] = stayed
        return found

    def outcome(self, unit: int) -> dict[Outcome, Mask]:
        """The sets of each outcome of the unit there, those without any left out (R12)."""
        dislodged, moved = self.dislodged[unit], self.moved[unit]
        cut = self.cut[unit] ^ (self.cut[unit] & dislodged)
        bounced = self._moving[unit] ^ moved
        bounced ^= bounced & dislodged
        success = self.full ^ dislodged ^ cut ^ bounced
        fates: dict[Outcome, Mask] = {"success": success, "bounce": bounced, "dislodged": dislodged, "cut": cut}
        return {name: mask for name, mask in fates.items() if mask}


_Attacks: TypeAlias = dict[int, dict[int, Mask]]
_Supports: TypeAlias = list[tuple[int, int, int, Mask]]
_NO_ONE: Mapping[int, Mask] = {}


class _Cutters:
    """Whose attacks cut a support (R6, R10)."""

    def __init__(self, owner: Sequence[object], attacks: _Attacks) -> None:
        self._owner = owner
        self._attacks = attacks
        self._known: dict[tuple[int, int], Mask] = {}

    def of(self, supporter: int, beneficiary: int, into: int) -> Mask:
        """The sets in which an enemy attacks the supporter from elsewhere than the exempt place."""
        crowd = self._attacks.get(supporter)
        if crowd is None:
            return 0
        exempt = into if into != beneficiary and into in crowd else NOBODY
        known = self._known.get((supporter, exempt))
        if known is None:
            friend = self._owner[supporter]
            known = 0
            for mover, mask in crowd.items():
                if mover != exempt and self._owner[mover] != friend:
                    known |= mask
            self._known[supporter, exempt] = known
        return known

    def exempt(self, supporter: int, beneficiary: int, into: int) -> Mask:
        """The sets in which an enemy attacks the supporter from the exempt place."""
        if into == beneficiary or self._owner[into] == self._owner[supporter]:
            return 0
        return self._attacks.get(supporter, _NO_ONE).get(into, 0)


class _Strengths:
    """Unary strengths of attacks, by (unit, dest), and of units that stay, by (unit, unit)."""

    def __init__(self, owner: Sequence[object], attacks: _Attacks, stays: Levels) -> None:
        self._owner = owner
        self._attacks = attacks
        self._stays = stays
        self._whole: dict[tuple[int, int], Levels] = {}
        self._partial: dict[tuple[int, int], Levels] = {}

    def add(self, supporter: int, beneficiary: int, into: int, mask: Mask) -> None:
        """Count a support where `mask` says that it stands."""
        if not mask:
            return
        key = (beneficiary, into)
        whole = self.whole(beneficiary, into)
        if beneficiary != into and self._owner[into] is not None:
            partial = self._partial.get(key)
            if self._owner[supporter] == self._owner[into]:
                if partial is None:
                    self._partial[key] = whole[:]
            elif partial is not None:
                _raise(partial, mask)
        _raise(whole, mask)

    def whole(self, unit: int, into: int) -> Levels:
        """With every support that stands (R7: what keeps others out; R8)."""
        key = (unit, into)
        levels = self._whole.get(key)
        if levels is None:
            base = self._stays[unit] if unit == into else self._attacks[into][unit]
            self._whole[key] = levels = [base]
        return levels

    def against(self, unit: int, into: int) -> Levels:
        """Without supports from the power of the unit at `into` (R7)."""
        return self._partial.get((unit, into)) or self.whole(unit, into)

    def dislodges(self, mover: int, unit: int) -> Mask:
        """The sets in which `mover` would dislodge the foreign unit if that stays."""
        won = 0
        attack = self.against(mover, unit)
        for level in range(1, len(attack)):
            stronger = attack[level]
            for other in (unit, *self._attacks[unit]):
                if other != mover:
                    levels = self.whole(other, unit)
                    if level < len(levels):
                        stronger ^= stronger & levels[level]
            won |= stronger
        return won

    def wins_duel(self, mover: int, place: int) -> Mask:
        """The sets in which `mover` beats, head-on, the unit at `place` and everyone else who goes there (R8, R9)."""
        head_on = self._attacks.get(mover, _NO_ONE).get(place, 0)
        if not head_on or self._owner[mover] == self._owner[place]:
            return 0
        won = 0
        attack = self.against(mover, place)
        for level in range(1, len(attack)):
            stronger = attack[level] & head_on
            defence = self.whole(place, mover)
            if level < len(defence):
                stronger ^= stronger & defence[level]
            for rival in self._attacks[place]:
                levels = self.whole(rival, place)
                if rival != mover and level < len(levels):
                    stronger ^= stronger & levels[level]
            won |= stronger
        return won

    def contest(self, place: int, void: Mapping[tuple[int, int], Mask]) -> _Contest:
        """All attacks on one place, without those that are void (R11): `void` has them by (mover, dest)."""
        whole, against = {}, {}
        for mover in self._attacks[place]:
            levels, reduced = self.whole(mover, place), self.against(mover, place)
            lost = void.get((mover, place), 0)
            if lost:
                levels = [mask ^ (mask & lost) for mask in levels]
                reduced = [mask ^ (mask & lost) for mask in reduced]
            whole[mover], against[mover] = levels, reduced
        standing = self._whole.get((place, place), [0])
        return _Contest(self._owner, place, whole, against, standing)


class _Contest:
    """The attacks on one place against each other, and against its unit.

    ``_two[k]`` has the sets in which two or more attackers have at least ``k`` supports: whoever has ``k`` elsewhere is
    uniquely strongest. ``several`` has the sets with two attackers or more.
    """

    def __init__(
        self,
        owner: Sequence[object],
        place: int,
        whole: Mapping[int, Levels],
        against: Mapping[int, Levels],
        standing: Levels,
    ) -> None:
        self._owner = owner
        self._place = place
        self._whole = whole
        self._against = against
        self._standing = standing
        self._two: Levels = []
        one: Levels = []
        for levels in whole.values():
            for level, mask in enumerate(levels):
                if level == len(one):
                    one.append(mask)
                    self._two.append(0)
                else:
                    self._two[level] |= one[level] & mask
                    one[level] |= mask
        self.several = self._two[0]

    def unique(self, mover: int) -> Mask:
        """The sets in which `mover` is the strongest, alone (full strengths, R7)."""
        found = 0
        for mask, two in zip(self._whole[mover], self._two, strict=False):
            found |= mask ^ (mask & two)
        return found

    def against_unit(self, mover: int) -> tuple[Mask, Mask]:
        """The sets in which `mover` beats everyone and the unit there: if that stays by order, and if its move fails.

        A unit whose move fails has no support (`bot-api: Adjudication`); an own unit is never dislodged.
        """
        if self._owner[mover] == self._owner[self._place]:
            return 0, 0
        overcomes = overpowers = 0
        levels = self._against[mover]
        for level in range(1, len(levels)):
            mask = levels[level]
            mask ^= mask & self._two[level]
            overpowers |= mask
            if level < len(self._standing):
                mask ^= mask & self._standing[level]
            overcomes |= mask
        return overcomes, overpowers


def _raise(levels: Levels, mask: Mask) -> None:
    """One more support in the sets of `mask`."""
    top = levels[-1] & mask
    for level in range(len(levels) - 1, 0, -1):
        levels[level] |= levels[level - 1] & mask
    if top:
        levels.append(top)


def _settle_leaving(after: Iterable[tuple[int, int, Mask]], leaves: Levels) -> None:
    """Take from `leaves` whoever waits (mover, unit ahead, sets) for a unit that does not leave, until nothing changes.

    What remains is the greatest fixed point, the one in which rotations turn.
    """
    behind: defaultdict[int, list[tuple[int, Mask]]] = defaultdict(list)
    for mover, ahead, mask in after:
        behind[ahead].append((mover, mask))
    changed = list(behind)
    while changed:
        ahead = changed.pop()
        leaving = leaves[ahead]
        for mover, mask in behind[ahead]:
            stuck = mask ^ (mask & leaving)
            fewer = leaves[mover] & stuck
            if fewer:
                leaves[mover] ^= fewer
                if mover in behind and mover not in changed:
                    changed.append(mover)
