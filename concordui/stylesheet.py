"""The style sheet of every stock widget, `assets/palettes/window.qss`, in the theme's colours.

Widgets say what they are by a dynamic property: ``kind`` on buttons, labels and frames (see `concordui.widgets`).
"""

from __future__ import annotations

import re
from functools import cache

from concordui.resources import PALETTES
from concordui.theme import Theme

_NAME = re.compile(r"\$([A-Za-z][A-Za-z-]*[A-Za-z])")


@cache
def _template() -> str:
    return (PALETTES / "window.qss").read_text(encoding="utf-8")


def style_sheet(theme: Theme) -> str:
    """The style sheet in the theme's colours: a ``$name`` is a token of ``ui`` or a picture of the theme's folder."""
    pictures = {path.stem: path.as_posix() for path in (PALETTES / theme.name).glob("*.svg")}
    accent = theme.ui("accent")
    derived = {
        "accentHover": accent.darker(108) if theme.dark else accent.lighter(112),
        "accentDown": accent.darker(118),
        "accentRing": theme.ui("text"),
    }

    def value(match: re.Match[str]) -> str:
        name = match.group(1)
        if name in pictures:
            return f'"{pictures[name]}"'
        return (derived[name] if name in derived else theme.ui(name)).name()

    return _NAME.sub(value, _template())
