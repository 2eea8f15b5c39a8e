"""A plot as a picture: drawn anew by the same painter into a drawing, saved as SVG or PNG, or copied."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QCheckBox, QWidget

from concordui import fonts
from concordui.export.clipboard import copy_drawing
from concordui.export.one_picture import DEFAULT_SCALE, OnePictureDialog
from concordui.export.words import say
from concordui.hexmap.drawing import Drawing, record
from concordui.plots.chart import Chart
from concordui.plots.painting import Brushwork, paint_chart, triangle
from concordui.theme import theme

HEAD = 32
_PAD = 12
_SIGN = 4.0


class PlotFilm:
    """The one picture of a chart, so wide and high in logical pixels, its title above it or not.

    A `quick` one can be rastered in the window's thread.
    """

    count = 1

    def __init__(self, chart: Chart, size: QSize, *, title: bool = True, quick: bool = False) -> None:
        self._chart, self._title, self._quick = chart, title, quick
        self._width, self._height = max(size.width(), 240), max(size.height(), 120)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in logical pixels."""
        return self._width, self._height + (HEAD if self._title else 0)

    def prepare(self, number: int) -> None:
        """There is nothing to prepare."""

    def draw(self, number: int) -> Drawing:
        return record(*self.size, theme().ui("raised"), self._paint, self._chart.title)

    def _paint(self, painter: QPainter) -> None:
        head = HEAD if self._title else 0
        if self._title:
            _paint_head(painter, self._chart, self._width)
        room = QRectF(0, head, self._width, self._height)
        paint_chart(painter, self._chart, room, Brushwork(exact=True, quick=self._quick))


def _paint_head(painter: QPainter, chart: Chart, width: int) -> None:
    strong, plain = _font("body", strong=True), _font("caption")
    left = _write(painter, QPointF(_PAD, 20), chart.title, strong, "text") + 8
    note = f"{chart.note};" if chart.sign_note else chart.note
    left = _write(painter, QPointF(left, 20), note, plain, "muted") + 4
    if chart.sign_note:
        painter.setPen(theme().ui("danger"))
        painter.setBrush(theme().ui("danger"))
        painter.drawPath(triangle(QPointF(left + 5, 20), _SIGN))
        _write(painter, QPointF(left + 13, 20), chart.sign_note, plain, "muted")
    value = chart.head_text(chart.turns)
    _write(painter, QPointF(width - _PAD - QFontMetricsF(strong).horizontalAdvance(value), 20), value, strong, "text")


def _write(painter: QPainter, at: QPointF, text: str, font: QFont, role: str) -> float:
    """Write a text; where it ends."""
    painter.setFont(font)
    painter.setPen(theme().ui(role))
    painter.drawText(at, text)
    return at.x() + QFontMetricsF(font).horizontalAdvance(text)


def _font(size: fonts.Size, *, strong: bool = False) -> QFont:
    font = fonts.ui(size, strong=strong, tabular=True)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def plot_drawing(chart: Chart, size: QSize) -> Drawing:
    """A chart with its title as a drawing, for `hexmap.svg.svg_of` and `hexmap.raster`; sizes in logical pixels."""
    return PlotFilm(chart, size).draw(0)


def copy_plot(chart: Chart, size: QSize) -> tuple[int, int]:
    """Copy a picture of a chart; its size in pixels."""
    return copy_drawing(PlotFilm(chart, size, quick=True).draw(0), DEFAULT_SCALE)


class PlotDialog(OnePictureDialog):
    """*Picture of the plot*, as it is when the dialog opens."""

    def __init__(self, chart: Chart, size: QSize, parent: QWidget | None = None, *, stem: str = "") -> None:
        super().__init__(say("Picture of the plot"), chart.title, parent)
        self.setObjectName("plot-picture")
        self._chart, self._size, self._stem = chart, size, stem
        self.title = QCheckBox(say("&Title line"), self)
        self.title.setChecked(True)
        self.side.addWidget(self.title)
        self.title.toggled.connect(self.renew)
        self.show_choices()

    def stem(self) -> str:
        return f"{self._stem} {self._chart.title}".strip()

    def make_film(self) -> PlotFilm:
        return PlotFilm(self._chart, self._size, title=self.title.isChecked())

    def quick_drawing(self) -> Drawing:
        return PlotFilm(self._chart, self._size, title=self.title.isChecked(), quick=True).draw(0)
