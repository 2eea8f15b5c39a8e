"""The numbers that the commons have to reproduce, and the facts of their engines."""

from __future__ import annotations

import math

import pytest

from engine.commons.dynamics import Logistic, Seneca, SenecaState
from engine.commons.ensemble import Ensemble
from engine.commons.streams import Purpose, mean_one, normal, run_seeds
from helpers.commons import DOUBLING, bare, fixed, plan, records_of, shipped_arena, turns


class NoLuck:
    """For engines without noise."""

    def normal(self) -> float:
        raise AssertionError("nothing is left to chance here")


FISHERY = [
    ([10] * 5, 12, 600, [100] * 12),
    ([9] * 5, 12, 540, [100] * 12),
    ([11] * 5, 4, 195, [100, 90, 70, 30]),
    ([15] * 5, 2, 125, [100, 50]),
    ([20] * 5, 1, 100, [100]),
    ([10, 10, 10, 10, 11], 6, 293, [100, 98, 94, 86, 70, 38]),
]


@pytest.mark.parametrize("rationing", ["proportional", "unit"])
@pytest.mark.parametrize(("amounts", "months", "total", "stocks"), FISHERY)
def test_the_doubling_fishery_with_fixed_requests(
    amounts: list[int], months: int, total: int, stocks: list[int], rationing: str
) -> None:
    """Source: `commons: Numbers to reproduce`, after the fishery of Piatti et al. 2024 (GovSim, arXiv:2404.16698):
    K = 100, five players, twelve months, collapse below 5; computed by hand.
    """
    players = [each for number, amount in enumerate(amounts) for each in fixed(amount, name=f"p{number}")]
    records = records_of(plan(DOUBLING, players, turns=12, rationing=rationing))
    assert [record["stockBefore"] for record in records] == stocks
    assert len(records) == months == records[-1]["metrics"]["survival_time"]
    assert sum(record["harvest"] for record in records) == total


def test_the_fishery_collapses_below_five_and_is_asked_before_it_grows() -> None:
    """Source: `commons: Engines`: collapse when X < 5 (checked before growth)."""
    engine = Logistic(1.0, 100.0, 100.0, "doubling", collapse=5.0)
    start = engine.initial(NoLuck())
    just = engine.step(start, 95.0, NoLuck())
    assert (just.stock, engine.collapsed(just)) == (10.0, False)
    below = engine.step(start, 95.5, NoLuck())
    assert (below.stock, engine.collapsed(below)) == (4.5, True)


@pytest.mark.parametrize("level", [0.1, 3.3, 37.7, 50.0, 50.1, 66.6, 99.9, 100.0])
def test_doubling_is_the_least_of_the_capacity_and_twice_what_is_left_to_the_last_bit(level: float) -> None:
    """Source: `commons: Engines`: S' = min(K, 2 X)."""
    engine = Logistic(1.0, 100.0, level, "doubling")
    assert engine.step(engine.initial(NoLuck()), 0.0, NoLuck()).stock == min(100.0, 2 * level)


@pytest.mark.parametrize("escapement", [10.0, 250.0, 500.0, 625.0, 900.0])
def test_the_sustained_yield_is_taken_for_ever(escapement: float) -> None:
    """Source: `commons: Engines`: sustained yield at escapement X is r X (1 - X/K)."""
    engine = Logistic(0.5, 1000.0, escapement + 0.5 * escapement * (1 - escapement / 1000.0))
    arena = bare(dynamics=engine)
    harvest = engine.sustained_yield(escapement)
    assert harvest == pytest.approx(0.5 * escapement * (1 - escapement / 1000.0))
    assert [record["stock"] for record in turns(arena, 5, alice=harvest)] == pytest.approx([engine.start] * 5)


def test_the_maximum_sustainable_yield_is_a_quarter_of_r_k_at_half_the_capacity() -> None:
    """Source: `commons: Engines` (MSY = rK/4 at X = K/2) and Schaefer 1954, Bull. IATTC 1:27: r = .5, K = 1000: 125."""
    engine = Logistic(0.5, 1000.0, 1000.0)
    yields = {x: engine.sustained_yield(float(x)) for x in range(1, 1000)}
    assert max(yields, key=lambda x: yields[x]) == 500
    assert yields[500] == engine.maximum_sustainable_yield() == 125.0
    assert engine.maximum_sustainable_yield() / (0.01 * 500) == 25.0  # the effort that takes it, with q = .01


R, K, Q, P, C = 0.5, 1000.0, 0.01, 1.0, 2.0


