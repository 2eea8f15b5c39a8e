"""What is set for one run and not part of what happens in it: who thinks for whom, how many calls there may be.

Kept in a file of its own beside the store. No key is ever in it: keys come from the environment or the keyring.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field

from engine.colony.form import Form
from engine.errors import Fault, StateError
from engine.faults import form_of
from engine.files import read_json, utf8_json, write_atomic

FORMAT = "colony-run-settings"


class _Form(Form):
    format: Literal["colony-run-settings"]
    version: Literal[1]
    seats: dict[str, str | dict[str, Any]]
    base: str
    budget: Annotated[int, Field(ge=0)] | None = None


@dataclass(frozen=True, slots=True)
class RunSettings:
    """`seats`: specification of the mind of a seat (a pawn's id, ``core``, ``appraiser``, or ``*`` for every pawn that
    is not named) in place of the scenario's. `base` is the folder in which files of minds are looked for; `budget` how
    many calls there may ever be in this store.
    """

    base: Path
    seats: dict[str, str | dict[str, Any]] = field(default_factory=dict)
    budget: int | None = None


def settings_path(store: Path) -> Path:
    """The file beside a store."""
    return store.with_name(f"{store.stem}.run.json")


def read_settings(store: Path) -> RunSettings | None:
    """What is set for a store; None where nothing is. Raises `FileError` and `StateError`."""
    path = settings_path(store)
    if not path.exists():
        return None
    faults: list[Fault] = []
    form = form_of(_Form, read_json(path), faults)
    if form is None:
        raise StateError("the settings of this run are cut or changed", f"{path}, {faults[0]}", "delete that file")
    return RunSettings(Path(form.base), dict(form.seats), form.budget)


def write_settings(store: Path, settings: RunSettings) -> None:
    """Keep what is set, whole or not at all. Raises `FileError`."""
    whole = {
        "format": FORMAT,
        "version": 1,
        "seats": settings.seats,
        "base": str(settings.base),
        "budget": settings.budget,
    }
    write_atomic(settings_path(store), utf8_json(whole).encode() + b"\n")
