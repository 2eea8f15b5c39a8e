"""The table of changes: a row a kind, which opens to its ways; in a narrow dock what comes of it stands below."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QIcon, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTreeView, QVBoxLayout, QWidget

from concordui import fonts, glyphs
from concordui.lab.what_if_ways import Found, Kind, Way
from concordui.lab.what_if_words import table_head, ways_text
from concordui.match.wording import order_text, place_name, say
from concordui.theme import theme
from concordui.widgets.paragraph import LEADING, paragraph
from engine.anatolia.board import ProvinceId, Unit

HEAD = 24
ROW = 28
WAY_ROW = 25
WIDE = 500
"""From this width on, what comes of a change has a column of its own."""
INSET = 12
_SIGN = 16
_GAP = 8
_WAYS = 38
_LEAST_SHARE, _MOST_SHARE = 0.35, 0.54
"""Of the width, for the column of changes, when what comes of them has its own: as much as the longest takes."""

Index = QModelIndex | QPersistentModelIndex


class WaysModel(QAbstractItemModel):
    """Kinds, and under each of several ways those ways. A way's index carries the number of its kind, from 1."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.found: Found | None = None

    def show(self, found: Found | None) -> None:
        """Show this answer, or none."""
        self.beginResetModel()
        self.found = found
        self.endResetModel()

    @property
    def kinds(self) -> tuple[Kind, ...]:
        return () if self.found is None else self.found.kinds

    def kind(self, index: Index) -> Kind:
        """The kind of a row."""
        return self.kinds[index.internalId() - 1 if index.internalId() else index.row()]

    def way(self, index: Index) -> Way:
        """The way of a row; of a kind, its first."""
        return self.kind(index).ways[index.row() if index.internalId() else 0]

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, index: Index = QModelIndex()) -> Any:  # noqa: B008
        if not index.isValid() or not index.internalId():
            return QModelIndex()
        return self.createIndex(index.internalId() - 1, 0, 0)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        if not parent.isValid():
            return len(self.kinds)
        ways = 0 if parent.internalId() else len(self.kinds[parent.row()].ways)
        return ways if ways > 1 else 0

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 1

    def labels(self, index: Index) -> tuple[tuple[ProvinceId, str], ...]:
        """Of each changed unit, what changes."""
        if not index.internalId():
            return self.kind(index).labels
        assert self.found is not None
        board = self.found.question.board
        return tuple((order.unit, order_text(board, order)) for _, order in self.way(index).changes)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return "; ".join(text for _, text in self.labels(index))
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(index)
            case Qt.ItemDataRole.ToolTipRole if not index.internalId():
                return self.kind(index).share or None
        return None

    def _spoken(self, index: Index) -> str:
        text = say("{changes}: then it {then}", changes=self.data(index), then=self.kind(index).then)
        if index.internalId():
            return text
        return f"{text}, {ways_text(len(self.kind(index).ways))}"


class WaysRow(QStyledItemDelegate):
    """Paints a row: each changed unit with its sign, what comes of it, the number of ways."""

    def __init__(self, view: WaysTree) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        lines = sum(1 for _ in self._view.ways_model.labels(index)) - 1
        if index.internalId():
            return QSize(0, WAY_ROW + lines * LEADING)
        then = self._then_lines(index)
        if self._view.is_wide:
            return QSize(0, ROW + max(lines, then - 1) * LEADING)
        return QSize(0, ROW + (lines + then) * LEADING - 2)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """The style paints the ground alone."""
        super().initStyleOption(option, index)
        option.text = ""
        option.icon = QIcon()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        painter.save()
        rect, height = QRect(option.rect), WAY_ROW if index.internalId() else ROW
        right = self._ways_left() - _GAP if not index.internalId() else self._view.viewport().width() - INSET
        if self._view.is_wide and not index.internalId():
            right = self._then_left() - _GAP
        top = rect.top()
        for unit, text in self._view.ways_model.labels(index):
            self._paint_label(painter, QRect(rect.left(), top, right - rect.left(), height), unit, text)
            top += LEADING
        if not index.internalId():
            self._paint_rest(painter, rect, index, top)
        painter.restore()

    def _paint_label(self, painter: QPainter, room: QRect, at: ProvinceId, text: str) -> None:
        unit = self._view.units.get(at)
        if unit is not None:
            icon = glyphs.unit_icon(unit.power, unit.type)
            icon.paint(painter, QRect(room.left(), room.top() + (room.height() - _SIGN) // 2, _SIGN, _SIGN))
        font = fonts.ui("body", tabular=True)
        painter.setFont(font)
        painter.setPen(theme().ui("text"))
        words = room.adjusted(_SIGN + _GAP, 0, 0, 0)
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, shown)

    def _paint_rest(self, painter: QPainter, rect: QRect, index: Index, below: int) -> None:
        """What comes of it, beside the changes or below them; the number of ways."""
        wide = self._view.is_wide
        left = self._then_left() if wide else rect.left() + _SIGN + _GAP
        top = rect.top() + (ROW - LEADING) / 2 if wide else below + 3
        self._then(index).draw(painter, QPointF(left, top))
        count = len(self._view.ways_model.kind(index).ways)
        painter.setFont(fonts.ui("body" if wide else "caption", tabular=True))
        painter.setPen(theme().ui("text" if wide else "muted"))
        words = f"{count:,}" if wide else ways_text(count)
        room = QRect(rect.left(), rect.top(), self._view.viewport().width() - INSET - rect.left(), ROW)
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words)

    def _then(self, index: Index) -> Any:
        wide = self._view.is_wide
        left = self._then_left() if wide else self._view.indentation() + _SIGN + _GAP
        right = self._ways_left() if wide else self._view.viewport().width() - INSET
        ink = theme().ui("text" if wide else "muted")
        text = self._view.ways_model.kind(index).then
        return paragraph(text, fonts.ui("body", tabular=True), max(60, right - left), [(0, ink)])

    def _then_lines(self, index: Index) -> int:
        return int(self._then(index).lineCount())

    def _then_left(self) -> int:
        return self._view.then_left

    def _ways_left(self) -> int:
        return self._view.viewport().width() - INSET - _WAYS


