"""A tournament as a piece of work beside the window."""

from __future__ import annotations

from pathlib import Path

from concordui.background import Cancelled, Tell
from engine.anatolia import tournament


class TournamentWork:
    """Plays what is left of a plan in its folder; tells the tournament's events, its outcome is the `Result`.

    `ratings` is the file of the standing ratings.
    """

    def __init__(self, plan: tournament.Plan, folder: Path, ratings: Path) -> None:
        self._plan = plan
        self._folder = folder
        self._ratings = ratings
        self._run: tournament.Tournament | None = None
        self._stopped = False

    def run(self, tell: Tell) -> object:
        self._run = tournament.Tournament(self._plan, self._folder, observe=tell, ratings=self._ratings)
        if self._stopped:
            raise Cancelled
        try:
            return self._run.run()
        except tournament.Cancelled:
            raise Cancelled from None

    def cancel(self) -> None:
        self._stopped = True
        if self._run is not None:
            self._run.cancel()
