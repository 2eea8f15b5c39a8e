"""The ground: ways are cheapest and of one choice, sight is mutual."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.colony.grid import Grid, cost_of
from engine.hexgrid import Cell, distance, neighbours


def terrains(letters: str) -> st.SearchStrategy[list[str]]:
    """Small grounds of these letters, each as likely as it is frequent among them."""
    row = st.integers(2, 9).flatmap(lambda width: st.lists(st.sampled_from(letters), min_size=width, max_size=width))
    return row.flatmap(
        lambda first: st.lists(
            st.lists(st.sampled_from(letters), min_size=len(first), max_size=len(first)).map("".join),
            min_size=2,
            max_size=8,
        )
    )


rows = terrains(".^~T")
open_rows = terrains(".....~")


def cheapest(grid: Grid, start: Cell) -> dict[Cell, int]:
    """Dijkstra's costs from a cell, by the book."""
    costs, queue = {start: 0}, [(0, start)]
    while queue:
        paid, cell = heappop(queue)
        for near in neighbours(*cell):
            if grid.holds(near) and grid.passable(near) and paid + grid.cost(near) < costs.get(near, 10**9):
                costs[near] = paid + grid.cost(near)
                heappush(queue, (costs[near], near))
    return costs


@given(rows, st.data())
def test_a_way_is_as_cheap_as_any_and_there_is_one_just_where_dijkstra_finds_one(
    terrain: list[str], data: st.DataObject
) -> None:
    """Movement is A* over hexes; every tie is broken by id, so a run is a function of (scenario, seed, answers)."""
    grid = Grid(terrain)
    land = [(c, r) for r in range(len(terrain)) for c in range(len(terrain[0])) if grid.passable((c, r))]
    if not land:
        return
    start, goal = data.draw(st.sampled_from(land)), data.draw(st.sampled_from(land))
    costs = cheapest(grid, start)
    way = grid.way(start, goal)
    assert (way is None) == (goal not in costs)
    if way is not None:
        assert cost_of(grid, way) == costs[goal]
        assert all(distance(one, other) == 1 for one, other in pairwise(way))


@given(st.one_of(rows, open_rows), st.data())
def test_each_step_of_a_way_is_the_lowest_cell_of_those_that_are_as_good(
    terrain: list[str], data: st.DataObject
) -> None:
    """Movement is A* over hexes; every tie is broken by id, so a run is a function of (scenario, seed, answers)."""
    grid = Grid(terrain)
    land = [(c, r) for r in range(len(terrain)) for c in range(len(terrain[0])) if grid.passable((c, r))]
    if not land:
        return
    start, goal = data.draw(st.sampled_from(land)), data.draw(st.sampled_from(land))
    way = grid.way(start, goal) or []
    for cell, following in pairwise(way):
        left = {
            near: grid.cost(near) + cheapest(grid, near)[goal]
            for near in neighbours(*cell)
            if grid.holds(near) and grid.passable(near)
        }
        assert following == min(left, key=lambda near: (left[near], grid.number(near)))


@given(st.one_of(rows, open_rows), st.data())
def test_a_way_does_not_depend_on_what_was_asked_before(terrain: list[str], data: st.DataObject) -> None:
    land = [(c, r) for r in range(len(terrain)) for c in range(len(terrain[0])) if terrain[r][c] != "~"]
    if not land:
        return
    pairs = data.draw(st.lists(st.tuples(st.sampled_from(land), st.sampled_from(land)), min_size=1, max_size=12))
    asked = Grid(terrain)
    together = [asked.way(*pair) for pair in pairs]
    assert together == [Grid(terrain).way(*pair) for pair in pairs]


def test_of_two_ways_as_good_the_one_over_the_lowest_cell_number_is_taken() -> None:
    grid = Grid(["....."] * 5)
    assert grid.way((2, 2), (2, 4)) == [(2, 2), (1, 3), (2, 4)]
    assert grid.way((2, 4), (2, 2)) == [(2, 4), (1, 3), (2, 2)]


def test_a_way_goes_round_rock_where_that_is_cheaper() -> None:
    grid = Grid([".....", ".^^^.", "....."])
    way = grid.way((0, 1), (4, 1))
    assert way is not None
    assert not any(grid.terrain(cell) == "rock" for cell in way)


def test_a_hex_is_soil_rock_trees_or_water_which_nobody_enters() -> None:
    """Terrain: soil, rock, water (impassable), trees."""
    grid = Grid([".^T~"])
    cells = [(column, 0) for column in range(4)]
    assert [grid.terrain(cell) for cell in cells] == ["soil", "rock", "trees", "water"]
    assert [grid.passable(cell) for cell in cells] == [True, True, True, False]


def test_water_parts_the_land() -> None:
    grid = Grid([".~.", ".~."])
    assert grid.way((0, 0), (2, 0)) is None
    assert grid.next_cell((0, 0), (2, 0)) is None
    assert not grid.reachable((0, 0), (2, 0))


@given(rows, st.integers(0, 6), st.data())
def test_who_sees_a_cell_is_seen_from_it(terrain: list[str], radius: int, data: st.DataObject) -> None:
    grid = Grid(terrain)
    cells = [(c, r) for r in range(len(terrain)) for c in range(len(terrain[0]))]
    one, other = data.draw(st.sampled_from(cells)), data.draw(st.sampled_from(cells))
    assert (other in grid.visible(one, radius)) == (one in grid.visible(other, radius))
    assert one in grid.visible(one, radius)


def test_rock_hides_what_is_behind_it_and_is_seen_itself() -> None:
    seen = Grid(["......", "..^...", "......"]).visible((0, 1), 5)
    assert (2, 1) in seen
    assert (4, 1) not in seen
    assert (5, 0) not in seen
    assert {(2, 0), (1, 0), (3, 2)} <= seen


@pytest.mark.parametrize("radius", [0, 1, 3])
def test_over_open_ground_sight_is_the_disc(radius: int) -> None:
    grid = Grid(["." * 9] * 9)
    disc = {(c, r) for r in range(9) for c in range(9) if distance((4, 4), (c, r)) <= radius}
    assert grid.visible((4, 4), radius) == disc


def test_the_nearest_of_a_terrain_is_one_that_can_be_reached() -> None:
    grid = Grid(["T~...T"])
    assert grid.nearest((2, 0), "trees") == (5, 0)
    assert grid.nearest((2, 0), "rock") is None


def test_a_way_is_settled_only_when_nothing_as_cheap_is_left_to_look_at() -> None:
    terrain = [
        *("T.^.TT^.T.", "...~^.~~..", ".T....~...", "..TT.T~~~~", "T.~~.T.~.."),
        *(".^T^.....T", ".~...~...~", ".^..~....~", "T~T....~T.", "..~~^....."),
    ]
    assert Grid(terrain).way((2, 0), (4, 4)) == [(2, 0), (2, 1), (3, 2), (4, 2), (4, 3), (4, 4)]
