"""Comparing a batch with the scalar adjudicator, order set by order set."""

from __future__ import annotations

import random
from itertools import islice, product
from typing import Any

import numpy as np

from engine.anatolia.adjudicator import adjudicate
from engine.anatolia.batch import Batch
from engine.anatolia.board import Board, Unit
from engine.anatolia.orders import Move, Order
from helpers import positions


def random_codes(rng: random.Random, board: Board, units: tuple[Unit, ...], count: int) -> Any:
    """`count` order sets, dense in supports that match, as codes."""
    batch = Batch(board, units)
    sets = []
    for _ in range(count):
        orders = positions.random_orders(rng, board, units, moving=rng.choice((0.3, 0.5, 0.9)), faulty=0)
        sets.append([entry for entries in orders.values() for entry in entries])
    return batch.codes(sets)


def every_code(batch: Batch, most: int) -> Any:
    """All order sets of the position; every so manieth if there are more than `most`."""
    total = int(np.prod([len(legal) for legal in batch.orders]))
    step = -(-total // most)
    while step > 1 and any(step % len(legal) == 0 for legal in batch.orders):
        step += 1  # so that every order of every unit comes up
    return np.array(list(islice(product(*(range(len(legal)) for legal in batch.orders)), 0, None, step)))


def scalar(board: Board, units: tuple[Unit, ...], orders: list[Order]) -> dict[str, Any]:
    """What the adjudicator says of one order set, as sets of units and places."""
    answer = adjudicate(board, units, orders)
    fates = answer.resolution
    moved = {f.unit for f in fates if isinstance(f.order, Move) and f.outcome == "success"}
    dislodged = {f.unit for f in fates if f.outcome == "dislodged"}
    return {
        "moved": moved,
        "dislodged": dislodged,
        "standing": {f.unit for f in fates if f.effective},
        "standoffs": set(answer.standoffs),
        "holder": {f.order.dest if f.unit in moved else f.unit: f.unit for f in fates if f.unit not in dislodged},
        "outcome": {f.unit: f.outcome for f in fates},
    }


def batched(batch: Batch, codes: Any) -> list[dict[str, Any]]:
    """What a batch says of each order set, in the form of `scalar`."""
    answers = batch.resolve(codes)
    ids = np.array([unit.at for unit in batch.units], dtype=object)
    places = np.array(batch.places, dtype=object)
    outcomes = [answers.outcome(unit) for unit in range(len(ids))]
    return [
        {
            "moved": set(ids[answers.moved[index]]),
            "dislodged": set(ids[answers.dislodged[index]]),
            "standing": set(ids[answers.standing[index]]),
            "standoffs": set(places[answers.standoffs[index]]),
            "holder": {places[p]: ids[u] for p, u in enumerate(answers.holder[index]) if u >= 0},
            "outcome": {at: str(outcome[index]) for at, outcome in zip(ids, outcomes, strict=True)},
        }
        for index in range(answers.count)
    ]


def assert_agreement(board: Board, units: tuple[Unit, ...], codes: Any) -> None:
    """Batch and scalar say the same of each order set, and so does the batch by its program."""
    batch = Batch(board, units)
    found = batched(batch, codes)
    batch.write_down()
    for row, said, by_program in zip(codes, found, batched(batch, codes), strict=True):
        orders = [batch.orders[unit][code] for unit, code in enumerate(row)]
        assert said == scalar(board, units, orders), (units, orders)
        assert by_program == said, (units, orders)
