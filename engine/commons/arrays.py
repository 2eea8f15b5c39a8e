"""The built-in strategies and engines as array functions: many runs of one scenario, or many players, at once.

Every function here gives, element for element and to the last bit, what its scalar twin gives: both only add, subtract,
multiply, divide and compare, and sums go by player in one order. Shapes are (players, runs).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from engine.commons import strategies
from engine.commons.array_streams import Floats, Words, mean_ones, normals, uniforms
from engine.commons.dynamics import Logistic, Seneca
from engine.commons.streams import Purpose
from engine.streams import number_of

Levels: TypeAlias = Floats | float
"""By run, or of the one run that there is."""


@dataclass(slots=True)
class ArrayView:
    """What strategies see of all runs at once: seeds, levels and totals by run, the last harvests by player and run."""

    seeds: Words
    turn: int
    count: int
    stock: Levels
    last_stock: Levels
    available: Levels
    sustainable: Levels
    own: Floats | None
    total: Levels

    def others_mean(self, rows: Sequence[int]) -> Floats | None:
        """`View.others_mean` of these players."""
        if self.own is None or self.count < 2:
            return None
        mean: Floats = (self.total - self.own[rows]) / (self.count - 1)
        return mean


Group: TypeAlias = Callable[[ArrayView], Levels]
"""The requests of some players of one strategy: (players, runs), or what broadcasts to it."""

Maker: TypeAlias = Callable[[Sequence[Any], Sequence[int], Sequence[str]], Group]
"""Makes the group of these strategies, whose players stand in these rows and have these ids."""


def _column(values: Sequence[float]) -> Floats:
    return np.array(values, dtype=np.float64)[:, None]


def _fixed(group: Sequence[strategies.Fixed], rows: Sequence[int], names: Sequence[str]) -> Group:
    amounts = _column([each.amount for each in group])
    return lambda view: amounts


def _fraction(group: Sequence[strategies.Fraction], rows: Sequence[int], names: Sequence[str]) -> Group:
    fractions = _column([each.fraction for each in group])
    return lambda view: fractions * view.stock


def _threshold(group: Sequence[strategies.Threshold], rows: Sequence[int], names: Sequence[str]) -> Group:
    level, above, below = (_column([getattr(each, name) for each in group]) for name in ("level", "above", "below"))
    return lambda view: np.where(view.stock >= level, above, below)


def _sustainable(group: Sequence[strategies.Sustainable], rows: Sequence[int], names: Sequence[str]) -> Group:
    return lambda view: view.sustainable / view.count


def _greedy(group: Sequence[strategies.Greedy], rows: Sequence[int], names: Sequence[str]) -> Group:
    return lambda view: view.available


def _tit_for_tat(group: Sequence[strategies.TitForTat], rows: Sequence[int], names: Sequence[str]) -> Group:
    def decide(view: ArrayView) -> Levels:
        share = view.sustainable / view.count
        others = view.others_mean(rows)
        return share if others is None else np.where(others <= share, share, others)

    return decide


def _open_access(group: Sequence[strategies.OpenAccess], rows: Sequence[int], names: Sequence[str]) -> Group:
    effort, q, p, c, pace = (
        _column([getattr(each, name) for each in group]) for name in ("effort", "q", "p", "c", "pace")
    )

    def decide(view: ArrayView) -> Floats:
        if view.own is None:
            return q * effort * view.stock
        catch, reach = view.own[rows], q * view.last_stock
        before = np.divide(catch, reach, out=np.zeros(np.shape(reach)), where=reach > 0.0)
        now = np.maximum(0.0, before + pace * (p * catch - c * before))
        return q * now * view.stock

    return decide


def _random(group: Sequence[strategies.Random], rows: Sequence[int], names: Sequence[str]) -> Group:
    low, high = (_column([getattr(each, name) for each in group]) for name in ("low", "high"))
    numbers = np.array([number_of(name) for name in names], dtype=np.uint32)[:, None]

    def decide(view: ArrayView) -> Floats:
        return low + (high - low) * uniforms(view.seeds, numbers, Purpose.PLAYER, view.turn)

    return decide


ARRAY_STRATEGIES: dict[type[Any], Maker] = {
    strategies.Fixed: _fixed,
    strategies.Fraction: _fraction,
    strategies.Threshold: _threshold,
    strategies.Sustainable: _sustainable,
    strategies.Greedy: _greedy,
    strategies.TitForTat: _tit_for_tat,
    strategies.OpenAccess: _open_access,
    strategies.Random: _random,
}
"""The strategies that never talk, by their class: those that do are played one by one."""


class LogisticArrays:
    """`Logistic` for many runs. `stock`, `luck` and `ended` are by run."""

    def __init__(self, engine: Logistic, seeds: Words) -> None:
        self._engine = engine
        self._seeds = seeds
        self.stock = np.full(len(seeds), engine.start)
        self.ended = np.zeros(len(seeds), dtype=bool)
        self._luck = self._drawn(0) if engine.growth == "first" else np.ones(len(seeds))

    def available(self) -> Floats:
        """`Logistic.available`."""
        return self._grown(self.stock, self._luck) if self._engine.growth == "first" else self.stock

    def sustainable(self) -> Floats:
        """`Logistic.sustainable`."""
        engine, stock = self._engine, self.stock
        if engine.growth == "first":
            return np.maximum(0.0, engine.rate * stock * (1.0 - stock / engine.carrying))
        if engine.growth == "doubling":
            escapement = np.where(stock <= engine.carrying, stock / 2.0, stock)
            left: Floats = np.maximum(0.0, stock - np.maximum(escapement, engine.collapse))
            return left
        inside = (1.0 + engine.rate) ** 2 - 4.0 * engine.rate * stock / engine.carrying
        root = np.sqrt(np.maximum(inside, 0.0))
        escapement = np.maximum(2.0 * stock / (1.0 + engine.rate + root), engine.collapse)
        return np.where(inside < 0.0, 0.0, np.maximum(0.0, stock - escapement))

    def step(self, harvest: Floats, turn: int) -> None:
        """`Logistic.step`; runs that have ended stay as they are."""
        engine = self._engine
        if engine.growth == "first":
            left = np.maximum(0.0, self._grown(self.stock, self._luck) - harvest)
            over, after = self._over(left), left
            self._luck = self._drawn(turn)
        else:
            left = np.maximum(0.0, self.stock - harvest)
            over = self._over(left)
            after = np.where(over, left, self._grown(left, self._drawn(turn)))
        self.stock = np.where(self.ended, self.stock, after)
        self.ended = self.ended | over

    def _over(self, left: Floats) -> Any:
        return (left < self._engine.collapse) | (left == 0.0)

    def _grown(self, level: Floats, luck: Floats) -> Floats:
        engine = self._engine
        if engine.growth == "doubling":
            doubled: Floats = np.minimum(engine.carrying, 2.0 * level)
            return doubled
        growth = engine.rate * level * (1.0 - level / engine.carrying)
        grown: Floats = np.maximum(0.0, level + growth * luck)
        return grown

    def _drawn(self, turn: int) -> Floats:
        if self._engine.noise <= 0.0:
            return np.ones(len(self._seeds))
        return mean_ones(normals(self._seeds, Purpose.GROWTH, turn, 1), self._engine.noise)


class SenecaArrays:
    """`Seneca` for many runs: its arithmetic takes arrays as it takes numbers."""

    def __init__(self, engine: Seneca, seeds: Words) -> None:
        self._engine = engine
        ones = np.ones(len(seeds))
        start = engine.start
        self._state = (start.resource * ones, start.capital * ones, start.pollution * ones)
        self.ended = np.zeros(len(seeds), dtype=bool)

    @property
    def stock(self) -> Floats:
        """The resource."""
        return self._state[0]

    def available(self) -> Floats:
        """`Seneca.available`."""
        engine, (resource, capital, _) = self._engine, self._state
        return np.minimum(resource, engine.extraction * resource * capital * engine.span)

    def sustainable(self) -> Floats:
        """`Seneca.sustainable`."""
        return np.zeros_like(self.stock)

    def step(self, harvest: Floats, turn: int) -> None:
        """`Seneca.step`."""
        resource, capital, pollution = self._engine.integrated(*self._state, harvest / self._engine.span)
        self._state = (np.maximum(0.0, resource), capital, pollution)
        self.ended = self.ended | (self._state[0] == 0.0)


ARRAY_ENGINES: dict[type[Any], Any] = {Logistic: LogisticArrays, Seneca: SenecaArrays}
"""The engines that run many at once, by their class."""
