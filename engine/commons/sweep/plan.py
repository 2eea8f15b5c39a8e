"""The spec of a sweep, a TOML, and what it comes to: cells, each a setting of the parameters, and seeds for each."""

from __future__ import annotations

import copy
import hashlib
import itertools
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.commons.ensemble import fits
from engine.commons.metrics import NAMES
from engine.commons.scenario import ArenaPlan, arena_plan
from engine.commons.shipped import scenario_path
from engine.commons.streams import run_seeds
from engine.errors import SweepError
from engine.files import canonical_json, read_json, read_text

REMEDY = "correct the spec; 'concord schema sweep' describes the form"
MOST_RUNS = 10_000_000
TOGETHER = 50
"""Runs of one cell that one piece of work does at once on the array path."""
APART = 5
"""The same where each run is played player by player."""

_PART = re.compile(r"\.?([A-Za-z_][A-Za-z0-9_]*)|\[(\d+)\]")

Value: TypeAlias = int | float | str | bool


class Range(BaseModel):
    """So many values from one number to another, both included, equally far apart."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, populate_by_name=True)

    first: Annotated[float, Field(alias="from", allow_inf_nan=False)]
    last: Annotated[float, Field(alias="to", allow_inf_nan=False)]
    steps: Annotated[int, Field(ge=2, le=100_000)]

    def values(self) -> list[float]:
        """The values, rising or falling."""
        span = self.last - self.first
        return [self.first + span * number / (self.steps - 1) for number in range(self.steps)]


class SweepSpec(BaseModel):
    """What is to be swept. A parameter is a place in the scenario (``engine.r``, ``players[0].amount``)."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    scenario: Annotated[str, Field(min_length=1)]
    parameters: Annotated[dict[str, list[Value] | Range], Field(min_length=1)]
    seeds: Annotated[int, Field(ge=1, le=1_000_000)] | Annotated[list[int], Field(min_length=1)] = 10
    seed: Annotated[int, Field(ge=0, lt=2**32)] = 0
    turns: Annotated[int, Field(ge=1)] | None = None
    metric: str = "stock"
    processes: Annotated[int, Field(ge=1, le=256)] | None = None


@dataclass(frozen=True, slots=True)
class Cell:
    """One setting of the parameters: its number, counted from 0, and the value of each."""

    number: int
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """What one worker does at a time: some seeds of one cell. `first` is the number of its first run."""

    cell: Cell
    first: int
    seeds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SweepPlan:
    """A sweep that can be run. `base` is the folder from which agents' files are found."""

    spec: SweepSpec
    source: Mapping[str, Any]
    base: Path
    names: tuple[str, ...]
    cells: tuple[Cell, ...]
    seeds: tuple[int, ...]

    @property
    def runs(self) -> int:
        """How many runs there are in all."""
        return len(self.cells) * len(self.seeds)

    def scenario_of(self, cell: Cell) -> dict[str, Any]:
        """The scenario with the values of a cell in their places."""
        return with_values(self.source, self.names, cell.values, self.spec.turns)

    def pieces(self, together: int) -> Iterator[Piece]:
        """All the work, in order, so many runs to a piece."""
        for cell in self.cells:
            for start in range(0, len(self.seeds), together):
                yield Piece(cell, cell.number * len(self.seeds) + start, self.seeds[start : start + together])

    def together(self) -> int:
        """How many runs go into a piece."""
        cells = (self.cells[0], self.cells[-1])
        return TOGETHER if all(fits(self.plan_of(cell)) for cell in cells) else APART

    def plan_of(self, cell: Cell) -> ArenaPlan:
        """The plan of a cell's scenario. Raises `ScenarioError` where its values do not belong there."""
        return arena_plan(self.scenario_of(cell), f"of {described(self.names, cell)}")

    def identity(self) -> dict[str, Any]:
        """What must be equal for results to belong to it."""
        return {
            "scenario": dict(self.source),
            "turns": self.spec.turns,
            "parameters": {name: [cell.values[i] for cell in self.cells] for i, name in enumerate(self.names)},
            "seeds": list(self.seeds),
        }

    def fingerprint(self) -> str:
        """SHA-256 (hex) of the identity."""
        return hashlib.sha256(canonical_json(self.identity()).encode()).hexdigest()


def described(names: Sequence[str], cell: Cell) -> str:
    """A cell in words: ``engine.r = 0.3, turns = 20``."""
    return ", ".join(f"{name} = {value}" for name, value in zip(names, cell.values, strict=True))


