"""The window where nothing can be written: a script that tests run as a process of its own, with its own file systems.

    python -m helpers.tight_home HOME full|read-only

Mounts HOME as a small disk, which is filled, or as it is and for reading only. Then tries everything that keeps
something, and prints, as JSON, what the window said to each; ``failed`` is what nobody caught.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from concordui.application import CrashGuard, close_down, make_application, make_shell
from concordui.colony.runs import RunWanted as ColonyWanted
from concordui.commons.runs import RunWanted as CommonsWanted
from concordui.crash import SessionMark
from concordui.folders import Folders
from concordui.main_window import MainWindow
from concordui.match.setup import MatchSetup
from concordui.messages import QtMessages, start_log
from concordui.notices import Notice
from concordui.shell import now_here
from engine.anatolia.board import shipped_board
from engine.anatolia.library import library
from engine.anatolia.orders import Hold
from helpers.colony_shipped import scenario_of
from helpers.shell_world import matches

PATIENCE_S = 60.0
SIZE = "2m"
PLAYERS = [{"id": "p", "count": 5, "strategy": "sustainable"}]
RUN = {"engine": {"type": "logistic", "r": 0.5, "K": 1000.0, "initial": 500.0}, "turns": 50, "players": PLAYERS}


def mount(home: Path, how: str) -> None:
    """Make the home what it shall be; only this process and its children see it so."""
    if how == "full":
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "none", str(home)], check=True)
    else:
        subprocess.run(["mount", "--bind", str(home), str(home)], check=True)
        subprocess.run(["mount", "-o", "remount,ro,bind", str(home)], check=True)


def fill(place: Path) -> None:
    """Take every byte that is left."""
    with place.open("wb", buffering=0) as stream:
        for size in (4096, 1):
            try:
                while stream.write(b"x" * size):
                    pass
            except OSError:
                continue


class Person:
    """Tries everything, and hears what the window says."""

    def __init__(self, home: Path, how: str) -> None:
        mount(home, how)
        if how == "full":
            fill(home / "filler")
        self.folders = Folders.under(home / "concord")
        start_log(self.folders.logs)
        QtMessages().install()
        self.application = make_application(["concordui"])
        self.mark = SessionMark(self.folders.data, self.folders.logs, now_here())
        self.mark.begin()
        self.window = MainWindow(make_shell(self.folders, self.mark))
        self.guard = CrashGuard(self.window, self.mark)
        self.said: dict[str, Any] = {"failed": []}
        self.guard.hooks.caught.connect(self._caught)
        self.window.show()

    def _caught(self, caught: Any) -> None:
        self.said["failed"].append(caught.trace)

    def wait(self, condition: Callable[[], object]) -> None:
        """Until it holds."""
        end = time.monotonic() + PATIENCE_S
        while not condition():
            self.application.processEvents()
            time.sleep(0.003)
            assert time.monotonic() < end, self.said

    def hear(self, what: str) -> None:
        """What the window says now, which is then put away."""
        self.wait(self.window.notices.notices)
        self.said[what] = [f"{notice.title} {notice.text}" for notice in self.window.notices.notices()]
        for notice in self.window.notices.notices():
            notice.dismiss()

    def run(self) -> None:
        """Everything, one after the other."""
        window = self.window
        self.said["start"] = [note.title + " " + note.text for note in window.start.findChildren(Notice)]
        window.set(theme="dark")
        self.hear("settings")
        window.kinds["lab"].open_entry(library()[0])
        lab = window.front()
        lab.editor.apply(lab.editor.position.give(Hold("N")), "hold")
        self.hear("lab")
        seats = dict.fromkeys(shipped_board().powers, "human")
        match = matches(window).begin(MatchSetup(seats, seed=7, max_years=1))
        self.wait(lambda: match.desk.model.unsaved)
        self.said["match"] = [" ".join(match.status().left)]
        window.kinds["commons"].take(CommonsWanted(RUN, self.folders.saves, "run"))
        self.hear("commons")
        window.kinds["colony"].take(ColonyWanted(scenario_of("refused-haul").source, self.folders.saves, "run"))
        self.hear("colony")
        window.show_page("start")
        self.said["closed at once"] = window.close()
        self.hear("close")
        self.said["closed then"] = window.close()
        close_down(window, self.application)
        self.guard.remove()
        self.mark.end()


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    person = Person(Path(sys.argv[1]), sys.argv[2])
    person.run()
    print(json.dumps(person.said))
