"""One run with its players as arrays: the records of `Arena`, byte for byte, in a third of the time.

For scenarios that `ensemble.fits`: nobody talks, nothing befalls the arena. The engine is the scalar one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from engine.commons import metrics
from engine.commons.arena import TurnLuck
from engine.commons.array_streams import Floats
from engine.commons.arrays import ArrayView
from engine.commons.ensemble import fits, groups_of
from engine.commons.scenario import ArenaPlan


class Solo:
    """One run. `requested`, `actual` and `wealth` are by player, in code-unit order of their ids.

    `step` plays a turn; `record` is then its TurnRecord, made only where somebody wants it.
    """

    def __init__(self, plan: ArenaPlan) -> None:
        """Raises `ValueError` for a scenario that does not fit."""
        if not fits(plan):
            raise ValueError("this scenario is played player by player")
        self.plan = plan
        self.turn = 0
        luck = TurnLuck(plan.seed, 0)
        self.state = plan.dynamics.initial(luck)
        self.draws = luck.draws
        """The draws of the turn that was played last, with those before the first turn in the first."""
        self.tally = metrics.Tally(first_sustainable=plan.dynamics.sustainable(self.state))
        self.names = [player.id for player in plan.players]
        count = len(self.names)
        self.requested: Floats = np.zeros((count, 1))
        self.actual: Floats = np.zeros((count, 1))
        self.wealth: Floats = np.zeros((count, 1))
        self.before = self.available = self.stock = plan.dynamics.stock(self.state)
        self.share, self.harvest, self.total = 1.0, 0.0, 0.0
        self._groups = groups_of(plan)
        self._view = ArrayView(
            np.array([plan.seed], dtype=np.uint32), 0, count, self.stock, 0.0, 0.0, 0.0, None, 0.0
        )  # fmt: skip

    @property
    def over(self) -> bool:
        """Whether every turn was played, or the stock has collapsed."""
        return self.turn >= self.plan.scenario.turns or self.tally.collapsed_in is not None

    def step(self) -> None:
        """Play the next turn."""
        dynamics, view = self.plan.dynamics, self._view
        self.turn += 1
        self.before, self.available = self.stock, dynamics.available(self.state)
        sustainable = dynamics.sustainable(self.state)
        view.turn, view.stock, view.available, view.sustainable = self.turn, self.before, self.available, sustainable
        for rows, group in self._groups:
            self.requested[rows] = group(view)
        asked = _in_order(self.requested)
        if asked <= self.available:
            self.share, self.actual = 1.0, self.requested.copy()
            self.harvest = self.total = asked
        else:
            self.share = self.available / asked
            self.actual = np.minimum(self.share * self.requested, self.available)
            self.harvest, self.total = self.available, _in_order(self.actual)
        self.wealth += self.actual
        luck = TurnLuck(self.plan.seed, self.turn)
        self.state = dynamics.step(self.state, self.harvest, luck)
        self.draws = [*self.draws, *luck.draws] if self.turn == 1 else luck.draws
        self.stock = dynamics.stock(self.state)
        view.own, view.total, view.last_stock = self.actual, self.total, self.before
        self._count(sustainable)

    def record(self) -> dict[str, Any]:
        """The TurnRecord of the turn that was played last (`arena.Arena.settle`)."""
        requested, actual, wealth = (each[:, 0].tolist() for each in (self.requested, self.actual, self.wealth))
        record: dict[str, Any] = {
            "kind": "turn",
            "turn": self.turn,
            "stockBefore": self.before,
            "available": self.available,
            "lambda": self.share,
            "decisions": [
                {"playerId": name, "requested": asked, "actual": got}
                for name, asked, got in zip(self.names, requested, actual, strict=True)
            ],
            "harvest": self.harvest,
            "growth": self.stock - (self.before - self.harvest),
        }
        if self.draws:
            record["draws"] = self.draws
        if self.tally.collapsed_in is not None:
            record["collapsed"] = True
        record["state"] = self.plan.dynamics.to_json(self.state)
        record["stock"] = self.stock
        record["pacts"] = []
        record["wealth"] = dict(zip(self.names, wealth, strict=True))
        record["metrics"] = metrics.of_turn(
            self.tally, self.stock, self.plan.dynamics.capacity(), self.harvest, wealth
        )  # fmt: skip
        return record

    def _count(self, sustainable: float) -> None:
        tally, count = self.tally, len(self.names)
        tally.turns += 1
        tally.harvested += self.harvest
        tally.actions += count
        tally.over += int(np.count_nonzero(self.actual > sustainable / count * metrics.ROUNDING))
        tally.within += metrics.is_within(self.harvest, sustainable)
        if self.plan.dynamics.collapsed(self.state):
            tally.collapsed_in = self.turn


def _in_order(column: Floats) -> float:
    """The sum over players, one after the other."""
    return float(np.add.accumulate(column, axis=0)[-1, 0])


def solo_records(plan: ArenaPlan) -> Iterator[dict[str, Any]]:
    """The record of every turn."""
    solo = Solo(plan)
    while not solo.over:
        solo.step()
        yield solo.record()
