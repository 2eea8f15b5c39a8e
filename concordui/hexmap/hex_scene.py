"""The scene under every map of hexes: a ground kept in tiles, layers that are made anew alone, a zoom, a cursor.

What a map is of (a board, a colony) its subclass says: where places are, what layers there are and how each is made.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import ClassVar

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from concordui.hexmap import items
from concordui.hexmap.map_rows import MapRow
from concordui.hexmap.tiles import Ground, Tiles
from concordui.steps import Steps
from concordui.theme import theme

_MARGIN = 400.0
"""How far (map pixels) a map can be dragged past its edge."""
_PAST = 8.0
"""How far the ground's own lines reach past the outermost hexes, in map pixels."""
MEND_S = 0.004
"""Seconds of one turn of the event loop that mending the ground may take."""

Maker = Callable[[], Iterable[QGraphicsItem]]


class _GroundItem(QGraphicsItem):
    """The item that shows the ground's tiles."""

    def __init__(self, scene: HexScene) -> None:
        super().__init__()
        self._map = scene
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(items.z_of("sea"))

    def boundingRect(self) -> QRectF:
        return self._map.bounds.adjusted(-_PAST, -_PAST, _PAST, _PAST)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        transform = painter.worldTransform()
        zoom = self._map.zoom if abs(transform.m11() - self._map.zoom) < 1e-6 else round(transform.m11(), 6)
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        origin = QPoint(round(transform.dx()), round(transform.dy()))
        exposed = transform.mapRect(option.exposedRect).toAlignedRect().adjusted(-1, -1, 1, 1)
        painter.save()
        painter.resetTransform()
        self._map.tiles.draw_soon(painter, origin, exposed, zoom, ratio)
        painter.restore()
        if self._map.tiles.late:
            self._map.mend_soon()


