"""Agreed work, end to end (`colony.md: Three kinds of agreed work`, `concord: Hauling agreements`)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.colony import work
from engine.colony.simulation import step
from engine.colony.state import Bed, Colony, Receipt, Stockpile
from engine.colony.work import Order
from engine.errors import WorkError
from helpers.colony_worlds import QUIET, colony, kinds, pawn, run, thing

LOGS = thing("logs", "stack", (6, 3), item="wood", count=30)
STORE = thing("store", "stockpile", (2, 3), items={"berries": 20})
FIRE = thing("fire", "campfire", (4, 5), fuel=400)
BED = thing("bed", "bed", (8, 5))


def camp(**more: Any) -> Colony:
    """A stockpile, a fire, a bed, wood to be hauled, and ann."""
    return colony(**{"things": [LOGS, STORE, FIRE, BED], **more})


def ended(world: Colony, action: str = "a1", ticks: int = 400) -> Receipt:
    """The receipt of an action, once it has ended."""
    for _ in range(ticks):
        if world.receipts[action].state != "running":
            break
        step(world)
    return world.receipts[action]


def stored(world: Colony, item: str) -> int:
    """How many of an item are in the stockpile."""
    pile = world.things["store"]
    assert isinstance(pile, Stockpile)
    return pile.items.get(item, 0)


def hauling(world: Colony, trips: int = 1, **more: Any) -> Receipt:
    """Ann begins to haul the logs."""
    return work.start(world, "ann", Order("a1", "haul", "logs", trips, **more))


@pytest.mark.parametrize("trips", [1, 2, 3])
def test_a_haul_makes_the_trips_that_were_agreed_on(trips: int) -> None:
    world = camp()
    receipt = hauling(world, trips)
    assert (receipt.state, receipt.done, receipt.begun) == ("running", 0, 0)
    receipt = ended(world)
    assert (receipt.state, receipt.why, receipt.trips, receipt.done) == ("finished", "done", trips, trips)
    assert stored(world, "wood") == receipt.moved == 8 * trips


def test_skill_in_hauling_carries_more() -> None:
    world = camp(pawns=[pawn("ann", skills={"hauling": 20})])
    hauling(world)
    assert ended(world).moved == 13


def test_a_haul_ends_when_nothing_is_left_and_says_how_many_trips_were_done() -> None:
    world = camp(things=[{**LOGS, "count": 10}, STORE])
    hauling(world, 3)
    receipt = ended(world)
    assert (receipt.state, receipt.why, receipt.done, receipt.moved) == ("finished", "nothing left", 2, 10)


def test_a_haul_whose_goods_are_gone_fails() -> None:
    blaze = {"id": "blaze", "kind": "fire", "at": 2, "thing": "logs", "burns": 99, "radius": 0}
    world = camp(events=[blaze])
    hauling(world)
    receipt = ended(world)
    assert (receipt.state, receipt.why, receipt.detail, receipt.done) == ("stopped", "failure", "the goods are gone", 0)


def test_a_haul_stops_on_low_needs_and_says_which_and_how_many_trips_were_done() -> None:
    needs = {"foodPerTick": 0.01, "restPerTick": 0.0}
    world = camp(rules={**QUIET, "needs": needs}, pawns=[pawn("ann", food=0.5)])
    hauling(world, 3)
    receipt = ended(world)
    assert (receipt.state, receipt.why, receipt.done) == ("stopped", "low needs", 1)
    assert 0.18 < world.pawns["ann"].food < 0.2


def test_a_haul_stops_when_it_expires() -> None:
    world = camp()
    hauling(world, 3, until=30)
    receipt = ended(world)
    assert (receipt.state, receipt.why, receipt.done, receipt.ended) == ("stopped", "expiry", 1, 30)


def test_a_pawn_may_withdraw_at_any_time_and_it_is_confirmed_by_the_next_tick() -> None:
    world = camp()
    hauling(world, 3)
    run(world, 25)
    assert work.stop(world, "ann", "withdrawal").state == "running"
    assert world.pawns["ann"].job is not None
    events = run(world, 1)
    receipt = world.receipts["a1"]
    assert (receipt.state, receipt.why, receipt.done, receipt.ended) == ("stopped", "withdrawal", 1, 26)
    assert kinds(events) == ["work_stopped"]
    assert world.pawns["ann"].job is None


def test_what_was_being_carried_lies_where_the_work_stopped() -> None:
    world = camp()
    hauling(world)
    while not world.pawns["ann"].count:
        step(world)
    run(world, 1)
    place = world.pawns["ann"].position
    work.stop(world, "ann", "withdrawal")
    run(world, 1)
    assert [(stack.count, stack.position) for stack in world.stacks if stack.id != "logs"] == [(8, place)]
    assert (world.pawns["ann"].item, world.pawns["ann"].count) == ("", 0)


def test_other_work_starts_only_after_the_old_is_confirmed_stopped() -> None:
    world = camp()
    hauling(world, 3)
    run(world, 3)
    produce = Order("a2", "produce", "fire")
    with pytest.raises(WorkError, match="not confirmed stopped"):
        work.start(world, "ann", produce)
    work.stop(world, "ann", "replaced")
    with pytest.raises(WorkError, match="not confirmed stopped"):
        work.start(world, "ann", produce)
    run(world, 1)
    assert world.receipts["a1"].why == "replaced"
    assert work.start(world, "ann", produce).state == "running"
    assert ended(world, "a2").state == "finished"


def test_the_same_action_twice_is_a_no_op_that_returns_the_first_receipt() -> None:
    world = camp()
    first = hauling(world)
    assert hauling(world) == first
    receipt = ended(world)
    assert hauling(world, 3) == receipt
    run(world, 60)
    assert stored(world, "wood") == 8


def test_work_takes_the_place_of_a_habit_at_once_even_of_sleep() -> None:
    world = camp(pawns=[pawn("ann", rest=0.25)])
    run(world, 20)
    assert world.pawns["ann"].asleep
    hauling(world)
    assert world.pawns["ann"].bed == ""
    assert "bed" not in world.claims
    assert ended(world).why == "done"


def test_cooking_turns_berries_into_meals_in_the_stockpile() -> None:
    world = camp()
    work.start(world, "ann", Order("a1", "produce", "fire"))
    receipt = ended(world)
    assert (receipt.state, receipt.why, receipt.done, receipt.moved) == ("finished", "done", 1, 4)
    assert (stored(world, "berries"), stored(world, "meal")) == (8, 4)
    assert world.tally == {"cooked:berries": 12, "made:meal": 4}


def test_a_cook_of_skill_is_faster() -> None:
    def took(level: int) -> int:
        world = camp(pawns=[pawn("ann", skills={"cooking": level})])
        work.start(world, "ann", Order("a1", "produce", "fire"))
        return ended(world).ended or 0

    assert took(0) - took(20) == 15


def test_cooking_fails_when_the_fire_goes_out_and_loses_no_berry() -> None:
    world = camp(things=[STORE, {**FIRE, "fuel": 20}])
    work.start(world, "ann", Order("a1", "produce", "fire"))
    receipt = ended(world)
    assert (receipt.state, receipt.why, receipt.detail) == ("stopped", "failure", "the fire is out")
    assert stored(world, "berries") + sum(stack.count for stack in world.stacks) == 20


def test_cooking_fails_when_the_berries_are_gone() -> None:
    blaze = {"id": "blaze", "kind": "fire", "at": 1, "thing": "store", "burns": 99, "radius": 0}
    world = camp(events=[blaze])
    work.start(world, "ann", Order("a1", "produce", "fire"))
    assert ended(world).detail == "the berries are gone"


def hurt(**more: Any) -> Colony:
    """A camp where ben is down."""
    people = [pawn("ann", skills={"medicine": 5}), pawn("ben", (6, 1), health=0.12)]
    return camp(**{"pawns": people, **more})


def test_a_rescue_carries_a_downed_pawn_to_a_bed_where_it_heals() -> None:
    world = hurt()
    work.start(world, "ann", Order("a1", "rescue", "ben"))
    receipt = ended(world)
    ben, bed = world.pawns["ben"], world.things["bed"]
    assert (receipt.state, receipt.why, receipt.done) == ("finished", "done", 1)
    assert isinstance(bed, Bed)
    assert (ben.position, ben.bed) == (bed.position, "bed")
    assert ben.health > 0.15
    events = run(world, 100)
    assert "recovered" in kinds(events)


def test_both_experience_a_rescue() -> None:
    world = hurt()
    work.start(world, "ann", Order("a1", "rescue", "ben"))
    told = [event for event in run(world, 60) if event.kind == "rescued"]
    assert [event.pawns for event in told] == [("ann", "ben")]


def test_a_rescue_does_not_stop_on_low_needs_as_it_is_about_a_life() -> None:
    world = hurt(pawns=[pawn("ann", food=0.05), pawn("ben", (6, 1), health=0.12)])
    work.start(world, "ann", Order("a1", "rescue", "ben"))
    assert ended(world).why == "done"


def test_a_rescue_that_comes_too_late_fails() -> None:
    rules = {**QUIET, "health": {"bleedPerTick": 0.05}}
    world = hurt(rules=rules)
    work.start(world, "ann", Order("a1", "rescue", "ben"))
    assert ended(world).detail == "came too late"
    assert world.claims == {}


def test_who_is_carried_lies_where_a_rescue_is_broken_off_and_can_be_rescued_again() -> None:
    world = hurt()
    work.start(world, "ann", Order("a1", "rescue", "ben"))
    while world.pawns["ben"].position == (6, 1):
        step(world)
    work.stop(world, "ann", "withdrawal")
    run(world, 1)
    assert world.pawns["ben"].position == world.pawns["ann"].position
    assert world.receipts["a1"].done == 0
    work.start(world, "ann", Order("a2", "rescue", "ben"))
    assert ended(world, "a2").why == "done"


def test_who_is_downed_at_work_leaves_it_failed() -> None:
    fall = {"id": "fall", "kind": "fall", "at": 5, "pawn": "ann", "harm": 0.9}
    world = camp(events=[fall])
    hauling(world, 3)
    events = run(world, 6)
    receipt = world.receipts["a1"]
    assert (receipt.state, receipt.why, receipt.detail, receipt.done) == ("stopped", "failure", "downed", 0)
    assert kinds(events) == ["fall", "work_stopped", "downed"]


@pytest.mark.parametrize(
    ("order", "why"),
    [
        (Order("a", "haul", "nothing"), "no such goods"),
        (Order("a", "haul", "store"), "no such goods"),
        (Order("a", "haul", "logs", 4), "takes 1 to 3 trips"),
        (Order("a", "haul", "logs", 0), "takes 1 to 3 trips"),
        (Order("a", "produce", "fire", 2), "takes 1 to 1 trips"),
        (Order("a", "produce", "logs"), "no such campfire"),
        (Order("a", "rescue", "ben"), "no such pawn alive"),
        (Order("a", "rescue", "ann"), "needs no rescue"),
        (Order("a", "sing", "ann"), "no such kind of work"),
        (Order("a", "haul", "logs", until=0), "expired"),
        (Order("", "haul", "logs"), "no agreement"),
    ],
)
def test_work_that_is_not_there_is_refused_and_changes_nothing(order: Order, why: str) -> None:
    world = camp()
    with pytest.raises(WorkError, match=why):
        work.start(world, "ann", order)
    assert world.receipts == {}
    assert world.pawns["ann"].job is None


@pytest.mark.parametrize(
    ("person", "why"),
    [
        (pawn("ann", food=0.1), "low needs"),
        (pawn("ann", rest=0.1), "low needs"),
        (pawn("ann", health=0.1), "downed"),
    ],
)
def test_a_pawn_that_can_not_is_refused(person: dict[str, Any], why: str) -> None:
    with pytest.raises(WorkError, match=why):
        hauling(camp(pawns=[person]))


def test_the_dead_and_the_unknown_are_refused() -> None:
    world = camp(events=[{"id": "fall", "kind": "fall", "at": 1, "pawn": "ann", "harm": 1.0}])
    run(world, 1)
    with pytest.raises(WorkError, match="dead"):
        hauling(world)
    with pytest.raises(WorkError, match="no such pawn"):
        work.start(world, "eve", Order("a1", "haul", "logs"))


def test_nothing_can_be_stopped_but_agreed_work() -> None:
    world = camp()
    run(world, 2)
    for name in ("ann", "eve"):
        with pytest.raises(WorkError, match="no agreed work"):
            work.stop(world, name, "withdrawal")


def test_a_second_stop_changes_nothing() -> None:
    world = camp()
    hauling(world)
    work.stop(world, "ann", "withdrawal")
    work.stop(world, "ann", "replaced")
    run(world, 1)
    assert world.receipts["a1"].why == "withdrawal"


def test_work_beyond_the_water_is_refused() -> None:
    world = camp(terrain=["." * 4 + "~" + "." * 7] * 8, things=[LOGS, thing("far", "stockpile", (7, 3))])
    with pytest.raises(WorkError, match="no way"):
        hauling(world)
