"""The small picture of a run among the recent files and on the home page: its stock, turn by turn."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from concordui.theme import Theme
from engine.commons.course import CourseView

MOST = 80
"""Points of the line."""
INSET = 8.0


@dataclass(frozen=True, slots=True)
class StockPicture:
    """`levels` as shares of what the picture is high, `best` the greatest sustained yield's, or None."""

    levels: tuple[float, ...]
    best: float | None = None

    @classmethod
    def of(cls, view: CourseView) -> StockPicture:
        """The picture of a run as far as it is."""
        stock = view.numbers["stock"]
        stock = stock[np.isfinite(stock)]
        top = max([view.capacity, *stock.tolist()]) or 1.0
        if len(stock) > MOST:
            stock = stock[np.linspace(0, len(stock) - 1, MOST).round().astype(int)]
        best = None if view.sustained is None else round(view.sustained / top, 3)
        return cls(tuple(round(level / top, 3) for level in stock.tolist()), best)

    def paint(self, painter: QPainter, target: QRectF, theme: Theme) -> None:
        """Draw it."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(target, theme.ui("raised"))
        room = target.adjusted(INSET, INSET, -INSET, -INSET)
        if self.best is not None:
            height = room.bottom() - self.best * room.height()
            painter.setPen(QPen(theme.ui("ok"), 1.5, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(room.left(), height), QPointF(room.right(), height))
        if len(self.levels) > 1:
            step = room.width() / (len(self.levels) - 1)
            line = [
                QPointF(room.left() + step * number, room.bottom() - level * room.height())
                for number, level in enumerate(self.levels)
            ]
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.ui("accentSoft"))
            painter.drawPolygon(QPolygonF([room.bottomLeft(), *line, room.bottomRight()]))
            painter.setPen(QPen(theme.ui("accent"), 2))
            painter.drawPolyline(QPolygonF(line))
        painter.restore()
