"""What holds of every run, whatever the engine, the players and what befalls them (issue 5: property tests)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.commons.log import line_of
from engine.commons.scenario import arena_plan, world_plan
from helpers.commons import DOUBLING, LOGISTIC, SENECA, records_of, world_played

AMOUNT = st.floats(0.0, 30.0)
STRATEGIES = st.one_of(
    st.builds(lambda amount: {"strategy": "fixed", "amount": amount}, AMOUNT),
    st.builds(lambda part: {"strategy": "fraction", "fraction": part}, st.floats(0.0, 1.0)),
    st.builds(lambda low, high: {"strategy": "random", "low": low, "high": high}, AMOUNT, AMOUNT),
    st.sampled_from([{"strategy": "sustainable"}, {"strategy": "greedy"}, {"strategy": "tit_for_tat"}]),
    st.builds(lambda cap: {"strategy": "pact_keeper", "cap": cap, "appetite": 0.3}, st.floats(0.1, 5.0)),
    st.builds(lambda cap: {"strategy": "pact_breaker", "cap": cap, "appetite": 0.5}, st.floats(0.1, 5.0)),
)
ENGINES = st.sampled_from(
    [
        LOGISTIC,
        {**LOGISTIC, "noise": 0.2},
        {**LOGISTIC, "growth": "first", "noise": 0.2},
        {**LOGISTIC, "collapse": 15.0},
        DOUBLING,
        SENECA,
    ]
)
SHOCKS = st.lists(
    st.one_of(
        st.builds(
            lambda factor, delta, turn: {
                "type": "stock_shock",
                "payload": {"factor": factor, "delta": delta},
                "atTurn": turn,
            },
            st.floats(0.0, 2.0),
            st.floats(-20.0, 20.0),
            st.integers(1, 6),
        ),
        st.builds(
            lambda factor, turn: {"type": "growth_shock", "payload": {"factor": factor, "turns": 2}, "atTurn": turn},
            st.floats(0.0, 2.0),
            st.integers(1, 6),
        ),
        st.builds(
            lambda turn: {"type": "player_leave", "target": {"playerIds": ["p0"]}, "atTurn": turn}, st.integers(1, 6)
        ),
        st.builds(
            lambda turn: {
                "type": "player_join",
                "payload": {"player": {"id": f"new{turn}", "strategy": "fixed", "amount": 2.0}},
                "atTurn": turn,
            },
            st.integers(1, 6),
        ),
    ),
    max_size=4,
    unique_by=lambda spec: (spec["type"], spec["atTurn"]),
)
WARDENS = st.sampled_from(
    [
        [],
        [{"type": "governance_agent", "id": "w", "sanction": "sanction", "payload": {"fine": 3.0}}],
        [
            {
                "type": "governance_agent",
                "id": "w",
                "sanction": "sanction_graduated",
                "payload": {"base": 2.0, "detection": 0.7},
            }
        ],
    ]
)


@st.composite
def scenarios(draw: st.DrawFn) -> dict[str, Any]:
    """A scenario with up to five players, shocks and a warden, played for eight turns."""
    players = [
        {"id": f"p{number}", **each} for number, each in enumerate(draw(st.lists(STRATEGIES, min_size=1, max_size=5)))
    ]
    return {
        "seed": draw(st.integers(0, 2**32 - 1)),
        "engine": draw(ENGINES),
        "turns": 8,
        "players": players,
        "perturbations": draw(SHOCKS),
        "metaAgents": draw(WARDENS),
        "rationing": draw(st.sampled_from(["proportional", "unit"])),
        "talkRounds": draw(st.integers(0, 2)),
    }


def shocks_of(record: Mapping[str, Any]) -> float:
    """What the recorded shocks added to the stock."""
    effects = [each.get("effect", {}) for each in record.get("perturbations", ())]
    return sum(effect["stock"]["after"] - effect["stock"]["before"] for effect in effects if "stock" in effect)


@given(scenarios())
def test_what_holds_of_every_turn(source: dict[str, Any]) -> None:
    """Stock after = stock before - harvest + recorded growth + recorded shocks; no actual exceeds its request or what
    is there; the harvest is the sum of actuals; wealth is what was harvested, less what was fined.
    """
    wealth: dict[str, float] = {}
    previous = None
    for record in records_of(arena_plan(source, "of a test")):
        scale = 1e-9 * (1.0 + record["stockBefore"] + record["available"])
        if previous is not None:
            assert record["stockBefore"] == previous
        after = record["stockBefore"] - record["harvest"] + record["growth"] + shocks_of(record)
        assert record["stock"] == pytest.approx(after, abs=scale)
        previous = record["stock"]
        actuals = [each["actual"] for each in record["decisions"]]
        for each in record["decisions"]:
            assert 0.0 <= each["actual"] <= min(each["requested"], record["available"])
            wealth[each["playerId"]] = wealth.get(each["playerId"], 0.0) + each["actual"]
        assert record["harvest"] == pytest.approx(sum(actuals), abs=scale)
        assert record["harvest"] <= record["available"]
        assert record["stock"] >= 0.0
        for effect in (each.get("effect", {}) for each in record.get("perturbations", ())):
            for fined in effect.get("sanctions", ()):
                wealth[fined["playerId"]] = max(0.0, wealth[fined["playerId"]] - fined["fine"])
        assert record["wealth"] == {player: pytest.approx(wealth[player], abs=scale) for player in record["wealth"]}


@given(scenarios(), st.randoms(use_true_random=False))
@settings(max_examples=settings.default.max_examples // 4)
def test_the_order_of_the_players_in_the_file_changes_nothing(source: dict[str, Any], random: Any) -> None:
    other = {**source, "players": random.sample(source["players"], len(source["players"]))}
    one, two = (records_of(arena_plan(each, "of a test")) for each in (source, other))
    assert [line_of(record) for record in one] == [line_of(record) for record in two]


@given(scenarios())
@settings(max_examples=settings.default.max_examples // 4)
def test_the_same_seed_is_the_same_run(source: dict[str, Any]) -> None:
    one, two = (records_of(arena_plan(source, "of a test")) for _ in range(2))
    assert [line_of(record) for record in one] == [line_of(record) for record in two]


def test_another_seed_is_another_run() -> None:
    source = {"engine": {**LOGISTIC, "noise": 0.2}, "players": [{"id": "p", "strategy": "greedy"}], "turns": 2}
    stocks = {records_of(arena_plan(source, "of a test", seed))[0]["growth"] for seed in range(20)}
    assert len(stocks) == 1  # all is taken before it grows
    source["players"] = [{"id": "p", "strategy": "sustainable"}]
    assert len({records_of(arena_plan(source, "of a test", seed))[0]["growth"] for seed in range(20)}) == 20


@given(
    st.lists(STRATEGIES, min_size=1, max_size=4),
    st.floats(0.01, 1.0),
    st.floats(0.01, 1.0),
    st.tuples(*[st.floats(0.01, 5.0)] * 3),
)
@settings(max_examples=settings.default.max_examples // 3)
def test_seneca_without_abatement_keeps_all_its_matter(
    players: list[dict[str, Any]], k1: float, k2: float, stocks: tuple[float, float, float]
) -> None:
    """Resource, capital and pollution together stay what they were, players or none."""
    engine = {"type": "seneca", "k1": k1, "k2": k2, "dt": 0.1, **dict(zip("RCP", stocks, strict=True))}
    named = [{"id": f"p{number}", **each} for number, each in enumerate(players)]
    for seated in (named, []):
        for record in records_of(arena_plan({"engine": engine, "players": seated, "turns": 5}, "of a test")):
            state = record["state"]
            assert state["R"] + state["C"] + state["P"] == pytest.approx(sum(stocks), rel=1e-12)
            assert min(state.values()) >= 0.0


@given(st.lists(st.tuples(STRATEGIES, st.floats(0.0, 100.0)), min_size=2, max_size=4), st.floats(0.01, 1.0))
@settings(max_examples=settings.default.max_examples // 4)
def test_in_a_world_nothing_is_lost_between_arenas(arenas: list[tuple[dict[str, Any], float]], weight: float) -> None:
    """Each arena's stock before a turn is the one after its last, and what its links moved; their flows cancel out."""
    source = {
        "rounds": 6,
        "arenas": [
            {
                "id": f"a{number}",
                "engine": {**LOGISTIC, "initial": level},
                "players": [{"id": "p", **each}, {"id": "q", **each}],
            }
            for number, (each, level) in enumerate(arenas)
        ],
        "links": [
            {"from": f"a{number}", "to": f"a{number + 1}", "weight": weight} for number in range(len(arenas) - 1)
        ],
    }
    _, rounds, records = world_played(world_plan(source, "of a test"))
    for name, turns in records.items():
        level = None
        played = iter(turns)
        for entry in rounds:
            if name in entry["ticked"]:
                record = next(played)
                assert level is None or record["stockBefore"] == pytest.approx(level, abs=1e-9)
                level = record["stock"]
            for flow in entry.get("flows", ()):
                level -= flow["amount"] * ((flow["from"] == name) - (flow["to"] == name))
