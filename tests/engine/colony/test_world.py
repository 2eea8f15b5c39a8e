"""The whole of a run at a tick as JSON, and what a fresh epoch leaves of it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.colony.world import new_world, world_from_json
from engine.errors import StateError
from helpers.colony_runs import Held, Scene, drive, play, table

ASKED = table("propose:haul:logs", pawn="ann", trips=2)


def thinking() -> Scene:
    """Ann thinks about an offer, the core about its next turn."""
    scene = Scene({"seats": {"core": ASKED, "ann": Held(), "bob": table("tell", says="hello")}, "thinkingTicks": 20})

    async def going() -> None:
        async with scene.run() as run:
            await run.advance(25)

    drive(going)
    return scene


def test_a_world_is_read_as_it_was_written_thoughts_under_way_included() -> None:
    scene = thinking()
    assert [(each.mind, each.aim) for each in scene.world.thoughts.values()] == [("ann", "deliberation")]
    read = world_from_json(scene.world.to_json(), scene.scenario)
    assert read.to_json() == scene.world.to_json()
    assert read.thoughts == scene.world.thoughts
    assert (read.game_digest(), read.minds_digest()) == (scene.world.game_digest(), scene.world.minds_digest())


def test_what_is_written_shares_nothing_with_the_world() -> None:
    scene = thinking()
    before = scene.world.to_json()
    scene.world.begin_epoch(2)
    scene.world.say("bob", "core", "message", "later")
    assert before != scene.world.to_json()
    assert before["said"] == 0
    assert len(before["thoughts"]) == 1


def test_no_busy_flag_survives_a_load_and_what_caused_a_thought_waits_again() -> None:
    scene = thinking()
    world = world_from_json(scene.world.to_json(), scene.scenario)
    (dropped,) = world.begin_epoch(2)
    assert world.thoughts == {}
    assert list(world.attention["ann"].queue) == [cause.signal for cause in dropped.causes] == ["thread:t1"]
    scene.world = world
    scene.minds["ann"] = scene.minds["bob"]
    play(scene, 30)
    assert [each.mind for each in scene.arrivals if each.aim == "deliberation"][-1] == "ann"


def test_a_turn_of_the_core_that_was_under_way_is_taken_again() -> None:
    scene = Scene({"seats": {"core": ASKED}, "thinkingTicks": 20})
    play(scene, 10)
    (dropped,) = scene.world.begin_epoch(2)
    assert dropped.aim == "planning"
    play(scene, 1)
    assert [(each.mind, each.begun) for each in scene.world.thoughts.values()] == [("core", 11)]


def test_every_part_counts_in_a_digest() -> None:
    scene = thinking()
    minds, game = {scene.world.minds_digest()}, scene.world.game_digest()
    scene.world.say("bob", "core", "message", "hello")
    minds.add(scene.world.minds_digest())
    scene.world.counts["ann"] = (1,)
    scene.world.touch()
    minds.add(scene.world.minds_digest())
    scene.world.drop(next(iter(scene.world.thoughts)))
    minds.add(scene.world.minds_digest())
    scene.world.planner.spent += 1
    scene.world.touch("planner")
    minds.add(scene.world.minds_digest())
    assert len(minds) == 5
    assert scene.world.game_digest() == game


@pytest.mark.parametrize(
    "change",
    [
        {"version": 2},
        {"colony": {}},
        {"talks": None},
        {"attention": {}},
        {"planner": {"topics": 3}},
        {"messages": {"core": [{"id": "m1"}]}},
        {"thoughts": [{"attempt": "1-1", "extra": True}]},
        {"said": "many"},
        {"counts": {"core": "x"}},
    ],
)
def test_what_is_no_state_of_a_run_is_refused(change: dict[str, Any]) -> None:
    scene = Scene()
    with pytest.raises(StateError):
        world_from_json({**new_world(scene.scenario).to_json(), **change}, scene.scenario)


def test_a_state_that_is_no_object_is_refused() -> None:
    scene = Scene()
    with pytest.raises(StateError, match="no state of a run"):
        world_from_json([], scene.scenario)
