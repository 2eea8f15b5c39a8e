"""Orders: the three kinds, reading them from a payload, and listing the legal ones (`bot-api: Order`, R1 to R3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, TypeAlias

from engine.anatolia.board import Board, Power, ProvinceId, Unit
from engine.anatolia.compiled import HOLD as HOLD
from engine.anatolia.compiled import Field

_TUPLE = attrgetter("power", "type", "at")


@dataclass(frozen=True, slots=True)
class Hold:
    """The unit stays."""

    unit: ProvinceId

    def to_json(self) -> dict[str, Any]:
        """``{unit, type}``."""
        return {"unit": self.unit, "type": "hold"}


@dataclass(frozen=True, slots=True)
class Move:
    """The unit attacks `dest`."""

    unit: ProvinceId
    dest: ProvinceId

    def to_json(self) -> dict[str, Any]:
        """``{unit, type, dest}``."""
        return {"unit": self.unit, "type": "move", "dest": self.dest}


@dataclass(frozen=True, slots=True)
class Support:
    """The unit supports the one at `target` to move to `target_dest`, or to hold (`target_dest` is then ``"hold"``)."""

    unit: ProvinceId
    target: ProvinceId
    target_dest: ProvinceId

    def to_json(self) -> dict[str, Any]:
        """``{unit, type, target, targetDest}``."""
        return {"unit": self.unit, "type": "support", "target": self.target, "targetDest": self.target_dest}


Order: TypeAlias = Hold | Move | Support


def shape_fault(entry: object) -> str | None:
    """Why the shape of a payload's entry is refused, or None (R1). Unused keys are ignored."""
    if not isinstance(entry, dict):
        return "an order is an object"
    if not isinstance(entry.get("unit"), str):
        return "'unit' must be a province id"
    kind = entry.get("type")
    if kind == "move":
        return None if isinstance(entry.get("dest"), str) else "a move has a 'dest', which is a province id"
    if kind == "support":
        if not isinstance(entry.get("target"), str):
            return "a support has a 'target', which is a province id"
        # Omitted `targetDest` is shorthand for a hold support (`bot-api: orders`).
        return None if isinstance(entry.get("targetDest", HOLD), str) else "'targetDest' is a province id or 'hold'"
    return None if kind == HOLD else f"{kind!r} is no order type: hold, move or support"


def parse_order(entry: object) -> Order | None:
    """One entry of a payload by shape alone, or None if its shape is refused (R1)."""
    if shape_fault(entry) is not None:
        return None
    assert isinstance(entry, dict)
    match entry["type"]:
        case "move":
            return Move(entry["unit"], entry["dest"])
        case "support":
            return Support(entry["unit"], entry["target"], entry.get("targetDest", HOLD))
        case _:
            return Hold(entry["unit"])


def legal_orders(board: Board, units: Iterable[Unit], at: ProvinceId) -> tuple[Order, ...]:
    """Every legal order of the unit at `at`: the hold, its moves, then its supports by (target, hold first,
    destination).

    All in code-unit order (R26). Empty if no unit stands there.
    """
    by_place = {unit.at: unit for unit in units}
    return tuple(_legal_orders(board, by_place, at))


def legal_orders_of(board: Board, units: Iterable[Unit], power: Power | None) -> dict[ProvinceId, tuple[Order, ...]]:
    """The legal orders of each unit of `power` (None: of every power), by province in code-unit order."""
    by_place = {unit.at: unit for unit in units}
    return {
        place: tuple(_legal_orders(board, by_place, place))
        for place in board.adjacency
        if place in by_place and power in (None, by_place[place].power)
    }


def _legal_orders(board: Board, by_place: Mapping[ProvinceId, Unit], at: ProvinceId) -> Iterable[Order]:
    unit = by_place.get(at)
    if unit is None:
        return
    yield Hold(at)
    reach = board.moves[unit.type][at]
    for dest in reach:
        yield Move(at, dest)
    reachable = set(reach)
    for target in board.adjacency:
        beneficiary = by_place.get(target)
        if beneficiary is None or target == at:
            continue
        if target in reachable:
            yield Support(at, target, HOLD)
        for dest in board.moves[beneficiary.type][target]:
            if dest in reachable:
                yield Support(at, target, dest)


def field_of(board: Board, units: Iterable[Unit]) -> Field:
    """The units in numbers. Raises `CaseError` where two share a province or one has no place or type."""
    return Field(board.compiled, map(_TUPLE, units))
