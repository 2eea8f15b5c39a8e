"""The course of a run as its log on disk has it, followed while the log grows; whole turns are read back from there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.commons.course import Course
from engine.commons.log_index import LogIndex
from engine.commons.replay import sound
from engine.commons.scenario import ArenaPlan, arena_plan


@dataclass(frozen=True, slots=True)
class TurnShown:
    """A whole turn as its log has it: `record` is the TurnRecord (``concord schema turn-record``)."""

    turn: int
    record: Mapping[str, Any]


class CourseReader:
    """`turns` are in place of the scenario's: an arena of a world plays as long as that does.

    Raises `FileError`, `LogError` and `ScenarioError`, when it is made and while it reads.
    """

    def __init__(self, path: Path, turns: int | None = None) -> None:
        self.index = LogIndex(path)
        try:
            head = self.index.head
            self.plan: ArenaPlan = arena_plan(head["scenario"], f"{path}, line 1, scenario", head["seed"])
        except BaseException:
            self.index.close()
            raise
        self.planned = self.plan.scenario.turns if turns is None else turns
        self.course = Course(self.plan.dynamics)
        self._entries: Iterator[Mapping[str, Any]] = iter(())

    @property
    def over(self) -> bool:
        """Whether the last turn of the plan is there, or the stock is gone for good."""
        return self.course.turns >= self.planned or self.course.collapsed

    def take(self, most: int) -> int:
        """Take in up to `most` entries that were written since; how many there were: fewer if no more are there."""
        taken = 0
        while taken < most:
            entry = next(self._entries, None)
            if entry is None:
                self._entries = self.index.grow()
                entry = next(self._entries, None)
            if entry is None:
                break
            with sound(f"{self.index.path}, line {self.index.lines}"):
                self.course.add(entry)
            taken += 1
        return taken

    def turn(self, turn: int) -> TurnShown:
        """A turn that was taken in. Raises `KeyError` for others."""
        return TurnShown(turn, self.index.record(turn))

    def close(self) -> None:
        """Let the file go."""
        self.index.close()
