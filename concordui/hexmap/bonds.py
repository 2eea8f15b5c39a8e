"""The marks of promises that fell due: two rings that hold together, or that were torn apart. Pure, in screen pixels.

A mark stands beside the unit of who promised, on the side of whom (or what) it was about.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from concordui.hexmap.inks import Ink
from concordui.hexmap.routes import Place
from concordui.hexmap.state import DrawnPromise
from concordui.theme import theme

RADIUS = 4.4
HOLD = 2.9
"""From a mark's middle to that of each ring, while they hold."""
APART = 5.9
OPEN = 62.0
"""Degrees of each torn ring that are missing, where they held."""
LINE = 1.9
CASING = 5.2
FROM_SLOT = 27.0
ASIDE = 38.0
"""Degrees by which a mark gives way to the arrow that goes where it looks."""
ROOM = 19.0
"""Marks of one unit stand so far apart."""


def promise_inks(promises: Iterable[DrawnPromise], place: Place) -> list[Ink]:
    """The marks of all promises."""
    inks: list[Ink] = []
    taken: list[QPointF] = []
    for promise in promises:
        middle, angle = _spot(promise, place, taken)
        taken.append(middle)
        inks += bond_inks(middle, angle, promise.kept)
    return inks


def _spot(promise: DrawnPromise, place: Place, taken: Iterable[QPointF]) -> tuple[QPointF, float]:
    """The middle of a mark and its turn in degrees; further out where another one stands already."""
    start = place(promise.at)
    way = QPointF(1.0, 0.0) if promise.toward in (None, promise.at) else place(promise.toward or "") - start
    angle = math.degrees(math.atan2(way.y(), way.x()))
    turned = math.radians(angle + ASIDE)
    out = QPointF(math.cos(turned), math.sin(turned))
    far = FROM_SLOT
    while any(_near(start + out * far, other) for other in taken):
        far += ROOM / 4
    return start + out * far, angle


def _near(one: QPointF, other: QPointF) -> bool:
    return math.hypot(one.x() - other.x(), one.y() - other.y()) < ROOM


def bond_inks(middle: QPointF, angle: float, kept: bool) -> list[Ink]:
    """One mark: whole rings that overlap, or torn ones with a gap between."""
    path = _rings(middle, angle, kept)
    casing, colour = theme().map("orderCasing"), theme().ui("ok" if kept else "danger")
    return [
        Ink(path, "mark", casing, CASING, round_cap=True),
        Ink(path, "mark", colour, LINE, round_cap=True),
    ]


def _rings(middle: QPointF, angle: float, kept: bool) -> QPainterPath:
    path = QPainterPath()
    turn = math.radians(angle)
    for side in (1.0, -1.0):
        centre = middle + QPointF(math.cos(turn), math.sin(turn)) * (side * (HOLD if kept else APART))
        box = QRectF(centre.x() - RADIUS, centre.y() - RADIUS, 2 * RADIUS, 2 * RADIUS)
        if kept:
            path.addEllipse(box)
            continue
        inward = -angle + (180.0 if side > 0 else 0.0)  # Qt counts degrees against the clock
        path.arcMoveTo(box, inward + OPEN / 2)
        path.arcTo(box, inward + OPEN / 2, 360.0 - OPEN)
    return path
