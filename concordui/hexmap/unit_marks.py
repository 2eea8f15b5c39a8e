"""The strokes of marks at units: the burst behind a dislodged one, and the badges of builds and disbands."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from concordui.hexmap.inks import Ink
from concordui.theme import theme, tokens

DISLODGED_SCALE = 0.82
"""How large a dislodged unit is drawn, against one that stands."""


def burst_inks(middle: QPointF) -> list[Ink]:
    """The star behind a dislodged unit."""
    spec = tokens()["orders"]["burst"]
    count = 2 * int(spec["points"])
    path = QPainterPath()
    for k in range(count):
        radius = float(spec["radius"] if k % 2 == 0 else spec["inner"])
        angle = 2 * math.pi * k / count
        point = middle + QPointF(radius * math.sin(angle), -radius * math.cos(angle))
        if k:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return [
        Ink(path, "dislodged", theme().ui("dangerSoft")),
        Ink(path, "dislodged", theme().ui("danger"), 1.5, round_join=False),
    ]


def badge_inks(middle: QPointF, kind: str) -> list[Ink]:
    """A badge at a unit's upper right: a plus for a build, a cross for a disband."""
    colour = theme().ui("ok" if kind == "build" else "danger")
    disc, sign = QPainterPath(), QPainterPath()
    disc.addEllipse(middle, 6.5, 6.5)
    strokes = ((3.2, 0.0), (0.0, 3.2)) if kind == "build" else ((2.4, 2.4), (2.4, -2.4))
    for dx, dy in strokes:
        sign.moveTo(middle + QPointF(-dx, -dy))
        sign.lineTo(middle + QPointF(dx, dy))
    return [
        Ink(disc, "mark", theme().map("unitHalo" if not theme().dark else "unitOutline"), 3.0),
        Ink(disc, "mark", colour),
        Ink(sign, "mark", theme().ui("surface"), 1.8, round_cap=True),
    ]
