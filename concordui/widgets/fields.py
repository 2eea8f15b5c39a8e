"""Fields of forms: a caption over its control, and those whose stock form the style sheet can't reach."""

from __future__ import annotations

from PySide6.QtWidgets import QDoubleSpinBox, QLabel, QSpinBox, QVBoxLayout, QWidget


class SpinBox(QSpinBox):
    """A whole number whose digits stand as far in as other fields' words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lineEdit().setTextMargins(6, 0, 0, 0)


class DecimalBox(QDoubleSpinBox):
    """A number with decimals, its digits as far in."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lineEdit().setTextMargins(6, 0, 0, 0)


class Field(QWidget):
    """A caption over its control. The caption's mnemonic goes to the control."""

    def __init__(self, caption: str, control: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self._caption = QLabel(caption, self)
        self._caption.setProperty("kind", "caption")
        self._caption.setBuddy(control)
        self.control = control
        column.addWidget(self._caption)
        column.addWidget(control)

    def set_caption(self, caption: str) -> None:
        """Name the control otherwise."""
        self._caption.setText(caption)
        self.control.setAccessibleName(caption.replace("&", ""))
