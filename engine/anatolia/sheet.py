"""The border on the way in: raw orders of one phase become numbers, faulty ones become holds (R1 to R6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from engine.anatolia.board import Power
from engine.anatolia.compiled import HOLD, NOBODY, Field
from engine.anatolia.orders import Hold, Move, Order, Support, shape_fault
from engine.anatolia.resolver import SupportOrder

Orders: TypeAlias = Mapping[Power, Iterable[Any]] | Iterable[Any]
"""Orders by power, or one flat list (R27). An entry is a JSON object of the contract, or an `Order`."""


class Sheet:
    """The normalised orders of one phase, by place: what the resolver takes, and why orders were refused.

    ``goes[place]`` is where the unit there moves (its own place if it stays, `NOBODY` if there is none);
    ``supports`` are (supporter, beneficiary, into); ``refused[place]`` says why an order became a hold: ``shape``,
    ``duplicate``, ``reach``, or one of `Field.support`.
    """

    __slots__ = ("field", "goes", "movers", "refused", "supports")

    def __init__(self, field: Field, orders: Orders) -> None:
        self.field = field
        self.goes = goes = field.board.nobody[:]
        for place in field.places:
            goes[place] = place
        self.movers: list[int] = []
        self.supports: list[SupportOrder] = []
        self.refused: dict[int, str] = {}
        self._read(_entries(field, orders, self.refused))

    def _read(self, entries: Mapping[int, dict[str, Any]]) -> None:
        """Enter each order that can be carried out.

        What is ill-shaped fails its look-up as an impossible order does, so shapes are only looked at then.
        """
        refused, goes, reach = self.refused, self.goes, self.field.reach
        movers, supports, support = self.movers, self.supports, self.field.support
        for place, entry in entries.items():
            if place in refused:
                continue
            kind = entry.get("type")
            try:
                if kind == "move":
                    dest = reach[place].get(entry.get("dest"), NOBODY)  # type: ignore[arg-type]
                    if dest == NOBODY:
                        refused[place] = _shape_or("reach", entry)
                    else:
                        goes[place] = dest
                        movers.append(place)
                elif kind == "support":
                    found = support(place, entry.get("target"), entry.get("targetDest", HOLD))  # type: ignore[arg-type]
                    if isinstance(found, str):
                        refused[place] = _shape_or(found, entry)
                    else:
                        supports.append(found)
                elif kind != "hold":
                    refused[place] = "shape"
            except TypeError:  # an unhashable destination or target
                refused[place] = "shape"

    def order(self, place: int) -> Order:
        """The normalised order of the unit there."""
        ids = self.field.board.ids
        if self.goes[place] != place:
            return Move(ids[place], ids[self.goes[place]])
        for supporter, beneficiary, into in self.supports:
            if supporter == place:
                return Support(ids[place], ids[beneficiary], HOLD if into == beneficiary else ids[into])
        return Hold(ids[place])


def _shape_or(code: str, entry: object) -> str:
    return code if shape_fault(entry) is None else "shape"


def _entries(field: Field, orders: Orders, refused: dict[int, str]) -> dict[int, dict[str, Any]]:
    """The entry of each ordered unit; foreign and unknown units are dropped, then doubles refused (R4)."""
    found: dict[int, dict[str, Any]] = {}
    number, owner = field.board.number, field.owner
    for power, given in _lists(field, orders):
        for entry in given:
            if not isinstance(entry, dict):
                entry = entry.to_json() if isinstance(entry, Hold | Move | Support) else {}
            unit = entry.get("unit")
            place = number.get(unit, NOBODY) if isinstance(unit, str) else NOBODY
            if place == NOBODY or owner[place] == NOBODY or (power is not None and owner[place] != power):
                continue
            if place in found:
                refused[place] = "duplicate"
            found[place] = entry
    return found


def _lists(field: Field, orders: Orders) -> list[tuple[int | None, Iterable[Any]]]:
    """The lists of entries, each with the number of the power that gave it; None where the unit says whose it is."""
    if not isinstance(orders, Mapping):
        return [(None, orders)]
    numbers = field.power_number
    return [
        (numbers[power], given)
        for power, given in orders.items()
        if power in numbers and isinstance(given, list | tuple)
    ]
