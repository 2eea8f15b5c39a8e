"""The painted ground, kept in tiles of screen pixels per zoom and pixel ratio, so that panning paints nothing twice."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import TypeAlias

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap

from concordui.hexmap.geometry import Geometry
from concordui.hexmap.ground import GroundPainter, Owners
from concordui.hexmap.state import MapLayer
from concordui.theme import theme
from engine.anatolia.board import ProvinceId

TILE = 512
"""Side of a tile in logical pixels."""
BUDGET = 96_000_000
"""Bytes of tiles that are kept: at 4 bytes a pixel some twelve windows of 1600 x 1000."""
_PAINTERS = 6
FRAME_S = 0.005
"""Seconds of one repaint that mending tiles may take; what is left shows the old picture a moment longer."""

Key: TypeAlias = tuple[float, float, int, int]
"""Zoom, pixel ratio, column, row."""


class Tiles:
    """The painted tiles of the ground; the least used go when the budget is spent."""

    def __init__(self, geometry: Geometry) -> None:
        self._geometry = geometry
        self._tiles: OrderedDict[Key, QPixmap] = OrderedDict()
        self._painters: OrderedDict[float, GroundPainter] = OrderedDict()
        self._bytes = 0
        self.owners: Owners = {}
        self.layers: frozenset[MapLayer] = frozenset()
        self.hurry: float | None = None
        """The zoom whose tiles stand in for another's while a person zooms; None when there is time to paint."""
        self.late = False
        """Whether the last `draw_soon` left a tile that changed for the next one."""
        self._stale: dict[Key, list[QRectF]] = {}
        self.painted = 0
        """How many tiles, or parts of them, have been painted so far: what a test or a benchmark counts."""

    def clear(self) -> None:
        """Forget every tile: the theme or the layers changed."""
        self._tiles.clear()
        self._stale.clear()
        self._bytes = 0

    def forget(self, places: Iterable[ProvinceId]) -> None:
        """The tiles on which these provinces lie have changed: they are painted anew, bit by bit, as they are drawn."""
        places = list(places)
        changed: dict[float, list[QRectF]] = {}
        for key in self._tiles:
            zoom = key[0]
            if zoom not in changed:
                changed[zoom] = self._painter(zoom).bounds(places)
            parts = [part for rect in changed[zoom] if not (part := rect.intersected(_rect_of(key))).isEmpty()]
            if parts:
                known = self._stale.setdefault(key, [])
                known += [part for part in parts if part not in known]

    def catch_up(self) -> None:
        """Leave nothing for later: every tile that changed is painted now."""
        for key in list(self._stale):
            self._mend(key)

    def draw(self, painter: QPainter, origin: QPoint, exposed: QRect, zoom: float, ratio: float) -> None:
        """Draw the tiles under `exposed` (logical pixels of the window), the map's origin being at `origin`."""
        for key in self._under(exposed.translated(-origin), zoom, ratio):
            painter.drawPixmap(origin + QPoint(key[2] * TILE, key[3] * TILE), self._tile(key))

    def _draw_in_time(self, painter: QPainter, origin: QPoint, exposed: QRect, zoom: float, ratio: float) -> None:
        """As `draw`, but of the tiles that only changed no more are painted than one repaint has time for."""
        end = time.perf_counter() + FRAME_S
        self.late = False
        for key in self._under(exposed.translated(-origin), zoom, ratio):
            while key in self._stale and time.perf_counter() < end:
                self._mend_a_part(key)
            waits = key in self._stale
            self.late = self.late or waits
            pixmap = self._tiles[key] if waits else self._tile(key)
            painter.drawPixmap(origin + QPoint(key[2] * TILE, key[3] * TILE), pixmap)

    def draw_soon(self, painter: QPainter, origin: QPoint, exposed: QRect, zoom: float, ratio: float) -> None:
        """Draw what is painted; while `hurry` names another zoom, its tiles stretched in place of what is not."""
        if self.hurry is None or self.hurry == zoom or self.ready(origin, exposed, zoom, ratio):
            self._draw_in_time(painter, origin, exposed, zoom, ratio)
        else:
            self.draw_stale(painter, origin, exposed, zoom, self.hurry, ratio)

    def ready(self, origin: QPoint, exposed: QRect, zoom: float, ratio: float) -> bool:
        """Whether `draw` would find every tile painted."""
        return all(key in self._tiles for key in self._under(exposed.translated(-origin), zoom, ratio))

    def draw_stale(
        self, painter: QPainter, origin: QPoint, exposed: QRect, zoom: float, like: float, ratio: float
    ) -> None:
        """Draw the tiles of another zoom, `like`, stretched to `zoom`: what is shown while a person still zooms."""
        stretch = zoom / like
        room = QRectF(exposed.translated(-origin))
        asked = QRectF(room.x() / stretch, room.y() / stretch, room.width() / stretch, room.height() / stretch)
        painter.save()
        painter.translate(origin)
        painter.scale(stretch, stretch)
        for key in self._under(asked.toAlignedRect(), like, ratio):
            if key in self._tiles:
                painter.drawPixmap(QPoint(key[2] * TILE, key[3] * TILE), self._tiles[key])
        painter.restore()

    def _under(self, room: QRect, zoom: float, ratio: float) -> list[Key]:
        box = self._geometry.bounds
        whole = QRectF(box.x() * zoom, box.y() * zoom, box.width() * zoom, box.height() * zoom).adjusted(-4, -4, 4, 4)
        seen = QRectF(room).intersected(whole)
        if seen.isEmpty():
            return []
        rows = range(int(seen.top() // TILE), int(seen.bottom() // TILE) + 1)
        cols = range(int(seen.left() // TILE), int(seen.right() // TILE) + 1)
        return [(zoom, ratio, col, row) for row in rows for col in cols]

    def _tile(self, key: Key) -> QPixmap:
        if key in self._tiles:
            self._mend(key)
            self._tiles.move_to_end(key)
            return self._tiles[key]
        side = round(TILE * key[1])
        pixmap = QPixmap(side, side)
        pixmap.setDevicePixelRatio(side / TILE)
        self._paint(pixmap, key, _rect_of(key))
        self._tiles[key] = pixmap
        self._bytes += _bytes(pixmap)
        while self._bytes > BUDGET and len(self._tiles) > 1:
            self._drop(next(iter(self._tiles)))
        return pixmap

    def _mend(self, key: Key) -> None:
        """Paint anew what changed on a tile, and no more of it: a season changes a few provinces."""
        while key in self._stale:
            self._mend_a_part(key)

    def _mend_a_part(self, key: Key) -> None:
        parts = self._stale[key]
        self._paint(self._tiles[key], key, parts.pop())
        if not parts:
            del self._stale[key]

    def _paint(self, pixmap: QPixmap, key: Key, room: QRectF) -> None:
        zoom, ratio, col, row = key
        painter = QPainter(pixmap)
        painter.translate(-col * TILE, -row * TILE)
        painter.setClipRect(room.toAlignedRect())
        painter.fillRect(room.toAlignedRect(), theme().map("void"))
        self._painter(zoom).paint(painter, room, self.owners, self.layers, ratio)
        painter.end()
        self.painted += 1

    def _painter(self, zoom: float) -> GroundPainter:
        if zoom not in self._painters:
            self._painters[zoom] = GroundPainter(self._geometry, zoom)
            while len(self._painters) > _PAINTERS:
                self._painters.popitem(last=False)
        return self._painters[zoom]

    def _drop(self, key: Key) -> None:
        self._stale.pop(key, None)
        self._bytes -= _bytes(self._tiles.pop(key))


def _rect_of(key: Key) -> QRectF:
    return QRectF(key[2] * TILE, key[3] * TILE, TILE, TILE)


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
