"""What the Match entry of the rail shows while no match is open."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui.actions import ActionTable
from concordui.kind import Home
from concordui.widgets import Label, PrimaryButton


class MatchHome(Home):
    """One sentence and one button."""

    def __init__(self, table: ActionTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("match-home")
        self.setProperty("kind", "surface")
        self.button = PrimaryButton(self.tr("New match with options..."), self, "plus")
        self.button.clicked.connect(table["file.match"].trigger)
        words = Label(self.tr("No match is open. Matches appear here, each in a tab of its own."), "muted", self)
        self._lay_out(words)

    def first_focus(self) -> QWidget:
        """What has the keyboard when the page comes forward."""
        return self.button

    def _lay_out(self, words: QWidget) -> None:
        column = QVBoxLayout(self)
        column.setSpacing(16)
        column.addStretch(2)
        column.addWidget(words, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
