"""The slider over the turns of a run: its track is as long as the plan, its knob goes as far as there are turns."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from concordui.theme import theme

HEIGHT = 28
THICK = 4.0
KNOB = 7.0
MARGIN = 9.0


class TurnSlider(QAbstractSlider):
    """The value is a turn. Keys of any slider work; a click takes the turn under the pointer, if there is one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("turn-slider")
        self.setAccessibleName(self.tr("Turns of this run"))
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(HEIGHT)
        self.setRange(0, 0)
        self._planned = 1
        theme().changed.connect(self.update)

    def show_turns(self, turn: int, turns: int, planned: int) -> None:
        """Turn `turn` of `turns` that were played, of `planned`; emits nothing."""
        self._planned = max(planned, 1)
        if not self.isSliderDown():
            self.blockSignals(True)
            self.setRange(min(1, turns), turns)
            self.setPageStep(max(1, self._planned // 10))
            self.setValue(turn)
            self.blockSignals(False)
        self.setAccessibleDescription(self.tr("Turn {0} of {1}").format(turn, planned))
        self.setEnabled(turns > 0)
        self.update()

    def x_of(self, turn: int) -> float:
        """Where a turn is."""
        share = (turn - 1) / (self._planned - 1) if self._planned > 1 else 1.0
        return MARGIN + max(0.0, min(1.0, share)) * (self.width() - 2 * MARGIN)

    def sizeHint(self) -> QSize:
        return QSize(280, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, HEIGHT)

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
        look, middle = theme(), HEIGHT / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        at, last = self.x_of(self.value()), self.x_of(self.maximum())
        for role, end in (("line", self.width() - MARGIN), ("lineStrong", last), ("accent", at)):
            painter.setBrush(look.ui(role))
            painter.drawRoundedRect(QRectF(MARGIN, middle - THICK / 2, end - MARGIN, THICK), THICK / 2, THICK / 2)
        if not self.isEnabled():
            return
        painter.setPen(QPen(look.ui("accent"), 2))
        painter.setBrush(look.ui("raised"))
        painter.drawEllipse(QPointF(at, middle), KNOB, KNOB)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.ui("focus"), 1.5))
            painter.drawEllipse(QPointF(at, middle), KNOB + 2.5, KNOB + 2.5)

    def _take(self, x: float) -> None:
        share = (x - MARGIN) / max(1.0, self.width() - 2 * MARGIN)
        self.setSliderPosition(round(1 + share * (self._planned - 1)))
