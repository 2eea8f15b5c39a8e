"""*Picture of the world*: the round that is shown, as SVG or PNG."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from concordui import fonts
from concordui.commons.world.layout import bounds
from concordui.commons.world.painting import Scene, paint_scene
from concordui.commons.world.words import say
from concordui.export.one_picture import OnePictureDialog
from concordui.hexmap.drawing import Drawing, record
from concordui.theme import theme

CAPTION = 40.0


class WorldFilm:
    """The one picture: all arenas, under the title and the round."""

    count = 1

    def __init__(self, scene: Scene, title: str) -> None:
        self._scene = replace(scene, chosen=None, pointed=None)
        self._title = title
        self._bounds = bounds(scene.places, [node.id for node in scene.picture.nodes])

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in logical pixels."""
        left, top, right, bottom = self._bounds
        return round(max(right - left, 240.0)), round(bottom - top + CAPTION)

    def prepare(self, number: int) -> None:
        """Nothing takes long here."""

    def draw(self, number: int) -> Drawing:
        title = say("{0}, round {1}").format(self._title or say("World"), self._scene.picture.turn)
        return record(*self.size, theme().ui("bg"), self._paint, title)

    def _paint(self, painter: QPainter) -> None:
        font = fonts.ui("section", strong=True)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(theme().ui("text"))
        painter.drawText(QPointF(16, 8 + metrics.ascent()), self._title or say("World"))
        painter.setFont(fonts.ui("body", tabular=True))
        painter.setPen(theme().ui("muted"))
        words = say("round {0}").format(self._scene.picture.turn)
        at = QPointF(16 + metrics.horizontalAdvance(self._title or say("World")) + 10, 8 + metrics.ascent())
        painter.drawText(at, words)
        painter.translate(-self._bounds[0], CAPTION - self._bounds[1])
        paint_scene(painter, self._scene)


class WorldPictureDialog(OnePictureDialog):
    """The round that was shown when it opened."""

    def __init__(self, scene: Scene, title: str, parent: QWidget | None = None) -> None:
        words = say("round {0}").format(scene.picture.turn)
        super().__init__(say("Picture of the world"), words, parent)
        self.setObjectName("export-world")
        self._scene, self._world = scene, title
        self.show_choices()

    def make_film(self) -> WorldFilm:
        return WorldFilm(self._scene, self._world)

    def stem(self) -> str:
        return f"{self._world or say('World')} {say('round {0}').format(self._scene.picture.turn)}"
