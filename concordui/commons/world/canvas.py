"""The world as it is seen: drawn at any zoom, cards dragged, parts pointed at and chosen, all of it by keys too."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEasingCurve, QEvent, QPoint, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from concordui.accessible import Role
from concordui.commons.world.layout import Layout, bounds
from concordui.commons.world.painting import Scene, card_at, ground_key, paint_ground, paint_scene, paint_words
from concordui.commons.world.picking import neighbour, part_at
from concordui.commons.world.picture import WorldPicture
from concordui.commons.world.showing import Part
from concordui.commons.world.spoken import spoken_part, spoken_world
from concordui.commons.world.words import say
from concordui.hexmap.accessibility import announce
from concordui.motion import motion
from concordui.theme import theme, tokens

LEAST, MOST = 0.25, 2.5
STEP = 1.15
_ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


class WorldCanvas(QWidget):
    """`chosen` carries the `Part` that a person chose, or None; `pointed` that under the pointer; `opened` the id of an
    arena that was double-clicked, or chosen and Enter pressed.

    The view fits itself to the world until a person zooms or pans; Home fits it again. Arrows go from arena to arena,
    with Ctrl they move the chosen card, plus and minus zoom.
    """

    accessible_role = Role.Canvas

    chosen = Signal(object)
    pointed = Signal(object)
    opened = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("world-canvas")
        self.setAccessibleName(say("Map of the world"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(320, 240)
        self.layout_of = Layout()
        self._scene: Scene | None = None
        self._ghost: Scene | None = None
        self._view = QTransform()
        self._painted: tuple[object, Scene | None, QPixmap] = (None, None, QPixmap())
        """The ground that was painted last: of what (the scene is kept, for its shapes are known by identity)."""
        self._fits = True
        self._pressed: tuple[QPoint, Part | None] | None = None
        self._dragging = self._by_keys = False
        self._fading = QVariantAnimation(self)
        self._fading.setStartValue(1.0)
        self._fading.setEndValue(0.0)
        self._fading.setDuration(int(tokens()["motion"]["unitMove"]))
        self._fading.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._fading.valueChanged.connect(self.update)
        self._fading.finished.connect(self._faded)
        theme().changed.connect(self.update)

    # What is shown

    @property
    def scene(self) -> Scene | None:
        """What is drawn now."""
        return self._scene

    @property
    def ghosts(self) -> Scene | None:
        """What went a moment ago and fades."""
        return self._ghost

    def show_picture(self, picture: WorldPicture) -> None:
        """Show this; what was there and is not any more fades away."""
        before = self._scene
        new = self.layout_of.take_in([node.id for node in picture.nodes], _ties(picture))
        same = before is not None and not new and _shapes(before.picture) == _shapes(picture)
        if before is not None and same:
            self._scene = replace(before, picture=picture)
        else:
            self._scene = replace(
                Scene.of(picture, self.layout_of.places),
                chosen=None if before is None else before.chosen,
                pointed=None if before is None else before.pointed,
            )
            self._let_go(before, picture)
            if self._fits:
                self.fit()
        self.setAccessibleDescription(spoken_world(picture))
        self.update()

    def mark(self, part: Part | None) -> None:
        """Show this part as the chosen one."""
        if self._scene is not None:
            self._scene = replace(self._scene, chosen=None if part is None else (part.kind, part.id))
            self.update()

    def fit(self) -> None:
        """Show the whole world."""
        self._fits = True
        if self._scene is None:
            return
        left, top, right, bottom = bounds(self._scene.places, [node.id for node in self._scene.picture.nodes])
        scale = min(1.25, self.width() / (right - left), self.height() / (bottom - top))
        view = QTransform.fromTranslate(self.width() / 2, self.height() / 2)
        view.scale(scale, scale)
        view.translate(-(left + right) / 2, -(top + bottom) / 2)
        self._view = view
        self.update()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Nearer or farther, about a point of the widget or its middle."""
        now = self._view.m11()
        factor = max(LEAST, min(MOST, now * factor)) / now
        point = QPointF(self.rect().center()) if at is None else at
        about = QTransform.fromTranslate(point.x(), point.y())
        about.scale(factor, factor)
        about.translate(-point.x(), -point.y())
        self._view *= about
        self._fits = False
        self.update()

    def card_on_screen(self, name: str) -> QRectF:
        """Where the card of an arena is in the widget."""
        return self._view.mapRect(card_at(self.layout_of.places[name]))

    def sizeHint(self) -> QSize:
        return QSize(900, 600)

    # How it is drawn

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().ui("bg"))
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        if self._by_keys:
            painter.setPen(QPen(theme().ui("focus"), 2))
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.setTransform(self._view)
        if self._scene is not None:
            painter.resetTransform()
            painter.drawPixmap(0, 0, self._ground(self._scene))
            painter.setTransform(self._view)
            paint_words(painter, self._scene, self._view.m11())
        if self._ghost is not None:
            self._paint_ghosts(painter, self._ghost)
        painter.end()

    def _ground(self, scene: Scene) -> QPixmap:
        """Hulls and links as they were painted the last time, or anew."""
        key = (ground_key(scene), self._view.m11(), self._view.dx(), self._view.dy(), self.size(), theme().look)
        if key != self._painted[0]:
            layer, painter = self._layer()
            paint_ground(painter, scene, layer.devicePixelRatio())
            painter.end()
            self._painted = (key, scene, layer)
        return self._painted[2]

    def _layer(self) -> tuple[QPixmap, QPainter]:
        """A picture of nothing, as large as the widget, to be painted on in the coordinates of the layout."""
        ratio = self.devicePixelRatioF()
        layer = QPixmap(self.size() * ratio)
        layer.setDevicePixelRatio(ratio)
        layer.fill(Qt.GlobalColor.transparent)
        painter = QPainter(layer)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.setTransform(self._view)
        return layer, painter

    def _paint_ghosts(self, painter: QPainter, ghost: Scene) -> None:
        """What went, on top, paler and paler: in a layer of its own, since its parts have opacities too."""
        layer, inner = self._layer()
        paint_scene(inner, ghost, layer.devicePixelRatio(), self._view.m11())
        inner.end()
        painter.resetTransform()
        painter.setOpacity(float(self._fading.currentValue() or 0.0))
        painter.drawPixmap(0, 0, layer)

    def _let_go(self, before: Scene | None, picture: WorldPicture) -> None:
        if before is None or not motion().allowed or before.picture.turn > picture.turn:
            return
        gone = _only_before(before.picture, picture)
        if gone is not None:
            self._ghost = Scene.of(gone, before.places)
            self._fading.stop()
            self._fading.start()

    def _faded(self) -> None:
        self._ghost = None
        self.update()

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            part = self._part_at(event.position())
            self._pressed, self._dragging = (event.position().toPoint(), part), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        if self._pressed is None:
            self.point_at(self._part_at(at))
            return
        start, part = self._pressed
        by = at.toPoint() - start
        if not self._dragging and by.manhattanLength() < 4:
            return
        self._dragging = True
        self._pressed = (at.toPoint(), part)
        if part is not None and part.kind == "arena":
            self._move_card(part.id, by.x() / self._view.m11(), by.y() / self._view.m22())
        else:
            self._view *= QTransform.fromTranslate(by.x(), by.y())
            self._fits = False
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is not None and not self._dragging:
            self.chosen.emit(pressed[1])

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        part = self._part_at(event.position())
        if part is not None and part.kind == "arena":
            self.opened.emit(part.id)

    def leaveEvent(self, event: QEvent) -> None:
        self.point_at(None)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.zoom(STEP if event.angleDelta().y() > 0 else 1 / STEP, event.position())

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._fits:
            self.fit()

    def _part_at(self, at: QPointF) -> Part | None:
        inverse, _ = self._view.inverted()
        return None if self._scene is None else part_at(self._scene, inverse.map(at))

    def point_at(self, part: Part | None) -> None:
        """Show this part as the one under the pointer, here or in a list."""
        key = None if part is None else (part.kind, part.id)
        if self._scene is not None and key != self._scene.pointed:
            self._scene = replace(self._scene, pointed=key)
            self.setCursor(Qt.CursorShape.ArrowCursor if part is None else Qt.CursorShape.PointingHandCursor)
            self.pointed.emit(part)
            self.update()

    def _move_card(self, name: str, dx: float, dy: float) -> None:
        if self._scene is None:
            return
        x, y = self.layout_of.places[name]
        before = card_at((x, y))
        self.layout_of.move(name, (x + dx, y + dy))
        self._scene = self._scene.moved(name, self.layout_of.places, before)
        self._fits = False
        self.update()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, scene = Qt.Key(event.key()), self._scene
        if scene is None:
            return
        if key in _ARROWS:
            self._go(scene, _ARROWS[key], bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))
        elif key == Qt.Key.Key_Home:
            self.fit()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus):
            self.zoom(1 / STEP if key == Qt.Key.Key_Minus else STEP)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and scene.chosen is not None and scene.chosen[0] == "arena":
            self.opened.emit(scene.chosen[1])
        elif key == Qt.Key.Key_Escape and scene.chosen is not None:
            self.chosen.emit(None)
        else:
            super().keyPressEvent(event)

    def _go(self, scene: Scene, way: tuple[int, int], moving: bool) -> None:
        current = scene.chosen[1] if scene.chosen is not None and scene.chosen[0] == "arena" else None
        if moving and current is not None:
            self._move_card(current, 12.0 * way[0], 12.0 * way[1])
            return
        found = neighbour(scene, current, way)
        if found is not None:
            part = Part("arena", found)
            self.chosen.emit(part)
            announce(self, spoken_part(scene.picture, part))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A frame says where the keys go, to those who came by keys."""
        super().focusInEvent(event)
        self._by_keys = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._by_keys = False
        self.update()


def _ties(picture: WorldPicture) -> list[tuple[str, str]]:
    """Who shall stand near whom: the ends of links, and the signatories of a treaty one after the other."""
    ties = [(each.link.source, each.link.target) for each in picture.links]
    for each in picture.hulls:
        ties += list(zip(each.treaty.arena_ids, each.treaty.arena_ids[1:], strict=False))
    return ties


def _shapes(picture: WorldPicture) -> tuple[object, ...]:
    """What the outlines depend on: while it is the same, they are not made anew."""
    return (
        [node.id for node in picture.nodes],
        [each.link.id for each in picture.links],
        [each.treaty.id for each in picture.hulls],
    )


def _only_before(before: WorldPicture, after: WorldPicture) -> WorldPicture | None:
    """What was there and is not any more; None for nothing."""
    nodes = {node.id for node in after.nodes}
    links, hulls = {each.link.id for each in after.links}, {each.treaty.id for each in after.hulls}
    gone = tuple(node for node in before.nodes if node.id not in nodes)
    fallen = tuple(each for each in before.hulls if each.treaty.id not in hulls and each.state != "coming")
    cut = tuple(each for each in before.links if each.link.id not in links and each.state != "coming")
    if not (gone or fallen or cut):
        return None
    return replace(before, nodes=gone, hulls=fallen, links=cut)
