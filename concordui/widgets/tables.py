"""Tables as the look wants them: head 24, row 28, a line between rows, nothing else."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from concordui.theme import theme

ROW = 28
HEAD = 24
BAR_WIDTH = 44
BAR_HEIGHT = 6
BAR_ROLE = Qt.ItemDataRole.UserRole + 102
"""A cell's share from 0 to 1, drawn as a bar before its text."""


class RowDelegate(QStyledItemDelegate):
    """Draws cells, with the bars that the model gives under `BAR_ROLE`."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        hint = super().sizeHint(option, index)
        width = hint.width()
        if index.data(BAR_ROLE) is not None:
            width += BAR_WIDTH + 15
        return QSize(width, ROW)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        bar = index.data(BAR_ROLE)
        super().paint(painter, option, index)
        if bar is not None:
            self._paint_bar(painter, option, float(bar), str(index.data() or ""))

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        if index.data(BAR_ROLE) is not None:
            option.text = ""  # it is drawn after the bar

    def _paint_bar(self, painter: QPainter, option: QStyleOptionViewItem, share: float, text: str) -> None:
        room = QRectF(option.rect)
        painter.save()
        painter.setClipRect(room)
        track = QRectF(room.x() + 8, room.center().y() - 2.5, BAR_WIDTH, BAR_HEIGHT)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().ui("line"))
        painter.drawRoundedRect(track, BAR_HEIGHT / 2, BAR_HEIGHT / 2)
        if share:
            track.setWidth(max(BAR_HEIGHT, BAR_WIDTH * min(share, 1.0)))
            painter.setBrush(theme().ui("muted"))
            painter.drawRoundedRect(track, BAR_HEIGHT / 2, BAR_HEIGHT / 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setFont(option.font)
        painter.setPen(option.palette.text().color())
        painter.drawText(room.adjusted(8 + BAR_WIDTH + 7, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, text)
        painter.restore()


def set_up_table(view: QTableView, name: str, *, stretch: int | None = -1) -> None:
    """Dress a table; `stretch` is the column that takes the room (-1 the last, None none)."""
    view.setAccessibleName(name)
    view.setItemDelegate(RowDelegate(view))
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setIconSize(QSize(18, 18))
    view.setShowGrid(False)
    view.setWordWrap(False)
    view.setAlternatingRowColors(False)
    view.setTabKeyNavigation(False)
    view.verticalHeader().hide()
    view.verticalHeader().setDefaultSectionSize(ROW)
    view.verticalHeader().setMinimumSectionSize(ROW)
    head = view.horizontalHeader()
    head.setFixedHeight(HEAD)
    head.setHighlightSections(False)
    head.setMinimumSectionSize(24)
    head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    head.setStretchLastSection(stretch == -1)
    if stretch is not None and stretch >= 0:
        head.setSectionResizeMode(stretch, QHeaderView.ResizeMode.Stretch)
