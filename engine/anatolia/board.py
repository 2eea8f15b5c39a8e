"""The board: provinces, adjacency, coasts, homes; loading one from a file and naming every fault of a bad one.

A board is either *hexed* (``rows`` of province ids over an odd-r grid; adjacency, coasts and centres are computed) or
a *graph* (``adjacency`` given). Either may list ``fleetAdjacency`` in place of the shared-sea rule. See `bot-api:
Movement`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from engine import hexgrid
from engine.errors import BoardError, Fault, FileError
from engine.files import read_json
from engine.resources import ASSETS

if TYPE_CHECKING:
    from engine.anatolia.compiled import CompiledBoard

ProvinceId: TypeAlias = str
Power: TypeAlias = str
UnitType: TypeAlias = Literal["army", "fleet"]

UNIT_TYPES: tuple[UnitType, ...] = ("army", "fleet")
OFF_MAP = " "
IMPASSABLE = "~"
BOARD_FOLDER = ASSETS / "boards"
SHIPPED = "anatolia"
REMEDY = "correct the board file; 'concord board check FILE' lists every fault"


def code_unit_key(text: str) -> bytes:
    """Sort key for code-unit order, the order of JavaScript strings (UTF-16, big end first)."""
    return text.encode("utf-16-be", "surrogatepass")


def code_unit_sorted(texts: Iterable[str]) -> list[str]:
    """The texts in code-unit order."""
    return sorted(texts, key=code_unit_key)


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit on the board, or one that was dislodged from `at`."""

    power: Power
    type: UnitType
    at: ProvinceId

    def to_json(self) -> dict[str, Any]:
        """``{power, type, at}`` (`bot-api: State schema`)."""
        return {"power": self.power, "type": self.type, "at": self.at}


@dataclass(frozen=True, slots=True)
class Province:
    """A province; `hexes` is empty and `centre` is None on a graph board, pixels of engine map space otherwise."""

    id: ProvinceId
    name: str
    type: Literal["land", "sea"]
    coastal: bool
    sc: bool
    home: Power | None
    hexes: tuple[hexgrid.Cell, ...] = ()
    centre: hexgrid.Point | None = None

    def to_json(self) -> dict[str, Any]:
        """The province as the map lists it; a graph board's centre is ``[0, 0]``."""
        return {
            "id": self.id,
            "name": self.name,
            "type": self.type,
            "coastal": self.coastal,
            "sc": self.sc,
            "home": self.home,
            "hexes": [list(cell) for cell in self.hexes],
            "centre": [_shortest(value) for value in self.centre or (0, 0)],
        }


def _shortest(value: float) -> float:
    """Whole numbers as such: JSON says 16, not 16.0, whatever program writes it (`contract: canonical JSON`)."""
    return int(value) if value == int(value) else value


