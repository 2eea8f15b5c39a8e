"""The page *Topics*: what the core is about, what it may still spend, and what woke it last."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from concordui.colony.looking import Looking
from concordui.colony.model import Showing
from concordui.colony.page_bar import PageBar
from concordui.colony.people import People
from concordui.colony.say import say
from concordui.colony.topics.card import TopicCard
from concordui.colony.topics.words import budget_text, count_text, next_text, woken_text, woken_title
from concordui.widgets import EmptyHint, Label, Line, Note, ProgressBar, SectionHead
from engine.colony.planner import PublicChange
from engine.colony.viewing.agenda import AGENDA, Agenda, Budget, TopicShown, Woken, woken_by

REST_MS = 600
"""How long a turn of the core has to be the latest until what woke it is read."""

_EMPTY = "The core has opened no topic yet. Topics appear here as it opens them, each with what it rests on."
_WITHHELD = "Topics are the core’s own: while you sit in a colonist’s seat they stay closed."


class TopicsPage(QWidget):
    """Follows what the tab shows."""

    def __init__(self, showing: Showing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("topics-page")
        self.showing = showing
        self._agenda: Looking[Agenda] = Looking(showing, AGENDA)
        self._causes: Looking[tuple[PublicChange, ...]] = Looking(showing)
        self._turn = ""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self.head = PageBar(say("The core’s budgets"), parent=self)
        self.turns = _BudgetLine(say("Turns"), self)
        self.calls = _BudgetLine(say("Calls"), self)
        self.woken = Note("info", parent=self)
        self.topics_head = SectionHead(say("Topics"), parent=self)
        self.cards = QWidget(self)
        self._column = QVBoxLayout(self.cards)
        self.hint = EmptyHint(say(_EMPTY), self)
        self.closed = EmptyHint(say(_WITHHELD), self)
        self._scroll = QScrollArea(self)
        self._shown: tuple[tuple[TopicShown, ...], People] | None = None
        self._stack = QStackedWidget(self)
        self._lay_out()
        showing.in_turn(self._changed_outside)
        self._rest.timeout.connect(self._rested)

    def refresh(self) -> None:
        """Show everything as it is now."""
        agenda, people = self._agenda.value, self.showing.people
        self._stack.setCurrentIndex(int(self._agenda.withheld))
        if agenda is None:
            return
        self.turns.show_budget(agenda.turns)
        self.calls.show_budget(agenda.calls)
        words = f"{woken_text(agenda.woken, self._woken_by(agenda.woken), people)} {next_text(agenda, people)}"
        self.woken.say("info", woken_title(agenda.woken), words)
        self.topics_head.set_note(count_text(agenda))
        if (agenda.topics, people) != self._shown:
            self._shown = (agenda.topics, people)
            self._show_topics(agenda.topics, people)

    def _woken_by(self, woken: Woken | None) -> tuple[PublicChange, ...] | None:
        """What woke the latest turn; None until that has been found out."""
        if woken is not None and woken.attempt != self._turn:
            self._turn = woken.attempt
            self._causes.at(None)
            self._rest.start()
        if woken is not None and woken.pending:
            return woken.causes
        return () if self._causes.fault is not None else self._causes.value

    def _rested(self) -> None:
        """The same turn has been the latest for a while: what woke it is worth the reading."""
        self._causes.at(woken_by(self._turn))
        self.refresh()

    def _show_topics(self, topics: tuple[TopicShown, ...], people: People) -> None:
        column = self._column
        while (item := column.takeAt(0)) is not None:
            widget = item.widget()
            if isinstance(widget, TopicCard):
                widget.hide()
                widget.deleteLater()
        for topic in sorted(topics, key=_order):
            column.addWidget(TopicCard(topic, people, self.cards))
        self.hint.setVisible(not topics)
        self._scroll.setVisible(bool(topics))

    def _changed_outside(self) -> None:
        if self.isVisible():
            self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._agenda.show()
        self._causes.show()
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._agenda.hide()
        self._causes.hide()

    def _lay_out(self) -> None:
        cards = self._column
        cards.setContentsMargins(0, 0, 0, 0)
        cards.setSpacing(0)
        cards.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._scroll.setWidget(self.cards)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setAccessibleName(say("The core’s topics"))
        whole = QWidget(self)
        inner = QVBoxLayout(whole)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(0)
        top = QVBoxLayout()
        top.setContentsMargins(12, 10, 12, 12)
        top.setSpacing(8)
        for part in (self.turns, self.calls, self.woken):
            top.addWidget(part)
        inner.addWidget(self.head)
        inner.addLayout(top)
        inner.addWidget(Line(self))
        inner.addWidget(self.topics_head)
        inner.addWidget(self.hint, 1)
        inner.addWidget(self._scroll, 1)
        self._stack.addWidget(whole)
        self._stack.addWidget(self.closed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)
        self._scroll.hide()


class _BudgetLine(QWidget):
    """One budget: its name, a bar of what is spent, and words."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = ProgressBar(name, self)
        self.words = Label("", "body", self, tabular=True)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setColumnMinimumWidth(0, 48)
        grid.setColumnStretch(1, 1)
        grid.addWidget(Label(name, "muted", self), 0, 0)
        grid.addWidget(self.bar, 0, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(self.words, 0, 2)

    def show_budget(self, budget: Budget) -> None:
        """Show what is spent of it."""
        self.words.set_text(budget_text(budget))
        self.bar.setVisible(budget.whole is not None)
        self.bar.show_progress(budget.spent, budget.whole or 0)
        self.bar.setAccessibleDescription(self.words.text())


def _order(topic: TopicShown) -> tuple[bool, int]:
    """Those that are not closed first, the newest of each kind before the others."""
    return not topic.live, -int(topic.id[1:])
