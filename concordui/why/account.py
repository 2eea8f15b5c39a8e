"""The derivation of each unit as a tree of sentences: from the engine's facts, which it never computes again.

Every number is one of a fact; a support that does not count is named with the reason that the facts give.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from concordui.match.telling import outcome_tag
from concordui.match.wording import listed, order_text, place_name, say
from concordui.why.line import Line, Tone
from concordui.why.refusals import refusal_text
from concordui.why.retreats import retreat_line
from engine.anatolia.board import Board, ProvinceId, Unit
from engine.anatolia.chronicle import SeasonRecord
from engine.anatolia.explanation import adjudicate_explained
from engine.anatolia.facts import (
    Attack,
    Cut,
    Defend,
    DislodgedBy,
    Excluded,
    Explanation,
    Fact,
    HoldStrength,
    Invalid,
    Opposed,
    Prevent,
    Rotation,
    Self,
    Spared,
    Unmatched,
    Vacated,
    Why,
)
from engine.anatolia.orders import HOLD, Move, Support
from engine.anatolia.outcomes import Resolution, ResolvedOrder
from engine.anatolia.sheet import Orders

_TAG_TONES: dict[str, Tone] = {"ok": "ok", "warn": "warn", "danger": "danger"}


@dataclass(frozen=True, slots=True)
class Account:
    """One position with its orders, resolved and explained. `units` stand where they stood before the moves."""

    board: Board
    units: tuple[Unit, ...]
    resolution: Resolution
    explanation: Explanation
    _entries: dict[ProvinceId, ResolvedOrder] = field(default_factory=dict, compare=False)

    @classmethod
    def of(cls, board: Board, units: Iterable[Unit], orders: Orders) -> Account:
        """The account of these orders. Raises `CaseError` for faulty units."""
        standing = tuple(units)
        resolution, explanation = adjudicate_explained(board, standing, orders)
        entries = {entry.unit: entry for entry in resolution.resolution}
        return cls(board, standing, resolution, explanation, entries)

    @classmethod
    def of_season(cls, board: Board, record: SeasonRecord) -> Account:
        """The account of a season of a match; an order that was refused is a hold there, and only known as refused."""
        orders = [entry.order for entry in record.resolution.resolution]
        account = cls.of(board, record.before, orders)
        entries = {entry.unit: entry for entry in record.resolution.resolution}
        return cls(board, record.before, record.resolution, account.explanation, entries)

    def line(self, unit: ProvinceId) -> Line:
        """The whole derivation of one unit."""
        entry = self._entries[unit]
        tag = outcome_tag(entry)
        children = [*self._reasons(unit), *self._retreats(unit)]
        return Line(
            order_text(self.board, entry.order),
            tag.text,
            _TAG_TONES.get(tag.tone, "text"),
            unit,
            (unit, *_aimed_at(entry)),
            strong=True,
            children=tuple(children),
        )

    # What the unit did, and what it met

    def _reasons(self, unit: ProvinceId) -> Iterator[Line]:
        facts = self._facts(unit)
        refused = [self._refused(fact) for fact in facts if isinstance(fact, Invalid)]
        if not refused and not self._entries[unit].valid:
            refused = [Line(say("What it was ordered can't be done: it holds instead"), say("refused"), "warn")]
        yield from refused
        order = self._entries[unit].order
        if isinstance(order, Support):
            yield from self._support(unit, facts)
        elif isinstance(order, Move):
            yield from self._move(unit, order, facts)
        if not (isinstance(order, Move) and self._entries[unit].outcome == "success"):
            yield from self._defence(unit, facts)

    def _refused(self, fact: Invalid) -> Line:
        return Line(refusal_text(self.board, fact), say("refused"), "warn")

    def _move(self, unit: ProvinceId, order: Move, facts: tuple[Fact, ...]) -> Iterator[Line]:
        attack = next(fact for fact in facts if isinstance(fact, Attack))
        yield self.attack_line(unit, say("Attack on {place}", place=self._name(order.dest)))
        for fact in facts:
            met = self._met(unit, order.dest, fact)
            if met is not None:
                yield met
        yield self._move_verdict(order, attack, facts)

    def _met(self, unit: ProvinceId, dest: ProvinceId, fact: Fact) -> Line | None:
        """What stands against a move, or gives way to it."""
        match fact:
            case Rotation(units=units):
                names = listed(self._name(place) for place in units)
                text = say("{units} go round, each into the place of the next: nobody stands in the way", units=names)
                return Line(text, places=units)
            case Vacated(unit=other):
                text = say(
                    "{unit} leaves {place}: it does not stand in the way",
                    unit=self._name(other),
                    place=self._name(dest),
                )
                return Line(text, unit=other, places=(other,))
            case Self(unit=other):
                text = say("{unit} is of the same power and stays: nobody dislodges its own", unit=self._name(other))
                return Line(text, unit=other, tone="danger", places=(other,))
            case Defend(opponent=other, strength=strength, supporters=supporters):
                return self._strength(say("{unit} comes head-on", unit=self._name(other)), other, strength, supporters)
            case HoldStrength(province=place) if place == dest != unit:
                return self.defence_line(place)
            case Prevent(unit=other, strength=strength, supporters=supporters):
                text = say("{unit} goes there too", unit=self._name(other))
                return self._strength(text, other, strength, supporters)
            case _:
                return None

    def _move_verdict(self, order: Move, attack: Attack, facts: tuple[Fact, ...]) -> Line:
        """The comparison that decides it."""
        place = self._name(order.dest)
        opposed = [fact for fact in facts if isinstance(fact, Opposed)]
        if any(isinstance(fact, Self) for fact in facts):
            return Line(say("Against its own power's unit the attack counts nothing"), strong=True)
        if opposed:
            most = max(opposed, key=_strength_of)
            text = say(
                "{strength} against {against} of {unit}: the attack is not greater",
                strength=attack.strength,
                against=most.strength,
                unit=self._name(most.unit),
            )
            return Line(text, strong=True, places=(order.unit, most.unit))
        against = [_strength_of(fact) for fact in facts if isinstance(fact, Defend | Prevent)]
        against += [fact.strength for fact in facts if isinstance(fact, HoldStrength) and fact.province == order.dest]
        if self._entries[order.unit].outcome != "success":
            return Line(say("The unit is dislodged before it gets anywhere"), strong=True)
        if not against:
            return Line(say("Nobody else is for {place}: the move succeeds", place=place), strong=True)
        text = say(
            "{strength} against {against}: the attack is greater", strength=attack.strength, against=max(against)
        )
        return Line(text, strong=True, places=(order.unit, order.dest))

    def _support(self, unit: ProvinceId, facts: tuple[Fact, ...]) -> Iterator[Line]:
        yield from self._support_reasons(unit)
        if self._entries[unit].effective:
            yield Line(say("The support counts"), "+ 1", "ok", strong=True)
        elif self._entries[unit].valid:
            yield Line(say("The support does not count"), "+ 0", "danger", strong=True)

    def _defence(self, unit: ProvinceId, facts: tuple[Fact, ...]) -> Iterator[Line]:
        """How the place of a unit that stays was attacked and defended."""
        by = next((fact for fact in facts if isinstance(fact, DislodgedBy)), None)
        attackers = [other for other in self._attackers(unit) if by is None or other != by.by]
        if by is not None:
            yield self.attack_line(by.by, say("Attack from {place}", place=self._name(by.by)))
        for other in attackers:
            yield self.attack_line(other, say("Attack from {place}", place=self._name(other)))
        holds = any(isinstance(fact, HoldStrength) and fact.province == unit for fact in facts)
        if holds:
            yield self.defence_line(unit)
        if by is not None:
            text = say("{strength} against {against}: the attack is greater", strength=by.strength, against=by.against)
            yield Line(text, strong=True, places=(by.by, unit))
        elif holds and attackers:
            most = max(self._attack(other).strength for other in attackers)
            defence = next(f.strength for f in facts if isinstance(f, HoldStrength) and f.province == unit)
            if most <= defence:
                text = say("{strength} against {against}: no attack is greater", strength=most, against=defence)
                yield Line(text, strong=True, places=(unit,))
            else:
                yield Line(say("No attack gets in: others keep it out"), strong=True, places=(unit,))

    # Strengths and what they are made of

    def attack_line(self, unit: ProvinceId, text: str) -> Line:
        """An attack with its strength: itself, the supports that count, and those that do not with the reason."""
        attack = self._attack(unit)
        if attack.strength == 0:
            itself = Line(say("An attack on a unit of the same power counts nothing"), "0", "danger")
        else:
            itself = Line(say("{unit} itself", unit=self._name(unit)), "1", places=(unit,))
        parts = [itself]
        if attack.strength:
            parts += [self._counted(supporter) for supporter in attack.supporters]
        parts += [self._uncounted(excluded) for excluded in attack.excluded]
        places = (unit, attack.dest, *attack.supporters)
        return Line(text, str(attack.strength), unit=unit, places=places, children=tuple(parts))

    def defence_line(self, place: ProvinceId) -> Line:
        """The defence of a place: its unit, the supports for its hold, and those that do not count."""
        supporters = self._hold_fact(place).supporters
        text = say("Defence of {place}", place=self._name(place))
        line = self._strength(text, place, 1 + len(supporters), supporters)
        lost = [
            self._uncounted(Excluded(unit, self._why_lost(unit)))
            for unit, entry in self._entries.items()
            if _supports_hold_of(entry, place) and unit not in supporters
        ]
        return Line(line.text, line.value, unit=place, places=line.places, children=(*line.children, *lost))

    def _strength(self, text: str, unit: ProvinceId, strength: int, supporters: tuple[ProvinceId, ...]) -> Line:
        itself = Line(say("{unit} itself", unit=self._name(unit)), "1", places=(unit,))
        children = (itself, *(self._counted(supporter) for supporter in supporters))
        return Line(text, str(strength), unit=unit, places=(unit, *supporters), children=children)

    def _counted(self, supporter: ProvinceId) -> Line:
        text = say("{unit} supports it", unit=self._name(supporter))
        return Line(text, "+ 1", unit=supporter, places=(supporter,), children=tuple(self._support_reasons(supporter)))

    def _uncounted(self, excluded: Excluded) -> Line:
        reasons = {
            "cut": say("cut"),
            "dislodged": say("its unit is dislodged"),
            "unmatched": say("it matches no order"),
            "defender": say("of the defender's own power"),
        }
        text = say("{unit} supports it: not counted, {why}", unit=self._name(excluded.unit), why=reasons[excluded.why])
        children = list(self._support_reasons(excluded.unit))
        if excluded.why == "defender":
            children.append(Line(say("No support helps to dislodge a unit of the supporter's own power")))
        return Line(text, "+ 0", "danger", excluded.unit, (excluded.unit,), children=tuple(children))

    # Supports

    def _support_reasons(self, supporter: ProvinceId) -> Iterator[Line]:
        """Why a support stands or falls: who attacks the supporter, and what each attack does to it."""
        facts = self._facts(supporter)
        for fact in facts:
            match fact:
                case Unmatched(beneficiary=beneficiary, ordered=ordered):
                    text = say(
                        "{unit} was ordered otherwise: {order}",
                        unit=self._name(beneficiary),
                        order=order_text(self.board, ordered),
                    )
                    yield Line(text, tone="warn", unit=beneficiary, places=(beneficiary,))
                case Cut(by=by):
                    yield self._cut(supporter, by)
                case Spared(by=by, why="friendly"):
                    text = say(
                        "{unit} attacks it too, but is of the same power: that cuts nothing", unit=self._name(by)
                    )
                    yield Line(text, unit=by, places=(by, supporter))
                case Spared(by=by):
                    text = say(
                        "{unit} attacks it from where the support is aimed: that alone cuts nothing",
                        unit=self._name(by),
                    )
                    yield Line(text, unit=by, places=(by, supporter))
                case DislodgedBy(by=by, strength=strength, against=against):
                    text = say(
                        "{unit} dislodges it, {strength} against {against}: a unit that is gone supports nothing",
                        unit=self._name(by),
                        strength=strength,
                        against=against,
                    )
                    yield Line(text, tone="danger", unit=by, places=(by, supporter))
        if not any(isinstance(fact, Cut | Spared | DislodgedBy) for fact in facts):
            yield Line(
                say("Nobody attacks {unit}, so it is not cut", unit=self._name(supporter)),
                tone="muted",
                places=(supporter,),
            )

    def _cut(self, supporter: ProvinceId, by: ProvinceId) -> Line:
        """An attack that cuts, with why it does."""
        entry = self._entries[supporter]
        assert isinstance(entry.order, Support)
        aimed = entry.order.target_dest
        text = say(
            "{unit} ({power}) attacks {place}", unit=self._name(by), power=self._power(by), place=self._name(supporter)
        )
        if aimed == HOLD:
            spared = say("Not spared: it is another power's")
        else:
            spared = say("Not spared: it is another power's, and not from {place}", place=self._name(aimed))
        children = [Line(spared, tone="muted")]
        if self._entries[by].outcome != "success":
            children.append(Line(say("An attack that does not get in cuts all the same"), tone="muted"))
        return Line(text, say("cut"), "danger", by, (by, supporter), children=tuple(children))

    # Looking things up

    def _retreats(self, unit: ProvinceId) -> Iterator[Line]:
        dislodged = next((each for each in self.resolution.dislodged if each.at == unit), None)
        if dislodged is not None:
            yield retreat_line(self.board, self.units, self.resolution, dislodged)

    def _facts(self, unit: ProvinceId) -> tuple[Fact, ...]:
        return self.explanation.units[unit].facts

    def _attack(self, unit: ProvinceId) -> Attack:
        return next(fact for fact in self._facts(unit) if isinstance(fact, Attack))

    def _hold_fact(self, place: ProvinceId) -> HoldStrength:
        """The defence of a place stands in its own facts, or in those of whoever attacks it."""
        for unit in (place, *self._attackers(place)):
            for fact in self._facts(unit):
                if isinstance(fact, HoldStrength) and fact.province == place:
                    return fact
        raise KeyError(place)

    def _attackers(self, place: ProvinceId) -> list[ProvinceId]:
        moves = ((unit, entry.order) for unit, entry in self._entries.items())
        return [unit for unit, order in moves if isinstance(order, Move) and order.dest == place]

    def _why_lost(self, supporter: ProvinceId) -> Why:
        kinds = {type(fact) for fact in self._facts(supporter)}
        return "unmatched" if Unmatched in kinds else "cut" if Cut in kinds else "dislodged"

    def _name(self, place: ProvinceId) -> str:
        return place_name(self.board, place)

    def _power(self, unit: ProvinceId) -> str:
        return next(each.power for each in self.units if each.at == unit)


def _aimed_at(entry: ResolvedOrder) -> tuple[ProvinceId, ...]:
    match entry.order:
        case Move(dest=dest):
            return (dest,)
        case Support(target=target, target_dest=dest):
            return (target,) if dest == HOLD else (target, dest)
        case _:
            return ()


def _supports_hold_of(entry: ResolvedOrder, place: ProvinceId) -> bool:
    order = entry.order
    return isinstance(order, Support) and order.target == place and order.target_dest == HOLD and entry.valid


def _strength_of(fact: Opposed | Defend | Prevent) -> int:
    return fact.strength
