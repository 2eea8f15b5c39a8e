"""The ledger of attempts as it is shown, and what was asked at each, byte for byte (`colony: A decision`)."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.colony.checkpoint import Checkpoint
from engine.colony.loading import opened
from engine.colony.restoring import restored
from engine.colony.runner import Run
from engine.colony.seats import minds_of
from engine.colony.store import EARLIER, Store
from engine.colony.viewing.attempts import AttemptRow, attempt_of, ledger, ledger_lens, standing, totals
from engine.colony.viewing.reading import Reading
from engine.colony.world import World
from engine.minds.ledger import Attempt
from engine.minds.protocol import Failure, MindReply, Usage
from helpers.colony_runs import Held
from helpers.colony_shipped import scenario_of
from helpers.colony_stores import go_on, talkative


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.create(tmp_path / "run.colony", talkative()) as made:
        yield made


def shown(store: Store, world: World, timeline: str = "t1") -> tuple[AttemptRow, ...]:
    return ledger(Reading(world, store, timeline, world.tick, live=True)).rows


async def rewound(store: Store, choice: str) -> World:
    """Bo thinks; the timeline is forked before he was asked; his answer comes after that. The world gone on with."""
    bo, world = Held(), opened(store, "t1")
    async with Run(world, {**minds_of(world.scenario), "bo": bo}, store.record("t1")) as run:
        await run.advance(1)
        early = Checkpoint.of(world, "t1")
        await run.advance(2)
        await bo.asked()
        out = run.leave(EARLIER)
        went_on = restored(store, early)
        await bo.answer(choice, says="Yes!")
        await asyncio.gather(*out)
    return went_on.world


def test_a_rewind_with_a_thought_in_flight_shows_the_discarded_answer(store: Store) -> None:
    world = asyncio.run(rewound(store, "accept:o1"))
    (row,) = [row for row in shown(store, world, "t2") if row.standing == "discarded"]
    assert (row.mind, row.why, row.choice, row.words) == ("bo", EARLIER, "accept:o1", "Yes!")
    assert (row.timeline, row.landed) == ("t1", None)
    assert not world.talks.ledger
    opened_row = attempt_of(row.id).read(Reading(world, store, "t2", world.tick, live=True))
    assert opened_row is not None
    assert not opened_row.here  # the timeline in which it was made was left


def test_every_request_of_a_run_is_rebuilt_with_the_digest_of_the_ledger(tmp_path: Path) -> None:
    with Store.create(tmp_path / "run.colony", scenario_of("rewind-while-thinking")) as store:
        go_on(store, "t1", 45)
        world = go_on(store, "t1", 60)  # a load with a thought under way lies between
        reading = Reading(world, store, "t1", world.tick, live=True)
        rows = ledger(reading).rows
        assert {row.aim for row in rows} >= {"planning", "deliberation"}
        assert {row.epoch for row in rows} == {1, 2}
        for row in rows:
            asked = attempt_of(row.id).read(reading).asked  # type: ignore[union-attr]
            assert asked is not None
            assert asked.same
            assert hashlib.sha256(asked.text.encode()).hexdigest() == row.digest
            assert asked.size == len(asked.text.encode())
            assert json.loads(asked.text)["menu"][0]["id"] == asked.request.ids[0]


def test_an_attempt_whose_request_can_not_be_rebuilt_says_why(store: Store) -> None:
    world = go_on(store, "t1", 3)
    store.attempts.add(Attempt("9-1", "bo", "scripted", "0" * 64, {"tick": 2, "epoch": 9, "aim": "deliberation"}))
    found = attempt_of("9-1").read(Reading(world, store, "t1", 3, live=True))
    assert found is not None
    assert found.asked is None
    assert "epoch 9" in found.lost
    assert attempt_of("9-2").read(Reading(world, store, "t1", 3, live=True)) is None


def test_a_request_that_comes_out_otherwise_is_said_to(store: Store) -> None:
    world = go_on(store, "t1", 3)
    (first, *_) = store.attempts.attempts()
    store._connection.execute("UPDATE attempts SET digest = ? WHERE id = ?", ("0" * 64, first.id))
    store._connection.commit()
    found = attempt_of(first.id).read(Reading(world, store, "t1", 3, live=True))
    assert found is not None
    assert found.asked is not None
    assert not found.asked.same


def test_what_landed_has_its_tick_and_what_was_chosen(store: Store) -> None:
    world = go_on(store, "t1", 5)
    rows = {row.mind: row for row in shown(store, world) if row.aim in ("planning", "deliberation")}
    assert rows["core"].choice == "propose:haul:logs"
    assert rows["bo"].choice == "accept:o1"
    assert rows["bo"].landed == rows["bo"].asked
    assert rows["bo"].causes == ("thread:t1",)


@pytest.mark.parametrize(
    ("state", "failure", "expected"),
    [
        ("reserved", None, "queued"),
        ("in flight", None, "in flight"),
        ("failed", Failure("execution", "accept:o1: stale handle (o1: expired)"), "expired"),
        ("failed", Failure("execution", "answer:m1: the question is no longer open"), "expired"),
        ("failed", Failure("transport", "no whole reply within 30 s"), "expired"),
        ("failed", Failure("transport", "the line was cut"), "failed"),
        ("failed", Failure("execution", "accept:o1: no such goods on the ground"), "failed"),
    ],
)
def test_how_an_attempt_stands(state: str, failure: Failure | None, expected: str) -> None:
    assert standing(Attempt("1-1", "bo", "m", "", state=state, failure=failure)) == expected  # type: ignore[arg-type]


def test_an_answer_to_an_offer_that_had_expired_is_expired(store: Store) -> None:
    async def late() -> World:
        bo, world = Held(), opened(store, "t1")
        async with Run(world, {**minds_of(world.scenario), "bo": bo}, store.record("t1")) as run:
            await run.advance(3)
            await bo.asked()
            await run.advance(world.scenario.rules.offers.offer_ticks)
            await bo.answer("accept:o1")
            await run.advance(1)
        return world

    rows = [row for row in shown(store, asyncio.run(late())) if row.mind == "bo" and row.choice == "accept:o1"]
    assert [(row.standing, row.stage) for row in rows] == [("expired", "execution")]


def test_totals_are_of_the_rows_that_are_shown(store: Store) -> None:
    async def counted() -> World:
        bo, world = Held(), opened(store, "t1")
        async with Run(world, {**minds_of(world.scenario), "bo": bo}, store.record("t1")) as run:
            await run.advance(3)
            request = await bo.asked()
            value = {"choice": "refuse:o1", "says": "no"}
            await bo.reply(
                MindReply(
                    value={**dict.fromkeys(request.schema["required"]), **value}, usage=Usage(900, 40), elapsed_s=2.0
                )
            )
            await run.advance(1)
        return world

    rows = shown(store, asyncio.run(counted()))
    mine, others = [row for row in rows if row.mind == "bo"], [row for row in rows if row.mind != "bo"]
    assert (totals(mine).tokens_in, totals(mine).tokens_out, totals(mine).calls) == (900, 40, len(mine))
    assert totals(others).tokens_in is None
    assert sum(count for _, count in totals(rows).standings) == len(rows) == totals(rows).calls


def test_a_ledger_that_is_read_again_has_what_is_new_and_what_has_changed(store: Store) -> None:
    async def growing() -> None:
        bo, world, lens = Held(), opened(store, "t1"), ledger_lens()
        async with Run(world, {**minds_of(world.scenario), "bo": bo}, store.record("t1")) as run:
            await run.advance(3)
            request = await bo.asked()
            here = Reading(world, store, "t1", world.tick, live=True)
            first = lens.read(here)
            assert lens.read(here) is first
            assert [row.id for row in first.rows if row.standing == "in flight"] == [request.attempt]
            await bo.answer("accept:o1")
            await run.advance(20)
        here = Reading(world, store, "t1", world.tick, live=True)
        assert lens.read(here).rows == ledger(here).rows
        assert len(lens.read(here).rows) > len(first.rows)

    asyncio.run(growing())
