"""The results of a sweep on disk: a head, and a file of lines a worker: a crash loses what was in progress alone.

Lines are found again by their place: what is in memory is one number a run.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO

import orjson

from engine.commons.file_names import SWEEP_FORMAT as FORMAT
from engine.commons.file_names import SWEEP_HEAD as HEAD
from engine.commons.metrics import NAMES
from engine.commons.sweep.plan import SweepPlan, plan_with, spec_of
from engine.commons.sweep.work import Row
from engine.errors import FileError, SweepError
from engine.files import json_line, read_json, write_atomic

RUNS = "runs"
NONE = -1


def flat(metrics: Mapping[str, Any]) -> list[Any]:
    """The values of `NAMES`, in their order; of sustainability the two that it holds."""
    plain = {**metrics, **{f"sustainability_{key}": value for key, value in metrics["sustainability"].items()}}
    return [plain[name] for name in NAMES]


class Results:
    """The open results of a plan in a folder. `done` is how many runs they hold."""

    def __init__(self, folder: Path, plan: SweepPlan) -> None:
        """Go on with the folder, or begin it.

        Raises `SweepError` where it holds another sweep's, and `FileError` where it can't be read or written.
        """
        self.folder = folder
        self.done = 0
        self.go_on: Callable[[], object] | None = None
        self._seeds = plan.seeds
        self._places = array("q", [NONE]) * plan.runs
        self._files: list[Path] = []
        self._writers: dict[str, tuple[int, BinaryIO]] = {}
        self._readers: dict[int, BinaryIO] = {}
        self._begin(plan)
        try:
            (folder / RUNS).mkdir(exist_ok=True)
            for path in sorted((folder / RUNS).glob("*.jsonl")):
                self._take(path)
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
        """Every run that was done, in the order of their numbers; `go_on` is called before each, and may raise."""
        for place in self._places:
            if self.go_on is not None:
                self.go_on()
            if place != NONE:
                number, offset = place & 0xFFFF, place >> 16
                if number not in self._readers:
                    self._readers[number] = self._files[number].open("rb")
                reader = self._readers[number]
                reader.seek(offset)
                yield orjson.loads(reader.readline())

    def close(self) -> None:
        """Bring everything to the disk and let go of the files. Raises `FileError` once all are closed."""
        failed: OSError | None = None
        for _, file in self._writers.values():
            try:
                with file:  # closing writes again what a full disk refused
                    os.fsync(file.fileno())
            except OSError as error:
                failed = error
        for reader in self._readers.values():
            reader.close()
        self._writers.clear()
        self._readers.clear()
        if failed is not None:
            raise _failed(failed, self.folder) from failed

    def _begin(self, plan: SweepPlan) -> None:
        head = self.folder / HEAD
        if head.exists():
            found = read_json(head)
            if not isinstance(found, Mapping) or found.get("fingerprint") != plan.fingerprint():
                what = "these results are of another sweep"
                raise SweepError(what, str(head), "give another folder (--out), or the spec that it was begun with")
            return
        spec = plan.spec.model_dump(mode="json", by_alias=True)
        mark = {"format": FORMAT, "version": 1, "fingerprint": plan.fingerprint(), "base": str(plan.base)}
        told = {**mark, "spec": spec, **plan.identity()}
        write_atomic(head, json_line(told))

    def _take(self, path: Path) -> None:
        """The whole lines of a file; what a crash cut off at its end is cut away."""
        number = len(self._files)
        self._files.append(path)
        place = 0
        with path.open("r+b") as file:
            for line in file:
                run = self._run_of(line)
                if run is None:
                    break
                self._note(run, number, place)
                place += len(line)
            file.truncate(place)

    def _run_of(self, line: bytes) -> int | None:
        """The number of a whole line's run; None where the line is none of this sweep's."""
        try:
            row: Any = orjson.loads(line) if line.endswith(b"\n") else None
            run = row["run"]
            number, seed = divmod(run, len(self._seeds))
            wanted = {"run": run, "cell": number, "seed": self._seeds[seed]}
            numbers = all(value is None or isinstance(value, int | float) for value in flat(row["metrics"]))
            sound = row.items() >= wanted.items() and numbers and isinstance(row["faults"], int)
            return run if sound and 0 <= run < len(self._places) else None
        except (ValueError, KeyError, TypeError, AttributeError):
            return None

    def _note(self, run: int, file: int, place: int) -> None:
        self.done += self._places[run] == NONE
        self._places[run] = place << 16 | file


def saved_head(folder: Path) -> Mapping[str, Any]:
    """What a folder's results were begun with.

    Raises `FileError`, and `SweepError` where it is no sweep, or one of a newer version.
    """
    head = folder / HEAD
    found = read_json(head)
    if not isinstance(found, Mapping) or found.get("format") != FORMAT or not isinstance(found.get("spec"), Mapping):
        raise SweepError("this is no sweep", str(head), "choose the folder of a sweep")
    if found.get("version") != 1:
        what = "these results were written by a newer version of the program"
        raise SweepError(what, str(head), "use that version, or sweep again into another folder")
    return found


def saved_plan(folder: Path, go_on: Callable[[], object] | None = None) -> SweepPlan:
    """The plan that a folder's results were begun with, every cell checked; `go_on` as of `plan_with`.

    Raises as `saved_head` does, and `ScenarioError` where its scenario is not one of this program's version.
    """
    found, head = saved_head(folder), folder / HEAD
    spec, base = spec_of(found["spec"], str(head)), Path(found.get("base") or folder)
    plan = plan_with(spec, found.get("scenario"), base, str(head), go_on)
    if plan.fingerprint() != found.get("fingerprint"):
        what = "its scenario and its runs don't belong together"
        raise SweepError(what, str(head), "sweep again into another folder")
    return plan


def _failed(error: OSError, folder: Path) -> FileError:
    what = f"cannot write the results ({error.strerror})"
    return FileError(what, str(folder), "make room or choose another folder, then run the same command to go on")
