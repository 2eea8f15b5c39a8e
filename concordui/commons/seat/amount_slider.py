"""A slider over harvests, with the limits and the equal share marked below it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from concordui import fonts
from concordui.theme import theme

STEPS = 400
_HANDLE = 8
_BAR = 22
_MARKS = 20


@dataclass(frozen=True, slots=True)
class LevelMark:
    """A level that matters, by its name."""

    value: float
    name: str


class AmountSlider(QWidget):
    """`moved` carries the amount that a person chose. `top` is at its right end; what is more stands there too."""

    moved = Signal(float)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._top = 1.0
        self._marks: tuple[LevelMark, ...] = ()
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setAccessibleName(name)
        self.slider.setRange(0, STEPS)
        self.slider.setPageStep(STEPS // 10)
        self.setFocusProxy(self.slider)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.slider.valueChanged.connect(self._moved)
        theme().changed.connect(self.update)

    @property
    def marks(self) -> tuple[LevelMark, ...]:
        """What is marked."""
        return self._marks

    def show_scale(self, top: float, marks: Sequence[LevelMark]) -> None:
        """Reach from 0 to `top`, with these marks: two at most."""
        self._top = max(top, 1e-9)
        self._marks = tuple(marks)
        self.update()

    def set_amount(self, amount: float) -> None:
        """Stand there, without telling."""
        self.slider.blockSignals(True)
        self.slider.setValue(round(STEPS * min(amount / self._top, 1.0)))
        self.slider.blockSignals(False)

    def sizeHint(self) -> QSize:
        return QSize(200, _BAR + _MARKS)

    def minimumSizeHint(self) -> QSize:
        return QSize(80, _BAR + _MARKS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.slider.setGeometry(0, 0, self.width(), _BAR)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A tick for each mark; the lower has its name at its left, the higher at its right: both have room."""
        painter = QPainter(self)
        painter.setFont(fonts.ui("caption", tabular=True))
        metrics = QFontMetrics(painter.font())
        shown = sorted((mark for mark in self._marks if 0.0 <= mark.value <= self._top), key=_value)
        for number, mark in enumerate(shown):
            at = _HANDLE + (self.width() - 2 * _HANDLE) * mark.value / self._top
            painter.setPen(QPen(theme().ui("lineStrong"), 1))
            painter.drawLine(round(at), _BAR - 2, round(at), _BAR + 5)
            wide = metrics.horizontalAdvance(mark.name) + 2
            before = len(shown) > 1 and number == 0
            left = min(max(at - wide - 3 if before else at + 4, 0.0), self.width() - wide)
            painter.setPen(theme().ui("muted"))
            painter.drawText(QRectF(left, _BAR + 3, wide, _MARKS - 4), Qt.AlignmentFlag.AlignLeft, mark.name)
        painter.end()

    def _moved(self, step: int) -> None:
        self.moved.emit(_neat(self._top * step / STEPS, self._top))


def _value(mark: LevelMark) -> float:
    return mark.value


def _neat(amount: float, top: float) -> float:
    """Without digits that a step of the slider can't mean."""
    digits = 0
    while 10.0**-digits > top / STEPS and digits < 6:
        digits += 1
    return round(amount, digits)
