"""The painter of a heat map: a box a cell, its figure where it fits, the axes, and the scale of the colours."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPen

from concordui.commons.sweep.grid import Grid
from concordui.commons.sweep.ramp import STEPS, Ramp
from concordui.commons.sweep.words import value_text
from concordui.plots.painting import Brushwork
from concordui.plots.scale import value_marks
from concordui.theme import theme

TOP, BOTTOM, GAP = 10.0, 42.0, 12.0
BAR = 12.0
"""Width of the scale of the colours."""
LEAST_BORDERED = 7.0
"""Pixels a cell has at least where there is a gap between cells."""
_BETWEEN, _LINE = 6.0, 16.0


@dataclass(frozen=True, slots=True)
class Boxes:
    """Where the cells lie: `area` in `columns` and `rows`, row 0 at the foot."""

    area: QRectF
    columns: int
    rows: int

    def box(self, column: int, row: int) -> QRectF:
        """The box of a cell."""
        width, height = self.area.width() / self.columns, self.area.height() / self.rows
        left, top = self.area.left() + column * width, self.area.bottom() - (row + 1) * height
        return QRectF(left, top, width, height)

    def at(self, place: QPointF) -> tuple[int, int] | None:
        """The column and the row under a place."""
        if not self.area.contains(place):
            return None
        column = int((place.x() - self.area.left()) / self.area.width() * self.columns)
        row = int((self.area.bottom() - place.y()) / self.area.height() * self.rows)
        return min(column, self.columns - 1), min(row, self.rows - 1)

    def mark(self, column: int, row: int) -> QPointF:
        """Where a reading of the cell points to."""
        return self.box(column, row).center()


def paint_heat(painter: QPainter, grid: Grid, rect: QRectF, work: Brushwork) -> Boxes:
    """Paint all of it but the cursor; where the cells came to lie."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.setFont(work.font())
    metrics = QFontMetricsF(work.font())
    low, high = grid.limits()
    marks = [mark for mark in value_marks(low, high, 6) if low <= mark <= high] or [low]
    scale_room = BAR + 8 + max(metrics.horizontalAdvance(value_text(mark)) for mark in marks)
    rows = [value_text(y) for y in grid.ys] if grid.up else [""]
    left = max([metrics.horizontalAdvance(text) for text in rows]) + (36 if grid.up else 12)
    area = QRectF(
        QPointF(rect.left() + left, rect.top() + TOP),
        QPointF(rect.right() - scale_room - GAP * 2, rect.bottom() - BOTTOM),
    )
    boxes = Boxes(area, *grid.size)
    ramp = Ramp()
    _paint_cells(painter, grid, boxes, ramp, (low, high), metrics, exact=work.exact)
    _paint_axes(painter, grid, boxes, metrics, rows)
    bar = QRectF(rect.right() - scale_room - GAP, area.top(), BAR, area.height())
    _paint_scale(painter, bar, ramp, (low, high), marks, metrics)
    return boxes


def share_of(value: float, limits: tuple[float, float]) -> float:
    """Where a value lies between the limits, 0 to 1; in the middle where they are one."""
    low, high = limits
    return (value - low) / (high - low) if high > low else 0.5


def _paint_cells(
    painter: QPainter,
    grid: Grid,
    boxes: Boxes,
    ramp: Ramp,
    limits: tuple[float, float],
    metrics: QFontMetricsF,
    *,
    exact: bool,
) -> None:
    first = boxes.box(0, 0)
    gap = 1.0 if min(first.width(), first.height()) >= LEAST_BORDERED else 0.0
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, gap > 0)
    if not gap and not exact:
        painter.drawImage(boxes.area, _fine(grid, ramp, limits))
        return
    texts = _texts(grid, first, metrics)
    for row, line in enumerate(grid.means):
        for column, value in enumerate(line):
            box = boxes.box(column, row).adjusted(gap, gap, -gap, -gap)
            known = math.isfinite(value)
            share = share_of(float(value), limits) if known else 0.0
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ramp.colour(share) if known else Qt.BrushStyle.NoBrush)
            if known:
                painter.drawRect(box)
            elif gap:  # what is not known is an empty box, not a colour
                painter.setPen(QPen(theme().ui("line"), 1))
                painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
            if texts:
                painter.setPen(ramp.ink(share) if known else theme().ui("muted"))
                painter.drawText(_middle(box, texts[row][column], metrics), texts[row][column])
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _texts(grid: Grid, box: QRectF, metrics: QFontMetricsF) -> list[list[str]]:
    """The figure of each cell; none where they don't fit."""
    if box.height() < _LINE or box.width() < metrics.horizontalAdvance("0") + 8:
        return []
    texts = [[value_text(float(value)) for value in line] for line in grid.means]
    widest = max(metrics.horizontalAdvance(text) for line in texts for text in line)
    return texts if widest + 8 <= box.width() else []


