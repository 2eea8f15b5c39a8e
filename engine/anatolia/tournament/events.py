"""What a running tournament tells whoever watches it: immutable values, safe to hand to another thread."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from engine.anatolia.chronicle import Position
from engine.anatolia.tournament.playing import PlayedGame
from engine.anatolia.tournament.result import Result
from engine.anatolia.tournament.statistics import StandingRow
from engine.errors import FileError


@dataclass(frozen=True, slots=True)
class Began:
    """The folder is read: `done` of `total` games were played before."""

    total: int
    done: int
    standing: tuple[StandingRow, ...]


@dataclass(frozen=True, slots=True)
class GameBegan:
    """A game is being played (here; what a cluster does is not told)."""

    number: int


@dataclass(frozen=True, slots=True)
class GameMoved:
    """A game that is played here came to its next phase."""

    number: int
    position: Position


@dataclass(frozen=True, slots=True)
class GameFinished:
    """A game is over and kept; `seconds_left` is a guess from the games of this run."""

    number: int
    game: PlayedGame
    done: int
    total: int
    standing: tuple[StandingRow, ...]
    seconds_left: float


@dataclass(frozen=True, slots=True)
class GameRetried:
    """A machine failed a game, for the `attempt`-th time: it will be played again."""

    number: int
    attempt: int
    detail: str


@dataclass(frozen=True, slots=True)
class Ended:
    """All games are played and the report lies in `folder`; `unrated` says why standing ratings were not updated."""

    result: Result
    folder: Path
    unrated: FileError | None = None


TournamentEvent: TypeAlias = Began | GameBegan | GameMoved | GameFinished | GameRetried | Ended
