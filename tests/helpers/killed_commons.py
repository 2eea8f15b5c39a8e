"""A window in a process of its own that runs a commons, and waits to be killed.

    python -m helpers.killed_commons FOLDER

A line tells the log's path once some turns are shown; the run goes on, as fast as it can.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

TURNS = 100_000


def main(folder: Path) -> None:
    """Run it for ever."""
    from PySide6.QtWidgets import QApplication

    from concordui.application import make_shell
    from concordui.commons.kind import CommonsKind
    from concordui.commons.runs import RunWanted
    from concordui.commons.workspace import CommonsWorkspace
    from concordui.folders import Folders
    from concordui.main_window import MainWindow
    from concordui.theme import apply

    application = QApplication(sys.argv[:1])
    apply(application)
    window = MainWindow(make_shell(Folders.under(folder)))
    window.show()
    kind = window.kinds["commons"]
    assert isinstance(kind, CommonsKind)
    engine = {"type": "logistic", "r": 0.5, "K": 1000.0, "initial": 500.0}
    players = [{"id": "p", "count": 20, "strategy": "sustainable"}]
    kind.take(RunWanted({"engine": engine, "turns": TURNS, "players": players}, folder, "killed"))
    run = window.front()
    assert isinstance(run, CommonsWorkspace)
    run.perform("commons.speed.max")
    said = False
    while True:
        application.processEvents()
        time.sleep(0.003)
        if not said and run.showing.turns > 50:
            said = True
            print(run.path(), run.showing.turns, sep="\n", flush=True)


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    main(Path(sys.argv[1]))
