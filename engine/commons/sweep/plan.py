"""The spec of a sweep, a TOML, and what it comes to: cells, each a setting of the parameters, and seeds for each."""

from __future__ import annotations

import hashlib
import itertools
import math
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from pydantic import ConfigDict, Discriminator, Field, Tag, ValidationError

from engine.commons.ensemble import fits
from engine.commons.metrics import NAMES
from engine.commons.places import REMEDY as PLACE
from engine.commons.places import is_place, with_values
from engine.commons.scenario import ArenaPlan, arena_plan, read_scenario
from engine.commons.seating import Seating
from engine.commons.shipped import scenario_path
from engine.commons.streams import run_seeds
from engine.errors import SweepError
from engine.files import canonical_json, read_text
from engine.forms import Form, Seed

REMEDY = "correct the spec; 'concord schema sweep' describes the form"
MOST_RUNS = 10_000_000
MOST_CELLS = 100_000
"""Each one's scenario is checked before anything runs."""
TOGETHER = 50
"""Runs of one cell that one piece of work does at once on the array path."""
APART = 5
"""The same where each run is played player by player."""

Number: TypeAlias = int | Annotated[float, Field(allow_inf_nan=False)]
Value: TypeAlias = int | float | str | bool


class Range(Form):
    """So many values from one number to another, both included, equally far apart."""

    model_config = ConfigDict(populate_by_name=True)

    first: Annotated[Number, Field(alias="from")]
    last: Annotated[Number, Field(alias="to")]
    steps: Annotated[int, Field(ge=2, le=MOST_CELLS)]

    def values(self) -> list[int] | list[float]:
        """The values, rising or falling; whole numbers where both ends are and the steps fit."""
        span = self.last - self.first
        if isinstance(self.first, int) and isinstance(span, int) and span % (self.steps - 1) == 0:
            return [self.first + span // (self.steps - 1) * number for number in range(self.steps)]
        return [self.first + span * number / (self.steps - 1) for number in range(self.steps)]


def _shape(given: Any) -> str:
    return "range" if isinstance(given, Mapping | Range) else "list" if isinstance(given, list) else "count"


# Told apart by their shape, so that a fault is told of the one that was meant.
Values: TypeAlias = Annotated[
    Annotated[list[Value], Tag("list")] | Annotated[Range, Tag("range")], Discriminator(_shape)
]
Seeds: TypeAlias = Annotated[
    Annotated[Annotated[int, Field(ge=1, le=1_000_000)], Tag("count")]
    | Annotated[Annotated[list[int], Field(min_length=1)], Tag("list")],
    Discriminator(_shape),
]
_DEPTHS = {"parameters": 2, "seeds": 1}
"""Where in the place of a fault its shape is named, which no spec holds."""


class SweepSpec(Form):
    """What is to be swept. A parameter is a place in the scenario (``engine.r``, ``players[0].amount``); `set` puts one
    value into a place for all runs.
    """

    scenario: Annotated[str, Field(min_length=1)]
    parameters: Annotated[dict[str, Values], Field(min_length=1)]
    fixed: dict[str, Value] = Field(default_factory=dict, alias="set")
    seeds: Seeds = 10
    seed: Seed = 0
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
        turns = () if self.spec.turns is None else (("turns", self.spec.turns),)
        return with_values(self.source, (*turns, *zip(self.names, cell.values, strict=True)))

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

    Raises `SweepError`, `ScenarioError`, `BotError` or `FileError`; every cell's scenario, and that its agents' files
    are there, was checked when this returns.
    """
    try:
        data = tomllib.loads(read_text(path))
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise SweepError(f"the spec is no TOML ({error})", str(path), REMEDY) from error
    return plan_of(data, path.absolute().parent, str(path))


def plan_of(data: Mapping[str, Any], folder: Path, where: str) -> SweepPlan:
    """The plan of a spec's values whose relative paths start at `folder`; `where` names it in errors."""
    spec = spec_of(data, where)
    given = Path(spec.scenario)
    is_file = (folder / given).exists() or given.suffix or len(given.parts) > 1
    path = scenario_path(folder / given if is_file else given, "arena")
    source = read_scenario(path)
    if spec.fixed and isinstance(source, dict):
        source = with_values(source, spec.fixed.items())
    return plan_with(spec, source, path.absolute().parent, where)


def plan_with(
    spec: SweepSpec, source: Any, base: Path, where: str, go_on: Callable[[], object] | None = None
) -> SweepPlan:
    """The plan of a spec over a scenario's JSON value, whatever `spec.scenario` names and `spec.fixed` sets.

    `base` is the folder from which agents' files are found; `go_on` is called before each cell is checked, and may
    raise to stop.
    """
    if spec.metric not in NAMES:
        raise SweepError(f"there is no metric {spec.metric!r}", f"{where}, metric", f"use one of {', '.join(NAMES)}")
    seeds = _seeds(spec, where)
    lists = [_values(source, name, spec.parameters[name], where) for name in spec.parameters]
    count = math.prod(map(len, lists))
    if count > MOST_CELLS or count * len(seeds) > MOST_RUNS:
        remedy = f"ask for {MOST_CELLS} settings and {MOST_RUNS} runs at most"
        raise SweepError(f"{count} settings of {len(seeds)} seeds are too many", where, remedy)
    cells = tuple(Cell(number, values) for number, values in enumerate(itertools.product(*lists)))
    plan = SweepPlan(spec, source, base, tuple(spec.parameters), cells, seeds)
    seating = Seating(plan.base)
    seated: set[str] = set()
    for cell in cells:
        if go_on is not None:
            go_on()
        for player in plan.plan_of(cell).players:
            who = repr((player.form.agent, player.form.mind))
            if player.strategy is None and who not in seated:
                seating.seat_for(player)
                seated.add(who)
    return plan


def spec_of(data: Mapping[str, Any], where: str) -> SweepSpec:
    """The spec of a TOML's or JSON's values. Raises `SweepError`."""
    try:
        return SweepSpec.model_validate(data)
    except ValidationError as error:
        fault = error.errors(include_url=False)[0]
        depth = _DEPTHS.get(str(fault["loc"][0]), -1)
        place = ".".join(str(part) for number, part in enumerate(fault["loc"]) if number != depth)
        kind = fault["type"]
        what = {"extra_forbidden": "unknown key", "missing": "this key is missing"}.get(kind, fault["msg"].lower())
        if kind == "union_tag_invalid":
            wanted = "a list, or a table with from, to and steps," if depth == 2 else "a number, or a list,"
            what = f"{wanted} is wanted"
        raise SweepError(f"the spec is faulty ({what})", f"{where}, {place}", REMEDY) from None


def _values(source: Any, name: str, given: list[Value] | Range, where: str) -> Sequence[Value]:
    """The values of a parameter, once it is sure that they have a place."""
    if not is_place(source, name):
        raise SweepError(f"the scenario has no place {name!r}", f"{where}, parameters", PLACE)
    if name == "seed":
        raise SweepError("the seed is no parameter", f"{where}, parameters.seed", "say seeds = [...] beside them")
    values: Sequence[Value] = given.values() if isinstance(given, Range) else given
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