def load_plan(path: Path) -> SweepPlan:
    """The plan of a TOML file. A scenario's path is relative to the file.

    Raises `SweepError`, `ScenarioError` or `FileError`; every cell's scenario was checked when this returns.
    """
    try:
        data = tomllib.loads(read_text(path))
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise SweepError(f"the spec is no TOML ({error})", str(path), REMEDY) from error
    return plan_of(data, path.absolute().parent, str(path))


def plan_of(data: Mapping[str, Any], folder: Path, where: str) -> SweepPlan:
    """The plan of a spec's values whose relative paths start at `folder`; `where` names it in errors."""
    spec = _spec(data, where)
    given = Path(spec.scenario)
    path = scenario_path(folder / given if (folder / given).exists() else given, "arena")
    source = read_json(path)
    names = tuple(spec.parameters)
    if spec.metric not in NAMES:
        raise SweepError(f"there is no metric {spec.metric!r}", f"{where}, metric", f"use one of {', '.join(NAMES)}")
    for name in names:
        _check_place(source, name, where)
    lists = [_values(spec.parameters[name], name, where) for name in names]
    cells = tuple(Cell(number, values) for number, values in enumerate(itertools.product(*lists)))
    seeds = _seeds(spec, where)
    if len(cells) * len(seeds) > MOST_RUNS:
        raise SweepError(f"{len(cells) * len(seeds)} runs are too many", where, f"ask for {MOST_RUNS} at most")
    plan = SweepPlan(spec, source, path.absolute().parent, names, cells, seeds)
    for cell in cells:
        plan.plan_of(cell)
    return plan


def _spec(data: Mapping[str, Any], where: str) -> SweepSpec:
    try:
        return SweepSpec.model_validate(data)
    except ValidationError as error:
        fault = error.errors()[0]
        place = ".".join(
            str(part) for part in fault["loc"] if not str(part).startswith(("list[", "Range", "constrained"))
        )
        unknown, missing = fault["type"] == "extra_forbidden", fault["type"] == "missing"
        what = "unknown key" if unknown else "this key is missing" if missing else fault["msg"].lower()
        raise SweepError(f"the spec is faulty ({what})", f"{where}, {place}", REMEDY) from error


def _values(given: list[Value] | Range, name: str, where: str) -> list[Value]:
    values: list[Value] = list(given.values()) if isinstance(given, Range) else given
    if not values or len(set(values)) < len(values):
        raise SweepError("a parameter needs values, each once", f"{where}, parameters.{name}", REMEDY)
    return values


def _seeds(spec: SweepSpec, where: str) -> tuple[int, ...]:
    if isinstance(spec.seeds, int):
        return tuple(run_seeds(spec.seed, spec.seeds))
    faulty = [seed for seed in spec.seeds if not 0 <= seed < 2**32]
    if faulty or len(set(spec.seeds)) < len(spec.seeds):
        raise SweepError("seeds are whole numbers from 0 to 4294967295, each once", f"{where}, seeds", REMEDY)
    return tuple(spec.seeds)


def _parts(name: str) -> list[str | int] | None:
    parts: list[str | int] = []
    at = 0
    while at < len(name):
        found = _PART.match(name, at)
        if found is None:
            return None
        parts.append(found[1] if found[1] is not None else int(found[2]))
        at = found.end()
    return parts or None


def _check_place(source: Any, name: str, where: str) -> None:
    """A place whose last key may be new; all before it has to be there."""
    parts = _parts(name)
    at: Any = source
    for part in (parts or [])[:-1]:
        fits_here = isinstance(at, list) and isinstance(part, int) and part < len(at)
        if not fits_here and not (isinstance(at, Mapping) and part in at):
            parts = None
            break
        at = at[part]
    if parts is None or not (isinstance(at, Mapping) if isinstance(parts[-1], str) else isinstance(at, list)):
        remedy = "name a place like engine.r or players[0].amount"
        raise SweepError(f"the scenario has no place {name!r}", f"{where}, parameters", remedy)


def with_values(
    source: Mapping[str, Any], names: Sequence[str], values: Sequence[Value], turns: int | None = None
) -> dict[str, Any]:
    """A copy of a scenario with these values in these places."""
    scenario = copy.deepcopy(dict(source))
    if turns is not None:
        scenario["turns"] = turns
    for name, value in zip(names, values, strict=True):
        parts = _parts(name)
        assert parts is not None
        at: Any = scenario
        for part in parts[:-1]:
            at = at[part]
        at[parts[-1]] = value
    return scenario
