"""Whose seat to take: the colonists by name and the core, each with who thinks there now; found by typing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from concordui import icons
from concordui.colony.people import CORE_ICON, People, paint_chip
from concordui.colony.say import say
from concordui.theme import theme
from concordui.widgets import Label, OutlineButton, PrimaryButton, SectionHead
from concordui.widgets.choices import Choice, ChoiceList, ScrolledChoices
from engine.colony.threads import CORE

_MANY = 12
"""Seats from which on a field to find one by name is worth its place."""
_LISTED = 60


@dataclass(frozen=True, slots=True)
class MindSign:
    """The chip of a mind (`signs.Sign`)."""

    people: People
    mind: str

    @property
    def name(self) -> str:
        """Who it is."""
        return self.people.name(self.mind)

    def paint(self, painter: QPainter, box: QRectF) -> None:
        if self.mind == CORE:
            icons.paint(painter, CORE_ICON, box.adjusted(2, 2, -2, -2), theme().ui("text"))
        else:
            paint_chip(painter, box, self.people.style(self.mind))


class SeatChooser(QWidget):
    """`chosen` carries the mind whose seat shall be taken; `closed`: none."""

    chosen = Signal(object)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._people = People()
        self._minds: Mapping[str, str] = {}
        self._preferred = ""
        self._words = Label("", "body", self, wrap=True)
        self.sought = QLineEdit(self)
        self.sought.setPlaceholderText(say("Find by name"))
        self.sought.setAccessibleName(say("Find by name"))
        self.list = ChoiceList(say("Seats"), self)
        self._area = ScrolledChoices(self.list, self)
        self._back = OutlineButton(say("&Cancel"), self)
        self.sit = PrimaryButton("", self, "user")
        self._lay_out()
        self.sought.textEdited.connect(self._show)
        self.list.chosen.connect(self._show)
        self.sit.clicked.connect(self.take)
        self._back.clicked.connect(self.closed)

    def _lay_out(self) -> None:
        top = QVBoxLayout()
        top.setContentsMargins(16, 14, 16, 12)
        top.setSpacing(8)
        top.addWidget(self._words)
        top.addWidget(self.sought)
        foot = QFrame(self)
        foot.setProperty("kind", "foot")
        foot.setFixedHeight(56)
        row = QHBoxLayout(foot)
        row.setContentsMargins(16, 0, 12, 0)
        row.setSpacing(8)
        row.addStretch(1)
        row.addWidget(self._back)
        row.addWidget(self.sit)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(SectionHead(say("Seats"), parent=self, height=28))
        column.addWidget(self._area, 1)
        column.addWidget(foot)

    def show_minds(self, people: People, minds: Mapping[str, str]) -> None:
        """Everybody, with who thinks there."""
        if (people, dict(minds)) == (self._people, self._minds):
            return
        self._people, self._minds = people, dict(minds)
        self._words.set_text(
            say(
                "You decide in somebody's place: the same questions, the same choices, and nothing but what that mind"
                " knows. Hand the seat back whenever you like; its own mind then goes on."
            )
        )
        self._show()

    def prefer(self, mind: str) -> None:
        """Choose this one, as soon as it is listed."""
        self._preferred = mind
        self.sought.clear()
        self._show()

    def take(self) -> None:
        """Sit down at the chosen place."""
        mind = self.list.key()
        if mind is not None:
            self.chosen.emit(mind)

    def take_focus(self) -> None:
        """The keyboard goes to the list."""
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self) -> None:
        minds = self._people.minds
        self.sought.setVisible(len(minds) > _MANY)
        sought = self.sought.text().strip().lower()
        found = [mind for mind in minds if sought in self._people.name(mind).lower()]
        shown = found[:_LISTED]
        if CORE in found[_LISTED:]:
            shown.append(CORE)
        self.list.set_choices([self._choice(mind) for mind in shown])
        if self._preferred in shown:
            self.list.set_key(self._preferred)
            self._preferred = ""
        elif self.list.key() is None and shown:
            self.list.set_key(shown[0])
        self._name_button()

    def _choice(self, mind: str) -> Choice:
        plays = say("thinks there now: {spec}", spec=self._minds.get(mind, "–"))
        if mind == CORE:
            hint = say("proposes, adopts, asks, waits; {plays}", plays=plays)
        else:
            hint = say("answers offers, withdraws, says; {plays}", plays=plays)
        return Choice(mind, self._people.name(mind), hint, sign=MindSign(self._people, mind))

    def _name_button(self) -> None:
        mind = self.list.key()
        if mind == CORE:
            words = say("&Take the core's seat")
        else:
            words = (
                say("&Take a seat") if mind is None else say("&Take {name}'s seat", name=self._people.name(str(mind)))
            )
        self.sit.setText(words)
        self.sit.setEnabled(mind is not None)
