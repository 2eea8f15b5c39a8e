"""The derivation of each unit as a tree of sentences: from the engine's facts, which it never computes again.

Every number is one of a fact; a support that does not count is named with the reason that the facts give.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from concordui.match.telling import outcome_tag
from concordui.match.wording import listed, order_text, say
from concordui.why.line import Line, Tone
from concordui.why.reading import Reading
from concordui.why.refusals import refusal_text
from concordui.why.retreats import retreat_line
from engine.anatolia.board import ProvinceId
from engine.anatolia.facts import (
    Attack,
    Cut,
    Defend,
    DislodgedBy,
    Excluded,
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
)
from engine.anatolia.orders import HOLD, Hold, Move, Order, Support
from engine.anatolia.outcomes import ResolvedOrder

_TAG_TONES: dict[str, Tone] = {"ok": "ok", "warn": "warn", "danger": "danger"}


class Account(Reading):
    """The derivations of one position with its orders, as trees of sentences."""

    def line(self, unit: ProvinceId) -> Line:
        """The whole derivation of one unit."""
        entry = self.entries[unit]
        ordered = self.refused.get(unit, entry.order)
        tag = outcome_tag(entry)
        children = [*self._reasons(unit), *self._retreats(unit)]
        if isinstance(entry.order, Hold) and not self._attackers(unit):
            text = say("Nobody attacks {unit}: it stays where it is", unit=self._name(unit))
            children.append(Line(text, strong=True, places=(unit,)))
        return Line(
            order_text(self.board, ordered),
            tag.text,
            _TAG_TONES.get(tag.tone, "text"),
            unit,
            (unit, *(place for place in _aimed_at(ordered) if place in self.board.by_id)),
            strong=True,
            children=tuple(children),
        )

    # What the unit did, and what it met

    def _reasons(self, unit: ProvinceId) -> Iterator[Line]:
        facts = self._facts(unit)
        refused = [self._refused(unit, fact) for fact in facts if isinstance(fact, Invalid)]
        if not refused and not self.entries[unit].valid:
            refused = [Line(say("What it was ordered can't be done: it holds instead"), say("refused"), "warn")]
        yield from refused
        if unit in self.unordered:
            yield Line(say("It was given no order: a unit without one holds"), tone="muted")
        order = self.entries[unit].order
        if isinstance(order, Support):
            yield from self._support(unit, facts)
        elif isinstance(order, Move):
            yield from self._move(unit, order, facts)
        if not (isinstance(order, Move) and self.entries[unit].outcome == "success"):
            yield from self._defence(unit, facts)

    def _refused(self, unit: ProvinceId, fact: Invalid) -> Line:
        standing = next(each for each in self.units if each.at == unit)
        return Line(refusal_text(self.board, standing, fact), say("refused"), "warn")

    def _move(self, unit: ProvinceId, order: Move, facts: tuple[Fact, ...]) -> Iterator[Line]:
        attack = next(fact for fact in facts if isinstance(fact, Attack))
        yield self.attack_line(unit, say("Attack on {place}", place=self._name(order.dest)))
        for fact in facts:
            met = self._met(unit, order.dest, fact)
            if met is not None:
                yield met
        yield from self._void(unit, order.dest, facts)
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
                    "The unit there leaves {place} for {dest}: it does not stand in the way",
                    place=self._name(dest),
                    dest=self._name(self._goal(other)),
                )
                return Line(text, unit=other, places=(other,))
            case Self(unit=other):
                text = say(
                    "{unit} is of the same power and does not leave: nobody dislodges its own", unit=self._name(other)
                )
                return Line(text, unit=other, tone="danger", places=(other,))
            case Defend(opponent=other, strength=strength, supporters=supporters):
                text = say("{unit} comes head-on", unit=self._name(other))
                return self._whole(text, other, strength, supporters)
            case HoldStrength(province=place) if place == dest != unit:
                return self.defence_line(place)
            case Prevent(unit=other, strength=strength, supporters=supporters):
                text = say("{unit} goes there too", unit=self._name(other))
                return self._whole(text, other, strength, supporters)
            case _:
                return None

    def _void(self, unit: ProvinceId, dest: ProvinceId, facts: tuple[Fact, ...]) -> Iterator[Line]:
        """Those who went there too, in vain: each was dislodged by the unit that it went against (R11)."""
        rivals = {fact.unit for fact in facts if isinstance(fact, Prevent)}
        for other in self._attackers(dest):
            if other != unit and other not in rivals:
                text = say(
                    "{unit} goes there too, but is dislodged by the unit that comes from there: it keeps nobody out",
                    unit=self._name(other),
                )
                yield Line(text, unit=other, places=(other, dest))

    def _move_verdict(self, order: Move, attack: Attack, facts: tuple[Fact, ...]) -> Line:
        """The comparison that decides it."""
        place = self._name(order.dest)
        opposed = [fact for fact in facts if isinstance(fact, Opposed)]
        if any(isinstance(fact, Self) for fact in facts):
            return Line(say("Against its own power's unit the attack counts nothing"), strong=True)
        if opposed:
            most = max(opposed, key=_strength_of)
            text = say(
                "{strength} against {against} of {unit}: the attack is not greater, so it fails",
                strength=attack.strength,
                against=most.strength,
                unit=self._name(most.unit),
            )
            return Line(text, strong=True, places=(order.unit, most.unit))
        against = [_strength_of(fact) for fact in facts if isinstance(fact, Defend | Prevent)]
        against += [fact.strength for fact in facts if isinstance(fact, HoldStrength) and fact.province == order.dest]
        if self.entries[order.unit].outcome != "success":
            return Line(say("The unit is dislodged before it gets anywhere"), strong=True)
        if not against and len(self._attackers(order.dest)) > 1:
            return Line(say("Nobody stands in its way: the move succeeds"), strong=True)
        if not against:
            return Line(say("Nobody else goes to {place}: the move succeeds", place=place), strong=True)
        text = say(
            "{strength} against {against}: the attack is greater", strength=attack.strength, against=max(against)
        )
        return Line(text, strong=True, places=(order.unit, order.dest))

    def _support(self, unit: ProvinceId, facts: tuple[Fact, ...]) -> Iterator[Line]:
        yield from self._support_reasons(unit)
        if self.entries[unit].effective:
            yield self._effect(unit)
        elif self.entries[unit].valid:
            yield Line(say("The support does not count"), "+ 0", "danger", strong=True)

    def _effect(self, unit: ProvinceId) -> Line:
        """What a support that stands is good for: not for the fall of a unit of its own power, nor of the mover's."""
        order = self.entries[unit].order
        assert isinstance(order, Support)
        attack = None if order.target_dest == HOLD else self._attack(order.target)
        if attack is None or (attack.strength and unit in attack.supporters):
            return Line(say("The support counts"), "+ 1", "ok", strong=True)
        place = self._name(attack.dest)
        text = say("The support keeps others out, but does not help to dislodge the unit in {place}", place=place)
        return Line(text, "+ 0", strong=True, places=(order.target, attack.dest))

    def _defence(self, unit: ProvinceId, facts: tuple[Fact, ...]) -> Iterator[Line]:
        """How the place of a unit that stays was attacked and defended."""
        by = next((fact for fact in facts if isinstance(fact, DislodgedBy)), None)
        holds = next((f for f in facts if isinstance(f, HoldStrength) and f.province == unit), None)
        head_on = {fact.opponent for fact in facts if isinstance(fact, Defend)}
        attackers = [other for other in self._attackers(unit) if holds is not None or other not in head_on]
        if by is not None:
            attackers = [by.by, *(other for other in attackers if other != by.by)]
        for other in attackers:
            yield self.attack_line(other, say("Attack from {place}", place=self._name(other)))
        if holds is not None:
            yield self.defence_line(unit)
        if by is not None:
            text = say("{strength} against {against}: the attack is greater", strength=by.strength, against=by.against)
            yield Line(text, strong=True, places=(by.by, unit))
        elif holds is not None and attackers:
            yield self._withstood(unit, attackers, holds.strength)

    def _withstood(self, unit: ProvinceId, attackers: list[ProvinceId], defence: int) -> Line:
        """Why no attack got in: the defence is as strong, or others who go there too are."""
        most = max(self._attack(other).strength for other in attackers)
        if most <= defence:
            text = say("{strength} against {against}: no attack is greater", strength=most, against=defence)
            return Line(text, strong=True, places=(unit,))
        kept_out = []
        for other in attackers:
            attack, opposed = self._attack(other), [f for f in self._facts(other) if isinstance(f, Opposed)]
            if attack.strength > defence and opposed:
                rival = max(opposed, key=_strength_of)
                text = say(
                    "{unit}, with {strength}, is not stronger than {rival}, with {against}",
                    unit=self._name(other),
                    strength=attack.strength,
                    rival=self._name(rival.unit),
                    against=rival.strength,
                )
                kept_out.append(Line(text, unit=other, places=(other, rival.unit)))
        text = say("No attack gets in: others keep it out")
        return Line(text, strong=True, places=(unit,), children=tuple(kept_out))

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
        else:
            parts += [self._in_vain(supporter) for supporter in attack.supporters]
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
            for unit, entry in self.entries.items()
            if _supports_hold_of(entry, place) and unit not in supporters
        ]
        return replace(line, children=(*line.children, *lost))

    def _strength(self, text: str, unit: ProvinceId, strength: int, supporters: tuple[ProvinceId, ...]) -> Line:
        itself = Line(say("{unit} itself", unit=self._name(unit)), "1", places=(unit,))
        children = (itself, *(self._counted(supporter) for supporter in supporters))
        return Line(text, str(strength), unit=unit, places=(unit, *supporters), children=children)

    def _whole(self, text: str, unit: ProvinceId, strength: int, supporters: tuple[ProvinceId, ...]) -> Line:
        """What a move keeps others out with: every support, also one that does not count for its own attack (R7)."""
        line = self._strength(text, unit, strength, supporters)
        if not any(excluded.unit in supporters for excluded in self._attack(unit).excluded):
            return line
        note = Line(say("To keep others out, every support counts, whoever gives it"), tone="muted")
        return replace(line, children=(*line.children, note))

    def _counted(self, supporter: ProvinceId) -> Line:
        text = say("{unit} supports it", unit=self._name(supporter))
        return Line(text, "+ 1", unit=supporter, places=(supporter,), children=tuple(self._support_reasons(supporter)))

    def _in_vain(self, supporter: ProvinceId) -> Line:
        text = say(
            "{unit} supports it: not counted, no help makes a power dislodge its own", unit=self._name(supporter)
        )
        return Line(text, "+ 0", "danger", supporter, (supporter,), children=tuple(self._support_reasons(supporter)))

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
        entry = self.entries[supporter]
        assert isinstance(entry.order, Support)
        aimed = entry.order.target_dest
        text = say(
            "{unit} ({power}) attacks {place}", unit=self._name(by), power=self._power(by), place=self._name(supporter)
        )
        if aimed == HOLD:
            spared = say("It is another power's: any such attack cuts a support to hold")
        else:
            spared = say(
                "It is another power's, and not from {place}, where the support is aimed", place=self._name(aimed)
            )
        children = [Line(spared, tone="muted")]
        if self.entries[by].outcome != "success":
            children.append(Line(say("An attack that does not get in cuts all the same"), tone="muted"))
        return Line(text, say("cut"), "danger", by, (by, supporter), children=tuple(children))

    # Looking things up

    def _retreats(self, unit: ProvinceId) -> Iterator[Line]:
        dislodged = next((each for each in self.resolution.dislodged if each.at == unit), None)
        if dislodged is not None:
            yield retreat_line(self.board, self.units, self.resolution, dislodged)


def _aimed_at(order: Order) -> tuple[ProvinceId, ...]:
    match order:
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