def test_open_access_ends_where_nobody_earns_anything() -> None:
    """Source: Gordon 1954, J. Polit. Econ. 62:124, as in `commons: Numbers to reproduce`: x = 200, effort 40, yield 80,
    rent 0; the adjustment E <- E + .02 (pY - cE) converges to it.
    """
    fleet = [{"id": "fleet", "strategy": "open_access", "effort": 1.0, "q": Q, "p": P, "c": C, "pace": 0.02}]
    engine = {"type": "logistic", "r": R, "K": K, "growth": "first"}
    last = records_of(plan(engine, fleet, turns=400, talkRounds=0))[-1]
    effort = last["harvest"] / (Q * last["stockBefore"])
    assert last["stock"] == pytest.approx(200.0, abs=1e-4)
    assert effort == pytest.approx(40.0, abs=1e-4)
    assert last["harvest"] == pytest.approx(80.0, abs=1e-4)
    assert P * last["harvest"] - C * effort == pytest.approx(0.0, abs=1e-4)


def test_the_maximum_economic_yield_earns_the_most_and_lasts() -> None:
    """Source: Gordon 1954, as in `commons: Numbers to reproduce`: x = 600, effort 20, yield 120, rent 80."""
    rents = {}
    for effort in range(1, 50):
        stock = K * (1 - Q * effort / R)
        rents[effort] = P * Q * effort * stock - C * effort
    best = max(rents, key=lambda effort: rents[effort])
    assert (best, K * (1 - Q * best / R), rents[best]) == (20, 600.0, 80.0)
    arena = bare(dynamics=Logistic(R, K, 600.0, "first"))
    assert [record["stock"] for record in turns(arena, 50, alice=120.0)] == pytest.approx([600.0] * 50)


@pytest.mark.parametrize(("growth", "start"), [("first", 500.0), ("after", 625.0)])
def test_a_constant_quota_of_the_maximum_is_a_lottery(growth: str, start: float) -> None:
    """Source: `commons: Numbers to reproduce`: quota 125, sigma .15, 100 years, 2,000 runs: 68 +- 3 % reach 0, growth
    first from 500 or harvest first from 625, which is the same; with constant effort none does.
    """
    engine = {"type": "logistic", "r": R, "K": K, "growth": growth, "initial": start, "noise": 0.15}
    quota = Ensemble(plan(engine, fixed(125.0), turns=100), run_seeds(1, 2000)).run().measured()
    assert sum(run["stock"] == 0.0 for run in quota) / 2000 == pytest.approx(0.68, abs=0.03)
    part = 0.25 if growth == "first" else 0.2  # 125 of 500, and of 625
    effort = [{"id": "fleet", "strategy": "fraction", "fraction": part}]
    steady = Ensemble(plan(engine, effort, turns=100), run_seeds(1, 200)).run().measured()
    assert min(run["stock"] for run in steady) > 50.0


def test_the_two_lotteries_are_the_same_run_for_run() -> None:
    """Source: `commons: Numbers to reproduce`: harvest first from S = 625 is the same as growth first from 500."""
    first = Logistic(R, K, 500.0, "first", noise=0.15)
    after = Logistic(R, K, 625.0, "after", noise=0.15)
    certain = 0.15 / 2  # the draw whose factor is 1: 500 grow to 625
    one, other = first.initial(_Drawn(certain)), after.initial(NoLuck())
    for year in range(12):
        assert after.stock(other) == pytest.approx(first.available(one))
        draw = normal(7, Purpose.GROWTH, year)
        one, other = first.step(one, 125.0, _Drawn(draw)), after.step(other, 125.0, _Drawn(draw))


class _Drawn:
    def __init__(self, draw: float) -> None:
        self._draw = draw

    def normal(self) -> float:
        return self._draw


def test_growth_noise_is_lognormal_with_mean_one() -> None:
    """Source: `commons: Engines`: optional mean-one lognormal noise on growth."""
    draws = [normal(3, Purpose.GROWTH, number) for number in range(8_000)]
    assert sum(draws) / len(draws) == pytest.approx(0.0, abs=0.03)
    assert sum(draw * draw for draw in draws) / len(draws) == pytest.approx(1.0, abs=0.05)
    factors = [mean_one(draw, 0.15) for draw in draws]
    assert min(factors) > 0.0
    assert sum(factors) / len(factors) == pytest.approx(1.0, abs=0.006)
    assert mean_one(1.0, 0.15) == math.exp(0.15 - 0.15**2 / 2)


