"""Native habits and the body: eating, sleeping, tending, gathering, wandering, hunger, wounds (`colony.md`)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.colony.state import Bush, Campfire, Colony, Pawn, Stockpile
from helpers.colony_worlds import QUIET, colony, kinds, pawn, run, thing


def rules(**more: dict[str, Any]) -> dict[str, Any]:
    """The quiet rules with some others."""
    return {key: QUIET.get(key, {}) | more.get(key, {}) for key in {*QUIET, *more}}


def ann(world: Colony) -> Pawn:
    """The colonist that most of these are about."""
    return world.pawns["ann"]


def store(**items: int) -> dict[str, Any]:
    """A stockpile with these goods."""
    return thing("store", "stockpile", (5, 3), items=items)


def test_needs_fall_by_the_same_amount_each_tick_and_no_further_than_zero() -> None:
    world = colony(rules=rules(needs={"foodPerTick": 0.25, "restPerTick": 0.125}), pawns=[pawn("ann", food=0.6)])
    seen = []
    for _ in range(4):
        run(world, 1)
        seen.append((ann(world).food, ann(world).rest))
    assert [food for food, _ in seen] == pytest.approx([0.35, 0.1, 0.0, 0.0])
    assert [rest for _, rest in seen] == [0.875, 0.75, 0.625, 0.5]


def test_a_hungry_pawn_eats_meals_before_berries_until_it_is_full() -> None:
    world = colony(pawns=[pawn("ann", food=0.3)], things=[store(meal=1, berries=9)])
    events = run(world, 40)
    assert [(event.facts["item"], event.facts["count"]) for event in events if event.kind == "ate"] == [
        ("meal", 1),
        ("berries", 2),
    ]
    assert ann(world).food == pytest.approx(0.3 + 0.45 + 2 * 0.12)


def test_a_hungry_pawn_goes_to_the_nearest_food_be_it_a_bush() -> None:
    world = colony(pawns=[pawn("ann", food=0.3)], things=[store(berries=9), thing("bush", "bush", (2, 1), berries=9)])
    run(world, 12)
    bush = world.things["bush"]
    assert isinstance(bush, Bush)
    assert bush.berries == 3


def test_of_two_sources_as_near_the_lowest_id_is_taken() -> None:
    near = [thing(name, "bush", at, berries=9) for name, at in (("b", (0, 1)), ("a", (2, 1)))]
    world = colony(pawns=[pawn("ann", food=0.3)], things=near)
    run(world, 1)
    assert ann(world).job is not None
    assert ann(world).job.target == "a"  # type: ignore[union-attr]


@pytest.mark.parametrize(("bush", "stack"), [("a", "b"), ("b", "a")])
def test_of_two_sources_of_different_kinds_as_near_the_lowest_id_is_taken_too(bush: str, stack: str) -> None:
    near = [thing(bush, "bush", (0, 1), berries=9), thing(stack, "stack", (2, 1), item="berries", count=9)]
    world = colony(pawns=[pawn("ann", food=0.3)], things=near)
    run(world, 1)
    job = ann(world).job
    assert job is not None
    assert job.target == "a"


def test_a_tired_pawn_sleeps_in_a_bed_until_it_is_rested() -> None:
    world = colony(pawns=[pawn("ann", rest=0.2)], things=[thing("bed", "bed", (3, 1))])
    run(world, 4)
    assert ann(world).asleep
    assert ann(world).bed == "bed"
    events = run(world, 380)
    assert "woke" in kinds(events)
    assert ann(world).rest >= 0.95
    assert not ann(world).bed


def test_without_a_free_bed_it_sleeps_on_the_ground_and_longer() -> None:
    bed = thing("bed", "bed", (3, 1))
    world = colony(pawns=[pawn("ann", rest=0.2), pawn("ben", (2, 1), rest=0.2)], things=[bed])
    run(world, 5)
    assert [each.bed for each in world.pawns.values()] == ["bed", ""]
    assert all(each.asleep for each in world.pawns.values())
    run(world, 300)
    assert world.pawns["ann"].rest > world.pawns["ben"].rest


def test_who_sleeps_near_a_burning_fire_rests_faster() -> None:
    """Things: campfire (fuel, warmth), stockpile, bush (berries), bed, item stacks (wood, berries, meal, herbs)."""

    def rested(fuel: int) -> float:
        fire = thing("fire", "campfire", (3, 2), fuel=fuel)
        world = colony(pawns=[pawn("ann", rest=0.2)], things=[thing("bed", "bed", (3, 1)), fire])
        run(world, 100)
        return ann(world).rest

    assert rested(500) > rested(0)


def test_a_fire_burns_down_and_goes_out_once() -> None:
    world = colony(things=[thing("fire", "campfire", (3, 3), fuel=5)])
    events = run(world, 20)
    assert [(event.kind, event.tick) for event in events] == [("fire_out", 5)]


def test_a_low_fire_is_tended_by_one_pawn_with_wood_from_the_stockpile() -> None:
    world = colony(
        rules=rules(habits={"lowFuel": 100, "enoughBerries": 0, "enoughWood": 0}),
        pawns=[pawn("ann"), pawn("ben")],
        things=[store(wood=9), thing("fire", "campfire", (7, 3), fuel=50)],
    )
    run(world, 2)
    assert [each.job.kind for each in world.pawns.values() if each.job] == ["tend", "wander"]
    events = run(world, 30)
    assert kinds(events).count("tended") == 1
    fire, pile = world.things["fire"], world.things["store"]
    assert isinstance(fire, Campfire)
    assert isinstance(pile, Stockpile)
    assert fire.fuel == 50 + 3 * 120 - world.tick
    assert pile.items == {"wood": 6}


def test_gathered_berries_lie_by_the_bush_until_there_are_enough() -> None:
    world = colony(
        rules=rules(habits={"enoughBerries": 6, "enoughWood": 0, "lowFuel": 0}),
        things=[thing("bush", "bush", (3, 3), berries=20, most=20)],
    )
    run(world, 150)
    assert [(stack.item, stack.count, stack.position) for stack in world.stacks] == [("berries", 8, (3, 3))]


def test_skill_with_plants_gathers_more_and_one_pawn_at_a_time_fells_wood() -> None:
    world = colony(
        terrain=["." * 11 + "T"] * 8,
        rules=rules(habits={"enoughBerries": 0, "enoughWood": 8, "lowFuel": 0}),
        pawns=[pawn("ann", skills={"plants": 20}), pawn("ben")],
    )
    run(world, 2)
    assert [each.job.kind for each in world.pawns.values() if each.job] == ["gather", "wander"]
    run(world, 30)
    assert world.tally == {"felled:wood": 8}


def test_bushes_grow_again_up_to_what_they_can_bear() -> None:
    habits = {"enoughBerries": 0, "enoughWood": 0, "lowFuel": 0, "bushRegrows": 10}
    world = colony(rules=rules(habits=habits), things=[thing("bush", "bush", (3, 3), berries=2, most=4)])
    run(world, 100)
    assert world.tally == {"grown:berries": 2}


def test_who_has_nothing_to_do_wanders_by_seed_within_the_radius() -> None:
    def places(seed: int) -> list[tuple[int, int]]:
        world = colony(pawns=[pawn("ann", (6, 4))], seed=seed)
        return [ann(world).position for _ in range(60) if run(world, 1) is not None]

    assert places(1) == places(1) != places(2)
    assert len(set(places(1))) > 3


def test_hunger_that_is_not_stilled_downs_and_kills_and_each_is_told_once() -> None:
    world = colony(rules=rules(needs={"foodPerTick": 0.01}, health={"starvePerTick": 0.01}))
    events = run(world, 300)
    assert [kind for kind in kinds(events) if kind in ("starving", "downed", "died")] == ["starving", "downed", "died"]
    assert ann(world).died is not None
    assert ann(world).job is None


def test_a_downed_pawn_does_nothing_and_bleeds_to_death() -> None:
    world = colony(pawns=[pawn("ann", health=0.1)], rules=rules(health={"bleedPerTick": 0.01}))
    events = run(world, 15)
    assert kinds(events) == ["died"]
    assert ann(world).position == (1, 1)
    assert events[0].facts == {"pawn": "ann", "cause": "wounds"}


def test_a_downed_pawn_in_a_bed_heals_and_gets_up_and_stays_in_bed_while_it_is_weak() -> None:
    world = colony(pawns=[pawn("ann", health=0.1)], things=[thing("bed", "bed", (1, 1))])
    assert ann(world).bed == "bed"
    events = run(world, 201)
    assert kinds(events) == ["recovered"]
    run(world, 20)
    assert ann(world).bed == "bed"
    assert ann(world).asleep
    run(world, 500)
    assert ann(world).health >= 0.4
    assert not ann(world).asleep


def test_the_weak_take_herbs() -> None:
    world = colony(pawns=[pawn("ann", health=0.3)], things=[store(herbs=3)])
    events = run(world, 20)
    assert kinds(events) == ["treated"]
    assert ann(world).health > 0.44


def test_traits_change_what_a_tick_takes() -> None:
    people = [pawn("ann", traits=["glutton"]), pawn("ben", traits=["steady"]), pawn("cat")]
    world = colony(pawns=people, rules=rules(needs={"foodPerTick": 0.003, "restPerTick": 0.005}))
    run(world, 10)
    food = [1 - each.food for each in world.pawns.values()]
    rest = [1 - each.rest for each in world.pawns.values()]
    assert food == pytest.approx([0.04, 0.03, 0.03])
    assert rest == pytest.approx([0.05, 0.04, 0.05])


def test_slow_ground_takes_its_ticks() -> None:
    world = colony(
        terrain=[".^^^."], pawns=[pawn("ann", (0, 0), food=0.3)], things=[thing("b", "bush", (4, 0), berries=9)]
    )
    ticks = 0
    while ann(world).position != (4, 0):
        run(world, 1)
        ticks += 1
    assert ticks == 1 + 3 + 3 + 3 + 1  # to choose; three rocks, each left after three ticks; the soil
