"""`treaties`, sentence by sentence: who enforces them, and how."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from engine.commons.dynamics import Logistic
from engine.commons.governance import GOVERNANCE_REGISTRY, HARVEST_CAP, Round, TreatyEnforcerAgent
from engine.commons.perturbations import Spec
from engine.commons.scenario import world_plan
from engine.commons.streams import Purpose
from engine.commons.world import World
from engine.streams import stream
from helpers.commons import LOGISTIC, bare, fixed, turn, world_played

PAYLOAD = {"type": HARVEST_CAP, "perRoundPerArena": 8.0}


@pytest.fixture
def world() -> World:
    """Three arenas of two players each, two of which have signed 8 a round."""
    made = World(seed=5)
    for name in ("a0", "a1", "a2"):
        made.add_arena(bare(("p", "q"), Logistic(0.5, 100.0, 60.0), name=name))
    made.add_treaty("cap_8", ["a0", "a1"], PAYLOAD)
    return made


def round_of(world: World, **harvests: tuple[float, float]) -> list[dict[str, Any]]:
    """A round in which the players p and q of these arenas harvest so much: its shocks."""
    due = world.begin_round()
    records = {}
    for name in due:
        p, q = harvests.get(name, (0.0, 0.0))
        records[name] = turn(world.arenas[name], p=p, q=q)
    shocks: list[dict[str, Any]] = world.finish_round(records).get("shocks", [])
    return shocks


def test_an_enforcer_reads_the_treaty_and_shocks_who_broke_it(world: World) -> None:
    """Instead, treaties are read by world-level meta-agents (C3.b, see Governance) which observe arenas, detect
    breaches against the treaty payload, and emit sanction perturbations.

    v1.0 ships one enforcer (TreatyEnforcerAgent, governance) which understands one payload shape:

    The enforcer decides what happens after.
    """
    assert GOVERNANCE_REGISTRY["treaty_enforcer"] is TreatyEnforcerAgent
    world.meta_agents = [TreatyEnforcerAgent("enforcer", "cap_8")]
    assert round_of(world, a0=(4.0, 4.0), a1=(8.0, 0.0), a2=(9.0, 9.0)) == []
    shocks = round_of(world, a0=(4.0, 4.5), a1=(8.0, 0.0), a2=(9.0, 9.0))
    assert [(shock["arena"], shock["type"], shock["by"]) for shock in shocks] == [("a0", "wealth_shock", "enforcer")]


def test_the_harvest_of_an_arena_is_the_sum_over_its_players_in_the_round(world: World) -> None:
    """Computes the total harvest of each signatory arena that ticked this round (sum of decision.actual across players
    in the last turn record).

    Flags arenas where totalHarvest > perRoundPerArena.
    """
    world.meta_agents = [TreatyEnforcerAgent("enforcer", "cap_8")]
    assert [shock["arena"] for shock in round_of(world, a0=(4.0, 4.0), a1=(4.0, 4.0000001))] == ["a1"]


def test_an_arena_that_did_not_tick_is_not_judged_again() -> None:
    """Computes the total harvest of each signatory arena that ticked this round (sum of decision.actual across players
    in the last turn record).
    """
    world = World()
    world.add_arena(bare(("p", "q"), name="a0"))
    world.add_arena(bare(("p", "q"), name="slow"), period=3)
    world.add_treaty("cap_8", ["a0", "slow"], PAYLOAD)
    world.meta_agents = [TreatyEnforcerAgent("enforcer", "cap_8")]
    shocked = [[shock["arena"] for shock in round_of(world, slow=(9.0, 0.0))] for _ in range(6)]
    assert shocked == [[], [], ["slow"], [], [], ["slow"]]


def test_the_shock_names_treaty_harvest_and_cap(world: World) -> None:
    """Emits one wealth_shock perturbation spec per flagged arena, targeted via { arenaIds: [aid] }, with payload:

    { reason: 'treaty_breach(<name>: <h> > <cap>)', factor: <sanctionFactor>, // default 0.9 delta: <sanctionDelta> |
    undefined }
    """
    world.meta_agents = [TreatyEnforcerAgent("plain", "cap_8"), TreatyEnforcerAgent("hard", "cap_8", 0.5, -1.25)]
    shocks = round_of(world, a1=(10.0, 2.0))
    assert [(shock["target"], shock["payload"]) for shock in shocks] == [
        ({"arenaIds": ["a1"]}, {"reason": "treaty_breach(cap_8: 12.000 > 8.000)", "factor": 0.9}),
        ({"arenaIds": ["a1"]}, {"reason": "treaty_breach(cap_8: 12.000 > 8.000)", "factor": 0.5, "delta": -1.25}),
    ]
    assert world.arenas["a1"].wealth == pytest.approx({"p": 10.0 * 0.9 * 0.5 - 1.25, "q": 0.0})


def test_a_scenario_gives_factor_and_delta_by_their_names() -> None:
    """{ reason: 'treaty_breach(<name>: <h> > <cap>)', factor: <sanctionFactor>, // default 0.9 delta: <sanctionDelta> |
    undefined }
    """
    arenas = [{"id": name, "engine": LOGISTIC, "players": fixed(5.0, 2)} for name in ("a0", "a1")]
    treaties = [{"name": "cap_8", "arenaIds": ["a0", "a1"], "payload": PAYLOAD}]
    agent = {"type": "treaty_enforcer", "id": "e", "treaty": "cap_8", "sanctionFactor": 0.5, "sanctionDelta": -1.0}
    source = {"rounds": 1, "arenas": arenas, "treaties": treaties, "metaAgents": [agent]}
    world, rounds, _ = world_played(world_plan(source, "of a test"))
    assert [shock["payload"]["factor"] for shock in rounds[0]["shocks"]] == [0.5, 0.5]
    assert world.arenas["a0"].wealth == {"p1": 1.5, "p2": 1.5}


def test_all_members_of_the_arena_pay(world: World) -> None:
    """Collective sanction semantics: the wealth shock hits all members of the offending arena, not the individual high
    harvesters.
    """
    world.meta_agents = [TreatyEnforcerAgent("enforcer", "cap_8")]
    round_of(world, a0=(2.0, 6.0), a1=(2.0, 6.0))
    round_of(world, a0=(0.0, 10.0))
    assert world.arenas["a0"].wealth == pytest.approx({"p": 2.0 * 0.9, "q": 16.0 * 0.9})
    assert world.arenas["a1"].wealth == {"p": 2.0, "q": 6.0}


def test_treaties_are_found_by_name(world: World) -> None:
    """`name` string yes Treaty enforcers match by `name`, not by `id` — one logical treaty per scenario"""
    world.add_treaty("cap_8", ["a1", "a2"], PAYLOAD, treaty_id="again")
    world.add_treaty("cap_9", ["a1", "a2"], {**PAYLOAD, "perRoundPerArena": 0.0})
    world.meta_agents = [TreatyEnforcerAgent("enforcer", "cap_8"), TreatyEnforcerAgent("idle", "again")]
    assert [shock["arena"] for shock in round_of(world, a0=(9.0, 0.0), a2=(9.0, 0.0))] == ["a0", "a2"]


@pytest.mark.parametrize(
    "payload",
    [
        {},
        {"perRoundPerArena": 1.0},
        {"type": "harvest_cap_per_player", "perRoundPerArena": 1.0},
        {"type": "cumulative_floor", "least": 50.0},
        {"type": HARVEST_CAP},
        {"type": HARVEST_CAP, "perRoundPerArena": "1"},
        {"type": HARVEST_CAP, "perRoundPerArena": -1.0},
    ],
)
def test_other_payloads_are_not_its_business(payload: dict[str, Any], world: World) -> None:
    """Other payload shapes (per-player caps, multi-round windows, cumulative-stock floors, …) are not shipped in v1.0.

    The World itself stays untouched — treaties remain opaque to it.
    """
    world.add_treaty("other", ["a0", "a1"], payload)
    world.meta_agents = [TreatyEnforcerAgent("enforcer", "other")]
    assert round_of(world, a0=(20.0, 20.0)) == []


# Others ---------------------------------------------------------------------------------------------------------------

FLOOR = "stock_floor"


@dataclass(frozen=True)
class FloorWarden:
    """Targeted: empties the purse of an arena's richest where its stock is below a floor. For a payload of its own."""

    id: str
    treaty: str

    level: ClassVar[str] = "world"

    def observe(self, world: Round) -> Sequence[Spec]:
        """A shock on one player of each arena below its floor."""
        specs = []
        for treaty in world.treaties:
            if treaty.name == self.treaty and treaty.payload.get("type") == FLOOR:
                low = [name for name in treaty.arena_ids if self._is_low(world, name, treaty.payload["least"])]
                specs += [Spec("wealth_shock", {"factor": 0.0}, (name,), ("p",), by=self.id) for name in low]
        return specs

    def _is_low(self, world: Round, name: str, least: float) -> bool:
        return name in world.ticked and world.ticked[name]["stock"] < least


