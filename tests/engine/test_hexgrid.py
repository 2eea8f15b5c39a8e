"""The odd-r, pointy-top grid."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import hexgrid

cells = st.tuples(st.integers(-40, 40), st.integers(-40, 40))


def test_pixels_are_those_of_the_reference() -> None:
    assert hexgrid.pixel(0, 0, 16) == (27.712812921102035, 16.0)
    assert hexgrid.pixel(1, 0, 16) == (55.42562584220407, 16.0)
    assert hexgrid.pixel(0, 1, 16) == pytest.approx((math.sqrt(3) * 24, 40))


def test_odd_rows_lie_half_a_hex_to_the_right() -> None:
    assert set(hexgrid.neighbours(2, 2)) == {(1, 2), (3, 2), (1, 1), (2, 1), (1, 3), (2, 3)}
    assert set(hexgrid.neighbours(2, 3)) == {(1, 3), (3, 3), (2, 2), (3, 2), (2, 4), (3, 4)}


@given(cells)
def test_neighbours_are_one_width_away_and_mutual(cell: hexgrid.Cell) -> None:
    near = list(hexgrid.neighbours(*cell))
    assert len(set(near)) == 6
    for other in near:
        assert math.dist(hexgrid.pixel(*cell, 10), hexgrid.pixel(*other, 10)) == pytest.approx(math.sqrt(3) * 10)
        assert cell in hexgrid.neighbours(*other)
        assert hexgrid.distance(cell, other) == 1


@given(cells, cells)
def test_distance_is_the_fewest_steps(a: hexgrid.Cell, b: hexgrid.Cell) -> None:
    steps = hexgrid.distance(a, b)
    assert steps == hexgrid.distance(b, a)
    if a == b:
        assert steps == 0
    else:
        assert min(hexgrid.distance(near, b) for near in hexgrid.neighbours(*a)) == steps - 1


@given(cells, st.floats(0, 2 * math.pi), st.floats(0, 0.86))
def test_the_cell_at_a_pixel_holds_it(cell: hexgrid.Cell, angle: float, share: float) -> None:
    x, y = hexgrid.pixel(*cell, 7)
    inner = share * 7 * 0.99
    assert hexgrid.cell_at(x + inner * math.cos(angle), y + inner * math.sin(angle), 7) == cell


def test_corners_run_clockwise_from_the_top() -> None:
    x, y = hexgrid.pixel(3, 2, 10)
    corners = hexgrid.corners(3, 2, 10)
    assert corners[0] == pytest.approx((x, y - 10))
    assert corners[1] == pytest.approx((x + 10 * math.sqrt(3) / 2, y - 5))
    assert all(math.dist(corner, (x, y)) == pytest.approx(10) for corner in corners)


def test_regions_are_found_in_reading_order() -> None:
    found = hexgrid.components([(5, 5), (0, 1), (0, 0), (6, 5)])
    assert found == [frozenset({(0, 0), (0, 1)}), frozenset({(5, 5), (6, 5)})]
    assert hexgrid.components([]) == []


def test_the_outline_has_the_area_of_its_hexagons() -> None:
    region = [(0, 0), (1, 0), (0, 1), (4, 4)]
    outline = hexgrid.outline(region, 10)
    assert outline.area == pytest.approx(len(region) * 1.5 * math.sqrt(3) * 100, rel=1e-6)
    assert len(outline.geoms) == 2
