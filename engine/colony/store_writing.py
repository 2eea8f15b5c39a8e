"""Ticks of one timeline on their way into a store, each in one transaction."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from engine.colony.record import Aim, TickNews
from engine.colony.store_file import guarded
from engine.colony.store_rows import (
    INSERT_ARRIVAL,
    INSERT_NEWS,
    INSERT_SNAPSHOT,
    INSERT_TICK,
    arrival_rows,
    news_rows,
    packed,
    tick_row,
)
from engine.errors import StateError
from engine.minds.ledger import AttemptStore

if TYPE_CHECKING:
    from engine.colony.store import Store

SNAPSHOT_TICKS = 250
"""Ticks between two snapshots at least: what a load repeats at most while snapshots are small."""

SNAPSHOT_BYTES = 256
"""Bytes of snapshots a tick at most, on the long run: as the history of a colony grows, they get rarer."""


class StoreRecord:
    """Keeps the ticks of one timeline, from its tip on, until a further epoch begins (`Record` of a run)."""

    def __init__(self, store: Store, connection: sqlite3.Connection, timeline: int, tip: int, due: int) -> None:
        self._store, self._connection, self._timeline = store, connection, timeline
        self._epoch = store.epoch
        self._tip, self._due = tip, due
        self._thinking: tuple[tuple[str, Aim], ...] | None = None  # what a load has dropped is in no tick yet

    @property
    def attempts(self) -> AttemptStore:
        """The attempts of the whole store."""
        return self._store.attempts

    def tick(self, news: TickNews) -> None:
        """Keep a tick, whole or not at all.

        Raises `StateError` for a tick that does not follow, or of an earlier epoch; `FileError` where the store can't
        be written: every tick before this one is kept.
        """
        where = f"{self._store.path}, tick {news.tick}"
        if self._epoch != self._store.epoch:
            what = f"a load began epoch {self._store.epoch}: epoch {self._epoch} keeps nothing any more"
            raise StateError(what, where, "go on from the load")
        if news.tick != self._tip + 1:
            raise StateError(f"this tick does not follow tick {self._tip}", where, "go on from the tip, or fork")
        rows = news_rows(self._timeline, news, news.thinking != self._thinking)
        blob = packed(news.snapshot()) if news.tick >= self._due else None
        with guarded(self._store.path), self._connection:
            execute = self._connection.execute
            execute(INSERT_TICK, tick_row(self._timeline, news.tick, news.game, news.minds))
            if rows:
                self._connection.executemany(INSERT_NEWS, rows)
            if news.arrivals:
                self._connection.executemany(INSERT_ARRIVAL, arrival_rows(self._timeline, news))
            if blob is not None:
                execute(INSERT_SNAPSHOT, (self._timeline, news.tick, blob))
        self._tip, self._thinking = news.tick, news.thinking
        if blob is not None:
            self._due = next_snapshot(news.tick, len(blob))


def next_snapshot(tick: int, size: int) -> int:
    """The tick of the snapshot after one at `tick` of so many bytes."""
    return tick + max(SNAPSHOT_TICKS, size // SNAPSHOT_BYTES)
