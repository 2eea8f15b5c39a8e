"""The tree of timelines as a picture: drawn anew by the same painter, saved as SVG or PNG, or copied."""

from __future__ import annotations

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from concordui.colony.say import say
from concordui.colony.timelines.tree_painting import Sheet, paint_ground, paint_tree
from concordui.export.one_picture import OnePictureDialog
from concordui.hexmap.drawing import Drawing, record
from concordui.theme import theme
from engine.colony.viewing.tree import TimelineTree

LEAST_WIDTH = 640


class TreeFilm:
    """The one picture of a tree, so wide in logical pixels."""

    count = 1

    def __init__(self, tree: TimelineTree, width: int) -> None:
        self._sheet = Sheet(tree, float(max(width, LEAST_WIDTH)))

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in logical pixels."""
        return round(self._sheet.width), self._sheet.height

    def prepare(self, number: int) -> None:
        """There is nothing to prepare."""

    def draw(self, number: int) -> Drawing:
        return record(*self.size, theme().ui("surface"), self._paint, say("Timelines"))

    def _paint(self, painter: QPainter) -> None:
        height = float(self._sheet.height)
        paint_ground(painter, self._sheet, height, None, labels=False)
        paint_tree(painter, self._sheet)
        paint_ground(painter, self._sheet, height, None, labels=True)


class TreePictureDialog(OnePictureDialog):
    """*Picture of the tree*, as it is when the dialog opens."""

    def __init__(self, tree: TimelineTree, width: int, name: str, parent: QWidget | None = None) -> None:
        super().__init__(say("Picture of the tree"), name, parent)
        self.setObjectName("tree-picture")
        self._tree, self._width, self._name = tree, width, name
        self.show_choices()

    def stem(self) -> str:
        return say("{name}, timelines", name=self._name)

    def make_film(self) -> TreeFilm:
        return TreeFilm(self._tree, self._width)
