"""Lists of the docks: one line a thing, with a unit or a chip before it and a tag at its right; rows 28 high."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from concordui import fonts, glyphs, icons
from concordui.match.telling import Tone
from concordui.theme import theme
from concordui.widgets.labels import paint_tag
from engine.anatolia.board import Power, UnitType

ROW = 28
PAD = 12
GLYPH = 18
LEAD_WIDTH = 76
TAG_HEIGHT = 20
TAG_PAD = 8

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Row:
    """One line. `key` is what it stands for; `lead` is a column of its own before the text; `tag` stands at the right.

    `tagged` says how the tag looks: on a ground of its tone, as plain words, or as an icon (`tag` is then its meaning).
    """

    key: Any
    text: str
    power: Power | None = None
    unit: UnitType | None = None
    lead: str = ""
    tag: str = ""
    tone: Tone = "plain"
    tagged: Literal["ground", "words", "icon"] = "words"
    icon: str = ""
    muted: bool = False
    tip: str = ""

    @property
    def spoken(self) -> str:
        """The line for a screen reader."""
        return ", ".join(part for part in (self.lead, self.text, self.tag) if part)


class RowModel(QAbstractListModel):
    """The rows of one list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[Row, ...] = ()

    def show(self, rows: Sequence[Row]) -> None:
        """Show these rows; where only words changed, the selection stays."""
        new = tuple(rows)
        if new == self.rows:
            return
        if [row.key for row in new] == [row.key for row in self.rows]:
            old, self.rows = self.rows, new
            for index in range(len(new)):
                if new[index] != old[index]:
                    self.dataChanged.emit(self.index(index), self.index(index))
            return
        self.beginResetModel()
        self.rows = new
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.text
            case Qt.ItemDataRole.AccessibleTextRole:
                return row.spoken
            case Qt.ItemDataRole.ToolTipRole:
                return row.tip or None
            case Qt.ItemDataRole.UserRole:
                return row
            case _:
                return None


class RowPainter(QStyledItemDelegate):
    """Paints a row in the theme's colours."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(120, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: Row = index.data(Qt.ItemDataRole.UserRole)
        look, rect = theme(), QRect(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if selected or hovered:
            painter.fillRect(rect, look.ui("selected" if selected else "hover"))
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), look.ui("line"))
        if option.state & QStyle.StateFlag.State_HasFocus and selected:
            painter.setPen(QPen(look.ui("focus"), 1))
            painter.drawRect(rect.adjusted(0, 0, -1, -2))
        left = self._paint_glyph(painter, row, rect)
        left = self._paint_lead(painter, row, rect, left)
        right = self._paint_tag(painter, row, rect)
        font = fonts.ui("body", tabular=True)
        painter.setFont(font)
        painter.setPen(look.ui("muted" if row.muted else "text"))
        room = QRect(left, rect.top(), right - left - 8, ROW)
        shown = QFontMetrics(font).elidedText(row.text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
        painter.restore()

    def _paint_glyph(self, painter: QPainter, row: Row, rect: QRect) -> int:
        """The unit or the chip; where the text begins."""
        ratio = painter.device().devicePixelRatioF()
        if row.power is None:
            return rect.left() + PAD
        middle = rect.top() + ROW // 2
        if row.unit is None:
            chip = glyphs.chip_pixmap(row.power, GLYPH, ratio)
            painter.drawPixmap(rect.left() + PAD, middle - GLYPH // 2, chip)
        else:
            painter.setOpacity(0.6 if row.muted else 1.0)
            size = GLYPH * 26 / 28
            unit = glyphs.unit_pixmap(row.power, row.unit, size, ratio, halo=False)
            side = unit.width() / unit.devicePixelRatioF()
            painter.drawPixmap(round(rect.left() + PAD + GLYPH / 2 - side / 2), round(middle - side / 2), unit)
            painter.setOpacity(1.0)
        return rect.left() + PAD + GLYPH + 10

    def _paint_lead(self, painter: QPainter, row: Row, rect: QRect, left: int) -> int:
        if not row.lead:
            return left
        font = fonts.ui("body", tabular=True)
        painter.setFont(font)
        painter.setPen(theme().ui("text"))
        shown = QFontMetrics(font).elidedText(row.lead, Qt.TextElideMode.ElideRight, LEAD_WIDTH - 6)
        painter.drawText(QRect(left, rect.top(), LEAD_WIDTH, ROW), Qt.AlignmentFlag.AlignVCenter, shown)
        return left + LEAD_WIDTH

    def _paint_tag(self, painter: QPainter, row: Row, rect: QRect) -> int:
        """The tag at the right; where it begins."""
        right, look = rect.right() - PAD + 1, theme()
        role = tone_role(row.tone)
        if row.tagged == "icon" and row.icon:
            sign = icons.pixmap(row.icon, role, 16, painter.device().devicePixelRatioF())
            painter.drawPixmap(right - 16, rect.top() + (ROW - 16) // 2, sign)
            return right - 16
        if not row.tag:
            return right
        font = fonts.ui("caption", tabular=True)
        painter.setFont(font)
        width = QFontMetrics(font).horizontalAdvance(row.tag)
        painter.setPen(look.ui(role))
        if row.tagged == "words":
            painter.drawText(QRect(right - width, rect.top(), width, ROW), Qt.AlignmentFlag.AlignVCenter, row.tag)
            return right - width
        box = QRectF(right - width - 2 * TAG_PAD, rect.top() + (ROW - TAG_HEIGHT) / 2, width + 2 * TAG_PAD, TAG_HEIGHT)
        paint_tag(painter, box, row.tag, row.tone)
        return round(box.left())


def tone_role(tone: Tone) -> str:
    """The colour's token for words in a tone."""
    return "muted" if tone == "plain" else tone


class RowList(QListView):
    """A list of rows.

    `chosen` carries the key of a row that was clicked or confirmed, `current_changed` that of the row that the keys
    went to (None for none).
    """

    chosen = Signal(object)
    current_changed = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._rows = RowModel(self)
        self.setModel(self._rows)
        self.setItemDelegate(RowPainter(self))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._clicked)
        theme().changed.connect(self.viewport().update)

    @property
    def rows(self) -> tuple[Row, ...]:
        """What it shows."""
        return self._rows.rows

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows."""
        before = len(self.rows)
        self._rows.show(rows)
        if len(self.rows) != before:
            self.updateGeometry()

    def select(self, key: object) -> None:
        """Mark the row of this key, or none."""
        found = next((i for i, row in enumerate(self.rows) if row.key == key), None)
        selection = self.selectionModel()
        if found is None or key is None:
            selection.clearSelection()
        else:
            index = self._rows.index(found)
            selection.setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def row_rect(self, key: object) -> QRect:
        """Where the row of this key is in the viewport."""
        found = next(i for i, row in enumerate(self.rows) if row.key == key)
        return self.visualRect(self._rows.index(found))

    def content_height(self) -> int:
        """The height of all rows."""
        return ROW * len(self.rows)

    def sizeHint(self) -> QSize:
        return QSize(240, self.content_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(120, min(self.content_height(), 2 * ROW))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._clicked(self.currentIndex())
            return
        super().keyPressEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.current_changed.emit(self.rows[current.row()].key if current.isValid() else None)

    def _clicked(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(self.rows[index.row()].key)
