"""Names and slots: fixed, inside their provinces, and never on one another, whatever the window's size."""

from __future__ import annotations

import itertools
import json

import pytest
from shapely import Point

from concordui.hexmap.geometry import geometry_of
from concordui.hexmap.labels import CLOSE, fixed_slots
from concordui.hexmap.names import THIN, THINNER, name_pixmap, shown_at
from concordui.hexmap.placing import place
from concordui.theme import theme
from engine.anatolia.board import build_board
from helpers.maps import occupied

WINDOWS = [(1012, 686), (852, 586), (1492, 866), (1920, 1080), (760, 520)]
"""The map's room in windows of 1440 x 900, 1280 x 800, 1920 x 1080, a screen filled, and a small one."""


@pytest.fixture(autouse=True)
def fonts_there(look):
    """Labels measure letters."""


def meet(a, b) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def clashes(labels, zoom: float) -> list[tuple[str, str]]:
    """Pairs in which a name is on a name, a name on a unit's slot (its own too), or a slot on a slot.

    A centre's mark is part of its name's box.
    """
    names = {key: label.rect(zoom) for key, label in labels.items()}
    units = {key: label.unit_rect(zoom) for key, label in labels.items()}
    pairs = list(itertools.combinations(labels, 2))
    found = [(a, b) for a, b in pairs if meet(names[a], names[b]) or meet(units[a], units[b])]
    found += [(a, b) for a in labels for b in labels if meet(names[a], units[b])]
    return [(labels[a].name, labels[b].name) for a, b in found]


def test_nothing_overlaps_at_any_zoom_from_0_7_to_3_with_every_province_occupied(board):
    geometry = geometry_of(board)
    for step in range(47):
        zoom = 0.7 + step * 0.05
        assert clashes(geometry.labels_at(zoom), zoom) == [], zoom


def test_nothing_overlaps_where_the_close_slots_take_over(board):
    geometry = geometry_of(board)
    for zoom in (CLOSE - 0.001, CLOSE, 1.0):
        assert clashes(geometry.labels_at(zoom), zoom) == [], zoom


def test_the_name_of_a_sea_is_never_under_a_unit_however_small_the_map(board):
    geometry = geometry_of(board)
    for zoom in (0.56, 0.6, 0.65, 0.69):
        labels = geometry.labels_at(zoom)
        seas = [labels[place] for place in shown_at(labels, zoom) if labels[place].kind == "sea"]
        assert seas
        assert not any(meet(sea.rect(zoom), other.unit_rect(zoom)) for sea in seas for other in labels.values())


@pytest.mark.parametrize("size", WINDOWS)
def test_every_name_is_written_clear_of_everything_at_the_default_zoom(show, board, size):
    view = show(board, occupied(board), size)
    scene = view.map_scene
    assert view.zoom >= THIN
    assert scene.shown_names() == set(board.by_id)
    assert clashes(scene.geometry.labels_at(view.zoom), view.zoom) == []


def test_a_names_box_holds_its_ink_at_both_pixel_ratios(board):
    """What is written is no larger than the box that is kept clear: a margin for the halo, no more."""
    labels = geometry_of(board).labels
    for key in ("J", "b", "Δ", "H"):
        for ratio in (1.0, 2.0):
            image = name_pixmap(labels[key], theme().map("land"), ratio, mark=True, text=True).toImage()
            assert image.width() == pytest.approx((labels[key].size[0] + 8) * ratio, abs=1.01)
            edge = round(1.0 * ratio)
            for y in range(image.height()):
                for x in (*range(edge), *range(image.width() - edge, image.width())):
                    assert image.pixelColor(x, y).alpha() < 40, (key, x, y)


def test_a_slot_lies_in_its_province_with_room_for_the_unit(board):
    geometry = geometry_of(board)
    for labels in (geometry.labels, geometry.close_labels):
        for key, label in labels.items():
            shape = geometry.shapes[key]
            assert shape.contains(Point(*label.slot)), label.name
            assert shape.boundary.distance(Point(*label.slot)) > 8.0, label.name


def test_the_shipped_board_fixes_every_slot(board):
    assert set(fixed_slots(board.source)) == set(board.by_id)


@pytest.mark.full
def test_a_board_file_may_fix_a_slot_and_the_rest_is_placed_about_it(board):
    data = json.loads(json.dumps(dict(board.source)))
    for entry in data["provinces"]:
        entry.pop("slot")
        entry.pop("closeSlot", None)
    sardis = next(entry for entry in data["provinces"] if entry["name"] == "Sardis")
    sardis["slot"] = {"at": [262.0, 300.0], "name": "over"}
    geometry = geometry_of(build_board(data))
    label = geometry.labels[sardis["id"]]
    assert label.slot == (262.0, 300.0)
    assert label.offset[1] < 0
    assert clashes(geometry.labels, 1.0) == []


@pytest.mark.full
def test_placing_is_the_same_each_time(board):
    geometry = geometry_of(board)
    few = {key: geometry.labels[key] for key in board.by_id if key not in ("G", "H", "I")}
    assert place(board, geometry.shapes, few) == place(board, geometry.shapes, few)


def test_a_slot_that_cannot_be_read_fixes_nothing():
    source = {"provinces": [{"id": "A", "slot": "here"}, {"id": "B", "slot": {"at": [1]}}, {"id": "C"}]}
    assert fixed_slots(source) == {}


def test_plain_land_names_go_below_0_7_and_then_the_seas(board):
    labels = geometry_of(board).labels_at(0.6)
    assert {labels[key].kind for key in shown_at(labels, THIN)} == {"centre", "land", "sea"}
    assert {labels[key].kind for key in shown_at(labels, THIN - 0.01)} == {"centre", "sea"}
    assert {labels[key].kind for key in shown_at(labels, THINNER - 0.01)} == {"centre"}


def test_names_that_are_written_never_overlap_however_small_the_map(board, classic):
    for each in (board, classic):
        geometry = geometry_of(each)
        for zoom in (0.35, 0.5, 0.8, 1.0):
            labels = geometry.labels_at(zoom)
            boxes = [labels[key].rect(zoom) for key in shown_at(labels, zoom)]
            assert not any(meet(a, b) for a, b in itertools.combinations(boxes, 2))
