"""The window on a map of hexes: wheel zooms at the pointer, drag pans, keys walk from place to place."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import ClassVar

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

from concordui.accessible import Role
from concordui.hexmap.accessibility import announce
from concordui.hexmap.hex_scene import HexScene
from concordui.hexmap.legend_bar import LegendBar
from concordui.hexmap.map_card import MapCard
from concordui.hexmap.map_rows import MapRow
from concordui.hexmap.overlay import MARGIN, MapControls

SMALLEST, GREATEST = 0.35, 4.0
STEP = 1.2
"""One notch of the wheel."""
_NOTCH = 120.0
_FRAME = 14
_PLACE_FRAME = 2.2
_PLACES_FRAME = 1.3
_AROUND = 48
"""How much of the map (map pixels) is shown around framed places."""
_DRAG = 4
_CARD_MS = 450
_SETTLE_MS = 90
"""The ground is painted sharp this long after the last step of a zoom; until then it is stretched."""
_DIRECTIONS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
}


class HexView(QGraphicsView):
    """Shows a `HexScene`. Places are told by what the scene calls them; None is the ground between and beyond them.

    A subclass says what its card and its legend are, and what follows from what a person does with a place.
    """

    accessible_role = Role.Canvas

    room_below: ClassVar[int] = 0
    """Pixels at the foot that a framed map leaves to what lies over it."""
    room_above: ClassVar[int] = 0
    """Pixels at the head that a framed map leaves to what stands up over its edge."""

    smallest: ClassVar[float] = SMALLEST
    """The smallest zoom."""

    zoom_changed = Signal(float)
    picture_wanted = Signal()
    cursor_moved = Signal(object)
    """The keyboard's cursor came to a place."""
    retold = Signal()
    """What the map's table says may be another."""
    dragged = Signal()
    """A person begins to drag the map."""

    def __init__(
        self, scene: HexScene, layers: Mapping[str, str], parent: QWidget | None = None, *, controls: bool = True
    ) -> None:
        super().__init__(scene, parent)
        self._map = scene
        self._framed = True
        self._pressed: QPoint | None = None
        self._dragging = False
        self._wheel = 0.0
        self._hover: Hashable = None
        self.cursor_place: Hashable = None
        """Where the keyboard's cursor is."""
        self.spoken = ""
        """What was last said to a screen reader."""
        self._set_up()
        scene.retold.connect(self.retold)
        self.card = self.make_card()
        self.legend = self.make_legend()
        self.controls = MapControls(layers, self) if controls else None
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

    # What a map has --------------------------------------------------------------------------------------------

    def make_card(self) -> MapCard:
        """The card that says what is under the pointer."""
        raise NotImplementedError

    def fill_card(self, place: Hashable) -> None:
        """Let the card show a place."""
        raise NotImplementedError

    def make_legend(self) -> LegendBar:
        """What the marks on the map mean."""
        raise NotImplementedError

    def clicked(self, place: Hashable, point: QPoint | None) -> None:
        """A place was clicked at a point of the viewport, or chosen with Enter or Space (then there is no point)."""

    def activated(self, place: Hashable) -> None:
        """A place was double-clicked, or chosen with Ctrl+Enter."""

    def pointed(self, place: Hashable) -> None:
        """The pointer or the keyboard's cursor came to a place, or left the last."""

    def menu_wanted(self, place: Hashable, point: QPoint) -> None:
        """A context menu is asked for; the point is one of the screen."""

    def _set_up(self) -> None:
        self.setAccessibleName(self._map.title)
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
        self._frame_rect(self._map.bounds, GREATEST)

    def frame_place(self, place: Hashable) -> None:
        """Show a place with its surroundings."""
        self._framed = False
        box = self._map.box(place)
        across, down = box.width() * 0.8 + 40, box.height() * 0.8 + 40
        room = box.adjusted(-across, -down, across, down)
        self._frame_rect(room, _PLACE_FRAME)

    def frame_places(self, places: Iterable[Hashable]) -> None:
        """Show these places with what is around them; the whole map if they are all over it, or none."""
        room = QRectF()
        for place in places:
            room = room.united(self._map.box(place))
        if room.isEmpty():
            self.frame()
            return
        self._framed = False
        self._frame_rect(room.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND) & self._map.bounds, _PLACES_FRAME)

    def centre(self, point: QPointF) -> None:
        """Bring a point of the scene into the middle."""
        self._framed = False
        self.centerOn(point)

    def settle(self) -> None:
        """Paint sharp what was stretched while zooming, and at once what would be painted bit by bit."""
        self._settle_timer.stop()
        self._map.tiles.hurry = None
        self._map.catch_up()
        self.viewport().update()

    def _frame_rect(self, room: QRectF, greatest: float) -> None:
        self.settle()
        width = self.viewport().width() - 2 * _FRAME
        height = self.viewport().height() - 2 * _FRAME - self.room_below - self.room_above
        if room.isEmpty() or width <= 0 or height <= 0:
            return
        zoom = min(width / room.width(), height / room.height(), greatest)
        self._apply_zoom(zoom, self.viewport().rect().center())
        self.centerOn(room.center() + QPointF(0.0, (self.room_below - self.room_above) / 2 / self.zoom))

    def _zoom_by(self, factor: float, anchor: QPoint, *, settle: bool = False) -> None:
        self._framed = False
        if not settle and self._map.tiles.hurry is None:
            self._map.tiles.hurry = self._map.zoom
        self._apply_zoom(self.zoom * factor, anchor)
        if not settle:
            self._settle_timer.start()

    def _apply_zoom(self, zoom: float, anchor: QPoint) -> None:
        zoom = min(max(zoom, self.smallest), GREATEST)
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
        self._map.set_layer(str(layer), visible)

    # Mouse -----------------------------------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.hide_card()
        self._wheel += event.angleDelta().y() / _NOTCH
        if abs(self._wheel) >= 0.125:
            self._zoom_by(STEP**self._wheel, event.position().toPoint())
            self._wheel = 0.0
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hide_card()
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._pressed, self._dragging = event.position().toPoint(), False
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if self._pressed is None:
            self._point_at(self.place_at(point))
        else:
            self._drag(point)
        event.accept()

    def _drag(self, point: QPoint) -> None:
        assert self._pressed is not None
        if not self._dragging and (point - self._pressed).manhattanLength() < _DRAG:
            return
        self._framed = False
        if not self._dragging:
            self.dragged.emit()
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
            self.clicked(self.place_at(point), point)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        place = self.place_at(event.position().toPoint())
        if place is not None and event.button() == Qt.MouseButton.LeftButton:
            self.frame_place(place)
            self.activated(place)
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            place = self.place_at(self.viewport().mapFrom(self, event.pos()))
        else:
            place = self.cursor_place
        self.menu_wanted(place, event.globalPos())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._point_at(None)
        return super().viewportEvent(event)

    def place_at(self, point: QPoint) -> Hashable:
        """The place at a point of the viewport."""
        return self._map.place_at(self.mapToScene(point))

    def _point_at(self, place: Hashable) -> None:
        if place == self._hover:
            return
        self._hover = place
        self.hide_card()
        self._map.set_hover(place)
        self.pointed(place)
        if place is not None:
            self._card_timer.start()

    # The card --------------------------------------------------------------------------------------------------

    def _show_card(self) -> None:
        if self._hover is not None and self._pressed is None:
            point = self.viewport().mapFromGlobal(self.cursor().pos())
            if self._hover == self.cursor_place or not self.viewport().rect().contains(point):
                point = self.mapFromScene(self._map.middle(self._hover))
            self.show_card(self._hover, point)

    def show_card(self, place: Hashable, point: QPoint) -> None:
        """Show the card of a place beside a point of the viewport."""
        self.fill_card(place)
        self.card.show_by(point, self.viewport().rect())

    def hide_card(self) -> None:
        """What the card tells is over."""
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
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.cursor_place is not None:
            if plain:
                self.clicked(self.cursor_place, None)
            else:
                self.activated(self.cursor_place)
            self._speak(self.cursor_place)
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def walk(self, dx: float, dy: float) -> None:
        """Move the keyboard's cursor to the neighbour that lies most in a direction, and speak its name."""
        here = self._map.start() if self.cursor_place is None else self.cursor_place
        if here is None:
            place = self._map.nearest(self.mapToScene(self.viewport().rect().center()))
        else:
            place = self._map.towards(here, dx, dy)
        if place is not None:
            self.go_to(place)

    def go_to(self, place: Hashable) -> None:
        """Put the keyboard's cursor on a place, bring it into view and speak its name."""
        self.put_cursor(place)
        self._speak(place)

    def put_cursor(self, place: Hashable) -> None:
        """Put the keyboard's cursor on a place and bring it into view; who put it there speaks for itself."""
        self._set_cursor(place)
        self._point_at(place)
        self._bring_into_view(place)

    def _set_cursor(self, place: Hashable) -> None:
        self.cursor_place = place
        self._map.set_cursor(place)
        if place is not None:
            self.cursor_moved.emit(place)

    def table_heads(self) -> tuple[str, ...]:
        """The columns of the map as a table."""
        return self._map.heads()

    def table_rows(self) -> list[MapRow]:
        """The map as a table, now."""
        return self._map.rows(self.cursor_place)

    def _bring_into_view(self, place: Hashable) -> None:
        if not self._framed:
            self.ensureVisible(self._map.box(place), 40, 40)

    def _speak(self, place: Hashable) -> None:
        self.spoken = self._map.words(place)
        announce(self, self.spoken)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            if self._hover is not None and self._hover == self.cursor_place:
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
