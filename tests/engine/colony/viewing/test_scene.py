"""The scene of the map: the whole of a tick with what one mind sees, or no more than what one mind knows."""

from __future__ import annotations

import pytest

from engine.colony.allowlists import CorePerspective
from engine.colony.menus import Menu
from engine.colony.sight import sight
from engine.colony.state import Job, give_job
from engine.colony.thinking import perspective_of, turn_of_core
from engine.colony.threads import CORE
from engine.colony.viewing.reading import Reading
from engine.colony.viewing.scene import (
    UNKNOWN,
    known_scene_lens,
    known_scene_of,
    scene_lens,
    scene_of,
)
from engine.colony.world import Thought, World
from helpers.colony_shipped import played


def reading(world: World, **more) -> Reading:
    return Reading(world, None, "t1", world.tick, live=True, **more)


@pytest.fixture(scope="module")
def world() -> World:
    """A day of six with sights that differ: nobody sees everybody."""
    return played("quiet-day", 420)[0]


def test_the_whole_scene_shows_everybody_and_everything_by_id(world):
    shown = scene_of(reading(world, minds={"ada": "scripted"}), "bo")
    colony = world.colony
    assert [pawn.id for pawn in shown.pawns] == sorted(colony.pawns)
    assert [thing.id for thing in shown.things] == sorted(colony.things)
    assert shown.rows == colony.grid.rows
    assert shown.known_to is None
    assert [(each.need, each.value) for each in shown.pawn("ada").needs] == [
        ("food", colony.pawns["ada"].food),
        ("rest", colony.pawns["ada"].rest),
        ("health", colony.pawns["ada"].health),
    ]
    assert shown.pawn("ada").mind == "scripted"
    assert {thing.at for thing in shown.at(colony.things["fire"].position)[1]} == {colony.things["fire"].position}


def test_the_sight_of_the_chosen_mind_holds_exactly_what_it_sees(world):
    shown = scene_of(reading(world), "ada")
    seen = sight(world.colony, "ada")
    assert {pawn.id for pawn in shown.pawns if pawn.at in shown.sight} - {"ada"} == {pawn.id for pawn in seen.pawns}
    assert {thing.id for thing in shown.things if thing.at in shown.sight} == {thing.id for thing in seen.things}
    assert scene_of(reading(world), CORE).sight is None


def test_who_sleeps_or_is_dead_sees_nothing():
    world = played("quiet-day", 5)[0]
    ada = world.colony.pawns["ada"]
    give_job(world.colony, ada, Job("sleep", "", "lie", ada.position))
    assert scene_of(reading(world), "ada").sight == frozenset()
    assert scene_of(reading(world), "ada").pawn("ada").asleep
    world.colony.pawns["bo"].died = 3
    shown = scene_of(reading(world), "bo")
    assert shown.sight == frozenset()
    assert (shown.pawn("bo").dead, shown.pawn("bo").needs) == (True, ())


def test_a_path_is_the_way_that_a_star_finds_to_where_the_pawn_walks():
    world = played("quiet-day", 5)[0]
    ada = world.colony.pawns["ada"]
    give_job(world.colony, ada, Job("eat", "store", "meal", (2, 12)))
    path = scene_of(reading(world), "ada").pawn("ada").path
    assert list(path) == world.colony.grid.way(ada.position, (2, 12))[1:]
    ada.downed = True
    assert scene_of(reading(world), "ada").pawn("ada").path == ()


def test_low_needs_are_those_that_send_a_pawn_to_eat_to_sleep_or_to_bed():
    world = played("quiet-day", 5)[0]
    rules, ada = world.scenario.rules, world.colony.pawns["ada"]
    ada.food, ada.rest, ada.health = rules.needs.hungry, rules.needs.tired - 0.01, rules.health.weak - 0.01
    found = {each.need: each.low for each in scene_of(reading(world), "ada").pawn("ada").needs}
    assert found == {"food": False, "rest": True, "health": True}


