"""How long the window's thread is blocked at most while a world of 50 arenas is played before it.

The World view with its lists, links, treaties that are broken in each round and their events, as fast as it is played.
The heartbeat is that of `bench_window`.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from concordui.application import set_aside
from concordui.commons.workspace import CommonsWorkspace
from concordui.commons.world.page import WorldPage
from concordui.commons.world.session import WorldSession
from concordui.theme import apply
from engine.commons.scenario import world_plan
from engine.commons.seating import Seating
from helpers.bench import Row, below
from helpers.heart import Heart, pump

ARENAS, ROUNDS = 50, 150
GOAL_MS, TURN_MS = 50.0, 25.0
PAINT_MS = 16.0
"""A card that is dragged follows the pointer sixty times a second."""
RUNS = 3
PATIENCE_S = 300.0


def scenario() -> dict[str, Any]:
    """A ring with chords, and eight treaties of five arenas each that overlap."""
    names = [f"bay{number:02d}" for number in range(ARENAS)]
    players = [{"id": "p", "count": 4, "strategy": "random", "low": 1.0, "high": 4.0}]
    engine = {"type": "logistic", "r": 0.5, "K": 100}
    arenas = [{"id": name, "engine": engine, "players": players, "talkRounds": 0} for name in names]
    links = [{"from": names[n], "to": names[(n + by) % ARENAS], "weight": 0.02} for n in range(ARENAS) for by in (1, 9)]
    cap = {"type": "harvest_cap_per_arena_per_round", "perRoundPerArena": 10.0}
    treaties = [
        {"name": f"t{k}", "arenaIds": [names[(6 * k + step) % ARENAS] for step in range(5)], "payload": cap}
        for k in range(8)
    ]
    agents = [{"id": f"enforcer{k}", "type": "treaty_enforcer", "treaty": f"t{k}"} for k in range(8)]
    return {"rounds": ROUNDS, "arenas": arenas, "links": links, "treaties": treaties, "metaAgents": agents}


def _run(application: QApplication, heart: Heart, folder: Path) -> tuple[float, float, float]:
    """The longest block, the thread's busiest turn, and the median of a paint of the map, in milliseconds."""
    session = WorldSession(world_plan(scenario(), "bench"), folder, Seating(Path()))
    workspace = CommonsWorkspace(session, "Fifty bays")
    workspace.resize(1380, 830)
    workspace.show()
    page = workspace.slots["world"].findChild(WorldPage)
    assert page is not None
    page.lists.show_list("event")
    workspace.playback.set_speed("max")
    pump(application, lambda: workspace.world is not None and workspace.world.turns > 5)
    heart.start()
    pump(application, lambda: workspace.world is not None and workspace.world.over, PATIENCE_S)
    longest, busiest = heart.stop()
    paints = []
    for _ in range(20):
        begun = time.thread_time()
        page.canvas.grab()
        paints.append((time.thread_time() - begun) * 1000)
    workspace.end()
    workspace.deleteLater()
    return longest, busiest, median(paints)


def run() -> list[Row]:
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    apply(application)
    set_aside()
    heart = Heart()
    with tempfile.TemporaryDirectory() as place:
        measured = [_run(application, heart, Path(place) / str(number)) for number in range(RUNS)]
    longest, busiest, paint = (median(column) for column in zip(*measured, strict=True))
    name = f"world of {ARENAS} arenas, {ROUNDS} rounds"
    return [
        below(f"{name}: longest block of the window", longest, GOAL_MS, "ms"),
        below(f"{name}: busiest turn of the window's thread", busiest, TURN_MS, "ms"),
        below(f"the map of {ARENAS} arenas painted once", paint, PAINT_MS, "ms"),
    ]


if __name__ == "__main__":
    for row in run():
        sys.stdout.write(f"{row.name}: {row.ours:.1f} {row.unit} (goal {row.goal})\n")
