"""The rows of a lifeline: beats with all that is drawn of them, in the order of time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from concordui.colony.clock import age
from concordui.colony.offers.words import cost_text, headline, notes_of, spoken, thinks_text
from concordui.colony.people import People
from engine.colony.threads import CORE
from engine.colony.viewing.lifelines import Beat, Lifeline

Index = QModelIndex | QPersistentModelIndex

_NOWHERE = QModelIndex()
ROW_ROLE = Qt.ItemDataRole.UserRole + 1

Way = Literal["to pawn", "to core", "broken", "at pawn", "at core"]
"""What is drawn between the lines: an arrow, one that does not arrive, or a mark on one of them."""

_ICONS = {
    "offered": "send",
    "question": "info",
    "accepted": "check",
    "refused": "x",
    "countered": "arrow-left-right",
    "not_now": "clock",
    "invited": "mail",
    "withdrew": "log-out",
    "expired": "clock",
    "lapsed": "clock",
    "withdrawn": "undo-2",
    "superseded": "undo-2",
    "started": "play",
    "finished": "list-checks",
    "stopped": "circle-stop",
    "rejected": "triangle-alert",
    "failed": "triangle-alert",
    "discarded": "trash-2",
    "thinks": "loader",
}
_ROLES = {
    "accepted": "ok",
    "finished": "ok",
    "refused": "danger",
    "rejected": "danger",
    "failed": "danger",
    "countered": "warn",
    "not_now": "warn",
    "stopped": "warn",
    "withdrew": "warn",
    "lapsed": "muted",
    "expired": "muted",
    "discarded": "danger",
}


@dataclass(frozen=True, slots=True)
class BeatRow:
    """A beat with what is drawn of it. `since` is the time since the beat before, `before` and `after` are whether the
    pawn is at the agreed work above and below the middle of the row.
    """

    beat: Beat
    title: str
    quote: str
    notes: tuple[str, ...]
    cost: str
    since: str
    way: Way
    icon: str
    role: str
    before: bool
    after: bool
    first: bool
    last: bool


def rows_of(line: Lifeline, people: People) -> tuple[BeatRow, ...]:
    """A thread's beats as rows."""
    found: list[BeatRow] = []
    working = False
    for place, beat in enumerate(line.beats):
        before, working = working, _works(beat, working)
        gap = beat.tick - line.beats[place - 1].tick if place else 0
        title = headline(beat, people)
        if beat.kind == "thinks":
            title = f"{title}: {thinks_text(beat.seconds)}" if beat.seconds is not None else title
        found.append(
            BeatRow(
                beat,
                title,
                f"“{beat.words}”" if beat.words else "",
                tuple(notes_of(beat, people)),
                cost_text(beat.call) if beat.call is not None else "",
                f"+ {age(gap)}" if gap else "",
                _way(beat),
                _ICONS.get(beat.kind, "info"),
                _ROLES.get(beat.kind, "text"),
                before,
                working,
                place == 0,
                place == len(line.beats) - 1,
            )
        )
    return tuple(found)


def _works(beat: Beat, working: bool) -> bool:
    if beat.kind == "started":
        return True
    return working and beat.kind not in ("finished", "stopped")


def _way(beat: Beat) -> Way:
    if beat.kind in ("rejected", "failed", "discarded", "thinks"):
        return "broken"
    if beat.kind in ("finished", "stopped"):
        return "to core"
    if beat.kind == "started":
        return "at pawn"
    if not beat.actor:
        return "at core"
    return "to pawn" if beat.actor == CORE else "to core"


class LifelineModel(QAbstractListModel):
    """The rows of one thread. What is read out is the whole beat in a sentence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: Sequence[BeatRow] = ()
        self.pawn = ""
        self.people = People()

    def show(self, line: Lifeline | None, people: People) -> bool:
        """Show this thread; whether its rows are others than before."""
        rows = () if line is None else rows_of(line, people)
        pawn = "" if line is None else line.row.pawn
        if (rows, pawn, people) == (self.rows, self.pawn, self.people):
            return False
        self.beginResetModel()
        self.rows, self.pawn, self.people = rows, pawn, people
        self.endResetModel()
        return True

    def take(self, other: LifelineModel) -> None:
        """Show what another model shows at this moment."""
        self.beginResetModel()
        self.rows, self.pawn, self.people = other.rows, other.pawn, other.people
        self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return spoken(row.beat, self.people, self.pawn)
        return None
