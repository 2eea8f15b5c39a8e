"""The engines under players, shocks and links; their states as JSON. Their numbers are in ``test_numbers.py``."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.commons.arena import TurnLuck
from engine.commons.dynamics import Logistic, LogisticState, Polluting, Seneca, SenecaState
from engine.commons.ensemble import fits
from engine.commons.forms import ENGINES, EngineForm
from engine.commons.scenario import arena_plan
from engine.errors import ConcordError, ScenarioError
from helpers.commons import LOGISTIC, SENECA, Toy, bare, fixed, plan, records_of, turn, turns

LUCK = TurnLuck(0, 1)


def test_the_harvest_takes_the_place_of_the_flow_and_is_rationed_to_it() -> None:
    """`commons: Engines`: with players, the sum of actual harvests takes the place of k1 R C, rationed to that flow."""
    engine = Seneca(0.5, 1.0, 0.0, SenecaState(10.0, 0.5, 0.01))
    arena = bare(dynamics=engine)
    record = turn(arena, alice=99.0)
    assert record["available"] == record["harvest"] == 0.5 * 10.0 * 0.5
    assert record["state"]["R"] == pytest.approx(7.5)
    before = record["state"]
    record = turn(arena, alice=0.0)
    assert record["state"]["R"] == before["R"]
    assert record["state"]["C"] < before["C"]
    assert record["state"]["P"] > before["P"]


def test_without_players_the_flow_is_its_own() -> None:
    records = records_of(arena_plan({"engine": SENECA, "turns": 3, "players": []}, "of a test"))
    assert [record["harvest"] for record in records] == [0.0, 0.0, 0.0]
    assert records[2]["stock"] < records[1]["stock"] < records[0]["stock"] < 10.0


def test_a_resource_is_never_overdrawn_where_the_flow_of_a_turn_exceeds_it() -> None:
    engine = Seneca(5.0, 0.1, 0.0, SenecaState(1.0, 3.0, 0.01), span=1.0, dt=0.01)
    record = turn(bare(dynamics=engine), alice=99.0)
    assert record["available"] == 1.0
    assert (record["stock"], record["collapsed"]) == (0.0, True)


def test_an_integration_that_leaves_the_numbers_says_so() -> None:
    for flow in (None, 1.0):
        engine = Seneca(50.0, 50.0, 0.0, SenecaState(1e10, 1e10, 1e10), dt=1.0)
        with pytest.raises(ConcordError, match="smaller dt"):
            engine.step(engine.start, flow, LUCK)


@pytest.mark.parametrize(
    ("change", "why"),
    [({"k1": 500.0}, "dt has to be 0.0"), ({"span": 1001.0}, "more than 10000"), ({"k3": 1000.0}, "dt has to be 0.00")],
)
def test_a_step_that_is_too_long_for_the_rates_is_refused(change: dict[str, float], why: str) -> None:
    with pytest.raises(ScenarioError, match=why):
        plan({**SENECA, **change})


LEVELS = st.floats(0.0, 1e6)


@given(LEVELS, LEVELS, LEVELS, st.floats(-1e6, 1e6))
def test_shifts_never_fall_below_nothing_and_states_are_their_json(r: float, c: float, p: float, by: float) -> None:
    seneca = Seneca(0.5, 1.0, 0.0, SenecaState(r, c, p))
    assert seneca.shifted(seneca.start, by) == SenecaState(max(0.0, r + by), c, p)
    assert seneca.polluted(seneca.start, by) == SenecaState(r, c, max(0.0, p + by))
    assert seneca.from_json(seneca.to_json(seneca.start)) == seneca.start
    logistic = Logistic(0.5, 100.0, r)
    state = LogisticState(r, 0.5 + c, 0.25, 3, True)
    assert logistic.shifted(state, by).stock == max(0.0, r + by)
    assert logistic.from_json(logistic.to_json(state)) == state


def test_an_ended_stock_comes_back_by_what_comes_in() -> None:
    engine = Logistic(0.5, 100.0, 60.0, collapse=5.0)
    over = engine.step(LogisticState(60.0), 58.0, LUCK)
    assert (over.stock, engine.collapsed(over)) == (2.0, True)
    assert engine.collapsed(engine.shifted(over, -1.0))
    assert not engine.collapsed(engine.shifted(over, 10.0))


def test_which_engines_pollute() -> None:
    assert isinstance(Seneca(0.5, 1.0, 0.0, SenecaState(1.0, 1.0, 1.0)), Polluting)
    assert not isinstance(Logistic(0.5, 100.0, 60.0), Polluting)
    assert not isinstance(Toy(), Polluting)


@pytest.mark.parametrize(("rate", "warned"), [(0.5, False), (2.0, False), (2.01, True), (3.0, True)])
def test_a_rate_past_the_stable_range_is_run_and_warned_of(rate: float, warned: bool) -> None:
    """May 1976, Nature 261:459: past 2 the discrete logistic oscillates."""
    made = plan({**LOGISTIC, "r": rate}, fixed(0.0), turns=60)
    assert [f"r = {rate:g} is past 2" in warning for warning in made.warnings] == [True] * warned
    levels = [round(record["stock"], 3) for record in records_of(made)[-4:]]
    assert (len(set(levels)) > 1) == (rate > 2.0) or rate == 2.0


def test_a_third_engine_is_played_without_a_word_to_anybody() -> None:
    arena = bare(dynamics=Toy(inflow=12.0, brim=100.0))
    records = turns(arena, 3, alice=20.0)
    assert [record["stock"] for record in records] == [92.0, 84.0, 76.0]
    assert records[-1]["state"] == {"water": 76.0}
    assert records[-1]["metrics"]["sustainability"] == {"stock": 0.76, "turns": 0.0}


class WellForm(EngineForm):
    """The toy engine in a scenario."""

    type: Literal["well"] = "well"
    inflow: float = 12.0

    def build(self) -> Toy:
        return Toy(self.inflow)


def test_a_third_engine_in_a_scenario_is_one_line_in_the_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """`commons: Engines`: a third engine is one file and one registry line; pacts never read engine state."""
    monkeypatch.setitem(ENGINES, "well", WellForm)
    keepers = [{"id": "k", "count": 4, "strategy": "pact_keeper", "cap": 4.5}]
    made = plan({"type": "well"}, keepers, turns=6, talkRounds=2)
    assert not fits(made)
    records = records_of(made)
    assert [record["stock"] for record in records] == [94.0, 88.0, 82.0, 76.0, 70.0, 64.0]
    assert [pact["status"] for pact in records[-1]["pacts"]] == ["active"]
    with pytest.raises(ScenarioError, match=r"engine\.depth: unknown key"):
        plan({"type": "well", "depth": 3})
