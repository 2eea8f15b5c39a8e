"""What the window stands on, as one value: where things are kept, what is set, which workspaces there are."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from concordui.crash import SessionMark, UncleanEnd
from concordui.folders import Folders
from concordui.recent import RecentFiles
from concordui.settings import MAX_SEED, SettingsStore
from engine.anatolia.board import Board, shipped_board

if TYPE_CHECKING:
    from concordui.kind import WorkspaceKind


def now_here() -> datetime:
    """The time, with the zone of this machine."""
    return datetime.now().astimezone()


def fresh_seed() -> int:
    """A seed that nobody could foresee."""
    return secrets.randbelow(MAX_SEED + 1)


@dataclass(slots=True)
class Shell:
    """The window's surroundings; a test gives its own clock, seeds and folders."""

    folders: Folders
    settings: SettingsStore
    recent: RecentFiles
    kinds: Sequence[WorkspaceKind]
    mark: SessionMark | None = None
    unclean: Sequence[UncleanEnd] = ()
    now: Callable[[], datetime] = now_here
    new_seed: Callable[[], int] = fresh_seed
    board: Board = field(default_factory=shipped_board)

    def saves_folder(self) -> Path:
        """Where new matches are kept."""
        return Path(self.settings.value.saves_folder or self.folders.saves).expanduser()

    def bots_folder(self) -> Path:
        """Where the user's bots are."""
        return Path(self.settings.value.bots_folder or self.folders.bots).expanduser()
