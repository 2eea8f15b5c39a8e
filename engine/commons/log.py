"""A log: JSONL, a header, then an entry a line, each flushed before anybody is shown it (`commons: Logs and replay`).

A log that was cut, even inside a line, opens up to its last whole record and says so.
"""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from typing import Any

import orjson

import engine
from engine.errors import FileError, LogError
from engine.files import parse_json
from engine.folder_lock import taken

VERSION = 1
REMEDY = "use a copy of the log that Concord wrote"


def header(kind: str, source: Mapping[str, Any], seed: int, dynamics: str | None = None) -> dict[str, Any]:
    """The first line: what was run, with which seed, by which program. `kind` is "arena-log" or "world-log"."""
    head: dict[str, Any] = {"kind": "header", "format": kind, "version": VERSION, "program": engine.__version__}
    if dynamics is not None:
        head["engine"] = dynamics
    return {**head, "seed": seed, "scenario": dict(source)}


def line_of(entry: Mapping[str, Any]) -> bytes:
    """An entry as its line, with its end."""
    try:
        return orjson.dumps(entry, option=orjson.OPT_APPEND_NEWLINE)
    except TypeError:  # a number past 64 bits, or half a surrogate pair: JSON that few libraries write
        return (json.dumps(entry, separators=(",", ":"), allow_nan=False) + "\n").encode("ascii")


@dataclass(frozen=True, slots=True)
class Log:
    """A log as it was read. `whole` is the number of bytes of its whole lines; `cut` says what was lost, or None."""

    path: Path
    head: Mapping[str, Any]
    entries: Sequence[Mapping[str, Any]]
    whole: int
    cut: str | None


def read_log(path: Path, kind: str) -> Log:
    """The log in a file. Raises `FileError`, and `LogError` for what is no log of this kind, with the line at fault."""
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as error:  # a ValueError: a name with a null character
        what = f"cannot read the log ({getattr(error, 'strerror', None) or error})"
        raise FileError(what, str(path), "check the path and its permissions") from error
    lines = data.split(b"\n")
    rest = lines.pop()
    whole = len(data) - len(rest)
    cut = f"the last line is cut after {len(rest)} bytes" if rest else None
    entries: list[Mapping[str, Any]] = []
    for number, line in enumerate(lines, 1):
        entry = entry_of(line)
        if entry is None and number == len(lines) and number > 1:  # its end reached the disk before its middle did
            whole -= len(line) + 1
            cut = f"line {number} is damaged"
        elif entry is None:
            raise LogError("this line is no entry of a log", f"{path}, line {number}", REMEDY)
        else:
            entries.append(entry)
    check_head(path, entries, kind)
    return Log(path, entries[0], entries[1:], whole, cut)


def is_cut_header(path: Path, head: Mapping[str, Any]) -> bool:
    """Whether the file holds the beginning of this header, and no more: the run was cut at once."""
    whole = line_of(head)
    try:
        with path.open("rb") as file:
            found = file.read(len(whole))
    except OSError:
        return False  # `read_log` will say why
    return len(found) < len(whole) and whole.startswith(found)


def entry_of(line: bytes) -> Mapping[str, Any] | None:
    """The entry of a line; None for what is none."""
    value: Any
    try:
        value = orjson.loads(line)
    except orjson.JSONDecodeError:
        try:
            value = parse_json(line.decode("utf-8"))
        except ValueError:
            return None
    return value if isinstance(value, dict) and isinstance(value.get("kind"), str) else None


def check_head(path: Path, entries: Sequence[Mapping[str, Any]], kind: str) -> None:
    """Raises `LogError` where the first entry is no header of a log of this kind that can be read."""
    head = entries[0] if entries else {}
    if head.get("kind") != "header" or head.get("format") != kind:
        raise LogError(f"this is no log of {'an arena' if kind == 'arena-log' else 'a world'}", str(path), REMEDY)
    if not isinstance(head.get("version"), int) or head["version"] > VERSION:
        what = f"the log is of version {head.get('version')}, newer than this program"
        raise LogError(what, f"{path}, line 1", "open it with a newer Concord")
    if not isinstance(head.get("scenario"), dict) or not isinstance(head.get("seed"), int):
        raise LogError("the header is damaged", f"{path}, line 1", REMEDY)


class LogWriter:
    """Appends entries to a log, each handed to the system when `add` returns. Raises `FileError`."""

    def __init__(self, path: Path, *, keep: int = 0) -> None:
        """Go on after the first `keep` bytes, or begin anew."""
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # Unbuffered: what a full disk refuses must not come back when the file is closed.
            self._file: FileIO = path.open("r+b" if keep else "ab", buffering=0)
        except (OSError, ValueError) as error:  # a ValueError: a name with a null character
            raise self._failed(error) from error
        try:
            if stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):
                self._claim(keep)
        except OSError as error:
            self._file.close()
            raise self._failed(error) from error
        except FileError:
            self._file.close()
            raise

    def add(self, entry: Mapping[str, Any]) -> None:
        """Another line."""
        left = memoryview(line_of(entry))
        try:
            while left:
                left = left[self._file.write(left) :]
        except OSError as error:
            raise self._failed(error) from error

    def close(self) -> None:
        """Bring it to the disk and end."""
        try:
            os.fsync(self._file.fileno())
        except OSError:
            pass  # a pipe or a device has no disk behind it
        finally:
            self._file.close()

    def _claim(self, keep: int) -> None:
        """Nothing is cut off before the file is known to be nobody else's."""
        if not taken(self._file.fileno()):
            what = "another run is writing this log"
            raise FileError(what, str(self.path), "wait for it to end, or give another --log")
        self._file.truncate(keep)
        self._file.seek(0, os.SEEK_END)

    def _failed(self, error: OSError | ValueError) -> FileError:
        what = f"cannot write the log ({getattr(error, 'strerror', None) or error})"
        return FileError(what, str(self.path), "choose another place or make room; --resume goes on from what is there")
