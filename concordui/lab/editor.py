"""The position that is being edited, each edit undoable, with its analysis always at hand."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from concordui.lab.analysis import Analysis
from concordui.lab.document import Position, Side


class Editor(QObject):
    """`changed` follows every edit, undo and redo, and a change of side. `stack` is the undo history."""

    changed = Signal()

    def __init__(self, position: Position, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stack = QUndoStack(self)
        self._position = position
        self._side: Side = "a"
        self._analyses: dict[Side, Analysis] = {}

    @property
    def position(self) -> Position:
        """The position as it is now."""
        return self._position

    @property
    def side(self) -> Side:
        """The set of orders that edits go to and that is shown; "a" while nothing is compared."""
        return "a" if self._position.other is None else self._side

    @side.setter
    def side(self, side: Side) -> None:
        before, self._side = self.side, side
        if self.side != before:
            self.changed.emit()

    @property
    def analysis(self) -> Analysis:
        """What comes of the orders of the present side; made once a change."""
        return self._analysis(self.side)

    @property
    def other_analysis(self) -> Analysis | None:
        """What comes of the orders of the other side, None while nothing is compared."""
        if self._position.other is None:
            return None
        return self._analysis("b" if self.side == "a" else "a")

    def apply(self, position: Position, words: str) -> None:
        """Make `position` the present one; `words` name the edit in the Edit menu. Nothing where nothing changes."""
        if position != self._position:
            self.stack.push(_Edit(self, self._position, position, words))

    def _analysis(self, side: Side) -> Analysis:
        if side not in self._analyses:
            position = self._position
            self._analyses[side] = Analysis.of(position.board, position.units, position.entries(side))
        return self._analyses[side]

    def _show(self, position: Position) -> None:
        self._position = position
        self._analyses.clear()
        self.changed.emit()


class _Edit(QUndoCommand):
    """The position before and after one edit."""

    def __init__(self, editor: Editor, before: Position, after: Position, words: str) -> None:
        super().__init__(words)
        self._editor = editor
        self._before = before
        self._after = after

    def undo(self) -> None:
        self._editor._show(self._before)

    def redo(self) -> None:
        self._editor._show(self._after)
