"""The window is killed while a colony runs: every tick that was shown is in the store, which opens where it was."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from concordui.application import make_shell
from concordui.colony.workspace import ColonyWorkspace
from concordui.folders import Folders


@pytest.mark.full
def test_a_colony_in_a_window_that_is_killed_goes_on_in_the_next_where_it_was(root, qtbot, open_window, tmp_path):
    command = [sys.executable, "-m", "helpers.killed_colony_window", str(tmp_path)]
    env = {**os.environ, "PYTHONPATH": f"{root}{os.pathsep}{root / 'tests'}"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        path, shown = Path(process.stdout.readline().strip()), int(process.stdout.readline())
        process.kill()
    window = open_window(make_shell(Folders.under(tmp_path / "next")))
    tab = window.open_path(path)
    assert isinstance(tab, ColonyWorkspace)
    qtbot.waitUntil(lambda: tab.showing.state is not None)
    tip = tab.showing.last
    assert tip >= shown > 100
    assert not tab.notes.isVisible()
    assert tab.showing.epoch == 2
    window.do("colony.step")
    qtbot.waitUntil(lambda: tab.showing.last == tip + 1)
