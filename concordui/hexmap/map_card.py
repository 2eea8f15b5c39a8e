"""A raised card over a map that says what is under the pointer; maps say what it shows."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QGraphicsDropShadowEffect, QHBoxLayout, QVBoxLayout, QWidget

from concordui.widgets import Label

_OFF = QPoint(16, 18)


class MapCard(QFrame):
    """It takes no mouse. `begin` empties it for a place, `add` and `line` fill it, `show_by` says where it is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        shadow = QGraphicsDropShadowEffect(self)
        shadow.setBlurRadius(16)
        shadow.setOffset(0, 3)
        shadow.setColor(QColor(0, 0, 0, 60))
        self.setGraphicsEffect(shadow)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 9, 12, 10)
        self._column.setSpacing(3)
        self._rows: list[QWidget] = []
        self.place: Hashable = None
        self.hide()

    def begin(self, place: Hashable) -> None:
        """Show nothing yet, of this place."""
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = []
        self.place = place

    def line(self, sign: QWidget, words: str, *, strong: bool = False) -> QWidget:
        """A sign and words beside it."""
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(7)
        row.addWidget(sign)
        row.addWidget(Label(words, "strong" if strong else "body", line))
        row.addStretch(1)
        return line

    def add(self, row: QWidget) -> None:
        """Put another row under those that are there."""
        self._rows.append(row)
        self._column.addWidget(row)
        row.show()

    def show_by(self, point: QPoint, room: QRect) -> None:
        """Show it beside a point, inside `room`."""
        size = self.sizeHint()
        x, y = point.x() + _OFF.x(), point.y() + _OFF.y()
        if x + size.width() > room.right() - 4:
            x = point.x() - _OFF.x() - size.width()
        if y + size.height() > room.bottom() - 4:
            y = point.y() - _OFF.y() - size.height()
        self.setGeometry(max(room.left() + 4, x), max(room.top() + 4, y), size.width(), size.height())
        self.show()
        self.raise_()
