"""The scene of a colony: its ground, what the chosen mind sees, ways, things and pawns, each kept while it stays."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import ClassVar

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from concordui.colony.map import hexes
from concordui.colony.map.arranging import Placed, arranged
from concordui.colony.map.ground import ColonyGround, Terrain
from concordui.colony.map.hexes import Hexes
from concordui.colony.map.sprites import Sprite
from concordui.colony.map.words import LAYERS, describe, hex_heads, hex_rows
from concordui.colony.people import People
from concordui.colony.say import say
from concordui.hexmap import items
from concordui.hexmap.hex_scene import HexScene
from concordui.hexmap.inks import Ink
from concordui.hexmap.map_rows import MapRow
from concordui.steps import Steps
from concordui.theme import theme
from engine.colony.viewing.scene import ColonyScene, ScenePawn
from engine.hexgrid import Cell

_FIXED = QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations
_SIGHT_PEN, _SIGHT_DASH = 2.0, (6.0, 4.0)
_PATH_PEN, _PATH_DASH = 2.5, (0.1, 5.0)
_GOAL = 4.2
_KEPT_PIXMAPS = 3000
SPRITES_A_TURN = 100
"""Sprites that are painted in one turn of the event loop, which takes some 30 ms."""


class ColonyMapScene(HexScene):
    """The map of one colony. One view shows it."""

    GROUND_LAYERS: ClassVar[frozenset[str]] = frozenset(("grid", "trees"))
    _hover: Cell | None
    _cursor: Cell | None

    def __init__(
        self, shown: ColonyScene, people: People, parent: QObject | None = None, *, steps: Steps | None = None
    ) -> None:
        self.shown = shown
        self.people = people
        self.hexes = Hexes.of(shown.rows)
        self._terrain = Terrain(shown.rows)
        super().__init__(self.hexes.bounds, self._ground_at, LAYERS, parent, steps=steps)
        self._standing: dict[str, tuple[Placed, QGraphicsItem]] = {}
        self._pixmaps: dict[Hashable, QPixmap] = {}
        self._unpainted = 0
        """How many sprites more may be painted in this turn; below 0 some had to wait."""
        self.begin(
            {
                "sight": self._make_sight,
                "piles": self._make_piles,
                "paths": self._make_paths,
                "hover": self._make_hover,
                "cursor": self._make_cursor,
            }
        )

    def _ground_at(self, zoom: float) -> ColonyGround:
        return ColonyGround(self._terrain, zoom)

    # Places ----------------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        return say("Map of the colony")

    def place_at(self, point: QPointF) -> Cell | None:
        return self.hexes.at(point)

    def box(self, place: Hashable) -> QRectF:
        return hexes.box(_cell(place))

    def middle(self, place: Hashable) -> QPointF:
        return hexes.middle(_cell(place))

    def start(self) -> Cell | None:
        """Where the chosen pawn stands."""
        pawn = self.shown.pawn(self.shown.mind)
        return None if pawn is None else pawn.at

    def nearest(self, point: QPointF) -> Cell:
        return self.hexes.nearest(point)

    def towards(self, here: Hashable, dx: float, dy: float) -> Cell | None:
        return self.hexes.towards(_cell(here), dx, dy)

    def words(self, place: Hashable) -> str:
        return describe(self.shown, self.people, self.hexes, _cell(place))

    # What is shown ---------------------------------------------------------------------------------------------

    def show_tick(self, shown: ColonyScene, people: People) -> None:
        """Show another tick, or the same for another mind. Its ground has the size of the first one."""
        before, self.shown = self.shown, shown
        changed = set()
        if people is not self.people or (before.sight, before.mind) != (shown.sight, shown.mind):
            changed.add("sight")
        if people is not self.people or _ways(before) != _ways(shown):
            changed.add("paths")
        self.people = people
        if _piles(before) != _piles(shown):
            changed.add("piles")
        if before.rows != shown.rows:
            self._terrain.change(shown.rows)
            self.tiles.clear()
            self._ground.update()
        self._rebuild(changed)
        self._stand()
        self.retold.emit()

    def heads(self) -> tuple[str, ...]:
        return hex_heads()

    def rows(self, cursor: Hashable) -> list[MapRow]:
        return hex_rows(self.shown, self.people, cursor if isinstance(cursor, tuple) else None)

    def glide(self, places: dict[str, QPointF]) -> None:
        """Draw these pawns, with all that goes with them, at other points of the map than their hexes' middles."""
        for placed, item in self._standing.values():
            if placed.who in places:
                item.setPos(places[placed.who])

    def repaint_all(self) -> None:
        self._pixmaps = {}
        super().repaint_all()
        self._stand(anew=True)

    def _zoomed(self, sharper: bool) -> None:
        super()._zoomed(sharper)
        if sharper:
            self._pixmaps = {}
        self._stand(anew=True)

    def _layer_switched(self, layer: str, visible: bool) -> None:
        if layer in self._made:
            super()._layer_switched(layer, visible)
        elif layer == "things":
            self._made["piles"].set_visible(visible)
            self._stand(anew=True)
        else:
            self._stand(anew=True)

    def _hovered(self) -> None:
        self._rebuild({"hover"})
        self._stand()

    # Pawns and things ------------------------------------------------------------------------------------------

    def _stand(self, *, anew: bool = False) -> None:
        """Put everybody and everything where it is now; an item whose sprite stays is only moved.

        Where many sprites were never painted at this size, the last of them come in the next turns.
        """
        left = self._standing
        self._standing = {}
        self._unpainted = SPRITES_A_TURN
        for placed in arranged(self.shown, self.people, self.zoom, self._hover):
            if placed.layer != "pawns" and placed.layer not in self._layers:
                continue
            known = None if anew else left.get(placed.name)
            if known is None or not (known[0] is placed or _alike(known[0], placed)):
                item = self._item(placed.sprite, placed.aside)
                if item is None:
                    continue
                self.addItem(item)
                known = None
            else:
                item = left.pop(placed.name)[1]
            if known is None or known[0] is not placed:
                item.setPos(hexes.middle(placed.cell))
                item.setZValue(placed.z)
            self._standing[placed.name] = (placed, item)
        for _, item in left.values():
            self.removeItem(item)
        if self._unpainted < 0:
            self._steps.first(self._stand)

    def _item(self, sprite: Sprite, aside: QPointF) -> QGraphicsItem | None:
        """A sprite in pixels, which keeps its size whatever the zoom; None if it has to wait for the next turn."""
        room = sprite.rect.toAlignedRect()
        if sprite.key not in self._pixmaps:
            self._unpainted -= 1
            if self._unpainted < 0:
                return None
            if len(self._pixmaps) > _KEPT_PIXMAPS:
                self._pixmaps = {}
            self._pixmaps[sprite.key] = _pixmap(sprite, self.ratio)
        item = QGraphicsPixmapItem(self._pixmaps[sprite.key])
        item.setFlag(_FIXED)
        item.setOffset(QPointF(room.topLeft()) + QPointF(round(aside.x()), round(aside.y())))
        item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        return item

    # Layers ----------------------------------------------------------------------------------------------------

    def _make_sight(self) -> list[QGraphicsItem]:
        """What the chosen mind sees, in a dashed line; all else is dimmed."""
        seen = self.shown.sight
        if seen is None:
            return []
        lit = hexes.area(seen)
        outline = self._scaled(lit)
        casing = theme().map("orderCasing")
        casing.setAlphaF(0.5)
        border = items.ink_items(
            [
                Ink(outline, "target", casing, _SIGHT_PEN + 1.4),
                Ink(outline, "target", theme().ui("accent"), _SIGHT_PEN, _SIGHT_DASH),
            ]
        )
        return border if self.shown.known_to is not None else [self._veil(lit), *border]

    def _veil(self, lit: QPainterPath) -> QGraphicsItem:
        """Over all but the lit part."""
        path = QPainterPath(self._terrain.outline)
        path.addPath(lit)
        veil = QGraphicsPathItem(path)
        veil.setPen(QPen(Qt.PenStyle.NoPen))
        veil.setBrush(theme().map("unseen"))
        veil.setZValue(items.z_of("dim"))
        return veil

    def _make_piles(self) -> list[QGraphicsItem]:
        """The hexes of the stockpiles, outlined."""
        ink = theme().map("label")
        ink.setAlphaF(0.6)
        return items.ink_items(Ink(self._ring(at, 1.5), "target", ink, 1.2, (4.0, 3.0)) for at in _piles(self.shown))

    def _make_paths(self) -> list[QGraphicsItem]:
        return items.ink_items([ink for pawn in self.shown.pawns if pawn.path for ink in self._path_inks(pawn)])

    def _path_inks(self, pawn: ScenePawn) -> Iterable[Ink]:
        """Dots along the way, and a ring where it ends; agreed work has them larger."""
        line = QPainterPath(hexes.middle(pawn.at))
        for cell in pawn.path:
            line.lineTo(hexes.middle(cell))
        goal = QPainterPath()
        goal.addEllipse(hexes.middle(pawn.path[-1]) * self.zoom, _GOAL, _GOAL)
        look = theme()
        casing, ink = look.map("orderCasing"), look.map("order")
        casing.setAlphaF(0.6)
        wide = _PATH_PEN + (0.9 if pawn.agreed else 0.0)
        way = self._scaled(line)
        yield Ink(way, "move", casing, wide + 2.0, _PATH_DASH, round_cap=True)
        yield Ink(way, "move", ink, wide, _PATH_DASH, round_cap=True)
        yield Ink(goal, "joint", look.ui("raised"))
        yield Ink(goal, "joint", ink, 1.6 if not pawn.agreed else 2.4)

    def _make_hover(self) -> list[QGraphicsItem]:
        if self._hover is None:
            return []
        return items.ink_items([Ink(self._ring(self._hover, 0.0), "selected", theme().ui("accent"), 1.6)])

    def _make_cursor(self) -> list[QGraphicsItem]:
        if self._cursor is None:
            return []
        path = self._ring(self._cursor, 1.5)
        return items.ink_items(
            [
                Ink(path, "selected", theme().map("orderCasing"), 4.0),
                Ink(path, "selected", theme().ui("focus"), 2.2, (6.0, 4.0)),
            ]
        )

    def _ring(self, cell: Cell, inset: float) -> QPainterPath:
        """The outline of a hex, so many pixels inside it."""
        at, share = hexes.middle(cell) * self.zoom, self.zoom * (1.0 - inset / (hexes.SIZE * self.zoom))
        place = QTransform.fromTranslate(at.x(), at.y()).scale(share, share)
        middle = hexes.middle(cell)
        return place.map(QTransform.fromTranslate(-middle.x(), -middle.y()).map(hexes.area((cell,))))

    def _scaled(self, path: QPainterPath) -> QPainterPath:
        return QTransform.fromScale(self.zoom, self.zoom).map(path)


def _alike(one: Placed, other: Placed) -> bool:
    """Whether both look the same but for where they are."""
    return one.aside == other.aside and one.sprite.key == other.sprite.key


def _piles(scene: ColonyScene) -> list[Cell]:
    return [thing.at for thing in scene.things if thing.kind == "stockpile"]


def _ways(scene: ColonyScene) -> list[tuple[Cell, tuple[Cell, ...], bool]]:
    return [(pawn.at, pawn.path, pawn.agreed) for pawn in scene.pawns if pawn.path]


def _pixmap(sprite: Sprite, ratio: float) -> QPixmap:
    room = sprite.rect.toAlignedRect()
    pixmap = QPixmap(room.size() * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.translate(-room.topLeft())
    sprite.paint(painter)
    painter.end()
    return pixmap


def _cell(place: Hashable) -> Cell:
    """A place of a colony."""
    assert isinstance(place, tuple)
    return place
