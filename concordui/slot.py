"""A place in a tab in which one part stands."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget


class Slot(QWidget):
    """Empty until a part is put in."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("kind", "surface")
        self.filled = False
        self._part: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def put(self, widget: QWidget) -> None:
        """Let this widget fill the place."""
        self._column.addWidget(widget)
        self._part = widget
        self.filled = True

    @property
    def drawing(self) -> bool:
        """Whether the part says that it still has something to draw."""
        return bool(getattr(self._part, "drawing", False))
