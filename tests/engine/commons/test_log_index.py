"""A log by turn: what is shown of a turn is read from the disk, while the log is written or after it was cut."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.commons import log_index
from engine.commons.log import LogWriter, header, read_log
from engine.commons.log_index import LogIndex
from engine.errors import FileError, LogError
from helpers.commons import records_of, shipped_arena

PLAN = shipped_arena("broken-and-punished")
RECORDS = records_of(PLAN)
HEAD = header("arena-log", PLAN.source, PLAN.seed, PLAN.dynamics.name)


def written(path: Path, count: int | None = None) -> Path:
    """A log of the first so many turns, at that path."""
    writer = LogWriter(path)
    writer.add(HEAD)
    for record in RECORDS[:count]:
        writer.add(record)
    writer.close()
    return path


def test_every_turn_is_read_from_the_disk_in_any_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_index, "PIECE", 1000)
    path = written(tmp_path / "run.jsonl")
    with LogIndex(path) as index:
        assert [entry["turn"] for entry in index.grow()] == [record["turn"] for record in RECORDS]
        assert index.head == read_log(path, "arena-log").head
        for record in reversed(RECORDS):
            assert index.record(record["turn"]) == json.loads(json.dumps(record))
        assert index.cut is None


def test_a_log_that_is_being_written_grows_entry_by_entry(tmp_path: Path) -> None:
    writer = LogWriter(tmp_path / "run.jsonl")
    writer.add(HEAD)
    with LogIndex(tmp_path / "run.jsonl") as index:
        assert list(index.grow()) == []
        for count, record in enumerate(RECORDS[:5], 1):
            writer.add(record)
            assert [entry["turn"] for entry in index.grow()] == [record["turn"]]
            assert index.turns == count
    writer.close()


def test_half_a_line_is_no_entry_until_its_rest_is_there(tmp_path: Path) -> None:
    path = written(tmp_path / "run.jsonl", 3)
    whole = path.read_bytes()
    path.write_bytes(whole[:-7])
    with LogIndex(path) as index:
        assert [entry["turn"] for entry in index.grow()] == [1, 2]
        assert index.cut is not None
        assert "cut" in index.cut
        path.write_bytes(whole)
        assert [entry["turn"] for entry in index.grow()] == [3]
        assert index.cut is None


def test_a_damaged_line_in_the_middle_is_named(tmp_path: Path) -> None:
    path = written(tmp_path / "run.jsonl", 3)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], b"{broken\n", *lines[3:]]))
    with LogIndex(path) as index, pytest.raises(LogError, match="line 3"):
        list(index.grow())


def test_what_is_no_log_is_refused_and_so_is_a_newer_one(tmp_path: Path) -> None:
    path = tmp_path / "other.jsonl"
    path.write_text("{}\n")
    with pytest.raises(LogError):
        LogIndex(path)
    path.write_text(json.dumps({**HEAD, "version": 99}) + "\n")
    with pytest.raises(LogError, match="newer"):
        LogIndex(path)
    with pytest.raises(FileError):
        LogIndex(tmp_path / "nowhere.jsonl")


def test_a_log_that_is_changed_under_the_window_is_noticed(tmp_path: Path) -> None:
    path = written(tmp_path / "run.jsonl", 3)
    with LogIndex(path) as index:
        list(index.grow())
        lines = path.read_bytes().splitlines(keepends=True)
        path.write_bytes(b"".join([lines[0], b" " * len(lines[1]), *lines[2:]]))
        with pytest.raises(LogError, match="changed"):
            index.record(1)
