"""The rows and columns of a `data_table.DataTable`: cells are made as they come into sight."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont, QIcon
from PySide6.QtWidgets import QWidget

from concordui import fonts
from concordui.theme import theme
from concordui.widgets.labels import TagKind
from concordui.widgets.tables import ABSENT, LEFT, RIGHT

R = TypeVar("R")
Value: TypeAlias = str | int | float | None
Index: TypeAlias = QModelIndex | QPersistentModelIndex

_NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class Column(Generic[R]):
    """One column. `value` is what is sorted by and saved, `text` what is shown (else the value, absent an en dash).

    `width` 0 takes the room. `role` is a colour of the window for the words, `tag` the kind of a tag to draw them as.
    """

    title: str
    value: Callable[[R], Value]
    text: Callable[[R], str] | None = None
    number: bool = False
    width: int = 0
    role: Callable[[R], str] | None = None
    tag: Callable[[R], TagKind | None] | None = None
    icon: Callable[[R], QIcon] | None = None
    tip: Callable[[R], str] | None = None
    strong: Callable[[R], bool] | None = None

    def shown(self, row: R) -> str:
        """The words of a cell."""
        if self.text is not None:
            return self.text(row)
        value = self.value(row)
        return ABSENT if value is None else str(value)


class DataModel(QAbstractTableModel, Generic[R]):
    """Rows, each known by its key, in the order in which they came or in that of a column."""

    def __init__(self, columns: Sequence[Column[R]], key: Callable[[R], object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.columns = tuple(columns)
        self.rows: list[R] = []
        self._key = key
        self._keys: list[object] = []
        self._given: Sequence[R] = ()
        self.sorted_by: tuple[int, bool] | None = None
        """The column, and whether its greatest values are first; None for the order in which the rows came."""
        self._strong = fonts.ui("body", strong=True, tabular=True)
        self._plain = fonts.ui("body", tabular=True)

    def show(self, rows: Sequence[R]) -> None:
        """Show these rows."""
        self._given = rows
        new = self._sorted(rows)
        before, after = self._keys, [self._key(row) for row in new]
        self._keys = after
        if before == after:
            old, self.rows = self.rows, new
            self._tell_changed(old)
            return
        elif len(before) < len(after) and before == after[: len(before)]:
            self.beginInsertRows(_NOWHERE, len(before), len(after) - 1)
            self.rows = new
            self.endInsertRows()
        elif len(after) < len(before) and after == before[: len(after)]:
            self.beginRemoveRows(_NOWHERE, len(after), len(before) - 1)
            self.rows = new
            self.endRemoveRows()
        else:
            self.beginResetModel()
            self.rows = new
            self.endResetModel()
            return
        self.refresh()

    def _tell_changed(self, old: Sequence[R]) -> None:
        """The rows that are others than before, from the first of them to the last."""
        changed = [place for place, row in enumerate(self.rows) if row is not old[place]]
        if changed:
            self.dataChanged.emit(self.index(changed[0], 0), self.index(changed[-1], len(self.columns) - 1))

    def refresh(self) -> None:
        """Every cell in sight may say something else."""
        if self.rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, len(self.columns) - 1))

    def place(self, key: object) -> int | None:
        """The row of this key."""
        return self._keys.index(key) if key in self._keys else None

    def key(self, index: Index) -> object:
        """The key of a row."""
        return self._keys[index.row()]

    def saved(self, rows: Iterable[R] | None = None) -> Iterable[list[Value]]:
        """What is copied and saved of these rows, or of all in their order."""
        return ([column.value(row) for column in self.columns] for row in (self.rows if rows is None else rows))

    @property
    def heads(self) -> list[str]:
        """The titles of the columns."""
        return [column.title for column in self.columns]

    # What Qt asks

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            title = self.columns[section].title
            if self.sorted_by is None or self.sorted_by[0] != section:
                return title
            return f"{title}\u202f{'↓' if self.sorted_by[1] else '↑'}"
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if self.columns[section].number else LEFT
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self.rows[index.row()], self.columns[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.shown(row)
            case Qt.ItemDataRole.TextAlignmentRole:
                return RIGHT if column.number else LEFT
            case Qt.ItemDataRole.FontRole:
                return self.font(row, column)
            case Qt.ItemDataRole.ForegroundRole:
                return None if column.role is None else theme().ui(column.role(row))
            case Qt.ItemDataRole.DecorationRole:
                return None if column.icon is None else column.icon(row)
            case Qt.ItemDataRole.ToolTipRole:
                return column.shown(row) if column.tip is None else column.tip(row)
        return None

    def font(self, row: R, column: Column[R]) -> QFont:
        """The letters of a cell; figures have equal widths."""
        return self._strong if column.strong is not None and column.strong(row) else self._plain

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """By the values of a column, absent ones last; -1 is the order in which the rows came."""
        self.sorted_by = None if column < 0 else (column, order == Qt.SortOrder.DescendingOrder)
        self.beginResetModel()
        self.rows = self._sorted(self._given)
        self._keys = [self._key(row) for row in self.rows]
        self.endResetModel()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)

    def _sorted(self, rows: Sequence[R]) -> list[R]:
        if self.sorted_by is None:
            return list(rows)
        place, down = self.sorted_by
        value = self.columns[place].value
        there = [(value(row), row) for row in rows]
        known = [each for each in there if each[0] is not None and each[0] == each[0]]  # NaN is absent too
        known.sort(key=_by_value, reverse=down)
        return [row for _, row in known] + [row for each, row in there if each is None or each != each]


def _by_value(each: tuple[Any, Any]) -> Any:
    return each[0]
