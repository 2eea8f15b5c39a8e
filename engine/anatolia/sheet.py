"""The border on the way in: raw orders of one phase become numbers, faulty ones become holds (R1 to R6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

from engine.anatolia.board import Power
from engine.anatolia.compiled import HOLD, Field, Reach, SupportOrder
from engine.anatolia.orders import Hold, Move, Order, Support

Orders: TypeAlias = Mapping[Power, Iterable[Any]] | Iterable[Any]
"""Orders by power, or one flat list (R27). An entry is a JSON object of the contract, or an `Order`."""

# Tuples, not unions: a union would be made anew on every call. `dict` first spares the look at an abstract class.
_OBJECT = (dict, Mapping)
_LIST = (list, tuple)

DOUBLE: Final = "double"
"""What stands for the entries of a unit that was given several (R4)."""


class Sheet:
    """The normalised orders of one phase, by place: what the resolver takes, and which orders were refused.

    ``goes[place]`` is where the unit there moves (its own place if it stays, `NOBODY` if there is none);
    ``movers`` are the places of units that move; ``supports[place]`` is the support order of the unit there;
    ``refused[place]`` is the entry that became a hold there, `DOUBLE` if there were several.
    """

    __slots__ = ("field", "goes", "movers", "refused", "supports")

    def __init__(self, field: Field, orders: Orders) -> None:
        self.field = field
        self.goes = field.stay[:]
        self.movers: list[int] = []
        self.supports: dict[int, SupportOrder] = {}
        self.refused: dict[int, Any] = {}
        self._read(list(orders.items()) if isinstance(orders, _OBJECT) else [(None, orders)])

    def _read(self, lists: list[tuple[Power | None, Iterable[Any]]]) -> None:
        """Enter the orders. Foreign and unknown units are dropped first, then doubles are refused (R4).

        What is ill-shaped fails its look-up as an impossible order does.
        """
        number, owner, support = self.field.number, self.field.owner, self.field.support
        goes, movers, supports, refused = self.goes, self.movers, self.supports, self.refused
        unordered: list[Reach | None] = [*self.field.reach]
        for power, given in lists:
            if power is not None and not isinstance(given, _LIST):
                continue
            for entry in given:
                try:
                    place = number[entry["unit"]]
                except (KeyError, TypeError):
                    if isinstance(entry, Hold | Move | Support):
                        lists.append((power, (entry.to_json(),)))
                    continue
                if owner[place] != power and (power is not None or owner[place] is None):
                    continue
                reach = unordered[place]
                if reach is None:
                    self._refuse(place)
                    continue
                unordered[place] = None
                try:
                    kind = entry["type"]
                    if kind == "move":
                        goes[place] = reach[entry["dest"]]
                        movers.append(place)
                    elif kind == "support":
                        supports[place] = support(place, entry["target"], entry.get("targetDest", HOLD))
                    elif kind != "hold":
                        refused[place] = entry
                except (KeyError, TypeError):
                    refused[place] = entry

    def _refuse(self, place: int) -> None:
        """Make a hold of an order that was entered."""
        self.refused[place] = DOUBLE
        self.supports.pop(place, None)
        if self.goes[place] != place:
            self.goes[place] = place
            self.movers.remove(place)

    def order(self, place: int) -> Order:
        """The normalised order of the unit there."""
        ids = self.field.board.ids
        if self.goes[place] != place:
            return Move(ids[place], ids[self.goes[place]])
        if place in self.supports:
            _, beneficiary, into = self.supports[place]
            return Support(ids[place], ids[beneficiary], HOLD if into == beneficiary else ids[into])
        return Hold(ids[place])
