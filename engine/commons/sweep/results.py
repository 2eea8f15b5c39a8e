"""The results of a sweep on disk: a head, and a file of lines a worker: a crash loses what was in progress alone.

Lines are found again by their place: what is in memory is one number a run.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO

import orjson

from engine.commons.sweep.plan import SweepPlan
from engine.commons.sweep.work import Row
from engine.errors import FileError, SweepError
from engine.files import json_line, read_json, write_atomic

FORMAT = "commons-sweep"
HEAD = "sweep.json"
RUNS = "runs"
NONE = -1


class Results:
    """The open results of a plan in a folder. `done` is how many runs they hold."""

    def __init__(self, folder: Path, plan: SweepPlan) -> None:
        """Go on with the folder, or begin it.

        Raises `SweepError` where it holds another sweep's, and `FileError` where it can't be read or written.
        """
        self.folder = folder
        self.done = 0
        self._places = array("q", [NONE]) * plan.runs
        self._files: list[Path] = []
        self._writers: dict[str, tuple[int, BinaryIO]] = {}
        self._readers: dict[int, BinaryIO] = {}
        self._begin(plan)
        try:
            (folder / RUNS).mkdir(exist_ok=True)
            for path in sorted((folder / RUNS).glob("*.jsonl")):
                self._take(path, plan.runs)
        except OSError as error:
            raise _failed(error, folder) from error

    def holds(self, run: int) -> bool:
        """Whether this run was done."""
        return self._places[run] != NONE

    def add(self, worker: str, rows: Sequence[Row]) -> None:
        """Keep rows in the file of who did them, flushed when this returns. Raises `FileError`."""
        try:
            if worker not in self._writers:
                path = self.folder / RUNS / f"{worker}.jsonl"
                if path not in self._files:
                    self._files.append(path)
                self._writers[worker] = (self._files.index(path), path.open("ab"))
            number, file = self._writers[worker]
            for row in rows:
                place = file.tell()
                file.write(orjson.dumps(row, option=orjson.OPT_APPEND_NEWLINE))
                self._note(row["run"], number, place)
            file.flush()
        except OSError as error:
            raise _failed(error, self.folder) from error

    def rows(self) -> Iterator[Row]:
        """Every run that was done, in the order of their numbers."""
        for place in self._places:
            if place != NONE:
                number, offset = place & 0xFFFF, place >> 16
                if number not in self._readers:
                    self._readers[number] = self._files[number].open("rb")
                reader = self._readers[number]
                reader.seek(offset)
                yield orjson.loads(reader.readline())

    def close(self) -> None:
        """Bring everything to the disk and let go of the files."""
        for _, file in self._writers.values():
            os.fsync(file.fileno())
            file.close()
        for reader in self._readers.values():
            reader.close()
        self._writers.clear()
        self._readers.clear()

    def _begin(self, plan: SweepPlan) -> None:
        head = self.folder / HEAD
        if head.exists():
            found = read_json(head)
            if not isinstance(found, Mapping) or found.get("fingerprint") != plan.fingerprint():
                what = "these results are of another sweep"
                raise SweepError(what, str(head), "give another folder (--out), or the spec that it was begun with")
            return
        spec = plan.spec.model_dump(mode="json", by_alias=True)
        told = {"format": FORMAT, "version": 1, "fingerprint": plan.fingerprint(), "spec": spec, **plan.identity()}
        write_atomic(head, json_line(told))

    def _take(self, path: Path, runs: int) -> None:
        """The whole lines of a file; what a crash cut off at its end is cut away."""
        number = len(self._files)
        self._files.append(path)
        place = 0
        with path.open("r+b") as file:
            for line in file:
                row = _row(line, runs)
                if row is None:
                    break
                self._note(row["run"], number, place)
                place += len(line)
            file.truncate(place)

    def _note(self, run: int, file: int, place: int) -> None:
        self.done += self._places[run] == NONE
        self._places[run] = place << 16 | file


def _row(line: bytes, runs: int) -> Row | None:
    try:
        row: Any = orjson.loads(line) if line.endswith(b"\n") else None
    except orjson.JSONDecodeError:
        return None
    return row if isinstance(row, dict) and isinstance(row.get("run"), int) and 0 <= row["run"] < runs else None


def _failed(error: OSError, folder: Path) -> FileError:
    what = f"cannot write the results ({error.strerror})"
    return FileError(what, str(folder), "make room or choose another folder, then run the same command to go on")
