"""What a match lets out: never more than the person at the screen may see."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QWidget

from concordui.hexmap import MapScene, MapView
from concordui.match.desk import Desk
from concordui.match.exporting import exportable
from concordui.match.map_states import map_state
from engine.anatolia.chronicle import METHOD_OF_PHASE
from engine.anatolia.events import Finished, PhaseBegan, PhaseEnded, SeatAsked
from engine.anatolia.game import Game
from engine.anatolia.orders import Hold
from helpers.games import random_payload
from helpers.shell_world import NOON


class Opened:
    """As much of an opening as an export looks at."""

    def __init__(self, path):
        self.path = path


class Table:
    """A desk at a game in which everybody plays at random, and a map of it."""

    def __init__(self, qtbot, path, *humans: str) -> None:
        self.game = Game.create(seed=11, max_years=2)
        self.desk = Desk(self.game.board, humans, lambda: NOON)
        self.humans = humans
        self.opening = Opened(path)
        self.window = QWidget()
        self.view = MapView(MapScene(self.game.board, self.window), self.window)
        qtbot.addWidget(self.window)
        self._rng = random.Random(11)

    def begin(self) -> None:
        self.desk.told(PhaseBegan(self.game.position(), self.game.asked()))
        for power in self.game.asked():
            if power in self.humans:
                self.desk.told(SeatAsked(power, METHOD_OF_PHASE[self.game.phase], self.game.bot_state(power)))

    def play_on(self) -> None:
        """The open phase, with random answers of every seat."""
        year, season, ended = self.game.year, self.game.season, self.game.phase
        for power in self.game.asked():
            self.game.submit(power, random_payload(self.game, power, self._rng))
        self.game.advance()
        self.desk.told(PhaseEnded(year, season, ended, self.game.position()))
        if self.game.finished():
            self.desk.told(Finished(self.game.position(), self.game.result()))
        else:
            self.begin()

    def to(self, phase: str) -> None:
        while self.game.phase != phase:
            self.play_on()

    def exportable(self):
        self.view.set_position(map_state(self.desk))
        return exportable(self.desk, self.opening, self.view)


@pytest.fixture
def table(qtbot, dressed, tmp_path):
    return lambda *humans: Table(qtbot, tmp_path / "Match 3 Lydia.json", *humans)


def test_before_the_first_season_there_is_a_map_and_nothing_to_tell(table):
    at = table("Lydia")
    assert at.exportable() is None
    at.begin()
    source = at.exportable()
    assert (source.title, source.stem, source.season, source.game) == ("Match 3: Lydia", "Match 3 Lydia", None, None)
    assert source.shown.note == "Year 1, Spring, Proposals"
    assert source.shown.stem == "year-1-spring-negotiate-propose"


def test_the_map_is_the_one_that_is_shown_with_the_orders_of_ones_own_alone(table):
    at = table("Lydia")
    at.begin()
    at.to("orders")
    for unit in at.desk.units_of("Lydia"):
        at.desk.book.enter(Hold(unit.at), "hold")
    state = at.exportable().shown.state
    assert {drawn.power for drawn in state.orders} == {"Lydia"}
    assert state == at.view.map_scene.state


def test_nothing_is_let_out_while_the_cover_page_hides_a_seat(table):
    at = table("Lydia", "Caria")
    at.begin()
    assert at.desk.covered == "Lydia"
    assert at.exportable() is None
    at.desk.confirm()
    assert at.exportable().shown is not None


def test_a_game_has_a_picture_for_every_moment_named_by_its_season(table):
    at = table("Lydia")
    at.begin()
    while not at.game.finished():
        at.play_on()
    pictures = at.exportable().game()
    assert len(pictures) == len(at.desk.timeline.moments)
    assert (pictures[0].stem, pictures[0].note) == ("year-1-spring-orders", "Year 1, Spring, Orders")
    assert len({picture.stem for picture in pictures}) == len(pictures)


def test_a_game_at_stake_shows_the_promises_that_the_seat_may_know_of(table):
    at = table("Lydia")
    at.begin()
    kept: set[tuple[bool, bool]] = set()
    while not at.game.finished():
        at.play_on()
        source = at.exportable()
        if source is None or source.game is None:
            continue
        text = source.season().text
        assert ("Everything is shown" in text) == at.game.finished()
        if not at.game.finished():
            assert "Seen by Lydia" in text
            promises = text.partition("Promises that fell due\n")[2].partition("\n\n")[0].splitlines()
            for line in promises:
                kept.add(("(kept)" in line, "Lydia" in line))
    assert (True, True) in kept, "one's own kept promises are told"
    assert (True, False) not in kept, "kept promises of others stay theirs"


def test_the_season_that_is_looked_at_is_the_one_that_is_told(table):
    at = table("Lydia")
    at.begin()
    while not at.game.finished():
        at.play_on()
    at.desk.go(0)
    assert at.exportable().season().title == "Year 1, Spring"
    assert at.exportable().shown.stem == "year-1-spring-orders"
    at.desk.go(None)
    assert at.exportable().season().title == "Year 2, Autumn"