def test_a_new_payload_and_its_enforcer_are_one_class_and_one_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Define a new payload type string and document it here.

    Write a new meta-agent class that recognises that type in its observe() and emits perturbations.

    Register it in GOVERNANCE_REGISTRY.

    The World itself stays untouched — treaties remain opaque to it.
    """
    monkeypatch.setitem(GOVERNANCE_REGISTRY, "floor_warden", FloorWarden)
    arenas = [
        {"id": "full", "engine": LOGISTIC, "players": [*fixed(1.0), *fixed(1.0, name="q")]},
        {"id": "low", "engine": LOGISTIC, "players": [*fixed(20.0), *fixed(1.0, name="q")]},
    ]
    treaties = [{"name": "floor", "arenaIds": ["full", "low"], "payload": {"type": FLOOR, "least": 55.0}}]
    agents = [{"type": "floor_warden", "id": "warden", "treaty": "floor"}]
    source = {"rounds": 1, "arenas": arenas, "treaties": treaties, "metaAgents": agents}
    world, rounds, _ = world_played(world_plan(source, "of a test"))
    assert [(shock["arena"], shock["by"]) for shock in rounds[0]["shocks"]] == [("low", "warden")]
    assert world.arenas["low"].wealth == {"p": 0.0, "q": 1.0}
    assert world.arenas["full"].wealth == {"p": 1.0, "q": 1.0}


@dataclass
class Choosy:
    """Delayed and left to chance: reads the shipped payload, shocks two rounds later and only one time in two."""

    id: str = "choosy"

    def observe(self, world: Round) -> Sequence[Spec]:
        """A shock that is due later, or none."""
        lucky = stream(world.seed, Purpose.DETECTION, world.round).random() < 0.5
        caps = [treaty.payload["perRoundPerArena"] for treaty in world.treaties]
        if lucky or not world.ticked["a0"]["harvest"] > min(caps):
            return ()
        return (Spec("wealth_shock", {"delta": -1.0}, ("a0",), at_turn=world.round + 2),)


def test_how_a_treaty_is_enforced_is_its_enforcers_choice(world: World) -> None:
    """The treaty payload is the contract; the choice of enforcement (collective vs targeted, immediate vs delayed,
    deterministic vs probabilistic) is the meta-agent's.

    The same treaty can be combined with different enforcers without changing either.
    """
    treaty = world.treaties[0]
    world.meta_agents = [Choosy()]
    shocks = [[shock["payload"] for shock in round_of(world, a0=(9.0, 0.0))] for _ in range(12)]
    unlucky = [stream(5, Purpose.DETECTION, number).random() >= 0.5 for number in range(1, 11)]
    assert [bool(each) for each in shocks] == [False, False, *unlucky]
    assert 0 < sum(unlucky) < 10
    world.meta_agents = [TreatyEnforcerAgent("enforcer", "cap_8")]
    assert "treaty_breach" in str(round_of(world, a0=(9.0, 0.0)))
    assert world.treaties == (treaty,)
