"""Scenarios with unsaved changes, on the home page: open one, or discard it, which can be taken back at once."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from concordui.commons.editor.keeping import ScenarioJournal
from concordui.commons.editor.sentence import sentence
from concordui.commons.say import say
from concordui.widgets import ElidedLabel, LinkButton

TITLE_WIDTH = 340


class KeptRow(QWidget):
    """One of them. `wanted` carries what to open, `dropped` and `taken_back` its place."""

    wanted = Signal(object)
    dropped = Signal(object)
    taken_back = Signal(object)

    def __init__(self, place: Path, target: Path, title: str, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._place = place
        self._target = target
        self._discarded = False
        self.open = LinkButton(title, self)
        self.open.setAccessibleName(say("Open {title}", title=title))
        self.open.setAccessibleDescription(words)
        self.open.setFixedWidth(TITLE_WIDTH)
        self.discard = LinkButton(say("Discard"), self)
        self.discard.setAccessibleName(say("Discard {title}", title=title))
        note = ElidedLabel(self, "muted")
        note.set_text(words)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(16)
        row.addWidget(self.open)
        row.addWidget(note, 1)
        row.addWidget(self.discard)
        self.open.clicked.connect(self._open)
        self.discard.clicked.connect(self._discard)

    def _open(self) -> None:
        self.wanted.emit(self._target)

    def _discard(self) -> None:
        self._discarded = not self._discarded
        self.open.setEnabled(not self._discarded)
        self.discard.setText(say("Bring it back") if self._discarded else say("Discard"))
        self.discard.setAccessibleName(f"{self.discard.text()}: {self.open.text()}")
        (self.dropped if self._discarded else self.taken_back).emit(self._place)


class KeptList(QWidget):
    """The rows, latest first. `open_wanted` carries the path to open, `dropped` that of one that was discarded."""

    open_wanted = Signal(object)
    dropped = Signal(object)

    def __init__(self, data: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self._journal = ScenarioJournal(data)
        self.rows: list[KeptRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def reload(self) -> bool:
        """Show what is kept now; whether there is anything."""
        for old in self.rows:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.rows = []
        for kept in self._journal.all():
            title, words = self._journal.title_of(kept.draft), sentence(kept.draft.content)
            file = kept.draft.file
            target = file if file is not None and file.exists() else kept.place  # changes of a file open with it
            row = KeptRow(kept.place, target, title, f"{kept.at.astimezone():%Y-%m-%d %H:%M}. {words}", self)
            row.wanted.connect(self.open_wanted)
            row.dropped.connect(self._discard)
            row.taken_back.connect(self._journal.bring_back)
            self.rows.append(row)
            self._column.addWidget(row)
        return bool(self.rows)

    def _discard(self, place: object) -> None:
        self._journal.discard(Path(str(place)))
        self.dropped.emit(place)
