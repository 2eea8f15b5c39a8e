"""Attempts in SQLite: a table of their own in whatever database the world keeps, or in a file of their own."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from engine.errors import FileError, MindError
from engine.files import utf8, utf8_json
from engine.minds.ledger import Attempt, State
from engine.minds.protocol import Failure, Usage

VERSION = 1
"""Of a file of attempts alone (its `user_version`)."""

_TABLE = """
CREATE TABLE IF NOT EXISTS attempts (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    mind TEXT NOT NULL,
    spec TEXT NOT NULL,
    digest TEXT NOT NULL,
    context TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('reserved', 'in flight', 'answered', 'failed', 'discarded')),
    stage TEXT CHECK (stage IN ('transport', 'parse', 'schema', 'menu', 'execution')),
    diagnostic TEXT,
    discarded TEXT,
    value TEXT,
    tokens_in INTEGER,
    tokens_out INTEGER,
    elapsed_s REAL NOT NULL,
    CHECK ((state = 'failed') = (stage IS NOT NULL)),
    CHECK ((state = 'discarded') = (discarded IS NOT NULL))
) STRICT
"""
_COLUMNS = (
    "id, mind, spec, digest, context, state, stage, diagnostic, discarded, value, tokens_in, tokens_out, elapsed_s"
)
_COUNT = len(_COLUMNS.split(","))
_INSERT = f"INSERT INTO attempts ({_COLUMNS}) VALUES ({', '.join('?' * _COUNT)}) ON CONFLICT (id) DO NOTHING"
_REST = _COLUMNS.removeprefix("id, ")
_UPDATE = f"UPDATE attempts SET ({_REST}) = ({', '.join('?' * (_COUNT - 1))}) WHERE id = ?"
_SELECT = f"SELECT {_COLUMNS} FROM attempts WHERE id = ?"


class SqliteAttempts:
    """An `AttemptStore` on a connection.

    Each change is a transaction of its own, committed when the call returns: `MindError` while another one is open on
    the connection, since a reservation that can be rolled back is none.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        with self._connection:
            self._connection.execute(_TABLE)

    def add(self, attempt: Attempt) -> bool:
        """Keep a new attempt; false if there is one of its id."""
        return self._change(_INSERT, attempt.id, _row(attempt)) == 1

    def replace(self, attempt: Attempt) -> None:
        """Keep the attempt in place of the one of its id."""
        row = _row(attempt)
        self._change(_UPDATE, attempt.id, (*row[1:], row[0]))

    def get(self, attempt_id: str) -> Attempt | None:
        """The attempt of that id."""
        found = self._connection.execute(_SELECT, (attempt_id,)).fetchone()
        return None if found is None else _attempt(found)

    def attempts(self) -> Iterable[Attempt]:
        """All, in the order in which they were added."""
        return map(_attempt, self._connection.execute(f"SELECT {_COLUMNS} FROM attempts ORDER BY number").fetchall())

    def numbered(self, after: int = 0, besides: Collection[int] = ()) -> list[tuple[int, Attempt]]:
        """Those that were added after so many others, and besides those of some numbers; each with its number, from 1,
        in order.
        """
        those = ", ".join("?" * len(besides))
        question = f"SELECT number, {_COLUMNS} FROM attempts WHERE number > ? OR number IN ({those}) ORDER BY number"
        found = self._connection.execute(question, (after, *besides)).fetchall()
        return [(number, _attempt(row)) for number, *row in found]

    def of(self, mind: str, since: int = 0) -> list[Attempt]:
        """Those of one mind whose context says that they were made at a tick or later, in order."""
        question = f"SELECT {_COLUMNS} FROM attempts WHERE mind = ? AND json_extract(context, '$.tick') >= ?"
        found = self._connection.execute(f"{question} ORDER BY number", (mind, since)).fetchall()
        return list(map(_attempt, found))

    def newest_first(self, mind: str) -> Iterator[Attempt]:
        """Those of one mind, the newest first, each read as it is asked for."""
        found = self._connection.execute("SELECT id FROM attempts WHERE mind = ? ORDER BY number DESC", (mind,))
        for (attempt_id,) in found.fetchall():
            attempt = self.get(attempt_id)
            if attempt is not None:
                yield attempt

    def in_states(self, states: Collection[State]) -> int:
        """How many stand so."""
        those = ", ".join("?" * len(states))
        question = f"SELECT count(*) FROM attempts WHERE state IN ({those})"
        return int(self._connection.execute(question, tuple(states)).fetchone()[0])

    def count(self) -> int:
        """How many there are."""
        return int(self._connection.execute("SELECT count(*) FROM attempts").fetchone()[0])

    def _change(self, statement: str, attempt_id: str, values: tuple[Any, ...]) -> int:
        if self._connection.in_transaction:
            raise MindError("an attempt is kept at once", attempt_id, "commit the open transaction first")
        try:
            with self._connection:
                return self._connection.execute(statement, values).rowcount
        except sqlite3.Error as error:
            raise FileError(f"the ledger can't be written ({error})", attempt_id, "make room on its disk") from error


def open_attempts(path: Path) -> tuple[SqliteAttempts, sqlite3.Connection]:
    """The attempts in a file of their own (made if it is not there), and the connection to close in the end.

    Write-ahead log, `synchronous=NORMAL`: what is committed outlives the process (`colony: Saves`).
    Raises `FileError` for a file that can't be opened, is no database, or is from a newer version.
    """
    try:
        connection = sqlite3.connect(path)
    except sqlite3.Error as error:
        raise _unusable(path, error) from error
    try:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version > VERSION:
            raise FileError("this ledger is from a newer version", str(path), "open it with a newer Concord")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute(f"PRAGMA user_version = {VERSION}")
        return SqliteAttempts(connection), connection
    except sqlite3.Error as error:
        connection.close()
        raise _unusable(path, error) from error
    except FileError:
        connection.close()
        raise


def _unusable(path: Path, error: sqlite3.Error) -> FileError:
    return FileError(f"the ledger can't be opened ({error})", str(path), "check the path, or choose another file")


def _row(attempt: Attempt) -> tuple[Any, ...]:
    failure = attempt.failure
    return (
        attempt.id,
        attempt.mind,
        attempt.spec,
        attempt.digest,
        utf8_json(attempt.context),
        attempt.state,
        None if failure is None else failure.stage,
        None if failure is None else utf8(failure.diagnostic),
        None if attempt.discarded is None else utf8(attempt.discarded),
        None if attempt.value is None else utf8_json(attempt.value),
        attempt.usage.tokens_in,
        attempt.usage.tokens_out,
        attempt.elapsed_s,
    )


def _attempt(row: Sequence[Any]) -> Attempt:
    attempt_id, mind, spec, digest, context, state, stage, text, discarded, value, tokens_in, tokens_out, elapsed_s = (
        row
    )
    return Attempt(
        attempt_id,
        mind,
        spec,
        digest,
        context=json.loads(context),
        state=state,
        failure=None if stage is None else Failure(stage, text),
        discarded=discarded,
        value=None if value is None else json.loads(value),
        usage=Usage(tokens_in, tokens_out),
        elapsed_s=elapsed_s,
    )
