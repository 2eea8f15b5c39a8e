"""The package ``diplomacy`` decides movement as we do, on random classic positions, save for R8."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.anatolia.adjudicator import adjudicate, decide
from engine.anatolia.board import Board, Unit
from engine.anatolia.orders import Move, Order, Support, field_of
from engine.anatolia.sheet import Sheet

pytestmark = pytest.mark.full
POSITIONS = 20_000
PARTS = 8


def _ours(board: Board, units: tuple[Unit, ...], orders: dict[str, Order]) -> dict[str, Any]:
    resolution = adjudicate(board, units, list(orders.values()))
    return {
        "moved": {e.unit for e in resolution.resolution if isinstance(e.order, Move) and e.outcome == "success"},
        "dislodged": {unit.at: unit.attacker for unit in resolution.dislodged},
    }


def _head_to_head_helped_by_the_opponent(board: Board, units: tuple[Unit, ...], orders: dict[str, Order]) -> bool:
    """Does R8 apply: a unit in a head-to-head, whose defence counts a support of its opponent's power?"""
    sheet = Sheet(field_of(board, units), list(orders.values()))
    decisions, goes = decide(sheet), sheet.goes
    return any(goes[goes[mover]] == mover and decisions.excluded.get(mover, 0) for mover in sheet.movers)


def _compare(seed: int, count: int, crowded: bool) -> list[bool]:
    """For each of `count` positions that is decided differently: does R8 apply?"""
    from helpers import oracle

    rng, board, peer = random.Random(seed), oracle.classic_board(), oracle.Oracle()
    different = []
    for _ in range(count):
        if crowded:
            units, orders = oracle.crowded_position(rng, board, rng.choice((5, 7, 9, 12)))
        else:
            units, orders = oracle.random_position(rng, board, rng.choice((12, 22, 34)))
        theirs = peer.resolve(units, orders)
        if {key: theirs[key] for key in ("moved", "dislodged")} != _ours(board, units, orders):
            different.append(_head_to_head_helped_by_the_opponent(board, units, orders))
    return different


@pytest.mark.parametrize("part", range(PARTS))
def test_movement_agrees_with_the_oracle_save_where_r8_applies(part: int) -> None:
    assert all(_compare(seed=part, count=POSITIONS // PARTS, crowded=part % 2 == 1))


def test_r8_is_the_difference() -> None:
    """Trieste attacks with two against Vienna's defence: two by R8, one for the oracle, which leaves Tyrolia's support
    out.
    """
    from helpers import oracle

    board = oracle.classic_board()
    home = {"TRI": "Austria", "BUD": "Austria", "TYR": "Austria", "VIE": "Russia", "GAL": "Russia"}
    units = tuple(Unit(power, "army", at) for at, power in home.items())
    given = (
        Move("TRI", "VIE"),
        Support("BUD", "TRI", "VIE"),
        Support("GAL", "TRI", "VIE"),
        Move("VIE", "TRI"),
        Support("TYR", "VIE", "TRI"),
    )
    orders: dict[str, Order] = {order.unit: order for order in given}
    theirs = oracle.Oracle().resolve(units, orders)
    assert (theirs["moved"], theirs["dislodged"]) == ({"TRI"}, {"VIE": "TRI"})
    assert _ours(board, units, orders) == {"moved": set(), "dislodged": {}}
    assert _head_to_head_helped_by_the_opponent(board, units, orders)
