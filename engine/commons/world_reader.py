"""The logs in a world's folder, read into its course while they grow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from engine.commons.file_names import WORLD_LOG
from engine.commons.log_index import LogIndex
from engine.commons.replay import sound
from engine.commons.scenario import arena_plan, world_plan
from engine.commons.world_course import WorldCourse
from engine.commons.world_runner import arena_log


class WorldReader:
    """Follows the logs of a world's folder. Raises `FileError`, `LogError` and `ScenarioError`, when it is made and
    while it reads.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._index = LogIndex(folder / WORLD_LOG, "world-log")
        self._arenas: dict[str, _ArenaLog] = {}
        self._lacking: str | None = None
        try:
            head, where = self._index.head, f"{self._index.path}, line 1, scenario"
            self.course = WorldCourse(world_plan(head["scenario"], where, head["seed"]))
            for name in self.course.arenas:
                self._open(name)
        except BaseException:
            self.close()
            raise
        self._entries: Iterator[Mapping[str, Any]] = iter(())

    @property
    def cut(self) -> str | None:
        """What of the logs can't be shown, in words; None for nothing. While they are written it is no fault."""
        return self._lacking or self._index.cut

    def take(self, most: int) -> int:
        """Take in up to `most` entries of the world's log that were written since; how many there were."""
        taken = 0
        while taken < most and self._lacking is None:
            entry = next(self._entries, None)
            if entry is None:
                self._entries = self._index.grow()
                entry = next(self._entries, None)
            if entry is None:
                break
            with sound(f"{self._index.path}, line {self._index.lines}"):
                self._take(entry)
            taken += 1
        return taken

    def close(self) -> None:
        """Let the files go."""
        for log in self._arenas.values():
            log.index.close()
        self._index.close()

    def _take(self, entry: Mapping[str, Any]) -> None:
        if entry["kind"] != "round":
            if entry["kind"] == "arena" and "added" in entry:
                added = entry["added"]
                plan = arena_plan(added["scenario"], str(self.folder), added["seed"])
                self.course.add_arena(plan, added["period"])
                self._open(plan.scenario.id)
            self.course.change(entry)
            return
        records, states = {}, {}
        for name in entry["ticked"]:
            record = self._arenas[name].turn()
            if record is None:  # a round is shown whole or not at all
                self._lacking = f"{self._arenas[name].index.path.name}: it ends before round {entry['round']}"
                return
            records[name], states[name] = record, record["state"]
        for name, log in self._arenas.items():
            state = log.state_until(int(entry["round"]))
            if state is not None:
                states[name] = state
        self.course.close_round(entry, records, states)

    def _open(self, name: str) -> None:
        self._arenas[name] = _ArenaLog(LogIndex(arena_log(self.folder, name)))


class _ArenaLog:
    """The entries of one arena's log, one ahead."""

    def __init__(self, index: LogIndex) -> None:
        self.index = index
        self._entries: Iterator[Mapping[str, Any]] = iter(())
        self._next: Mapping[str, Any] | None = None

    def turn(self) -> Mapping[str, Any] | None:
        """The next turn; None where there is none yet. What was changed before it is the world's to tell."""
        while (entry := self._pop()) is not None:
            if entry["kind"] == "turn":
                return entry
        return None

    def state_until(self, turn: int) -> Mapping[str, Any] | None:
        """The last state that a flow or a shock of the rounds up to this one left; None where there was none."""
        state = None
        while (entry := self._peek()) is not None and entry["kind"] != "turn" and entry["round"] <= turn:
            state = entry.get("state", state)
            self._next = None
        return state

    def _pop(self) -> Mapping[str, Any] | None:
        entry, self._next = self._peek(), None
        return entry

    def _peek(self) -> Mapping[str, Any] | None:
        if self._next is None:
            self._next = next(self._entries, None)
        if self._next is None:
            self._entries = self.index.grow()
            self._next = next(self._entries, None)
        return self._next
