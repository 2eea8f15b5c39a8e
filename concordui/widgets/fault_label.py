"""What is wrong at a field of a form."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from concordui.theme import theme
from concordui.widgets.labels import Label


class FaultLabel(Label):
    """What is wrong at a field; nothing, and no room, while nothing is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", "caption", parent, wrap=True)
        self.hide()
        theme().changed.connect(self._dress)
        self._dress()

    def say(self, text: str) -> None:
        """Show this, or hide."""
        self.set_text(text)
        self.setVisible(bool(text))

    def _dress(self) -> None:
        self.setStyleSheet(f"color: {theme().ui('danger').name()}")
