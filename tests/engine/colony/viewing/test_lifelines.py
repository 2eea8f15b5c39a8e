"""Threads as lifelines (`colony: In the window`: a lifeline from offer to receipt)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.colony.loading import opened, world_at
from engine.colony.proposals import answer
from engine.colony.runner import Run
from engine.colony.seats import minds_of
from engine.colony.store import EARLIER, Store
from engine.colony.threads import Work
from engine.colony.viewing.lifelines import Lifeline, lifeline
from engine.colony.viewing.reading import Reading
from engine.colony.viewing.thread_list import threads
from engine.minds.judging import failed
from engine.minds.protocol import MindReply, MindRequest
from helpers.colony_runs import drive
from helpers.colony_shipped import scenario_of
from helpers.colony_stores import go_on, talkative


async def _left(store: Store, ticks: int) -> None:
    """A run that ends as a load ends it."""
    world = opened(store, "t1")
    run = Run(world, minds_of(world.scenario), store.record("t1"))
    await run.advance(ticks)
    await asyncio.gather(*run.leave(EARLIER), return_exceptions=True)


class Silent:
    """A mind that says nothing that could be read."""

    name = "silent"

    async def decide(self, request: MindRequest) -> MindReply:
        return failed("parse", "no JSON")


COUNTERED = "counter-with-fresh-consent"


@pytest.fixture
def stores(tmp_path: Path) -> Iterator[list[Store]]:
    made: list[Store] = []
    yield made
    for store in made:
        store.close()


def reading(stores: list[Store], tmp_path: Path, scenario: Any, ticks: int, **more: Any) -> Reading:
    """A scenario after so many ticks in a store of its own."""
    store = Store.create(tmp_path / "run.colony", scenario)
    stores.append(store)
    return Reading(go_on(store, "t1", ticks), store, "t1", ticks, live=True, **more)


def whole(there: Reading, thread: str = "t1") -> Lifeline:
    found = lifeline(there, thread)
    assert found is not None
    return found


def test_a_thread_goes_from_the_offer_through_counter_and_revision_to_the_receipt(
    stores: list[Store], tmp_path: Path
) -> None:
    there = reading(stores, tmp_path, scenario_of(COUNTERED), 200)
    beats = whole(there).beats
    kinds = [(beat.kind, beat.actor, beat.offer, beat.revision) for beat in beats]
    assert kinds[:4] == [
        ("offered", "core", "o1", 0),
        ("countered", "bo", "o1", 0),
        ("offered", "core", "o2", 1),
        ("accepted", "bo", "o2", 1),
    ]
    assert [beat.kind for beat in beats[4:]] == ["started", "finished"]
    assert beats[1].counter == Work("haul", "logs", 1)
    assert beats[2].work == Work("haul", "logs", 1)
    receipt = beats[-1].receipt
    assert receipt is not None
    assert (receipt.why, receipt.done) == ("done", 1)
    assert [beat.tick for beat in beats] == sorted(beat.tick for beat in beats)


def test_a_counter_says_that_the_core_adopted_it_and_when(stores: list[Store], tmp_path: Path) -> None:
    there = reading(stores, tmp_path, scenario_of(COUNTERED), 200)
    counter, offered = whole(there).beats[1:3]
    assert (counter.after, counter.after_tick) == ("adopted", offered.tick)


def test_a_counter_that_nobody_has_adopted_waits_and_has_done_nothing(stores: list[Store], tmp_path: Path) -> None:
    there = reading(stores, tmp_path, scenario_of(COUNTERED), 40)
    counter = whole(there).beats[-1]
    rules = there.world.scenario.rules.offers
    assert (counter.kind, counter.after, counter.after_tick) == (
        "countered",
        "waits",
        counter.tick + rules.counter_ticks,
    )
    assert not there.world.talks.ledger


def test_each_answer_says_what_it_cost_and_the_wait_in_ticks(stores: list[Store], tmp_path: Path) -> None:
    there = reading(stores, tmp_path, scenario_of("refused-haul"), 560)
    found = whole(there)
    offered, refused = found.beats
    assert (refused.kind, refused.words) == ("refused", "I am hungry. Ask somebody else.")
    assert offered.call is not None
    assert refused.call is not None
    assert refused.call.ticks == refused.tick - refused.call.asked == 20
    row = there.store.attempts.get(refused.call.attempt)
    assert row is not None
    assert (row.mind, row.spec) == ("bo", refused.call.spec)
    assert [call.attempt for call in found.calls] == [offered.call.attempt, refused.call.attempt]
    assert found.answered == refused


def test_a_thought_under_way_is_the_last_beat_of_its_thread_with_its_seconds(
    stores: list[Store], tmp_path: Path
) -> None:
    there = reading(stores, tmp_path, scenario_of("rewind-while-thinking"), 85)
    (attempt,) = there.world.thoughts
    beats = whole(Reading(there.world, there.store, "t1", 85, True, flights={attempt: 2.5})).beats
    assert (beats[-1].kind, beats[-1].actor, beats[-1].seconds) == ("thinks", "bo", 2.5)


def test_a_thought_that_a_load_dropped_stays_in_its_thread_with_the_reason(stores: list[Store], tmp_path: Path) -> None:
    store = Store.create(tmp_path / "run.colony", scenario_of("rewind-while-thinking"))
    stores.append(store)
    drive(lambda: _left(store, 85))
    again = go_on(store, "t1", 60)
    beats = whole(Reading(again, store, "t1", again.tick, True)).beats
    dropped = [beat for beat in beats if beat.kind == "discarded"]
    assert [(beat.why, beat.actor, beat.offer) for beat in dropped] == [("earlier epoch", "bo", "o1")]
    assert [beat.kind for beat in beats if beat.kind == "accepted"] == ["accepted"]


def test_a_past_tick_shows_nothing_that_came_later(stores: list[Store], tmp_path: Path) -> None:
    there = reading(stores, tmp_path, scenario_of(COUNTERED), 200)
    past = Reading(world_at(there.store, "t1", 50), there.store, "t1", 50, live=False)
    assert [beat.kind for beat in whole(past).beats] == ["offered", "countered", "offered"]
    assert threads(past).rows[0].state == "offered"
    assert lifeline(past, "t9") is None


def test_the_list_has_each_thread_with_how_it_stands_and_what_came_of_it(stores: list[Store], tmp_path: Path) -> None:
    there = reading(stores, tmp_path, scenario_of("refused-haul"), 700)
    rows = threads(there).rows
    assert [(row.id, row.pawn, row.state, row.agreed) for row in rows] == [
        ("t1", "bo", "refused", ""),
        ("t2", "ada", "accepted", "ended"),
    ]
    assert rows[1].receipt is not None
    assert rows[1].changed == rows[1].receipt.ended


def test_a_forged_answer_is_listed_with_its_reason_and_its_thread(stores: list[Store], tmp_path: Path) -> None:
    there = reading(stores, tmp_path, scenario_of("rewind-while-thinking"), 85)
    talks = there.world.talks
    handle = next(each for each in talks.handles.values() if each.use == "answer")
    answer(talks, {"actor": "ada", "handle": handle.id, "choice": "accept"})
    answer(talks, {"actor": "bo", "handle": handle.id, "choice": "fly"})
    rejected = threads(there).rejected
    assert [(each.actor, each.reason, each.thread) for each in rejected] == [
        ("ada", "forged actor", "t1"),
        ("bo", "outside the menu", "t1"),
    ]


def test_an_answer_without_a_whole_reply_is_in_the_thread_with_its_stage(stores: list[Store], tmp_path: Path) -> None:
    store = Store.create(tmp_path / "run.colony", talkative())
    stores.append(store)
    world = go_on(store, "t1", 6, bo=Silent())
    beats = whole(Reading(world, store, "t1", 6, True)).beats
    assert [(beat.kind, beat.why) for beat in beats[1:]] == [("failed", "parse: no JSON")]


def test_a_question_about_running_work_has_its_own_answer_and_cost_and_follows_from_the_yes(
    stores: list[Store], tmp_path: Path
) -> None:
    there = reading(stores, tmp_path, scenario_of("job-replaced"), 400)
    replaced = [row for row in threads(there).rows if row.question]
    beats = whole(there, replaced[0].id).beats
    assert [(beat.kind, beat.question) for beat in beats] == [
        ("offered", False),
        ("accepted", False),
        ("question", True),
        ("accepted", True),
        ("started", True),
        ("finished", True),
    ]
    offered, yes, question, second = beats[:4]
    assert offered.call is not None
    assert question.call is None
    assert yes.call is not None
    assert second.call is not None
    assert yes.call.attempt != second.call.attempt
