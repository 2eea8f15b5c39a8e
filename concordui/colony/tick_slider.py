"""The slider over the ticks of a timeline, a thin strip under the bar: from its first tick to the latest."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from concordui.colony.clock import TICKS_A_DAY, TICKS_AN_HOUR, clock
from concordui.theme import theme

HEIGHT = 20
THICK = 3.0
KNOB = 5.5
MARGIN = 16.0


class TickSlider(QAbstractSlider):
    """The value is a tick. Keys of any slider work: an arrow is a tick, Page Up and Down are hours."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tick-slider")
        self.setAccessibleName(self.tr("Ticks of this timeline"))
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(HEIGHT)
        self.setRange(0, 0)
        self.setPageStep(TICKS_AN_HOUR)
        self._fork: int | None = None
        theme().changed.connect(self.update)

    def show_ticks(self, tick: int, first: int, last: int, fork: int | None) -> None:
        """Tick `tick` of those from `first` to `last`; `fork` is where the timeline left its parent. Emits nothing."""
        self._fork = fork
        if not self.isSliderDown():
            self.blockSignals(True)
            self.setRange(first, last)
            self.setValue(tick)
            self.blockSignals(False)
        self.setAccessibleDescription(clock(tick))
        self.setToolTip(self.tr("Drag to look back. {0}").format(clock(tick)))
        self.setEnabled(last > first)
        self.update()

    def x_of(self, tick: int) -> float:
        """Where a tick is."""
        span = self.maximum() - self.minimum()
        share = (tick - self.minimum()) / span if span > 0 else 1.0
        return MARGIN + max(0.0, min(1.0, share)) * (self.width() - 2 * MARGIN)

    def sizeHint(self) -> QSize:
        return QSize(400, HEIGHT)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._take(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._take(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, middle = theme(), HEIGHT / 2 - 0.5
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.ui("surface"))
        painter.fillRect(QRectF(0, HEIGHT - 1, self.width(), 1), look.ui("line"))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        at = self.x_of(self.value())
        for role, end in (("lineStrong", self.width() - MARGIN), ("accent", at)):
            painter.setBrush(look.ui(role))
            painter.drawRoundedRect(QRectF(MARGIN, middle - THICK / 2, end - MARGIN, THICK), THICK / 2, THICK / 2)
        self._paint_marks(painter, middle)
        if not self.isEnabled():
            return
        painter.setPen(QPen(look.ui("accent"), 1.8))
        painter.setBrush(look.ui("raised"))
        painter.drawEllipse(QPointF(at, middle), KNOB, KNOB)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.ui("focus"), 1.5))
            painter.drawEllipse(QPointF(at, middle), KNOB + 2.0, KNOB + 2.0)

    def _paint_marks(self, painter: QPainter, middle: float) -> None:
        """A small bar at each midnight, where they are not too dense, and a ring where the timeline left its parent."""
        look = theme()
        days = range(self.minimum() // TICKS_A_DAY + 1, self.maximum() // TICKS_A_DAY + 1)
        if len(days) <= 60:
            for day in days:
                painter.fillRect(QRectF(self.x_of(day * TICKS_A_DAY) - 0.5, middle - 4, 1, 8), look.ui("muted"))
        if self._fork is not None:
            painter.setPen(QPen(look.ui("text"), 1.4))
            painter.setBrush(look.ui("surface"))
            painter.drawEllipse(QPointF(self.x_of(self._fork), middle), 3.2, 3.2)
            painter.setPen(Qt.PenStyle.NoPen)

    def _take(self, x: float) -> None:
        share = (x - MARGIN) / max(1.0, self.width() - 2 * MARGIN)
        self.setSliderPosition(round(self.minimum() + share * (self.maximum() - self.minimum())))
