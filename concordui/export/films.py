"""What is drawn: the map that is shown, or a game, in the frame and with the extras that a person chose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from concordui.export.source import Exportable, GamePicture, ShownMap
from concordui.hexmap.drawing import Drawing
from concordui.hexmap.export import Caption, Draughtsman, Frame, legend_of
from concordui.hexmap.geometry import geometry_of
from concordui.hexmap.state import LAYERS
from engine.anatolia.board import Board


@dataclass(frozen=True, slots=True)
class PictureChoices:
    """What of the shown map is in the picture."""

    whole: bool = True
    all_layers: bool = False
    title: bool = True
    legend: bool = True


class PictureFilm:
    """The one picture of the map that is shown."""

    count = 1

    def __init__(self, source: Exportable, shown: ShownMap, choices: PictureChoices) -> None:
        self._title = source.title
        self._shown, self._choices = shown, choices
        self._legend = legend_of(source.board, (shown.state,)) if choices.legend else None
        frame = Frame.whole(geometry_of(source.board)) if choices.whole else shown.in_view
        self._draughtsman = Draughtsman(source.board, frame, frozenset(LAYERS) if choices.all_layers else shown.layers)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in logical pixels."""
        return self._draughtsman.size(self._caption(), self._legend)

    def prepare(self, number: int) -> None:
        self._draughtsman.show(self._shown.state)

    def draw(self, number: int) -> Drawing:
        return self._draughtsman.draw(self._shown.state, self._caption(), self._legend)

    def _caption(self) -> Caption:
        return Caption(self._title, self._shown.note) if self._choices.title else Caption()


class GameFilm:
    """The pictures of a game, all of one size: `width` logical pixels wide, or at full size."""

    def __init__(
        self,
        board: Board,
        title: str,
        pictures: Sequence[GamePicture],
        *,
        width: float | None = None,
        captions: bool = True,
        legend: bool = True,
    ) -> None:
        self._title, self._captions = title, captions
        self._pictures = tuple(pictures)
        self._legend = legend_of(board, [picture.state for picture in pictures]) if legend else None
        self._draughtsman = Draughtsman(board, Frame.whole(geometry_of(board), width))

    @property
    def count(self) -> int:
        return len(self._pictures)

    def names(self) -> list[str]:
        """The names of the files of a set, numbered so that they sort: ``001-year-1-spring-orders``."""
        digits = max(3, len(str(self.count)))
        return [f"{number:0{digits}}-{picture.stem}" for number, picture in enumerate(self._pictures, 1)]

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of each in logical pixels."""
        return self._draughtsman.size(self._caption(0), self._legend)

    def prepare(self, number: int) -> None:
        self._draughtsman.show(self._pictures[number].state)

    def draw(self, number: int) -> Drawing:
        return self._draughtsman.draw(self._pictures[number].state, self._caption(number), self._legend)

    def _caption(self, number: int) -> Caption:
        return Caption(self._title, self._pictures[number].note) if self._captions else Caption()
