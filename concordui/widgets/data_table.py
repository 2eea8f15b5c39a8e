"""Tables over rows that stay what they are: cells are made as they come into sight, so that thousands cost nothing.

Every one of them can be sorted by its heads, copied, and saved as CSV with all digits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic

from PySide6.QtCore import (
    QCoreApplication,
    QItemSelectionModel,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetrics,
    QGuiApplication,
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
from concordui.widgets.data_model import Column, DataModel, Index, R, Value
from concordui.widgets.labels import TagKind, paint_tag
from concordui.widgets.tables import INSET, LEFT, RIGHT, set_up_table, size_columns

__all__ = ["Column", "DataModel", "DataTable"]

_TAG_HEIGHT = 20
_GAP = 6
_MEASURED = 40
_NARROW = 2
"""At the left of figures, which stand at the right."""


def say(text: str) -> str:
    """Words in the user's language."""
    return QCoreApplication.translate("Tables", text)


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
