"""The logistic stock, with growth after the harvest, before it, or doubling (`commons: Engines`)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from engine.commons.dynamics.protocol import Luck
from engine.commons.streams import mean_one

Growth: TypeAlias = Literal["after", "first", "doubling"]

STABLE_RATE = 2.0
"""Past this the discrete logistic map oscillates, and past 2.57 it is chaotic (May 1976, Nature 261:459)."""


@dataclass(frozen=True, slots=True)
class LogisticState:
    """`stock` is what is there between turns; `luck` the factor of the next growth where it comes first, else of the
    last; the next `slow_turns` growths are `slow` times as large.
    """

    stock: float
    luck: float = 1.0
    slow: float = 1.0
    slow_turns: int = 0
    ended: bool = False


@dataclass(frozen=True, slots=True)
class Logistic:
    """``X = S - H``, then ``S' = X + r X (1 - X/K)``; growth times a lognormal factor of mean one where `noise` > 0.

    `growth` "first" is ``S' = S + r S (1 - S/K) - H``, as the Gordon-Schaefer model assumes: what grows this turn can
    be harvested this turn. "doubling" is ``S' = min(K, 2 X)``. The run ends when X falls below `collapse`, or to 0.
    """

    rate: float
    carrying: float
    start: float
    growth: Growth = "after"
    noise: float = 0.0
    collapse: float = 0.0

    @property
    def name(self) -> str:
        """ "logistic", and how it departs from the plain one."""
        return {"after": "logistic", "first": "logistic (growth first)", "doubling": "doubling"}[self.growth]

    def initial(self, luck: Luck) -> LogisticState:
        return LogisticState(self.start, self._ahead(luck))

    def available(self, state: LogisticState) -> float:
        return self._grown(state, state.stock) if self.growth == "first" else state.stock

    def step(self, state: LogisticState, harvest: float | None, luck: Luck) -> LogisticState:
        taken = harvest or 0.0
        slow_turns = max(0, state.slow_turns - 1)
        slow = state.slow if slow_turns else 1.0
        if self.growth == "first":
            left = max(0.0, self._grown(state, state.stock) - taken)
            return LogisticState(left, self._ahead(luck), slow, slow_turns, self._over(left))
        left = max(0.0, state.stock - taken)
        if self._over(left):
            return LogisticState(left, 1.0, slow, slow_turns, True)
        now = replace(state, luck=self._draw(luck))
        return LogisticState(self._grown(now, left), now.luck, slow, slow_turns)

    def stock(self, state: LogisticState) -> float:
        return state.stock

    def capacity(self) -> float:
        return self.carrying

    def sustainable(self, state: LogisticState) -> float:
        stock, carrying = state.stock, self.carrying
        slow = state.slow if state.slow_turns else 1.0
        rate = self.rate * slow
        if self.growth == "first":
            return max(0.0, rate * stock * (1.0 - stock / carrying))
        if self.growth == "doubling":
            escapement = _before_doubling(stock, carrying, slow)
        else:
            # The smallest escapement X with X + r X (1 - X/K) >= S is the smaller root of a quadratic.
            inside = (1.0 + rate) ** 2 - 4.0 * rate * stock / carrying
            if inside < 0.0:
                return 0.0
            escapement = 2.0 * stock / (1.0 + rate + math.sqrt(inside))
        return max(0.0, stock - max(escapement, self.collapse))

    def collapsed(self, state: LogisticState) -> bool:
        return state.ended

    def shifted(self, state: LogisticState, amount: float) -> LogisticState:
        return replace(state, stock=max(0.0, state.stock + amount), ended=state.ended and amount <= 0.0)

    def slowed(self, state: LogisticState, factor: float, turns: int) -> LogisticState:
        return replace(state, slow=factor, slow_turns=turns)

    def to_json(self, state: LogisticState) -> dict[str, Any]:
        record: dict[str, Any] = {"S": state.stock}
        if state.luck != 1.0:
            record["luck"] = state.luck
        if state.slow_turns:
            record["growthFactor"], record["growthTurns"] = state.slow, state.slow_turns
        if state.ended:
            record["collapsed"] = True
        return record

    def from_json(self, record: Mapping[str, Any]) -> LogisticState:
        return LogisticState(
            float(record["S"]),
            float(record.get("luck", 1.0)),
            float(record.get("growthFactor", 1.0)),
            int(record.get("growthTurns", 0)),
            bool(record.get("collapsed", False)),
        )

    def sustained_yield(self, escapement: float) -> float:
        """``r X (1 - X/K)``: what escapement X gives each turn, for ever."""
        return self.rate * escapement * (1.0 - escapement / self.carrying)

    def maximum_sustainable_yield(self) -> float:
        """``r K / 4``, at X = K/2."""
        return self.rate * self.carrying / 4.0

    def _grown(self, state: LogisticState, level: float) -> float:
        if self.growth == "doubling":
            doubled = min(self.carrying, 2.0 * level)
            if not state.slow_turns:
                return doubled
            growth = doubled - level
        else:
            growth = self.rate * level * (1.0 - level / self.carrying)
            growth = growth * state.luck
        if state.slow_turns:
            growth = growth * state.slow
        return max(0.0, level + growth)

    def _over(self, left: float) -> bool:
        return left < self.collapse or left == 0.0

    def _draw(self, luck: Luck) -> float:
        return mean_one(luck.normal(), self.noise) if self.noise > 0.0 else 1.0

    def _ahead(self, luck: Luck) -> float:
        return self._draw(luck) if self.growth == "first" else 1.0


def _before_doubling(stock: float, carrying: float, slow: float) -> float:
    """The least X with ``X + slow (min(K, 2 X) - X) >= S``; S itself where nothing less will do."""
    below = stock / (1.0 + slow)
    if 2.0 * below <= carrying:
        return below
    if stock > carrying or slow >= 1.0:
        return stock
    return (stock - slow * carrying) / (1.0 - slow)
