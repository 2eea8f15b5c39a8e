"""How fast a colony ticks with its minds, its ledger and its store: processor time of one core.

A valley of 24 x 16 hexes, the built-in scripted minds, a day of 1,440 ticks; every tick is a transaction of the store.
The crowd lives as densely as the dozen, in as many valleys as it takes.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

from engine.colony.loading import opened
from engine.colony.runner import Run
from engine.colony.scenario import Scenario
from engine.colony.seats import minds_of
from engine.colony.store import Store
from engine.colony.thinking import perspective_of, turn_of_core
from engine.colony.world import World
from helpers.bench import Row, below, interleaved
from helpers.colony_crowd import DOZEN, crowd

DAY, ROUNDS = 1_440, 3
CROWD, PART_OF_DAY = 200, 240
GOAL_TICKS = 2_000
LINEAR = CROWD / DOZEN


def run() -> list[Row]:
    """Microseconds a tick of a day, how it grows with the number of people, and a perspective."""
    with tempfile.TemporaryDirectory() as folder:
        days = [_timed(Path(folder) / f"day{number}.colony", crowd(), DAY) for number in range(ROUNDS)]
        few = min(_timed(Path(folder) / f"few{number}.colony", crowd(), PART_OF_DAY)[0] for number in range(ROUNDS))
        many = min(_timed(Path(folder) / f"many{number}.colony", crowd(CROWD), PART_OF_DAY)[0] for number in range(2))
    day = min(cost for cost, _ in days)
    world = days[0][1]
    pawn = next(iter(world.colony.pawns))
    known, core = interleaved(lambda: perspective_of(world, pawn), lambda: turn_of_core(world))
    return [
        below(f"a tick of {DOZEN} colonists with minds and store, over a day", day * 1e6, 1e6 / GOAL_TICKS, "us"),
        below(f"a tick of {CROWD} colonists, in ticks of {DOZEN}", many / few, LINEAR, "x"),
        below("a colonist's perspective after a day", known * 1e3, 1.0, "ms"),
        below("the core's perspective and menu after a day", core * 1e3, 5.0, "ms"),
    ]


def _timed(path: Path, scenario: Scenario, ticks: int) -> tuple[float, World]:
    """Seconds of processor time a tick, and the world at the end."""
    with Store.create(path, scenario) as store:
        world = opened(store, "t1")
        start = time.process_time()
        asyncio.run(_played(world, store, ticks))
        return (time.process_time() - start) / ticks, world


async def _played(world: World, store: Store, ticks: int) -> None:
    async with Run(world, minds_of(world.scenario), store.record("t1")) as played:
        await played.advance(ticks)
