"""A position as the lab edits it: a value; every edit makes another one. How it is read from a case and written as one.

Two sets of orders are *sides*: ``"a"``, and ``"b"`` while two are compared. Pure.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Literal, TypeAlias

from concordui.match.wording import place_name, say
from engine.anatolia.board import Board, Power, ProvinceId, Unit, code_unit_key, shipped_board, shipped_names
from engine.anatolia.cases import REMEDY, board_of, read_case
from engine.anatolia.orders import Hold, Move, Order, Support, parse_order
from engine.anatolia.position_check import owner_faults, unit_faults
from engine.errors import CaseError, Fault

Side: TypeAlias = Literal["a", "b"]
Owners: TypeAlias = Mapping[ProvinceId, Power | None]
Orders: TypeAlias = Mapping[ProvinceId, Order]
Unread: TypeAlias = Mapping[ProvinceId, tuple[Any, ...]]

_OWN_KEYS = frozenset({"board", "units", "owners", "orders", "otherOrders", "title", "rule", "lesson", "origin"})


def _nothing() -> Mapping[Any, Any]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Position:
    """A board with units, owners and orders, and what a reader should know about it.

    `units` stand in code-unit order of their places. `orders` are side A by the unit's place, `other` is side B, None
    while nothing is compared. `why` says why people get the rule wrong, `expect` what should come of the orders (the
    library's ``expect``), `origin` whence the position comes, in a sentence. `extra` are keys of the file that mean
    nothing here; they are kept. `unread` and `other_unread` are a unit's entries that are no single order (several for
    one unit, or of no known form, R1 and R4): kept as they were, and refused by the engine, until the unit gets a new
    order.
    """

    board: Board
    units: tuple[Unit, ...] = ()
    owners: Owners = field(default_factory=_nothing)
    orders: Orders = field(default_factory=_nothing)
    other: Orders | None = None
    title: str = ""
    rule: str = ""
    why: str = ""
    expect: Mapping[str, Any] | None = None
    origin: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict)
    unread: Unread = field(default_factory=_nothing)
    other_unread: Unread = field(default_factory=_nothing)

    def unit_at(self, place: ProvinceId) -> Unit | None:
        """The unit that stands in a province."""
        return next((unit for unit in self.units if unit.at == place), None)

    def orders_of(self, side: Side) -> Orders:
        """The orders of one side by unit; none on side B while nothing is compared."""
        return self.orders if side == "a" else self.other or _nothing()

    def unread_of(self, side: Side) -> Unread:
        """The entries of one side, by unit, that are no single order."""
        return self.unread if side == "a" else self.other_unread

    def entries(self, side: Side = "a") -> list[Any]:
        """What the adjudicator takes in one list (R27): the orders of one side, and the entries that are none."""
        given: list[Any] = []
        for unit in self.units:
            order = self.orders_of(side).get(unit.at)
            given += [] if order is None else [order]
            given += self.unread_of(side).get(unit.at, ())
        return given

    def entries_by_power(self, side: Side = "a") -> dict[Power, list[Any]]:
        """The same as JSON by power, as a case lists them; powers without an order are left out."""
        owner = {unit.at: unit.power for unit in self.units}
        given: dict[Power, list[Any]] = {power: [] for power in self.board.powers}
        for entry in self.entries(side):
            data = entry.to_json() if isinstance(entry, Hold | Move | Support) else entry
            given[owner[data["unit"]]].append(data)
        return {power: entries for power, entries in given.items() if entries}

    # Edits

    def put_unit(self, unit: Unit) -> Position:
        """With `unit` in its place, instead of any that stands there. Raises `CaseError` where it can't stand."""
        faults = tuple(unit_faults(self.board, [unit.to_json()]))
        if faults:
            raise CaseError(say("the unit can't stand there"), faults, say("choose another province"))
        if self.unit_at(unit.at) == unit:
            return self
        bare = self.remove_unit(unit.at)
        return replace(bare, units=_in_order((*bare.units, unit)))

    def remove_unit(self, place: ProvinceId) -> Position:
        """Without the unit there; its orders go with it."""
        if self.unit_at(place) is None:
            return self
        bare = self.take(place, "a").take(place, "b")
        return replace(bare, units=tuple(unit for unit in self.units if unit.at != place))

    def move_unit(self, place: ProvinceId, to: ProvinceId) -> Position:
        """With the unit of `place` at `to`, without its orders. Raises `CaseError` where it can't stand."""
        unit = self.unit_at(place)
        return self if unit is None or place == to else self.put_unit(replace(unit, at=to)).remove_unit(place)

    def set_owner(self, place: ProvinceId, power: Power | None) -> Position:
        """With `power` as the owner of a supply centre, None for nobody. Raises `CaseError` where there is none."""
        faults = tuple(owner_faults(self.board, {place: power}))
        if faults:
            raise CaseError(say("this can't be owned"), faults, say("choose a supply centre"))
        if self.owners.get(place) == power:
            return self
        owners = {**self.owners, place: power}
        return replace(self, owners=_by_place({at: owner for at, owner in owners.items() if owner is not None}))

    def give(self, order: Order, side: Side = "a") -> Position:
        """With this order for its unit, whether it is legal or not. Raises `CaseError` where no unit stands."""
        if self.unit_at(order.unit) is None:
            fault = Fault(order.unit, say("no unit stands there"))
            raise CaseError(say("there is nobody to be ordered"), (fault,), say("place a unit first"))
        orders = {**self.orders_of(side), order.unit: order}
        return self._with(side, orders, _without(self.unread_of(side), order.unit))

    def take(self, place: ProvinceId, side: Side = "a") -> Position:
        """Without the order of the unit there: it holds."""
        orders, unread = self.orders_of(side), self.unread_of(side)
        if place not in orders and place not in unread:
            return self
        return self._with(side, _without(orders, place), _without(unread, place))

    def clear_orders(self, side: Side = "a") -> Position:
        """Without any order on one side."""
        return self._with(side, {}, {}) if self.orders_of(side) or self.unread_of(side) else self

    def with_compare(self, on: bool) -> Position:
        """With a second set of orders, at first like the first; or without it."""
        if on is (self.other is not None):
            return self
        if not on:
            return replace(self, other=None, other_unread=_nothing())
        return replace(self, other=self.orders, other_unread=self.unread)

    def _with(self, side: Side, orders: Orders, unread: Unread) -> Position:
        if side == "a":
            return replace(self, orders=_by_place(orders), unread=_by_place(unread))
        return self if self.other is None else replace(self, other=_by_place(orders), other_unread=_by_place(unread))

    # As a case

    def to_case(self) -> dict[str, Any]:
        """The case that ``concord adjudicate`` takes (`contract: adjudicate`), with all that the lab knows besides."""
        case: dict[str, Any] = dict(self.extra)
        asked = case.get("whatIf")
        if isinstance(asked, str) and not any(
            asked in (u.at, f"{u.at}={asked.rpartition('=')[2]}") for u in self.units
        ):
            del case["whatIf"]  # the question is about a unit that is gone, and would make the case a faulty one
        told = {"title": self.title, "rule": self.rule, "lesson": self.why, "origin": self.origin}
        case |= {key: text for key, text in told.items() if text}
        board = _board_entry(self.board)
        case |= {} if board is None else {"board": board}
        case["units"] = [unit.to_json() for unit in self.units]
        case |= {"owners": dict(self.owners)} if self.owners else {}
        case["orders"] = self.entries_by_power("a")
        case |= {} if self.other is None else {"otherOrders": self.entries_by_power("b")}
        case |= {} if self.expect is None else {"expect": dict(self.expect)}
        return case


