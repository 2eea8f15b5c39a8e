"""A run on disk: one SQLite file with its scenario, timelines, every tick, every attempt and now and then a snapshot.

`kill -9` at any moment loses the tick in progress at most: a tick is one transaction (`colony: Saves`). One process at
a time writes to a store; others may read it meanwhile. A load begins a fresh epoch, and whatever came before that epoch
writes nothing any more.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from engine.colony import store_file
from engine.colony.scenario import Scenario
from engine.colony.store_reading import StoreReader, name_of, number_of
from engine.colony.store_rows import INSERT_SNAPSHOT, INSERT_TICK, Row, packed, tick_row
from engine.colony.store_writing import StoreRecord, next_snapshot
from engine.colony.timelines import Cause
from engine.colony.world import World, new_world
from engine.errors import FileError, StateError
from engine.files import utf8_json
from engine.folder_lock import held
from engine.minds.ledger import Ledger
from engine.minds.sqlite_attempts import SqliteAttempts

EARLIER = "earlier epoch"
"""Why an attempt that a load finds open is discarded."""


class Store(StoreReader):
    """An open store; `write` is whether this process may write to it. Close it in the end, or use it in a `with`.

    `epoch` is the latest one, 0 before the first load.
    """

    def __init__(self, path: Path, *, write: bool) -> None:
        super().__init__(path, store_file.opened(path, write=write))
        self.write = write
        self._lock = ExitStack()
        try:
            with store_file.guarded(path):
                self.attempts = SqliteAttempts(self._connection)
            self.epoch: int = self.rows("SELECT coalesce(max(number), 0) FROM epochs")[0][0]
        except BaseException:
            self.close()
            raise

    @classmethod
    def create(cls, path: Path, scenario: Scenario) -> Self:
        """A new store, of a scenario and the seed that is in force, with the timeline "t1" at tick 0.

        Raises `FileError`, also where there is something of that name.
        """
        return cls.of_world(path, new_world(scenario, epoch=0), "begun")

    @classmethod
    def of_world(cls, path: Path, world: World, cause: Cause) -> Self:
        """A new store whose timeline "t1" goes on from a world. Raises `FileError`."""
        path = _real(path)
        with ExitStack() as lock:
            lock.enter_context(_lock(path))
            store_file.made(path, _first_rows(world, cause))
            return cls._holding(lock, path)

    @classmethod
    def open(cls, path: Path, *, write: bool = True) -> Self:
        """A store that is there. Without `write` it is only read, whoever else writes to it.

        Raises `FileError` (not there, in use, can't be written) and `StateError` (cut, changed, of another program or
        from a newer version).
        """
        path = _real(path)
        if not write:
            return cls(path, write=False)
        with ExitStack() as lock:
            store_file.check_marks(path)  # beside what is no store, no lock is left
            lock.enter_context(_lock(path))
            return cls._holding(lock, path)

    @classmethod
    def _holding(cls, lock: ExitStack, path: Path) -> Self:
        store = cls(path, write=True)
        store._lock = lock.pop_all()
        return store

    def close(self) -> None:
        """Let go of the file. What was kept stays."""
        self._connection.close()
        self._lock.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # Writing ----------------------------------------------------------------------------------------------------------

    def record(self, timeline: str) -> StoreRecord:
        """Where further ticks of a timeline are kept, until another epoch begins. Raises `StateError`."""
        self._to_write()
        number, tip = number_of(timeline), self.tip(timeline)
        latest = "SELECT tick, length(world) FROM snapshots WHERE timeline = ? ORDER BY tick DESC LIMIT 1"
        kept = self.rows(latest, number)
        return StoreRecord(self, self._connection, number, tip, next_snapshot(*kept[0]) if kept else tip + 1)

    def begin_epoch(self, timeline: str, tick: int, after: int = 0) -> int:
        """Begin a fresh epoch at the tip of a timeline: its number, past `after` and past every one of the store.

        Earlier records keep nothing any more. Raises `StateError` for another tick.
        """
        self._at_tip(timeline, tick)
        number = max(self.epoch, after) + 1
        with self._change() as execute:
            row = (number, number_of(timeline), tick)
            execute("INSERT INTO epochs (number, timeline, tick) VALUES (?, ?, ?)", row)
        self.epoch = number
        return number

    def discard_open(self) -> list[str]:
        """Discard, as of an earlier epoch, every attempt that nothing has come of: their ids, in order.

        An answer that is in no tick that was kept is among them.
        """
        self._to_write()
        found = [attempt for attempt, _ in self.under_way()]
        ledger = Ledger(self.attempts)
        for attempt in found:
            ledger.discard(attempt, EARLIER)
        return found

    def fork(self, parent: str | None, world: World, cause: Cause) -> str:
        """A new timeline that goes on from a world: that of a tick of its parent, or one from elsewhere (None)."""
        self._to_write()
        if parent is not None:
            self.owner(parent, world.tick)
        number = 1 + self.rows("SELECT max(number) FROM timelines")[0][0]
        with self._change() as execute:
            for statement, row in _timeline_rows(number, parent, world, cause):
                execute(statement, row)
        return name_of(number)

    def keep(self, timeline: str, world: World) -> None:
        """Keep a snapshot of the tip, so that the next load repeats nothing. Raises `StateError` for another tick."""
        self._at_tip(timeline, world.tick)
        if not self.epochs(timeline, world.tick):  # since the load at this tick nothing has happened
            with self._change() as execute:
                execute(INSERT_SNAPSHOT, (number_of(timeline), world.tick, packed(world.to_json())))

    @contextmanager
    def _change(self) -> Iterator[Callable[..., Any]]:
        with store_file.guarded(self.path), self._connection:
            yield self._connection.execute

    def _to_write(self) -> None:
        if not self.write:
            raise StateError("this store was opened to be read", str(self.path), "open it to be written")

    def copy(self, path: Path) -> None:
        """Keep a copy of all of this in another file, in place of what is there. A store that is only read can be
        copied too. Raises `FileError`, also for a store that a process is writing to.
        """
        path = _real(path)
        if path.exists() and path.samefile(self.path):
            raise FileError("this is the store itself", str(path), "choose another name for the copy")
        with _lock(path):
            store_file.copied(self._connection, path)

    def _at_tip(self, timeline: str, tick: int) -> None:
        self._to_write()
        tip = self.tip(timeline)
        if tick != tip:
            raise StateError(f"{timeline} is at tick {tip}, not {tick}", str(self.path), "fork it at an earlier tick")


def _lock(path: Path) -> AbstractContextManager[None]:
    return held(path.with_name(f".{path.name}.lock"), "another process is writing to this store", path)


def _real(path: Path) -> Path:
    """Where a link leads: one lock a store, whatever it is called. Raises `FileError` for a folder."""
    if path.is_dir():
        raise FileError("cannot read the store (it is a folder)", str(path), "give the path of a file")
    return Path(os.path.realpath(path)) if path.is_symlink() else path


def _first_rows(world: World, cause: Cause) -> Iterator[tuple[str, Row]]:
    scenario = world.scenario
    for name, value in (("scenario", scenario.source), ("seed", world.colony.seed)):
        yield "INSERT INTO about (name, value) VALUES (?, ?)", (name, utf8_json(value))
    yield from _timeline_rows(1, None, world, cause)


def _timeline_rows(number: int, parent: str | None, world: World, cause: Cause) -> Iterator[tuple[str, Row]]:
    above = None if parent is None else number_of(parent)
    statement = "INSERT INTO timelines (number, parent, forked, cause) VALUES (?, ?, ?, ?)"
    yield statement, (number, above, world.tick, cause)
    yield INSERT_TICK, tick_row(number, world.tick, world.game_digest(), world.minds_digest())
    yield INSERT_SNAPSHOT, (number, world.tick, packed(world.to_json()))
