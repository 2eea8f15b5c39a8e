"""How long the window's thread is blocked at most while a commons of 100 players is played over 2,000 turns before it.

The whole window shows the run as fast as it is played: four plots, pacts, tables. The heartbeat is that of
`bench_window`. The peer of one plot is pyqtgraph, which draws the same hundred lines by width 1 without names.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from PySide6.QtWidgets import QApplication

from concordui.application import make_shell, set_aside
from concordui.commons.arena_plots import ArenaPlots
from concordui.commons.runs import RunWanted
from concordui.commons.workspace import CommonsWorkspace
from concordui.folders import Folders
from concordui.main_window import MainWindow
from concordui.plots.plot import Plot
from concordui.theme import apply
from engine.commons.course import CourseView
from helpers.bench import Row, against, below, interleaved
from helpers.heart import Heart, pump

PLAYERS, TURNS = 100, 2000
GOAL_MS = 50.0
TURN_MS = 25.0
"""Half of the goal, as in `bench_window`: the run takes the other core."""
DRAW_MS = 25.0
ROUNDS = 3
SETTLE_S = 1.0
PATIENCE_S = 600.0

SCENARIO = {
    "title": "A crowded bay",
    "turns": TURNS,
    "engine": {"type": "logistic", "r": 0.5, "K": 20 * PLAYERS},
    "players": [{"id": "fisher", "count": PLAYERS, "strategy": "random", "low": 0.5, "high": 4.0}],
    "talkRounds": 0,
}
"""A hundred lines that are never twice the same, in a bay that bears them."""


def _run(application: QApplication, window: MainWindow, heart: Heart, folder: Path) -> tuple[float, float, CourseView]:
    """The longest block and its thread's busiest turn, in milliseconds, during a whole run; what it came to."""
    kind = next(kind for kind in window.shell.kinds if kind.takes(RunWanted(SCENARIO, folder, "bay")))
    kind.take(RunWanted(SCENARIO, folder, "bay"))
    workspace = window.front()
    assert isinstance(workspace, CommonsWorkspace)
    workspace.playback.set_speed("max")
    pump(application, lambda: workspace.showing.turns > 20)
    heart.start()
    pump(application, lambda: workspace.showing.over, PATIENCE_S)
    longest, busiest = heart.stop()
    view = workspace.showing.view
    assert view is not None
    window.close_front()
    return longest, busiest, view


class _Bare:
    """The same lines in pyqtgraph, grabbed as a window would paint them."""

    def __init__(self, values: np.ndarray, plot: Plot) -> None:
        import pyqtgraph

        self._widget = pyqtgraph.PlotWidget(background="w")
        self._widget.resize(plot.size())
        self._widget.setAntialiasing(True)
        self._lines = [self._widget.plot(pen=pyqtgraph.mkPen("k", width=1)) for _ in range(values.shape[1])]
        for line in self._lines:
            line.setDownsampling(auto=True, method="peak")
        self._values = values
        self._widget.show()

    def draw(self) -> None:
        for line, values in zip(self._lines, self._values.T, strict=True):
            line.setData(values)
        self._widget.grab()

    def close(self) -> None:
        self._widget.close()


def _one_plot(application: QApplication, view: CourseView) -> tuple[float, float]:
    """Milliseconds for the harvest of all players drawn anew: ours and the peer's."""
    from concordui.commons.model import Showing

    showing = Showing()
    plots = ArenaPlots(showing, str)
    plots.resize(1092, 445)
    plots.show()
    showing.grow(view, over=False)
    pump(application, lambda: not plots.drawing)
    plot = plots.cards[1].plot
    peer = _Bare(view.players["harvest"], plot)
    application.processEvents()
    ours, theirs = interleaved(plot.render_now, peer.draw, rounds=5)
    peer.close()
    plots.close()
    return 1000 * ours, 1000 * theirs


def run() -> list[Row]:
    """The rows of the table."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    apply(application)
    heart = Heart()
    blocks, turns = [], []
    with tempfile.TemporaryDirectory() as name:
        window = MainWindow(make_shell(Folders.under(Path(name))))
        window.resize(1440, 900)
        window.show()
        set_aside()
        begun = time.perf_counter()
        pump(application, lambda: time.perf_counter() - begun > SETTLE_S)
        for _ in range(ROUNDS):
            longest, busiest, view = _run(application, window, heart, Path(name))
            blocks.append(longest)
            turns.append(busiest)
        window.close()
    ours, peer = _one_plot(application, view)
    what = f"{PLAYERS} players over {TURNS:,} turns"
    return [
        below(f"commons in the window, {what}: longest block of its thread", median(blocks), GOAL_MS),
        below(
            "commons in the window: most processor time of its thread in one turn of that run", median(turns), TURN_MS
        ),
        below(f"plots: harvest of {what} drawn anew", ours, DRAW_MS),
        against("plots: that plot, against", ours, "pyqtgraph", peer, 2.0),
    ]


if __name__ == "__main__":
    for row in run():
        print(row)
