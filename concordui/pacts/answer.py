"""*Answer proposals*: each with who, their record, what either side would promise; accept or reject."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from concordui.pacts.answer_row import AnswerLine, AnswerRow
from concordui.pacts.seat_dialog import SeatDialog
from concordui.pacts.verdicts import Verdict
from concordui.pacts.words import say
from concordui.widgets import EmptyHint, OutlineButton

SIZE = (900, 600)


class Answers(Protocol):
    """The answers while they are thought over: an immutable value."""

    @property
    def verdicts(self) -> Mapping[str, Verdict]: ...

    @property
    def waiting(self) -> tuple[str, ...]: ...

    def payload(self) -> dict[str, Any]: ...


M = TypeVar("M", bound=Answers)


@dataclass(frozen=True, slots=True)
class AnswerWords:
    """What the dialog says whatever is answered. `empty` stands where nothing is to be answered."""

    note: str
    empty: str


class Vocabulary(Protocol[M]):
    """What is proposed, how it reads, and what accepting it would contradict."""

    @property
    def words(self) -> AnswerWords: ...

    def lines(self) -> Sequence[AnswerLine]: ...

    def warnings(self, model: M, proposal: str) -> Sequence[str]: ...

    def looked_at(self, proposal: str) -> tuple[str, ...]: ...

    def help(self, model: M) -> tuple[str, str | None]: ...

    def load(self, payload: object) -> M: ...

    def decide(self, model: M, proposal: str, verdict: Verdict | None) -> M: ...

    def reject_rest(self, model: M) -> M: ...


class AnswerDialog(SeatDialog, Generic[M]):
    """The inbox of one seat. `payload` maps proposal ids to ``accept`` or ``reject``."""

    def __init__(self, vocabulary: Vocabulary[M], parent: QWidget | None = None) -> None:
        super().__init__(say("Answer proposals"), vocabulary.words.note, SIZE, parent)
        self._vocabulary = vocabulary
        self._model: M = vocabulary.load({})
        self._rows = {line.proposal: AnswerRow(line, self) for line in vocabulary.lines()}
        self._current = next(iter(self._rows), "")
        self._rest = OutlineButton(say("Re&ject the rest"), self)
        self._later = OutlineButton(say("&Later"), self)
        self._later.setToolTip(say("Close; your answers so far are kept"))
        self._lay_out()
        self._connect()
        self._show()
        self._focus()

    # What it speaks

    def payload(self) -> dict[str, Any]:
        return self._model.payload()

    def load(self, payload: object) -> None:
        self._model = self._vocabulary.load(payload)
        self._current = next(iter(self._model.waiting), self._current)
        self._show()
        self._focus()

    def rows(self) -> tuple[AnswerRow, ...]:
        """The rows, in the order of the inbox."""
        return tuple(self._rows.values())

    # How it is built

    def _lay_out(self) -> None:
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget(area)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for row in self._rows.values():
            column.addWidget(row)
        if not self._rows:
            column.addWidget(EmptyHint(self._vocabulary.words.empty, inside))
        column.addStretch(1)
        area.setWidget(inside)
        self._area = area
        self.body.addWidget(area, 1)
        count = len(self._rows)
        self.set_count(say("1 proposal") if count == 1 else say("{count} proposals", count=count))
        self._send.setText(say("&Send answers"))
        self._add_foot(self._rest, self._later)

    def _connect(self) -> None:
        for row in self._rows.values():
            row.answered.connect(self._answered)
            row.entered.connect(self._entered)
            row.stepped.connect(self._stepped)
        self._rest.clicked.connect(self._reject_rest)
        self._later.clicked.connect(self.reject)

    # What a person does

    def _answered(self, answer: tuple[str, Verdict | None]) -> None:
        self._current = answer[0]
        self._become(self._vocabulary.decide(self._model, *answer))

    def _entered(self, proposal: str) -> None:
        if proposal != self._current:
            self._current = proposal
            self._show()
        self.looked_at.emit(self._vocabulary.looked_at(proposal))

    def _reject_rest(self) -> None:
        self._become(self._vocabulary.reject_rest(self._model))

    def _become(self, model: M) -> None:
        changed = model.payload() != self._model.payload()
        self._model = model
        self._show()
        if changed:
            self.edited.emit(self.payload())

    def _stepped(self, step: int) -> None:
        order = list(self._rows)
        at = min(max(order.index(self._current) + step, 0), len(order) - 1)
        row = self._rows[order[at]]
        row.setFocus(Qt.FocusReason.TabFocusReason)
        self._area.ensureWidgetVisible(row, 0, 0)

    def _focus(self) -> None:
        if self._rows:
            self._rows[self._current].setFocus()

    # What it shows

    def _show(self) -> None:
        for proposal, row in self._rows.items():
            warnings = self._vocabulary.warnings(self._model, proposal)
            row.show_state(self._model.verdicts.get(proposal), warnings, proposal == self._current)
        self._rest.setEnabled(bool(self._model.waiting))
        self.set_help(*(self._vocabulary.help(self._model) if self._rows else ("", None)))
