"""Shapes, lines and picking: what is drawn and what is clicked are the same hexes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from shapely import Point

from concordui.hexmap.geometry import geometry_of
from concordui.hexmap.layout import NODE_RADIUS, layout
from engine import hexgrid
from engine.anatolia.board import IMPASSABLE, OFF_MAP

pytestmark = pytest.mark.sampled(3)


@pytest.fixture(autouse=True)
def fonts_there(look):
    """Labels measure letters."""


def length(path) -> float:
    return path.length()


def test_picking_equals_geometry_in_every_hex_and_at_its_borders(board):
    geometry = geometry_of(board)
    for row, line in enumerate(board.rows):
        for col, char in enumerate(line):
            x, y = hexgrid.pixel(col, row, board.hex_size)
            wanted = None if char in (OFF_MAP, IMPASSABLE) else char
            for cx, cy in hexgrid.corners(col, row, board.hex_size):
                for share in (0.0, 0.5, 0.98):
                    point = QPointF(x + (cx - x) * share, y + (cy - y) * share)
                    assert geometry.province_at(point) == wanted, (col, row, share)


def test_what_is_picked_is_what_is_drawn(board):
    geometry = geometry_of(board)
    box = geometry.bounds
    steps = 90
    for i in range(steps):
        for j in range(steps):
            point = QPointF(box.x() + box.width() * (i + 0.37) / steps, box.y() + box.height() * (j + 0.61) / steps)
            place = geometry.province_at(point)
            if place is None:
                continue
            shape = geometry.shapes[place]
            assert shape.distance(Point(point.x(), point.y())) < 0.01
            assert geometry.paths[place].contains(point) or shape.boundary.distance(Point(point.x(), point.y())) < 0.01


def test_no_province_lies_off_the_board(board):
    geometry = geometry_of(board)
    assert geometry.province_at(QPointF(-5, -5)) is None
    assert geometry.province_at(QPointF(5000, 100)) is None
    assert geometry.province_at(QPointF(100, 5000)) is None


def test_a_province_is_the_union_of_its_hexes(board):
    geometry = geometry_of(board)
    one = 3 * 3**0.5 / 2 * board.hex_size**2
    for province in board.provinces:
        assert geometry.shapes[province.id].area == pytest.approx(one * len(province.hexes), rel=1e-3)


def test_every_edge_between_two_hexes_is_drawn_once_as_one_kind_of_line(board):
    """A coast is only against water, the lake's included; a border parts provinces; impassable ground has no grid."""
    geometry = geometry_of(board)
    cells = {
        (col, row): char for row, line in enumerate(board.rows) for col, char in enumerate(line) if char != OFF_MAP
    }
    kind_of = {p.id: p.type for p in board.provinces} | {IMPASSABLE: "water"}
    wanted = {"coast": 0, "border": 0, "sea border": 0, "grid": 0}
    for (col, row), char in cells.items():
        for near in hexgrid.neighbours(col, row):
            other = cells.get(near)
            half = 1.0 if other is None else 0.5
            if other == char:
                wanted["grid"] += half if char != IMPASSABLE else 0
            elif "land" in (kind_of[char], kind_of.get(other)):
                wet = {kind_of[char], kind_of.get(other)} & {"sea", "water"}
                wanted["coast" if wet else "border"] += half
            elif "sea" in (kind_of[char], kind_of.get(other)):
                wanted["sea border"] += half
    for kind, count in wanted.items():
        drawn = sum(map(length, geometry.lines[kind])) / board.hex_size
        assert drawn == pytest.approx(count, abs=0.5), kind


def test_the_veil_leaves_the_lit_provinces_bare(board):
    geometry = geometry_of(board)
    veil = geometry.veil({"G"})
    assert not veil.contains(QPointF(*board.by_id["G"].centre))
    assert veil.contains(QPointF(*board.by_id["H"].centre))


def test_the_shore_is_water_near_land_and_nothing_else(board):
    geometry = geometry_of(board)
    shore = geometry.shore(11.0)
    box = shore.boundingRect()
    for i in range(70):
        for j in range(70):
            point = QPointF(box.x() + box.width() * i / 70, box.y() + box.height() * j / 70)
            if shore.contains(point):
                place = geometry.province_at(point)
                assert place is not None
                assert board.by_id[place].type == "sea"


def test_a_board_has_one_geometry_while_it_lives(board):
    assert geometry_of(board) is geometry_of(board)


def test_a_graph_is_laid_out_the_same_each_time_with_room_for_every_node(classic):
    first, second = layout(classic), layout(classic)
    assert first == second
    assert set(first) == set(classic.by_id)
    places = list(first.values())
    nearest = min(
        ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 for i, (ax, ay) in enumerate(places) for bx, by in places[i + 1 :]
    )
    assert nearest > 2 * NODE_RADIUS


def test_neighbours_of_a_graph_lie_nearer_than_strangers(classic):
    places = layout(classic)

    def far(a: str, b: str) -> float:
        return ((places[a][0] - places[b][0]) ** 2 + (places[a][1] - places[b][1]) ** 2) ** 0.5

    linked = [far(a, b) for a in places for b in classic.adjacency[a] if a < b]
    apart = [far(a, b) for a in places for b in places if a < b and b not in classic.adjacency[a]]
    assert sum(linked) / len(linked) < 0.5 * sum(apart) / len(apart)


def test_a_node_of_a_graph_is_picked_inside_its_circle_only(classic):
    geometry = geometry_of(classic)
    for place, label in geometry.labels.items():
        x, y = label.slot
        assert geometry.province_at(QPointF(x + NODE_RADIUS - 1, y)) == place
    assert geometry.province_at(QPointF(-500, -500)) is None
