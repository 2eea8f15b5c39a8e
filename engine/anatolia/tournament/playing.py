"""One game of a tournament, from a job that can be sent to another machine to what is kept of it."""

from __future__ import annotations

import asyncio
import hashlib
import threading
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from engine import __version__
from engine.anatolia.board import Board, Power, load_board
from engine.anatolia.chronicle import Position
from engine.anatolia.events import FellBack, MatchEvent, PhaseEnded, SeatChanged
from engine.anatolia.game import Game
from engine.anatolia.match import Match
from engine.anatolia.record import GameRecord, board_reference
from engine.anatolia.seating import bot_seat, seat_record
from engine.anatolia.tournament.plan import Plan
from engine.anatolia.tournament.schedule import PlannedGame
from engine.errors import TournamentError
from engine.seats import launch
from engine.seats.bot_seat import BotSeat
from engine.seats.catalogue import BotFile, resolve
from engine.seats.protocol import Seat

Moved = Callable[[Position], None]
Value = TypeVar("Value")


class MachineFailed(Exception):
    """What failed is the machine, not a bot: the game does not count and is played again."""


@dataclass(frozen=True, slots=True)
class BotCopy:
    """A bot as it was when the tournament began: what every game plays, on any machine, whatever its file is now."""

    id: str
    ending: str
    source: bytes
    record: Mapping[str, Any]

    @classmethod
    def of(cls, bot: BotFile) -> BotCopy:
        """Its file as it is now. Raises `TournamentError` if that changed since the plan was made, or can't be read."""
        try:
            source = bot.path.read_bytes()
        except OSError as error:
            raise TournamentError(
                f"cannot read a bot ({error.strerror})", str(bot.path), "put its file back"
            ) from error
        if hashlib.sha256(source).hexdigest() != bot.sha256:
            raise TournamentError("a bot's file changes just now", str(bot.path), "start the tournament again")
        return cls(bot.id, bot.path.suffix, source, seat_record(bot))

    def write(self, folder: Path) -> BotFile:
        """The bot as a file in `folder`."""
        path = folder / f"{self.id}{self.ending}"
        if not path.exists():
            path.write_bytes(self.source)
        return resolve(path, [])


@dataclass(frozen=True, slots=True)
class GameJob:
    """All that one game needs. `bots` are those of its seats by entrant; `version` is of the Concord that asks."""

    number: int
    seed: int
    years: int
    board: str | dict[str, Any]
    seats: Mapping[Power, str]
    bots: Mapping[str, BotCopy]
    keep_record: bool
    version: str = __version__


@dataclass(frozen=True, slots=True)
class CallTimes:
    """How long an entrant's seats took in a game: calls that were answered, milliseconds in all, and the longest."""

    calls: int = 0
    total_ms: float = 0.0
    longest_ms: float = 0.0


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """What the results file keeps of a game.

    `seats` names the entrant of each power, `result` is the `bot-api: result` object, `fallbacks` are events
    (``year, season, phase, power, method, reason``), `centres` has each power's centres after every year, in the order
    of `seats`. `seconds` and `times` are clock readings: nothing that is compared is made of them.
    """

    number: int
    seed: int
    seats: Mapping[Power, str]
    result: Mapping[str, Any]
    fallbacks: tuple[Mapping[str, Any], ...]
    centres: tuple[tuple[int, ...], ...]
    seconds: float = 0.0
    times: Mapping[str, CallTimes] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """A game that was played, and the text of its record if that is wanted."""

    game: PlayedGame
    record: str | None


