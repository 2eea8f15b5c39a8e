"""The strokes of orders, retreats and marks: pure functions from what is ordered to paths, in screen pixels.

Every line is three strokes (casing, outline, body), so that it reads on any ground (`look: Lines`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from concordui.hexmap.state import DrawnOrder, DrawnRetreat
from concordui.theme import theme, tokens
from engine.anatolia.board import ProvinceId
from engine.anatolia.orders import HOLD, Move, Order, Support

Place: TypeAlias = Callable[[ProvinceId], QPointF]
"""The middle of a province's slot, in screen pixels from the map's origin."""

BURST_LEFT = 31.0
"""A dislodged unit is drawn this far to the left of its slot."""
DISLODGED_SCALE = 0.82
_FAINT = 0.45
_SIDESTEP = 5.0
_BEND = 0.07
_PREVIEW_HEAD = (10.0, 11.0)


@dataclass(frozen=True, slots=True)
class Ink:
    """One path with its pen (or filled, where `width` is 0), its layer in the look's z-order, and opacity."""

    path: QPainterPath
    z: str
    colour: QColor
    width: float = 0.0
    dash: tuple[float, ...] = ()
    round_cap: bool = False
    round_join: bool = True
    opacity: float = 1.0

    def pen(self) -> QPen:
        """The pen of a stroke; no pen for what is filled."""
        colour = self.colour
        return _pen(colour.rgb(), colour.alphaF(), self.width, self.dash, self.round_cap, self.round_join)

    def at(self, opacity: float) -> Ink:
        """The same ink at another opacity."""
        return self if opacity == self.opacity else replace(self, opacity=opacity)


@lru_cache(maxsize=256)
def _pen(rgb: int, alpha: float, width: float, dash: tuple[float, ...], round_cap: bool, round_join: bool) -> QPen:
    """Orders are many and their pens few: a power has a dozen."""
    if not width:
        return QPen(Qt.PenStyle.NoPen)
    colour = QColor.fromRgb(rgb)
    colour.setAlphaF(alpha)
    cap = Qt.PenCapStyle.RoundCap if round_cap else Qt.PenCapStyle.FlatCap
    join = Qt.PenJoinStyle.RoundJoin if round_join else Qt.PenJoinStyle.MiterJoin
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, cap, join)
    pen.setMiterLimit(8.0)
    if dash:
        pen.setDashPattern([part / width for part in dash])
    return pen


def _spec(name: str) -> Mapping[str, Any]:
    spec: Mapping[str, Any] = tokens()["orders"][name]
    return spec


def _strokes(name: str) -> tuple[float, float, float]:
    """The widths of a kind of line: casing, outline, body."""
    spec = _spec(name)
    return float(spec["casing"]), float(spec["outline"]), float(spec["body"])


def _gap_from() -> float:
    return float(tokens()["orders"]["gapFrom"])


def _casing() -> QColor:
    colour = theme().map("orderCasing")
    colour.setAlphaF(theme().map_value("casingAlpha"))
    return colour


# Points --------------------------------------------------------------------------------------------------------


def _towards(a: QPointF, b: QPointF) -> QPointF:
    """The unit vector from a to b; to the east if they are one point."""
    length = _length(a, b)
    return QPointF((b.x() - a.x()) / length, (b.y() - a.y()) / length) if length > 1e-6 else QPointF(1.0, 0.0)


def _length(a: QPointF, b: QPointF) -> float:
    return math.hypot(b.x() - a.x(), b.y() - a.y())


def _normal(way: QPointF) -> QPointF:
    return QPointF(-way.y(), way.x())


def shortened(a: QPointF, b: QPointF, start: float, end: float) -> tuple[QPointF, QPointF]:
    """The line from a to b without its first `start` and last `end` pixels; of very short lines a stump stays."""
    way, length = _towards(a, b), _length(a, b)
    room = max(length - start - end, min(length * 0.4, 8.0))
    share = start / (start + end) if start + end else 0.5
    first = a + way * ((length - room) * share)
    return first, first + way * room


def straight(a: QPointF, b: QPointF) -> QPainterPath:
    """The straight line between two points."""
    path = QPainterPath(a)
    path.lineTo(b)
    return path


# Moves ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Arrow:
    """Where a move is drawn: from, to, and whether a bar stands at its end in place of a head."""

    start: QPointF
    end: QPointF
    barred: bool

    def at(self, share: float) -> QPointF:
        """A point along it."""
        return self.start + (self.end - self.start) * share


def _stopped(order: DrawnOrder) -> bool:
    return order.outcome in ("bounce", "dislodged")


