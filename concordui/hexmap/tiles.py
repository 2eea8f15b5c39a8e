"""The painted ground, kept in tiles of screen pixels per zoom and pixel ratio, so that panning paints nothing twice.

What owners do not change is kept apart, as a picture under their colours and one over them: a season that gives a few
provinces to others then paints little more than these.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import Any, Protocol, TypeAlias

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

TILE = 512
"""Side of a tile in logical pixels."""
BUDGET = 96_000_000
"""Bytes of tiles that are kept: at 4 bytes a pixel some twelve windows of 1600 x 1000."""
STILL_BUDGET = 96_000_000
"""Bytes of what owners do not change: two pictures a tile."""
_PAINTERS = 6

Key: TypeAlias = tuple[float, float, int, int]
"""Zoom, pixel ratio, column, row."""
Pictures: TypeAlias = tuple[QPixmap, ...]


class Ground(Protocol):
    """Paints the ground of a map at one zoom, in screen pixels from the map's origin."""

    def paint_under(self, painter: QPainter, room: QRectF, layers: frozenset[str]) -> None:
        """Paint what lies under the owners' colours."""

    def paint_owners(
        self, painter: QPainter, room: QRectF, owners: Mapping[Any, Any], layers: frozenset[str], ratio: float
    ) -> None:
        """Paint what owners change."""

    def paint_over(self, painter: QPainter, room: QRectF, layers: frozenset[str]) -> None:
        """Paint what lies over the owners' colours."""

    def bounds(self, places: Iterable[Any]) -> list[QRectF]:
        """What a change of these places' owners can touch."""


class _Kept:
    """Pictures by key; the least used go when the budget of bytes is spent, but never the last."""

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._bytes = 0
        self._pictures: OrderedDict[Key, Pictures] = OrderedDict()

    def __contains__(self, key: Key) -> bool:
        return key in self._pictures

    def __iter__(self) -> Iterator[Key]:
        return iter(self._pictures)

    def get(self, key: Key) -> Pictures | None:
        """The pictures of a key, which count as used now."""
        if key in self._pictures:
            self._pictures.move_to_end(key)
        return self._pictures.get(key)

    def put(self, key: Key, pictures: Pictures) -> None:
        self._pictures[key] = pictures
        self._bytes += _bytes(pictures)
        while self._bytes > self._budget and len(self._pictures) > 1:
            _, dropped = self._pictures.popitem(last=False)
            self._bytes -= _bytes(dropped)

    def clear(self) -> None:
        self._pictures.clear()
        self._bytes = 0


