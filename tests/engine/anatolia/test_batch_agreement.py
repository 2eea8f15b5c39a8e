"""A batch says what the scalar adjudicator says, of every order set: random positions, and all orders of small ones."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.anatolia.batch import Batch
from engine.anatolia.board import Board, Unit, build_board, load_board, shipped_board
from helpers import batches, positions

pytestmark = pytest.mark.sampled(3)


def _random_positions(board: Board, rng: random.Random, wanted: int, powers: tuple[str, ...]) -> None:
    for _ in range(wanted):
        units = positions.random_units(rng, board, rng.randint(2, 10), powers)
        batches.assert_agreement(board, units, batches.random_codes(rng, board, units, 40))


def test_batch_and_scalar_agree_on_small_boards() -> None:
    rng = random.Random(1)
    for _ in range(60):
        size = rng.randint(3, 9)
        board = rng.choice((positions.random_board, positions.random_hexed_board))(rng, size)
        _random_positions(board, rng, 2, positions.POWERS[: rng.randint(1, 3)])


def test_batch_and_scalar_agree_on_the_shipped_board() -> None:
    board = shipped_board()
    _random_positions(board, random.Random(2), 40, board.powers[:3])


@pytest.mark.full
def test_batch_and_scalar_agree_on_the_classic_board(data: Path) -> None:
    board = load_board(data / "classic_board.json")
    _random_positions(board, random.Random(3), 40, board.powers[:3])


@pytest.mark.full
@pytest.mark.parametrize("part", range(6))
def test_batch_and_scalar_agree_on_many_more_positions(part: int, data: Path) -> None:
    rng = random.Random(100 + part)
    for _ in range(100):
        board = positions.random_board(rng, rng.randint(3, 9))
        _random_positions(board, rng, 4, positions.POWERS[: rng.randint(1, 3)])
    for board in (shipped_board(), load_board(data / "classic_board.json")):
        _random_positions(board, rng, 80, board.powers[: rng.randint(1, 4)])


def _ring(size: int, hub: bool) -> Board:
    """Land provinces in a ring, all touching a hub if there is one."""
    names = [f"r{index}" for index in range(size)]
    near = {name: {names[index - 1], names[(index + 1) % size]} for index, name in enumerate(names)}
    if hub:
        near["hub"] = set(names)
        for name in names:
            near[name].add("hub")
    provinces = [{"id": name, "type": "land", "sc": False, "home": None} for name in near]
    adjacency = {name: sorted(others) for name, others in near.items()}
    return build_board({"powers": list(positions.POWERS), "provinces": provinces, "adjacency": adjacency})


def _units(*placed: str) -> tuple[Unit, ...]:
    return tuple(Unit(power, "army", at) for power, at in (entry.split() for entry in placed))


EXHAUSTIVE = {
    "a rotation of three, with and without a rival for a place": ("ring", _units("Red r0", "Green r1", "Blue r2")),
    "a rotation of one power's units (R9)": ("ring", _units("Red r0", "Red r1", "Red r2")),
    "rotations that an outsider breaks": ("hub", _units("Red r0", "Red r1", "Green hub", "Blue r2")),
    "head-to-heads with supports from the opponent's power (R7, R8)": (
        "hub",
        _units("Red r0", "Green r1", "Green hub", "Red r2"),
    ),
    "head-to-heads of one power, and self-dislodgement (R7)": (
        "hub",
        _units("Red r0", "Red hub", "Red r1", "Green r2"),
    ),
    "supports cut from the exempt place and from elsewhere (R10)": (
        "hub",
        _units("Red r0", "Green hub", "Blue r1", "Green r2"),
    ),
    "void attacks of head-to-head losers (R11)": ("hub", _units("Red hub", "Red r1", "Green r0", "Blue r2")),
}


@pytest.mark.parametrize("name", EXHAUSTIVE)
def test_batch_and_scalar_agree_on_every_order_set(name: str) -> None:
    kind, units = EXHAUSTIVE[name]
    board = _ring(3, hub=kind == "hub")
    codes = batches.every_code(Batch(board, units), most=4000)
    batches.assert_agreement(board, units, codes)


def test_batch_and_scalar_agree_where_five_units_meet() -> None:
    board = _ring(4, hub=True)
    units = _units("Red hub", "Green r0", "Green r1", "Blue r2", "Red r3")
    batches.assert_agreement(board, units, batches.every_code(Batch(board, units), most=6000))


def test_a_rotation_turns_and_a_swap_does_not() -> None:
    board, units = _ring(3, hub=False), _units("Red r0", "Green r1", "Blue r2")
    orders = [{"unit": at, "type": "move", "dest": to} for at, to in (("r0", "r1"), ("r1", "r2"), ("r2", "r0"))]
    swap = [orders[0], {"unit": "r1", "type": "move", "dest": "r0"}]
    batch = Batch(board, units)
    found = batches.batched(batch, batch.codes([orders, swap]))
    assert found[0]["moved"] == {"r0", "r1", "r2"}
    assert found[1]["moved"] == set()
