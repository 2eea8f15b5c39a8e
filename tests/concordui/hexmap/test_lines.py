"""Lines as geometry: parts of them, distances, the bend that is best, angles spread round a circle."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from concordui.hexmap.lines import Line, Trace, bent, clear_line, crowding, spread, to_box, turn

spots = st.builds(complex, st.integers(-200, 200), st.integers(-200, 200))
angles = st.lists(st.floats(-math.pi, math.pi), min_size=1, max_size=4)


@given(spots, spots, st.sampled_from((0.0, 20.0, -30.0)), st.floats(0, 1), st.floats(0, 1))
def test_a_part_of_a_line_lies_on_the_line(a, b, pull, one, other):
    line = bent(a, b, pull)
    first, last = sorted((one, other))
    part = line.part(first, last)
    for share in (0.0, 0.3, 1.0):
        assert abs(part.at(share) - line.at(first + (last - first) * share)) < 1e-6


def test_a_line_is_trimmed_by_pixels_at_both_ends_and_never_turns_round():
    line = Line(0j, 100 + 0j)
    assert line.trimmed(10, 20) == Line(10 + 0j, 80 + 0j)
    assert line.trimmed(80, 40).length() == 0.0


def test_a_bend_goes_to_the_right_of_the_way_by_its_pull():
    middle = bent(0j, 100 + 0j, 20.0).at(0.5)
    assert middle == pytest.approx(50 + 20j)
    assert bent(0j, 100 + 0j, -20.0).at(0.5) == pytest.approx(50 - 20j)


def test_a_line_with_nothing_in_its_way_is_straight():
    assert clear_line(0j, 200 + 0j, [(100 + 60j, 19.5)]) == Line(0j, 200 + 0j)


@pytest.mark.parametrize("off", [-12, -3, 0, 5, 12])
def test_a_line_goes_round_what_is_in_its_way(off):
    line = clear_line(0j, 200 + 0j, [(complex(90, off), 19.5)])
    assert Trace.of(line).distance(complex(90, off)) >= 19.5


def test_a_line_does_not_lie_on_another_but_may_cross_it():
    along, across = Trace.of(Line(10 + 0j, 190 + 2j)), Trace.of(Line(100 - 50j, 100 + 50j))
    assert clear_line(0j, 200 + 0j, [], [across]) == Line(0j, 200 + 0j)
    assert clear_line(0j, 200 + 0j, [], [along]).control is not None


def test_a_line_leaves_a_name_that_it_would_follow_and_crosses_one_that_is_short():
    assert clear_line(0j, 200 + 0j, [], [], [(40.0, -7.0, 130.0, 7.0)]).control is not None
    assert clear_line(0j, 200 + 0j, [], [], [(90.0, -20.0, 104.0, 20.0)]).control is None


@given(spots, spots, st.lists(st.tuples(spots, st.just(19.5)), max_size=5))
def test_no_line_is_more_crowded_than_the_straight_one(a, b, discs):
    assert crowding(clear_line(a, b, discs), discs) <= crowding(Line(a, b), discs) + 1e-9


@given(spots, st.tuples(spots, spots))
def test_the_distance_of_a_line_is_that_of_its_nearest_point_unless_it_is_out_of_reach(point, ends):
    line = Line(*ends)
    nearest = min(abs(line.at(k / 200) - point) for k in range(201))
    assert Trace.of(line).distance(point) == pytest.approx(nearest, abs=1.5)
    assert Trace.of(line).distance(point, 30.0) in (math.inf, Trace.of(line).distance(point))
    assert nearest > 30.0 or Trace.of(line).distance(point, 30.0) < math.inf


def test_the_distance_from_a_box_is_0_inside():
    assert to_box(5 + 5j, (0, 0, 10, 10)) == 0
    assert to_box(13 + 14j, (0, 0, 10, 10)) == 5


@given(angles, st.floats(0.2, 1.4))
def test_angles_are_spread_as_far_apart_as_asked(given_, apart):
    found = spread(given_, [], apart)
    for i, one in enumerate(found):
        for other in found[:i]:
            assert abs(turn(one, other)) >= apart - 0.02


@given(st.floats(-3, 3), st.floats(-3, 3))
def test_an_angle_keeps_away_from_a_fixed_one(free, fixed):
    assert abs(turn(spread([free], [(fixed, 0.6)], 1.0)[0], fixed)) >= 0.599


def test_angles_that_are_far_enough_apart_stay():
    assert spread([0.0, 1.5, 3.0], [(-1.5, 0.6)], 1.4) == [0.0, 1.5, 3.0]
