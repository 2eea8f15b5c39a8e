"""A board and a position in numbers: what the resolver works on.

Provinces are numbered in code-unit order, so "in code-unit order" is "ascending" from here on. A *place* is such a
number; at most one unit stands in a place, so a place names its unit too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from engine.anatolia.board import UNIT_TYPES, Board, Power, ProvinceId, UnitType
from engine.errors import CaseError, Fault

NOBODY = -1
"""No unit, no place."""

Reach: TypeAlias = Mapping[ProvinceId, int]
"""Where a unit may move: destination id to its number, in code-unit order."""

SupportOrder: TypeAlias = tuple[int, int, int]
"""(supporter, beneficiary, into): `into` is the beneficiary's own place when it is supported to hold."""

HOLD = "hold"
"""The destination of a support that supports its unit where it stands (`bot-api: Order`)."""

_NOWHERE: Reach = {}


class CompiledBoard:
    """The tables of one board; made once a board by `Board.compiled`.

    ``ids[place]`` and ``number[id]`` translate; ``ground[unit type][id]`` is the place's number with where such a unit
    may move from there.
    """

    __slots__ = ("ground", "ids", "nobody", "nowhere", "number", "unowned")

    def __init__(self, board: Board) -> None:
        self.ids: tuple[ProvinceId, ...] = tuple(board.adjacency)
        self.number: dict[ProvinceId, int] = {name: place for place, name in enumerate(self.ids)}
        self.ground: dict[UnitType, dict[ProvinceId, tuple[int, Reach]]] = {
            kind: {
                name: (place, {dest: self.number[dest] for dest in board.moves[kind][name]})
                for name, place in self.number.items()
            }
            for kind in UNIT_TYPES
        }
        self.nobody = [NOBODY] * len(self.ids)
        self.unowned: list[Power | None] = [None] * len(self.ids)
        self.nowhere = [_NOWHERE] * len(self.ids)


UnitTuple: TypeAlias = tuple[Power, UnitType, ProvinceId]
"""A unit's power, type and province."""


class Field:
    """The units of one position by place.

    ``owner[place]`` is the power of the unit there, None where no unit stands; ``units[place]`` and ``reach[place]``
    are that unit and where it may move; ``places`` are the occupied ones, ascending; ``stay[place]`` is the place
    itself where a unit stands, else `NOBODY`: where units go if all hold.
    """

    __slots__ = ("board", "number", "owner", "places", "reach", "stay", "units")

    def __init__(self, board: CompiledBoard, units: Iterable[UnitTuple]) -> None:
        """Raises `CaseError` where a unit is of no type or place, or is the second in its province."""
        self.board = board
        self.number = board.number
        self.stay = stay = board.nobody[:]
        self.owner = owner = board.unowned[:]
        self.reach = reach = board.nowhere[:]
        self.units: dict[int, UnitTuple] = {}
        ground, by_place = board.ground, self.units
        units = list(units)
        try:
            for unit in units:
                power, kind, at = unit
                place, reach[place] = ground[kind][at]
                by_place[place] = unit
                stay[place] = place
                owner[place] = power
        except KeyError:
            raise _faulty_units(board, units) from None
        if len(by_place) != len(units):
            raise _faulty_units(board, units)
        self.places = sorted(by_place)

    def support(self, place: int, target: ProvinceId, dest: ProvinceId) -> SupportOrder:
        """The order of the unit at `place` to support the one at `target` into `dest`.

        Raises `KeyError` if it can't (R2, R3). Readers of many orders catch it once for all.
        """
        if dest == HOLD:
            beneficiary = self.reach[place][target]
            if self.owner[beneficiary] is None:
                raise KeyError(target)
            return (place, beneficiary, beneficiary)
        into = self.reach[place][dest]
        beneficiary = self.number[target]
        if beneficiary == place or dest not in self.reach[beneficiary]:
            raise KeyError(target)
        return (place, beneficiary, into)

    def can_support(self, place: int, target: ProvinceId, dest: ProvinceId) -> bool:
        """Whether the unit at `place` may support the one at `target` into `dest`."""
        try:
            self.support(place, target, dest)
        except KeyError:
            return False
        return True


def _faulty_units(board: CompiledBoard, units: Sequence[UnitTuple]) -> CaseError:
    faults = []
    seen: set[ProvinceId] = set()
    for index, (_, kind, at) in enumerate(units):
        if at not in board.number:
            faults.append(Fault(f"units[{index}].at", f"there is no province {at!r}"))
        if kind not in UNIT_TYPES:
            faults.append(Fault(f"units[{index}].type", f"{kind!r} is neither 'army' nor 'fleet'"))
        if at in seen:
            faults.append(Fault(f"units[{index}].at", f"another unit stands at {at!r} already"))
        seen.add(at)
    return CaseError("the units are faulty", tuple(faults), "give each unit a type and a province of its own")
