"""`pacts`, sentence by sentence: who sees what of them, what is kept of them, and what reads them."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

import engine.commons.pacts
from engine.commons import governance
from engine.commons.arena import Arena
from engine.commons.dynamics import Dynamics, Logistic, Seneca, SenecaState
from engine.commons.governance import GovernanceAgent
from engine.commons.pacts import TERM_VALIDATORS, VIOLATION_CHECKERS, PactRegistry, TurnContext
from engine.commons.perturbations import Spec
from engine.commons.views import Information, Ledger, LiveView, observation
from engine.errors import PactError
from helpers.commons import Toy, bare, cap, effects, propose, signed, turn, turns, values

ALICE, BOB, CAROL = "alice", "bob", "carol"
MODULES = Path(engine.commons.pacts.__file__).parent


def two_pacts() -> tuple[Arena, str, str]:
    """Alice and Bob have a cap since turn 4 that Alice proposed in turn 3; Carol asks Bob for another in turn 7."""
    arena = bare()
    turns(arena, 2)
    turn(arena, {ALICE: [propose(cap(2.5), ALICE, BOB)]})
    first = next(iter(arena.pacts)).id
    turn(arena, {BOB: [{"type": "accept_pact", "pactId": first}]})
    turns(arena, 2)
    turn(arena, {CAROL: [propose({"type": "no_aggression"}, BOB, CAROL)]})
    return arena, first, list(arena.pacts)[1].id


def test_a_player_sees_the_pacts_that_it_is_a_party_to() -> None:
    """PactRegistry.viewFor(playerId) returns only the pacts the player is a party to, partitioned into active and
    proposed (with an awaitingYou: bool flag on each proposal).

    // obs.pacts (player-scoped)
    """
    arena, first, second = two_pacts()
    active = {
        "id": first,
        "proposerId": "alice",
        "parties": ["alice", "bob"],
        "terms": {"type": "harvest_cap", "maxHarvest": 2.5},
        "proposedTurn": 3,
        "acceptedTurn": 4,
    }
    proposed = {
        "id": second,
        "proposerId": "carol",
        "parties": ["bob", "carol"],
        "terms": {"type": "no_aggression"},
        "proposedTurn": 7,
        "awaitingYou": True,
    }
    assert arena.pacts.view_for(BOB) == {"active": [active], "proposed": [proposed]}
    assert arena.pacts.view_for(ALICE) == {"active": [active], "proposed": []}
    assert arena.pacts.view_for(CAROL) == {"active": [], "proposed": [{**proposed, "awaitingYou": False}]}


@pytest.mark.parametrize("stranger", ["dora", "warden", ""])
def test_a_stranger_sees_nothing_nor_learns_that_there_is_something(stranger: str) -> None:
    """Pacts are not globally observable to players."""
    arena, first, _ = two_pacts()
    assert arena.pacts.view_for(stranger) == {"active": [], "proposed": []}
    said = turn(arena, {CAROL: [{"type": "accept_pact", "pactId": each} for each in (first, "nonsense")]})["talk"]
    assert [each["refused"].replace(first, "nonsense") for each in said] == [said[1]["refused"]] * 2


def test_whoever_is_asked_is_told_its_own_pacts_alone() -> None:
    """This is the view threaded into the LLM observation envelope and into the decide(obs, memory) snapshot for code
    agents — players cannot see pacts they are not bound by.
    """
    arena, first, second = two_pacts()
    ledger = Ledger(arena)
    for player, hidden in ((ALICE, second), (CAROL, first)):
        told = observation(ledger, player, Information(), 20)
        assert told["pacts"] == arena.pacts.view_for(player) == LiveView(ledger, player).pacts
        assert hidden not in list(values(told))
        assert json.loads(json.dumps(told)) == told


def test_a_view_is_made_anew_each_time() -> None:
    """PactRegistry.viewFor(playerId) returns only the pacts the player is a party to, partitioned into active and
    proposed (with an awaitingYou: bool flag on each proposal).
    """
    arena, first, _ = two_pacts()
    arena.pacts.view_for(BOB)["active"][0]["parties"].append("dora")
    arena.pacts.view_for(BOB)["active"].clear()
    assert arena.pacts.get(first).parties == (ALICE, BOB)
    assert len(arena.pacts.view_for(BOB)["active"]) == 1


def test_a_turn_record_carries_every_pact_in_its_compact_form() -> None:
    """Each turn record carries the compact serialised view of the registry under turnRecord.pacts:"""
    arena, first, second = two_pacts()
    record = turn(arena, {BOB: [{"type": "reject_pact", "pactId": second}]}, alice=9.0)
    assert record["pacts"] == [
        {
            "id": first,
            "proposerId": "alice",
            "parties": ["alice", "bob"],
            "terms": {"type": "harvest_cap", "maxHarvest": 2.5},
            "status": "active",
            "proposedTurn": 3,
            "acceptedTurn": 4,
            "violationCount": 1,
        },
        {
            "id": second,
            "proposerId": "carol",
            "parties": ["bob", "carol"],
            "terms": {"type": "no_aggression"},
            "status": "rejected",
            "proposedTurn": 7,
            "acceptedTurn": None,
            "violationCount": 0,
        },
    ]


def test_ids_have_the_form_of_a_uuid_and_repeat_with_the_seed() -> None:
    """Each turn record carries the compact serialised view of the registry under turnRecord.pacts:"""
    made = [[PactRegistry([ALICE], seed).pledge(ALICE, cap(1.0), 1).id for _ in range(2)] for seed in (1, 1, 2)]
    assert made[0] == made[1] != made[2]
    assert [len(part) for part in made[0][0].split("-")] == [8, 4, 4, 4, 12]
    registry = PactRegistry([ALICE], 1)
    assert len({registry.pledge(ALICE, cap(1.0), 1).id for _ in range(50)}) == 50


def test_the_whole_list_of_violations_stays_with_the_pact() -> None:
    """The full violations[] array stays on the registry-side Pact object; the turn record carries only the running
    count (the detailed log is exposed to meta-agents and post-hoc analysis through PactRegistry.get()).
    """
    seen: list[int] = []

    class Reader:
        id = "reader"

        def observe(self, record: Any, arena: Arena) -> tuple[Spec, ...]:
            seen.append(len(arena.pacts.get(pact).violations))
            return ()

    arena = bare(meta=[Reader()])
    pact = signed(arena, cap(2.0), ALICE, BOB)
    records = turns(arena, 3, alice=3.0, bob=2.5)
    assert [record["pacts"][0]["violationCount"] for record in records] == [2, 4, 6] == seen
    assert all("violations" not in record["pacts"][0] for record in records)
    assert [(event.turn, event.player_id) for event in arena.pacts.get(pact).violations] == [
        (number, player) for number in (1, 2, 3) for player in (ALICE, BOB)
    ]


# Engine-agnostic ------------------------------------------------------------------------------------------------------


def test_decisions_and_ids_are_all_that_a_check_needs() -> None:
    """A pact only ever reads turnRecord.decisions[].actual and player IDs."""
    registry = PactRegistry([ALICE, BOB])
    registry.pledge(ALICE, cap(2.0), 1)

    read = set()

    class Watched(dict[str, Any]):
        def __getitem__(self, key: str) -> Any:
            read.add(key)
            return super().__getitem__(key)

        get = items = keys = values = None  # type: ignore[assignment]

    decisions = [Watched(playerId=ALICE, actual=3.0), Watched(playerId=BOB, actual=1.0)]
    assert len(registry.check_violations(Watched(turn=1, decisions=decisions))) == 1
    assert read == {"turn", "decisions", "playerId", "actual"}


def test_the_module_of_pacts_imports_no_engine_arena_or_world() -> None:
    """It never touches engine internals — neither commons stock, nor Seneca R/C/P, nor world-level link weights."""
    tree = ast.parse((MODULES / "pacts.py").read_text(encoding="utf-8"))
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name for name in imported if name and name.startswith("engine.")} == {
        "engine.commons.frozen",
        "engine.commons.streams",
        "engine.commons.sums",
        "engine.errors",
        "engine.streams",
    }
    assert set(TurnContext.__dataclass_fields__) == {"group_mean"}


ENGINES: dict[str, Dynamics[Any]] = {
    "logistic": Logistic(0.5, 100.0, 90.0),
    "seneca": Seneca(0.5, 1.0, 0.0, SenecaState(100.0, 1.0, 0.01)),
    "toy": Toy(),
}


def pact_story(dynamics: Dynamics[Any]) -> list[Any]:
    """The same talk and harvests on any engine: what pacts made of them."""
    arena = bare(dynamics=dynamics, meta=[GovernanceAgent("warden", "sanction", {"fine": 0.5})])
    story = []
    turn(
        arena, {ALICE: [propose(cap(2.0), ALICE, BOB)], CAROL: [{"type": "pledge", "terms": {"type": "no_aggression"}}]}
    )
    pact = next(iter(arena.pacts)).id
    for harvests in ({"alice": 3.0, "bob": 1.0}, {"alice": 2.0, "bob": 2.5, "carol": 3.0}, {"alice": 1.0}):
        said = {BOB: [{"type": "accept_pact", "pactId": pact}]}
        record = turn(arena, said, **harvests)
        story.append([record.get("talk"), record.get("violations"), record["pacts"], record["metrics"]["compliance"]])
        story.append([record.get("perturbations"), record["wealth"], record["metrics"]["sanction_rate"]])
    return story


def test_the_same_pacts_go_the_same_way_on_every_engine() -> None:
    """This is why the same pact registry works unchanged across logistic, seneca, and any future engine."""
    stories = {name: pact_story(dynamics) for name, dynamics in ENGINES.items()}
    assert stories["logistic"] == stories["seneca"] == stories["toy"]
    assert [each["detail"] for each in stories["toy"][2][1]] == [
        "harvested 2.500 > cap 2.000",
        "harvested 3.000 > fair share 2.500 (group mean 2.500)",
    ]


def test_a_third_type_of_terms_is_two_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Adding a new pact term type is a single-file change to platform/pacts.js.

    Engines, agents, and perturbation modules need not be modified — this is the engine-agnostic invariant documented in
    architecture.

    v0.9 ships two types; adding a third is additive (extend TERM_VALIDATORS and VIOLATION_CHECKERS in
    platform/pacts.js), never a rewrite.
    """
    monkeypatch.setitem(
        TERM_VALIDATORS, "harvest_floor", lambda terms: None if terms.get("least", -1) >= 0 else "no least"
    )

    def check(actual: float, terms: Any, context: TurnContext) -> str | None:
        return f"harvested {actual:.3f} < floor {terms['least']:.3f}" if actual < terms["least"] else None

    monkeypatch.setitem(VIOLATION_CHECKERS, "harvest_floor", check)
    for dynamics in ENGINES.values():
        payload = {"base": 0.1, "proportion": 9.0}
        arena = bare(dynamics=dynamics, meta=[GovernanceAgent("warden", "sanction_graduated", payload)])
        floor = {"type": "harvest_floor", "least": 1.0}
        record = turn(
            arena, {ALICE: [{"type": "pledge", "terms": floor}, {"type": "pledge", "terms": {"type": "harvest_floor"}}]}
        )
        with pytest.raises(PactError, match="plain JSON"):
            arena.pacts.pledge(BOB, {"type": "harvest_floor", "least": float("inf")}, 1)
        assert [each.get("refused", "")[:8] for each in record["talk"]] == ["", "no least"]
        assert record["violations"][0]["detail"] == "harvested 0.000 < floor 1.000"
        assert arena.pacts.view_for(ALICE)["active"][0]["terms"] == floor
        turn(arena, alice=2.0)
        record = turn(arena, alice=0.25)
        # It is fined like any other breach; without a limit, the excess counts for nothing.
        assert effects(record, "sanction_graduated")[0]["sanctions"][0]["fine"] == 0.1


