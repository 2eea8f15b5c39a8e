"""A process that is killed amid a restore loses no tick of any timeline, and the store goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.parametrize(("kills", "seed"), [(3, 1), pytest.param(60, 2, marks=pytest.mark.full)])
def test_a_session_that_is_killed_while_it_restores_loses_no_tick_of_any_timeline(
    root: Path, tmp_path: Path, kills: int, seed: int
) -> None:
    """`kill -9` at any moment loses at most the tick in progress."""
    command = [sys.executable, "-m", "helpers.killed_restores", str(tmp_path / "run.colony"), str(kills), str(seed)]
    env = {**os.environ, "PYTHONPATH": f"{root}{os.pathsep}{root / 'tests'}"}
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert int(done.stdout) >= 1
