"""Files for a desktop, made in the program's own environment (`packaging/desktop_files.py`)."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Literal

from devkit.process import ROOT, Refused, capture, environment
from devkit.venv import Environment

_RUN = """
import sys
sys.path[:0] = [sys.argv[1], sys.argv[1] + "/packaging"]
from pathlib import Path
import desktop_files
getattr(desktop_files, sys.argv[2])(Path(sys.argv[3]))
"""


def make(venv: Environment, what: Literal["share", "icon"], target: Path) -> None:
    """Make what the desktop wants to know under ``target/share``, or the icon at `target` (``.ico``, ``.icns``)."""
    with tempfile.TemporaryDirectory(prefix="concord-home-") as home:
        env = environment(QT_QPA_PLATFORM="offscreen", HOME=home)
        code, output = capture([venv.python, "-c", _RUN, ROOT, what, target], env)
    if code != 0:
        last = (output.strip().splitlines() or ["no reason given"])[-1]
        raise Refused("the files for the desktop could not be made", last, "see packaging/desktop_files.py")
