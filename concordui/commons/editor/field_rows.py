"""The lines of the form as widgets: name at the left; control, unit, sentence, bounds and faults at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from concordui.commons.editor.controls import control_for
from concordui.commons.editor.forms import NOTHING, Variant
from concordui.commons.editor.lines import Chooser, Entry, Heading, Line, More, Stray, limits, say
from concordui.commons.editor.paths import value_at
from concordui.widgets import IconLabel, Label, LinkButton
from concordui.widgets.hint_combo import HintCombo, Item

NAME_WIDTH = 148
CHOOSER_WIDTH = 300


class FaultLine(QWidget):
    """What is wrong with what stands above it, with a sign; not there while nothing is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(IconLabel("triangle-alert", "danger", 14, self), 0, Qt.AlignmentFlag.AlignTop)
        self._words = Label("", "danger", self, wrap=True)
        self._words.setObjectName("words")
        row.addWidget(self._words, 1)
        self.hide()

    def say(self, faults: Sequence[str]) -> None:
        """Say these."""
        self._words.set_text("\n".join(faults))
        self.setVisible(bool(faults))


class LineRow(QWidget):
    """One line. `focus_target` is what the keyboard goes to when a person jumps to it."""

    focus_target: QWidget

    def __init__(self, line: Line, parent: QWidget) -> None:
        super().__init__(parent)
        self.line = line
        self.faults = FaultLine(self)

    def rebind(self, line: Line) -> None:
        """Stand for the same line of another object."""
        self.line = line

    def show_value(self, data: Any) -> None:
        """Show what the scenario holds there."""

    def show_faults(self, faults: Sequence[str]) -> None:
        """Show what is wrong with it."""
        self.faults.say(faults)

    def _lay_out(self, name: QLabel, parts: Sequence[QWidget], sentence: str) -> QVBoxLayout:
        """The name beside the parts; the column that these stand in, with what is wrong and the sentence below."""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        name.setFixedWidth(NAME_WIDTH)
        name.setWordWrap(True)
        name.setMinimumHeight(28)
        name.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(name, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(2)
        beside = QHBoxLayout()
        beside.setSpacing(8)
        for part in parts:
            beside.addWidget(part)
        if all(part.sizePolicy().horizontalPolicy() != QSizePolicy.Policy.Expanding for part in parts):
            beside.addStretch(1)
        column.addLayout(beside)
        column.addWidget(self.faults)
        if sentence:
            column.addWidget(Label(sentence, "caption", self, wrap=True))
        row.addLayout(column, 1)
        return column


class EntryRow(LineRow):
    """A field. `given` carries its path, the value (or `NOTHING`) and its title; `left` tells that it was left."""

    given = Signal(object, object, str)
    left = Signal()

    def __init__(self, line: Entry, parent: QWidget) -> None:
        super().__init__(line, parent)
        field = line.field
        self.control = control_for(field, self)
        self.focus_target = self.control
        bounds = limits(field)
        sentence = " ".join(part for part in (field.sentence, f"({bounds})" if bounds else "") if part)
        self._sentence = ", ".join(part for part in (field.unit, sentence) if part)
        self.control.setAccessibleName(field.title)
        self.control.setAccessibleDescription(self._sentence)
        name = QLabel(field.title, self)
        name.setBuddy(self.control)
        unit = Label(field.unit, "muted", self)
        narrow = field.kind in ("number", "whole", "choice", "flag")
        across = QSizePolicy.Policy.Preferred if narrow else QSizePolicy.Policy.Expanding
        self.control.setSizePolicy(across, self.control.sizePolicy().verticalPolicy())
        self._lay_out(name, [self.control, unit] if narrow and field.unit else [self.control], sentence)
        self.control.given.connect(self._given)
        self.control.left.connect(self.left)

    def show_value(self, data: Any) -> None:
        self.control.show_value(value_at(data, self.line.path, NOTHING))

    def show_faults(self, faults: Sequence[str]) -> None:
        super().show_faults(faults)
        said = ". ".join((*faults, self._sentence))
        self.control.setAccessibleDescription(said)
        if self.control.property("invalid") != bool(faults):
            self.control.setProperty("invalid", bool(faults))
            self.control.style().unpolish(self.control)
            self.control.style().polish(self.control)

    def _given(self, value: object) -> None:
        assert isinstance(self.line, Entry)
        self.given.emit(self.line.path, value, self.line.field.title)


class ChooserRow(LineRow):
    """Which kind an object is. `chosen` carries its path and the `Variant`."""

    chosen = Signal(object, object)

    def __init__(self, line: Chooser, parent: QWidget) -> None:
        super().__init__(line, parent)
        self.combo = HintCombo(line.title, self)
        self.combo.setFixedWidth(CHOOSER_WIDTH)
        self.focus_target = self.combo
        name = QLabel(line.title, self)
        name.setBuddy(self.combo)
        self._sentence = Label("", "caption", self, wrap=True)
        column = self._lay_out(name, [self.combo], "")
        column.addWidget(self._sentence)
        self.combo.picked.connect(self._picked)

    def show_value(self, data: Any) -> None:
        line = self.line
        assert isinstance(line, Chooser)
        chosen = line.chosen
        items = [Item(variant, variant.title) for variant in line.form.variants]
        self.combo.set_items(items, chosen)
        words = chosen.sentence if chosen is not None else say("None of those that there are.")
        self._sentence.set_text(words)
        self._sentence.setVisible(bool(words))
        self.combo.setAccessibleDescription(chosen.sentence if chosen is not None else "")

    def _picked(self, variant: object) -> None:
        if isinstance(variant, Variant):
            self.chosen.emit(self.line.path, variant)


class HeadingRow(LineRow):
    """Begins a part."""

    def __init__(self, line: Heading, parent: QWidget) -> None:
        super().__init__(line, parent)
        self.focus_target = self
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 0)
        column.setSpacing(0)
        column.addWidget(Label(line.field.title, "section", self))
        if line.field.sentence:
            column.addWidget(Label(line.field.sentence, "caption", self, wrap=True))
        column.addWidget(self.faults)


class MoreRow(LineRow):
    """A list with a page of its own. `wanted` carries its path."""

    wanted = Signal(object)

    def __init__(self, line: More, parent: QWidget) -> None:
        super().__init__(line, parent)
        self.link = LinkButton("", self)
        self.link.clicked.connect(self._clicked)
        self.focus_target = self.link
        name = QLabel(line.field.title, self)
        name.setBuddy(self.link)
        self._lay_out(name, [self.link], line.field.sentence)

    def show_value(self, data: Any) -> None:
        assert isinstance(self.line, More)
        held = value_at(data, self.line.path)
        count = len(held) if isinstance(held, list) else 0
        words = say("None yet: open the list") if not count else say("{count} in the list: open it", count=count)
        self.link.setText(words)
        self.link.setAccessibleName(f"{self.line.field.title}: {words}")

    def _clicked(self) -> None:
        self.wanted.emit(self.line.path)


class StrayRow(LineRow):
    """A key that does not belong there. `removed` carries its path."""

    removed = Signal(object)

    def __init__(self, line: Stray, parent: QWidget) -> None:
        super().__init__(line, parent)
        self.link = LinkButton(say("Remove it"), self)
        self.link.setAccessibleName(say("Remove {key}", key=line.key))
        self.link.clicked.connect(self._clicked)
        self.focus_target = self.link
        name = QLabel(line.key, self)
        self._lay_out(name, [self.link], say("This key does not belong here."))

    def _clicked(self) -> None:
        self.removed.emit(self.line.path)
