"""Giving an order step by step, by mouse or keyboard: which provinces may be chosen next, and what comes of it.

Pure: a `Step` and a province give the next `Step` and, at the end, an order. Only legal orders can come out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from engine.anatolia.board import Board, Power, ProvinceId, Unit
from engine.anatolia.orders import HOLD, Hold, Move, Order, Support, legal_orders_of


class Ask(Enum):
    """What the next province is for."""

    UNIT = "unit"
    TARGET = "target"
    BENEFICIARY = "beneficiary"
    DESTINATION = "destination"


@dataclass(frozen=True, slots=True)
class Step:
    """Where the entry of an order stands: the unit that is ordered and, for a support, the unit that is supported."""

    ask: Ask = Ask.UNIT
    unit: ProvinceId | None = None
    beneficiary: ProvinceId | None = None


START = Step()


@dataclass(frozen=True, slots=True)
class Entry:
    """What a choice led to: the next step and, if it completed one, an order."""

    step: Step
    order: Order | None = None


@dataclass(frozen=True, slots=True)
class OrderEntry:
    """The legal orders of one power's units (or of all units) in one position, asked step by step."""

    legal: Mapping[ProvinceId, tuple[Order, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, board: Board, units: Iterable[Unit], power: Power | None) -> OrderEntry:
        """The entry of `power`'s orders (None: of every power's) with `units` on the board."""
        return cls(legal_orders_of(board, tuple(units), power))

    @property
    def units(self) -> tuple[ProvinceId, ...]:
        """The units that may be ordered, in code-unit order."""
        return tuple(self.legal)

    def choices(self, step: Step) -> tuple[ProvinceId, ...]:
        """The provinces that mean something in this step, in code-unit order (of the list of legal orders)."""
        if step.ask is Ask.UNIT or step.unit is None:
            return self.units
        found = dict.fromkeys(place for order in self.legal[step.unit] for place in _choice(step, order))
        return tuple(found)

    def choose(self, step: Step, place: ProvinceId) -> Entry:
        """`place` was clicked, or confirmed by key."""
        if step.unit is not None and place in self.choices(step):
            return self._chosen(step, place)
        if step.ask is Ask.TARGET and place in self.legal and place != step.unit:
            return Entry(Step(Ask.TARGET, place))
        if step.ask is Ask.UNIT and place in self.legal:
            return Entry(Step(Ask.TARGET, place))
        return Entry(self.back(step)) if place == step.unit or step.ask is Ask.TARGET else Entry(step)

    def hold(self, step: Step) -> Entry:
        """The selected unit is told to hold; nothing without one. A support for a hold is given by the same key."""
        if step.unit is None:
            return Entry(step)
        if step.ask is Ask.DESTINATION and step.beneficiary in self.choices(step):
            return self._chosen(step, step.beneficiary)
        return Entry(START, Hold(step.unit))

    def support(self, step: Step) -> Step:
        """The selected unit shall support another, if there is one that it can support."""
        asked = Step(Ask.BENEFICIARY, step.unit)
        return asked if step.unit is not None and self.choices(asked) else step

    def back(self, step: Step) -> Step:
        """One step back, at last to no selection (Esc)."""
        match step.ask:
            case Ask.DESTINATION:
                return Step(Ask.BENEFICIARY, step.unit)
            case Ask.BENEFICIARY:
                return Step(Ask.TARGET, step.unit)
            case _:
                return START

    def preview(self, step: Step, place: ProvinceId | None) -> Order | None:
        """The order that choosing `place` now would give, for the arrow that follows the pointer."""
        return None if place is None or step.unit is None else self.choose(step, place).order

    def next_unit(self, after: ProvinceId | None, ordered: Iterable[ProvinceId]) -> ProvinceId | None:
        """The next unit without an order, going round from `after`; None when every unit has one."""
        done = set(ordered)
        units = self.units
        start = units.index(after) + 1 if after in units else 0
        return next((unit for unit in units[start:] + units[:start] if unit not in done), None)

    def _chosen(self, step: Step, place: ProvinceId) -> Entry:
        if step.ask is Ask.BENEFICIARY:
            return Entry(Step(Ask.DESTINATION, step.unit, place))
        return Entry(START, next(order for order in self.legal[step.unit or ""] if place in _choice(step, order)))


def _choice(step: Step, order: Order) -> tuple[ProvinceId, ...]:
    """The province by which this step leads to `order`, if it does. A hold is supported by naming its unit again."""
    match step.ask, order:
        case Ask.TARGET, Move(dest=dest):
            return (dest,)
        case Ask.BENEFICIARY, Support(target=target):
            return (target,)
        case Ask.DESTINATION, Support(target=target, target_dest=dest) if target == step.beneficiary:
            return (target if dest == HOLD else dest,)
        case _:
            return ()
