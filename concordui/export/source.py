"""What a workspace lets out: the map as it is shown, a game picture by picture, a season as text.

All of it is what the person at the screen may see: a workspace makes an `Exportable` anew whenever it is asked, and has
none while a cover page hides one seat's secrets from the next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from concordui.hexmap.export import Frame
from concordui.hexmap.state import LAYERS, MapLayer, MapState
from engine.anatolia.board import Board


@dataclass(frozen=True, slots=True)
class ShownMap:
    """The map of a workspace now: `note` says what it shows ("Year 3, Spring, Orders"), `stem` names files."""

    state: MapState
    in_view: Frame
    layers: frozenset[MapLayer] = frozenset(LAYERS)
    note: str = ""
    stem: str = "map"


@dataclass(frozen=True, slots=True)
class GamePicture:
    """One moment of a game: the end of its file's name ("year-1-spring-orders"), its words, and the map."""

    stem: str
    note: str
    state: MapState


@dataclass(frozen=True, slots=True)
class SeasonText:
    """A season in words; `title` is short ("Year 3, Spring"), `stem` names its file."""

    title: str
    text: str
    stem: str = "season"


Pictures: TypeAlias = Sequence[GamePicture]


@dataclass(frozen=True, slots=True)
class Exportable:
    """What can be exported of one workspace now; None is what it has not.

    `position` says that it is no match but a position: its text is then a report of that.
    """

    board: Board
    title: str
    stem: str
    shown: ShownMap | None = None
    season: Callable[[], SeasonText] | None = field(default=None, compare=False)
    game: Callable[[], Pictures] | None = field(default=None, compare=False)
    position: bool = False
