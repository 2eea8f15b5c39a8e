"""Why an answer was what it was: the menu, what was known, and what was not (`colony: In the window`)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.colony.store import Store
from engine.colony.threads import Work
from engine.colony.viewing.answering import Answering, answering_of
from engine.colony.viewing.lifelines import lifeline
from engine.colony.viewing.reading import Reading
from helpers.colony_shipped import scenario_of
from helpers.colony_stores import go_on


@pytest.fixture
def refused(tmp_path: Path) -> Iterator[Reading]:
    with Store.create(tmp_path / "run.colony", scenario_of("refused-haul")) as store:
        yield Reading(go_on(store, "t1", 700), store, "t1", 700, live=True)


def answer(reading: Reading) -> Answering:
    line = lifeline(reading, "t1")
    assert line is not None
    beat = line.answered
    assert beat is not None
    assert beat.call is not None
    found = answering_of(beat.call.attempt, beat.work).read(reading)
    assert found is not None
    return found


def test_the_menu_is_the_very_one_that_was_asked_and_the_choice_is_in_it(refused: Reading) -> None:
    found = answer(refused)
    assert found.asked.same
    assert (found.mind, found.chosen) == ("bo", "refuse:o1")
    assert found.chosen in found.asked.request.ids


def test_what_is_known_is_in_the_perspective_and_what_is_not_is_not(refused: Reading) -> None:
    found = answer(refused)
    told = found.asked.request.perspective
    seen = {thing["id"] for thing in told["things"]} | {pawn["id"] for pawn in told["pawns"]}
    assert {known.key.about for known in found.known} <= seen
    assert {unknown.fact.key.about for unknown in found.unknown} == {"store"}
    assert "store" not in seen
    assert all(unknown.lack.cause == "out_of_sight" for unknown in found.unknown)


def test_needs_are_told_with_the_limits_below_which_it_acts(refused: Reading) -> None:
    rules = refused.world.scenario.rules
    food = next(scale for scale in answer(refused).scales if scale.need == "food")
    assert (food.limit, food.stops) == (rules.needs.hungry, rules.work.low_food)


def test_what_was_offered_to_another_is_unknown_and_says_to_whom(refused: Reading) -> None:
    found = answering_of("1-12", Work("haul", "logs", 3)).read(refused)  # Ada's, asked after Bo had refused
    assert found is not None
    offers = [each for each in found.unknown if each.fact.key.kind == "offer"]
    assert [(each.fact.key.about, each.lack.cause, each.lack.about) for each in offers] == [("o1", "to_another", "bo")]


def test_a_turn_of_the_core_is_no_colonists_answer(refused: Reading) -> None:
    assert answering_of("1-8", Work("haul", "logs", 3)).read(refused) is None
    assert answering_of("9-9", Work("haul", "logs", 3)).read(refused) is None
