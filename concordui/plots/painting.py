"""The one painter of a chart, for the window and for files: axes, lines, marks and names, in the theme's colours."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from concordui import fonts
from concordui.plots.chart import Chart, Event, Level, Series, Values
from concordui.plots.placing import beside, free_spot, passes, spaced
from concordui.plots.scale import FEWEST_TURNS, Scale, turn_marks, value_marks
from concordui.plots.strokes import crowd_image, draw_crowd, draw_line, path_of, polygon
from concordui.theme import theme

TOP, BOTTOM, RIGHT, LEAST_LEFT = 8, 24, 12, 34
LINE = 16
"""Pixels from one written line to the next."""
NAME_GAP = 14.0
NAME_ROOM = 96.0
"""The most that names at the ends of lines may take."""
_DOT, _HALO = 2.5, 4.0
_BETWEEN_MARKS, _BETWEEN_TURNS = 27, 64
_SIGN = 4.5
_LEAST_APART = 3.0
"""Pixels between two marks of events that are both drawn."""


@dataclass(frozen=True, slots=True)
class Brushwork:
    """For what is painted: `ratio` is the pixel ratio; `exact` is for files, with whole strokes and plain letters.

    `quick` is for drawings that the window's own thread rasters: a crowd of lines in a tenth of a second, not seconds.
    """

    ratio: float = 1.0
    exact: bool = False
    quick: bool = False

    def font(self, *, strong: bool = False) -> QFont:
        """Small letters; in files they stand where the font's own widths put them."""
        font = fonts.ui("caption", strong=strong, tabular=True)
        if self.exact:
            font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return font


def scale_of(chart: Chart, rect: QRectF, work: Brushwork) -> Scale:
    """How turns and values lie in a rectangle that holds the axes' words and the names as well."""
    metrics = QFontMetricsF(work.font())
    low, high = chart.limits()
    marks = value_marks(low, high, max(2, int((rect.height() - TOP - BOTTOM) / _BETWEEN_MARKS) + 1))
    widest = max(metrics.horizontalAdvance(axis_text(chart, marks, mark)) for mark in marks)
    left = rect.left() + max(LEAST_LEFT, widest + 12)
    right = rect.right() - RIGHT
    if any(each.labelled for each in chart.series):
        names = max(metrics.horizontalAdvance(each.name) for each in chart.series if each.labelled)
        right = rect.right() - 22 - min(names, NAME_ROOM, rect.width() / 4)
    area = QRectF(QPointF(left, rect.top() + TOP), QPointF(max(right, left + 40), rect.bottom() - BOTTOM))
    return Scale(area, max(chart.turns, FEWEST_TURNS), marks[0], marks[-1], marks)


def axis_text(chart: Chart, marks: tuple[float, ...], value: float) -> str:
    """A value at the axis: with no more decimals than its neighbours need."""
    step = marks[1] - marks[0]
    if chart.figures.percent or abs(value) >= 100_000:
        return chart.figures.text(value)
    decimals = next((digits for digits in range(4) if abs(step - round(step, digits)) < step * 1e-6), 4)
    return type(chart.figures)(decimals).text(value)


def paint_chart(painter: QPainter, chart: Chart, rect: QRectF, work: Brushwork) -> Scale:
    """Paint all of a chart but the cursor; where turns and values came to lie."""
    scale = scale_of(chart, rect, work)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    if not chart.turns or chart.empty:
        _paint_empty(painter, chart, rect, work)
        return scale
    _Chart(painter, chart, scale, work).paint(rect)
    return scale


def _paint_empty(painter: QPainter, chart: Chart, rect: QRectF, work: Brushwork) -> None:
    words = chart.empty or QCoreApplication.translate("Plots", "The lines begin with the first turn.")
    painter.setFont(work.font())
    painter.setPen(theme().ui("muted"))
    flags = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWordWrap.value
    painter.drawText(rect.adjusted(16, 8, -16, -8), flags, words)


