"""The line in which orders are typed, with completion; what is wrong with one is said under it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from engine.anatolia.board import Board, Power, Unit
from engine.anatolia.notation import completions, order_text, parse_text
from engine.anatolia.orders import Move, legal_orders_of
from engine.errors import NotationError

MOST = 40
"""Completions that are offered at once."""


class OrderLine(QLineEdit):
    """`entered` carries an `Order` when Enter confirms a legal one, `refused` a `NotationError` when it can't be."""

    entered = Signal(object)
    refused = Signal(object)
    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("order-line")
        self.setAccessibleName(self.tr("Type an order"))
        self.setPlaceholderText(self.tr("Type an order"))
        self._board: Board | None = None
        self._units: tuple[Unit, ...] = ()
        self._power: Power | None = ""
        self._model = QStringListModel(self)
        completer = QCompleter(self._model, self)
        completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setCompleter(completer)
        popup = completer.popup()
        if popup is not None:
            popup.setAccessibleName(self.tr("Possible orders"))
            popup.setObjectName("order-completions")
        self.textEdited.connect(self._complete)
        self.returnPressed.connect(self._confirm)

    def set_position(self, board: Board, units: Sequence[Unit], power: Power | None) -> None:
        """Whose units may be ordered, where; None for those of every power."""
        self._board, self._units, self._power = board, tuple(units), power
        every = (order for orders in legal_orders_of(board, self._units, power).values() for order in orders)
        first = next((order for order in every if isinstance(order, Move)), None)
        if first is not None:
            words = self.tr("Type an order, for example {order}")
            if power is None:
                words = self.tr("Type an order for any power, for example {order}")
            self.setPlaceholderText(words.format(order=order_text(board, first, names=power is not None)))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            self.edited.emit()
            return
        super().keyPressEvent(event)

    def _complete(self, text: str) -> None:
        self.edited.emit()
        if self._board is None:
            return
        found = completions(self._board, self._units, self._power, text) if text.strip() else []
        self._model.setStringList(found[:MOST])

    def _confirm(self) -> None:
        text = self.text().strip()
        if self._board is None or not text:
            return
        try:
            order = parse_text(self._board, self._units, self._power, text)
        except NotationError as error:
            self.refused.emit(error)
            return
        self.clear()
        self._model.setStringList([])
        self.entered.emit(order)
