"""Tournaments for tests: plans of house bots, games that were never played, and a place that plays them at once."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from engine.anatolia.tournament.plan import Plan, plan_of
from engine.anatolia.tournament.playing import CallTimes, GameJob, Outcome, PlayedGame
from engine.anatolia.tournament.schedule import PlannedGame
from engine.anatolia.tournament.spec import spec_of

HOLD = "def orders(state):\n    return []\n"


def write_bots(folder: Path, *names: str) -> list[str]:
    """Bots that hold, as files of these names in `folder`, each different from the others."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        (folder / name).write_text(f"{HOLD}# {name}\n", encoding="utf-8")
    return [str(folder / name) for name in names]


def plan(entrants: Sequence[Any] = ("house.hold", "house.random"), base: Path = Path("/"), **spec: Any) -> Plan:
    """A plan of one year unless said."""
    return plan_of(spec_of({"entrants": list(entrants), "years": 1, **spec}, "the spec"), base)


def played(game: PlannedGame, seconds: float = 0.5) -> PlayedGame:
    """A game as it might have gone: the same for the same seed and number."""
    chance = random.Random(game.seed * 1000 + game.number)
    powers = list(game.seats)
    centres = {power: chance.choice((0, 1, 3, 3, 5, 8)) for power in powers}
    if not any(centres.values()):
        centres[powers[0]] = 3
    order = sorted(powers, key=lambda power: (-centres[power], power))
    most = centres[order[0]]
    leaders = [power for power in powers if centres[power] == most]
    kept = {power: chance.randrange(4) for power in powers}
    trust = {power: {"made": kept[power] + 2, "kept": kept[power], "broken": chance.randrange(3)} for power in powers}
    fallbacks = [
        {"year": 1, "season": "Spring", "phase": "orders", "power": power, "method": "orders", "reason": "exception"}
        for power in powers[: chance.randrange(3)]
    ]
    return PlayedGame(
        number=game.number,
        seed=game.seed,
        seats=dict(game.seats),
        result={
            "winner": leaders[0] if len(leaders) == 1 else None,
            "shared": leaders if len(leaders) > 1 else [],
            "reason": "years",
            "year": 2,
            "centres": centres,
            "trust": trust,
            "placements": [
                {
                    "power": power,
                    "rank": 1 + sum(centres[other] > centres[power] for other in powers),
                    "centres": centres[power],
                    "eliminated": centres[power] == 0,
                }
                for power in order
            ],
        },
        fallbacks=tuple(fallbacks),
        centres=(tuple(3 for _ in powers), tuple(centres[power] for power in powers)),
        seconds=seconds,
        times={name: CallTimes(5, seconds, seconds) for name in game.seats.values()},
    )


class ScriptedGames:
    """Plays by a script: `script(job)` gives a game, or the error that the machine failed with.

    Of the games that are being played, `width` at once, the one that began last ends first.
    """

    def __init__(self, script: Callable[[GameJob], PlayedGame | BaseException], width: int = 3) -> None:
        self.jobs: list[GameJob] = []
        self.closed = self.stopped = False
        self._script = script
        self._width = width
        self._waiting: list[tuple[Future[Outcome], GameJob]] = []

    def submit(self, job: GameJob) -> Future[Outcome]:
        future: Future[Outcome] = Future()
        self.jobs.append(job)
        self._waiting.append((future, job))
        if len(self._waiting) == self._width:
            self._end_one()
        return future

    def width(self) -> int:
        """It is asked before each look at what ended: something has, then."""
        if self._waiting:
            self._end_one()
        return self._width

    def _end_one(self) -> None:
        future, job = self._waiting.pop()
        outcome = self._script(job)
        if isinstance(outcome, BaseException):
            future.set_exception(outcome)
        else:
            future.set_result(Outcome(outcome, f"record {job.number}\n" if job.keep_record else None))

    def stop(self) -> None:
        self.stopped = True

    def close(self) -> None:
        self.closed = True


def as_planned(job: GameJob) -> PlayedGame:
    """The game of a job, as `played` has it."""
    return played(PlannedGame(job.number, job.seed, job.seats))
