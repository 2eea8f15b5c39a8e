"""How cells of the matrix look: a pill with an icon and a word, a dash for who never knew."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from concordui import fonts, icons
from concordui.colony.knows.words import ABSENT, Standing
from concordui.colony.people import CORE_ICON, People, paint_chip
from concordui.theme import theme
from engine.colony.threads import CORE

PILL = 20
ICON = 12
_GAP = 4
_INNER = 6
_SIDE = 4
"""Between a pill and the sides of its cell."""
_WRONG = 11
CHIP = 15


def pill_width(words: str, *, wrong: bool = False) -> float:
    """How wide a cell has to be for these words."""
    metrics = QFontMetricsF(fonts.ui("caption", tabular=True))
    return ICON + _GAP + metrics.horizontalAdvance(words) + 2 * (_INNER + _SIDE) + (_WRONG + _GAP if wrong else 0)


def paint_absent(painter: QPainter, cell: QRectF) -> None:
    """Who never knew."""
    painter.setFont(fonts.ui("body"))
    painter.setPen(theme().ui("muted"))
    painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, ABSENT)


def paint_pill(painter: QPainter, cell: QRectF, standing: Standing, words: str, *, old: bool, wrong: bool) -> None:
    """Who knows, or knew: the ground says whether at first hand, the icon how; a triangle that it is not so."""
    look = theme()
    pill = QRectF(cell.x() + _SIDE, cell.y() + (cell.height() - PILL) / 2, cell.width() - 2 * _SIDE, PILL)
    ground, edge, ink = ("accentSoft", "accent", "accent") if standing.first_hand else ("hover", "line", "text")
    if old:
        ground, edge, ink = "warnSoft", "warnSoft", "warn"
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = QColor(look.ui(edge))
    if standing.first_hand:
        line.setAlphaF(0.45)
    painter.setPen(QPen(line, 1))
    painter.setBrush(look.ui(ground))
    painter.drawRoundedRect(pill.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
    font = fonts.ui("caption", tabular=True)
    metrics = QFontMetricsF(font)
    room = pill.width() - 2 * _INNER - ICON - _GAP - (_WRONG + _GAP if wrong else 0)
    shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room + 1)
    whole = ICON + _GAP + metrics.horizontalAdvance(shown) + (_GAP + _WRONG if wrong else 0)
    left = pill.x() + max(_INNER, (pill.width() - whole) / 2)
    middle = pill.center().y()
    icons.paint(painter, standing.icon, QRectF(left, middle - ICON / 2, ICON, ICON), look.ui(ink))
    left += ICON + _GAP
    painter.setFont(font)
    painter.setPen(look.ui("warn" if old else "text"))
    painter.drawText(QRectF(left, pill.y(), room + 2, pill.height()), Qt.AlignmentFlag.AlignVCenter, shown)
    if wrong:
        left += metrics.horizontalAdvance(shown) + _GAP
        box = QRectF(left, middle - _WRONG / 2, _WRONG, _WRONG)
        icons.paint(painter, "triangle-alert", box, look.ui("warn"))
    painter.restore()


def paint_mind(painter: QPainter, cell: QRectF, people: People, mind: str, *, chosen: bool) -> None:
    """The head of a mind's column: its chip and its name; that of the chosen mind is strong over a line."""
    look = theme()
    font = fonts.ui("caption", strong=chosen)
    metrics = QFontMetricsF(font)
    name = metrics.elidedText(people.name(mind), Qt.TextElideMode.ElideRight, cell.width() - CHIP - _GAP - 2 * _SIDE)
    whole = CHIP + _GAP + metrics.horizontalAdvance(name)
    left = cell.x() + (cell.width() - whole) / 2
    box = QRectF(left, cell.center().y() - CHIP / 2, CHIP, CHIP)
    if mind == CORE:
        icons.paint(painter, CORE_ICON, box.adjusted(1, 1, -1, -1), look.ui("text" if chosen else "muted"))
    else:
        paint_chip(painter, box, people.style(mind))
    painter.setFont(font)
    painter.setPen(look.ui("text" if chosen else "muted"))
    words = QRectF(left + CHIP + _GAP, cell.y(), metrics.horizontalAdvance(name) + 2, cell.height())
    painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, name)
    if chosen:
        painter.setPen(QPen(look.ui("accent"), 2))
        y = cell.bottom() - 1
        painter.drawLine(QPointF(cell.x() + _SIDE, y), QPointF(cell.right() - _SIDE, y))
