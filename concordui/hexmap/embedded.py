"""Fonts inside a picture: of each face only the characters that are written, as base64 in an ``@font-face``."""

from __future__ import annotations

import base64
import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from PySide6.QtGui import QFont, QFontInfo

from concordui import fonts

_STRONG = 550
"""From this weight on a font is the bundled semibold cut."""
_GENERIC = {fonts.MAP_FAMILY: "serif", fonts.MONO_FAMILY: "monospace"}


@dataclass(frozen=True, slots=True)
class Face:
    """One cut of a bundled family. `weight` is 400 or 600."""

    family: str
    weight: int
    italic: bool

    @classmethod
    def of(cls, font: QFont) -> Face:
        """The cut that Qt paints this font with."""
        return cls(font.family(), 600 if QFontInfo(font).weight() >= _STRONG else 400, font.italic())

    @property
    def css_family(self) -> str:
        """The families to try: the one in the file (under a name that no desktop has), the installed one, any."""
        return f"'{_own(self.family)}','{self.family}',{_GENERIC.get(self.family, 'sans-serif')}"

    def file(self) -> Path | None:
        """The bundled file of this cut; None for a font that is not ours."""
        return fonts.file_of(self.family, strong=self.weight >= _STRONG, italic=self.italic)


def font_faces(written: Mapping[Face, Iterable[str]]) -> str:
    """The style rules that bring these characters of these faces along."""
    rules = []
    for face in sorted(written, key=_order):
        path = face.file()
        if path is not None:
            data = base64.b64encode(_subset(path, "".join(sorted(set(written[face]))))).decode("ascii")
            style = "italic" if face.italic else "normal"
            rules.append(
                f"@font-face{{font-family:'{_own(face.family)}';font-weight:{face.weight};font-style:{style};"
                f"src:url(data:font/woff;base64,{data}) format('woff')}}"
            )
    return "".join(rules)


def _order(face: Face) -> tuple[str, int, bool]:
    return (face.family, face.weight, face.italic)


def _own(family: str) -> str:
    return f"Concord {family}"


@lru_cache(maxsize=32)
def _subset(path: Path, characters: str) -> bytes:
    """The file's glyphs for these characters as WOFF, with kerning and ligatures. The pictures of a game share them."""
    from fontTools import subset
    from fontTools.ttLib import TTFont

    options = subset.Options()
    options.flavor = "woff"
    options.hinting = False
    options.desubroutinize = False
    options.layout_features = [*options.layout_features, "tnum"]
    options.name_IDs = [0, 13, 14]  # the licence of the fonts asks for its notice to stay with them
    with TTFont(path, lazy=True) as font:
        subsetter = subset.Subsetter(options)
        subsetter.populate(text=characters)
        subsetter.subset(font)
        stream = io.BytesIO()
        font.flavor = "woff"
        font.save(stream)
    return stream.getvalue()