def test_noise_meets_growth_alone() -> None:
    """Source: `commons: Engines`: noise on growth; what is left of the harvest is certain."""
    engine = Logistic(R, K, 600.0, noise=0.3)
    state = engine.initial(_Drawn(9.9))
    for draw in (-3.0, 0.0, 3.0):
        after = engine.step(state, 100.0, _Drawn(draw)).stock
        assert after == pytest.approx(500.0 + 125.0 * mean_one(draw, 0.3))


# Seneca ---------------------------------------------------------------------------------------------------------------


def alone(k2: float, k3: float, turns_played: int, dt: float = 0.01) -> list[SenecaState]:
    engine = Seneca(0.5, k2, k3, SenecaState(1.0, 0.01, 0.001), span=dt, dt=dt)
    states = [engine.start]
    for _ in range(turns_played):
        states.append(engine.step(states[-1], None, NoLuck()))
    return states


CLIFFS = {(0.5, 0.0): (1.000, 9000), (1.0, 0.0): (1.471, 5000), (2.0, 0.0): (1.776, 4000), (1.0, 0.05): (1.446, 5000)}


@pytest.mark.parametrize(("k2", "k3"), CLIFFS)
def test_the_seneca_cliff_is_as_steep_as_measured(k2: float, k3: float) -> None:
    """Source: `commons: Engines`, after Bardi, Falsini, Perissi 2019, BioPhys. Econ. Resour. Qual. 4:3: rise time (half
    peak to peak) over fall time (peak to half peak), R0 = 1, C0 = .01, P0 = .001, k1 = .5, dt = .01.
    """
    ratio, count = CLIFFS[k2, k3]
    capital = [state.capital for state in alone(k2, k3, count)]
    top = max(range(len(capital)), key=lambda index: capital[index])
    half = capital[top] / 2.0
    up = next(index for index in range(top, -1, -1) if capital[index] < half)
    down = next(index for index in range(top, len(capital)) if capital[index] < half)
    rise = top - up - (half - capital[up]) / (capital[up + 1] - capital[up])
    fall = down - 1 + (capital[down - 1] - half) / (capital[down - 1] - capital[down]) - top
    assert rise / fall == pytest.approx(ratio, abs=0.0015)


@pytest.mark.parametrize("k2", [0.5, 1.0, 2.0])
def test_without_abatement_matter_and_a_product_of_powers_stay(k2: float) -> None:
    """Source: `commons: Engines`: with k3 = 0, R + C + P is constant; R^k2 * P^k1 is constant."""
    states = alone(k2, 0.0, 2000)
    first = states[0]
    for state in states[::100]:
        assert state.resource + state.capital + state.pollution == pytest.approx(1.011, rel=1e-13)
        product = first.resource**k2 * first.pollution**0.5
        assert state.resource**k2 * state.pollution**0.5 == pytest.approx(product, rel=1e-7)


@pytest.mark.parametrize(("k2", "count"), [(0.5, 4000), (1.0, 4000), (2.0, 4000)])
def test_the_peak_of_capital_is_what_the_conserved_quantities_say(k2: float, count: int) -> None:
    """Source: `commons: Engines`: the peak of C is N - R* - P*, R* = ((k2/k1)^k1 R0^k2 P0^k1)^(1/(k1+k2)),
    P* = (k1/k2) R*.
    """
    k1, start = 0.5, SenecaState(1.0, 0.01, 0.001)
    resource = ((k2 / k1) ** k1 * start.resource**k2 * start.pollution**k1) ** (1.0 / (k1 + k2))
    peak = 1.011 - resource - (k1 / k2) * resource
    assert max(state.capital for state in alone(k2, 0.0, count)) == pytest.approx(peak, rel=1e-5)


def test_a_coarse_step_makes_no_matter_where_clamped_euler_would() -> None:
    """Source: `commons: Engines`: fixed-step RK4 inside a turn; never clamped Euler (it creates matter)."""
    states = alone(2.0, 0.0, 300, dt=0.5)
    assert min(min(state.resource, state.capital, state.pollution) for state in states) >= 0.0
    assert states[-1].resource + states[-1].capital + states[-1].pollution == pytest.approx(1.011, rel=1e-13)


def test_the_shipped_lottery_is_the_one_of_the_table() -> None:
    """Source: `commons: Numbers to reproduce`."""
    engine = shipped_arena("quota-lottery").dynamics
    assert engine == Logistic(R, K, 500.0, "first", noise=0.15)
