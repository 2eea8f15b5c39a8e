"""Who meets whom in one movement phase: what explanations ask of the decisions, unit by unit, in places."""

from __future__ import annotations

from engine.anatolia.adjudicator import Fates
from engine.anatolia.compiled import NOBODY
from engine.anatolia.resolver import Decisions
from engine.anatolia.sheet import Sheet


class Tangle:
    """Reads decisions; lists are ascending unless said."""

    def __init__(self, sheet: Sheet, decisions: Decisions, fates: Fates) -> None:
        self.sheet = sheet
        self.decisions = decisions
        self.fates = fates
        self._attackers: dict[int, list[int]] = {}
        for mover in sorted(sheet.movers):
            self._attackers.setdefault(sheet.goes[mover], []).append(mover)
        self._standing: dict[int, list[int]] = {}
        for supporter in sorted(decisions.standing):
            self._standing.setdefault(sheet.supports[supporter][1], []).append(supporter)

    def attackers(self, place: int) -> list[int]:
        """Everyone ordered into the place, void attacks included."""
        return self._attackers.get(place, [])

    def supporters(self, unit: int) -> list[int]:
        """The supports of its order that stand, those of the defender's power included (R7, R8)."""
        return self._standing.get(unit, [])

    def defenders(self, unit: int) -> list[int]:
        """The supports that stand for a unit that stays: a unit whose move fails has none."""
        return self.supporters(unit) if self.sheet.goes[unit] == unit else []

    def matched(self, supporter: int) -> bool:
        """Whether the beneficiary's order is the supported one."""
        _, beneficiary, into = self.sheet.supports[supporter]
        return self.sheet.goes[beneficiary] == into

    def opponent(self, mover: int) -> int:
        """The unit that it meets head-on, or `NOBODY` (R9)."""
        dest = self.sheet.goes[mover]
        return dest if dest != mover and self.sheet.goes[dest] == mover else NOBODY

    def leaves(self, unit: int) -> bool:
        """Whether the unit moves away."""
        dest = self.sheet.goes[unit]
        return dest != unit and self.decisions.winner[dest] == unit

    def void(self, mover: int) -> bool:
        """Whether it lost a head-to-head by being dislodged: its attack has no effect (R11)."""
        opponent = self.opponent(mover)
        return opponent != NOBODY and self.leaves(opponent)

    def faces(self, mover: int) -> int:
        """The unit at the destination that stays or comes head-on, or `NOBODY`."""
        dest = self.sheet.goes[mover]
        if self.sheet.field.owner[dest] is None:
            return NOBODY
        return dest if self.opponent(mover) != NOBODY or not self.leaves(dest) else NOBODY

    def counted(self, mover: int) -> list[int]:
        """The supports that count in its attack strength (R7)."""
        owner, facing = self.sheet.field.owner, self.faces(mover)
        if facing == NOBODY:
            return self.supporters(mover)
        return [supporter for supporter in self.supporters(mover) if owner[supporter] != owner[facing]]

    def attack_strength(self, mover: int) -> int:
        """One plus what counts; nothing against an own unit that stays or comes head-on (R7)."""
        owner, facing = self.sheet.field.owner, self.faces(mover)
        return 0 if facing != NOBODY and owner[facing] == owner[mover] else 1 + len(self.counted(mover))

    def rotation(self, mover: int) -> list[int]:
        """The units of the rotation in which it moves, itself first and then the one ahead; empty if it is in none."""
        ring = [mover]
        while self.leaves(ring[-1]):
            ahead = self.sheet.goes[ring[-1]]
            if ahead == mover:
                return ring
            ring.append(ahead)
        return []
