"""A log on disk by turn: what a window shows of a turn is read from there, and a log may be written meanwhile.

`grow` takes in what was written since the last time, one entry after the other, and keeps of each only where it stands:
a long run costs the disk its length, and memory a number a turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Any

from engine.commons.log import REMEDY, check_head, entry_of
from engine.errors import FileError, LogError

PIECE = 1 << 20
"""Bytes that are read at once."""


class LogIndex:
    """The entries of one log. Raises `FileError`, and `LogError` as `engine.commons.log.read_log` does."""

    def __init__(self, path: Path, kind: str = "arena-log") -> None:
        self.path = path
        self._lines = 0
        self._end = 0
        self._places: dict[int, tuple[int, int]] = {}
        try:
            self._file: FileIO = path.open("rb", buffering=0)
        except (OSError, ValueError) as error:  # a ValueError: a name with a null character
            raise self._failed(error) from error
        try:
            self.head: Mapping[str, Any] = next(self._read(), {})
            check_head(path, [self.head], kind)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> LogIndex:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    @property
    def turns(self) -> int:
        """The turns that were taken in."""
        return len(self._places)

    @property
    def lines(self) -> int:
        """The lines that were taken in, the header among them."""
        return self._lines

    @property
    def cut(self) -> str | None:
        """What stands behind the last whole entry, in words; None for nothing. While it is written it is no fault."""
        rest = self._size() - self._end
        return f"the last line is cut after {rest} bytes" if rest > 0 else None

    def grow(self) -> Iterator[Mapping[str, Any]]:
        """Each entry that was written since the last time, without the header; it is taken in when it is handed out."""
        return self._read()

    def record(self, turn: int) -> Mapping[str, Any]:
        """The record of a turn that was taken in. Raises `KeyError`, and `LogError` where the file was changed."""
        place, length = self._places[turn]
        try:
            self._file.seek(place)
            entry = entry_of(self._file.read(length))
        except OSError as error:
            raise self._failed(error) from error
        if entry is None or entry.get("turn") != turn:
            raise LogError("the log was changed while it was open", str(self.path), "open it again")
        return entry

    def close(self) -> None:
        """Let the file go."""
        self._file.close()

    def _read(self) -> Iterator[Mapping[str, Any]]:
        """The next whole lines, the places of turns kept."""
        rest = b""
        while piece := self._piece(self._end + len(rest)):
            *lines, rest = (rest + piece).split(b"\n")
            for line in lines:
                entry = entry_of(line)
                if entry is None:
                    if self._lines and self._end + len(line) + 1 == self._size():
                        return  # its end reached the disk before its middle did
                    raise LogError("this line is no entry of a log", f"{self.path}, line {self._lines + 1}", REMEDY)
                if entry["kind"] == "turn":
                    if not isinstance(entry.get("turn"), int):
                        raise LogError("this turn has no number", f"{self.path}, line {self._lines + 1}", REMEDY)
                    self._places[entry["turn"]] = (self._end, len(line))
                self._lines += 1
                self._end += len(line) + 1
                yield entry

    def _piece(self, place: int) -> bytes:
        try:
            self._file.seek(place)
            return self._file.read(PIECE)
        except OSError as error:
            raise self._failed(error) from error

    def _size(self) -> int:
        try:
            return self.path.stat().st_size
        except OSError as error:
            raise self._failed(error) from error

    def _failed(self, error: OSError | ValueError) -> FileError:
        what = f"cannot read the log ({getattr(error, 'strerror', None) or error})"
        return FileError(what, str(self.path), "check the path and its permissions")
