"""The derivation of one unit as a tree: a sign and a sentence at the left, its number at the right.

A sentence that is too long for its row goes on in the next line: nothing of a reason is hidden behind three dots.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QTreeView, QWidget

from concordui import glyphs
from concordui.theme import theme
from concordui.why.line import Line
from concordui.why.row import LINE_ROLE, WhyRow
from engine.anatolia.board import ProvinceId, Unit


class WhyTree(QTreeView):
    """Shows a `Line` and all under it.

    `looked` carries the provinces of the line that is chosen, `asked` the unit of a line that is double clicked or
    confirmed, where it is another than the one that the derivation is about.
    """

    looked = Signal(object)
    asked = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("why-tree")
        self.setAccessibleName(name)
        self._model = QStandardItemModel(0, 1, self)
        self._line: Line | None = None
        self._units: Mapping[ProvinceId, Unit] = {}
        self._filling = False
        self.setModel(self._model)
        self._dress()
        self.selectionModel().currentChanged.connect(self._chosen)
        self.activated.connect(self._confirmed)
        theme().changed.connect(self._recolour)

    @property
    def line(self) -> Line | None:
        """What is shown."""
        return self._line

    def show_line(self, line: Line | None, units: Mapping[ProvinceId, Unit]) -> None:
        """Show a derivation; `units` are those before the moves, by province. Open are its first two levels.

        Another derivation of the same unit keeps what is open and the line that is chosen, as far as they are there.
        """
        same = line is not None and self._line is not None and line.unit == self._line.unit
        opened = self._opened() if same else None
        chosen = self._path(self.currentIndex()) if same else ()
        self._line, self._units = line, units
        self._filling = True
        self._model.removeRows(0, self._model.rowCount())
        if line is not None:
            self._model.appendRow(self._item(line))
            if opened is None:
                self.expandToDepth(1)
            else:
                for index in self._every(QModelIndex()):
                    self.setExpanded(index, self._path(index) in opened)
            self.setCurrentIndex(self._index(chosen))
        self._filling = False

    @property
    def all_open(self) -> bool:
        """Whether no line hides another."""
        return all(self.isExpanded(index) for index in self._every(QModelIndex()) if self._model.hasChildren(index))

    def select_first(self) -> None:
        """Choose the first line."""
        self.setCurrentIndex(self._model.index(0, 0))

    def texts(self) -> list[str]:
        """Every line that is there, open or not, from the top."""
        return [] if self._line is None else [each.text for each in self._line.walk()]

    def _item(self, line: Line) -> QStandardItem:
        item = QStandardItem(line.text)
        item.setData(line, LINE_ROLE)
        spoken = f"{line.text}: {line.value}" if line.value else line.text
        item.setData(spoken, Qt.ItemDataRole.AccessibleTextRole)
        unit = None if line.unit is None else self._units.get(line.unit)
        if unit is not None:
            item.setIcon(glyphs.unit_icon(unit.power, unit.type))
        for child in line.children:
            item.appendRow(self._item(child))
        return item

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Sentences break elsewhere in another width."""
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)

    def drawBranches(self, painter: QPainter, rect: QRect, index: QModelIndex | QPersistentModelIndex) -> None:
        """Besides the chevrons, a line down from each line that is open."""
        super().drawBranches(painter, rect, index)
        painter.setPen(theme().ui("line"))
        x = rect.right() - self.indentation() // 2
        above = index.parent()
        while above.isValid():
            x -= self.indentation()
            painter.drawLine(x, rect.top(), x, rect.bottom())
            above = above.parent()

    def _chosen(self, now: QModelIndex, before: QModelIndex) -> None:
        line = now.data(LINE_ROLE)
        if isinstance(line, Line) and not self._filling:
            self.looked.emit(line.places)

    def _confirmed(self, index: QModelIndex) -> None:
        """Enter, or a double click: to the unit of the line, or else open or close it."""
        line = index.data(LINE_ROLE)
        if isinstance(line, Line) and self._line is not None and line.unit not in (None, self._line.unit):
            self.asked.emit(line.unit)
        else:
            self.setExpanded(index, not self.isExpanded(index))

    def _every(self, parent: QModelIndex) -> Iterator[QModelIndex]:
        """All lines, from the top."""
        for row in range(self._model.rowCount(parent)):
            index = self._model.index(row, 0, parent)
            yield index
            yield from self._every(index)

    def _opened(self) -> set[tuple[int, ...]]:
        return {self._path(index) for index in self._every(QModelIndex()) if self.isExpanded(index)}

    def _path(self, index: QModelIndex) -> tuple[int, ...]:
        """Where a line is in the tree: its row, after those of the lines it is under."""
        return (*self._path(index.parent()), index.row()) if index.isValid() else ()

    def _index(self, path: tuple[int, ...]) -> QModelIndex:
        index = QModelIndex()
        for row in path:
            index = self._model.index(row, 0, index)
        return index

    def _recolour(self) -> None:
        self.show_line(self._line, self._units)

    def _dress(self) -> None:
        self.setHeaderHidden(True)
        self.setExpandsOnDoubleClick(False)
        self.setFrameShape(QTreeView.Shape.NoFrame)
        self.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setIndentation(18)
        self.setIconSize(QSize(16, 16))
        self.setItemDelegate(WhyRow(self))
