"""A list of the scenario as a table: cells are made as they come into sight, so that ten thousand rows cost nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTableView, QWidget

from concordui import fonts, icons
from concordui.commons.editor.forms import Form, columns
from concordui.commons.editor.lines import choice_words, say, summary
from concordui.widgets.tables import ABSENT, LEFT, RIGHT, set_up_table, size_columns

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
WIDTHS = {"text": 120, "number": 84, "whole": 84, "choice": 110, "names": 180}
KIND_WIDTH = 190
_PLAIN = Qt.KeyboardModifier.NoModifier
_ALT = Qt.KeyboardModifier.AltModifier
_CTRL = Qt.KeyboardModifier.ControlModifier
KEYS: dict[tuple[Qt.Key, Qt.KeyboardModifier], str] = {
    (Qt.Key.Key_Insert, _PLAIN): "add",
    (Qt.Key.Key_Delete, _PLAIN): "remove",
    (Qt.Key.Key_Up, _ALT): "up",
    (Qt.Key.Key_Down, _ALT): "down",
    (Qt.Key.Key_D, _CTRL): "duplicate",
}


class RowsModel(QAbstractTableModel):
    """The rows of one list: which kind, the fields of all of them, and the rest in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: Sequence[Any] = ()
        self.faulty: frozenset[str | int] = frozenset()
        self._form = Form(())
        self._columns: tuple[Any, ...] = ()
        self._beside: frozenset[str] = frozenset()
        self._font = fonts.ui("body", tabular=True)

    def show_list(self, form: Form, rows: Sequence[Any]) -> None:
        """Show this list."""
        if form is self._form and len(rows) == len(self.rows):
            self.rows = rows
            self.refresh()
            return
        self.beginResetModel()
        if form is not self._form:
            self._form = form
            self._columns = tuple(columns(form))
            self._beside = frozenset(field.key for field in self._columns)
        self.rows = rows
        self.endResetModel()

    def mark(self, faulty: frozenset[str | int]) -> None:
        """Let the rows that have faults show it."""
        if faulty != self.faulty:
            self.faulty = faulty
            self.refresh()

    def refresh(self) -> None:
        """Every cell in sight may say something else."""
        if self.rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, self.columnCount() - 1))

    @property
    def several(self) -> bool:
        """Whether rows are of several kinds."""
        return len(self._form.variants) > 1

    @property
    def widths(self) -> list[int]:
        """The widths of the columns; 0 takes the room."""
        widths = [WIDTHS[field.kind] for field in self._columns]
        place = self._kind_place
        return [*widths[:place], *([KIND_WIDTH] if self.several else []), *widths[place:], 0]

    @property
    def _kind_place(self) -> int:
        """The column of the kind: after the name."""
        return 1 if self._columns and self._columns[0].kind == "text" else 0

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._columns) + 1 + self.several

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        field = self._field(section)
        if role == Qt.ItemDataRole.DisplayRole:
            if field is not None:
                return field.title
            return say("Kind") if self.several and section == self._kind_place else say("With")
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if field is not None and field.kind in ("number", "whole") else LEFT
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        field = self._field(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(index.row(), index.column())
            case Qt.ItemDataRole.TextAlignmentRole:
                return RIGHT if field is not None and field.kind in ("number", "whole") else LEFT
            case Qt.ItemDataRole.FontRole:
                return self._font
            case Qt.ItemDataRole.DecorationRole:
                faulty = index.column() == 0 and index.row() in self.faulty
                return icons.icon("triangle-alert", "danger") if faulty else None
            case Qt.ItemDataRole.AccessibleTextRole:
                text = self._text(index.row(), index.column())
                faulty = index.column() == 0 and index.row() in self.faulty
                return say("{text}, has faults", text=text) if faulty else text
        return None

    def _field(self, column: int) -> Any:
        """The field of a column; None for the kind and for the rest."""
        if self.several:
            if column == self._kind_place:
                return None
            column -= column > self._kind_place
        return self._columns[column] if column < len(self._columns) else None

    def _text(self, row: int, column: int) -> str:
        value, field = self.rows[row], self._field(column)
        if field is not None:
            held = value.get(field.key) if isinstance(value, Mapping) else None
            return ABSENT if held is None else choice_words(field, held)
        if self.several and column == self._kind_place:
            kind = self._form.variant(value)
            return ABSENT if kind is None else kind.title
        return summary(self._form, value, self._beside)


class RowsTable(QTableView):
    """`went` carries the number of the row that a person went to, `pressed_key` what a key of `KEYS` does."""

    went = Signal(int)
    pressed_key = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._quiet = False
        self.rows_model = RowsModel(self)
        self.setModel(self.rows_model)
        set_up_table(self, say("List"), stretch=None)
        self.setFrameShape(QTableView.Shape.NoFrame)

    def show_list(self, name: str, form: Form, rows: Sequence[Any], row: int) -> None:
        """Show a list with this row marked."""
        self._quiet = True
        self.setAccessibleName(name)
        before = self.rows_model.widths
        self.rows_model.show_list(form, rows)
        if self.rows_model.widths != before or self.horizontalHeader().sectionSize(0) < 30:
            size_columns(self, self.rows_model.widths)
        flags = QItemSelectionModel.SelectionFlag
        if self.currentIndex().row() != row:
            index = self.rows_model.index(row, 0)
            self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
            self.scrollTo(index)
        self._quiet = False

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if not self._quiet and current.isValid() and current.row() != previous.row():
            self.went.emit(current.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        name = KEYS.get((Qt.Key(event.key()), modifiers))
        if name is None:
            super().keyPressEvent(event)
        else:
            self.pressed_key.emit(name)