class HexScene(QGraphicsScene):
    """One view shows a scene. `bounds` are those of everything, in map pixels; `make_ground` paints at a zoom.

    `retold` comes when what `rows` says may be another. What takes its time is done in `steps`, between those of the
    view around it. A subclass calls `begin` with the makers of its layers, lowest first, once it is ready to make them.
    """

    retold = Signal()

    GROUND_LAYERS: ClassVar[frozenset[str]] = frozenset(("grid",))
    """The layers that are painted on the ground's tiles."""

    def __init__(
        self,
        bounds: QRectF,
        make_ground: Callable[[float], Ground],
        layers: Iterable[str],
        parent: QObject | None = None,
        *,
        steps: Steps | None = None,
    ) -> None:
        super().__init__(parent)
        self.bounds = bounds
        self.zoom = 1.0
        self.ratio = 1.0
        self.tiles = Tiles(bounds, make_ground)
        self._layers: frozenset[str] = frozenset(layers)
        self._hover: Hashable = None
        self._cursor: Hashable = None
        self._steps = steps or Steps(self)
        self._made: dict[str, items.Layer] = {}
        self._makers: Mapping[str, Maker] = {}
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setSceneRect(bounds.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN))
        self._ground: QGraphicsItem = _GroundItem(self)
        self.addItem(self._ground)

    def begin(self, makers: Mapping[str, Maker]) -> None:
        """Make every layer, and again whenever the theme changes."""
        self._makers = makers
        self._made = {name: items.Layer(self) for name in makers}
        theme().changed.connect(self.repaint_all)
        self.repaint_all()

    # What a map is of ------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """What the map is called for those who hear it."""
        raise NotImplementedError

    def place_at(self, point: QPointF) -> Hashable:
        """The place at a point of the scene; None where there is none."""
        raise NotImplementedError

    def box(self, place: Hashable) -> QRectF:
        """What a place takes up, in map pixels."""
        raise NotImplementedError

    def middle(self, place: Hashable) -> QPointF:
        """Where a place's card and the cursor's way begin, in map pixels."""
        raise NotImplementedError

    def start(self) -> Hashable:
        """Where the keyboard's cursor begins if something is chosen; None for the middle of what is seen."""
        return None

    def nearest(self, point: QPointF) -> Hashable:
        """The place whose middle is nearest to a point of the scene."""
        raise NotImplementedError

    def towards(self, here: Hashable, dx: float, dy: float) -> Hashable:
        """The place that the keyboard's cursor goes to in a direction; None where there is none."""
        raise NotImplementedError

    def words(self, place: Hashable) -> str:
        """A place in one breath, for a screen reader."""
        raise NotImplementedError

    def heads(self) -> tuple[str, ...]:
        """The columns of the map as a table."""
        raise NotImplementedError

    def rows(self, cursor: Hashable) -> list[MapRow]:
        """The places as rows of a table, in a fixed order; the one that the cursor is at is among them."""
        raise NotImplementedError

    # What is shown ---------------------------------------------------------------------------------------------

    def rebuilds(self) -> dict[str, int]:
        """How often each layer has been made anew; for the ground, how many tiles were painted."""
        return {name: layer.rebuilds for name, layer in self._made.items()} | {"ground": self.tiles.painted}

    def set_layer(self, layer: str, visible: bool) -> None:
        """Switch a layer on or off."""
        layers = self._layers | {layer} if visible else self._layers - {layer}
        if layers == self._layers:
            return
        self._layers = layers
        if layer in self.GROUND_LAYERS:
            self.tiles.layers = layers
            self.tiles.clear()
            self._ground.update()
        else:
            self._layer_switched(layer, visible)

    @property
    def layers(self) -> frozenset[str]:
        """The layers that are switched on."""
        return self._layers

    def layer_visible(self, layer: str) -> bool:
        """Whether a layer is switched on."""
        return layer in self._layers

    def _layer_switched(self, layer: str, visible: bool) -> None:
        """A layer that is none of the ground's was switched."""
        self._made[layer].set_visible(visible)

    def set_hover(self, place: Hashable) -> None:
        """Say what is pointed at."""
        if place != self._hover:
            self._hover = place
            self._hovered()

    def _hovered(self) -> None:
        """Another place is pointed at."""

    def set_cursor(self, place: Hashable) -> None:
        """Say where the keyboard's cursor is: the place wears the focus ring."""
        if place != self._cursor:
            self._cursor = place
            self._rebuild({"cursor"})

    def set_zoom(self, zoom: float, ratio: float) -> None:
        """The view's zoom and pixel ratio: what has a size in screen pixels is laid out again."""
        if (zoom, ratio) == (self.zoom, self.ratio):
            return
        sharper, self.zoom, self.ratio = ratio != self.ratio, zoom, ratio
        self._zoomed(sharper)

    def _zoomed(self, sharper: bool) -> None:
        """The zoom changed; with `sharper` the pixel ratio did."""
        self._rebuild(set(self._makers))

    def repaint_all(self) -> None:
        """Make every layer anew: the theme changed."""
        self.setBackgroundBrush(theme().map("void"))
        self.tiles.layers = self._layers
        self.tiles.clear()
        self._rebuild(set(self._makers))
        self._ground.update()

    def _rebuild(self, names: set[str]) -> None:
        for name in self._makers:
            if name in names:
                self._made[name].replace(self._makers[name]())

    # The ground ------------------------------------------------------------------------------------------------

    def mend_soon(self) -> None:
        """Mend the ground in the next turns of the event loop, a little in each, so that none takes long."""
        self._steps.first(self._mend)

    def _mend(self) -> None:
        mended = self.tiles.mend(MEND_S)
        if mended is None:
            self.mend_soon()
        else:
            for room in mended:
                self._ground.update(room.adjusted(-1, -1, 1, 1))
            self._ground_mended()

    def catch_up(self) -> None:
        """Mend the ground and what is written on it now, however long that takes."""
        self.tiles.catch_up()
        self._ground_mended()

    def _ground_mended(self) -> None:
        """The ground is as its owners have it: what is written on it may need another ink."""
