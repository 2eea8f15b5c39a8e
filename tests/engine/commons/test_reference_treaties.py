"""`treaties`, sentence by sentence: their shape, their life, and what they are not."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import engine.commons.world
from engine.commons.arena import Arena
from engine.commons.dynamics import Logistic
from engine.commons.governance import TreatyEnforcerAgent
from engine.commons.scenario import world_plan
from engine.commons.views import Information, Ledger, observation
from engine.commons.world import World
from engine.errors import TreatyError
from helpers.commons import LOGISTIC, Record, bare, cap, fixed, signed, turn, values, world_played

PAYLOAD = {"type": "harvest_cap_per_arena_per_round", "perRoundPerArena": 8.0}


@pytest.fixture
def world() -> World:
    """Three arenas of two players each."""
    made = World(seed=5)
    for name in ("a0", "a1", "a2"):
        made.add_arena(bare(("p", "q"), Logistic(0.5, 100.0, 60.0), name=name))
    return made


def round_of(world: World, **harvests: float) -> dict[str, Any]:
    """A round in which the players p of these arenas harvest so much, and nobody else anything."""
    due = world.begin_round()
    return world.finish_round({name: turn(world.arenas[name], p=harvests.get(name, 0.0)) for name in due})


# Shape ----------------------------------------------------------------------------------------------------------------


def test_a_treaty_is_a_record_that_the_world_keeps(world: World) -> None:
    """A Treaty is a cross-arena constraint metadata record stored on a World.

    name: 'cap_8', // required, string, monitored by enforcers
    arenaIds: ['a0', 'a1', …], // required, ≥ 2 signatory arenas
    payload: { /* opaque */ }, // read by the enforcer meta-agent
    """
    treaty = world.add_treaty("cap_8", ["a0", "a1"], PAYLOAD)
    assert list(world.treaties) == [treaty]
    assert (treaty.name, treaty.arena_ids, dict(treaty.payload)) == ("cap_8", ("a0", "a1"), PAYLOAD)


def test_its_json_is_what_the_summary_shows(world: World) -> None:
    """The Treaty.toJSON() view (used by world.summary() and the REST surface) is { id, name, arenaIds, payload,
    createdAt }.
    """
    round_of(world)
    round_of(world)
    treaty = world.add_treaty("cap_8", ["a0", "a1"], {**PAYLOAD, "notes": [{"by": ["a0"]}]})
    assert treaty.to_json() == {
        "id": treaty.id,
        "name": "cap_8",
        "arenaIds": ["a0", "a1"],
        "payload": {**PAYLOAD, "notes": [{"by": ["a0"]}]},
        "createdAt": 2,
    }
    assert world.summary()["treaties"] == [treaty.to_json()]
    assert json.loads(json.dumps(world.summary())) == world.summary()


def test_an_id_follows_from_the_seed_where_none_is_given(world: World) -> None:
    """id, // optional, auto UUID if omitted"""
    made = world.add_treaty("one", ["a0", "a1"])
    assert [len(part) for part in made.id.split("-")] == [8, 4, 4, 4, 12]
    given = world.add_treaty("two", ["a0", "a1"], treaty_id="treaty-2")
    assert given.id == "treaty-2"
    for taken in ("treaty-2", ""):
        with pytest.raises(TreatyError, match="empty or taken"):
            world.add_treaty("three", ["a0", "a1"], treaty_id=taken)
    again = World(seed=5)
    for name in ("a0", "a1"):
        again.add_arena(bare(("p",), name=name))
    assert again.add_treaty("one", ["a0", "a1"]).id == made.id


def test_a_payload_may_be_left_out_and_is_anything(world: World) -> None:
    """`payload` object no Free-form; structure is a contract between treaty authors and enforcer agents"""
    assert world.add_treaty("none", ["a0", "a1"]).to_json()["payload"] == {}
    free = {"type": "whatever", "deep": {"er": [1, None, "x"]}}
    assert world.add_treaty("free", ["a0", "a1"], free).to_json()["payload"] == free
    for payload in ([1], {"deep": [float("nan")]}, {"half a pair": "\ud83d"}, {1: 2}, {"set": {1}}, {"big": 2**64}):
        with pytest.raises(TreatyError, match="a payload has to be an object of JSON"):
            world.add_treaty("bad", ["a0", "a1"], payload)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "arenas", "why"),
    [
        ("", ["a0", "a1"], "needs a name"),
        ("  ", ["a0", "a1"], "needs a name"),
        (None, ["a0", "a1"], "needs a name"),
        ("x", [], "two signatories or more"),
        ("x", ["a0"], "two signatories or more"),
        ("x", "a0", "two signatories or more"),
        ("x", None, "two signatories or more"),
        ("x", ["a0", "a0"], "'a0' signs twice"),
        ("x", ["a0", "a9"], r"there is no arena 'a9' \(arenaIds\[1\]\)|arenaIds\[1\]"),
    ],
)
def test_what_is_no_treaty_is_refused_and_changes_nothing(name: Any, arenas: Any, why: str, world: World) -> None:
    """addTreaty validates that every signatory arena is already in the world; an unknown arenaId is rejected with a
    clear error.

    name: 'cap_8', // required, string, monitored by enforcers
    arenaIds: ['a0', 'a1', …], // required, ≥ 2 signatory arenas
    """
    before = world.summary()
    world.take_entries()
    with pytest.raises(TreatyError, match=why):
        world.add_treaty(name, arenas, PAYLOAD)
    assert (world.summary(), world.take_entries()) == (before, [])


