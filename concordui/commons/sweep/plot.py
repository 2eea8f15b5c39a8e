"""A sweep's heat map or lines as a widget: a cell is read by pointer or arrow keys, and opened by a click or Enter."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from concordui.accessible import Role
from concordui.commons.sweep.grid import Grid
from concordui.commons.sweep.heat import Boxes, paint_box, paint_heat
from concordui.commons.sweep.lines import Curves, drawn_rows, paint_lines, paint_point
from concordui.commons.sweep.words import metric_text
from concordui.hexmap.accessibility import announce
from concordui.plots.chart import Row
from concordui.plots.cursor import paint_reading
from concordui.plots.painting import Brushwork
from concordui.theme import theme

_Key = Qt.Key
_STEPS = {_Key.Key_Left: (-1, 0), _Key.Key_Right: (1, 0), _Key.Key_Up: (0, 1), _Key.Key_Down: (0, -1)}
_ENTER = (_Key.Key_Return, _Key.Key_Enter)


class CellPlot(QWidget):
    """`picked` carries the number of the cell that shall be opened. `mode` is "heat" or "lines"."""

    accessible_role = Role.Chart

    picked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sweep-plot")
        self._grid: Grid | None = None
        self._mode = "heat"
        self._cursor: tuple[int, int] | None = None
        self._pointed = False
        self._picture: QPixmap | None = None
        self._places: Boxes | Curves | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme().changed.connect(self._stale)

    @property
    def grid(self) -> Grid | None:
        """What is shown."""
        return self._grid

    @property
    def mode(self) -> str:
        return self._mode

    @property
    def cursor_cell(self) -> tuple[int, int] | None:
        """The column and the row that are read."""
        return self._cursor

    @property
    def chosen_row(self) -> int | None:
        """The row that has to be among the lines."""
        return None if self._cursor is None else self._cursor[1]

    def show_grid(self, grid: Grid, mode: str) -> None:
        """Show these results; the cell that is read stays where there still is one."""
        self._grid, self._mode = grid, mode
        if self._cursor is not None and not (self._cursor[0] < grid.size[0] and self._cursor[1] < grid.size[1]):
            self._cursor = None
        self.setAccessibleName(metric_text(grid.metric))
        self._stale()

    def read(self, cell: tuple[int, int] | None, *, aloud: bool = False) -> None:
        """Move the cursor to a cell."""
        if cell != self._cursor:
            self._cursor = cell
            if cell is not None and isinstance(self._places, Curves) and cell[1] not in self._places.rows:
                self._picture = None
            self.update()
        if aloud and cell is not None and self._grid is not None:
            announce(self, self._grid.spoken(*cell))

    # Drawing

    def _stale(self) -> None:
        self._picture = None
        self.update()

    def _drawn(self, grid: Grid) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap((self.size().toSizeF() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(theme().ui("raised"))
        painter = QPainter(picture)
        if self._mode == "heat":
            self._places = paint_heat(painter, grid, QRectF(self.rect()), Brushwork(ratio))
        else:
            self._places = paint_lines(painter, grid, QRectF(self.rect()), Brushwork(ratio), self.chosen_row)
        painter.end()
        return picture

    def paintEvent(self, event: QPaintEvent) -> None:
        grid = self._grid
        if grid is None:
            return
        if self._picture is None:
            self._picture = self._drawn(grid)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        if self._cursor is not None and (self._pointed or self.hasFocus()):
            self._paint_cursor(painter, grid, *self._cursor)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme().ui("focus"), 1.5))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 1, -2, -1), 4, 4)
        painter.end()

    def _paint_cursor(self, painter: QPainter, grid: Grid, column: int, row: int) -> None:
        places = self._places
        if isinstance(places, Boxes):
            paint_box(painter, places, column, row)
        elif isinstance(places, Curves):
            paint_point(painter, places, column, row)
        if places is not None:
            rows = [Row(name, text, theme().ui("accent")) for name, text in grid.reading(column, row)]
            paint_reading(painter, grid.words(column, row), rows, places.mark(column, row), QRectF(self.rect()))

    # A person

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        cell = None if self._places is None else self._places.at(event.position())
        self._pointed = cell is not None
        shape = Qt.CursorShape.PointingHandCursor if cell is not None else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.read(cell if cell is not None else self._cursor)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._pointed = False
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        cell = None if self._places is None else self._places.at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and cell is not None and self._grid is not None:
            self.read(cell)
            self.picked.emit(int(self._grid.cells[cell[1], cell[0]]))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = _Key(event.key())
        if self._grid is None:
            super().keyPressEvent(event)
        elif key in _STEPS:
            self.read(self._moved(self._grid, *_STEPS[key]), aloud=True)
        elif key in _ENTER and self._cursor is not None:
            self.picked.emit(int(self._grid.cells[self._cursor[1], self._cursor[0]]))
        else:
            super().keyPressEvent(event)

    def _moved(self, grid: Grid, right: int, up: int) -> tuple[int, int]:
        """A cell further; among lines from one to the next that is drawn."""
        column, row = self._cursor or (0, 0)
        if self._cursor is None:
            return column, row
        column = min(max(column + right, 0), grid.size[0] - 1)
        rows = tuple(range(grid.size[1])) if self._mode == "heat" else drawn_rows(grid.size[1], row)
        place = min(max(rows.index(row) + up, 0), len(rows) - 1)
        return column, rows[place]

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._grid is not None:
            self.read(self._cursor or (0, 0), aloud=True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._stale()

    def sizeHint(self) -> QSize:
        return QSize(560, 380)

    def minimumSizeHint(self) -> QSize:
        return QSize(280, 180)
