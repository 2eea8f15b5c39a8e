"""The small map of cards and recent files: land, sea, who owns what and, for positions, who stands where; no names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter, QPen

from concordui.hexmap.geometry import geometry_of
from concordui.theme import Theme
from concordui.workspace import Picture
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


@dataclass(frozen=True, slots=True)
class MapPicture:
    """A board with its owners and units, as a picture for the recent files."""

    board: Board
    owners: Mapping[ProvinceId, Power | None] = field(default_factory=dict)
    units: tuple[Unit, ...] = ()

    def paint(self, painter: QPainter, target: QRectF, theme: Theme) -> None:
        """Draw it into `target`."""
        paint_map(painter, target, self.board, theme, self.owners, self.units)


def rendered(picture: Picture, theme: Theme, size: QSize) -> QImage:
    """The picture in this theme, `size` device pixels large."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    picture.paint(painter, QRectF(0, 0, size.width(), size.height()), theme)
    painter.end()
    return image


def png_of(image: QImage) -> bytes:
    """The picture as the bytes of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(buffer.data().data())
