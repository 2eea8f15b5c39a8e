"""Runs of a colony that are kept: a store, its timelines gone on with, and minds that answer when a test says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from engine.colony.loading import opened
from engine.colony.record import TickNews
from engine.colony.runner import Run
from engine.colony.scenario import Scenario, parse_scenario, read_scenario, scenario_path
from engine.colony.seats import minds_of
from engine.colony.store import Store
from engine.colony.timelines import in_order
from engine.colony.world import World
from engine.minds.protocol import Mind, MindReply, MindRequest
from helpers.colony_worlds import pawn, source, thing

FALLS = 40
"""The tick at which Ann falls in `talkative`."""


def shipped(name: str) -> Scenario:
    """A shipped scenario."""
    return read_scenario(scenario_path(Path(name)))


def talkative(**more: Any) -> Scenario:
    """Two colonists with wood to be hauled, a core that offers it to Bo as soon as it can, and a fall of Ann's."""
    core = {
        "format": "concord mind",
        "version": 1,
        "rules": [{"choose": ["propose:haul:logs"], "with": {"pawn": "bo", "trips": 3}, "times": 1}],
        "otherwise": ["wait"],
    }
    bo = {
        "format": "concord mind",
        "version": 1,
        "rules": [{"choose": ["accept:*"]}],
        "otherwise": ["carry_on", "keep_notes"],
    }
    whole = source(
        seed=3,
        pawns=[pawn("ann"), pawn("bo", (2, 4))],
        things=[
            thing("logs", "stack", (4, 4), item="wood", count=60),
            thing("store", "stockpile", (9, 6), items={"berries": 9}),
            thing("fire", "campfire", (6, 2), fuel=900),
        ],
        events=[{"id": "fall", "kind": "fall", "at": FALLS, "pawn": "ann", "chance": 1.0, "harm": 0.1}],
    )
    whole["minds"] = {"seats": {"core": core, "bo": bo}}
    return parse_scenario({**whole, **more})


def go_on(store: Store, timeline: str, ticks: int, world: World | None = None, **seats: Mind) -> World:
    """The world after so many ticks more of a timeline: from its tip, unless it is loaded already."""
    world = opened(store, timeline) if world is None else world
    run_on(world, store, timeline, ticks, **seats)
    return world


def run_on(
    world: World,
    store: Store,
    timeline: str,
    ticks: int,
    watch: Callable[[TickNews], None] | None = None,
    **seats: Mind,
) -> None:
    """Take a world on, in place, with the scenario's minds and others in some seats."""

    async def on() -> None:
        async with Run(world, {**minds_of(world.scenario), **seats}, store.record(timeline), watch=watch) as run:
            await run.advance(ticks)

    asyncio.run(on())


class Held:
    """A mind that answers once it is let go: `asked` is set when a request has come; `requests` are all of them."""

    name = "held"

    def __init__(self, choice: str, **values: Any) -> None:
        self.asked, self.free = asyncio.Event(), asyncio.Event()
        self.requests: list[MindRequest] = []
        self._choice, self._values = choice, values

    async def decide(self, request: MindRequest) -> MindReply:
        """The first choice of the menu that begins with its own, once it may."""
        self.requests.append(request)
        self.asked.set()
        await self.free.wait()
        choice = next((name for name in request.ids if name.startswith(self._choice)), request.ids[0])
        return MindReply(value={"choice": choice, **self._values})


def tree(store: Store) -> list[str]:
    """The timelines as lines: depth, id, where each forked and how far it came."""
    return [f"{depth} {each.id} {each.forked}-{each.tip} {each.cause}" for depth, each in in_order(store.timelines())]


def tables(store: Store, timeline: str) -> Mapping[str, list[Any]]:
    """Everything that is kept of a timeline and its ancestors."""
    return {
        "digests": store.digests(timeline),
        "arrivals": store.arrivals(timeline),
        "events": store.events(timeline),
        "receipts": store.receipts(timeline),
        "notices": store.notices(timeline),
        "rejections": store.rejections(timeline),
        "messages": store.messages(timeline),
    }


def games(store: Store, timeline: str) -> list[str]:
    """The digests of the game at each tick."""
    return [game for _, game, _ in store.digests(timeline)]
