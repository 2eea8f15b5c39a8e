"""The scene of the window with nothing in it but vectors: what pictures are painted from, at any size and as SVG."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from concordui import glyphs
from concordui.hexmap import items
from concordui.hexmap.drawing import record_hatch
from concordui.hexmap.ground import GroundPainter, hatch_ink
from concordui.hexmap.labels import Label
from concordui.hexmap.name_items import NameItems
from concordui.hexmap.names import paint_name
from concordui.hexmap.scene import MapScene
from concordui.hexmap.state import LAYERS, MapLayer
from concordui.hexmap.vector_ground import VectorGround
from concordui.theme import theme
from engine.anatolia.board import Board, Unit


class VectorScene(MapScene):
    """A `MapScene` that keeps no pixels. It is made for one picture, or for those of a game, and shown in no view."""

    def __init__(self, board: Board, zoom: float, layers: frozenset[MapLayer], parent: QObject | None = None) -> None:
        super().__init__(board, parent)
        self.set_zoom(zoom, 1.0)
        self.removeItem(self._ground)
        self._drawn_ground = VectorGround(self, _VectorPainter(self.geometry, zoom))
        self.addItem(self._drawn_ground)
        for layer in LAYERS:
            self.set_layer(layer, layer in layers)

    def mend_soon(self) -> None:
        """There are no tiles to mend: only the names are written anew, and at once."""
        self._names.tint(self.state.owners)

    def _name_items(self) -> NameItems:
        return _Names(self.geometry)

    def _unit_item(
        self,
        unit: Unit,
        *,
        size: float = glyphs.UNIT,
        opacity: float = 1.0,
        z: str = "unit",
        aside: QPointF | None = None,
    ) -> QGraphicsPixmapItem:
        item = _Unit(unit, size, aside or QPointF())
        item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        item.setPos(self._slot(unit.at))
        item.setZValue(items.z_of(z))
        item.setOpacity(opacity)
        return item


class _Names(NameItems):
    """Names that are drawn anew each time, where the window has pixmaps."""

    def _item(self) -> QGraphicsPixmapItem:
        item = _Name()
        item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        item.setZValue(items.z_of("name"))
        return item

    def _write(self, item: QGraphicsPixmapItem, label: Label, ground: QColor) -> None:
        assert isinstance(item, _Name)
        item.write(label, ground, self._mark, self._text)


class _Name(QGraphicsPixmapItem):
    """A name where the scene puts its pixmap, drawn anew each time."""

    def __init__(self) -> None:
        super().__init__(QPixmap())
        self._label: Label | None = None
        self._ground = QColor()
        self._parts = (True, True)

    def boundingRect(self) -> QRectF:
        size = (0.0, 0.0) if self._label is None else self._label.size
        return QRectF(self.offset(), QSizeF(*size)).adjusted(0, 0, 8, 8)

    def write(self, label: Label, ground: QColor, mark: bool, text: bool) -> None:
        self._label, self._ground, self._parts = label, ground, (mark, text)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._label is not None:
            mark, text = self._parts
            painter.translate(self.offset())
            paint_name(painter, self._label, self._ground, mark=mark, text=text)


class _Unit(QGraphicsPixmapItem):
    """A unit about its slot."""

    def __init__(self, unit: Unit, size: float, aside: QPointF) -> None:
        super().__init__(QPixmap())
        self._unit, self._size, self._aside = unit, size, aside

    def boundingRect(self) -> QRectF:
        return glyphs.unit_rect(self._unit.type, self._size).translated(self._aside)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        glyphs.paint_unit(painter, self._aside, theme().power(self._unit.power), self._unit.type, self._size)


class _VectorPainter(GroundPainter):
    """Hatches are recorded by their names: each output repeats them its own way."""

    def fill_hatched(self, painter: QPainter, path: QPainterPath, kind: str, ratio: float) -> None:
        if not record_hatch(painter, path, kind, hatch_ink()):
            super().fill_hatched(painter, path, kind, ratio)
