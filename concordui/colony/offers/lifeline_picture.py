"""A lifeline as a picture: drawn by the painter of the window, whole, saved as SVG or PNG, or copied."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from concordui.colony.offers.lifeline_painting import HEAD, LifelinePainter, paint_head
from concordui.colony.offers.lifeline_rows import LifelineModel
from concordui.colony.say import say
from concordui.export.one_picture import OnePictureDialog
from concordui.hexmap.drawing import Drawing, record
from concordui.theme import theme

LEAST = 480
_FOOT = 8


class LifelineFilm:
    """The one picture of a lifeline, so wide in logical pixels; it keeps the rows of the moment."""

    count = 1

    def __init__(self, model: LifelineModel, width: int) -> None:
        self._model = LifelineModel()
        self._model.take(model)
        self._width = max(width, LEAST)
        self._painter = LifelinePainter(self._model)
        self._heights = [self._painter.height(row, self._width) for row in self._model.rows]

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in logical pixels."""
        return self._width, HEAD + sum(self._heights) + _FOOT

    def prepare(self, number: int) -> None:
        """There is nothing to prepare."""

    def draw(self, number: int) -> Drawing:
        return record(*self.size, theme().ui("surface"), self._paint, say("A thread as lifelines"))

    def _paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_head(painter, QRect(0, 0, self._width, HEAD), self._model)
        top = HEAD
        for row, height in zip(self._model.rows, self._heights, strict=True):
            self._painter.paint(painter, row, QRect(0, top, self._width, height), QStyleOptionViewItem().state)
            top += height


class LifelineDialog(OnePictureDialog):
    """*Picture of the lifeline*, as it is when the dialog opens."""

    def __init__(self, model: LifelineModel, width: int, title: str, parent: QWidget | None = None) -> None:
        super().__init__(say("Picture of the lifeline"), title, parent)
        self.setObjectName("lifeline-picture")
        self._film_now = LifelineFilm(model, width)
        self._stem = title
        self.show_choices()

    def stem(self) -> str:
        return self._stem

    def make_film(self) -> LifelineFilm:
        return self._film_now
