"""What remains of a session that ends badly: a trace in the logs, and a mark that the next start finds.

Each session holds a locked mark in the data folder, with the matches that are open. A clean end takes the mark away; a
mark that nobody holds any more is that of a session which ended unexpectedly, whether or not it could still say why.
"""

from __future__ import annotations

import contextlib
import faulthandler
import json
import logging
import os
import sys
import threading
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

from PySide6.QtCore import QLockFile, QObject, Signal

from engine.errors import FileError
from engine.files import read_json, unwritable, write_atomic

TRACE_CHARS = 1_000_000
"""What the hooks write of a session, at most and one trace; the log goes on, in files that take turns."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class UncleanEnd:
    """A session that did not end by itself: when it began, what it wrote last, and the games that were open."""

    began: str
    trace: str
    open_files: tuple[Path, ...]
    trace_file: Path | None

    @property
    def last_words(self) -> str:
        """The line of the trace that says what happened: the fault of the process, or else the last one."""
        lines = self.trace.splitlines() or [""]
        return next((line for line in reversed(lines) if line.startswith("Fatal Python error")), lines[-1])


class SessionMark:
    """The mark of this session and its trace file, to which `faulthandler` and the hooks write.

    Where a file can't be written the session goes on without it, and `trouble` says why.
    """

    def __init__(self, data: Path, logs: Path, now: datetime) -> None:
        self.trouble: FileError | None = None
        self._folder = data / "sessions"
        self._name = f"{now:%Y%m%d-%H%M%S}-{os.getpid()}"
        self._began = now.isoformat(timespec="seconds")
        self.trace_file = logs / f"trace-{self._name}.log"
        self._stream = self._trace_stream()
        self._written = 0
        self._left = False
        with contextlib.suppress(OSError):  # the mark itself, below, says what is wrong there
            self._folder.mkdir(parents=True, exist_ok=True)
        self._lock = _lock_of(self._folder / f"{self._name}.lock")
        self._lock.tryLock(0)
        self.set_open_files(())

    def _trace_stream(self) -> TextIO | None:
        try:
            self.trace_file.parent.mkdir(parents=True, exist_ok=True)
            return self.trace_file.open("w", encoding="utf-8")
        except OSError as error:
            self.trouble = unwritable(self.trace_file, error)
            return None

    def begin(self) -> None:
        """Let the interpreter write a trace of every thread here if the process is killed by a fault."""
        if self._stream is not None:
            faulthandler.enable(self._stream, all_threads=True)

    def set_open_files(self, files: Sequence[Path]) -> None:
        """The games that are open now, the one in front last."""
        if self._left:
            return
        data = {"began": self._began, "trace": str(self.trace_file), "open": [str(path) for path in files]}
        try:
            write_atomic(self._folder / f"{self._name}.json", json.dumps(data, ensure_ascii=False))
        except FileError as error:
            self.trouble = error
            _log.warning("session mark: %s", error)

    def write(self, trace: str) -> None:
        """Add to the trace, on the disk at once, up to `TRACE_CHARS`: what fails at every picture fails alike."""
        if self._stream is None or self._written > TRACE_CHARS:
            return
        self._written += len(trace)
        try:
            self._stream.write(trace.rstrip("\n") + "\n\n")
            self._stream.flush()
        except OSError as error:
            _log.warning("trace: %s", error)

    def leave(self) -> None:
        """The session ended, but not by a person's wish: the next start finds the mark, and the trace with it."""
        self._left = True
        faulthandler.disable()
        if self._stream is not None:
            with contextlib.suppress(OSError):  # closing writes again what a full disk refused
                self._stream.close()
        self._lock.unlock()

    def end(self) -> None:
        """The session ended by itself: no mark, and no trace file if nothing was written."""
        with contextlib.suppress(OSError):
            (self._folder / f"{self._name}.json").unlink(missing_ok=True)
            if self.trace_file.stat().st_size == 0:
                self.trace_file.unlink()
        self.leave()


def take_unclean_ends(data: Path) -> list[UncleanEnd]:
    """The sessions that ended unexpectedly since the last start, latest first; their marks are taken away."""
    ends = []
    for mark in sorted((data / "sessions").glob("*.json"), reverse=True):
        lock = _lock_of(mark.with_suffix(".lock"))
        if not lock.tryLock(0):
            continue  # it is running now
        with contextlib.suppress(FileError, KeyError, TypeError):
            ends.append(_unclean_end(read_json(mark)))
        with contextlib.suppress(OSError):  # a folder that nobody may write to keeps it, and it is told again
            mark.unlink(missing_ok=True)
        lock.unlock()
    return ends


def _unclean_end(data: dict[str, Any]) -> UncleanEnd:
    path = Path(data["trace"])
    try:
        trace = path.read_text(encoding="utf-8", errors="replace")[-TRACE_CHARS:].strip()
    except OSError:
        trace = ""
    return UncleanEnd(
        began=str(data["began"]),
        trace=trace,
        open_files=tuple(Path(name) for name in data["open"]),
        trace_file=path if trace else None,
    )


def _lock_of(path: Path) -> QLockFile:
    lock = QLockFile(str(path))
    lock.setStaleLockTime(0)  # only a process that is gone loses its lock, never one that runs long
    return lock


@dataclass(frozen=True, slots=True)
class Caught:
    """An exception that nobody handled: where it came from, its last line, its whole trace."""

    where: str
    what: str
    trace: str


class ExceptionHooks(QObject):
    """Catches what nobody handled, in any thread: logs it, and tells by `caught` in the thread of this object."""

    caught = Signal(object)

    def __init__(self, mark: SessionMark | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._mark = mark
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)

    def install(self) -> None:
        """Take the three hooks."""
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread
        sys.unraisablehook = self._on_unraisable

    def remove(self) -> None:
        """Give the hooks back."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before

    def _on_exception(self, kind: type[BaseException], value: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._before[0](kind, value, trace)
            return
        self._tell("window", kind, value, trace)

    def _on_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            name = args.thread.name if args.thread is not None else "thread"
            self._tell(name, args.exc_type, args.exc_value, args.exc_traceback)

    def _on_unraisable(self, args: sys.UnraisableHookArgs) -> None:
        if args.exc_value is not None:
            self._tell(repr(args.object), args.exc_type, args.exc_value, args.exc_traceback)

    def _tell(self, where: str, kind: type[BaseException], value: BaseException, trace: TracebackType | None) -> None:
        text = "".join(traceback.format_exception(kind, value, trace))
        what = "".join(traceback.format_exception_only(kind, value)).strip()
        _log.error("uncaught exception (%s)\n%s", where, text)
        if self._mark is not None:
            self._mark.write(f"{where}:\n{text}")
        self.caught.emit(Caught(where, what, text))
