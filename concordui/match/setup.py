"""What a match is started from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.anatolia.board import Power

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """A match to be started: per power ``human`` or a bot (id or path), the seed, the years, and where it is kept.

    `path` is the game file that autosave writes; None lets the window choose a name in the saves' folder. `board` is
    a shipped name or a board file, `start` a position to start from (``setup`` of `bot-api: create`).
    """

    seats: Mapping[Power, str]
    seed: int = 0
    max_years: int = 12
    path: Path | None = None
    board: str | None = None
    start: Mapping[str, Any] | None = None

    @property
    def humans(self) -> tuple[Power, ...]:
        """The powers that persons play, in the setup's order."""
        return tuple(power for power, seat in self.seats.items() if seat == HUMAN)
