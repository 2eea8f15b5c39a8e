"""Scenarios of a colony: read from files, checked whole, each fault with its JSON path, all of them at once.

The order of pawns, things and events in the file means nothing: whatever is made of them goes by id.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from engine.colony.forms import (
    MISHAP_FORMS,
    MOST_SIDE,
    THING_FORMS,
    ColonyScenario,
    FallForm,
    FightForm,
    FireForm,
    Outage,
    PawnForm,
    Placed,
    Rules,
)
from engine.colony.grid import TERRAIN, Grid
from engine.colony.mind_forms import APPRAISER
from engine.colony.people import SKILLS, TRAITS
from engine.colony.threads import CORE
from engine.errors import Fault, FileError, ScenarioError
from engine.faults import form_of, numbers_of, objects_in
from engine.files import read_json
from engine.minds.specs import DECIDING, mind_faults
from engine.resources import ASSETS

FOLDER = ASSETS / "scenarios" / "colony"
REMEDY = "correct the scenario; 'concord schema colony-scenario' describes the form"
VERSION = 1
MOST_NUMBER = 1e9

Mishap = FallForm | FireForm | FightForm
F = TypeVar("F", bound=Placed | Mishap)


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario that can be run: `source` is its JSON value (what a store keeps), `seed` the one that is in force."""

    source: Mapping[str, Any]
    form: ColonyScenario
    seed: int
    rules: Rules
    single: Mapping[int, tuple[Mishap, ...]]
    """Mishaps that may happen once, by tick and id."""
    repeated: tuple[Mishap, ...]

    def mishaps(self, tick: int) -> list[Mishap]:
        """What may happen at a tick, by id."""
        due = [each for each in self.repeated if tick >= each.at and (tick - each.at) % (each.every or 1) == 0]
        if tick in self.single:
            due += self.single[tick]
        return sorted(due, key=lambda each: each.id) if len(due) > 1 else due


def read_scenario(path: Path, seed: int | None = None) -> Scenario:
    """The scenario of a file; `seed` in place of its own. Raises `FileError` and `ScenarioError`."""
    return parse_scenario(read_json(path, finite=False), seed)


def parse_scenario(data: Any, seed: int | None = None) -> Scenario:
    """The scenario of a JSON value. Raises `ScenarioError` with every fault and its JSON path."""
    faults = [*_newer(data), *numbers_of(data, MOST_NUMBER)]
    form = form_of(ColonyScenario, data, faults)
    faults += _between(data)
    if faults or form is None:
        raise ScenarioError("this scenario has faults", tuple(faults), REMEDY)
    single: dict[int, tuple[Mishap, ...]] = {}
    for each in sorted(form.events, key=lambda mishap: mishap.id):
        if each.every is None:
            single[each.at] = (*single.get(each.at, ()), each)
    repeated = tuple(each for each in form.events if each.every is not None)
    return Scenario(data, form, form.seed if seed is None else seed, form.rules, single, repeated)


def shipped() -> Iterator[tuple[str, Path]]:
    """The shipped scenarios, name and file, in the order of their names."""
    for path in sorted(FOLDER.glob("*.json")):
        yield path.stem, path


def scenario_path(given: Path) -> Path:
    """The file that a command line means: itself, or the shipped scenario of that name. Raises `FileError`."""
    if given.exists() or given.suffix or len(given.parts) > 1:
        return given
    for name, path in shipped():
        if name == given.name:
            return path
    names = ", ".join(name for name, _ in shipped())
    raise FileError("no scenario of a colony has this name", str(given), f"give a file, or one of {names}")


# What has to fit together ---------------------------------------------------------------------------------------------


def _newer(data: Any) -> Iterator[Fault]:
    version = data.get("version") if isinstance(data, Mapping) else None
    if isinstance(version, int) and version > VERSION:
        yield Fault("version", f"this scenario is of version {version}, newer than this program reads ({VERSION})")


def _between(data: Any) -> Iterator[Fault]:
    """What is wrong between the parts of a scenario, as far as each part is sound in itself."""
    faults: list[Fault] = []
    grid = _grid(data, faults)
    things = dict(_sound(data, "things", THING_FORMS))
    pawns = dict(_sound(data, "pawns", PawnForm))
    mishaps = dict(_sound(data, "events", MISHAP_FORMS))
    for kind in ("pawns", "things", "events"):
        faults += _unique(data, kind)
    both = {thing.id for thing in things.values()} & {pawn.id for pawn in pawns.values()}
    faults += [
        Fault(f"{at}.id", f"a thing has the id {pawn.id!r} too") for at, pawn in pawns.items() if pawn.id in both
    ]
    for at, placed in (*things.items(), *pawns.items()):
        faults += _place(placed, grid, at)
    faults += _crowded(things, pawns)
    faults += _traits_and_skills(data)
    names = {key: {record.get("id") for _, record in objects_in(data, f"{key}s")} for key in ("pawn", "thing")}
    for at, mishap in mishaps.items():
        faults += _met(mishap, names, at)
    faults += _outages(data, names["pawn"])
    faults += _seats(data, names["pawn"])
    yield from faults


def _grid(data: Any, faults: list[Fault]) -> Grid | None:
    rows = data.get("terrain") if isinstance(data, Mapping) else None
    if not isinstance(rows, list) or not rows or not all(isinstance(row, str) for row in rows):
        return None  # the form says so
    found: list[Fault] = []
    for index, row in enumerate(rows):
        at = f"terrain[{index}]"
        if not 1 <= len(row) <= MOST_SIDE:
            found.append(Fault(at, f"a row has 1 to {MOST_SIDE} letters, not {len(row)}"))
        elif len(row) != len(rows[0]):
            found.append(Fault(at, f"this row has {len(row)} letters and the first has {len(rows[0])}"))
        for column, letter in enumerate(row):
            if letter not in TERRAIN:
                known = ", ".join(f"{key} {name}" for key, name in TERRAIN.items())
                found.append(Fault(at, f"letter {column + 1} is {letter!r}, which is no terrain: {known}"))
                break
    faults += found
    return None if found or len(rows) > MOST_SIDE else Grid(rows)


