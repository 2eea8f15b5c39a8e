"""The layers that change, as C++ items of Qt that keep their size in screen pixels: inks, pixmaps, veils, outlines."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsScene

from concordui.hexmap.geometry import Geometry, path_of
from concordui.hexmap.inks import Ink
from concordui.theme import theme, tokens
from engine.anatolia.board import ProvinceId

_FIXED = QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations
TARGET_PEN, TARGET_CASING, TARGET_INSET = 1.6, 4.4, 2.2
CHOSEN_PEN, CHOSEN_CASING, CHOSEN_INSET = 3.0, 5.5, 2.75
RING = 20.0


def z_of(name: str) -> float:
    """The height of a layer, as the look orders them."""
    return float(tokens()["z"][name])


class Layer:
    """Some items of one kind that are made anew together. `rebuilds` counts how often."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._visible = True
        self._under: list[QGraphicsItem] | None = None
        self._full: list[float] = []
        self.items: list[QGraphicsItem] = []
        self.rebuilds = 0

    def set_visible(self, visible: bool) -> None:
        self._visible = visible
        for item in (*self.items, *(self._under or ())):
            item.setVisible(visible)

    def fade(self, share: float) -> None:
        """Let the items be there to this share, over those in whose place they came; at 1 these go."""
        if self._under is None:
            return
        for item, full in zip(self.items, self._full, strict=True):
            item.setOpacity(full * share)
        if share >= 1.0:
            self._drop_under()

    def replace(self, items: Iterable[QGraphicsItem], *, over: bool = False) -> None:
        """Throw the old items away and show these; with `over` the old ones stay until these have faded in."""
        self._drop_under()
        self._under = self.items
        if not over:
            self._drop_under()
        self.items = list(items)
        self._full = [item.opacity() for item in self.items]
        for item in self.items:
            if not self._visible:
                item.setVisible(False)
            self._scene.addItem(item)
        self.rebuilds += 1

    def _drop_under(self) -> None:
        for item in self._under or ():
            self._scene.removeItem(item)
        self._under = None


def ink_items(inks: Iterable[Ink]) -> list[QGraphicsItem]:
    """Inks as path items, those of one height under one parent; they keep their order."""
    parents: dict[str, QGraphicsItem] = {}
    for ink in inks:
        if ink.z not in parents:
            parents[ink.z] = _parent(z_of(ink.z) + len(parents) * 1e-4)
        item = QGraphicsPathItem(ink.path, parents[ink.z])
        item.setPen(ink.pen())
        if not ink.width:
            item.setBrush(ink.colour)
        if ink.opacity != 1.0:
            item.setOpacity(ink.opacity)
    return list(parents.values())


def _parent(z: float) -> QGraphicsItem:
    """What holds items that keep their size in screen pixels; it shows nothing itself."""
    parent = QGraphicsPathItem()
    parent.setFlag(_FIXED)
    parent.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
    parent.setZValue(z)
    return parent


def pixmap_item(pixmap: QPixmap, at: QPointF, offset: QPointF, z: float, opacity: float = 1.0) -> QGraphicsPixmapItem:
    """A pixmap whose corner is `offset` screen pixels from the map point `at`."""
    item = QGraphicsPixmapItem(pixmap)
    item.setFlag(_FIXED)
    item.setPos(at)
    item.setOffset(offset)
    item.setZValue(z)
    item.setOpacity(opacity)
    item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    return item


def dim_item(geometry: Geometry, lit: frozenset[ProvinceId]) -> QGraphicsItem:
    """A veil over every province but the lit ones, and over impassable ground."""
    return _area(geometry.veil(lit), theme().map("dim"), "dim")


def whitened_item(geometry: Geometry, place: ProvinceId) -> QGraphicsItem:
    """The target that is pointed at, whitened."""
    return _area(geometry.paths[place], theme().map("hoverTarget"), "target")


def _area(path: QPainterPath, colour: QColor, z: str) -> QGraphicsItem:
    item = QGraphicsPathItem(path)
    item.setPen(QPen(Qt.PenStyle.NoPen))
    item.setBrush(colour)
    item.setZValue(z_of(z))
    return item


def outline_inks(geometry: Geometry, places: Iterable[ProvinceId], zoom: float, *, strong: bool, z: str) -> list[Ink]:
    """Provinces outlined in the accent on the casing's white, just inside their borders."""
    pen, casing, inset = (
        (CHOSEN_PEN, CHOSEN_CASING, CHOSEN_INSET) if strong else (TARGET_PEN, TARGET_CASING, TARGET_INSET)
    )
    under, over = [], []
    for place in sorted(places):
        shape = geometry.shapes[place].buffer(-inset / zoom, join_style="mitre")
        path = QTransform.fromScale(zoom, zoom).map(path_of(shape))
        under.append(Ink(path, z, theme().map("orderCasing"), casing))
        over.append(Ink(path, z, theme().ui("accent"), pen))
    return under + over


def cursor_inks(geometry: Geometry, place: ProvinceId, zoom: float) -> list[Ink]:
    """The focus ring of the keyboard's cursor: dashes just inside the border."""
    path = QTransform.fromScale(zoom, zoom).map(path_of(geometry.shapes[place].buffer(-5.0 / zoom, join_style="mitre")))
    return [
        Ink(path, "selected", theme().map("orderCasing"), 4.0),
        Ink(path, "selected", theme().ui("focus"), 2.0, (6.0, 4.0)),
    ]


def ring_inks(middle: QPointF) -> list[Ink]:
    """The ring round the selected unit."""
    path = QPainterPath()
    path.addEllipse(middle, RING, RING)
    return [Ink(path, "name", theme().map("orderCasing"), 4.6), Ink(path, "name", theme().ui("accent"), 2.0)]
