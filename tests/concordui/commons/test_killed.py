"""The window is killed while a commons runs: every turn that was shown is in the log, and the log opens."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.commons.course_reader import CourseReader
from engine.commons.replay import open_arena_log, verify


@pytest.mark.full
def test_a_window_that_is_killed_loses_no_turn_that_it_has_shown(root, tmp_path):
    command = [sys.executable, "-m", "helpers.killed_commons", str(tmp_path)]
    env = {**os.environ, "PYTHONPATH": f"{root}{os.pathsep}{root / 'tests'}"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        path, shown = Path(process.stdout.readline().strip()), int(process.stdout.readline())
        process.kill()
    reader = CourseReader(path)
    reader.take(10**9)
    reader.close()
    assert reader.course.turns >= shown > 50
    assert verify(*open_arena_log(path)) is None
