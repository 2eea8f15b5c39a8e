"""The slider of the history strip: a dot a season, smaller ones for retreats and builds, and now at the right end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from concordui import fonts
from concordui.match.history import Moment, Stage
from concordui.theme import theme

HEIGHT = 40
SPACING = 54
MARGIN = 18
GAP = 4
DOT = 5.0
SMALL = 2.5
LINE_Y = 13.5
_SHARE = {Stage.ORDERS: 0.0, Stage.RETREATS: 1 / 3, Stage.BUILDS: 2 / 3}


class SeasonSlider(QAbstractSlider):
    """Values are moments, oldest first; the maximum is now. Keys of any slider work; a click takes the nearest dot."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("season-slider")
        self.setAccessibleName(self.tr("Seasons of this match"))
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSingleStep(1)
        self.setPageStep(1)
        self.setRange(0, 0)
        self._moments: tuple[Moment, ...] = ()
        self.valueChanged.connect(self.update)
        theme().changed.connect(self.update)

    def show_moments(self, moments: Sequence[Moment], at: int | None) -> None:
        """These moments, with this one (None: now) in hand; emits nothing."""
        self._moments = tuple(moments)
        self.blockSignals(True)
        self.setRange(0, len(self._moments))
        self.setValue(len(self._moments) if at is None else at)
        self.blockSignals(False)
        self.setAccessibleDescription(self._label(self.value()))
        self.update()

    def x_of(self, value: int) -> float:
        """Where the dot of a value is."""
        return MARGIN + self._slot(value) * self._spacing()

    def sizeHint(self) -> QSize:
        return QSize(round(2 * MARGIN + (self._seasons() + 1) * SPACING), HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, HEIGHT)

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
        look = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        last = self.maximum()
        painter.setPen(QPen(look.ui("line"), 2))
        painter.drawLine(QPointF(self.x_of(0), LINE_Y), QPointF(self.x_of(last), LINE_Y))
        painter.setPen(QPen(look.ui("accent"), 2))
        painter.drawLine(QPointF(self.x_of(0), LINE_Y), QPointF(self.x_of(self.value()), LINE_Y))
        for value in range(last + 1):
            self._paint_dot(painter, value)
        self._paint_labels(painter)

    def _paint_dot(self, painter: QPainter, value: int) -> None:
        look = theme()
        centre = QPointF(self.x_of(value), LINE_Y)
        role = "accent" if value <= self.value() else "lineStrong"
        painter.setPen(QPen(look.ui(role), 1.5))
        big = value == self.maximum() or self._moments[value].stage is Stage.ORDERS
        current = value == self.value()
        painter.setBrush(look.ui(role) if current or not big else look.ui("surface"))
        radius = DOT if big or current else SMALL
        painter.drawEllipse(centre, radius, radius)
        if current and self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.ui("focus"), 1.5))
            painter.drawEllipse(centre, radius + 3, radius + 3)

    def _paint_labels(self, painter: QPainter) -> None:
        """The labels that have room; the one in hand always has."""
        look = theme()
        taken: list[tuple[float, float]] = []
        order = [self.value(), self.maximum(), *range(self.maximum())]
        for value in dict.fromkeys(order):
            if value < self.maximum() and self._moments[value].stage is not Stage.ORDERS and value != self.value():
                continue
            x, current = self.x_of(value), value == self.value()
            font = fonts.ui("caption", strong=current, tabular=True)
            half = QFontMetrics(font).horizontalAdvance(self._label(value)) / 2 + GAP
            if any(x - half < right and left < x + half for left, right in taken):
                continue
            taken.append((x - half, x + half))
            painter.setFont(font)
            painter.setPen(look.ui("text" if current else "muted"))
            box = QRect(round(x) - 40, 21, 80, 16)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._label(value))

    def _label(self, value: int) -> str:
        if value >= len(self._moments):
            return self.tr("Now")
        moment = self._moments[value]
        extra = {Stage.RETREATS: self.tr("retreats"), Stage.BUILDS: self.tr("builds")}.get(moment.stage, "")
        return f"{moment.label} {extra}".strip()

    def _seasons(self) -> int:
        return self._moments[-1].index + 1 if self._moments else 0

    def _slot(self, value: int) -> float:
        if value >= len(self._moments):
            return self._seasons()
        moment = self._moments[value]
        return moment.index + _SHARE[moment.stage]

    def _spacing(self) -> float:
        room = self.width() - 2 * MARGIN
        return min(SPACING, room / max(self._seasons(), 1))

    def _take(self, x: float) -> None:
        nearest = min(range(self.maximum() + 1), key=lambda value: abs(self.x_of(value) - x))
        self.setSliderPosition(nearest)
