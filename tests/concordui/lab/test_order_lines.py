"""The lines of the list of orders, and what is said over and under it."""

from __future__ import annotations

import pytest

from concordui.lab.analysis import Analysis
from concordui.lab.document import Position, read
from concordui.lab.order_lines import expected_text, head_note, lesson_title, order_rows, warnings_text
from concordui.lab.rule_names import rule_text
from engine.anatolia.board import Unit, shipped_board
from engine.anatolia.library import library
from engine.anatolia.orders import Hold, Move

CASES = {each.id: each.case for each in library()}


def position_of(name: str) -> Position:
    return read(CASES[name])[0]


def analysed(position: Position) -> Analysis:
    return Analysis.of(position.board, position.units, position.entries())


def rows(position: Position, decided=None) -> list[tuple[str, str, str]]:
    return [(str(row.key), row.text, row.tag) for row in order_rows(position, "a", analysed(position), decided)]


def test_units_stand_by_power_with_what_comes_of_their_orders():
    assert rows(position_of("the-stronger-wins-head-on")) == [
        ("N", "Kotiaion → Gordion", "moved"),
        ("Γ", "Synnada supports Kotiaion → Gordion", "counted"),
        ("S", "Gordion → Kotiaion", "dislodged"),
    ]


def test_a_unit_without_an_order_is_muted_and_holds():
    position = Position(shipped_board()).put_unit(Unit("Lydia", "army", "N"))
    [row] = order_rows(position, "a", analysed(position))
    assert (row.text, row.tag, row.muted) == ("Kotiaion", "no order: holds", True)


def test_entries_that_are_no_order_are_named_as_refused():
    assert rows(position_of("two-orders-for-one-unit"))[0][1:] == ("Kotiaion: no single order", "refused")


def test_an_order_that_no_unit_can_carry_out_is_shown_as_it_was_given():
    position = Position(shipped_board()).put_unit(Unit("Lydia", "army", "N")).give(Move("N", "Ω"))
    assert rows(position)[0][1].startswith("Kotiaion → ")
    assert rows(position)[0][2] == "refused"


def test_what_is_not_decided_yet_says_so():
    tags = {key: tag for key, _, tag in rows(position_of("the-stronger-wins-head-on"), frozenset({"N", "S"}))}
    assert tags == {"N": "moved", "S": "dislodged", "Γ": "not decided yet"}


def test_the_head_counts_units_and_orders_and_says_how_long_it_took():
    position = position_of("the-stronger-wins-head-on")
    note = head_note(position, "a", analysed(position))
    assert note.startswith("3 units, all given; adjudicated in ")
    assert note.endswith(" ms")
    fewer = position.take("N").take("S")
    assert head_note(fewer, "a", analysed(fewer)).startswith("3 units, 2 without an order;")
    empty = Position(position.board)
    assert head_note(empty, "a", analysed(empty)) == ""


@pytest.mark.thinned(9)
@pytest.mark.parametrize("name", CASES)
def test_every_textbook_position_comes_as_it_says(name):
    position = position_of(name)
    assert lesson_title(position) == f"{position.title} (rule: {rule_text(position.rule)})"
    as_it_says, sentence = expected_text(position, analysed(position))
    assert as_it_says, sentence
    assert sentence.startswith("As expected: ")


def test_what_comes_otherwise_than_the_position_says_is_named():
    position = position_of("the-stronger-wins-head-on").give(Hold("N"))
    as_it_says, sentence = expected_text(position, analysed(position))
    assert not as_it_says
    assert sentence == "Otherwise than expected: Gordion bounced, but it was expected to be dislodged."


def test_a_position_that_expects_nothing_says_nothing():
    position = Position(shipped_board()).put_unit(Unit("Lydia", "army", "N"))
    assert expected_text(position, analysed(position)) is None
    assert lesson_title(position) == ""


def test_of_many_warnings_the_first_are_said():
    assert warnings_text(["a", "b"]) == "a\nb"
    assert warnings_text(["a", "b", "c", "d", "e"]) == "a\nb\nc\n… and 2 more."
