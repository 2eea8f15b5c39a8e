"""The one painter of the timeline of pacts, for the window and for files: rows, signs, the axis of turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from concordui import fonts
from concordui.commons.pact_past import spaced_breaches
from concordui.commons.words import pact_name, rejected_text, waits_text
from concordui.plots.scale import FEWEST_TURNS, Scale, turn_marks
from concordui.theme import theme
from engine.commons.course import PactCourse
from engine.commons.pacts import PlayerId

ROW = 24
AXIS = 22
TOP = 4
PAD = 12
"""At the left of the names, and at the right of the last turn's label."""
RIGHT = 24
_NAMES_LEAST, _NAMES_MOST = 60, 216
_GAP = 18
_BAR = 11
_DISC = 3.6
_DIAMOND = 4.4
_CROSS = 3.6
_APART = 6.0
"""Pixels between two breaches that are both drawn."""
_BETWEEN_TURNS = 96
_FIRST = 400
"""Names that are measured for the room that they take."""


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0, -_DIAMOND))
    for corner in (QPointF(_DIAMOND, 0), QPointF(0, _DIAMOND), QPointF(-_DIAMOND, 0)):
        path.lineTo(corner)
    path.closeSubpath()
    return path


_DIAMOND_SHAPE = _diamond()


@dataclass(frozen=True, slots=True)
class Timeline:
    """What is drawn: pacts in the order of their proposals, the turns played and planned, how many players there are,
    and through whose eyes it is seen.
    """

    pacts: Sequence[PactCourse]
    turns: int
    planned: int
    players: int
    eyes: PlayerId | None = None

    @property
    def height(self) -> int:
        """Of all rows and the axis, in logical pixels."""
        return TOP + ROW * len(self.pacts) + AXIS


def names_width(line: Timeline, width: float) -> int:
    """The room that the names take in a timeline of this width."""
    metrics = QFontMetricsF(_font())
    longest = max((metrics.horizontalAdvance(pact_name(each, line.players)) for each in line.pacts[:_FIRST]), default=0)
    return round(min(max(longest, _NAMES_LEAST), _NAMES_MOST, width * 0.27))


def scale_of(line: Timeline, rect: QRectF, names: int) -> Scale:
    """Where the turns are in a rectangle, beside names of this width."""
    left = rect.left() + PAD + names + _GAP
    area = QRectF(left, rect.top(), max(rect.right() - RIGHT - left, 40.0), rect.height() - AXIS)
    return Scale(area, max(line.planned, FEWEST_TURNS), 0.0, 1.0, ())


def paint_axis(painter: QPainter, scale: Scale, *, labels: bool, exact: bool = False) -> None:
    """The lines down at round turns, and which they are where `labels`."""
    area = scale.area
    painter.setFont(_caption(exact))
    for turn in turn_marks(scale.last, max(2, round(area.width() / _BETWEEN_TURNS))):
        x = round(scale.x(turn)) + 0.5
        if labels:
            painter.setPen(theme().ui("muted"))
            painter.drawText(QRectF(x - 40, area.bottom(), 80, AXIS), Qt.AlignmentFlag.AlignCenter, str(turn))
        else:
            painter.setPen(QPen(theme().ui("line"), 1))
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))


def paint_row(
    painter: QPainter, line: Timeline, pact: PactCourse, scale: Scale, top: float, exact: bool = False
) -> None:
    """One pact in its row, the name at the left."""
    middle = top + ROW / 2
    font = _font(exact)
    painter.setFont(font)
    painter.setPen(theme().ui("text"))
    room = scale.area.left() - _GAP - PAD
    name = QFontMetricsF(font).elidedText(pact_name(pact, line.players), Qt.TextElideMode.ElideRight, room + 1)
    painter.drawText(QRectF(PAD, top, room + 4, ROW), Qt.AlignmentFlag.AlignVCenter, name)
    _paint_course(painter, line, pact, scale, middle)
    words, at = _words(line, pact, scale)
    if words:
        _paint_words(painter, scale, words, at, top, exact)


def paint_cursor(painter: QPainter, scale: Scale, turn: int, *, hovered: bool, pinned: bool) -> None:
    """The line down at the turn that everything reads; a pinned one has a head."""
    x = scale.x(turn)
    painter.setPen(QPen(theme().ui("accent"), 1.0 if hovered else 2.0))
    painter.drawLine(QPointF(x, scale.area.top()), QPointF(x, scale.area.bottom()))
    if pinned:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().ui("accent"))
        top = scale.area.top()
        painter.drawPolygon(QPolygonF([QPointF(x - 4, top), QPointF(x + 4, top), QPointF(x, top + 6)]))


