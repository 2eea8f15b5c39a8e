"""The tournaments that lie in the user's folder, newest first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QStackedWidget, QTableView, QVBoxLayout, QWidget

from concordui.tournament.words import say
from concordui.widgets import EmptyHint, SectionHead, set_up_table
from concordui.widgets.tables import cell, set_heads, size_columns

WIDTH = 300


@dataclass(frozen=True, slots=True)
class Entry:
    """A tournament in the list: its folder, its name, and how it stands in a word."""

    folder: Path
    name: str
    state: str


class Shelf(QWidget):
    """The list. `chosen` carries the folder that a person wants to see."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedWidth(WIDTH)
        self.table = QTableView(self)
        self.table.setObjectName("shelf")
        self._model = QStandardItemModel(0, 2, self)
        set_heads(self._model, [say("Name"), say("State")])
        self.table.setModel(self._model)
        set_up_table(self.table, say("Tournaments"), stretch=None)
        size_columns(self.table, (0, 110))
        self._pages = QStackedWidget(self)
        self._pages.addWidget(
            EmptyHint(say("Tournaments that you start are listed here, and can be gone on with."), self)
        )
        self._pages.addWidget(self.table)
        self._entries: tuple[Entry, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(SectionHead(say("Tournaments"), say("newest first"), self))
        column.addWidget(self._pages, 1)
        self.table.selectionModel().currentRowChanged.connect(self._current_changed)

    def entries(self) -> tuple[Entry, ...]:
        """What is listed."""
        return self._entries

    def show_entries(self, entries: Sequence[Entry], current: Path | None) -> None:
        """List these; the current one is marked, which tells nobody."""
        self._pages.setCurrentIndex(1 if entries else 0)
        with QSignalBlocker(self.table.selectionModel()):
            if tuple(entries) != self._entries:
                self._entries = tuple(entries)
                self._model.removeRows(0, self._model.rowCount())
                for entry in entries:
                    name = cell(entry.name)
                    name.setToolTip(str(entry.folder))
                    self._model.appendRow([name, cell(entry.state, "muted")])
            places = [entry.folder for entry in self._entries]
            if current in places:
                self.table.setCurrentIndex(self._model.index(places.index(current), 0))
        self.table.viewport().update()

    def _current_changed(self, now: object, before: object) -> None:
        row = now.row()  # type: ignore[attr-defined]
        if 0 <= row < len(self._entries):
            self.chosen.emit(self._entries[row].folder)
