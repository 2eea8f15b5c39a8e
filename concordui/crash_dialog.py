"""What a person sees when something in the program failed: calm words, the trace to copy, and the choice to go on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from concordui import fonts
from concordui.crash import Caught
from concordui.pages import copy_text
from concordui.widgets import DialogShell, Label, OutlineButton, PrimaryButton

LIMIT = 20
"""Traces that one dialog keeps; what fails over and over says the same each time."""


class CrashDialog(DialogShell):
    """One dialog for all that fails while it is open. `end_wanted`: save and end the program."""

    end_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Something in the program failed"), "", parent)
        self.setObjectName("crash")
        self.resize(680, 460)
        self.traces: list[Caught] = []
        self._words = Label("", "body", self, wrap=True)
        self.field = QPlainTextEdit(self)
        self.field.setReadOnly(True)
        self.field.setFont(fonts.mono("caption"))
        self.field.setAccessibleName(self.tr("Trace"))
        self.copy = OutlineButton(self.tr("Copy the trace"), self, "copy")
        self.end = OutlineButton(self.tr("Save and quit"), self)
        self.go_on = PrimaryButton(self.tr("Go on"), self)
        self.body.addWidget(self._words)
        self.body.addWidget(self.field, 1)
        for button in (self.copy, self.end, self.go_on):
            self.add_button(button)
        self.copy.clicked.connect(self._copy)
        self.end.clicked.connect(self._end)
        self.go_on.clicked.connect(self.accept)
        self.finished.connect(self._forget)

    def add(self, caught: Caught) -> None:
        """Say that this failed, too."""
        self.traces = [*self.traces, caught][-LIMIT:]
        self._words.set_text(
            self.tr(
                "Your matches are saved after every phase, your orders on every edit: nothing is lost. You can go "
                "on; if the window behaves oddly from here on, save and quit, and start it again.\n\nWhat failed: {0}"
            ).format(caught.what)
        )
        self.field.setPlainText("\n\n".join(f"{each.where}:\n{each.trace}" for each in self.traces))
        if not self.isVisible():
            self.show()
            self.go_on.setFocus()

    def text(self) -> str:
        """The traces as they are copied."""
        return self.field.toPlainText()

    def _copy(self) -> None:
        copy_text(self.text())
        self.set_help(self.tr("Copied."), "check")

    def _end(self) -> None:
        self.accept()
        self.end_wanted.emit()

    def _forget(self) -> None:
        self.traces = []
        self.set_help("")
