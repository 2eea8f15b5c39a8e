"""The engine agrees with an adjudicator that tries everything, on random positions: small boards and both real ones."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.anatolia.adjudicator import adjudicate, adjudicate_json
from engine.anatolia.board import Board, load_board, shipped_board
from helpers import naive, positions


def _agree(board: Board, rng: random.Random, count: int, powers: tuple[str, ...], moving: float) -> None:
    units = positions.random_units(rng, board, count, powers)
    orders = positions.random_orders(rng, board, units, moving)
    raw = [unit.to_json() for unit in units]
    expected = naive.adjudicate(positions.as_json(board), raw, orders)
    assert adjudicate(board, units, orders).to_json() == expected
    assert adjudicate_json(board, raw, orders) == expected


def _small_boards(seed: int, positions_wanted: int) -> None:
    rng = random.Random(seed)
    for _ in range(positions_wanted // 4):
        board = positions.random_board(rng, rng.randint(3, 9))
        for _ in range(4):
            _agree(board, rng, rng.randint(2, 8), positions.POWERS[: rng.randint(1, 3)], rng.choice((0.4, 0.6, 0.9)))


def _real_board(board: Board, seed: int, positions_wanted: int) -> None:
    rng = random.Random(seed)
    for _ in range(positions_wanted):
        _agree(board, rng, rng.randint(6, 12), board.powers[: rng.randint(2, 5)], rng.choice((0.3, 0.45)))


def test_engine_and_naive_agree_on_small_boards() -> None:
    _small_boards(seed=1, positions_wanted=1200)


def test_engine_and_naive_agree_on_the_shipped_board() -> None:
    _real_board(shipped_board(), seed=2, positions_wanted=400)


def test_engine_and_naive_agree_on_the_classic_board(data: Path) -> None:
    _real_board(load_board(data / "classic_board.json"), seed=3, positions_wanted=400)


@pytest.mark.full
@pytest.mark.parametrize("part", range(8))
def test_engine_and_naive_agree_on_many_more_small_boards(part: int) -> None:
    _small_boards(seed=100 + part, positions_wanted=4000)


@pytest.mark.full
@pytest.mark.parametrize("part", range(9))
def test_engine_and_naive_agree_on_many_more_real_positions(part: int, data: Path) -> None:
    _real_board(shipped_board(), seed=200 + part, positions_wanted=1000)
    _real_board(load_board(data / "classic_board.json"), seed=300 + part, positions_wanted=1000)
