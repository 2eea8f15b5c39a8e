"""How long the window's thread is blocked at most while a colony of 200 goes on before it as fast as it can.

The whole tab shows it: the map, *Who knows what* and each page beside them in turn. The heartbeat is that of
`bench_window`.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from concordui.application import make_shell, set_aside
from concordui.colony.bar import PAGES
from concordui.colony.runs import RunWanted
from concordui.colony.workspace import ColonyWorkspace
from concordui.folders import Folders
from concordui.main_window import MainWindow
from concordui.theme import apply
from helpers.bench import Row, below
from helpers.colony_crowd import crowd
from helpers.heart import Heart, pump

PEOPLE, TICKS = 200, 60
GOAL_MS = 50.0
TURN_MS = 25.0
"""Half of the goal, as in `bench_window`: the run takes the other core."""
ROUNDS = 3
SETTLE_S = 1.0
PATIENCE_S = 600.0


def _run(application: QApplication, window: MainWindow, heart: Heart, folder: Path) -> dict[str, tuple[float, float]]:
    """By page, the longest block and its thread's busiest turn, in milliseconds, over so many ticks each."""
    kind = window.kinds["colony"]
    wanted = RunWanted(dict(crowd(PEOPLE).source), folder, "crowd")
    kind.take(wanted)
    tab = window.front()
    assert isinstance(tab, ColonyWorkspace)
    tab.perform("colony.speed.max")
    pump(application, lambda: tab.showing.last > 20, PATIENCE_S)
    found: dict[str, tuple[float, float]] = {}
    for page in PAGES:
        if not tab.has_page(page):
            continue
        tab.show_page(page)
        begun = time.perf_counter()
        pump(application, lambda begun=begun: time.perf_counter() - begun > SETTLE_S)
        first = tab.showing.last
        heart.start()
        pump(application, lambda first=first: tab.showing.last > first + TICKS, PATIENCE_S)
        found[page] = heart.stop()
    window.close_front()
    return found


def run() -> list[Row]:
    """The rows of the table."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    apply(application)
    heart = Heart()
    rounds: list[dict[str, tuple[float, float]]] = []
    with tempfile.TemporaryDirectory() as name:
        window = MainWindow(make_shell(Folders.under(Path(name))))
        window.resize(1440, 900)
        window.show()
        set_aside()
        begun = time.perf_counter()
        pump(application, lambda: time.perf_counter() - begun > SETTLE_S)
        rounds = [_run(application, window, heart, Path(name)) for _ in range(ROUNDS)]
        window.close()
    rows = []
    for page in rounds[0]:
        longest = median(each[page][0] for each in rounds)
        busiest = median(each[page][1] for each in rounds)
        what = f"a colony of {PEOPLE} in the window, {page} beside the map"
        rows.append(below(f"{what}: longest block of its thread", longest, GOAL_MS))
        rows.append(below(f"{what}: most processor time of its thread in one turn", busiest, TURN_MS))
    return rows


if __name__ == "__main__":
    for row in run():
        print(row)
