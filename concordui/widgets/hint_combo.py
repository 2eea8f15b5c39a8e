"""Fields of the forms: a list to choose from with a muted hint beside each entry, and the heads of panes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QStylePainter,
    QWidget,
)

from concordui.theme import theme
from concordui.widgets import Label

_HINT = Qt.ItemDataRole.UserRole + 1
_ICON = 18


@dataclass(frozen=True, slots=True)
class Item:
    """An entry of a list: its key, its words, a muted hint after them, an icon before."""

    key: object
    text: str
    hint: str = ""
    icon: QIcon | None = None


class HintCombo(QComboBox):
    """A drop-down list whose entries have hints. `picked` tells what a person chose, never what the program did."""

    picked = Signal(object)
    """The key of the chosen entry."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setIconSize(QSize(_ICON, _ICON))
        self.setMinimumContentsLength(8)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setItemDelegate(_HintDelegate(self))
        self.setMaxVisibleItems(14)
        self._items: tuple[Item, ...] = ()
        self.activated.connect(self._activated)

    def set_items(self, items: Sequence[Item], key: object) -> None:
        """Offer these and show the one with this key."""
        if tuple(items) != self._items:
            self._items = tuple(items)
            self.clear()
            for item in self._items:
                self.addItem(item.icon or QIcon(), item.text)
                self.setItemData(self.count() - 1, item.hint, _HINT)
                described = f"{item.text}, {item.hint}" if item.hint else item.text
                self.setItemData(self.count() - 1, described, Qt.ItemDataRole.AccessibleTextRole)
        self.setCurrentIndex(next((n for n, item in enumerate(self._items) if item.key == key), -1))

    def key(self) -> object:
        """The key that is shown, None if none is."""
        index = self.currentIndex()
        return self._items[index].key if index >= 0 else None

    def items(self) -> tuple[Item, ...]:
        """What is offered."""
        return self._items

    def _activated(self, index: int) -> None:
        self.picked.emit(self._items[index].key)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        room = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        if self.currentIndex() >= 0:
            item = self._items[self.currentIndex()]
            ink = theme().ui("text" if self.isEnabled() else "disabled")
            _paint_item(painter, room.adjusted(2, 0, 0, 0), item.icon, item.text, item.hint, ink)
        painter.end()


class _HintDelegate(QStyledItemDelegate):
    """Draws an entry of the open list: icon, words, hint."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        if option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            painter.fillRect(option.rect, theme().ui("selected"))
        icon = index.data(Qt.ItemDataRole.DecorationRole)
        words, hint = index.data(Qt.ItemDataRole.DisplayRole), index.data(_HINT) or ""
        painter.setFont(option.font)
        _paint_item(painter, option.rect.adjusted(10, 0, -8, 0), icon, words, hint, theme().ui("text"))

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        words = f"{index.data(Qt.ItemDataRole.DisplayRole)}   {index.data(_HINT) or ''}"
        return QSize(option.fontMetrics.horizontalAdvance(words) + _ICON + 36, 28)


def _paint_item(painter: QPainter, room: QRect, icon: QIcon | None, text: str, hint: str, ink: QColor) -> None:
    painter.save()
    left = room.left()
    if icon is not None and not icon.isNull():
        icon.paint(painter, QRect(left, room.center().y() - _ICON // 2 + 1, _ICON, _ICON))
        left += _ICON + 8
    metrics = painter.fontMetrics()
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    width = room.right() - left
    words = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
    painter.setPen(ink)
    painter.drawText(QRect(left, room.top(), width, room.height()), flags, words)
    left += metrics.horizontalAdvance(words) + 8
    painter.setPen(theme().ui("muted"))
    shown = metrics.elidedText(hint, Qt.TextElideMode.ElideRight, max(room.right() - left, 0))
    painter.drawText(QRect(left, room.top(), max(room.right() - left, 0), room.height()), flags, shown)
    painter.restore()


def pane_caption(text: str, parent: QWidget, left: int = 16) -> Label:
    """The small head of a pane of a form."""
    label = Label(text, "caption", parent)
    label.setContentsMargins(left, 12, 8, 6)
    return label
