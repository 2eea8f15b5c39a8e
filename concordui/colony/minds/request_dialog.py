"""The exact request: the very text that a mind would be asked with, how long it is, and the digest that it has."""

from __future__ import annotations

import json

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QWidget

from concordui import fonts
from concordui.colony.clock import clock, count
from concordui.colony.say import say
from concordui.saving import TextSaver
from concordui.widgets import DialogShell, Label, OutlineButton, PrimaryButton, Segment, Segmented
from engine.colony.viewing.page import MindPage

SIZE = (760, 620)


class RequestDialog(DialogShell):
    """Shows the request of one page; the page may go on meanwhile, and *Show the request* shows the next one here.
    It shows what was asked at an attempt, and what was answered, too.

    `failed` carries the `ConcordError` of a file that could not be written.
    """

    failed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(say("The request"), parent=parent)
        self.setObjectName("request-dialog")
        self.resize(*SIZE)
        self._exact = self._file = ""
        self._saver = TextSaver(self)
        self._saver.failed.connect(self.failed)
        self.forms = Segmented(
            [Segment("exact", say("As it is sent")), Segment("indented", say("Indented"))],
            self,
            name=say("How the request is shown"),
        )
        self.digest = Label("", "caption", self, tabular=True)
        self.digest.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(say("The request"))
        self.text.setFont(fonts.mono())
        self.text.setTabChangesFocus(True)
        self._lay_out()
        self.forms.set_key("exact")
        self.forms.chosen.connect(self._show)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.forms)
        row.addStretch(1)
        self.body.addLayout(row)
        self.body.addWidget(self.text, 1)
        self.body.addWidget(self.digest)
        save = OutlineButton(say("Save the request…"), self, "save")
        copy = PrimaryButton(say("Copy the request"), self, "copy")
        save.clicked.connect(self.save)
        copy.clicked.connect(self.copy)
        self.add_button(save)
        self.add_button(copy)
        self.set_help(say("Instructions, what is known, the menu, and the schema of the reply. Nothing else is sent."))

    def show_page(self, page: MindPage, name: str) -> None:
        """Show what this page's mind would be asked."""
        title = say("What {name} would be asked", name=name)
        self.show_text(title, clock(page.tick), page.text, page.digest, f"{page.mind} {page.tick}.json")

    def show_text(self, title: str, note: str, text: str, digest: str, file: str) -> None:
        """Show a text as it was sent or came, with the digest that it has; `file` is the name offered for saving it."""
        self._exact, self._file = text, file
        self.set_title(title, note)
        self.set_count(say("{count} bytes", count=count(len(text.encode("utf-8", "backslashreplace")))))
        self.digest.set_text(say("SHA-256 {digest}", digest=digest))
        self._show()

    @property
    def shown(self) -> str:
        """The text as it is shown."""
        if self.forms.key() == "exact" or not self._exact:
            return self._exact
        return json.dumps(json.loads(self._exact), indent=2, ensure_ascii=False)

    def copy(self) -> None:
        """Copy the text as it is shown."""
        QGuiApplication.clipboard().setText(self.shown)

    def save(self) -> None:
        """Ask where, and save the text as it is shown."""
        if self._exact:
            self._saver.ask(say("Save the request"), self._file, say("JSON (*.json)"), "json", self.shown)

    def _show(self) -> None:
        self.text.setPlainText(self.shown)
