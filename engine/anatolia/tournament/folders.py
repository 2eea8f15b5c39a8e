"""Where tournaments lie that were begun without a folder of their own: in the user's data folder."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import platformdirs

from engine.anatolia.tournament.plan import Plan, plan_of
from engine.anatolia.tournament.playing import PlayedGame
from engine.anatolia.tournament.results_file import NAME, ResultsFile, saved_spec


def tournaments_folder() -> Path:
    """The folder of all of them, unless another is named."""
    return platformdirs.user_data_path("concord", appauthor=False) / "tournaments"


def default_folder(name: str, parent: Path | None = None) -> Path:
    """A folder for a new tournament of this name: none that is there already."""
    slug = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") or "tournament"
    number = 1
    while os.path.lexists(folder := (parent or tournaments_folder()) / (slug if number == 1 else f"{slug}-{number}")):
        number += 1
    return folder


def saved_folders(parent: Path | None = None) -> list[Path]:
    """Those that hold a results file, the one that was played in last first."""
    try:
        files = [folder / NAME for folder in (parent or tournaments_folder()).iterdir() if (folder / NAME).is_file()]
        return [file.parent for file in sorted(files, key=lambda file: file.stat().st_mtime, reverse=True)]
    except OSError:
        return []


def plan_of_folder(folder: Path, folders: Sequence[Path] | None = None) -> Plan:
    """The plan of the tournament in `folder`, to go on with it or to look at it.

    Raises `FileError` and `TournamentError` for a results file that is none, and what `plan_of` raises: above all
    `BotError` where a bot is no longer to be found.
    """
    return plan_of(saved_spec(folder), folder.absolute(), str(folder / NAME), folders)


def saved_games(folder: Path, plan: Plan) -> Mapping[int, PlayedGame]:
    """The games of `plan` that `folder` holds, by number; nothing is changed. Raises as `ResultsFile.read` does."""
    return ResultsFile.read(folder, plan).games
