"""Cells of the matrix, drawn once for each thing that a cell can show: in a crowd the same few come again and again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from concordui.theme import theme

KEPT = 2_000
"""So many are kept; then it begins anew."""

Key = tuple[object, ...]


class CellPictures:
    """Pictures by their key, in the theme of now."""

    def __init__(self) -> None:
        self._kept: dict[Key, QPixmap] = {}

    def draw(self, painter: QPainter, rect: QRect, key: Key, draw: Callable[[QPainter, QRectF], None]) -> None:
        """Draw the cell of this key; where it is a new one `draw` makes it, in a rectangle at the origin."""
        ratio = painter.device().devicePixelRatioF()
        whole = (*key, rect.width(), rect.height(), ratio, theme().name)
        picture = self._kept.get(whole)
        if picture is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            picture = self._kept[whole] = _made(rect.size(), ratio, draw)
        painter.drawPixmap(rect.topLeft(), picture)


def _made(size: QSize, ratio: float, draw: Callable[[QPainter, QRectF], None]) -> QPixmap:
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    painter = QPainter(picture)
    draw(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return picture
