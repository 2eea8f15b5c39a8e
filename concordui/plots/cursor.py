"""What lies over a chart while a turn of it is read: the line down at the turn, and a small card with the values."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPolygonF

from concordui import fonts
from concordui.plots.chart import Chart, Row
from concordui.plots.scale import Scale
from concordui.theme import theme

MOST_DOTS = 12
"""Lines that have a dot at the cursor."""

_LINE, _ROW, _PAD, _DOT = 16, 14, 8, 2.5


def paint_cursor(painter: QPainter, chart: Chart, scale: Scale, turn: int, *, pinned: bool) -> None:
    """The line down at a turn, with a dot on every line of the chart; a pinned one has a head."""
    area, x = scale.area, scale.x(turn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme().ui("accent"), 1.4 if pinned else 1.0))
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
    for line in chart.series[:MOST_DOTS]:
        value = float(line.values[turn - 1]) if turn <= len(line.values) else float("nan")
        if not np.isnan(value):
            painter.setPen(QPen(theme().ui("raised"), 1.2))
            painter.setBrush(line.colour)
            painter.drawEllipse(QPointF(x, scale.y(value)), 3.4, 3.4)
    if pinned:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().ui("accent"))
        head = QPointF(x, area.top() + 1)
        painter.drawPolygon(QPolygonF([head, head - QPointF(4, 6), head + QPointF(4, -6)]))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def paint_reading(painter: QPainter, title: str, rows: list[Row], at: QPointF, room: QRectF) -> None:
    """A small card beside the cursor: the turn, and what each line has there."""
    strong, plain = fonts.ui("caption", strong=True, tabular=True), fonts.ui("caption", tabular=True)
    metrics, heads = QFontMetricsF(plain), QFontMetricsF(strong)
    names = max((metrics.horizontalAdvance(row.name) for row in rows), default=0.0)
    texts = max((metrics.horizontalAdvance(row.text) for row in rows), default=0.0)
    width = max(heads.horizontalAdvance(title), 12 + names + 16 + texts) + 16
    rows = rows[: max(1, int((room.height() - _LINE - 14) / _ROW))]
    height = _LINE + _ROW * len(rows) + 10
    left = at.x() + 10 if at.x() + 10 + width <= room.right() else at.x() - 10 - width
    top = min(max(at.y() - height / 2, room.top() + 2), max(room.bottom() - height - 2, room.top()))
    card = QRectF(round(left) + 0.5, round(top) + 0.5, round(width), round(height))
    painter.setPen(QPen(theme().ui("lineStrong"), 1))
    painter.setBrush(theme().ui("raised"))
    painter.drawRoundedRect(card, 4, 4)
    painter.setFont(strong)
    painter.setPen(theme().ui("text"))
    painter.drawText(card.topLeft() + QPointF(8, 5 + heads.ascent()), title)
    painter.setFont(plain)
    for number, row in enumerate(rows):
        line = card.top() + 5 + _LINE + _ROW * number
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(row.colour)
        painter.drawEllipse(QPointF(card.left() + 10.5, line + 7), _DOT, _DOT)
        painter.setPen(theme().ui("text"))
        painter.drawText(QPointF(card.left() + 18, line + metrics.ascent()), row.name)
        advance = metrics.horizontalAdvance(row.text)
        painter.drawText(QPointF(card.right() - 8 - advance, line + metrics.ascent()), row.text)
    painter.setBrush(Qt.BrushStyle.NoBrush)
