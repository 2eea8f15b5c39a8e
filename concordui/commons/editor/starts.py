"""What a new scenario may begin with: an empty arena or world, and every one that ships."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from concordui.commons.editor.forms import arena_form, made, world_form
from concordui.commons.editor.lines import say
from concordui.commons.runs import Wanted
from engine.commons.shipped import FOLDER, shipped


@dataclass(frozen=True, slots=True)
class Start(Wanted):
    """A scenario to begin with. `base` is the folder that its agents' files are looked for from."""

    name: str
    title: str
    shows: str
    data: Mapping[str, Any]
    base: Path = FOLDER


def new_arena() -> Start:
    """An arena with a stock and players, and nothing else."""
    data = {"version": 1, "title": say("New arena"), **made(arena_form().variants[0])}
    return Start("arena", say("A plain arena"), say("A logistic stock and five players alike."), data)


def new_world() -> Start:
    """A world of two arenas and a link."""
    (rows,) = (field for field in world_form().variants[0].fields if field.key == "arenas")
    assert rows.form is not None
    arena = made(rows.form.variants[0])
    arenas = [{**arena, "id": name} for name in ("north", "south")]
    links = [{"from": "north", "to": "south", "weight": 0.1}]
    data = {"version": 1, "title": say("New world"), "rounds": 50, "arenas": arenas, "links": links}
    return Start("world", say("A plain world"), say("Two arenas and a link."), data)


def starts() -> list[list[Start]]:
    """All of them: plain ones, arenas that ship, worlds that ship. Raises `FileError`."""
    return [[new_arena(), new_world()], *([_start(*each) for each in shipped(kind)] for kind in ("arena", "world"))]


def start_named(name: str) -> Start:
    """The one of this name."""
    return next(start for group in starts() for start in group if start.name == name)


def _start(name: str, data: Mapping[str, Any], path: Path) -> Start:
    return Start(name, str(data.get("title") or name), str(data.get("shows", "")), data, path.parent)
