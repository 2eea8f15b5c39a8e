"""The small picture of a run among the recent files and on the home page: its stock, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from concordui.theme import Theme
from engine.commons.course import Column, CourseView

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
        return cls.of_shares(view.numbers["stock"], view.capacity, view.sustained)

    @classmethod
    def of_shares(cls, levels: Sequence[float] | Column, full: float = 1.0, best: float | None = None) -> StockPicture:
        """The picture of these levels, where `full` is what they are measured against."""
        stock = np.asarray(levels, dtype=np.float64)
        stock = stock[np.isfinite(stock)]
        top = max([full, *stock.tolist()]) or 1.0
        if len(stock) > MOST:
            stock = stock[np.linspace(0, len(stock) - 1, MOST).round().astype(int)]
        return cls(
            tuple(round(level / top, 3) for level in stock.tolist()), None if best is None else round(best / top, 3)
        )

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
