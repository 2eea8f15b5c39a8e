"""`commons: Many runs at once`: the array path and the arena agree to the last bit, for every engine and strategy."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.commons.array_streams import normals, uniforms
from engine.commons.arrays import ARRAY_STRATEGIES
from engine.commons.ensemble import Ensemble, fits
from engine.commons.log import line_of
from engine.commons.scenario import arena_plan
from engine.commons.solo import Solo, solo_records
from engine.commons.strategies import STRATEGIES
from engine.commons.streams import Purpose, normal, run_seeds
from engine.streams import number_of, stream
from helpers.commons import DOUBLING, LOGISTIC, SENECA, fixed, plan, records_of

ENGINES: dict[str, dict[str, Any]] = {
    "logistic": LOGISTIC,
    "noisy": {**LOGISTIC, "noise": 0.3},
    "growth first": {**LOGISTIC, "growth": "first", "noise": 0.3},
    "collapsing": {**LOGISTIC, "collapse": 20.0, "noise": 0.1},
    "doubling": DOUBLING,
    "doubling past its brim": {**DOUBLING, "initial": 130.0},
    "seneca": SENECA,
}
PLAYERS: dict[str, dict[str, Any]] = {
    "fixed": {"amount": 1.3},
    "fraction": {"fraction": 0.037},
    "threshold": {"level": 50.0, "above": 3.1, "below": 0.7},
    "sustainable": {},
    "greedy": {},
    "tit_for_tat": {},
    "open_access": {"effort": 1.0, "q": 0.01, "p": 1.0, "c": 0.5, "pace": 0.02},
    "random": {"low": 0.5, "high": 3.0},
}


def mixed(kinds: list[str]) -> list[dict[str, Any]]:
    return [{"id": f"p{number}", "strategy": kind, **PLAYERS[kind]} for number, kind in enumerate(kinds)]


def check(source: dict[str, Any], seeds: list[int]) -> None:
    """Every record of one run on arrays, and the last metrics of each run of an ensemble, are the arena's."""
    ensemble = Ensemble(arena_plan(source, "of a test"), seeds)
    turns = []
    while not ensemble.over:
        turns.append(ensemble.step())
    for run, (seed, measured) in enumerate(zip(seeds, ensemble.measured(), strict=True)):
        one = arena_plan(source, "of a test", seed)
        records = records_of(one)
        assert [line_of(record) for record in solo_records(one)] == [line_of(record) for record in records]
        assert line_of(measured) == line_of(records[-1]["metrics"])
        assert [each.stock[run] for each in turns[: len(records)]] == [record["stock"] for record in records]
        assert [bool(each.playing[run]) for each in turns] == [True] * len(records) + [False] * (
            len(turns) - len(records)
        )
        assert ensemble.wealth[:, run].tolist() == list(records[-1]["wealth"].values())


def test_every_strategy_that_never_talks_has_an_array_form() -> None:
    talking = {"pact_keeper", "pact_breaker"}
    assert {STRATEGIES[name] for name in STRATEGIES.keys() - talking} == ARRAY_STRATEGIES.keys()
    assert PLAYERS.keys() == STRATEGIES.keys() - talking


@pytest.mark.thinned(3)
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("strategy", PLAYERS)
def test_each_engine_and_strategy_alone(engine: str, strategy: str) -> None:
    check({"engine": ENGINES[engine], "players": mixed([strategy] * 3), "turns": 12}, list(run_seeds(1, 2)))


@pytest.mark.parametrize("engine", ENGINES)
def test_all_strategies_together(engine: str) -> None:
    kinds = [kind for kind in PLAYERS if kind != "greedy"] * 2
    check({"engine": ENGINES[engine], "players": mixed(kinds), "turns": 25}, list(run_seeds(2, 4)))


@given(st.lists(st.sampled_from(sorted(PLAYERS)), min_size=1, max_size=7), st.sampled_from(sorted(ENGINES)), st.data())
@settings(max_examples=settings.default.max_examples // 8)
def test_any_of_them(kinds: list[str], engine: str, data: st.DataObject) -> None:
    seed = data.draw(st.integers(0, 2**32 - 1))
    check({"engine": ENGINES[engine], "players": mixed(kinds), "turns": 8}, [seed, 0])


def test_many_runs_add_as_few_do() -> None:
    """From 64 runs on, sums go another way: in the same order."""
    source = {"engine": ENGINES["noisy"], "players": mixed(["random"] * 9), "turns": 5}
    made = arena_plan(source, "of a test")
    seeds = list(run_seeds(3, 70))
    together = Ensemble(made, seeds).run().measured()
    apart = [Ensemble(made, [seed]).run().measured()[0] for seed in seeds[::10]]
    assert together[::10] == apart


def test_a_run_is_the_same_whichever_others_it_runs_beside() -> None:
    made = arena_plan({"engine": ENGINES["growth first"], "players": mixed(["random"] * 3), "turns": 9}, "of a test")
    seeds = list(run_seeds(4, 6))
    assert Ensemble(made, seeds[::-1]).run().measured() == Ensemble(made, seeds).run().measured()[::-1]


@pytest.mark.parametrize(
    "change",
    [
        {"players": [{"id": "k", "count": 2, "strategy": "pact_keeper"}]},
        {"players": [{"id": "x", "agent": "x.py"}]},
        {"perturbations": [{"type": "stock_shock"}]},
        {"metaAgents": [{"type": "governance_agent", "id": "w", "sanction": "sanction", "payload": {"fine": 1}}]},
        {"rationing": "unit"},
        {"engine": SENECA, "players": []},
    ],
)
def test_what_talks_befalls_or_is_asked_from_outside_is_played_arena_by_arena(change: dict[str, Any]) -> None:
    made = arena_plan({"engine": LOGISTIC, "players": fixed(1.0), **change}, "of a test")
    assert not fits(made)
    for kind, more in ((Ensemble, [[0]]), (Solo, [])):
        with pytest.raises(ValueError, match="is played"):
            kind(made, *more)
    assert fits(plan())


def test_streams_on_arrays_are_the_streams() -> None:
    seeds = np.array(run_seeds(5, 40), dtype=np.uint32)
    one_by_one = [normal(int(seed), Purpose.GROWTH, 7, 1) for seed in seeds]
    assert normals(seeds, Purpose.GROWTH, 7, 1).tolist() == one_by_one
    names = ["a", "fleet2", "Ω"]
    numbers = np.array([number_of(name) for name in names], dtype=np.uint32)[:, None]
    drawn = [[stream(int(seed), Purpose.PLAYER, 9, number_of(name)).random() for seed in seeds] for name in names]
    assert uniforms(seeds, numbers, Purpose.PLAYER, 9).tolist() == drawn


def test_streams_of_other_purposes_places_and_seeds_are_others() -> None:
    seeds = [
        stream(seed, purpose, turn).random()
        for seed, purpose, turn in itertools.product(range(5), Purpose, range(1, 5))
    ]
    assert len(set(seeds)) == len(seeds)
    assert len(set(run_seeds(0, 1000))) == 1000
