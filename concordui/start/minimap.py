"""The small map of cards and recent files: land, sea, who owns what and, for positions, who stands where; no names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter, QPen

from concordui.hexmap.geometry import geometry_of
from concordui.theme import Theme
from engine.anatolia.board import Board, Power, ProvinceId, Unit

MARGIN = 0.02
"""Space round the map, as a share of its width."""
DOT = 3.6
"""Radius of a unit, in pixels of the picture."""


def paint_map(
    painter: QPainter,
    target: QRectF,
    board: Board,
    theme: Theme,
    owners: Mapping[ProvinceId, Power | None],
    units: Iterable[Unit] = (),
) -> None:
    """Draw the board into `target`, whole and in the middle; owned provinces and units in the solid of their power."""
    shapes = geometry_of(board)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(target)
    painter.fillRect(target, theme.map("void"))
    scale = _fit(painter, target, shapes.bounds)
    painter.fillPath(shapes.sea, theme.map("sea"))
    painter.fillPath(shapes.impassable, theme.map("impassable"))
    painter.fillPath(shapes.land, theme.map("land"))
    for place, power in owners.items():
        if power is not None and place in shapes.paths:
            style = theme.power(power)
            painter.fillPath(shapes.paths[place], style.solid)
            painter.strokePath(shapes.paths[place], _pen(style.solid.darker(115), 0.8 / scale))
    painter.strokePath(shapes.land, _pen(theme.map("coast"), 1.0 / scale))
    for unit in units:
        style = theme.power(unit.power)
        painter.setPen(_pen(style.on, 1.0 / scale))
        painter.setBrush(style.solid)
        painter.drawEllipse(shapes.slot(unit.at, scale), DOT / scale, DOT / scale)
    painter.restore()


def _fit(painter: QPainter, target: QRectF, bounds: QRectF) -> float:
    """Let the painter map `bounds` into the middle of `target`; the scale."""
    inner = target.adjusted(target.width() * MARGIN, target.width() * MARGIN, *([-target.width() * MARGIN] * 2))
    scale = min(inner.width() / bounds.width(), inner.height() / bounds.height())
    painter.translate(target.center())
    painter.scale(scale, scale)
    painter.translate(-bounds.center())
    return scale


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def map_picture(
    board: Board,
    theme: Theme,
    owners: Mapping[ProvinceId, Power | None],
    size: QSize,
    units: Iterable[Unit] = (),
) -> QImage:
    """The small map as a picture of `size` device pixels, with a dot for each of the `units`."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_map(painter, QRectF(0, 0, size.width(), size.height()), board, theme, owners, units)
    painter.end()
    return image


def png_of(image: QImage) -> bytes:
    """The picture as the bytes of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(buffer.data().data())