class Tiles:
    """The painted tiles of a ground, which `make` gives for a zoom, within `box` (map pixels).

    A tile whose owners changed is drawn as it was until `mend` has reached it.
    """

    def __init__(self, box: QRectF, make: Callable[[float], Ground]) -> None:
        self._box = box
        self._make = make
        self._tiles = _Kept(BUDGET)
        self._still = _Kept(STILL_BUDGET)
        self._painters: OrderedDict[float, Ground] = OrderedDict()
        self.owners: Mapping[Any, Any] = {}
        self.layers: frozenset[str] = frozenset()
        self.hurry: float | None = None
        """The zoom whose tiles stand in for another's while a person zooms; None when there is time to paint."""
        self._stale: dict[Key, list[QRectF]] = {}
        self._mended: list[QRectF] = []
        self._shown: tuple[float, float] | None = None
        """The zoom and pixel ratio that were drawn last."""
        self.painted = 0
        """How many tiles, or parts of them, have been painted so far: what a test or a benchmark counts."""

    def clear(self) -> None:
        """Forget every tile: the theme or the layers changed."""
        self._tiles.clear()
        self._still.clear()
        self._stale.clear()

    # What changed ----------------------------------------------------------------------------------------------

    def forget(self, places: Iterable[Hashable]) -> None:
        """These provinces have other owners: the tiles on which they lie are to be mended."""
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

    @property
    def late(self) -> bool:
        """Whether tiles of the zoom that is shown wait to be mended."""
        return bool(self._waiting())

    def mend(self, seconds: float) -> list[QRectF] | None:
        """Paint anew what changed at the zoom that is shown, for so long.

        None while something is left; in the end where anything was painted since the last end, in map pixels.
        """
        end = time.perf_counter() + seconds
        for key in self._waiting():
            while key in self._stale:
                if time.perf_counter() > end:
                    return None
                self._mend_a_part(key)
        mended, self._mended = self._mended, []
        return mended

    def _waiting(self) -> list[Key]:
        return [key for key in self._stale if key[:2] == self._shown]

    def catch_up(self) -> None:
        """Leave nothing for later: every tile that changed is painted now."""
        for key in list(self._stale):
            while key in self._stale:
                self._mend_a_part(key)

    def _mend_a_part(self, key: Key) -> None:
        """Paint anew a part of a tile that changed, and no more of it: a season changes a few provinces."""
        parts, kept = self._stale[key], self._tiles.get(key)
        part = parts.pop()
        if not parts:
            del self._stale[key]
        if kept is not None:
            self._compose(kept[0], key, part)
            zoom = key[0]
            self._mended.append(QRectF(part.x() / zoom, part.y() / zoom, part.width() / zoom, part.height() / zoom))

    # Drawing ---------------------------------------------------------------------------------------------------

    def draw(self, painter: QPainter, origin: QPoint, exposed: QRect, zoom: float, ratio: float) -> None:
        """Draw the tiles under `exposed` (logical pixels of the window), the map's origin being at `origin`."""
        self._shown = (zoom, ratio)
        for key in self._under(exposed.translated(-origin), zoom, ratio):
            painter.drawPixmap(origin + QPoint(key[2] * TILE, key[3] * TILE), self._tile(key))

    def draw_soon(self, painter: QPainter, origin: QPoint, exposed: QRect, zoom: float, ratio: float) -> None:
        """As `draw`; while `hurry` names another zoom, its tiles stretched in place of what is not painted."""
        if self.hurry is None or self.hurry == zoom or self.ready(origin, exposed, zoom, ratio):
            self.draw(painter, origin, exposed, zoom, ratio)
        else:
            self.draw_stretched(painter, origin, exposed, zoom, self.hurry, ratio)

    def ready(self, origin: QPoint, exposed: QRect, zoom: float, ratio: float) -> bool:
        """Whether `draw` would find every tile painted."""
        return all(key in self._tiles for key in self._under(exposed.translated(-origin), zoom, ratio))

    def draw_stretched(
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
            kept = self._tiles.get(key)
            if kept is not None:
                painter.drawPixmap(QPoint(key[2] * TILE, key[3] * TILE), kept[0])
        painter.restore()

    def _under(self, room: QRect, zoom: float, ratio: float) -> list[Key]:
        box = self._box
        whole = QRectF(box.x() * zoom, box.y() * zoom, box.width() * zoom, box.height() * zoom).adjusted(-4, -4, 4, 4)
        seen = QRectF(room).intersected(whole)
        if seen.isEmpty():
            return []
        rows = range(int(seen.top() // TILE), int(seen.bottom() // TILE) + 1)
        cols = range(int(seen.left() // TILE), int(seen.right() // TILE) + 1)
        return [(zoom, ratio, col, row) for row in rows for col in cols]

    # Painting --------------------------------------------------------------------------------------------------

    def _tile(self, key: Key) -> QPixmap:
        kept = self._tiles.get(key)
        if kept is not None:
            return kept[0]
        pixmap = _empty(key)
        self._compose(pixmap, key, _rect_of(key))
        self._stale.pop(key, None)
        self._tiles.put(key, (pixmap,))
        return pixmap

    def _compose(self, pixmap: QPixmap, key: Key, room: QRectF) -> None:
        """Paint what lies in `room` of a tile: what is under the owners' colours, these, and what is over them."""
        zoom, ratio, col, row = key
        under, over = self._still_of(key)
        corner = QPoint(col * TILE, row * TILE)
        painter = _painter_on(pixmap, key)
        painter.setClipRect(room.toAlignedRect())
        painter.drawPixmap(corner, under)
        self._painter(zoom).paint_owners(painter, room, self.owners, self.layers, ratio)
        painter.drawPixmap(corner, over)
        painter.end()
        self.painted += 1

    def _still_of(self, key: Key) -> Pictures:
        """What of a tile owners do not change: the picture under their colours and the one over them."""
        kept = self._still.get(key)
        if kept is not None:
            return kept
        ground, room = self._painter(key[0]), _rect_of(key)
        under, over = _empty(key), _empty(key)
        painter = _painter_on(under, key)
        ground.paint_under(painter, room, self.layers)
        painter.end()
        over.fill(Qt.GlobalColor.transparent)
        painter = _painter_on(over, key)
        ground.paint_over(painter, room, self.layers)
        painter.end()
        self._still.put(key, (under, over))
        return under, over

    def _painter(self, zoom: float) -> Ground:
        if zoom not in self._painters:
            self._painters[zoom] = self._make(zoom)
            while len(self._painters) > _PAINTERS:
                self._painters.popitem(last=False)
        return self._painters[zoom]


def _rect_of(key: Key) -> QRectF:
    return QRectF(key[2] * TILE, key[3] * TILE, TILE, TILE)


def _empty(key: Key) -> QPixmap:
    """A pixmap of the size of a tile."""
    side = round(TILE * key[1])
    pixmap = QPixmap(side, side)
    pixmap.setDevicePixelRatio(side / TILE)
    return pixmap


def _painter_on(pixmap: QPixmap, key: Key) -> QPainter:
    """A painter of a tile, in screen pixels from the map's origin."""
    painter = QPainter(pixmap)
    painter.translate(-key[2] * TILE, -key[3] * TILE)
    return painter


def _bytes(pictures: Pictures) -> int:
    return sum(picture.width() * picture.height() * 4 for picture in pictures)
