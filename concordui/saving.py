"""Saving what a panel shows as a file: one dialog, and a file that is whole or not there."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.errors import ConcordError
from engine.files import write_atomic


class TextSaver(QObject):
    """Asks where a text shall be saved, and saves it. `failed` carries the `ConcordError` of a place that refuses."""

    failed = Signal(object)
    saved = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._text = ""

    def ask(self, title: str, name: str, kind: str, suffix: str, text: str) -> QFileDialog:
        """Show the dialog. `kind` is the filter, as "Tables (*.csv)"; `name` is offered as the file's."""
        self._text = text
        dialog = QFileDialog(self._window, title, name, kind)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._save)
        dialog.open()
        return dialog

    def _save(self, path: str) -> None:
        try:
            write_atomic(Path(path), self._text)
        except ConcordError as error:
            self.failed.emit(error)
        else:
            self.saved.emit(Path(path))
