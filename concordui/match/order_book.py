"""The orders that a person has entered in this phase, each edit undoable."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from engine.anatolia.board import ProvinceId
from engine.anatolia.orders import Order


class OrderBook(QObject):
    """Orders by unit. `changed` follows every edit, undo and redo; `stack` is the undo history of this turn alone."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stack = QUndoStack(self)
        self._orders: dict[ProvinceId, Order] = {}

    @property
    def orders(self) -> Mapping[ProvinceId, Order]:
        """The orders entered so far, by unit."""
        return MappingProxyType(self._orders)

    def load(self, orders: Mapping[ProvinceId, Order]) -> None:
        """Start a turn with `orders`; the undo history of the turn before is gone."""
        self.stack.clear()
        self._orders = dict(orders)
        self.changed.emit()

    def enter(self, order: Order, text: str) -> None:
        """Give a unit its order; `text` names the edit in the Edit menu."""
        if self._orders.get(order.unit) != order:
            self._push({**self._orders, order.unit: order}, text)

    def take_back(self, units: Iterable[ProvinceId], text: str) -> None:
        """Take the orders of `units` back, as one edit."""
        gone = set(units) & set(self._orders)
        if gone:
            self._push({unit: order for unit, order in self._orders.items() if unit not in gone}, text)

    def _push(self, orders: dict[ProvinceId, Order], text: str) -> None:
        self.stack.push(_Edit(self, self._orders, orders, text))

    def _show(self, orders: dict[ProvinceId, Order]) -> None:
        self._orders = orders
        self.changed.emit()


class _Edit(QUndoCommand):
    """The book before and after one edit."""

    def __init__(
        self, book: OrderBook, before: dict[ProvinceId, Order], after: dict[ProvinceId, Order], text: str
    ) -> None:
        super().__init__(text)
        self._book = book
        self._before = before
        self._after = after

    def undo(self) -> None:
        self._book._show(self._before)

    def redo(self) -> None:
        self._book._show(self._after)
