"""The strokes of orders: three a line, gaps at units, joints on supported arrows, bars, crosses, bursts."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF

from concordui.hexmap import DrawnOrder, DrawnRetreat, inks, unit_marks
from concordui.hexmap.legend import sample_inks
from concordui.hexmap.planned import Plan, Scenery
from concordui.hexmap.routes import plan, retreat_line
from concordui.theme import theme
from engine.anatolia.orders import HOLD, Hold, Move, Support

PLACES = {"A": QPointF(100, 100), "B": QPointF(300, 100), "C": QPointF(200, 250), "D": QPointF(120, 100)}


@pytest.fixture(autouse=True)
def light(look):
    """Colours are those of the light theme."""


def place(key: str) -> QPointF:
    return PLACES[key]


def spot(key: str) -> complex:
    return complex(PLACES[key].x(), PLACES[key].y())


def planned(*orders: DrawnOrder, occupied: str = "ABC", **more) -> Plan:
    return plan(orders, place, Scenery(frozenset(occupied), **more))


def drawn(*orders: DrawnOrder, occupied: str = "ABC") -> list[inks.Ink]:
    return inks.order_inks(orders, planned(*orders, occupied=occupied))


def move(a: str, b: str, outcome=None, **more) -> DrawnOrder:
    return DrawnOrder("Lydia", Move(a, b), outcome, **more)


def strokes(found: list[inks.Ink], z: str) -> list[inks.Ink]:
    return [ink for ink in found if ink.z == z]


def far(a: QPointF, b: QPointF) -> float:
    return math.hypot(a.x() - b.x(), a.y() - b.y())


def test_a_move_is_casing_outline_and_body_in_the_powers_solid():
    lines = [ink for ink in drawn(move("A", "B")) if ink.width in (8, 5.6, 3.4)]
    assert [ink.width for ink in lines] == [8, 5.6, 3.4]
    assert lines[0].colour.alphaF() == pytest.approx(0.55, abs=0.01)
    assert lines[2].colour == theme().power("Lydia").solid


@pytest.mark.parametrize(("occupied", "gap"), [("AB", 18), ("A", 4)])
def test_a_move_starts_17_from_the_slot_and_stops_short_of_a_unit(occupied, gap):
    line = planned(move("A", "B"), occupied=occupied).arrows["A"].line
    assert abs(line.start - spot("A")) == pytest.approx(17)
    assert abs(line.end - spot("B")) == pytest.approx(gap)


def test_a_head_is_filled_and_13_by_15():
    heads = [ink for ink in drawn(move("A", "B")) if not ink.width and ink.z == "move"]
    box = heads[0].path.boundingRect()
    assert (box.width(), box.height()) == (pytest.approx(13), pytest.approx(15))


def test_a_bounce_has_no_head_but_a_bar_across_the_end_in_danger():
    found = drawn(move("A", "B", "bounce"))
    assert not [ink for ink in found if not ink.width]
    bar = strokes(found, "mark")[-1]
    assert bar.colour == theme().ui("danger")
    assert bar.width == 4
    assert bar.path.length() == pytest.approx(18)
    assert bar.path.boundingRect().width() == pytest.approx(0, abs=0.01)


def test_a_support_ends_in_a_dot_42_percent_along_the_supported_arrow():
    supported = move("A", "B")
    found = drawn(supported, DrawnOrder("Caria", Support("C", "A", "B")))
    line = planned(supported).arrows["A"].line
    dot = next(ink for ink in strokes(found, "joint") if not ink.width)
    assert dot.path.boundingRect().width() == pytest.approx(10, abs=0.1)
    middle = dot.path.boundingRect().center()
    assert abs(complex(middle.x(), middle.y()) - line.at(0.42)) < 0.1
    assert dot.colour == theme().power("Caria").solid


def test_a_support_is_dashed_7_5_but_not_its_casing():
    casing, outline, body = strokes(drawn(move("A", "B"), DrawnOrder("Caria", Support("C", "A", "B"))), "support")
    assert (casing.width, outline.width, body.width) == (7, 4.6, 2.4)
    assert casing.dash == ()
    assert outline.dash == body.dash == (7, 5)
    assert body.pen().dashPattern() == pytest.approx([7 / 2.4, 5 / 2.4])


def test_a_support_to_hold_is_an_arc_of_84_degrees_towards_the_supporter():
    found = drawn(DrawnOrder("Caria", Support("C", "A", HOLD)))
    arc = strokes(found, "joint")[-1].path
    assert arc.length() == pytest.approx(19 * math.radians(84), rel=0.01)
    middle = arc.pointAtPercent(0.5)
    way = PLACES["C"] - PLACES["A"]
    assert far(middle, PLACES["A"]) == pytest.approx(19, abs=0.1)
    assert math.atan2(middle.y() - 100, middle.x() - 100) == pytest.approx(math.atan2(way.y(), way.x()), abs=0.02)


@pytest.mark.parametrize("outcome", ["cut", "dislodged"])
def test_a_cut_support_stays_and_wears_a_cross_in_danger_mid_line(outcome):
    found = drawn(DrawnOrder("Caria", Support("C", "A", HOLD), outcome))
    line, mark = strokes(found, "support")[0], strokes(found, "mark")[-1]
    assert mark.colour == theme().ui("danger")
    assert (mark.width, mark.path.boundingRect().width()) == (3, 12)
    assert far(mark.path.boundingRect().center(), line.path.pointAtPercent(0.5)) < 0.1


def test_a_support_of_a_move_that_was_not_ordered_points_where_it_would_have_been():
    found = drawn(DrawnOrder("Caria", Support("C", "A", "B"), "success", False))
    dot = next(ink for ink in strokes(found, "joint") if not ink.width)
    assert 100 < dot.path.boundingRect().center().x() < 300
    assert {ink.opacity for ink in found if ink.z == "joint"} == {0.45}
    assert [ink.width for ink in found if ink.opacity == 0.7] == [5.0, 1.6], "the arrow that was meant, thin"


def test_a_refused_move_is_faint_and_crossed_out():
    found = drawn(move("A", "B", "invalid"))
    assert {ink.opacity for ink in strokes(found, "move")} == {0.45}
    assert strokes(found, "mark")


def test_a_hold_has_no_line():
    assert drawn(DrawnOrder("Lydia", Hold("A"))) == []


def test_a_hold_that_is_only_looked_at_is_a_dashed_ring_round_its_unit():
    found = inks.tried_inks([DrawnOrder("Lydia", Hold("A"), faint=True)], [move("A", "B")], place, Scenery())
    assert [ink.path.boundingRect().center() for ink in found] == [PLACES["A"]] * 3
    assert [bool(ink.dash) for ink in found] == [False, True, True]
    assert found[-1].colour == theme().power("Lydia").solid


def test_an_order_that_is_only_looked_at_is_planned_in_place_of_the_given_one_and_faint():
    given, looked_at = move("A", "B"), move("A", "C", faint=True)
    found = inks.tried_inks([looked_at], [given, move("B", "A")], place, Scenery(frozenset("ABC")))
    alone = inks.move_inks(looked_at, planned(looked_at).arrows["A"])
    assert [(ink.path, ink.opacity) for ink in found] == [(ink.path, 0.45) for ink in alone]


def test_an_arrow_between_slots_that_nearly_touch_keeps_a_stump():
    line = planned(move("A", "D"), occupied="AD").arrows["A"].line
    assert line.length() >= 8 - 1e-9
    assert line.start.real < line.end.real


def test_an_arrow_without_room_between_two_units_is_a_head_over_both():
    [casing, edge, head] = drawn(move("A", "D"), occupied="AD")
    assert {ink.z for ink in (casing, edge, head)} == {"mark"}, "units hide what is under them"
    box = head.path.boundingRect()
    assert box.center().x() == pytest.approx(110)
    assert box.width() == pytest.approx(8)
    assert head.path.currentPosition() == QPointF(114, 100), "it looks where the unit goes"
    assert {ink.z for ink in drawn(move("A", "B"))} == {"move"}, "with room it lies under the units"


def test_two_arrows_against_each_other_without_room_lie_side_by_side():
    heads = [ink.path.boundingRect() for ink in drawn(move("A", "D"), move("D", "A"), occupied="AD") if not ink.width]
    assert len(heads) == 2
    assert not heads[0].intersects(heads[1])
    preview = inks.preview_inks(Move("A", "D"), (), place, Scenery(frozenset("AD")))
    assert {ink.z for ink in preview} == {"mark"}


def test_a_preview_is_in_the_accent_without_an_outline():
    found = inks.preview_inks(Move("A", "B"), (), place, Scenery(frozenset("AB")))
    assert theme().map("order") not in [ink.colour for ink in found]
    assert [ink.width for ink in found if ink.colour == theme().ui("accent")] == [3, 0]


def test_a_preview_of_a_support_joins_the_arrow_it_would_support():
    found = inks.preview_inks(Support("C", "A", "B"), (move("A", "B"),), place, Scenery(frozenset("ABC")))
    dot = next(ink for ink in found if ink.z == "joint" and not ink.width)
    assert dot.colour == theme().ui("accent")
    assert dot.path.boundingRect().center().y() == pytest.approx(100, abs=0.1)


def test_a_retreat_is_dots_from_beside_the_slot_with_an_open_head():
    retreat, scenery = DrawnRetreat("Lydia", "A", "B"), Scenery(frozenset("A"), dislodged=("A",))
    line = retreat_line(retreat, plan((), place, scenery), place, scenery)
    found = inks.retreat_inks(retreat, line)
    body = [ink for ink in found if ink.width == 3.2]
    assert body[0].dash == (0.1, 6.5)
    assert body[0].round_cap
    start = body[0].path.pointAtPercent(0.0)
    assert far(start, PLACES["A"] - QPointF(31, 0)) == pytest.approx(21)
    assert not body[1].path.isEmpty()
    assert all(ink.width for ink in found)


def test_a_burst_has_twelve_points_of_radius_20():
    fill, edge = unit_marks.burst_inks(QPointF(50, 50))
    assert (fill.colour, edge.colour) == (theme().ui("dangerSoft"), theme().ui("danger"))
    box = edge.path.boundingRect()
    assert (box.width(), box.height()) == (pytest.approx(40, abs=0.5), pytest.approx(40, abs=0.5))
    assert edge.path.elementCount() == 25


def test_badges_say_build_and_disband_by_shape_and_colour():
    build, disband = unit_marks.badge_inks(QPointF(), "build"), unit_marks.badge_inks(QPointF(), "disband")
    assert (build[1].colour, disband[1].colour) == (theme().ui("ok"), theme().ui("danger"))
    assert build[2].path != disband[2].path


@pytest.mark.parametrize("kind", ["move", "support", "bounced", "cut", "dislodged", "retreat"])
def test_the_legend_has_a_sample_of_each_mark_inside_its_room(kind):
    for ink in sample_inks(kind, QPointF(1, 10), 28):
        box = ink.path.boundingRect()
        assert box.left() >= 0
        assert box.right() <= 30.5
