"""The strokes of orders, retreats and marks: pure functions from what is ordered to paths, in screen pixels.

Every line is three strokes (casing, outline, body), so that it reads on any ground (`look: Lines`).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainterPath, QPen

from concordui import fonts
from concordui.hexmap.lines import Line
from concordui.hexmap.planned import BADGE, Arrow, Badge, Place, Plan, Prop, Scenery
from concordui.hexmap.routes import plan
from concordui.hexmap.state import DrawnOrder, DrawnRetreat
from concordui.theme import theme, tokens
from engine.anatolia.orders import Hold, Order

_FAINT = 0.45
_MEANT = 0.7
_PREVIEW_HEAD = (10.0, 11.0)
_TIGHT_HEAD = (8.0, 12.0)
HOLD_RING = 20.0
"""The radius of the ring round a unit that would hold."""


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
        if opacity == self.opacity:
            return self
        return Ink(self.path, self.z, self.colour, self.width, self.dash, self.round_cap, self.round_join, opacity)


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


def _casing() -> QColor:
    colour = theme().map("orderCasing")
    colour.setAlphaF(theme().map_value("casingAlpha"))
    return colour


# Points --------------------------------------------------------------------------------------------------------


def _point(at: complex) -> QPointF:
    return QPointF(at.real, at.imag)


def straight(a: QPointF, b: QPointF) -> QPainterPath:
    """The straight line between two points."""
    path = QPainterPath(a)
    path.lineTo(b)
    return path


def path_along(line: Line) -> QPainterPath:
    """A line as a path."""
    path = QPainterPath(_point(line.start))
    if line.control is None:
        path.lineTo(_point(line.end))
    else:
        path.quadTo(_point(line.control), _point(line.end))
    return path


# Moves ---------------------------------------------------------------------------------------------------------


def move_inks(order: DrawnOrder, arrow: Arrow) -> list[Ink]:
    """A move: line with a head, or with a bar where it bounced; a refused one is faint."""
    opacity = _FAINT if order.faint or order.outcome == "invalid" else 1.0
    inks = [ink.at(opacity) for ink in _stem(arrow, theme().power(order.power).solid)]
    return inks + (_bar(arrow.line.end, arrow.line.way()) if arrow.barred else [])


def _stem(arrow: Arrow, solid: QColor) -> list[Ink]:
    """The three strokes of a move, and of its head unless a bar stands there: each first round both."""
    casing, outline, body = _strokes("move")
    edge = outline - body
    if arrow.barred:
        line, inner = path_along(arrow.line), path_along(arrow.line.trimmed(edge / 2, 0.0))
        return [
            Ink(line, "move", _casing(), casing),
            Ink(line, "move", theme().map("order"), outline),
            Ink(inner, "move", solid, body),
        ]
    if arrow.tight:
        head = _head(arrow.line, *_TIGHT_HEAD)
        return [
            Ink(head, "mark", _casing(), casing - body),
            Ink(head, "mark", theme().map("order"), edge),
            Ink(head, "mark", solid),
        ]
    length, width = (float(v) for v in _spec("move")["head"])
    head = _head(arrow.line, length, width)
    line = path_along(arrow.line.trimmed(0.0, length - 1.0))
    inner = path_along(arrow.line.trimmed(edge / 2, length - 2.0))
    return [
        Ink(line, "move", _casing(), casing),
        Ink(head, "move", _casing(), casing - body),
        Ink(line, "move", theme().map("order"), outline),
        Ink(head, "move", theme().map("order"), edge),
        Ink(head, "move", solid),
        Ink(inner, "move", solid, body),
    ]


def _head(line: Line, length: float, width: float) -> QPainterPath:
    """A filled head at the end of a line."""
    way = line.way()
    back, side = line.end - way * length, way * 1j * (width / 2)
    path = QPainterPath(_point(line.end))
    path.lineTo(_point(back + side))
    path.lineTo(_point(back - side))
    path.closeSubpath()
    return path


def _bar(middle: complex, way: complex) -> list[Ink]:
    """The bar of a bounce, across the line's end."""
    length, thick = (float(v) for v in tokens()["orders"]["bounceBar"])
    half = way * 1j * (length / 2)
    return _edged(straight(_point(middle - half), _point(middle + half)), thick)


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


