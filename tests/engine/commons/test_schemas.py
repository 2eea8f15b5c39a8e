"""`contract: concord schema`: the schemas of the commons accept what the program reads and writes, and refuse else."""

from __future__ import annotations

import json
import tomllib

import jsonschema
import pytest

from engine.commons.scenario import arena_plan, world_plan
from engine.commons.shipped import shipped
from engine.errors import ConcordError
from engine.resources import ASSETS
from engine.schemas import schema_of
from helpers.agents import run, runner_of, scenario_of, world_logged

VALIDATORS = {
    kind: jsonschema.Draft202012Validator(schema_of(kind))
    for kind in ("arena-scenario", "world-scenario", "arena-log", "world-log", "turn-record", "world-summary", "sweep")
}
EXAMPLES = ASSETS / "examples"


def fault_of(kind, value):
    """What the schema says of a value, or None where it accepts it."""
    return next((f"{error.json_path}: {error.message[:300]}" for error in VALIDATORS[kind].iter_errors(value)), None)


def example(kind):
    return json.loads((EXAMPLES / f"{kind}.json").read_text("utf-8"))


def lines_of(path):
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("name", [name for name, _, _ in shipped("arena")])
def test_a_shipped_arena_and_every_line_of_its_log_are_accepted(name, tmp_path):
    data = next(data for each, data, _ in shipped("arena") if each == name)
    assert fault_of("arena-scenario", data) is None
    source = {**data, "turns": min(data["turns"], 12)}
    run(runner_of(arena_plan(source, name), tmp_path, tmp_path / "log.jsonl"))
    for line in lines_of(tmp_path / "log.jsonl"):
        assert fault_of("arena-log", line) is None
        assert line["kind"] == "header" or fault_of("turn-record", line) is None


@pytest.mark.parametrize("name", [name for name, _, _ in shipped("world")])
def test_a_shipped_world_and_every_line_of_its_logs_are_accepted(name, tmp_path):
    data = next(data for each, data, _ in shipped("world") if each == name)
    assert fault_of("world-scenario", data) is None
    world = world_logged(world_plan({**data, "rounds": 6}, name), tmp_path / "logs")
    assert fault_of("world-summary", world.summary()) is None
    for path in (tmp_path / "logs").iterdir():
        for line in lines_of(path):
            assert fault_of("world-log" if path.name == "world.jsonl" else "arena-log", line) is None


def test_records_of_agents_who_fail_talk_remember_and_come_and_go_are_accepted(tmp_path):
    talker = """
def talk(obs, memory):
    terms = {"type": "harvest_cap", "maxHarvest": 1}
    return [{"type": "say", "text": "hm", "to": "z"}, {"type": "shout"}, 3, {"type": "pledge", "terms": terms},
            {"type": "propose_pact", "parties": ["a", "z"], "terms": {"type": "no_aggression", "tolerance": 0.1}},
            {"type": "propose_pact", "parties": 7, "terms": {"type": "vow"}}, {"type": "accept_pact", "pactId": "x"}]

def decide(obs, memory):
    return {"harvest": 2 if obs["turn"] < 3 else None, "memory": {"deep": [obs["turn"]]}}
"""
    befall = [
        {"type": "player_join", "atTurn": 1, "payload": {"player": {"id": "n", "agent": "a.py"}}},
        {"type": "player_leave", "atTurn": 2, "target": {"playerIds": ["n"]}},
        {"type": "wealth_shock", "atTurn": 2, "payload": {"factor": 0.5, "delta": 1.0, "reason": "flood"}},
        {"type": "growth_shock", "atTurn": 2, "payload": {"factor": 0.5, "turns": 2}},
        {"type": "message", "atTurn": 2, "payload": {"text": "Hear."}},
    ]
    meta = [{"id": "w", "type": "governance_agent", "sanction": "sanction_graduated", "payload": {"base": 1.0}}]
    source = scenario_of(tmp_path, {"a": talker}, turns=4, perturbations=befall, metaAgents=meta)
    assert fault_of("arena-scenario", source) is None
    records = run(runner_of(arena_plan(source, "of a test"), tmp_path, tmp_path / "log.jsonl"))
    assert {"error"} <= set(records[2]["decisions"][0])
    for line in lines_of(tmp_path / "log.jsonl")[1:]:
        assert fault_of("turn-record", line) is None, line


