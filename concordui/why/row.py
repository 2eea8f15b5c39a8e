"""How a line of a derivation is painted: the unit's sign, the sentence in as many lines as it takes, the number."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QIcon, QPainter, QTextLayout
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from concordui import fonts
from concordui.theme import theme
from concordui.why.line import Line
from concordui.widgets.paragraph import LEADING, paragraph

ROW = 25
LINE_ROLE = Qt.ItemDataRole.UserRole + 1

_SIGN = 16
_GAP = 8
_EDGE = 12
_LEAST = 60

Index = QModelIndex | QPersistentModelIndex


class WhyRow(QStyledItemDelegate):
    """Paints the `Line` under `LINE_ROLE`. Of a line with a tone, what comes after the colon is in its colour."""

    def __init__(self, view: QTreeView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        line = index.data(LINE_ROLE)
        depth = 1
        above = index.parent()
        while above.isValid():
            depth, above = depth + 1, above.parent()
        width = self._view.viewport().width() - depth * self._view.indentation()
        lines = _laid_out(line, _room(line, _has_sign(index), width), theme().ui("text")).lineCount()
        return QSize(_LEAST, ROW + (lines - 1) * LEADING)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """The style paints the ground alone."""
        super().initStyleOption(option, index)
        option.text = ""
        option.icon = QIcon()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        line: Line = index.data(LINE_ROLE)
        look, rect = theme(), QRect(option.rect)
        painter.save()
        left = rect.left()
        if _has_sign(index):
            icon: QIcon = index.data(Qt.ItemDataRole.DecorationRole)
            icon.paint(painter, QRect(left, rect.top() + (ROW - _SIGN) // 2, _SIGN, _SIGN))
            left += _SIGN + _GAP
        muted = line.tone == "muted" and not line.value
        text = _laid_out(line, _room(line, _has_sign(index), rect.width()), look.ui("muted" if muted else "text"))
        text.draw(painter, QPointF(left, rect.top() + (ROW - LEADING) / 2))
        if line.value:
            painter.setFont(fonts.ui("body", strong=line.strong, tabular=True))
            painter.setPen(look.ui(line.tone))
            room = QRect(rect.left(), rect.top(), rect.width() - _EDGE, ROW)
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, line.value)
        painter.restore()


def _has_sign(index: Index) -> bool:
    return index.data(Qt.ItemDataRole.DecorationRole) is not None


def _room(line: Line, sign: bool, width: int) -> int:
    """What is left for the sentence."""
    font = fonts.ui("body", strong=line.strong, tabular=True)
    value = QFontMetrics(font).horizontalAdvance(line.value) + _GAP if line.value else 0
    return max(_LEAST, width - value - _EDGE - (_SIGN + _GAP if sign else 0))


def _laid_out(line: Line, width: int, ink: QColor) -> QTextLayout:
    """The sentence broken into lines of this width."""
    colon = line.text.find(": ")
    tinted = line.tone in ("danger", "warn") and not line.strong and colon > 0
    inks = [(0, ink), (colon + 1, theme().ui(line.tone))] if tinted else [(0, ink)]
    return paragraph(line.text, fonts.ui("body", strong=line.strong, tabular=True), width, inks)
