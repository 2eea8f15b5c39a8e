"""A list of sentences that wrap: what was said in a turn, who exceeded what. Each may have a head line and a sign."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from concordui import fonts, icons
from concordui.theme import theme
from concordui.widgets.paragraph import LEADING, paragraph

Tone = Literal["text", "muted", "ok", "warn", "danger"]
Index = QModelIndex | QPersistentModelIndex

PAD = 12
_SIGN = 16
_GAP = 8
_HEAD_LINE = 18
_ABOVE = 6
_BATCH = 40
"""Rows that are measured at once, so that thousands of sentences never block the window."""


@dataclass(frozen=True, slots=True)
class Line:
    """One entry. `lead` stands strong above the text with `note` beside it; `under` follows in the tone `danger`.

    `key` is what is told when it is chosen, None for nothing. A `heading` parts the list.
    """

    text: str
    lead: str = ""
    note: str = ""
    under: str = ""
    tone: Tone = "text"
    icon: str = ""
    key: object = None
    heading: bool = False

    @property
    def spoken(self) -> str:
        """The entry for a screen reader, and as it is copied."""
        head = " ".join(part for part in (self.lead, self.note) if part)
        return ": ".join(part for part in (head, " ".join(filter(None, (self.text, self.under)))) if part)


def _itself(line: Line) -> Line:
    return line


class _Lines(QAbstractListModel):
    """Entries, each made into its line when it comes into sight: there may be thousands."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._entries: Sequence[Any] = ()
        self._made: dict[int, Line] = {}
        self._make: Callable[[Any], Line] = _itself

    def show(self, entries: Sequence[Any], make: Callable[[Any], Line]) -> bool:
        """Whether they are others than before."""
        if make is _itself and self._make is _itself and entries == self._entries:
            return False
        self.beginResetModel()
        self._entries, self._make, self._made = entries, make, {}
        self.endResetModel()
        return True

    def line(self, row: int) -> Line:
        """The line in a row."""
        if row not in self._made:
            self._made[row] = self._make(self._entries[row])
        return self._made[row]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        return 0 if parent.isValid() else len(self._entries)

    def flags(self, index: Index) -> Qt.ItemFlag:
        plain = Qt.ItemFlag.ItemIsEnabled
        heading = index.isValid() and self.line(index.row()).heading
        return plain if heading else plain | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line = self.line(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.spoken
        return line if role == Qt.ItemDataRole.UserRole else None


class _LinePainter(QStyledItemDelegate):
    def __init__(self, view: LineList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(60, self.height(index.data(Qt.ItemDataRole.UserRole), self._view.viewport().width()))

    def height(self, line: Line, width: int) -> int:
        """How high an entry is in a list of this width."""
        if line.heading:
            return 24
        head = _HEAD_LINE if line.lead else 0
        rows = sum(self._layout(text, width, line, "text").lineCount() for text in (line.text, line.under) if text)
        return 2 * _ABOVE + head + rows * LEADING + 1

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: Line = index.data(Qt.ItemDataRole.UserRole)
        rect, look = QRect(option.rect), theme()
        painter.save()
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if line.heading:
            painter.fillRect(rect, look.ui("bg"))
        elif selected or option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, look.ui("selected" if selected else "hover"))
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), look.ui("line"))
        if selected and option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(look.ui("focus"), 1))
            painter.drawRect(rect.adjusted(0, 0, -1, -2))
        if line.heading:
            painter.setFont(fonts.ui("caption", tabular=True))
            painter.setPen(look.ui("muted"))
            painter.drawText(rect.adjusted(PAD, 0, -PAD, 0), Qt.AlignmentFlag.AlignVCenter, line.text)
        else:
            self._paint_entry(painter, rect, line)
        painter.restore()

    def _paint_entry(self, painter: QPainter, rect: QRect, line: Line) -> None:
        look, top = theme(), float(rect.top() + _ABOVE)
        left = rect.left() + PAD
        if line.icon:
            icons.paint(painter, line.icon, QRectF(left, top + 1, _SIGN, _SIGN), look.ui(line.tone))
            left += _SIGN + _GAP
        if line.lead:
            self._paint_head(painter, QRect(left, round(top), rect.right() - PAD - left, _HEAD_LINE), line)
            top += _HEAD_LINE
        for text, tone in ((line.text, line.tone), (line.under, "danger")):
            if text:
                layout = self._layout(text, rect.width(), line, tone)
                layout.draw(painter, QPointF(left, top))
                top += layout.lineCount() * LEADING

    def _paint_head(self, painter: QPainter, room: QRect, line: Line) -> None:
        strong = fonts.ui("caption", strong=True)
        metrics = QFontMetrics(strong)
        lead = metrics.elidedText(line.lead, Qt.TextElideMode.ElideRight, room.width())
        painter.setFont(strong)
        painter.setPen(theme().ui("text"))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, lead)
        painter.setFont(fonts.ui("caption"))
        painter.setPen(theme().ui("muted"))
        beside = room.adjusted(metrics.horizontalAdvance(lead) + 6, 0, 0, 0)
        painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, line.note)

    def _layout(self, text: str, width: int, line: Line, tone: str) -> Any:
        room = width - 2 * PAD - (_SIGN + _GAP if line.icon else 0)
        return paragraph(text, fonts.ui("body", tabular=True), max(40, room), [(0, theme().ui(tone))])


class LineList(QListView):
    """Shows lines. `chosen` carries the key of one that was clicked or confirmed, if it has one."""

    chosen = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._model = _Lines(self)
        self._painter = _LinePainter(self)
        self.setModel(self._model)
        self.setItemDelegate(self._painter)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(_BATCH)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._clicked)
        theme().changed.connect(self.viewport().update)

    @property
    def lines(self) -> tuple[Line, ...]:
        """What it shows."""
        return tuple(self._model.line(row) for row in range(self._model.rowCount()))

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines, from the first on."""
        self.show_entries(lines, _itself)

    def show_entries(self, entries: Sequence[Any], make: Callable[[Any], Line]) -> None:
        """Show what `make` makes of these entries, from the first on; it is called for those in sight."""
        if self._model.show(entries, make):
            self.scrollToTop()

    def wanted_height(self, most: int) -> int:
        """The height of all lines, or `most` if that is less."""
        total = 0
        for row in range(self._model.rowCount()):
            total += self._painter.height(self._model.line(row), self.viewport().width())
            if total >= most:
                return most
        return total

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            index = self.currentIndex()
            said = [self._model.line(index.row())] if index.isValid() else self.lines
            QGuiApplication.clipboard().setText("\n".join(line.spoken for line in said))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._clicked(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.scheduleDelayedItemsLayout()

    def _clicked(self, index: QModelIndex) -> None:
        key = self._model.line(index.row()).key if index.isValid() else None
        if key is not None:
            self.chosen.emit(key)
