"""The spec of a tournament: a TOML of entrants, games, years and seeds (`contract: tournament`)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

from pydantic import BeforeValidator, Field, ValidationError, field_validator, model_validator

from engine.anatolia.beginning import DEFAULT_YEARS
from engine.errors import TournamentError
from engine.files import read_text
from engine.forms import Form, Seed

REMEDY = "correct the spec; 'concord schema tournament' describes the form"
MOST_GAMES = 100_000
MOST_SEATS = 100

Name = Annotated[str, Field(min_length=1, max_length=40)]


class EntrantSpec(Form):
    """Who takes part: `bot` is an id or a file's path (relative to the spec); `seats` it brings to each game's pool."""

    bot: Annotated[str, Field(min_length=1)]
    name: Name | None = None
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)] = 1

    @field_validator("name")
    @classmethod
    def _printable(cls, name: str | None) -> str | None:
        if name is not None and (not name.isprintable() or name != name.strip()):
            raise ValueError("a name is printable text without spaces around it")
        return name


def _table(entrant: object) -> object:
    return {"bot": entrant} if isinstance(entrant, str) else entrant


Entrants = Annotated[
    list[
        Annotated[
            EntrantSpec,
            BeforeValidator(_table, json_schema_input_type=str | EntrantSpec),
        ]
    ],
    Field(min_length=1, max_length=MOST_SEATS),
]


class Spec(Form):
    """What is to be played. An entrant may be written as its bot alone.

    `games` is one round unless said (`schedule`). Games have the seeds `seed`, `seed` + 1, ...; or `seeds`, of which
    each round takes the next. `board` is a shipped board's name or a file; `processes` is how many games are played at
    once here; `records` keeps every game as a file that can be opened.
    """

    name: Name | None = None
    entrants: Entrants
    games: Annotated[int, Field(ge=1, le=MOST_GAMES)] | None = None
    years: Annotated[int, Field(ge=1)] = DEFAULT_YEARS
    seed: Seed | None = None
    seeds: Annotated[list[Seed], Field(min_length=1)] | None = None
    board: Annotated[str, Field(min_length=1)] | None = None
    processes: Annotated[int, Field(ge=1, le=256)] | None = None
    records: bool = False

    @model_validator(mode="after")
    def _one_kind_of_seeds(self) -> Spec:
        if self.seed is not None and self.seeds is not None:
            raise ValueError("give 'seed' or 'seeds', not both")
        if self.seeds is not None and len(set(self.seeds)) < len(self.seeds):
            raise ValueError("a seed stands twice in 'seeds'")
        return self


def spec_of(data: Mapping[str, Any], where: str) -> Spec:
    """The spec that these values are. Raises `TournamentError` with the first fault and its place."""
    try:
        return Spec.model_validate(data)
    except ValidationError as error:
        faults = error.errors()
        first = faults[0]
        place = _place(first["loc"])
        more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
        what = first["msg"].removeprefix("Value error, ")
        if first["type"] == "extra_forbidden":
            what = "this key is not known"
        elif first["type"] == "missing":
            what = "this key is missing"
        raise TournamentError(
            f"the spec is faulty ({what[:1].lower()}{what[1:]})", f"{where}{place and ', ' + place}{more}", REMEDY
        ) from error


def read_spec(path: Path) -> Spec:
    """The spec in this TOML file. Raises `FileError`, and `TournamentError` with line and column or the key."""
    try:
        data = tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise _no_toml(path, str(error)) from error
    except (RecursionError, ValueError) as error:  # thousands of brackets, or of digits
        raise TournamentError("the spec is no TOML", str(path), REMEDY) from error
    return spec_of(data, str(path))


def _no_toml(path: Path, message: str) -> TournamentError:
    found = re.fullmatch(r"(.*?) \(at (?:line (\d+), column (\d+)|end of document)\)", message, re.DOTALL)
    if found is None:
        return TournamentError(f"the spec is no TOML ({message})", str(path), REMEDY)
    place = f"line {found[2]}, column {found[3]}" if found[2] else "its end"
    return TournamentError(f"the spec is no TOML ({found[1]})", f"{path}, {place}", REMEDY)


def _place(loc: tuple[int | str, ...]) -> str:
    place = ""
    for part in loc:
        place += f"[{part + 1}]" if isinstance(part, int) else (f".{part}" if place else part)
    return place
