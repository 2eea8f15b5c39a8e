"""The box at the right of the menu bar that opens the palette."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from concordui import fonts, icons
from concordui.theme import theme

WIDTH = 260
HEIGHT = 28
BOX = 20


class CommandBox(QAbstractButton):
    """Looks like a field, acts like a button: a click asks for the palette."""

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("command-box")
        self._keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setText(action.text())
        self.setAccessibleName(action.text())
        self.setFixedSize(WIDTH + 8, HEIGHT)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(action.trigger)
        theme().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(WIDTH + 8, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme()
        box = QRectF(0.5, (HEIGHT - BOX) / 2 + 0.5, WIDTH - 1, BOX - 1)
        painter.setPen(QPen(look.ui("focus" if self.hasFocus() else "line"), 1))
        painter.setBrush(look.ui("hover" if self.underMouse() else "surface"))
        painter.drawRoundedRect(box, 4, 4)
        icons.paint(painter, "search", QRectF(8, 7, 14, 14), look.ui("muted"))
        painter.setFont(fonts.ui("caption"))
        painter.setPen(look.ui("muted"))
        inner = QRect(28, 0, WIDTH - 36, HEIGHT)
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self._keys)
