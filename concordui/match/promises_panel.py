"""A list with a sentence for when it is empty, and the Promises dock, which can say that one's own word was broken."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui.match.rows import Row, RowList
from concordui.widgets import EmptyHint, Note


class RowsOrHint(QWidget):
    """A list, or the sentence that says what will appear in it."""

    def __init__(self, name: str, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.list = RowList(name, self)
        self.hint = EmptyHint(hint, self)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self.column.addWidget(self.hint)
        self.column.addWidget(self.list, 1)
        self.show_rows([])

    def show_rows(self, rows: Sequence[Row], hint: str | None = None) -> None:
        """Show these rows; without any, the sentence."""
        if hint is not None:
            self.hint.set_text(hint)
        self.list.show_rows(rows)
        self.list.setVisible(bool(rows))
        self.hint.setVisible(not rows)


class PromisesPanel(RowsOrHint):
    """The promises, under a note where one's own word was broken."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", "", parent)
        self.list.setAccessibleName(self.tr("Promises"))
        self.list.setObjectName("promises-list")
        self.note = Note("danger", parent=self)
        self.note.setObjectName("broken-note")
        self.note.hide()
        self._frame = QVBoxLayout()
        self._frame.addWidget(self.note)
        self.column.insertLayout(0, self._frame)
        self.show_breach("", "")

    def show_breach(self, title: str, text: str) -> None:
        """Say which promises the viewer broke; no title hides the note."""
        self.note.setVisible(bool(title))
        self._frame.setContentsMargins(*((12, 8, 12, 4) if title else (0, 0, 0, 0)))
        if title:
            self.note.say("danger", title, text)
