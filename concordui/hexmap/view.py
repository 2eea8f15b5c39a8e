"""The window on the map: wheel zooms at the pointer, drag pans, keys walk from province to province."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from concordui.hexmap.accessibility import announce, describe
from concordui.hexmap.card import HoverCard
from concordui.hexmap.legend import Legend
from concordui.hexmap.overlay import MARGIN, MapControls
from concordui.hexmap.scene import MapScene
from concordui.hexmap.state import MapState
from engine.anatolia.board import ProvinceId

SMALLEST, GREATEST = 0.35, 4.0
STEP = 1.2
"""One notch of the wheel."""
_NOTCH = 120.0
_FRAME = 14
_PROVINCE_FRAME = 2.2
_PLACES_FRAME = 1.3
_AROUND = 48
"""How much of the map (map pixels) is shown around framed provinces."""
_DRAG = 4
_CARD_MS = 450
_SETTLE_MS = 90
"""The ground is painted sharp this long after the last step of a zoom; until then it is stretched."""
_STRANGER = 1.5
"""How much further a province that is no neighbour counts when the arrow keys walk."""
_DIRECTIONS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
}


class MapView(QGraphicsView):
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
    zoom_changed = Signal(float)
    picture_wanted = Signal()

    def __init__(self, scene: MapScene, parent: QWidget | None = None, *, controls: bool = True) -> None:
        super().__init__(scene, parent)
        self._map = scene
        self._framed = True
        self._pressed: QPoint | None = None
        self._dragging = False
        self._wheel = 0.0
        self._hover: ProvinceId | None = None
        self.cursor_province: ProvinceId | None = None
        """Where the keyboard's cursor is."""
        self.picks_orders = False
        """Whether a click on what is drawn of an order is told as that order's, and not as the province's."""
        self.spoken = ""
        """What was last said to a screen reader."""
        self._set_up()
        self.card = HoverCard(self)
        self.legend = Legend(self)
        self.controls = MapControls(self) if controls else None
        if self.controls is not None:
            self.controls.zoom_in.connect(self.zoom_in)
            self.controls.zoom_out.connect(self.zoom_out)
            self.controls.framed.connect(self.frame)
            self.controls.pictured.connect(self.picture_wanted)
            self.controls.layer_switched.connect(self._switch_layer)
        self._card_timer = QTimer(self)
        self._card_timer.setSingleShot(True)
        self._card_timer.setInterval(_CARD_MS)
        self._card_timer.timeout.connect(self._show_card)
        self._settle_timer = QTimer(self)
        self._settle_timer.setSingleShot(True)
        self._settle_timer.setInterval(_SETTLE_MS)
        self._settle_timer.timeout.connect(self.settle)

    def _set_up(self) -> None:
        self.setAccessibleName(self.tr("Map of %s") % self._map.board.name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)

    # State -----------------------------------------------------------------------------------------------------

    @property
    def map_scene(self) -> MapScene:
        return self._map

    def set_position(self, state: MapState, *, over: bool = False) -> frozenset[str]:
        """Show a state; the names of the layers that changed, which with `over` wait for the scene's `fade`.

        The card goes when what it tells is over.
        """
        old = self._map.state
        if (old.units, old.dislodged, old.owners) != (state.units, state.dislodged, state.owners):
            self._hide_card()
        return self._map.set_state(state, over=over)

    @property
    def zoom(self) -> float:
        """Screen pixels a map pixel."""
        return self.transform().m11()

    # Zoom and place --------------------------------------------------------------------------------------------

    def zoom_in(self) -> None:
        self._zoom_by(STEP, self.viewport().rect().center(), settle=True)

    def zoom_out(self) -> None:
        self._zoom_by(1 / STEP, self.viewport().rect().center(), settle=True)

    def set_zoom(self, zoom: float, anchor: QPoint | None = None) -> None:
        """Zoom so that the map under `anchor` (a point of the viewport; its middle by default) stays there."""
        self._framed = False
        self._apply_zoom(zoom, anchor or self.viewport().rect().center())

    def frame(self) -> None:
        """Show the whole map, and keep it whole when the window changes its size."""
        self._framed = True
        self._frame_rect(self._map.geometry.bounds, GREATEST)

    def frame_province(self, place: ProvinceId) -> None:
        """Show a province with its surroundings."""
        self._framed = False
        box = self._map.geometry.paths[place].boundingRect()
        across, down = box.width() * 0.8 + 40, box.height() * 0.8 + 40
        room = box.adjusted(-across, -down, across, down)
        self._frame_rect(room, _PROVINCE_FRAME)

    def frame_places(self, places: Iterable[ProvinceId]) -> None:
        """Show these provinces with what is around them; the whole map if they are all over it, or none."""
        room = QRectF()
        for place in places:
            room = room.united(self._map.geometry.paths[place].boundingRect())
        if room.isEmpty():
            self.frame()
            return
        self._framed = False
        self._frame_rect(room.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND) & self._map.geometry.bounds, _PLACES_FRAME)

    def settle(self) -> None:
        """Paint sharp what was stretched while zooming, and at once what would be painted bit by bit."""
        self._settle_timer.stop()
        self._map.tiles.hurry = None
        self._map.catch_up()
        self.viewport().update()

    def _frame_rect(self, room: QRectF, greatest: float) -> None:
        self.settle()
        width, height = self.viewport().width() - 2 * _FRAME, self.viewport().height() - 2 * _FRAME
        if room.isEmpty() or width <= 0 or height <= 0:
            return
        zoom = min(width / room.width(), height / room.height(), greatest)
        self._apply_zoom(zoom, self.viewport().rect().center())
        self.centerOn(room.center())

    def _zoom_by(self, factor: float, anchor: QPoint, *, settle: bool = False) -> None:
        self._framed = False
        if not settle and self._map.tiles.hurry is None:
            self._map.tiles.hurry = self._map.zoom
        self._apply_zoom(self.zoom * factor, anchor)
        if not settle:
            self._settle_timer.start()

    def _apply_zoom(self, zoom: float, anchor: QPoint) -> None:
        zoom = min(max(zoom, SMALLEST), GREATEST)
        if abs(zoom - 1.0) < 0.012:
            zoom = 1.0  # at full size hexes fall on whole pixels
        before = self.mapToScene(anchor)
        self.resetTransform()
        self.scale(zoom, zoom)
        after = self.mapFromScene(before)
        self._scroll(after - anchor)
        self._map.set_zoom(self.zoom, self.devicePixelRatioF())
        self.zoom_changed.emit(self.zoom)

    def _scroll(self, by: QPoint) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + by.x())
        down.setValue(down.value() + by.y())

    def _switch_layer(self, change: tuple[object, bool]) -> None:
        layer, visible = change
        self._map.set_layer(layer, visible)  # type: ignore[arg-type]

    # Mouse -----------------------------------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._hide_card()
        self._wheel += event.angleDelta().y() / _NOTCH
        if abs(self._wheel) >= 0.125:
            self._zoom_by(STEP**self._wheel, event.position().toPoint())
            self._wheel = 0.0
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._hide_card()
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._pressed, self._dragging = event.position().toPoint(), False
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if self._pressed is None:
            self._point_at(self.province_at(point))
        else:
            self._drag(point)
        event.accept()

    def _drag(self, point: QPoint) -> None:
        assert self._pressed is not None
        if not self._dragging and (point - self._pressed).manhattanLength() < _DRAG:
            return
        self._framed = False
        self._dragging = True
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self._scroll(self._pressed - point)
        self._pressed = point

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, dragged = self._pressed, self._dragging
        self._pressed, self._dragging = None, False
        self.viewport().unsetCursor()
        if pressed is not None and not dragged and event.button() == Qt.MouseButton.LeftButton:
            point = event.position().toPoint()
            self._set_cursor(None)
            order = self._map.order_at(self.mapToScene(point)) if self.picks_orders else None
            if order is not None:
                self.order_clicked.emit(order)
            else:
                self.province_clicked.emit(self.province_at(point))
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        place = self.province_at(event.position().toPoint())
        if place is not None and event.button() == Qt.MouseButton.LeftButton:
            self.frame_province(place)
            self.province_activated.emit(place)
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            place = self.province_at(self.viewport().mapFrom(self, event.pos()))
        else:
            place = self.cursor_province
        self.province_menu.emit(place, event.globalPos())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._point_at(None)
        return super().viewportEvent(event)

    def province_at(self, point: QPoint) -> ProvinceId | None:
        """The province at a point of the viewport."""
        return self._map.province_at(self.mapToScene(point))

    def _point_at(self, place: ProvinceId | None) -> None:
        if place == self._hover:
            return
        self._hover = place
        self._hide_card()
        self._map.set_hover(place)
        self.province_hovered.emit(place)
        if place is not None:
            self._card_timer.start()

    # The card --------------------------------------------------------------------------------------------------

    def _show_card(self) -> None:
        if self._hover is not None and self._pressed is None:
            point = self.viewport().mapFromGlobal(self.cursor().pos())
            if self._hover == self.cursor_province or not self.viewport().rect().contains(point):
                point = self.mapFromScene(self._map.geometry.slot(self._hover, self.zoom))
            self.show_card(self._hover, point)

    def show_card(self, place: ProvinceId, point: QPoint) -> None:
        """Show the card of a province beside a point of the viewport."""
        self.card.fill(self._map.board, self._map.state, place)
        self.card.show_by(point, self.viewport().rect())

    def _hide_card(self) -> None:
        self._card_timer.stop()
        self.card.hide()

    # Keys ------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, plain = Qt.Key(event.key()), not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key in _DIRECTIONS and plain:
            self.walk(*_DIRECTIONS[key])
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_in()
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self.zoom_out()
        elif key == Qt.Key.Key_Home:
            self.frame()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.cursor_province is not None:
            choose = self.province_clicked if plain else self.province_activated
            choose.emit(self.cursor_province)
            self._speak(self.cursor_province)
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def walk(self, dx: float, dy: float) -> None:
        """Move the keyboard's cursor to the neighbour that lies most in a direction, and speak its name."""
        here = self.cursor_province or self._map.state.selected
        place = self._nearest_middle() if here is None else self._towards(here, dx, dy)
        if place is not None:
            self.go_to(place)

    def go_to(self, place: ProvinceId) -> None:
        """Put the keyboard's cursor on a province, bring it into view and speak its name."""
        self._set_cursor(place)
        self._point_at(place)
        self._bring_into_view(place)
        self._speak(place)

    def _set_cursor(self, place: ProvinceId | None) -> None:
        self.cursor_province = place
        self._map.set_cursor(place)

    def _nearest_middle(self) -> ProvinceId:
        middle = self.mapToScene(self.viewport().rect().center())
        slots = self._map.geometry.labels
        return min(slots, key=lambda place: _far(QPointF(*slots[place].slot) - middle))

    def _towards(self, here: ProvinceId, dx: float, dy: float) -> ProvinceId | None:
        """The nearest province in the quarter that a direction is the middle of; a neighbour goes before a stranger."""
        start = QPointF(*self._map.geometry.labels[here].slot)
        neighbours = set(self._map.board.adjacency[here])
        best, least = None, float("inf")
        for place, label in self._map.geometry.labels.items():
            way = QPointF(*label.slot) - start
            turn = math.degrees(abs(math.atan2(dx * way.y() - dy * way.x(), dx * way.x() + dy * way.y())))
            cost = _far(way) * (1.0 + turn / 60.0) * (1.0 if place in neighbours else _STRANGER)
            if place != here and turn <= 46.0 and cost < least:
                best, least = place, cost
        return best

    def _bring_into_view(self, place: ProvinceId) -> None:
        if not self._framed:
            self.ensureVisible(self._map.geometry.paths[place].boundingRect(), 40, 40)

    def _speak(self, place: ProvinceId) -> None:
        self.spoken = describe(self._map.board, self._map.state, place)
        announce(self, self.spoken)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            if self._hover is not None and self._hover == self.cursor_province:
                self._point_at(None)
            self._set_cursor(None)
        super().focusOutEvent(event)

    # Size and overlays -----------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._framed:
            self.frame()
        self._place_overlays()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._framed:
            self.frame()
        self._place_overlays()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._place_overlays()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._map.ratio != self.devicePixelRatioF():
            self._map.set_zoom(self.zoom, self.devicePixelRatioF())
        super().paintEvent(event)

    def _place_overlays(self) -> None:
        bottom = self.height() - MARGIN
        controls = 0
        if self.controls is not None:
            self.controls.adjustSize()
            controls = self.controls.width() + MARGIN
        self.legend.fit(self.width() - controls - 2 * MARGIN)
        self.legend.move(MARGIN, bottom - self.legend.height())
        if self.controls is not None:
            self.controls.move(self.width() - MARGIN - self.controls.width(), bottom - self.controls.height())


def _far(way: QPointF) -> float:
    return math.hypot(way.x(), way.y())
