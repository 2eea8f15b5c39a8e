"""The lines of a page as a model: groups can be folded, and a line that stays keeps its place from tick to tick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from concordui.colony.minds.lines import PageLine
from concordui.colony.say import say

Index = QModelIndex | QPersistentModelIndex


class LineModel(QAbstractListModel):
    """Shows the lines whose group is not folded; headings always."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._all: tuple[PageLine, ...] = ()
        self.lines: list[PageLine] = []
        self.folded: set[str] = set()

    def show(self, lines: Sequence[PageLine]) -> None:
        """Show these: only what changed is told, where the lines are the same ones."""
        self._all = tuple(lines)
        shown = [line for line in self._all if line.heading or line.group not in self.folded]
        if [line.key for line in shown] == [line.key for line in self.lines]:
            before, self.lines = self.lines, shown
            for row, (old, new) in enumerate(zip(before, shown, strict=True)):
                if old != new:
                    self.dataChanged.emit(self.index(row), self.index(row))
            return
        self.beginResetModel()
        self.lines = shown
        self.endResetModel()

    @property
    def whole(self) -> tuple[PageLine, ...]:
        """All lines, the folded ones too."""
        return self._all

    def fold(self, group: str, folded: bool) -> None:
        """Hide the lines of a group, or show them."""
        (self.folded.add if folded else self.folded.discard)(group)
        self.show(self._all)

    def row_of(self, key: str) -> int | None:
        """Where a line is."""
        return next((row for row, line in enumerate(self.lines) if line.key == key), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            if not line.heading:
                return line.spoken
            return say("{title}, folded", title=line.spoken) if line.group in self.folded else line.spoken
        return line if role == Qt.ItemDataRole.UserRole else None
