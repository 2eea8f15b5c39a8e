"""Retreats and builds chosen by clicks on the map."""

from __future__ import annotations

from dataclasses import replace

from concordui.match.map_choices import build_click, retreat_click
from engine.anatolia.game import Game
from engine.anatolia.outcomes import Dislodged

POSITION = Game.create().position()


def retreating(*dislodged):
    return replace(POSITION, dislodged=dislodged)


def test_the_only_unit_that_can_go_there_goes_by_one_click():
    position = retreating(Dislodged("Lydia", "army", "G", "L", ("H", "D")))
    assert retreat_click(position, "Lydia", {}, None, "H") == ({"G": "H"}, None)
    assert retreat_click(position, "Lydia", {"G": "H"}, None, "D") == ({"G": "D"}, None)


def test_of_two_units_that_could_go_there_one_is_selected_first():
    position = retreating(Dislodged("Lydia", "army", "G", "L", ("H",)), Dislodged("Lydia", "army", "E", "D", ("H",)))
    assert retreat_click(position, "Lydia", {}, None, "H") == ({}, None)
    assert retreat_click(position, "Lydia", {}, None, "E") == ({}, "E")
    assert retreat_click(position, "Lydia", {}, "E", "H") == ({"E": "H"}, None)


def test_other_powers_units_and_closed_provinces_change_nothing():
    position = retreating(Dislodged("Caria", "army", "G", "L", ("H",)))
    assert retreat_click(position, "Lydia", {}, None, "H") == ({}, None)


def building(units, **owners):
    return replace(POSITION, units=units, owners={**POSITION.owners, **owners})


def test_a_coastal_home_goes_through_army_fleet_and_nothing():
    position = building(tuple(unit for unit in POSITION.units if unit.at != "F"))
    army = build_click(position, "Lydia", [], "F")
    fleet = build_click(position, "Lydia", army, "F")
    assert army == [{"type": "army", "at": "F"}]
    assert fleet == [{"type": "fleet", "at": "F"}]
    assert build_click(position, "Lydia", fleet, "F") == []


def test_no_more_is_built_than_is_due():
    position = building(tuple(unit for unit in POSITION.units if unit.at not in "FE"), G="Caria")
    one = build_click(position, "Lydia", [], "F")
    assert len(one) == 1
    assert build_click(position, "Lydia", one, "E") == one


def test_units_are_marked_for_disbanding_as_many_as_are_due():
    position = building(POSITION.units, F="Caria")
    one = build_click(position, "Lydia", [], "F")
    assert one == [{"disband": "F"}]
    assert build_click(position, "Lydia", one, "E") == one
    assert build_click(position, "Lydia", one, "F") == []
    assert build_click(position, "Lydia", [], "M") == []


def test_nothing_can_be_marked_where_nothing_is_due():
    assert build_click(POSITION, "Lydia", [], "F") == []
