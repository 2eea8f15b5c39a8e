"""The one scene that every workspace draws its map with: a board, a `MapState`, and layers that change alone."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from concordui import glyphs
from concordui.hexmap import bonds, inks, items, unit_marks
from concordui.hexmap.accessibility import describe
from concordui.hexmap.geometry import Geometry, geometry_of
from concordui.hexmap.ground import GroundPainter
from concordui.hexmap.hex_scene import HexScene
from concordui.hexmap.map_rows import MapRow, province_heads, province_rows
from concordui.hexmap.name_items import NameItems
from concordui.hexmap.names import shown_at
from concordui.hexmap.picking import order_at
from concordui.hexmap.planned import BADGE_RADIUS, BURST, CROSS, UNIT, Plan, Scenery
from concordui.hexmap.plans import Plans
from concordui.hexmap.routes import retreat_line
from concordui.hexmap.state import LAYERS, Glide, MapState
from concordui.steps import Steps
from concordui.theme import theme
from engine.anatolia.board import Board, ProvinceId, Unit
from engine.anatolia.orders import Move, Order

_GHOST = 0.45
_BADGE = QPointF(11.0, -12.0)
_STRANGER = 1.5
"""How much further a province that is no neighbour counts when the arrow keys walk."""

_DEPENDS: Mapping[str, tuple[str, ...]] = {
    "ground": ("owners",),
    "focus": ("targets", "selected", "highlight", "dim"),
    "orders": ("orders", "tried", "retreats", "units", "builds", "ghosts"),
    "units": ("units", "builds", "disbands"),
    "dislodged": ("dislodged", "retreated", "lost"),
    "ghosts": ("ghosts",),
    "promises": ("promises", "orders", "units", "builds", "ghosts", "dislodged"),
    "preview": ("preview", "preview_moves", "selected", "targets", "orders", "units"),
}
"""Which fields of the state each layer shows: a layer is made anew when one of them changed, and only then."""
_FADING = frozenset(("orders", "units", "dislodged", "ghosts", "promises"))
"""The layers that fade in when the state is another step of a season."""


class MapScene(HexScene):
    """A board's map. Scenes of one board share its geometry."""

    _hover: ProvinceId | None
    _cursor: ProvinceId | None
    GROUND_LAYERS = frozenset(("owners", "hatch", "grid", "water lines"))

    def __init__(self, board: Board, parent: QObject | None = None, *, steps: Steps | None = None) -> None:
        self.board = board
        self.geometry: Geometry = geometry_of(board)
        super().__init__(self.geometry.bounds, self._ground_at, LAYERS, parent, steps=steps)
        theme().know_powers(board.powers)
        self.state = MapState()
        self._names = self._name_items()
        self._units: dict[ProvinceId, QGraphicsPixmapItem] = {}
        self._gone: dict[ProvinceId, QGraphicsPixmapItem] = {}
        self._plans = Plans(self.geometry)
        self._beside: dict[ProvinceId, complex] = {}
        self.begin(
            {
                "names": self._make_names,
                "focus": self._make_focus,
                "orders": self._make_orders,
                "units": self._make_units,
                "dislodged": self._make_dislodged,
                "ghosts": self._make_ghosts,
                "promises": self._make_promises,
                "preview": self._make_preview,
                "cursor": self._make_cursor,
            }
        )

    def _ground_at(self, zoom: float) -> GroundPainter:
        return GroundPainter(self.geometry, zoom)

    # Places ----------------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        return self.tr("Map of %s") % self.board.name

    def place_at(self, point: QPointF) -> ProvinceId | None:
        """The province at a point of the scene."""
        return self.geometry.province_at(point)

    def box(self, place: Hashable) -> QRectF:
        return self.geometry.paths[_province(place)].boundingRect()

    def middle(self, place: Hashable) -> QPointF:
        return self._slot(_province(place))

    def start(self) -> ProvinceId | None:
        """The province that is selected."""
        return self.state.selected

    def nearest(self, point: QPointF) -> ProvinceId:
        slots = self.geometry.labels
        return min(slots, key=lambda place: _far(QPointF(*slots[place].slot) - point))

    def towards(self, here: Hashable, dx: float, dy: float) -> ProvinceId | None:
        """The nearest province in the quarter that a direction is the middle of; a neighbour goes before a stranger."""
        start = QPointF(*self.geometry.labels[_province(here)].slot)
        neighbours = set(self.board.adjacency[_province(here)])
        best, least = None, float("inf")
        for place, label in self.geometry.labels.items():
            way = QPointF(*label.slot) - start
            turn = math.degrees(abs(math.atan2(dx * way.y() - dy * way.x(), dx * way.x() + dy * way.y())))
            cost = _far(way) * (1.0 + turn / 60.0) * (1.0 if place in neighbours else _STRANGER)
            if place != here and turn <= 46.0 and cost < least:
                best, least = place, cost
        return best

    def words(self, place: Hashable) -> str:
        return describe(self.board, self.state, _province(place))

    # What is shown ---------------------------------------------------------------------------------------------

    def heads(self) -> tuple[str, ...]:
        return province_heads()

    def rows(self, cursor: Hashable) -> list[MapRow]:
        return province_rows(self.board, self.state)

    def prepare(self, state: MapState) -> None:
        """Plan ahead what this state will show: `set_state` then takes less time."""
        self._plans.plan(state)

    def set_state(self, state: MapState, *, over: bool = False) -> frozenset[str]:
        """Show another state; the names of the layers that were made anew. With `over` they wait for `fade`."""
        before, self.state = self.state, state
        changed = {
            name
            for name, fields in _DEPENDS.items()
            if any(getattr(before, field) != getattr(state, field) for field in fields)
        }
        if "orders" in changed and self._beside != self._plan().bursts:
            changed.add("dislodged")
        if not before.promises and not state.promises:
            changed.discard("promises")
        if "ground" in changed:
            self._change_owners(before)
        self._rebuild(changed, over=over)
        if "focus" in changed:
            self._names.dim(self._lit())
        if before != state:
            self.retold.emit()
        return frozenset(changed)

    def fade(self, share: float) -> None:
        """Let what the last state brought be there to this share, 0 to 1, over what was there before it."""
        for name in _FADING:
            self._made[name].fade(share)

    def glide(self, glide: Glide, share: float) -> None:
        """Draw a unit on its way, at this share of it; a unit that is not there (any more) is passed over."""
        item = (self._gone if glide.aside else self._units).get(glide.unit)
        if item is not None:
            start, end = self._slot(glide.unit), self._slot(glide.to)
            if glide.aside:
                end -= self._aside(glide.unit) / self.zoom  # its picture lies beside its place
            item.setPos(start + (end - start) * share)

    def _layer_switched(self, layer: str, visible: bool) -> None:
        if layer in ("names", "centres"):
            self._rebuild({"names"})
        else:
            for name in ("units", "dislodged") if layer == "units" else (layer,):
                self._made[name].set_visible(visible)

    def _hovered(self) -> None:
        """A target that is pointed at is whitened, and the move there previewed."""
        self._rebuild({"preview"})

    def _zoomed(self, sharper: bool) -> None:
        self._plans.set_zoom(self.zoom)
        self._rebuild(set(self._makers) if sharper else set(self._makers) - {"names"})
        self._settle_names()

    def repaint_all(self) -> None:
        self.tiles.owners = self.state.owners
        super().repaint_all()

    def _ground_mended(self) -> None:
        self._names.tint(self.state.owners)

    def shown_names(self) -> frozenset[ProvinceId]:
        """The provinces whose names are written at the present zoom."""
        return shown_at(self.geometry.labels_at(self.zoom), self.zoom)

    def order_at(self, point: QPointF) -> ProvinceId | None:
        """The unit, by where it was ordered, whose sign, arrow or mark is drawn at a point of the scene."""
        planned, scenery = self._plan(), self._scenery()
        ways = {way.origin: retreat_line(way, planned, self._pixel, scenery) for way in self.state.retreats}
        return order_at(self.state, planned, ways, self._pixel, complex(point.x(), point.y()) * self.zoom)

    def _change_owners(self, before: MapState) -> None:
        changed = [
            place
            for place in before.owners.keys() | self.state.owners.keys()
            if before.owners.get(place) != self.state.owners.get(place) and place in self.geometry.paths
        ]
        self.tiles.owners = self.state.owners
        self.tiles.forget(changed)
        self.mend_soon()

    def _rebuild(self, names: set[str], *, over: bool = False) -> None:
        for name in self._makers:
            if name in names:
                self._made[name].replace(self._makers[name](), over=over and name in _FADING)
        if "names" in names:
            self._settle_names()

    # Layers ----------------------------------------------------------------------------------------------------

    def _slot(self, place: ProvinceId) -> QPointF:
        return self.geometry.slot(place, self.zoom)

    def _pixel(self, place: ProvinceId) -> QPointF:
        """The middle of a slot in screen pixels from the map's origin."""
        return self._plans.pixel(place)

    def _scenery(self) -> Scenery:
        return self._plans.scenery(self.state)

    def _plan(self) -> Plan:
        return self._plans.plan(self.state)

    def _aside(self, place: ProvinceId) -> QPointF:
        """From the slot to where the unit dislodged there stands, in screen pixels."""
        at = self._plan().bursts[place]
        return QPointF(at.real, at.imag) - self._pixel(place)

    def _name_items(self) -> NameItems:
        return NameItems(self.geometry)

    def _make_names(self) -> list[QGraphicsItem]:
        return self._names.make(self.ratio, mark="centres" in self._layers, text="names" in self._layers)

    def _settle_names(self) -> None:
        """Names that were made anew, or at another zoom: where they are, which are dimmed, and on what ground."""
        self._names.place(self.zoom)
        self._names.dim(self._lit())
        self._names.tint(self.state.owners)

    def _lit(self) -> frozenset[ProvinceId] | None:
        return self.state.lit if self.state.dim else None

    def _make_focus(self) -> list[QGraphicsItem]:
        state, found = self.state, []
        if state.dim:
            found.append(items.dim_item(self.geometry, state.lit))
        targets = state.targets - state.highlight - {state.selected}
        chosen = state.highlight | ({state.selected} if state.selected else set())
        found += items.ink_items(
            items.outline_inks(self.geometry, targets, self.zoom, strong=False, z="target")
            + items.outline_inks(self.geometry, chosen, self.zoom, strong=True, z="selected")
        )
        if state.selected is not None and state.unit_at(state.selected):
            found += items.ink_items(items.ring_inks(self._pixel(state.selected)))
        return found

    def _make_orders(self) -> list[QGraphicsItem]:
        state, planned = self.state, self._plan()
        drawn = inks.order_inks(state.orders, planned)
        for retreat in state.retreats:
            drawn += inks.retreat_inks(retreat, retreat_line(retreat, planned, self._pixel, self._scenery()))
        if state.tried:
            drawn += inks.tried_inks(state.tried, state.orders, self._pixel, self._scenery())
        return items.ink_items(drawn)

    def _make_units(self) -> list[QGraphicsItem]:
        state = self.state
        self._units = {}
        badges: list[inks.Ink] = []
        for unit in (*state.units, *state.builds):
            leaving = unit.at in state.disbands
            self._units[unit.at] = self._unit_item(unit, opacity=_GHOST if leaving else 1.0)
            if leaving:
                badges += unit_marks.badge_inks(self._pixel(unit.at) + _BADGE, "disband")
        for unit in state.builds:
            badges += unit_marks.badge_inks(self._pixel(unit.at) + _BADGE, "build")
        return [*self._units.values(), *items.ink_items(badges)]

    def _make_dislodged(self) -> list[QGraphicsItem]:
        state, found = self.state, []
        self._gone, self._beside = {}, dict(self._plan().bursts)
        size = glyphs.UNIT * unit_marks.DISLODGED_SCALE
        for gone in state.dislodged:
            unit, aside = Unit(gone.power, gone.type, gone.at), self._aside(gone.at)
            over = gone.at in state.retreated | state.lost
            if not over:
                found += items.ink_items(unit_marks.burst_inks(self._pixel(gone.at) + aside))
            item = self._unit_item(unit, size=size, z="dislodged", aside=aside, opacity=_GHOST if over else 1.0)
            item.setZValue(items.z_of("dislodged") + 0.5)
            self._gone[gone.at] = item
            found.append(item)
            if gone.at in state.lost:
                found += items.ink_items(unit_marks.badge_inks(self._pixel(gone.at) + aside + _BADGE, "disband"))
        return found

    def _make_ghosts(self) -> list[QGraphicsItem]:
        return [self._unit_item(unit, opacity=_GHOST, z="ghost") for unit in self.state.ghosts]

    def _make_promises(self) -> list[QGraphicsItem]:
        state, planned = self.state, self._plan()
        standing = [self._pixel(unit.at) for unit in (*state.units, *state.builds, *state.ghosts)]
        blocked = [(complex(at.x(), at.y()), UNIT) for at in standing]
        blocked += [(at, BURST) for at in planned.bursts.values()] + [(at, CROSS) for at in planned.crosses.values()]
        blocked += [(badge.at, BADGE_RADIUS) for badge in planned.badges]
        return items.ink_items(bonds.promise_inks(state.promises, self._pixel, blocked, self._scenery().names))

    def _unit_item(
        self,
        unit: Unit,
        *,
        size: float = glyphs.UNIT,
        opacity: float = 1.0,
        z: str = "unit",
        aside: QPointF | None = None,
    ) -> QGraphicsPixmapItem:
        pixmap = glyphs.unit_pixmap(unit.power, unit.type, size, self.ratio)
        middle = QPointF(pixmap.deviceIndependentSize().width() / 2, pixmap.deviceIndependentSize().height() / 2)
        return items.pixmap_item(pixmap, self._slot(unit.at), (aside or QPointF()) - middle, items.z_of(z), opacity)

    def _make_preview(self) -> list[QGraphicsItem]:
        found: list[QGraphicsItem] = []
        if self._hover in self.state.targets and self._hover is not None:
            found.append(items.whitened_item(self.geometry, self._hover))
            outline = items.outline_inks(self.geometry, (self._hover,), self.zoom, strong=True, z="selected")
            found += items.ink_items(outline)
        order = self.previewed()
        if order is not None:
            found += items.ink_items(inks.preview_inks(order, self.state.orders, self._pixel, self._scenery()))
        return found

    def _make_cursor(self) -> list[QGraphicsItem]:
        if self._cursor is None:
            return []
        return items.ink_items(items.cursor_inks(self.geometry, self._cursor, self.zoom))

    def previewed(self) -> Order | None:
        """The order that is drawn in the accent: the state's, or the move to the target that is pointed at."""
        state = self.state
        if state.preview is not None or not state.preview_moves or state.selected is None:
            return state.preview
        if self._hover in state.targets and self._hover is not None and state.unit_at(state.selected):
            return Move(state.selected, self._hover)
        return None


def _province(place: Hashable) -> ProvinceId:
    """A place of a board."""
    assert isinstance(place, str)
    return place


def _far(way: QPointF) -> float:
    return math.hypot(way.x(), way.y())
