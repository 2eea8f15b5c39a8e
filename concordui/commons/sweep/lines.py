"""The painter of a metric against one parameter: the median over the seeds and their middle half, a line a value of
the other parameter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from concordui.commons.players import player_style
from concordui.commons.sweep.grid import Grid, Numbers
from concordui.commons.sweep.heat import upright
from concordui.commons.sweep.words import metric_text, place_text, value_text
from concordui.plots.chart import Values
from concordui.plots.painting import Brushwork
from concordui.plots.placing import spaced
from concordui.plots.scale import value_marks
from concordui.plots.strokes import draw_line, polygon
from concordui.theme import theme

MOST_LINES = 6
"""Lines that are told apart by colour and dash."""
MOST_DOTS = 60
"""Points of a line that each have a dot."""
TOP, BOTTOM = 14.0, 42.0
_NAMES, _GAP, _LINE = 110.0, 14.0, 16.0
_BETWEEN = 8.0
_BAND = 0.14
_REACH = 30.0
"""Pixels from a point at which it is still pointed at."""


@dataclass(frozen=True, slots=True)
class Curves:
    """Where the points lie: ``xs`` in pixels by column, ``ys`` (drawn rows, columns) those of the medians."""

    area: QRectF
    xs: Values
    rows: tuple[int, ...]
    ys: Numbers

    def at(self, place: QPointF) -> tuple[int, int] | None:
        """The column and the row whose point is nearest to a place, in the nearest column."""
        if not self.area.adjusted(-8, -8, 8, 8).contains(place):
            return None
        column = int(np.argmin(np.abs(self.xs - place.x())))
        away = np.abs(self.ys[:, column] - place.y())
        if np.isnan(away).all() or abs(self.xs[column] - place.x()) > max(_REACH, self.area.width() / len(self.xs)):
            return None
        return column, self.rows[int(np.nanargmin(away))]

    def mark(self, column: int, row: int) -> QPointF:
        """Where a reading of the cell points to; on the axis where it has no point."""
        y = float(self.ys[self.rows.index(row), column]) if row in self.rows else float("nan")
        return QPointF(float(self.xs[column]), self.area.bottom() if np.isnan(y) else y)


def drawn_rows(count: int, chosen: int | None) -> tuple[int, ...]:
    """The rows that have a line: all, or `MOST_LINES` evenly apart, the chosen one among them."""
    if count <= MOST_LINES:
        return tuple(range(count))
    rows = {round(place) for place in np.linspace(0, count - 1, MOST_LINES)}
    if chosen is not None and chosen not in rows:
        rows.discard(min(rows - {0, count - 1}, key=_Distance(chosen)))
        rows.add(chosen)
    return tuple(sorted(rows))


class _Distance:
    def __init__(self, place: int) -> None:
        self._place = place

    def __call__(self, other: int) -> int:
        return abs(other - self._place)


def paint_lines(painter: QPainter, grid: Grid, rect: QRectF, work: Brushwork, chosen: int | None = None) -> Curves:
    """Paint all of it but the cursor; where the points came to lie. The row `chosen` has to be among the lines."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.setFont(work.font())
    metrics = QFontMetricsF(work.font())
    rows = drawn_rows(len(grid.ys), chosen)
    marks = value_marks(*_limits(grid, rows), max(2, int((rect.height() - TOP - BOTTOM) / 40)))
    widest = max(metrics.horizontalAdvance(value_text(mark)) for mark in marks)
    names = [f"{place_text(grid.up)} {value_text(grid.ys[row])}" for row in rows] if grid.up else []
    room = min(max(map(metrics.horizontalAdvance, names), default=0.0), _NAMES) + 20 if names else 16.0
    area = QRectF(
        QPointF(rect.left() + widest + 36, rect.top() + TOP), QPointF(rect.right() - room, rect.bottom() - BOTTOM)
    )
    xs = area.left() + _shares(grid) * area.width()
    scale = _Heights(area, marks[0], marks[-1])
    _paint_grid(painter, grid, scale, marks, xs, metrics)
    styles = [_style(place, bool(grid.up)) for place in range(len(rows))]
    for row, (colour, _) in zip(rows, styles, strict=True):
        _paint_band(painter, xs, scale.ys(grid.shown["q25"][row]), scale.ys(grid.shown["q75"][row]), colour)
    for row, (colour, dash) in zip(rows, styles, strict=True):
        _paint_line(painter, xs, scale.ys(grid.shown["median"][row]), colour, dash, work)
    ys = np.array([scale.ys(grid.shown["median"][row]) for row in rows])
    if names:
        _paint_names(painter, area, names, [colour for colour, _ in styles], ys, rect.right(), metrics)
    return Curves(area, xs, rows, ys)


@dataclass(frozen=True, slots=True)
class _Heights:
    area: QRectF
    low: float
    high: float

    def ys(self, values: Values) -> Values:
        share = (np.clip(values, self.low, self.high) - self.low) / (self.high - self.low)
        return np.asarray(self.area.bottom() - share * self.area.height())


def _limits(grid: Grid, rows: Sequence[int]) -> tuple[float, float]:
    """What the axis has to hold: all middle halves, and 0 where that is near."""
    values = np.concatenate([grid.shown[name][list(rows)].ravel() for name in ("q25", "median", "q75")])
    known = values[np.isfinite(values)]
    if not len(known):
        return 0.0, 1.0
    low, high = float(known.min()), float(known.max())
    if low > 0 and low < 0.5 * high:
        low = 0.0
    return (low, high) if high > low else (min(low, 0.0), max(high, 0.0) or 1.0)


