"""The card of an arena: its name, a gauge of the stock, its small curve, what it broke and what befell it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from concordui import fonts
from concordui.commons.words import figure
from concordui.commons.world.picture import NodePicture, State
from concordui.commons.world.words import say, shock_words
from concordui.theme import theme
from concordui.widgets import TagKind
from concordui.widgets.labels import paint_tag

INSET = 10.0
GAUGE = 9.0
TAG = 18.0
WIDE = 0.65
"""Width of a letter in heights of the font, with something to spare: shorter words need not be measured."""
FAINT = 0.45


def paint_card(painter: QPainter, node: NodePicture, card: QRectF, next_round: int, marked: str) -> None:
    """The card in this place; `marked` is "chosen", "pointed" or empty."""
    painter.setOpacity(shown_at(node.state))
    _paint_ground(painter, node, card, marked)
    _paint_gauge(painter, node, QRectF(card.x() + INSET, card.y() + INSET, GAUGE, card.height() - 2 * INSET))
    left = card.x() + INSET + GAUGE + 9
    right = card.right() - INSET
    _paint_words(painter, node, left, right, card.y() + 8)
    if node.collapsed:
        _paint_collapse(painter, QRectF(left, card.bottom() - 32, right - left, 22))
    else:
        _paint_curve(painter, node, QRectF(left, card.y() + 45, right - left, card.height() - 45 - 9))
    painter.setOpacity(1.0)
    _paint_tags(painter, card_tags(node, next_round), card)


def shown_at(state: State) -> float:
    """The opacity of what waits to go."""
    return FAINT if state == "going" else 1.0


def paint_small_card(painter: QPainter, node: NodePicture, card: QRectF, marked: str, enlarged: float) -> None:
    """The card as it is seen from afar: name and stock, as large as they fit; a sign where something was broken."""
    painter.setOpacity(shown_at(node.state))
    _paint_ground(painter, node, card, marked)
    _paint_gauge(painter, node, QRectF(card.x() + INSET, card.y() + INSET, GAUGE + 5, card.height() - 2 * INSET))
    left, room = card.x() + INSET + GAUGE + 14, card.width() - 2 * INSET - GAUGE - 14
    pixels = round(min(28.0, 13 * enlarged))
    strong, plain = _font(pixels, True), _font(pixels, node.collapsed)
    words = say("Collapsed") if node.collapsed else figure(node.stock)
    for font, text, y, role in (
        (strong, node.id, 0.46, "text"),
        (plain, words, 0.86, "danger" if node.collapsed else "muted"),
    ):
        if len(text) * pixels * WIDE > room:
            text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
        painter.setFont(font)
        painter.setPen(theme().ui(role))
        painter.drawText(QPointF(left, card.y() + card.height() * y), text)
    if node.breaches:
        paint_sign(painter, QPointF(card.right() - 20, card.bottom() - 20), enlarged)
    painter.setOpacity(1.0)


def paint_sign(painter: QPainter, middle: QPointF, enlarged: float = 1.0) -> None:
    """A filled triangle: something was broken."""
    x, y, by = middle.x(), middle.y(), enlarged
    corners = [QPointF(x, y - 5 * by), QPointF(x + 5.5 * by, y + 4.5 * by), QPointF(x - 5.5 * by, y + 4.5 * by)]
    fill_polygon(painter, corners, QBrush(theme().ui("danger")))


def fill_polygon(painter: QPainter, corners: Sequence[QPointF], brush: QBrush) -> None:
    """A polygon as a path: what is recorded for a file knows paths alone."""
    path = QPainterPath()
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    painter.fillPath(path, brush)


@lru_cache(maxsize=64)
def _font(pixels: int, strong: bool) -> QFont:
    font = fonts.ui("body", strong=strong, tabular=True)
    font.setPixelSize(pixels)
    return font


def card_tags(node: NodePicture, next_round: int) -> list[tuple[str, TagKind]]:
    """What stands under a card: what waits, what the arena broke in this round, what answered it."""
    tags: list[tuple[str, TagKind]] = []
    if node.state == "coming":
        tags.append((say("joins in round {0}").format(next_round), "accent"))
    if node.state == "going":
        tags.append((say("leaves before round {0}").format(next_round), "warn"))
    for breach in node.breaches:
        tags.append((f"▲ {figure(breach.harvest)} > {figure(breach.cap)}", "danger"))
    for shock in node.shocks:
        tags.append((shock_words(shock), "warn"))
    return tags


def _paint_ground(painter: QPainter, node: NodePicture, card: QRectF, marked: str) -> None:
    painter.setBrush(theme().ui("dangerSoft" if node.collapsed else "raised"))
    pen = QPen(theme().ui("danger" if node.collapsed else "lineStrong"), 1)
    if marked:
        pen = QPen(theme().ui("accent"), 3.0 if marked == "chosen" else 1.6)
    elif node.state == "coming":
        pen = QPen(theme().ui("accent"), 1.4)
    if node.state == "coming" or node.collapsed:
        pen.setDashPattern([4.0, 3.0])
    painter.setPen(pen)
    painter.drawRoundedRect(card, 6, 6)


def _paint_gauge(painter: QPainter, node: NodePicture, tube: QRectF) -> None:
    """The stock as a share of the capacity, with a notch at the level of the greatest sustained yield."""
    painter.fillRect(tube, theme().ui("lineStrong"))
    painter.fillRect(tube.adjusted(1, 1, -1, -1), theme().ui("surface"))
    high = (tube.height() - 2) * node.level
    filled = QRectF(tube.x() + 1, tube.bottom() - 1 - high, tube.width() - 2, high)
    painter.fillRect(filled, theme().ui("danger" if node.collapsed else "accent"))
    if not math.isnan(node.best) and node.capacity > 0:
        y = tube.bottom() - tube.height() * min(1.0, node.best / node.capacity)
        painter.fillRect(QRectF(tube.x() - 3, y - 1, tube.width() + 6, 2), theme().ui("ok"))


def _paint_words(painter: QPainter, node: NodePicture, left: float, right: float, top: float) -> None:
    strong, plain = fonts.ui("body", strong=True), fonts.ui("caption", tabular=True)
    metrics = QFontMetricsF(strong)
    painter.setFont(strong)
    painter.setPen(theme().ui("text"))
    name = metrics.elidedText(node.id, Qt.TextElideMode.ElideRight, right - left)
    painter.drawText(QPointF(left, top + metrics.ascent()), name)
    metrics = QFontMetricsF(plain)
    words = f"{figure(node.stock)} / {node.capacity:g}"
    painter.setFont(plain)
    painter.setPen(theme().ui("muted"))
    painter.drawText(QPointF(left, top + 31), words)
    if not math.isnan(node.harvest):
        taken = f"−{figure(node.harvest)}"
        x = right - metrics.horizontalAdvance(taken)
        if x > left + metrics.horizontalAdvance(words) + 4:  # of millions there is room for one number alone
            painter.drawText(QPointF(x, top + 31), taken)


def _paint_curve(painter: QPainter, node: NodePicture, room: QRectF) -> None:
    """The last stocks, the newest at the right end, over the best level as a line."""
    if node.capacity <= 0:
        return
    if not math.isnan(node.best):
        y = room.bottom() - room.height() * min(1.0, node.best / node.capacity)
        pen = QPen(theme().ui("ok"), 1)
        pen.setDashPattern([3.0, 3.0])
        painter.setPen(pen)
        painter.drawLine(QPointF(room.x(), y), QPointF(room.right(), y))
    if len(node.curve) < 2:
        return
    path, step = QPainterPath(), room.width() / (len(node.curve) - 1)
    for number, stock in enumerate(node.curve):
        level = max(0.0, min(1.0, stock / node.capacity))
        point = QPointF(room.x() + step * number, room.bottom() - room.height() * level)
        path.lineTo(point) if number else path.moveTo(point)
    painter.setPen(QPen(theme().ui("accent"), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().ui("accent"))
    painter.drawEllipse(path.currentPosition(), 2.2, 2.2)


def _paint_collapse(painter: QPainter, room: QRectF) -> None:
    """A cross and the word."""
    ink: QColor = theme().ui("danger")
    painter.setPen(QPen(ink, 2.2))
    x, y = room.x() + 6, room.center().y()
    painter.drawLine(QPointF(x - 5, y - 5), QPointF(x + 5, y + 5))
    painter.drawLine(QPointF(x - 5, y + 5), QPointF(x + 5, y - 5))
    font = fonts.ui("body", strong=True)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(QPointF(room.x() + 18, y + QFontMetricsF(font).capHeight() / 2), say("Collapsed"))


def _paint_tags(painter: QPainter, tags: list[tuple[str, TagKind]], card: QRectF) -> None:
    metrics = QFontMetricsF(fonts.ui("caption"))
    x, y = card.x(), card.bottom() + 3
    for words, kind in tags:
        wide = metrics.horizontalAdvance(words) + 12
        if x > card.x() and x + wide > card.right() + 12:
            x, y = card.x(), y + TAG + 2
        paint_tag(painter, QRectF(x, y, wide, TAG), words, kind)
        x += wide + 3
