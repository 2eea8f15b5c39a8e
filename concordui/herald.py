"""Says to a screen reader what changes by itself: a match's phase, a commons' turn, a colony's clock."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from concordui.hexmap.accessibility import announce

PAUSE_MS = 1500
"""The least time between two sentences: of what passes by faster, only the last is said."""


class Herald(QObject):
    """Speaks for one widget, which is its parent. What it said last stays as the widget's description."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._said = ""
        self._next = ""
        self.pause = QTimer(self)
        self.pause.setSingleShot(True)
        self.pause.setInterval(PAUSE_MS)
        self.pause.timeout.connect(self._say)

    @property
    def said(self) -> str:
        """What was said last."""
        return self._said

    def tell(self, *parts: str) -> None:
        """Say these words, joined, at once or after a pause; not again what was said last, nor what nobody looks at."""
        self._next = ", ".join(part for part in parts if part)
        if not self.pause.isActive():
            self._say()

    def _say(self) -> None:
        if self._next and self._next != self._said and self._widget.isVisible():
            self._said = self._next
            announce(self._widget, self._said)
            self.pause.start()
