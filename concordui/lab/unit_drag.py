"""Dragging a unit on the map to another province: the position changes, it is no order."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from concordui.hexmap import MapView
from concordui.lab.hand import Hand
from concordui.lab.tools import Tool
from concordui.widgets import UnitLabel
from engine.anatolia.board import ProvinceId, Unit

GRIP = 16
"""How far in pixels from a unit's middle it can be gripped; beyond that the map is dragged."""
CARRIED = 26
"""Height in pixels of the unit that follows the pointer."""


class UnitDrag(QObject):
    """Watches the view's viewport: a drag that begins on a unit, while no order is entered, carries that unit."""

    def __init__(self, hand: Hand, view: MapView) -> None:
        super().__init__(view)
        self._hand = hand
        self._view = view
        self._press: QMouseEvent | None = None
        self._unit: ProvinceId | None = None
        self._carried: UnitLabel | None = None
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent):
            return False
        match event.type():
            case QEvent.Type.MouseButtonPress:
                return self._pressed(event)
            case QEvent.Type.MouseMove if self._press is not None:
                self._moved(event.position().toPoint())
                return True
            case QEvent.Type.MouseButtonRelease if self._press is not None:
                return self._released(event)
            case _:
                return False

    def unit_under(self, point: QPoint) -> Unit | None:
        """The unit whose sign is under a point of the viewport."""
        view = self._view
        state, zoom = view.map_scene.state, view.zoom
        places = [*(unit.at for unit in state.units), *(gone.at for gone in state.dislodged)]
        for place in places:
            away = view.mapFromScene(view.map_scene.geometry.slot(place, zoom)) - point
            if math.hypot(away.x(), away.y()) <= GRIP:
                return self._hand.unit_at(place)
        return None

    def _pressed(self, event: QMouseEvent) -> bool:
        """A press on a unit may begin a drag; the view hears of it only once it turns out to be a click."""
        idle = self._hand.tool is Tool.SELECT and self._hand.step.unit is None
        unit = self.unit_under(event.position().toPoint()) if idle else None
        if unit is None or event.button() is not Qt.MouseButton.LeftButton:
            return False
        self._press, self._unit = event.clone(), unit.at
        return True

    def _moved(self, point: QPoint) -> None:
        assert self._press is not None
        if self._carried is None:
            way = point - self._press.position().toPoint()
            if way.manhattanLength() < QApplication.startDragDistance():
                return
            self._lift()
        if self._carried is not None:
            self._carried.move(point - self._carried.rect().center())
        self._view.map_scene.set_hover(self._view.place_at(point))

    def _lift(self) -> None:
        unit = self._hand.unit_at(self._unit or "")
        if unit is None:
            return
        self._carried = UnitLabel(unit.power, unit.type, CARRIED, self._view.viewport())
        self._carried.show()
        self._view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def _released(self, event: QMouseEvent) -> bool:
        press, unit, carried = self._press, self._unit, self._carried
        self._press = self._unit = self._carried = None
        self._view.viewport().unsetCursor()
        if carried is None:
            assert press is not None
            self._view.mousePressEvent(press)
            return False
        carried.hide()
        carried.deleteLater()
        to = self._view.place_at(event.position().toPoint())
        if to is not None and unit is not None and to != unit:
            self._hand.move(unit, to)
        return True
