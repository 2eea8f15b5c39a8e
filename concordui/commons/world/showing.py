"""What a tab of a world shows: which round, which of its parts is chosen, and the changes that wait for the next round.

As `commons.model.Showing` for an arena: the canvas, the lists and the toolbar listen here, none of them knows another.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from concordui.commons.turn_cursor import TurnCursor
from concordui.commons.world.picture import WorldPicture, picture_of
from concordui.commons.world.session import WorldProgress
from engine.commons.shape import Shape
from engine.commons.world_course import WorldView

PartKind: TypeAlias = Literal["arena", "link", "treaty", "agent"]


@dataclass(frozen=True, slots=True)
class Part:
    """Something in a world by its kind and id."""

    kind: PartKind
    id: str


class WorldShowing(QObject):
    """`changed`: more rounds, or other planned changes. `cursor_changed`: another round is read. `selection_changed`:
    another part is chosen. `edited` carries the shape that is wanted and its epoch.
    """

    changed = Signal()
    cursor_changed = Signal()
    selection_changed = Signal()
    edited = Signal(object, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self.cut: str | None = None
        self._view: WorldView | None = None
        self._base: Shape | None = None
        self._wanted: Shape | None = None
        self._epoch = 0
        self._cursor = TurnCursor(first=0)
        self._selected: Part | None = None
        self._drawn: tuple[WorldView, int, Shape | None, WorldPicture] | None = None

    # What is shown

    @property
    def view(self) -> WorldView | None:
        """The rounds that there are; None before the logs were read."""
        return self._view

    @property
    def turns(self) -> int:
        """How many rounds were played."""
        return 0 if self._view is None else self._view.rounds

    @property
    def turns_planned(self) -> int:
        """How many there will be at most."""
        return 0 if self._view is None else max(self._view.plan.scenario.rounds, self._view.rounds)

    @property
    def over(self) -> bool:
        """Whether no round follows of itself."""
        return self._view is not None and self._view.over

    @property
    def turn(self) -> int:
        """The round that is read: hovered, else pinned, else the last. 0 is the world before its first."""
        return self._cursor.turn

    @property
    def hovered(self) -> int | None:
        return self._cursor.hovered

    @property
    def pinned(self) -> int | None:
        """The round that a person chose; None while the last one is followed."""
        return self._cursor.pinned

    @property
    def selected(self) -> Part | None:
        """The part that is chosen."""
        return self._selected

    @property
    def shape(self) -> Shape | None:
        """What the next round begins with, as it is planned now; None where nothing can be changed."""
        return self._wanted

    @property
    def base(self) -> Shape | None:
        """What is there now."""
        return self._base

    @property
    def can_remove(self) -> bool:
        """Whether what is chosen is still to be there in the next round."""
        return self._selected is not None and _has(self._wanted, self._selected)

    def picture(self) -> WorldPicture | None:
        """The round that is read; the last one with what is planned for the next."""
        if self._view is None:
            return None
        planned = self._wanted if self.turn == self.turns and self._wanted != self._base else None
        drawn = self._drawn
        if drawn is None or drawn[0] is not self._view or drawn[1] != self.turn or drawn[2] is not planned:
            drawn = self._drawn = (self._view, self.turn, planned, picture_of(self._view, self.turn, planned))
        return drawn[3]

    # What people do

    def hover(self, turn: int | None) -> None:
        """Read this round while the pointer is over it; None when it leaves."""
        self._moved(self._cursor.hover(turn))

    def pin(self, turn: int | None) -> None:
        """Stay at this round; None follows the last one."""
        self._moved(self._cursor.pin(turn))

    def select(self, part: Part | None) -> None:
        """Choose a part on the canvas and in the lists."""
        if part != self._selected:
            self._selected = part
            self.selection_changed.emit()

    def edit(self, wanted: Shape, words: str) -> None:
        """Plan a change for the next round; it can be undone until that begins."""
        if self._wanted is not None:
            self.pin(None)
            self.undo_stack.push(_Change(self, self._wanted, wanted, words))

    def take(self, wanted: Shape) -> None:
        """Plan this shape (what undoing and redoing come to)."""
        was_there = self._is_there()
        self._wanted = wanted
        self._let_go(was_there)
        self.edited.emit(wanted, self._epoch)
        self.changed.emit()

    # What the run tells

    def grow(self, progress: WorldProgress) -> None:
        """So far it is."""
        self._view, self.cut = progress.view, progress.cut
        if progress.epoch != self._epoch or self._base is None or progress.shape is None:
            was_there = self._is_there()
            self._epoch, self._base, self._wanted = progress.epoch, progress.shape, progress.shape
            self._let_go(was_there)
            self.undo_stack.clear()  # the round has begun with it: a log is never taken back
        another = self._cursor.grow(self.turns)
        self.changed.emit()
        self._moved(another)

    def refused(self) -> None:
        """The last edit was not carried out: what is there is what counts."""
        self._wanted = self._base
        self.undo_stack.clear()
        self.changed.emit()

    def _is_there(self) -> bool:
        part = self._selected
        return part is not None and (_has(self._base, part) or _has(self._wanted, part))

    def _let_go(self, was_there: bool) -> None:
        """What was chosen and has been removed is not chosen any more; what only earlier rounds have may be."""
        if was_there and not self._is_there():
            self.select(None)

    def _moved(self, another: bool) -> None:
        if another:
            self.cursor_changed.emit()


def _has(shape: Shape | None, part: Part) -> bool:
    if shape is None:
        return False
    ids = {
        "arena": [arena.id for arena in shape.arenas],
        "link": [link.id for link in shape.links],
        "treaty": [treaty.id for treaty in shape.treaties],
        "agent": [agent.id for agent in shape.agents],
    }
    return part.id in ids[part.kind]


class _Change(QUndoCommand):
    """From one planned shape to another."""

    def __init__(self, showing: WorldShowing, before: Shape, after: Shape, words: str) -> None:
        super().__init__(words)
        self._showing, self._before, self._after = showing, before, after

    def redo(self) -> None:
        self._showing.take(self._after)

    def undo(self) -> None:
        self._showing.take(self._before)
