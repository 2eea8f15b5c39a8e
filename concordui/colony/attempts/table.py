"""The table of attempts, the latest first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QWidget

from concordui.colony.attempts.words import aim_text, outcome_text, state_text, tag_of, tokens_of
from concordui.colony.clock import clock
from concordui.colony.model import Showing
from concordui.colony.say import say
from concordui.widgets.data_table import Column, DataTable
from engine.colony.viewing.attempts import AttemptRow

WIDE, NARROW = 760, 560
"""From the first width on there is room for tokens and seconds, below the second none for what a mind was asked for;
the file has them in any case.
"""
_AIM, _TIMELINE, _TOKENS, _TIME = 2, 4, 6, 7


class AttemptTable(DataTable[AttemptRow]):
    """Shows rows of the ledger; `chosen` carries the id of one."""

    def __init__(self, showing: Showing, parent: QWidget | None = None) -> None:
        self._showing = showing
        columns: list[Column[AttemptRow]] = [
            Column(say("No."), _number, text=_id, width=64),
            Column(say("Mind"), self._name, width=80, icon=self._chip),
            Column(say("For"), _aim, width=84),
            Column(say("Asked"), _asked, text=_asked_text, width=112),
            Column(say("Of"), _timeline, width=36),
            Column(say("State"), state_text, width=160, tag=tag_of, tip=_why),
            Column(say("Tokens"), tokens_of, number=True, width=68),
            Column(say("Seconds"), _seconds, text=_seconds_text, number=True, width=68),
            Column(say("What came"), self._outcome, tip=self._outcome),
        ]
        super().__init__(say("Attempts"), columns, _id, parent)
        self.setObjectName("attempt-table")
        self.setAccessibleName(say("The ledger of attempts"))

    def show_attempts(self, rows: Sequence[AttemptRow]) -> None:
        """Show these, the latest first. Where all are of one timeline there is no need to name it."""
        self.show_rows(rows[::-1])
        self.setColumnHidden(_TIMELINE, len({row.timeline for row in rows}) < 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for column in (_TOKENS, _TIME):
            self.setColumnHidden(column, self.width() < WIDE)
        self.setColumnHidden(_AIM, self.width() < NARROW)

    def _name(self, row: AttemptRow) -> str:
        return self._showing.people.name(row.mind)

    def _chip(self, row: AttemptRow) -> QIcon:
        return self._showing.people.icon(row.mind)

    def _outcome(self, row: AttemptRow) -> str:
        return outcome_text(row, self._showing.people)


def _id(row: AttemptRow) -> str:
    return row.id


def _number(row: AttemptRow) -> int:
    return row.number


def _aim(row: AttemptRow) -> str:
    return aim_text(row.aim)


def _asked(row: AttemptRow) -> int:
    return row.asked


def _asked_text(row: AttemptRow) -> str:
    return clock(row.asked)


def _timeline(row: AttemptRow) -> str:
    return row.timeline


def _why(row: AttemptRow) -> str:
    return row.why or state_text(row)


def _seconds(row: AttemptRow) -> float | None:
    return row.elapsed_s or None


def _seconds_text(row: AttemptRow) -> str:
    return f"{row.elapsed_s:.1f}" if row.elapsed_s >= 0.05 else "–"
