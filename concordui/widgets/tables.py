"""Tables as the look wants them: head 24, row 28, a line between rows, nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from concordui import fonts
from concordui.theme import theme

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
ABSENT = "–"

ROW = 28
HEAD = 24
INSET = 11
"""Where the words of a cell begin; the style sheet gives heads the same."""
BAR_WIDTH = 44
BAR_HEIGHT = 6
_BESIDE = 7
"""Between a bar and its text."""
BAR_ROLE = Qt.ItemDataRole.UserRole + 102
"""A cell's share from 0 to 1, drawn as a bar before its text where there is room for both."""


class RowDelegate(QStyledItemDelegate):
    """Draws cells, with the bars that the model gives under `BAR_ROLE`."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        hint = super().sizeHint(option, index)
        width = hint.width()
        if index.data(BAR_ROLE) is not None:
            width += BAR_WIDTH + INSET + _BESIDE
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
        room, shift = QRectF(option.rect), INSET + BAR_WIDTH + _BESIDE
        if room.width() < shift + option.fontMetrics.horizontalAdvance(text):
            self._paint_share(painter, option, room.adjusted(INSET, 0, 0, 0), text)
            return
        painter.save()
        painter.setClipRect(room)
        track = QRectF(room.x() + INSET, room.center().y() - 2.5, BAR_WIDTH, BAR_HEIGHT)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().ui("line"))
        painter.drawRoundedRect(track, BAR_HEIGHT / 2, BAR_HEIGHT / 2)
        if share:
            track.setWidth(max(BAR_HEIGHT, BAR_WIDTH * min(share, 1.0)))
            painter.setBrush(theme().ui("muted"))
            painter.drawRoundedRect(track, BAR_HEIGHT / 2, BAR_HEIGHT / 2)
        painter.restore()
        self._paint_share(painter, option, room.adjusted(shift, 0, 0, 0), text)

    def _paint_share(self, painter: QPainter, option: QStyleOptionViewItem, room: QRectF, text: str) -> None:
        painter.save()
        painter.setFont(option.font)
        painter.setPen(option.palette.text().color())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
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


def size_columns(view: QTableView, widths: Sequence[int]) -> None:
    """The column of width 0 takes the room, the others have these widths."""
    head = view.horizontalHeader()
    for column, width in enumerate(widths):
        fixed = QHeaderView.ResizeMode.Fixed if width else QHeaderView.ResizeMode.Stretch
        head.setSectionResizeMode(column, fixed)
        if width:
            view.setColumnWidth(column, width)


def fit_rows(view: QTableView, most: int) -> None:
    """Let the table be as high as its rows, or as `most` of them."""
    model = view.model()
    rows = 0 if model is None else model.rowCount()
    view.setFixedHeight(HEAD + ROW * max(1, min(rows, most)) + 1)


def set_heads(model: QStandardItemModel, titles: Sequence[str], numbers: Sequence[int] = ()) -> None:
    """The titles of the columns; those in `numbers` stand at the right."""
    for column, title in enumerate(titles):
        head = QStandardItem(title)
        head.setTextAlignment(RIGHT if column in numbers else LEFT)
        model.setHorizontalHeaderItem(column, head)


def cell(text: str, role: str = "text", *, strong: bool = False, right: bool = False) -> QStandardItem:
    """A cell in a colour of the window; figures have equal widths."""
    item = QStandardItem(text)
    item.setFont(fonts.ui("body", strong=strong, tabular=True))
    item.setTextAlignment(RIGHT if right else LEFT)
    if role != "text":
        item.setForeground(theme().ui(role))
    return item


def number(value: object, role: str = "text") -> QStandardItem:
    """A figure at the right of its cell; None is absent."""
    return cell(ABSENT if value is None else str(value), role, right=True)
