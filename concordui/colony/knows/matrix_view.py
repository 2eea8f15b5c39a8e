"""The matrix: facts and their truth stand still at the left, the minds beside them scroll.

Two tables over one model: the left one is only looked at, the keys are in the right one. A cell says its fact and its
mind when it is read out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QScrollBar,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from concordui import fonts
from concordui.colony.knows.cell_pictures import CellPictures, Key
from concordui.colony.knows.heads import MatrixHead
from concordui.colony.knows.matrix_model import FACT, MINDS, TRUTH, MatrixModel
from concordui.colony.knows.painting import paint_absent, paint_pill
from concordui.colony.knows.words import Standing, standings
from concordui.colony.people import People
from concordui.colony.say import say
from concordui.theme import theme
from concordui.widgets.tables import HEAD, INSET, ROW, set_up_table
from engine.colony.threads import CORE
from engine.colony.viewing.facts import Fact
from engine.colony.viewing.items import How
from engine.colony.viewing.knowing import Knowing


class Widths(NamedTuple):
    """The least widths of the columns; a band with its time has room in that of the core."""

    facts: int
    truth: int
    pawn: int
    core: int

    def whole(self, pawns: int) -> int:
        """All of them, for so many colonists."""
        return self.facts + self.truth + self.core + pawns * self.pawn


ROOMY, NARROW = Widths(168, 82, 70, 116), Widths(120, 60, 60, 106)
"""As a rule, and where all minds are in sight only so."""
FACT_WISHED, MOST = 212, 104
"""A width of the facts from which on colonists have more, up to the second."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

Index = QModelIndex | QPersistentModelIndex


class CellDelegate(QStyledItemDelegate):
    """Draws the cells of both tables; the row of the chosen fact has one ground through both."""

    def __init__(self, model: MatrixModel, view: MatrixView) -> None:
        super().__init__(view)
        self._model, self._view = model, view
        self._standings = standings()
        self._pictures = CellPictures()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(NARROW.pawn, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect, chosen = option.rect, index.row() == self._view.row
        painter.save()
        if index.column() < MINDS:
            _paint_ground(painter, QRectF(rect), chosen)
            self._paint_words(painter, rect.adjusted(INSET, 0, -6, -1), index)
        else:
            self._paint_cell(painter, rect, index, chosen)
            if self._view.has_keys(index):
                room = QRectF(rect).adjusted(0, 0, 0, -1)
                painter.setPen(QPen(theme().ui("focus"), 1.5))
                painter.drawRoundedRect(room.adjusted(1.5, 1.5, -1.5, -1.5), 4, 4)
        painter.restore()

    def _paint_words(self, painter: QPainter, room: QRect, index: Index) -> None:
        font = fonts.ui("body", tabular=True)
        shown = QFontMetrics(font).elidedText(str(index.data()), Qt.TextElideMode.ElideRight, room.width())
        painter.setFont(font)
        painter.setPen(theme().ui("text"))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)

    def _paint_cell(self, painter: QPainter, rect: QRect, index: Index, chosen: bool) -> None:
        known, mind = self._model.known(index), self._model.mind(index)
        read = mind is None or self._model.read(mind)
        absent = known.how == "never"
        words = str(index.data()) if read and not absent else ""
        cell = _Cell(read, known.how, words, read and self._model.wrong(index), chosen, self._standings)
        self._pictures.draw(painter, rect, cell.key, cell.paint)


