"""A plot as a widget: its picture is kept and only the cursor is painted over it; a turn is read by pointer or keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from concordui.accessible import Role
from concordui.hexmap.accessibility import announce
from concordui.plots.chart import Chart
from concordui.plots.cursor import paint_cursor, paint_reading
from concordui.plots.pacer import Pacer
from concordui.plots.painting import Brushwork, paint_chart
from concordui.plots.scale import Scale
from concordui.theme import theme

STRIDE = 10
"""Turns that a page key goes."""

MOST_SPOKEN = 12
"""Lines whose values are read out at once."""

_Key = Qt.Key
_ENTER = (_Key.Key_Return, _Key.Key_Enter, _Key.Key_Space)


class Plot(QWidget):
    """Draws what `make` returns whenever it is `stale`, in its own turn of the event loop that `pacer` gives it.

    `hovered` carries the turn under the pointer or that the arrow keys came to (None when the pointer or the focus
    leaves), `picked` the turn that was clicked or chosen by Enter, `freed` that Escape follows the last turn again;
    `drawn` says that another chart is shown, `moved` that another turn of it is read.
    """

    accessible_role = Role.Chart

    hovered = Signal(object)
    picked = Signal(int)
    freed = Signal()
    drawn = Signal()
    moved = Signal()

    def __init__(self, pacer: Pacer, make: Callable[[], Chart | None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pacer, self._make = pacer, make
        self._picture: QPixmap | None = None
        self._chart: Chart | None = None
        self._scale: Scale | None = None
        self._turn = 0
        self._marked = self._pinned = self._pointed = self._by_key = False
        self.setAccessibleName(QCoreApplication.translate("Plot", "A plot that is not drawn yet"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # a moving cursor paints nothing behind it anew
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.CrossCursor)
        theme().changed.connect(self.stale)

    @property
    def chart(self) -> Chart | None:
        """What is shown now; None before the first."""
        return self._chart

    @property
    def turn(self) -> int:
        """The turn that is read: the one that is marked, else the last of the chart that is shown."""
        return self._turn if self._marked or self._chart is None else self._chart.turns

    def stale(self) -> None:
        """What is shown is no longer so: it is drawn anew soon."""
        self._pacer.want(self)

    def set_make(self, make: Callable[[], Chart | None]) -> None:
        """Show another chart from now on."""
        self._make = make
        self.stale()

    def set_turn(self, turn: int, *, marked: bool, pinned: bool) -> None:
        """The turn that is read; it is `marked` by a line where it is another one than the last."""
        moved = marked or self._marked  # the last turn has no mark: what is drawn anew for it shows it
        self._turn, self._marked, self._pinned = turn, marked, pinned
        if moved:
            self.update()
            self.moved.emit()
        if self._by_key and self.hasFocus():
            announce(self, self.spoken())
        self._by_key = False

    def spoken(self) -> str:
        """The turn that is read, in words: *Harvest by player, turn 34: dan 3.60, alice 2.35*."""
        chart = self._chart
        if chart is None or not chart.turns:
            return "" if chart is None else f"{chart.title}: {chart.empty}"
        rows = chart.rows(self.turn)
        if len(rows) > MOST_SPOKEN:
            rows = [*rows[: MOST_SPOKEN // 2], *rows[-MOST_SPOKEN // 2 :]]
        many = [f"{row.name} {row.text}" for row in rows] if len(chart.series) > 1 else [row.text for row in rows]
        values = ", ".join(many) or self.tr("no value")
        return self.tr("{plot}, turn {turn}: {values}").format(plot=chart.title, turn=self.turn, values=values)

    # Drawing

    def render_now(self) -> None:
        """Make the chart and its picture; called by the pacer."""
        chart = self._make()
        self._chart = chart
        self._picture = self._scale = None
        if chart is not None and self.width() > 0 and self.height() > 0:
            ratio = self.devicePixelRatioF()
            picture = QPixmap((self.size().toSizeF() * ratio).toSize())
            picture.setDevicePixelRatio(ratio)
            picture.fill(theme().ui("raised"))
            painter = QPainter(picture)
            self._scale = paint_chart(painter, chart, QRectF(self.rect()), Brushwork(ratio))
            painter.end()
            self._picture = picture
            self.setAccessibleName(f"{chart.title}, {chart.note}" if chart.note else chart.title)
        self.update()
        self.drawn.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._picture is None or self._picture.deviceIndependentSize().toSize() != self.size():
            painter.fillRect(self.rect(), theme().ui("raised"))
        if self._picture is not None:
            painter.drawPixmap(0, 0, self._picture)
            self._paint_turn(painter)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme().ui("focus"), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 1, -2, -1), 4, 4)
        painter.end()

    def _paint_turn(self, painter: QPainter) -> None:
        chart, scale = self._chart, self._scale
        if chart is None or scale is None or chart.empty or not self._marked or not 1 <= self._turn <= chart.turns:
            return
        paint_cursor(painter, chart, scale, self._turn, pinned=self._pinned)
        rows = chart.rows(self._turn) if self._pointed or self.hasFocus() else []
        if rows:
            title = self.tr("Turn {turn}").format(turn=f"{self._turn:,}")
            middle = QPointF(scale.x(self._turn), scale.area.center().y())
            paint_reading(painter, title, rows, middle, QRectF(self.rect()))

    # A person

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        turn = self._turn_at(event.position().x())
        self._pointed = turn is not None
        self.hovered.emit(turn)

    def leaveEvent(self, event: QEvent) -> None:
        self._pointed = False
        self.hovered.emit(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        turn = self._turn_at(event.position().x())
        if event.button() == Qt.MouseButton.LeftButton and turn is not None:
            self.picked.emit(turn)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, turns = _Key(event.key()), 0 if self._chart is None else self._chart.turns
        steps = {_Key.Key_Left: -1, _Key.Key_Right: 1, _Key.Key_PageUp: -STRIDE, _Key.Key_PageDown: STRIDE}
        ends = {_Key.Key_Home: 1, _Key.Key_End: turns}
        self._by_key = True
        if turns and (key in steps or key in ends):
            self.hovered.emit(ends[key] if key in ends else max(1, min(turns, self.turn + steps[key])))
        elif turns and key in _ENTER:
            self.picked.emit(self.turn)
        elif key == _Key.Key_Escape and self._marked:
            self.freed.emit()
        else:
            self._by_key = False
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        announce(self, self.spoken())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.hovered.emit(None)

    def _turn_at(self, x: float) -> int | None:
        chart, scale = self._chart, self._scale
        if chart is None or scale is None or not chart.turns or chart.empty:
            return None
        if not scale.area.left() - 6 <= x <= scale.area.right() + 6:
            return None
        return scale.turn_at(x, chart.turns)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.stale()

    def showEvent(self, event: object) -> None:
        self.stale()

    def sizeHint(self) -> QSize:
        return QSize(500, 170)

    def minimumSizeHint(self) -> QSize:
        return QSize(180, 90)
