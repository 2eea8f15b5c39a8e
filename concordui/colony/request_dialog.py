"""What is, or was, sent to a mind: the exact bytes or set out to be read, with size and digest; to copy and to save."""

from __future__ import annotations

import json

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QWidget

from concordui import fonts
from concordui.colony.clock import count
from concordui.colony.say import say
from concordui.saving import TextSaver
from concordui.widgets import DialogShell, Label, OutlineButton, Segment, Segmented

WIDTH, HEIGHT = 720, 620


class RequestDialog(DialogShell):
    """Shows `text`, whose SHA-256 is `sha256`. `failed` carries the `ConcordError` of a file that was not written."""

    failed = Signal(object)

    def __init__(self, title: str, note: str, text: str, sha256: str, parent: QWidget | None = None) -> None:
        super().__init__(title, note, parent)
        self.setObjectName("request-dialog")
        self._exact = text
        self.form = Segmented(
            [Segment("pretty", say("Set out")), Segment("exact", say("Exact bytes"))], self, name=say("Form")
        )
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setFont(fonts.mono())
        self.text.setAccessibleName(say("The request"))
        self._saver = TextSaver(self)
        self._saver.failed.connect(self.failed)
        size = len(text.encode("utf-8", "backslashreplace"))
        self.size_words = Label(say("{n} bytes", n=count(size)), "muted", self, tabular=True)
        self.copy = OutlineButton(say("&Copy"), self, "copy")
        self.save = OutlineButton(say("&Save…"), self, "download")
        self._lay_out(sha256)
        self.form.set_key("pretty")
        self._show_form()
        self.form.chosen.connect(self._show_form)
        self.copy.clicked.connect(self.copy_text)
        self.save.clicked.connect(self.save_text)
        self.resize(WIDTH, HEIGHT)

    @property
    def shown(self) -> str:
        """What stands there now."""
        return self.text.toPlainText()

    def copy_text(self) -> None:
        """Copy the exact bytes, in whichever form they are shown."""
        QGuiApplication.clipboard().setText(self._exact)

    def save_text(self) -> None:
        """Ask where, and save the exact bytes."""
        self._saver.ask(say("Save the request"), "request.json", say("JSON files (*.json)"), "json", self._exact)

    def _show_form(self) -> None:
        exact = self.form.key() == "exact"
        wrap = QPlainTextEdit.LineWrapMode
        self.text.setLineWrapMode(wrap.WidgetWidth if exact else wrap.NoWrap)
        self.text.setPlainText(self._exact if exact else set_out(self._exact))

    def _lay_out(self, sha256: str) -> None:
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.form)
        row.addWidget(self.size_words)
        row.addStretch(1)
        self.body.addLayout(row)
        self.body.addWidget(self.text, 1)
        self.set_help(say("SHA-256 {digest}", digest=sha256))
        self.add_button(self.copy)
        self.add_button(self.save)


def set_out(text: str) -> str:
    """JSON set out line by line; anything else as it is."""
    try:
        return json.dumps(json.loads(text), indent=2, ensure_ascii=False)
    except ValueError:
        return text
