"""Heads of docks and sections."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from concordui.widgets.labels import ElidedLabel, Label

HEAD_HEIGHT = 32


class SectionHead(QFrame):
    """The head of a dock or a section, 32 high: title, a muted note beside it that gives way, buttons at the right.

    Fit for `QDockWidget.setTitleBarWidget`.
    """

    def __init__(self, title: str, note: str = "", parent: QWidget | None = None, *, height: int = HEAD_HEIGHT) -> None:
        super().__init__(parent)
        self.setProperty("kind", "head")
        self.setFixedHeight(height)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 0, 8, 0)
        self._row.setSpacing(8)
        self._title = Label(title, "strong", self)
        self._note = ElidedLabel(self, "caption")
        self._note.set_text(note)
        self._row.addWidget(self._title)
        self._row.addWidget(self._note)
        self._row.addStretch(1)
        self.set_title(title)

    def set_title(self, title: str) -> None:
        self._title.set_text(title)
        self.setAccessibleName(title)

    def set_note(self, note: str) -> None:
        self._note.set_text(note)
        self.setAccessibleDescription(note)

    def insert(self, widget: QWidget) -> None:
        """Put something right behind the title and its note."""
        self._row.insertWidget(2, widget)

    def add(self, widget: QWidget) -> None:
        """Put a button or a sign at the right end."""
        self._row.addWidget(widget)
