"""Runs a world: every arena that is due plays its turn, then links flow and meta-agents act; a log an arena, and one of
the world's own events.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from engine.commons.arena import Arena
from engine.commons.file_names import WORLD_LOG
from engine.commons.log import LogWriter, header
from engine.commons.runner import ArenaRunner, Record, SeatFor, nobody
from engine.commons.scenario import ArenaPlan, WorldPlan, world_agent
from engine.commons.shape import Shape, change_between, shape_of
from engine.commons.world import World
from engine.errors import FileError, TreatyError

SeatsOf: TypeAlias = Callable[[str], SeatFor]
"""Who makes the seats of the arena of this id."""


def nobody_anywhere(arena: str) -> SeatFor:
    """For worlds of built-in strategies alone."""
    return nobody


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
        seats_of: SeatsOf = nobody_anywhere,
        folder: Path | None = None,
        watch: Callable[[World, Record], None] | None = None,
    ) -> None:
        self.plan = plan
        self.rounds = plan.scenario.rounds
        self._folder = folder
        self._seats_of = seats_of
        self.watch = watch
        self._writers: dict[str | None, LogWriter] = {}
        self.runners = {arena.scenario.id: self._runner(arena) for arena in plan.arenas}
        self._agents: dict[str, Mapping[str, Any]] = {agent["id"]: agent for agent in plan.scenario.meta_agents}
        self.world = build_world(plan, {name: runner.arena for name, runner in self.runners.items()})
        if folder is not None:
            self._begin_logs(folder)

    @property
    def over(self) -> bool:
        """Whether every round was played, or no arena has anything left."""
        return self.world.round >= self.rounds or all(arena.finished for arena in self.world.arenas.values())

    @property
    def agents(self) -> Sequence[Mapping[str, Any]]:
        """The world's meta-agents as scenarios write them, in the order in which they came."""
        return [self._agents[agent.id] for agent in self.world.meta_agents]

    def go_on_from(
        self,
        world: World,
        agents: Mapping[str, Mapping[str, Any]],
        runners: dict[str, ArenaRunner],
        writers: dict[str | None, LogWriter],
    ) -> None:
        """Take the place of a run that was interrupted, before `open`: its world, its players and its logs, all of
        which stand where its last whole round ended (`engine.commons.world_resume`).
        """
        self.world, self.runners, self._writers = world, runners, writers
        self._agents.update(agents)
        self._folder = writers[None].path.parent
        for name, runner in runners.items():
            runner.writer = writers[name]

    async def open(self) -> None:
        """Start every player that is a process."""
        await asyncio.gather(*(runner.open() for runner in self.runners.values()))

    async def round(self) -> Record:
        """Play one round: its entry, which is then in the logs."""
        self.write_changes()  # what was added or removed since belongs before the turns
        due = self.world.begin_round()
        played = await asyncio.gather(*(self.runners[name].turn() for name in due))
        entry = self.world.finish_round(dict(zip(due, played, strict=True)))
        self.write_changes()
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
            self.write_changes()
        finally:
            for writer in self._writers.values():
                writer.close()

    async def add_arena(self, plan: ArenaPlan, period: int = 1) -> Arena:
        """Another arena with its players, while the world runs. Raises `TreatyError` where its id is, or was, taken."""
        name = plan.scenario.id
        if name in self._writers:
            raise TreatyError("there was an arena of this id, whose log is kept", name, "give it another id")
        runner = self._runner(plan)
        self.world.add_arena(runner.arena, period)
        self.world.note_arena(name, {"scenario": dict(plan.source), "seed": plan.seed, "period": period})
        self.runners[name] = runner
        if self._folder is not None:
            self._begin_log(self._folder, runner)
        self.write_changes()
        await runner.open()
        return runner.arena

    async def remove_arena(self, name: str) -> None:
        """Take an arena away with its links and treaties, and end its players."""
        self.world.remove_arena(name)
        self.write_changes()
        await self.runners.pop(name).close()

    def add_meta_agent(self, source: Mapping[str, Any]) -> str:
        """Another meta-agent of the world as a scenario writes it: its id. Raises `ScenarioError`, `TreatyError`."""
        agent = world_agent(source, str(source.get("id")))
        self.world.add_meta_agent(agent, source)
        self._agents[agent.id] = source
        return str(agent.id)

    @property
    def shape(self) -> Shape:
        """What there is now, to be changed and brought about by `reshape`."""
        return shape_of(self.world, self._agents, frozenset(name for name in self._writers if name is not None))

    async def reshape(self, wanted: Shape) -> None:
        """Bring the world to a shape that was made from its own, between two rounds.

        Raises `TreatyError`, and what seats raise; who can't be seated is refused before anything is changed.
        """
        change = change_between(self.shape, wanted)
        for arena in change.arenas_new:
            assert arena.plan is not None
            self._runner(arena.plan)
        for arena in change.arenas_gone:
            await self.remove_arena(arena.id)
        for link in change.links_gone:
            if link in self.world.links:
                self.world.remove_link(link.id)
        for treaty in change.treaties_gone:
            if treaty in self.world.treaties:
                self.world.remove_treaty(treaty.id)
        for agent in change.agents_gone:
            self.world.remove_meta_agent(agent.id)
        for arena in change.arenas_new:
            assert arena.plan is not None
            await self.add_arena(arena.plan, arena.period)
        for link in change.links_new:
            self.world.add_link(link.source, link.target, link.weight, link.what)
        for treaty in change.treaties_new:
            self.world.add_treaty(treaty.name, treaty.arena_ids, treaty.payload)
        for agent in change.agents_new:
            self.add_meta_agent(agent.source)
        self.write_changes()

    def _runner(self, plan: ArenaPlan) -> ArenaRunner:
        return ArenaRunner(plan, self._seats_of(plan.scenario.id))

    def _begin_logs(self, folder: Path) -> None:
        """All of them, or none stays open. Raises `FileError`."""
        _refuse_used(folder)
        try:
            self._writers[None] = LogWriter(folder / WORLD_LOG)
            self._writers[None].add(header("world-log", self.plan.source, self.plan.seed))
            for runner in self.runners.values():
                self._begin_log(folder, runner)
            self.write_changes()
        except BaseException:
            for writer in self._writers.values():
                writer.close()
            raise

    def _begin_log(self, folder: Path, runner: ArenaRunner) -> None:
        plan = runner.plan
        runner.writer = self._writers[plan.scenario.id] = LogWriter(arena_log(folder, plan.scenario.id))
        # How often it ticks is the world's business: the log alone is that of an arena.
        source = {key: value for key, value in plan.source.items() if key != "period"}
        runner.writer.add(header("arena-log", source, plan.seed, plan.dynamics.name))

    def write_changes(self) -> None:
        """Have the logs say what was added or removed since the last time; each round does it too."""
        for log, entry in self.world.take_entries():
            if log in self._writers:
                self._writers[log].add(entry)


def _refuse_used(folder: Path) -> None:
    """A folder that holds another world's logs is not written over."""
    if (folder / WORLD_LOG).exists():
        raise FileError("there are logs of a world here already", str(folder), "give another folder, or remove it")
