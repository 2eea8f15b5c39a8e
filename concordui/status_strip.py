"""The status bar: what is saved and where one is at the left, what is selected at the right."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from concordui import fonts, icons
from concordui.theme import theme
from concordui.workspace import Status

HEIGHT = 26
GAP = 16
PAD = 12


class StatusStrip(QWidget):
    """Texts at both ends; the left ones give way when there is no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("status")
        self.setFixedHeight(HEIGHT)
        self._status = Status()
        theme().changed.connect(self.update)

    def status(self) -> Status:
        """What it says now."""
        return self._status

    def show_status(self, status: Status) -> None:
        """Say this."""
        if status != self._status:
            self._status = status
            self.setAccessibleName(", ".join((*status.left, *status.right)))
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look = theme()
        painter.fillRect(self.rect(), look.ui("bg"))
        painter.fillRect(QRect(0, 0, self.width(), 1), look.ui("line"))
        font = fonts.ui("caption", tabular=True)
        painter.setFont(font)
        painter.setPen(look.ui("muted"))
        metrics = QFontMetrics(font)
        right = self._paint_right(painter, metrics)
        left = PAD
        if self._status.saved or self._status.unsaved:
            name, role = ("triangle-alert", "warn") if self._status.unsaved else ("check", "ok")
            icons.paint(painter, name, QRectF(left, 6, 14, 14), look.ui(role))
            left += 20
        for number, text in enumerate(self._status.left):
            painter.setPen(look.ui("warn" if self._status.unsaved and number == 0 else "muted"))
            room = right - left - GAP
            if room <= 0:
                break
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRect(left, 0, room, HEIGHT), Qt.AlignmentFlag.AlignVCenter, shown)
            left += metrics.horizontalAdvance(shown) + GAP

    def _paint_right(self, painter: QPainter, metrics: QFontMetrics) -> int:
        """Draw the texts at the right, the last outermost; where they begin."""
        right = self.width() - PAD
        for text in reversed(self._status.right):
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, self.width() // 2)
            width = metrics.horizontalAdvance(shown)
            painter.drawText(QRect(right - width, 0, width, HEIGHT), Qt.AlignmentFlag.AlignVCenter, shown)
            right -= width + GAP
        return right
