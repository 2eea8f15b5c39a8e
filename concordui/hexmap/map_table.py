"""The map as a table: the same places in words, beside the map, with the cursors of both kept in step."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, QTimer
from PySide6.QtWidgets import QLineEdit

from concordui.accessible import name_signs
from concordui.hexmap.map_rows import MapRow
from concordui.widgets import DialogShell, OutlineButton
from concordui.widgets.data_model import Column
from concordui.widgets.data_table import DataTable

if TYPE_CHECKING:
    from concordui.hexmap.hex_view import HexView

SIZE = (960, 560)
WIDTH = 150
"""Of each column but the last, which takes the room."""
REFRESH_MS = 120
"""How long after a change the table follows: of a map that changes at every turn, not every one is read."""


class _Cell:
    """The text of one column."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __call__(self, row: MapRow) -> str:
        return row.cells[self._number]


def _place_of(row: MapRow) -> Hashable:
    return row.place


class MapTable(DialogShell):
    """The table of one view's map. The map's cursor is where its row is; Enter chooses as a click does.

    Where the map's cursor goes by its own keys, the table goes as well. It closes with the view.
    """

    def __init__(self, view: HexView) -> None:
        super().__init__(view.accessibleName(), "", view, inset=False)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("map-table")
        self.resize(*SIZE)
        self._view = view
        self._words = ""
        heads = view.table_heads()
        last = len(heads) - 1
        columns = [Column(head, _Cell(i), width=WIDTH if i < last else 0) for i, head in enumerate(heads)]
        self.table: DataTable[MapRow] = DataTable(view.accessibleName(), columns, _place_of, self)
        self.table.setObjectName("map-table-rows")
        self.find_field = QLineEdit(self)
        self.find_field.setPlaceholderText(self.tr("Only rows with these words"))
        self.find_field.setAccessibleName(self.tr("Only rows with these words"))
        self.find_field.setFixedWidth(240)
        self.find_field.setClearButtonEnabled(True)
        name_signs(self.find_field)
        close = OutlineButton(self.tr("Back to the map"), self)
        self.body.addWidget(self.table)
        self.add_button(self.find_field)  # type: ignore[arg-type]
        self.add_button(close)
        self.set_help(self.tr("Enter chooses a place, as a click on the map does."))
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(REFRESH_MS)
        self._connect(close)
        self.refresh()
        self.follow(view.cursor_place)
        self.table.setFocus()

    def _connect(self, close: OutlineButton) -> None:
        self._soon.timeout.connect(self.refresh)
        self._view.retold.connect(self._soon.start)
        self._view.cursor_moved.connect(self.follow)
        self.table.chosen.connect(self._view.put_cursor)
        self.table.activated.connect(self._choose)
        self.find_field.textChanged.connect(self._search)
        close.clicked.connect(self.close)
        self.finished.connect(self._back)

    def refresh(self) -> None:
        """Show the map as it is now."""
        rows = [row for row in self._view.table_rows() if self._words in " ".join(row.cells).casefold()]
        self.table.show_rows(rows)
        self.set_count(self.tr("%n places", "", len(rows)))

    def follow(self, place: object) -> None:
        """The map's cursor is here: go to its row. A place that has had no row gets one."""
        if place is None:
            return
        if self.table.rows_model.place(place) is None:
            self.refresh()
        self.table.select_key(place)

    def _search(self, text: str) -> None:
        self._words = text.casefold()
        self.refresh()

    def _choose(self, index: QModelIndex) -> None:
        place = self.table.rows_model.key(index)
        self._view.put_cursor(place)
        self._view.clicked(place, None)
        self.refresh()

    def _back(self) -> None:
        """The keys go back to the map, to the same place."""
        place = self.table.selected_key
        self._view.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
        if place is not None:
            self._view.put_cursor(place)


def show_map_table(view: HexView) -> MapTable:
    """Bring the table of this view's map forward."""
    table = view.findChild(MapTable) or MapTable(view)
    table.show()
    table.activateWindow()
    return table
