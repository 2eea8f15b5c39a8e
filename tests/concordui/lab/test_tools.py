"""The tools on a position: an edit, or a sentence why not."""

from __future__ import annotations

import pytest

from concordui.lab import tools
from concordui.lab.document import Position
from concordui.lab.tools import Edit, Tool, use
from engine.anatolia.board import Unit, build_board, shipped_board
from engine.anatolia.orders import Hold

EMPTY = Position(shipped_board())
UNIT = Unit("Phrygia", "army", "N")
STANDING = EMPTY.put_unit(UNIT)


def edited(done: Edit | str) -> Position:
    assert isinstance(done, Edit), done
    return done.position


@pytest.mark.parametrize(
    ("tool", "place", "kind"), [(Tool.ARMY, "N", "army"), (Tool.FLEET, "d", "fleet"), (Tool.FLEET, "O", "fleet")]
)
def test_army_and_fleet_put_a_unit_of_the_power(tool, place, kind):
    done = use(EMPTY, tool, "Lydia", place)
    assert edited(done).units == (Unit("Lydia", kind, place),)
    assert EMPTY.board.by_id[place].name in done.words


@pytest.mark.parametrize(
    ("tool", "place", "sentence"),
    [
        (Tool.ARMY, "d", "An army can't stand in Propontis: it is at sea."),
        (Tool.FLEET, "N", "A fleet can't stand in Kotiaion: it is inland."),
        (Tool.OWNER, "d", "Propontis has no supply centre, so nobody can own it."),
        (Tool.ERASER, "N", "There is nothing to erase in Kotiaion."),
    ],
)
def test_what_can_not_be_done_is_said_in_one_sentence(tool, place, sentence):
    assert use(EMPTY, tool, "Lydia", place) == sentence


def test_the_owner_is_set_changed_and_taken_away_by_the_same_click_again():
    once = edited(use(EMPTY, Tool.OWNER, "Lydia", "N"))
    other = edited(use(once, Tool.OWNER, "Caria", "N"))
    again = edited(use(other, Tool.OWNER, "Caria", "N"))
    assert (once.owners, other.owners, again.owners) == ({"N": "Lydia"}, {"N": "Caria"}, {})


def test_the_eraser_takes_the_unit_and_then_the_owner():
    position = STANDING.set_owner("N", "Lydia").give(Hold("N"))
    first = edited(use(position, Tool.ERASER, "Lydia", "N"))
    assert (first.units, dict(first.owners), dict(first.orders)) == ((), {"N": "Lydia"}, {})
    assert edited(use(first, Tool.ERASER, "Lydia", "N")) == EMPTY


def test_on_a_board_without_powers_nothing_can_be_placed():
    board = build_board({"provinces": [{"id": "a", "type": "land", "sc": True}], "adjacency": {"a": []}})
    assert use(Position(board), Tool.ARMY, "", "a") == "This board has no powers."


def test_the_select_tool_edits_nothing():
    assert edited(use(STANDING, Tool.SELECT, "Lydia", "N")) is STANDING


def test_a_unit_can_be_put_elsewhere_where_it_may_stand_and_nobody_is():
    assert edited(tools.move(STANDING, "N", "S")).units == (Unit("Phrygia", "army", "S"),)
    assert tools.move(STANDING, "N", "d") == "An army can't stand in Propontis: it is at sea."
    crowded = STANDING.put_unit(Unit("Lydia", "army", "S"))
    assert tools.move(crowded, "N", "S") == "There is a unit in Gordion already."
    assert tools.move(EMPTY, "N", "S") == "No unit stands in Kotiaion."
