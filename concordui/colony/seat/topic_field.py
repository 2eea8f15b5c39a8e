"""The core's topics beside a move: leave them be, open one, or change one; statuses and sources are the schema's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui.colony.people import People
from concordui.colony.say import say
from concordui.colony.seat.fields import TicksField, WordsField
from concordui.colony.seat.question import Option, Question, Take
from concordui.colony.seat.words import subject_text
from concordui.widgets import Field, Label
from concordui.widgets.hint_combo import HintCombo, Item
from engine.colony.topics import NEW

LEAVE = ""
"""In the place of a topic's id: none is opened or changed."""


class TopicField(QWidget):
    """`value` is None, or the topic as the reply has it; `fault` what is wrong with it, or ""."""

    edited = Signal()

    def __init__(self, question: Question, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question = question
        self._branches = branches_of(question.topic or {})
        self.which = HintCombo(say("Topic"), self)
        self.which.set_items(_items(question, self._branches), LEAVE)
        self.status: HintCombo | None = None
        self._rest = QWidget(self)
        self._rest_column = QVBoxLayout(self._rest)
        self._rest_column.setContentsMargins(0, 0, 0, 0)
        self._rest_column.setSpacing(8)
        self._words: WordsField | None = None
        self._sources: TicksField | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(Label(say("Your topics are your own record. Only receipts resolve one."), "caption", self))
        column.addWidget(_captioned(say("Beside your move"), self.which, self))
        column.addWidget(self._rest)
        self.which.picked.connect(self._picked)
        self._show()

    @property
    def value(self) -> dict[str, Any] | None:
        """The part of the reply."""
        which = self.which.key()
        if self.status is None or self._words is None:
            return None
        sources = [] if self._sources is None else self._sources.value
        return {"id": which, "status": self.status.key(), "text": self._words.value, "sources": sources}

    @property
    def fault(self) -> str:
        """What is wrong with it, in a sentence."""
        if self._words is None:
            return ""
        return self._words.fault or ("" if self._sources is None else self._sources.fault)

    def _picked(self) -> None:
        self._show()
        self.edited.emit()

    def _show(self) -> None:
        while (item := self._rest_column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        which = str(self.which.key())
        branch = next((each for each in self._branches if which in each["id"]["enum"]), None)
        self._rest.setVisible(branch is not None)
        self.status = self._words = self._sources = None
        if branch is not None:
            self._fill(branch, which == NEW)

    def _fill(self, branch: Mapping[str, Any], new: bool) -> None:
        names = status_names()
        items = [Item(key, names.get(key, key)) for key in branch["status"]["enum"]]
        self.status = HintCombo(say("Status"), self)
        self.status.picked.connect(self.edited)
        self.status.set_items(items, items[0].key)
        text, sources = branch["text"], branch["sources"]
        caption = say("What it is about") if new else say("New words; none keep the old ones")
        self._words = WordsField(Take("text", "words", caption, text["minLength"], text["maxLength"]), self._rest)
        self._words.edited.connect(self.edited)
        self._rest_column.addWidget(_captioned(say("Status"), self.status, self._rest))
        self._rest_column.addWidget(self._words)
        keys = sources["items"].get("enum", ())
        if keys:
            options = tuple(Option(key, source_text(key, self._question.people)) for key in keys)
            least, most = sources["minItems"], sources["maxItems"]
            caption = say("Sources") if new else say("Sources that are added")
            self._sources = TicksField(Take("sources", "ticks", caption, least, most, options), self._rest)
            self._sources.edited.connect(self.edited)
            self._rest_column.addWidget(self._sources)


def branches_of(part: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The kinds of moves with a topic: the properties of each."""
    branches: Sequence[Mapping[str, Any]] = part.get("anyOf", (part,) if "properties" in part else ())
    return [each["properties"] for each in branches]


def source_text(source: str, people: People) -> str:
    """What a source refers to, in words."""
    kind, _, name = source.partition(":")
    match kind:
        case "message":
            return say("Message {id}", id=name)
        case "receipt":
            return say("Receipt of {id}", id=name)
        case "offer":
            return say("Offer {id}", id=name)
        case "opportunity":
            return say("Opportunity: {work}", work=subject_text(name, people))
        case "sighting":
            return say("Sighting of {thing}", thing=name)
    return say("Shared link of {name}", name=people.name(name))


def status_names() -> dict[str, str]:
    """The statuses of a topic."""
    return {
        "open": say("open"),
        "blocked": say("blocked"),
        "deferred": say("deferred"),
        "resolved": say("resolved"),
        "declined": say("declined"),
    }


def _items(question: Question, branches: Sequence[Mapping[str, Any]]) -> list[Item]:
    known = {each["source"]: each for each in question.known.get("topics", ())}
    names = status_names()
    found = [Item(LEAVE, say("Leave the topics as they are"))]
    for branch in branches:
        for name in branch["id"]["enum"]:
            if name == NEW:
                found.append(Item(NEW, say("Open a new topic")))
            else:
                topic = known.get(name, {"text": name, "status": ""})
                found.append(Item(name, say("Change: {words}", words=topic["text"]), names.get(topic["status"], "")))
    return found


def _captioned(caption: str, control: QWidget, parent: QWidget) -> Field:
    field = Field(caption, control, parent)
    field.set_caption(caption)
    return field