# Life -----------------------------------------------------------------------------------------------------------------


def test_treaties_come_and_go_at_any_time(world: World) -> None:
    """Treaties can be added at any time before or during running.

    removeTreaty(treatyId) is the symmetric drop.
    """
    first = world.add_treaty("cap_8", ["a0", "a1"], PAYLOAD)
    round_of(world)
    second = world.add_treaty("cap_8", ["a1", "a2"], PAYLOAD)
    assert [treaty.created_at for treaty in world.treaties] == [0, 1]
    world.remove_treaty(first.id)
    assert list(world.treaties) == [second]
    with pytest.raises(TreatyError, match="no such treaty"):
        world.remove_treaty(first.id)


def test_a_treaty_never_changes(world: World) -> None:
    """There is no update — treaties are intentionally immutable once added; replace by remove-then-add if a parameter
    must change between scenarios.
    """
    given: dict[str, Any] = {**PAYLOAD, "notes": ["first"]}
    arenas = ["a0", "a1"]
    treaty = world.add_treaty("cap_8", arenas, given)
    given["notes"].append("second")
    given["perRoundPerArena"] = 99.0
    arenas.append("a2")
    treaty.to_json()["payload"]["perRoundPerArena"] = 98.0
    changes: list[Callable[[], None]] = [
        lambda: setattr(treaty, "name", "other"),
        lambda: treaty.payload.__setitem__("perRoundPerArena", 97.0),  # type: ignore[attr-defined]
        lambda: treaty.payload["notes"].append("third"),
    ]
    for change in changes:
        with pytest.raises((AttributeError, TypeError)):
            change()
    assert treaty.to_json()["payload"] == {**PAYLOAD, "notes": ["first"]}
    assert treaty.arena_ids == ("a0", "a1")
    assert not [name for name in dir(World) if name.startswith("update")]
    world.remove_treaty(treaty.id)
    assert world.add_treaty("cap_8", ["a0", "a1"], {**PAYLOAD, "perRoundPerArena": 6.0}).id != treaty.id


def test_an_arena_takes_its_treaties_and_links_with_it(world: World) -> None:
    """If removeArena removes one of the signatories, the treaty is dropped automatically so the world invariants stay
    tight.

    `arenaIds` string[] yes (≥ 2) Signatories. `removeArena` drops any treaty that lost a signatory
    """
    world.add_treaty("lost", ["a0", "a1", "a2"], PAYLOAD)
    kept = world.add_treaty("kept", ["a0", "a2"], PAYLOAD)
    world.add_link("a0", "a1", 0.1)
    link = world.add_link("a0", "a2", 0.1)
    world.remove_arena("a1")
    assert list(world.arenas) == ["a0", "a2"]
    assert list(world.treaties) == [kept]
    assert list(world.links) == [link]
    round_of(world)


def test_the_signatories_come_before_the_treaty() -> None:
    """This means treaty design should generally treat membership as fixed for the run — add the signatory arenas first,
    then the treaty, then start the world.
    """
    world = World()
    world.add_arena(bare(name="a0"))
    with pytest.raises(TreatyError, match="there is no arena 'a1'") as refused:
        world.add_treaty("early", ["a0", "a1"])
    assert "add the arena first, then the treaty" in str(refused.value)
    world.add_arena(bare(name="a1"))
    assert world.add_treaty("now", ["a0", "a1"]).name == "now"


def test_a_treaty_ends_with_its_world(world: World) -> None:
    """A treaty has the same lifecycle as the World it lives in."""
    treaty = world.add_treaty("cap_8", ["a0", "a1"], PAYLOAD)
    for _ in range(5):
        round_of(world, a0=9.0)
    assert list(world.treaties) == [treaty]
    assert list(World(seed=5).treaties) == []


def test_the_logs_of_its_arenas_tell_of_it(world: World) -> None:
    """It is not persisted independently in v1.0; replay reconstructs the treaty from the per-arena JSONL logs if
    needed.
    """
    treaty = world.add_treaty("cap_8", ["a0", "a1"], PAYLOAD)
    world.remove_treaty(treaty.id)
    entries = world.take_entries()
    told = [
        {"kind": "treaty", "round": 0, "added": treaty.to_json()},
        {"kind": "treaty", "round": 0, "removed": treaty.id},
    ]
    assert {name: [entry for log, entry in entries if log == name] for name in ("a0", "a1", "a2", None)} == {
        "a0": told,
        "a1": told,
        "a2": [],
        None: told,
    }


