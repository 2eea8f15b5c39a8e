"""Fields for what a move takes: words, somebody to pick, a number, experiences to tick. Ids come from the schema."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from concordui.colony.people import People
from concordui.colony.say import say
from concordui.colony.seat.question import Take
from concordui.widgets import Field, Label, Segment, Segmented, SpinBox
from concordui.widgets.choices import Choice, ChoiceList, ScrolledChoices
from concordui.widgets.hint_combo import HintCombo, Item

_FEW = 6
"""Numbers that stand side by side; more are a box to type in."""
_ROWS = 3
"""Experiences that are seen at once."""


class _Words(QPlainTextEdit):
    """Two lines to write in. Ctrl+Enter is the page's."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setFixedHeight(52)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(200, 52)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)


class TakeField(QWidget):
    """One field. `edited` comes after each edit; `value` is what stands there, `fault` what is wrong with it, or ""."""

    edited = Signal()

    def __init__(self, take: Take, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.take = take
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(3)

    @property
    def value(self) -> Any:
        """The value as the schema wants it."""
        raise NotImplementedError

    @property
    def fault(self) -> str:
        """What is wrong with it, in a sentence; "" for nothing."""
        return ""

    def set_value(self, value: Any) -> None:
        """Show a value that was given before, where it still fits."""

    def _caption(self, control: QWidget, note: Label | None = None) -> None:
        field = Field(self.take.caption, control, self)
        field.set_caption(self.take.caption)
        self._column.addWidget(field)
        if note is not None:
            self._column.addWidget(note)


class WordsField(TakeField):
    """Words in the person's own hand, no longer than a model's may be."""

    def __init__(self, take: Take, parent: QWidget | None = None) -> None:
        super().__init__(take, parent)
        self.edit = _Words(self)
        self._count = Label("", "caption", self, tabular=True)
        self._caption(self.edit, self._count)
        self.edit.textChanged.connect(self._typed)
        self._show()

    @property
    def value(self) -> str:
        return " ".join(self.edit.toPlainText().split())

    @property
    def fault(self) -> str:
        length = len(self.value)
        if length < self.take.least:
            return say(
                "Write something first: {caption}.", caption=self.take.caption[:1].lower() + self.take.caption[1:]
            )
        if length > self.take.most:
            return say("{count} characters; {most} are the most.", count=length, most=self.take.most)
        return ""

    def set_value(self, value: Any) -> None:
        self.edit.setPlainText(str(value))

    def _typed(self) -> None:
        self._show()
        self.edited.emit()

    def _show(self) -> None:
        self._count.set_text(say("{count} of {most} characters", count=len(self.value), most=self.take.most))


class PickField(TakeField):
    """One of several colonists."""

    def __init__(self, take: Take, people: People, parent: QWidget | None = None) -> None:
        super().__init__(take, parent)
        self.combo = HintCombo(take.caption, self)
        items = [Item(each.key, each.text, each.hint, people.icon(each.hint)) for each in take.options]
        self.combo.set_items(items, items[0].key if items else None)
        self._caption(self.combo)
        self.combo.picked.connect(self.edited)

    @property
    def value(self) -> Any:
        return self.combo.key()

    def set_value(self, value: Any) -> None:
        if any(each.key == value for each in self.take.options):
            self.combo.set_items(self.combo.items(), value)


class NumberField(TakeField):
    """A whole number of a small range."""

    def __init__(self, take: Take, parent: QWidget | None = None) -> None:
        super().__init__(take, parent)
        self._segments: Segmented | None = None
        self._box: SpinBox | None = None
        if take.most - take.least < _FEW:
            numbers = range(take.least, take.most + 1)
            self._segments = Segmented([Segment(number, str(number)) for number in numbers], self, name=take.caption)
            self._segments.set_key(take.most)
            self._segments.chosen.connect(self.edited)
            self._caption(self._segments)
        else:
            self._box = SpinBox(self)
            self._box.setRange(take.least, take.most)
            self._box.setValue(take.most)
            self._box.valueChanged.connect(self.edited)
            self._caption(self._box)

    @property
    def value(self) -> Any:
        return self._box.value() if self._box is not None else self._segments.key() if self._segments else None

    def set_value(self, value: Any) -> None:
        number = min(max(int(value), self.take.least), self.take.most)
        if self._box is not None:
            self._box.setValue(number)
        elif self._segments is not None:
            self._segments.set_key(number)


class TicksField(TakeField):
    """Several of a list, no more than fit."""

    def __init__(self, take: Take, parent: QWidget | None = None) -> None:
        super().__init__(take, parent)
        self.list = ChoiceList(take.caption, self, many=True)
        self.list.set_choices([Choice(each.key, each.text, each.hint) for each in take.options])
        area = ScrolledChoices(self.list, self)
        rows = min(_ROWS, len(take.options))
        area.setFixedHeight(max(1, rows) * 44 + (22 if len(take.options) > rows else 0))
        head = QHBoxLayout()
        self._count = Label("", "caption", self, tabular=True)
        head.addWidget(Label(take.caption, "caption", self), 1)
        head.addWidget(self._count)
        self._column.addLayout(head)
        self._column.addWidget(area)
        self.list.chosen.connect(self._ticked)
        self._show()

    @property
    def value(self) -> list[str]:
        chosen = self.list.keys()
        return [each.key for each in self.take.options if each.key in chosen]

    @property
    def fault(self) -> str:
        count = len(self.value)
        if count < self.take.least:
            return say("Tick at least {least} of: {caption}.", least=self.take.least, caption=self.take.caption)
        if count > self.take.most:
            return say("{count} are ticked; {most} are the most.", count=count, most=self.take.most)
        return ""

    def set_value(self, value: Any) -> None:
        self.list.set_keys(frozenset(value))
        self._show()

    def _ticked(self) -> None:
        self._show()
        self.edited.emit()

    def _show(self) -> None:
        self._count.set_text(say("{count} of {most} at most", count=len(self.value), most=self.take.most))


def field_of(take: Take, people: People, parent: QWidget) -> TakeField:
    """The field for what a move takes."""
    if take.kind == "words":
        return WordsField(take, parent)
    if take.kind == "pick":
        return PickField(take, people, parent)
    return NumberField(take, parent) if take.kind == "number" else TicksField(take, parent)
