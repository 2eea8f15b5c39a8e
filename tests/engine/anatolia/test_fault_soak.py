"""Matches with a random fault in every seat: each ends with its result, and nothing of them is left."""

from __future__ import annotations

import os
import random
import tempfile
from pathlib import Path

import pytest

from engine.anatolia.replay import verify
from engine.seats.bot_seat import Deadlines
from helpers.asking import BOARD, play
from helpers.bots import lives
from helpers.faults import ROWS
from helpers.leaks import child_processes

SHORT, LONG = 3, 100
BATCH = 10
BRISK = Deadlines(init=1.0, call=0.5)
"""Six workers begin at once on two cores: an innocent one may be late, which is a fault like any other here."""


def soak(seed: int) -> None:
    """One match of one year; the seed chooses six rows of the table of faults."""
    rows = dict(zip(BOARD.powers, random.Random(seed).sample(ROWS, len(BOARD.powers)), strict=True))
    before = set(child_processes())
    played = play({power: row.file for power, row in rows.items()}, seed, deadlines=BRISK)
    where = f"seed {seed}: {', '.join(map(str, rows.values()))}"
    assert played.game.result() is not None, where
    assert verify(played.record) is None, where
    for power, row in rows.items():
        late = {"missing", "init-timeout", "timeout"}
        told = {reason for _, who, _, reason in played.told if who == power}
        assert told <= {row.reason} | late, f"{power} in {where}"
        assert row.reason is None or told & ({row.reason} | late - {"missing"}), f"{power} in {where}"
    assert len(played.workers) == len(rows), where
    assert not [pid for pid in played.workers if lives(pid) or group_lives(pid)], where
    assert set(child_processes()) <= before, where
    assert list(Path(tempfile.gettempdir()).glob(f"concord-bot-{os.getpid()}-*")) == [], where


def group_lives(leader: int) -> bool:
    """Whether anything is left that a worker started."""
    try:
        os.killpg(leader, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.thinned(3)
@pytest.mark.parametrize("seed", range(SHORT))
def test_a_match_of_six_faulty_bots_ends_and_leaves_nothing(seed: int) -> None:
    soak(seed)


@pytest.mark.full
@pytest.mark.parametrize("first", range(0, LONG, BATCH))
def test_a_hundred_matches_of_faulty_bots_end_and_leave_nothing(first: int) -> None:
    for seed in range(1000 + first, 1000 + first + BATCH):
        soak(seed)
