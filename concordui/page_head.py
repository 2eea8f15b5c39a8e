"""How a page is laid out: the head with its title and what can be done, the middle, a panel beside it."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from concordui.theme import theme
from concordui.widgets import ElidedLabel, Label, Line

HEIGHT = 48


class PageHead(QWidget):
    """As high as a match's phase bar, so that pages and workspaces line up."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(HEIGHT)
        self._title = Label(title, "section", self)
        self._note = ElidedLabel(self, "caption")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 0, 12, 0)
        self._row.setSpacing(8)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._note)
        words.addStretch(1)
        self._note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)  # it gives way before all
        self._row.addLayout(words, 1)
        self.setAccessibleName(title)
        theme().changed.connect(self.update)

    def set_title(self, title: str) -> None:
        """Name what the page shows."""
        self._title.set_text(title)
        self.setAccessibleName(title)

    def set_note(self, note: str) -> None:
        """A line under the title."""
        self._note.set_text(note)
        self._note.setVisible(bool(note))
        self.setAccessibleDescription(note)

    def add(self, widget: QWidget) -> None:
        """Put a button or another control at the right of those that are there."""
        self._row.addWidget(widget)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().ui("surface"))
        painter.fillRect(QRect(0, HEIGHT - 1, self.width(), 1), theme().ui("line"))


def lay_out_page(page: QWidget, head: PageHead, middle: QWidget, side: QWidget) -> None:
    """The head over the middle, which takes the room, and the panel at its right."""
    body = QHBoxLayout()
    body.setSpacing(0)
    body.addWidget(middle, 1)
    body.addWidget(Line(page, vertical=True))
    body.addWidget(side)
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(head)
    column.addLayout(body, 1)
