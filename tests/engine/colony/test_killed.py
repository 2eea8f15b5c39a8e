"""Durability: `kill -9` at any moment loses the tick in progress at most, and nothing is done twice."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from engine.colony.loading import opened
from engine.colony.store import EARLIER, Store
from helpers.colony_stores import games, go_on, run_on, same, tables
from helpers.killed_colony import SCENARIO


@pytest.fixture
def killing(root: Path, monkeypatch: pytest.MonkeyPatch):
    """Runs the script of kills: what it printed."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(root), str(root / "tests")]))

    def run(*arguments: object) -> int:
        command = [sys.executable, "-m", "helpers.killed_colony", *map(str, arguments)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return int(done.stdout)

    return run


@pytest.mark.parametrize("kills", [10, pytest.param(200, marks=pytest.mark.full)])
def test_killed_at_random_moments_a_run_loses_no_receipt_and_does_nothing_twice(
    kills: int, tmp_path: Path, killing
) -> None:
    """`kill -9` at any moment loses at most the tick in progress: the store is SQLite in WAL mode
    (`synchronous=NORMAL`), one transaction a tick that changed something.
    """
    path = tmp_path / "run.sqlite"
    assert killing("moments", path, kills, 7) >= 2 * kills
    with Store.open(path) as store, Store.create(tmp_path / "whole.sqlite", SCENARIO) as whole:
        world = opened(store, "t1")
        run_on(world, store, "t1", 30)
        never = go_on(whole, "t1", store.tip("t1"))
        assert games(store, "t1") == games(whole, "t1")
        for part in ("events", "receipts", "notices", "messages"):
            assert tables(store, "t1")[part] == tables(whole, "t1")[part]
        assert same(world, never)
        begun = Counter(receipt.action for receipt in store.receipts("t1") if receipt.state == "running")
        assert set(begun.values()) == {1}
        arrived = [arrival.attempt for arrival in store.arrivals("t1")]
        rows = list(store.attempts.attempts())
        assert len(arrived) == len(set(arrived))
        assert {row.id for row in rows if row.state != "discarded"} == set(arrived)
        assert {row.discarded for row in rows} <= {None, EARLIER}


@pytest.mark.parametrize("every", [41, pytest.param(3, marks=pytest.mark.full)])
def test_killed_before_any_statement_a_store_is_whole_or_not_there_and_comes_to_the_same(
    every: int, tmp_path: Path, killing
) -> None:
    """`kill -9` at any moment loses at most the tick in progress: the store is SQLite in WAL mode
    (`synchronous=NORMAL`), one transaction a tick that changed something.
    """
    assert killing("statements", tmp_path, every) > 200