def test_a_thought_under_way_is_a_badge_with_the_seconds_that_it_takes():
    world = played("refused-haul", 60)[0]
    thoughts = [thought for thought in world.thoughts.values() if thought.mind != CORE]
    while not thoughts and world.tick < 2_000:
        world = played("refused-haul", world.tick + 60)[0]
        thoughts = [thought for thought in world.thoughts.values() if thought.mind != CORE]
    asked = thoughts[0]
    badges = scene_of(reading(world, flights={asked.attempt: 2.4}), "ada").pawn(asked.mind).badges
    assert (badges[0].aim, badges[0].begun, badges[0].seconds) == (asked.aim, asked.begun, 2.4)
    assert scene_of(reading(world), "ada").pawn(asked.mind).badges[0].seconds is None


def test_the_thoughts_of_the_core_are_on_everybodys_map_but_a_colonists():
    world = played("quiet-day", 30)[0]
    world.thoughts["1-77"] = Thought("1-77", CORE, "planning", 28, (), Menu(()))
    for shown in (scene_of(reading(world), "ada"), known_scene_of(reading(world), CORE)):
        assert [(badge.aim, badge.begun) for badge in shown.core] == [("planning", 28)]
    assert known_scene_of(reading(world), "ada").core == ()


# What one mind knows --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mind", ["ada", "bo", "cleo", "dov", "esi", "finn"])
def test_what_a_colonist_knows_is_on_its_map_and_nothing_else(world, mind):
    shown, known = known_scene_of(reading(world), mind), perspective_of(world, mind)
    assert {pawn.id for pawn in shown.pawns} == {mind} | {pawn.id for pawn in known.pawns}
    assert {thing.id for thing in shown.things} == {thing.id for thing in known.things}
    assert all(not pawn.needs and not pawn.path and not pawn.badges for pawn in shown.pawns if pawn.id != mind)
    assert all(thing.fuel is None and thing.most is None for thing in shown.things)
    assert (shown.known_to, shown.mind) == (mind, mind)
    grid = world.colony.grid
    for row, letters in enumerate(shown.rows):
        for col, letter in enumerate(letters):
            assert letter == (grid.rows[row][col] if (col, row) in shown.sight else UNKNOWN)


def test_the_map_of_a_colonist_stays_the_same_whatever_changes_out_of_its_sight():
    world = played("quiet-day", 420)[0]
    before = known_scene_of(reading(world), "ada")
    seen = {pawn.id for pawn in before.pawns}
    hidden = [pawn for pawn in world.colony.pawns.values() if pawn.id not in seen]
    assert hidden
    for pawn in hidden:
        pawn.food, pawn.downed, pawn.item, pawn.count = 0.01, True, "wood", 7
    for thing in world.colony.bushes:
        if thing.position not in before.sight:
            thing.berries += 3
    assert known_scene_of(reading(world), "ada") == before


def test_the_core_is_told_of_no_ground_and_of_nobodys_place(world):
    shown = known_scene_of(reading(world), CORE)
    known = turn_of_core(world).perspective
    assert isinstance(known, CorePerspective)
    assert (shown.pawns, shown.sight) == ((), None)
    assert set("".join(shown.rows)) == {UNKNOWN}
    seen = {(thing.id, thing.told) for thing in shown.things if thing.kind != "work"}
    assert seen == {(each.thing, (each.source, each.learned)) for each in known.sightings}
    assert {thing.id for thing in shown.things if thing.kind == "work"} == {each.source for each in known.opportunities}


def test_the_lens_of_what_one_mind_knows_says_whose_it_is():
    assert (scene_lens("ada").known_to, known_scene_lens("ada").known_to) == (None, "ada")
    assert scene_lens("ada") == scene_lens("ada") != scene_lens("bo")
    assert scene_lens("ada").key != known_scene_lens("ada").key
