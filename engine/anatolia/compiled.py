"""A board and a position in numbers: what the resolver works on.

Provinces are numbered in code-unit order, so "in code-unit order" is "ascending" from here on. A *place* is such a
number; at most one unit stands in a place, so a place names its unit too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.anatolia.board import UNIT_TYPES, Board, Power, ProvinceId, UnitType
from engine.errors import CaseError, Fault

NOBODY = -1
"""No unit, no power, no place."""

Reach = Mapping[ProvinceId, int]
"""Where a unit may move: destination id to its number, in code-unit order."""

_NOWHERE: Reach = {}


class CompiledBoard:
    """The tables of one board; made once a board by `Board.compiled`.

    ``ids[place]`` and ``number[id]`` translate; ``reach[unit type][place]`` is where such a unit may move from there.
    """

    __slots__ = ("ids", "nobody", "nowhere", "number", "reach")

    def __init__(self, board: Board) -> None:
        self.ids: tuple[ProvinceId, ...] = tuple(board.adjacency)
        self.number: dict[ProvinceId, int] = {name: place for place, name in enumerate(self.ids)}
        self.reach: dict[UnitType, tuple[Reach, ...]] = {
            kind: tuple({dest: self.number[dest] for dest in board.moves[kind][name]} for name in self.ids)
            for kind in UNIT_TYPES
        }
        self.nobody = [NOBODY] * len(self.ids)
        self.nowhere = [_NOWHERE] * len(self.ids)


class Field:
    """The units of one position by place.

    ``owner[place]`` is a number of ``powers``, or `NOBODY` where no unit stands; ``kinds[place]`` and ``reach[place]``
    belong to the unit there; ``places`` are the occupied ones, ascending.
    """

    __slots__ = ("board", "kinds", "owner", "places", "power_number", "powers", "reach")

    def __init__(self, board: CompiledBoard, units: Iterable[tuple[Power, UnitType, ProvinceId]]) -> None:
        """Raises `CaseError` where a unit is of no type or place, or is the second in its province."""
        self.board = board
        self.owner = owner = board.nobody[:]
        self.reach = reach = board.nowhere[:]
        self.kinds: dict[int, UnitType] = {}
        self.power_number: dict[Power, int] = {}
        numbers = self.power_number
        for power, kind, at in units:
            place = board.number.get(at, NOBODY)
            if place == NOBODY or kind not in board.reach or place in self.kinds:
                raise _faulty_unit(power, kind, at, place)
            self.kinds[place] = kind
            reach[place] = board.reach[kind][place]
            owner[place] = numbers.setdefault(power, len(numbers))
        self.places = sorted(self.kinds)
        self.powers: list[Power] = list(numbers)

    def support(self, place: int, target: ProvinceId, dest: ProvinceId | None) -> tuple[int, int] | str:
        """The supported unit's place and where it is supported *into* (its own place for a hold, `dest` None).

        A string says why the unit at `place` can't issue that support (R2, R3): ``empty`` (no unit at `target`),
        ``itself``, ``beneficiary`` (it can't make that move), ``reach`` (the supporter can't move there).
        """
        beneficiary = self.board.number.get(target, NOBODY)
        if beneficiary not in self.kinds:
            return "empty"
        if beneficiary == place:
            return "itself"
        if dest is None:
            return (beneficiary, beneficiary) if target in self.reach[place] else "reach"
        into = self.reach[beneficiary].get(dest)
        if into is None:
            return "beneficiary"
        return (beneficiary, into) if dest in self.reach[place] else "reach"


def _faulty_unit(power: Power, kind: object, at: object, place: int) -> CaseError:
    if place == NOBODY:
        fault = Fault(f"{power}'s unit at {at!r}", "there is no such province")
    elif kind not in UNIT_TYPES:
        fault = Fault(f"{power}'s unit at {at!r}", f"{kind!r} is neither 'army' nor 'fleet'")
    else:
        fault = Fault(f"{power}'s {kind} at {at!r}", "another unit stands there already")
    return CaseError("the units are faulty", (fault,), "give each unit a type and a province of its own")
