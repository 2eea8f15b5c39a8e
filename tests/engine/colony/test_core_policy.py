"""The core without a model: it offers what is wanted to who is free, waits otherwise, and keeps its topics honest."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.colony import proposals
from engine.colony.agreements import dispatch
from engine.colony.allowlists import CorePerspective
from engine.colony.core_policy import core_policy
from engine.colony.goods import lay
from engine.colony.perspective import Topic
from engine.colony.planner import applied, topic_fault
from engine.colony.record import MemoryRecord
from engine.colony.scenario import parse_scenario, read_scenario, shipped
from engine.colony.simulation import step
from engine.colony.state import Stack
from engine.colony.telemetry import observe
from engine.colony.threads import CORE, Talks, Work
from engine.colony.world import new_world
from engine.minds.protocol import CHOICE
from helpers.colony_minds import Minds, minds
from helpers.colony_shipped import go_on

LOGS = "opportunity:haul:logs"


def reply(all_: Minds) -> dict[str, Any]:
    """What the core says, which has to be possible."""
    asked = all_.decision(CORE)
    said = dict(core_policy(asked.request("a")))
    known = asked.perspective
    assert isinstance(known, CorePerspective)
    assert topic_fault(all_.planner, all_.talks, known, said) is None
    return said


def move(all_: Minds) -> tuple[Any, ...]:
    """Its move: the choice, and the pawn and trips of a proposal."""
    said = reply(all_)
    return tuple(part for part in (said[CHOICE], said.get("pawn"), said.get("trips")) if part is not None)


def say(all_: Minds, offer: str, choice: str) -> None:
    handle = all_.talks.handles[all_.talks.open[f"answer:{offer}"]]
    proposals.answer(all_.talks, {"actor": handle.pawn, "handle": handle.id, "choice": choice})


def band(all_: Minds, pawn: str, **bands: str) -> None:
    all_.link.readings[pawn] = replace(all_.link.readings[pawn], **bands)


def idle() -> Minds:
    """Nobody works, nothing has been said: the logs and the meals lie about, and there are berries for three meals."""
    all_ = minds()
    fresh = Minds(all_.colony, Talks(1, 1, all_.talks.pawns, tick=all_.talks.tick))
    for pawn in fresh.colony.pawns.values():
        pawn.job = None
    fresh.colony.receipts = {}
    observe(fresh.colony, fresh.link)
    return fresh


def tidy() -> Minds:
    """Idle, and nothing lies about."""
    all_ = idle()
    for stack in list(all_.colony.stacks):
        all_.colony.remove(stack)
    observe(all_.colony, all_.link)
    return all_


# Moves ----------------------------------------------------------------------------------------------------------------


def test_it_waits_where_nothing_is_wanted() -> None:
    assert reply(tidy()) == {CHOICE: "wait", "pawn": None, "trips": None, "says": None, "topic": None}


def test_it_waits_while_everything_has_been_asked_for() -> None:
    assert move(minds()) == ("wait",)


def test_it_offers_work_to_one_who_is_free_with_all_its_trips() -> None:
    all_ = idle()
    assert move(all_) == ("propose:haul:logs", "ann", 3)


def test_refused_work_is_offered_to_the_next_who_is_free() -> None:
    all_ = minds()
    say(all_, "o3", "refuse")
    assert move(all_) == ("propose:haul:logs", "cat", 3)


def test_who_was_asked_longest_ago_is_asked_first() -> None:
    all_ = idle()
    for name in ("ann", "ben"):
        offer = proposals.propose(all_.talks, name, Work("haul", "meals"))
        say(all_, offer.id, "refuse")  # type: ignore[union-attr]
        all_.talks.tick += 1
    assert move(all_) == ("propose:haul:logs", "cat", 3)


def test_who_invited_an_offer_is_asked_before_the_others() -> None:
    all_ = minds()
    say(all_, "o3", "not_now")
    assert move(all_)[1] == "cat"
    ann = all_.colony.pawns["ann"]
    ann.job, all_.colony.receipts["a1"] = None, replace(all_.colony.receipts["a1"], state="stopped", ended=30)
    assert move(all_)[1] == "cat"
    handle = all_.talks.handles[all_.talks.open["invite:o3"]]
    proposals.answer(all_.talks, {"actor": "ann", "handle": handle.id, "choice": "invite"})
    assert move(all_)[:2] == ("propose:haul:logs", "ann")


def test_it_adopts_a_counter_before_anything_else() -> None:
    all_ = minds()
    say(all_, "o3", "counter:haul:logs:1")
    all_.colony.pawns["cat"].downed = True
    assert move(all_) == ("adopt:o3",)


def test_a_rescue_comes_first_and_who_is_at_work_may_be_asked_if_nobody_is_free() -> None:
    all_ = idle()
    all_.colony.pawns["cat"].downed = True
    assert move(all_) == ("propose:rescue:cat", "ann", 1)
    busy = minds()
    busy.colony.pawns["cat"].downed = True
    assert move(busy) == ("propose:rescue:cat", "ben", 1)


def test_who_is_badly_off_is_asked_last_and_for_little_and_in_urgent_need_not_at_all() -> None:
    all_ = idle()
    band(all_, "ann", rest="low")
    band(all_, "ben", rest="urgent")
    assert move(all_) == ("propose:haul:logs", "cat", 3)
    band(all_, "cat", food="urgent")
    # Somebody's food is low: cooking comes before hauling.
    assert move(all_) == ("propose:produce:fire", "ann", 1)
    all_.colony.remove(all_.colony.things["fire"])
    assert move(all_) == ("propose:haul:logs", "ann", 1)


@pytest.mark.parametrize(
    ("meals", "berries", "food", "cooks"),
    [
        (0, 12, "satisfied", True),
        (2, 12, "satisfied", True),
        (3, 12, "satisfied", False),
        (0, 11, "satisfied", False),
        (3, 4, "low", True),
        (3, 4, "urgent", True),
    ],
)
def test_cooking_is_wanted_for_the_hungry_and_a_whole_pot_while_meals_are_few(
    meals: int, berries: int, food: str, cooks: bool
) -> None:
    all_ = tidy()
    all_.colony.things["store"].items = {"berries": berries, "meal": meals}  # type: ignore[union-attr]
    observe(all_.colony, all_.link)
    band(all_, "cat", food=food)
    assert move(all_)[0].startswith("propose:produce:fire") == cooks


def test_a_handful_that_was_dropped_is_not_worth_an_offer_and_a_heap_is() -> None:
    all_ = tidy()
    lay(all_.colony, (8, 8), "wood", 8)
    assert move(all_) == ("wait",)
    lay(all_.colony, (8, 8), "wood", 1)
    assert move(all_) == ("propose:haul:stack#1", "ann", 2)


def test_goods_of_the_scenario_are_worth_an_offer_however_few() -> None:
    all_ = idle()
    all_.colony.remove(all_.colony.things["meals"])
    logs = all_.colony.things["logs"]
    assert isinstance(logs, Stack)
    logs.count = 1
    assert move(all_) == ("propose:haul:logs", "ann", 1)


def test_a_pawn_in_urgent_need_is_asked_once_what_it_needs() -> None:
    all_ = tidy()
    all_.colony.remove(all_.colony.things["fire"])
    band(all_, "cat", food="urgent")
    said = reply(all_)
    assert (said[CHOICE], said["says"]) == ("ask:cat", "Your food is urgent, as the link says. What do you need?")
    assert said["topic"] == {
        "id": "new",
        "status": "open",
        "text": "cat is in urgent need",
        "sources": ["link:cat"],
    }
    applied(all_.planner, said, all_.colony.tick)
    assert move(all_) == ("wait",)


def test_it_asks_nothing_that_it_could_not_remember_to_have_asked() -> None:
    all_ = tidy()
    all_.colony.remove(all_.colony.things["fire"])
    band(all_, "cat", food="urgent")
    one = Topic("p1", 30, "open", "x", ("sighting:store",), 30)
    all_.planner.topics = tuple(replace(one, id=f"p{number}") for number in range(1, 9))
    assert move(all_) == ("wait",)


# Topics ---------------------------------------------------------------------------------------------------------------


def topic_of(all_: Minds) -> Any:
    """What it does to its topics; it is done."""
    said = reply(all_)
    applied(all_.planner, said, all_.colony.tick)
    topic = said["topic"]
    return topic and (topic["id"], topic["status"])


def test_an_offer_comes_with_a_topic_that_cites_the_work() -> None:
    all_ = idle()
    said = reply(all_)
    words = "haul logs: brings wood to store, 8 or more a trip; 40 lie there"
    assert said["topic"] == {"id": "new", "status": "open", "text": words, "sources": [LOGS]}


def about_logs(all_: Minds, status: Any = "open", opened: int = 0) -> None:
    all_.planner.topics = (Topic("p1", 0, status, "logs", (LOGS,), opened),)


def test_a_topic_is_resolved_when_a_receipt_shows_it_and_not_before() -> None:
    all_ = idle()
    about_logs(all_, opened=all_.colony.tick)
    proposals.propose(all_.talks, "ann", Work("haul", "logs"))
    while all_.talks.offers["o1"].state == "offered" or all_.talks.live:
        assert topic_of(all_) in (None, ("new", "open"))
        if all_.talks.offers["o1"].state == "offered":
            say(all_, "o1", "accept")
        dispatch(all_.talks, all_.colony, lambda: None)
        step(all_.colony)
        proposals.advance(all_.talks, all_.colony)
    assert topic_of(all_) == ("p1", "resolved")


def refuse(all_: Minds, *pawns: str, choice: str = "refuse") -> None:
    for name in pawns:
        offer = proposals.propose(all_.talks, name, Work("haul", "logs"))
        say(all_, offer.id, choice)  # type: ignore[union-attr]


def test_a_topic_is_declined_when_all_have_refused_and_deferred_when_one_has_put_it_off() -> None:
    all_ = idle()
    all_.colony.remove(all_.colony.things["meals"])
    about_logs(all_)
    refuse(all_, "ann", "ben", "cat")
    assert topic_of(all_) == ("p1", "declined")
    other = idle()
    other.colony.remove(other.colony.things["meals"])
    about_logs(other)
    refuse(other, "ann", "ben")
    refuse(other, "cat", choice="not_now")
    assert topic_of(other) == ("p1", "deferred")


def test_a_topic_is_blocked_while_nobody_can_be_asked_and_open_again_when_somebody_is() -> None:
    all_ = idle()
    all_.colony.remove(all_.colony.things["meals"])
    all_.colony.remove(all_.colony.things["fire"])
    about_logs(all_)
    for name in ("ann", "ben", "cat"):
        band(all_, name, rest="urgent")
    all_.planner.topics += tuple(
        Topic(f"p{number}", 0, "open", name, (f"link:{name}",), 0)
        for number, name in enumerate(("ann", "ben", "cat"), 2)
    )
    assert topic_of(all_) == ("p1", "blocked")
    assert topic_of(all_) is None
    band(all_, "ann", rest="satisfied")
    assert topic_of(all_) == ("p2", "declined")
    assert topic_of(all_) == ("p1", "open")


def test_a_topic_about_work_that_is_gone_is_declined() -> None:
    all_ = tidy()
    about_logs(all_)
    assert topic_of(all_) == ("p1", "declined")
    assert all_.planner.topics[0].text == "there is no such work any more"


def test_a_topic_about_a_need_is_over_when_the_band_says_so_and_not_when_nothing_is_known() -> None:
    all_ = tidy()
    all_.planner.topics = (Topic("p1", 0, "open", "cat is in urgent need", ("link:cat",), 0),)
    for food, over in (("urgent", False), ("low", False), ("unknown", False), ("satisfied", True)):
        band(all_, "cat", food=food, rest=food)
        assert (topic_of(all_) == ("p1", "declined")) == over, food


def test_where_there_is_no_place_for_a_topic_the_move_is_made_without_one() -> None:
    all_ = idle()
    one = Topic("p1", 30, "open", "x", ("sighting:store",), 30)
    all_.planner.topics = tuple(replace(one, id=f"p{number}") for number in range(1, 9))
    said = reply(all_)
    assert (said[CHOICE], said["topic"]) == ("propose:haul:logs", None)


# Whole days -----------------------------------------------------------------------------------------------------------


@pytest.mark.thinned(4)
@pytest.mark.parametrize("name", [name for name, _ in shipped()])
def test_in_a_whole_day_of_a_shipped_scenario_all_is_done_and_the_core_spends_less_than_half_its_turns(
    name: str,
) -> None:
    source = {key: part for key, part in read_scenario(dict(shipped())[name]).source.items() if key != "minds"}
    world, record = new_world(parse_scenario(source)), MemoryRecord()
    go_on(world, 1_440, record)
    turns = [each for each in record.arrivals if each.aim == "planning"]
    assert [each for each in record.arrivals if each.outcome == "failed"] == []
    assert world.planner.spent == len(turns) < world.scenario.rules.planner.budget / 2
