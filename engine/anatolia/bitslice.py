"""Many order sets of one position settled at once: the rules of `resolver`, on one Python int per (unit, order) whose
bit ``b`` says "set ``b`` gives this order" (`adjudication: Batch`).

A strength is unary, a list of masks: item ``k`` holds the sets in which the unit makes its attack (or stays) with at
least ``k`` supports. So "stronger" is an item of the one without the same item of the other, and no number is ever
added. Masks are never inverted: ``a ^ (a & b)`` takes ``b`` from ``a``, where ``~`` would cost several times as much.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from engine.anatolia.compiled import NOBODY, Field
from engine.anatolia.orders import Hold, Order
from engine.anatolia.outcomes import Outcome

Mask: TypeAlias = int
"""A set of order sets."""

Given: TypeAlias = Sequence[Mask] | Mapping[int, Mask]
"""The masks of a unit by its orders' codes; what is left out is never ordered."""

Levels: TypeAlias = list[Mask]
Attacks: TypeAlias = dict[int, dict[int, Levels]]
"""By place, then by attacker: the strengths of the attack."""

_NO_ONE: Mapping[int, Levels] = {}


class Intent(NamedTuple):
    """An order in places: a move is (its unit, dest), a hold (its unit, its place); a support names its beneficiary and
    where that goes, its own place if it is supported to hold.

    ``exempt`` is the place whose enemy unit can attack the supporter without cutting it (R10), else `NOBODY`;
    ``friendly``: the unit at `into`, other than the beneficiary, is of the supporter's power (R7).
    """

    actor: int
    into: int
    exempt: int
    friendly: bool


def intent(field: Field, place: int, order: Order) -> Intent:
    """What the legal order of the unit at `place` means."""
    if isinstance(order, Hold):
        return Intent(place, place, NOBODY, False)
    entry = order.to_json()
    if entry["type"] == "move":
        return Intent(place, field.number[entry["dest"]], NOBODY, False)
    _, beneficiary, into = field.support(place, entry["target"], entry["targetDest"])
    owner = field.owner
    if into == beneficiary or owner[into] is None:
        return Intent(beneficiary, into, NOBODY, False)
    friendly = owner[into] == owner[place]
    exempt = into if not friendly and place in field.reach[into].values() else NOBODY
    return Intent(beneficiary, into, exempt, friendly)


class Settlement:
    """What became of every unit in each of `count` order sets; units are named by their place before the moves.

    ``entries[place]`` has the mask of each unit that enters; ``moved[unit]``, ``dislodged[unit]`` and
    ``standing[unit]`` (its support is effective, R13) are masks, 0 where no unit is; ``standoffs`` has the places left
    empty by a standoff in any set (R14); ``full`` is the mask of all sets.
    """

    __slots__ = (
        "_attacks",
        "_stays",
        "_supports",
        "dislodged",
        "entries",
        "field",
        "full",
        "moved",
        "standing",
        "standoffs",
    )

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
        self.standoffs: dict[int, Mask] = {}
        self._attacks: Attacks = {}
        self._stays = [0] * size
        self._supports: list[tuple[int, Intent, Mask]] = []
        self._read(intents, given)
        strengths = _Strengths(self)
        strengths.count_supports(self._supports, self.standing)
        _Moves(self, strengths).settle()

    def _read(self, intents: Sequence[Sequence[Intent]], given: Sequence[Given]) -> None:
        """Who attacks each place, in which sets units stay, and the supports that are ordered."""
        attacks, supports = self._attacks, self._supports
        for unit, own, masks in zip(self.field.places, intents, given, strict=True):
            stay = self.full
            for code, mask in masks.items() if isinstance(masks, Mapping) else enumerate(masks):
                if not mask:
                    continue
                order = own[code]
                actor, into, _, _ = order
                if actor != unit:
                    supports.append((unit, order, mask))
                elif into != unit:
                    stay ^= mask
                    if into in attacks:
                        attacks[into][unit] = [mask]
                    else:
                        attacks[into] = {unit: [mask]}
            self._stays[unit] = stay

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
        bounced = self.full ^ self._stays[unit] ^ moved
        bounced ^= bounced & dislodged
        success = self.full ^ dislodged ^ cut ^ bounced
        fates: dict[Outcome, Mask] = {"success": success, "bounce": bounced, "dislodged": dislodged, "cut": cut}
        return {name: mask for name, mask in fates.items() if mask}

    def _cut(self, unit: int) -> Mask:
        """The sets in which an attack cuts its support, matched or not."""
        crowd = self._attacks.get(unit, _NO_ONE)
        cut = 0
        for supporter, order, mask in self._supports:
            if supporter == unit:
                cut |= mask & (self.full ^ _spared(self.field.owner, unit, crowd, order.exempt, self.full))
        return cut


def _spared(owner: Sequence[object], supporter: int, crowd: Mapping[int, Levels], exempt: int, full: Mask) -> Mask:
    """The sets in which no enemy attacks the supporter from elsewhere than the exempt place (R6, R10)."""
    friend = owner[supporter]
    cut = 0
    for attacker, levels in crowd.items():
        if attacker != exempt and owner[attacker] != friend:
            cut |= levels[0]
    return full ^ cut


