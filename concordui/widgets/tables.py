"""Tables, trees and lists as the look wants them: head 24, row 28, a line between rows, nothing else."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTreeView,
)

from concordui.widgets.labels import TagKind, paint_bar, paint_tag

ROW = 28
HEAD = 24
BAR_WIDTH = 44
TAG_ROLE = Qt.ItemDataRole.UserRole + 101
"""A cell's tag: (text, kind), drawn at the right of the cell."""
BAR_ROLE = Qt.ItemDataRole.UserRole + 102
"""A cell's share from 0 to 1, drawn as a bar before its text."""


class RowDelegate(QStyledItemDelegate):
    """Draws cells, with the tags and bars that the model gives under `TAG_ROLE` and `BAR_ROLE`."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        hint = super().sizeHint(option, index)
        tag = index.data(TAG_ROLE)
        width = hint.width()
        if tag:
            width += option.fontMetrics.horizontalAdvance(tag[0]) + 22
        if index.data(BAR_ROLE) is not None:
            width += BAR_WIDTH + 15
        return QSize(width, ROW)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        bar, tag = index.data(BAR_ROLE), index.data(TAG_ROLE)
        super().paint(painter, option, index)
        if bar is not None:
            self._paint_bar(painter, option, float(bar), str(index.data() or ""))
        if tag:
            self._paint_tag(painter, option, tag[0], tag[1])

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        if index.data(BAR_ROLE) is not None:
            option.text = ""  # it is drawn after the bar

    def _paint_bar(self, painter: QPainter, option: QStyleOptionViewItem, share: float, text: str) -> None:
        room = QRectF(option.rect)
        painter.save()
        painter.setClipRect(room)
        paint_bar(painter, QRectF(room.x() + 8, room.center().y() - 2.5, BAR_WIDTH, 6), share)
        painter.setFont(option.font)
        painter.setPen(option.palette.text().color())
        painter.drawText(room.adjusted(8 + BAR_WIDTH + 7, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, text)
        painter.restore()

    def _paint_tag(self, painter: QPainter, option: QStyleOptionViewItem, text: str, kind: TagKind) -> None:
        width = option.fontMetrics.horizontalAdvance(text) * 11 / 13 + 14
        room = QRectF(option.rect)
        rect = QRectF(room.right() - width - 8, room.center().y() - 9, width, 18)
        painter.save()
        painter.setClipRect(room)
        paint_tag(painter, rect, text, kind)
        painter.restore()


def _common(view: QAbstractItemView, name: str) -> None:
    view.setAccessibleName(name)
    view.setItemDelegate(RowDelegate(view))
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setIconSize(QSize(18, 18))


def set_up_table(view: QTableView, name: str, *, stretch: int | None = -1) -> None:
    """Dress a table; `stretch` is the column that takes the room (-1 the last, None none)."""
    _common(view, name)
    view.setShowGrid(False)
    view.setWordWrap(False)
    view.setAlternatingRowColors(False)
    view.setTabKeyNavigation(False)
    view.verticalHeader().hide()
    view.verticalHeader().setDefaultSectionSize(ROW)
    view.verticalHeader().setMinimumSectionSize(ROW)
    _set_up_head(view.horizontalHeader(), stretch)


def set_up_tree(view: QTreeView, name: str, *, stretch: int | None = -1) -> None:
    """Dress a tree."""
    _common(view, name)
    view.setUniformRowHeights(True)
    view.setIndentation(16)
    _set_up_head(view.header(), stretch)


def set_up_list(view: QListView, name: str) -> None:
    """Dress a list."""
    _common(view, name)
    view.setUniformItemSizes(True)


def _set_up_head(head: QHeaderView, stretch: int | None) -> None:
    head.setFixedHeight(HEAD)
    head.setHighlightSections(False)
    head.setMinimumSectionSize(24)
    head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    head.setStretchLastSection(stretch == -1)
    if stretch is not None and stretch >= 0:
        head.setSectionResizeMode(stretch, QHeaderView.ResizeMode.Stretch)