def _fine(grid: Grid, ramp: Ramp, limits: tuple[float, float]) -> QImage:
    """A pixel a cell: cells too small for a border are many, and one image of them takes no time."""
    low, high = limits
    shares = (grid.means - low) / (high - low) if high > low else np.where(np.isnan(grid.means), np.nan, 0.5)
    known = ~np.isnan(shares)
    pixels = np.zeros(shares.shape, np.uint32)
    pixels[known] = ramp.pixels()[np.rint(shares[known] * (STEPS - 1)).astype(np.intp)]
    pixels = np.ascontiguousarray(pixels[::-1])
    columns, rows = grid.size
    return QImage(pixels.data, columns, rows, 4 * columns, QImage.Format.Format_ARGB32_Premultiplied).copy()


def _paint_axes(painter: QPainter, grid: Grid, boxes: Boxes, metrics: QFontMetricsF, rows: Sequence[str]) -> None:
    area = boxes.area
    painter.setPen(theme().ui("muted"))
    columns = [value_text(x) for x in grid.xs]
    widest = max(metrics.horizontalAdvance(text) for text in columns) + _BETWEEN
    for column in _every(len(columns), widest, boxes.box(0, 0).width()):
        middle = boxes.box(column, 0).center().x()
        width = metrics.horizontalAdvance(columns[column])
        painter.drawText(QPointF(middle - width / 2, area.bottom() + 6 + metrics.ascent()), columns[column])
    name = metrics.elidedText(grid.across, Qt.TextElideMode.ElideLeft, area.width())
    left = area.center().x() - metrics.horizontalAdvance(name) / 2
    painter.drawText(QPointF(left, area.bottom() + 24 + metrics.ascent()), name)
    if not grid.up:
        return
    for row in _every(len(rows), _LINE, boxes.box(0, 0).height()):
        middle = boxes.box(0, row).center().y()
        width = metrics.horizontalAdvance(rows[row])
        painter.drawText(QPointF(area.left() - 6 - width, middle + metrics.ascent() / 2 - 1), rows[row])
    upright(painter, grid.up, QPointF(area.left() - 6 - max(map(metrics.horizontalAdvance, rows)) - 12,
                                      area.center().y()), area.height(), metrics)  # fmt: skip


def upright(painter: QPainter, text: str, at: QPointF, room: float, metrics: QFontMetricsF) -> None:
    """Words that run upwards, their middle at a place, no longer than there is room."""
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideLeft, room)
    painter.save()
    painter.translate(at)
    painter.rotate(-90)
    painter.drawText(QPointF(-metrics.horizontalAdvance(shown) / 2, 0), shown)
    painter.restore()


def _paint_scale(
    painter: QPainter,
    bar: QRectF,
    ramp: Ramp,
    limits: tuple[float, float],
    marks: Sequence[float],
    metrics: QFontMetricsF,
) -> None:
    """The colours from the foot to the top, with the values that they stand for."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    slices = min(STEPS, max(1, round(bar.height())))
    for number in range(slices):
        top = bar.bottom() - (number + 1) * bar.height() / slices
        painter.setBrush(ramp.colour(number / max(slices - 1, 1)))
        painter.drawRect(QRectF(bar.left(), top, bar.width(), bar.height() / slices + 1))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(theme().ui("muted"))
    for mark in marks:
        y = bar.bottom() - share_of(mark, limits) * bar.height()
        painter.drawText(QPointF(bar.right() + 6, y + metrics.ascent() / 2 - 1), value_text(mark))


def paint_box(painter: QPainter, boxes: Boxes, column: int, row: int) -> None:
    """The cursor: a frame round a cell."""
    box = boxes.box(column, row)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for ink, width in (("raised", 4.0), ("text", 2.0)):
        painter.setPen(QPen(theme().ui(ink), width))
        painter.drawRect(box)


def _middle(box: QRectF, text: str, metrics: QFontMetricsF) -> QPointF:
    left = box.center().x() - metrics.horizontalAdvance(text) / 2
    return QPointF(left, box.center().y() + metrics.ascent() / 2 - 1)


def _every(count: int, need: float, have: float) -> range:
    """The numbers of those that can be written without touching each other."""
    return range(0, count, max(1, math.ceil(need / max(have, 0.001))))
