"""A run is a function of its scenario, its seed, the recorded answers, and the ticks at which epochs began."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.colony.record import MemoryRecord, TickNews
from engine.colony.replaying import rebuilt, replayed
from engine.colony.runner import Run
from engine.colony.scenario import Scenario, parse_scenario, read_scenario, shipped
from engine.colony.seats import minds_of
from engine.colony.world import World, new_world, world_from_json
from engine.errors import StateError
from engine.files import canonical_json
from engine.minds.protocol import Mind
from engine.minds.scripted import ScriptedMind, first_choice
from helpers.colony_crowd import crowd
from helpers.colony_runs import Held, Scene, drive, falls, repeats, table, turns

pytestmark = pytest.mark.sampled(3)

TICKS = 240


def eager(scenario: Scenario) -> dict[str, Mind]:
    """Minds that say yes to whatever comes first: offers, work and messages all the time."""
    minds: dict[str, Mind] = {seat: ScriptedMind("eager", first_choice) for seat in minds_of(scenario)}
    return {**minds, "appraiser": minds_of(scenario)["appraiser"]}


def played(world: World, minds: dict[str, Mind], ticks: int, record: MemoryRecord, watch: Any = None) -> None:
    """So many ticks more."""

    async def going() -> None:
        async with Run(world, minds, record, watch=watch) as run:
            await run.advance(ticks)

    drive(going)


@pytest.mark.parametrize("path", [path for _, path in shipped()], ids=[name for name, _ in shipped()])
def test_a_shipped_scenario_is_repeated_by_its_answers_digest_for_digest(path: Path) -> None:
    """The rate of ticks to seconds is a setting; the tick at which each answer arrived is recorded, so a run can be
    repeated.
    """
    scenario, record = read_scenario(path), MemoryRecord()
    played(new_world(scenario), minds_of(scenario), TICKS, record)
    repeats(scenario, record.ticks)


@pytest.mark.parametrize("thinking", [0, 7])
def test_a_busy_run_is_repeated_from_any_of_its_snapshots_even_in_the_midst_of_a_thought(thinking: int) -> None:
    scenario = crowd(minds={"thinkingTicks": thinking})
    record, kept = MemoryRecord(), {}

    def watch(news: TickNews) -> None:
        if news.tick % 37 == 0:
            kept[news.tick] = (canonical_json(news.snapshot()), news.thinking)

    played(new_world(scenario), eager(scenario), TICKS, record, watch)
    assert len(record.arrivals) > 20
    assert any(thinking for _, thinking in kept.values()) == bool(thinking)
    last = record.ticks[-1]
    for tick, (text, _) in kept.items():
        world = world_from_json(json.loads(text), scenario)
        later = [arrival for arrival in record.arrivals if arrival.tick > tick]
        rebuilt(world, later, [], TICKS)
        assert (world.game_digest(), world.minds_digest()) == (last.game, last.minds)
        assert canonical_json(world.to_json()) == canonical_json(last.snapshot())


def test_the_digests_of_a_run_are_those_of_what_would_be_read_from_a_file() -> None:
    """What is cached between ticks never lags behind what it is the digest of."""
    scenario, record = crowd(), MemoryRecord()

    def watch(news: TickNews) -> None:
        read = world_from_json(json.loads(canonical_json(news.snapshot())), scenario)
        assert (read.game_digest(), read.minds_digest()) == (news.game, news.minds), news.tick

    played(new_world(scenario), eager(scenario), 150, record, watch)
    assert {notice.kind for news in record.ticks for notice in news.notices} >= {"offered", "accepted", "finished"}


def test_two_runs_of_a_scenario_and_seed_are_the_same_and_of_another_seed_are_not() -> None:
    ends = []
    for seed in (5, 5, 6):
        record = MemoryRecord()
        played(new_world(crowd(seed=seed)), minds_of(crowd(seed=seed)), 120, record)
        ends.append((record.ticks[-1].game, record.ticks[-1].minds))
    assert ends[0] == ends[1]
    assert ends[0][0] != ends[2][0]


def test_a_run_that_is_saved_loaded_and_continued_is_the_run_that_was_not_interrupted() -> None:
    """All but the epoch and the handles that go with it; tables go on where they were."""
    core = turns(
        {"choose": "propose:haul:logs", "pawn": "bob", "trips": 1},
        {"choose": "ask:ann", "says": "are you well?"},
        {"choose": "propose:produce:fire", "pawn": "bob", "trips": 1},
    )
    seats = {"core": core, "ann": table("answer:*", says="yes"), "bob": table("accept:*", "accept:*", says="")}
    whole, cut = Scene({"seats": seats}), Scene({"seats": seats})
    played(whole.world, whole.minds, 120, whole.record)
    for tick in (1, 2, 17, 40):
        played(cut.world, cut.minds, tick - cut.world.tick, cut.record)
        saved = json.loads(canonical_json(cut.world.to_json()))
        cut.world, cut.minds = world_from_json(saved, cut.scenario), minds_of(cut.scenario)
        cut.world.begin_epoch(cut.world.talks.epoch + 1)
    played(cut.world, cut.minds, 120 - cut.world.tick, cut.record)
    assert [news.game for news in cut.record.ticks] == [news.game for news in whole.record.ticks]
    one, other = (_without_epoch(scene.world) for scene in (cut, whole))
    assert one == other
    assert len(whole.arrivals) >= 6


def _without_epoch(world: World) -> dict[str, Any]:
    state = world.to_json()
    for key in ("epoch", "handles", "open"):
        del state["talks"][key]
    return state


def test_an_epoch_begins_after_its_tick_and_drops_what_was_under_way() -> None:
    ann = Held()
    scene = Scene({"seats": {"core": table("propose:haul:logs", pawn="ann", trips=2), "ann": ann}})

    async def going() -> None:
        async with scene.run() as run:
            await run.advance(5)
        dropped = scene.world.begin_epoch(3)
        assert [(each.mind, each.aim) for each in dropped] == [("ann", "deliberation")]
        async with scene.run() as run:
            await run.advance(2)
            await ann.answer("accept:o1")
            await run.advance(2)

    drive(going)
    repeats(scene.scenario, scene.record.ticks, [(3, 5)])
    arrivals = scene.arrivals
    assert arrivals[-1].attempt.startswith("3-")
    with pytest.raises(StateError, match="never asked for: attempt 3-"):
        rebuilt(new_world(scene.scenario), arrivals, [], 9)


def test_an_answer_of_an_earlier_epoch_is_refused_as_such() -> None:
    """Were it handed to the world all the same: the handle in it is of that epoch."""
    scene = Scene({"seats": {"core": table("propose:haul:logs", pawn="ann", trips=2), "ann": Held()}})

    async def going() -> None:
        async with scene.run() as run:
            await run.advance(3)

    drive(going)
    (thought,) = scene.world.thoughts.values()
    scene.world.begin_epoch(2)
    scene.world.thoughts[thought.attempt] = thought
    late = replace(scene.arrivals[0], tick=4, attempt=thought.attempt, mind="ann", aim="deliberation")
    late = replace(late, value={"choice": "accept:o1", "says": ""})
    (turn,) = replayed(scene.world, [late], [], 4)
    assert turn.arrivals[0].why == "accept:o1: other epoch (a handle of epoch 1 in epoch 2)"
    assert scene.world.talks.ledger == {}


@pytest.mark.parametrize("change", [{"attempt": "1-9"}, {"tick": 2}])
def test_a_record_that_does_not_fit_what_was_asked_is_refused(change: dict[str, Any]) -> None:
    scene = Scene({"seats": {"core": table("propose:haul:logs", pawn="ann", trips=2)}}, events=[falls(5)])
    played(scene.world, scene.minds, 20, scene.record)
    arrivals = list(scene.arrivals)
    arrivals[0] = replace(arrivals[0], **change)
    with pytest.raises(StateError, match="never asked for"):
        rebuilt(new_world(parse_scenario(scene.scenario.source)), arrivals, [], 20)
