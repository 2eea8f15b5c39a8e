"""A window in a process of its own that runs a colony, and waits to be killed.

    python -m helpers.killed_colony_window FOLDER

A line tells the store's path once some ticks are shown, one the latest of them; the run goes on, as fast as it can.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path


def main(folder: Path) -> None:
    """Run it for ever."""
    from PySide6.QtWidgets import QApplication

    from concordui.application import make_shell
    from concordui.colony.kind import ColonyKind
    from concordui.colony.runs import RunWanted
    from concordui.colony.workspace import ColonyWorkspace
    from concordui.folders import Folders
    from concordui.main_window import MainWindow
    from concordui.theme import apply
    from helpers.colony_shipped import scenario_of

    application = QApplication(sys.argv[:1])
    apply(application)
    window = MainWindow(make_shell(Folders.under(folder)))
    window.show()
    kind = window.kinds["colony"]
    assert isinstance(kind, ColonyKind)
    kind.take(RunWanted(scenario_of("refused-haul").source, folder, "killed"))
    run = window.front()
    assert isinstance(run, ColonyWorkspace)
    run.perform("colony.speed.max")
    said = False
    while True:
        application.processEvents()
        time.sleep(0.003)
        if not said and run.showing.last > 100:
            said = True
            print(run.path(), run.showing.last, sep="\n", flush=True)


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    main(Path(sys.argv[1]))
