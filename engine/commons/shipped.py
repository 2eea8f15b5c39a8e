"""The scenarios that ship, by name: files in ``assets/scenarios/commons``, ``world-*`` or whatever has arenas in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from engine.errors import FileError
from engine.files import read_json
from engine.resources import ASSETS

FOLDER = ASSETS / "scenarios" / "commons"
_NAMES = {"arena": "an arena", "world": "a world"}


def shipped(kind: str) -> Iterator[tuple[str, Mapping[str, Any], Path]]:
    """The shipped scenarios of a kind ("arena" or "world"): name, content and file, in the order of their names."""
    for path in sorted(FOLDER.glob("*.json")):
        data = read_json(path)
        if ("arenas" in data) == (kind == "world"):
            yield path.stem, data, path


def scenario_path(given: Path, kind: str) -> Path:
    """The file that a command line means: itself, or the shipped scenario of that name. Raises `FileError`."""
    if given.exists() or given.suffix or len(given.parts) > 1:
        return given
    for name, _, path in shipped(kind):
        if name == given.name:
            return path
    what = f"no scenario of {_NAMES[kind]} has this name"
    other = "arena" if kind == "world" else "world"
    if any(name == given.name for name, _, _ in shipped(other)):
        raise FileError(what, str(given), f"it is one of {_NAMES[other]}: use 'concord {other}'")
    names = ", ".join(name for name, _, _ in shipped(kind))
    raise FileError(what, str(given), f"give a file, or one of {names}")
