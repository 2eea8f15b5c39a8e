"""The page *Attempts*: the ledger as a table, its totals, and the attempt that is opened."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from concordui.colony.attempts.filters import AttemptFilters
from concordui.colony.attempts.table import AttemptTable
from concordui.colony.attempts.words import MIND, REQUEST, VALUE, state_text, story_of, title_of, totals_text
from concordui.colony.clock import clock
from concordui.colony.looking import Looking
from concordui.colony.minds.request_dialog import RequestDialog
from concordui.colony.model import Showing
from concordui.colony.page_bar import PageBar
from concordui.colony.people import People
from concordui.colony.say import say
from concordui.colony.story import Story, plain
from concordui.widgets import EmptyHint, Label, Line, SectionHead, ToolButton
from engine.colony.viewing.attempts import (
    AttemptRow,
    AttemptShown,
    LedgerShown,
    Standing,
    attempt_of,
    ledger_lens,
    totals,
)

_EMPTY = "Every call to a mind appears here, from the moment at which it is reserved, whatever becomes of it."
_WITHHELD = "The ledger shows what every mind was asked: while you sit in a seat it stays closed."
_CHOOSE = "Choose an attempt to read what was asked, what came, and what became of it."


class AttemptsPage(QWidget):
    """Follows the ledger. `mind_wanted` carries a mind and a tick, `failed` the `ConcordError` of a file that could
    not be written.
    """

    mind_wanted = Signal(str, int)
    failed = Signal(object)

    def __init__(self, showing: Showing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("attempts-page")
        self.showing = showing
        self._ledger: Looking[LedgerShown] = Looking(showing, ledger_lens())
        self._opened: Looking[AttemptShown | None] = Looking(showing)
        self.head = PageBar(say("Attempts"), parent=self)
        self.save = ToolButton("download", say("Save the table of attempts as CSV…"), self)
        self.filters = AttemptFilters(self)
        self.table = AttemptTable(showing, self)
        self.totals = Label("", "caption", self, wrap=True, tabular=True)
        self.one_head = SectionHead("", parent=self)
        self.one = Story(say("The attempt that is opened"), self)
        self.hint = EmptyHint(say(_EMPTY), self)
        self._stack = QStackedWidget(self)
        self._wanted: str | None = None
        self._only: Standing | None = None
        self._read: tuple[LedgerShown | None, People] = (None, showing.people)
        self._lay_out()
        self._connect()

    # What a person does

    def open_attempt(self, attempt: str) -> None:
        """Show one attempt, whatever the filters leave out."""
        self._wanted = attempt
        self._opened.at(attempt_of(attempt))
        if self.table.rows_model.place(attempt) is None:
            self.filters.clear()
        self.table.select_key(attempt)
        self.refresh()

    def show_only(self, standing: Standing) -> None:
        """Show the attempts that stand so, whatever was filtered before, and open the latest of them."""
        self._only = standing
        self.filters.clear()

    def show_text(self, title: str, text: str, sha256: str) -> QDialog:
        """A text of the attempt in a dialog of its own."""
        shown = self._opened.value
        note = "" if shown is None else clock(shown.row.asked)
        dialog = RequestDialog(self.window())
        dialog.show_text(title, note, text, sha256, f"{title}.json")
        dialog.set_help("")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.failed.connect(self.failed)
        dialog.show()
        return dialog

    def _picked(self, attempt: object) -> None:
        self._wanted = str(attempt)
        self._opened.at(attempt_of(self._wanted))
        self._show_one(self._opened.value)

    def _followed(self, key: str) -> None:
        shown = self._opened.value
        if shown is None:
            return
        if key == MIND:
            self.mind_wanted.emit(shown.row.mind, max(self.showing.first, shown.row.asked - 1))
        elif key == REQUEST and shown.asked is not None:
            self.show_text(say("The request of attempt {id}", id=shown.row.id), shown.asked.text, shown.asked.sha256)
        elif key == VALUE:
            self.show_text(say("The answer to attempt {id}", id=shown.row.id), shown.value, shown.digest)

    # How it follows

    def refresh(self) -> None:
        """Show everything as it is now."""
        ledger = self._ledger.value
        self._stack.setCurrentIndex(0 if ledger is not None and ledger.rows else 1)
        self.hint.set_text(say(_WITHHELD) if self._ledger.withheld else say(_EMPTY))
        if (ledger, self.showing.people) != self._read:
            self._read = (ledger, self.showing.people)
            self._show_rows()
        self._show_one(self._opened.value)

    def _show_rows(self) -> None:
        """Show the rows that are wanted, and their sums."""
        ledger, people = self._read
        rows: tuple[AttemptRow, ...] = () if ledger is None else ledger.rows
        self.filters.show_choices(rows, people)
        self._filter_once(rows)
        kept = self.filters.kept(rows)
        self.table.show_attempts(kept)
        self.table.select_key(self._wanted)
        self.totals.set_text(totals_text(totals(kept), len(rows), None if ledger is None else ledger.budget))
        flying = sum(row.standing == "in flight" for row in rows)
        self.head.set_note(say("{n} in flight", n=flying) if flying else "")

    def _filter_once(self, rows: tuple[AttemptRow, ...]) -> None:
        """What was asked for before the ledger had been read."""
        found = [row for row in rows if row.standing == self._only]
        if found:
            self._only = None
            self.filters.choose_state(found[-1].standing)
            self._wanted = found[-1].id
            self._opened.at(attempt_of(self._wanted))

    def _show_one(self, shown: AttemptShown | None) -> None:
        people = self.showing.people
        self.one_head.set_title(title_of(shown, people))
        self.one_head.set_note("" if shown is None else state_text(shown.row))
        fault = self._opened.fault
        if shown is not None:
            self.one.show_parts(story_of(shown, people))
        elif fault is not None:
            self.one.show_parts([plain(str(fault), "danger")])
        else:
            self.one.show_parts([plain(say(_CHOOSE), "muted")])

    def _changed_outside(self) -> None:
        if self.isVisible():
            self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._ledger.show()
        self._opened.show()
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._ledger.hide()
        self._opened.hide()

    # How it is put together

    def _connect(self) -> None:
        self.filters.changed.connect(self._show_rows)
        self.table.chosen.connect(self._picked)
        self.table.failed.connect(self.failed)
        self.save.clicked.connect(self.table.save)
        self.one.link.connect(self._followed)
        self.showing.in_turn(self._changed_outside)

    def _lay_out(self) -> None:
        self.head.add(self.save)
        upper, lower, below = QWidget(self), QWidget(self), QWidget(self)
        row = QVBoxLayout(below)
        row.setContentsMargins(12, 6, 12, 6)
        row.addWidget(self.totals)
        for box, widgets in (
            (upper, (self.filters, Line(self), self.table, below)),
            (lower, (self.one_head, self.one)),
        ):
            column = QVBoxLayout(box)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(0)
            for widget in widgets:
                column.addWidget(widget, int(widget in (self.table, self.one)))
        split = QSplitter(Qt.Orientation.Vertical, self)
        split.setChildrenCollapsible(False)
        split.setHandleWidth(1)
        split.addWidget(upper)
        split.addWidget(lower)
        split.setSizes([400, 340])
        self._stack.addWidget(split)
        self._stack.addWidget(self.hint)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self._stack, 1)
