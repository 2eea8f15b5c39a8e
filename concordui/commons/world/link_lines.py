"""Links between arenas: bowed from card to card, as thick as they weigh, with what went along them in the round."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from concordui import fonts
from concordui.commons.words import figure
from concordui.commons.world.cards import fill_polygon, shown_at
from concordui.commons.world.picture import LinkPicture
from concordui.commons.world.words import say
from concordui.theme import theme

BOW = 22.0
"""How far a link bows to its left, so that the two of a pair part."""
HEAD = 11.0
SAMPLES = 16
HALVINGS = 10


def route(source: str, target: str, cards: Mapping[str, QRectF]) -> QPainterPath:
    """From card to card, a parabola bowed to the left; empty where one of them is not there."""
    path = QPainterPath()
    if source not in cards or target not in cards:
        return path
    start, end = cards[source], cards[target]
    ax, ay, bx, by = start.center().x(), start.center().y(), end.center().x(), end.center().y()
    dx, dy = bx - ax, by - ay
    length = math.hypot(dx, dy) or 1.0
    mx, my = (ax + bx) / 2 + dy / length * BOW * 2, (ay + by) / 2 - dx / length * BOW * 2

    def at(t: float) -> QPointF:
        u = 1 - t
        return QPointF(u * u * ax + 2 * u * t * mx + t * t * bx, u * u * ay + 2 * u * t * my + t * t * by)

    first = _edge(at, start.adjusted(-3, -3, 3, 3), 0.0)
    last = _edge(at, end.adjusted(-5, -5, 5, 5), 1.0)
    if first < last:
        path.addPolygon(QPolygonF([at(first + (last - first) * step / SAMPLES) for step in range(SAMPLES + 1)]))
    return path


def _edge(at: Callable[[float], QPointF], card: QRectF, inside: float) -> float:
    """Where a curve leaves a card that it is in the middle of at `inside`, 0 or 1; halved until it is near enough."""
    outside = 1.0 - inside
    for _ in range(HALVINGS):
        middle = (inside + outside) / 2
        if card.contains(at(middle)):
            inside = middle
        else:
            outside = middle
    return outside


def paint_link(painter: QPainter, each: LinkPicture, line: QPainterPath, marked: str) -> None:
    if line.isEmpty():
        return
    painter.setOpacity(shown_at(each.state))
    ink = theme().ui("accent" if marked or each.state == "coming" else "muted")
    pen = QPen(ink, 1.4 + 3.2 * math.sqrt(each.link.weight) + (1.0 if marked == "chosen" else 0.0))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if each.state == "coming":
        pen.setDashPattern([2.0, 1.5])
    elif each.link.what == "pollution":
        pen.setDashPattern([1.0, 1.0])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(line)
    end, before = line.pointAtPercent(1.0), line.pointAtPercent(0.96)
    _paint_head(painter, end, math.atan2(end.y() - before.y(), end.x() - before.x()), HEAD, QBrush(ink))
    painter.setOpacity(1.0)


def _paint_head(painter: QPainter, tip: QPointF, angle: float, size: float, brush: QBrush) -> None:
    """A filled head whose tip is here."""
    sides = (angle + math.pi - 0.45, angle + math.pi + 0.45)
    corners = [QPointF(tip.x() + size * math.cos(each), tip.y() + size * math.sin(each)) for each in sides]
    fill_polygon(painter, [tip, *corners], brush)


def paint_flow(painter: QPainter, each: LinkPicture, line: QPainterPath) -> None:
    """What the link moved, with a head that way, and in small its weight."""
    if line.isEmpty():
        return
    painter.setOpacity(shown_at(each.state))
    flow, weight = flow_words(each), f"×{each.link.weight:g}"
    strong, plain = fonts.ui("caption", strong=True, tabular=True), fonts.ui("caption", tabular=True)
    first, second = QFontMetricsF(strong), QFontMetricsF(plain)
    head = 0.0 if math.isnan(each.flow) or each.flow == 0.0 else 14.0
    wide = head + first.horizontalAdvance(flow) + 5 + second.horizontalAdvance(weight) + 10
    middle = _beside(line, wide)
    room = QRectF(middle.x() - wide / 2, middle.y() - 8, wide, 16)
    painter.setPen(QPen(theme().ui("line"), 1))
    painter.setBrush(theme().ui("surface"))
    painter.drawRoundedRect(room, 8, 8)
    x, base = room.x() + 5, room.center().y() + first.capHeight() / 2
    if head:
        ahead, behind = line.pointAtPercent(0.55), line.pointAtPercent(0.45)
        angle = math.atan2(ahead.y() - behind.y(), ahead.x() - behind.x()) + (0.0 if each.flow > 0 else math.pi)
        centre = QPointF(x + 5, room.center().y())
        tip = QPointF(centre.x() + 4.5 * math.cos(angle), centre.y() + 4.5 * math.sin(angle))
        _paint_head(painter, tip, angle, 9.0, QBrush(theme().ui("accent")))
        x += head
    painter.setFont(strong)
    painter.setPen(theme().ui("text"))
    painter.drawText(QPointF(x, base), flow)
    painter.setFont(plain)
    painter.setPen(theme().ui("muted"))
    painter.drawText(QPointF(x + first.horizontalAdvance(flow) + 5, base), weight)
    painter.setOpacity(1.0)


def _beside(line: QPainterPath, wide: float) -> QPointF:
    """The middle of a link, or a place below it where its words would hide it."""
    middle = line.pointAtPercent(0.5)
    return middle if line.length() > wide + 3 * HEAD else middle + QPointF(0, 18)


def flow_words(each: LinkPicture) -> str:
    """How much was moved, whichever way."""
    return say("new") if each.state == "coming" else figure(abs(each.flow))
