"""The window on a board's map: provinces are clicked, pointed at and walked over, orders are clicked."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QCoreApplication, QPoint, Signal
from PySide6.QtWidgets import QWidget

from concordui.hexmap.card import HoverCard
from concordui.hexmap.hex_view import HexView
from concordui.hexmap.legend import Legend
from concordui.hexmap.scene import MapScene
from concordui.hexmap.state import MapState
from engine.anatolia.board import ProvinceId


class MapView(HexView):
    """Shows a `MapScene`. Provinces are told by id; None is the ground between and beyond them."""

    province_clicked = Signal(object)
    """A province was clicked, or chosen with Enter or Space; None for the void."""
    order_clicked = Signal(object)
    """While `picks_orders`: an arrow, a mark or a unit was clicked; the unit, by where it was ordered."""
    province_hovered = Signal(object)
    """The pointer or the keyboard's cursor came to a province, or left the last."""
    province_activated = Signal(object)
    """A province was double-clicked (which frames it), or chosen with Ctrl+Enter."""
    province_menu = Signal(object, QPoint)
    """A context menu is asked for: province and the point on the screen."""

    _map: MapScene
    cursor_place: ProvinceId | None
    card: HoverCard
    legend: Legend

    def __init__(self, scene: MapScene, parent: QWidget | None = None, *, controls: bool = True) -> None:
        super().__init__(scene, layer_words(), parent, controls=controls)
        self.picks_orders = False
        """Whether a click on what is drawn of an order is told as that order's, and not as the province's."""

    @property
    def map_scene(self) -> MapScene:
        return self._map

    def set_position(self, state: MapState, *, over: bool = False) -> frozenset[str]:
        """Show a state; the names of the layers that changed, which with `over` wait for the scene's `fade`.

        The card goes when what it tells is over.
        """
        old = self._map.state
        if (old.units, old.dislodged, old.owners) != (state.units, state.dislodged, state.owners):
            self.hide_card()
        return self._map.set_state(state, over=over)

    def make_card(self) -> HoverCard:
        return HoverCard(self)

    def fill_card(self, place: Hashable) -> None:
        self.card.fill(self._map.board, self._map.state, str(place))

    def make_legend(self) -> Legend:
        return Legend(self)

    def place_at(self, point: QPoint) -> ProvinceId | None:
        return self._map.place_at(self.mapToScene(point))

    def clicked(self, place: Hashable, point: QPoint | None) -> None:
        order = self._map.order_at(self.mapToScene(point)) if self.picks_orders and point is not None else None
        if order is not None:
            self.order_clicked.emit(order)
        else:
            self.province_clicked.emit(place)

    def activated(self, place: Hashable) -> None:
        self.province_activated.emit(place)

    def pointed(self, place: Hashable) -> None:
        self.province_hovered.emit(place)

    def menu_wanted(self, place: Hashable, point: QPoint) -> None:
        self.province_menu.emit(place, point)


def layer_words() -> dict[str, str]:
    """What the layers of a board's map are called, in the menu's order."""
    tr = QCoreApplication.translate
    return {
        "owners": tr("MapControls", "Owners"),
        "hatch": tr("MapControls", "Hatches"),
        "grid": tr("MapControls", "Grid"),
        "water lines": tr("MapControls", "Water lines"),
        "names": tr("MapControls", "Names"),
        "centres": tr("MapControls", "Centres"),
        "units": tr("MapControls", "Units"),
        "orders": tr("MapControls", "Orders"),
        "ghosts": tr("MapControls", "Where units came from"),
        "promises": tr("MapControls", "Promises kept and broken"),
    }
