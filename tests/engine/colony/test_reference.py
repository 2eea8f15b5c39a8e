"""Sentences of the reference that are about whole runs: who moves whom, and what goes on while a mind thinks."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

import pytest

from engine.colony.record import MemoryRecord
from engine.colony.runner import Run
from engine.colony.scenario import parse_scenario
from engine.colony.seats import minds_of
from engine.colony.telemetry import Reading, Sighting
from engine.colony.thinking import decision_of
from engine.colony.threads import CORE
from engine.colony.world import World, new_world
from engine.files import canonical_json
from engine.minds.protocol import MindReply, MindRequest
from engine.minds.scripted import ScriptedMind, reply_with
from helpers.colony_shipped import go_on, played, scenario_of, table
from helpers.colony_worlds import pawn, source, thing

UNWILLING = table(
    {"choose": ["refuse*"]},
    {"choose": ["answer*"], "with": {"says": "no"}},
    otherwise=("carry_on", "keep_notes"),
)
"""A colonist who agrees to nothing."""


class Slow:
    """A mind that answers only once it is let go, then at once; `asked` is set when it has been asked."""

    name = "slow"

    def __init__(self, choose: str) -> None:
        self.asked, self.go = asyncio.Event(), asyncio.Event()
        self._choose = ScriptedMind("slow", lambda request: _prefixed(request, choose))

    async def decide(self, request: MindRequest) -> MindReply:
        self.asked.set()
        await self.go.wait()
        return await self._choose.decide(request)


def _prefixed(request: MindRequest, prefix: str) -> Mapping[str, Any]:
    return reply_with(request, next(one for one in request.ids if one.startswith(prefix)), {})


# The core -------------------------------------------------------------------------------------------------------------


def restless() -> ScriptedMind:
    """A core that never waits where it can do anything else: each move of its menu in turn."""
    turns = iter(range(10_000))

    def policy(request: MindRequest) -> Mapping[str, Any]:
        moves = [one for one in request.ids if one != "wait"]
        choice = moves[next(turns) % len(moves)]
        return reply_with(request, choice, {"says": "well?"} if choice.startswith("ask") else {})

    return ScriptedMind("restless", policy)


def digests(core: ScriptedMind | None, ticks: int) -> tuple[World, MemoryRecord]:
    """A run in which no colonist agrees to anything, with this core or with one that waits."""
    scenario = scenario_of("refused-haul")
    world, record = new_world(scenario), MemoryRecord()
    minds = minds_of(scenario, {"*": UNWILLING, CORE: table(otherwise=("wait",))})

    async def run() -> None:
        async with Run(world, minds if core is None else minds | {CORE: core}, record) as going:
            await going.advance(ticks)

    asyncio.run(run())
    return world, record


def test_whatever_the_core_does_no_tick_of_the_game_differs_where_nobody_says_yes() -> None:
    """The core never touches a colonist."""
    left_alone, first = digests(None, 600)
    pestered, second = digests(restless(), 600)
    assert len(pestered.talks.offers) >= 4
    assert [message for news in second.ticks for message in news.messages if message.kind == "question"]
    assert [news.game for news in second.ticks] == [news.game for news in first.ticks]
    assert left_alone.talks.offers == {}


def test_each_turn_of_the_core_is_one_of_its_four_moves() -> None:
    """Each core turn picks one of four moves: propose a listed opportunity, adopt a counter for fresh consent, ask one
    pawn one question, or wait.
    """
    _, record = played("counter-with-fresh-consent", 200)
    pestered, other = digests(restless(), 600)
    turns = [each for each in [*record.arrivals, *other.arrivals] if each.mind == CORE and each.value is not None]
    moves = {str(each.value["choice"]).partition(":")[0] for each in turns if each.value is not None}
    assert moves == {"propose", "adopt", "ask", "wait"}
    assert set(decision_of(pestered, CORE).menu.actions) <= moves


# The shared link ------------------------------------------------------------------------------------------------------


def test_a_band_comes_without_anybody_seeing_and_says_nothing_of_a_place_and_a_sighting_nothing_of_a_need() -> None:
    """Telemetry is not a visual observation."""
    alone = [pawn("ann", (1, 1), food=0.1), pawn("ben", (39, 9))]
    world = new_world(
        parse_scenario(
            source(terrain=["." * 40] * 10, pawns=alone, things=[thing("fire", "campfire", (38, 9), fuel=900)])
        )
    )
    go_on(world, 30, MemoryRecord(), {"*": UNWILLING, CORE: table(otherwise=("wait",))})
    known = decision_of(world, CORE).request("x").perspective
    bands = [each for each in known["bands"] if each["source"] == "ann"]
    assert {each["need"]: each["band"] for each in bands} == {"food": "urgent", "rest": "satisfied"}
    assert {each["origin"] for each in bands} == {"link"}
    assert [(each["source"], each["thing"], each["origin"]) for each in known["sightings"]] == [
        ("ben", "fire", "sighting")
    ]
    assert "place" not in canonical_json(bands)
    assert "ann" not in canonical_json(known["sightings"]), "nobody saw her"
    assert {field.name for field in fields(Reading)} & {field.name for field in fields(Sighting)} == {"tick", "food"}


# While a mind thinks --------------------------------------------------------------------------------------------------


def camp(**more: Any) -> World:
    """Ann, who is hungry and is offered the logs in the first tick; Ben, who is tired; food, a bed and a fire."""
    things = [
        thing("logs", "stack", (8, 4), item="wood", count=30),
        thing("store", "stockpile", (4, 4), items={"meal": 9, "wood": 9}),
        thing("fire", "campfire", (5, 5), fuel=30),
        thing("bed", "bed", (2, 2)),
    ]
    rules = {"habits": {"enoughBerries": 0, "enoughWood": 0, "lowFuel": 10}, "knowledge": {"every": 1}}
    people = [pawn("ann", (3, 3), food=0.3), pawn("ben", (6, 6), rest=0.2), pawn("cat", (9, 1))]
    return new_world(parse_scenario(source(pawns=people, things=things, rules=rules, **more)))


PROPOSES = table(
    {"choose": ["propose:haul:logs"], "with": {"pawn": "ann", "trips": 1}, "times": 1}, otherwise=("wait",)
)


def seated(world: World, ann: Slow) -> dict[str, Any]:
    return {**minds_of(world.scenario, {"*": UNWILLING, CORE: PROPOSES}), "ann": ann}


def test_life_goes_on_while_a_colonist_deliberates_and_who_watches_is_told_that_it_thinks() -> None:
    """In continuous mode, native habits such as eating, sleeping and ordinary jobs can continue while a colonist
    deliberates, with a thinking badge over their head. Play is continuous by default; pausing at decisions is an
    explicit test mode.
    """

    async def run() -> None:
        world, record, slow = camp(), MemoryRecord(), Slow("accept")
        seen: list[tuple[int, bool]] = []
        async with Run(
            world,
            seated(world, slow),
            record,
            watch=lambda news: seen.append((news.tick, ("ann", "deliberation") in news.thinking)),
        ) as going:
            assert going.pause is False
            await going.advance(60)
            begun = next(tick for tick, thinking in seen if thinking)
            assert begun <= 3
            assert [thinking for tick, thinking in seen if tick >= begun] == [True] * (61 - begun), "the badge"
            happened = {(event.kind, *event.pawns[:1]) for news in record.ticks[begun:] for event in news.events}
            assert {("ate", "ann")} <= happened, "she eats meanwhile"
            assert {kind for kind, *_ in happened} >= {"tended"}, "an ordinary job"
            assert world.colony.pawns["ben"].asleep
            assert world.colony.receipts == {}
            slow.go.set()
            await slow.asked.wait()
            while world.talks.offers["o1"].state == "offered":
                await going.advance(1)
            assert world.tick <= 63, "the answer arrives at the first boundary after it came"
            assert not seen[-1][1]
            assert world.talks.offers["o1"].state == "accepted"

    asyncio.run(run())


def test_in_the_test_mode_no_tick_passes_until_the_answer_has_come() -> None:
    """Explicit inference pauses stop simulation. Play is continuous by default; pausing at decisions is an explicit
    test mode.
    """

    async def run() -> None:
        world, record, slow = camp(), MemoryRecord(), Slow("accept")
        async with Run(world, seated(world, slow), record, pause=True) as going:
            playing = asyncio.create_task(going.advance(40))
            await slow.asked.wait()
            tick, game = world.tick, world.game_digest()
            for _ in range(200):
                await asyncio.sleep(0)
            assert not playing.done()
            assert (world.tick, world.game_digest(), len(record.ticks)) == (tick, game, tick - 1)
            slow.go.set()
            await playing
        assert world.tick == 40
        (answer,) = [each for each in record.arrivals if each.mind == "ann" and each.aim == "deliberation"][:1]
        assert answer.tick == tick, "it arrived in the very tick in which it was asked for"
        assert world.talks.offers["o1"].state == "accepted"

    asyncio.run(run())


def test_negotiation_reconsideration_and_planning_are_thoughts_of_their_minds_each_a_row_of_the_ledger() -> None:
    """Deliberation handles negotiation, reconsideration and planning."""
    fall = {"id": "m1", "kind": "fall", "pawn": "ann", "at": 10, "harm": 0.2}

    async def run() -> None:
        world, record, slow = camp(events=[fall]), MemoryRecord(), Slow("refuse")
        async with Run(world, seated(world, slow), record) as going:
            await going.advance(20)
            slow.go.set()
            while world.talks.offers["o1"].state == "offered":
                await going.advance(1)
            rows = going.ledger.rows()
        planning = [row for row in rows if row.mind == CORE]
        assert {row.context["aim"] for row in planning} == {"planning"}
        negotiating, reconsidering = [row for row in rows if row.mind == "ann" and row.context["aim"] == "deliberation"]
        assert negotiating.context["causes"] == ["thread:t1"]
        assert (negotiating.state, negotiating.discarded) == (
            "discarded",
            "reconsidered: ann fell and is badly hurt",
        )
        assert reconsidering.context["causes"] == ["fall:ann", "thread:t1"]
        assert reconsidering.context["tick"] in (10, 11)
        assert (reconsidering.state, world.talks.offers["o1"].state) == ("answered", "refused")

    asyncio.run(run())


@pytest.mark.parametrize("name", ["quiet-day", "rescue-while-others-talk"])
def test_every_event_is_kept_and_reaches_those_who_experienced_it_and_nobody_else(name: str) -> None:
    """Native events are archived and routed only to the pawn who experienced them."""
    world, record = played(name, 720)
    events = [event for news in record.ticks for event in news.events]
    assert events
    assert [event.id for event in events] == [f"e{number}" for number in range(1, world.colony.next_event)]
    for who in world.colony.pawns:
        experienced = [event for event in events if who in event.pawns]
        assert world.attention[who].counts["heard"] >= len(experienced)
        waiting = {name for each in world.attention[who].queue.values() if each.experience for name in each.ids}
        assert waiting <= {event.id for event in experienced}
