"""Runs of a colony that are kept: a store, its timelines gone on with, and minds that choose by the dice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping
from typing import Any

from engine.colony.loading import opened
from engine.colony.record import TickNews
from engine.colony.runner import Run
from engine.colony.scenario import Scenario, parse_scenario
from engine.colony.seats import minds_of
from engine.colony.store import Store
from engine.colony.timelines import in_order
from engine.colony.world import World
from engine.minds.judging import failed
from engine.minds.protocol import Mind, MindReply, MindRequest
from engine.minds.scripted import ScriptedMind, reply_with, table_policy
from helpers.colony_shipped import scenario_of, table
from helpers.colony_worlds import QUIET, pawn, source, thing

FALLS = 40
"""The tick at which Ann falls in `talkative`."""


def talkative(**more: Any) -> Scenario:
    """Two colonists with wood to be hauled, a core that offers it to Bo at tick 1, his yes, and a fall of Ann's."""
    offers = {"choose": ["propose:haul:logs"], "with": {"pawn": "bo", "trips": 3}, "times": 1}
    core, bo = table(offers, otherwise=("wait",)), table({"choose": ["accept:*"]})
    whole = source(
        seed=3,
        rules={**QUIET, "knowledge": {"every": 1}},
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


def prompt(name: str) -> Scenario:
    """A shipped scenario whose minds answer in the tick in which they are asked: nothing is in flight between ticks."""
    source = dict(scenario_of(name).source)
    return parse_scenario({**source, "minds": {**source["minds"], "thinkingTicks": 0}})


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


def refusing() -> ScriptedMind:
    """A mind that refuses whatever it is offered."""
    return ScriptedMind("scripted", table_policy(table({"choose": ["refuse:*"]})))


class Erratic:
    """A mind that chooses by the dice: repeating its run takes the answers that were kept."""

    name = "erratic"

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice

    async def decide(self, request: MindRequest) -> MindReply:
        """Any choice of the menu; now and then none, or one that is not in it."""
        if self._dice.random() < 0.1:
            return failed("transport", "the line was cut")
        choice = "nonsense" if self._dice.random() < 0.1 else self._dice.choice(request.ids)
        return MindReply(value=reply_with(request, choice, {}))


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


def same(one: World, other: World) -> bool:
    """Whether two worlds are equal but for the epochs that they are in. Both begin another one."""
    epoch = max(one.talks.epoch, other.talks.epoch) + 1
    one.begin_epoch(epoch)
    other.begin_epoch(epoch)
    return one.to_json() == other.to_json()


def games(store: Store, timeline: str) -> list[str]:
    """The digests of the game at each tick."""
    return [game for _, game, _ in store.digests(timeline)]
