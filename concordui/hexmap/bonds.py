"""The marks of promises that fell due: two rings that hold together, or that were torn apart. Pure, in screen pixels.

A mark stands beside the unit of who promised, on the side of whom (or what) it was about, clear of units, bursts and
names.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from concordui.hexmap.inks import Ink
from concordui.hexmap.lines import Box, Disc, boxes_near, to_box
from concordui.hexmap.planned import Place
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
ASIDE = (38.0, -38.0, 72.0, -72.0, 108.0, -108.0)
"""Degrees by which a mark gives way to the arrow that goes where it looks: the first at which there is room."""
RINGS = 5
"""So many times it is tried again further out."""
ROOM = 19.0
"""Marks of one unit stand so far apart."""
REACH = 8.0
"""How far a mark reaches from its middle."""

_FURTHEST = FROM_SLOT + (RINGS - 1) * ROOM / 2
"""How far from the slot a mark's middle may come to stand."""


def promise_inks(
    promises: Iterable[DrawnPromise], place: Place, blocked: Iterable[Disc] = (), names: Sequence[Box] = ()
) -> list[Ink]:
    """The marks of all promises. `blocked` are the units, bursts and other marks; `names` the boxes of the words."""
    inks: list[Ink] = []
    taken = [(middle, radius + REACH) for middle, radius in blocked]
    for promise in promises:
        middle, angle = _spot(promise, place, taken, names)
        taken.append((middle, ROOM))
        inks += bond_inks(QPointF(middle.real, middle.imag), angle, promise.kept)
    return inks


def _spot(promise: DrawnPromise, place: Place, taken: Sequence[Disc], names: Sequence[Box]) -> tuple[complex, float]:
    """The middle of a mark and its turn in degrees: where nothing stands yet, or where the least is in the way."""
    start, way = _point(place(promise.at)), 1 + 0j
    if promise.toward not in (None, promise.at):
        way = _point(place(promise.toward or "")) - start
    angle = math.degrees(math.atan2(way.imag, way.real))
    stage = _near(start, taken, names)
    spots = []
    for ring in range(RINGS):
        for aside in ASIDE:
            spot = start + _turned(angle + aside) * (FROM_SLOT + ring * ROOM / 2)
            room = _room(spot, *stage)
            if room >= 0.0:
                return spot, angle
            spots.append((room, spot))
    return max(spots, key=_first)[1], angle


def _point(at: QPointF) -> complex:
    return complex(at.x(), at.y())


def _turned(degrees: float) -> complex:
    return complex(math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))


def _near(start: complex, taken: Sequence[Disc], names: Sequence[Box]) -> tuple[list[Disc], list[Box]]:
    """What may be in the way of a mark at this slot: of all that stands on a map, little is here."""
    reach, x, y = _FURTHEST + REACH, start.real, start.imag
    discs = [(middle, radius) for middle, radius in taken if abs(middle - start) <= _FURTHEST + radius]
    return discs, boxes_near(names, (x - reach, y - reach, x + reach, y + reach))


def _room(spot: complex, taken: Sequence[Disc], names: Sequence[Box]) -> float:
    """How far a spot is from the nearest thing that stands there, in pixels; negative where it overlaps."""
    far = [abs(spot - other) - radius for other, radius in taken]
    far += [to_box(spot, name) - REACH for name in names]
    return min(far, default=0.0)


def _first(pair: tuple[float, complex]) -> float:
    return pair[0]


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
    for side in (1.0, -1.0):
        centre = _point(middle) + _turned(angle) * (side * (HOLD if kept else APART))
        box = QRectF(centre.real - RADIUS, centre.imag - RADIUS, 2 * RADIUS, 2 * RADIUS)
        if kept:
            path.addEllipse(box)
            continue
        inward = -angle + (180.0 if side > 0 else 0.0)  # Qt counts degrees against the clock
        path.arcMoveTo(box, inward + OPEN / 2)
        path.arcTo(box, inward + OPEN / 2, 360.0 - OPEN)
    return path
