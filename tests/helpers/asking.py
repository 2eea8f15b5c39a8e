"""A bot in a real worker, asked from ordinary code; and whole matches of such bots among seats that hold."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.anatolia.board import shipped_board
from engine.anatolia.events import FellBack, MatchEvent
from engine.anatolia.game import Game
from engine.anatolia.match import Match
from engine.anatolia.record import GameRecord
from engine.rng import init_seed, worker_seed
from engine.seats.bot_seat import BotSeat, Deadlines, Starter, start_worker
from engine.seats.catalogue import BotFile
from engine.seats.link import WorkerLink
from engine.seats.protocol import Answer, Call, Seat
from engine.seats.scripted import ScriptedSeat
from helpers.bots import HELPER, PATIENT, call, run, write_bot

BOARD = shipped_board()

EVALUATORS = {
    "py": "import pact_engine\n\ndef orders(state):\n    return [eval(state['code'], globals())]\n",
    "js": "exports.orders = (state) => [(0, eval)(state.code)];\n",
}
ENDINGS = {"py": ".py", "js": ".js"}


def hold(call: Call) -> Any:
    """The answer to any call that does nothing."""
    return [] if call.method in ("propose", "orders", "builds") else {}


class Worker:
    """One bot that has loaded."""

    def __init__(self, runner: asyncio.Runner, seat: BotSeat) -> None:
        self._runner = runner
        self.seat = seat

    def ask(self, method: str = "orders", state: Any = None) -> Answer:
        """Whatever its worker answers."""
        return self._runner.run(self.seat.ask(call(method, json.dumps(state or {}))))

    def rest(self, seconds: float) -> None:
        """Let what happens between two calls happen."""
        self._runner.run(asyncio.sleep(seconds))

    def payload(self, method: str = "orders", state: Any = None) -> Any:
        """What it answers, which must be taken."""
        answer = self.ask(method, state)
        assert answer.reason is None, answer.detail
        return answer.payload

    def value(self, code: str) -> Any:
        """What an expression gives in a worker of `EVALUATORS`."""
        [value] = self.payload("orders", {"code": code})
        return value


@contextmanager
def worker(
    bot: BotFile, seed: int = 0, deadlines: Deadlines = PATIENT, start: Starter = start_worker
) -> Iterator[Worker]:
    """A worker of this bot, ended afterwards."""
    with asyncio.Runner() as runner:
        seat = BotSeat(bot, seed, HELPER, deadlines=deadlines, start=start)
        try:
            opening = runner.run(seat.open())
            assert opening is None, opening
            yield Worker(runner, seat)
        finally:
            runner.run(seat.close())


@contextmanager
def evaluator(language: str, folder: Path) -> Iterator[Worker]:
    """A worker that evaluates expressions: `py` or `js`."""
    with worker(write_bot(folder, EVALUATORS[language], "evaluates", ENDINGS[language])) as made:
        yield made


@dataclass
class Played:
    """A match that was played: what was told, the game that it ended in, its record, and its workers' process ids."""

    game: Game
    record: GameRecord
    events: list[MatchEvent] = field(default_factory=list)
    workers: list[int] = field(default_factory=list)

    @property
    def told(self) -> list[tuple[str, str, str, str]]:
        """The fallbacks: season, power, method, reason."""
        found = [event for event in self.events if isinstance(event, FellBack)]
        return [(event.season, event.power, event.method, event.reason) for event in found]


def play(
    bots: Mapping[str, BotFile],
    seed: int = 0,
    years: int = 1,
    setup: Any = None,
    scripts: Mapping[str, Any] | None = None,
    deadlines: Deadlines = PATIENT,
) -> Played:
    """A match of these bots in workers, of functions for the powers in `scripts`, and of powers that hold."""
    kinds = {power: {"kind": "human"} for power in BOARD.powers}
    record = GameRecord.new(BOARD, seed, years, kinds, setup)
    played = Played(Game.create(BOARD, seed, years, setup), record)

    async def start(folder: Path) -> WorkerLink:
        link = await start_worker(folder)
        assert link.pid is not None
        played.workers.append(link.pid)
        return link

    seats: dict[str, Seat] = {power: ScriptedSeat((scripts or {}).get(power, hold)) for power in BOARD.powers}
    for power, bot in bots.items():
        mixed = worker_seed(init_seed(seed, BOARD.power_index(power)))
        seats[power] = BotSeat(bot, mixed, HELPER, deadlines=deadlines, start=start)
    run(Match(played.game, seats, record, observe=played.events.append).run())
    return played
