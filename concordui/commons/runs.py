"""What a tab of the commons may begin from, and where runs are kept until a person saves them elsewhere."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from concordui.saves import UNSAFE

DRAFTS = "commons/drafts"
"""Below the data folder: scenarios with unsaved changes."""

DRAFT_FORMAT = "commons-draft"


class Wanted:
    """Something from which the commons begin a tab (`WorkspaceKind.takes`)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class RunWanted(Wanted):
    """A scenario that shall be run: its JSON value, the folder that its agents' files are looked for from, its name.

    `seed` is in place of the scenario's own.
    """

    data: Mapping[str, Any]
    base: Path
    name: str
    seed: int | None = None

    @property
    def is_world(self) -> bool:
        """Whether it is a scenario of a world."""
        return "arenas" in self.data


def is_scenario(data: Mapping[str, object]) -> bool:
    """Whether it looks like a scenario, sound or not: an arena has an engine and players, a world has arenas."""
    return ("engine" in data and "players" in data) or ("arenas" in data and "rounds" in data)


def runs_folder(data: Path) -> Path:
    """Below the data folder."""
    return data / "commons" / "runs"


def sweeps_folder(data: Path) -> Path:
    """Where sweeps are kept, a folder each."""
    return data / "commons" / "sweeps"


def next_run(folder: Path, name: str, *, world: bool = False, suffix: str = ".jsonl") -> Path:
    """A log (a folder, for a world) that is not there yet, as ``saved-by-a-cap 3.jsonl``."""
    stem = UNSAFE.sub("", name).strip(" .")[:80] or "run"
    taken = [
        int(found[1]) for path in _those(folder) if (found := re.fullmatch(rf"{re.escape(stem)} (\d+)", path.stem))
    ]
    return folder / f"{stem} {max(taken, default=0) + 1}{'' if world else suffix}"


def _those(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []
