"""One position, resolved and explained, and the look-ups in its facts that sentences are made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from concordui.match.wording import place_name
from engine.anatolia.board import Board, ProvinceId, Unit
from engine.anatolia.chronicle import SeasonRecord
from engine.anatolia.explanation import adjudicate_explained
from engine.anatolia.facts import Attack, Cut, Explanation, Fact, HoldStrength, Unmatched, Why
from engine.anatolia.orders import Hold, Move, Order, Support
from engine.anatolia.outcomes import Resolution, ResolvedOrder
from engine.anatolia.sheet import Orders


@dataclass(frozen=True, slots=True)
class Reading:
    """A position with its orders, resolved and explained.

    `units` stand where they stood before the moves; `unordered` are those to which no order was given; `entries` are
    the orders with their fates, by unit; `refused` is what was ordered where that became a hold, as far as it is known.
    """

    board: Board
    units: tuple[Unit, ...]
    resolution: Resolution
    explanation: Explanation
    unordered: frozenset[ProvinceId] = frozenset()
    entries: dict[ProvinceId, ResolvedOrder] = field(default_factory=dict, compare=False)
    refused: dict[ProvinceId, Order] = field(default_factory=dict, compare=False)

    @classmethod
    def of(cls, board: Board, units: Iterable[Unit], orders: Orders) -> Self:
        """The account of these orders. Raises `CaseError` for faulty units."""
        standing = tuple(units)
        orders = orders if isinstance(orders, Mapping) else list(orders)
        resolution, explanation = adjudicate_explained(board, standing, orders)
        entries = {entry.unit: entry for entry in resolution.resolution}
        unordered = frozenset(unit.at for unit in standing if not _is_ordered(unit, orders))
        tried = {order.unit: order for order in _all(orders) if isinstance(order, Hold | Move | Support)}
        refused = {unit: tried[unit] for unit, entry in entries.items() if not entry.valid and unit in tried}
        return cls(board, standing, resolution, explanation, unordered, entries, refused)

    @classmethod
    def of_season(cls, board: Board, record: SeasonRecord) -> Self:
        """The account of a season of a match; an order that was refused is a hold there, and only known as refused."""
        orders = [entry.order for entry in record.resolution.resolution]
        told = cls.of(board, record.before, orders)
        entries = {entry.unit: entry for entry in record.resolution.resolution}
        return cls(board, record.before, record.resolution, told.explanation, frozenset(), entries)

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
        moves = ((unit, entry.order) for unit, entry in self.entries.items())
        return [unit for unit, order in moves if isinstance(order, Move) and order.dest == place]

    def _why_lost(self, supporter: ProvinceId) -> Why:
        kinds = {type(fact) for fact in self._facts(supporter)}
        return "unmatched" if Unmatched in kinds else "cut" if Cut in kinds else "dislodged"

    def _name(self, place: ProvinceId) -> str:
        return place_name(self.board, place)

    def _goal(self, unit: ProvinceId) -> ProvinceId:
        order = self.entries[unit].order
        return order.dest if isinstance(order, Move) else unit

    def _power(self, unit: ProvinceId) -> str:
        return next(each.power for each in self.units if each.at == unit)


def _all(orders: Orders) -> Iterator[Any]:
    for given in orders.values() if isinstance(orders, Mapping) else (orders,):
        yield from given if isinstance(given, list | tuple) else ()


def _is_ordered(unit: Unit, orders: Orders) -> bool:
    """Whether anything was entered for the unit, by its own power or in one list for all (R27)."""
    given = orders.get(unit.power, ()) if isinstance(orders, Mapping) else orders
    return isinstance(given, list | tuple) and any(_unit_of(entry) == unit.at for entry in given)


def _unit_of(entry: Any) -> object:
    if isinstance(entry, Hold | Move | Support):
        return entry.unit
    return entry.get("unit") if isinstance(entry, Mapping) else None
