"""A world that runs beside the window, or whose folder is followed: what is shown always comes from the logs."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject

from concordui.commons.session import FOLLOW_S, SLICE, CommonsSession
from concordui.commons.world.words import say
from concordui.pace import Pace, PaceGate
from engine.commons.scenario import WorldPlan
from engine.commons.seating import Seating
from engine.commons.shape import Shape
from engine.commons.world_course import WorldView
from engine.commons.world_reader import WorldReader
from engine.commons.world_runner import WorldRunner
from engine.errors import ConcordError, TreatyError

STILL = 4
"""Looks after which a log that did not grow is taken for one that nobody writes."""


@dataclass(frozen=True, slots=True)
class WorldProgress:
    """How far it is, told at most ten times a second.

    `shape` is what can be edited, None where nothing can: a folder from the disk, a run whose rounds are played.
    `epoch` counts the times that edits were carried out: an edit is of the epoch in which it was made.
    """

    view: WorldView
    shape: Shape | None = None
    epoch: int = 0
    cut: str | None = None


@dataclass(frozen=True, slots=True)
class EditRefused:
    """An edit was not carried out: what is wrong with it, or that the round had begun already."""

    error: ConcordError


class FolderSession(CommonsSession):
    """A world's folder from the disk, followed while somebody writes there. `happened` carries `WorldProgress` and
    `RunFailed`. `path` is the folder.
    """

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(path, parent)
        self._world: WorldReader | None = None
        self._still = 0

    async def _run(self) -> None:
        try:
            self._world = WorldReader(self.path)
            await self._live_on()
        finally:
            if self._world is not None:
                self._world.close()

    async def _live_on(self) -> None:
        await self._catch_up()
        self._show(True)
        while True:
            await asyncio.sleep(FOLLOW_S)
            grown = await self._catch_up()
            self._still = 0 if grown else self._still + 1
            if grown or self._still == STILL:
                self._show(True)

    async def _catch_up(self) -> bool:
        """Take in what was written since; whether there was anything."""
        assert self._world is not None
        found = False
        while taken := self._world.take(SLICE):
            found = True
            self._show(False)
            if taken < SLICE:
                break
            await asyncio.sleep(0)
        return found

    def _report(self) -> None:
        if self._world is not None:
            self._tell(self._progress(self._world))

    def _progress(self, world: WorldReader) -> WorldProgress:
        return WorldProgress(world.course.view(), cut=world.cut if self._still >= STILL else None)


class WorldSession(FolderSession):
    """A world that is played; its logs are begun in `path`. `happened` carries `EditRefused` besides.

    Edits wait for the next round: each is the whole shape that is wanted, and the last one before it begins counts.
    """

    def __init__(
        self, plan: WorldPlan, path: Path, seating: Seating, pace: Pace | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(path, parent)
        self.plan = plan
        self._seating = seating
        self._gate = PaceGate(pace)
        self._shape: Shape | None = None
        self._held: Shape | None = None
        self._epoch = 0
        self._came = asyncio.Event()

    def set_pace(self, pace: Pace) -> None:
        """How fast rounds follow each other from here on."""
        self._thread.call(self._gate.set_pace, pace)

    def step(self) -> None:
        """Let one more round pass while paused."""
        self._thread.call(self._gate.step)

    def edit(self, shape: Shape, epoch: int) -> None:
        """Let the next round begin with this shape, which was made of one of that epoch."""
        self._thread.call(self._hold, shape, epoch)

    async def _run(self) -> None:
        runner = WorldRunner(self.plan, self._seating.of_arena, self.path)
        try:
            self._shape = runner.shape
            self._world = WorldReader(self.path)
            await self._catch_up()  # the links and treaties that there are from the start
            self._show(True)
            await runner.open()
            while runner.world.round < runner.rounds:
                await self._round(runner)
        finally:
            self._shape = None
            await runner.close()
            self._show(True)
            if self._world is not None:
                self._world.close()

    async def _round(self, runner: WorldRunner) -> None:
        while runner.over and self._held is None:  # nothing is left in any arena, but another may be added
            self._show(True)
            self._came.clear()
            await self._came.wait()
        await self._gate.passed()
        await self._carry_out(runner)
        await runner.round()
        await self._catch_up()
        await self._rest()

    async def _carry_out(self, runner: WorldRunner) -> None:
        held, self._held = self._held, None
        if held is None:
            return
        try:
            await runner.reshape(held)
        except ConcordError as error:
            self._tell(EditRefused(error))
        self._epoch += 1
        self._shape = runner.shape

    def _hold(self, shape: Shape, epoch: int) -> None:
        if epoch != self._epoch or self._shape is None:
            what, where = say("the round has begun, with what was there"), say("round {0}").format(shape.round + 1)
            self._tell(EditRefused(TreatyError(what, where, say("make the change again"))))
            return
        self._held = shape
        self._came.set()

    def _progress(self, world: WorldReader) -> WorldProgress:
        return WorldProgress(world.course.view(), self._shape, self._epoch)
