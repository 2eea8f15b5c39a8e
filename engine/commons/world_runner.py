"""Runs a world: every arena that is due plays its turn, then links flow and meta-agents act; a log an arena, and one of
the world's own events.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.commons.arena import Arena
from engine.commons.log import LogWriter, header
from engine.commons.runner import ArenaRunner, Record, SeatFor, nobody
from engine.commons.scenario import ArenaPlan, WorldPlan
from engine.commons.world import World
from engine.errors import FileError

WORLD_LOG = "world.jsonl"


def arena_log(folder: Path, arena: str) -> Path:
    """Where an arena of a world is logged: its id can't be a path, nor the world's own log."""
    return folder / f"arena-{arena}.jsonl"


def build_world(plan: WorldPlan, arenas: dict[str, Arena]) -> World:
    """The world of a plan before its first round, around these arenas of it."""
    world = World(plan.seed)
    for form in plan.scenario.arenas:
        world.add_arena(arenas[form.id], form.period)
    for link in plan.scenario.links:
        world.add_link(link.source, link.target, link.weight, link.what)
    for treaty in plan.scenario.treaties:
        world.add_treaty(treaty.name, treaty.arenaIds, treaty.payload)
    world.meta_agents = plan.meta_agents()
    return world


class WorldRunner:
    """One world with all its players. `open`, then `round` until it says that it is over, then `close`."""

    def __init__(
        self,
        plan: WorldPlan,
        seat_for: SeatFor = nobody,
        folder: Path | None = None,
        watch: Callable[[World, Record], None] | None = None,
    ) -> None:
        self.plan = plan
        self.rounds = plan.scenario.rounds
        self._folder = folder
        self._seat_for = seat_for
        self.watch = watch
        self._writers: dict[str | None, LogWriter] = {}
        self.runners: dict[str, ArenaRunner] = {}
        with self._undone_if_it_fails():
            if folder is not None:
                _refuse_used(folder)
                self._writers[None] = LogWriter(folder / WORLD_LOG)
                self._writers[None].add(header("world-log", plan.source, plan.seed))
            for arena in plan.arenas:
                self._add(arena)
            self.world = build_world(plan, {name: runner.arena for name, runner in self.runners.items()})
            self._write()

    @property
    def over(self) -> bool:
        """Whether every round was played, or no arena has anything left."""
        return self.world.round >= self.rounds or all(arena.finished for arena in self.world.arenas.values())

    async def open(self) -> None:
        """Start every player that is a process."""
        await asyncio.gather(*(runner.open() for runner in self.runners.values()))

    async def round(self) -> Record:
        """Play one round: its entry, which is then in the logs."""
        due = self.world.begin_round()
        played = await asyncio.gather(*(self.runners[name].turn() for name in due))
        entry = self.world.finish_round(dict(zip(due, played, strict=True)))
        self._write()
        if self.watch is not None:
            self.watch(self.world, entry)
        return entry

    async def run(self) -> World:
        """Every round that is left, the players started before and ended after."""
        try:
            await self.open()
            while not self.over:
                await self.round()
        finally:
            await self.close()
        return self.world

    async def close(self) -> None:
        """End every player that is a process, and the logs."""
        try:
            await asyncio.gather(*(runner.close() for runner in self.runners.values()))
        finally:
            for writer in self._writers.values():
                writer.close()

    async def add_arena(self, plan: ArenaPlan, period: int = 1) -> Arena:
        """Another arena with its players, while the world runs. Raises `TreatyError` where its id is taken."""
        runner = ArenaRunner(plan, self._seat_for, None)
        self.world.add_arena(runner.arena, period)
        self._add(plan, runner)
        self.world.note_arena(plan.scenario.id, {"scenario": dict(plan.source), "seed": plan.seed, "period": period})
        self._write()
        await runner.open()
        return runner.arena

    async def remove_arena(self, name: str) -> None:
        """Take an arena away with its links and treaties, and end its players."""
        self.world.remove_arena(name)
        self._write()
        await self.runners.pop(name).close()

    def write_changes(self) -> None:
        """Write what was added to or removed from the world between two rounds."""
        self._write()

    def _add(self, plan: ArenaPlan, runner: ArenaRunner | None = None) -> None:
        name = plan.scenario.id
        writer = None
        if self._folder is not None:
            writer = self._writers[name] = LogWriter(arena_log(self._folder, name))
            writer.add(header("arena-log", plan.source, plan.seed, plan.dynamics.name))
        if runner is None:
            runner = ArenaRunner(plan, self._seat_for, writer)
        else:
            runner.writer = writer
        self.runners[name] = runner

    def _write(self) -> None:
        for log, entry in self.world.take_entries():
            if log in self._writers:
                self._writers[log].add(entry)

    @contextlib.contextmanager
    def _undone_if_it_fails(self) -> Any:
        try:
            yield
        except BaseException:
            for writer in self._writers.values():
                writer.close()
            raise


def _refuse_used(folder: Path) -> None:
    """A folder that holds another world's logs is not written over."""
    if (folder / WORLD_LOG).exists():
        raise FileError("there are logs of a world here already", str(folder), "give another folder, or remove it")
