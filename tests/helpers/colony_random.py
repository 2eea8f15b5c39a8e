"""Random colonies for property tests: a whole scenario, and somebody who starts and stops agreed work by a seed."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

from engine.colony import work
from engine.colony.events import Event
from engine.colony.opportunities import opportunities
from engine.colony.simulation import step
from engine.colony.state import ITEMS, Bush, Colony, Stack, Stockpile

TRAITS = ["tough", "clumsy", "careful", "glutton", "steady", "nervous", "proud"]


@st.composite
def scenarios(draw: st.DrawFn) -> dict[str, Any]:
    """A scenario's JSON value, made of one seed so that it shrinks fast and is whole."""
    return scenario(random.Random(draw(st.integers(0, 2**32 - 1))))


def scenario(rng: random.Random) -> dict[str, Any]:
    """A sound scenario of up to nine colonists, short of food, full of mishaps."""
    columns, rows = rng.randint(6, 14), rng.randint(5, 10)
    while True:
        terrain = ["".join(rng.choices(".^~T", (12, 1, 2, 3), k=columns)) for _ in range(rows)]
        land = [(c, r) for r in range(rows) for c in range(columns) if terrain[r][c] != "~"]
        if len(land) > 24:
            break
    free = rng.sample(land, len(land))
    things: list[dict[str, Any]] = [
        {"id": "store", "kind": "stockpile", "items": {"wood": 4, "berries": 9, "herbs": 1}}
    ]
    things += [{"id": f"fire{n}", "kind": "campfire", "fuel": rng.randint(0, 300)} for n in range(rng.randint(0, 2))]
    things += [{"id": f"bush{n}", "kind": "bush", "berries": rng.randint(0, 9)} for n in range(rng.randint(0, 4))]
    things += [{"id": f"bed{n}", "kind": "bed"} for n in range(rng.randint(0, 4))]
    things += [
        {"id": f"heap{n}", "kind": "stack", "item": rng.choice(ITEMS), "count": rng.randint(1, 30)} for n in range(4)
    ]
    for thing in things:
        thing["at"] = list(free.pop())
    names = [f"p{number}" for number in range(rng.randint(2, 9))]
    pawns = [
        {
            "id": name,
            "name": rng.choice(["Ann", "Ben"]),
            "at": list(free.pop() if free else rng.choice(land)),
            "traits": rng.sample(TRAITS, 2),
            "skills": {"hauling": rng.randint(0, 20)},
            "food": rng.random(),
            "rest": rng.random(),
            "health": rng.uniform(0.05, 1.0),
        }
        for name in names
    ]
    mishaps: list[dict[str, Any]] = [
        {"kind": "fall", "pawn": rng.choice(names), "harm": rng.random()},
        {"kind": "fire", "thing": rng.choice(things)["id"], "burns": 3, "radius": 2, "harm": 0.2},
        {"kind": "fight", "pawns": rng.sample(names, 2), "harm": 0.25},
    ]
    for number, mishap in enumerate(mishaps):
        mishap |= {"id": f"m{number}", "at": rng.randint(1, 60), "every": rng.randint(20, 90), "chance": 0.5}
    rules = {"memory": {"chatterTicks": 40, "chatterSurvives": 0.3}, "habits": {"bushRegrows": 25}, "sight": 4}
    return {
        "seed": rng.randint(0, 999),
        "terrain": terrain,
        "things": things,
        "pawns": pawns,
        "events": mishaps,
        "rules": rules,
    }


def lived(world: Colony, ticks: int, seed: int) -> list[Event]:
    """So many ticks in which work is started and stopped now and then; who and what goes by seed and tick alone."""
    events = []
    for _ in range(ticks):
        meddle(world, random.Random(f"{seed} {world.tick}"))
        events += step(world)
    return events


def meddle(world: Colony, rng: random.Random) -> None:
    """Between two ticks: perhaps start or stop some work."""
    name = rng.choice(list(world.pawns))
    job = world.pawns[name].job
    if job is not None and job.action and rng.random() < 0.05:
        work.stop(world, name, "withdrawal")
    found = opportunities(world) if rng.random() < 0.25 else []
    if found:
        each = rng.choice(found)
        trips = rng.randint(1, 3) if each.kind == "haul" else 1
        until = world.tick + rng.randint(1, 80) if rng.random() < 0.5 else None
        order = work.Order(f"a{world.tick}", each.kind, each.target, trips, until)
        if work.refusal(world, name, order) is None:
            work.start(world, name, order)


def goods(world: Colony) -> dict[str, int]:
    """All that there is of each item, wherever it is."""
    total = dict.fromkeys(ITEMS, 0)
    for thing in world.things.values():
        if isinstance(thing, Stockpile):
            for item in ITEMS:
                total[item] += thing.items.get(item, 0)
        elif isinstance(thing, Stack):
            total[thing.item] += thing.count  # type: ignore[index]  # a stack's item is one of them
        elif isinstance(thing, Bush):
            total["berries"] += thing.berries
    for pawn in world.pawns.values():
        if pawn.count:
            total[pawn.item] += pawn.count  # type: ignore[index]
    return dict(total)


def shuffled(data: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The same scenario with everything that has no order of its own in another order."""
    lists = {key: rng.sample(data[key], len(data[key])) for key in ("things", "pawns", "events")}
    lists["pawns"] = [dict(rng.sample(list(pawn.items()), len(pawn))) for pawn in lists["pawns"]]
    for pawn in lists["pawns"]:
        pawn["traits"] = rng.sample(pawn["traits"], len(pawn["traits"]))
    return dict(rng.sample(list((data | lists).items()), len(data)))