class _Strengths:
    """Unary strengths: of attacks, in `attacks` and without the defender's power's supports in `reduced` by
    (attacker, dest) where that differs (R7); and of units that stay, in `holds`.
    """

    __slots__ = ("_full", "_owner", "attacks", "holds", "reduced")

    def __init__(self, settlement: Settlement) -> None:
        self._full = settlement.full
        self._owner = settlement.field.owner
        self.attacks = settlement._attacks
        self.holds = [[stay] for stay in settlement._stays]
        self.reduced: dict[tuple[int, int], Levels] = {}

    def count_supports(self, supports: Iterable[tuple[int, Intent, Mask]], standing: list[Mask]) -> None:
        """Count the supports that stand, in the two passes of `resolver`, and enter them in `standing`."""
        attacks, owner, full = self.attacks, self._owner, self._full
        spared: dict[tuple[int, int], Mask] = {}
        waiting: dict[tuple[int, int], list[tuple[Intent, Mask]]] = {}
        for supporter, order, mask in supports:
            actor, into, exempt, _ = order
            levels = self.holds[into] if actor == into else attacks.get(into, _NO_ONE).get(actor)
            if levels is None:
                continue
            mask &= levels[0]
            crowd = attacks.get(supporter)
            if crowd is not None:
                key = (supporter, exempt)
                if key not in spared:
                    spared[key] = _spared(owner, supporter, crowd, exempt, full)
                mask &= spared[key]
                if exempt in crowd:
                    wait = mask & crowd[exempt][0]
                    if wait:
                        waiting.setdefault(key, []).append((order, wait))
                        mask ^= wait
            if mask:
                standing[supporter] |= mask
                self._add(order, levels, mask)
        # All of them before any waiting support is counted: the first pass fixed every number that they need (R10).
        fallen = {key: self._dislodges(key[1], key[0]) for key in waiting}
        for (supporter, into), waits in waiting.items():
            for order, wait in waits:
                stands = wait ^ (wait & fallen[supporter, into])
                if stands:
                    standing[supporter] |= stands
                    self._add(order, attacks[into][order.actor], stands)

    def _add(self, order: Intent, levels: Levels, mask: Mask) -> None:
        """Count a support in the sets of `mask`."""
        actor, into, _, friendly = order
        if friendly:
            if (actor, into) not in self.reduced:
                self.reduced[actor, into] = levels[:]
        elif (actor, into) in self.reduced:
            _raise(self.reduced[actor, into], mask)
        _raise(levels, mask)

    def _dislodges(self, mover: int, unit: int) -> Mask:
        """The sets in which `mover` would dislodge the foreign unit if that stays."""
        crowd, standing = self.attacks[unit], self.holds[unit]
        alone, _ = _alone(crowd.values(), self._full)
        won = 0
        attack = self.reduced.get((mover, unit)) or crowd[mover]
        for level in range(1, len(attack)):
            only = alone[level]
            stronger = attack[level] if only is None else attack[level] & only
            if level < len(standing):
                stronger ^= stronger & standing[level]
            won |= stronger
        return won


def _raise(levels: Levels, mask: Mask) -> None:
    """One more support in the sets of `mask`, all of them in ``levels[0]``."""
    if len(levels) == 1:
        levels.append(mask)
        return
    top = levels[-1] & mask
    for level in range(len(levels) - 1, 1, -1):
        levels[level] |= levels[level - 1] & mask
    levels[1] |= mask
    if top:
        levels.append(top)


def _alone(crowd: Collection[Levels], full: Mask) -> tuple[list[Mask | None], Mask]:
    """By level, the sets in which fewer than two attackers have it, None for all: whoever has it there is uniquely
    strongest. And the sets in which two or more attack.
    """
    if len(crowd) == 1:
        (levels,) = crowd
        return [None] * len(levels), 0
    alone: list[Mask | None] = []
    several = 0
    for level in range(max(map(len, crowd))):
        one = two = 0
        for levels in crowd:
            if level < len(levels):
                mask = levels[level]
                if not one:
                    one = mask
                    continue
                both = one & mask
                two = two | both if two else both
                one |= mask
        alone.append(full ^ two if two else None)
        if not level:
            several = two
    return alone, several


def _unique(levels: Levels, alone: list[Mask | None]) -> Mask:
    """The sets in which an attack of these strengths is the strongest, alone."""
    only = alone[0]
    found = levels[0] if only is None else levels[0] & only
    for level in range(1, len(levels)):
        only = alone[level]
        found |= levels[level] if only is None else levels[level] & only
    return found


