"""Where hexes lie: outlines close, with their holes; points find their hex; the grid draws each edge once."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF

from concordui.colony.map import hexes
from concordui.colony.map.ground import Terrain
from concordui.colony.map.hexes import SIZE, Hexes

MAP = Hexes(9, 7)
ALL = [(col, row) for row in range(7) for col in range(9)]
HEXAGON = 3 * math.sqrt(3) / 2 * SIZE * SIZE


def measure(cells) -> float:
    """The area inside the outlines, holes taken off."""
    total = 0.0
    for loop in hexes.loops(cells):
        ahead = [*loop[1:], loop[0]]
        total += sum(x * to_y - to_x * y for (x, y), (to_x, to_y) in zip(loop, ahead, strict=True)) / 2
    return total


def test_a_point_finds_the_hex_that_holds_it_and_none_beyond_the_map():
    for cell in ALL:
        assert MAP.at(hexes.middle(cell) + QPointF(0.0, SIZE * 0.9)) == cell
        assert MAP.bounds.contains(hexes.box(cell).adjusted(0.01, 0.01, -0.01, -0.01))
    assert MAP.at(QPointF(-40.0, 10.0)) is None
    assert MAP.nearest(QPointF(-40.0, 9_999.0)) == (0, 6)


@pytest.mark.parametrize("cells", [[(3, 3)], [(3, 3), (4, 3), (3, 4)], ALL, [cell for cell in ALL if cell != (4, 3)]])
def test_the_outlines_of_hexes_hold_exactly_their_area(cells):
    assert measure(cells) == pytest.approx(HEXAGON * len(cells), rel=1e-3)


def test_a_hole_has_an_outline_of_its_own_and_shows_nothing():
    ring = [cell for cell in ALL if cell != (4, 3)]
    assert len(hexes.loops(ring)) == 2
    assert not hexes.area(ring).contains(hexes.middle((4, 3)))
    assert hexes.area(ring).contains(hexes.middle((5, 3)))


def test_two_areas_that_touch_in_a_corner_alone_stay_apart():
    assert measure([(0, 0), (5, 5)]) == pytest.approx(2 * HEXAGON, rel=1e-3)
    assert len(hexes.loops([(0, 0), (5, 5)])) == 2


def test_the_outline_of_the_map_is_that_of_all_its_hexes():
    assert MAP.outline() == hexes.area(ALL)


def corner(x: float, y: float) -> tuple[int, int]:
    """Corners lie half a hex's width and half its side apart."""
    return round(x / (math.sqrt(3) * SIZE / 2)), round(y / (SIZE / 2))


def test_the_grid_has_every_edge_of_every_hex_once():
    drawn, pen = [], None
    path = MAP.grid()
    for number in range(path.elementCount()):
        element = path.elementAt(number)
        here = corner(element.x, element.y)
        if not element.isMoveTo():
            drawn.append(frozenset((pen, here)))
        pen = here
    wanted = set()
    for cell in ALL:
        corners = [corner(x, y) for x, y in hexes.loops([cell])[0]]
        wanted |= {frozenset((one, other)) for one, other in zip(corners, corners[1:] + corners[:1], strict=True)}
    assert {edge for edge in drawn if edge in wanted} == wanted
    assert len(drawn) == len(set(drawn)) == len(wanted)


@pytest.mark.parametrize(("step", "to"), [((1, 0), (4, 3)), ((-1, 0), (2, 3)), ((0, 1), (3, 4)), ((0, -1), (3, 2))])
def test_the_arrow_keys_go_to_a_neighbour_and_back_again(step, to):
    assert MAP.towards((3, 3), *step) == to
    assert MAP.towards(to, -step[0], -step[1]) == (3, 3)


def test_no_arrow_leads_off_the_map():
    assert MAP.towards((0, 0), -1, 0) is None
    assert MAP.towards((8, 6), 0, 1) is None


def test_ground_that_nobody_told_of_lies_under_what_was_told():
    ground = Terrain(("  ~", " .T"))
    assert ground.base == ""
    assert set(ground.areas) == {"water", "soil", "trees"}
    ground.change(("..~", "^.T"))
    assert (ground.base, set(ground.areas)) == ("soil", {"water", "rock"})