def _unique(data: Any, key: str) -> Iterator[Fault]:
    seen: set[str] = set()
    for index, record in objects_in(data, key):
        name = record.get("id")
        if isinstance(name, str):
            if name in seen:
                yield Fault(f"{key}[{index}].id", f"there are two {key} with the id {name!r}")
            seen.add(name)


def _place(placed: Any, grid: Grid | None, at: str) -> Iterator[Fault]:
    if grid is None:
        return
    if not grid.holds(placed.position):
        size = f"{grid.columns} x {len(grid.rows)}"
        yield Fault(f"{at}.at", f"{placed.at} is out of the grid of {size}: columns and rows count from 0")
    elif not grid.passable(placed.position):
        yield Fault(f"{at}.at", f"{placed.at} is in the water")


def _crowded(things: Mapping[str, Any], pawns: Mapping[str, PawnForm]) -> Iterator[Fault]:
    """Two things in one place (goods may lie beside anything but goods of their kind), two pawns on one bed."""
    taken: dict[tuple[tuple[int, int], str], str] = {}
    for at, thing in things.items():
        key = (thing.position, getattr(thing, "item", ""))
        if key in taken:
            yield Fault(f"{at}.at", f"{taken[key]!r} is there already")
        taken.setdefault(key, thing.id)
    beds = {thing.position: thing.id for thing in things.values() if thing.kind == "bed"}
    lying: dict[str, str] = {}
    for at, pawn in pawns.items():
        bed = beds.get(pawn.position)
        if bed is not None:
            if bed in lying:
                yield Fault(f"{at}.at", f"{lying[bed]!r} is on the bed {bed!r} already: a bed is for one")
            lying.setdefault(bed, pawn.id)


def _traits_and_skills(data: Any) -> Iterator[Fault]:
    for index, record in objects_in(data, "pawns"):
        traits = record.get("traits")
        named: list[Any] = traits if isinstance(traits, list) else []
        for number, name in enumerate(named):
            at = f"pawns[{index}].traits[{number}]"
            if isinstance(name, str) and name not in TRAITS:
                yield Fault(at, f"there is no trait {name!r}: {', '.join(TRAITS)}")
            elif name in named[:number]:
                yield Fault(at, f"the trait {name!r} is there already")
        skills = record.get("skills")
        for name in skills if isinstance(skills, Mapping) else ():
            if name not in SKILLS:
                yield Fault(f"pawns[{index}].skills.{name}", f"there is no skill {name!r}: {', '.join(SKILLS)}")


def _met(mishap: Mishap, names: Mapping[str, set[Any]], at: str) -> Iterator[Fault]:
    """Whom and what a mishap names has to be there."""
    if isinstance(mishap, FallForm):
        named = {"pawn": mishap.pawn}
    elif isinstance(mishap, FireForm):
        named = {"thing": mishap.thing}
    else:
        named = {f"pawns[{index}]": name for index, name in enumerate(mishap.pawns)}
        if mishap.pawns[0] == mishap.pawns[1]:
            yield Fault(f"{at}.pawns[1]", "it takes two to fight")
    for key, name in named.items():
        kind = "thing" if key == "thing" else "pawn"
        if name not in names[kind]:
            yield Fault(f"{at}.{key}", f"there is no {kind} {name!r}")


def _outages(data: Any, pawns: set[Any]) -> Iterator[Fault]:
    """An outage of the shared link names a pawn, and ends no sooner than it begins."""
    part: Any = data
    for key in ("rules", "knowledge"):
        part = part.get(key) if isinstance(part, Mapping) else None
    for index, record in objects_in(part, "outages"):
        outage = form_of(Outage, record, [])  # the whole's form reports what is wrong in itself
        at = f"rules.knowledge.outages[{index}]"
        if outage is not None and outage.pawn not in pawns:
            yield Fault(f"{at}.pawn", f"there is no pawn {outage.pawn!r}")
        if outage is not None and outage.last < outage.first:
            yield Fault(f"{at}.last", f"has to be {outage.first} or more, where it begins")


def _seats(data: Any, pawns: set[Any]) -> Iterator[Fault]:
    """Seats are of pawns that are there, and of the core; each holds a specification or a table that is understood."""
    for index, record in objects_in(data, "pawns"):
        if record.get("id") in (CORE, APPRAISER):
            yield Fault(f"pawns[{index}].id", f"{record['id']!r} is the seat of the {record['id']}")
    minds = data.get("minds") if isinstance(data, Mapping) else None
    seats = minds.get("seats") if isinstance(minds, Mapping) else None
    for name, mind in seats.items() if isinstance(seats, Mapping) else ():
        at = f"minds.seats.{name}"
        if name != CORE and name not in pawns:
            yield Fault(at, f"there is no pawn {name!r:.64}")
        yield from mind_faults(mind, at, DECIDING)
    if isinstance(minds, Mapping) and "appraiser" in minds:
        yield from mind_faults(minds["appraiser"], "minds.appraiser")


def _sound(data: Any, key: str, forms: Any) -> Iterator[tuple[str, Any]]:
    """The records of a list that are sound in themselves, by their paths; the whole's form reports the others."""
    for index, record in objects_in(data, key):
        form = forms.get(str(record.get("kind"))) if isinstance(forms, Mapping) else forms
        sound = form_of(form, record, []) if form is not None else None
        if sound is not None:
            yield f"{key}[{index}]", sound