@dataclass(frozen=True, eq=False)
class Board:
    """An immutable board. Provinces stand in code-unit order of their ids; powers in the order of the file.

    `moves[type][id]` are the provinces a unit of that type at `id` may move to, in code-unit order.
    """

    name: str
    powers: tuple[Power, ...]
    provinces: tuple[Province, ...]
    adjacency: Mapping[ProvinceId, tuple[ProvinceId, ...]]
    start: tuple[Unit, ...]
    rows: tuple[str, ...] = ()
    hex_size: float = 16.0
    fleet_adjacency: Mapping[ProvinceId, tuple[ProvinceId, ...]] | None = None
    source: Mapping[str, Any] = field(default_factory=dict, repr=False)
    by_id: Mapping[ProvinceId, Province] = field(init=False, repr=False)
    moves: Mapping[UnitType, Mapping[ProvinceId, tuple[ProvinceId, ...]]] = field(init=False, repr=False)
    centres: tuple[ProvinceId, ...] = field(init=False)
    homes: Mapping[Power, tuple[ProvinceId, ...]] = field(init=False)

    def __post_init__(self) -> None:
        by_id = {province.id: province for province in self.provinces}
        centres = tuple(province.id for province in self.provinces if province.sc)
        homes = {power: tuple(p.id for p in self.provinces if p.sc and p.home == power) for power in self.powers}
        derived = {
            "by_id": MappingProxyType(by_id),
            "moves": MappingProxyType({kind: MappingProxyType(self._reach(kind, by_id)) for kind in UNIT_TYPES}),
            "centres": centres,
            "homes": MappingProxyType(homes),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    @property
    def hexed(self) -> bool:
        """Whether the board has a hex map (a graph board is drawn by a layout)."""
        return bool(self.rows)

    @cached_property
    def compiled(self) -> CompiledBoard:
        """The board in numbers, for whatever must be fast; made once."""
        from engine.anatolia.compiled import CompiledBoard

        return CompiledBoard(self)

    @property
    def centres_to_win(self) -> int:
        """``floor(n / 2) + 1`` of the n supply centres."""
        return len(self.centres) // 2 + 1

    def can_move(self, kind: UnitType, at: ProvinceId, dest: ProvinceId) -> bool:
        """Terrain and adjacency alone: may a unit of this type at `at` move to `dest`?"""
        return dest in self.moves[kind].get(at, ())

    def may_stand(self, kind: UnitType, at: ProvinceId) -> bool:
        """Armies stand on land; fleets on seas and coastal land."""
        province = self.by_id.get(at)
        if province is None:
            return False
        return province.type == "land" if kind == "army" else province.type == "sea" or province.coastal

    def power_index(self, power: Power) -> int:
        """The map power index that seeds a seat's random stream."""
        return self.powers.index(power)

    def map_json(self) -> dict[str, Any]:
        """``map`` of the state schema: fresh, detached JSON."""
        return {
            "provinces": [province.to_json() for province in self.provinces],
            "adjacency": {place: list(near) for place, near in self.adjacency.items()},
        }

    def _reach(self, kind: UnitType, by_id: Mapping[ProvinceId, Province]) -> dict[ProvinceId, tuple[ProvinceId, ...]]:
        if kind == "fleet" and self.fleet_adjacency is not None:
            return {place: tuple(self.fleet_adjacency.get(place, ())) for place in by_id}
        seas = {place: {near for near in self.adjacency.get(place, ()) if by_id[near].type == "sea"} for place in by_id}
        step = _army_step if kind == "army" else _fleet_step
        return {
            place: tuple(
                dest
                for dest in self.adjacency.get(place, ())
                if step(by_id[place], by_id[dest], bool(seas[place] & seas[dest]))
            )
            for place in by_id
        }


def _army_step(here: Province, there: Province, share_a_sea: bool) -> bool:
    return here.type == there.type == "land"


def _fleet_step(here: Province, there: Province, share_a_sea: bool) -> bool:
    """Seas and coastal land; from coast to coast only where both touch one sea (`bot-api: Movement`)."""
    if here.type == there.type == "land":
        return here.coastal and there.coastal and share_a_sea
    return here.type == there.type or here.coastal or there.coastal


def load_board(source: str | Path | Mapping[str, Any] | None = None) -> Board:
    """A board by shipped name (None = Anatolia), file path, or parsed JSON.

    Raises `BoardError` with every fault in it, or `FileError` when there is no such board.
    """
    if source is None:
        return shipped_board()
    if isinstance(source, Mapping):
        return build_board(source)
    if isinstance(source, str) and source in shipped_names():
        return shipped_board(source)
    path = Path(source)
    if not os.path.exists(path):  # unlike `Path.exists`, false for a name that the system takes for none
        names = ", ".join(shipped_names())
        raise FileError("there is no such board", str(source), f"name a board file or one of: {names}")
    data = read_json(path)
    if not isinstance(data, Mapping):
        raise BoardError("the board is faulty", (Fault(str(path), "a board is a JSON object"),), REMEDY)
    return build_board(data)


def shipped_names() -> tuple[str, ...]:
    """The boards that come with the program, by name."""
    return tuple(sorted(path.stem for path in BOARD_FOLDER.glob("*.json")))


def shipped_board(name: str = SHIPPED) -> Board:
    """A board that comes with the program; one object a process."""
    return _shipped(name)


@cache
def _shipped(name: str) -> Board:
    return build_board(json.loads((BOARD_FOLDER / f"{name}.json").read_text(encoding="utf-8")))


def build_board(data: Mapping[str, Any]) -> Board:
    """The board that this JSON describes. Raises `BoardError` naming every fault and its place.

    A board without a list of ``powers`` has those that its homes and start units name, in code-unit order.
    """
    from engine.anatolia.board_check import faults_of

    faults = faults_of(data)
    if faults:
        raise BoardError("the board is faulty", tuple(faults), REMEDY)
    return _assemble(data)


def cells_of(rows: Iterable[str]) -> dict[str, list[hexgrid.Cell]]:
    """The cells of each character of a hexed board, row by row, off-map and impassable left out."""
    cells: dict[str, list[hexgrid.Cell]] = {}
    for row, line in enumerate(rows):
        for col, char in enumerate(line):
            if char not in (OFF_MAP, IMPASSABLE):
                cells.setdefault(char, []).append((col, row))
    return cells


def hexed_adjacency(cells: Mapping[str, Iterable[hexgrid.Cell]]) -> dict[str, set[str]]:
    """Which provinces touch, from hex neighbours."""
    owner = {cell: place for place, region in cells.items() for cell in region}
    near: dict[str, set[str]] = {place: set() for place in cells}
    for cell, place in owner.items():
        near[place].update(owner[n] for n in hexgrid.neighbours(*cell) if owner.get(n, place) != place)
    return near


def _assemble(data: Mapping[str, Any]) -> Board:
    rows = tuple(data.get("rows") or ())
    entries = {entry["id"]: entry for entry in data["provinces"]}
    cells = cells_of(rows)
    near = touching(data)
    adjacency = {place: tuple(code_unit_sorted(near[place])) for place in code_unit_sorted(entries)}
    types = {place: entry["type"] for place, entry in entries.items()}
    provinces = tuple(
        _province(data, entries[place], types, adjacency[place], cells.get(place, [])) for place in adjacency
    )
    powers = tuple(data.get("powers") or _powers_named(data))
    fleets = data.get("fleetAdjacency")
    start = data.get("start") or {}
    return Board(
        name=data.get("name", "board"),
        powers=powers,
        provinces=provinces,
        adjacency=MappingProxyType(adjacency),
        start=tuple(Unit(power, unit["type"], unit["at"]) for power in powers for unit in start.get(power, ())),
        rows=rows,
        hex_size=float(data.get("hexSize", 16)),
        fleet_adjacency=None
        if fleets is None
        else MappingProxyType({place: tuple(code_unit_sorted(set(fleets.get(place, ())))) for place in adjacency}),
        source=MappingProxyType(dict(data)),
    )


def touching(data: Mapping[str, Any]) -> Mapping[str, set[str]]:
    """Which provinces touch, by id: computed from the hexes, or as the graph lists them."""
    if data.get("rows"):
        return hexed_adjacency(cells_of(data["rows"]))
    return {entry["id"]: set(data["adjacency"].get(entry["id"], ())) for entry in data["provinces"]}


def is_coastal(
    data: Mapping[str, Any], entry: Mapping[str, Any], types: Mapping[str, str], near: Iterable[str]
) -> bool:
    """Is this province coastal? Land that touches a sea; a graph may say otherwise, or imply it by listing fleet
    moves.
    """
    if entry["type"] == "sea":
        return False
    touches = any(types.get(other) == "sea" for other in near)
    if data.get("rows"):
        return touches
    stated = entry.get("coastal")
    return bool(touches or (data.get("fleetAdjacency") or {}).get(entry["id"])) if stated is None else stated


def _powers_named(data: Mapping[str, Any]) -> list[Power]:
    homes = {entry.get("home") for entry in data["provinces"]} - {None}
    return code_unit_sorted(homes | set(data.get("start") or {}))


def _province(
    data: Mapping[str, Any],
    entry: Mapping[str, Any],
    types: Mapping[str, str],
    near: Iterable[str],
    cells: list[hexgrid.Cell],
) -> Province:
    centre = None
    if cells:
        points = [hexgrid.pixel(col, row, float(data.get("hexSize", 16))) for col, row in cells]
        centre = (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
    return Province(
        id=entry["id"],
        name=entry.get("name") or entry["id"],
        type=entry["type"],
        coastal=is_coastal(data, entry, types, near),
        sc=bool(entry.get("sc")),
        home=entry.get("home"),
        hexes=tuple(cells),
        centre=centre,
    )
