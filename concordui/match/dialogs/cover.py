"""The cover page between two people at one machine: it hides everything until the next one confirms."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from concordui.accessible import Role
from concordui.match.wording import say, when
from concordui.widgets import Chip, Label, PrimaryButton
from engine.anatolia.board import Power


class CoverPage(QFrame):
    """Fills the place of the match. `confirmed` is emitted once the next person is alone at the screen."""

    accessible_role = Role.Pane

    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "surface")
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._chip = Chip("", 56, self)
        self._title = Label("", "display", self)
        self._text = Label("", "muted", self)
        self._time = Label("", "caption", self, tabular=True)
        self._button = PrimaryButton("", self, "eye")
        self._button.clicked.connect(self.confirmed)
        self._lay_out()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addStretch(2)
        column.addWidget(self._chip, 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (self._title, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        column.addSpacing(8)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._button)
        row.addStretch(1)
        column.addLayout(row)
        column.addSpacing(4)
        self._time.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._time)
        column.addStretch(3)

    def hand_to(self, power: Power, year: int, season: str, task: str) -> None:
        """Wait for the person who plays `power`; `task` says what is to be done ("Orders")."""
        self._chip.set_power(power)
        self._title.set_text(say("{power}, it is your turn", power=power))
        self._text.set_text(say("Everybody else looks away. Your plans are shown when you go on."))
        self._time.set_text(say("{time}: {task}", time=when(year, season), task=task))
        self._button.setText(say("I am {power}, show my plans", power=power))
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(self._text.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()  # no key goes past the cover to what lies under it

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._button.setFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._button.setFocus()
