"""Runs of a colony that are killed (SIGKILL): a script that tests run as a process of its own, which forks its victims.

    python -m helpers.killed_colony moments STORE KILLS SEED

Each child loads the store and plays, tells each tick once it is kept, and is killed while it does, at any instruction.
Then the store is opened and held against what was told. Prints how many ticks there are in the end.

    python -m helpers.killed_colony statements FOLDER EVERY

Each child lives the whole life of a store (made, loaded, played, kept, forked) and kills itself before one statement of
SQL, every so many-th of them; then what it left is gone on with, and comes to the same. Prints how many statements
there are.
"""

from __future__ import annotations

import functools
import json
import os
import random
import signal
import sqlite3
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.colony import store_file
from engine.colony.checkpoint import taken
from engine.colony.loading import opened, world_at
from engine.colony.record import TickNews
from engine.colony.restoring import restored
from engine.colony.store import Store
from helpers.colony_crowd import crowd
from helpers.colony_stores import games, run_on

SCENARIO = crowd(4)
"""Everybody answers in the tick in which they are asked, so that no thought is under way between two ticks: whoever is
killed then does the same as whoever is not.
"""

LONG = 10**9
MOST_TICKS = 12
"""That a child plays, at most, before it is killed."""

WAIT_S = 0.002
"""At most, between the last tick that is waited for and the kill: a few ticks."""

FORK, END = 31, 33
"""The life of a store at each statement: work begins at tick 31."""


def forked(child: Callable[[], None]) -> int:
    """The id of a process that does this and nothing else."""
    pid = os.fork()
    if pid == 0:
        try:
            child()
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(1)
    return pid


def check_killed(pid: int) -> None:
    """Wait for the end of a process that is to be killed."""
    status = os.waitpid(pid, 0)[1]
    assert os.WIFSIGNALED(status), f"the child ended by itself: {status}"


# At random moments ----------------------------------------------------------------------------------------------------


def play(path: Path, pipe: int) -> None:
    """Load the store and play on for ever: a line for each tick that was kept."""

    def tell(news: TickNews) -> None:
        receipts = [[each.action, each.state, each.done] for each in news.receipts]
        os.write(pipe, json.dumps([news.tick, news.game, news.minds, receipts]).encode() + b"\n")

    with Store.open(path) as store:
        run_on(opened(store, "t1"), store, "t1", LONG, watch=tell)


def killed(path: Path, ticks: int, wait_s: float) -> list[Any]:
    """What a child told that was killed when it had told so many ticks, and a moment later."""
    reading, writing = os.pipe()
    pid = forked(functools.partial(play, path, writing))
    os.close(writing)
    with os.fdopen(reading, "rb") as lines:
        told = [lines.readline() for _ in range(ticks)]
        end = time.perf_counter() + wait_s
        while time.perf_counter() < end:
            pass
        os.kill(pid, signal.SIGKILL)
        told += lines.readlines()
    check_killed(pid)
    return [json.loads(line) for line in told if line.endswith(b"\n")]


def held_against(path: Path, before: int, told: list[Any]) -> int:
    """Compare the store with what was told since tick `before`: its tip. At most one tick was kept and not told."""
    last = before + len(told)
    with Store.open(path) as store:
        tip = store.tip("t1")
        assert last <= tip <= last + 1, (before, last, tip)
        assert [list(row) for row in store.digests("t1", before + 1, last)] == [line[:3] for line in told]
        receipts = store.receipts("t1", before + 1, last)
        found = [[each.action, each.state, each.done] for each in receipts]
        assert found == [receipt for line in told for receipt in line[3]]
        world_at(store, "t1", tip)  # raises where a digest does not come out
    return tip


def at_moments(path: Path, kills: int, seed: int) -> int:
    """Kill so many children at random moments: the ticks that there are in the end."""
    dice = random.Random(seed)
    Store.create(path, SCENARIO).close()
    tip = 0
    for _ in range(kills):
        tip = held_against(path, tip, killed(path, dice.randrange(MOST_TICKS), dice.uniform(0.0, WAIT_S)))
    return tip


# At each statement ----------------------------------------------------------------------------------------------------


def live(path: Path) -> None:
    """The life of a store, or what is missing of it: "t1", and a fork of it."""
    with Store.open(path) if path.exists() else Store.create(path, SCENARIO) as store:
        world = opened(store, "t1")
        run_on(world, store, "t1", END - world.tick)
        store.keep("t1", world)
        if "t2" not in store.timelines():
            restored(store, taken(store, "t1", FORK))
        fork = opened(store, "t2")
        run_on(fork, store, "t2", END - fork.tick)


class Counted(sqlite3.Connection):
    """A connection that counts the statements that are about to be done, and ends the process before the `last`."""

    done = 0
    last = 0

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.set_trace_callback(self.note)

    @classmethod
    def note(cls, _: str) -> None:
        """Count one."""
        cls.done += 1
        if cls.done == cls.last:
            os.kill(os.getpid(), signal.SIGKILL)


def counted(path: Path, last: int, told: Path) -> None:
    """Live up to a statement, or to the end; then write how many there were."""
    Counted.last = last
    connect = functools.partial(sqlite3.connect, factory=Counted)
    store_file.sqlite3 = type("Patched", (), {**vars(sqlite3), "connect": staticmethod(connect)})  # type: ignore[assignment]
    live(path)
    told.write_text(str(Counted.done), encoding="utf-8")


def at_statements(folder: Path, every: int) -> int:
    """Kill a child before every so many-th statement: how many statements there are."""
    told = folder / "statements"
    os.waitpid(forked(functools.partial(counted, folder / "whole.sqlite", 0, told)), 0)
    statements = int(told.read_text(encoding="utf-8"))
    with Store.open(folder / "whole.sqlite", write=False) as store:
        whole = {name: games(store, name) for name in store.timelines()}
    for number in range(1, statements + 1, every):
        path = folder / f"{number}.sqlite"
        check_killed(forked(functools.partial(counted, path, number, told)))
        live(path)
        with Store.open(path, write=False) as store:
            assert {name: games(store, name) for name in store.timelines()} == whole
        assert not list(folder.glob(".*.part*"))
    return statements


if __name__ == "__main__":
    mode, place, *numbers = sys.argv[1:]
    if mode == "moments":
        print(at_moments(Path(place), *map(int, numbers)))
    else:
        print(at_statements(Path(place), *map(int, numbers)))
