"""The small map of cards and recent files: land, sea and who owns what, without names or units."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter, QPainterPath, QPen
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from concordui.theme import Theme
from engine import hexgrid
from engine.anatolia.board import IMPASSABLE, Board, Power, ProvinceId, cells_of

MARGIN = 0.02
"""Space round the map, as a share of its width."""
DOT = 0.03
"""Radius of a province on a board without hexes, as a share of the map's width."""


@dataclass(frozen=True, slots=True)
class MapShapes:
    """A board's outlines in engine map space: everything that is no void, the land, and each province."""

    bounds: QRectF
    sea: QPainterPath
    impassable: QPainterPath
    land: QPainterPath
    provinces: Mapping[ProvinceId, QPainterPath]


def shapes_of(board: Board) -> MapShapes:
    """The outlines of a board; computed once for each."""
    return _shapes(board)


@lru_cache(maxsize=8)
def _shapes(board: Board) -> MapShapes:
    if not board.hexed:
        return _graph_shapes(board)
    size = board.hex_size
    cells = cells_of(board.rows)
    land_ids = {province.id for province in board.provinces if province.type == "land"}
    land = [cell for place, region in cells.items() if place in land_ids for cell in region]
    sea = [cell for place, region in cells.items() if place not in land_ids for cell in region]
    closed = [(c, r) for r, line in enumerate(board.rows) for c, char in enumerate(line) if char == IMPASSABLE]
    everything = hexgrid.outline([*land, *sea, *closed], size).bounds
    return MapShapes(
        bounds=QRectF(QPointF(everything[0], everything[1]), QPointF(everything[2], everything[3])),
        sea=_path(sea, size),
        impassable=_path(closed, size),
        land=_path(land, size),
        provinces={place: _path(region, size) for place, region in cells.items()},
    )


def _path(cells: Iterable[hexgrid.Cell], size: float) -> QPainterPath:
    cells = list(cells)
    return geometry_path(hexgrid.outline(cells, size)) if cells else QPainterPath()


def geometry_path(geometry: BaseGeometry) -> QPainterPath:
    """A polygon or several, with their holes, as a path."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    parts = geometry.geoms if isinstance(geometry, MultiPolygon) else [geometry]
    for part in parts:
        if isinstance(part, Polygon):
            for ring in (part.exterior, *part.interiors):
                points = list(ring.coords)
                path.moveTo(*points[0])
                for point in points[1:]:
                    path.lineTo(*point)
                path.closeSubpath()
    return path


def _graph_shapes(board: Board) -> MapShapes:
    """Dots on a ring in the board's order: a board without hexes has no map of its own."""
    import math

    count = max(len(board.provinces), 1)
    provinces = {}
    paths = {"land": QPainterPath(), "sea": QPainterPath()}
    for index, province in enumerate(board.provinces):
        angle = 2 * math.pi * index / count
        dot = QPainterPath()
        dot.addEllipse(QPointF(math.cos(angle), 0.6 * math.sin(angle)), 2 * DOT, 2 * DOT)
        provinces[province.id] = dot
        paths[province.type].addPath(dot)
    return MapShapes(QRectF(-1.1, -0.7, 2.2, 1.4), paths["sea"], QPainterPath(), paths["land"], provinces)


def paint_map(
    painter: QPainter,
    target: QRectF,
    board: Board,
    theme: Theme,
    owners: Mapping[ProvinceId, Power | None],
    tints: bool = False,
) -> None:
    """Draw the board into `target`, whole and in the middle; owned provinces in the solid (or tint) of their power."""
    shapes = shapes_of(board)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(target)
    painter.fillRect(target, theme.map("void"))
    scale = _fit(painter, target, shapes.bounds)
    painter.fillPath(shapes.sea, theme.map("sea"))
    painter.fillPath(shapes.impassable, theme.map("impassable"))
    painter.fillPath(shapes.land, theme.map("land"))
    for place, power in owners.items():
        if power is not None and place in shapes.provinces:
            style = theme.power(power)
            painter.fillPath(shapes.provinces[place], style.tint if tints else style.solid)
            painter.strokePath(shapes.provinces[place], _pen(style.solid.darker(115), 0.8 / scale))
    painter.strokePath(shapes.land, _pen(theme.map("coast"), 1.0 / scale))
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


def map_picture(board: Board, theme: Theme, owners: Mapping[ProvinceId, Power | None], size: QSize) -> QImage:
    """The small map as a picture of `size` device pixels."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_map(painter, QRectF(0, 0, size.width(), size.height()), board, theme, owners)
    painter.end()
    return image


def png_of(image: QImage) -> bytes:
    """The picture as the bytes of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(buffer.data().data())
