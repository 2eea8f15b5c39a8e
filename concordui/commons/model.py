"""What a tab of a commons shows: which run, which turn of it, through whose eyes. Everything in the tab listens here.

Plots, timelines and tables read it and set its cursor; none of them knows another.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal

from concordui.commons.turn_cursor import TurnCursor
from engine.commons.course import MOST_PLAYERS, CourseView
from engine.commons.course_reader import TurnShown
from engine.commons.pacts import PlayerId
from engine.commons.scenario import ArenaPlan
from engine.commons.seen import course_for, record_for


class Showing(QObject):
    """One run as it is shown. What is not for `eyes` is in none of its values.

    `changed`: another run, more turns, or other eyes: `view` is another. `cursor_changed`: `turn`, `hovered` or
    `pinned` is another. `record_changed`: `record` was read; it follows `turn` by a moment. `selection_changed`:
    `selected` is another. `wanted` carries a turn that shall be read from the log.
    """

    changed = Signal()
    cursor_changed = Signal()
    record_changed = Signal()
    selection_changed = Signal()
    wanted = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.plan: ArenaPlan | None = None
        """The scenario of the run, None until its log was read."""
        self.over = False
        """Whether no turn can follow any more."""
        self._whole: CourseView | None = None
        self._view: CourseView | None = None
        self._read: TurnShown | None = None
        self._record: Mapping[str, Any] | None = None
        self._planned = 0
        self._cursor = TurnCursor(first=1)
        self._eyes: PlayerId | None = None
        self._selected: str | None = None

    # What is shown

    @property
    def view(self) -> CourseView | None:
        """The turns that there are, as far as `eyes` may see them; None before the log was read."""
        return self._view

    @property
    def turns(self) -> int:
        """How many turns there are."""
        return 0 if self._whole is None else self._whole.turns

    @property
    def turns_planned(self) -> int:
        """How many turns there will be at most: the right end of every axis of turns."""
        return max(self._planned, self.turns)

    @property
    def names(self) -> tuple[PlayerId, ...]:
        """The players in the order in which each keeps its colour, newcomers last; empty where there are too many."""
        if self._whole is not None and self._whole.turns:
            return self._whole.names
        planned = () if self.plan is None else tuple(player.id for player in self.plan.players)
        return planned if len(planned) <= MOST_PLAYERS else ()

    @property
    def turn(self) -> int:
        """The turn that everything reads: the hovered one, else the pinned one, else the last. 0 if there is none."""
        return self._cursor.turn

    @property
    def record(self) -> Mapping[str, Any] | None:
        """The TurnRecord of `turn` from the log, as far as `eyes` may see it.

        While that is being read it is still the one before: ``record["turn"]`` says which. None before the first.
        """
        return self._record

    @property
    def hovered(self) -> int | None:
        """The turn under the pointer."""
        return self._cursor.hovered

    @property
    def pinned(self) -> int | None:
        """The turn that a person chose; None while the last one is followed."""
        return self._cursor.pinned

    @property
    def eyes(self) -> PlayerId | None:
        """The player through whose eyes it is seen; None for a spectator who sees everything."""
        return self._eyes

    @property
    def selected(self) -> str | None:
        """The id of the pact that is chosen."""
        return self._selected

    # What people do

    def hover(self, turn: int | None) -> None:
        """Read this turn everywhere while the pointer is over it; None when it leaves."""
        self._moved(self._cursor.hover(turn))

    def pin(self, turn: int | None) -> None:
        """Stay at this turn; None follows the last one."""
        self._moved(self._cursor.pin(turn))

    def select(self, pact_id: str | None) -> None:
        """Choose a pact in the timeline, the table and the plots."""
        if pact_id != self._selected:
            self._selected = pact_id
            self.selection_changed.emit()

    def look_through(self, player: PlayerId | None) -> None:
        """See the run as this player does; None for everything."""
        if player != self._eyes:
            self._eyes = player
            if self._whole is not None:
                self._view = self._seen(self._whole)
            self._record = self._seen_record(self._read)
            self.select(None)
            self.changed.emit()
            self.record_changed.emit()

    # What the run tells

    def open(self, plan: ArenaPlan, planned: int | None = None) -> None:
        """Another run, of which nothing is known yet but its scenario; `planned` turns in place of the scenario's."""
        self.plan, self.over = plan, False
        self._planned = plan.scenario.turns if planned is None else planned
        self._whole = self._view = self._read = self._record = None
        self._selected = None
        self._cursor = TurnCursor(first=1)
        for signal in (self.changed, self.cursor_changed, self.record_changed, self.selection_changed):
            signal.emit()

    def grow(self, view: CourseView, over: bool) -> None:
        """So many turns there are now."""
        self._whole, self.over = view, over
        self._view = self._seen(view)
        another = self._cursor.grow(view.turns)
        self.changed.emit()
        self._moved(another)

    def read(self, shown: TurnShown) -> None:
        """A turn that was `wanted`."""
        if shown.turn == self.turn:
            self._read = shown
            self._record = self._seen_record(shown)
            self.record_changed.emit()

    # How it follows from that

    def _moved(self, another: bool) -> None:
        self.cursor_changed.emit()
        if another and self.turn:
            self.wanted.emit(self.turn)

    def _seen(self, view: CourseView) -> CourseView:
        if self._eyes is None or self.plan is None:
            return view
        return course_for(view, self._eyes, self.plan.information)

    def _seen_record(self, shown: TurnShown | None) -> Mapping[str, Any] | None:
        if shown is None:
            return None
        if self._eyes is None or self.plan is None:
            return shown.record
        return record_for(shown.record, self._eyes, self.plan.information)
