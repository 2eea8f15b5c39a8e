"""Tables over rows that stay what they are: cells are made as they come into sight, so that thousands cost nothing.

Every one of them can be sorted by its heads, copied, and saved as CSV with all digits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import QMenu, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from concordui import fonts
from concordui.csv_text import csv_text
from concordui.saving import TextSaver
from concordui.theme import theme
from concordui.widgets.labels import TagKind, paint_tag
from concordui.widgets.tables import ABSENT, INSET, LEFT, RIGHT, set_up_table, size_columns

R = TypeVar("R")
Value: TypeAlias = str | int | float | None
Index: TypeAlias = QModelIndex | QPersistentModelIndex

_TAG_HEIGHT = 20
_GAP = 6
_MEASURED = 40
_NARROW = 2
"""At the left of figures, which stand at the right."""
_NOWHERE = QModelIndex()


def say(text: str) -> str:
    """Words in the user's language."""
    return QCoreApplication.translate("Tables", text)


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


class DataDelegate(QStyledItemDelegate):
    """Rows whose cells may be tags, and whose colours stay what they are in the row that is marked."""

    def __init__(self, model: DataModel[Any], parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """By hand: the style sheet takes three times as long, and there are hundreds of cells at each turn."""
        look, rect, state = theme(), option.rect, option.state
        row, column = self._model.rows[index.row()], self._model.columns[index.column()]
        painter.save()
        selected = bool(state & QStyle.StateFlag.State_Selected)
        if selected or state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, look.ui("selected" if selected else "hover"))
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), look.ui("line"))
        if selected and state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(look.ui("focus"), 1))
            painter.drawRect(rect.adjusted(0, 0, -1, -2))
        room = QRectF(rect).adjusted(_NARROW if column.number else INSET, 0, -INSET, -1)
        if column.tag is not None and (kind := column.tag(row)) is not None:
            self._paint_tag(painter, room, column.shown(row), kind)
        else:
            if column.icon is not None:
                side = option.decorationSize.height()
                place = QRect(round(room.left()), round(room.center().y() - side / 2 + 0.5), side, side)
                column.icon(row).paint(painter, place)
                room.setLeft(room.left() + side + _GAP)
            font = self._model.font(row, column)
            painter.setFont(font)
            painter.setPen(look.ui(column.role(row) if column.role is not None else "text"))
            shown = QFontMetrics(font).elidedText(
                column.shown(row), Qt.TextElideMode.ElideRight, round(room.width()) + 1
            )
            painter.drawText(room, RIGHT if column.number else LEFT, shown)
        painter.restore()

    @staticmethod
    def _paint_tag(painter: QPainter, room: QRectF, text: str, kind: TagKind) -> None:
        width = QFontMetrics(fonts.ui("caption")).horizontalAdvance(text) + 16
        top = room.y() + (room.height() - _TAG_HEIGHT) / 2
        paint_tag(painter, QRectF(room.x(), top, min(width, room.width()), _TAG_HEIGHT), text, kind)


