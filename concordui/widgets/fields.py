"""Fields whose stock form the style sheet can't reach."""

from __future__ import annotations

from PySide6.QtWidgets import QSpinBox, QWidget


class SpinBox(QSpinBox):
    """A whole number whose digits stand as far in as other fields' words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lineEdit().setTextMargins(6, 0, 0, 0)