def arrow_of(order: DrawnOrder, orders: Iterable[DrawnOrder], place: Place, occupied: frozenset[ProvinceId]) -> Arrow:
    """The arrow of a move: against one that comes the other way if both bounce, beside it otherwise."""
    assert isinstance(order.order, Move)
    here, there = order.order.unit, order.order.dest
    a, b = place(here), place(there)
    gaps = tokens()["orders"]["gapTo"]
    end_gap = float(gaps["occupied"] if there in occupied else gaps["empty"])
    against = next(
        (o for o in orders if isinstance(o.order, Move) and o.order.unit == there and o.order.dest == here), None
    )
    if against is not None and _stopped(order) and _stopped(against):
        middle = (a + b) * 0.5 - _towards(a, b) * 3.5
        return Arrow(shortened(a, middle, _gap_from(), 0.0)[0], middle, True)
    if against is not None:
        aside = _normal(_towards(a, b)) * _SIDESTEP
        a, b = a + aside, b + aside
    return Arrow(*shortened(a, b, _gap_from(), end_gap), _stopped(order))


def move_inks(order: DrawnOrder, arrow: Arrow) -> list[Ink]:
    """A move: line with a head, or with a bar where it bounced; a refused one is faint and crossed out."""
    opacity = _FAINT if order.faint or order.outcome == "invalid" else 1.0
    inks = _stem(arrow, theme().power(order.power).solid)
    inks = [ink.at(opacity) for ink in inks]
    if arrow.barred:
        inks += _bar(arrow.end, _towards(arrow.start, arrow.end))
    if order.outcome == "invalid":
        inks += cross(arrow.at(0.5))
    return inks


def _stem(arrow: Arrow, solid: QColor) -> list[Ink]:
    """The three strokes of a move, and of its head unless a bar stands there: each first round both."""
    casing, outline, body = _strokes("move")
    way = _towards(arrow.start, arrow.end)
    edge = outline - body
    if arrow.barred:
        line = straight(arrow.start, arrow.end)
        inner = straight(arrow.start + way * (edge / 2), arrow.end)
        return [
            Ink(line, "move", _casing(), casing),
            Ink(line, "move", theme().map("order"), outline),
            Ink(inner, "move", solid, body),
        ]
    head, neck = _head(arrow.end, way)
    line, inner = straight(arrow.start, neck + way), straight(arrow.start + way * (edge / 2), neck + way * 2.0)
    return [
        Ink(line, "move", _casing(), casing),
        Ink(head, "move", _casing(), casing - body),
        Ink(line, "move", theme().map("order"), outline),
        Ink(head, "move", theme().map("order"), edge),
        Ink(head, "move", solid),
        Ink(inner, "move", solid, body),
    ]


def _head(tip: QPointF, way: QPointF, size: tuple[float, float] | None = None) -> tuple[QPainterPath, QPointF]:
    """A filled head (length, width) and the middle of its back."""
    length, width = size or (float(v) for v in _spec("move")["head"])
    back, side = tip - way * length, _normal(way) * (width / 2)
    path = QPainterPath(tip)
    path.lineTo(back + side)
    path.lineTo(back - side)
    path.closeSubpath()
    return path, back


def _bar(middle: QPointF, way: QPointF) -> list[Ink]:
    """The bar of a bounce, across the line's end."""
    length, thick = (float(v) for v in tokens()["orders"]["bounceBar"])
    half = _normal(way) * (length / 2)
    return _edged(straight(middle - half, middle + half), thick)


def cross(middle: QPointF) -> list[Ink]:
    """The cross of a support that was cut, or of an order that was refused."""
    side, width = (float(v) for v in tokens()["orders"]["cutCross"])
    half = side / 2
    path = QPainterPath(middle + QPointF(-half, -half))
    path.lineTo(middle + QPointF(half, half))
    path.moveTo(middle + QPointF(half, -half))
    path.lineTo(middle + QPointF(-half, half))
    return _edged(path, width)


def _edged(path: QPainterPath, width: float) -> list[Ink]:
    """A mark in the danger colour with a dark edge, so that it reads on every power's line."""
    return [
        Ink(path, "mark", theme().map("unitOutline"), width + 2.4, round_cap=True),
        Ink(path, "mark", theme().ui("danger"), width, round_cap=True),
    ]


# Supports ------------------------------------------------------------------------------------------------------


def support_inks(order: DrawnOrder, place: Place, target: Arrow | None, solid: QColor | None = None) -> list[Ink]:
    """A support: dashes to a dot on the supported arrow, or to an arc round the unit that it helps to hold.

    `target` is the supported move's arrow, None where that move is not drawn; `solid` a colour in place of the power's.
    """
    assert isinstance(order.order, Support)
    spec = _spec("support")
    colour = solid or theme().power(order.power).solid
    a, beneficiary = place(order.order.unit), place(order.order.target)
    if order.order.target_dest == HOLD:
        radius, degrees = (float(v) for v in spec["holdArc"])
        start, end = shortened(a, beneficiary, _gap_from(), radius + 2.0)
        ends = _hold_arc(beneficiary, a, radius, degrees, colour)
    else:
        gap = _gap_from()
        along = target or Arrow(*shortened(beneficiary, place(order.order.target_dest), gap, gap), False)
        end = along.at(float(spec["jointAt"]))
        start, _ = shortened(a, end, gap, 0.0)
        ends = _joint(end, float(spec["joint"]), colour)
    casing, outline, body = _strokes("support")
    line, dash = straight(start, end), tuple(float(v) for v in spec["dash"])
    inks = [
        Ink(line, "support", _casing(), casing),
        Ink(line, "support", theme().map("order"), outline, dash),
        Ink(line, "support", colour, body, dash),
        *ends,
    ]
    opacity = _FAINT if order.faint or order.outcome == "invalid" or order.effective is False else 1.0
    crossed = order.outcome in ("cut", "dislodged", "invalid")
    return [ink.at(opacity) for ink in inks] + (cross((start + end) * 0.5) if crossed else [])


