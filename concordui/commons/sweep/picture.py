"""A sweep's plot as a picture, drawn anew by the same painters: saved as SVG or PNG, or copied."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from concordui import fonts
from concordui.commons.sweep.grid import Grid
from concordui.commons.sweep.heat import paint_heat
from concordui.commons.sweep.lines import paint_lines
from concordui.commons.sweep.words import metric_text, say, title_text
from concordui.export.one_picture import OnePictureDialog
from concordui.hexmap.drawing import Drawing, record
from concordui.plots.painting import Brushwork
from concordui.theme import theme

HEAD = 32


def note_of(grid: Grid, mode: str) -> str:
    """What is shown of the seeds, in small beside the title."""
    if mode == "table":
        return grid.note()
    kind = say("mean over the seeds") if mode == "heat" else say("median over the seeds, and their middle half")
    return f"{kind}; {grid.note()}"


class SweepFilm:
    """The one picture of a grid, so wide and high in logical pixels, its title above it."""

    count = 1

    def __init__(self, grid: Grid, mode: str, size: QSize, chosen: int | None = None) -> None:
        self._grid, self._mode, self._chosen = grid, mode, chosen
        self._width, self._height = max(size.width(), 360), max(size.height(), 240)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in logical pixels."""
        return self._width, self._height + HEAD

    def prepare(self, number: int) -> None:
        """There is nothing to prepare."""

    def draw(self, number: int) -> Drawing:
        return record(*self.size, theme().ui("raised"), self._paint, metric_text(self._grid.metric))

    def _paint(self, painter: QPainter) -> None:
        work = Brushwork(exact=True)
        painter.setFont(fonts.ui("body", strong=True))
        painter.setPen(theme().ui("text"))
        title = metric_text(self._grid.metric)
        painter.drawText(12, 20, title)
        left = 12 + painter.fontMetrics().horizontalAdvance(title) + 8
        painter.setFont(work.font())
        painter.setPen(theme().ui("muted"))
        painter.drawText(left, 20, note_of(self._grid, self._mode))
        room = QRectF(0, HEAD, self._width, self._height)
        if self._mode == "heat":
            paint_heat(painter, self._grid, room, work)
        else:
            paint_lines(painter, self._grid, room, work, self._chosen)


class SweepPictureDialog(OnePictureDialog):
    """*Picture of the sweep*, as it is when the dialog opens."""

    def __init__(self, film: SweepFilm, grid: Grid, parent: QWidget | None = None) -> None:
        super().__init__(say("Picture of the sweep"), metric_text(grid.metric), parent)
        self.setObjectName("sweep-picture")
        self._shown, self._grid = film, grid
        self.show_choices()

    def stem(self) -> str:
        places = [self._grid.across, *([self._grid.up] if self._grid.up else [])]
        return f"{title_text(places)} {metric_text(self._grid.metric)}".replace(":", "")

    def make_film(self) -> SweepFilm:
        return self._shown
