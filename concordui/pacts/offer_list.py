"""Proposals as rows: number, recipient, what, what it comes to, a tag where two contradict each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from concordui.accessible import Role
from concordui.pacts.words import say
from concordui.widgets import Label, Tag, ToolButton
from concordui.widgets.row_ground import paint_ground
from concordui.widgets.signs import Sign, SignLabel

ROW = 29
SHOWN = 3
"""Rows that have room before the list grows."""
MOST = 6
"""Rows that it grows to."""


@dataclass(frozen=True, slots=True)
class OfferLine:
    """What a row says; `sign` and `to` are whom it goes to."""

    number: int
    sign: Sign
    to: str
    title: str
    gist: str
    warning: str = ""


class OfferRow(QWidget):
    """One proposal. Click or Enter edits it, Delete removes it."""

    accessible_role = Role.ListItem

    edit = Signal(object)
    remove = Signal(object)

    def __init__(self, index: int, line: OfferLine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.index = index
        self._current = False
        self.setFixedHeight(ROW)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._number = Label("", "muted", self, tabular=True)
        self._sign = SignLabel(line.sign, 18, self)
        self._to, self._title = Label("", "body", self), Label("", "body", self)
        self._gist = Label("", "muted", self)
        self._tag = Tag("", "warn", self)
        self._pencil = ToolButton("pencil", say("Edit"), self)
        self._cross = ToolButton("x", say("Remove"), self)
        self._pencil.clicked.connect(self._ask_edit)
        self._cross.clicked.connect(self._ask_remove)
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 0, 12, 1)
        row.setSpacing(0)
        self._number.setFixedWidth(20)
        self._to.setFixedWidth(94)
        self._title.setFixedWidth(210)
        self._gist.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row.addWidget(self._number)
        row.addWidget(self._sign)
        row.addSpacing(8)
        row.addWidget(self._to)
        row.addWidget(self._title)
        row.addWidget(self._gist, 1)
        row.addWidget(self._tag)
        row.addSpacing(12)
        row.addWidget(self._pencil)
        row.addWidget(self._cross)

    def show_line(self, line: OfferLine, current: bool) -> None:
        """Say another thing."""
        self._number.set_text(str(line.number))
        self._sign.set_sign(line.sign)
        self._to.set_text(line.to)
        self._to.setToolTip(line.to)
        self._title.set_text(line.title)
        self._title.setToolTip(line.title)
        self._gist.set_text(line.gist)
        self._gist.setToolTip(line.gist)
        self._tag.set_text(line.warning, "warn")
        self._tag.setVisible(bool(line.warning))
        self._current = current
        what = say("Proposal {number}: {title} to {to}", number=line.number, title=line.title, to=line.to)
        self.setAccessibleName(what)
        self.setAccessibleDescription(", ".join(part for part in (line.gist, line.warning) if part))
        self._pencil.setAccessibleName(say("Edit proposal {number}", number=line.number))
        self._cross.setAccessibleName(say("Remove proposal {number}", number=line.number))
        self.update()

    def _ask_edit(self) -> None:
        self.edit.emit(self.index)

    def _ask_remove(self) -> None:
        self.remove.emit(self.index)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._ask_edit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and not event.modifiers():
            self._ask_edit()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._ask_remove()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_ground(self, current=self._current, hovered=self.underMouse())


class OfferList(QScrollArea):
    """The rows; it grows from three to six of them, and scrolls past those. `empty` is said while there are none."""

    edit = Signal(object)
    remove = Signal(object)

    def __init__(self, name: str, empty: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(name)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inside = QWidget(self)
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._empty = Label(empty, "muted", self._inside)
        self._empty.setContentsMargins(20, 8, 20, 0)
        self._column.addWidget(self._empty)
        self._column.addStretch(1)
        self._rows: list[OfferRow] = []
        self.setWidget(self._inside)

    def rows(self) -> tuple[OfferRow, ...]:
        """The rows, from the top."""
        return tuple(self._rows)

    def show_lines(self, lines: Sequence[OfferLine], current: int | None) -> None:
        """Show these rows; the current one has the ground of a selection and is in sight."""
        while len(self._rows) > len(lines):
            row = self._rows.pop()
            row.hide()
            row.deleteLater()
        while len(self._rows) < len(lines):
            self._add(lines[len(self._rows)])
        for index, line in enumerate(lines):
            self._rows[index].show_line(line, index == current)
        self._empty.setVisible(not lines)
        self.setFixedHeight(ROW * min(max(SHOWN, len(lines)), MOST) + 6)

    def _add(self, line: OfferLine) -> None:
        row = OfferRow(len(self._rows), line, self._inside)
        row.edit.connect(self.edit)
        row.remove.connect(self.remove)
        self._column.insertWidget(len(self._rows), row)
        self._rows.append(row)
        row.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        focused = next((index for index, row in enumerate(self._rows) if row.hasFocus()), None)
        if step is None or focused is None:
            super().keyPressEvent(event)
        elif 0 <= focused + step < len(self._rows):
            self._rows[focused + step].setFocus(Qt.FocusReason.TabFocusReason)

    def sizeHint(self) -> QSize:
        return QSize(600, ROW * SHOWN + 6)
