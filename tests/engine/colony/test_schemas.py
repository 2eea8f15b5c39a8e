"""`contract: concord schema`: the schemas of the colony accept what the program reads and writes, and refuse else."""

from __future__ import annotations

import asyncio
import copy
import json
import tomllib
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from engine.cli.colony_run import summary
from engine.colony import checkpoint, restoring
from engine.colony.loading import opened, world_at
from engine.colony.runner import Run
from engine.colony.scenario import parse_scenario, shipped
from engine.colony.seats import minds_of
from engine.colony.snapshots import read_snapshot
from engine.colony.store import Store
from engine.colony.thinking import decision_of, reflection
from engine.colony.threads import CORE
from engine.colony.trial_spec import plan_of
from engine.errors import ConcordError
from engine.files import canonical_json, read_json
from engine.minds.asking import text_of
from engine.resources import ASSETS
from engine.schemas import schema_of
from engine.schemas.colony import KINDS
from helpers.colony_shipped import scenario_of

EXAMPLES = ASSETS / "examples"
VALIDATORS = {kind: jsonschema.Draft202012Validator(schema_of(kind)) for kind in KINDS}


def fault_of(kind: str, value: Any) -> str | None:
    """What the schema says of a value, or None where it accepts it."""
    plain = json.loads(json.dumps(value))
    return next((f"{error.json_path}: {error.message[:300]}" for error in VALIDATORS[kind].iter_errors(plain)), None)


def example(kind: str) -> Any:
    path = EXAMPLES / f"{kind}.json"
    return read_json(path) if path.exists() else tomllib.loads(path.with_suffix(".toml").read_text("utf-8"))


@pytest.mark.thinned(2)
@pytest.mark.parametrize("name", [name for name, _ in shipped()])
def test_a_shipped_scenario_and_all_that_is_printed_and_kept_of_its_run_are_accepted(name: str, tmp_path: Path) -> None:
    scenario = scenario_of(name)
    assert fault_of("colony-scenario", dict(scenario.source)) is None
    with Store.create(tmp_path / "store.sqlite", scenario) as store:
        world = opened(store, "t1")

        async def go() -> None:
            async with Run(world, minds_of(scenario), store.record("t1")) as run:
                await run.advance(90)

        asyncio.run(go())
        assert fault_of("colony-summary", summary(world, "t1", {"done": 1})) is None
        for tick in (0, 33, 60, 90):
            then = world_at(store, "t1", tick)
            for mind in (*then.colony.pawns, CORE):
                assert fault_of("colony-request", json.loads(text_of(decision_of(then, mind).request("x")))) is None
            for pawn in then.colony.pawns:
                assert fault_of("colony-request", json.loads(text_of(reflection(then, pawn).request("x")))) is None
            taken = checkpoint.taken(store, "t1", tick)
            assert fault_of("checkpoint", json.loads(taken.to_bytes())) is None
        report = restoring.restored(store, taken).report
        assert fault_of("colony-restore", report.to_json()) is None
        assert fault_of("colony-timelines", [each.to_json() for each in store.timelines().values()]) is None


def test_the_examples_are_what_the_program_makes_and_takes() -> None:
    scenario = parse_scenario(example("colony-scenario"))
    saved = checkpoint.read(EXAMPLES / "checkpoint.json")
    world = saved.world()
    assert world.scenario.source == scenario.source
    assert canonical_json(checkpoint.Checkpoint.of(world, saved.timeline).to_json()) == canonical_json(saved.to_json())
    assert [case.variant for case in read_snapshot(EXAMPLES / "bank.json").cases] == ["", "starving"]
    plan = plan_of(example("trial"), EXAMPLES, "trial.toml")
    assert [(run.name, run.share) for run in plan.runs][:2] == [("as-shipped-11", 50), ("as-shipped-12", 50)]
    assert example("colony-restore")["gameSha256"] == saved.game_sha256


BED = {"id": "bed", "kind": "bed", "at": [3, 2]}


