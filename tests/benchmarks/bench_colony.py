"""How fast a colony ticks with its minds, its ledger and its store: processor time of one core.

A valley of 24 x 16 hexes, the built-in scripted minds, a day of 1,440 ticks; every tick is a transaction of the store.
A run repeats itself exactly, so of each stretch of ticks the best time counts, over several runs: what the code needs
when nothing else is running. The crowd lives as densely as the dozen, in as many valleys as it takes.
What a perspective takes is in bench_perspective.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from itertools import pairwise
from pathlib import Path

from engine.colony.loading import opened
from engine.colony.record import TickNews
from engine.colony.runner import Run
from engine.colony.scenario import Scenario
from engine.colony.seats import minds_of
from engine.colony.store import Store
from helpers.bench import Row, below
from helpers.colony_crowd import DOZEN, crowd

DAY, PART_OF_DAY, STRETCH = 1_440, 240, 20
CROWD = 200
GOAL_TICKS = 2_000


def run() -> list[Row]:
    """Microseconds a tick of a day, and how a tick grows with the number of people."""
    with tempfile.TemporaryDirectory() as folder:
        day = _best(Path(folder), crowd(), DAY, rounds=7)
        few = _best(Path(folder), crowd(), PART_OF_DAY, rounds=5)
        many = _best(Path(folder), crowd(CROWD), PART_OF_DAY, rounds=3)
    return [
        below(f"a tick of {DOZEN} colonists with minds and store, over a day", day * 1e6, 1e6 / GOAL_TICKS, "us"),
        below(f"a tick of {CROWD} colonists, in ticks of {DOZEN}", many / few, CROWD / DOZEN, "x"),
    ]


def _best(folder: Path, scenario: Scenario, ticks: int, rounds: int) -> float:
    """Seconds of processor time a tick, of each stretch those of its best round."""
    runs = [
        _stretches(folder / f"{len(scenario.form.pawns)}-{ticks}-{number}.colony", scenario, ticks)
        for number in range(rounds)
    ]
    return sum(min(times) for times in zip(*runs, strict=True)) / ticks


def _stretches(path: Path, scenario: Scenario, ticks: int) -> list[float]:
    """Seconds of processor time of each stretch of a run."""
    marks: list[float] = []

    def watch(news: TickNews) -> None:
        if news.tick % STRETCH == 0:
            marks.append(time.process_time())

    async def played(store: Store) -> None:
        world = opened(store, "t1")
        async with Run(world, minds_of(scenario), store.record("t1"), watch=watch) as run:
            marks.append(time.process_time())
            await run.advance(ticks)

    with Store.create(path, scenario) as store:
        asyncio.run(played(store))
    return [later - earlier for earlier, later in pairwise(marks)]