class Stop:
    """Ends the games that are being played in this process's threads. Thread-safe."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._set = False
        self._running: dict[asyncio.Task[Any], asyncio.AbstractEventLoop] = {}

    def stop(self) -> None:
        """End them all, and every one that would begin."""
        with self._lock:
            self._set = True
            for task, loop in self._running.items():
                loop.call_soon_threadsafe(task.cancel)

    async def guard(self, work: Coroutine[Any, Any, Value]) -> Value:
        """Run this in a task that `stop` cancels. Raises `asyncio.CancelledError` if it was, once it is at its end."""
        task = asyncio.ensure_future(work)
        with self._lock:
            self._running[task] = asyncio.get_running_loop()
            if self._set:
                task.cancel()
        try:
            return await task
        finally:
            with self._lock:
                del self._running[task]


def jobs_of(plan: Plan) -> Callable[[PlannedGame], GameJob]:
    """What makes a game's job, with copies of the bots as they are now. Raises `TournamentError` (`BotCopy.of`)."""
    copies = {entrant.name: BotCopy.of(entrant.bot) for entrant in plan.entrants}
    board = board_reference(plan.board)

    def job(game: PlannedGame) -> GameJob:
        here = {name: copies[name] for name in dict.fromkeys(game.seats.values())}
        return GameJob(game.number, game.seed, plan.spec.years, board, dict(game.seats), here, plan.spec.records)

    return job


def play_game(job: GameJob, stop: Stop | None = None, moved: Moved | None = None) -> Outcome:
    """Play it to its end, in a loop of its own.

    Raises `MachineFailed` where a worker did not come up, `TournamentError` where this is another Concord than the one
    that asks, and `asyncio.CancelledError` if `stop` ended it.
    """
    if job.version != __version__:
        what = f"a machine of the cluster runs Concord {__version__}, this is {job.version}"
        raise TournamentError(what, f"game {job.number}", "install one version everywhere")
    work = _play(job, moved)
    return asyncio.run(work if stop is None else stop.guard(work))


async def _play(job: GameJob, moved: Moved | None) -> Outcome:
    board = load_board(job.board)
    try:
        folder = launch.make_folder()
        try:
            return await _play_in(folder, board, job, moved)
        finally:
            launch.remove_folder(folder)
    except OSError as error:
        raise MachineFailed(str(error)) from error


async def _play_in(folder: Path, board: Board, job: GameJob, moved: Moved | None) -> Outcome:
    bots = {name: copy.write(folder) for name, copy in job.bots.items()}
    seats: dict[Power, Seat] = {
        power: bot_seat(board, power, bots[name], job.seed, None) for power, name in job.seats.items()
    }
    record = None
    if job.keep_record:
        saved = {power: job.bots[name].record for power, name in job.seats.items()}
        record = GameRecord.new(board, job.seed, job.years, saved)
    watcher = _Watcher(job, seats, moved)
    began = asyncio.get_running_loop().time()
    result = await Match(Game.create(board, job.seed, job.years), seats, record, observe=watcher.observe).run()
    game = PlayedGame(
        number=job.number,
        seed=job.seed,
        seats=dict(job.seats),
        result=result,
        fallbacks=tuple(watcher.fallbacks),
        centres=tuple(watcher.centres),
        seconds=round(asyncio.get_running_loop().time() - began, 3),
        times=watcher.times,
    )
    return Outcome(game, None if record is None else record.text())


class _Watcher:
    """Takes from a match's events what is kept of the game."""

    def __init__(self, job: GameJob, seats: Mapping[Power, Seat], moved: Moved | None) -> None:
        self._job = job
        self._seats = seats
        self._moved = moved
        self.fallbacks: list[dict[str, Any]] = []
        self.centres: list[tuple[int, ...]] = []
        self.times: dict[str, CallTimes] = {}

    def observe(self, event: MatchEvent) -> None:
        """Raises `MachineFailed` where a worker never came up."""
        match event:
            case FellBack(power=power):
                seat = self._seats[power]
                if event.reason == "crash" and isinstance(seat, BotSeat) and not seat.came_up:
                    raise MachineFailed(f"the worker of {power} did not start")
                self.fallbacks.append({key: value for key, value in event.to_json().items() if key != "type"})
            case SeatChanged(power=power, light=light) if light.elapsed_ms is not None:
                name = self._job.seats[power]
                before = self.times.get(name, CallTimes())
                self.times[name] = CallTimes(
                    before.calls + 1,
                    round(before.total_ms + light.elapsed_ms, 1),
                    round(max(before.longest_ms, light.elapsed_ms), 1),
                )
            case PhaseEnded(year=year, position=position):
                if position.year > year or position.phase == "over":
                    self.centres.append(tuple(position.centres[power] for power in self._job.seats))
                if self._moved is not None:
                    self._moved(position)
            case _:
                pass
