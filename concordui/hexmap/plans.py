"""The plans of the states that a map shows: each is worked out once, and ahead of its state if there is time."""

from __future__ import annotations

from collections import deque
from typing import TypeAlias

from PySide6.QtCore import QPointF

from concordui.hexmap.geometry import Geometry
from concordui.hexmap.lines import Box
from concordui.hexmap.planned import Plan, Scenery
from concordui.hexmap.routes import plan, scenery_of
from concordui.hexmap.state import DrawnOrder, MapState
from engine.anatolia.board import ProvinceId

_KEPT = 4
"""The state that is shown, the one that comes next, and the neighbours of a step of a film."""

_Key: TypeAlias = tuple[tuple[DrawnOrder, ...], Scenery]


class Plans:
    """The last plans of one map, at its zoom."""

    def __init__(self, geometry: Geometry) -> None:
        self._geometry = geometry
        self._zoom = 1.0
        self._names: tuple[Box, ...] = ()
        self._known: deque[tuple[_Key, Plan]] = deque(maxlen=_KEPT)
        self.set_zoom(1.0)

    def set_zoom(self, zoom: float) -> None:
        """From now on plan at this zoom."""
        self._zoom = zoom
        self._names = tuple(label.rect(zoom) for label in self._geometry.labels_at(zoom).values())
        self._known.clear()

    def scenery(self, state: MapState) -> Scenery:
        """What stands on the map of a state."""
        return scenery_of(state, self._names)

    def plan(self, state: MapState) -> Plan:
        """Where the orders and bursts of a state are drawn."""
        key = (state.orders, self.scenery(state))
        known = next((planned for had, planned in self._known if had == key), None)
        if known is None:
            known = plan(state.orders, self.pixel, key[1])
            self._known.append((key, known))
        return known

    def pixel(self, place: ProvinceId) -> QPointF:
        """The middle of a slot in screen pixels from the map's origin."""
        return self._geometry.slot(place, self._zoom) * self._zoom
