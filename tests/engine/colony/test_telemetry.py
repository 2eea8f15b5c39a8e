"""Bands over the shared link, and sightings with who and when (`concord: Who knows what`)."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import fields

import pytest

from engine.colony.scenario import parse_scenario
from engine.colony.sight import sight
from engine.colony.state import Colony
from engine.colony.telemetry import BandChange, Link, Reading, bands, observe
from engine.errors import ScenarioError, StateError
from helpers.colony_worlds import QUIET, colony, pawn, source, thing


def linked(people: list[dict[str, object]], things: Sequence[dict[str, object]] = (), **knowledge: object) -> Colony:
    return colony(pawns=people, things=list(things), rules={**QUIET, "knowledge": {"every": 10, **knowledge}})


def at(world: Colony, link: Link, tick: int) -> list[BandChange]:
    world.tick = tick
    return observe(world, link)


@pytest.mark.parametrize(
    ("food", "band"), [(0.0, "urgent"), (0.199, "urgent"), (0.2, "low"), (0.449, "low"), (0.45, "satisfied")]
)
def test_a_reading_is_a_band_of_the_exact_need(food: float, band: str) -> None:
    world, link = linked([pawn("ann", food=food, rest=1.0)]), Link()
    at(world, link, 10)
    assert link.readings["ann"] == Reading(10, band, "satisfied")  # type: ignore[arg-type]
    assert [field.name for field in fields(Reading)] == ["tick", "food", "rest"]


def test_a_stale_reading_is_unknown_and_keeps_its_timestamp() -> None:
    """Stale readings become unknown, never zero. A reading older than its shelf life becomes unknown, never zero."""
    world, link = linked([pawn("ann", food=0.0)], readingLives=25), Link()
    rules = world.scenario.rules.knowledge
    at(world, link, 10)
    assert bands(link, "ann", 35, rules) == ({"food": "urgent", "rest": "satisfied"}, 10)
    assert bands(link, "ann", 36, rules) == ({"food": "unknown", "rest": "unknown"}, 10)
    assert bands(link, "ben", 36, rules) == ({"food": "unknown", "rest": "unknown"}, None)


def test_without_the_shared_link_there_is_no_reading_and_no_change() -> None:
    world, link = linked([pawn("ann", food=0.0)], link=False), Link()
    assert at(world, link, 10) == []
    assert link.readings == {}


def test_a_change_of_band_is_told_and_neither_the_same_band_nor_a_stale_reading_is() -> None:
    world, link = linked([pawn("ann", food=0.5)], readingLives=5), Link()
    assert [(each.need, each.before, each.now) for each in at(world, link, 10)] == [
        ("food", "unknown", "satisfied"),
        ("rest", "unknown", "satisfied"),
    ]
    assert at(world, link, 19) == at(world, link, 40) == []
    world.pawns["ann"].food = 0.4
    assert at(world, link, 45) == []
    assert at(world, link, 50) == [BandChange(50, "ann", "food", "satisfied", "low")]


def test_nothing_comes_over_the_link_in_an_outage_nor_from_the_dead() -> None:
    outage = {"pawn": "ann", "first": 20, "last": 30}
    world, link = linked([pawn("ann"), pawn("ben", (3, 1))], outages=[outage]), Link()
    for tick in (10, 20, 30):
        at(world, link, tick)
        world.pawns["ben"].died = tick
    assert (link.readings["ann"].tick, link.readings["ben"].tick) == (10, 10)
    at(world, link, 40)
    assert link.readings["ann"].tick == 40


def test_an_outage_names_a_pawn_and_ends_no_sooner_than_it_begins() -> None:
    outages = [{"pawn": "eve", "first": 5, "last": 4}]
    with pytest.raises(ScenarioError) as caught:
        parse_scenario(source(rules={"knowledge": {"outages": outages}}))
    assert [fault.where for fault in caught.value.faults] == [
        "rules.knowledge.outages[0].pawn",
        "rules.knowledge.outages[0].last",
    ]


def test_sightings_are_of_food_and_fires_alone_and_say_who_saw_them_and_when() -> None:
    """The core receives explicitly shared information: addressed messages, agreement receipts, grounded opportunities,
    attributed local food/campfire sightings, and shared-link Food/Rest telemetry (urgent, low, satisfied, unknown) with
    a timestamp. attributed local sightings of food and campfire (who saw, when)
    """
    things = [
        thing("bed", "bed", (2, 2)),
        thing("bush", "bush", (2, 1), berries=3),
        thing("fire", "campfire", (1, 2), fuel=9),
        thing("far", "campfire", (11, 7), fuel=9),
        thing("logs", "stack", (2, 3), item="wood", count=5),
        thing("store", "stockpile", (3, 2), items={"wood": 1, "meal": 2}),
    ]
    world, link = linked([pawn("ben", (1, 1)), pawn("ann", (1, 0))], things), Link()
    at(world, link, 10)
    seen = {each.thing: (dict(each.food), each.burning, each.seer, each.tick) for each in link.sightings.values()}
    assert seen == {
        "bush": ({"berries": 3}, None, "ann", 10),
        "fire": ({}, True, "ann", 10),
        "store": ({"meal": 2}, None, "ann", 10),
    }


def test_a_sighting_is_of_its_moment_until_somebody_looks_again_or_it_is_too_old() -> None:
    things = [thing("meals", "stack", (2, 1), item="meal", count=4), thing("bush", "bush", (3, 1), berries=3)]
    world, link = linked([pawn("ann")], things, sightingLives=50), Link()
    at(world, link, 10)
    ann = world.pawns["ann"]
    ann.position = (11, 7)
    world.remove(world.things["meals"])
    at(world, link, 20)
    assert dict(link.sightings["meals"].food) == {"meal": 4}
    ann.position = (1, 1)
    at(world, link, 30)
    assert list(link.sightings) == ["bush"]
    ann.position = (11, 7)
    at(world, link, 90)
    assert link.sightings == {}


def test_sightings_need_no_link_and_can_be_left_out() -> None:
    things = [thing("fire", "campfire", (2, 1), fuel=9)]
    for rules, seen in (({"link": False}, 1), ({"sightings": False}, 0)):
        world, link = linked([pawn("ann")], things, **rules), Link()
        at(world, link, 10)
        assert len(link.sightings) == seen


def test_a_link_is_saved_and_read_again() -> None:
    things = [thing("fire", "campfire", (2, 1)), thing("bush", "bush", (3, 1), berries=3)]
    world, link = linked([pawn("ann")], things), Link()
    at(world, link, 10)
    assert link.readings
    assert link.sightings
    assert Link.from_json(json.loads(json.dumps(link.to_json()))) == link


@pytest.mark.parametrize("data", [None, [], {}, {"readings": {"a": [1]}, "sightings": []}])
def test_what_is_no_link_is_refused(data: object) -> None:
    with pytest.raises(StateError):
        Link.from_json(data)


def test_a_sighting_is_of_what_its_seer_has_in_sight() -> None:
    rng = random.Random(3)
    for _ in range(20):
        rows = ["".join(rng.choices(".^", (85, 15), k=16)) for _ in range(10)]
        land = [(col, row) for row in range(10) for col in range(16) if rows[row][col] == "."]
        rng.shuffle(land)
        things = [thing(f"bush{number}", "bush", land.pop(), berries=number) for number in range(8)]
        people = [pawn(f"p{number}", land.pop()) for number in range(4)]
        world = colony(terrain=rows, pawns=people, things=things, rules={**QUIET, "sight": 4})
        link = Link()
        at(world, link, 30)
        seen = {name: {each.id: each.food for each in sight(world, name).things} for name in world.pawns}
        expected = {name: min((who for who in seen if name in seen[who]), default=None) for name in world.things}
        assert {name: each.seer for name, each in link.sightings.items()} == {
            name: who for name, who in expected.items() if who is not None
        }
        for name, each in link.sightings.items():
            assert sum(count for _, count in each.food) == seen[each.seer][name]
