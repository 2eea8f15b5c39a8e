"""Rewinds in mid-thought: known failures of others, and what a load must not let through."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.colony.checkpoint import Checkpoint, taken
from engine.colony.loading import opened, world_at
from engine.colony.restoring import restored
from engine.colony.runner import Run
from engine.colony.seats import minds_of
from engine.colony.store import EARLIER, Store
from engine.colony.thinking import decision_of
from engine.colony.threads import CORE
from engine.colony.world import World
from engine.errors import StateError
from engine.files import canonical_json
from engine.minds.human import HumanMind
from engine.minds.ledger import Attempt
from helpers.colony_runs import Held
from helpers.colony_shipped import scenario_of
from helpers.colony_stores import FALLS, games, go_on, refusing, run_on, tables, talkative


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.create(tmp_path / "run.sqlite", talkative()) as made:
        yield made


def whole(world: World) -> str:
    """Everything of a world and of what its minds are told, as JSON."""
    told = [decision_of(world, mind).request("none").told() for mind in (*world.colony.pawns, CORE)]
    return canonical_json([world.to_json(), told])


async def thinking(store: Store, bo: Held) -> Run:
    """A run of the store in which Bo is asked, and thinks."""
    world = opened(store, "t1")
    run = Run(world, {**minds_of(world.scenario), "bo": bo}, store.record("t1"))
    await run.advance(3)
    await bo.asked()
    return run


def row_of(store: Store, bo: Held) -> Attempt:
    """The row of the first question that Bo was asked."""
    found = store.attempts.get(bo.questions[0].attempt)
    assert found is not None
    return found


def test_an_older_save_loaded_with_a_request_in_flight_is_not_touched_by_its_answer(store: Store) -> None:
    """Model calls take seconds; players save, load and rewind. Each load starts a fresh epoch; an answer from an
    earlier epoch is refused, and says so.
    """

    async def rewound() -> None:
        bo = Held()
        run = await thinking(store, bo)
        assert row_of(store, bo).state == "in flight"
        await run.close(EARLIER)
        made = restored(store, taken(store, "t1", 1))
        before = made.world.to_json()
        assert row_of(store, bo).discarded == EARLIER
        async with Run(made.world, {**minds_of(store.scenario), "bo": refusing()}, store.record("t2")) as other:
            assert made.world.to_json() == before
            await other.advance(10)
        assert [each.kind for each in store.notices("t2")] == ["offered", "refused"]

    asyncio.run(rewound())
    assert [row.discarded for row in store.attempts.attempts() if row.state == "discarded"] == [EARLIER]


@pytest.mark.parametrize("goes_on", [True, False])
def test_an_answer_that_comes_to_a_run_that_a_load_has_left_has_no_effect_and_a_row_that_says_so(
    store: Store, goes_on: bool
) -> None:
    """Every loaded game gets a fresh epoch, so an answer from before a reload can't act in the new timeline."""

    async def rewound() -> None:
        bo = Held()
        run = await thinking(store, bo)
        made = restored(store, taken(store, "t1", 1))
        assert made.report.discarded == (bo.questions[0].attempt,)
        before = made.world.to_json(), tables(store, "t1"), tables(store, "t2")
        await bo.answer("accept:o1")
        if goes_on:
            with pytest.raises(StateError, match="a load began epoch 2: epoch 1 keeps nothing any more"):
                await run.advance(1)
        await run.close()
        assert (made.world.to_json(), tables(store, "t1"), tables(store, "t2")) == before
        row = row_of(store, bo)
        assert (row.state, row.discarded) == ("discarded", EARLIER)
        assert row.value is not None
        assert row.value["choice"] == "accept:o1"

    asyncio.run(rewound())


def test_a_call_that_a_load_has_left_may_end_and_what_it_said_is_kept_and_counts_for_nothing(store: Store) -> None:
    """Model calls take seconds; players save, load and rewind."""

    async def rewound() -> None:
        bo = Held()
        run = await thinking(store, bo)
        calls = run.leave(EARLIER)
        assert [call.done() for call in calls] == [False]
        assert (row_of(store, bo).state, row_of(store, bo).discarded) == ("discarded", EARLIER)
        made = restored(store, taken(store, "t1", 1))
        before = made.world.to_json(), tables(store, "t1"), tables(store, "t2")
        await bo.answer("accept:o1")
        await asyncio.wait(calls)
        row = row_of(store, bo)
        assert row.value is not None
        assert row.value["choice"] == "accept:o1"
        assert (row.state, row.discarded, row.failure) == ("discarded", EARLIER, None)
        assert (made.world.to_json(), tables(store, "t1"), tables(store, "t2")) == before

    asyncio.run(rewound())


def test_a_scripted_mind_that_takes_its_time_and_a_person_do_not_outlive_the_run_that_asked_them(
    tmp_path: Path,
) -> None:
    async def left(store: Store) -> None:
        world = opened(store, "t1")
        run = Run(world, {**minds_of(world.scenario), "ann": HumanMind()}, store.record("t1"))
        while not {thought.mind for thought in world.thoughts.values()} >= {"ann", "bo"}:
            await run.advance(1)
        calls = run.leave(EARLIER)
        await asyncio.wait(calls)
        rows = {row.mind: row for row in store.attempts.attempts() if row.discarded == EARLIER}
        assert rows["bo"].value is not None
        assert rows["ann"].value is None

    source = talkative().source
    minds = {**source["minds"], "thinkingTicks": 50}
    hurt = [{"id": "fall", "kind": "fall", "at": 5, "pawn": "ann", "chance": 1.0, "harm": 0.1}]
    with Store.create(tmp_path / "run.sqlite", talkative(minds=minds, events=hurt)) as store:
        asyncio.run(left(store))


