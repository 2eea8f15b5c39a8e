"""The rail at the left: where one can be (start page, kinds of workspace), and the settings at the bottom."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui import fonts, icons
from concordui.theme import theme
from concordui.widgets import PaintedButton

WIDTH = 60
ENTRY = 54
ICON = 20


class RailButton(PaintedButton):
    """An entry: an icon over a word; the one that is in front has a bar at its left."""

    def __init__(self, name: str, text: str, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"rail-{name}")
        self.setText(text)
        self.setAccessibleName(text)
        self.setCheckable(True)
        self.setAutoExclusive(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedSize(WIDTH, ENTRY)
        self._icon = icon

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, ENTRY)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look = theme()
        role = "accent" if self.isChecked() else ("text" if self._hovered else "muted")
        if self._hovered and not self.isChecked():
            painter.fillRect(self.rect().adjusted(0, 0, -1, 0), look.ui("hover"))
        if self.isChecked():
            painter.fillRect(QRect(0, 9, 3, ENTRY - 18), look.ui("accent"))
        icons.paint(painter, self._icon, QRectF((WIDTH - ICON) / 2, 9, ICON, ICON), look.ui(role))
        painter.setFont(fonts.ui("caption"))
        painter.setPen(look.ui(role))
        painter.drawText(QRect(0, 32, WIDTH, 16), Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            painter.setPen(QPen(look.ui("focus"), 2))
            painter.drawRect(self.rect().adjusted(3, 3, -4, -4))


class Rail(QWidget):
    """The entries; `chosen` carries the name of the one that was clicked."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rail")
        self.setAccessibleName(self.tr("Workspaces"))
        self.setFixedWidth(WIDTH)
        self._buttons: dict[str, RailButton] = {}
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 6, 0, 6)
        self._layout.setSpacing(0)
        self._layout.addStretch(1)
        theme().changed.connect(self.update)

    def add(self, name: str, text: str, icon: str, tip: str, at_bottom: bool = False) -> RailButton:
        """A new entry: below the others, or at the bottom."""
        button = RailButton(name, text, icon, self)
        button.setToolTip(tip)
        button.clicked.connect(self._clicked)
        above = len([b for b in self._buttons.values() if not b.property("atBottom")])
        button.setProperty("atBottom", at_bottom)
        self._layout.insertWidget(-1 if at_bottom else above, button)
        self._buttons[name] = button
        return button

    def button(self, name: str) -> RailButton:
        """The entry of that name."""
        return self._buttons[name]

    def show_current(self, name: str) -> None:
        """Mark the entry that is in front; none if there is no such entry."""
        for each, button in self._buttons.items():
            button.setChecked(each == name)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().ui("bg"))
        painter.fillRect(QRect(WIDTH - 1, 0, 1, self.height()), theme().ui("line"))

    def _clicked(self) -> None:
        button = self.sender()
        name = next((name for name, each in self._buttons.items() if each is button), None)
        if name is not None:
            self.chosen.emit(name)
