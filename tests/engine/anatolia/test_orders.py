"""Orders by shape and by terrain, and the list of the legal ones."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from engine.anatolia.adjudicator import adjudicate
from engine.anatolia.board import Board, Unit, shipped_board
from engine.anatolia.orders import (
    Hold,
    Move,
    Order,
    Support,
    legal_orders,
    legal_orders_of,
    parse_order,
    shape_fault,
)
from helpers import positions

UNITS = (
    Unit("Phrygia", "army", "M"),
    Unit("Phrygia", "army", "N"),
    Unit("Lydia", "army", "G"),
    Unit("Lydia", "fleet", "F"),
)


def is_legal(board: Board, units: Mapping[str, Unit], order: Order) -> bool:
    """Whether the adjudicator takes this order as it is."""
    resolution = adjudicate(board, units.values(), [order.to_json()]).resolution
    return any(entry.valid and entry.order == order for entry in resolution)


@pytest.fixture(scope="module")
def board() -> Board:
    return shipped_board()


@pytest.mark.parametrize(
    ("entry", "order"),
    [
        ({"unit": "M", "type": "hold"}, Hold("M")),
        ({"unit": "M", "type": "move", "dest": "N"}, Move("M", "N")),
        ({"unit": "N", "type": "support", "target": "M", "targetDest": "D"}, Support("N", "M", "D")),
        ({"unit": "N", "type": "support", "target": "M", "targetDest": "hold"}, Support("N", "M", "hold")),
        ({"unit": "N", "type": "support", "target": "M"}, Support("N", "M", "hold")),
        ({"unit": "M", "type": "hold", "dest": 7, "target": None}, Hold("M")),
    ],
)
def test_entries_are_read_and_unused_keys_ignored(entry: Any, order: object) -> None:
    assert parse_order(entry) == order
    assert shape_fault(entry) is None


@pytest.mark.parametrize(
    "entry",
    [
        None,
        [],
        "M-N",
        {},
        {"unit": 3, "type": "hold"},
        {"unit": "M"},
        {"unit": "M", "type": "convoy"},
        {"unit": "M", "type": ["move"]},
        {"unit": "M", "type": "move"},
        {"unit": "M", "type": "move", "dest": 1},
        {"unit": "M", "type": "support"},
        {"unit": "M", "type": "support", "target": None},
        {"unit": "M", "type": "support", "target": "N", "targetDest": None},
        {"unit": "M", "type": "support", "target": "N", "targetDest": ["D"]},
    ],
)
def test_r1_shapes_that_are_refused(entry: Any) -> None:
    assert parse_order(entry) is None
    assert shape_fault(entry)


def test_r2_a_supporter_must_be_able_to_move_where_it_supports(board: Board) -> None:
    units = {unit.at: unit for unit in UNITS}
    assert is_legal(board, units, Support("N", "M", "hold"))
    assert is_legal(board, units, Support("N", "M", "D"))
    assert not is_legal(board, units, Support("N", "M", "L"))  # N does not touch L
    assert not is_legal(board, units, Support("G", "F", "f"))  # an army can't go to sea
    assert not is_legal(board, units, Support("M", "N", "M"))  # into the province in which it stands


def test_r3_supports_that_are_invalid_and_supports_that_are_not(board: Board) -> None:
    units = {unit.at: unit for unit in UNITS}
    assert not is_legal(board, units, Support("N", "M", "Q"))  # M can't move there
    assert not is_legal(board, units, Support("N", "D", "hold"))  # nobody stands there
    assert not is_legal(board, units, Support("N", "N", "hold"))
    assert not is_legal(board, units, Support("N", "M", "M"))  # its own province is no shorthand
    assert is_legal(board, units, Support("N", "G", "D"))  # a foreign unit
    assert is_legal(board, units, Support("G", "N", "D"))
    assert is_legal(board, {**units, "D": Unit("Phrygia", "army", "D")}, Support("N", "G", "D"))  # into an own unit


def test_moves_are_legal_by_terrain_and_holds_always(board: Board) -> None:
    units = {unit.at: unit for unit in UNITS}
    assert is_legal(board, units, Hold("M"))
    assert is_legal(board, units, Move("M", "D"))
    assert not is_legal(board, units, Move("M", "Q"))
    assert not is_legal(board, units, Move("M", "nowhere"))
    assert not is_legal(board, units, Hold("Q"))  # no unit there


def test_legal_orders_come_sorted_hold_moves_supports(board: Board) -> None:
    assert legal_orders(board, UNITS, "N") == (
        Hold("N"),
        *(Move("N", dest) for dest in "DMOPSΓ"),
        Support("N", "G", "D"),
        Support("N", "M", "hold"),
        Support("N", "M", "D"),
        Support("N", "M", "Γ"),
    )
    assert legal_orders(board, UNITS, "Q") == ()
    assert list(legal_orders_of(board, UNITS, "Lydia")) == ["F", "G"]
    assert legal_orders_of(board, UNITS, "Lydia")["G"] == legal_orders(board, UNITS, "G")


def test_the_list_of_legal_orders_is_exactly_what_the_adjudicator_takes() -> None:
    rng = random.Random(4)
    for _ in range(60):
        board = positions.random_board(rng, rng.randint(2, 7))
        units = positions.random_units(rng, board, rng.randint(1, 6), positions.POWERS)
        at = {unit.at: unit for unit in units}
        for unit in units:
            every = [Hold(unit.at), *(Move(unit.at, dest) for dest in board.adjacency)]
            every += [Support(unit.at, t, d) for t in board.adjacency for d in ("hold", *board.adjacency)]
            legal = legal_orders(board, units, unit.at)
            assert len(set(legal)) == len(legal)
            assert set(legal) == {order for order in every if is_legal(board, at, order)}
            assert all(parse_order(order.to_json()) == order for order in legal)
