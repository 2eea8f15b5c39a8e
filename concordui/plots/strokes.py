"""Lines of arrays on a painter: a few of them as strokes, hundreds at once as one image of how densely they lie."""

from __future__ import annotations

import math

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF
from shiboken6 import VoidPtr

from concordui.plots.chart import Values
from concordui.plots.sampling import column_spans, pieces, thinned
from concordui.plots.scale import Scale

WIDTH = 1.8
"""Of a line, in pixels."""

_CHUNK = 32
"""Points of one stroke: a wide one takes time by the square of how often it crosses a row of pixels."""

_WIDE_POINTS = 300
"""A line of more points is drawn by two thin strokes: in a tenth of the time, and so dense that nobody sees it."""

_THIN_STEP = 0.6

_FAINTEST = 0.1
"""How strong one line of a crowd of hundreds is."""


def polygon(xs: Values, ys: Values) -> QPolygonF:
    """Points for a painter, without making an object of each."""
    shape = QPolygonF()
    shape.resize(len(xs))
    if len(xs):
        memory = VoidPtr(shape.data(), 16 * len(xs), True)  # type: ignore[arg-type, call-arg]
        room = np.frombuffer(memory, dtype=np.float64).reshape(-1, 2)  # type: ignore[call-overload]
        room[:, 0], room[:, 1] = xs, ys
    return shape


def path_of(shape: QPolygonF, *, closed: bool = False) -> QPainterPath:
    """Points as a path: what records for a file knows paths, and no polygons."""
    path = QPainterPath()
    path.addPolygon(shape)
    if closed:
        path.closeSubpath()
    return path


def draw_line(
    painter: QPainter, xs: Values, ys: Values, colour: QColor, dash: tuple[float, ...], columns: int, *, exact: bool
) -> None:
    """Draw one line with its gaps, sampled to `columns`. `exact` is for files: strokes as wide as they
    are, and whole ones unless they are long."""
    places, shown = thinned(ys, columns)
    at = xs[places]
    for piece in pieces(shown):
        if piece.stop - piece.start == 1:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawEllipse(QPointF(at[piece.start], shown[piece.start]), WIDTH, WIDTH)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        elif exact:
            _draw_paths(painter, at[piece], shown[piece], _pen(colour, dash, WIDTH))
        elif piece.stop - piece.start > _WIDE_POINTS:
            _draw_thin(painter, at[piece], shown[piece], colour, dash)
        else:
            _draw_chunks(painter, at[piece], shown[piece], colour, dash)


def draw_crowd(painter: QPainter, xs: Values, ys: Values, colour: QColor, columns: int, *, quick: bool) -> None:
    """Draw many lines, ``ys`` (turns, lines), for files. `quick` ones are one pixel wide at any scale."""
    pen = _pen(colour, (), 1.0)
    pen.setCosmetic(quick)
    for line in ys.T:
        places, shown = thinned(line, columns)
        for piece in pieces(shown):
            part = places[piece]
            if quick:
                painter.setPen(pen)
                painter.drawPath(path_of(polygon(xs[part], shown[piece])))
            else:
                _draw_paths(painter, xs[part], shown[piece], pen)


def _draw_paths(painter: QPainter, xs: Values, ys: Values, pen: QPen) -> None:
    """One path, or many where it is long: no single one may keep the interpreter while a file is written."""
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    length = len(xs) if len(xs) <= _WIDE_POINTS else _CHUNK
    for start in range(0, max(len(xs) - 1, 1), length):
        part = slice(start, start + length + 1)
        painter.drawPath(path_of(polygon(xs[part], ys[part])))


def _pen(colour: QColor, dash: tuple[float, ...], width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap if dash else Qt.PenCapStyle.RoundCap)
    if dash:
        pen.setDashPattern([part * WIDTH / width for part in dash])
    return pen


def _draw_chunks(painter: QPainter, xs: Values, ys: Values, colour: QColor, dash: tuple[float, ...]) -> None:
    pen = _pen(colour, dash, WIDTH)
    lengths = np.concatenate([[0.0], np.cumsum(np.hypot(np.diff(xs), np.diff(ys)))])
    for start in range(0, len(xs) - 1, _CHUNK):
        part = slice(start, start + _CHUNK + 1)
        if dash:
            pen.setDashOffset(math.fmod(float(lengths[start]) / WIDTH, sum(dash)))
        painter.setPen(pen)
        painter.drawPolyline(polygon(xs[part], ys[part]))


def _draw_thin(painter: QPainter, xs: Values, ys: Values, colour: QColor, dash: tuple[float, ...]) -> None:
    painter.setPen(_pen(colour, dash, 1.0))
    for shift in (-_THIN_STEP / 2, _THIN_STEP / 2):
        painter.drawPolyline(polygon(xs, ys + shift))


def crowd_image(values: Values, scale: Scale, ratio: float, colour: QColor) -> QImage:
    """Many lines, ``values`` (turns, lines), for the left of the scale's area, as far as there are turns.

    Each pixel is as strong as the lines in it cover it together. It is summed in numpy for all lines at once: a
    hundred lines of two thousand turns take some five milliseconds, a twentieth of what strokes would.
    """
    width = max(2.0, (len(values) - 1) * scale.pixels_a_turn)
    columns, rows = max(1, round(width * ratio)), max(1, round(scale.area.height() * ratio))
    least, most = column_spans(values, columns)
    low, high = (scale.ys(most) - scale.area.top()) * ratio, (scale.ys(least) - scale.area.top()) * ratio
    covered = _covered(low - ratio / 2, high + ratio / 2, rows)
    faint = max(_FAINTEST, min(0.8, 6.0 / values.shape[1]))
    alpha = colour.alphaF() * (1.0 - (1.0 - faint) ** covered)
    pixels = np.empty((rows, columns, 4), np.uint8)
    for place, part in enumerate((colour.blueF(), colour.greenF(), colour.redF(), 1.0)):
        pixels[..., place] = np.rint(255 * part * alpha)
    image = QImage(pixels.data, columns, rows, 4 * columns, QImage.Format.Format_ARGB32_Premultiplied).copy()
    image.setDevicePixelRatio(ratio)
    return image


def _covered(tops: Values, bottoms: Values, rows: int) -> Values:
    """How often each pixel is covered, (rows, columns), by spans given as (columns, lines) from top to bottom."""
    columns, lines = tops.shape
    total = np.zeros(columns * (rows + 2))
    there = ~np.isnan(tops)
    base = np.broadcast_to(np.arange(columns)[:, None] * (rows + 2), (columns, lines))[there]
    for edges, sign in ((tops[there], 1.0), (bottoms[there], -1.0)):
        held = np.clip(edges, 0.0, rows)
        row = held.astype(np.intp)
        share = sign * (held - row)
        total += np.bincount(base + row, sign - share, len(total))
        total += np.bincount(base + row + 1, share, len(total))
    return np.asarray(np.cumsum(total.reshape(columns, rows + 2), axis=1)[:, :rows].T)
