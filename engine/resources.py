"""Where the files that ship with the program are: beside this package in a tree, a wheel and the frozen program."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "assets"
HOUSE_BOTS = ROOT / "bots"
