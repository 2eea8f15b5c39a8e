"""*Picture of the colony*: the tick that is shown, whole or as far as it is in view, as SVG or PNG."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from concordui.colony.clock import clock, count
from concordui.colony.map.ground import ColonyGround
from concordui.colony.map.hexes import Hexes
from concordui.colony.map.scene import ColonyMapScene
from concordui.colony.map.sprites import Sprite
from concordui.colony.map.view import ColonyView
from concordui.colony.people import People
from concordui.colony.say import say
from concordui.export.one_picture import OnePictureDialog
from concordui.hexmap.drawing import Drawing, record
from concordui.hexmap.export import TITLE, Caption, Frame, paint_head
from concordui.hexmap.vector_ground import VectorGround
from concordui.theme import theme
from concordui.widgets import Field, Segment, Segmented
from engine.colony.viewing.scene import ColonyScene

UNDER = 18.0
"""Map pixels under the last row, for the names of who stands there."""
WIDTH = 1012.0
"""Logical pixels across a picture of the whole map."""


class VectorColony(ColonyMapScene):
    """A colony's map with nothing in it but vectors. It is made for one picture and shown in no view."""

    def __init__(self, shown: ColonyScene, people: People, zoom: float, layers: frozenset[str]) -> None:
        super().__init__(shown, people)
        self.set_zoom(zoom, 1.0)
        self.removeItem(self._ground)
        for layer in self.layers - layers:
            self.set_layer(layer, False)
        self.drawn_ground = VectorGround(self, ColonyGround(self._terrain, zoom))
        self.addItem(self.drawn_ground)

    def _item(self, sprite: Sprite, aside: QPointF) -> QGraphicsItem:
        return _Drawn(sprite, aside)


class _Drawn(QGraphicsItem):
    """A sprite drawn anew each time."""

    def __init__(self, sprite: Sprite, aside: QPointF) -> None:
        super().__init__()
        self._sprite, self._aside = sprite, aside
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)

    def boundingRect(self) -> QRectF:
        return self._sprite.rect.translated(self._aside)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.save()
        painter.translate(self._aside)
        self._sprite.paint(painter)
        painter.restore()


class ColonyFilm:
    """The one picture: the map under its title and the tick."""

    count = 1

    def __init__(
        self, shown: ColonyScene, people: People, frame: Frame, caption: Caption, layers: frozenset[str]
    ) -> None:
        self._shown, self._people, self._frame = shown, people, frame.snapped()
        self._caption, self._layers = caption, layers
        self._scene: VectorColony | None = None

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in logical pixels."""
        width, height = self._frame.size
        return width, height + TITLE

    def prepare(self, number: int) -> None:
        """Lay the map out, which takes part of the time of drawing it."""
        if self._scene is None:
            self._scene = VectorColony(self._shown, self._people, self._frame.zoom, self._layers)

    def draw(self, number: int) -> Drawing:
        self.prepare(number)
        return record(*self.size, theme().map("void"), self._paint, self._caption.text)

    def _paint(self, painter: QPainter) -> None:
        assert self._scene is not None
        width, height = self._frame.size
        self._scene.render(
            painter, QRectF(0, TITLE, width, height), self._frame.room, Qt.AspectRatioMode.IgnoreAspectRatio
        )
        painter.resetTransform()
        painter.setOpacity(1.0)
        paint_head(painter, width, self._caption)


class ColonyPictureDialog(OnePictureDialog):
    """The tick that was shown when it opened."""

    def __init__(self, view: ColonyView, title: str, parent: QWidget | None = None) -> None:
        self._shown, self._people, self._colony = view.shown, view.map_scene.people, title
        self._layers = view.map_scene.layers
        self._in_view = Frame.in_view(view)
        self._told = picture_note(self._shown, self._people)
        super().__init__(say("Picture of the colony"), self._told, parent)
        self.setObjectName("export-colony")
        self.part = Segmented(
            [Segment("whole", say("The whole map")), Segment("view", say("As in the window"))], self, name=say("Part")
        )
        self.part.set_key("whole")
        self.part.chosen.connect(self._part_chosen)
        self.side.addWidget(Field(say("Part"), self.part, self))
        self.show_choices()

    def _part_chosen(self, part: object) -> None:
        self.renew()

    def make_film(self) -> ColonyFilm:
        bounds = Hexes.of(self._shown.rows).bounds.adjusted(0.0, 0.0, 0.0, UNDER)
        whole = Frame.around(bounds, WIDTH)
        frame = whole if self.part.key() == "whole" else self._in_view
        caption = Caption(self._colony or say("Colony"), self._told)
        return ColonyFilm(self._shown, self._people, frame, caption, self._layers)

    def stem(self) -> str:
        return say("{title} tick {tick}", title=self._colony or say("Colony"), tick=self._shown.tick)


def picture_note(shown: ColonyScene, people: People) -> str:
    """What a picture is of: "Day 4, 14:48, tick 5,208, what Ilse sees"."""
    name, values = people.name(shown.mind), {"clock": clock(shown.tick), "tick": count(shown.tick)}
    if shown.known_to is not None:
        return say("{clock}, tick {tick}, what {name} knows", name=name, **values)
    if shown.sight is not None:
        return say("{clock}, tick {tick}, what {name} sees", name=name, **values)
    return say("{clock}, tick {tick}", **values)