def _shares(grid: Grid) -> Values:
    """Where the columns stand, 0 to 1: as their numbers do, else evenly apart."""
    numbers = [float(x) for x in grid.xs if isinstance(x, int | float) and not isinstance(x, bool)]
    if len(numbers) < len(grid.xs) or len(numbers) < 2:
        return (np.arange(len(grid.xs)) + 0.5) / len(grid.xs)
    places = np.array(numbers)
    return np.asarray(0.03 + 0.94 * (places - places.min()) / (places.max() - places.min()))


def _style(place: int, many: bool) -> tuple[QColor, tuple[float, ...]]:
    if not many:
        return theme().ui("accent"), ()
    style = player_style(place)
    return style.line, tuple(style.dash)


def _paint_grid(
    painter: QPainter, grid: Grid, scale: _Heights, marks: Sequence[float], xs: Values, metrics: QFontMetricsF
) -> None:
    area = scale.area
    for mark in marks:
        y = round(float(scale.ys(np.array([mark]))[0])) + 0.5
        painter.setPen(QPen(theme().ui("line"), 1))
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        text = value_text(mark)
        painter.setPen(theme().ui("muted"))
        at = QPointF(area.left() - 7 - metrics.horizontalAdvance(text), y + metrics.ascent() / 2 - 1)
        painter.drawText(at, text)
    foot = round(area.bottom()) + 0.5
    painter.setPen(QPen(theme().ui("lineStrong"), 1))
    painter.drawLine(QPointF(area.left(), foot), QPointF(area.right(), foot))
    painter.setPen(theme().ui("muted"))
    free = -np.inf
    for x, value in sorted(zip(xs.tolist(), grid.xs, strict=True), key=_place_of):
        text = value_text(value)
        left = x - metrics.horizontalAdvance(text) / 2
        if left >= free:
            painter.drawText(QPointF(left, area.bottom() + 6 + metrics.ascent()), text)
            free = left + metrics.horizontalAdvance(text) + _BETWEEN
    name = metrics.elidedText(grid.across, Qt.TextElideMode.ElideLeft, area.width())
    left = area.center().x() - metrics.horizontalAdvance(name) / 2
    painter.drawText(QPointF(left, area.bottom() + 24 + metrics.ascent()), name)
    edge = area.left() - 7 - max(metrics.horizontalAdvance(value_text(mark)) for mark in marks) - 12
    upright(painter, metric_text(grid.metric), QPointF(edge, area.center().y()), area.height(), metrics)


def _place_of(pair: tuple[float, object]) -> float:
    return pair[0]


def _paint_band(painter: QPainter, xs: Values, lows: Values, highs: Values, colour: QColor) -> None:
    order = np.argsort(xs)
    there = order[~(np.isnan(lows) | np.isnan(highs))[order]]
    faint = QColor(colour)
    faint.setAlphaF(_BAND)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint)
    # a polygon takes time by the square of how often it crosses a row of pixels: a long one is drawn in pieces
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, len(there) <= MOST_DOTS)
    for start in range(0, max(len(there) - 1, 1), MOST_DOTS):
        part = there[start : start + MOST_DOTS + 1]
        outline = np.concatenate([xs[part], xs[part][::-1]]), np.concatenate([highs[part], lows[part][::-1]])
        painter.drawPolygon(polygon(*outline))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_line(
    painter: QPainter, xs: Values, ys: Values, colour: QColor, dash: tuple[float, ...], work: Brushwork
) -> None:
    order = np.argsort(xs)
    there = order[~np.isnan(ys)[order]]
    draw_line(painter, xs[there], ys[there], colour, dash, max(2, 4 * len(there)), exact=work.exact)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for place in there if len(there) <= MOST_DOTS else ():
        painter.drawEllipse(QPointF(float(xs[place]), float(ys[place])), 2.5, 2.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_names(
    painter: QPainter,
    area: QRectF,
    names: Sequence[str],
    colours: Sequence[QColor],
    ys: Numbers,
    right: float,
    metrics: QFontMetricsF,
) -> None:
    """A dot and a name at the end of each line that has one."""
    ends = [line[~np.isnan(line)] for line in ys]
    named = [(name, colour, float(end[-1])) for name, colour, end in zip(names, colours, ends, strict=True) if len(end)]
    places = spaced([y for _, _, y in named], _GAP, area.top() + 2, area.bottom() + 6)
    for (name, colour, _), y in zip(named, places, strict=True):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(area.right() + 8, y), 2.5, 2.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(theme().ui("text"))
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, right - area.right() - 18)
        painter.drawText(QPointF(area.right() + 14, y + metrics.ascent() / 2 - 1), shown)


def paint_point(painter: QPainter, curves: Curves, column: int, row: int) -> None:
    """The cursor: a line down at the column, and a ring round the point."""
    at = curves.mark(column, row)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme().ui("accent"), 1))
    painter.drawLine(QPointF(at.x(), curves.area.top()), QPointF(at.x(), curves.area.bottom()))
    painter.setPen(QPen(theme().ui("text"), 1.6))
    painter.setBrush(theme().ui("raised"))
    painter.drawEllipse(at, 4.5, 4.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
