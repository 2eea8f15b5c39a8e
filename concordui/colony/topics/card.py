"""One topic as a card: its status, its words, what it rests on, and which receipts would close it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from concordui.colony.clock import clock
from concordui.colony.people import People
from concordui.colony.say import say
from concordui.colony.topics.words import closer_text, source_text, status_of, still_text, telling
from concordui.widgets import Label, Line, Tag
from engine.colony.viewing.agenda import TopicShown

_LABEL = 92


class TopicCard(QFrame):
    """Shows one topic."""

    def __init__(self, topic: TopicShown, people: People, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 0)
        column.setSpacing(6)
        column.addLayout(self._top(topic))
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnMinimumWidth(0, _LABEL)
        grid.setColumnStretch(1, 1)
        sources = "\n".join(source_text(source, people) for source in topic.sources)
        closes = [closer_text(closer, people) for closer in telling(topic)]
        last = still_text(topic, people)
        closing = "\n".join([*closes, last] if last else closes) or "–"
        for place, (name, words) in enumerate(((say("Rests on"), sources or "–"), (say("Closed by"), closing))):
            label, text = Label(name, "muted", self), Label(words, "body", self, wrap=True)
            text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            grid.addWidget(label, place, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(text, place, 1)
        column.addLayout(grid)
        column.addSpacing(6)
        column.addWidget(Line(self))
        spoken = (topic.text, status_of(topic.status)[0], say("Rests on"), sources, say("Closed by"), closing)
        self.setAccessibleName(", ".join(part for part in spoken if part))

    def _top(self, topic: TopicShown) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(Label(topic.text, "strong", self, wrap=True), 1)
        when = say("opened {clock}", clock=clock(topic.opened))
        if topic.changed != topic.opened:
            when = say("changed {clock}", clock=clock(topic.changed))
        row.addWidget(Label(when, "caption", self, tabular=True), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(Tag(*status_of(topic.status), self), 0, Qt.AlignmentFlag.AlignTop)
        return row
