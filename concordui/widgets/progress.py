"""A bar that shows how far something is; words about it stand beside it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QWidget

from concordui.theme import theme

HEIGHT = 6


class ProgressBar(QProgressBar):
    """A thin bar in the accent. `name` says what it is that goes on."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setTextVisible(False)
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self.update)

    def show_progress(self, done: int, total: int) -> None:
        """`done` of `total`."""
        self.setRange(0, max(total, 1))
        self.setValue(done)

    def sizeHint(self) -> QSize:
        return QSize(160, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        room = QRectF(self.rect())
        painter.setBrush(theme().ui("line"))
        painter.drawRoundedRect(room, HEIGHT / 2, HEIGHT / 2)
        share = (self.value() - self.minimum()) / (self.maximum() - self.minimum())
        if share > 0:
            room.setWidth(max(HEIGHT, room.width() * share))
            painter.setBrush(theme().ui("accent"))
            painter.drawRoundedRect(room, HEIGHT / 2, HEIGHT / 2)
