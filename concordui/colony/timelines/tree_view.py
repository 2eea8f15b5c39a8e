"""The tree of timelines on the screen: looked at, walked through, and a place of it chosen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QToolTip, QWidget

from concordui.accessible import Role
from concordui.colony.clock import TICKS_AN_HOUR
from concordui.colony.say import say
from concordui.colony.timelines.tree_painting import (
    AXIS,
    ROW,
    TOP,
    Sheet,
    paint_chosen,
    paint_ground,
    paint_looked,
    paint_tree,
)
from concordui.colony.timelines.words import spoken
from concordui.hexmap.accessibility import announce
from concordui.theme import theme
from engine.colony.viewing.tree import Place, TimelineTree

_REACH = 6.0
"""Pixels within which a fork, a checkpoint or a tip is meant."""

MOST_ROWS, LEAST_ROWS = 6, 4
"""Rows that are in sight of a tree that has more: where there is room, and where there is little."""


class TreeView(QAbstractScrollArea):
    """`chosen` carries the place that a person chose.

    A click chooses a tick of a row; up and down go from timeline to timeline, left and right a tick on, with Shift an
    hour; PageUp and PageDown go to the mark before and after (a fork, a checkpoint, a tip), Home and End to its ends.
    """

    accessible_role = Role.Canvas

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("timeline-tree")
        self.setAccessibleName(say("Tree of timelines"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().setSingleStep(ROW)
        self.viewport().setMouseTracking(True)
        self.tree: TimelineTree | None = None
        self.place: Place | None = None
        theme().changed.connect(self.viewport().update)

    @property
    def sheet(self) -> Sheet | None:
        """Where things are, before scrolling."""
        return None if self.tree is None else Sheet(self.tree, float(self.viewport().width()))

    def show_tree(self, tree: TimelineTree | None) -> None:
        """Show this tree; a place that it has no more is no longer chosen."""
        rows = -1 if self.tree is None else len(self.tree.branches)
        self.tree = tree
        if tree is not None and self.place is not None and tree.owner(*self.place) is None:
            self.place = None
        if tree is not None and len(tree.branches) != rows:
            self._set_bar()
            self.setMaximumHeight(Sheet(tree, 0).height)
            self.updateGeometry()
        self.viewport().update()

    def choose(self, place: Place | None) -> None:
        """Choose a place (of the branch that has it as its own), and tell nobody."""
        if place is not None and self.tree is not None:
            owner = self.tree.owner(*place)
            place = None if owner is None else Place(owner.id, place.tick)
        if place != self.place:
            self.place = place
            self._bring_into_sight()
            self.viewport().update()

    def sizeHint(self) -> QSize:
        rows = 1 if self.tree is None else min(len(self.tree.branches), MOST_ROWS)
        return QSize(480, TOP + ROW * rows + AXIS)

    def minimumSizeHint(self) -> QSize:
        rows = 1 if self.tree is None else min(len(self.tree.branches), LEAST_ROWS)
        return QSize(240, TOP + ROW * rows + AXIS)

    def point(self, place: Place) -> QPointF:
        """Where a place is in the viewport."""
        sheet = self.sheet
        assert sheet is not None
        row = sheet.row(place.timeline)
        assert row is not None
        return QPointF(sheet.x(place.tick), sheet.y(row) - self.verticalScrollBar().value())

    # What a person does

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self._place_at(event.position()) if event.button() == Qt.MouseButton.LeftButton else None
        if place is None:
            super().mousePressEvent(event)
        else:
            self._go(place)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self._place_at(QPointF(event.pos()))
            text = "" if place is None or self.tree is None else spoken(self.tree, place)
            QToolTip.showText(event.globalPos(), text, self.viewport())
            return True
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        tree, key, held = self.tree, Qt.Key(event.key()), event.modifiers()
        sideways = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(key)
        upwards = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(key)
        marked = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}.get(key)
        ends = key in (Qt.Key.Key_Home, Qt.Key.Key_End)
        if tree is None or not (ends or any(each is not None for each in (sideways, upwards, marked))):
            super().keyPressEvent(event)
            return
        here = self.place or self._looked(tree)
        branch = tree.branch(here.timeline)
        if branch is None:
            return
        if upwards is not None:
            rows = [each.id for each in tree.branches]
            row = min(max(rows.index(branch.id) + upwards, 0), len(rows) - 1)
            other = tree.branches[row]
            self._go(Place(other.id, min(max(here.tick, other.forked), other.tip)))
        elif marked is not None:
            self._go(self._mark(tree, here, marked))
        elif sideways is None:
            self._go(Place(branch.id, branch.forked if key == Qt.Key.Key_Home else branch.tip))
        else:
            by = TICKS_AN_HOUR if held & Qt.KeyboardModifier.ShiftModifier else 1
            self._go(self._beside(tree, here, sideways * by))

    def _go(self, place: Place) -> None:
        self.choose(place)
        if self.place is not None and self.tree is not None:
            announce(self, spoken(self.tree, self.place))
            self.chosen.emit(self.place)

    @staticmethod
    def _beside(tree: TimelineTree, here: Place, by: int) -> Place:
        """So many ticks on; before a fork that is the parent's."""
        branch = tree.branch(here.timeline)
        assert branch is not None
        tick = min(here.tick + by, branch.tip)
        owner = tree.owner(branch.id, tick)
        return Place(branch.id, branch.forked) if owner is None else Place(owner.id, tick)

    @staticmethod
    def _mark(tree: TimelineTree, here: Place, by: int) -> Place:
        """The next fork, checkpoint or end on the branch; before the first one the parent's."""
        marks = tree.marks(here.timeline)
        if by > 0:
            return Place(here.timeline, next((tick for tick in marks if tick > here.tick), here.tick))
        found = next((tick for tick in reversed(marks) if tick < here.tick), None)
        branch = tree.branch(here.timeline)
        if found is None and branch is not None and branch.parent is not None:
            earlier = [tick for tick in tree.marks(branch.parent) if tick <= branch.forked]
            return Place(branch.parent, earlier[-1]) if earlier else here
        return here if found is None else Place(here.timeline, found)

    def _place_at(self, at: QPointF) -> Place | None:
        """The place that is meant; near a mark it is the mark."""
        sheet = self.sheet
        if sheet is None or at.y() >= self.viewport().height() - AXIS:
            return None
        row = int((at.y() + self.verticalScrollBar().value() - TOP) // ROW)
        if not 0 <= row < len(sheet.tree.branches):
            return None
        branch = sheet.tree.branches[row]
        near = min(sheet.tree.marks(branch.id), key=_Distance(sheet, at.x()))
        tick = near if abs(sheet.x(near) - at.x()) <= _REACH else sheet.tick(at.x())
        return Place(branch.id, min(max(tick, branch.forked), branch.tip))

    @staticmethod
    def _looked(tree: TimelineTree) -> Place:
        owner = tree.owner(tree.timeline, tree.tick)
        return Place(tree.timeline if owner is None else owner.id, tree.tick)

    # How it is drawn

    def paintEvent(self, event: QPaintEvent) -> None:
        sheet = self.sheet
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), theme().ui("surface"))
        if sheet is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height, above = float(self.viewport().height()), self.verticalScrollBar().value()
        painter.save()
        painter.setClipRect(QRectF(0, 0, sheet.width, height - AXIS))
        painter.translate(0, -above)
        paint_ground(painter, sheet, height + above, self.place, labels=False)
        paint_tree(painter, sheet)
        paint_looked(painter, sheet, self._looked(sheet.tree))
        painter.restore()
        paint_ground(painter, sheet, height, self.place, labels=True)
        if self.place is not None:
            painter.save()
            painter.translate(0, -above)
            paint_chosen(painter, sheet, self.place, height + above)
            painter.restore()
        if self.hasFocus():
            painter.setPen(QPen(theme().ui("focus"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(self.viewport().rect()).adjusted(0.5, 0.5, -0.5, -0.5))

    def focusInEvent(self, event: QEvent) -> None:
        self.viewport().update()

    def focusOutEvent(self, event: QEvent) -> None:
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_bar()

    def _set_bar(self) -> None:
        rows = 0 if self.tree is None else len(self.tree.branches)
        bar, room = self.verticalScrollBar(), self.viewport().height() - AXIS
        bar.setPageStep(max(ROW, room))
        bar.setRange(0, max(0, TOP + ROW * rows - room))

    def _bring_into_sight(self) -> None:
        sheet = self.sheet
        row = None if sheet is None or self.place is None else sheet.row(self.place.timeline)
        if row is not None:
            bar, room = self.verticalScrollBar(), self.viewport().height() - AXIS
            top = TOP + ROW * row
            if top < bar.value():
                bar.setValue(top - TOP)
            elif top + ROW > bar.value() + room:
                bar.setValue(top + ROW - room)


class _Distance:
    """How far a tick is from a place across."""

    def __init__(self, sheet: Sheet, x: float) -> None:
        self._sheet, self._x = sheet, x

    def __call__(self, tick: int) -> float:
        return abs(self._sheet.x(tick) - self._x)
