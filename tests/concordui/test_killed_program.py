"""The window is killed at random moments with something open in every workspace: nothing that it had shown is lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.anatolia.record import GameRecord


def soak(root: Path, folder: Path, kills: int, seed: int) -> dict:
    """Kill so many windows: how far they came. What was found changed fails the script, which says what it was."""
    done = subprocess.run(
        [sys.executable, "-m", "helpers.killed_program", str(folder), str(kills), str(seed)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": f"{root}{os.pathsep}{root / 'tests'}"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["ready"] > 0
    assert GameRecord.load(folder / "game.json").max_years == 90
    return told


def test_windows_that_are_killed_lose_nothing_that_they_had_shown(root, tmp_path):
    soak(root, tmp_path, kills=1, seed=5)


@pytest.mark.full
def test_many_killed_windows_lose_nothing_that_they_had_shown(root, tmp_path):
    """50 of them take some four minutes; before a release: CONCORD_KILLS=200."""
    kills = int(os.environ.get("CONCORD_KILLS", "50"))
    told = soak(root, tmp_path, kills=kills, seed=2026)
    assert told["ready"] > kills // 2
    year, season, phase = told["did"]["match"][0]
    assert (year, season, phase) > (1, 0, 0)
    assert told["did"]["colony"] > kills // 2
