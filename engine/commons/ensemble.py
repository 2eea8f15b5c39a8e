"""Many runs of one scenario as one computation, and one run on the array path (`commons: Many runs at once`).

Where nobody talks and nothing befalls the arena, a turn is arithmetic: requests, rationing, growth, wealth. Everything
else (pacts, perturbations, meta-agents, agents in files) is played arena by arena; `fits` says which.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.commons import metrics
from engine.commons.array_streams import Floats
from engine.commons.arrays import ARRAY_ENGINES, ARRAY_STRATEGIES, ArrayView, Group
from engine.commons.scenario import ArenaPlan

FEW_RUNS = 64


def fits(plan: ArenaPlan) -> bool:
    """Whether a scenario can be run on the array path."""
    scenario = plan.scenario
    plain = not scenario.perturbations and not scenario.meta_agents and scenario.rationing == "proportional"
    players = all(type(player.strategy) in ARRAY_STRATEGIES for player in plan.players)
    return plain and players and bool(plan.players) and type(plan.dynamics) in ARRAY_ENGINES


@dataclass(frozen=True, slots=True)
class ArrayTurn:
    """One turn of every run. `requested`, `actual` are (players, runs), `share` (lambda), `harvest`, `stock` and
    `before` by run; `playing` says in which runs it was played: the others had collapsed.
    """

    turn: int
    playing: Any
    before: Floats
    available: Floats
    share: Floats
    requested: Floats
    actual: Floats
    harvest: Floats
    stock: Floats


class Ensemble:
    """Runs with these seeds, in step. `wealth` is (players, runs); `turn` the turns played by those that go on."""

    def __init__(self, plan: ArenaPlan, seeds: Sequence[int]) -> None:
        """Raises `ValueError` for a scenario that does not fit."""
        if not fits(plan):
            raise ValueError("this scenario is played arena by arena")
        self.plan = plan
        self.turn = 0
        self._seeds = np.array(seeds, dtype=np.uint32)
        self._engine = ARRAY_ENGINES[type(plan.dynamics)](plan.dynamics, self._seeds)
        self._groups = groups_of(plan)
        count, runs = len(plan.players), len(seeds)
        self.wealth: Floats = np.zeros((count, runs))
        self._requested: Floats = np.zeros((count, runs))
        self._own: Floats | None = None
        self._total: Floats = np.zeros(runs)
        self._last_stock: Floats = np.zeros(runs)
        self._harvested: Floats = np.zeros(runs)
        self._last_harvest: Floats = np.zeros(runs)
        self._over = np.zeros(runs, dtype=np.int64)
        self._within = np.zeros(runs, dtype=np.int64)
        self._turns = np.zeros(runs, dtype=np.int64)
        self._first: Floats = self._engine.sustainable()

    @property
    def over(self) -> bool:
        """Whether no run has a turn left."""
        return self.turn >= self.plan.scenario.turns or bool(self._engine.ended.all())

    def step(self) -> ArrayTurn:
        """Play the next turn of every run that has not collapsed."""
        engine, count = self._engine, len(self.plan.players)
        self.turn += 1
        playing = ~engine.ended
        before, available, sustainable = engine.stock, engine.available(), engine.sustainable()
        requested = self._ask(ArrayView(
            self._seeds, self.turn, count, before, self._last_stock, available, sustainable, self._own, self._total
        ))  # fmt: skip
        asked = _in_order(requested)
        enough = asked <= available
        share = np.divide(available, asked, out=np.ones_like(asked), where=~enough)
        actual = share * requested
        if not enough.all():
            actual = np.minimum(actual, available)
        total = _in_order(actual)
        harvest = np.where(enough, total, available)
        if not playing.all():
            actual = np.where(playing, actual, 0.0)
        self.wealth += actual
        engine.step(harvest, self.turn)
        self._count(playing, actual, sustainable, harvest)
        self._own, self._total, self._last_stock = actual, total, before
        return ArrayTurn(self.turn, playing, before, available, share, requested, actual, harvest, engine.stock)

    def run(self) -> Ensemble:
        """Every turn that is left."""
        while not self.over:
            self.step()
        return self

    def measured(self) -> list[dict[str, Any]]:
        """The last metrics of each run, as the record of its last turn holds them."""
        capacity = self.plan.dynamics.capacity()
        count = len(self.plan.players)
        stocks = self._engine.stock.tolist()
        return [self._of_run(run, stocks[run], capacity, count) for run in range(len(self._seeds))]

    def _of_run(self, run: int, stock: float, capacity: float, count: int) -> dict[str, Any]:
        wealth = self.wealth[:, run].tolist()
        turns = int(self._turns[run])
        tally = metrics.Tally(
            turns,
            float(self._harvested[run]),
            int(self._over[run]),
            turns * count,
            int(self._within[run]),
            float(self._first[run]),
            turns if self._engine.ended[run] else None,
        )
        return metrics.of_turn(tally, stock, capacity, float(self._last_harvest[run]), wealth)

    def _ask(self, view: ArrayView) -> Floats:
        requested = self._requested
        for rows, group in self._groups:
            requested[rows] = group(view)
        return requested

    def _count(self, playing: Any, actual: Floats, sustainable: Floats, harvest: Floats) -> None:
        share = sustainable / len(self.plan.players) * metrics.ROUNDING
        self._turns += playing
        self._over += np.where(playing, (actual > share).sum(axis=0), 0)
        self._within += playing & (harvest <= sustainable * metrics.ROUNDING)
        self._harvested = np.where(playing, self._harvested + harvest, self._harvested)
        self._last_harvest = np.where(playing, harvest, self._last_harvest)


def groups_of(plan: ArenaPlan) -> list[tuple[Any, Group]]:
    """The players by strategy, each group with the rows in which its players stand."""
    by_class: dict[type[Any], list[int]] = {}
    for row, player in enumerate(plan.players):
        by_class.setdefault(type(player.strategy), []).append(row)
    groups = []
    for kind, rows in by_class.items():
        players = [plan.players[row] for row in rows]
        maker = ARRAY_STRATEGIES[kind]
        group = maker([player.strategy for player in players], rows, [player.id for player in players])
        every = slice(None) if len(rows) == len(plan.players) else rows
        groups.append((every, group))
    return groups


def _in_order(values: Floats) -> Floats:
    """The sum over players, one after the other: numpy's own sum goes by pairs where it can.

    Both ways add in the same order; a running sum costs less for few runs, a row at a time for many.
    """
    if values.shape[1] < FEW_RUNS:
        running: Floats = np.add.accumulate(values, axis=0)[-1]
        return running
    total: Floats = values[0].copy()
    for row in values[1:]:
        total += row
    return total
