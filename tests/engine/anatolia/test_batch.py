"""The batch as its callers use it: codes in and out, trials, masks, JSON for bots, and what it refuses."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import numpy as np
import pytest

from engine.anatolia import bot_api as pact_engine
from engine.anatolia.batch import BLOCK, Batch
from engine.anatolia.batch_program import Program
from engine.anatolia.board import Unit, shipped_board
from engine.anatolia.orders import legal_orders
from engine.errors import CaseError
from helpers import batches, positions
from helpers.bots import PATIENT, call, opened, write_bot

BOARD = shipped_board()


def _position(seed: int, count: int = 8) -> tuple[Unit, ...]:
    return positions.random_units(random.Random(seed), BOARD, count, BOARD.powers[:3])


def _random_codes(seed: int, batch: Batch, count: int) -> Any:
    generator = np.random.default_rng(seed)
    return np.stack([generator.integers(0, len(legal), count) for legal in batch.orders], axis=1)


def test_codes_count_the_legal_orders_in_the_order_of_the_state() -> None:
    units = _position(1)
    batch = Batch(BOARD, units)
    assert [unit.at for unit in batch.units] == [place for place in batch.places if place in {u.at for u in units}]
    for index, unit in enumerate(batch.units):
        assert batch.orders[index] == legal_orders(BOARD, units, unit.at)
        assert [batch.code(index, order.to_json()) for order in batch.orders[index]] == [
            *range(len(batch.orders[index]))
        ]


def test_a_missing_illegal_or_double_order_is_coded_as_a_hold() -> None:
    batch = Batch(BOARD, _position(1))
    moves = [legal[1].to_json() for legal in batch.orders]
    sets = [moves, moves[1:], [{**moves[0], "dest": "?"}, *moves[1:]], [moves[0], *moves], [{"unit": "?"}, *moves]]
    codes = batch.codes(sets)
    assert codes[:, 0].tolist() == [1, 0, 0, 0, 1]
    assert (codes[:, 1:] == 1).all()


def test_an_order_that_is_not_legal_has_no_code() -> None:
    batch = Batch(BOARD, _position(1))
    for order in ({"unit": batch.units[0].at, "type": "move", "dest": "?"}, {"type": "hold"}):
        with pytest.raises(KeyError):
            batch.code(0, order)


@pytest.mark.parametrize("count", [0, 1, 7, 8, 9, BLOCK + 5])
def test_any_number_of_sets_is_resolved_in_any_memory_order(count: int) -> None:
    batch = Batch(BOARD, _position(2, 6))
    codes = _random_codes(3, batch, count)
    rows, columns = batch.resolve(codes), batch.resolve(np.asfortranarray(codes.astype(np.uint8)))
    assert rows.count == count
    assert rows.moved.shape == rows.dislodged.shape == rows.standing.shape == (count, len(batch.units))
    assert rows.standoffs.shape == rows.holder.shape == (count, len(batch.places))
    for name in ("moved", "dislodged", "standing", "standoffs", "holder"):
        assert (getattr(rows, name) == getattr(columns, name)).all()


def test_blocks_do_not_change_the_answers() -> None:
    units = _position(4, 6)
    batch = Batch(BOARD, units)
    codes = _random_codes(5, batch, BLOCK + 20)
    whole, tail = batch.resolve(codes), batch.resolve(codes[BLOCK:])
    assert (whole.holder[BLOCK:] == tail.holder).all()
    assert (whole.outcome(0)[BLOCK:] == tail.outcome(0)).all()
    batches.assert_agreement(BOARD, units, codes[BLOCK:])


def test_a_position_that_is_resolved_often_is_written_down_and_the_answers_stay_the_same(monkeypatch: Any) -> None:
    written = Mock(wraps=Program)
    monkeypatch.setattr("engine.anatolia.batch.Program", written)
    monkeypatch.setattr("engine.anatolia.batch.WORTH_WRITING_DOWN", 200)
    batch = Batch(BOARD, _position(11))
    codes = _random_codes(12, batch, 100)
    answers = [batch.resolve(codes) for _ in range(2)]
    assert not written.called
    answers += [batch.resolve(codes) for _ in range(2)]
    assert written.call_count == 1
    for name in ("moved", "dislodged", "standing", "standoffs", "holder"):
        assert all((getattr(other, name) == getattr(answers[0], name)).all() for other in answers)


def test_places_and_units_without_a_part_in_any_set_are_left_out_by_a_program_too() -> None:
    batch = Batch(BOARD, _position(13))
    codes = np.zeros((10, len(batch.units)), dtype=np.uint8)
    ((_, before),) = batch.resolve(codes).blocks
    batch.write_down()
    ((_, after),) = batch.resolve(codes).blocks
    assert before.entries == after.entries == {}
    assert before.standoffs == after.standoffs == {}
    assert after.standing == after.moved == after.dislodged == [0] * len(batch.places)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda codes: codes[:, 1:], "shape"),
        (lambda codes: codes[0], "shape"),
        (lambda codes: codes + 0.5, "integers"),
        (lambda codes: codes - 100, "codes from 0"),
        (lambda codes: codes + 200, "codes from 0"),
    ],
)
def test_codes_that_are_no_orders_are_refused(change: Callable[[Any], Any], said: str) -> None:
    batch = Batch(BOARD, _position(1))
    codes = change(_random_codes(1, batch, 4))
    for refused_by in (batch.resolve, batch.masks):
        with pytest.raises(ValueError, match=said):
            refused_by(codes)


def test_a_position_without_units_has_answers_without_units() -> None:
    answers = Batch(BOARD, ()).resolve(np.zeros((3, 0), dtype=np.uint8))
    assert answers.moved.shape == (3, 0)
    assert not answers.standoffs.any()
    assert (answers.holder == -1).all()


def test_masks_say_which_sets_give_an_order() -> None:
    batch = Batch(BOARD, _position(6))
    codes = _random_codes(6, batch, 77)
    for unit, masks in enumerate(batch.masks(codes)):
        for code, mask in enumerate(masks):
            assert [bool(mask >> bit & 1) for bit in range(77)] == (codes[:, unit] == code).tolist()


def test_masks_may_be_dicts_of_those_in_use_and_settle_as_lists_do() -> None:
    batch = Batch(BOARD, _position(7))
    codes = _random_codes(7, batch, 100)
    masks = batch.masks(codes)
    in_use = [{code: mask for code, mask in enumerate(by_code) if mask and code} for by_code in masks]
    listed, named = batch.settle(masks, 100), batch.settle(in_use, 100)
    assert listed.entries == named.entries
    assert listed.dislodged == named.dislodged
    assert listed.standing == named.standing
    assert listed.standoffs == named.standoffs


@pytest.mark.parametrize(("samples", "candidates"), [(1, 1), (4, 0), (8, 5), (13, 40), (64, 3), (300, 2), (5, 9000)])
def test_trials_count_what_each_pair_of_candidate_and_sample_gives(samples: int, candidates: int) -> None:
    batch = Batch(BOARD, _position(8))
    mine = [5, 0, 2]
    others = _random_codes(9, batch, samples)
    own = _random_codes(10, batch, candidates)[:, mine]
    trials = batch.trials(mine, others)
    trials.run(own[:1])
    tally = trials.run(own)
    joint = np.tile(others, (candidates, 1))
    joint[:, mine] = np.repeat(own, samples, axis=0)
    answers = batch.resolve(joint)
    shape = (candidates, samples, len(batch.units))
    for name in ("moved", "dislodged", "standing"):
        assert (getattr(tally, name) == getattr(answers, name).reshape(shape).sum(axis=1)).all()
    shape = (candidates, samples, len(batch.places))
    assert (tally.standoffs == answers.standoffs.reshape(shape).sum(axis=1)).all()
    assert (tally.holder == answers.holder.reshape(shape)).all()
    powers = np.array([unit.power for unit in batch.units])
    for power in BOARD.powers[:3]:
        held = np.isin(answers.holder, np.flatnonzero(powers == power)).reshape(shape).sum(axis=1)
        assert (tally.held(power) == held).all()


def test_trials_refuse_no_samples_and_other_shapes() -> None:
    batch = Batch(BOARD, _position(8))
    with pytest.raises(ValueError, match="no samples"):
        batch.trials([0], _random_codes(1, batch, 0))
    trials = batch.trials([0, 1], _random_codes(1, batch, 4))
    with pytest.raises(ValueError, match="shape"):
        trials.run(np.zeros((3, 3), dtype=np.uint8))
    with pytest.raises(ValueError, match="codes from 0"):
        trials.run(np.full((3, 2), 200))


def test_a_bot_has_the_batch_in_plain_json() -> None:
    game = pact_engine.create(seed=1)
    units = game.units()
    batch = pact_engine.Batch(units)
    for power in pact_engine.MAP.powers:
        for at, legal in game.legal_orders(power).items():
            index = [unit["at"] for unit in batch.units].index(at)
            assert batch.orders[index] == legal
            assert batch.code(index, legal[-1]) == len(legal) - 1
    orders = [legal[-1] for legal in batch.orders]
    codes = batch.codes([orders, []])
    answers, foreseen = batch.resolve(codes), pact_engine.adjudicate(units, orders)
    standing = {batch.places[place]: unit for place, unit in enumerate(answers.holder[0]) if unit >= 0}
    assert sorted(standing) == sorted(unit["at"] for unit in foreseen["units"])
    assert batch.settle(batch.masks(codes), 2).moved == batch.settle(batch.masks(codes[::-1]), 2).moved
    assert batch.trials([0], codes).run(np.array([[0], [1]])).moved.shape == (2, len(units))


def test_a_bot_that_passes_faulty_units_is_told_so() -> None:
    with pytest.raises(CaseError):
        pact_engine.Batch([{"power": "Lydia", "type": "army", "at": "nowhere"}])


def test_a_bot_in_a_worker_has_the_batch(tmp_path: Path) -> None:
    """Under the guard and the memory limit: numpy is imported by the first call."""
    bot = write_bot(
        tmp_path,
        "import pact_engine\n"
        "def orders(state):\n"
        "    batch = pact_engine.Batch(state['units'])\n"
        "    answers = batch.resolve(batch.codes([[orders[-1] for orders in batch.orders], []]))\n"
        "    return [answers.count, int(answers.moved[1].sum())]\n",
    )
    state = json.dumps({"units": pact_engine.create(seed=1).units()})

    async def asked() -> Any:
        async with opened(bot, PATIENT) as seat:
            return (await seat.ask(call("orders", state))).payload

    assert asyncio.run(asked()) == [2, 0]
