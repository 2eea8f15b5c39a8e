"""How the stock of each shipped scenario goes: run once beside the window, for the small pictures of the home page."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import numpy as np

from concordui.background import Cancelled, Tell
from concordui.commons.cards import Preview
from concordui.commons.picture import StockPicture
from concordui.commons.runs import RunWanted
from engine.commons.course import Course
from engine.commons.runner import ArenaRunner, nobody
from engine.commons.scenario import arena_plan, world_plan
from engine.commons.world_runner import WorldRunner


class Previews:
    """See `concordui.background.Work`. Tells a `Preview` for each scenario that built-in players alone play."""

    def __init__(self, scenarios: Sequence[RunWanted]) -> None:
        self._scenarios = tuple(scenarios)
        self._stopped = False

    def run(self, tell: Tell) -> object:
        for wanted in self._scenarios:
            picture = asyncio.run(self._world(wanted) if wanted.is_world else self._arena(wanted))
            if picture is not None:
                tell(Preview(wanted.name, picture))
        return None

    def cancel(self) -> None:
        self._stopped = True

    async def _arena(self, wanted: RunWanted) -> StockPicture | None:
        plan = arena_plan(wanted.data, wanted.name)
        if any(player.strategy is None for player in plan.players):
            return None
        runner, course = ArenaRunner(plan, nobody), Course(plan.dynamics)
        while not runner.over:
            self._heed()
            course.add(await runner.turn())
        return StockPicture.of(course.view())

    async def _world(self, wanted: RunWanted) -> StockPicture | None:
        """The mean over the arenas, each against its capacity."""
        plan = world_plan(wanted.data, wanted.name)
        if any(player.strategy is None for arena in plan.arenas for player in arena.players):
            return None
        runner, levels = WorldRunner(plan), []
        while not runner.over:
            self._heed()
            await runner.round()
            arenas = runner.world.arenas.values()
            levels.append(float(np.mean([arena.stock / arena.dynamics.capacity() for arena in arenas])))
        return StockPicture.of_shares(levels)

    def _heed(self) -> None:
        if self._stopped:
            raise Cancelled
