"""Nothing is asked now: the day that goes on, what became of the last answer, and a way to decide something at once."""

from __future__ import annotations

import html

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from concordui.colony.clock import time_of
from concordui.colony.people import People
from concordui.colony.say import say
from concordui.colony.seat.reasons import idle_text, turns_text
from concordui.colony.seat.scrolling import scrolled
from concordui.colony.seat.words import sentence, when_text
from concordui.widgets import Label, PrimaryButton, SectionHead
from engine.colony.threads import CORE
from engine.colony.viewing.seated import Lately, SeatState


class WaitingPage(QWidget):
    """`call_wanted`: the person wants to be asked now."""

    call_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._known: tuple[object, ...] = ()
        self._title = Label(say("Nothing is asked of you now"), "section", self, wrap=True)
        self._words = Label("", "body", self, wrap=True)
        self._more = Label("", "muted", self, wrap=True, tabular=True)
        self._lately = Label("", "body", self, wrap=True, tabular=True)
        self._hint = Label("", "caption", self, wrap=True)
        self.call = PrimaryButton(say("&Decide something now"), self, "user")
        self._lay_out()
        self._head.hide()
        self.call.clicked.connect(self.call_wanted)

    def _lay_out(self) -> None:
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        top = QVBoxLayout()
        top.setContentsMargins(16, 14, 16, 14)
        top.setSpacing(8)
        for widget in (self._title, self._words, self._more):
            top.addWidget(widget)
        column.addLayout(top)
        self._head = SectionHead(say("Lately"), parent=inside, height=28)
        column.addWidget(self._head)
        self._lately.setContentsMargins(16, 8, 16, 12)
        column.addWidget(self._lately)
        column.addStretch(1)
        foot = QFrame(self)
        foot.setProperty("kind", "foot")
        foot.setFixedHeight(56)
        row = QHBoxLayout(foot)
        row.setContentsMargins(16, 0, 12, 0)
        row.setSpacing(12)
        row.addWidget(self._hint, 1)
        row.addWidget(self.call)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(scrolled(inside, self), 1)
        whole.addWidget(foot)

    def show_state(self, state: SeatState, people: People, wanted: bool, still: bool) -> None:
        """How the day goes. `wanted`: the person has called already; `still`: time stands still."""
        known = (state, people, wanted, still)
        if known == self._known:
            return
        self._known = known
        name = people.name(state.mind)
        spent = state.mind == CORE and not state.turns_left
        self._title.set_text(_title_of(state, name, wanted))
        self._words.set_text(idle_text(state, name) if state.alive else say("Take another seat, or watch."))
        self._more.set_text(_more_of(state))
        self._lately.set_html("<br>".join(_line(each, state.tick, people) for each in reversed(state.lately)))
        self._head.setVisible(bool(state.lately))
        self._hint.set_text(_hint_of(state, wanted, still))
        self.call.setEnabled(state.alive and not spent)

    def forget(self) -> None:
        """Nothing of it stays."""
        self._known = ()
        self._head.hide()
        for label in (self._words, self._more, self._lately):
            label.set_text("")

    def take_focus(self) -> None:
        """The keyboard goes to the one thing to do."""
        self.call.setFocus(Qt.FocusReason.OtherFocusReason)


def _title_of(state: SeatState, name: str, wanted: bool) -> str:
    if not state.alive:
        return say("{name} is dead", name=name)
    return say("You are asked in a moment") if wanted else say("Nothing is asked of you now")


def _more_of(state: SeatState) -> str:
    if state.mind == CORE:
        return turns_text(state)
    if state.notes_from is None or not state.alive:
        return ""
    if state.notes_from <= state.tick:
        return say("Your notes: you are asked as soon as something new has happened to you.")
    return say("Your notes: you are asked from {time} on.", time=when_text(state.notes_from, state.tick))


def _hint_of(state: SeatState, wanted: bool, still: bool) -> str:
    if wanted and still:
        return say("Time stands still: play, or step, to be asked.")
    if state.mind == CORE:
        return say("Propose, adopt, ask or open a topic without waiting for news.")
    return say("Withdraw from work, invite an offer or tell the core something without being asked.")


def _line(each: Lately, now: int, people: People) -> str:
    when = f'<span style="font-weight:600">{time_of(each.tick)}</span>&nbsp;&nbsp;'
    if each.kind == "message":
        words = say("{name}: {words}", name=people.name(each.who), words=each.text)
    elif each.kind == "receipt":
        words = say("Receipt, {name}: {words}", name=people.name(each.who), words=each.text)
    else:
        words = sentence(each.text)
    return when + html.escape(words)
