"""The bundled fonts and the sizes of `look.md`: Inter for the window, Source Serif 4 for names on the map."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

from PySide6.QtGui import QFont, QFontDatabase

from concordui.resources import FONTS

UI_FAMILY = "Inter"
MAP_FAMILY = "Source Serif 4"
MONO_FAMILY = "JetBrains Mono"

Size = Literal["caption", "body", "section", "title", "display"]
PIXELS: dict[Size, int] = {"caption": 11, "body": 13, "section": 15, "title": 20, "display": 28}
LINES: dict[Size, int] = {"caption": 16, "body": 18, "section": 20, "title": 26, "display": 34}

NAME_PIXELS = 12


class FontError(RuntimeError):
    """A font file of the program that Qt can't load: the installation is damaged."""


_FILES = {UI_FAMILY: "Inter", MAP_FAMILY: "SourceSerif4", MONO_FAMILY: "JetBrainsMono"}


def file_of(family: str, *, strong: bool = False, italic: bool = False) -> Path | None:
    """The bundled file with the cut of a family; None for a family or a cut that is not bundled."""
    path = FONTS / f"{_FILES.get(family)}-{'Italic' if italic else 'SemiBold' if strong else 'Regular'}.ttf"
    return path if path.is_file() else None


@cache
def load() -> tuple[str, ...]:
    """Register every bundled font with Qt, once a process; the files that were loaded."""
    loaded = []
    for path in sorted(FONTS.glob("*.ttf")):
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise FontError(f"Qt can't load {path}; install Concord again")
        loaded.append(path.name)
    return tuple(loaded)


def ui(size: Size = "body", strong: bool = False, tabular: bool = False) -> QFont:
    """Inter at a size of the look; `tabular` gives figures of equal width, for columns of numbers."""
    font = QFont(UI_FAMILY)
    font.setPixelSize(PIXELS[size])
    font.setWeight(QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
    if tabular:
        font.setFeature(QFont.Tag("tnum"), 1)
    return font


def mono(size: Size = "body") -> QFont:
    """The fixed font for orders typed and files shown."""
    font = QFont(MONO_FAMILY)
    font.setStyleHint(QFont.StyleHint.Monospace)
    font.setPixelSize(PIXELS[size] - (1 if size == "body" else 0))
    return font


def map_name(kind: Literal["centre", "land", "sea"], pixels: float = NAME_PIXELS) -> QFont:
    """Names on the map: centres strong (620), land regular (430), seas italic. The bundled cuts have those weights."""
    font = QFont(MAP_FAMILY)
    font.setPixelSize(round(pixels))
    font.setWeight(QFont.Weight.DemiBold if kind == "centre" else QFont.Weight.Normal)
    font.setItalic(kind == "sea")
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