def test_an_answer_that_came_and_is_in_no_tick_that_was_kept_is_of_an_earlier_epoch_too(store: Store) -> None:
    async def rewound() -> None:
        bo = Held()
        run = await thinking(store, bo)
        await bo.answer("accept:o1")
        assert row_of(store, bo).state == "answered"
        made = restored(store, taken(store, "t1", 2))
        assert (row_of(store, bo).state, row_of(store, bo).discarded) == ("discarded", EARLIER)
        assert [notice.kind for notice in store.notices("t2")] == ["offered"]
        assert made.report.discarded == (bo.questions[0].attempt,)
        await run.close()

    asyncio.run(rewound())


def test_no_busy_flag_survives_a_reload_and_what_was_thought_about_is_asked_anew(store: Store) -> None:
    async def left() -> str:
        bo = Held()
        run = await thinking(store, bo)
        assert store.thinking("t1", 3) == [("bo", "deliberation")]
        assert [thought.mind for thought in run.world.thoughts.values()] == ["bo"]
        checkpoint = taken(store, "t1", 3)
        assert list(checkpoint.world().thoughts) == [bo.questions[0].attempt]
        made = restored(store, checkpoint)
        assert made.report.dropped == (bo.questions[0].attempt,)
        assert made.world.thoughts == {}
        run_into = Held()
        async with Run(made.world, {**minds_of(store.scenario), "bo": run_into}, store.record("t2")) as other:
            await other.advance(2)
            again = await run_into.asked()
            assert again.attempt != bo.questions[0].attempt
            assert again.ids == bo.questions[0].ids
            await run_into.answer("accept:o1")
            await other.advance(2)
        await run.close()
        return again.attempt

    attempt = asyncio.run(left())
    assert [each.attempt for each in store.arrivals("t2") if each.mind == "bo"] == [attempt]
    assert [each.kind for each in store.notices("t2")][:2] == ["offered", "accepted"]


def test_a_process_that_ends_in_mid_thought_leaves_a_row_that_the_next_load_discards(store: Store) -> None:
    async def left() -> Held:
        bo = Held()
        await thinking(store, bo)
        store.close()  # as the end of the process would
        return bo

    bo = asyncio.run(left())
    with Store.open(store.path) as again:
        assert row_of(again, bo).state == "in flight"
        world = opened(again, "t1")
        assert (row_of(again, bo).discarded, world.thoughts) == (EARLIER, {})
        run_on(world, again, "t1", 60)
        assert [each.kind for each in again.notices("t1")] == ["offered", "accepted", "agreed", "started", "finished"]


def test_the_scripted_rewind_that_is_shipped_discards_the_thought_and_asks_again(tmp_path: Path) -> None:
    with Store.create(tmp_path / "run.sqlite", scenario_of("rewind-while-thinking")) as store:
        go_on(store, "t1", 400)
        asked = next(each.tick for each in store.arrivals("t1") if each.mind == "bo" and each.aim == "deliberation")
        made = restored(store, taken(store, "t1", asked - 20))
        assert len(made.report.dropped) == 1
        run_on(made.world, store, "t2", 420 - asked)
        later = next(each for each in store.arrivals("t2") if each.mind == "bo" and each.aim == "deliberation")
        assert later.tick > asked
        assert later.attempt.startswith("2-")
        assert [each.kind for each in store.notices("t2")][:2] == ["offered", "accepted"]


def test_nobody_remembers_an_event_of_an_abandoned_timeline(store: Store) -> None:
    world = go_on(store, "t1", FALLS + 30)
    fallen = [event for event in store.events("t1") if event.kind == "fall"]
    assert [event.tick for event in fallen] == [FALLS]
    assert [memory.kind for memory in world.colony.pawns["ann"].memories.values()] == ["fall"]
    assert "fell" in whole(world)
    made = restored(store, taken(store, "t1", FALLS - 5))
    run_on(made.world, store, "t2", 4)
    pawns = made.world.colony.pawns.values()
    assert not any(pawn.memories or pawn.history or pawn.outlook for pawn in pawns)
    assert "fell" not in whole(made.world)
    assert '"fall"' not in canonical_json(made.world.to_json())
    assert store.events("t2") == []
    assert made.world.colony.next_event == 1


def test_what_was_agreed_on_in_an_abandoned_timeline_is_unknown_in_the_new_one(store: Store) -> None:
    world = go_on(store, "t1", 100)
    assert world.colony.receipts["a1"].state == "finished"
    made = restored(store, taken(store, "t1", 1))
    run_on(made.world, store, "t2", 99, bo=refusing())
    assert made.world.colony.receipts == {}
    assert "a1" not in made.world.talks.ledger
    assert "finished" not in whole(made.world)
    assert world_at(store, "t1", 100).colony.receipts["a1"].state == "finished"


def test_a_checkpoint_of_a_run_that_was_just_loaded_is_of_the_timeline_that_it_is_in(store: Store) -> None:
    go_on(store, "t1", 20)
    world = opened(store, "t1")
    made = restored(store, Checkpoint.of(world, "t1"))
    assert (made.report.parent, made.report.epoch) == ("t1", 3)
    run_on(made.world, store, "t2", 40)
    run_on(opened(store, "t1"), store, "t1", 40)
    assert games(store, "t2") == games(store, "t1")