@dataclass(frozen=True, slots=True)
class _Cell:
    """What a cell of a mind shows; nothing where the mind was not read."""

    read: bool
    how: How
    words: str
    wrong: bool
    chosen: bool
    standings: Mapping[How, Standing]

    @property
    def key(self) -> Key:
        """Two of one key look the same."""
        return self.read, self.how, self.words, self.wrong, self.chosen

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Draw it."""
        _paint_ground(painter, place, self.chosen)
        room = place.adjusted(0, 0, 0, -1)
        if self.read and self.how == "never":
            paint_absent(painter, room)
        elif self.read:
            standing = self.standings[self.how]
            paint_pill(painter, room, standing, self.words, old=self.how == "stale", wrong=self.wrong)


def _paint_ground(painter: QPainter, place: QRectF, chosen: bool) -> None:
    look = theme()
    painter.fillRect(place, look.ui("selected" if chosen else "surface"))
    painter.fillRect(QRectF(place.left(), place.bottom() - 1, place.width(), 1), look.ui("line"))


class MindsTable(QTableView):
    """The table of the minds. `moved` tells of another cell, `opened` that one shall show its evidence (Enter),
    `preferred` that its mind shall be the chosen one (Space).
    """

    moved = Signal()
    opened = Signal()
    preferred = Signal()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.moved.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if plain and Qt.Key(event.key()) in _ENTER and self.currentIndex().isValid():
            self.opened.emit()
            return
        if plain and event.key() == Qt.Key.Key_Space and self.currentIndex().isValid():
            self.preferred.emit()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.viewport().update()


class MatrixView(QWidget):
    """`chosen` tells that a person went to another cell, `evidence_wanted` that one shall be opened, `mind_pressed`
    carries the mind whose head was pressed. `seen_changed`: other minds came into sight.
    """

    chosen = Signal()
    evidence_wanted = Signal()
    mind_pressed = Signal(object)
    seen_changed = Signal()

    def __init__(self, model: MatrixModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.row = -1
        """The row of the chosen fact, -1 without one."""
        self._quiet = False
        self.facts = QTableView(self)
        self.minds = MindsTable(self)
        self.heads = (MatrixHead(model, self.facts), MatrixHead(model, self.minds))
        self.across = QScrollBar(Qt.Orientation.Horizontal, self)
        delegate = CellDelegate(model, self)
        for table, head in zip((self.facts, self.minds), self.heads, strict=True):
            self._set_up(table, head, delegate)
        self.minds.setAccessibleDescription(say("Enter shows the evidence of a cell, Space chooses its mind"))
        self.facts.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.facts.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.facts.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.minds.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.minds.setAutoScroll(False)  # it scrolls to where the view had other columns
        self.across.hide()
        self.setMinimumHeight(HEAD + 2 * ROW)
        self._connect()

    def _set_up(self, table: QTableView, head: MatrixHead, delegate: CellDelegate) -> None:
        table.setModel(self.model)
        set_up_table(table, say("Who knows what"), stretch=None)
        table.setHorizontalHeader(head)
        table.setItemDelegate(delegate)
        table.setFrameShape(QTableView.Shape.NoFrame)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _place(self) -> None:
        """Facts at the left, minds in the rest, and under these their scroll bar where they need one."""
        facts = self.facts.columnWidth(FACT) + self.facts.columnWidth(TRUTH)
        needed = self.minds.horizontalHeader().length() > self.width() - facts
        bar = self.across.sizeHint().height() if needed else 0
        height = self.height() - bar
        self.facts.setGeometry(0, 0, facts, height)
        self.minds.setGeometry(facts, 0, self.width() - facts, height)
        self.across.setGeometry(facts, height, self.width() - facts, bar)
        self.across.setVisible(needed)

    def _connect(self) -> None:
        inner = self.minds.horizontalScrollBar()
        inner.rangeChanged.connect(self._range_changed)
        inner.valueChanged.connect(self.across.setValue)
        inner.valueChanged.connect(self._scrolled)
        self.across.valueChanged.connect(inner.setValue)
        self.minds.verticalScrollBar().valueChanged.connect(self.facts.verticalScrollBar().setValue)
        self.facts.verticalScrollBar().valueChanged.connect(self.minds.verticalScrollBar().setValue)
        self.facts.pressed.connect(self._fact_pressed)
        self.facts.doubleClicked.connect(self._fact_opened)
        self.minds.moved.connect(self._moved)
        self.minds.opened.connect(self.evidence_wanted)
        self.minds.preferred.connect(self._mind_preferred)
        self.minds.doubleClicked.connect(self._cell_opened)
        for head in self.heads:
            head.pressed_mind.connect(self.mind_pressed)
        self.model.modelReset.connect(self._after_reset)

    def show_facts(self, knowing: Knowing, facts: Sequence[Fact], minds: tuple[str, ...], people: People) -> None:
        """Show these facts of a matrix and tell nobody where the keys are: the chosen one may be in another row now."""
        self._quiet = True
        self.model.show(knowing, facts, minds, people)
        self._quiet = False

    # What is chosen

    def current(self) -> Index:
        """The cell at which the keys are."""
        return self.minds.currentIndex()

    def choose(self, row: int, column: int) -> None:
        """Go to a cell and tell nobody; a row of -1 leaves none chosen."""
        self._quiet = True
        self.minds.setCurrentIndex(self.model.index(row, column) if row >= 0 else QModelIndex())
        self.row = row
        self._quiet = False
        self.repaint_rows()

    def show_row(self) -> None:
        """Bring the row of the chosen fact into sight; the columns stay where they are."""
        if self.row >= 0:
            across = self.minds.horizontalScrollBar().value()
            self.minds.scrollTo(self.model.index(self.row, MINDS))
            self.minds.horizontalScrollBar().setValue(across)

    def has_keys(self, index: Index) -> bool:
        """Whether the keys are at this cell."""
        return self.minds.hasFocus() and index == self.minds.currentIndex()

    def repaint_rows(self) -> None:
        """Another row is the chosen one."""
        self.facts.viewport().update()
        self.minds.viewport().update()

    def mark_mind(self, mind: str) -> None:
        """Mark the column of the chosen mind."""
        for head in self.heads:
            head.choose(mind)

    def show_mind(self, mind: str) -> None:
        """Bring the column of a mind into sight."""
        if mind in self.model.minds and self.model.rowCount():
            row = max(self.minds.rowAt(0), 0)
            self.minds.scrollTo(self.model.index(row, self.model.column(mind)))

    def seen(self) -> tuple[str, ...]:
        """The minds whose columns are in sight."""
        head, room = self.minds.horizontalHeader(), self.minds.width()
        places = ((mind, head.sectionViewportPosition(MINDS + place)) for place, mind in enumerate(self.model.minds))
        return tuple(mind for mind, left in places if -MOST < left < room)

    def _moved(self) -> None:
        index = self.minds.currentIndex()
        if self._quiet or not index.isValid():
            return
        self.row = index.row()
        self.minds.scrollTo(index)
        self.repaint_rows()
        self.chosen.emit()

    def _fact_pressed(self, index: QModelIndex) -> None:
        column = max(self.minds.currentIndex().column(), MINDS)
        self.minds.setCurrentIndex(self.model.index(index.row(), column))
        self.minds.setFocus(Qt.FocusReason.MouseFocusReason)

    def _fact_opened(self, index: QModelIndex) -> None:
        self.evidence_wanted.emit()

    def _mind_preferred(self) -> None:
        self.mind_pressed.emit(self.model.mind(self.minds.currentIndex()))

    def _cell_opened(self, index: QModelIndex) -> None:
        self.evidence_wanted.emit()

    # How wide and where

    def _after_reset(self) -> None:
        truth = self.facts.isColumnHidden(TRUTH)
        for column in range(self.model.columnCount()):
            self.facts.setColumnHidden(column, column >= MINDS or (column == TRUTH and truth))
            self.minds.setColumnHidden(column, column < MINDS)
        self.fit()

    def hide_truth(self, hidden: bool) -> None:
        """Whether the truth is shown beside the facts."""
        if hidden != self.facts.isColumnHidden(TRUTH):
            self.facts.setColumnHidden(TRUTH, hidden)
            self.fit()

    def fit(self) -> None:
        """Give the columns their widths: minds what they need, evenly, and what room is left to the facts."""
        minds = self.model.columnCount() - MINDS
        if minds <= 0:
            return
        pawns = minds - (CORE in self.model.minds)
        room = self.width() - self.minds.verticalScrollBar().sizeHint().width()
        wide = NARROW if NARROW.whole(pawns) <= room < ROOMY.whole(pawns) else ROOMY
        truth = 0 if self.facts.isColumnHidden(TRUTH) else wide.truth
        spare = max(0, room - wide.whole(pawns))
        cores = min(wide.core + spare, ROOMY.core) if pawns < minds else 0
        left = room - truth - cores
        width = max(wide.pawn, min((left - FACT_WISHED) // max(1, pawns), MOST))
        self.facts.setColumnWidth(FACT, max(wide.facts, left - width * pawns))
        if truth:
            self.facts.setColumnWidth(TRUTH, truth)
        for place, mind in enumerate(self.model.minds):
            self.minds.setColumnWidth(MINDS + place, cores if mind == CORE else width)
        self._place()
        self._scrolled()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        place = self.minds.rowViewportPosition(self.row) if self.row >= 0 else -1
        self.fit()
        if 0 <= place <= event.oldSize().height() - HEAD - ROW:
            self.show_row()

    def _range_changed(self, first: int, last: int) -> None:
        self.across.setRange(first, last)
        self.across.setPageStep(self.minds.viewport().width())

    def _scrolled(self) -> None:
        self.seen_changed.emit()
