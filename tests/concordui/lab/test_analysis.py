"""An analysis is what the engine says of a position, whichever way its orders are given."""

from __future__ import annotations

from itertools import count

import pytest

from concordui.lab.analysis import Analysis
from engine.anatolia.adjudicator import adjudicate
from engine.anatolia.board import Unit, shipped_board
from engine.anatolia.orders import Move, Support
from engine.errors import CaseError

UNITS = (Unit("Phrygia", "army", "N"), Unit("Galatia", "army", "Y"), Unit("Phrygia", "army", "Z"))
ORDERS = {"N": Move("N", "S"), "Y": Move("Y", "S")}


def test_orders_by_place_and_in_a_list_give_what_the_adjudicator_gives() -> None:
    board = shipped_board()
    by_place = Analysis.of(board, UNITS, ORDERS)
    assert by_place == Analysis.of(board, UNITS, [order.to_json() for order in ORDERS.values()])
    assert by_place.resolution == adjudicate(board, UNITS, list(ORDERS.values()))
    assert by_place.explanation.units["N"].verdict == by_place.entries["N"].outcome == "bounce"
    assert by_place.units["Z"].power == "Phrygia"


def test_a_refused_order_is_known_as_refused() -> None:
    found = Analysis.of(shipped_board(), UNITS, {"N": Support("N", "N", "S")})
    assert not found.entries["N"].valid
    assert found.account.line("N").value == "refused"


def test_the_time_is_that_of_the_clock_that_is_given() -> None:
    ticks = count(5, 2)
    assert Analysis.of(shipped_board(), UNITS, ORDERS, lambda: next(ticks)).milliseconds == 2000


def test_two_units_in_one_province_are_an_error() -> None:
    with pytest.raises(CaseError):
        Analysis.of(shipped_board(), (*UNITS, UNITS[0]), ORDERS)
