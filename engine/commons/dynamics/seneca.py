"""Resource, capital and pollution (Bardi, Falsini, Perissi 2019, BioPhys. Econ. Resour. Qual. 4:3).

    dR = -k1 R C      dC = k1 R C - k2 C P      dP = k2 C P - k3 P

Fixed-step Runge-Kutta of order four inside a turn: it makes no matter: where k3 = 0, ``R + C + P`` stays.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from engine.commons.dynamics.protocol import Luck
from engine.errors import ConcordError


@dataclass(frozen=True, slots=True)
class SenecaState:
    """Stocks of resource, capital and pollution, in one unit."""

    resource: float
    capital: float
    pollution: float


@dataclass(frozen=True, slots=True)
class Seneca:
    """The three stocks with players, or left to themselves.

    With players the sum of their harvests takes the place of the flow ``k1 R C`` over the turn, and that flow is the
    most that can be taken. `span` is the time of a turn, `dt` the step of the integration.
    """

    extraction: float
    pollution_rate: float
    abatement: float
    start: SenecaState
    span: float = 1.0
    dt: float = 0.01

    name: ClassVar[str] = "seneca"

    def initial(self, luck: Luck) -> SenecaState:
        return self.start

    def available(self, state: SenecaState) -> float:
        return min(state.resource, self.extraction * state.resource * state.capital * self.span)

    def step(self, state: SenecaState, harvest: float | None, luck: Luck) -> SenecaState:
        return self._integrated(state, None if harvest is None else harvest / self.span)

    def stock(self, state: SenecaState) -> float:
        return state.resource

    def capacity(self) -> float:
        return self.start.resource

    def sustainable(self, state: SenecaState) -> float:
        return 0.0  # the resource does not grow

    def collapsed(self, state: SenecaState) -> bool:
        return state.resource == 0.0

    def shifted(self, state: SenecaState, amount: float) -> SenecaState:
        return replace(state, resource=max(0.0, state.resource + amount))

    def pollution(self, state: SenecaState) -> float:
        return state.pollution

    def polluted(self, state: SenecaState, amount: float) -> SenecaState:
        return replace(state, pollution=max(0.0, state.pollution + amount))

    def slowed(self, state: SenecaState, factor: float, turns: int) -> SenecaState:
        raise ConcordError("a growth shock", "engine seneca", "its resource does not grow: use a stock shock")

    def to_json(self, state: SenecaState) -> dict[str, Any]:
        return {"R": state.resource, "C": state.capital, "P": state.pollution}

    def from_json(self, record: Mapping[str, Any]) -> SenecaState:
        return SenecaState(float(record["R"]), float(record["C"]), float(record["P"]))

    def _integrated(self, state: SenecaState, flow: float | None) -> SenecaState:
        r, c, p = self.integrated(state.resource, state.capital, state.pollution, flow)
        if not math.isfinite(r + c + p) or min(c, p) < 0.0:
            raise ConcordError("the integration has gone astray", "engine seneca, dt", "give a smaller dt")
        return SenecaState(r if flow is None else max(0.0, r), c, p)

    def integrated(self, r: Any, c: Any, p: Any, flow: Any) -> tuple[Any, Any, Any]:
        """The three stocks a turn later, as numbers or as arrays alike; `flow` None lets ``k1 R C`` flow."""
        steps = max(1, round(self.span / self.dt))
        dt = self.span / steps
        for _ in range(steps):
            r, c, p = self._runge_kutta(r, c, p, dt, flow)
        return r, c, p

    def _runge_kutta(self, r: Any, c: Any, p: Any, dt: float, flow: Any) -> tuple[Any, Any, Any]:
        half = dt / 2.0
        r1, c1, p1 = self._slopes(r, c, p, flow)
        r2, c2, p2 = self._slopes(r + half * r1, c + half * c1, p + half * p1, flow)
        r3, c3, p3 = self._slopes(r + half * r2, c + half * c2, p + half * p2, flow)
        r4, c4, p4 = self._slopes(r + dt * r3, c + dt * c3, p + dt * p3, flow)
        sixth = dt / 6.0
        return (
            r + sixth * (r1 + 2.0 * r2 + 2.0 * r3 + r4),
            c + sixth * (c1 + 2.0 * c2 + 2.0 * c3 + c4),
            p + sixth * (p1 + 2.0 * p2 + 2.0 * p3 + p4),
        )

    def _slopes(self, r: Any, c: Any, p: Any, flow: Any) -> tuple[Any, Any, Any]:
        taken = self.extraction * r * c if flow is None else flow
        spoiled = self.pollution_rate * c * p
        return -taken, taken - spoiled, spoiled - self.abatement * p
