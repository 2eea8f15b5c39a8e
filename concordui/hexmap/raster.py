"""A drawing as pixels, a band at a time, in any thread: a picture of any size takes the memory of one band."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from concordui.hexmap.drawing import Drawing, Hatched, Mark, Shape, Words
from concordui.hexmap.ground import hatch

BAND_PIXELS = 1_000_000
"""Pixels of a band, at four bytes each. Painting holds the interpreter: a path across so many takes some 25 ms."""


def size_at(size: tuple[int, int], scale: float) -> tuple[int, int]:
    """Width and height in pixels at a scale, of what has this size in logical pixels."""
    return round(size[0] * scale), round(size[1] * scale)


def bands(drawing: Drawing, scale: float, go_on: Callable[[], object] = lambda: None) -> Iterator[QImage]:
    """The picture from top to bottom, as wide as it is. `go_on` is called before each mark and may raise to stop."""
    width, height = size_at(drawing.size, scale)
    rows = max(1, BAND_PIXELS // max(width, 1))
    for top in range(0, height, rows):
        yield _band(drawing, scale, top, min(rows, height - top), go_on)


def image_of(drawing: Drawing, scale: float, go_on: Callable[[], object] = lambda: None) -> QImage:
    """The whole picture; for pictures that are small enough to be kept whole."""
    return _band(drawing, scale, 0, size_at(drawing.size, scale)[1], go_on)


def _band(drawing: Drawing, scale: float, top: int, rows: int, go_on: Callable[[], object]) -> QImage:
    image = QImage(size_at(drawing.size, scale)[0], rows, QImage.Format.Format_RGB32)
    image.fill(drawing.ground)
    to_band = QTransform(scale, 0.0, 0.0, scale, 0.0, -top)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    try:
        for mark in drawing.marks:
            go_on()
            _paint(painter, mark, to_band, scale)
    finally:
        painter.end()
    return image


def _paint(painter: QPainter, mark: Mark, to_band: QTransform, scale: float) -> None:
    painter.setTransform(mark.transform * to_band)
    match mark:
        case Shape(path=path, pen=pen, brush=brush, opacity=opacity):
            painter.setOpacity(opacity)
            painter.setPen(pen)
            painter.setBrush(brush)
            painter.drawPath(path)
        case Hatched(path=path, kind=kind, ink=ink):
            painter.setOpacity(1.0)
            painter.fillPath(path, hatch(kind, ink, scale))
        case Words(at=at, text=text, font=font, ink=ink, opacity=opacity):
            painter.setOpacity(opacity)
            painter.setPen(QColor(ink))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setFont(font)
            painter.drawText(at, text)
