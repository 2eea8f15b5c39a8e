"""What has to be said of a run, over its plots: it is being written, it was cut, it can't go on."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui.commons.session import Progress
from concordui.notices import sentences
from concordui.widgets import Note
from engine.errors import ConcordError

translate = QCoreApplication.translate


class RunNotes(QWidget):
    """One note, or nothing. A failure stays."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("run-notes")
        self.setProperty("kind", "surface")
        self.note = Note("info", parent=self)
        self._failed = False
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 0)
        column.addWidget(self.note)
        self.hide()

    def fail(self, error: ConcordError) -> None:
        """It can't go on."""
        self._failed = True
        self.note.say("danger", *sentences(error))
        self.show()

    def show_progress(self, progress: Progress, following: bool) -> None:
        """Say what is odd about a log that is read; nothing about one that is written here, or that is whole."""
        if self._failed:
            return
        if following and progress.cut is not None:
            title = translate("RunNotes", "This log was cut.")
            text = translate("RunNotes", "{0}; what stands before it is shown, up to turn {1}.")
            self.note.say("warn", title, text.format(_capital(progress.cut), progress.view.turns))
            self.show()
        elif following and not progress.over and progress.growing:
            title = translate("RunNotes", "This log is being written.")
            self.note.say("info", title, translate("RunNotes", "New turns appear here as they are played."))
            self.show()
        elif following and not progress.over:
            title = translate("RunNotes", "This run did not come to its end.")
            text = translate("RunNotes", "Turn {0} is the last one in the log. Should it go on, its turns appear here.")
            self.note.say("info", title, text.format(progress.view.turns))
            self.show()
        else:
            self.hide()


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