class WaysTree(QTreeView):
    """Shows an answer. `chosen` carries the `Way` of the row that the keys or the pointer went to, None for none;
    `tried` one that was confirmed.
    """

    chosen = Signal(object)
    tried = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ways-tree")
        self.units: Mapping[ProvinceId, Unit] = {}
        self._longest = 0
        self.ways_model = WaysModel(self)
        self.setModel(self.ways_model)
        self.setAccessibleName(self.tr("Changes of orders"))
        self.setHeaderHidden(True)
        self.setFrameShape(QTreeView.Shape.NoFrame)
        self.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setIndentation(20)
        self.setItemDelegate(WaysRow(self))
        self.selectionModel().currentChanged.connect(self._moved)
        self.activated.connect(self._confirmed)
        theme().changed.connect(self.viewport().update)

    @property
    def is_wide(self) -> bool:
        """Whether what comes of a change stands in a column of its own."""
        return self.width() >= WIDE

    @property
    def then_left(self) -> int:
        """Where the column of what comes of a change begins."""
        width = self.viewport().width()
        return round(min(max(self._longest, _LEAST_SHARE * width), _MOST_SHARE * width))

    def show_found(self, found: Found | None, units: Mapping[ProvinceId, Unit]) -> None:
        """Show this answer, all kinds closed and none chosen."""
        self.units = units
        kinds = () if found is None else found.kinds
        metrics = QFontMetrics(fonts.ui("body", tabular=True))
        texts = max((metrics.horizontalAdvance(text) for kind in kinds for _, text in kind.labels), default=0)
        self._longest = self.indentation() + _SIGN + 2 * _GAP + 2 + texts
        self.ways_model.show(found)

    @property
    def way(self) -> Way | None:
        """The way that is chosen, of a kind its first; None for none."""
        index = self.currentIndex()
        return self.ways_model.way(index) if index.isValid() else None

    @property
    def chosen_is_kind(self) -> bool:
        """Whether a kind of several ways is chosen."""
        return self.ways_model.rowCount(self.currentIndex()) > 0 if self.currentIndex().isValid() else False

    def texts(self) -> Iterator[str]:
        """Every row that can be seen as it is spoken, from the top."""
        index = self.ways_model.index(0, 0)
        while index.isValid():
            yield index.data(Qt.ItemDataRole.AccessibleTextRole)
            index = self.indexBelow(index)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows have other heights in another width."""
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)

    def _moved(self, now: QModelIndex, before: QModelIndex) -> None:
        self.chosen.emit(self.ways_model.way(now) if now.isValid() else None)

    def _confirmed(self, index: QModelIndex) -> None:
        """Enter, or a double click: try the way; a kind of several is opened or closed (by Qt, if by the pointer)."""
        if not self.ways_model.rowCount(index):
            self.tried.emit(self.ways_model.way(index))
        else:
            self.setExpanded(index, not self.isExpanded(index))


class _Head(QWidget):
    """The head of the table, 24 high."""

    def __init__(self, tree: WaysTree) -> None:
        super().__init__()
        self._tree = tree
        self.setFixedHeight(HEAD)
        theme().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        found = self._tree.ways_model.found
        painter = QPainter(self)
        painter.fillRect(QRect(0, HEAD - 1, self.width(), 1), theme().ui("line"))
        if found is None:
            return
        painter.setFont(fonts.ui("caption"))
        painter.setPen(theme().ui("muted"))
        wide, middle = self._tree.is_wide, Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.rect().adjusted(INSET, 0, -INSET, 0), middle, table_head(found.size, not wide))
        if wide:
            left = self._tree.then_left
            name = place_name(found.question.board, found.question.unit)
            painter.drawText(self.rect().adjusted(left, 0, 0, 0), middle, self.tr("Then {unit}").format(unit=name))
            right = self._tree.viewport().width() - INSET
            painter.drawText(QRect(0, 0, right, HEAD), middle | Qt.AlignmentFlag.AlignRight, self.tr("Ways"))


class WaysTable(QWidget):
    """The tree under its head."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tree = WaysTree(self)
        self.head = _Head(self.tree)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self.tree)

    def show_found(self, found: Found | None, units: Mapping[ProvinceId, Unit]) -> None:
        """Show this answer, or nothing."""
        self.tree.show_found(found, units)
        self.head.update()
