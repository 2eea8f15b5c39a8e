"""What the window knows of one tournament, and how each event of it changes that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from engine.anatolia import tournament
from engine.anatolia.chronicle import Position
from engine.anatolia.tournament import Plan, PlayedGame, StandingRow


@dataclass(slots=True)
class TournamentState:
    """A tournament in its folder. `live` holds the games that are being played, each where it stands."""

    plan: Plan
    folder: Path
    games: dict[int, PlayedGame] = field(default_factory=dict)
    standing: tuple[StandingRow, ...] = ()
    live: dict[int, Position | None] = field(default_factory=dict)
    seconds_left: float | None = None
    retried: int = 0
    running: bool = False

    @property
    def finished(self) -> bool:
        """Whether every game is played."""
        return len(self.games) == len(self.plan.games)

    def told(self, event: object) -> None:
        """Take in an event of the run."""
        match event:
            case tournament.Began(standing=standing):
                self.standing = standing
            case tournament.GameBegan(number=number):
                self.live[number] = None
            case tournament.GameMoved(number=number, position=position):
                if number in self.live:
                    self.live[number] = position
            case tournament.GameFinished():
                self.live.pop(event.number, None)
                self.games[event.number] = event.game
                self.standing = event.standing
                self.seconds_left = event.seconds_left
            case tournament.GameRetried(number=number):
                self.live.pop(number, None)
                self.retried += 1

    def record(self, number: int) -> Path | None:
        """The saved game of a game that was played, if it was kept."""
        path = tournament.record_path(self.folder, number)
        return path if number in self.games and path.is_file() else None


def saved_state(folder: Path, bot_folders: Sequence[Path]) -> TournamentState:
    """The tournament in this folder, as far as it was played. Raises `ConcordError` where it can't be read."""
    plan = tournament.plan_of_folder(folder, bot_folders)
    games = dict(tournament.saved_games(folder, plan))
    standing = tournament.Standing(entrant.name for entrant in plan.entrants)
    for number in sorted(games):
        standing.add(games[number])
    return TournamentState(plan, folder, games, standing.rows())
