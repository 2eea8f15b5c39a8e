"""A board, its scene, and a view of it at the size of the picture that the design was drawn at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from concordui.hexmap import MapScene, MapState, MapView
from concordui.theme import apply, theme
from engine.anatolia.board import Board, load_board

SIZE = (1012, 686)


@pytest.fixture
def board() -> Board:
    return load_board()


@pytest.fixture
def classic(data: Path) -> Board:
    """A board that is a graph."""
    return load_board(data / "classic_board.json")


@pytest.fixture
def look(qapp) -> Iterator[None]:
    """The application dressed, in light; and in light again afterwards."""
    theme().set_mode("light")
    if not qapp.styleSheet():
        apply(qapp)
    yield
    theme().set_mode("light")


@pytest.fixture
def show(qtbot, look) -> Callable[..., MapView]:
    """Shows a view of a board and waits until it is there."""

    def show_(board: Board, state: MapState | None = None, size: tuple[int, int] = SIZE) -> MapView:
        scene = MapScene(board)
        view = MapView(scene)
        scene.setParent(view)
        qtbot.addWidget(view)
        view.resize(*size)
        view.show()
        qtbot.waitExposed(view)
        view.setFocus()
        if state is not None:
            view.set_position(state)
        return view

    return show_
