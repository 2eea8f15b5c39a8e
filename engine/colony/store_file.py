"""The file of a store: a SQLite database in WAL mode, `synchronous=NORMAL`, with marks that tell whose it is.

What is wrong with one is said in words before SQLite touches it, where its first bytes tell. It is made whole under
another name and then renamed, so that no half-made store is ever seen.
"""

from __future__ import annotations

import os
import sqlite3
import zlib
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from engine.errors import ConcordError, FileError, StateError
from engine.files import unwritable
from engine.minds.sqlite_attempts import SqliteAttempts

APPLICATION = 0x436E4364
"""The `application_id` of a store."""

VERSION = 1
"""The `user_version` of a store that this program writes."""

SCHEMA = """
CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE timelines (
    number INTEGER PRIMARY KEY,
    parent INTEGER REFERENCES timelines,
    forked INTEGER NOT NULL,
    cause TEXT NOT NULL
) STRICT;
CREATE TABLE epochs (
    number INTEGER PRIMARY KEY,
    timeline INTEGER NOT NULL REFERENCES timelines,
    tick INTEGER NOT NULL
) STRICT;
CREATE TABLE ticks (
    timeline INTEGER NOT NULL,
    tick INTEGER NOT NULL,
    game BLOB NOT NULL,
    minds BLOB NOT NULL,
    PRIMARY KEY (timeline, tick)
) STRICT, WITHOUT ROWID;
CREATE TABLE news (
    timeline INTEGER NOT NULL,
    tick INTEGER NOT NULL,
    place INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (timeline, tick, place)
) STRICT, WITHOUT ROWID;
CREATE TABLE arrivals (
    timeline INTEGER NOT NULL,
    tick INTEGER NOT NULL,
    place INTEGER NOT NULL,
    attempt TEXT NOT NULL UNIQUE,
    mind TEXT NOT NULL,
    aim TEXT NOT NULL,
    value TEXT,
    stage TEXT,
    diagnostic TEXT,
    outcome TEXT NOT NULL,
    why TEXT NOT NULL,
    counts TEXT,
    PRIMARY KEY (timeline, tick, place)
) STRICT, WITHOUT ROWID;
CREATE TABLE snapshots (
    timeline INTEGER NOT NULL,
    tick INTEGER NOT NULL,
    world BLOB NOT NULL,
    PRIMARY KEY (timeline, tick)
) STRICT;
"""
"""`ticks`: the digests after each tick; a timeline's first row is what it began from. `news`: events, receipts,
notices, rejections, messages and changes of who thinks, as JSON. `snapshots`: whole worlds, JSON in zlib."""

_MAGIC = b"SQLite format 3\x00"
_CLOSED = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM)
_BUSY_S = 10.0
"""How long SQLite waits for another connection that recovers or checkpoints the log."""


def made(path: Path, rows: Iterable[tuple[str, tuple[Any, ...]]]) -> None:
    """Make a store with its first rows (statement, values), whole or not at all. Raises `FileError`."""
    if path.exists():
        raise FileError("there is something of this name already", str(path), "open it, or choose another name")
    if _logged(path):
        what = "there is the log of a store that is gone"
        raise FileError(what, str(_beside(path, "-wal")), "delete it, or choose another name")
    part = path.with_name(f".{path.name}.part")  # one a store: whoever makes it holds its lock
    try:
        _gone(part)
        with closing(sqlite3.connect(part)) as connection:
            _fill(connection, rows)
        with part.open("rb+") as stream:
            os.fsync(stream.fileno())
        for ending in ("-wal", "-shm"):
            _beside(path, ending).unlink(missing_ok=True)
        os.replace(part, path)
    except sqlite3.DatabaseError as error:
        raise refusal(path, error) from error
    except OSError as error:
        raise unwritable(path, error) from error
    finally:
        with suppress(OSError):
            _gone(part)


def copied(connection: sqlite3.Connection, path: Path) -> None:
    """Copy an open store to a file, whole or not at all; in place of what is there. Raises `FileError`."""
    part = path.with_name(f".{path.name}.part")
    try:
        _gone(part)
        with closing(sqlite3.connect(part)) as target:
            connection.backup(target)
        with part.open("rb+") as stream:
            os.fsync(stream.fileno())
        for ending in ("-wal", "-shm"):
            _beside(path, ending).unlink(missing_ok=True)
        os.replace(part, path)
    except sqlite3.DatabaseError as error:
        raise refusal(path, error) from error
    except OSError as error:
        raise unwritable(path, error) from error
    finally:
        with suppress(OSError):
            _gone(part)


def _gone(part: Path) -> None:
    for each in (part, *(_beside(part, ending) for ending in ("-journal", "-wal", "-shm"))):
        each.unlink(missing_ok=True)


def _fill(connection: sqlite3.Connection, rows: Iterable[tuple[str, tuple[Any, ...]]]) -> None:
    """Make the tables and first rows of a new store, which is flushed to disk once it is whole."""
    connection.execute("PRAGMA synchronous = OFF")
    connection.executescript(f"BEGIN; {SCHEMA} COMMIT")
    SqliteAttempts(connection)
    with connection:
        for statement, values in rows:
            connection.execute(statement, values)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("PRAGMA journal_mode = WAL")


