"""What has to be said of a run, over its plots: it is being written, it was cut, it can't go on."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui.commons.session import Progress
from concordui.commons.world.session import WorldProgress
from concordui.notices import sentences
from concordui.widgets import Note, NoteKind
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
        """Say what is odd about a run, or about its log where that is followed; nothing about one that is whole."""
        turns = progress.view.turns
        gone = next((mark.turn for mark in reversed(progress.view.marks) if mark.kind == "collapsed"), None)
        if following and progress.cut is not None:
            self._say_cut(progress.cut, turns)
        elif progress.over and gone == turns:
            title = translate("RunNotes", "The stock collapsed in turn {0}.").format(gone)
            self._say("warn", title, translate("RunNotes", "Nothing can grow again: the run ended there."))
        elif following and not progress.over and progress.growing:
            title = translate("RunNotes", "This log is being written.")
            self._say("info", title, translate("RunNotes", "New turns appear here as they are played."))
        elif following and not progress.over:
            title = translate("RunNotes", "This run did not come to its end.")
            text = translate("RunNotes", "Turn {0} is the last one in the log. Should it go on, its turns appear here.")
            self._say("info", title, text.format(turns))
        elif not self._failed:
            self.hide()

    def show_world(self, progress: WorldProgress, following: bool) -> None:
        """The same of a world."""
        if following and progress.cut is not None:
            self._say_cut(progress.cut, progress.view.rounds)
        elif following and not progress.view.over:
            title = translate("RunNotes", "This world did not come to its end.")
            text = translate(
                "RunNotes", "Round {0} is the last one in the logs. Should it go on, its rounds appear here."
            )
            self._say("info", title, text.format(progress.view.rounds))
        elif not self._failed:
            self.hide()

    def _say_cut(self, cut: str, last: int) -> None:
        title = translate("RunNotes", "This log was cut.")
        text = translate("RunNotes", "{0}; what stands before it is shown, up to turn {1}.")
        self._say("warn", title, text.format(cut[:1].upper() + cut[1:], last))

    def _say(self, kind: NoteKind, title: str, text: str) -> None:
        if not self._failed:
            self.note.say(kind, title, text)
            self.show()
