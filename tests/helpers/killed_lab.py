"""A window in a process of its own that edits two positions in the lab and waits to be killed.

    python -m helpers.killed_lab FOLDER FILE

The position of FILE and one of the library are edited; the line ``"ready"`` comes with the last edit, before anything
else could be done.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path


def main(folder: Path, file: Path) -> None:
    from PySide6.QtWidgets import QApplication

    from concordui.application import make_shell
    from concordui.crash import SessionMark
    from concordui.folders import Folders
    from concordui.main_window import MainWindow
    from concordui.shell import now_here
    from concordui.theme import apply
    from engine.anatolia.library import library
    from engine.anatolia.orders import Hold

    application = QApplication(sys.argv[:1])
    apply(application)
    folders = Folders.under(folder)
    window = MainWindow(make_shell(folders, SessionMark(folders.data, folders.logs, now_here())))
    window.resize(960, 600)
    window.show()
    window.open_path(file)
    first = window.front()
    window.kinds["lab"].open_entry(library()[0])
    application.processEvents()
    for workspace in (first, window.front()):
        workspace.editor.apply(workspace.editor.position.give(Hold("N")), "hold")
    print('"ready"', flush=True)
    while True:
        time.sleep(1)


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    main(Path(sys.argv[1]), Path(sys.argv[2]))
