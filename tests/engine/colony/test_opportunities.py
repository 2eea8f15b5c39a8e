"""Grounded opportunities: work that exists, with its place and effects; and none that does not."""

from __future__ import annotations

from typing import Any

from engine.colony import work
from engine.colony.opportunities import opportunities
from engine.colony.state import Colony
from engine.colony.work import Order
from helpers.colony_worlds import colony, pawn, run, thing


def ids(world: Colony) -> list[str]:
    """The ids of the work that there is."""
    return [each.id for each in opportunities(world)]


STORE = thing("store", "stockpile", (2, 3), items={"berries": 7})
FIRE = thing("fire", "campfire", (4, 5), fuel=400)
LOGS = thing("logs", "stack", (6, 3), item="wood", count=20)
BED = thing("bed", "bed", (8, 5))


def camp(things: list[dict[str, Any]], **more: Any) -> Colony:
    """A colony with these things."""
    return colony(things=things, **more)


def test_each_kind_of_work_is_listed_with_its_place_and_effects() -> None:
    """The core receives explicitly shared information: addressed messages, agreement receipts, grounded opportunities,
    attributed local food/campfire sightings, and shared-link Food/Rest telemetry (urgent, low, satisfied, unknown) with
    a timestamp. grounded opportunities (work that exists, with its place and effects)
    """
    people = [pawn("ann"), pawn("ben", (6, 1), health=0.1)]
    found = opportunities(camp([STORE, FIRE, LOGS, BED], pawns=people))
    assert [(each.id, each.place, each.destination, each.trips) for each in found] == [
        ("haul:logs", (6, 3), "store", 3),
        ("produce:fire", (4, 5), "store", 1),
        ("rescue:ben", (6, 1), "bed", 1),
    ]
    assert "20 lie there" in found[0].effects
    assert "6 berries of store into 2 meals" in found[1].effects
    assert "carries ben to bed" in found[2].effects


def test_there_is_nothing_to_haul_without_goods_or_a_stockpile() -> None:
    assert ids(camp([STORE])) == []
    assert ids(camp([LOGS])) == []
    assert ids(camp([LOGS, STORE], terrain=["." * 4 + "~" + "." * 7] * 8)) == []


def test_there_is_nothing_to_cook_without_a_burning_fire_or_enough_berries() -> None:
    assert ids(camp([STORE, FIRE])) == ["produce:fire"]
    assert ids(camp([STORE, {**FIRE, "fuel": 0}])) == []
    assert ids(camp([{**STORE, "items": {"berries": 2}}, FIRE])) == []


def test_there_is_nobody_to_rescue_who_is_up_or_in_bed_or_without_a_free_bed() -> None:
    down = pawn("ben", (6, 1), health=0.1)
    assert ids(camp([BED], pawns=[pawn("ann"), down])) == ["rescue:ben"]
    assert ids(camp([], pawns=[pawn("ann"), down])) == []
    assert ids(camp([BED], pawns=[pawn("ann"), {**down, "at": [8, 5]}])) == []
    assert ids(camp([BED], pawns=[pawn("ann"), {**down, "health": 1.0}])) == []


def test_a_rescue_under_way_is_no_opportunity_for_others() -> None:
    people = [pawn("ann"), pawn("ben", (6, 1), health=0.1)]
    world = camp([BED], pawns=people)
    work.start(world, "ann", Order("a1", "rescue", "ben"))
    assert ids(world) == []
    work.stop(world, "ann", "withdrawal")
    run(world, 1)
    assert ids(world) == ["rescue:ben"]


def test_whatever_is_listed_can_be_started_and_ends_well() -> None:
    people = [pawn("ann"), pawn("ben", (6, 1), health=0.15)]
    things = [STORE, FIRE, LOGS, BED]
    for each in opportunities(camp(things, pawns=people)):
        world = camp(things, pawns=people)
        work.start(world, "ann", Order("a1", each.kind, each.target, each.trips))
        run(world, 250)
        assert world.receipts["a1"].why == "done", each
