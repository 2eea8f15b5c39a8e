"""What the window starts without, and the idle turns in which it is got ready."""

from __future__ import annotations

import logging
import subprocess
import sys

from PySide6.QtWidgets import QWidget

from concordui.warming import WINDOW_NEEDS, Warming, steps_of

HEAVY = ("numpy", "shapely", "concordui.hexmap", "engine.anatolia.match", "engine.colony", "engine.seats.catalogue")
"""Each of these costs more than the window itself."""


def test_the_window_is_painted_before_anything_heavy_is_loaded(tmp_path):
    program = f"""
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from concordui.application import make_application, make_shell
from concordui.folders import Folders
from concordui.main_window import MainWindow

application = make_application(sys.argv[:1])
window = MainWindow(make_shell(Folders.under(Path(sys.argv[1]))))
window.start.grab()
print([name for name in {HEAVY!r} if name in sys.modules])
window.close()
"""
    done = subprocess.run([sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"


def test_after_the_first_paint_every_page_is_made_and_what_they_need_is_loaded(qtbot, window):
    assert set(window.pages.named.made) == {"start"}
    warming = Warming(steps_of(window.shell.kinds, window.pages.named), window)
    with qtbot.waitSignal(warming.finished, timeout=60_000):
        warming.begin_after_paint(window)
    assert set(window.pages.named.made) == set(window.pages.named)
    needed = {name for kind in window.shell.kinds for name in kind.needs} | set(WINDOW_NEEDS)
    assert needed <= set(sys.modules)
    assert window.stack.currentWidget() is window.start


def test_a_step_that_fails_is_noted_and_the_next_one_is_taken(qtbot, dressed, caplog):
    taken = []
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    warming = Warming([lambda: 1 / 0, lambda: taken.append("next")], parent)
    with caplog.at_level(logging.ERROR, "concordui.warming"), qtbot.waitSignal(warming.finished):
        warming.begin_after_paint(parent)
    assert taken == ["next"]
    assert "ZeroDivisionError" in caplog.text


def test_once_it_is_stopped_it_takes_no_further_step(qtbot, dressed):
    taken = []
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    warming = Warming([lambda: (taken.append(1), warming.stop()), lambda: taken.append(2)], parent)
    with qtbot.waitSignal(warming.finished):
        warming.begin_after_paint(parent)
    assert taken == [1]
