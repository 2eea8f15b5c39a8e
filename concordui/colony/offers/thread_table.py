"""The table of threads: with whom, about what, how it stands; what changed last stands first."""

from __future__ import annotations

from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QWidget

from concordui.colony.clock import clock
from concordui.colony.model import Showing
from concordui.colony.offers.words import next_text, status_of, work_title
from concordui.colony.say import say
from concordui.widgets import TagKind
from concordui.widgets.data_table import Column, DataTable
from engine.colony.viewing.thread_list import ThreadRow, Threads

NARROW = 560
"""Below this width there is no room for when a thread changed; the file has it in any case."""
_CHANGED = 3


class ThreadTable(DataTable[ThreadRow]):
    """Shows threads; `chosen` carries the id of one."""

    def __init__(self, showing: Showing, parent: QWidget | None = None) -> None:
        self._showing = showing
        columns = [
            Column(say("With"), self._name, width=84, icon=self._chip),
            Column(say("About"), self._work, width=140, tip=self._work),
            Column(say("Status"), _status, width=134, tag=_tag),
            Column(say("Changed"), _changed, text=_changed_text, width=114),
            Column(say("Next, or how it ended"), next_text, role=_muted, tip=next_text),
        ]
        super().__init__(say("Threads"), columns, _id, parent)
        self.setObjectName("thread-table")
        self.setAccessibleName(say("Threads between the core and the colonists"))

    def show_threads(self, threads: Threads | None, *, open_only: bool) -> None:
        """Show these, those that changed last first."""
        rows = () if threads is None else threads.rows
        shown = [row for row in rows if row.live or not open_only]
        self.show_rows(sorted(shown, key=_late))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setColumnHidden(_CHANGED, self.width() < NARROW)

    def _name(self, row: ThreadRow) -> str:
        return self._showing.people.name(row.pawn)

    def _chip(self, row: ThreadRow) -> QIcon:
        return self._showing.people.icon(row.pawn)

    def _work(self, row: ThreadRow) -> str:
        return work_title(row.work, self._showing.people)


def _id(row: ThreadRow) -> str:
    return row.id


def _status(row: ThreadRow) -> str:
    return status_of(row)[0]


def _tag(row: ThreadRow) -> TagKind:
    return status_of(row)[1]


def _changed(row: ThreadRow) -> int:
    return row.changed


def _changed_text(row: ThreadRow) -> str:
    return clock(row.changed)


def _late(row: ThreadRow) -> tuple[int, int]:
    return -row.changed, -int(row.id[1:])


def _muted(row: ThreadRow) -> str:
    return "muted"
