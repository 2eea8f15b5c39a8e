"""The names of a board's provinces as items of a scene: where they are, whether they show, and on what ground."""

from __future__ import annotations

from collections.abc import Mapping, Set

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from concordui.hexmap import items
from concordui.hexmap.geometry import Geometry
from concordui.hexmap.labels import Label
from concordui.hexmap.names import ground_of, name_pixmap, pixmap_offset, province_under, shown_at
from engine.anatolia.board import Power, Province, ProvinceId

_DIMMED = 0.62


class NameItems:
    """Made anew with `make`; then each of `place`, `dim` and `tint` is due when what it is told has changed."""

    def __init__(self, geometry: Geometry) -> None:
        self._geometry = geometry
        self._labels: Mapping[ProvinceId, Label] = geometry.labels
        self._items: dict[ProvinceId, QGraphicsPixmapItem] = {}
        self._under: dict[ProvinceId, Province] = {}
        self._grounds: dict[ProvinceId, QColor] = {}
        self._ratio, self._mark, self._text = 1.0, True, True

    def make(self, ratio: float, *, mark: bool, text: bool) -> list[QGraphicsItem]:
        """An item a name, for screens of this pixel ratio, with centres' marks and words as is asked."""
        self._ratio, self._mark, self._text = ratio, mark, text
        self._grounds = {}
        self._items = {place: self._item() for place in self._geometry.labels}
        return list(self._items.values())

    def place(self, zoom: float) -> None:
        """Put the names where a zoom wants them, and hide those without room."""
        self._labels = self._geometry.labels_at(zoom)
        shown = shown_at(self._labels, zoom)
        for place, item in self._items.items():
            label = self._labels[place]
            item.setPos(QPointF(*label.slot))
            item.setOffset(pixmap_offset(label))
            item.setVisible(place in shown)
            self._under[place] = province_under(self._geometry, place, zoom)

    def dim(self, lit: Set[ProvinceId] | None) -> None:
        """Dim the names of all provinces but these; of none where that is None."""
        for place, item in self._items.items():
            item.setOpacity(1.0 if lit is None or place in lit else _DIMMED)

    def tint(self, owners: Mapping[ProvinceId, Power | None]) -> None:
        """Write anew the names whose ground has another colour under these owners."""
        for place, item in self._items.items():
            ground = ground_of(self._under[place], owners)
            if self._grounds.get(place) != ground:
                self._grounds[place] = ground
                self._write(item, self._labels[place], ground)

    def _item(self) -> QGraphicsPixmapItem:
        return items.pixmap_item(QPixmap(), QPointF(), QPointF(), items.z_of("name"))

    def _write(self, item: QGraphicsPixmapItem, label: Label, ground: QColor) -> None:
        item.setPixmap(name_pixmap(label, ground, self._ratio, mark=self._mark, text=self._text))
