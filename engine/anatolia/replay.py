"""Playing a saved game again from its submissions, to any phase, and finding the first difference."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias, get_args

from engine.anatolia.chronicle import Phase
from engine.anatolia.game import Game
from engine.anatolia.promises import Season
from engine.anatolia.record import GameRecord, PhaseRecord
from engine.errors import RecordError

When: TypeAlias = tuple[int, str, str]
"""Year, season and phase."""

_YEAR_DIGITS = 100
"""More than any year has, and less than Python refuses to read."""

REMEDY = "the file was changed or made by other rules; use another copy"


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a record and its replay part: at which phase, and how."""

    year: int
    season: str
    phase: str
    what: str

    def __str__(self) -> str:
        return f"{self.year}:{self.season}:{self.phase}: {self.what}"


def parse_when(text: str) -> When:
    """``YEAR:SEASON:PHASE``, in any case of letters. Raises `RecordError` for anything else."""
    parts = text.split(":")
    if len(parts) == 3 and parts[0].strip().isdecimal() and len(parts[0]) <= _YEAR_DIGITS:
        season, phase = parts[1].strip().capitalize(), parts[2].strip().lower()
        if season in get_args(Season) and phase in get_args(Phase):
            return int(parts[0]), season, phase
    shown = text if len(text) <= _YEAR_DIGITS else f"{text[:_YEAR_DIGITS]}..."
    raise RecordError(f"'{shown}' names no phase", "YEAR:SEASON:PHASE", "for example 1:Spring:orders or 12:Autumn:over")


def replay(record: GameRecord, until: When | None = None) -> Game:
    """The game as it stood when the phase `until` was open, nothing of it carried out; the last known state for None.

    Raises `RecordError` at the first difference on the way, and where the game never comes to that phase.
    """
    game = record.begin()
    for phase, difference in _steps(record, game, until):
        if difference is not None:
            raise RecordError("the replay differs from the saved game", str(difference), REMEDY)
        del phase
    if until is not None and (game.year, game.season, game.phase) != until:
        year, season, name = until
        raise RecordError(
            f"the game never comes to {year}:{season}:{name}",
            f"it stands at {game.year}:{game.season}:{game.phase}",
            "'concord replay GAME --at YEAR:SEASON:PHASE' takes a phase that was played, or the open one",
        )
    return game


def verify(record: GameRecord) -> Difference | None:
    """The first difference between the record and its replay, the result included; None if they agree.

    Raises `RecordError` only where the game can't even begin.
    """
    game = record.begin()
    for _, difference in _steps(record, game, None):
        if difference is not None:
            return difference
    if record.result != game.result():
        return Difference(game.year, game.season, game.phase, "the result is not the one that the replay gives")
    return None


def _steps(record: GameRecord, game: Game, until: When | None) -> Iterator[tuple[PhaseRecord, Difference | None]]:
    """Carry out the recorded phases on `game`, one a step, up to the open phase `until`."""
    for phase in record.phases:
        if until == (game.year, game.season, game.phase):
            return
        yield phase, step(game, phase)


def step(game: Game, phase: PhaseRecord) -> Difference | None:
    """Submit what was recorded of a phase and carry it out; the difference, if there is one."""
    here = (game.year, game.season, game.phase)
    if here != (phase.year, phase.season, phase.phase):
        told = f"{phase.year}:{phase.season}:{phase.phase}"
        return Difference(*here, f"the record goes on with {told}")
    for power, payload in phase.submissions.items():
        answer = game.submit(power, payload)
        if not answer["ok"]:
            error = answer["error"]
            return Difference(*here, f"the submission of {power} is refused: {error['where']}: {error['what']}")
    game.advance()
    if game.digest() != phase.digest:
        return Difference(*here, "the state after it is not the recorded one")
    return None
