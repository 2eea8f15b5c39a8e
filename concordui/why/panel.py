"""The derivation of one unit as a tree: a sign and a sentence at the left, its number at the right."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTreeView, QWidget

from concordui import fonts, glyphs
from concordui.theme import theme
from concordui.why.line import Line
from engine.anatolia.board import ProvinceId, Unit

ROW = 25
VALUE_WIDTH = 92
_LINE = Qt.ItemDataRole.UserRole + 1


class WhyTree(QTreeView):
    """Shows a `Line` and all under it. `looked` carries the provinces of the line that is chosen."""

    looked = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("why-tree")
        self.setAccessibleName(name)
        self._model = QStandardItemModel(0, 2, self)
        self._line: Line | None = None
        self._units: Mapping[ProvinceId, Unit] = {}
        self.setModel(self._model)
        self._dress()
        self.selectionModel().currentChanged.connect(self._chosen)
        theme().changed.connect(self._recolour)

    @property
    def line(self) -> Line | None:
        """What is shown."""
        return self._line

    def show_line(self, line: Line | None, units: Mapping[ProvinceId, Unit]) -> None:
        """Show a derivation; `units` are those before the moves, by province. Open are its first two levels."""
        self._line, self._units = line, units
        self._model.removeRows(0, self._model.rowCount())
        if line is not None:
            self._model.appendRow(self._cells(line))
            self.expandToDepth(1)

    def select_first(self) -> None:
        """Choose the first line."""
        self.setCurrentIndex(self._model.index(0, 0))

    def texts(self) -> list[str]:
        """Every line that is there, open or not, from the top."""
        return [] if self._line is None else [each.text for each in self._line.walk()]

    def _cells(self, line: Line) -> list[QStandardItem]:
        text = QStandardItem(line.text)
        text.setFont(fonts.ui("body", strong=line.strong))
        text.setData(line, _LINE)
        spoken = f"{line.text}: {line.value}" if line.value else line.text
        text.setData(spoken, Qt.ItemDataRole.AccessibleTextRole)
        text.setToolTip(line.text)
        unit = None if line.unit is None else self._units.get(line.unit)
        if unit is not None:
            text.setIcon(glyphs.unit_icon(unit.power, unit.type))
        value = QStandardItem(line.value)
        value.setFont(fonts.ui("body", strong=line.strong, tabular=True))
        value.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if line.tone != "text":
            value.setForeground(theme().ui(line.tone))
            if not line.strong:
                text.setForeground(theme().ui(line.tone))
        for child in line.children:
            text.appendRow(self._cells(child))
        return [text, value]

    def _chosen(self, now: QModelIndex, before: QModelIndex) -> None:
        line = now.siblingAtColumn(0).data(_LINE)
        if isinstance(line, Line):
            self.looked.emit(line.places)

    def _recolour(self) -> None:
        self.show_line(self._line, self._units)

    def _dress(self) -> None:
        self.setHeaderHidden(True)
        self.setFrameShape(QTreeView.Shape.NoFrame)
        self.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setIndentation(18)
        self.setIconSize(QSize(16, 16))
        self.setUniformRowHeights(True)
        self.setItemDelegate(_Delegate(self))
        head = self.header()
        head.setStretchLastSection(False)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        head.setSectionResizeMode(1, QHeaderView.ResizeMode.Fixed)
        self.setColumnWidth(1, VALUE_WIDTH)


class _Delegate(QStyledItemDelegate):
    """Rows of one height; what does not fit is three dots, and the tool tip says all of it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(super().sizeHint(option, index).width(), ROW)
