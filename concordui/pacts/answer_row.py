"""One proposal to be answered: who, their record, what each side would promise, accept or reject, contradictions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from concordui import fonts
from concordui.accessible import Role
from concordui.pacts.words import say
from concordui.widgets import Label, Note, Segment, Segmented
from concordui.widgets.row_ground import paint_ground
from concordui.widgets.signs import Sign, SignLabel

WHO = 118
CHIP = 28
_VERDICTS = {Qt.Key.Key_A: "accept", Qt.Key.Key_R: "reject", Qt.Key.Key_Backspace: None, Qt.Key.Key_Delete: None}

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


@dataclass(frozen=True, slots=True)
class AnswerLine:
    """What a row says; `betrayed`: the record towards oneself is bad. `acceptable` False: only a rejection is left."""

    proposal: str
    sign: Sign
    sender: str
    record: str
    towards_me: str
    betrayed: bool
    title: str
    theirs: str
    mine: str
    acceptable: bool = True


class AnswerRow(QWidget):
    """A, R and Delete answer and take back from anywhere in the row; Up and Down go to the next one."""

    accessible_role = Role.Grouping

    answered = Signal(object)
    """(proposal id, "accept" or "reject" or None)"""
    entered = Signal(object)
    """The proposal's id: the person looks at this row."""
    stepped = Signal(object)
    """1 or -1: on to the next row, or back."""

    def __init__(self, line: AnswerLine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = line
        self._current = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(say("{title}, from {sender}", title=line.title, sender=line.sender))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setMinimumHeight(96)
        self.choice = Segmented(
            [Segment("accept", say("Accept"), "check", "ok"), Segment("reject", say("Reject"), "x", "danger")],
            self,
            name=say("Answer to {sender}", sender=line.sender),
        )
        for button, key in zip(self.choice.buttons(), ("A", "R"), strict=True):
            button.setToolTip(say("{verb} (key {key})", verb=button.text(), key=key))
        self.choice.buttons()[0].setEnabled(line.acceptable)
        self.note = Note("warn", parent=self)
        self.note.hide()
        self._lay_out()
        self.choice.chosen.connect(self._chosen)
        for button in self.choice.buttons():
            button.installEventFilter(self)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 14, 20, 15)
        row.setSpacing(10)
        row.addWidget(SignLabel(self.line.sign, CHIP, self), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(self._who())
        row.addLayout(self._what(), 1)
        row.addWidget(self.choice, 0, Qt.AlignmentFlag.AlignTop)

    def _who(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(1)
        name = Label(self.line.sender, "strong", self)
        name.setFixedWidth(WHO)
        column.addWidget(name)
        column.addWidget(Label(self.line.record, "caption", self, tabular=True))
        towards = Label(self.line.towards_me, "danger" if self.line.betrayed else "caption", self)
        towards.setFont(fonts.ui("caption", tabular=True))
        column.addWidget(towards)
        column.addStretch(1)
        return column

    def _what(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(6)
        column.addWidget(Label(self.line.title, "strong", self))
        sides = QGridLayout()
        sides.setSpacing(1)
        sides.setHorizontalSpacing(24)
        for index, (head, text) in enumerate(
            ((say("They promise"), self.line.theirs), (say("You promise"), self.line.mine))
        ):
            sides.addWidget(Label(head, "caption", self), 0, index)
            words = Label(text, "body", self, wrap=True)
            words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
            sides.addWidget(words, 1, index)
            sides.setColumnStretch(index, 1)
        column.addLayout(sides)
        column.addWidget(self.note)
        column.addStretch(1)
        return column

    def show_state(self, verdict: object, warnings: Sequence[str], current: bool) -> None:
        """Show the answer so far, what accepting contradicts, and whether the person is here."""
        self.choice.set_key(verdict)
        self.note.setVisible(bool(warnings))
        if warnings:
            self.note.say("warn", "", " ".join(warnings))
        said = {"accept": say("accepted"), "reject": say("rejected")}.get(str(verdict), say("not answered"))
        self.setAccessibleDescription(" ".join([f"{said}.", *warnings]))
        self._current = current
        self.update()

    def _chosen(self, key: object) -> None:
        self.answered.emit((self.line.proposal, key))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit(self.line.proposal)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.entered.emit(self.line.proposal)
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _VERDICTS and not event.modifiers():
            if _VERDICTS[key] == "accept" and not self.line.acceptable:
                return
            self.answered.emit((self.line.proposal, _VERDICTS[key]))
        elif key in _STEPS:
            self.stepped.emit(_STEPS[key])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_ground(self, current=self._current)
