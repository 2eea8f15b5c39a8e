"""The shipped scenarios, as far as the simulation alone tells them; a test each."""

from __future__ import annotations

from pathlib import Path

from engine.colony import work
from engine.colony.beginning import begin
from engine.colony.opportunities import opportunities
from engine.colony.scenario import read_scenario, scenario_path
from engine.colony.state import Colony, Stockpile
from engine.colony.work import Order
from helpers.colony_worlds import kinds, run

DAY = 1440


def shipped(name: str) -> Colony:
    """The colony of a shipped scenario, before its first tick."""
    return begin(read_scenario(scenario_path(Path(name))))


def test_on_a_quiet_day_everybody_eats_and_sleeps_and_the_fire_burns_without_anybody_being_asked() -> None:
    """Native habits need no decision by a mind: eat, sleep, tend the fire, gather, wander."""
    world = shipped("quiet-day")
    events = run(world, DAY)
    assert set(kinds(events)) == {"ate", "gathered", "tended", "woke"}
    assert {event.facts["pawn"] for event in events if event.kind == "ate"} == set(world.pawns)
    assert all(pawn.able and pawn.health == 1.0 and pawn.food > 0.2 for pawn in world.pawns.values())
    assert world.receipts == {}
    assert all(fire.fuel > 0 for fire in world.campfires)


def test_wood_that_bo_does_not_haul_can_be_hauled_by_another() -> None:
    world = shipped("refused-haul")
    assert "haul:logs" in [each.id for each in opportunities(world)]
    run(world, 30)
    assert "haul:logs" in [each.id for each in opportunities(world)]
    work.start(world, "ada", Order("a1", "haul", "logs", 3))
    run(world, 120)
    receipt, store = world.receipts["a1"], world.things["store"]
    assert (receipt.state, receipt.done, receipt.moved) == ("finished", 3, 24)
    assert isinstance(store, Stockpile)
    assert store.items["wood"] == 12 + 24


def test_dov_falls_and_is_carried_to_a_bed_by_cleo_where_he_recovers() -> None:
    world = shipped("rescue-while-others-talk")
    before = run(world, 30)
    assert [kind for kind in kinds(before) if kind in ("fall", "downed")] == ["fall", "downed"]
    assert "rescue:dov" in [each.id for each in opportunities(world)]
    work.start(world, "cleo", Order("a1", "rescue", "dov", until=world.tick + 120))
    after = run(world, 200)
    assert [kind for kind in kinds(after) if kind in ("work_finished", "rescued", "recovered")] == [
        "work_finished",
        "rescued",
        "recovered",
    ]
    assert world.receipts["a1"].why == "done"
    assert world.pawns["dov"].bed == "bed-1"


def test_without_a_rescue_dov_dies_of_his_wounds() -> None:
    world = shipped("rescue-while-others-talk")
    died = [event for event in run(world, DAY) if event.kind == "died"]
    assert [event.facts for event in died] == [{"pawn": "dov", "cause": "wounds"}]
