"""What of an order is at a point: its unit, ghost, burst, line or mark; of several the nearest."""

from __future__ import annotations

from dataclasses import replace

import pytest

from concordui.hexmap import DrawnOrder, DrawnRetreat, MapScene, MapState
from concordui.hexmap.picking import ordered_from
from engine.anatolia.orders import Hold
from helpers.maps import ids, resolved


@pytest.fixture
def scene(look, board):
    scene = MapScene(board)
    state = resolved(board)
    at = ids(board)
    standing = DrawnOrder("Phrygia", Hold(at["Aizanoi"]), "dislodged")
    scene.set_state(replace(state, orders=(*state.orders, standing)))
    return scene


def found(scene, point: complex):
    at = scene._pixel("A")
    return scene.order_at(type(at)(point.real, point.imag) / scene.zoom)


def slot(scene, place) -> complex:
    middle = scene._pixel(place)
    return complex(middle.x(), middle.y())


@pytest.mark.parametrize("zoom", [0.7, 1.0, 2.0])
def test_everything_that_is_drawn_of_an_order_is_found(scene, board, zoom):
    at = ids(board)
    scene.set_zoom(zoom, 1.0)
    plan = scene._plan()
    mover, gone, bouncer, cut = at["Apameia"], at["Aizanoi"], at["Gordion"], at["Kotiaion"]
    assert found(scene, slot(scene, mover)) == mover, "its ghost"
    assert found(scene, slot(scene, gone)) == mover, "the unit that came in"
    assert found(scene, plan.bursts[gone]) == gone
    assert found(scene, plan.crosses[cut]) == cut
    assert found(scene, plan.arrows[bouncer].line.end) == bouncer, "the bar at its end"
    assert found(scene, plan.arrows[bouncer].line.at(0.5)) == bouncer
    assert found(scene, plan.props[at["Mysia"]].line.at(0.5)) == at["Mysia"]


def test_a_line_is_hit_by_a_hand_that_is_a_little_off_but_not_from_afar(scene, board):
    at = ids(board)
    line = scene._plan().arrows[at["Gordion"]].line
    aside = line.way(0.5) * 1j
    assert found(scene, line.at(0.5) + aside * 5) == at["Gordion"]
    assert found(scene, line.at(0.5) + aside * 14) is None


def test_the_way_of_a_retreat_is_that_of_the_unit_that_was_dislodged(look, board):
    at = ids(board)
    scene = MapScene(board)
    state = resolved(board)
    way = DrawnRetreat("Phrygia", at["Aizanoi"], at["Synnada"], chosen=True)
    scene.set_state(MapState(units=state.units, dislodged=state.dislodged, retreats=(way,)))
    middle = (scene._plan().bursts[at["Aizanoi"]] + slot(scene, at["Synnada"])) / 2
    near = [found(scene, middle + 1j * up) for up in range(-24, 25, 4)]
    assert set(near) == {None, at["Aizanoi"]}


def test_a_province_is_of_the_unit_that_came_or_stands_there_or_else_left_it(scene, board):
    at, state = ids(board), scene.state
    assert ordered_from(state, at["Aizanoi"]) == at["Apameia"]
    assert ordered_from(state, at["Apameia"]) == at["Apameia"]
    assert ordered_from(state, at["Kotiaion"]) == at["Kotiaion"]
    assert ordered_from(state, at["Tyana"]) is None
