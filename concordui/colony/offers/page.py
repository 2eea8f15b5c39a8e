"""The page *Offers*: the threads, the lifeline of the one that is chosen, and why it was answered as it was."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from concordui.colony.looking import Looking
from concordui.colony.model import Showing
from concordui.colony.offers.lifeline_picture import LifelineDialog
from concordui.colony.offers.lifeline_view import LifelineView
from concordui.colony.offers.thread_table import ThreadTable
from concordui.colony.offers.why_text import ATTEMPT, MIND, story_of, title_of
from concordui.colony.offers.words import mind_text, rejection_text, spent_text, status_of, subject_title
from concordui.colony.page_bar import PageBar
from concordui.colony.say import say
from concordui.colony.story import Story
from concordui.widgets import EmptyHint, Label, Note, SectionHead, Segment, Segmented, ToolButton
from concordui.widgets.tables import HEAD, ROW
from engine.colony.viewing.answering import Answering, answering_of
from engine.colony.viewing.lifelines import ANSWERS, Beat, Lifeline, lifeline_of
from engine.colony.viewing.thread_list import THREADS, ThreadRow, Threads

_MOST_REJECTED = 3
_TABLE_SHARE, _LINE_SHARE = 0.26, 0.52
_EMPTY = "Offers appear here when the core makes them: each with its answer, its work and what it cost."
_WITHHELD = "Threads belong to the core and to each colonist alone: while you sit in a seat they stay closed."


class OffersPage(QWidget):
    """Follows what the tab shows. `mind_wanted` carries a mind and a tick, `attempt_wanted` the id of an attempt,
    `failed` the `ConcordError` of a file that could not be written.
    """

    mind_wanted = Signal(str, int)
    attempt_wanted = Signal(str)
    failed = Signal(object)

    def __init__(self, showing: Showing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("offers-page")
        self.showing = showing
        self._threads: Looking[Threads] = Looking(showing, THREADS)
        self._line: Looking[Lifeline | None] = Looking(showing)
        self._answer: Looking[Answering | None] = Looking(showing)
        self.head = PageBar(say("Offers"), parent=self)
        self.which = Segmented([Segment("all", say("All")), Segment("open", say("Open"))], self, name=say("Threads"))
        self.save = ToolButton("download", say("Save the table of threads as CSV…"), self)
        self.table = ThreadTable(showing, self)
        self.rejected = Note("warn", parent=self)
        self.line_head = SectionHead("", parent=self)
        self.picture = ToolButton("images", say("Picture of the lifeline…"), self)
        self.line = LifelineView(self)
        self.why_head = SectionHead("", parent=self)
        self.why = Story(say("Why it was answered so"), self)
        self.hint = EmptyHint(say(_EMPTY), self)
        self._stack = QStackedWidget(self)
        self._split = QSplitter(Qt.Orientation.Vertical, self)
        self._moved = False
        self._thread: str | None = None
        self._lay_out()
        self._connect()

    # What a person does

    def choose(self, thread: str) -> None:
        """Show this thread."""
        self._thread = thread
        self.refresh()

    def save_picture(self) -> LifelineDialog:
        """Ask for the picture of the lifeline."""
        title = self.line_head.accessibleName().replace(": ", ", ")
        dialog = LifelineDialog(self.line.model, self.line.beats.viewport().width(), title, self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        return dialog

    def _picked(self, thread: object) -> None:
        self.choose(str(thread))

    def _followed(self, key: str) -> None:
        beat = self.line.beat
        if beat is None or beat.call is None:
            return
        if key == ATTEMPT:
            self.attempt_wanted.emit(beat.call.attempt)
        elif key == MIND:
            self.mind_wanted.emit(beat.actor, max(self.showing.first, beat.call.asked - 1))

    # How it follows

    def refresh(self) -> None:
        """Show everything as it is now."""
        threads = self._threads.value
        self._stack.setCurrentIndex(0 if threads is not None and (threads.rows or threads.rejected) else 1)
        self.hint.set_text(say(_WITHHELD) if self._threads.withheld else say(_EMPTY))
        self._show_threads(threads)
        thread = self._shown(threads)
        self.table.select_key(thread)
        self._line.at(None if thread is None else lifeline_of(thread))
        self._show_line(self._line.value)
        self._show_why(self.line.beat)

    def _shown(self, threads: Threads | None) -> str | None:
        """The thread that was chosen, where there is one of that id at this tick, or else what changed last."""
        rows = () if threads is None else threads.rows
        if threads is None or any(row.id == self._thread for row in rows):
            return self._thread
        return max(rows, key=_changed).id if rows else None

    def _show_threads(self, threads: Threads | None) -> None:
        self.table.show_threads(threads, open_only=self.which.key() == "open")
        rows = () if threads is None else threads.rows
        going = sum(row.live for row in rows)
        one = say("1 thread") if len(rows) == 1 else say("{n} threads", n=len(rows))
        self.head.set_note(say("{threads}, {n} under way", threads=one, n=going) if rows else "")
        rejected = () if threads is None else threads.rejected
        self.rejected.setVisible(bool(rejected))
        if rejected:
            title = (
                say("1 move was rejected") if len(rejected) == 1 else say("{n} moves were rejected", n=len(rejected))
            )
            latest = [rejection_text(each, self.showing.people) for each in rejected[-_MOST_REJECTED:]]
            self.rejected.say("warn", title, "\n".join(reversed(latest)))
        self._share_room()

    def _show_line(self, line: Lifeline | None) -> None:
        people = self.showing.people
        self.line.show_line(line, people)
        self.picture.setEnabled(line is not None)
        if line is None:
            self.line_head.set_title(say("Lifeline"))
            self.line_head.set_note("")
            return
        name, work = people.name(line.row.pawn), subject_title(line.row.work, people)
        self.line_head.set_title(say("{name}: {work}", name=name, work=work))
        self.line_head.set_note(f"{status_of(line.row)[0]}, {spent_text(line.calls)}")

    def _show_why(self, beat: Beat | None) -> None:
        people = self.showing.people
        asked = beat is not None and beat.call is not None and beat.kind in (*ANSWERS, "rejected", "thinks")
        lens = answering_of(beat.call.attempt, beat.work) if beat is not None and beat.call and asked else None
        self._answer.at(lens)
        self.why_head.set_title(title_of(beat, people))
        spec = mind_text(beat.call.spec) if beat is not None and beat.call is not None else say("nobody")
        self.why.show_parts(story_of(beat, self._answer.value, self._answer.fault, people, spec))

    def _beat_chosen(self, beat: object) -> None:
        self._show_why(beat if isinstance(beat, Beat) else None)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for looking in (self._threads, self._line, self._answer):
            looking.show()
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        for looking in (self._threads, self._line, self._answer):
            looking.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _was_moved(self) -> None:
        self._moved = True

    def _share_room(self) -> None:
        """The table has what its rows need, up to a quarter; a person who moves a line between the parts decides."""
        room = self._split.height()
        if self._moved or room <= 0:
            return
        note = self.rejected.sizeHint().height() if self.rejected.isVisibleTo(self) else 0
        wanted = HEAD + ROW * max(1, len(self.table.rows_model.rows)) + 2
        above = min(wanted, max(HEAD + 3 * ROW, round(room * _TABLE_SHARE))) + note
        below = max(room - above - 2 * self._split.handleWidth(), 2)
        line = round(below * _LINE_SHARE)
        if self._split.sizes()[:2] != [above, line]:
            self._split.setSizes([above, line, below - line])

    # How it is put together

    def _connect(self) -> None:
        self.which.set_key("all")
        self.which.chosen.connect(self.refresh)
        self.table.chosen.connect(self._picked)
        self.table.failed.connect(self.failed)
        self.save.clicked.connect(self.table.save)
        self.line.chosen.connect(self._beat_chosen)
        self.picture.clicked.connect(self.save_picture)
        self.why.link.connect(self._followed)
        self.showing.in_turn(self._changed_outside)
        self._split.splitterMoved.connect(self._was_moved)

    def _changed_outside(self) -> None:
        if self.isVisible():
            self.refresh()

    def _lay_out(self) -> None:
        self.head.add(self.which)
        self.head.add(self.save)
        self.line_head.add(self.picture)
        split = self._split
        split.setChildrenCollapsible(False)
        split.setHandleWidth(1)
        for widgets, stretch in (
            ((self.table, self.rejected), 0),
            ((self.line_head, self.line), 1),
            ((self.why_head, self.why), 1),
        ):
            split.addWidget(_column(widgets, self))
            split.setStretchFactor(split.count() - 1, stretch)
        self._stack.addWidget(split)
        self._stack.addWidget(self.hint)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self._stack, 1)


def _column(widgets: tuple[QWidget, ...], parent: QWidget) -> QWidget:
    box = QWidget(parent)
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    for widget in widgets:
        column.addWidget(widget, int(not isinstance(widget, SectionHead | Note | Label)))
    return box


def _changed(row: ThreadRow) -> int:
    return row.changed
