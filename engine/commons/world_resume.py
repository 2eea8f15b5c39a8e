"""A world that was interrupted, however it was, goes on after its last whole round.

What a kill left behind that round (the turn of an arena whose round never ended, half a line) is cut from the logs; the
rounds that follow are those that would have followed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.commons.arena import Arena
from engine.commons.file_names import WORLD_LOG
from engine.commons.log import LogWriter
from engine.commons.runner import ArenaRunner
from engine.commons.scenario import ArenaPlan
from engine.commons.world_replay import WorldReplay, replay_world
from engine.commons.world_runner import SeatsOf, WorldRunner, arena_log, nobody_anywhere
from engine.errors import FileError, LogError


def resume_world(folder: Path, seats_of: SeatsOf = nobody_anywhere) -> WorldRunner:
    """The runner of the world of these logs, not opened yet.

    Raises `FileError`, `ScenarioError`, what seats raise, and `LogError` where logs and engine part.
    """
    company: dict[str, ArenaRunner] = {}

    def made(plan: ArenaPlan) -> Arena:
        company[plan.scenario.id] = runner = ArenaRunner(plan, seats_of(plan.scenario.id))
        return runner.arena

    def heard(arena: str, record: dict[str, Any]) -> None:
        company[arena].restore(record)

    replay = replay_world(folder, made, heard)
    if replay.difference is not None:
        log, found = replay.difference
        where = f"{folder / log}, {found}"
        raise LogError("the world can't be gone on with: its logs were changed", where, "use a copy of the folder")
    runner = WorldRunner(replay.plan, seats_of)
    there = {name: company[name] for name in replay.world.arenas}
    runner.go_on_from(replay.world, replay.agents, there, _reopened(folder, replay))
    return runner


def _reopened(folder: Path, replay: WorldReplay) -> dict[str | None, LogWriter]:
    """The logs, each cut where the replay ended, with what it lacked; or none stays open."""
    writers: dict[str | None, LogWriter] = {}
    try:
        for name, lines in replay.ends.items():
            path = folder / WORLD_LOG if name is None else arena_log(folder, name)
            writers[name] = LogWriter(path, keep=_length(path, lines))
        for name, entry in replay.owed:
            writers[name].add(entry)
    except BaseException:
        for writer in writers.values():
            writer.close()
        raise
    return writers


def _length(path: Path, lines: int) -> int:
    """How many bytes so many lines take."""
    try:
        with path.open("rb") as file:
            for _ in range(lines):
                file.readline()
            return file.tell()
    except OSError as error:
        what = f"cannot read the log ({error.strerror})"
        raise FileError(what, str(path), "check the path and its permissions") from error
