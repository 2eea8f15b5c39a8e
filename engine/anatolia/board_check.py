"""Every fault of a board file, each with its place, in one run (`contract: board check`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine import hexgrid
from engine.anatolia.board import IMPASSABLE, OFF_MAP, UNIT_TYPES, cells_of, code_unit_key, is_coastal, touching
from engine.anatolia.orders import HOLD
from engine.errors import Fault


def faults_of(data: Mapping[str, Any]) -> list[Fault]:
    """All faults, empty for a board that can be played: those of shape, then the others in the order of the file."""
    shape = list(_shape_faults(data))
    if not shape:
        return _rule_faults(data)
    provinces = data.get("provinces")
    if not isinstance(provinces, list):
        return shape
    rest = _rule_faults(_sound_part(data, provinces))
    return [*shape, *(fault for fault in rest if not any(_lies_in(fault.where, known.where) for known in shape))]


def _lies_in(where: str, place: str) -> bool:
    return where == place or where.startswith((f"{place}.", f"{place}["))


def _rule_faults(data: Mapping[str, Any]) -> list[Fault]:
    """The faults of a board whose shape is sound."""
    faults = [*_province_faults(data)]
    if data.get("rows"):
        faults += _hex_faults(data)
    else:
        faults += _link_faults(data, "adjacency")
    return [*faults, *_link_faults(data, "fleetAdjacency"), *_inland_fleet_faults(data), *_start_faults(data)]


def _sound_part(data: Mapping[str, Any], provinces: list[Any]) -> dict[str, Any]:
    """The board with what is ill-shaped made harmless, so that the rest of it can be checked in the same run.

    Places keep their numbers. A province of no known type counts as a sea, in which nothing is then said to stand
    wrongly; without a sound map nothing is said of terrain at all.
    """
    rows = None if list(_rows_faults(data.get("rows"))) else data.get("rows")
    links = data.get("adjacency") if _is_link_map(data.get("adjacency")) else None
    fleets = data.get("fleetAdjacency") if _is_link_map(data.get("fleetAdjacency")) else None
    powers, start = data.get("powers"), data.get("start")
    entries = [_sound_entry(index, entry) for index, entry in enumerate(provinces)]
    unsure = {entry["id"] for entry, given in zip(entries, provinces, strict=True) if entry["type"] != _type_of(given)}
    mapped = (rows or links is not None) and isinstance(start, Mapping)
    return {
        "provinces": entries,
        "rows": rows,
        "adjacency": links or {},
        "fleetAdjacency": fleets,
        "powers": [name for name in powers if is_name(name)] if isinstance(powers, list) else None,
        "start": {power: _sound_units(units, unsure) for power, units in start.items()} if mapped and start else None,
    }


def _type_of(entry: object) -> object:
    return entry.get("type") if isinstance(entry, Mapping) else None


def _sound_entry(index: int, entry: object) -> dict[str, Any]:
    given = entry if isinstance(entry, Mapping) else {}
    home = given.get("home")
    return {
        "id": given["id"] if is_name(given.get("id")) else f"{_NO_ID}{index}",
        "type": given.get("type") if given.get("type") in ("land", "sea") else "sea",
        "sc": given.get("sc") if isinstance(given.get("sc", False), bool) else True,
        "coastal": given.get("coastal") if isinstance(given.get("coastal"), bool) else None,
        "home": home if is_name(home) else None,
    }


def _sound_units(units: object, unsure: set[str]) -> list[dict[str, Any]]:
    """The units of a power, by their numbers; one that is ill-shaped stands nowhere."""
    sound: list[dict[str, Any]] = []
    for unit in units if isinstance(units, list) else []:
        if not isinstance(unit, Mapping) or not isinstance(unit.get("at"), str):
            sound.append({"type": "army", "at": _NO_ID})
        elif unit["at"] in unsure and unit.get("type") == "army":
            sound.append({"type": "fleet", "at": unit["at"]})
        else:
            sound.append({"type": unit.get("type"), "at": unit["at"]})
    return sound


_NO_ID = "\0"
"""What no id begins with that anybody writes."""


def _shape_faults(data: Mapping[str, Any]) -> Iterator[Fault]:
    """What must hold before anything else can be looked at."""
    provinces = data.get("provinces")
    if not isinstance(provinces, list) or not provinces:
        yield Fault("provinces", "a board lists its provinces")
    else:
        for index, entry in enumerate(provinces):
            yield from _entry_shape_faults(f"provinces[{index}]", entry)
    yield from _rows_faults(data.get("rows"))
    if not data.get("rows") and not _is_link_map(data.get("adjacency")):
        yield Fault("adjacency", "a board has 'rows' of hexes or an 'adjacency' of id lists")
    if data.get("fleetAdjacency") is not None and not _is_link_map(data["fleetAdjacency"]):
        yield Fault("fleetAdjacency", "lists of province ids by province id are wanted")
    powers = data.get("powers")
    if powers is not None and (not isinstance(powers, list) or not all(map(is_name, powers))):
        yield Fault("powers", "a list of names is wanted")
    if not is_name(data.get("name", "board")):
        yield Fault("name", "a name is a string")
    size = data.get("hexSize", 16)
    if isinstance(size, bool) or not isinstance(size, int | float) or not 0 < size < 10_000:
        yield Fault("hexSize", "a positive number is wanted")
    yield from _start_shape_faults(data.get("start"))


def _entry_shape_faults(where: str, entry: object) -> Iterator[Fault]:
    if not isinstance(entry, Mapping) or not is_name(entry.get("id")):
        yield Fault(where, "a province is an object with a string 'id'")
        return
    if entry.get("type") not in ("land", "sea"):
        yield Fault(f"{where}.type", f"{entry.get('type')!r} is neither 'land' nor 'sea'")
    if "name" in entry and not is_name(entry["name"]):
        yield Fault(f"{where}.name", "a name is a string")
    if entry.get("home") is not None and not is_name(entry["home"]):
        yield Fault(f"{where}.home", "a home is a power's name or null")
    for key in ("sc", "coastal"):
        if not isinstance(entry.get(key, False), bool):
            yield Fault(f"{where}.{key}", f"{key} is true or false")


def is_name(value: object) -> bool:
    """A string with something in it that can be written to a file (no half of a surrogate pair)."""
    return isinstance(value, str) and bool(value) and not any("\ud800" <= char <= "\udfff" for char in value)


def _rows_faults(rows: object) -> Iterator[Fault]:
    if rows is not None and (not isinstance(rows, list) or not all(isinstance(row, str) for row in rows)):
        yield Fault("rows", "rows are strings, one character a hex")


def _is_link_map(value: object) -> bool:
    return isinstance(value, Mapping) and all(
        isinstance(near, list) and all(isinstance(place, str) for place in near) for near in value.values()
    )


def _start_shape_faults(start: object) -> Iterator[Fault]:
    if start is None:
        return
    if not isinstance(start, Mapping):
        yield Fault("start", "start units are lists by power")
        return
    for power, units in start.items():
        if not is_name(power):
            yield Fault(f"start.{power}", f"{power!r} is no power's name")
        if not isinstance(units, list):
            yield Fault(f"start.{power}", "a list of units is wanted")
            continue
        for index, unit in enumerate(units):
            if not isinstance(unit, Mapping) or not isinstance(unit.get("at"), str):
                yield Fault(f"start.{power}[{index}]", "a unit is an object with 'type' and 'at'")


def _province_faults(data: Mapping[str, Any]) -> Iterator[Fault]:
    powers: list[str] = data.get("powers") or []
    for index, power in enumerate(powers):
        if power in powers[:index]:
            yield Fault(f"powers[{index}]", f"{power} is listed twice")
    first: dict[str, int] = {}
    for index, entry in enumerate(data["provinces"]):
        where = f"provinces[{index}]"
        if entry["id"] in first:
            yield Fault(f"{where}.id", f"the id {entry['id']!r} stands at provinces[{first[entry['id']]}] already")
        first.setdefault(entry["id"], index)
        if entry["id"] == HOLD:
            yield Fault(f"{where}.id", "'hold' is no id: as the destination of a support it means to hold")
        home = entry.get("home")
        if home is not None and powers and home not in powers:
            yield Fault(f"{where}.home", f"there is no power {home!r}; powers: {', '.join(powers)}")
        if home is not None and not entry.get("sc"):
            yield Fault(f"{where}.home", "a home must be a supply centre")


def _hex_faults(data: Mapping[str, Any]) -> Iterator[Fault]:
    known = {entry["id"] for entry in data["provinces"]}
    for index, entry in enumerate(data["provinces"]):
        if len(code_unit_key(entry["id"])) != 2 or entry["id"] in (OFF_MAP, IMPASSABLE):
            yield Fault(
                f"provinces[{index}].id", f"on a hexed board an id is one character, not {entry['id']!r} (nor ' ', '~')"
            )
    cells = cells_of(data["rows"])
    for place, region in cells.items():
        col, row = region[0]
        if place not in known:
            yield Fault(f"rows[{row}][{col}]", f"no province has the id {place!r}")
        parts = hexgrid.components(region)
        if len(parts) > 1:
            col, row = min(parts[1], key=lambda cell: (cell[1], cell[0]))
            yield Fault(f"rows[{row}][{col}]", f"province {place!r} has {len(parts)} separate regions; one is wanted")
    for index, entry in enumerate(data["provinces"]):
        if entry["id"] not in cells:
            yield Fault(f"provinces[{index}].id", f"province {entry['id']!r} has no hex in 'rows'")


def _link_faults(data: Mapping[str, Any], key: str) -> Iterator[Fault]:
    links = data.get(key)
    if links is None:
        return
    known = {entry["id"] for entry in data["provinces"]}
    for place, near in links.items():
        if place not in known:
            yield Fault(f"{key}.{place}", "there is no such province")
            continue
        for index, other in enumerate(near):
            if other not in known:
                yield Fault(f"{key}.{place}[{index}]", f"there is no province {other!r}")
            elif other == place:
                yield Fault(f"{key}.{place}[{index}]", "a province is not its own neighbour")
            elif place not in links.get(other, ()):
                yield Fault(f"{key}.{place}[{index}]", f"{other} does not list {place} in turn")


def _inland_fleet_faults(data: Mapping[str, Any]) -> Iterator[Fault]:
    """Fleet moves from or to a province in which no fleet may stand."""
    inland = {entry["id"] for entry in data["provinces"] if entry["type"] == "land"} - _coasts(data)
    for place, near in (data.get("fleetAdjacency") or {}).items():
        if place in inland and near:
            yield Fault(f"fleetAdjacency.{place}", f"{place} is not coastal: no fleet can be there")


def _coasts(data: Mapping[str, Any]) -> set[str]:
    near = touching(data)
    types = {entry["id"]: entry["type"] for entry in data["provinces"]}
    return {entry["id"] for entry in data["provinces"] if is_coastal(data, entry, types, near.get(entry["id"], ()))}


def _start_faults(data: Mapping[str, Any]) -> Iterator[Fault]:
    types = {entry["id"]: entry["type"] for entry in data["provinces"]}
    coasts = _coasts(data)
    powers = data.get("powers")
    taken: dict[str, str] = {}
    for power, units in (data.get("start") or {}).items():
        if powers and power not in powers:
            yield Fault(f"start.{power}", f"there is no power {power!r}; powers: {', '.join(powers)}")
        for index, unit in enumerate(units):
            where, at, kind = f"start.{power}[{index}]", unit["at"], unit.get("type")
            if kind not in UNIT_TYPES:
                yield Fault(f"{where}.type", f"{kind!r} is neither 'army' nor 'fleet'")
            if at not in types:
                yield Fault(f"{where}.at", f"there is no province {at!r}")
                continue
            if at in taken:
                yield Fault(f"{where}.at", f"province {at!r} has a start unit already ({taken[at]})")
            taken.setdefault(at, where)
            if kind == "army" and types[at] == "sea":
                yield Fault(f"{where}.type", f"an army can't stand at sea ({at})")
            if kind == "fleet" and types[at] == "land" and at not in coasts:
                yield Fault(f"{where}.type", f"a fleet can't stand inland ({at})")
