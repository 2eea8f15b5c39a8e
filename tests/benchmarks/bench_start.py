"""How long the program takes from its start to its first painted window, against a bare PySide6 window.

Each is a process of its own that ends with the first paint; they take turns, and the best of each counts. Both find
their bytecode, as an installed program does. The time on the clock is what a person waits; the time of the processor
says the same on a machine that is busy with other things.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from helpers.bench import Row

TIMES = 1.5
"""Ours may take so many times as long."""
ROUNDS = 7

_PAINTED = """
from PySide6.QtCore import QEvent, QObject

class Painted(QObject):
    # Ends the program once the window itself was painted.
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            QApplication.instance().exit(0)
        return False
"""

_BARE = f"""
import sys
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow
{_PAINTED}
application = QApplication(sys.argv)
window = QMainWindow()
window.setCentralWidget(QLabel("Concord"))
window.resize(1440, 900)
painted = Painted()
window.centralWidget().installEventFilter(painted)
window.show()
sys.exit(application.exec())
"""

_OURS = f"""
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
{_PAINTED}
from concordui.application import make_application, make_shell
from concordui.folders import Folders
from concordui.main_window import MainWindow

folders = Folders.under(Path(sys.argv[1]))
for place in (folders.config, folders.data, folders.logs):
    place.mkdir(parents=True, exist_ok=True)
application = make_application(sys.argv[:1])
window = MainWindow(make_shell(folders))
window.resize(1440, 900)
painted = Painted()
window.start.installEventFilter(painted)
window.show()
sys.exit(application.exec())
"""


def _start(program: str, folder: Path) -> tuple[float, float]:
    """Seconds until it ended: on the clock, and of the processor (0 on systems that don't tell)."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(folder / "bytecode")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    before, began = os.times(), time.perf_counter()
    subprocess.run([sys.executable, "-c", program, str(folder)], check=True, timeout=60, env=environment)
    wall, after = time.perf_counter() - began, os.times()
    return wall, sum(after[2:4]) - sum(before[2:4])


def _row(name: str, mine: float, peer: float) -> Row:
    goal = f"under {TIMES} times as long"
    return Row(name, mine, "bare PySide6 window", peer, peer / mine, goal, "s", mine <= TIMES * peer)


def run() -> list[Row]:
    """The first paint, on the clock and, where the system tells, in time of the processor."""
    with tempfile.TemporaryDirectory(prefix="concord-bench-") as place:
        folder = Path(place)
        for program in (_OURS, _BARE):
            _start(program, folder)  # writes the bytecode
        rounds = [(_start(_OURS, folder), _start(_BARE, folder)) for _ in range(ROUNDS)]
    rows = []
    for index, name in enumerate(("start to the first painted window", "the same, time of the processor")):
        mine, peer = (min(times[which][index] for times in rounds) for which in range(2))
        if peer > 0:
            rows.append(_row(name, mine, peer))
    return rows
