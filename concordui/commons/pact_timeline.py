"""*Pacts over time*: a row a pact, from its proposal to its breaches, over the turns that the plots show too."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QToolTip, QWidget

from concordui import fonts
from concordui.accessible import Role
from concordui.commons.model import Showing
from concordui.commons.pact_painting import (
    AXIS,
    ROW,
    TOP,
    Timeline,
    names_width,
    paint_axis,
    paint_cursor,
    paint_row,
    scale_of,
)
from concordui.commons.pact_past import breach_near, next_breach
from concordui.commons.words import breach_text, pact_sentence, say
from concordui.hexmap.accessibility import announce
from concordui.plots.scale import Scale
from concordui.theme import theme
from engine.commons.course import PactCourse

_REACH = 6.0
"""Pixels within which a breach is meant."""
_EMPTY = "Pacts appear here when they are proposed."
_STEPS = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -8,
    Qt.Key.Key_PageDown: 8,
    Qt.Key.Key_Home: -(10**9),
    Qt.Key.Key_End: 10**9,
}


class PactTimeline(QAbstractScrollArea):
    """Follows what the tab shows, sets its turn and its pact. Only rows in sight are drawn.

    The pointer reads a turn, a click pins it and selects the pact; up and down go from pact to pact, left and right
    from turn to turn, with Ctrl from breach to breach; Escape follows the last turn again.
    """

    accessible_role = Role.Chart

    def __init__(self, showing: Showing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("pact-timeline")
        self.setAccessibleName(say("Pacts over time"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setMouseTracking(True)
        self.verticalScrollBar().setSingleStep(ROW)
        self._showing = showing
        self._line = Timeline((), 0, 0, 0)
        self._names = 0
        self._places: dict[str, int] = {}
        self._measured: object = None
        self._picture: QPixmap | None = None
        self._drawn: tuple[object, ...] | None = None
        showing.changed.connect(self.refresh)
        showing.cursor_changed.connect(self.viewport().update)
        showing.selection_changed.connect(self._selected)
        theme().changed.connect(self._recolour)
        self.refresh()

    @property
    def line(self) -> Timeline:
        """What it shows."""
        return self._line

    def refresh(self) -> None:
        """Show the pacts as they are now."""
        showing, view = self._showing, self._showing.view
        plan = showing.plan
        players = len(showing.names) or (0 if plan is None else len(plan.players))
        pacts = () if view is None else view.pacts
        turns = 0 if view is None else view.turns
        self._line = Timeline(pacts, turns, showing.turns_planned, players, showing.eyes)
        key = (len(pacts), pacts[-1].id if pacts else "", players, self.viewport().width())
        if key != self._measured:
            self._measured = key
            self._names = names_width(self._line, self.viewport().width())
            self._places = {pact.id: place for place, pact in enumerate(pacts)}
            self._set_bar()
            self.updateGeometry()
        self.viewport().update()

    def scale(self) -> Scale:
        """Where the turns are in the viewport."""
        return scale_of(self._line, QRectF(self.viewport().rect()), self._names)

    def row_rect(self, pact_id: str) -> QRectF:
        """Where the row of a pact is in the viewport, seen or not."""
        top = TOP + ROW * self._places[pact_id] - self.verticalScrollBar().value()
        return QRectF(0, top, self.viewport().width(), ROW)

    def sizeHint(self) -> QSize:
        return QSize(600, min(self._line.height, TOP + 8 * ROW + AXIS) if self._line.pacts else TOP + 2 * ROW + AXIS)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, TOP + 2 * ROW + AXIS)

    # What a person does

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._showing.hover(self._turn_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        pact, turn = self._pact_at(event.position()), self._turn_at(event.position())
        if pact is not None:
            self._showing.select(pact.id)
            turn = self._breach_at(pact, event.position()) or turn
        if turn is not None:
            self._showing.pin(turn)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._showing.hover(None)
        elif event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._tell(event.pos(), event.globalPos())
            return True
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, showing = Qt.Key(event.key()), self._showing
        by = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(key)
        if key in _STEPS:
            self._step(_STEPS[key])
        elif by is not None and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._go_to_breach(by)
        elif by is not None and showing.turn:
            showing.pin(showing.turn + by)
        elif key == Qt.Key.Key_Escape and showing.pinned is not None:
            showing.pin(None)
        else:
            super().keyPressEvent(event)

    # How it is drawn

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.drawPixmap(0, 0, self._picture_now())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._showing.turn and self._line.pacts:
            hovered = self._showing.hovered is not None
            pinned = self._showing.pinned is not None
            paint_cursor(painter, self.scale(), self._showing.turn, hovered=hovered, pinned=pinned)
        if self.hasFocus():
            painter.setPen(QPen(theme().ui("focus"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(self.viewport().rect()).adjusted(0.5, 0.5, -0.5, -0.5))

    def _picture_now(self) -> QPixmap:
        """The rows in sight; drawn anew only when they are others, so that the cursor costs nothing."""
        ratio = self.viewport().devicePixelRatioF()
        key = (self._line, self._showing.selected, self.verticalScrollBar().value(), self.viewport().size(), ratio)
        if self._picture is None or self._drawn is None or key[1:] != self._drawn[1:] or key[0] is not self._drawn[0]:
            self._picture = QPixmap(self.viewport().size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(theme().ui("surface"))
            painter = QPainter(self._picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter, QRectF(self.viewport().rect()))
            painter.end()
            self._drawn = key
        return self._picture

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        if not self._line.pacts:
            painter.setFont(fonts.ui("body"))
            painter.setPen(theme().ui("muted"))
            painter.drawText(rect.adjusted(12, 12, -12, -12), Qt.AlignmentFlag.AlignTop, say(_EMPTY))
            return
        scale = self.scale()
        painter.save()
        painter.setClipRect(rect.adjusted(0, 0, 0, -AXIS))
        self._paint_rows(painter, scale)
        painter.restore()
        paint_axis(painter, scale, labels=True)

    def _paint_rows(self, painter: QPainter, scale: Scale) -> None:
        chosen = self._places.get(self._showing.selected or "")
        if chosen is not None:
            painter.fillRect(self.row_rect(self._line.pacts[chosen].id), theme().ui("selected"))
        paint_axis(painter, scale, labels=False)
        above = self.verticalScrollBar().value()
        first = max(0, (above - TOP) // ROW)
        last = first + self.viewport().height() // ROW + 2
        for place, pact in enumerate(self._line.pacts[first:last], first):
            paint_row(painter, self._line, pact, scale, TOP + ROW * place - above)

    def _recolour(self) -> None:
        self._picture = None
        self.viewport().update()

    def focusInEvent(self, event: QEvent) -> None:
        self.viewport().update()

    def focusOutEvent(self, event: QEvent) -> None:
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_bar()
        self.refresh()

    # How it follows from that

    def _set_bar(self) -> None:
        bar, room = self.verticalScrollBar(), self.viewport().height() - AXIS
        bar.setPageStep(max(ROW, room))
        bar.setRange(0, max(0, TOP + ROW * len(self._line.pacts) - room))

    def _turn_at(self, at: QPointF) -> int | None:
        scale = self.scale()
        if not self._line.turns or at.x() < scale.area.left() - _REACH:
            return None
        return scale.turn_at(at.x(), self._line.turns)

    def _pact_at(self, at: QPointF) -> PactCourse | None:
        if at.y() >= self.viewport().height() - AXIS:
            return None
        place = int((at.y() + self.verticalScrollBar().value() - TOP) // ROW)
        return self._line.pacts[place] if 0 <= place < len(self._line.pacts) else None

    def _breach_at(self, pact: PactCourse, at: QPointF) -> int | None:
        scale = self.scale()
        turn = 1 + (at.x() - scale.area.left()) / scale.pixels_a_turn
        return breach_near(pact, turn, _REACH / scale.pixels_a_turn)

    def _tell(self, at: QPoint, where: QPoint) -> None:
        """The tool tip: the pact under the pointer, and the breaches of the turn that is meant."""
        pact = self._pact_at(QPointF(at))
        if pact is None:
            QToolTip.hideText()
            return
        turn = self._breach_at(pact, QPointF(at))
        told = [breach_text(each) for each in pact.breaches if each.turn == turn][:8] if turn is not None else []
        QToolTip.showText(where, "\n".join([pact_sentence(pact, self._line.players, self._line.eyes), *told]), self)

    def _step(self, by: int) -> None:
        if self._line.pacts:
            at = self._places.get(self._showing.selected or "", -1 if by > 0 else len(self._line.pacts))
            place = max(0, min(at + by, len(self._line.pacts) - 1))
            self._showing.select(self._line.pacts[place].id)

    def _go_to_breach(self, by: int) -> None:
        place = self._places.get(self._showing.selected or "")
        turn = None if place is None else next_breach(self._line.pacts[place], self._showing.turn, by)
        if turn is not None:
            self._showing.pin(turn)

    def _selected(self) -> None:
        place = self._places.get(self._showing.selected or "")
        if place is not None:
            bar, top = self.verticalScrollBar(), TOP + ROW * place
            room = self.viewport().height() - AXIS
            bar.setValue(max(min(bar.value(), top - TOP), top + ROW - room))
            words = pact_sentence(self._line.pacts[place], self._line.players, self._line.eyes)
            if self.hasFocus():
                announce(self, words)
            else:
                self.setAccessibleDescription(words)
        self.viewport().update()
