"""Why each unit fared as it did: derived from the adjudicator's decisions, which are made before and elsewhere.

Nothing here decides: who stands, who is cut and who wins is read from `Decisions`; strengths are counted from the
supports that stand there. `decision_order` says in which order the engine could have decided.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.anatolia.adjudicator import Fates, decide, resolution_of
from engine.anatolia.board import Board, ProvinceId, Unit
from engine.anatolia.compiled import NOBODY, Field
from engine.anatolia.decision_order import decision_order
from engine.anatolia.facts import (
    Attack,
    Cut,
    Defend,
    Derivation,
    DislodgedBy,
    Excluded,
    Explanation,
    Fact,
    HoldStrength,
    Opposed,
    Prevent,
    Rotation,
    Self,
    Spared,
    Stays,
    Unmatched,
    Vacated,
    Why,
)
from engine.anatolia.orders import field_of
from engine.anatolia.outcomes import Resolution
from engine.anatolia.refusal import refusal
from engine.anatolia.resolver import Decisions, cutter_of
from engine.anatolia.sheet import Orders, Sheet
from engine.anatolia.tangle import Tangle


def adjudicate_explained(board: Board, units: Iterable[Unit], orders: Orders) -> tuple[Resolution, Explanation]:
    """`adjudicate` and the reasons for it. Raises `CaseError` for faulty units, never for orders."""
    sheet = Sheet(field_of(board, units), orders)
    decisions = decide(sheet)
    fates = Fates(sheet, decisions)
    return resolution_of(sheet, fates), explain(sheet, decisions, fates)


def explain(sheet: Sheet, decisions: Decisions, fates: Fates) -> Explanation:
    """The derivation of every unit (`anatolia: Explanation`)."""
    reader = _Reader(sheet, decisions, fates)
    ids = sheet.field.board.ids
    order, depends = decision_order(reader.tangle)
    return Explanation(
        order=tuple(tuple(ids[place] for place in group) for group in order),
        units={
            ids[place]: Derivation(
                verdict=fates.outcome[place],
                facts=tuple(reader.facts(place)),
                depends=tuple(ids[other] for other in depends[place]),
            )
            for place in sheet.field.places
        },
    )


def derivations_about(field: Field, orders: Orders, units: Iterable[ProvinceId]) -> dict[ProvinceId, Derivation]:
    """The derivations of these units and of everyone who attacks one of them, without what they depend on.

    For whoever asks about thousands of order sets of one position: `explain` says more and takes five times as long.
    """
    sheet = Sheet(field, orders)
    decisions = decide(sheet)
    fates = Fates(sheet, decisions)
    reader = _Reader(sheet, decisions, fates)
    asked = {field.number[unit] for unit in units}
    asked |= {attacker for place in asked for attacker in reader.tangle.attackers(place)}
    ids = field.board.ids
    return {
        ids[place]: Derivation(fates.outcome[place], tuple(reader.facts(place)), depends=()) for place in sorted(asked)
    }


class _Reader:
    """Reads the facts of one unit after the other from one set of decisions."""

    def __init__(self, sheet: Sheet, decisions: Decisions, fates: Fates) -> None:
        self._sheet = sheet
        self._decisions = decisions
        self._fates = fates
        self._ids = sheet.field.board.ids
        self._owner = sheet.field.owner
        self.tangle = Tangle(sheet, decisions, fates)

    def facts(self, unit: int) -> Iterator[Fact]:
        """In the order in which one would tell them: the order itself, what it met, what befell the unit."""
        if unit in self._sheet.refused:
            yield refusal(self._sheet.field, unit, self._sheet.refused[unit])
        if unit in self._sheet.supports:
            yield from self._support_facts(unit)
        if self._sheet.goes[unit] != unit:
            yield from self._move_facts(unit)
        yield from self._defence_facts(unit)

    def _names(self, places: Iterable[int]) -> tuple[ProvinceId, ...]:
        return tuple(self._ids[place] for place in sorted(places))

    # Supports

    def _support_facts(self, supporter: int) -> Iterator[Fact]:
        _, beneficiary, into = self._sheet.supports[supporter]
        if not self.tangle.matched(supporter):
            yield Unmatched(self._ids[beneficiary], self._sheet.order(beneficiary))
        exempt = NOBODY if into == beneficiary else into
        for attacker in self.tangle.attackers(supporter):
            name = self._ids[attacker]
            if cutter_of(self._owner, supporter, (attacker,), exempt) != NOBODY:
                yield Cut(name, name)
            elif self._owner[attacker] == self._owner[supporter]:
                yield Spared(name, "friendly")
            elif self._fates.dislodged.get(supporter) != attacker:
                yield Spared(name, "from-target")

    def _excluded(self, supporter: int) -> Why:
        """Why a support that names the attacker does not count for its attack."""
        if not self.tangle.matched(supporter):
            return "unmatched"
        if supporter in self._decisions.standing:
            return "defender"
        _, _, into = self._sheet.supports[supporter]
        return "dislodged" if self._decisions.cut_by[supporter] == into else "cut"

    # Moves

    def _move_facts(self, mover: int) -> Iterator[Fact]:
        tangle, ids = self.tangle, self._ids
        dest = self._sheet.goes[mover]
        counted = tangle.counted(mover)
        strength = tangle.attack_strength(mover)
        named = [place for place, (_, who, _) in self._sheet.supports.items() if who == mover]
        excluded = tuple(Excluded(ids[s], self._excluded(s)) for s in sorted(named) if s not in counted)
        yield Attack(ids[dest], strength, self._names(counted), excluded)
        resistance = list(self._resistance(mover, dest))
        yield from resistance
        own = any(isinstance(fact, Self) for fact in resistance)
        for fact in resistance:
            if isinstance(fact, HoldStrength | Defend | Prevent) and fact.strength >= strength and not own:
                yield Opposed(_whose(fact), fact.strength)

    def _resistance(self, mover: int, dest: int) -> Iterator[Fact]:
        """What is at the destination, and who else goes there."""
        tangle, ids = self.tangle, self._ids
        ring = tangle.rotation(mover)
        if ring:
            yield Rotation(tuple(ids[place] for place in ring))
        elif self._owner[dest] is not None:
            yield from self._defender(mover, dest)
        for rival in tangle.attackers(dest):
            if rival != mover and not tangle.void(rival):
                supporters = tangle.supporters(rival)
                yield Prevent(ids[rival], 1 + len(supporters), self._names(supporters))

    def _defender(self, mover: int, dest: int) -> Iterator[Fact]:
        tangle, ids = self.tangle, self._ids
        head_on = tangle.opponent(mover) != NOBODY
        if not head_on and tangle.leaves(dest):
            yield Vacated(ids[dest])
            return
        if self._owner[dest] == self._owner[mover]:
            yield Self(ids[dest])
        if head_on:
            supporters = tangle.supporters(dest)
            yield Defend(ids[dest], 1 + len(supporters), self._names(supporters))
        else:
            yield Stays(ids[dest])
            yield self._hold(dest)

    def _hold(self, place: int) -> HoldStrength:
        supporters = self.tangle.defenders(place)
        return HoldStrength(self._ids[place], 1 + len(supporters), self._names(supporters))

    # What befalls a unit where it stands

    def _defence_facts(self, unit: int) -> Iterator[Fact]:
        tangle = self.tangle
        opponent = tangle.opponent(unit)
        if not tangle.leaves(unit) and any(attacker != opponent for attacker in tangle.attackers(unit)):
            yield self._hold(unit)
        by = self._fates.dislodged.get(unit)
        if by is not None:
            against = len(tangle.supporters(unit)) if by == opponent else len(tangle.defenders(unit))
            yield DislodgedBy(self._ids[by], tangle.attack_strength(by), 1 + against)


def _whose(fact: HoldStrength | Defend | Prevent) -> ProvinceId:
    match fact:
        case HoldStrength(province=unit) | Defend(opponent=unit) | Prevent(unit=unit):
            return unit