def paint_disc(painter: QPainter, at: QPointF) -> None:
    """The sign of a proposal."""
    painter.setPen(QPen(theme().ui("text"), 1.6))
    painter.setBrush(theme().ui("raised"))
    painter.drawEllipse(at, _DISC, _DISC)


def paint_bar(painter: QPainter, rect: QRectF) -> None:
    """The sign of a pact that binds."""
    painter.setPen(QPen(theme().ui("accent"), 1))
    painter.setBrush(theme().ui("accentSoft"))
    painter.drawRoundedRect(rect, 2, 2)


def paint_diamond(painter: QPainter, at: QPointF) -> None:
    """The sign of a breach."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().ui("danger"))
    painter.drawPath(_DIAMOND_SHAPE.translated(at))


def paint_cross(painter: QPainter, at: QPointF) -> None:
    """The sign of a rejection."""
    painter.setPen(QPen(theme().ui("danger"), 1.8))
    for way in (1, -1):
        arm = QPointF(_CROSS, way * _CROSS)
        painter.drawLine(at - arm, at + arm)


def _paint_course(painter: QPainter, line: Timeline, pact: PactCourse, scale: Scale, middle: float) -> None:
    """From the proposal to the end: dashes while it waits, a bar while it binds, a diamond for each breach."""
    begun = scale.x(pact.proposed)
    settled = _settled(line, pact)
    until = scale.x(settled)
    if until > begun:
        pen = QPen(theme().ui("text"), 1.4)
        pen.setDashPattern([3, 2])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(QPointF(begun + _DISC, middle), QPointF(until, middle))
    if pact.active_from is not None:
        end = max(scale.x(line.turns), until + 3)
        paint_bar(painter, QRectF(until, middle - _BAR / 2, end - until, _BAR))
    paint_disc(painter, QPointF(begun, middle))
    if pact.rejected is not None:
        paint_cross(painter, QPointF(max(until, begun + 2 * _DISC + 3), middle))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().ui("danger"))
    for turn in spaced_breaches(pact, _APART / scale.pixels_a_turn):
        painter.drawPath(_DIAMOND_SHAPE.translated(scale.x(turn), middle))


def _settled(line: Timeline, pact: PactCourse) -> int:
    """The turn in which the waiting ended, or the last one."""
    if pact.active_from is not None:
        return pact.active_from
    return pact.rejected if pact.rejected is not None else max(line.turns, pact.proposed)


def _words(line: Timeline, pact: PactCourse, scale: Scale) -> tuple[str, float]:
    """What stands behind the signs, and from where on."""
    at = scale.x(_settled(line, pact))
    if pact.status == "rejected":
        return rejected_text(pact), max(at, scale.x(pact.proposed) + 2 * _DISC + 3) + 11
    return (waits_text(pact, line.eyes), at + 10) if pact.status == "proposed" else ("", at)


def _paint_words(painter: QPainter, scale: Scale, words: str, at: float, top: float, exact: bool) -> None:
    """Behind the signs, or where there is no room before them."""
    font = _caption(exact)
    metrics = QFontMetricsF(font)
    width, room = metrics.horizontalAdvance(words), scale.area.right() + RIGHT - 4 - at
    painter.setFont(font)
    painter.setPen(theme().ui("muted"))
    if room >= min(width, 60):
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room + 1)
        painter.drawText(QRectF(at, top, room + 4, ROW), Qt.AlignmentFlag.AlignVCenter, shown)
        return
    shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, 180)
    width = metrics.horizontalAdvance(shown)
    ground = QRectF(scale.area.right() - width - 14, top + 4, width + 8, ROW - 8)
    painter.fillRect(ground, theme().ui("surface"))  # over the dashes, which go on behind it
    painter.drawText(ground, Qt.AlignmentFlag.AlignCenter, shown)


def _font(exact: bool = False) -> QFont:
    return _plain(fonts.ui("body", tabular=True), exact)


def _caption(exact: bool) -> QFont:
    return _plain(fonts.ui("caption", tabular=True), exact)


def _plain(font: QFont, exact: bool) -> QFont:
    if exact:
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
