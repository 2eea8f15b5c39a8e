"""Plans are kept: the same orders at the same zoom are not worked out twice, and a plan made ahead is the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from concordui.hexmap.geometry import geometry_of
from concordui.hexmap.plans import Plans
from helpers.maps import resolved


@pytest.fixture
def plans(board, qapp) -> Plans:
    return Plans(geometry_of(board))


def test_the_same_orders_are_planned_once_though_other_things_of_the_state_change(plans, board):
    state = resolved(board)
    once = plans.plan(state)
    assert plans.plan(replace(state, owners={}, highlight=frozenset("L"))) is once
    assert plans.plan(replace(state, units=state.units[1:])) is not once
    assert plans.plan(state) is once, "the neighbours of a step of a film are kept"


def test_another_zoom_is_planned_anew(plans, board):
    state = resolved(board)
    before = plans.plan(state)
    plans.set_zoom(2.0)
    assert plans.plan(state).bursts != before.bursts
    plans.set_zoom(1.0)
    assert plans.plan(state) == before


def test_no_more_plans_are_kept_than_a_step_of_a_film_needs(plans, board):
    state = resolved(board)
    first = plans.plan(state)
    for count in range(4):
        plans.plan(replace(state, units=state.units[:count]))
    assert plans.plan(state) is not first
    assert plans.plan(state) == first
