"""The lines of a page as a model: groups can be folded, and a line that stays keeps its place from tick to tick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from concordui.colony.minds.lines import Draft, PageLine
from concordui.colony.say import say

Index = QModelIndex | QPersistentModelIndex


class LineModel(QAbstractListModel):
    """Shows the lines whose group is not folded; headings always. Each is made when it comes into sight."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._all: tuple[Draft, ...] = ()
        self._shown: list[Draft] = []
        self._made: dict[str, tuple[Draft, PageLine]] = {}
        self.folded: set[str] = set()

    def show(self, drafts: Sequence[Draft]) -> None:
        """Show these; where they are the same lines as before, each keeps its place."""
        self._all = tuple(drafts)
        shown = [draft for draft in self._all if draft.heading or draft.group not in self.folded]
        if [draft.key for draft in shown] == [draft.key for draft in self._shown]:
            self._shown = shown
            self.dataChanged.emit(self.index(0), self.index(len(shown) - 1))
            return
        self.beginResetModel()
        self._shown = shown
        keys = {draft.key for draft in self._all}
        self._made = {key: made for key, made in self._made.items() if key in keys}
        self.endResetModel()

    @property
    def drafts(self) -> tuple[Draft, ...]:
        """All of them, the folded ones too."""
        return self._all

    @property
    def whole(self) -> tuple[PageLine, ...]:
        """All lines, the folded ones too."""
        return tuple(self._line(draft) for draft in self._all)

    def line(self, row: int) -> PageLine:
        """The line in a row."""
        return self._line(self._shown[row])

    def line_of(self, key: str) -> PageLine | None:
        """The line of a key, folded or not."""
        draft = self.draft(key)
        return None if draft is None else self._line(draft)

    def draft(self, key: str) -> Draft | None:
        """The draft of a key, folded or not."""
        return next((draft for draft in self._all if draft.key == key), None)

    def _line(self, draft: Draft) -> PageLine:
        made = self._made.get(draft.key)
        if made is None or made[0] != draft:
            made = self._made[draft.key] = (draft, draft.make())
        return made[1]

    def fold(self, group: str, folded: bool) -> None:
        """Hide the lines of a group, or show them."""
        (self.folded.add if folded else self.folded.discard)(group)
        self.show(self._all)

    def row_of(self, key: str) -> int | None:
        """Where a line is."""
        return next((row for row, draft in enumerate(self._shown) if draft.key == key), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line = self.line(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            if not line.heading:
                return line.spoken
            return say("{title}, folded", title=line.spoken) if line.group in self.folded else line.spoken
        return line if role == Qt.ItemDataRole.UserRole else None
