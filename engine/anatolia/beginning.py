"""How a game begins: the seed, the years, and a test's or simulation's `setup`, checked (`bot-api: create`)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, cast

from engine.anatolia.board import Board, Power, ProvinceId, Unit, code_unit_key
from engine.anatolia.chronicle import Phase
from engine.anatolia.position_check import owner_faults, unit_faults
from engine.anatolia.promises import Season
from engine.errors import Fault, SetupError

DEFAULT_YEARS = 12
SEASONS: tuple[Season, ...] = ("Spring", "Autumn")
OPENING_PHASES: tuple[Phase, ...] = ("negotiate-propose", "negotiate-answer", "orders", "retreats", "builds")
REMEDY = "correct the setup; units, owners, phase, year and season may be left out"
_SEED_MASK = 0xFFFFFFFF


@dataclass(frozen=True, slots=True)
class Beginning:
    """How a game begins: units in code-unit order of their provinces, each centre with an owner or None."""

    seed: int
    max_years: int
    units: tuple[Unit, ...]
    owners: Mapping[ProvinceId, Power | None]
    phase: Phase
    year: int
    season: Season


def begin(board: Board, seed: int = 0, max_years: int = DEFAULT_YEARS, setup: object = None) -> Beginning:
    """The beginning that these describe: the board's own start where `setup` says nothing.

    The seed is taken as unsigned 32-bit (``seed >>> 0``). Centres that a given ``owners`` leaves out are nobody's.
    Raises `SetupError` with every fault and its place.
    """
    faults = [*_number_faults(seed, max_years)]
    faults += _setup_faults(board, setup, max_years if not faults else None)
    if faults:
        raise SetupError("the game cannot begin", tuple(faults), REMEDY)
    given = _plain(cast("Mapping[str, Any]", setup or {}))
    units = board.start
    if given["units"] is not None:
        units = tuple(Unit(unit["power"], unit["type"], unit["at"]) for unit in given["units"])
    owners: Mapping[str, str | None] = given["owners"] or {}
    if given["owners"] is None:
        owners = {place: board.by_id[place].home for place in board.centres}
    return Beginning(
        seed=seed & _SEED_MASK,
        max_years=max_years,
        units=tuple(sorted(units, key=lambda unit: code_unit_key(unit.at))),
        owners=MappingProxyType({place: owners.get(place) for place in board.centres}),
        phase=given.get("phase", "negotiate-propose"),
        year=given.get("year", 1),
        season=given.get("season", "Autumn" if given.get("phase") == "builds" else "Spring"),
    )


def _plain(setup: Mapping[str, Any]) -> dict[str, Any]:
    """A checked setup as plain JSON of its own: enumerations and the like become their values."""
    keys = ("power", "type", "at")
    units, owners = setup.get("units"), setup.get("owners")
    parts = {
        **{key: setup[key] for key in ("phase", "year", "season") if key in setup},
        "units": None if units is None else [{key: unit[key] for key in keys} for unit in units],
        "owners": None if owners is None else dict(owners),
    }
    return cast("dict[str, Any]", json.loads(json.dumps(parts)))


def _number_faults(seed: object, max_years: object) -> Iterator[Fault]:
    if not isinstance(seed, int) or isinstance(seed, bool):
        yield Fault("seed", "a whole number is wanted")
    if not _is_positive(max_years):
        yield Fault("maxYears", "a whole number of at least 1 is wanted")


def _is_positive(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 1


def _setup_faults(board: Board, setup: object, max_years: int | None) -> Iterator[Fault]:
    if setup is None:
        return
    if not isinstance(setup, Mapping):
        yield Fault("setup", "an object is wanted")
        return
    if setup.get("units") is not None:
        yield from unit_faults(board, setup["units"], "setup.units")
    if setup.get("owners") is not None:
        yield from owner_faults(board, setup["owners"], "setup.owners")
    yield from _time_faults(setup, max_years)


def _time_faults(setup: Mapping[str, Any], max_years: int | None) -> Iterator[Fault]:
    phase, year, season = setup.get("phase"), setup.get("year", 1), setup.get("season", "Spring")
    if "phase" in setup and phase not in OPENING_PHASES:
        yield Fault("setup.phase", f"{phase!r} is none of {', '.join(OPENING_PHASES)}")
    if not _is_positive(year):
        yield Fault("setup.year", "a whole number of at least 1 is wanted")
    elif max_years is not None and year > max_years:
        yield Fault("setup.year", f"year {year} lies past the last one, {max_years}")
    if season not in SEASONS:
        yield Fault("setup.season", f"{season!r} is neither 'Spring' nor 'Autumn'")
    elif phase == "builds" and setup.get("season") == "Spring":
        yield Fault("setup.season", "builds come after Autumn only")
    elif phase == "builds" and max_years is not None and year == max_years:
        yield Fault("setup.phase", f"year {max_years} is the last: nothing is built after its scoring")