def opened(path: Path, *, write: bool) -> sqlite3.Connection:
    """A connection to a store that is whole, of this program and of a version that it reads.

    Without `write` it only reads, also while another process writes. Raises `FileError` and `StateError`.
    """
    check_marks(path)
    with guarded(path):
        connection = _connected(path, write)
        try:
            connection.execute("PRAGMA synchronous = NORMAL")
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise damaged(path, found.splitlines()[-1])
            if write:
                connection.execute("BEGIN IMMEDIATE")
                connection.rollback()
        except BaseException:
            connection.close()
            raise
    return connection


def _connected(path: Path, write: bool) -> sqlite3.Connection:
    where = path.absolute().as_uri()
    connection = sqlite3.connect(f"{where}?mode=rw", uri=True, timeout=_BUSY_S)
    if write:
        return connection
    try:
        connection.execute("PRAGMA query_only = ON")
        connection.execute("SELECT name FROM about").fetchone()
        return connection
    except BaseException as error:
        connection.close()
        if not isinstance(error, sqlite3.OperationalError) or _code(error) not in _CLOSED or _logged(path):
            raise
    # Beside a store in a folder that nobody may write to there can be no log: nobody writes to the store either.
    return sqlite3.connect(f"{where}?mode=ro&immutable=1", uri=True)


def _logged(path: Path) -> bool:
    """Whether there are pages of a store that are in its log alone."""
    log = _beside(path, "-wal")
    return log.exists() and log.stat().st_size > 0


def _beside(path: Path, ending: str) -> Path:
    """What SQLite keeps beside a database that is open, or was not closed."""
    return path.with_name(path.name + ending)


def check_marks(path: Path) -> None:
    """Look whether the first bytes are of a store that this program reads. Raises `FileError` and `StateError`."""
    try:
        with path.open("rb") as stream:
            head = stream.read(100)
            size = stream.seek(0, os.SEEK_END)
    except OSError as error:
        remedy = "check the path; 'concord colony run' makes a store"
        raise FileError(f"cannot read the store ({error.strerror})", str(path), remedy) from error
    if head and _MAGIC.startswith(head[: len(_MAGIC)]) and len(head) < 100:
        raise damaged(path, f"{len(head)} bytes are left")
    if not head.startswith(_MAGIC):
        raise StateError("this is no store of a colony", str(path), "open one that 'concord colony run' made")
    version, application = (int.from_bytes(head[at : at + 4], "big") for at in (60, 68))
    if application != APPLICATION:
        raise StateError("this database is of another program", str(path), "open one that 'concord colony run' made")
    if version > VERSION:
        what = f"this store is of version {version}, newer than this program reads ({VERSION})"
        raise StateError(what, str(path), "open it with a newer Concord")
    page = int.from_bytes(head[16:18], "big")
    if page and size % page and not _logged(path):  # or else SQLite mends it from there
        raise damaged(path, f"{size} bytes are no whole pages")


@contextmanager
def guarded(path: Path) -> Iterator[None]:
    """What SQLite refuses within the block, in words."""
    try:
        yield
    except sqlite3.ProgrammingError:
        raise
    except sqlite3.DatabaseError as error:
        raise refusal(path, error) from error
    except UnicodeDecodeError as error:  # also where Python could not read what SQLite said of it
        raise damaged(path, "a text that is none") from error


@contextmanager
def whole(path: Path, what: str) -> Iterator[None]:
    """What stumbles within the block over a part of a store that was changed, in words."""
    try:
        yield
    except BROKEN as error:
        raise damaged(path, f"{what}: {error!r}") from error


BROKEN = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, zlib.error)
"""What a changed record makes of code that takes it for what it was."""


def refusal(path: Path, error: sqlite3.DatabaseError) -> ConcordError:
    """Why SQLite refused, and what to do about it."""
    code = _code(error)
    if code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
        remedy = "make room there, or copy it to another disk; every tick before this one is kept"
        cannot = "cannot write" if code == sqlite3.SQLITE_FULL else "cannot read or write"
        return FileError(f"{cannot} the store ({error})", str(path), remedy)
    if code in _CLOSED:
        return FileError(f"cannot open the store ({error})", str(path), "choose a place that you may write to")
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return FileError("another program is using the store", str(path), "wait for it to end, or use a copy")
    if code == sqlite3.SQLITE_CONSTRAINT:
        return StateError(f"this does not fit what was kept before ({error})", str(path), "go on from the tip, or fork")
    return damaged(path, str(error))


def _code(error: sqlite3.DatabaseError) -> int:
    """The kind of an error; 0 for one of Python's own."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF  # the rest of it says which kind of the kind


def damaged(path: Path, detail: str) -> StateError:
    """What is wrong with a store that was cut or changed."""
    return StateError(f"this store is cut or damaged ({detail:.120})", str(path), "use a whole copy of it")
