"""What a tab of a colony may begin from, and where runs are kept until a person saves them elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.colony.checkpoint import FORMAT as CHECKPOINT

SUFFIX = ".colony"
"""Of a store that the window makes; it opens a store whatever it is called."""


class Wanted:
    """Something from which the colony begins a tab (`WorkspaceKind.takes`)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class RunWanted(Wanted):
    """A scenario that shall be run: its JSON value, the folder that its minds' files are looked for from, its name.

    `seed` is in place of the scenario's own.
    """

    data: Mapping[str, Any]
    base: Path
    name: str
    seed: int | None = None


def is_scenario(data: Mapping[str, object]) -> bool:
    """Whether it looks like the scenario of a colony, sound or not."""
    return "terrain" in data and "pawns" in data


def is_checkpoint(data: Mapping[str, object]) -> bool:
    """Whether it looks like a checkpoint of a colony, sound or not."""
    return data.get("format") == CHECKPOINT


def runs_folder(data: Path) -> Path:
    """Below the data folder."""
    return data / "colony" / "runs"
