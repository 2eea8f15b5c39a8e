"""The list of orders in as many columns as there is room for; it is read down the first column, then down the next."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QListView, QStyleOptionViewItem, QWidget

from concordui.match.rows import ROW, Index, Row, RowList, RowPainter
from concordui.theme import theme

COLUMN = 320
"""Width in pixels that a column needs."""


class _CellPainter(RowPainter):
    """Rows as wide as their column."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self.parent()
        return view.gridSize() if isinstance(view, QListView) else super().sizeHint(option, index)


class OrderList(RowList):
    """A `RowList` of one or two columns.

    `deleted` carries the key of a row when Delete is pressed on it; `reflowed` comes with another number of columns.
    """

    deleted = Signal(object)
    reflowed = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self._in_order: tuple[Row, ...] = ()
        self._columns = 1
        self.setItemDelegate(_CellPainter(self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)

    @property
    def columns(self) -> int:
        """How many columns there are now."""
        return self._columns

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows, which are in the order in which they are to be read."""
        self._in_order = tuple(rows)
        super().show_rows(self._laid_out())
        self._reflow()

    def in_order(self) -> tuple[Row, ...]:
        """The rows as they are read."""
        return self._in_order

    def content_height(self) -> int:
        return ROW * -(-len(self._in_order) // self._columns)

    def hidden_below(self) -> int:
        """How many rows are below what can be seen."""
        left = self.content_height() - self.verticalScrollBar().value() - self.viewport().height()
        return min(max(0, -(-left // ROW)) * self._columns, len(self._in_order))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._reflow()
        super().resizeEvent(event)

    def _reflow(self) -> None:
        """As many columns as fit beside the scroll bar, which is there only where it is needed.

        Qt keeps room for one that may come, whatever there is to scroll; so it is told.
        """
        columns = 2 if self.width() >= 2 * COLUMN and len(self._in_order) > 1 else 1
        if columns != self._columns:
            chosen = self.currentIndex()
            key = self.rows[chosen.row()].key if chosen.isValid() else None
            self._columns = columns
            super().show_rows(self._laid_out())
            self.select(key)
            self.reflowed.emit()
        policy = Qt.ScrollBarPolicy
        needed = policy.ScrollBarAlwaysOn if self.content_height() > self.height() else policy.ScrollBarAlwaysOff
        if self.verticalScrollBarPolicy() != needed:
            self.setVerticalScrollBarPolicy(needed)
        width = (self.maximumViewportSize().width() - 1) // columns  # a row as wide as the view is wrapped
        if self.gridSize().width() != width:
            self.setGridSize(QSize(width, ROW))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._columns == 2 and len(self._in_order) > 1:
            painter = QPainter(self.viewport())
            middle, bottom = self.viewport().width() // 2, self.content_height() - self.verticalScrollBar().value()
            painter.fillRect(middle - 1, 0, 1, bottom, theme().ui("line"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Delete):
            index = self.currentIndex()
            if index.isValid():
                self.deleted.emit(self.rows[index.row()].key)
            return
        super().keyPressEvent(event)

    def _laid_out(self) -> list[Row]:
        """The rows as Qt lays them out, row by row."""
        if self._columns == 1:
            return list(self._in_order)
        half = -(-len(self._in_order) // 2)
        pairs = zip_longest(self._in_order[:half], self._in_order[half:])
        return [row for pair in pairs for row in pair if row is not None]
