"""Marks of promises: rings that hold or are torn, beside the unit of who promised, clear of everything else."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF

from concordui.hexmap.accessibility import describe
from concordui.hexmap.bonds import REACH, ROOM, bond_inks, promise_inks
from concordui.hexmap.lines import to_box
from concordui.hexmap.state import DrawnPromise
from concordui.theme import theme
from concordui.widgets import Label
from helpers.maps import ids, resolved

PLACES = {"A": QPointF(100, 100), "B": QPointF(200, 100), "C": QPointF(126, 118)}


def place(name):
    return PLACES[name]


def point(name):
    return complex(*PLACES[name].toTuple())


def promise(kept=True, at="A", toward="B"):
    return DrawnPromise(kept, at, toward, (at,), (("Lydia to Caria: Peace", "Kept"),))


def middles(inks):
    return [ink.path.boundingRect().center() for ink in inks[::2]]


def far(one, other):
    return math.hypot(one.x() - other.x(), one.y() - other.y())


def test_a_kept_promise_is_two_whole_rings_and_a_broken_one_is_torn(look):
    whole, torn = (bond_inks(QPointF(), 0.0, kept)[-1] for kept in (True, False))
    assert (whole.colour, torn.colour) == (theme().ui("ok"), theme().ui("danger"))
    assert torn.path.length() < whole.path.length()
    assert torn.path.boundingRect().width() > whole.path.boundingRect().width()
    rings = whole.path.toSubpathPolygons()
    assert len(rings) == 2
    assert rings[0].boundingRect().intersects(rings[1].boundingRect())
    one, other = (polygon.boundingRect() for polygon in torn.path.toSubpathPolygons())
    assert not one.intersects(other)


def test_a_mark_has_a_casing_that_reads_on_any_ground(look):
    casing, line = bond_inks(QPointF(), 0.0, True)
    assert casing.width > line.width + 2
    assert casing.colour == theme().map("orderCasing")


def test_a_mark_stands_beside_its_unit_on_the_side_of_whom_it_was_about(look):
    [middle] = middles(promise_inks([promise()], place))
    assert 100 < middle.x() < 200
    assert REACH + 15 <= far(middle, PLACES["A"]) <= 40


def test_marks_keep_clear_of_units_and_of_each_other(look):
    blocked = [(point("A"), 15.0), (point("C"), 15.0)]
    found = middles(promise_inks([promise(), promise(kept=False), promise()], place, blocked))
    assert all(far(middle, PLACES[unit]) >= 15.0 + REACH for middle in found for unit in "AC")
    assert all(far(one, other) >= ROOM - 1 for i, one in enumerate(found) for other in found[:i])


def test_marks_keep_clear_of_names_where_there_is_room(look):
    names = [(106.0, 84.0, 160.0, 116.0)]
    for middle in middles(promise_inks([promise(), promise(kept=False)], place, (), names)):
        assert to_box(complex(middle.x(), middle.y()), names[0]) >= REACH


def test_a_mark_without_a_direction_stands_all_the_same(look):
    assert len(middles(promise_inks([promise(toward=None), promise(toward="A")], place))) == 2


def test_where_there_is_no_room_at_all_a_mark_stands_where_the_least_is_in_the_way(look):
    [middle] = middles(promise_inks([promise()], place, [(point("A"), 500.0)]))
    assert far(middle, PLACES["A"]) > 50


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_map_shows_a_promise_and_hides_it_with_its_layer(show, board, name):
    theme().set_mode(name)
    view = show(board, resolved(board))
    with_mark = view.grab().toImage()
    view.map_scene.set_layer("promises", False)
    assert view.grab().toImage() != with_mark
    view.map_scene.set_layer("promises", True)
    assert view.grab().toImage() == with_mark


def test_the_card_and_the_description_tell_who_promised_what_to_whom_and_what_broke_it(show, board):
    view, at = show(board, resolved(board)), ids(board)
    view.show_card(at["Apameia"], QPoint(50, 50))
    words = " ".join(label.text() for label in view.card.findChildren(Label) if not label.isHidden())
    assert "Lydia to Phrygia: Peace" in words
    assert "Broken by Apameia → Aizanoi" in words
    spoken = "Lydia to Phrygia: Peace, Broken by Apameia → Aizanoi"
    assert spoken in describe(board, view.map_scene.state, at["Aizanoi"])
    assert spoken not in describe(board, view.map_scene.state, at["Mysia"])


def test_a_unit_that_retreated_is_a_ghost_without_a_burst_and_one_that_is_lost_wears_a_cross(show, board):
    state, at = resolved(board), ids(board)
    view = show(board, state)
    scene, gone = view.map_scene, frozenset({at["Aizanoi"]})
    counts, opacities = [], []
    for change in ({}, {"retreated": gone}, {"lost": gone}):
        view.set_position(replace(state, **change))
        counts.append(len(scene._made["dislodged"].items))
        opacities.append(scene._gone[at["Aizanoi"]].opacity())
    assert counts == [2, 1, 2]
    assert opacities == [1.0, pytest.approx(0.45), pytest.approx(0.45)]
