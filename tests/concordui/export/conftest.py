"""A short game at random, its pictures, and what a workspace would let out of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from concordui.export.source import Exportable, GamePicture, SeasonText, ShownMap
from concordui.hexmap.export import Frame
from concordui.match.history import moments_of
from concordui.match.map_states import past_state
from engine.anatolia.chronicle import Position
from helpers.recorded import record_game


@pytest.fixture(scope="session")
def played() -> Position:
    """A finished game of two years, with retreats, builds, and promises kept and broken."""
    return record_game(1, 2)[0].position()


@pytest.fixture(scope="session")
def pictures(played, qapp) -> list[GamePicture]:
    """The first two moments of the game."""
    stems = [f"year-{m.record.year}-{m.record.season.lower()}-{m.stage.value}" for m in moments_of(played.seasons)]
    moments = list(zip(stems, moments_of(played.seasons), strict=True))[:2]
    return [GamePicture(stem, f"Moment {stem}", past_state(moment)) for stem, moment in moments]


@pytest.fixture
def source(played, pictures, dressed) -> Exportable:
    """All that can be exported."""
    shown = ShownMap(pictures[0].state, Frame(QRectF(200, 180, 200, 120), 1.0), note="Year 1", stem="year-1")
    return Exportable(
        played.board,
        "Match 3: Lydia",
        "Match 3 Lydia",
        shown,
        season=lambda: SeasonText("Year 1, Spring", "what happened\n", "year-1-spring"),
        game=lambda: pictures,
    )
