"""The ledger: reserved before, kept after, in SQLite, whatever becomes of the process (`concord: attempt ledger`)."""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from engine.errors import FileError, MindError
from engine.minds.ledger import Attempt, Ledger
from engine.minds.protocol import Failure, MindReply, Usage
from engine.minds.sqlite_attempts import SqliteAttempts, open_attempts
from helpers.questions import GOOD, ledger_in_memory

NEW = Attempt("a1", "ada", "claude:m", "0" * 64, {"tick": 3})
DONE = MindReply(value=GOOD, usage=Usage(11, None), elapsed_s=0.25)
FAILED = MindReply(failure=Failure("parse", "not JSON"))


class ListStore:
    """Attempts in a list: what a log of a commons would do, to show that the protocol asks for no database."""

    def __init__(self) -> None:
        self.rows: list[Attempt] = []

    def add(self, attempt: Attempt) -> bool:
        fresh = self.get(attempt.id) is None
        self.rows += [attempt] if fresh else []
        return fresh

    def replace(self, attempt: Attempt) -> None:
        self.rows = [attempt if row.id == attempt.id else row for row in self.rows]

    def get(self, attempt_id: str) -> Attempt | None:
        return next((row for row in self.rows if row.id == attempt_id), None)

    def attempts(self) -> list[Attempt]:
        return self.rows

    def count(self) -> int:
        return len(self.rows)


@pytest.fixture(params=["SQLite", "list"])
def ledger(request: pytest.FixtureRequest) -> Iterator[Ledger]:
    if request.param == "list":
        yield Ledger(ListStore())
    else:
        with ledger_in_memory() as made:
            yield made


def reach(ledger: Ledger, state: str) -> None:
    """Bring the attempt to that state."""
    ledger.reserve(NEW)
    if state != "reserved":
        ledger.sent("a1")
    if state == "answered":
        ledger.finish("a1", DONE)
    elif state == "failed":
        ledger.finish("a1", FAILED)
    elif state == "discarded":
        ledger.discard("a1", "earlier epoch")


def test_a_row_goes_from_reserved_over_in_flight_to_answered(ledger: Ledger) -> None:
    reach(ledger, "reserved")
    assert ledger.get("a1") == NEW
    ledger.sent("a1")
    assert ledger.get("a1") == replace(NEW, state="in flight")
    ledger.finish("a1", DONE)
    answered = replace(NEW, state="answered", value=GOOD, usage=Usage(11, None), elapsed_s=0.25)
    assert ledger.get("a1") == answered
    assert ledger.rows() == [answered]


def test_a_failed_attempt_keeps_its_row_its_stage_and_its_diagnostic(ledger: Ledger) -> None:
    """Failures keep their reserved attempt and a bounded diagnostic stage. A failed one keeps its row and the stage at
    which it failed (transport, parse, schema, menu, execution), with a bounded diagnostic.
    """
    reach(ledger, "failed")
    row = ledger.get("a1")
    assert (row.state, row.failure) == ("failed", Failure("parse", "not JSON"))


def test_an_answer_may_fail_at_its_execution_and_at_nothing_else(ledger: Ledger) -> None:
    reach(ledger, "answered")
    with pytest.raises(MindError, match="only fail at its execution"):
        ledger.fail("a1", Failure("menu", "x"))
    ledger.fail("a1", Failure("execution", "the bush is\nempty " + "x" * 400))
    row = ledger.get("a1")
    assert (row.state, row.value) == ("failed", GOOD)
    assert row.failure is not None
    assert row.failure.diagnostic.startswith("the bush is empty xxx")
    assert len(row.failure.diagnostic) == 300


def test_an_answer_from_before_a_reload_is_discarded_visibly(ledger: Ledger) -> None:
    reach(ledger, "answered")
    ledger.discard("a1", "earlier epoch")
    assert (ledger.get("a1").state, ledger.get("a1").discarded) == ("discarded", "earlier epoch")