@pytest.mark.parametrize("kind", ["turn-record", "arena-log", "world-log", "world-summary"])
def test_a_record_that_lacks_a_field_or_has_one_too_many_is_refused(kind):
    value = example(kind)
    assert fault_of(kind, value) is None
    assert fault_of(kind, {**value, "surprise": 1}) is not None
    optional = {"talk", "violations", "perturbations", "emitted", "collapsed", "memory", "engine", "flows", "shocks"}
    for key in value.keys() - optional:
        assert fault_of(kind, {name: each for name, each in value.items() if name != key}) is not None, key


@pytest.mark.parametrize(
    "change",
    [
        {"engine": {"type": "tidal"}},
        {"engine": {"type": "doubling", "K": "much"}},
        {"engine": {"type": "doubling", "colour": 1}},
        {"players": [{"strategy": "greedy"}]},
        {"players": [{"id": "p", "strategy": "nobody"}]},
        {"players": [{"id": "p", "strategy": "greedy", "colour": 1}]},
        {"players": [{"id": "p", "human": False}]},
        {"perturbations": [{"type": "plague"}]},
        {"perturbations": [{"type": "stock_shock", "payload": {"factor": "x"}}]},
        {"metaAgents": [{"id": "m", "type": "tyrant"}]},
        {"metaAgents": [{"id": "m", "type": "treaty_enforcer", "treaty": "t"}]},
        {"turns": 0},
        {"talkRounds": -1},
        {"rationing": "lottery"},
        {"colour": 1},
    ],
    ids=str,
)
def test_a_scenario_that_the_program_refuses_is_refused_by_its_schema(change):
    """And the other way round: what is changed here was accepted before."""
    whole = example("arena-scenario")
    assert fault_of("arena-scenario", whole) is None
    arena_plan(whole, "of a test")
    assert fault_of("arena-scenario", {**whole, **change}) is not None
    with pytest.raises(ConcordError):
        arena_plan({**whole, **change}, "of a test")


@pytest.mark.parametrize(
    "change",
    [
        {"arenas": []},
        {"links": [{"from": "a", "to": "b", "weight": 2}]},
        {"links": [{"from": "a", "to": "b", "weight": 0.5, "what": "wealth"}]},
        {"treaties": [{"arenaIds": ["a", "b"]}]},
        {"metaAgents": [{"id": "m", "type": "governance_agent", "sanction": "sanction"}]},
        {"rounds": 0},
        {"colour": 1},
    ],
    ids=str,
)
def test_a_world_that_the_program_refuses_is_refused_by_its_schema(change):
    whole = example("world-scenario")
    assert fault_of("world-scenario", whole) is None
    assert fault_of("world-scenario", {**whole, **change}) is not None
    with pytest.raises(ConcordError):
        world_plan({**whole, **change}, "of a test")


@pytest.mark.parametrize(
    ("change", "accepted"),
    [
        ({}, True),
        ({"seeds": [1, 2]}, True),
        ({"parameters": {"engine.r": {"from": 0.1, "to": 0.5, "steps": 5}}}, True),
        ({"parameters": {"rationing": ["unit"]}}, True),
        ({"parameters": {}}, False),
        ({"parameters": {"engine.r": {"from": 0.1, "to": 0.5}}}, False),
        ({"parameters": {"engine.r": 0.5}}, False),
        ({"seeds": 0}, False),
        ({"seeds": []}, False),
        ({"processes": 0}, False),
        ({"colour": 1}, False),
    ],
    ids=str,
)
def test_the_schema_of_a_sweep_accepts_what_the_program_takes_and_refuses_else(change, accepted):
    spec = tomllib.loads((EXAMPLES / "sweep.toml").read_text("utf-8"))
    assert (fault_of("sweep", {**spec, **change}) is None) == accepted
