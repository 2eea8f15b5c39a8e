"""Issue 5, bad input: each fault of a scenario with its JSON path, all of them in one run; what is warned of."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from engine.commons.forms import MOST_PLAYERS
from engine.commons.scenario import arena_plan, read_arena, read_world, world_plan
from engine.errors import ConcordError, FileError, ScenarioError

ARENA: dict[str, Any] = {
    "engine": {"type": "logistic", "r": 0.5, "K": 100, "initial": 60},
    "players": [{"id": "p", "count": 2, "strategy": "fixed", "amount": 1}, {"id": "q", "strategy": "greedy"}],
    "perturbations": [{"type": "stock_shock", "payload": {"factor": 0.5}, "atTurn": 3}],
    "metaAgents": [{"type": "governance_agent", "id": "w", "sanction": "sanction", "payload": {"fine": 1}}],
}
WORLD: dict[str, Any] = {
    "arenas": [
        {"id": "a", **ARENA},
        {"id": "b", "engine": {"type": "seneca", "k1": 0.5, "k2": 1}, "players": []},
        {"id": "c", "engine": {"type": "seneca", "k1": 0.5, "k2": 1}, "players": []},
    ],
    "links": [{"from": "a", "to": "b", "weight": 0.1}],
    "treaties": [
        {
            "name": "t",
            "arenaIds": ["a", "b"],
            "payload": {"type": "harvest_cap_per_arena_per_round", "perRoundPerArena": 8},
        }
    ],
    "metaAgents": [{"type": "treaty_enforcer", "id": "e", "treaty": "t"}],
}
NAN, INFINITY = float("nan"), float("inf")


def changed(source: dict[str, Any], place: str, value: Any) -> dict[str, Any]:
    """A copy with another value at a place like ``players.0.amount``; a key past the end of a list adds to it."""
    whole = copy.deepcopy(source)
    at: Any = whole
    *way, last = place.split(".")
    for part in way:
        at = at[int(part) if isinstance(at, list) else part]
    if isinstance(at, list) and int(last) == len(at):
        at.append(value)
    else:
        at[int(last) if isinstance(at, list) else last] = value
    return whole


def faults_of(source: Any, plan: Any = arena_plan) -> list[str]:
    """Every fault as a text, "place: what"."""
    with pytest.raises(ScenarioError) as caught:
        plan(source, "lake.json")
    assert "lake.json" in str(caught.value)
    return [str(fault) for fault in caught.value.faults]


def test_the_scenarios_of_these_tests_are_sound() -> None:
    assert len(arena_plan(ARENA, "lake.json").players) == 3
    assert len(world_plan(WORLD, "lake.json").arenas) == 3


PLAYER = {"id": "z", "strategy": "fixed", "amount": 1}
FAULTS = [
    ("colour", "red", "colour: unknown key"),
    ("turns", 0, "turns: input should be greater than or equal to 1, not 0"),
    ("turns", True, "turns: input should be a valid integer, not True"),
    ("seed", -1, "seed: input should be greater than or equal to 0, not -1"),
    ("seed", 2**32, "seed: input should be less than 4294967296"),
    ("id", "../x", "id: string should match pattern"),
    ("talkRounds", 99, "talkRounds: input should be less than or equal to 20, not 99"),
    ("talk_rounds", 1, "talk_rounds: unknown key"),
    ("rationing", "fair", "rationing: input should be 'proportional' or 'unit'"),
    ("information", {"stock": "yes"}, "information.stock: input should be a valid boolean, not 'yes'"),
    ("engine", 5, "engine: has to be an object, not 5"),
    ("engine", {}, "engine.type: there is no engine None: logistic, doubling, seneca"),
    ("engine.type", "lake", "engine.type: there is no engine 'lake'"),
    ("engine.type", ["x"], "engine.type: there is no engine ['x']"),
    ("engine.k", 7, "engine.k: unknown key"),
    ("engine.initial", -60, "engine.initial: input should be greater than or equal to 0, not -60"),
    ("engine.K", 0, "engine.K: input should be greater than 0, not 0"),
    ("engine.K", "100", "engine.K: input should be a valid number, not '100'"),
    ("engine.K", 10**400, "engine.K: at most 1e15, not 1000"),
    ("engine.r", NAN, "engine.r: nan is no number"),
    ("engine.r", -INFINITY, "engine.r: -inf is no number"),
    ("engine.r", -0.5, "engine.r: input should be greater than 0, not -0.5"),
    ("engine.noise", 6, "engine.noise: input should be less than or equal to 5, not 6"),
    ("players", [], "players: there is nobody to harvest"),
    ("players", {}, "players: input should be a valid list"),
    ("players.0", "p", "players[0]: has to be an object, not 'p'"),
    ("players.2", {**PLAYER, "id": "q"}, "players[2].id: there are two players 'q'"),
    ("players.2", {**PLAYER, "id": "p2"}, "players[2].id: there are two players 'p2'"),
    ("players.2", {**PLAYER, "count": MOST_PLAYERS}, f"players[2]: there are more than {MOST_PLAYERS} players"),
    ("players.2", {"id": "z"}, "players[2]: a player has one of strategy, agent, mind and human"),
    ("players.2", {**PLAYER, "human": True}, "players[2]: a player has one of strategy, agent, mind and human"),
    ("players.2", {"id": "z", "agent": "x.py", "amount": 3}, "players[2].amount: unknown key"),
    ("players.2", {"id": "z", "strategy": ["x"]}, "players[2].strategy: input should be a valid string"),
    ("players.2", {"id": "z", "strategy": "fixed"}, "players[2].amount: missing"),
    ("players.2", {"id": "z", "strategy": "generous"}, "players[2].strategy: there is no strategy 'generous'"),
    ("players.0.amount", -1, "players[0].amount: input should be greater than or equal to 0, not -1"),
    ("players.0.amount", NAN, "players[0].amount: nan is no number"),
    ("players.0.amount", 1e16, "players[0].amount: at most 1e15, not 1e+16"),
    ("players.0.amount", "1", "players[0].amount: input should be a valid number, not '1'"),
    ("players.1.amount", 1, "players[1].amount: unknown key"),
    ("perturbations.0.type", "quake", "perturbations[0].type: there is no perturbation 'quake'"),
    ("perturbations.0.payload.factor", -1, "perturbations[0].payload.factor: -1 is not between 0 and 1e+15"),
    ("perturbations.0.payload.x", 1, "perturbations[0].payload.x: unknown key"),
    ("perturbations.0.when", 1, "perturbations[0].when: unknown key"),
    ("perturbations.0.atTurn", 0, "perturbations[0].atTurn: input should be greater than or equal to 1"),
    (
        "perturbations.0.target",
        {"playerIds": ["q", "x"]},
        "perturbations[0].target.playerIds[1]: there is no player 'x'",
    ),
    ("perturbations.0.target", {"arenaIds": ["x"]}, "perturbations[0].target.arenaIds[0]: there is no arena 'x'"),
    ("perturbations.1", {"type": "message", "payload": {}}, "perturbations[1].payload.text: a text is missing"),
    (
        "perturbations.1",
        {"type": "player_join", "payload": {"player": {**PLAYER, "id": "q"}}},
        "perturbations[1].payload.player.id: there is a player 'q' already",
    ),
    (
        "perturbations.1",
        {"type": "player_join", "payload": {"player": {**PLAYER, "amount": -1}}},
        "perturbations[1].payload.player.amount: input should be greater than or equal to 0, not -1",
    ),
    ("metaAgents.0.type", "king", "metaAgents[0].type: there is no meta-agent 'king' of arenas: governance_agent"),
    ("metaAgents.0.id", "q", "metaAgents[0].id: 'q' is taken"),
    ("metaAgents.0.sanction", "prison", "metaAgents[0].sanction: input should be 'sanction' or 'sanction_graduated'"),
    ("metaAgents.0.payload", {}, "metaAgents[0].payload.fine: a number is missing"),
    ("metaAgents.0.zeal", 1, "metaAgents[0].zeal: unknown key"),
]


@pytest.mark.parametrize(("place", "value", "fault"), FAULTS)
def test_a_fault_of_an_arena_has_its_place_in_a_scenario_and_in_a_world(place: str, value: Any, fault: str) -> None:
    [found] = faults_of(changed(ARENA, place, value))
    assert found.startswith(fault)
    if place not in ("id", "seed"):
        [within] = faults_of(changed(WORLD, f"arenas.0.{place}", value), world_plan)
        assert within == f"arenas[0].{found}"


LINK = {"from": "b", "to": "c", "weight": 0.1}
TREATY = WORLD["treaties"][0]
WORLD_FAULTS = [
    ("rounds", 0, "rounds: input should be greater than or equal to 1, not 0"),
    ("arenas", [], "arenas: list should have at least 1 item"),
    ("arenas.0.period", 0, "arenas[0].period: input should be greater than or equal to 1, not 0"),
    ("arenas.2.id", "b", "arenas[2].id: there are two arenas 'b'"),
    ("links.1", {**LINK, "to": "b"}, "links[1]: a link of 'b' to itself"),
    ("links.1", {**LINK, "to": "x"}, "links[1].to: there is no arena 'x'"),
    ("links.1", {**LINK, "weight": 0}, "links[1].weight: input should be greater than 0, not 0"),
    ("links.1", {**LINK, "weight": 1.5}, "links[1].weight: input should be less than or equal to 1, not 1.5"),
    ("links.1", {**LINK, "weight": NAN}, "links[1].weight: nan is no number"),
    ("links.1", {**LINK, "what": "gold"}, "links[1].what: input should be 'stock' or 'pollution'"),
    ("links.0.what", "pollution", "links[0].from: arena 'a' has no pollution"),
    ("links.1", {**LINK, "cost": 1}, "links[1].cost: unknown key"),
    ("treaties.1", {**TREATY, "arenaIds": ["a"]}, "treaties[1].arenaIds: a treaty needs two signatories or more"),
    ("treaties.1", {**TREATY, "arenaIds": ["a", "x"]}, "treaties[1].arenaIds[1]: there is no arena 'x'"),
    ("treaties.1", {**TREATY, "arenaIds": ["a", "a"]}, "treaties[1].arenaIds[1]: arena 'a' signs twice"),
    ("treaties.1", {**TREATY, "name": " "}, "treaties[1].name: a treaty needs a name"),
    ("treaties.0.payload.perRoundPerArena", "8", "treaties[0].payload.perRoundPerArena: a cap has to be a number"),
    ("treaties.0.payload.perRoundPerArena", -1, "treaties[0].payload.perRoundPerArena: a cap has to be a number"),
    ("treaties.0.payload.deep", [{"x": INFINITY}], "treaties[0].payload.deep[0].x: inf is no number"),
    (
        "metaAgents.0.type",
        "governance_agent",
        "metaAgents[0].type: there is no meta-agent 'governance_agent' of worlds",
    ),
    ("metaAgents.0.id", "a", "metaAgents[0].id: 'a' is taken"),
    ("metaAgents.0.sanctionFactor", -0.1, "metaAgents[0].sanctionFactor: input should be greater than or equal to 0"),
    ("metaAgents.0.factor", 0.5, "metaAgents[0].factor: unknown key"),
]


@pytest.mark.parametrize(("place", "value", "fault"), WORLD_FAULTS)
def test_a_fault_between_arenas_has_its_place(place: str, value: Any, fault: str) -> None:
    source = changed(WORLD, place, value)
    if place == "arenas":
        source.update(links=[], treaties=[])
    [found] = faults_of(source, world_plan)
    assert found.startswith(fault)


def test_all_faults_are_found_in_one_run() -> None:
    """Those of the form and those of what does not fit together, wherever they stand."""
    places = ["colour", "turns", "engine.initial", "players.0.amount", "perturbations.0.type", "metaAgents.0.payload"]
    bad = copy.deepcopy(ARENA)
    for place, value, _ in FAULTS:
        if place in places:
            bad = changed(bad, place, value)
            places.remove(place)
    arena = faults_of(bad)
    assert sorted(fault.partition(":")[0] for fault in arena) == [
        "colour",
        "engine.initial",
        "metaAgents[0].payload.fine",
        "perturbations[0].type",
        "players[0].amount",
        "turns",
    ]
    world = changed(changed(changed(WORLD, "arenas.0", {"id": "a", **bad}), "links.0.to", "a"), "treaties.0.name", "")
    found = faults_of(world, world_plan)
    assert sorted(found) == sorted(
        [f"arenas[0].{fault}" for fault in arena]
        + ["links[0]: a link of 'a' to itself", "treaties[0].name: a treaty needs a name"]
    )


@pytest.mark.parametrize("data", [None, 5, "x", [], [ARENA], True])
@pytest.mark.parametrize("plan", [arena_plan, world_plan])
def test_what_is_no_object_is_no_scenario(data: Any, plan: Any) -> None:
    [fault] = faults_of(data, plan)
    assert fault.startswith("the file: has to be an object")


@pytest.mark.parametrize("plan", [arena_plan, world_plan])
def test_a_newer_version_is_told_as_such(plan: Any) -> None:
    with pytest.raises(ConcordError, match=r"of version 2, newer than this program.*newer Concord"):
        plan({"version": 2, "anything": []}, "lake.json")


def test_a_file_with_nan_says_where_it_stands(tmp_path: Path) -> None:
    """JSON knows no NaN; Python writes it all the same."""
    path = tmp_path / "lake.json"
    path.write_text(json.dumps(changed(ARENA, "players.0.amount", NAN)), encoding="utf-8")
    with pytest.raises(ScenarioError, match=r"players\[0\]\.amount: nan is no number") as caught:
        read_arena(path)
    assert str(path) in str(caught.value)
    path.write_text(json.dumps(changed(WORLD, "links.0.weight", INFINITY)), encoding="utf-8")
    with pytest.raises(ScenarioError, match=r"links\[0\]\.weight: inf is no number"):
        read_world(path)


@pytest.mark.parametrize("text", ["", "{", '{"engine": }', "\ufeff[", "[" * 500 + "]" * 500])
def test_a_file_that_is_no_json_says_so(text: str, tmp_path: Path) -> None:
    path = tmp_path / "lake.json"
    path.write_text(text, encoding="utf-8")
    for read in (read_arena, read_world):
        with pytest.raises(FileError, match="this is not JSON"):
            read(path)
    with pytest.raises(FileError, match="cannot read the file"):
        read_arena(tmp_path / "none.json")


def test_what_is_legal_but_surprising_is_warned_of() -> None:
    [warning] = arena_plan(changed(ARENA, "engine.r", 2.6), "lake.json").warnings
    assert warning.startswith("r = 2.6 is past 2: without harvest the stock oscillates")
    world = changed(changed(WORLD, "arenas.0.engine.r", 2.6), "metaAgents.0.treaty", "u")
    assert [text.partition(":")[0] for text in world_plan(world, "lake.json").warnings] == ["arena a", "meta-agent e"]
    assert world_plan(WORLD, "lake.json").warnings == ()


def test_seeds_are_chosen_in_this_order() -> None:
    """The one that is given, the scenario's, 0; an arena's own in a world, else one that follows from its name."""
    assert arena_plan(ARENA, "x").seed == 0
    assert arena_plan({**ARENA, "seed": 7}, "x").seed == 7
    assert arena_plan({**ARENA, "seed": 7}, "x", 9).seed == 9
    seeds = [[each.seed for each in world_plan({**WORLD, "seed": seed}, "x").arenas] for seed in (0, 1)]
    assert len({*seeds[0], *seeds[1]}) == 6
    own = changed(WORLD, "arenas.1.seed", 5)
    assert [each.seed for each in world_plan(own, "x").arenas] == [seeds[0][0], 5, seeds[0][2]]


def test_a_count_stands_for_as_many_players_in_their_order() -> None:
    players = [{"id": "p", "count": 12, "strategy": "greedy"}]
    names = [player.id for player in arena_plan({**ARENA, "players": players}, "x").players]
    assert names == [f"p{number:02d}" for number in range(1, 13)]
