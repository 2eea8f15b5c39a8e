"""Many order sets of one position settled at once: the rules of `resolver`, on one Python int per (unit, order) whose
bit ``b`` says "set ``b`` gives this order" (`adjudication: Batch`).

How strengths are kept stands in `unary`, who beats whom in `contests`; here those who wait for each other are settled.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.anatolia.batch_plan import BatchPlan
from engine.anatolia.contests import Decided
from engine.anatolia.outcomes import Outcome
from engine.anatolia.unary import Mask


class Settlement:
    """What became of every unit in each of `count` order sets; units are named by their place before the moves.

    ``entries[place]`` has the mask of each unit that enters; ``moved[unit]`` and ``dislodged[unit]`` are masks, 0
    where no unit is; ``standoffs`` has the places left empty by a standoff in any set (R14); ``full`` is the mask of
    all sets.
    """

    def __init__(self, plan: BatchPlan, given: Sequence[Mask], full: Mask, decided: Decided) -> None:
        """`given` has the masks of all orders by number, and `decided` is what was decided on them."""
        self.field = plan.field
        self.full = full
        self.moved = decided.moved
        self.dislodged = [0] * len(decided.moved)
        self.entries = {place: entries for place, by_unit in decided.entries.items() if (entries := _nonzero(by_unit))}
        self.standoffs = _nonzero(decided.standoffs)
        self._plan = plan
        self._given = given
        self._decided = decided
        _settle_leaving(decided.after, self.moved, full)
        for place in plan.occupied:
            self._conclude(place)

    def _conclude(self, place: int) -> None:
        """Who enters a place where a unit was, whether that is dislodged, and whether a standoff leaves it empty."""
        moved, left_by = self.moved, self.moved[place]
        entries = {}
        entered = 0
        for order, mover in self._plan.orders_into[place]:
            enters = self._given[order] & moved[mover]
            if enters:
                entries[mover] = enters
                entered = entered | enters if entered else enters
        if entries:
            self.entries[place] = entries
            self.dislodged[place] = entered ^ (entered & left_by)
        left = self._decided.several.get(place, 0) & left_by
        if left:
            left ^= left & entered
            if left:
                self.standoffs[place] = left

    @property
    def standing(self) -> list[Mask]:
        """By unit, the sets in which its support is effective (R13)."""
        found = [0] * len(self.moved)
        for supporter, mask in self._decided.stands:
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
        bounced = self._decided.leaving[unit] ^ moved
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
                    spared = self._decided.spared[support.shield]
                    if spared is not None:
                        mask = self._given[support.order]
                        cut |= mask ^ (mask & spared)
        return cut


def _nonzero(masks: Mapping[int, Mask]) -> dict[int, Mask]:
    return {key: mask for key, mask in masks.items() if mask}


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
