"""The faults of a scenario as a list: what a field is called with its place, muted, after it; below what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from concordui import fonts, icons
from concordui.commons.editor.faults import Finding
from concordui.commons.editor.lines import say
from concordui.commons.editor.titles import place_words, title_of
from concordui.engine_words import told
from concordui.theme import theme

Index = QModelIndex | QPersistentModelIndex
SHOWN = 200
"""Faults that the list shows; nobody reads more."""
_FINDING, _TITLE = Qt.ItemDataRole.UserRole + 1, Qt.ItemDataRole.UserRole + 2
_LEFT, _ABOVE, _ICON, _GAP = 10, 5, 16, 8
_WORDS = _LEFT + _ICON + _GAP
_FLAGS = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class FaultList(QListWidget):
    """`wanted` carries the `Finding` that a person wants to go to."""

    wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("scenario-faults")
        self.setAccessibleName(say("Faults"))
        self.setItemDelegate(_FaultPainter(self))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemActivated.connect(self._activated)
        self.itemClicked.connect(self._activated)
        theme().changed.connect(self.viewport().update)

    def show_faults(self, data: Any, found: Sequence[Finding]) -> None:
        """Show the first `SHOWN` of them; the scenario tells what its places are called."""
        self.clear()
        for finding in found[:SHOWN]:
            words = place_words(data, finding.path, finding.where)
            item = QListWidgetItem(f"{words}\n{told(finding.what)}")
            item.setData(_FINDING, finding)
            item.setData(_TITLE, title_of(data, finding.path))
            item.setToolTip(say("Go there"))
            self.addItem(item)

    def _activated(self, item: QListWidgetItem) -> None:
        self.wanted.emit(item.data(_FINDING))


class _FaultPainter(QStyledItemDelegate):
    """Draws a sign, title and place, and what is wrong in as many lines as it takes."""

    def __init__(self, faults: FaultList) -> None:
        super().__init__(faults)
        self._view = faults.viewport()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        metrics = QFontMetrics(fonts.ui("body"))
        width = self._view.width()
        room = QRect(0, 0, max(width - _WORDS - _LEFT, 40), 10_000)
        wrapped = metrics.boundingRect(room, _WRAPPED, told(index.data(_FINDING).what))
        return QSize(width, metrics.height() + wrapped.height() + 2 * _ABOVE)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """The style paints the ground alone."""
        super().initStyleOption(option, index)
        option.text = ""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        painter.save()
        finding, title = index.data(_FINDING), index.data(_TITLE)
        metrics = QFontMetrics(fonts.ui("body"))
        inside = option.rect.adjusted(_WORDS, _ABOVE, -_LEFT, -_ABOVE)
        sign = QRect(option.rect.left() + _LEFT, inside.top() + 1, _ICON, _ICON)
        icons.icon("triangle-alert", "danger").paint(painter, sign)
        first = QRect(inside.left(), inside.top(), inside.width(), metrics.height())
        if title:
            self._write(painter, first, title, "text")
            first.setLeft(first.left() + metrics.horizontalAdvance(title) + _GAP)
        self._write(painter, first, finding.where, "muted" if title else "text")
        painter.setPen(theme().ui("text"))
        painter.drawText(inside.adjusted(0, metrics.height(), 0, 0), _WRAPPED, told(finding.what))
        painter.restore()

    @staticmethod
    def _write(painter: QPainter, room: QRect, text: str, ink: str) -> None:
        painter.setFont(fonts.ui("body"))
        painter.setPen(theme().ui(ink))
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, max(room.width(), 0))
        painter.drawText(room, _FLAGS, shown)