def _joint(middle: QPointF, radius: float, solid: QColor) -> list[Ink]:
    path = QPainterPath()
    path.addEllipse(middle, radius, radius)
    return [Ink(path, "joint", theme().map("order"), 2.2), Ink(path, "joint", solid)]


def _hold_arc(middle: QPointF, supporter: QPointF, radius: float, degrees: float, solid: QColor) -> list[Ink]:
    """An arc round the unit, on the supporter's side."""
    facing = math.degrees(math.atan2(middle.y() - supporter.y(), supporter.x() - middle.x()))
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    path = QPainterPath()
    path.arcMoveTo(box, facing - degrees / 2)
    path.arcTo(box, facing - degrees / 2, degrees)
    casing, outline, body = _strokes("support")
    return [
        Ink(path, "joint", _casing(), casing, round_cap=True),
        Ink(path, "joint", theme().map("order"), outline, round_cap=True),
        Ink(path, "joint", solid, body, round_cap=True),
    ]


# Everything of a state -----------------------------------------------------------------------------------------


def order_inks(orders: tuple[DrawnOrder, ...], place: Place, occupied: frozenset[ProvinceId]) -> list[Ink]:
    """All orders: arrows of moves, and supports joined to the arrows that they support. Holds have no line."""
    arrows = {order.unit: arrow_of(order, orders, place, occupied) for order in orders if isinstance(order.order, Move)}
    dests = {order.unit: order.order.dest for order in orders if isinstance(order.order, Move)}
    inks: list[Ink] = []
    for order in orders:
        if isinstance(order.order, Move):
            inks += move_inks(order, arrows[order.unit])
        elif isinstance(order.order, Support):
            matched = dests.get(order.order.target) == order.order.target_dest
            inks += support_inks(order, place, arrows[order.order.target] if matched else None)
    return inks


def preview_inks(
    order: Order, orders: tuple[DrawnOrder, ...], place: Place, occupied: frozenset[ProvinceId]
) -> list[Ink]:
    """An order that is only pointed at: a line in the accent without an outline."""
    drawn, accent = DrawnOrder("", order), theme().ui("accent")
    if isinstance(order, Move):
        spec = _spec("preview")
        arrow = arrow_of(drawn, orders, place, occupied)
        way = _towards(arrow.start, arrow.end)
        head, neck = _head(arrow.end, way, _PREVIEW_HEAD)
        line = straight(arrow.start, neck + way)
        return [
            Ink(line, "move", _casing(), float(spec["casing"])),
            Ink(head, "move", _casing(), 3.0),
            Ink(line, "move", accent, float(spec["body"])),
            Ink(head, "move", accent),
        ]
    if not isinstance(order, Support):
        return []
    supported = next(
        (
            o
            for o in orders
            if isinstance(o.order, Move) and o.order.unit == order.target and o.order.dest == order.target_dest
        ),
        None,
    )
    along = arrow_of(supported, orders, place, occupied) if supported else None
    outline = theme().map("order").rgb()
    return [ink for ink in support_inks(drawn, place, along, accent) if ink.colour.rgb() != outline]


def retreat_inks(retreat: DrawnRetreat, place: Place, occupied: frozenset[ProvinceId]) -> list[Ink]:
    """A retreat: a curve of dots from beside the lost province, with an open head."""
    a, b = place(retreat.origin) - QPointF(BURST_LEFT, 0.0), place(retreat.to)
    start, end = shortened(a, b, 21.0, 19.0 if retreat.to in occupied else 8.0)
    way = _towards(start, end)
    bend = _length(start, end) * _BEND * (1 if way.x() >= 0 else -1)
    control = (start + end) * 0.5 + _normal(way) * bend
    curve = QPainterPath(start)
    curve.quadTo(control, end)
    arrival = _towards(control, end)
    back = end - arrival * 9.0
    head = QPainterPath(back + _normal(arrival) * 6.5)
    head.lineTo(end)
    head.lineTo(back - _normal(arrival) * 6.5)
    casing, outline, body = _strokes("retreat")
    dash = tuple(float(v) for v in _spec("retreat")["dash"])
    solid = theme().power(retreat.power).solid
    inks = []
    for colour, width, dots in ((_casing(), casing, ()), (theme().map("order"), outline, dash), (solid, body, dash)):
        inks.append(Ink(curve, "retreat", colour, width, dots, round_cap=True))
        inks.append(Ink(head, "retreat", colour, width, round_cap=True, round_join=False))
    return inks


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
