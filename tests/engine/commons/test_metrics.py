"""`commons: Metrics`: each against values computed by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.commons import metrics
from engine.commons.dynamics import Logistic, Seneca, SenecaState
from engine.commons.dynamics.logistic import LogisticState
from helpers.commons import DOUBLING, Toy, bare, cap, fixed, plan, records_of, signed, turn, turns


@pytest.mark.parametrize(
    ("values", "gini"),
    [
        ([], 0.0),
        ([0, 0, 0], 0.0),
        ([5], 0.0),
        ([3, 3, 3], 0.0),
        ([0, 0, 12], 2 / 3),  # one has all: (n - 1) / n
        ([1, 2, 3, 4], 0.25),  # (-3 - 2 + 3 + 12) / (4 * 10)
        ([4, 1, 3, 2], 0.25),
        ([10, 20], 1 / 6),  # (-10 + 20) / (2 * 30)
    ],
)
def test_gini_is_of_the_sorted_form(values: list[float], gini: float) -> None:
    assert metrics.gini(values) == pytest.approx(gini)
    assert metrics.equality(values) == pytest.approx(1.0 - gini)


@given(st.floats(1e-3, 1e6), st.integers(1, 12))
def test_gini_never_falls_below_0(value: float, count: int) -> None:
    assert 0.0 <= metrics.gini([value] * count) < 1e-9


@given(st.lists(st.floats(0.0, 1e6), min_size=1, max_size=12))
def test_gini_is_half_the_mean_difference_over_the_mean(values: list[float]) -> None:
    total = sum(values)
    if total > 1e-3:
        differences = sum(abs(one - other) for one in values for other in values)
        assert metrics.gini(values) == pytest.approx(differences / (2 * len(values) * total), abs=1e-9)


def test_efficiency_is_what_was_had_of_what_could_be_had_for_ever() -> None:
    assert metrics.efficiency(600.0, 50.0, 12) == 1.0
    assert metrics.efficiency(540.0, 50.0, 12) == 0.9
    assert metrics.efficiency(700.0, 50.0, 12) == 1.0  # more than that counts for no more
    assert metrics.efficiency(0.0, 50.0, 12) == 0.0
    assert metrics.efficiency(3.0, 0.0, 12) is None


def test_over_usage_is_the_share_of_actions_above_the_sustainable_share() -> None:
    assert metrics.count_over([10.0, 10.0, 11.0, 9.0], 40.0, 4) == 1
    assert metrics.count_over([0.0, 0.1], 0.0, 2) == 1
    assert metrics.count_over([], 40.0, 0) == 0
    assert metrics.over_usage(3, 12) == 0.25
    assert metrics.over_usage(0, 0) == 0.0


def test_rounding_alone_is_no_overuse() -> None:
    share = 12.5 / 7
    assert metrics.count_over([share, share * (1 + 1e-12), share * 1.001], 12.5, 7) == 1
    total = sum([share] * 7)
    assert metrics.is_within(total, 12.5)
    assert not metrics.is_within(12.5001, 12.5)


def test_survival_sustainability_and_compliance() -> None:
    assert (metrics.survival_time(12, None), metrics.survival_time(12, 4)) == (12, 4)
    assert metrics.sustainability(30.0, 100.0, 3, 4) == {"stock": 0.3, "turns": 0.75}
    assert metrics.sustainability(0.0, 0.0, 0, 0) == {"stock": 0.0, "turns": 1.0}
    assert (metrics.compliance(1, 4), metrics.compliance(0, 0), metrics.compliance(4, 4)) == (0.75, 1.0, 0.0)


def test_sanctions_are_counted_over_what_was_applied_and_wealth_over_all() -> None:
    fined = {"playerId": "p", "fine": 1.0}
    applied = [
        {"type": "sanction", "effect": {"sanctions": [fined, fined]}},
        {"type": "wealth_shock", "effect": {"wealth": [fined]}},
        {"type": "sanction", "refused": "why"},
        {"type": "sanction_graduated", "effect": {"sanctions": [{**fined, "fine": 0.0, "level": 0}]}},
    ]
    assert (metrics.sanction_rate(applied), metrics.sanction_rate([])) == (3, 0)
    assert metrics.total_wealth([0.1, 0.2, 0.3]) == 0.1 + 0.2 + 0.3


def test_the_metrics_of_the_fishery_that_is_emptied_are_those_computed_by_hand() -> None:
    """Five who take 11: stocks 100, 90, 70, 30; f is half the stock; 11 is above f/5 in each turn, as is the last 6."""
    first, *_, last = records_of(plan(DOUBLING, fixed(11.0, 5), turns=12))
    assert first["metrics"] == {
        "stock": 90.0,
        "total_harvest": 55.0,
        "wealth": 55.0,
        "gini": 0.0,
        "equality": 1.0,
        "efficiency": 1.0,  # 55 of the 50 that one turn gives for ever
        "over_usage": 1.0,
        "survival_time": 1,
        "sustainability": {"stock": 0.9, "turns": 0.0},
        "sanction_rate": 0,
        "compliance": 1.0,
    }
    assert last["metrics"] == {
        "stock": 0.0,
        "total_harvest": 30.0,
        "wealth": 195.0,
        "gini": 0.0,
        "equality": 1.0,
        "efficiency": pytest.approx(195 / 200),
        "over_usage": 1.0,
        "survival_time": 4,
        "sustainability": {"stock": 0.0, "turns": 0.0},
        "sanction_rate": 0,
        "compliance": 1.0,
    }


def test_a_mixed_run_is_measured_turn_by_turn() -> None:
    arena = bare(dynamics=Toy(inflow=6.0, brim=60.0))  # f is 6 always, a share is 2
    pact = signed(arena, cap(2.0), "alice", "bob")
    one = turn(arena, alice=2.0, bob=3.0, carol=1.0)["metrics"]
    two = turn(arena, alice=2.0, bob=2.0, carol=8.0)["metrics"]
    assert len(arena.pacts.get(pact).violations) == 1
    assert (one["compliance"], two["compliance"]) == (0.5, 1.0)
    assert (one["over_usage"], two["over_usage"]) == (1 / 3, 2 / 6)
    assert (one["sustainability"], two["sustainability"]) == (
        {"stock": 1.0, "turns": 1.0},
        {"stock": 0.9, "turns": 0.5},
    )
    assert (one["wealth"], two["wealth"]) == (6.0, 18.0)
    assert two["gini"] == pytest.approx((-2 * 4 + 2 * 9) / (3 * 18))
    assert two["efficiency"] == 1.0


@pytest.mark.parametrize("growth", ["after", "first", "doubling"])
@given(stock=st.floats(0.5, 130.0), rate=st.floats(0.05, 2.0), collapse=st.sampled_from([0.0, 5.0]))
def test_f_is_the_largest_harvest_that_one_step_makes_good(
    growth: str, stock: float, rate: float, collapse: float
) -> None:
    """`commons: Metrics`: f(t) is the largest total harvest after which one step brings the stock back to at least its
    level before.
    """
    check_sustainable(Logistic(rate, 100.0, stock, growth, collapse=collapse), LogisticState(stock))  # type: ignore[arg-type]


@pytest.mark.parametrize("growth", ["after", "first", "doubling"])
@given(stock=st.floats(0.5, 100.0), slow=st.floats(0.0, 1.5))
def test_f_minds_a_growth_shock(growth: str, stock: float, slow: float) -> None:
    check_sustainable(Logistic(0.5, 100.0, stock, growth), LogisticState(stock, slow=slow, slow_turns=2))  # type: ignore[arg-type]


def check_sustainable(engine: Logistic, state: LogisticState) -> None:
    most = engine.sustainable(state)
    assert 0.0 <= most <= engine.available(state)
    scale = 1e-9 * (1.0 + state.stock)
    if most > 0.0:
        assert engine.step(state, most, Never()).stock >= state.stock - scale
    for more in (1.001 * most + 1e-3, most + 0.5 * (engine.available(state) - most)):
        if most + scale < more <= engine.available(state):
            assert engine.step(state, more, Never()).stock < state.stock + scale


class Never:
    def normal(self) -> float:
        raise AssertionError("nothing is left to chance here")


def test_a_resource_that_does_not_grow_sustains_nothing_and_efficiency_is_null() -> None:
    arena = bare(dynamics=Seneca(0.5, 1.0, 0.0, SenecaState(10.0, 0.5, 0.01)))
    last = turns(arena, 3, alice=0.1)[-1]["metrics"]
    assert last["efficiency"] is None
    assert last["sustainability"]["turns"] == 0.0
    assert last["over_usage"] == pytest.approx(3 / 9)
