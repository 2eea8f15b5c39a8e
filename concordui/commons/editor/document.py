"""The scenario that is being edited, each edit undoable; what one types into a field in one go is one edit."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from concordui.commons.editor.paths import Path

TYPING = 1
"""The id of commands that merge (`QUndoCommand.id`)."""


class ScenarioEdit(QObject):
    """`changed` follows every edit, undo and redo. `stack` is the undo history, `data` the scenario's JSON value, of
    which nothing is ever changed in place.
    """

    changed = Signal()

    def __init__(self, data: Any, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stack = QUndoStack(self)
        self.data = data
        self._breaks = 0

    def apply(self, data: Any, words: str, typed: Path | None = None) -> None:
        """Make this the present scenario; `words` name the edit. Edits that were `typed` at one place, one after the
        other, are undone together.
        """
        if data != self.data:
            self.stack.push(_Edit(self, self.data, data, words, typed and (typed, self._breaks)))

    def rest(self) -> None:
        """What is typed from now on is another edit."""
        self._breaks += 1

    def show(self, data: Any) -> None:
        """Let this be the present scenario (undo and redo do)."""
        self.data = data
        self.changed.emit()


class _Edit(QUndoCommand):
    """The scenario before and after one edit."""

    def __init__(self, edit: ScenarioEdit, before: Any, after: Any, words: str, typed: object) -> None:
        super().__init__(words)
        self._edit = edit
        self._before = before
        self._after = after
        self._typed = typed

    def undo(self) -> None:
        self._edit.show(self._before)

    def redo(self) -> None:
        self._edit.show(self._after)

    def id(self) -> int:
        return TYPING if self._typed else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, _Edit) or other._typed != self._typed:
            return False
        self._after = other._after
        return True
