"""Ways to another outcome, from the engine's answers to kinds that a person can read. Pure.

What happens then is told from the changed position as the engine explains it; no rule stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from concordui.lab.fates import Told, fate_text, meets_nobody
from concordui.match.wording import listed, order_text, place_name, say
from engine.anatolia.board import Board, Power, ProvinceId, Unit
from engine.anatolia.cases import Case
from engine.anatolia.explanation import derivations_about
from engine.anatolia.facts import Cut
from engine.anatolia.minimal_changes import Alternative, WhatIf
from engine.anatolia.orders import Hold, Move, Order, Support, field_of, legal_orders
from engine.anatolia.outcomes import Outcome
from engine.anatolia.sheet import Sheet

FEW = 4
"""Ways that are told one by one rather than as a kind that says little."""

Change: TypeAlias = tuple[Power, Order]
Tell: TypeAlias = Callable[[float], bool]
"""Told how much is done (0 to 1); False ends the work."""


@dataclass(frozen=True, slots=True)
class Question:
    """What would have given `unit` another outcome, or the one that is `wanted`?

    `entries` are what was ordered (R27), as JSON. Up to `limit` changes are tried, its own order among them if `own`.
    """

    board: Board
    units: tuple[Unit, ...]
    entries: tuple[Mapping[str, Any], ...]
    unit: ProvinceId
    wanted: Outcome | None = None
    limit: int = 3
    own: bool = True

    @property
    def case(self) -> Case:
        """The question's position as the engine takes it."""
        return Case(None, self.board, self.units, list(self.entries))


@dataclass(frozen=True, slots=True)
class Way:
    """One set of changes, what the unit in question does then, and the outcome that this is."""

    changes: tuple[Change, ...]
    then: str
    outcome: Outcome

    @property
    def places(self) -> tuple[ProvinceId, ...]:
        """What the map lights: the units whose orders change, and where they go or help."""
        found: dict[ProvinceId, None] = {}
        for _, order in self.changes:
            found[order.unit] = None
            if isinstance(order, Move):
                found[order.dest] = None
            elif isinstance(order, Support):
                found[order.target] = None
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Kind:
    """Ways that change the orders of the same units and come to the same.

    `labels` say of each unit what changes; `share` says how many of its other orders that takes in, where it does.
    """

    labels: tuple[tuple[ProvinceId, str], ...]
    then: str
    ways: tuple[Way, ...]
    share: str = ""


@dataclass(frozen=True, slots=True)
class Found:
    """The answer to a question: kinds of ways, all with the same smallest number of changes."""

    question: Question
    kinds: tuple[Kind, ...]
    complete: bool

    @property
    def size(self) -> int:
        """How many orders change; 0 where nothing was found."""
        return len(self.kinds[0].labels) if self.kinds else 0

    @property
    def count(self) -> int:
        """How many ways there are."""
        return sum(len(kind.ways) for kind in self.kinds)


def found_of(question: Question, answer: WhatIf, tell: Tell) -> Found | None:
    """The kinds of an answer; None where `tell` ended the work."""
    teller = _Teller(question)
    ways: list[Way] = []
    for number, alternative in enumerate(answer.answers):
        if number % 64 == 0 and not tell(number / len(answer.answers)):
            return None
        ways.append(teller.way(alternative))
    return Found(question, tuple(_Sorter(question, teller.before, teller.refused).kinds(ways)), answer.complete)


class _Teller:
    """Re-explains changed positions: what the unit in question does then.

    `before` is what every unit was to do, after what was refused became a hold; `refused` are the units of such holds.
    """

    def __init__(self, question: Question) -> None:
        self._question = question
        self._field = field_of(question.board, question.units)
        everyone = [unit.at for unit in question.units]
        self._told = derivations_about(self._field, question.entries, everyone)
        sheet = Sheet(self._field, question.entries)
        self.before = {place: sheet.order(self._field.number[place]) for place in everyone}
        self.refused = frozenset(place for place in everyone if self._field.number[place] in sheet.refused)

    def way(self, alternative: Alternative) -> Way:
        changes = alternative.changes
        changed = {order.unit: order for _, order in changes}
        entries = [entry for entry in self._question.entries if entry["unit"] not in changed]
        entries += [order.to_json() for order in changed.values()]
        met = [order.dest for order in changed.values() if isinstance(order, Move) and order.dest in self.before]
        told = derivations_about(self._field, entries, [self._question.unit, *met])
        return Way(changes, self._then(changed, told), alternative.outcome)

    def _then(self, changed: Mapping[ProvinceId, Order], told: Told) -> str:
        unit = self._question.unit
        before = self.before[unit]
        order = changed.get(unit, before)
        own = unit in changed
        if own and isinstance(order, Move) and not isinstance(before, Move) and meets_nobody(told[unit]):
            return say("moves away")
        fate = fate_text(self._question.board, order, told, of_support=self._told[unit].verdict == "cut")
        effects = [effect for each in changed.values() if (effect := self._effect(each, told))]
        return say("{fate}: {effects}", fate=fate, effects=listed(effects)) if effects else fate

    def _effect(self, order: Order, told: Told) -> str:
        """What a changed move does to the support of the unit that it goes against, where that stood before."""
        if not isinstance(order, Move) or order.dest == self._question.unit:
            return ""
        dest = order.dest
        if not isinstance(self.before.get(dest), Support) or self._told[dest].verdict in ("cut", "dislodged"):
            return ""
        place = place_name(self._question.board, dest)
        if told[dest].verdict == "dislodged":
            return say("dislodges {unit}", unit=place)
        if any(isinstance(fact, Cut) and fact.by == order.unit for fact in told[dest].facts):
            return say("cuts {unit}'s support", unit=place)
        return ""


