"""What going back would leave behind and what it keeps, counted, and what it then did."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.colony.checkpoint import taken
from engine.colony.loading import opened, world_at
from engine.colony.restoring import restored
from engine.colony.runner import Run
from engine.colony.seats import minds_of
from engine.colony.store import Store
from engine.colony.viewing.reading import Reading
from engine.colony.viewing.rewind import Rewind, rewind_lens, rewind_of
from engine.errors import StateError
from helpers.colony_runs import Held
from helpers.colony_stores import go_on, refusing, run_on, tables, talkative


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.create(tmp_path / "run.sqlite", talkative()) as made:
        yield made


def ahead(store: Store, running: str, timeline: str | None, tick: int) -> Rewind:
    tip = store.tip(running)
    return rewind_lens(running, timeline, tick).read(Reading(world_at(store, running, tip), store, running, tip, True))


def test_going_back_leaves_the_ticks_work_and_answers_after_the_tick_and_keeps_the_answers_before_it(
    store: Store,
) -> None:
    go_on(store, "t1", 100)
    found = ahead(store, "t1", "t1", 1)
    arrivals = store.arrivals("t1")
    assert (found.parent, found.tick, found.made, found.left, found.shared) == ("t1", 1, "t2", "t1", 1)
    assert found.ticks == 99
    assert found.ended == sum(each.ended is not None for each in store.receipts("t1", 2)) == 1
    assert found.answers == sum(each.value is not None for each in arrivals if each.tick > 1) > 0
    assert found.kept == sum(each.value is not None for each in arrivals if each.tick <= 1) > 0
    assert (found.dropped, found.again) == (0, 0)


def test_the_report_of_the_restore_says_what_was_promised_and_nothing_of_the_old_timeline_is_gone(store: Store) -> None:
    go_on(store, "t1", 100)
    before = tables(store, "t1")
    found = ahead(store, "t1", "t1", 50)
    report = restored(store, taken(store, "t1", 50)).report
    assert (report.parent, report.timeline, report.retained) == (found.parent, found.made, found.kept)
    assert (len(report.dropped), report.calls) == (found.again, 0)
    assert tables(store, "t1") == before


def test_at_the_tip_nothing_is_left_behind(store: Store) -> None:
    go_on(store, "t1", 100)
    found = ahead(store, "t1", "t1", 100)
    assert (found.ticks, found.ended, found.answers) == (0, 0, 0)


def test_another_timeline_is_left_from_where_it_has_nothing_in_common_with_the_place(store: Store) -> None:
    go_on(store, "t1", 60)
    run_on(restored(store, taken(store, "t1", 20)).world, store, "t2", 40, bo=refusing())
    found = ahead(store, "t2", "t1", 55)
    assert (found.parent, found.left) == ("t1", "t2")
    assert (found.shared, found.ticks) == (20, 40)
    before = ahead(store, "t2", "t2", 10)
    assert (before.parent, before.shared, before.ticks) == ("t1", 10, 50)


def test_a_checkpoint_that_the_store_has_no_history_of_leaves_all_and_keeps_no_answers(store: Store) -> None:
    go_on(store, "t1", 60)
    found = ahead(store, "t1", None, 40)
    assert (found.parent, found.shared, found.ticks, found.kept) == (None, None, 60, 0)
    assert found.answers == sum(each.value is not None for each in store.arrivals("t1", 1))


def test_a_thought_under_way_now_is_dropped_and_one_under_way_then_waits_again(store: Store) -> None:
    async def counted() -> None:
        bo, world = Held(), opened(store, "t1")
        run = Run(world, {**minds_of(world.scenario), "bo": bo}, store.record("t1"))
        await run.advance(6)
        await bo.asked()
        reading = Reading(world, store, "t1", 6, True)
        assert (rewind_of(reading, "t1", "t1", 5).dropped, rewind_of(reading, "t1", "t1", 5).again) == (1, 1)
        assert (rewind_of(reading, "t1", "t1", 0).dropped, rewind_of(reading, "t1", "t1", 0).again) == (1, 0)
        assert [mind for _, mind in store.under_way()] == ["bo"]
        await run.close()
        assert rewind_of(reading, "t1", "t1", 5).dropped == 0

    asyncio.run(counted())


def test_a_tick_that_is_not_kept_is_refused(store: Store) -> None:
    go_on(store, "t1", 10)
    with pytest.raises(StateError, match="tick 11 is not kept"):
        ahead(store, "t1", "t1", 11)