class _Chart:
    """One chart being painted; `_taken` are the places of the names so far, `_lines_down` where marks stand."""

    def __init__(self, painter: QPainter, chart: Chart, scale: Scale, work: Brushwork) -> None:
        self._painter, self._chart, self._scale, self._work = painter, chart, scale, work
        self._font = work.font()
        self._metrics = QFontMetricsF(self._font)
        self._taken: list[QRectF] = []
        self._lines_down: list[float] = []
        self._xs = scale.xs(chart.turns)
        self._columns = max(2, round(scale.area.width() / 2))

    def paint(self, rect: QRectF) -> None:
        chart, painter = self._chart, self._painter
        self._paint_grid()
        for band in chart.bands:
            self._fill(band.low, band.high, self._faded(band.colour, band.share))
        for line in chart.series:
            if line.filled:
                floor = np.full(chart.turns, max(self._scale.low, 0.0))
                self._fill(floor, line.values, theme().ui("accentSoft"))
        self._paint_lines_down()
        self._paint_crowd()
        for level in chart.levels:
            self._paint_level(level)
        for line, ys in zip(reversed(chart.series), reversed(self._lines), strict=True):
            draw_line(painter, self._xs, ys, line.colour, line.dash, self._columns, exact=self._work.exact)
        self._paint_axis()
        self._paint_signs()
        self._paint_names(rect)
        for event in sorted(chart.events, key=_chosen_first):
            self._name_event(event)
        for level in chart.levels:
            self._name_level(level)

    # Ground

    def _paint_grid(self) -> None:
        area, painter = self._scale.area, self._painter
        painter.setFont(self._font)
        half = self._metrics.ascent() / 2 - 1
        for mark in self._scale.marks:
            y = round(self._scale.y(mark)) + 0.5
            painter.setPen(QPen(theme().ui("line"), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            text = axis_text(self._chart, self._scale.marks, mark)
            painter.setPen(theme().ui("muted"))
            painter.drawText(QPointF(area.left() - 7 - self._metrics.horizontalAdvance(text), y + half), text)

    def _paint_axis(self) -> None:
        """The turns, and the line at the foot over what is filled."""
        area, painter = self._scale.area, self._painter
        y = round(area.bottom()) + 0.5
        painter.setPen(QPen(theme().ui("lineStrong"), 1))
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        for turn in turn_marks(self._scale.last, int(area.width() / _BETWEEN_TURNS)):
            x = self._scale.x(turn)
            painter.setPen(QPen(theme().ui("lineStrong"), 1))
            painter.drawLine(QPointF(round(x) + 0.5, y), QPointF(round(x) + 0.5, y + 3))
            text = f"{turn:,}"
            width = self._metrics.horizontalAdvance(text)
            left = min(x - width / 2, area.right() - width) if turn > 1 else x - width / 2
            painter.setPen(theme().ui("muted"))
            painter.drawText(QPointF(left, y + 4 + self._metrics.ascent()), text)

    def _fill(self, low: Values, high: Values, colour: QColor) -> None:
        """The room between two columns, where both are there."""
        step = max(1, len(low) // (4 * self._columns))
        there = np.flatnonzero(~(np.isnan(low) | np.isnan(high)))[::step]
        xs, tops, feet = self._xs[there], self._scale.ys(high)[there], self._scale.ys(low)[there]
        outline = polygon(np.concatenate([xs, xs[::-1]]), np.concatenate([tops, feet[::-1]]))
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(colour)
        self._painter.drawPath(path_of(outline, closed=True))
        self._painter.setBrush(QBrush(Qt.BrushStyle.NoBrush))

    def _paint_crowd(self) -> None:
        crowd, area = self._chart.crowd, self._scale.area
        if crowd is None:
            return
        if not self._work.exact:
            image = crowd_image(crowd.values, self._scale, self._work.ratio, crowd.colour)
            self._painter.drawImage(area.topLeft(), image)
            return
        ys = self._scale.ys(crowd.values)
        colour = self._faded(crowd.colour, max(0.15, min(0.8, 12.0 / ys.shape[1])))
        draw_crowd(self._painter, self._xs, ys, colour, self._columns // 2, quick=self._work.quick)

    # Marks

    def _paint_level(self, level: Level) -> None:
        pen = QPen(level.colour, 1.4)
        pen.setDashPattern([5 / 1.4, 3 / 1.4])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        y = self._scale.y(level.value)
        self._painter.setPen(pen)
        self._painter.drawLine(QPointF(self._scale.area.left(), y), QPointF(self._scale.area.right(), y))

    def _paint_lines_down(self) -> None:
        """Of marks that stand too near, the first alone; the chosen one always."""
        area, last = self._scale.area, -np.inf
        for event in sorted(self._chart.events, key=_turn_of):
            x = round(self._scale.x(event.turn)) + 0.5
            if x - last < _LEAST_APART and not event.chosen:
                continue
            last = x
            self._lines_down.append(x)
            pen = QPen(theme().ui("accent" if event.chosen else "text"), 1.6 if event.chosen else 1.0)
            pen.setDashPattern([2.0, 2.4])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            self._painter.setPen(pen)
            self._painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))

    def _paint_signs(self) -> None:
        signs = self._chart.signs
        if signs is None:
            return
        foot, last = self._scale.area.bottom() - 3, -np.inf
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(signs.colour)
        for turn in signs.turns:
            x = self._scale.x(turn)
            if x - last >= 1.0:
                self._painter.drawPath(triangle(QPointF(x, foot), _SIGN))
                last = x
        self._painter.setBrush(QBrush(Qt.BrushStyle.NoBrush))

    # Names

    def _paint_names(self, rect: QRectF) -> None:
        """A dot and a name for each line that has one, as near to its end as the others let it."""
        ends = [(each, _end_of(each)) for each in self._chart.series if each.labelled]
        named = [(each, self._scale.y(end)) for each, end in ends if not np.isnan(end)]
        area = self._scale.area
        heights = spaced([y for _, y in named], NAME_GAP, area.top() + 2, area.bottom() + 6)
        for (series, _), y in zip(named, heights, strict=True):
            left = area.right() + 8
            self._painter.setPen(Qt.PenStyle.NoPen)
            self._painter.setBrush(series.colour)
            self._painter.drawEllipse(QPointF(left, y), _DOT, _DOT)
            self._painter.setBrush(QBrush(Qt.BrushStyle.NoBrush))
            room = rect.right() - left - 6
            shown = self._metrics.elidedText(series.name, Qt.TextElideMode.ElideRight, room)
            self._painter.setFont(self._font)
            self._painter.setPen(theme().ui("text"))
            self._painter.drawText(QPointF(left + 6, y + self._metrics.ascent() / 2 - 1), shown)

    def _name_event(self, event: Event) -> None:
        """Where nothing is drawn; without room it gives way, but that of the chosen mark hides what hinders least."""
        area = self._scale.area
        x = round(self._scale.x(event.turn)) + 0.5
        rows = max(2, int((area.height() - 2 * _SIGN) / LINE))
        spots = beside(x, area.top() + 1, (self._metrics.horizontalAdvance(event.words), LINE), area, 5, rows)
        clear = [spot for spot in spots if not self._is_crossed(spot)]
        spot = free_spot(clear or (spots if event.chosen else ()), self._taken, *self._first_line)
        if event.words and spot is not None:
            self._write(spot, event.words, theme().ui("accent" if event.chosen else "muted"))

    def _name_level(self, level: Level) -> None:
        """Over or under its line, at the right or at the left."""
        area, y = self._scale.area, self._scale.y(level.value)
        width = self._metrics.horizontalAdvance(level.words)
        spots = []
        for left in (area.right() - width - 4, area.left() + 4):
            for top in (y - LINE - 1, y + 1):
                place = QRectF(left, top, width, LINE)
                if place.top() >= area.top() - 2 and place.bottom() <= area.bottom() and place.left() >= area.left():
                    spots.append(place)
        spot = free_spot(spots, self._taken, *self._first_line)
        if spot is not None:
            self._write(spot, level.words, level.colour)

    def _is_crossed(self, spot: QRectF) -> bool:
        """Whether a mark, a level or a line goes through a place."""
        if any(spot.left() - _HALO < x < spot.right() + _HALO for x in self._lines_down):
            return True
        if any(spot.top() <= self._scale.y(level.value) <= spot.bottom() for level in self._chart.levels):
            return True
        return any(passes(spot, self._xs, ys) for ys in self._lines)

    @cached_property
    def _lines(self) -> list[Values]:
        return [self._scale.ys(line.values) for line in self._chart.series]

    @cached_property
    def _first_line(self) -> tuple[Values, Values]:
        if not self._chart.series:
            return self._xs[:0], self._xs[:0]
        return self._xs, self._lines[0]

    def _write(self, spot: QRectF, text: str, colour: QColor) -> None:
        """Words with a halo in the ground's colour, so that what lies below leaves them alone."""
        self._taken.append(spot)
        at = QPointF(spot.left(), spot.top() + self._metrics.ascent() + (LINE - self._metrics.height()) / 2)
        letters = QPainterPath()
        letters.addText(at, self._font, text)
        pen = QPen(theme().ui("raised"), _HALO)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self._painter.strokePath(letters, pen)
        self._painter.setFont(self._font)
        self._painter.setPen(colour)
        self._painter.drawText(at, text)

    @staticmethod
    def _faded(colour: QColor, share: float) -> QColor:
        faded = QColor(colour)
        faded.setAlphaF(colour.alphaF() * share)
        return faded


def triangle(foot: QPointF, half: float) -> QPainterPath:
    """A triangle that stands on its foot's middle."""
    corners = QPolygonF([foot - QPointF(half, 0), foot + QPointF(half, 0), foot - QPointF(0, 1.7 * half)])
    return path_of(corners, closed=True)


def _end_of(series: Series) -> float:
    """The last value that a line has."""
    there = np.flatnonzero(~np.isnan(series.values))
    return float(series.values[there[-1]]) if len(there) else float("nan")


def _turn_of(event: Event) -> int:
    return event.turn


def _chosen_first(event: Event) -> tuple[bool, int]:
    return not event.chosen, event.turn