def _given(units: tuple[ProvinceId, ...], ways: Iterable[Way]) -> list[tuple[ProvinceId, set[Order]]]:
    """Of each changed unit, the orders that these ways give it."""
    listed_ways = list(ways)
    return [(unit, {way.changes[number][1] for way in listed_ways}) for number, unit in enumerate(units)]


class _Sorter:
    """Sorts ways into kinds and names them."""

    def __init__(self, question: Question, before: Mapping[ProvinceId, Order], refused: frozenset[ProvinceId]) -> None:
        self._question = question
        self._before = before
        self._refused = refused
        self._power = {unit.at: unit.power for unit in question.units}
        self._choices: dict[ProvinceId, int] = {}

    def kinds(self, ways: Iterable[Way]) -> list[Kind]:
        """The kinds, first those in the hands of the unit's own power, then by power; of some units, the largest."""
        groups: dict[tuple[tuple[ProvinceId, ...], str], list[Way]] = {}
        for way in ways:
            units = tuple(order.unit for _, order in way.changes)
            groups.setdefault((units, way.then), []).append(way)
        split = (part for (units, _), members in groups.items() for part in self._parts(units, members))
        return sorted((self._kind(members) for members in split), key=self._rank)

    def _parts(self, units: tuple[ProvinceId, ...], members: list[Way]) -> list[list[Way]]:
        """Ways that come to the same are one kind; a few that have nothing else in common are told one by one."""
        if len(members) > FEW or all(self._common(unit, orders) for unit, orders in _given(units, members)):
            return [members]
        return [[way] for way in members]

    def _kind(self, members: list[Way]) -> Kind:
        units = tuple(order.unit for _, order in members[0].changes)
        given = _given(units, members)
        labels = tuple((unit, self._label(unit, orders)) for unit, orders in given)
        return Kind(labels, members[0].then, tuple(members), self._share(units, [orders for _, orders in given]))

    def _share(self, units: tuple[ProvinceId, ...], orders: list[set[Order]]) -> str:
        """How many of the other orders of a unit these are, where one unit has several."""
        if len(units) != 1 or len(orders[0]) == 1:
            return ""
        name = place_name(self._question.board, units[0])
        count, others = len(orders[0]), self._others(units[0])
        return say("{count} of the {others} other orders of {unit}", count=count, others=others, unit=name)

    def _rank(self, kind: Kind) -> tuple[list[tuple[int, bool]], int]:
        powers = self._question.board.powers
        own = self._power[self._question.unit]
        ranks = [
            (-1 if self._power[unit] == own else powers.index(self._power[unit]), unit == self._question.unit)
            for unit, _ in kind.labels
        ]
        return ranks, -len(kind.ways) if len(kind.labels) == 1 else 0

    def _others(self, unit: ProvinceId) -> int:
        """How many other orders the unit could have been given."""
        if unit not in self._choices:
            legal = legal_orders(self._question.board, self._question.units, unit)
            self._choices[unit] = len(set(legal) - {self._before[unit]})
        return self._choices[unit]

    def _label(self, unit: ProvinceId, orders: set[Order]) -> str:
        """The order that changes; of several, what they have in common."""
        if len(orders) == 1:
            return order_text(self._question.board, next(iter(orders)))
        name = place_name(self._question.board, unit)
        return self._common(unit, orders) or say("{unit} is ordered otherwise", unit=name)

    def _common(self, unit: ProvinceId, orders: set[Order]) -> str:
        """What other orders of a unit have in common; nothing where that is only that they are not its own."""
        name, before = place_name(self._question.board, unit), self._before[unit]
        others = self._others(unit)
        moves = sum(isinstance(order, Move) for order in orders)
        if len(orders) == 1:
            return name
        if len(orders) < others and moves == len(orders):
            return say("{unit} goes elsewhere" if isinstance(before, Move) else "{unit} moves", unit=name)
        if len(orders) < others and all(isinstance(order, Support) for order in orders):
            other = isinstance(before, Support)
            return say("{unit} supports something else" if other else "{unit} supports another unit", unit=name)
        if len(orders) < others and not moves and isinstance(before, Move):
            return say("{unit} does not move", unit=name)
        if unit in self._refused:
            return say("{unit} is given a valid order", unit=name)
        return self._undone(name, before) if 2 * len(orders) >= others else ""

    def _undone(self, name: str, before: Order) -> str:
        board = self._question.board
        match before:
            case Move(dest=dest) if dest in self._power:
                return say("{unit} does not attack {place}", unit=name, place=place_name(board, dest))
            case Move(dest=dest):
                return say("{unit} does not go to {place}", unit=name, place=place_name(board, dest))
            case Support(target=target):
                return say("{unit} does not support {other}", unit=name, other=place_name(board, target))
            case Hold():
                return say("{unit} does not hold", unit=name)