def test_what_comes_to_an_attempt_that_was_discarded_is_kept_beside_the_reason_and_changes_nothing_else(
    ledger: Ledger,
) -> None:
    ledger.begin(NEW)
    ledger.discard("a1", "earlier epoch")
    before = ledger.get("a1")
    assert ledger.late("a1", DONE) == "earlier epoch"
    assert ledger.get("a1") == replace(before, value=GOOD, usage=DONE.usage, elapsed_s=DONE.elapsed_s)


def test_only_what_was_discarded_can_be_answered_late(ledger: Ledger) -> None:
    ledger.begin(NEW)
    with pytest.raises(MindError, match="this attempt is in flight, not discarded"):
        ledger.late("a1", DONE)
    assert ledger.get("a1").value is None


@pytest.mark.parametrize("state", ["failed", "discarded"])
def test_what_has_ended_stays_as_it_is(ledger: Ledger, state: str) -> None:
    reach(ledger, state)
    before = ledger.get("a1")
    for change in (
        lambda: ledger.sent("a1"),
        lambda: ledger.finish("a1", DONE),
        lambda: ledger.fail("a1", Failure("execution", "x")),
        lambda: ledger.discard("a1", "x"),
    ):
        with pytest.raises(MindError, match=f"that is {state} can't become"):
            change()
    assert ledger.get("a1") == before


def test_a_call_can_not_be_answered_before_it_is_sent_nor_sent_twice(ledger: Ledger) -> None:
    reach(ledger, "reserved")
    with pytest.raises(MindError, match="reserved can't become answered"):
        ledger.finish("a1", DONE)
    ledger.sent("a1")
    with pytest.raises(MindError, match="in flight can't become in flight"):
        ledger.sent("a1")


def test_an_id_is_used_once_and_an_unknown_one_is_named(ledger: Ledger) -> None:
    """Every trial has a durable attempt ledger and no rerolls."""
    reach(ledger, "failed")
    with pytest.raises(MindError, match="no rerolls"):
        ledger.reserve(NEW)
    assert ledger.get("a1").state == "failed"
    with pytest.raises(MindError, match="no such attempt: a9"):
        ledger.sent("a9")
    with pytest.raises(MindError, match="begins as reserved"):
        ledger.reserve(replace(NEW, id="a2", state="answered"))


def test_what_is_open_after_a_reload_is_discarded_with_its_reason(ledger: Ledger) -> None:
    for number, steps in enumerate(("", "sent", "sent finish")):
        ledger.reserve(replace(NEW, id=f"b{number}"))
        if steps:
            ledger.sent(f"b{number}")
        if "finish" in steps:
            ledger.finish(f"b{number}", DONE)
    assert ledger.discard_open("earlier epoch") == ["b0", "b1"]
    assert [row.state for row in ledger.rows()] == ["discarded", "discarded", "answered"]


def test_a_file_keeps_its_rows_over_its_closing_in_their_order(tmp_path: Path) -> None:
    for number in (2, 1):
        store, connection = open_attempts(tmp_path / "ledger.sqlite")
        with closing(connection):
            Ledger(store).reserve(replace(NEW, id=f"a{number}", context={"say": "half \udc80 é"}))
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert connection.execute("PRAGMA synchronous").fetchone() == (1,)
    store, connection = open_attempts(tmp_path / "ledger.sqlite")
    with closing(connection):
        rows = Ledger(store).rows()
    assert [row.id for row in rows] == ["a2", "a1"]
    assert rows[0].context == {"say": "half \udc80 é"}


