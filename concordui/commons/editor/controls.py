"""The controls of the form: what is typed or chosen as a JSON value, what is not there as `NOTHING`."""

from __future__ import annotations

import json
import math
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPlainTextEdit, QWidget

from concordui.commons.editor.forms import NOTHING, Field
from concordui.commons.editor.lines import choice_words, say, shown
from concordui.widgets.hint_combo import HintCombo, Item
from engine.files import parse_json

NUMBER_WIDTH = 150
CHOICE_WIDTH = 220
JSON_HEIGHT = 110


class LineControl(QLineEdit):
    """A text, a number, or names with commas between them. What is no number is kept as it was typed: the check says
    what is wrong with it.
    """

    given = Signal(object)
    left = Signal()

    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(parent)
        self._field = field
        if field.kind in ("number", "whole"):
            self.setMaximumWidth(NUMBER_WIDTH)
        if field.default is not NOTHING and field.default != "":
            self.setPlaceholderText(shown(field.default))
        self.textEdited.connect(self._edited)

    def show_value(self, value: Any) -> None:
        """Show a value of the scenario; what stands there already in other words stays."""
        if self._read() != value or (value is NOTHING and self.text()):
            self.setText("" if value is NOTHING else shown(value))
            self.setCursorPosition(0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def _edited(self) -> None:
        self.given.emit(self._read())

    def _read(self) -> Any:
        text = self.text().strip()
        match self._field.kind:
            case "names":
                names = [name.strip() for name in text.split(",") if name.strip()]
                return names if names or self._field.required else NOTHING
            case "number" | "whole":
                return _number(text) if text else NOTHING
        return self.text() if self.text() or self._field.required else NOTHING


class FlagControl(QCheckBox):
    """Yes or no."""

    given = Signal(object)
    left = Signal()

    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(say("Yes"), parent)
        self._default = bool(field.default) if field.default is not NOTHING else False
        self.clicked.connect(self._clicked)

    def show_value(self, value: Any) -> None:
        """Show a value of the scenario, or what holds without one."""
        self.setChecked(value if isinstance(value, bool) else self._default)

    def _clicked(self) -> None:
        self.given.emit(self.isChecked())


class ChoiceControl(HintCombo):
    """One of a few words."""

    given = Signal(object)
    left = Signal()

    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(field.title, parent)
        self._field = field
        self.setMaximumWidth(CHOICE_WIDTH)
        words = [choice_words(field, word) for word in field.options]
        self.setMinimumContentsLength(max(map(len, words), default=0) + len(say("default")))
        self.picked.connect(self.given)

    def show_value(self, value: Any) -> None:
        """Show a value of the scenario, or the default; one that is none of the words stands among them."""
        key = self._field.default if value is NOTHING else value
        words = [*self._field.options, *([] if key in self._field.options or key is NOTHING else [str(key)])]
        self.set_items([self._item(word) for word in words], key)

    def _item(self, word: str) -> Item:
        hint = say("default") if word == self._field.default else ""
        return Item(word, choice_words(self._field, word), hint)


class JsonControl(QPlainTextEdit):
    """Anything: what is JSON is read as such, other words are a text."""

    given = Signal(object)
    left = Signal()

    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setFixedHeight(JSON_HEIGHT)
        self._needed = field.required
        self.textChanged.connect(self._edited)

    def show_value(self, value: Any) -> None:
        """Show a value of the scenario."""
        if self._read() == value:
            return
        text = value if isinstance(value, str) else json.dumps(value, indent=2, ensure_ascii=False)
        with QSignalBlocker(self):
            self.setPlainText("" if value is NOTHING else text)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def _edited(self) -> None:
        self.given.emit(self._read())

    def _read(self) -> Any:
        text = self.toPlainText()
        if not text.strip():
            return "" if self._needed else NOTHING
        try:
            return parse_json(text)
        except ValueError:
            return text


Control = LineControl | FlagControl | ChoiceControl | JsonControl


def control_for(field: Field, parent: QWidget) -> Control:
    """The control of a field."""
    match field.kind:
        case "flag":
            return FlagControl(field, parent)
        case "choice":
            return ChoiceControl(field, parent)
        case "json":
            return JsonControl(field, parent)
    return LineControl(field, parent)


def _number(text: str) -> Any:
    try:
        return int(text)
    except ValueError:
        pass
    try:
        value = float(text)
    except ValueError:
        return text
    return value if math.isfinite(value) else text
