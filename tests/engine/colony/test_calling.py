"""A person in a seat can call for a thought at any time, and a run in which one did is repeated all the same."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from engine.colony.loading import opened, world_at
from engine.colony.record import CALL
from engine.colony.runner import Run
from engine.colony.seats import minds_of
from engine.colony.store import Store
from engine.colony.world import World
from engine.errors import MindError
from engine.minds.human import HumanMind
from helpers.colony_runs import Scene, repeats
from helpers.colony_worlds import pawn


def answers(mind: HumanMind, *values: dict[str, Any]) -> list[str]:
    """Let a mind answer its questions at once with these, in order; what it was asked is noted as ids of choices."""
    waiting, menus = list(values), []

    def asked(request: Any) -> None:
        menus.extend(request.ids)
        given = dict.fromkeys(request.schema["properties"]) | waiting.pop(0)
        failure = mind.submit(request.attempt, given)
        assert failure is None, failure

    mind.asked = asked
    return menus


def test_a_person_withdraws_from_work_whenever_it_wants_to_though_nothing_is_asked() -> None:
    person = HumanMind()
    scene = Scene({"seats": {"ann": person}})
    scene.minds["core"] = HumanMind("core")

    async def run() -> None:
        answers(scene.minds["core"], {"choice": "propose:haul:logs", "pawn": "ann", "trips": 3}, {"choice": "wait"})
        menus = answers(
            person,
            {"choice": "accept:o1", "says": ""},
            {"choice": "withdraw:a1", "says": "enough"},
            {"choice": "carry_on"},
        )
        async with scene.run() as run:
            await run.advance(12)
            assert scene.world.talks.ledger["a1"].state == "running"
            before = len(menus)
            await run.advance(4)
            assert len(menus) == before, "nothing is asked by itself so soon"
            run.call("ann")
            run.call("ann")
            await run.advance(6)
            assert "withdraw:a1" in menus[before:]
            assert scene.world.talks.ledger["a1"].state == "ended"

    asyncio.run(run())
    assert [arrival.aim for arrival in scene.arrivals if arrival.mind == "ann"].count(CALL) == 1
    repeats(scene.scenario, scene.record.ticks)


def test_a_person_in_the_cores_place_takes_a_turn_that_counts_and_none_past_the_budget() -> None:
    person = HumanMind()
    scene = Scene({"seats": {"core": person}}, rules={"planner": {"budget": 2}})

    async def run() -> None:
        menus = answers(person, {"choice": "wait"}, {"choice": "wait"})
        async with scene.run() as run:
            await run.advance(8)
            asked = len(menus)
            run.call("core")
            await run.advance(3)
            assert len(menus) == 2 * asked > 0
            with pytest.raises(MindError, match="turns are spent"):
                run.call("core")

    asyncio.run(run())
    assert scene.world.planner.spent == 2
    repeats(scene.scenario, scene.record.ticks)


def test_nobody_but_a_living_person_calls_for_a_thought() -> None:
    dying = [pawn("ann", (5, 3), health=0.01, food=0.0), pawn("bob", (3, 1))]
    scene = Scene({"seats": {"ann": HumanMind()}}, pawns=dying)

    async def run() -> None:
        async with scene.run() as run:
            for seat in ("bob", "core", "appraiser"):
                with pytest.raises(MindError, match="only a person"):
                    run.call(seat)
            while scene.world.colony.pawns["ann"].died is None:
                await run.advance(10)
            with pytest.raises(MindError, match="the dead decide nothing"):
                run.call("ann")

    asyncio.run(run())


def test_a_call_is_kept_in_the_store_and_a_load_comes_to_the_same_world(tmp_path) -> None:
    scene = Scene()
    with Store.create(tmp_path / "a.colony", scene.scenario) as store:
        world = opened(store, "t1")

        async def run() -> None:
            person = HumanMind()
            answers(person, {"choice": "tell", "says": "good day"}, {"choice": "carry_on"})
            async with Run(world, {**minds_of(scene.scenario), "bob": person}, store.record("t1")) as run:
                await run.advance(5)
                run.call("bob")
                await run.advance(5)

        asyncio.run(run())
        again: World = world_at(store, "t1", 10)
        assert again.game_digest() == world.game_digest()
        assert again.minds_digest() == world.minds_digest()
        assert [message.text for message in again.messages["core"]] == ["good day"]
