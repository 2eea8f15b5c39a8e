"""*Season report*: the season as text, to read, copy or save."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QPlainTextEdit, QWidget

from concordui import fonts
from concordui.export.clipboard import copy_text
from concordui.export.destination import file_for, safe_stem
from concordui.export.dialog import first_folder
from concordui.export.source import Exportable, SeasonText
from concordui.export.words import bytes_text, say
from concordui.notices import sentences
from concordui.widgets import DialogShell, Note, OutlineButton, PrimaryButton
from engine.errors import ConcordError
from engine.files import write_atomic

SIZE = (720, 560)


class ReportDialog(DialogShell):
    """Shows the text as it will be saved."""

    def __init__(self, source: Exportable, season: SeasonText, parent: QWidget | None = None) -> None:
        title = say("Report of the position") if source.position else say("Season report")
        super().__init__(title, season.title, parent)
        self.setObjectName("export-report")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._source, self._season = source, season
        self.field = QPlainTextEdit(season.text, self)
        self.field.setReadOnly(True)
        self.field.setAccessibleName(season.title)
        self.field.setFont(fonts.ui())
        self.note = Note("danger", parent=self)
        self.note.hide()
        self.body.addWidget(self.field, 1)
        self.body.addWidget(self.note)
        close = OutlineButton(say("&Close"), self)
        copy = OutlineButton(say("C&opy"), self, "copy")
        self.save_button = PrimaryButton(say("&Save report…"), self, "download")
        close.clicked.connect(self.close)
        copy.clicked.connect(self.copy)
        self.save_button.clicked.connect(self.ask)
        for button in (close, copy, self.save_button):
            self.add_button(button)
        self.resize(*SIZE)

    def ask(self) -> None:
        """Choose where to."""
        stem = safe_stem(f"{self._source.stem} {self._season.stem}")
        dialog = QFileDialog(self, self.windowTitle(), str(first_folder() / f"{stem}.txt"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([say("Texts (*.txt)")])
        dialog.setDefaultSuffix("txt")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.save_to)
        dialog.open()

    def save_to(self, place: str) -> None:
        """Write the text there; whatever is wrong is said in the note."""
        try:
            path = file_for(place, (".txt", ".md"))
            write_atomic(path, self._season.text)
        except ConcordError as error:
            self.note.say("danger", *sentences(error))
        else:
            size = bytes_text(len(self._season.text.encode("utf-8")))
            self.note.say("ok", say("Saved, {size}", size=size), str(path))
        self.note.show()

    def copy(self) -> None:
        """Put the text on the clipboard."""
        copy_text(self._season.text)
        self.note.say("ok", say("Copied"))
        self.note.show()
