"""The home page of the lab: where a position comes from. The library with a search, and buttons for the other ways."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QEvent, QItemSelection, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QLineEdit, QTableView, QVBoxLayout, QWidget

from concordui.accessible import name_signs
from concordui.actions import ActionTable
from concordui.kind import Home
from concordui.lab.journal import Kept
from concordui.lab.library_preview import LibraryPreview
from concordui.lab.library_rows import Group, Item, count_text, found, groups_of
from concordui.match.wording import say
from concordui.page_head import PageHead, lay_out_page
from concordui.theme import theme
from concordui.widgets import EmptyHint, OutlineButton, set_up_table
from concordui.widgets.tables import cell, set_heads, size_columns
from engine.anatolia.library import TextbookPosition, library

WIDTHS = (0, 200)
_STEPS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class LibraryPage(Home):
    """Lists what `kept` gives above the library, by the clock `now`.

    `entry_wanted` carries a `TextbookPosition` to open, `draft_wanted` the path of what is not saved yet,
    `discard_wanted` the place of such a draft.
    """

    entry_wanted = Signal(object)
    draft_wanted = Signal(object)
    discard_wanted = Signal(object)

    def __init__(
        self,
        table: ActionTable,
        kept: Callable[[], tuple[Kept, ...]],
        now: Callable[[], datetime],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("library-page")
        self.setProperty("kind", "surface")
        self._kept = kept
        self._now = now
        self._entries: tuple[TextbookPosition, ...] = ()
        self._groups: tuple[Group, ...] = ()
        self._items: dict[int, Item] = {}
        """The lines of the table that are positions, by row; the others are heads."""
        self._lay_out(table)
        self._connect()

    def first_focus(self) -> QWidget:
        """What has the keyboard when the page comes forward."""
        return self.search

    def items(self) -> tuple[Item, ...]:
        """The positions that are listed, from the top."""
        return tuple(self._items.values())

    def chosen(self) -> Item | None:
        """The position that is chosen."""
        index = self.table.currentIndex()
        return self._items.get(index.row()) if index.isValid() else None

    def choose(self, item: Item) -> None:
        """Choose a position that is listed."""
        row = next(row for row, each in self._items.items() if each is item)
        self.table.setCurrentIndex(self._model.index(row, 0))

    def open_chosen(self) -> None:
        """Open the position that is chosen in a tab."""
        item = self.chosen()
        if item is None:
            return
        if isinstance(item.key, Kept):
            file = item.key.draft.file
            self.draft_wanted.emit(file if file is not None and file.exists() else item.key.place)
        else:
            self.entry_wanted.emit(item.key)

    def discard_chosen(self) -> None:
        """Discard what is chosen, if it is a draft."""
        item = self.chosen()
        if item is not None and isinstance(item.key, Kept):
            self.discard_wanted.emit(item.key.place)

    def reload(self) -> None:
        """Read again what is not saved yet (and once the library), and show the list anew."""
        self._entries = self._entries or library()
        self._groups = groups_of(self._kept(), self._entries, self._now(), self.locale())
        self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self.reload()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.preview.fit(self.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The arrow keys walk through the list while one types."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if watched is self.search and event.key() in _STEPS:
                self.table.keyPressEvent(event)
                return True
            if watched is self.table and event.key() == Qt.Key.Key_Delete:
                self.discard_chosen()
                return True
        return super().eventFilter(watched, event)

    # What is shown

    def _fill(self) -> None:
        before = self.chosen()
        shown = found(self._groups, self.search.text())
        self._head.set_note(count_text(shown, self._groups))
        self._model.removeRows(0, self._model.rowCount())
        self.table.clearSpans()
        self._items.clear()
        for group in shown:
            self._add_head(group.title)
            for item in group.items:
                self._items[self._model.rowCount()] = item
                self._model.appendRow([cell(item.title), cell(item.second, "muted")])
        self._nothing.setVisible(not self._items)
        self.table.setVisible(bool(self._items))
        kept = next((item for item in self._items.values() if before is not None and item.key == before.key), None)
        first = kept or next(iter(self._items.values()), None)
        if first is not None:
            self.choose(first)
        self._show_chosen()

    def _add_head(self, title: str) -> None:
        head = cell(title, "muted", strong=True)
        head.setFlags(Qt.ItemFlag.ItemIsEnabled)
        rest = QStandardItem()
        rest.setFlags(Qt.ItemFlag.NoItemFlags)
        row = self._model.rowCount()
        self._model.appendRow([head, rest])
        self.table.setSpan(row, 0, 1, len(WIDTHS))

    def _show_chosen(self) -> None:
        self.preview.show_item(self.chosen())

    def _selected(self, now: QItemSelection, before: QItemSelection) -> None:
        self._show_chosen()

    def _activated(self, index: QModelIndex) -> None:
        self.open_chosen()

    def _searched(self, text: str) -> None:
        self._fill()

    # How it is put together

    def _lay_out(self, table: ActionTable) -> None:
        self._head = PageHead(say("Position lab"), self)
        for action_id, words, icon in (
            ("lab.new", say("&New empty position"), "plus"),
            ("lab.start", say("From the &start of a game"), "flag"),
            ("lab.paste", say("&Paste a position"), "clipboard-paste"),
            ("file.open", say("Open a f&ile…"), "folder-open"),
        ):
            button = OutlineButton(words, self, icon)
            button.setObjectName(f"library-{action_id}")
            button.setToolTip(table.with_key(action_id))
            button.clicked.connect(table[action_id].trigger)
            self._head.add(button)
        self.search = QLineEdit(self)
        self.search.setObjectName("library-search")
        self.search.setPlaceholderText(say("Find a rule, a title, a word of the lesson"))
        self.search.setAccessibleName(say("Find a position"))
        self.search.setClearButtonEnabled(True)
        name_signs(self.search)
        self.table = QTableView(self)
        self.table.setObjectName("library-table")
        self._model = QStandardItemModel(0, len(WIDTHS), self)
        set_heads(self._model, [say("Position"), say("Rule")])
        self.table.setModel(self._model)
        set_up_table(self.table, say("Positions"), stretch=None)
        size_columns(self.table, WIDTHS)
        self._nothing = EmptyHint(say("No position has these words. Take some of them away."), self)
        self.preview = LibraryPreview(self)
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        field = QVBoxLayout()
        field.setContentsMargins(12, 8, 12, 8)
        field.addWidget(self.search)
        column.addLayout(field)
        column.addWidget(self.table, 1)
        column.addWidget(self._nothing, 1)
        lay_out_page(self, self._head, middle, self.preview)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._searched)
        self.search.returnPressed.connect(self.open_chosen)
        self.search.installEventFilter(self)
        self.table.installEventFilter(self)
        self.table.selectionModel().selectionChanged.connect(self._selected)
        self.table.activated.connect(self._activated)
        self.preview.open_wanted.connect(self.open_chosen)
        self.preview.discard_wanted.connect(self.discard_chosen)
        theme().changed.connect(self._fill)
