"""A board and a position in numbers: what the resolver works on.

Provinces are numbered in code-unit order, so "in code-unit order" is "ascending" from here on. A *place* is such a
number; at most one unit stands in a place, so a place names its unit too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.anatolia.board import UNIT_TYPES, Board, Power, ProvinceId, UnitType
from engine.errors import CaseError, Fault

NOBODY = -1
"""No unit, no power, no place."""

Reach = Mapping[ProvinceId, int]
"""Where a unit may move: destination id to its number, in code-unit order."""

HOLD = "hold"
"""The destination of a support that supports its unit where it stands (`bot-api: Order`)."""

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

    def __init__(self, board: CompiledBoard, units: Sequence[tuple[Power, UnitType, ProvinceId]]) -> None:
        """Raises `CaseError` where a unit is of no type or place, or is the second in its province."""
        self.board = board
        self.owner = owner = board.nobody[:]
        self.reach = reach = board.nowhere[:]
        self.kinds: dict[int, UnitType] = {}
        self.power_number: dict[Power, int] = {}
        number, tables, kinds, power_number = board.number, board.reach, self.kinds, self.power_number
        try:
            for power, kind, at in units:
                place = number[at]
                reach[place] = tables[kind][place]
                kinds[place] = kind
                if power not in power_number:
                    power_number[power] = len(power_number)
                owner[place] = power_number[power]
        except KeyError:
            raise _faulty_units(board, units) from None
        if len(kinds) != len(units):
            raise _faulty_units(board, units)
        self.places = sorted(kinds)
        self.powers: list[Power] = list(power_number)

    def support(self, place: int, target: ProvinceId, dest: ProvinceId) -> tuple[int, int, int] | str:
        """The support order as (supporter, beneficiary, into), `into` being the beneficiary's place for ``"hold"``.

        A string says why the unit at `place` can't issue it (R2, R3): ``empty`` (no unit at `target`), ``itself``,
        ``beneficiary`` (it can't make that move), ``reach`` (the supporter can't move there).
        """
        beneficiary = self.board.number.get(target, NOBODY)
        if beneficiary not in self.kinds:
            return "empty"
        if beneficiary == place:
            return "itself"
        if dest == HOLD:
            return (place, beneficiary, beneficiary) if target in self.reach[place] else "reach"
        into = self.reach[beneficiary].get(dest, NOBODY)
        if into == NOBODY:
            return "beneficiary"
        return (place, beneficiary, into) if dest in self.reach[place] else "reach"


def _faulty_units(board: CompiledBoard, units: Sequence[tuple[Power, UnitType, ProvinceId]]) -> CaseError:
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
