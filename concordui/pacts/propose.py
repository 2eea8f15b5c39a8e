"""*Propose a pact*: to whom, what, on which terms; a list of proposals that are sent together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from concordui.pacts.offer_list import OfferLine, OfferList
from concordui.pacts.seat_dialog import SeatDialog
from concordui.pacts.words import say
from concordui.widgets import Label, Line, OutlineButton, SectionHead
from concordui.widgets.choices import Choice, ChoiceList, ScrolledChoices, step_between
from concordui.widgets.hint_combo import pane_caption

TO_WIDTH = 196
PROMISE_WIDTH = 384
SIZE = (966, 662)


class Proposals(Protocol):
    """The proposals while they are put together: an immutable value, legal at any moment."""

    @property
    def current(self) -> int | None: ...

    @property
    def count(self) -> int: ...

    @property
    def full(self) -> bool: ...

    def payload(self) -> list[dict[str, Any]]: ...


M = TypeVar("M", bound=Proposals)


@dataclass(frozen=True, slots=True)
class ProposeWords:
    """What the dialog says whatever is chosen. `kinds` heads the column of types, `foot` stands under it."""

    note: str
    kinds: str
    foot: str
    rows: str
    empty: str
    help: str
    most: int


class Vocabulary(Protocol[M]):
    """To whom one can propose and what: the choices over a model, what they make of it, and how its rows read."""

    many: bool
    """Whether a proposal goes to several at once."""

    searchable: bool
    """Whether there may be more recipients than are listed, so that a person looks for some."""

    @property
    def words(self) -> ProposeWords: ...

    # What there is to choose, and what is chosen

    def recipients(self, model: M, sought: str) -> Sequence[Choice]: ...

    def chosen(self, model: M) -> frozenset[object]: ...

    def kinds(self, model: M) -> Sequence[Choice]: ...

    def kind(self, model: M) -> object: ...

    def lines(self, model: M) -> Sequence[OfferLine]: ...

    def looked_at(self, model: M) -> tuple[str, ...]: ...

    def send_text(self, model: M) -> str: ...

    # What a person does

    def load(self, payload: object) -> M: ...

    def choose_to(self, model: M, key: object) -> M: ...

    def choose_kind(self, model: M, key: object) -> M: ...

    def choose_term(self, model: M, key: str, value: Any) -> M: ...

    def add_another(self, model: M) -> M: ...

    def edit(self, model: M, index: int) -> M: ...

    def remove(self, model: M, index: int) -> M: ...


class TermsPane(QWidget, Generic[M]):
    """The third pane: the terms of the proposal that is shown, and what it means. `picked` carries (key, value)."""

    picked = Signal(object)

    def show_model(self, model: M) -> None:
        raise NotImplementedError

    def meaning(self) -> str:
        """The sentence about the proposal that is shown."""
        raise NotImplementedError


class ProposeDialog(SeatDialog, Generic[M]):
    """The proposals of one seat. Every row is legal at any moment; `payload` is a list."""

    def __init__(self, vocabulary: Vocabulary[M], pane: TermsPane[M], parent: QWidget | None = None) -> None:
        words = vocabulary.words
        super().__init__(say("Propose a pact"), words.note, SIZE, parent)
        self._vocabulary = vocabulary
        self._before: M = vocabulary.load([])
        self._model: M = self._before
        self._to = ChoiceList(say("To"), self, many=vocabulary.many)
        self._find = QLineEdit(self)
        self._find.setVisible(vocabulary.searchable)
        self._kinds = ChoiceList(words.kinds, self)
        self._pane = pane
        self._list_head = SectionHead(words.rows, parent=self)
        self._list_head.setContentsMargins(8, 0, 8, 0)
        self._list = OfferList(words.rows, words.empty, self)
        self._lay_out()
        self._connect()
        self._show()
        self._to.setFocus()

    # What it speaks

    def payload(self) -> list[dict[str, Any]]:
        return self._model.payload()

    def load(self, payload: object) -> None:
        self._before = self._model = self._vocabulary.load(payload)
        self._show()

    def meaning(self) -> str:
        """The sentence about the proposal that is shown."""
        return self._pane.meaning()

    # How it is built

    def _lay_out(self) -> None:
        panes = QHBoxLayout()
        panes.setSpacing(0)
        panes.addWidget(self._to_pane())
        panes.addWidget(Line(self, vertical=True))
        panes.addWidget(self._kinds_pane())
        panes.addWidget(Line(self, vertical=True))
        panes.addWidget(self._terms_pane(), 1)
        self.body.addLayout(panes, 1)
        self.body.addWidget(Line(self))
        self.body.addWidget(self._list_head)
        self.body.addWidget(self._list)
        self.set_help(self._vocabulary.words.help)
        self._cancel = OutlineButton(say("&Cancel"), self)
        self._cancel.setToolTip(say("Back to the proposals as they were when this opened"))
        self._another = OutlineButton(say("Add &another"), self, "plus")
        self._add_foot(self._cancel, self._another)

    def _to_pane(self) -> QFrame:
        pane = _pane(self, TO_WIDTH)
        column = _column(pane)
        column.addWidget(pane_caption(say("To"), pane))
        if self._vocabulary.searchable:
            self._find.setPlaceholderText(say("Find by name"))
            self._find.setAccessibleName(say("Find by name"))
            self._find.textEdited.connect(self._show)
            row = QHBoxLayout()
            row.setContentsMargins(12, 0, 12, 6)
            row.addWidget(self._find)
            column.addLayout(row)
        column.addWidget(ScrolledChoices(self._to, pane), 1)
        return pane

    def _kinds_pane(self) -> QFrame:
        pane = _pane(self, PROMISE_WIDTH)
        column = _column(pane)
        column.addWidget(pane_caption(self._vocabulary.words.kinds, pane, 12))
        column.addWidget(self._kinds)
        foot = Label(self._vocabulary.words.foot, "caption", pane, wrap=True)
        foot.setContentsMargins(12, 12, 24, 12)
        column.addWidget(foot)
        column.addStretch(1)
        return pane

    def _terms_pane(self) -> QFrame:
        pane = _pane(self)
        column = _column(pane)
        column.setContentsMargins(16, 12, 16, 16)
        column.addWidget(self._pane, 1)
        return pane

    def _connect(self) -> None:
        self._to.chosen.connect(self._choose_to)
        self._kinds.chosen.connect(self._choose_kind)
        self._pane.picked.connect(self._choose_term)
        self._list.edit.connect(self._edit)
        self._list.remove.connect(self._remove)
        self._another.clicked.connect(self._add_another)
        self._cancel.clicked.connect(self._go_back)

    # What a person does

    def _choose_to(self, key: object) -> None:
        self._become(self._vocabulary.choose_to(self._model, key))

    def _choose_kind(self, key: object) -> None:
        self._become(self._vocabulary.choose_kind(self._model, key))

    def _choose_term(self, term: tuple[str, Any]) -> None:
        self._become(self._vocabulary.choose_term(self._model, *term))

    def _edit(self, index: int) -> None:
        self._model = self._vocabulary.edit(self._model, index)
        self._show()

    def _remove(self, index: int) -> None:
        self._become(self._vocabulary.remove(self._model, index))
        rows = self._list.rows()
        (rows[min(index, len(rows) - 1)] if rows else self._to).setFocus()

    def _add_another(self) -> None:
        self._model = self._vocabulary.add_another(self._model)
        self._show()
        self._to.setFocus()

    def _go_back(self) -> None:
        self._become(self._before)
        self.reject()

    def _become(self, model: M) -> None:
        changed = model.payload() != self._model.payload()
        self._model = model
        self._show()
        if changed:
            self.edited.emit(self.payload())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not step_between((self._to, self._kinds), event):
            super().keyPressEvent(event)

    # What it shows

    def _show(self) -> None:
        model, vocabulary = self._model, self._vocabulary
        self._to.set_choices(vocabulary.recipients(model, self._find.text()))
        self._to.set_keys(vocabulary.chosen(model))
        self._kinds.set_choices(vocabulary.kinds(model))
        self._kinds.set_key(vocabulary.kind(model))
        self._pane.show_model(model)
        self._list.show_lines(vocabulary.lines(model), model.current)
        self._list_head.set_note(say("{count} of {most}", count=model.count, most=vocabulary.words.most))
        self._another.setEnabled(model.count > 0 and not model.full and model.current is not None)
        self._send.setText(vocabulary.send_text(model))
        self.looked_at.emit(vocabulary.looked_at(model))


def _pane(parent: QWidget, width: int | None = None) -> QFrame:
    pane = QFrame(parent)
    pane.setProperty("kind", "surface")
    if width is not None:
        pane.setFixedWidth(width)
    return pane


def _column(pane: QFrame) -> QVBoxLayout:
    column = QVBoxLayout(pane)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    return column
