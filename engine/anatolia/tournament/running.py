"""Running a tournament: plays what its results file lacks, keeps each game at once, and makes the report at the end."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, wait
from pathlib import Path

from engine.anatolia.chronicle import Position
from engine.anatolia.tournament import standing_ratings
from engine.anatolia.tournament.events import (
    Began,
    Ended,
    GameBegan,
    GameFinished,
    GameMoved,
    GameRetried,
    TournamentEvent,
)
from engine.anatolia.tournament.executor import Games, open_games
from engine.anatolia.tournament.plan import Plan
from engine.anatolia.tournament.playing import GameJob, Outcome, jobs_of
from engine.anatolia.tournament.report import write_report
from engine.anatolia.tournament.result import Result, result_of
from engine.anatolia.tournament.results_file import ResultsFile
from engine.anatolia.tournament.schedule import PlannedGame
from engine.anatolia.tournament.statistics import Standing
from engine.errors import ConcordError, FileError, TournamentError
from engine.executors import LOCAL, check_executor
from engine.files import write_atomic
from engine.folder_lock import held

ATTEMPTS = 3
"""How often a game is begun that the machine, not a bot, lets down."""
LOOK_S = 0.5
"""How often it is looked whether somebody cancelled, or a cluster grew, shrank or is gone."""
RECORDS = "records"

Observe = Callable[[TournamentEvent], None]


class Cancelled(Exception):
    """The tournament was cancelled; what was played is kept, and running it again goes on."""


class Tournament:
    """One run of a plan in a folder. `run` it once, in any thread; `cancel` it from any.

    `executor` is ``local`` or ``dask://HOST:PORT``, `ratings` the file of the standing ratings if not the user's.
    `observe` gets the events, in the threads in which they happen, never two at once.
    """

    def __init__(
        self,
        plan: Plan,
        folder: Path,
        executor: str = LOCAL,
        observe: Observe | None = None,
        ratings: Path | None = None,
    ) -> None:
        self.plan = plan
        self.folder = folder
        self._executor = executor
        self._observe = observe
        self._ratings = ratings
        self._telling = threading.Lock()
        self._lock = threading.Lock()
        self._cancelled = threading.Event()
        self._games: Games | None = None
        self._standing = Standing(entrant.name for entrant in plan.entrants)

    def run(self) -> Result:
        """Play what is left and make the report.

        Raises `Cancelled`, and `ConcordError` where the folder is another tournament's or busy, a file can't be
        written, the cluster is lost, or the machine failed a game too often. What was played is kept.
        """
        check_executor(self._executor)
        job_of = jobs_of(self.plan)
        with held(self.folder / ".lock", "another tournament is running in this folder"):
            results = ResultsFile.open(self.folder, self.plan)
            for number in sorted(results.games):
                self._standing.add(results.games[number])
            self._tell(Began(len(self.plan.games), len(results.games), self._standing.rows()))
            left = [game for game in self.plan.games if game.number not in results.games]
            if left:
                self._play(left, job_of, results)
            return self._end(results)

    def cancel(self) -> None:
        """End it as soon as may be: the games that are being played are dropped. Thread-safe, and safe twice."""
        with self._lock:
            self._cancelled.set()
            games = self._games
        if games is not None:
            games.stop()

    # The games

    def _play(self, left: list[PlannedGame], job_of: Callable[[PlannedGame], GameJob], results: ResultsFile) -> None:
        self._check_cancelled()
        games = open_games(self._executor, self.plan.spec.processes, self._game_began, self._game_moved)
        with self._lock:
            self._games = games
        try:
            self._play_with(games, deque((game, 1) for game in left), job_of, results)
        finally:
            with self._lock:
                self._games = None
            games.stop()
            games.close()

    def _play_with(
        self,
        games: Games,
        waiting: deque[tuple[PlannedGame, int]],
        job_of: Callable[[PlannedGame], GameJob],
        results: ResultsFile,
    ) -> None:
        """Keep as many games going as the executor can play; one that its machine failed goes to the end."""
        running: dict[Future[Outcome], tuple[PlannedGame, int]] = {}
        began, total = time.monotonic(), len(waiting)
        while waiting or running:
            self._check_cancelled()
            width = games.width()
            while waiting and len(running) < width:
                game, attempt = waiting.popleft()
                running[games.submit(job_of(game))] = (game, attempt)
            if not running:  # a cluster without machines, for now
                self._cancelled.wait(LOOK_S)
                continue
            ended = wait(running, timeout=LOOK_S, return_when=FIRST_COMPLETED).done
            failures: list[ConcordError] = []
            for future in sorted(ended, key=lambda future: running[future][0].number):
                game, attempt = running.pop(future)
                try:
                    outcome = self._outcome(future, game, attempt, games)
                except ConcordError as error:  # what else ended with it is kept
                    failures.append(error)
                    continue
                if outcome is None:
                    waiting.append((game, attempt + 1))
                    continue
                self._keep(outcome, results)
                left = len(waiting) + len(running)
                self._tell_finished(outcome, results, (time.monotonic() - began) / (total - left) * left)
            if failures:
                raise failures[0]

    def _outcome(self, future: Future[Outcome], game: PlannedGame, attempt: int, games: Games) -> Outcome | None:
        """None for a game to be played again. Raises what ends the tournament."""
        try:
            return future.result()
        except ConcordError:
            raise
        except BaseException as error:
            self._check_cancelled()
            if not isinstance(error, Exception | CancelledError):
                raise
            games.width()  # where the whole cluster is lost, that is what to say
            detail = " ".join(str(error).split())[:200] or type(error).__name__
        if attempt == ATTEMPTS:
            what = f"game {game.number} could not be played {ATTEMPTS} times ({detail})"
            raise TournamentError(what, str(self.folder), "mend the cause, then run the same command to go on")
        self._tell(GameRetried(game.number, attempt, detail))
        return None

    def _keep(self, outcome: Outcome, results: ResultsFile) -> None:
        """The record first: a game that counts has its record."""
        if outcome.record is not None:
            write_atomic(record_path(self.folder, outcome.game.number), outcome.record)
        results.add(outcome.game)
        self._standing.add(outcome.game)

    def _end(self, results: ResultsFile) -> Result:
        result = result_of(self.plan, results.games)
        write_report(result, self.folder)
        unrated = None
        try:
            standing_ratings.count(self.plan, results.games, self._ratings)
        except FileError as error:
            unrated = error
        self._tell(Ended(result, self.folder, unrated))
        return result

    # What watchers are told

    def _tell_finished(self, outcome: Outcome, results: ResultsFile, seconds_left: float) -> None:
        game, done, total = outcome.game, len(results.games), len(self.plan.games)
        self._tell(GameFinished(game.number, game, done, total, self._standing.rows(), seconds_left))

    def _game_began(self, number: int) -> None:
        self._tell(GameBegan(number))

    def _game_moved(self, number: int, position: Position) -> None:
        self._tell(GameMoved(number, position))

    def _tell(self, event: TournamentEvent) -> None:
        if self._observe is not None:
            with self._telling:
                self._observe(event)

    def _check_cancelled(self) -> None:
        if self._cancelled.is_set():
            raise Cancelled


def record_path(folder: Path, number: int) -> Path:
    """Where the record of a game of the tournament in `folder` lies, if its spec asks for records."""
    return folder / RECORDS / f"game-{number:04}.json"
