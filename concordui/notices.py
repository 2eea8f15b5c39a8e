"""What went wrong, in a strip at the top of the window that stays until it is read: no dialog stands in the way."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from concordui.engine_words import told
from concordui.widgets import Note, NoteKind, ToolButton
from engine.errors import ConcordError, FaultyInput

FAULTS = 12
"""Faults of one input that are told in full."""
PASSED = 2
"""After so many tabs that came forward while it stood there, a note about a file was read."""
translate = QCoreApplication.translate


class Notice(QWidget):
    """A note with a cross. `wanted` carries the key of a link.

    One `about` a file goes when that is opened, or with the second tab that comes forward after it was seen: opening
    the file says it again.
    """

    wanted = Signal(object)
    closed = Signal()

    def __init__(
        self,
        kind: NoteKind,
        title: str,
        text: str,
        links: tuple[tuple[object, str], ...] = (),
        parent: QWidget | None = None,
        *,
        about: Path | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.about = about
        self.seen = False
        """Whether it was on the screen."""
        self._passed = 0
        self.title = title
        self.text = text
        self.note = Note(kind, title, text, links, self)
        self.cross = ToolButton("x", self.tr("Close this note"), self)
        self.cross.clicked.connect(self.dismiss)
        self.note.link_clicked.connect(self.wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.note, 1)
        row.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self.seen = True

    def pass_by(self, shown: Path | None) -> None:
        """Another tab came forward, in which this file is shown."""
        if self.about is None:
            return
        self._passed += self.seen
        if self.about == shown or self._passed >= PASSED:
            self.dismiss()

    def dismiss(self) -> None:
        """Take the note away."""
        self.hide()
        self.closed.emit()
        self.deleteLater()


def sentences(error: ConcordError) -> tuple[str, str]:
    """An error as a person reads it: what is wrong, where it is (all places of an input's faults), and what to do."""
    what, remedy = (f"{text[:1].upper()}{text[1:].rstrip('.')}." for text in (told(error.what), told(error.remedy)))
    where = told(error.where)
    if isinstance(error, FaultyInput):
        more = len(error.faults) - FAULTS
        where = "; ".join(f"{fault.where}: {told(fault.what)}" for fault in error.faults[:FAULTS])
        where += translate("Notices", "; and {0} more").format(more) if more > 0 else ""
    return what, f"{where}. {remedy}"


class NoticeStrip(QWidget):
    """The notes of the window, the latest at the top; no height without one."""

    LIMIT = 3

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notices")
        self.setProperty("kind", "surface")
        self._shown: list[Notice] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 8, 8, 8)
        self._column.setSpacing(6)
        self.hide()

    def notices(self) -> list[Notice]:
        """Those that are shown, the latest first."""
        return list(self._shown)

    def pass_by(self, shown: Path | None) -> None:
        """Another tab came forward, in which this file is shown: notes that were read go."""
        for notice in self.notices():
            notice.pass_by(shown)

    def say(
        self,
        kind: NoteKind,
        title: str,
        text: str,
        links: tuple[tuple[object, str], ...] = (),
        *,
        about: Path | None = None,
    ) -> Notice:
        """Show a note; one that says the same is replaced, and the oldest goes when there are too many."""
        same = [notice for notice in self._shown if (notice.title, notice.text) == (title, text)]
        for notice in same or self._shown[self.LIMIT - 1 :]:
            self._take(notice)
            notice.deleteLater()
        notice = Notice(kind, title, text, links, self, about=about)
        notice.closed.connect(self._closed)
        self._column.insertWidget(0, notice)
        self._shown.insert(0, notice)
        self.show()
        return notice

    def refuse(self, error: ConcordError, *, about: Path | None = None) -> Notice:
        """Say why something was refused."""
        return self.say("danger", *sentences(error), about=about)

    def _closed(self) -> None:
        closed = self.sender()
        if isinstance(closed, Notice):
            self._take(closed)

    def _take(self, notice: Notice) -> None:
        self._shown.remove(notice)
        self._column.removeWidget(notice)
        notice.hide()
        self.setVisible(bool(self._shown))