def support_inks(order: DrawnOrder, prop: Prop, solid: QColor | None = None) -> list[Ink]:
    """A support: dashes to a dot on the supported arrow, or to an arc round the unit that it helps to hold.

    `solid` is a colour in place of the power's.
    """
    spec = _spec("support")
    colour = solid or theme().power(order.power).solid
    if prop.round is not None:
        ends = _hold_arc(prop, float(spec["holdArc"][1]), colour)
    else:
        ends = _joint(_point(prop.line.end), float(spec["joint"]), colour)
    casing, outline, body = _strokes("support")
    line, dash = path_along(prop.line), tuple(float(v) for v in spec["dash"])
    inks = [
        Ink(line, "support", _casing(), casing),
        Ink(line, "support", theme().map("order"), outline, dash),
        Ink(line, "support", colour, body, dash),
        *ends,
    ]
    opacity = _FAINT if order.faint or order.outcome == "invalid" or order.effective is False else 1.0
    meant = _imagined(prop.imagined) if prop.imagined is not None else []
    return meant + [ink.at(opacity) for ink in inks]


def _imagined(line: Line) -> list[Ink]:
    """The arrow of a move that was not ordered, thin and with an open head: what a support was meant for."""
    path = path_along(line)
    way = line.way()
    back, side = line.end - way * 9.0, way * 1j * 6.0
    path.moveTo(_point(back + side))
    path.lineTo(_point(line.end))
    path.lineTo(_point(back - side))
    return [
        Ink(path, "support", _casing(), 5.0, round_join=False).at(_MEANT),
        Ink(path, "support", theme().map("order"), 1.6, (2.0, 3.0), round_join=False).at(_MEANT),
    ]


def _joint(middle: QPointF, radius: float, solid: QColor) -> list[Ink]:
    path = QPainterPath()
    path.addEllipse(middle, radius, radius)
    return [Ink(path, "joint", theme().map("order"), 2.2), Ink(path, "joint", solid)]


def _hold_arc(prop: Prop, degrees: float, solid: QColor) -> list[Ink]:
    """An arc round the unit, where the support's line comes to it."""
    assert prop.round is not None
    middle, radius = _point(prop.round), prop.radius
    way = prop.line.end - prop.round
    facing = math.degrees(math.atan2(-way.imag, way.real))
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


def count_inks(badge: Badge) -> list[Ink]:
    """How many of the supports that join here stand, as ``+2`` on a small plate."""
    width, height = BADGE
    plate = QPainterPath()
    corner = _point(badge.at - complex(width, height) / 2)
    plate.addRoundedRect(QRectF(corner, QSizeF(width, height)), height / 2, height / 2)
    text = _figures(badge.count).translated(_point(badge.at))
    return [
        Ink(plate, "mark", theme().map("unitOutline"), 2.8),
        Ink(plate, "mark", theme().ui("raised")),
        Ink(text, "mark", theme().ui("text")),
    ]


@lru_cache(maxsize=32)
def _figures(count: int) -> QPainterPath:
    """``+2`` as an outline round the origin: letters as paths look the same in every picture that leaves the map."""
    fonts.load()
    font = fonts.ui("caption", strong=True, tabular=True)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    path = QPainterPath()
    path.addText(QPointF(), font, f"+{count}")
    return path.translated(-path.boundingRect().center())


# Everything of a state -----------------------------------------------------------------------------------------


