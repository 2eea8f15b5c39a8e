"""A world's logs played again: arenas, treaties, links, flows and shocks (`commons: Logs and replay`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from engine.commons.arena import Arena
from engine.commons.file_names import WORLD_LOG
from engine.commons.log import Log, read_log
from engine.commons.replay import LEFT, Difference, difference, sound, turn_again
from engine.commons.scenario import ArenaPlan, WorldPlan, arena_plan, world_agent, world_plan
from engine.commons.world import World
from engine.commons.world_runner import arena_log, build_world
from engine.errors import LogError

_REMEDY = "use a copy of the folder"

Made: TypeAlias = Callable[[ArenaPlan], Arena]
Heard: TypeAlias = Callable[[str, dict[str, Any]], None]


@dataclass(slots=True)
class _Cursor:
    """How far a log has been played."""

    log: Log
    next: int = 0

    def turn(self) -> tuple[Mapping[str, Any], str]:
        """The next entry, which has to be a turn, and where it stands."""
        where = f"{self.log.path}, line {self.next + 2}"
        entry = self.log.entries[self.next]
        if entry["kind"] != "turn":
            raise LogError("another entry stands where a turn belongs", where, _REMEDY)
        return entry, where


class EndOfLogs(Exception):
    """An arena's log lacks the next round: what is whole has been played."""


@dataclass(slots=True)
class WorldReplay:
    """A world brought to where its logs end. `cuts` says of each log that was cut what was lost; `difference` is the
    first place where logs and engine part, with the name of the log, or None.

    `ends` says how many lines of each log (None is the world's own) belong to what was played, and `owed` what a log
    lacks of it, which the world's log has. `agents` are the meta-agents that came later, as scenarios write them.
    """

    plan: WorldPlan
    world: World
    cuts: dict[str, str] = field(default_factory=dict)
    difference: tuple[str, Difference] | None = None
    ends: dict[str | None, int] = field(default_factory=dict)
    owed: list[tuple[str | None, dict[str, Any]]] = field(default_factory=list)
    agents: dict[str, Mapping[str, Any]] = field(default_factory=dict)


def replay_world(folder: Path, made: Made = ArenaPlan.arena, heard: Heard | None = None) -> WorldReplay:
    """The world of a folder of logs. Raises `FileError`, `LogError` and `ScenarioError`.

    `made` makes its arenas; `heard` is told each turn of each as it is played again, with the memories of its log.
    """
    return _Player(folder, made, heard).run()


class _Player:
    def __init__(self, folder: Path, made: Made, heard: Heard | None) -> None:
        self._folder = folder
        self._made = made
        self._heard = heard
        log = read_log(folder / WORLD_LOG, "world-log")
        plan = world_plan(log.head["scenario"], f"{log.path}, line 1, scenario", log.head["seed"])
        self._cursors: dict[str | None, _Cursor] = {None: _Cursor(log)}
        self._arenas = {each.scenario.id: made(each) for each in plan.arenas}
        for name in self._arenas:
            self._open(name)
        self._replay = WorldReplay(plan, build_world(plan, self._arenas))
        self._note_cut(log)

    def run(self) -> WorldReplay:
        self._compare()
        cursor = self._cursors[None]
        try:
            while cursor.next < len(cursor.log.entries):
                with sound(f"{cursor.log.path}, line {cursor.next + 2}"):
                    self._step(cursor.log.entries[cursor.next])
                    self._compare()
        except EndOfLogs:
            pass
        self._replay.ends = {name: cursor.next + 1 for name, cursor in self._cursors.items()}
        return self._replay

    def _step(self, entry: Mapping[str, Any]) -> None:
        world = self._replay.world
        match entry["kind"]:
            case "round":
                self._check_turns(entry)
                records = {name: self._turn(name) for name in world.begin_round()}
                world.finish_round(records)
            case "arena" if "added" in entry:
                added = entry["added"]
                plan = arena_plan(added["scenario"], str(self._folder), added["seed"])
                world.add_arena(self._made(plan), added["period"])
                self._open(plan.scenario.id)
                world.note_arena(plan.scenario.id, added)
            case "arena":
                world.remove_arena(entry["removed"])
            case "link" if "added" in entry:
                link = entry["added"]
                world.add_link(link["from"], link["to"], link["weight"], link["what"])
            case "link":
                world.remove_link(entry["removed"])
            case "treaty" if "added" in entry:
                treaty = entry["added"]
                world.add_treaty(treaty["name"], treaty["arenaIds"], treaty["payload"], treaty["id"])
            case "treaty":
                world.remove_treaty(entry["removed"])
            case "metaAgent" if "added" in entry:
                agent = world_agent(entry["added"], str(self._folder))
                world.add_meta_agent(agent, entry["added"])
                self._replay.agents[agent.id] = entry["added"]
            case "metaAgent":
                world.remove_meta_agent(entry["removed"])
            case kind:
                raise ValueError(f"there is no entry {kind!r}")

    def _turn(self, name: str) -> dict[str, Any]:
        cursor = self._cursors[name]
        entry, where = cursor.turn()
        arena: Arena = self._replay.world.arenas[name]
        with sound(where):
            record = turn_again(arena, entry, where)
        logged = {key: value for key, value in entry.items() if key not in LEFT}
        self._judge(name, cursor, logged, record)
        if self._heard is not None:
            self._heard(name, {**record, "memory": entry.get("memory", {})})
        return record

    def _check_turns(self, entry: Mapping[str, Any]) -> None:
        """A round is played whole or not at all."""
        for name in entry["ticked"]:
            cursor = self._cursors[name]
            if cursor.next >= len(cursor.log.entries):
                self._replay.cuts.setdefault(cursor.log.path.name, f"it ends before round {entry['round']}")
                raise EndOfLogs

    def _compare(self) -> None:
        """What the world notes has to be what stands next in the logs."""
        for name, entry in self._replay.world.take_entries():
            cursor = self._cursors.get(name)
            if cursor is None:
                continue
            if cursor.next < len(cursor.log.entries):
                self._judge(name, cursor, cursor.log.entries[cursor.next], entry)
            else:
                self._replay.owed.append((name, entry))

    def _judge(self, name: str | None, cursor: _Cursor, logged: Mapping[str, Any], played: Mapping[str, Any]) -> None:
        found = difference(logged, played, "")
        if found is not None and self._replay.difference is None:
            self._replay.difference = (cursor.log.path.name, Difference(cursor.next + 2, *found))
        cursor.next += 1

    def _open(self, name: str) -> None:
        log = read_log(arena_log(self._folder, name), "arena-log")
        self._cursors[name] = _Cursor(log)
        if hasattr(self, "_replay"):
            self._note_cut(log)

    def _note_cut(self, log: Log) -> None:
        for cursor in self._cursors.values():
            if cursor.log.cut is not None:
                self._replay.cuts[cursor.log.path.name] = cursor.log.cut
