"""What the minds of a run were asked, and what came of it: a ledger beside the log (`colony: A decision`)."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from engine.errors import FileError
from engine.minds.ledger import Ledger
from engine.minds.sqlite_attempts import SqliteAttempts, open_attempts

WORLD_LEDGER = "attempts.sqlite"
"""The file of a world's attempts, in the folder of its logs."""

CUT = "the run was cut"
"""Why an attempt was discarded that nothing had come of when its run ended."""


def ledger_beside(log: Path | None) -> Path | None:
    """Where the attempts of a logged run are kept; None (in memory) without a log, or where the log is no file."""
    if log is None or (log.exists() and not log.is_file()):
        return None
    return log.with_suffix(".attempts.sqlite")


def refuse_used(ledger: Path | None) -> None:
    """Raises `FileError` where attempts of another run are kept: they are not mixed with those of a new one."""
    if ledger is not None and ledger.exists():
        remedy = "go on with its run (--resume), move it away, or give another --log"
        raise FileError("there is a ledger of attempts here already", str(ledger), remedy)


class Attempts:
    """The ledger of a run. It is opened with the first seat of a mind and closed with the last."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._seats = 0
        self._connection: sqlite3.Connection | None = None
        self._ledger: Ledger | None = None

    @property
    def ledger(self) -> Ledger:
        """The ledger, while a seat is open."""
        assert self._ledger is not None
        return self._ledger

    def enter(self) -> None:
        """Another seat. Raises `FileError` for a ledger that can't be opened."""
        if self._connection is None:
            if self._path is None:
                self._connection = sqlite3.connect(":memory:")
                store = SqliteAttempts(self._connection)
            else:
                store, self._connection = open_attempts(self._path)
            self._ledger = Ledger(store)
            self._ledger.discard_open(CUT)
        self._seats += 1

    def leave(self) -> None:
        """One seat less."""
        self._seats -= 1
        if self._seats == 0 and self._connection is not None:
            self._connection.close()
            self._connection = self._ledger = None
