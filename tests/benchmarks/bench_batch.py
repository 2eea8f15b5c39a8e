"""How fast many order sets of one position are settled, against the package `diplomacy` on the same orders.

Classic-map positions of 22 units, random legal orders, no convoys, no split coasts. All-in: from an array of codes (a
column a unit) to who enters each place, who is dislodged, which supports stand and where standoffs are, each as a mask
whose bits are the order sets, to be counted or combined; and once more to arrays of flags, where all of that is
unpacked as well. Each position has been written down before (`Batch.write_down`), as is one that is asked about for
more than some blocks; what that takes has a row of its own, and so has a block without it. The peer's resolver is
handed validated orders, one order set at a time; it is timed on a few of the same sets.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np

from engine.anatolia.batch import Batch
from engine.anatolia.batch_program import Program
from engine.anatolia.board import Board
from helpers import oracle
from helpers.bench import Row, against, below, interleaved

UNITS, POSITIONS, PEER_SETS, ROUNDS = 22, 8, 8, 7
PEER = "diplomacy 1.1.2 _resolve_moves"
SMALL, LARGE = 4_096, 65_536
GOALS = {SMALL: 1e9 / 4e6, LARGE: 1e9 / 20e6}
"""Nanoseconds an order set."""


def run() -> list[Row]:
    """Nanoseconds an order set, at two sizes: 4 and 20 million a second, and 5,000 times the peer at the larger."""
    board = oracle.classic_board()
    rng = random.Random(UNITS)
    contests = [_Contest(board, rng) for _ in range(POSITIONS)]
    best = interleaved(*(call for contest in contests for call in contest.calls()), rounds=ROUNDS)
    kinds = len(best) // POSITIONS
    mean = [sum(best[kind::kinds]) / POSITIONS * 1e9 for kind in range(kinds)]
    small, large, large_flags, first = mean[0] / SMALL, mean[1] / LARGE, mean[2] / LARGE, mean[3] / LARGE
    written, peer = mean[4] / 1e6, mean[5] / PEER_SETS
    name = f"order sets of {UNITS} units"
    return [
        below(f"{SMALL:,} {name}, codes to masks", small, GOALS[SMALL], "ns"),
        against(f"{SMALL:,} {name}, codes to masks", small, PEER, peer, 1000, "ns"),
        below(f"{LARGE:,} {name}, codes to masks", large, GOALS[LARGE], "ns"),
        against(f"{LARGE:,} {name}, codes to masks", large, PEER, peer, 5000, "ns"),
        below(f"{LARGE:,} {name}, codes to flags", large_flags, 2 * GOALS[LARGE], "ns"),
        below(f"{LARGE:,} {name}, codes to masks, not written down", first, 2 * GOALS[LARGE], "ns"),
        below(f"writing a position of {UNITS} units down", written, 40),
    ]


class _Contest:
    """One position with random order sets, made ready for both."""

    def __init__(self, board: Board, rng: random.Random) -> None:
        self.units, _ = oracle.random_position(rng, board, UNITS)
        self.batch, self.fresh = Batch(board, self.units), Batch(board, self.units)
        self.batch.write_down()
        generator = np.random.default_rng(rng.randrange(2**32))
        legal = [len(orders) for orders in self.batch.orders]
        columns = np.stack([generator.integers(0, count, LARGE) for count in legal]).astype(np.uint8)
        self.codes = {size: columns[:, :size].T for size in (SMALL, LARGE)}
        self.peer = oracle.Oracle()
        self.peer.place(self.units)

    def calls(self) -> list[Callable[[], None]]:
        return [self.small, self.large, self.large_flags, self.first, self.write_down, self.peer_sets]

    def small(self) -> None:
        self._masks(self.batch, SMALL)

    def large(self) -> None:
        self._masks(self.batch, LARGE)

    def first(self) -> None:
        masks = self.fresh.masks(self.codes[LARGE])
        assert self.fresh.settle(masks, LARGE).standing

    def write_down(self) -> None:
        Program(self.batch.plan)

    def _masks(self, batch: Batch, size: int) -> None:
        for count, settled in batch.resolve(self.codes[size]).blocks:
            assert count == size
            assert settled.entries
            assert settled.dislodged
            assert settled.standing
            assert settled.standoffs

    def large_flags(self) -> None:
        answers = self.batch.resolve(self.codes[LARGE])
        for flags in (answers.moved, answers.dislodged, answers.standing, answers.standoffs):
            assert len(flags) == LARGE

    def peer_sets(self) -> None:
        for row in self.codes[SMALL][:PEER_SETS]:
            orders = {unit.at: self.batch.orders[index][row[index]] for index, unit in enumerate(self.batch.units)}
            self.peer.give(self.units, orders)
            self.peer.game._resolve_moves()