def read(data: object, where: str = "") -> tuple[Position, tuple[str, ...]]:
    """The position that a case describes, and what was left out of it, in sentences.

    `where` names the file in an error. Raises `CaseError` with every fault of the board, the units and the owners.
    Faulty orders are none: what no unit can carry out is kept, and refused when it is adjudicated.
    """
    faults: list[Fault] = []
    try:
        read_case(data)
    except CaseError as error:
        faults += error.faults
    if isinstance(data, Mapping) and data.get("owners") is not None:
        faults += _owner_faults(data)
    if faults or not isinstance(data, Mapping):
        what = say("the position in {where} is faulty", where=where) if where else say("the position is faulty")
        raise CaseError(what, tuple(faults), REMEDY)
    return _position(data)


def _owner_faults(data: Mapping[str, Any]) -> list[Fault]:
    try:
        return list(owner_faults(board_of(data), data["owners"]))
    except CaseError:
        return []  # the faults of the board are known, and without it there is nothing to compare with


def _position(data: Mapping[str, Any]) -> tuple[Position, tuple[str, ...]]:
    """The position of data that has no faults."""
    case = read_case(data)
    units = _in_order(case.units)
    orders, unread, warnings = _sorted_out(case.board, units, data.get("orders"))
    second = data.get("otherOrders")
    other, other_unread, others = _sorted_out(case.board, units, second)
    expect = data.get("expect")
    extra = {key: value for key, value in data.items() if key not in _OWN_KEYS}
    if isinstance(expect, Mapping):
        del extra["expect"]
    position = Position(
        board=case.board,
        units=units,
        owners=_by_place({at: owner for at, owner in (data.get("owners") or {}).items() if owner is not None}),
        orders=orders,
        other=None if second is None else other,
        title=_text(data, "title"),
        rule=_text(data, "rule"),
        why=_text(data, "lesson"),
        expect=expect if isinstance(expect, Mapping) else None,
        origin=_text(data, "origin"),
        extra=extra,
        unread=unread,
        other_unread=other_unread,
    )
    return position, (*warnings, *others)


