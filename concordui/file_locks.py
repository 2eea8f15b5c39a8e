"""One window a file: a second process that opened the same file would write over what the first one saves."""

from __future__ import annotations

import hashlib
import logging
import os
from pathlib import Path

from PySide6.QtCore import QLockFile

from engine.errors import RecordError

_log = logging.getLogger(__name__)


class FileLocks:
    """The locks of this process, in the data folder. A lock dies with its process, however that ends."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "locks"
        self._held: dict[Path, QLockFile] = {}

    def take(self, path: Path) -> None:
        """Hold the file's lock. Raises `RecordError` where another process holds it.

        Where no lock can be written (a full disk, a folder without rights) the file opens without one.
        """
        place = _real(path)
        if place in self._held:
            return
        lock = self._lock_of(place)
        if lock is None or lock.tryLock(0):
            if lock is not None:
                self._held[place] = lock
        elif lock.error() == QLockFile.LockError.LockFailedError:
            where, remedy = str(path), "go on with it there, or close it there first"
            raise RecordError("this file is open in another window of Concord", where, remedy)

    def release(self, path: Path) -> None:
        """Let others open the file."""
        lock = self._held.pop(_real(path), None)
        if lock is not None:
            lock.unlock()

    def _lock_of(self, place: Path) -> QLockFile | None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            _log.warning("no lock for %s: %s", place, error)
            return None
        name = hashlib.sha256(os.fsencode(place)).hexdigest()[:24]
        lock = QLockFile(str(self._folder / f"{name}.lock"))
        lock.setStaleLockTime(0)
        return lock


def _real(path: Path) -> Path:
    """The file that a path leads to, links followed."""
    return Path(os.path.realpath(path))
