"""Two sets of orders over the same units: what differs, in rows and in a sentence. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from concordui.csv_text import csv_text
from concordui.lab.analysis import Analysis
from concordui.lab.document import Position, Side
from concordui.lab.order_lines import order_rows
from concordui.match.rows import Row
from concordui.match.telling import outcome_tag
from concordui.match.wording import place_name, say
from engine.anatolia.board import ProvinceId
from engine.anatolia.orders import Hold


@dataclass(frozen=True, slots=True)
class Pair:
    """One unit with what it does in each set. `orders_differ`: it was told otherwise; `fates_differ`: it fares so."""

    unit: ProvinceId
    name: str
    a: Row
    b: Row
    orders_differ: bool
    fates_differ: bool

    @property
    def differs(self) -> bool:
        return self.orders_differ or self.fates_differ

    @property
    def mark(self) -> str:
        """What differs, in words; nothing where nothing does."""
        if self.orders_differ and self.fates_differ:
            return say("order and outcome differ")
        if self.orders_differ:
            return say("order differs")
        return say("outcome differs") if self.fates_differ else ""

    @property
    def spoken(self) -> str:
        """The pair for a screen reader."""
        parts = [say("{unit}: A {a}; B {b}", unit=self.name, a=self.a.spoken, b=self.b.spoken), self.mark]
        return ", ".join(part for part in parts if part)


def pairs(position: Position, a: Analysis, b: Analysis) -> tuple[Pair, ...]:
    """A pair a unit, by power, then by province."""
    rows = zip(order_rows(position, "a", a), order_rows(position, "b", b), strict=True)
    return tuple(_pair(position, a, b, first, second) for first, second in rows)


def _pair(position: Position, a: Analysis, b: Analysis, first: Row, second: Row) -> Pair:
    unit = first.key
    told = _told(position, "a", unit) != _told(position, "b", unit)
    fared = outcome_tag(a.entries[unit]) != outcome_tag(b.entries[unit])
    return Pair(unit, place_name(position.board, unit), first, second, told, fared)


def _told(position: Position, side: Side, unit: ProvinceId) -> object:
    """What the unit was told; nothing is as good as a hold."""
    unread = position.unread_of(side).get(unit)
    return position.orders_of(side).get(unit, Hold(unit)) if unread is None else unread


def summary(found: Sequence[Pair]) -> str:
    """ "2 orders differ; 3 outcomes differ."."""
    orders = sum(pair.orders_differ for pair in found)
    fates = sum(pair.fates_differ for pair in found)
    if not orders:
        return say("Both sets of orders are the same.")
    told = say("1 order differs") if orders == 1 else say("{count} orders differ", count=orders)
    if not fates:
        return say("{orders}; every outcome is the same.", orders=told)
    fared = say("1 outcome differs") if fates == 1 else say("{count} outcomes differ", count=fates)
    return say("{orders}; {outcomes}.", orders=told, outcomes=fared)


def copied(position: Position) -> Position:
    """With set B as set A is."""
    return replace(position, other=position.orders, other_unread=position.unread)


def swapped(position: Position) -> Position:
    """With A as B was and B as A was."""
    if position.other is None:
        return position
    return replace(
        position,
        orders=position.other,
        other=position.orders,
        unread=position.other_unread,
        other_unread=position.unread,
    )


def as_csv(found: Sequence[Pair]) -> str:
    """A line a unit: its power and province, both orders with their outcomes, and what differs."""
    rows = ([pair.a.power, pair.name, pair.a.text, pair.a.tag, pair.b.text, pair.b.tag, pair.mark] for pair in found)
    return csv_text(["power", "unit", "order A", "outcome A", "order B", "outcome B", "differs"], rows)
