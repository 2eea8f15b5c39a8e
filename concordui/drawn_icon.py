"""Icons that are drawn each time, so that they follow the theme and are crisp at any pixel ratio."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap

_CLONES: list[QIconEngine] = []


class _DrawnEngine(QIconEngine):
    def __init__(self, draw: Callable[[QPainter, QRectF], None]) -> None:
        super().__init__()
        self._draw = draw

    def clone(self) -> _DrawnEngine:
        copy = _DrawnEngine(self._draw)
        _CLONES.append(copy)  # Qt keeps the engine but not the Python object that draws
        return copy

    def actualSize(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QSize:
        side = min(size.width(), size.height())
        return QSize(side, side)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        painter.save()
        if mode == QIcon.Mode.Disabled:
            painter.setOpacity(0.45)
        side = min(rect.width(), rect.height())
        square = QRectF(0, 0, side, side)
        square.moveCenter(QRectF(rect).center())
        self._draw(painter, square)
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:
        side = max(1, min(size.width(), size.height()))
        pixmap = QPixmap(round(side * scale), round(side * scale))
        pixmap.setDevicePixelRatio(scale)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRect(0, 0, side, side), mode, state)
        painter.end()
        return pixmap


def drawn_icon(draw: Callable[[QPainter, QRectF], None]) -> QIcon:
    """An icon that `draw` paints into a square."""
    return QIcon(_DrawnEngine(draw))
