"""Injuries come from scenario events: a fall, a fire, a fight over food, each with a seeded chance (issue 6)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.colony.mishaps import severity
from helpers.colony_worlds import QUIET, colony, kinds, pawn, run, thing


def fall(**more: Any) -> dict[str, Any]:
    """A fall of ann's at tick 5."""
    return {"id": "fall", "kind": "fall", "at": 5, "pawn": "ann", **more}


def test_a_certain_fall_happens_at_its_tick_and_harms() -> None:
    world = colony(events=[fall(harm=0.3)])
    assert run(world, 4) == []
    events = run(world, 1)
    assert [(event.kind, event.pawns) for event in events] == [("fall", ("ann",))]
    assert events[0].facts == {"pawn": "ann", "severity": "badly"}
    assert world.pawns["ann"].health == pytest.approx(0.7, abs=0.001)


def test_a_grave_fall_downs_and_a_deadly_one_kills() -> None:
    assert kinds(run(colony(events=[fall(harm=0.9)]), 5)) == ["fall", "downed"]
    assert kinds(run(colony(events=[fall(harm=1.0)]), 5)) == ["fall", "died"]


def test_a_chance_is_seeded_and_is_about_as_frequent_as_it_says() -> None:
    def falls(seed: int) -> list[int]:
        world = colony(events=[fall(at=1, every=1, chance=0.25, harm=0.0)], seed=seed)
        return [event.tick for event in run(world, 400)]

    assert falls(1) == falls(1) != falls(2)
    assert 70 < len(falls(1)) < 130


def test_a_careful_pawn_falls_half_as_often() -> None:
    def falls(traits: list[str]) -> int:
        world = colony(events=[fall(at=1, every=1, chance=0.4, harm=0.0)], pawns=[pawn("ann", traits=traits)])
        return len(run(world, 400))

    assert falls(["careful"]) < 0.7 * falls([])
    assert falls(["clumsy"]) > 1.2 * falls([])


def test_the_tough_are_harmed_less() -> None:
    world = colony(events=[fall(harm=0.5)], pawns=[pawn("ann", traits=["tough"])])
    run(world, 5)
    assert world.pawns["ann"].health == pytest.approx(0.7, abs=0.001)


def test_a_repeated_mishap_comes_again_every_so_many_ticks() -> None:
    assert [event.tick for event in run(colony(events=[fall(every=7, harm=0.0)]), 30)] == [5, 12, 19, 26]


def test_who_sees_a_fall_experiences_it_and_who_does_not_does_not() -> None:
    people = [pawn("ann", (1, 1)), pawn("ben", (2, 1)), pawn("cat", (11, 7))]
    world = colony(pawns=people, events=[fall(at=1)], rules={"sight": 3})
    event = run(world, 1)[0]
    assert event.pawns == ("ann", "ben")
    assert [bool(each.history) for each in world.pawns.values()] == [True, True, False]


def test_a_fire_burns_goods_and_who_is_near() -> None:
    fire = {"id": "blaze", "kind": "fire", "at": 1, "thing": "logs", "burns": 4, "radius": 1, "harm": 0.1}
    people = [pawn("ann", (3, 3)), pawn("ben", (9, 6))]
    world = colony(pawns=people, events=[fire], things=[thing("logs", "stack", (3, 4), item="wood", count=10)])
    events = run(world, 1)
    assert kinds(events) == ["thing_burnt", "burn"]
    assert world.tally == {"burnt:wood": 4}
    assert world.pawns["ann"].health < 1.0 == world.pawns["ben"].health
    assert [stack.count for stack in world.stacks] == [6]


def test_a_fire_can_consume_a_stack_whole() -> None:
    fire = {"id": "blaze", "kind": "fire", "at": 1, "every": 1, "thing": "logs", "burns": 40}
    world = colony(events=[fire], things=[thing("logs", "stack", (9, 6), item="wood", count=10)])
    assert kinds(run(world, 5)) == ["thing_burnt"]
    assert world.stacks == []


def test_a_fight_over_food_needs_two_who_are_hungry_and_near() -> None:
    def fights(**more: Any) -> list[str]:
        fight = {"id": "fight", "kind": "fight", "at": 2, "pawns": ["ben", "ann"], "below": 0.6, "within": 3}
        people = [pawn("ann", (1, 1), food=0.5), pawn("ben", (2, 1), food=more.pop("food", 0.5))]
        return kinds(run(colony(pawns=people, events=[fight | more]), 2))

    assert fights() == ["fight"]
    assert fights(food=0.9) == []
    assert fights(within=0) == []
    assert fights(chance=0.0) == []


def test_no_mishap_meets_the_dead() -> None:
    world = colony(events=[fall(every=1, harm=1.0)])
    assert kinds(run(world, 20)) == ["fall", "died"]


@pytest.mark.parametrize(("harm", "word"), [(0.1, "lightly"), (0.2, "badly"), (0.5, "gravely")])
def test_others_learn_of_an_injury_in_a_word_not_a_number(harm: float, word: str) -> None:
    assert severity(harm) == word


def test_a_fire_that_goes_out_is_noticed_by_those_who_see_it() -> None:
    people = [pawn("ann", (1, 1)), pawn("ben", (11, 7))]
    fire = thing("fire", "campfire", (1, 3), fuel=1)
    (event,) = run(colony(pawns=people, things=[fire], rules={"sight": 3}), 1)
    assert (event.kind, event.pawns) == ("fire_out", ("ann",))


def test_hunger_is_private_even_beside_others() -> None:
    people = [pawn("ann", food=0.0001), pawn("ben", (2, 1))]
    (event,) = run(colony(pawns=people, rules={**QUIET, "needs": {}}), 1)
    assert (event.kind, event.pawns) == ("starving", ("ann",))


def test_mishaps_of_one_tick_happen_in_the_order_of_their_ids() -> None:
    people = [pawn("ann"), pawn("ben", (2, 1)), pawn("cat", (3, 1))]
    events = [
        fall(id="c", pawn="ann", every=5),
        fall(id="a", pawn="ben", every=5),
        fall(id="b", pawn="cat"),
    ]
    told = run(colony(pawns=people, events=events), 5)
    assert [event.facts["pawn"] for event in told] == ["ben", "cat", "ann"]
