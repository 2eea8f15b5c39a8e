"""Under the map: every power's orders with what comes of them, the line to type one, and what is worth knowing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from concordui.lab.order_list import OrderList
from concordui.match.order_line import OrderLine
from concordui.match.rows import ROW, Row
from concordui.match.telling import error_text
from concordui.widgets import EmptyHint, Label, Note, NoteKind, Segment, Segmented
from engine.anatolia.board import Board, Unit
from engine.errors import NotationError

LEAST = 2
"""Rows of orders that are in sight however small the dock is."""
NOTE_GAP = 6
LINE = 388
"""Width in pixels of the line to type in, where there is room."""


class OrdersPanel(QWidget):
    """`unit_chosen` carries a unit's province, `entered` a typed order, `deleted` the unit whose order shall go.

    `menu_wanted` carries a unit and a point of the screen, `side_chosen` the set of orders that shall be edited.
    """

    unit_chosen = Signal(object)
    entered = Signal(object)
    deleted = Signal(object)
    menu_wanted = Signal(object, QPoint)
    side_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.list = OrderList(self.tr("Orders of every power, a line a unit"), self)
        self.list.setObjectName("lab-orders")
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.empty = EmptyHint(
            self.tr(
                "Choose the army or the fleet (keys A and F) and click provinces: units and their orders appear here."
            ),
            self,
        )
        self.line = OrderLine(self)
        self.line.setMaximumWidth(LINE)
        self.below = Label("", "caption", self, tabular=True)
        self.below.setObjectName("orders-below")
        self.error = Label("", "danger", self, wrap=True)
        self.error.setObjectName("order-error")
        self.error.setMinimumWidth(1)
        self.sides = Segmented(
            (Segment("a", self.tr("Set A")), Segment("b", self.tr("Set B"))),
            self,
            name=self.tr("Which of the two sets of orders is edited"),
        )
        self.notes = _Notes(self)
        self._lay_out()
        self._connect()
        self.show_rows((), None)

    def set_position(self, board: Board, units: Sequence[Unit]) -> None:
        """Whose orders can be typed."""
        self.line.set_position(board, units, None)
        self.line.setEnabled(bool(units))

    def show_rows(self, rows: Sequence[Row], selected: object) -> None:
        """Show the orders; the unit in question is marked."""
        self.empty.setVisible(not rows)
        self.list.setVisible(bool(rows))
        self.list.show_rows(rows)
        self.list.select(selected)
        self._fit()

    def select(self, unit: object) -> None:
        """Mark the unit in question."""
        self.list.select(unit)

    def show_side(self, side: str | None) -> None:
        """Say which set of orders is edited, None while there is one."""
        self.sides.setVisible(side is not None)
        self.sides.set_key(side)

    def show_notes(self, notes: Sequence[tuple[NoteKind, str, str]]) -> None:
        """Say what is worth knowing: kind, strong line and sentence of each note."""
        self.notes.show_notes(notes)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.line, 3)
        row.addWidget(self.sides)
        row.addWidget(self.below, 2)
        inner = QVBoxLayout()
        inner.setContentsMargins(12, 8, 12, 10)
        inner.setSpacing(8)
        inner.addLayout(row)
        inner.addWidget(self.error)
        inner.addWidget(self.notes)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.list, 100)
        column.addWidget(self.empty)
        column.addLayout(inner)
        column.addStretch(1)
        self.error.hide()
        self.sides.hide()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def _connect(self) -> None:
        self.list.chosen.connect(self.unit_chosen)
        self.list.current_changed.connect(self._walked)
        self.list.deleted.connect(self.deleted)
        self.list.reflowed.connect(self._fit)
        self.list.customContextMenuRequested.connect(self._menu)
        self.list.verticalScrollBar().valueChanged.connect(self._count)
        self.list.verticalScrollBar().rangeChanged.connect(self._count)
        self.line.entered.connect(self._entered)
        self.line.refused.connect(self._refused)
        self.line.edited.connect(self.error.hide)
        self.sides.chosen.connect(self.side_chosen)

    def _walked(self, unit: object) -> None:
        """The keys of the list take the unit in question along."""
        if unit is not None and self.list.hasFocus():
            self.unit_chosen.emit(unit)

    def _menu(self, at: QPoint) -> None:
        index = self.list.indexAt(at)
        if index.isValid():
            self.menu_wanted.emit(self.list.rows[index.row()].key, self.list.viewport().mapToGlobal(at))

    def _fit(self) -> None:
        """The list is no higher than its rows."""
        height = self.list.content_height()
        self.list.setMinimumHeight(min(height, LEAST * ROW))
        self.list.setMaximumHeight(height)
        self._count()

    def _count(self) -> None:
        """Say how many orders are out of sight."""
        count = self.list.hidden_below() if not self.list.isHidden() else 0
        words = self.tr("1 more order below") if count == 1 else self.tr("{count} more orders below, in power order")
        self.below.set_text(words.format(count=count) if count else "")

    def _entered(self, order: object) -> None:
        self.error.hide()
        self.entered.emit(order)

    def _refused(self, error: NotationError) -> None:
        self.error.set_text(error_text(error))
        self.error.show()


class _Notes(QWidget):
    """Notes one under the other, as high as they need."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Notes"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(NOTE_GAP)
        self._shown: tuple[tuple[NoteKind, str, str], ...] = ()
        self._made: list[Note] = []
        self.hide()

    @property
    def shown(self) -> tuple[tuple[NoteKind, str, str], ...]:
        """What they say."""
        return self._shown

    def show_notes(self, notes: Sequence[tuple[NoteKind, str, str]]) -> None:
        """Say these."""
        if tuple(notes) == self._shown:
            return
        self._shown = tuple(notes)
        while len(self._made) < len(self._shown):
            self._made.append(Note("info", parent=self))
            self._column.addWidget(self._made[-1])
        for note, said in zip(self._made, self._shown, strict=False):
            note.say(*said)
        for index, note in enumerate(self._made):
            note.setVisible(index < len(self._shown))
        self.setVisible(bool(self._shown))
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """A note's height depends on its width, which a dock's layout does not ask about.

        Before it has a width it must not ask for the height of a narrow one: the dock would be made as high.
        """
        if not self.isVisible():
            self.setFixedHeight(0)
            return
        heights = [note.heightForWidth(self.width()) for note in self._made[: len(self._shown)]]
        for note, height in zip(self._made, heights, strict=False):
            note.setFixedHeight(height)
        self.setFixedHeight(sum(heights) + NOTE_GAP * max(0, len(heights) - 1))