class DataTable(QTableView, Generic[R]):
    """Shows a `DataModel`. `chosen` carries the key of the row that a person went to; `failed` the `ConcordError` of a
    file that could not be written. A click on a head sorts, a second one turns the order round, a third one takes the
    first order again; the menu does it too.
    """

    chosen = Signal(object)
    failed = Signal(object)

    def __init__(
        self, name: str, columns: Sequence[Column[R]], key: Callable[[R], object], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.rows_model: DataModel[R] = DataModel(columns, key, self)
        self._saver = TextSaver(self)
        self._saver.failed.connect(self.failed)
        self._file_name = name
        self._current: object = None
        self._column = 0
        self._quiet = False
        self.setModel(self.rows_model)
        self.rows_model.modelReset.connect(self._mark_again)  # after the view's own, which forgets the row
        set_up_table(self, name, stretch=None)
        self.setItemDelegate(DataDelegate(self.rows_model, self))
        size_columns(self, [column.width for column in columns])
        self.setFrameShape(QTableView.Shape.NoFrame)
        head = self.horizontalHeader()
        head.setSectionsClickable(True)
        head.sectionClicked.connect(self.sort_by)
        theme().changed.connect(self.viewport().update)

    def show_rows(self, rows: Sequence[R]) -> None:
        """Show these rows; the one that was chosen stays so while it is there."""
        self._quiet = True
        self.rows_model.show(rows)
        if self.rows_model.place(self._current) != (
            self.currentIndex().row() if self.currentIndex().isValid() else None
        ):
            self._mark()
        self._quiet = False

    def select_key(self, key: object) -> None:
        """Mark the row of this key, or none, and tell nobody."""
        if key != self._current:
            self._current = key
            self._quiet = True
            self._mark()
            self._quiet = False
            self.scrollTo(self.currentIndex())

    @property
    def selected_key(self) -> object:
        """The key of the row that is marked, None for none."""
        return self._current

    def fit_figures(self) -> None:
        """Let each column of figures be as wide as its head and its figures; what is left is for the words.

        Of many rows some are measured. Columns only grow, so that none trembles.
        """
        head, rows = self.horizontalHeader(), self.rows_model.rows
        titles, figures = QFontMetrics(fonts.ui("caption")), QFontMetrics(fonts.ui("body", tabular=True))
        measured = rows[:: max(1, len(rows) // _MEASURED)]
        for place, column in enumerate(self.rows_model.columns):
            if not column.number or self.isColumnHidden(place):
                continue
            title = str(self.rows_model.headerData(place, Qt.Orientation.Horizontal))
            widest = max((figures.horizontalAdvance(column.shown(row)) for row in measured), default=0)
            wanted = max(titles.horizontalAdvance(title) + 2 * INSET + 2, widest + _NARROW + INSET + 2)
            if wanted > head.sectionSize(place):
                self.setColumnWidth(place, wanted)

    def named(self, name: str) -> None:
        """The name that its file is offered with."""
        self._file_name = name

    def text(self) -> str:
        """All of it as CSV, in the order in which it is shown."""
        return csv_text(self.rows_model.heads, self.rows_model.saved())

    def save(self) -> None:
        """Ask where, and save it as CSV."""
        self._saver.ask(say("Save the table"), f"{self._file_name}.csv", say("Tables (*.csv)"), "csv", self.text())

    def sort_by(self, column: int) -> None:
        """Rising, then falling, then as the rows came."""
        up, down = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
        if self.rows_model.sorted_by == (column, True):
            self.sortByColumn(-1, up)
        else:
            self.sortByColumn(column, down if self.rows_model.sorted_by == (column, False) else up)

    def sort_here(self) -> None:
        """Sort by the column of the cell that the keys are at."""
        self.sort_by(self.currentIndex().column())

    def copy_row(self) -> None:
        """Copy the row that is marked, as a line of cells that spreadsheets take; without one, everything."""
        index = self.currentIndex()
        if not index.isValid():
            self.copy_all()
            return
        (cells,) = self.rows_model.saved([self.rows_model.rows[index.row()]])
        QGuiApplication.clipboard().setText(_line(cells))

    def copy_all(self) -> None:
        """Copy the table with its heads."""
        lines = [_line(self.rows_model.heads), *map(_line, self.rows_model.saved())]
        QGuiApplication.clipboard().setText("\n".join(lines))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_row()
            return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self.currentIndex().isValid():
            head = self.rows_model.heads[self.currentIndex().column()]
            menu.addAction(say("Sort by “{head}”").format(head=head)).triggered.connect(self.sort_here)
            menu.addSeparator()
            menu.addAction(say("Copy this row")).triggered.connect(self.copy_row)
        menu.addAction(say("Copy the table")).triggered.connect(self.copy_all)
        menu.addAction(say("Save the table as CSV…")).triggered.connect(self.save)
        menu.popup(event.globalPos())

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self._quiet:
            return
        self._column = max(current.column(), 0)
        key = self.rows_model.key(current) if current.isValid() else None
        if key is not None and key != self._current:
            self._current = key
            self.chosen.emit(key)

    def _mark_again(self) -> None:
        """The order is another one: the marked row stays marked, and the keys where they were in it."""
        if not self._quiet and self._current is not None:
            self._quiet = True
            self._mark()
            self._quiet = False

    def _mark(self) -> None:
        place = self.rows_model.place(self._current)
        selection = self.selectionModel()
        if place is None:
            selection.clear()
            return
        flags = QItemSelectionModel.SelectionFlag
        selection.setCurrentIndex(self.rows_model.index(place, self._column), flags.ClearAndSelect | flags.Rows)


def _line(cells: Sequence[Value]) -> str:
    return "\t".join("" if cell is None else " ".join(str(cell).split()) for cell in cells)
