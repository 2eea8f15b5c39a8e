"""The ground of a row in a dialog's list of proposals."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from concordui.theme import theme


def paint_ground(row: QWidget, *, current: bool, hovered: bool = False) -> None:
    """The ground of a row that is looked at or under the pointer, the line below it, and the ring of the keyboard."""
    painter = QPainter(row)
    if current:
        painter.fillRect(row.rect(), theme().ui("selected"))
    elif hovered:
        painter.fillRect(row.rect(), theme().ui("hover"))
    painter.fillRect(0, row.height() - 1, row.width(), 1, theme().ui("line"))
    if row.hasFocus():
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme().ui("focus"), 2))
        painter.drawRoundedRect(QRectF(row.rect()).adjusted(2, 2, -2, -3), 4, 4)
    painter.end()
