"""Commons for tests: plans of small scenarios, runs without files or processes, a toy engine, JSON values to read."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from engine.commons.arena import Arena, MetaAgent, Request, Rules
from engine.commons.dynamics import Dynamics, Logistic, Luck
from engine.commons.runner import ArenaRunner, nobody
from engine.commons.scenario import ArenaPlan, WorldPlan, arena_plan, world_plan
from engine.commons.shipped import shipped
from engine.commons.world import World
from engine.commons.world_runner import WorldRunner

Record = Mapping[str, Any]

LOGISTIC = {"type": "logistic", "r": 0.5, "K": 100.0, "initial": 60.0}
DOUBLING = {"type": "doubling"}
SENECA = {"type": "seneca", "k1": 0.5, "k2": 1.0, "R": 10.0, "C": 0.5, "P": 0.01, "dt": 0.1}


def fixed(amount: float, count: int = 1, name: str = "p") -> list[dict[str, Any]]:
    """Players who ask for the same every turn: ``p`` alone, else ``p1``, ``p2`` and so on."""
    several = {} if count == 1 else {"count": count}
    return [{"id": name, **several, "strategy": "fixed", "amount": float(amount)}]


def plan(engine: Record = LOGISTIC, players: Sequence[Record] = (), seed: int = 0, **rest: Any) -> ArenaPlan:
    """The plan of a scenario of these parts; two players who ask for 2 where none are named."""
    source = {"engine": dict(engine), "players": list(players) or fixed(2.0, 2), **rest}
    return arena_plan(source, "of a test", seed)


def played(of: ArenaPlan) -> tuple[ArenaRunner, list[dict[str, Any]]]:
    """A whole run: who ran it, and the record of every turn."""
    runner = ArenaRunner(of, nobody)
    records: list[dict[str, Any]] = []
    runner.watch = records.append
    asyncio.run(runner.run())
    return runner, records


def records_of(of: ArenaPlan) -> list[dict[str, Any]]:
    """The record of every turn."""
    return played(of)[1]


def world_played(of: WorldPlan) -> tuple[World, list[dict[str, Any]], dict[str, list[dict[str, Any]]]]:
    """A whole world: itself, the entry of every round, and the records of each arena."""
    rounds: list[dict[str, Any]] = []
    runner = WorldRunner(of, watch=lambda world, entry: rounds.append(dict(entry)))
    records: dict[str, list[dict[str, Any]]] = {name: [] for name in runner.runners}
    for name, each in runner.runners.items():
        each.watch = records[name].append
    return asyncio.run(runner.run()), rounds, records


def shipped_arena(name: str) -> ArenaPlan:
    """The plan of a scenario that ships."""
    return next(arena_plan(data, each) for each, data, _ in shipped("arena") if each == name)


def shipped_world(name: str) -> WorldPlan:
    """The plan of a world that ships."""
    return next(world_plan(data, each) for each, data, _ in shipped("world") if each == name)


def bare(
    players: Sequence[str] = ("alice", "bob", "carol"),
    dynamics: Dynamics[Any] | None = None,
    meta: Sequence[MetaAgent] = (),
    name: str = "arena",
    seed: int = 0,
) -> Arena:
    """An arena without anybody who asks its players."""
    engine = Logistic(0.5, 100.0, 60.0) if dynamics is None else dynamics
    return Arena(Rules(name, seed), engine, players, meta_agents=meta)


def turn(arena: Arena, *rounds: Mapping[str, Sequence[Any]], **harvests: float) -> dict[str, Any]:
    """One turn: what is said in each round of talk, then what each player asks for (nothing where it is not named)."""
    arena.begin_turn()
    for actions in rounds:
        arena.talk(actions)
    return arena.settle({player: Request(float(harvests.get(player, 0.0))) for player in arena.players})


def turns(arena: Arena, count: int, **harvests: float) -> list[dict[str, Any]]:
    """Some turns without talk."""
    return [turn(arena, **harvests) for _ in range(count)]


def propose(terms: Record, *parties: str) -> dict[str, Any]:
    """The action that proposes a pact."""
    return {"type": "propose_pact", "parties": list(parties), "terms": dict(terms)}


def cap(most: float) -> dict[str, Any]:
    """Terms of a cap."""
    return {"type": "harvest_cap", "maxHarvest": most}


def signed(arena: Arena, terms: Record, *parties: str) -> str:
    """The id of a pact that is proposed by the first party and accepted by all, before the next turn."""
    pact = arena.pacts.propose(parties[0], parties, terms, arena.turn + 1)
    for party in parties[1:]:
        arena.pacts.accept(pact.id, party, arena.turn + 1)
    return pact.id


def effects(record: Record, kind: str) -> list[Record]:
    """What the perturbations of a type did in a turn."""
    return [each["effect"] for each in record.get("perturbations", ()) if each["type"] == kind]


def values(tree: Any) -> Iterator[Any]:
    """Every value and every key of a JSON value, itself first."""
    yield tree
    if isinstance(tree, Mapping):
        yield from tree
        for part in tree.values():
            yield from values(part)
    elif isinstance(tree, list | tuple):
        for part in tree:
            yield from values(part)


@dataclass(frozen=True)
class Well:
    """The state of the toy engine: how much water stands in it."""

    water: float


@dataclass(frozen=True)
class Toy:
    """A third engine, which nothing in the program knows: a well that so much flows into each turn, up to its brim."""

    inflow: float = 12.0
    brim: float = 100.0

    name: ClassVar[str] = "well"

    def initial(self, luck: Luck) -> Well:
        return Well(self.brim)

    def available(self, state: Well) -> float:
        return state.water

    def step(self, state: Well, harvest: float | None, luck: Luck) -> Well:
        return Well(min(self.brim, state.water - (harvest or 0.0) + self.inflow))

    def stock(self, state: Well) -> float:
        return state.water

    def capacity(self) -> float:
        return self.brim

    def sustainable(self, state: Well) -> float:
        return self.inflow

    def collapsed(self, state: Well) -> bool:
        return False

    def shifted(self, state: Well, amount: float) -> Well:
        return replace(state, water=max(0.0, state.water + amount))

    def slowed(self, state: Well, factor: float, turns: int) -> Well:
        return state

    def to_json(self, state: Well) -> dict[str, Any]:
        return {"water": state.water}

    def from_json(self, record: Mapping[str, Any]) -> Well:
        return Well(float(record["water"]))