@pytest.mark.parametrize(
    "change",
    [
        {"terrain": []},
        {"terrain": "...."},
        {"pawns": []},
        {"pawns": [{"id": "ada", "name": "Ada"}]},
        {"pawns": [{"id": "ada", "name": "Ada", "at": [0, 1], "traits": ["shiny"]}]},
        {"pawns": [{"id": "ada", "name": "Ada", "at": [0, 1], "skills": {"magic": 2}}]},
        {"pawns": [{"id": "ada", "name": "Ada", "at": [0, 1], "food": 1.5}]},
        {"pawns": [{"id": "a da", "name": "Ada", "at": [0, 1]}]},
        {"things": [{**BED, "soft": True}]},
        {"things": [{**BED, "kind": "throne"}]},
        {"events": [{"id": "f", "kind": "fall", "at": 0, "pawn": "ada"}]},
        {"rules": {"offers": {"offerTicks": 0}}},
        {"rules": {"knowledge": {"told": "many"}}},
        {"minds": {"thinkingTicks": -1}},
        {"minds": {"seats": {"ada": {"rules": []}}}},
        {"minds": {"seats": {"ada": {"format": "concord mind", "version": 1, "rules": [{"choose": []}]}}}},
        {"seed": -1},
        {"version": 2},
        {"colour": 1},
    ],
    ids=str,
)
def test_a_scenario_that_the_program_refuses_is_refused_by_its_schema(change: dict[str, Any]) -> None:
    """And the other way round: what is changed here was accepted before."""
    whole = example("colony-scenario")
    assert fault_of("colony-scenario", whole) is None
    parse_scenario(whole)
    assert fault_of("colony-scenario", {**whole, **change}) is not None
    with pytest.raises(ConcordError):
        parse_scenario({**whole, **change})


@pytest.mark.parametrize(
    ("change", "accepted"),
    [
        ({}, True),
        ({"seeds": [1]}, True),
        ({"arms": [{"name": "a", "minds": {"*": "scripted", "bo": example("mind-table")}}]}, True),
        ({"budget": 0}, False),
        ({"ticks": 0}, False),
        ({"arms": []}, False),
        ({"arms": [{"minds": {}}]}, False),
        ({"arms": [{"name": "a", "minds": {"bo": 3}}]}, False),
        ({"rerolls": 2}, False),
    ],
    ids=str,
)
def test_the_schema_of_a_trial_accepts_what_the_program_takes_and_refuses_else(
    change: dict[str, Any], accepted: bool
) -> None:
    spec = {**example("trial"), **change}
    assert (fault_of("trial", spec) is None) == accepted
    if accepted:
        plan_of(spec, EXAMPLES, "trial.toml")
    else:
        with pytest.raises(ConcordError):
            plan_of(spec, EXAMPLES, "trial.toml")


def test_a_trial_without_a_budget_is_refused() -> None:
    spec = example("trial")
    del spec["budget"]
    assert fault_of("trial", spec) == "$: 'budget' is a required property"


@pytest.mark.parametrize("kind", ["colony-summary", "colony-restore", "colony-request", "checkpoint", "bank"])
def test_a_record_that_lacks_a_field_or_has_one_too_many_is_refused(kind: str) -> None:
    value = example(kind)
    assert fault_of(kind, value) is None
    assert fault_of(kind, {**value, "surprise": 1}) is not None
    optional = {"variants", "archive", "beside", "from"} if kind == "bank" else set()
    for key in value.keys() - optional:
        assert fault_of(kind, {name: each for name, each in value.items() if name != key}) is not None, key


def test_a_request_has_no_place_for_a_field_that_no_allowlist_names() -> None:
    value = example("colony-request")
    for place in (value["perspective"], value["perspective"]["self"], value["perspective"]["needs"][0]):
        changed = copy.deepcopy(value)
        assert fault_of("colony-request", changed) is None
        place["mood"] = 1
        assert fault_of("colony-request", value) is not None
        del place["mood"]


def test_the_schema_of_a_scenario_says_what_each_rule_is_for_and_its_default() -> None:
    """Thresholds, shelf lives, lifetimes of offers, sight, decay, allowances and budgets are scenario keys with
    defaults, shown by `concord schema colony-scenario`.
    """
    rules = schema_of("colony-scenario")["$defs"]
    offer = rules["OfferRules"]["properties"]["offerTicks"]
    assert (offer["default"], offer["description"]) == (120, "An offer that is not answered by then expires.")
    budget = rules["PlannerRules"]["properties"]["budget"]
    assert budget["default"] == 200
    assert "Turns" in budget["description"]