def test_it_lives_in_the_database_of_a_world_beside_its_tables() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("CREATE TABLE ticks (tick INTEGER)")
        connection.execute("PRAGMA user_version = 7")
        ledger = Ledger(SqliteAttempts(connection))
        connection.execute("INSERT INTO ticks VALUES (1)")
        with pytest.raises(MindError, match="commit the open transaction"):
            ledger.reserve(NEW)
        connection.commit()
        ledger.reserve(NEW)
        connection.rollback()
        assert ledger.rows() == [NEW]
        assert connection.execute("PRAGMA user_version").fetchone() == (7,)


def test_a_part_of_a_long_ledger_is_read_without_the_rest(tmp_path: Path) -> None:
    attempts, connection = open_attempts(tmp_path / "attempts.sqlite")
    for number, mind in enumerate(("ann", "core", "ann", "core"), 1):
        attempts.add(Attempt(f"1-{number}", mind, "scripted", "", {"tick": 10 * number}))
    attempts.replace(Attempt("1-2", "core", "scripted", "", {"tick": 20}, state="in flight"))
    assert [(number, row.id) for number, row in attempts.numbered(3, (1,))] == [(1, "1-1"), (4, "1-4")]
    assert [number for number, _ in attempts.numbered()] == [1, 2, 3, 4]
    assert [row.id for row in attempts.of("ann", 20)] == ["1-3"]
    assert [row.id for row in attempts.newest_first("core")] == ["1-4", "1-2"]
    assert (attempts.in_states(("reserved",)), attempts.in_states(("reserved", "in flight"))) == (3, 4)
    connection.close()


def test_a_ledger_that_can_not_be_used_says_why(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database, but long enough to be looked at as one" * 30)
    for path in (tmp_path / "text", tmp_path, tmp_path / "none" / "x"):
        with pytest.raises(FileError, match="ledger can't be opened"):
            open_attempts(path)
    newer = tmp_path / "newer"
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(FileError, match="newer version"):
        open_attempts(newer)


def test_a_disk_that_is_full_is_an_error_before_the_call(tmp_path: Path) -> None:
    store, connection = open_attempts(tmp_path / "ledger.sqlite")
    with closing(connection):
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(FileError, match="full"):
            Ledger(store).reserve(replace(NEW, context={"long": "x" * 100_000}))
        assert Ledger(store).rows() == []


def killed_after(path: Path, attempts: int) -> list[str]:
    """The ids that reached their mind in a process that is killed while it asks."""
    command = [sys.executable, "-m", "helpers.asking_process", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        seen = [process.stdout.readline().strip() for _ in range(attempts)]
        process.kill()
        return seen + process.stdout.read().split()


def check_after_kill(path: Path, seen: list[str]) -> None:
    """Each attempt that reached a mind has its row, and only the last one may still be open; it is then discarded."""
    store, connection = open_attempts(path)
    with closing(connection):
        ledger = Ledger(store)
        rows = ledger.rows()
        ids = [row.id for row in rows]
        assert ids == [f"a{number}" for number in range(len(ids))]
        assert set(seen) <= set(ids)
        assert [row for row in rows[:-1] if row.state not in ("answered", "discarded")] == []
        assert [row for row in rows if row.state == "answered" and row.value != GOOD] == []
        still = [row.id for row in rows if row.state in ("reserved", "in flight")]
        assert ledger.discard_open("the process ended") == still


@pytest.mark.parametrize("kills", [1, pytest.param(60, marks=pytest.mark.full)])
def test_a_process_that_is_killed_loses_no_attempt_that_reached_a_mind(
    kills: int, tmp_path: Path, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every trial has a durable attempt ledger and no rerolls. Every attempt is reserved in a durable SQLite ledger
    before it is made, and kept: no rerolls (client libraries retry by themselves: set that to none; the loopback server
    counts).
    """
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(root), str(root / "tests")]))
    draw = random.Random(6)
    seen: list[str] = []
    for _ in range(kills):
        seen += killed_after(tmp_path / "ledger.sqlite", draw.randrange(1, 40))
        check_after_kill(tmp_path / "ledger.sqlite", seen)
    assert len(seen) == len(set(seen))
