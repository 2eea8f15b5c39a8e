"""A world's logs as one sequence of entries, in the order in which they were written: what a stream tells, by number.

The order follows from the logs alone, so that an entry has the same number after a restart: whatever stands in the
world's own log comes after the lines of arenas that belong to it, and nothing is told before its round is whole.
"""

from __future__ import annotations

import json
import threading
from array import array
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.commons.file_names import WORLD_LOG
from engine.commons.log import entry_of
from engine.commons.world_runner import arena_log
from engine.errors import FileError, LogError

PIECE = 1 << 20
"""Bytes that are read at once."""


class Lines:
    """The whole lines of a log that grows: where each ends is kept, what it says is read again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._ends = array("Q", (0,))

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._ends) - 1

    @property
    def whole(self) -> int:
        """How many bytes they take."""
        return self._ends[-1]

    def grow(self) -> None:
        """Take in what was written since the last time."""
        try:
            with self.path.open("rb") as file:
                place = self._ends[-1]
                file.seek(place)
                while piece := file.read(PIECE):
                    found = piece.find(b"\n")
                    while found >= 0:
                        self._ends.append(place + found + 1)
                        found = piece.find(b"\n", found + 1)
                    place += len(piece)
        except OSError as error:
            raise _unreadable(self.path, error) from error

    def line(self, number: int) -> bytes:
        """A line, from 0, without its end."""
        start, end = self._ends[number], self._ends[number + 1]
        try:
            with self.path.open("rb") as file:
                file.seek(start)
                return file.read(end - start - 1)
        except OSError as error:
            raise _unreadable(self.path, error) from error


@dataclass(frozen=True, slots=True)
class Told:
    """Entry `number` of the sequence, from 1: the name of the log that it stands in, and its line."""

    number: int
    log: str
    line: bytes

    @property
    def kind(self) -> str:
        """The `kind` of the entry, which every line begins with."""
        return json.loads(b"{" + self.line[1:].partition(b",")[0].rstrip(b"}") + b"}")["kind"]  # type: ignore[no-any-return]


class Journal:
    """The sequence of one world's folder. One thread at a time lets it `grow`; any may read."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._logs = [Lines(folder / WORLD_LOG)]
        self._places: dict[str, int] = {}
        self._taken = [0]
        self._log = array("H")
        self._line = array("L")
        self._between: dict[str, Sequence[str]] = {}
        self._lock = threading.Lock()
        self.grow()

    @property
    def count(self) -> int:
        """How many entries there are."""
        return len(self._line)

    @property
    def logs(self) -> Mapping[str, Lines]:
        """Each log by the name of its file: the world's first, then the arenas' in the order in which they came."""
        return {lines.path.name: lines for lines in tuple(self._logs)}

    def grow(self) -> None:
        """Take in what was written since the last time. Raises `FileError`, `LogError`."""
        with self._lock:
            world = self._logs[0]
            world.grow()
            while self._taken[0] < world.count:
                number = self._taken[0]
                entry = entry_of(world.line(number))
                if entry is None:
                    raise LogError("this line is no entry of a log", f"{world.path}, line {number + 1}", "use a copy")
                if entry["kind"] != "header":
                    self._before(entry)
                self._tell(0)
                if entry["kind"] == "header":
                    for arena in entry["scenario"]["arenas"]:
                        self._open(arena["id"])

    def told(self, number: int) -> Told:
        """The entry of this number, 1 to `count`."""
        lines = self._logs[self._log[number - 1]]
        return Told(number, lines.path.name, lines.line(self._line[number - 1]))

    def _before(self, entry: Mapping[str, Any]) -> None:
        """Of arenas' logs the lines that were written before this one of the world's own, as it says itself."""
        match entry["kind"]:
            case "round":
                for arena in entry["ticked"]:
                    self._take(arena)
                touched = Counter(end for flow in entry.get("flows", ()) for end in (flow["from"], flow["to"]))
                touched.update(shock["arena"] for shock in entry.get("shocks", ()))
                for arena in sorted(touched):
                    self._take(arena, touched[arena])
            case "arena" if "added" in entry:
                self._open(entry["id"])
            case "link" | "treaty" if "added" in entry:
                added = entry["added"]
                self._between[added["id"]] = added["arenaIds"] if "arenaIds" in added else (added["from"], added["to"])
                self._take_all(self._between[added["id"]])
            case "link" | "treaty":
                self._take_all(self._between.pop(entry["removed"]))

    def _open(self, arena: str) -> None:
        self._places[arena] = len(self._logs)
        self._logs.append(Lines(arena_log(self._folder, arena)))
        self._taken.append(0)
        self._take(arena)

    def _take_all(self, arenas: Sequence[str]) -> None:
        for arena in arenas:
            self._take(arena)

    def _take(self, arena: str, many: int = 1) -> None:
        place = self._places[arena]
        lines = self._logs[place]
        if self._taken[place] + many > lines.count:
            lines.grow()
        for _ in range(many):
            if self._taken[place] >= lines.count:
                raise LogError("a line is missing that the world's log speaks of", str(lines.path), "use a copy")
            self._tell(place)

    def _tell(self, place: int) -> None:
        self._log.append(place)
        self._line.append(self._taken[place])  # the last: who reads goes by how many of these there are
        self._taken[place] += 1


def _unreadable(path: Path, error: OSError) -> FileError:
    return FileError(f"cannot read the log ({error.strerror})", str(path), "check the folder and its permissions")
