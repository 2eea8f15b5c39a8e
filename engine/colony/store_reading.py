"""What can be read of an open store: the tree of timelines, and the ticks of each, its ancestors' included."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection
from functools import cached_property
from pathlib import Path
from typing import Any

from engine.colony import store_file
from engine.colony.events import Event
from engine.colony.perspective import Message
from engine.colony.record import Aim, Arrival
from engine.colony.scenario import Scenario, parse_scenario
from engine.colony.state import Receipt
from engine.colony.store_rows import ARRIVAL, READ, Row, arrival_of, unpacked
from engine.colony.threads import Notice, Rejection
from engine.colony.timelines import Timeline, Tree, of_tree, owner, stretches
from engine.errors import Fault, ScenarioError, StateError
from engine.minds.ledger import OPEN
from engine.minds.sqlite_attempts import SqliteAttempts

REMEDY = "use a whole copy of it, or begin a new store"

FAR = 2**62
"""A tick that no timeline reaches."""


def name_of(number: int) -> str:
    """The id of a timeline."""
    return f"t{number}"


def number_of(timeline: str) -> int:
    """The number in the id of a timeline."""
    return int(timeline[1:])


class StoreReader:
    """Reads a store; `path` names it in what is said about it. Ticks `first` to `last` count both."""

    attempts: SqliteAttempts
    """Every attempt that was ever made in it, of all timelines."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._connection = connection

    @cached_property
    def scenario(self) -> Scenario:
        """The scenario, with the seed of this run. Raises `ScenarioError` for one that this program refuses."""
        about = dict(self.rows("SELECT name, value FROM about"))
        with store_file.whole(self.path, "its scenario"):
            try:
                return parse_scenario(json.loads(about["scenario"]), json.loads(about["seed"]))
            except ScenarioError as error:
                faults = tuple(Fault(f"{self.path}, {fault.where}", fault.what) for fault in error.faults)
                raise ScenarioError("the scenario of this store has faults", faults, REMEDY) from error

    # Timelines --------------------------------------------------------------------------------------------------------

    def timelines(self) -> Tree:
        """Every timeline by its id, in the order in which they were made."""
        found = self.rows(
            "SELECT number, parent, forked, cause, (SELECT max(tick) FROM ticks WHERE timeline = number)"
            " FROM timelines ORDER BY number"
        )
        tree: dict[str, Timeline] = {}
        for number, parent, forked, cause, tip in found:
            above = None if parent is None else name_of(parent)
            if tip is None or forked > tip or (above is not None and above not in tree):
                raise store_file.damaged(self.path, f"the timeline {name_of(number)}")
            tree[name_of(number)] = Timeline(name_of(number), above, forked, cause, tip)
        if not tree:
            raise store_file.damaged(self.path, "its timelines")
        return tree

    def timeline(self, timeline: str) -> Timeline:
        """One timeline. Raises `StateError`."""
        return of_tree(self.timelines(), timeline, str(self.path))

    def tip(self, timeline: str) -> int:
        """The latest tick of a timeline. Raises `StateError`."""
        return self.timeline(timeline).tip

    def owner(self, timeline: str, tick: int) -> Timeline:
        """The timeline that keeps what is needed to repeat this one up to a tick. Raises `StateError`."""
        tree = self.timelines()
        tip = of_tree(tree, timeline, str(self.path)).tip
        each = owner(tree, timeline, tick)
        if not each.forked <= tick <= tip:
            where = f"{self.path}, {timeline}"
            raise StateError(f"tick {tick} is not kept", where, f"choose one from {_root(tree, each).forked} to {tip}")
        return each

    def epochs(self, timeline: str, first: int = 0, last: int = FAR) -> list[tuple[int, int]]:
        """The epochs that began in a timeline itself, each after its tick and before the next one: tick and number."""
        question = "SELECT tick, number FROM epochs WHERE timeline = ? AND tick BETWEEN ? AND ? ORDER BY number"
        return self.rows(question, number_of(timeline), first, last)

    def timelines_of_epochs(self) -> dict[int, str]:
        """The timeline in which each epoch began, by its number."""
        found = self.rows("SELECT number, timeline FROM epochs ORDER BY number")
        return {number: name_of(timeline) for number, timeline in found}

    def snapshot(self, timeline: str, tick: int) -> tuple[int, Any]:
        """The latest snapshot of a timeline itself at a tick or before it: its tick, and the world as JSON."""
        question = "SELECT tick, world FROM snapshots WHERE timeline = ? AND tick <= ? ORDER BY tick DESC LIMIT 1"
        found = self.rows(question, number_of(timeline), tick)
        if not found:
            raise store_file.damaged(self.path, f"{timeline} has no snapshot before tick {tick}")
        with store_file.whole(self.path, f"the snapshot of {timeline} at tick {found[0][0]}"):
            return found[0][0], unpacked(found[0][1])

    def digest_of(self, timeline: str, tick: int) -> tuple[str, str]:
        """The digests of the game and of the minds at a tick that a timeline itself keeps."""
        question = "SELECT game, minds FROM ticks WHERE timeline = ? AND tick = ?"
        found = self.rows(question, number_of(timeline), tick)
        if not found:
            raise store_file.damaged(self.path, f"{timeline} has no tick {tick}")
        return found[0][0].hex(), found[0][1].hex()

    # Tables -----------------------------------------------------------------------------------------------------------

    def digests(self, timeline: str, first: int = 0, last: int = FAR) -> list[tuple[int, str, str]]:
        """Each tick with the digests of the game and of the minds after it, in hexadecimal."""
        found = self._of(timeline, "SELECT tick, game, minds FROM ticks", "tick", first, last)
        return [(tick, game.hex(), minds.hex()) for tick, game, minds in found]

    def arrivals(self, timeline: str, first: int = 0, last: int = FAR) -> list[Arrival]:
        """The arrivals, in order."""
        found = self._of(timeline, f"SELECT {ARRIVAL} FROM arrivals", "tick, place", first, last)
        with store_file.whole(self.path, f"an arrival of {timeline}"):
            return [arrival_of(row) for row in found]

    def events(self, timeline: str, first: int = 0, last: int = FAR) -> list[Event]:
        """The events, in order."""
        return self._news("event", timeline, first, last)

    def receipts(self, timeline: str, first: int = 0, last: int = FAR) -> list[Receipt]:
        """The receipts as they were after each change, in order."""
        return self._news("receipt", timeline, first, last)

    def notices(self, timeline: str, first: int = 0, last: int = FAR) -> list[Notice]:
        """What came of moves, in order."""
        return self._news("notice", timeline, first, last)

    def rejections(self, timeline: str, first: int = 0, last: int = FAR) -> list[Rejection]:
        """The moves that were refused, in order."""
        return self._news("rejection", timeline, first, last)

    def messages(self, timeline: str, first: int = 0, last: int = FAR) -> list[Message]:
        """The messages, in order."""
        return self._news("message", timeline, first, last)

    def answers(self, timeline: str, first: int = 0, last: int = FAR) -> int:
        """How many attempts were answered, whatever the world made of it."""
        return self._counted(timeline, "SELECT count(*) FROM arrivals WHERE value IS NOT NULL", first, last)

    def ended_work(self, timeline: str, first: int = 0, last: int = FAR) -> int:
        """How many agreements came to their end: receipts that say how."""
        question = "SELECT count(*) FROM news WHERE kind = 'receipt' AND json_extract(body, '$.ended') IS NOT NULL"
        return self._counted(timeline, question, first, last)

    def under_way(self) -> list[tuple[str, str]]:
        """The attempts that nothing has come of in a tick that was kept, in order: each with its mind."""
        open_ones = ", ".join("?" * len(OPEN))
        return self.rows(
            f"SELECT id, mind FROM attempts WHERE state IN ({open_ones})"
            " OR state = 'answered' AND id NOT IN (SELECT attempt FROM arrivals) ORDER BY number",
            *OPEN,
        )

    def landings(self, attempts: Collection[str] | None = None) -> dict[str, int]:
        """The tick in which each of these attempts, or each of all, came to its end, by its id; of all timelines."""
        if attempts is None:
            return dict(self.rows("SELECT attempt, tick FROM arrivals"))
        those = ", ".join("?" * len(attempts))
        return dict(self.rows(f"SELECT attempt, tick FROM arrivals WHERE attempt IN ({those})", *attempts))

    def thinking(self, timeline: str, tick: int) -> list[tuple[str, Aim]]:
        """The thoughts that were under way at the end of a tick: who, and for what."""
        each = self.owner(timeline, tick)
        question = (
            "SELECT body FROM news WHERE timeline = ? AND tick <= ? AND kind = 'thinking' ORDER BY tick DESC LIMIT 1"
        )
        found = self.rows(question, number_of(each.id), tick)
        return self._read("thinking", found)[0] if found else []

    def _counted(self, timeline: str, question: str, first: int, last: int) -> int:
        with store_file.whole(self.path, f"a count of {timeline}"):
            return sum(int(count) for (count,) in self._of(timeline, question, "1", first, last))

    def _news(self, kind: str, timeline: str, first: int, last: int) -> list[Any]:
        question = f"SELECT body FROM news WHERE kind = '{kind}'"
        return self._read(kind, self._of(timeline, question, "tick, place", first, last))

    def _read(self, kind: str, found: list[Row]) -> list[Any]:
        read = READ[kind]
        with store_file.whole(self.path, f"one {kind}"):
            return [read(json.loads(body)) for (body,) in found]

    def _of(self, timeline: str, question: str, order: str, first: int, last: int) -> list[Row]:
        """What a question finds in a timeline and its ancestors, in order."""
        tree = self.timelines()
        of_tree(tree, timeline, str(self.path))
        joined = "AND" if " WHERE " in question else "WHERE"
        whole = f"{question} {joined} timeline = ? AND tick BETWEEN ? AND ? ORDER BY {order}"
        return [
            row
            for each in stretches(tree, timeline, first, last)
            for row in self.rows(whole, number_of(each.timeline), each.first, each.last)
        ]

    def rows(self, question: str, *values: Any) -> list[Any]:
        """What a question finds. Raises `FileError` and `StateError`."""
        with store_file.guarded(self.path):
            return self._connection.execute(question, values).fetchall()


def _root(tree: Tree, each: Timeline) -> Timeline:
    while each.parent is not None:
        each = tree[each.parent]
    return each
