"""What a person is asked: why, the moves with their effects, what the chosen one takes, and what waiting means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from concordui.colony.people import People
from concordui.colony.say import say
from concordui.colony.seat.fields import TakeField, field_of
from concordui.colony.seat.keeper import Asked
from concordui.colony.seat.question import TOPIC, Move, Question
from concordui.colony.seat.reasons import meanwhile_text, reason_of, waiting_text
from concordui.colony.seat.scrolling import scrolled
from concordui.colony.seat.topic_field import TopicField
from concordui.colony.seat.words import stale_text
from concordui.widgets import Label, Note, PrimaryButton, SectionHead
from concordui.widgets.choices import Choice, ChoiceList
from engine.colony.viewing.seated import SeatState

AGAIN = "again"

FORM_SHARE = 0.45
"""Of the page's height, what the fields of a move take at most."""


class QuestionPage(QWidget):
    """`submitted` carries the reply as the engine takes it; `again_wanted`: to be asked anew with what is new."""

    submitted = Signal(object)
    again_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.question: Question | None = None
        self.fields: list[TakeField] = []
        self.topic: TopicField | None = None
        self._state: tuple[SeatState, bool] | None = None
        self._kept: dict[str, Any] = {}
        self.reason = Note("info", parent=self)
        self.news = Note("warn", parent=self)
        self.refusal = Note("danger", parent=self)
        self.list = ChoiceList(say("What you can do"), self, wrap=True)
        self._form = QWidget(self)
        self._form_column = QVBoxLayout(self._form)
        self._meanwhile = Label("", "caption", self, wrap=True, tabular=True)
        self.send = PrimaryButton("", self, "send")
        self.send.setToolTip(say("Ctrl+Enter"))
        self._lay_out()
        self.list.chosen.connect(self._chosen)
        self.news.link_clicked.connect(self.again_wanted)
        self.send.clicked.connect(self.submit)

    def _lay_out(self) -> None:
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        notes = QVBoxLayout()
        notes.setContentsMargins(12, 12, 12, 12)
        notes.setSpacing(8)
        for note in (self.reason, self.news, self.refusal):
            notes.addWidget(note)
        column.addLayout(notes)
        self._head = SectionHead(say("What you can do"), parent=inside, height=28)
        column.addWidget(self._head)
        column.addWidget(self.list)
        self._fields_head = SectionHead("", parent=self, height=29)
        column.addStretch(1)
        self._form_column.setContentsMargins(16, 10, 16, 12)
        self._form_column.setSpacing(10)
        self._form_column.addStretch(1)
        self.area = scrolled(inside, self)
        self.form_area = scrolled(self._form, self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.area, 1)
        whole.addWidget(self._fields_head)
        whole.addWidget(self.form_area)
        whole.addWidget(self._foot())
        self.news.hide()
        self.refusal.hide()

    def _foot(self) -> QFrame:
        foot = QFrame(self)
        foot.setProperty("kind", "foot")
        foot.setMinimumHeight(56)
        foot.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        row = QHBoxLayout(foot)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(12)
        row.addWidget(self._meanwhile, 1)
        row.addWidget(self.send)
        return foot

    # What it is given

    def show_question(self, asked: Asked, people: People, changed: bool = False) -> None:
        """Another question. `changed`: it takes the place of one that was open, whose words are kept."""
        self._keep()
        self.question = question = Question(asked, people)
        if not changed:
            self._kept.clear()
        title, words = reason_of(question)
        self.reason.say("warn" if changed else "info", title, words)
        self.refusal.hide()
        self.news.hide()
        before = self.list.key()
        self.list.set_choices([Choice(move.key, move.title, move.effect) for move in question.moves])
        keys = [move.key for move in question.moves]
        self.list.set_key(before if changed and before in keys else keys[0])
        self._show_topic()
        self._show_move()
        self.area.verticalScrollBar().setValue(0)

    def show_state(self, state: SeatState, still: bool) -> None:
        """The day goes on, unless time stands `still`: what has come to nothing meanwhile, and what is new."""
        question = self.question
        if question is None or (state, still) == self._state:
            return
        self._state = (state, still)
        stale = dict(state.stale)
        rows = []
        for move in question.moves:
            why = stale.get(move.ids[0], "")
            rows.append(Choice(move.key, move.title, move.effect, stale_text(why) if why else ""))
        if tuple(rows) != self.list.choices():
            self.list.set_choices(rows)
        waits = waiting_text(state.waiting)
        self.news.setVisible(bool(waits))
        if waits and waits != self.news.accessibleName():
            self.news.say("warn", waits, say("This question knows nothing of it."), [(AGAIN, say("Ask me again"))])
        self._meanwhile.set_text(meanwhile_text(question, state, still))

    def refuse(self, words: str) -> None:
        """An answer was not taken; the question stays open."""
        self.refusal.say("danger", say("This was not taken"), words)
        self.refusal.show()
        self.area.verticalScrollBar().setValue(0)

    def forget(self) -> None:
        """Nothing is asked, and nothing of it stays."""
        self.question = self._state = None
        self._kept.clear()
        self.list.set_choices([])
        self._clear_form()
        self._meanwhile.set_text("")
        self.reason.say("info")
        self.refusal.hide()
        self.news.hide()

    def take_focus(self) -> None:
        """The keyboard goes to the moves."""
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    # What a person does

    @property
    def chosen_move(self) -> Move | None:
        """The move that is chosen."""
        return None if self.question is None else self.question.move(self.list.key())

    @property
    def fault(self) -> str:
        """What is wrong with the answer as it stands, in a sentence; "" for nothing."""
        wrong = [field.fault for field in self.fields if field.fault]
        if self.topic is not None and self.topic.fault:
            wrong.append(self.topic.fault)
        return wrong[0] if wrong else ""

    def value(self) -> Mapping[str, Any] | None:
        """The reply as it stands."""
        move = self.chosen_move
        if self.question is None or move is None:
            return None
        given = {field.take.key: field.value for field in self.fields}
        if self.topic is not None:
            given[TOPIC] = self.topic.value
        return self.question.value_of(move, given)

    def submit(self) -> None:
        """Hand the answer in, unless something is missing: that is said in its place."""
        fault = self.fault
        if fault:
            self.refuse(fault)
            return
        value = self.value()
        if value is not None:
            self.refusal.hide()
            self.submitted.emit(value)

    def _chosen(self) -> None:
        self._keep()
        self.refusal.hide()
        self._show_move()

    def _keep(self) -> None:
        """What was written goes along to another move, and to a question that takes the place of this one."""
        for field in self.fields:
            self._kept[field.take.key] = field.value

    # What is shown

    def _show_move(self) -> None:
        self._clear_form()
        question, move = self.question, self.chosen_move
        if question is None or move is None:
            return
        for take in question.takes(move):
            field = field_of(take, question.people, self._form)
            if take.key in self._kept:
                field.set_value(self._kept[take.key])
            self.fields.append(field)
            self._form_column.insertWidget(len(self.fields) - 1, field)
            field.show()  # what is not shown yet has no height in `_fit`
        has_form = bool(self.fields) or self.topic is not None
        self.form_area.setVisible(has_form)
        self._fields_head.setVisible(has_form)
        self._fields_head.set_title(move.title)
        self.send.setText(move.button)
        self._fit()
        self._keep_in_sight()

    def _show_topic(self) -> None:
        if self.topic is not None:
            self.topic.hide()
            self.topic.deleteLater()
        question = self.question
        self.topic = TopicField(question, self._form) if question is not None and question.topic is not None else None
        if self.topic is not None:
            self._form_column.insertWidget(0, self.topic)
            self.topic.show()
            self.topic.edited.connect(self._fit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """What the chosen move takes is in sight as a whole, where that leaves half of the page to the moves."""
        self._form_column.activate()
        needed = self._form_column.totalMinimumSize().height()
        width = max(1, self.form_area.viewport().width())
        if self._form_column.hasHeightForWidth():
            needed = self._form_column.totalHeightForWidth(width)
        self.form_area.setFixedHeight(min(needed, max(96, round(self.height() * FORM_SHARE))))

    def _keep_in_sight(self) -> None:
        """The chosen move stays to be seen beside what it takes."""
        layout = self.layout()
        row = next((row for row in self.list.rows() if row.isChecked()), None)
        if layout is not None and row is not None and self.isVisible():
            layout.activate()
            self.area.ensureWidgetVisible(row, 0, 4)

    def _clear_form(self) -> None:
        for field in self.fields:
            field.hide()
            self._form_column.removeWidget(field)
            field.deleteLater()
        self.fields = []
