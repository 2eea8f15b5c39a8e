"""The ground of a map as vectors, for pictures: what of it stays the same is recorded once for all of a game."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from concordui.hexmap import items
from concordui.hexmap.drawing import Stencil
from concordui.hexmap.hex_scene import HexScene
from concordui.hexmap.tiles import Ground
from concordui.theme import theme


class VectorGround(QGraphicsItem):
    """The ground in screen pixels from the map's origin, as the tiles have it."""

    def __init__(self, scene: HexScene, ground: Ground) -> None:
        super().__init__()
        self._map, self._painter = scene, ground
        self._under, self._over = Stencil(), Stencil()
        self.setZValue(items.z_of("sea"))

    def boundingRect(self) -> QRectF:
        return self._map.bounds.adjusted(-8, -8, 8, 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        shift = painter.worldTransform()
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        painter.save()
        painter.setWorldTransform(QTransform.fromTranslate(shift.dx(), shift.dy()))
        box, zoom = self.boundingRect(), self._map.zoom
        room = QRectF(box.x() * zoom, box.y() * zoom, box.width() * zoom, box.height() * zoom)
        ground, layers = self._painter, self._map.layers
        key = (shift.dx(), shift.dy(), theme().look, layers)
        self._under.paint(painter, key, partial(ground.paint_under, painter, room, layers))
        ground.paint_owners(painter, room, self._map.tiles.owners, layers, ratio)
        self._over.paint(painter, key, partial(ground.paint_over, painter, room, layers))
        painter.restore()
