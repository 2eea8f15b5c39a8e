"""What a test may leave behind and must not: threads, Qt threads and timers, top-level widgets, child processes."""

from __future__ import annotations

import contextlib
import gc
import os
import threading
import time
from dataclasses import dataclass
from pathlib import Path

# What was told to end may need a moment to be gone; what was not told to end is still there after it.
GRACE_S = 5.0


@dataclass(frozen=True)
class Snapshot:
    """What is there at one moment: a description by identity (process id, or address of the object)."""

    qt: bool
    found: dict[tuple[str, int], str]


def snapshot(qt: bool) -> Snapshot:
    """What is there now; Qt's objects too where `qt` says so (looking for them takes some milliseconds)."""
    # A dummy only says that a thread made elsewhere once ran Python; Qt's own threads are looked for below.
    threads = [thread for thread in threading.enumerate() if not isinstance(thread, threading._DummyThread)]
    found = {("thread", id(thread)): f"thread {thread.name}" for thread in threads}
    found |= {("child", pid): f"child process {pid} ({command})" for pid, command in child_processes().items()}
    if qt:
        found |= _widgets() | _timers_and_threads()
    return Snapshot(qt, found)


def left_since(before: Snapshot) -> list[str]:
    """A line for each thing that came after `before` and stays, also when given a moment to go."""
    end = time.monotonic() + GRACE_S
    while True:
        if before.qt:
            _deliver_deletions()
        now = snapshot(before.qt).found
        left = [text for key, text in now.items() if key not in before.found]
        if not left or time.monotonic() > end:
            return left
        gc.collect()
        time.sleep(0.01)


def child_processes() -> dict[int, str]:
    """The living and unreaped children of this process: command line by process id."""
    tasks = Path("/proc/self/task")
    if not tasks.exists():
        return _children_by_popen()
    return {pid: _command(pid) for pid in _child_ids(tasks)}


def _child_ids(tasks: Path) -> list[int]:
    """The children of every thread of ours, as Linux lists them (by a scan where the kernel keeps no list)."""
    if not Path("/proc/thread-self/children").exists():
        return [int(entry.name) for entry in os.scandir("/proc") if entry.name.isdigit() and _is_ours(entry.path)]
    found = []
    for task in os.scandir(tasks):
        with contextlib.suppress(OSError), open(f"{task.path}/children", "rb") as file:  # the thread may end meanwhile
            found += [int(pid) for pid in file.read().split()]
    return found


def _is_ours(folder: str) -> bool:
    try:
        fields = Path(folder, "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
    except OSError:
        return False  # it ended while we looked
    return int(fields[1]) == os.getpid()


def _command(pid: int) -> str:
    with contextlib.suppress(OSError):
        command = Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
        return command.strip() or "ended, not waited for"
    return "ended meanwhile"


def _children_by_popen() -> dict[int, str]:
    """Where there is no /proc: the `subprocess.Popen` objects whose process still runs."""
    import subprocess

    found = [item for item in gc.get_objects() if isinstance(item, subprocess.Popen)]
    return {process.pid: str(process.args) for process in found if process.poll() is None}


def _widgets() -> dict[tuple[str, int], str]:
    from PySide6.QtWidgets import QApplication

    return {
        ("widget", id(widget)): f"top-level {type(widget).__name__} {widget.objectName()!r}"
        for widget in QApplication.topLevelWidgets()
        if widget.metaObject().className() != "QTipLabel"  # Qt keeps the last tool tip for the next
    }


def _timers_and_threads() -> dict[tuple[str, int], str]:
    """The active timers and running Qt threads that Python made (the thread of the application is not one)."""
    from PySide6.QtCore import QCoreApplication, QTimer
    from shiboken6 import isValid

    main = QCoreApplication.instance().thread()
    found = {}
    for item in _qt_objects():
        if not isValid(item) or item is main:
            continue
        if isinstance(item, QTimer):
            if item.isActive():
                found["timer", id(item)] = f"active timer {item.objectName()!r} of {item.parent()!r}"
        elif item.isRunning():
            found["qthread", id(item)] = f"running Qt thread {item.objectName()!r}"
    return found


def _qt_objects() -> list:
    """Every timer and Qt thread in Python's hands. There are hundreds of thousands of objects, but few types."""
    from PySide6.QtCore import QThread, QTimer

    found = []
    for item in gc.get_objects():
        kind = type(item)
        wanted = _WANTED.get(kind)
        if wanted is None:
            wanted = _WANTED[kind] = issubclass(kind, QTimer | QThread)
        if wanted:
            found.append(item)
    return found


_WANTED: dict[type, bool] = {}


def _deliver_deletions() -> None:
    """What was told to `deleteLater` goes now; no event loop has to run for it."""
    from PySide6.QtCore import QCoreApplication, QEvent

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
