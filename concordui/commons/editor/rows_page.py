"""The page of a list: its rows in a table, and the form of the row that is marked below it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QScrollArea, QSplitter, QVBoxLayout, QWidget

from concordui.commons.editor.faults import Faults
from concordui.commons.editor.field_rows import FaultLine
from concordui.commons.editor.forms import Field, Form, made
from concordui.commons.editor.lines import say
from concordui.commons.editor.pane import FormPane
from concordui.commons.editor.paths import Path, value_at, with_value
from concordui.commons.editor.rows_table import RowsTable
from concordui.engine_words import told
from concordui.widgets import EmptyHint, Label, Line, OutlineButton, ToolButton

SHARES = (220, 380)


class RowsPage(QWidget):
    """`edited` and `rested` are those of `FormPane`; an edit of the list itself is not typed."""

    edited = Signal(object, str, object)
    rested = Signal()
    page_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._data: Any = None
        self._path: Path = ()
        self._field: Field | None = None
        self._marked: dict[Path, int] = {}
        self._faults = Faults()
        self.title = Label("", "section", self)
        self.note = Label("", "caption", self)
        self.whole = FaultLine(self)
        self.table = RowsTable(self)
        self.pane = FormPane(self)
        self.empty = EmptyHint("", self)
        self.buttons: dict[str, QAbstractButton] = {
            "add": OutlineButton(say("Add"), self, "plus"),
            "duplicate": ToolButton("copy", say("Duplicate the row"), self, shortcut="Ctrl+D"),
            "remove": ToolButton("trash-2", say("Remove the row"), self, shortcut="Del"),
            "up": ToolButton("chevron-up", say("Move the row up"), self, shortcut="Alt+Up"),
            "down": ToolButton("chevron-down", say("Move the row down"), self, shortcut="Alt+Down"),
        }
        self._lay_out()
        self.table.went.connect(self._went)
        self.table.pressed_key.connect(self.act)
        self.pane.edited.connect(self.edited)
        self.pane.rested.connect(self.rested)
        self.pane.page_wanted.connect(self.page_wanted)

    def show_list(self, field: Field, data: Any, path: Path) -> None:
        """Show the list at a path of this scenario."""
        self._field, self._data, self._path = field, data, path
        rows, form = self.rows, self._form
        row = min(self.row, len(rows) - 1)
        self.title.set_text(field.title)
        self.note.set_text(field.sentence)
        self.table.setVisible(bool(rows))
        self._scroll.setVisible(bool(rows))
        self.empty.setVisible(not rows)
        self.empty.set_text(say("The list is empty. Add begins a row; its form then stands below."))
        self.table.show_list(field.title, form, rows, row)
        if rows:
            self.pane.show_object(form, data, (*path, row))
        self._show_buttons()
        self.show_faults(self._faults)

    def show_faults(self, faults: Faults) -> None:
        """Mark the rows that have faults, and say those of the row in the form."""
        self._faults = faults
        self.table.rows_model.mark(faults.parts(self._path))
        self.whole.say([told(each.what) for each in faults.here(self._path)])
        if self.rows:
            self.pane.show_faults(faults)

    def go_to(self, path: Path) -> None:
        """Mark the row of a fault and give the keyboard to its line."""
        depth = len(self._path)
        row = path[depth] if len(path) > depth else None
        if isinstance(row, int) and row < len(self.rows):
            self._went(row)
            self.pane.go_to(path)
        else:
            (self.table if self.rows else self.buttons["add"]).setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def rows(self) -> list[Any]:
        """The list."""
        found = value_at(self._data, self._path)
        return found if isinstance(found, list) else []

    @property
    def row(self) -> int:
        """The row that is marked; each list keeps its own."""
        return min(self._marked.get(self._path, 0), max(len(self.rows) - 1, 0))

    def act(self, name: str) -> None:
        """Add a row after the marked one, duplicate, remove or move it."""
        if not self.buttons[name].isEnabled():
            return
        rows, row = self.rows, self.row
        if name == "add":
            variant = self._form.variant(rows[row]) if rows else None
            self._insert(made(variant or self._form.variants[0]), row + bool(rows), say("add a row"))
        elif name == "duplicate":
            self._insert(rows[row], row + 1, say("duplicate the row"))
        elif name == "remove":
            self._change(rows[:row] + rows[row + 1 :], row, say("remove the row"))
        else:
            other = row + (1 if name == "down" else -1)
            moved = list(rows)
            moved[row], moved[other] = moved[other], moved[row]
            self._change(moved, other, say("move the row"))

    def _insert(self, new: Any, place: int, words: str) -> None:
        key = "id" if isinstance(new, Mapping) and "id" in new else "name"
        if isinstance(new, Mapping) and isinstance(new.get(key), str):
            taken = {each.get(key) for each in self.rows if isinstance(each, Mapping)}
            new = {**new, key: _unused(new[key], taken)}
        self._change([*self.rows[:place], new, *self.rows[place:]], place, words)

    def _change(self, rows: list[Any], row: int, words: str) -> None:
        self._marked[self._path] = max(0, min(row, len(rows) - 1))
        self.edited.emit(with_value(self._data, self._path, rows), words, None)

    def _went(self, row: int) -> None:
        self._marked[self._path] = row
        if self._field is not None:
            self.show_list(self._field, self._data, self._path)

    @property
    def _form(self) -> Form:
        assert self._field is not None
        assert self._field.form is not None
        return self._field.form

    def _show_buttons(self) -> None:
        there, row, last = bool(self.rows), self.row, len(self.rows) - 1
        states = {"add": True, "duplicate": there, "remove": there, "up": there and row > 0, "down": row < last}
        for name, enabled in states.items():
            self.buttons[name].setEnabled(enabled)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(16, 10, 12, 8)
        head.setSpacing(4)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.note)
        words.addWidget(self.whole)
        head.addLayout(words, 1)
        for name, button in self.buttons.items():
            button.setObjectName(name)
            button.clicked.connect(self._pressed)
            head.addWidget(button)
        self._scroll = scrolled(self.pane, say("The row"), self)
        self._split = QSplitter(Qt.Orientation.Vertical, self)
        self._split.setChildrenCollapsible(False)
        self._split.setHandleWidth(1)
        self._split.addWidget(self.table)
        self._split.addWidget(self._scroll)
        self._split.setSizes(list(SHARES))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(Line(self))
        column.addWidget(self.empty)
        column.addWidget(self._split, 1)

    def _pressed(self) -> None:
        button = self.sender()
        if button is not None:
            self.act(button.objectName())


def scrolled(widget: QWidget, name: str, parent: QWidget) -> QScrollArea:
    """The widget in an area that scrolls down."""
    area = QScrollArea(parent)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setAccessibleName(name)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(widget)
    return area


def _unused(name: str, taken: set[Any]) -> str:
    """The name, or the next of its kind that nobody has: "player-2" after "player", whose five are "player1" ..."""
    if name not in taken:
        return name
    stem = re.sub(r"-\d+$", "", name)
    number = 2
    while f"{stem}-{number}" in taken:
        number += 1
    return f"{stem}-{number}"
