"""What has to be said of a run over all that is shown: it is watched, a seat is silent, it can't go on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui.colony.say import say
from concordui.notices import sentences
from concordui.widgets import Note
from engine.errors import ConcordError

AGAIN = "again"


class RunNotes(QWidget):
    """One note, or nothing. A failure stays. `again` is wanted by who is told that the store can only be watched."""

    again = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("colony-notes")
        self.setProperty("kind", "surface")
        self.note = Note("info", parent=self)
        self.note.link_clicked.connect(self._clicked)
        self._failed = False
        self._silent: dict[str, tuple[str, ConcordError]] = {}
        self._watched: ConcordError | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.addWidget(self.note)
        self.hide()

    def fail(self, error: ConcordError) -> None:
        """It can't go on."""
        self._failed = True
        self.note.say("danger", *sentences(error))
        self.show()

    def watch(self, why: ConcordError | None) -> None:
        """This store is only read here, and why; None where it is run."""
        self._watched = why
        self._show()

    def silence(self, seat: str, name: str, error: ConcordError) -> None:
        """The mind of a seat can't be made."""
        self._silent[seat] = (name, error)
        self._show()

    def seated(self, seat: str) -> None:
        """Somebody sits there now."""
        self._silent.pop(seat, None)
        self._show()

    def _show(self) -> None:
        if self._failed:
            return
        if self._watched is not None:
            title = say("This colony is watched, not run, here.")
            text = say("{why}. What is written to its store appears here as it comes.", why=_upper(self._watched.what))
            self.note.say("info", title, text, ((AGAIN, say("Try to run it")),))
        elif self._silent:
            names = ", ".join(name for name, _ in self._silent.values())
            error = next(iter(self._silent.values()))[1]
            title, text = sentences(error)
            self.note.say("warn", say("Nobody thinks for {names}.", names=names), f"{title} {text}")
        self.setVisible(self._watched is not None or bool(self._silent))

    def _clicked(self, key: object) -> None:
        if key == AGAIN:
            self.again.emit()


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]
