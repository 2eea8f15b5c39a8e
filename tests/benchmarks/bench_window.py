"""How long the window's thread is blocked at most while a match of six bots runs beside it, phase after phase.

A heartbeat of one millisecond in the window's thread measures the gaps between its beats. The peer is a bare Qt window
that repaints a label at every beat, measured in turns with ours in the same process: what the machine, Python and Qt
themselves cost.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow

from concordui.application import make_shell, set_aside
from concordui.folders import Folders
from concordui.main_window import MainWindow
from concordui.match.setup import MatchSetup
from concordui.theme import apply
from helpers.bench import Row, below
from helpers.heart import Heart, pump

YEARS = 3
BOT = "house.diplomat"
GOAL_MS = 50.0
TURN_MS = 25.0
"""Half of the goal: beside six bots that compute, a thread gets no more than every second moment of two cores."""
ROUNDS = 3
SETTLE_S = 1.0


def _rest(application: QApplication) -> None:
    """Until the map has been painted for the first time, and whatever else a new tab brings is done."""
    begun = time.perf_counter()
    pump(application, lambda: time.perf_counter() - begun > SETTLE_S)


def _match(application: QApplication, window: MainWindow, heart: Heart, folder: Path) -> tuple[float, float, float]:
    """The longest block and its thread's busiest one, in milliseconds, during a whole match; the match's seconds."""
    seats = dict.fromkeys(window.shell.board.powers, BOT)
    workspace = window.shell.kinds[0].begin(MatchSetup(seats, seed=1, max_years=YEARS, path=folder / "bench.json"))
    assert workspace is not None
    workspace.area.watch.set_paused(True)
    pump(application, lambda: bool(workspace.desk.timeline.moments))
    _rest(application)
    workspace.area.watch.set_speed("off")
    workspace.area.watch.set_paused(False)
    begun = time.perf_counter()
    heart.start()
    pump(application, lambda: workspace.desk.model.result is not None)
    took = time.perf_counter() - begun
    longest, busiest = heart.stop()
    window.close_front()
    return longest, busiest, took


def _bare(application: QApplication, heart: Heart, seconds: float) -> float:
    """The longest gap in milliseconds of a window that only repaints a label."""
    window, label = QMainWindow(), QLabel("")
    window.setCentralWidget(label)
    window.resize(1440, 900)
    window.show()
    ticks = QTimer(window)
    beats = iter(range(10**9))

    def tick() -> None:
        label.setText(str(next(beats)))

    ticks.timeout.connect(tick)
    ticks.start(1)
    begun = time.perf_counter()
    heart.start()
    pump(application, lambda: time.perf_counter() - begun > seconds)
    longest, _ = heart.stop()
    window.close()
    return longest


def run() -> list[Row]:
    """The rows of the table."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    apply(application)
    heart = Heart()
    blocks, turns, bare = [], [], []
    with tempfile.TemporaryDirectory() as name:
        window = MainWindow(make_shell(Folders.under(Path(name))))
        window.resize(1440, 900)
        window.show()
        set_aside()
        _rest(application)
        for number in range(ROUNDS):
            longest, busiest, took = _match(application, window, heart, Path(name) / str(number))
            blocks.append(longest)
            turns.append(busiest)
            bare.append(_bare(application, heart, took))
        window.close()
    ours, peer = median(blocks), median(bare)
    name = f"window: longest block of its thread during a match of six {BOT}, {YEARS} years"
    peer_name = "a bare Qt window with the same heartbeat"
    return [
        Row(name, ours, peer_name, peer, peer / ours, f"under {GOAL_MS:g}", "ms", ours < GOAL_MS),
        below("window: most processor time of its thread in one turn of that match", median(turns), TURN_MS),
    ]
