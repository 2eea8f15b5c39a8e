"""A field for one mind: what kind it is, and what that kind asks for, a model and its server or a table's file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import cast

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from concordui.colony.mind_settings.mind_form import EXAMPLE_URL, Kind, MindForm, Spec, form_of
from concordui.colony.mind_settings.words import say
from concordui.widgets import ToolButton
from concordui.widgets.fault_label import FaultLabel
from concordui.widgets.hint_combo import HintCombo, Item
from engine.minds.specs import ANTHROPIC_URL

SETTLE_MS = 250
"""What was typed is told this long after the last key."""


class MindField(QWidget):
    """`changed` comes after each change by a person that has settled.

    `inherits` are the words for a mind that is said elsewhere; empty where there is none. `appraises` is whether it is
    the seat of the appraiser.
    """

    changed = Signal()

    def __init__(
        self, name: str, parent: QWidget | None = None, *, inherits: str = "", appraises: bool = False
    ) -> None:
        super().__init__(parent)
        self.name = name
        self._form = MindForm("" if inherits else "own", appraises=appraises)
        self._inherits = inherits
        self._told = self._form
        self.kind = HintCombo(name, self)
        self.model, self.url, self.file = QLineEdit(self), QLineEdit(self), QLineEdit(self)
        self.browse = ToolButton("folder-open", say("Choose the file of a table"), self)
        self.fault = FaultLabel(self)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SETTLE_MS)
        self._soon.timeout.connect(self.settle)
        self._lay_out()
        self._connect()
        self._show()

    @property
    def form(self) -> MindForm:
        """What is typed."""
        return self._form

    def spec(self) -> Spec | None:
        """The specification. Raises `MindError` for what is none yet."""
        return self._form.spec()

    def set_spec(self, spec: Spec | None) -> None:
        """Show this one, and tell nobody."""
        self._soon.stop()
        self._form = self._told = form_of(spec, appraises=self._form.appraises)
        self._show()

    def settle(self) -> None:
        """Tell now what was typed, if it is something else."""
        self._soon.stop()
        self._show_fault()
        if self._form != self._told:
            self._told = self._form
            self.changed.emit()

    # What a person does

    def _picked(self, kind: object) -> None:
        before = self._form.kind
        self._form = replace(self._form, kind=cast(Kind, kind))
        if self._form.kind != before:
            self._form = replace(self._form, url="")
        self._show()
        first = {"claude": self.model, "openai": self.model, "table": self.file}.get(self._form.kind)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        self.settle()

    def _typed(self) -> None:
        self._form = replace(self._form, model=self.model.text(), url=self.url.text(), file=self.file.text())
        self.fault.say("")
        self._soon.start()

    def _ask_file(self) -> None:
        dialog = QFileDialog(self, say("Choose the table of a mind"), str(Path(self.file.text()).parent))
        dialog.setNameFilters([say("Tables of minds (*.json)"), say("All files (*)")])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._file_chosen)
        dialog.open()

    def _file_chosen(self, path: str) -> None:
        self.file.setText(path)
        self._typed()
        self.settle()

    # What it shows

    def _show(self) -> None:
        form = self._form
        self.kind.set_items(self._items(), form.kind)
        for edit, text in ((self.model, form.model), (self.url, form.url), (self.file, form.file)):
            if edit.text() != text:
                edit.setText(text)
                edit.setCursorPosition(0)
        served = form.kind in ("claude", "openai")
        self.model.setVisible(served)
        self.url.setVisible(served)
        self.url.setPlaceholderText(ANTHROPIC_URL if form.kind == "claude" else EXAMPLE_URL)
        self.file.setVisible(form.kind == "table")
        self.browse.setVisible(form.kind == "table")
        self._show_fault()

    def _show_fault(self) -> None:
        """An empty field is not told off: it says what it wants by itself."""
        form = self._form
        empty = (form.kind in ("claude", "openai") and not form.model) or (form.kind == "table" and not form.file)
        self.fault.say("" if empty else form.fault())

    def _items(self) -> list[Item]:
        appraises = self._form.appraises
        items = [Item("", self._inherits)] if self._inherits else []
        items.append(
            Item("own", say("Built-in rule"), say("answers at once"))
            if appraises
            else Item("own", say("Built-in policy"), say("answers at once"))
        )
        if not appraises:
            items.append(Item("table", say("Table in a file"), say("answers at once")))
            items.append(Item("claude", say("Claude"), say("needs a key")))
        items.append(Item("openai", say("Model server"), say("OpenAI's format of chat")))
        if self._form.kind == "written":
            items.append(Item("written", say("Table written out"), say("in the scenario or the spec")))
        return items

    # How it is put together

    def _connect(self) -> None:
        self.kind.picked.connect(self._picked)
        for edit in (self.model, self.url, self.file):
            edit.textEdited.connect(self._typed)
            edit.editingFinished.connect(self.settle)
        self.browse.clicked.connect(self._ask_file)

    def _lay_out(self) -> None:
        self.model.setAccessibleName(say("Model, {name}", name=self.name))
        self.model.setPlaceholderText(say("name of the model"))
        self.url.setAccessibleName(say("Address of the server, {name}", name=self.name))
        self.file.setAccessibleName(say("File of the table, {name}", name=self.name))
        self.file.setPlaceholderText(say("a file of a table (.json)"))
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.model, 2)
        row.addWidget(self.url, 3)
        row.addWidget(self.file, 1)
        row.addWidget(self.browse)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.kind)
        column.addLayout(row)
        column.addWidget(self.fault)