# What they are not ----------------------------------------------------------------------------------------------------


def test_a_world_with_a_treaty_and_nobody_to_enforce_it_runs_as_one_without(world: World) -> None:
    """Treaties are data: the World does not enforce them at runtime, and the engines do not consult them at all.

    Treaties are not hard limits.

    Agents can still harvest above the cap — the treaty defines what counts as a breach.
    """
    world.add_treaty("cap_8", ["a0", "a1"], PAYLOAD)
    bound = [round_of(world, a0=20.0, a1=8.5) for _ in range(3)]
    free = World(seed=5)
    for name in ("a0", "a1", "a2"):
        free.add_arena(bare(("p", "q"), Logistic(0.5, 100.0, 60.0), name=name))
    assert [round_of(free, a0=20.0, a1=8.5) for _ in range(3)] == bound
    assert {name: (arena.stock, arena.wealth) for name, arena in free.arenas.items()} == {
        name: (arena.stock, arena.wealth) for name, arena in world.arenas.items()
    }
    assert world.arenas["a0"].wealth["p"] == 60.0


def test_no_engine_nor_arena_knows_of_treaties() -> None:
    """Treaties are data: the World does not enforce them at runtime, and the engines do not consult them at all."""
    folder = Path(engine.commons.world.__file__).parent
    for path in (*folder.glob("dynamics/*.py"), *(folder / f"{name}.py" for name in ("arena", "pacts", "views"))):
        names = [each.module for each in ast.walk(ast.parse(path.read_text())) if isinstance(each, ast.ImportFrom)]
        assert not {"engine.commons.treaty", "engine.commons.world", "engine.commons.governance"} & set(names), path


def test_pacts_are_of_players_and_treaties_of_arenas(world: World) -> None:
    """Treaties are not pacts.

    Pacts (platform/pacts.js) are intra-arena, signed by players, and enforced by arena-level sanctioners (C3.a).

    Treaties are cross-arena, signed by arena IDs (not by players), and enforced by world-level meta-agents (C3.b).
    """
    arena = world.arenas["a0"]
    signed(arena, cap(2.0), "p", "q")
    assert [pact.parties for pact in arena.pacts] == [("p", "q")]
    assert len(world.arenas["a1"].pacts) == 0
    with pytest.raises(TreatyError, match="there is no arena 'p'"):
        world.add_treaty("x", ["p", "q"])
    assert list(world.treaties) == []


def test_a_treaty_is_put_forward_lives_and_ends_as_a_pact_does_across_arenas(world: World) -> None:
    """World-level `Treaty` generalises the same lifecycle across nested arenas"""
    world.meta_agents = [TreatyEnforcerAgent("enforcer", "cap_8")]
    assert "shocks" not in round_of(world, a0=9.0)
    treaty = world.add_treaty("cap_8", ["a0", "a1"], PAYLOAD)
    assert [shock["arena"] for shock in round_of(world, a0=9.0, a1=9.0, a2=9.0)["shocks"]] == ["a0", "a1"]
    world.remove_treaty(treaty.id)
    assert "shocks" not in round_of(world, a0=9.0)


SECRET = "whispered"


def observations(arena: Arena) -> list[Record]:
    return [observation(Ledger(arena), player, Information(), 20) for player in arena.players]


def test_players_see_no_treaty(world: World) -> None:
    """Treaties are not visible to players.

    The treaty payload is meta-level information.

    If a scenario wants players to know about the cap, the prompt template (LLM) or the strategy config (builtin) must
    surface it explicitly; the World does not broadcast it.
    """
    before = [observations(arena) for arena in world.arenas.values()]
    treaty = world.add_treaty(SECRET, ["a0", "a1"], {**PAYLOAD, "perRoundPerArena": 7.625})
    assert [observations(arena) for arena in world.arenas.values()] == before
    round_of(world, a0=9.0)
    told = [each for arena in world.arenas.values() for each in values(observations(arena))]
    assert not [each for each in told if isinstance(each, str | float) and each in (SECRET, treaty.id, 7.625)]


def test_a_scenario_tells_its_players_of_a_cap_by_their_own_parameters() -> None:
    """If a scenario wants players to know about the cap, the prompt template (LLM) or the strategy config (builtin)
    must surface it explicitly; the World does not broadcast it.
    """
    arenas = [
        {"id": "told", "engine": LOGISTIC, "players": fixed(2.0, 4)},
        {"id": "untold", "engine": LOGISTIC, "players": fixed(2.5, 4)},
    ]
    treaties = [{"name": "cap_8", "arenaIds": ["told", "untold"], "payload": PAYLOAD}]
    agents = [{"type": "treaty_enforcer", "id": "enforcer", "treaty": "cap_8"}]
    source = {"rounds": 3, "arenas": arenas, "treaties": treaties, "metaAgents": agents}
    _, rounds, _ = world_played(world_plan(source, "of a test"))
    assert [[shock["arena"] for shock in entry["shocks"]] for entry in rounds] == [["untold"]] * 3
