"""What a pawn sees from where it stands."""

from __future__ import annotations

from dataclasses import fields

import pytest

from engine.colony.sight import SeenPawn, SeenThing, sight
from helpers.colony_worlds import colony, pawn, run, thing


def test_pawns_and_things_within_the_radius_are_seen_and_others_are_not() -> None:
    """what it can see from where it stands"""
    world = colony(
        pawns=[pawn("ann", (1, 1)), pawn("ben", (3, 1)), pawn("cat", (11, 7))],
        things=[thing("near", "bush", (2, 2), berries=4), thing("far", "bush", (10, 6), berries=4)],
        rules={"sight": 4},
    )
    seen = sight(world, "ann")
    assert [(each.id, each.distance, each.doing) for each in seen.pawns] == [("ben", 2, "idle")]
    assert [(each.id, each.food) for each in seen.things] == [("near", 4)]


def test_rock_hides_what_is_behind_it() -> None:
    people = [pawn("ann", (0, 0)), pawn("ben", (4, 0))]
    assert sight(colony(terrain=["....."], pawns=people), "ann").pawns
    assert not sight(colony(terrain=["..^.."], pawns=people), "ann").pawns


def test_who_sleeps_or_is_dead_sees_nothing() -> None:
    people = [pawn("ann", rest=0.1), pawn("ben", (2, 1))]
    world = colony(pawns=people, events=[{"id": "f", "kind": "fall", "at": 5, "pawn": "ben", "harm": 1.0}])
    run(world, 5)
    assert world.pawns["ann"].asleep
    assert sight(world, "ann").pawns == sight(world, "ann").things == ()
    assert sight(world, "ben").pawns == ()


def test_what_others_do_is_seen_and_what_they_feel_is_not() -> None:
    people = [pawn("ann", (1, 1)), pawn("ben", (2, 1), health=0.1), pawn("cat", (3, 1), rest=0.1)]
    world = colony(pawns=people)
    run(world, 3)
    assert [(each.id, each.doing) for each in sight(world, "ann").pawns] == [("ben", "downed"), ("cat", "sleep")]
    shown = {field.name for field in fields(SeenPawn)}
    assert shown == {"id", "name", "position", "distance", "doing", "carrying"}
    assert {field.name for field in fields(SeenThing)} == {"id", "kind", "position", "distance", "shows"}


def test_each_kind_of_thing_shows_what_can_be_seen_of_it() -> None:
    """Things: campfire (fuel, warmth), stockpile, bush (berries), bed, item stacks (wood, berries, meal, herbs)."""
    things = [
        thing("bed", "bed", (1, 1)),
        thing("bush", "bush", (2, 1), berries=3),
        thing("fire", "campfire", (1, 2), fuel=9),
        thing("logs", "stack", (2, 2), item="wood", count=5),
        thing("store", "stockpile", (3, 2), items={"wood": 1, "meal": 2}),
    ]
    seen = sight(colony(things=things, pawns=[pawn("ann", (0, 0)), pawn("ben", (1, 1), health=0.1)]), "ann")
    assert {each.id: dict(each.shows) for each in seen.things} == {
        "bed": {"taken": True},
        "bush": {"items": {"berries": 3}},
        "fire": {"burning": True},
        "logs": {"items": {"wood": 5}},
        "store": {"items": {"meal": 2, "wood": 1}},
    }
    assert {each.id: each.food for each in seen.things if each.food} == {"bush": 3, "store": 2}


def test_ids_and_not_names_address_pawns() -> None:
    """Ids, not names, address pawns."""
    people = [pawn("one", (1, 1)) | {"name": "Ann"}, pawn("two", (2, 1)) | {"name": "Ann"}]
    world = colony(pawns=people)
    assert [each.id for each in sight(world, "one").pawns] == ["two"]
    with pytest.raises(KeyError):
        sight(world, "Ann")