# What reads pacts -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sanction", "sanction_graduated"])
def test_sanctions_find_whom_to_penalise_in_the_violations(kind: str) -> None:
    """`sanction` / `sanction_graduated` perturbations the violation log to decide who to penalise (see
    perturbations)
    """
    arena = bare()
    signed(arena, cap(2.0), ALICE, BOB)
    turns(arena, 2, alice=5.0, bob=1.0, carol=5.0)
    payload = {"fine": 1.5} if kind == "sanction" else {"base": 1.5}
    applied = arena.apply(Spec(kind, payload))["effect"]["sanctions"]
    assert [each["playerId"] for each in applied] == [ALICE]


def test_a_governance_agent_schedules_sanctions_on_who_broke_pacts() -> None:
    """`governance_agent` meta-agent `viewFor(metaId)` + violation events to schedule perturbations"""
    arena = bare(meta=[GovernanceAgent("warden", "sanction", {"fine": 1.5})])
    signed(arena, cap(2.0), ALICE, BOB)
    assert arena.pacts.view_for("warden") == {"active": [], "proposed": []}
    kept, broken = turn(arena, alice=2.0, carol=9.0), turn(arena, alice=5.0, carol=9.0)
    assert not {"emitted", "perturbations"} & kept.keys()
    assert broken["emitted"] == [
        {"type": "sanction", "target": {"playerIds": [ALICE]}, "payload": {"fine": 1.5}, "by": "warden"}
    ]
    assert broken["wealth"] == {ALICE: 5.5, BOB: 0.0, CAROL: 18.0}


def test_nobody_is_judge_in_their_own_cause() -> None:
    """`governance_agent` meta-agent `viewFor(metaId)` + violation events to schedule perturbations"""
    arena = bare(meta=[GovernanceAgent(ALICE, "sanction", {"fine": 1.5})])
    signed(arena, cap(2.0), ALICE, BOB)
    assert "emitted" not in turn(arena, alice=5.0)


def test_the_sanctions_of_a_turn_are_counted() -> None:
    """`sanction_rate` metric the count of sanctions fired this turn (see metrics)"""
    arena = bare(meta=[GovernanceAgent("warden", "sanction", {"fine": 1.5})])
    signed(arena, cap(2.0), ALICE, BOB)
    records = [turn(arena, alice=alice, bob=bob) for alice, bob in ((2.0, 2.0), (3.0, 2.0), (3.0, 3.0), (0.0, 0.0))]
    assert [record["metrics"]["sanction_rate"] for record in records] == [0, 1, 2, 0]
    assert governance.GOVERNANCE_REGISTRY["governance_agent"] is GovernanceAgent
