"""A number that a person types: taken as soon as it is one, and told in words below the field where it is not."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from concordui import fonts
from concordui.commons.words import say
from concordui.widgets import Field, Label

Judge = Callable[[float], str | None]
"""What is wrong with a number, in words; None for nothing."""


def number_of(text: str) -> float | None:
    """The number in a text, with a point or a comma; None where there is none that can be reckoned with."""
    try:
        value = float(text.strip().replace(",", "."))
    except ValueError:
        return None
    return value if math.isfinite(value) else None


def plain(value: float) -> str:
    """A number as a person would type it: no digits past those that matter."""
    text = f"{value:.6f}".rstrip("0").rstrip(".")
    return text if text not in ("", "-0") else "0"


class NumberField(QWidget):
    """`changed` carries a number that was typed and is sound; `edited` comes after each edit, sound or not."""

    changed = Signal(float)
    edited = Signal()

    def __init__(self, caption: str, judge: Judge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._judge = judge
        self.edit = QLineEdit(self)
        self.edit.setFont(fonts.ui(tabular=True))
        self.field = Field(caption, self.edit, self)
        self.field.set_caption(caption)
        self._fault = Label("", "danger", self, wrap=True)
        self._fault.setFont(fonts.ui("caption"))
        self._fault.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addWidget(self.field)
        column.addWidget(self._fault)
        self.edit.textEdited.connect(self._typed)

    @property
    def value(self) -> float | None:
        """The number, None while there is none that is sound."""
        value = number_of(self.edit.text())
        return None if value is None or self._judge(value) is not None else value

    @property
    def fault(self) -> str:
        """What is said below the field; empty for nothing."""
        return "" if self._fault.isHidden() else self._fault.accessibleName()

    def set_value(self, value: float) -> None:
        """Show another number, unless that very number is being typed."""
        if self.value != value:
            self.edit.setText(plain(value))
        self._say()

    def _typed(self) -> None:
        self._say()
        value = self.value
        if value is not None:
            self.changed.emit(value)
        self.edited.emit()

    def _say(self) -> None:
        value = number_of(self.edit.text())
        fault = say("This is no number.") if value is None else self._judge(value)
        self._fault.setVisible(fault is not None)
        self._fault.set_text(fault or "")
        self.edit.setAccessibleDescription(fault or "")
