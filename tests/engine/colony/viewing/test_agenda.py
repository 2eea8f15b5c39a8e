"""The core's topics, budgets and wakes as they are shown (`concord: A planner that waits to be needed`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from engine.colony.loading import opened
from engine.colony.perspective import Topic
from engine.colony.planner import PublicChange
from engine.colony.runner import Run
from engine.colony.seats import minds_of
from engine.colony.store import Store
from engine.colony.topics import unresolved
from engine.colony.viewing.agenda import Agenda, agenda, woken_by
from engine.colony.viewing.reading import Reading
from engine.errors import MindError
from helpers.colony_runs import drive
from helpers.colony_shipped import scenario_of
from helpers.colony_stores import go_on

pytestmark = pytest.mark.sampled(2)


@pytest.fixture
def hauled(tmp_path: Path) -> Iterator[Reading]:
    """Ada has hauled the logs: receipt a1; Bo refused them before: offer o1."""
    with Store.create(tmp_path / "run.colony", scenario_of("refused-haul")) as store:
        yield Reading(go_on(store, "t1", 700), store, "t1", 700, live=True, budget=60)


def with_topic(reading: Reading, *sources: str, opened: int = 10) -> Agenda:
    reading.world.planner.topics = (Topic("p1", opened, "open", "Wood", sources, opened),)
    return agenda(reading)


def test_a_topic_says_which_receipt_closes_it_just_as_the_law_does(hauled: Reading) -> None:
    (topic,) = with_topic(hauled, "opportunity:haul:logs", "offer:o1").topics
    assert [(each.action, each.pawn, each.closes) for each in topic.closers] == [("a1", "ada", True)]
    assert topic.still == unresolved(hauled.world.planner.topics[0], hauled.world.talks) == ""
    assert [(each.kind, each.pawn, each.state) for each in topic.sources] == [
        ("opportunity", "", ""),
        ("offer", "bo", "refused"),
    ]


@pytest.mark.parametrize(
    ("source", "opened", "still"),
    [
        ("link:bo", 10, "nothing linked"),
        ("receipt:a1", 690, "not finished"),
        ("opportunity:haul:logs", 10, ""),
    ],
)
def test_what_a_topic_still_waits_for(hauled: Reading, source: str, opened: int, still: str) -> None:
    assert with_topic(hauled, source, opened=opened).topics[0].still == still


def test_linked_work_that_is_under_way_keeps_a_topic_open(hauled: Reading) -> None:
    talks = hauled.world.talks
    talks.ledger["a1"] = replace(talks.ledger["a1"], state="running", receipt=None)
    (topic,) = with_topic(hauled, "opportunity:haul:logs").topics
    assert (topic.still, [each.closes for each in topic.closers]) == ("under way", [False])


def test_budgets_are_what_was_spent_what_is_under_way_and_what_is_left(hauled: Reading) -> None:
    found = agenda(hauled)
    planner, rules = hauled.world.planner, hauled.world.scenario.rules.planner
    assert (found.turns.spent, found.turns.reserved, found.turns.left) == (
        planner.spent,
        0,
        rules.budget - planner.spent,
    )
    made = len(list(hauled.store.attempts.attempts()))
    assert (found.calls.spent, found.calls.left) == (made, 60 - made)
    assert agenda(replace(hauled, budget=None)).calls.left is None


def test_what_woke_the_core_last_is_what_its_turn_was_asked_about(hauled: Reading) -> None:
    woken = agenda(hauled).woken
    assert woken is not None
    latest = [each for each in hauled.store.attempts.attempts() if each.mind == "core"][-1]
    assert (woken.attempt, woken.tick, woken.choice) == (latest.id, latest.context["tick"], "wait")
    assert (woken.pending, woken.causes) == (False, ())
    causes = woken_by(woken.attempt).read(hauled)
    assert [(change.kind, change.source) for change in causes] == [("band", "link:bo"), ("band", "link:cleo")]
    assert all(change.tick <= woken.tick for change in causes)


def test_a_turn_under_way_is_reserved_and_what_woke_it_is_the_planners_own_cause(tmp_path: Path) -> None:
    async def halfway(store: Store) -> Agenda:
        world = opened(store, "t1")
        async with Run(world, minds_of(world.scenario), store.record("t1")) as run:
            await run.advance(485)
            found = agenda(Reading(world, store, "t1", 485, live=True))
            assert found.woken is not None
            assert found.woken.causes == world.planner.causes
        return found

    with Store.create(tmp_path / "run.colony", scenario_of("refused-haul")) as store:
        found = drive(lambda: halfway(store))
    assert (found.turns.reserved, found.calls.reserved) == (1, 1)
    assert found.woken.pending
    assert found.woken.causes


def test_what_waits_for_a_turn_has_the_tick_of_the_earliest_one(hauled: Reading) -> None:
    planner = hauled.world.planner
    assert agenda(hauled).next_turn is None
    planner.wakes, planner.cool_until = (PublicChange(700, "band", "link:bo", "bo"),), 712
    assert agenda(hauled).next_turn == 712
    planner.spent = hauled.world.scenario.rules.planner.budget
    assert agenda(hauled).next_turn is None


def test_a_wake_that_was_rebuilt_is_not_rebuilt_again(hauled: Reading, monkeypatch: pytest.MonkeyPatch) -> None:
    lens = woken_by("1-8")
    first = lens.read(hauled)
    monkeypatch.setattr("engine.colony.viewing.agenda.moment_of", None)
    assert lens.read(hauled) == first


def test_what_woke_a_turn_that_is_not_in_the_store_is_an_error(hauled: Reading) -> None:
    with pytest.raises(MindError, match="no such attempt"):
        woken_by("9-9").read(hauled)
