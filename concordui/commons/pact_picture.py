"""The timeline of pacts as a picture: drawn anew by the same painter, saved as SVG or PNG, or copied."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from concordui.commons.model import Showing
from concordui.commons.pact_painting import ROW, TOP, Timeline, names_width, paint_axis, paint_row, scale_of
from concordui.commons.words import say
from concordui.export.one_picture import OnePictureDialog
from concordui.hexmap.drawing import Drawing, record
from concordui.theme import theme

MOST_DRAWN = 400
"""Pacts in a picture: more are no picture that anybody could look at."""


class TimelineFilm:
    """The one picture of a timeline, so wide in logical pixels."""

    count = 1

    def __init__(self, line: Timeline, width: int) -> None:
        shown = line.pacts[:MOST_DRAWN]
        self._line = Timeline(shown, line.turns, line.planned, line.players, line.eyes)
        self._width = max(width, 480)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in logical pixels."""
        return self._width, self._line.height

    def prepare(self, number: int) -> None:
        """There is nothing to prepare."""

    def draw(self, number: int) -> Drawing:
        return record(*self.size, theme().ui("surface"), self._paint, say("Pacts over time"))

    def _paint(self, painter: QPainter) -> None:
        line = self._line
        scale = scale_of(line, QRectF(0, 0, *self.size), names_width(line, self._width))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_axis(painter, scale, labels=False)
        for place, pact in enumerate(line.pacts):
            paint_row(painter, line, pact, scale, TOP + ROW * place, exact=True)
        paint_axis(painter, scale, labels=True, exact=True)


class TimelineDialog(OnePictureDialog):
    """*Picture of the timeline*, as it is when the dialog opens."""

    def __init__(self, line: Timeline, width: int, showing: Showing, parent: QWidget | None = None) -> None:
        super().__init__(say("Picture of the timeline"), say("Pacts over time"), parent)
        self.setObjectName("timeline-picture")
        self._line, self._width = line, width
        self._turn = showing.turns
        self.show_choices()

    def stem(self) -> str:
        return say("Pacts to turn {n}", n=self._turn)

    def make_film(self) -> TimelineFilm:
        return TimelineFilm(self._line, self._width)
