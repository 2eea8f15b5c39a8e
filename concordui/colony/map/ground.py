"""The ground of the colony map: soil, rock, water, trees, each with a sign beside its colour, and the grid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform

from concordui.colony.map import hexes
from concordui.colony.map.hexes import Hexes
from concordui.theme import theme
from engine.colony.grid import TERRAIN
from engine.hexgrid import Cell

_TOKENS = {"": "unknown", "soil": "land", "trees": "land", "rock": "rock", "water": "sea"}
"""The colour of each terrain."""
_SIGN = 1.15
"""Pen of the signs of rock and water."""


class Terrain:
    """A ground in map pixels, whose letters change where a mind sees more or less of it."""

    def __init__(self, rows: tuple[str, ...]) -> None:
        everything = Hexes.of(rows)
        self.outline, self.grid = everything.outline(), everything.grid()
        self.change(rows)

    def change(self, rows: tuple[str, ...]) -> None:
        """Take these letters for the ground."""
        self.rows = rows
        cells: dict[str, list[Cell]] = {}
        for row, letters in enumerate(rows):
            for col, letter in enumerate(letters):
                cells.setdefault(TERRAIN.get(letter, ""), []).append((col, row))
        self.base = "" if "" in cells else "soil"
        """What lies under all; of the others there are areas."""
        others = [name for name in cells if _TOKENS[name] != _TOKENS[self.base]]
        self.areas = {name: hexes.area(cells[name]) for name in others}
        signs = ("rock", "water", "trees")
        self.middles = {name: [hexes.middle(cell) for cell in cells.get(name, ())] for name in signs}


class ColonyGround:
    """Paints a terrain at one zoom, in screen pixels from the map's origin."""

    def __init__(self, terrain: Terrain, zoom: float) -> None:
        self._terrain, self._zoom = terrain, zoom
        self._scale = QTransform.fromScale(zoom, zoom)

    def paint_under(self, painter: QPainter, room: QRectF, layers: frozenset[str]) -> None:
        """Paint the terrain."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme()
        painter.fillRect(room, look.map("void"))
        painter.fillPath(self._scale.map(self._terrain.outline), look.map(_TOKENS[self._terrain.base]))
        for name, area in self._terrain.areas.items():
            painter.fillPath(self._scale.map(area), look.map(_TOKENS[name]))
        near = room.adjusted(-60, -60, 60, 60)
        unit = self._zoom * hexes.SIZE / 16.0
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for name, token, sign in (("rock", "rockSign", _peak()), ("water", "seaLabel", _wave())):
            colour = look.map(token)
            colour.setAlphaF(0.45)
            painter.setPen(QPen(colour, _SIGN, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            for at in self._near(name, near):
                painter.drawPath(QTransform.fromTranslate(at.x(), at.y()).scale(unit, unit).map(sign))
        if "trees" in layers:
            self._trees(painter, near, unit)

    def _trees(self, painter: QPainter, near: QRectF, unit: float) -> None:
        look = theme()
        crown, trunk = _tree()
        for at in self._near("trees", near):
            place = QTransform.fromTranslate(at.x(), at.y()).scale(unit, unit)
            painter.fillPath(place.map(trunk), look.map("trunk"))
            painter.fillPath(place.map(crown), look.map("tree"))

    def _near(self, name: str, room: QRectF) -> Iterable[QPointF]:
        places = (self._scale.map(at) for at in self._terrain.middles.get(name, ()))
        return (at for at in places if room.contains(at))

    def paint_owners(
        self, painter: QPainter, room: QRectF, owners: Mapping[Any, Any], layers: frozenset[str], ratio: float
    ) -> None:
        """Nobody owns the ground."""

    def paint_over(self, painter: QPainter, room: QRectF, layers: frozenset[str]) -> None:
        """Paint the grid."""
        if "grid" in layers:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.strokePath(self._scale.map(self._terrain.grid), QPen(theme().map("grid"), 1.0))

    def bounds(self, places: Iterable[Any]) -> list[QRectF]:
        """Nobody owns the ground: nothing changes with owners."""
        return []


def _tree() -> tuple[QPainterPath, QPainterPath]:
    """A fir and its trunk about the middle of a hex of circumradius 16."""
    crown = QPainterPath(QPointF(0, -9.5))
    for x, y in ((4.4, -3.6), (2.5, -3.6), (5.6, 0.8), (3.2, 0.8), (6.8, 5.6), (-6.8, 5.6), (-3.2, 0.8), (-5.6, 0.8)):
        crown.lineTo(x, y)
    crown.lineTo(-2.5, -3.6)
    crown.lineTo(-4.4, -3.6)
    crown.closeSubpath()
    trunk = QPainterPath()
    trunk.addRect(QRectF(-1.1, 5.0, 2.2, 4.2))
    return crown, trunk


def _peak() -> QPainterPath:
    path = QPainterPath(QPointF(-7.0, 4.5))
    for x, y in ((-2.2, -3.5), (0.6, 0.6), (2.6, -1.8), (7.0, 4.5)):
        path.lineTo(x, y)
    return path


def _wave() -> QPainterPath:
    path = QPainterPath()
    for left, y in ((-7.0, -2.2), (-3.5, 3.4)):
        path.moveTo(left, y)
        path.cubicTo(left + 2.4, y - 2.6, left + 3.2, y - 2.6, left + 5.2, y)
        path.cubicTo(left + 7.2, y + 2.6, left + 8.0, y + 2.6, left + 10.4, y)
    return path
