"""A page in a list: its heads stay above it, groups fold, and a line that is chosen stays so from tick to tick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QGuiApplication,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QListView, QVBoxLayout, QWidget

from concordui import fonts
from concordui.colony.minds.line_model import LineModel
from concordui.colony.minds.line_painting import Columns, LinePainter
from concordui.colony.minds.lines import Draft, PageLine
from concordui.theme import theme
from concordui.widgets.tables import HEAD

_ICON = 14
_BATCH = 60
_STEPS = {Qt.Key.Key_Left: True, Qt.Key.Key_Right: False}


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a column: its words, and an icon before them."""

    text: str
    icon: QIcon | None = None


class HeadStrip(QWidget):
    """The heads of the columns, where the columns of the lines are."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedHeight(HEAD)
        self._heads: tuple[Head, Head, Head] = (Head(""), Head(""), Head(""))
        self._width = 600
        theme().changed.connect(self.update)

    def show_heads(self, heads: tuple[Head, Head, Head]) -> None:
        """Name the columns."""
        self._heads = heads
        self.update()

    def fit(self, width: int) -> None:
        """The lines below are so wide."""
        self._width = width
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, columns, look = QPainter(self), Columns(self._width), theme()
        painter.fillRect(self.rect(), look.ui("surface"))
        painter.fillRect(QRect(0, HEAD - 1, self.width(), 1), look.ui("line"))
        rooms = (columns.label, columns.first, columns.second)
        for place, (head, room) in enumerate(zip(self._heads, rooms, strict=True)):
            left = room.left()
            if head.icon is not None:
                head.icon.paint(painter, QRectF(left, (HEAD - _ICON) / 2, _ICON, _ICON).toRect())
                left += _ICON + 6
            font = fonts.ui("caption", strong=place > 0)
            painter.setFont(font)
            painter.setPen(look.ui("text" if place else "muted"))
            shown = QFontMetrics(font).elidedText(head.text, Qt.TextElideMode.ElideRight, room.right() - left)
            painter.drawText(QRect(left, 0, room.right() - left + 2, HEAD - 1), Qt.AlignmentFlag.AlignVCenter, shown)


class _Lines(QListView):
    """The lines themselves. Left folds the group of a line, Right unfolds it; Enter and a click turn a heading."""

    resized = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        page = self.parent()
        assert isinstance(page, PageView)
        key = Qt.Key(event.key())
        if event.matches(QKeySequence.StandardKey.Copy):
            page.copy()
        elif key in _STEPS and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            page.fold_here(_STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            page.turn(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:  # type: ignore[override]
        super().currentChanged(current, previous)
        page = self.parent()
        if isinstance(page, PageView):
            page.went(current)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()


class PageView(QWidget):
    """Shows lines under their heads. `chosen` carries the line that a person went to, None for none."""

    chosen = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = LineModel(self)
        self.heads = HeadStrip(self)
        self.list = _Lines(self)
        self._painter = LinePainter(self.model)
        self._key = ""
        self._quiet = False
        self._dress(name)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.heads)
        column.addWidget(self.list, 1)
        self.setFocusProxy(self.list)
        theme().changed.connect(self.list.viewport().update)

    def _dress(self, name: str) -> None:
        view = self.list
        view.setAccessibleName(name)
        view.setModel(self.model)
        view.setItemDelegate(self._painter)
        view.setFrameShape(QListView.Shape.NoFrame)
        view.setMouseTracking(True)
        view.setLayoutMode(QListView.LayoutMode.Batched)
        view.setBatchSize(_BATCH)
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        view.clicked.connect(self._clicked)
        view.resized.connect(self._resized)

    def name(self, name: str) -> None:
        """What a screen reader calls the list."""
        self.list.setAccessibleName(name)

    def show_heads(self, heads: tuple[Head, Head, Head]) -> None:
        """Name the columns."""
        self.heads.show_heads(heads)

    def show_drafts(self, drafts: Sequence[Draft]) -> None:
        """Show these; the chosen one and the place in the list stay."""
        bar = self.list.verticalScrollBar()
        place = bar.value()
        self._quiet = True
        self.model.show(drafts)
        self._mark()
        self._quiet = False
        bar.setValue(place)

    @property
    def line(self) -> PageLine | None:
        """The chosen line."""
        return self.model.line_of(self._key) if self._key else None

    def choose(self, key: str) -> None:
        """Go to a line, unfolding its group."""
        line = self.model.draft(key)
        if line is None:
            return
        if line.group in self.model.folded and not line.heading:
            self.model.fold(line.group, False)
        row = self.model.row_of(key)
        if row is not None:
            self.list.setCurrentIndex(self.model.index(row))
            self.list.scrollTo(self.model.index(row))

    def fold(self, group: str, folded: bool) -> None:
        """Hide the lines of a group, or show them; the heading stays where it is."""
        if folded == (group in self.model.folded):
            return
        place = self.list.verticalScrollBar().value()
        self._quiet = True
        self.model.fold(group, folded)
        self._mark()
        self._quiet = False
        self.list.verticalScrollBar().setValue(place)

    def fold_here(self, folded: bool) -> None:
        """Fold or unfold the group of the line at which the keys are; they are at its heading then."""
        index = self.list.currentIndex()
        if not index.isValid():
            return
        group = self.model.line(index.row()).group
        if folded:
            self._key = f"#{group}"
        self.fold(group, folded)
        self.choose(self._key)

    def turn(self, index: QModelIndex) -> None:
        """Fold or unfold the group whose heading this is."""
        if index.isValid() and self.model.line(index.row()).heading:
            group = self.model.line(index.row()).group
            self.fold(group, group not in self.model.folded)

    def copy(self) -> None:
        """Copy the chosen line, or all of them."""
        line = self.line
        said = [line] if line is not None else self.model.whole
        QGuiApplication.clipboard().setText("\n".join(each.spoken for each in said))

    def went(self, index: QModelIndex) -> None:
        """The keys went to this line."""
        if not self._quiet and index.isValid():
            self._key = self.model.line(index.row()).key
            self.chosen.emit(self.line)

    def forget(self) -> None:
        """No line is chosen."""
        self._key = ""
        self._quiet = True
        self._mark()
        self._quiet = False

    def _mark(self) -> None:
        row = self.model.row_of(self._key) if self._key else None
        if row is None:
            self.list.selectionModel().clear()
        elif self.list.currentIndex().row() != row or not self.list.selectionModel().hasSelection():
            self.list.setCurrentIndex(self.model.index(row))

    def _clicked(self, index: QModelIndex) -> None:
        self.turn(index)

    def _resized(self) -> None:
        width = self.list.viewport().width()
        self.heads.fit(width)
        if width != self._painter.width:
            self._painter.width = width
            self.list.scheduleDelayedItemsLayout()
