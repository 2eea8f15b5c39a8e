"""What the window stands on, as one value: where things are kept, what is set, which workspaces there are."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from concordui.crash import SessionMark, UncleanEnd
from concordui.folders import Folders
from concordui.recent import RecentFiles
from concordui.saves import next_path
from concordui.settings import MAX_SEED, Settings, SettingsStore
from concordui.workspace import HUMAN, MatchSetup, WorkspaceKind
from engine.anatolia.board import Board, Power, shipped_board


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

    def setup(self, humans: Sequence[Power]) -> MatchSetup:
        """A match with the last bots and years, persons in these seats, and a file of its own."""
        value: Settings = self.settings.value
        return MatchSetup(
            seats={power: HUMAN if power in humans else value.bot_of(power) for power in self.board.powers},
            seed=self.new_seed() if value.seed is None else value.seed,
            max_years=value.years,
            path=next_path(self.saves_folder(), humans),
        )

    def choices_of(self, setup: MatchSetup) -> dict[str, object]:
        """What a person's setup makes the default of the next one: bots of the seats that bots play, and the years."""
        bots = {power: seat for power, seat in setup.seats.items() if seat != HUMAN}
        return {"bots": {**self.settings.value.bots, **bots}, "years": setup.max_years}