def _sorted_out(board: Board, units: tuple[Unit, ...], given: object) -> tuple[Orders, Unread, list[str]]:
    """The single orders, the entries that are none, and a sentence for each entry that is for no unit of its power."""
    owner = {unit.at: unit.power for unit in units}
    found: dict[ProvinceId, list[Any]] = {}
    warnings: list[str] = []
    for power, entries in given.items() if isinstance(given, Mapping) else [(None, given or [])]:
        if not isinstance(entries, list):
            warnings.append(_no_list(power))
            continue
        for entry in entries:
            place = entry.get("unit") if isinstance(entry, Mapping) else None
            if isinstance(place, str) and place in owner and power in (None, owner[place]):
                found.setdefault(place, []).append(entry)
            else:
                warnings.append(_nobody(board, power, place))
    orders: dict[ProvinceId, Order] = {}
    unread: dict[ProvinceId, tuple[Any, ...]] = {}
    for place, entries in found.items():
        order = parse_order(entries[0]) if len(entries) == 1 else None
        if order is None:
            unread[place] = tuple(entries)
        else:
            orders[place] = order
    return _by_place(orders), _by_place(unread), warnings


def _nobody(board: Board, power: Power | None, place: object) -> str:
    if not isinstance(place, str):
        return say("An order that names no unit was left out.")
    name = place_name(board, place)
    if power is None:
        return say("An order for {place} was left out: no unit stands there.", place=name)
    return say("An order of {power} for {place} was left out: it has no unit there.", power=power, place=name)


def _no_list(power: Power | None) -> str:
    if power is None:
        return say("The orders are no list and were left out.")
    return say("The orders of {power} are no list and were left out.", power=power)


def _board_entry(board: Board) -> Any:
    """How a case says which board it is on: not at all for the usual one, by name, or the board itself."""
    if board is shipped_board():
        return None
    return next((name for name in shipped_names() if board is shipped_board(name)), dict(board.source))


def _text(data: Mapping[str, Any], key: str) -> str:
    value = data.get(key)
    return value if isinstance(value, str) else ""


def _in_order(units: Iterable[Unit]) -> tuple[Unit, ...]:
    return tuple(sorted(units, key=_place_key))


def _place_key(unit: Unit) -> bytes:
    return code_unit_key(unit.at)


def _by_place(values: Mapping[ProvinceId, Any]) -> Mapping[ProvinceId, Any]:
    return MappingProxyType({place: values[place] for place in sorted(values, key=code_unit_key)})


def _without(values: Mapping[ProvinceId, Any], place: ProvinceId) -> Mapping[ProvinceId, Any]:
    return {at: value for at, value in values.items() if at != place}
