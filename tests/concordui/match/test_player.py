"""A film on a map: units glide and marks fade in over the times of the look, on a clock that the test holds."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtTest import QSignalSpy

from concordui.hexmap import MapScene, MapView
from concordui.match.film import film_of
from concordui.match.history import moments_of
from concordui.match.map_states import past_state
from concordui.match.player import Player
from concordui.match.promise_marks import promise_marks
from concordui.motion import motion
from concordui.theme import apply
from helpers import games
from helpers.seasons import PEACE, clash


class Held:
    """A clock that the test moves: `step` seconds on at each look."""

    def __init__(self) -> None:
        self.now = self.step = 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.fixture
def clock():
    return Held()


@pytest.fixture
def moving(dressed):
    """A system that lets things move, and the speed of the look."""
    motion().set_system(less=False)
    motion().set_speed(1.0)
    yield
    motion().set_system(less=True)
    motion().set_speed(1.0)


def film(game=None):
    game = game or clash([PEACE])
    moment = moments_of(game.position().seasons)[-1]
    return film_of(
        game.board, moment, past_state(moment, (), promise_marks(game.board, moment.record, moment.record.promises))
    )


@pytest.fixture(scope="module")
def view(qapp):
    """One map for all tests: each begins its own film on it."""
    if not qapp.styleSheet():
        apply(qapp)
    scene = MapScene(clash().board)
    view = MapView(scene)
    scene.setParent(view)
    view.resize(1012, 686)
    view.show()
    yield view
    view.close()
    view.deleteLater()


@pytest.fixture
def player(qtbot, view, clock, dressed):
    player = Player(view, clock, view)
    yield player
    player.leave()
    view.map_scene._steps.take_all()


def unit_at(view, place) -> QPointF:
    """Where the unit of a province is drawn, in the scene."""
    return view.map_scene._units[place].pos()


def slot(view, place) -> QPointF:
    return view.map_scene.geometry.slot(place, view.zoom)


def share(view, place, to) -> float:
    """How far the unit of a province is on its way."""
    way, gone = slot(view, to) - slot(view, place), unit_at(view, place) - slot(view, place)
    return QPointF.dotProduct(way, gone) / QPointF.dotProduct(way, way)


def test_orders_fade_in_then_units_glide_then_what_came_of_it_shows(view, player, moving):
    played = film()
    player.start(played)
    arrows = view.map_scene._made["orders"]
    assert arrows.items[0].opacity() == 0.0
    player.advance(80)
    assert arrows.items[0].opacity() == pytest.approx(0.5)
    player.advance(80)
    assert arrows.items[0].opacity() == 1.0
    assert view.map_scene.state == played.steps[0].state
    player.advance(260)
    assert player.at == 1
    assert share(view, "D", "E") == pytest.approx(0.0)
    player.advance(210)
    assert share(view, "D", "E") == pytest.approx(0.5)
    assert view.map_scene.state == played.steps[0].state, "the unit is on its way and not there yet"
    player.advance(210)
    assert view.map_scene.state == played.steps[1].state
    assert unit_at(view, "E") == slot(view, "E")


def test_units_begin_and_end_slowly(view, player, moving):
    player.start(film())
    player.advance(420 + 42)
    assert 0.0 < share(view, "D", "E") < 0.05
    player.advance(420 - 84)
    assert 0.95 < share(view, "D", "E") < 1.0


def test_a_unit_that_does_not_get_in_turns_on_its_way_and_is_back_at_the_end(view, player, moving):
    armies = [{"power": "Lydia", "type": "army", "at": "G"}, {"power": "Caria", "type": "army", "at": "L"}]
    game = games.Game.create(seed=1, max_years=2, setup={"units": armies, "phase": "orders"})
    player.start(film(games.play(game, Caria="L-G")))
    player.advance(420 + 210)
    assert share(view, "L", "G") == pytest.approx(0.36)
    player.advance(200)
    assert 0.0 < share(view, "L", "G") < 0.1
    player.advance(10)
    assert unit_at(view, "L") == slot(view, "L")


def test_a_film_ends_by_itself_in_what_the_map_shows_anyway(view, player, moving):
    played = film()
    done = QSignalSpy(player.done)
    player.start(played)
    player.advance(played.length_ms - 1)
    assert player.active
    player.advance(2)
    assert (player.active, player.playing, done.count()) == (False, False, 1)
    assert view.map_scene.state == played.end
    for layer in view.map_scene._made.values():
        assert not layer._under, "what was there before is gone"
        assert all(item.opacity() > 0.4 for item in layer.items)


def test_pause_holds_a_unit_on_its_way_and_play_goes_on_from_there(view, player, moving):
    player.start(film())
    player.advance(420 + 210)
    player.toggle()
    player.advance(1000)
    assert share(view, "D", "E") == pytest.approx(0.5)
    player.toggle()
    player.advance(210)
    assert player.at == 1
    assert "E" in {unit.at for unit in view.map_scene.state.units}


def test_a_step_back_stands_at_the_step_before(view, player, moving):
    played = film()
    player.start(played)
    player.advance(420 + 840 + 210)
    assert player.at == 2
    player.back()
    assert (player.at, player.playing, view.map_scene.state) == (1, False, played.steps[1].state)
    assert unit_at(view, "L") == slot(view, "L"), "the unit that was on its way is where the state has it"
    player.back()
    player.back()
    assert (player.at, player.has_back) == (0, False)


def test_a_step_on_plays_the_next_and_stands_or_ends_the_one_that_plays(view, player, moving):
    played = film()
    player.start(played)
    player.advance(10)
    player.next()
    assert (player.at, player.playing, player.standing) == (0, False, True)
    player.next()
    assert (player.at, player.playing) == (1, True)
    player.advance(10_000)
    assert (player.at, player.playing, view.map_scene.state) == (1, False, played.steps[1].state)
    for _ in range(20):
        player.next()
        player.advance(10_000)
    assert (player.at, player.has_next, player.active) == (4, False, True)
    player.toggle()
    assert (player.at, player.playing) == (0, True), "from its end a film begins anew"


def test_to_the_end_shows_the_end_at_once_wherever_it_was(view, player, moving):
    played = film()
    player.start(played)
    player.advance(420 + 100)
    player.stop()
    assert (player.active, view.map_scene.state) == (False, played.end)
    assert unit_at(view, "E") == slot(view, "E")


def test_without_motion_steps_jump_at_the_same_times(view, player, dressed):
    played = film()
    player.start(played)
    assert view.map_scene._made["orders"].items[0].opacity() == 1.0
    player.advance(420)
    assert (player.at, view.map_scene.state) == (1, played.steps[1].state)
    player.advance(839)
    assert player.at == 1
    player.next()
    assert (player.at, player.playing, view.map_scene.state) == (2, False, played.steps[2].state)


@pytest.mark.parametrize(("speed", "at"), [(0.5, 0), (1.0, 1), (4.0, 3)])
def test_the_clock_plays_at_the_speed_that_is_set(qtbot, view, player, clock, moving, speed, at):
    motion().set_speed(speed)
    player.start(film())
    clock.step = 0.1
    qtbot.waitUntil(lambda: clock.now >= 0.6)
    clock.step = 0.0
    player.toggle()
    assert player.at == at


def test_a_zoom_and_another_theme_in_the_middle_lose_nothing(view, player, moving):
    played = film()
    player.start(played)
    player.advance(420 + 200)
    view.set_zoom(1.7)
    player.advance(10)
    assert share(view, "D", "E") == pytest.approx(0.5)
    view.map_scene.repaint_all()
    player.advance(10_000)
    assert view.map_scene.state == played.end
    view.frame()
