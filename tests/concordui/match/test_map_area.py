"""What a season brings to the map comes in several turns of the event loop, so that none keeps the window long."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PySide6.QtWidgets import QWidget

from concordui.hexmap import plans
from concordui.match.desk import Desk
from concordui.match.film import film_of
from concordui.match.history import moments_of
from concordui.match.map_area import MapArea
from concordui.match.map_states import past_state
from concordui.steps import Steps
from helpers.seasons import clash

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
SEASON = moments_of(clash().position().seasons)[-1]


@pytest.fixture
def area(qtbot, dressed):
    """The map of a match, and the steps that it takes."""
    window = QWidget()
    qtbot.addWidget(window)
    area = MapArea(Desk(clash().board, (), lambda: NOON, parent=window), Steps(window), window)
    area.show_time()
    yield area
    area.player.leave()
    area._steps.stop()


@pytest.fixture
def planned(monkeypatch):
    """The orders of every plan that is made."""
    found, make = [], plans.plan

    def plan(orders, *rest):
        found.append(orders)
        return make(orders, *rest)

    monkeypatch.setattr(plans, "plan", plan)
    return found


def take_one(steps: Steps) -> None:
    steps._waiting.pop(0)()


def test_new_orders_are_planned_then_laid_out_then_painted_each_in_a_turn_of_its_own(area, planned):
    state = past_state(SEASON)
    area.show_map(state)
    assert (planned, area.scene.state.orders) == ([state.orders], ())
    take_one(area._steps)
    assert area.scene.state == state
    assert not area.view.viewport().updatesEnabled()
    area._steps.take_all()
    assert area.view.viewport().updatesEnabled()
    assert planned == [state.orders], "what was planned ahead is not planned again"


def test_what_needs_no_plan_is_shown_at_once(area):
    state = past_state(SEASON)
    area.show_map(state)
    area._steps.take_all()
    area.show_map(replace(state, highlight=frozenset("L")))
    assert area.scene.state.highlight == {"L"}


def test_the_last_of_several_states_is_shown(area):
    first = past_state(SEASON)
    for state in (first, replace(first, orders=first.orders[:1]), replace(first, units=())):
        area.show_map(state)
    area._steps.take_all()
    assert area.scene.state == replace(first, units=())
    area.show_map(first)
    area.show_map(area.scene.state)
    area._steps.take_all()
    assert area.scene.state == replace(first, units=()), "it came after what was planned"


def test_a_film_that_begins_meanwhile_keeps_the_map(area):
    state = past_state(SEASON)
    film = film_of(area.scene.board, SEASON, state)
    area.show_map(state)
    area.player.start(film)
    area._steps.take_all()
    assert area.scene.state.orders != state.orders


def test_a_film_that_ends_shows_the_legend_in_another_turn(area):
    area._desk.timeline = area._desk.timeline.grown(clash().position().seasons).go(0)
    area.player.start(film_of(area.scene.board, SEASON, past_state(SEASON)))
    area._steps.take_all()
    area.player.stop()
    assert not area.view.legend.isVisibleTo(area)
    area._steps.take_all()
    assert area.view.legend.isVisibleTo(area)
