"""The ground of the map: what owners change (tints, hatches, bands), and what lies under and over that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QTransform

from concordui.hexmap.geometry import Geometry, LineKind
from concordui.theme import PowerStyle, theme
from engine.anatolia.board import Power, ProvinceId

COAST, BORDER, GRID, LINK = 1.7, 1.2, 1.0, 1.4
PATTERN = 10

Owners: TypeAlias = Mapping[ProvinceId, Power | None]


def swell(zoom: float) -> float:
    """How bands and water lines grow with the map: with it near the default zoom, and then no more."""
    return min(max(zoom, 0.7), 1.7)


class GroundPainter:
    """Paints the ground at one zoom, in screen pixels from the map's origin. Paths are scaled once."""

    def __init__(self, geometry: Geometry, zoom: float) -> None:
        self._geometry = geometry
        self.zoom = zoom
        scale = QTransform.fromScale(zoom, zoom)
        self._provinces = {place: scale.map(path) for place, path in geometry.paths.items()}
        self._lines = {kind: [scale.map(path) for path in paths] for kind, paths in geometry.lines.items()}
        self._land, self._sea = scale.map(geometry.land), scale.map(geometry.sea)
        self._impassable = scale.map(geometry.impassable)
        self._scale = scale
        self._shores: dict[float, QPainterPath] = {}
        self._rims: dict[tuple[ProvinceId, float], QPainterPath] = {}

    def paint_under(self, painter: QPainter, room: QRectF, layers: frozenset[str]) -> None:
        """Paint what lies under the owners' colours: the void, the water and the land of all."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme()
        painter.fillRect(room, colours.map("void"))
        painter.fillPath(self._impassable, colours.map("impassable"))
        self._stroke(painter, room, "link", colours.map("border"), LINK)
        painter.fillPath(self._sea, colours.map("sea"))
        if "water lines" in layers:
            self._water_lines(painter)
        painter.fillPath(self._land, colours.map("land"))

    def paint_owners(
        self, painter: QPainter, room: QRectF, owners: Owners, layers: frozenset[str], ratio: float
    ) -> None:
        """Paint what owners change in `room`: tints, then hatches, then bands."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        owned = self._owned(owners, room)
        if "owners" in layers:
            for place, style in owned:
                painter.fillPath(self._provinces[place], style.tint)
        if "hatch" in layers:
            for place, style in owned:
                self.fill_hatched(painter, self._provinces[place], style.hatch, ratio)
        if "owners" in layers:
            for place, style in owned:
                self._band(painter, place, style.solid)

    def paint_over(self, painter: QPainter, room: QRectF, layers: frozenset[str]) -> None:
        """Paint what lies over the owners' colours: grid, borders, coast."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme()
        if "grid" in layers:
            self._stroke(painter, room, "grid", colours.map("grid"), GRID)
        self._stroke(painter, room, "sea border", colours.map("seaBorder"), BORDER)
        self._stroke(painter, room, "border", colours.map("border"), BORDER)
        self._stroke(painter, room, "coast", colours.map("coast"), COAST)

    def fill_hatched(self, painter: QPainter, path: QPainterPath, kind: str, ratio: float) -> None:
        """Fill a path with a hatch that begins at the painter's origin."""
        painter.fillPath(path, hatch(kind, hatch_ink(), ratio))

    def _owned(self, owners: Owners, room: QRectF) -> list[tuple[ProvinceId, PowerStyle]]:
        """The centres in `room` that have owners; provinces without a centre have none, so no colour."""
        found = []
        for province in self._geometry.board.provinces:
            owner = owners.get(province.id)
            if province.sc and owner and self._provinces[province.id].boundingRect().intersects(room):
                found.append((province.id, theme().power(owner)))
        return found

    def _water_lines(self, painter: QPainter) -> None:
        for colour, width in theme().water_lines():
            if width not in self._shores:
                reach = width * swell(self.zoom) / 2 / self.zoom
                self._shores[width] = self._scale.map(self._geometry.shore(reach))
            painter.fillPath(self._shores[width], colour)

    def _band(self, painter: QPainter, place: ProvinceId, colour: QColor) -> None:
        """Half of a pen along the border: the half that is inside."""
        width = theme().map_value("bandWidth")
        if (place, width) not in self._rims:
            inner = width * swell(self.zoom) / 2 / self.zoom
            self._rims[place, width] = self._scale.map(self._geometry.rim(place, inner))
        solid = QColor(colour)
        solid.setAlphaF(theme().map_value("bandAlpha"))
        painter.fillPath(self._rims[place, width], solid)

    def _stroke(self, painter: QPainter, room: QRectF, kind: LineKind, colour: QColor, width: float) -> None:
        pen = _pen(colour, width)
        for path in self._lines.get(kind, ()):
            if path.boundingRect().adjusted(-width, -width, width, width).intersects(room):
                painter.strokePath(path, pen)

    def bounds(self, places: Iterable[ProvinceId]) -> list[QRectF]:
        """What a change of these provinces' owners can touch, in screen pixels from the map's origin."""
        return [self._provinces[place].boundingRect().adjusted(-3, -3, 3, 3) for place in places]


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


HATCH_LINES: Mapping[str, tuple[tuple[float, float, float, float], ...]] = {
    "/": ((-2, 2, 2, -2), (0, 10, 10, 0), (8, 12, 12, 8)),
    "\\": ((-2, 8, 2, 12), (0, 0, 10, 10), (8, -2, 12, 2)),
    "|": ((5, 0, 5, 10),),
    "-": ((0, 5, 10, 5),),
    "+": ((5, 0, 5, 10), (0, 5, 10, 5)),
}
HATCH_DOTS = ((2.5, 2.5, 1.05), (7.5, 7.5, 1.05))


def hatch_ink() -> int:
    """The ink of hatches in the theme of the moment, as ARGB."""
    colour = theme().map("label")
    colour.setAlphaF(theme().map_value("hatchAlpha"))
    return colour.rgba()


@cache
def hatch(kind: str, ink: int, ratio: float) -> QBrush:
    """The texture of a power's hatch in an ink (ARGB): a 10 px square that repeats."""
    side = round(PATTERN * ratio)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side / PATTERN, side / PATTERN)
    colour = QColor.fromRgba(ink)
    if kind == "dots":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        for x, y, radius in HATCH_DOTS:
            painter.drawEllipse(QPointF(x, y), radius, radius)
    else:
        painter.setPen(QPen(colour, 1))
        for x1, y1, x2, y2 in HATCH_LINES[kind]:
            painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))
    painter.end()
    brush = QBrush(image)
    brush.setTransform(QTransform.fromScale(PATTERN / side, PATTERN / side))
    return brush
