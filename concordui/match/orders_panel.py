"""The Orders dock while orders are due: a line a unit, the line to type in, the warning before a promise is broken."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from concordui.match.order_line import OrderLine
from concordui.match.rows import ROW, Row, RowList
from concordui.match.telling import error_text
from concordui.match.wording import breach_foot, breach_text, breach_title
from concordui.widgets import Label, Note
from engine.anatolia.board import Board, Power, Unit
from engine.anatolia.negotiation import Breach
from engine.errors import NotationError

LEAST = 3
"""Orders that are in sight however small the dock is."""
SHOW = "show"
TAKE_BACK = "take-back"


class OrdersPanel(QWidget):
    """`unit_chosen` carries a unit's province, `entered` a typed order.

    `breach_shown` and `breach_taken_back` carry the orders that would break a promise (a tuple).
    """

    unit_chosen = Signal(object)
    entered = Signal(object)
    breach_shown = Signal(object)
    breach_taken_back = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.list = RowList(self.tr("Orders, a line a unit"), self)
        self.list.setObjectName("orders-list")
        self.line = OrderLine(self)
        self.error = Label("", "danger", self, wrap=True)
        self.error.setObjectName("order-error")
        self.error.setMinimumWidth(1)  # a word without an end must not widen the dock
        self.error.hide()
        self.warning = Note("warn", parent=self)
        self.warning.setObjectName("breach-warning")
        self.warning.hide()
        self._breaking: tuple = ()
        self._told: tuple = ((), True)
        inner = QVBoxLayout()
        inner.setContentsMargins(12, 8, 12, 8)
        inner.setSpacing(8)
        inner.addWidget(self.line)
        inner.addWidget(self.error)
        inner.addWidget(self.warning)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.list, 100)
        column.addLayout(inner)
        column.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.list.chosen.connect(self.unit_chosen)
        self.line.entered.connect(self._entered)
        self.line.refused.connect(self._refused)
        self.line.edited.connect(self.error.hide)
        self.warning.link_clicked.connect(self._linked)

    def set_position(self, board: Board, units: Sequence[Unit], power: Power) -> None:
        """A new turn begins."""
        self.line.set_position(board, units, power)
        self.line.clear()
        self.error.hide()

    def show_rows(self, rows: Sequence[Row], selected: object) -> None:
        """Show the orders; the selected unit is marked."""
        self.list.show_rows(rows)
        self.list.setMinimumHeight(min(self.list.content_height(), LEAST * ROW))
        self.list.setMaximumHeight(self.list.content_height())
        self.list.select(selected)

    def show_breaches(self, board: Board, units: Sequence[Unit], found: Sequence[Breach], editable: bool) -> None:
        """Name the promises that the orders would break, or nothing; once sent, they can't be taken back."""
        if (tuple(found), editable) == self._told:
            return
        self._told = (tuple(found), editable)
        self.warning.setVisible(bool(found))
        self._breaking = tuple(dict.fromkeys(order for breach in found for order in breach.orders))
        if not found:
            return
        sentences = [f"{breach_text(board, units, breach)}." for breach in found]
        count = len(self._breaking)
        take_back = self.tr("Take it back") if count == 1 else self.tr("Take both back")
        links = [(SHOW, self.tr("Show on the map")), (TAKE_BACK, take_back if count < 3 else self.tr("Take them back"))]
        text = "\n".join([*sentences, breach_foot()] if editable else sentences)
        links = links if editable else links[:1]
        self.warning.say("warn", breach_title(len(found)), text, links if count else ())

    def show_error(self, text: str) -> None:
        """Say under the line what is wrong."""
        self.error.set_text(text)
        self.error.show()

    def _entered(self, order: object) -> None:
        self.error.hide()
        self.entered.emit(order)

    def _refused(self, error: NotationError) -> None:
        self.show_error(error_text(error))

    def _linked(self, key: object) -> None:
        (self.breach_shown if key == SHOW else self.breach_taken_back).emit(self._breaking)
