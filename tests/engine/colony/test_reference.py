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
from engine.minds.protocol import MindRequest
from engine.minds.scripted import ScriptedMind, reply_with
from helpers.colony_runs import WAITS, Held, Scene, drive, falls
from helpers.colony_runs import table as proposes
from helpers.colony_shipped import go_on, played, scenario_of, table
from helpers.colony_worlds import pawn, source, thing

UNWILLING = table(
    {"choose": ["refuse*"]},
    {"choose": ["answer*"], "with": {"says": "no"}},
    otherwise=("carry_on", "keep_notes"),
)
"""A colonist who agrees to nothing."""


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
    pawn one question, or wait. One of four moves a turn: propose a listed opportunity, adopt a counter, ask one pawn
    one question, wait.
    """
    _, record = played("counter-with-fresh-consent", 200)
    pestered, other = digests(restless(), 600)
    turns = [each for each in [*record.arrivals, *other.arrivals] if each.mind == CORE and each.value is not None]
    moves = {str(each.value["choice"]).partition(":")[0] for each in turns if each.value is not None}
    assert moves == {"propose", "adopt", "ask", "wait"}
    assert set(decision_of(pestered, CORE).menu.actions) <= moves


# The shared link ------------------------------------------------------------------------------------------------------


def test_a_band_comes_without_anybody_seeing_and_says_nothing_of_a_place_and_a_sighting_nothing_of_a_need() -> None:
    """Telemetry is not a visual observation. A band is not a sighting."""
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


def scene(ann: Held, **more: Any) -> Scene:
    """Ann, who is asked to haul in the first tick and is hungry; Bob, who is tired; a fire that burns low."""
    things = [
        thing("logs", "stack", (8, 4), item="wood", count=30),
        thing("store", "stockpile", (4, 4), items={"meal": 9, "wood": 9}),
        thing("fire", "campfire", (5, 5), fuel=30),
        thing("bed", "bed", (2, 2)),
    ]
    rules = {"habits": {"enoughBerries": 0, "enoughWood": 0, "lowFuel": 10}, "needs": {}}
    people = [pawn("ann", (3, 3), food=0.3), pawn("bob", (6, 6), rest=0.2), pawn("cat", (9, 1))]
    minds = {"seats": {"core": proposes("propose:haul:logs", pawn="ann", trips=1), "ann": ann, "cat": WAITS}}
    return Scene(minds, things=things, pawns=people, rules=rules, **more)


def test_life_goes_on_while_a_colonist_deliberates_and_who_watches_is_told_that_it_thinks() -> None:
    """In continuous mode, native habits such as eating, sleeping and ordinary jobs can continue while a colonist
    deliberates, with a thinking badge over their head. Play is continuous by default; pausing at decisions is an
    explicit test mode. They go on while a mind deliberates. Play is continuous: the simulation runs on while a mind
    thinks (a badge over its head), and the answer is judged against the world of the moment at which it arrives.
    """
    ann = Held()
    camp = scene(ann)

    async def going() -> None:
        async with camp.run() as run:
            assert run.pause is False
            await run.advance(60)
            await ann.answer("accept:o1")
            await run.advance(1)

    drive(going)
    badge = [("ann", "deliberation") in news.thinking for news in camp.record.ticks]
    assert badge == [False, *[True] * 59, False]
    happened = [(event.kind, event.pawns) for news in camp.record.ticks[2:60] for event in news.events]
    assert ("ate", ("ann",)) in happened, "she eats meanwhile"
    assert {kind for kind, _ in happened} >= {"tended"}, "an ordinary job"
    assert camp.world.colony.pawns["bob"].asleep
    assert camp.arrivals[-1].tick == 61
    assert camp.world.talks.offers["o1"].state == "accepted"


def test_in_the_test_mode_no_tick_passes_until_the_answer_has_come() -> None:
    """Explicit inference pauses stop simulation. Play is continuous by default; pausing at decisions is an explicit
    test mode.
    """
    ann = Held()
    camp = scene(ann)

    async def going() -> None:
        async with camp.run(pause=True) as run:
            playing = asyncio.create_task(run.advance(2))
            await ann.asked()
            game = camp.world.game_digest()
            for _ in range(200):
                await asyncio.sleep(0)
            assert not playing.done()
            assert (camp.world.tick, camp.world.game_digest(), len(camp.record.ticks)) == (2, game, 1)
            await ann.answer("accept:o1")
            await playing

    drive(going)
    assert camp.world.tick == 2
    assert camp.arrivals[1].tick == 2, "it arrived in the very tick in which it was asked for"
    assert camp.world.talks.offers["o1"].state == "accepted"


def test_negotiation_reconsideration_and_planning_are_thoughts_of_their_minds_each_a_row_of_the_ledger() -> None:
    """Deliberation handles negotiation, reconsideration and planning."""
    ann = Held()
    camp = scene(ann, events=[falls(10, harm=0.2)])

    async def going() -> None:
        async with camp.run() as run:
            await run.advance(20)
            await ann.answer("refuse:o1")
            await run.advance(1)

    drive(going)
    assert [row.context["tick"] for row in camp.of("core", "planning")] == [1, 16]
    negotiating, reconsidering = camp.of("ann")
    assert (negotiating.context["causes"], negotiating.state) == (["thread:t1"], "discarded")
    assert negotiating.discarded == "reconsidered: ann fell and is badly hurt"
    assert reconsidering.context["causes"] == ["fall:ann", "thread:t1"]
    assert (reconsidering.state, camp.world.talks.offers["o1"].state) == ("answered", "refused")


@pytest.mark.parametrize("name", ["quiet-day", "rescue-while-others-talk"])
def test_every_event_is_kept_and_reaches_those_who_experienced_it_and_nobody_else(name: str) -> None:
    """Native events are archived and routed only to the pawn who experienced them. Events are archived and routed only
    to the pawn that experienced them.
    """
    world, record = played(name, 720)
    events = [event for news in record.ticks for event in news.events]
    assert events
    assert [event.id for event in events] == [f"e{number}" for number in range(1, world.colony.next_event)]
    for who in world.colony.pawns:
        experienced = [event for event in events if who in event.pawns]
        assert world.attention[who].counts["heard"] >= len(experienced)
        waiting = {name for each in world.attention[who].queue.values() if each.experience for name in each.ids}
        assert waiting <= {event.id for event in experienced}