class _Moves:
    """Head-to-heads, then voids, then contests, then "leaves" from everyone who may leave downward."""

    def __init__(self, settlement: Settlement, strengths: _Strengths) -> None:
        self._result = settlement
        self._full = settlement.full
        self._owner = settlement.field.owner
        self._stays = settlement._stays
        self._attacks = strengths.attacks
        self._holds = strengths.holds
        self._reduced = strengths.reduced

    def settle(self) -> None:
        """Enter the outcome into the settlement."""
        leaves = self._result.moved
        crowded: dict[int, Mask] = {}
        contests = {}
        void: dict[int, dict[int, Mask]] = {}
        for place, crowd in self._attacks.items():
            alone, several = _alone(crowd.values(), self._full)
            crowded[place] = several
            if self._owner[place] is None:
                self._enter_empty(place, crowd, alone, several)
            else:
                contests[place] = (crowd, alone)
                self._settle_duels(place, crowd, alone, void)
        for place, lost in void.items():
            crowd = _without(self._attacks[place], lost)
            alone, crowded[place] = _alone(crowd.values(), self._full)
            contests[place] = (crowd, alone)
        after: list[tuple[int, int, Mask]] = []
        for place, (crowd, alone) in contests.items():
            self._contend(place, crowd, alone, after)
        _settle_leaving(after, leaves, self._full)
        for place in contests:
            self._conclude(place, crowded[place])

    def _enter_empty(self, place: int, crowd: Mapping[int, Levels], alone: list[Mask | None], several: Mask) -> None:
        """Into a place without a unit goes the strongest (R7)."""
        entries = {}
        left = several
        for mover, levels in crowd.items():
            enters = _unique(levels, alone)
            if enters:
                entries[mover] = enters
                self._result.moved[mover] |= enters
                if left:
                    left ^= left & enters
        if entries:
            self._result.entries[place] = entries
        if left:
            self._result.standoffs[place] = left

    def _settle_duels(
        self, place: int, crowd: Mapping[int, Levels], alone: list[Mask | None], void: dict[int, dict[int, Mask]]
    ) -> None:
        """Who beats, head-on, the unit there and everyone else who goes there (R8, R9)."""
        for mover, whole in crowd.items():
            defence = self._attacks.get(mover, _NO_ONE).get(place)
            levels = self._reduced.get((mover, place)) or whole
            if defence is None or len(levels) == 1 or self._owner[mover] == self._owner[place]:
                continue
            won = 0
            for level in range(1, len(levels)):
                only = alone[level]
                stronger = levels[level] & defence[0]
                if only is not None:
                    stronger &= only
                if level < len(defence):
                    stronger ^= stronger & defence[level]
                won |= stronger
            if won:
                self._result.moved[mover] |= won
                void.setdefault(mover, {})[place] = won

    def _contend(
        self, place: int, crowd: Mapping[int, Levels], alone: list[Mask | None], after: list[tuple[int, int, Mask]]
    ) -> None:
        """Who takes the place of a unit that stays or fails to leave; who may if it leaves goes into `after`, as
        (mover, unit ahead, sets).

        A unit whose move fails has no support (`bot-api: Adjudication`); an own unit is never dislodged.
        """
        stays, standing = self._stays[place], self._holds[place]
        leaving = self._full ^ stays
        for mover, whole in crowd.items():
            won = overpowers = 0
            levels = self._reduced.get((mover, place)) or whole
            if len(levels) > 1 and self._owner[mover] != self._owner[place]:
                overcomes = 0
                for level in range(1, len(levels)):
                    only = alone[level]
                    stronger = levels[level] if only is None else levels[level] & only
                    overpowers |= stronger
                    if level < len(standing):
                        stronger ^= stronger & standing[level]
                    overcomes |= stronger
                won = overcomes & stays
            if leaving:
                onward = _unique(whole, alone) & leaving
                head_on = self._attacks.get(mover, _NO_ONE).get(place)
                if head_on is not None:
                    onward ^= onward & head_on[0]
                if overpowers:
                    overpowers &= onward
                    won |= overpowers
                    onward ^= overpowers
                if onward:
                    after.append((mover, place, onward))
                    won |= onward
            self._result.moved[mover] |= won

    def _conclude(self, place: int, several: Mask) -> None:
        """Who enters a place where a unit was, whether that is dislodged, and whether a standoff leaves it empty."""
        result = self._result
        entries = {}
        entered = 0
        for mover, levels in self._attacks[place].items():
            enters = levels[0] & result.moved[mover]
            if enters:
                entries[mover] = enters
                entered |= enters
        if entries:
            result.entries[place] = entries
            result.dislodged[place] = entered ^ (entered & result.moved[place])
        left = several & result.moved[place]
        if left:
            left ^= left & entered
            if left:
                result.standoffs[place] = left


def _without(crowd: Mapping[int, Levels], lost: Mapping[int, Mask]) -> dict[int, Levels]:
    """The attacks without those that are void (R11): in `lost`, the sets by attacker."""
    found = {}
    for mover, levels in crowd.items():
        void = lost.get(mover, 0)
        found[mover] = [mask ^ (mask & void) for mask in levels] if void else levels
    return found


def _settle_leaving(after: Iterable[tuple[int, int, Mask]], leaves: list[Mask], full: Mask) -> None:
    """Take from `leaves` whoever waits for a unit that does not leave, until nothing changes.

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
