"""The list of two sets of orders: A beside B where there is room, else B under A; what differs stands out.

A unit whose order or outcome differs has the sign of inequality before it and its outcomes on a ground; the others are
muted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from concordui import fonts, glyphs
from concordui.lab.compare_model import Pair
from concordui.match.rows import Row
from concordui.theme import theme
from concordui.widgets.labels import paint_tag

ROW = 28
TALL = 50
WIDE = 500
"""From this width on, B stands beside A."""
INSET = 12
MARK = 18
SIGN = 18
_GAP = 8
_TAG_HEIGHT = 20
_TAG_PAD = 7
_LETTER = 16

Index = QModelIndex | QPersistentModelIndex


class PairModel(QAbstractListModel):
    """The pairs of the list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pairs: tuple[Pair, ...] = ()

    def show(self, pairs: Sequence[Pair]) -> None:
        """Show these; where the units are the same, the choice stays."""
        new = tuple(pairs)
        if [pair.unit for pair in new] == [pair.unit for pair in self.pairs]:
            self.pairs = new
            if new:
                self.dataChanged.emit(self.index(0), self.index(len(new) - 1))
            return
        self.beginResetModel()
        self.pairs = new
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.pairs)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        pair = self.pairs[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return pair.name
            case Qt.ItemDataRole.AccessibleTextRole:
                return pair.spoken
            case Qt.ItemDataRole.ToolTipRole:
                return pair.spoken
            case Qt.ItemDataRole.UserRole:
                return pair
        return None


class PairPainter(QStyledItemDelegate):
    """Paints a pair."""

    def __init__(self, view: PairList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(120, ROW if self._view.is_wide else TALL)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        pair: Pair = index.data(Qt.ItemDataRole.UserRole)
        look, rect = theme(), QRect(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if selected or option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, look.ui("selected" if selected else "hover"))
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), look.ui("line"))
        if pair.differs:
            painter.setPen(look.ui("accent"))
            painter.setFont(fonts.ui("body", strong=True))
            painter.drawText(QRect(rect.left() + INSET, rect.top(), MARK, ROW), Qt.AlignmentFlag.AlignVCenter, "≠")
        left = self._paint_sign(painter, pair, rect)
        if self._view.is_wide:
            middle = self._view.b_left
            self._paint_row(painter, pair, pair.a, QRect(left, rect.top(), middle - _GAP - left, ROW))
            self._paint_row(painter, pair, pair.b, QRect(middle, rect.top(), rect.right() - INSET - middle, ROW), True)
        else:
            for number, (letter, row) in enumerate((("A", pair.a), ("B", pair.b))):
                top = rect.top() + number * (TALL - ROW)
                painter.setFont(fonts.ui("caption", strong=True))
                painter.setPen(look.ui("muted"))
                painter.drawText(QRect(left, top, _LETTER, ROW), Qt.AlignmentFlag.AlignVCenter, letter)
                room = QRect(left + _LETTER, top, rect.right() - INSET - left - _LETTER, ROW)
                self._paint_row(painter, pair, row, room, letter == "B")
        painter.restore()

    def _paint_sign(self, painter: QPainter, pair: Pair, rect: QRect) -> int:
        """The unit; where the words begin."""
        left = rect.left() + INSET + MARK
        row = pair.a
        if row.power is not None and row.unit is not None:
            icon = glyphs.unit_icon(row.power, row.unit)
            icon.paint(painter, QRect(left, rect.top() + (ROW - SIGN) // 2, SIGN, SIGN))
        return left + SIGN + _GAP

    def _paint_row(self, painter: QPainter, pair: Pair, row: Row, room: QRect, second: bool = False) -> None:
        """One order with its outcome at the right; the second, where it is the same order, says that."""
        small = fonts.ui("caption", tabular=True)
        width = QFontMetrics(small).horizontalAdvance(row.tag) + 2 * _TAG_PAD
        if pair.fates_differ:
            box = QRectF(room.right() - width, room.top() + (ROW - _TAG_HEIGHT) / 2, width, _TAG_HEIGHT)
            paint_tag(painter, box, row.tag, row.tone)
        else:
            painter.setFont(small)
            painter.setPen(theme().ui("muted"))
            words = room.adjusted(0, 0, -_TAG_PAD, 0)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, row.tag)
        font = fonts.ui("body", strong=pair.orders_differ, tabular=True)
        painter.setFont(font)
        same = second and not pair.orders_differ
        painter.setPen(theme().ui("text" if pair.differs and not same else "muted"))
        words = room.adjusted(0, 0, -width - _GAP, 0)
        text = self._view.tr("the same order") if same else row.text
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, shown)


class PairList(QListView):
    """`chosen` carries the unit of a pair that was clicked, confirmed or walked to."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("compare-list")
        self.setAccessibleName(self.tr("Two sets of orders, unit by unit"))
        self._model = PairModel(self)
        self.setModel(self._model)
        self.setItemDelegate(PairPainter(self))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._clicked)
        theme().changed.connect(self.viewport().update)

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """What it shows."""
        return self._model.pairs

    @property
    def is_wide(self) -> bool:
        """Whether B stands beside A."""
        return self.width() >= WIDE

    @property
    def b_left(self) -> int:
        """Where the column of B begins: both have the same room."""
        begin = INSET + MARK + SIGN + _GAP
        return begin + (self.viewport().width() - INSET - begin) // 2 + _GAP

    def show_pairs(self, pairs: Sequence[Pair], selected: object) -> None:
        """Show these, the unit in question marked."""
        self._model.show(pairs)
        self.select(selected)

    def select(self, unit: object) -> None:
        """Mark the pair of this unit, or none."""
        found = next((number for number, pair in enumerate(self.pairs) if pair.unit == unit), None)
        if found is None:
            self.selectionModel().clear()
        elif self.currentIndex().row() != found:
            self.setCurrentIndex(self._model.index(found))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows have other heights in another width."""
        super().resizeEvent(event)
        if (event.size().width() >= WIDE) != (event.oldSize().width() >= WIDE):
            self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        self._clicked(self.currentIndex())

    def _clicked(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(self.pairs[index.row()].unit)