def order_inks(orders: Iterable[DrawnOrder], drawn: Plan) -> list[Ink]:
    """All orders where the plan has them: moves, supports joined to what they support, marks. Holds have no line."""
    inks: list[Ink] = []
    for order in orders:
        if order.unit in drawn.arrows:
            inks += move_inks(order, drawn.arrows[order.unit])
        elif order.unit in drawn.props:
            inks += support_inks(order, drawn.props[order.unit])
    for badge in drawn.badges:
        inks += count_inks(badge)
    for at in drawn.crosses.values():
        inks += cross(_point(at))
    return inks


def preview_inks(order: Order, orders: tuple[DrawnOrder, ...], place: Place, scenery: Scenery) -> list[Ink]:
    """An order that is only pointed at: a line in the accent without an outline, planned with the others."""
    drawn, accent = DrawnOrder("", order), theme().ui("accent")
    planned = _instead((drawn,), orders, place, scenery)
    if order.unit in planned.arrows:
        spec = _spec("preview")
        arrow = planned.arrows[order.unit].line
        if planned.arrows[order.unit].tight:
            head = _head(arrow, *_TIGHT_HEAD)
            return [Ink(head, "mark", _casing(), 3.0), Ink(head, "mark", accent)]
        head = _head(arrow, *_PREVIEW_HEAD)
        line = path_along(arrow.trimmed(0.0, _PREVIEW_HEAD[0] - 1.0))
        return [
            Ink(line, "move", _casing(), float(spec["casing"])),
            Ink(head, "move", _casing(), 3.0),
            Ink(line, "move", accent, float(spec["body"])),
            Ink(head, "move", accent),
        ]
    if order.unit not in planned.props:
        return []
    outline = theme().map("order").rgb()
    return [ink for ink in support_inks(drawn, planned.props[order.unit], accent) if ink.colour.rgb() != outline]


def tried_inks(tried: Sequence[DrawnOrder], orders: Iterable[DrawnOrder], place: Place, scenery: Scenery) -> list[Ink]:
    """Orders that are only looked at: their lines, planned with the others; a unit that would hold wears a ring."""
    planned = _instead(tried, orders, place, scenery)
    inks = order_inks(tried, Plan(arrows=planned.arrows, props=planned.props))
    for order in tried:
        if isinstance(order.order, Hold):
            inks += _hold_ring(order, place(order.unit))
    return inks


def _instead(some: Sequence[DrawnOrder], orders: Iterable[DrawnOrder], place: Place, scenery: Scenery) -> Plan:
    """The plan of orders with some in place of what these units were ordered."""
    units = {order.unit for order in some}
    return plan((*(order for order in orders if order.unit not in units), *some), place, scenery)


def _hold_ring(order: DrawnOrder, middle: QPointF) -> list[Ink]:
    """A dashed ring round a unit: it would hold."""
    casing, outline, body = _strokes("support")
    dash = tuple(float(v) for v in _spec("support")["dash"])
    path = QPainterPath()
    path.addEllipse(middle, HOLD_RING, HOLD_RING)
    return [
        Ink(path, "joint", _casing(), casing).at(_MEANT),
        Ink(path, "joint", theme().map("order"), outline, dash).at(_MEANT),
        Ink(path, "joint", theme().power(order.power).solid, body, dash).at(_MEANT),
    ]


def retreat_inks(retreat: DrawnRetreat, line: Line) -> list[Ink]:
    """A retreat: a curve of dots from beside the lost province, with an open head."""
    curve, arrival = path_along(line), line.way()
    back, side = line.end - arrival * 9.0, arrival * 1j * 6.5
    head = QPainterPath(_point(back + side))
    head.lineTo(_point(line.end))
    head.lineTo(_point(back - side))
    casing, outline, body = _strokes("retreat")
    dash = tuple(float(v) for v in _spec("retreat")["dash"])
    solid = theme().power(retreat.power).solid
    inks = []
    for colour, width, dots in ((_casing(), casing, ()), (theme().map("order"), outline, dash), (solid, body, dash)):
        inks.append(Ink(curve, "retreat", colour, width, dots, round_cap=True))
        inks.append(Ink(head, "retreat", colour, width, round_cap=True, round_join=False))
    return inks
