"""The core takes a turn when something public happened, and for nothing else (`concord: A planner that waits`)."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, get_args

import pytest

from engine.colony.events import KINDS, Event
from engine.colony.mind_forms import PlannerRules
from engine.colony.perspective import Message, Topic
from engine.colony.planner import (
    MOST_WAKES,
    Change,
    Planner,
    PublicChange,
    applied,
    began,
    dropped,
    due,
    ended,
    hear,
    public,
    topic_fault,
)
from engine.colony.telemetry import BandChange, Link, observe
from engine.colony.threads import CORE, Notice, OfferState
from engine.errors import MindError, StateError
from helpers.colony_minds import TICK, minds
from helpers.colony_talks import LOGS, camp
from helpers.colony_worlds import colony, pawn, run

RULES = PlannerRules(budget=3, cooldown=10)
NEWS = PublicChange(5, "message", "message:m1", "ann")
FACTS = {"pawn": "ann", "other": "bob", "thing": "fire", "severity": "badly", "cause": "cold", "count": 1, "item": "x"}


def planner(*wakes: PublicChange, **more: Any) -> Planner:
    return Planner(wakes=wakes, **more)


# What wakes it --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_of_all_events_only_work_that_finished_or_stopped_wakes_the_core(kind: str) -> None:
    """It wakes on public changes: finished or stopped work, requests, messages, answers, band changes. It wakes on
    public changes only (work finished or stopped, a request, a message, an answer, a band change), never on idle time,
    private needs, or a reading that merely went stale.
    """
    facts = {**FACTS, "action": "a1", "work": "haul logs", "why": "done"}
    found = public([Event("e1", 5, kind, ("ann",), facts)], (), (), ())
    wakes = {"work_finished": "finished", "work_stopped": "stopped"}
    expected = [PublicChange(5, wakes[kind], "receipt:a1", "ann")] if kind in wakes else []  # type: ignore[arg-type]
    assert found == expected


ANSWERS = ("accepted", "refused", "countered", "not_now")
OTHERS = ("offered", "expired", "withdrawn", "superseded", "agreed", "started")


@pytest.mark.parametrize("kind", [*ANSWERS, "invited"])
def test_an_answer_and_an_invitation_wake_it(kind: str) -> None:
    """It wakes on public changes only (work finished or stopped, a request, a message, an answer, a band change), never
    on idle time, private needs, or a reading that merely went stale.
    """
    woken = "request" if kind == "invited" else "answer"
    found = public((), [Notice(5, kind, "ann", "t1", "o1", "a1")], (), ())
    assert found == [PublicChange(5, woken, "offer:o1", "ann")]  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", OTHERS)
def test_what_the_core_did_itself_and_what_lapses_does_not_wake_it(kind: str) -> None:
    assert public((), [Notice(5, kind, "ann", "t1", "o1")], (), ()) == []


def test_each_state_of_an_offer_either_wakes_it_or_does_not() -> None:
    assert set(get_args(OfferState)) <= {*ANSWERS, *OTHERS}


def test_work_that_ends_is_one_change_though_an_event_and_a_notice_tell_of_it() -> None:
    event = Event("e1", 5, "work_stopped", ("ann",), {**FACTS, "action": "a1", "work": "haul logs", "why": "expiry"})
    notice = Notice(5, "stopped", "ann", "t1", "o1", "a1", "expiry")
    never_begun = Notice(5, "stopped", "bob", "t2", "o2", "a2", "low needs")
    assert public([event], [notice, never_begun], (), ()) == [
        PublicChange(5, "stopped", "receipt:a1", "ann"),
        PublicChange(5, "stopped", "receipt:a2", "bob"),
    ]


@pytest.mark.parametrize(
    ("kind", "woken"),
    [
        ("message", "message"),
        ("answer", "answer"),
        ("counter", "answer"),
        ("request", "request"),
        ("question", "request"),
    ],
)
def test_words_wake_it_if_they_are_for_the_core(kind: str, woken: Change) -> None:
    """It wakes on public changes only (work finished or stopped, a request, a message, an answer, a band change), never
    on idle time, private needs, or a reading that merely went stale.
    """
    message = Message("m1", 5, "ann", CORE, kind, "the fire is low")
    assert public((), (), [message, replace(message, to="bob")], ()) == [PublicChange(5, woken, "message:m1", "ann")]


def test_a_change_of_a_band_wakes_it() -> None:
    """It wakes on public changes only (work finished or stopped, a request, a message, an answer, a band change), never
    on idle time, private needs, or a reading that merely went stale.
    """
    change = BandChange(5, "ann", "food", "low", "urgent")
    assert public((), (), (), [change]) == [PublicChange(5, "band", "link:ann", "ann")]


def test_idle_time_never_wakes_it() -> None:
    """Idle time and private needs don't wake it. It wakes on public changes only (work finished or stopped, a request,
    a message, an answer, a band change), never on idle time, private needs, or a reading that merely went stale.
    """
    waiting = Planner()
    assert not any(due(waiting, tick, RULES) for tick in range(0, 10_000, 7))


def test_private_needs_do_not_wake_it_where_nothing_shares_them() -> None:
    """Idle time and private needs don't wake it. It wakes on public changes only (work finished or stopped, a request,
    a message, an answer, a band change), never on idle time, private needs, or a reading that merely went stale.
    """
    world = colony(pawns=[pawn("ann", food=1.0)], rules={"knowledge": {"link": False}})
    link, waiting = Link(), Planner()
    for _ in range(1_440):
        hear(waiting, public(run(world, 1), (), (), observe(world, link)))
    assert world.pawns["ann"].food < 0.7
    assert waiting == Planner()


def test_a_reading_that_grows_stale_does_not_wake_it_and_the_same_band_afterwards_neither() -> None:
    """It wakes on public changes only (work finished or stopped, a request, a message, an answer, a band change), never
    on idle time, private needs, or a reading that merely went stale.
    """
    silence = {"pawn": "ann", "first": 61, "last": 500}
    world = colony(
        rules={
            "needs": {"foodPerTick": 0.0, "restPerTick": 0.0},
            "knowledge": {"readingLives": 60, "outages": [silence]},
        },
    )
    link, heard = Link(), []
    for _ in range(700):
        heard += public(run(world, 1), (), (), observe(world, link))
    assert heard == [PublicChange(30, "band", "link:ann", "ann")]


def test_a_whole_exchange_wakes_it_at_each_answer_and_at_the_end_of_the_work() -> None:
    here = camp()
    waiting = Planner()
    here.offer(LOGS)
    hear(waiting, public((), here.talks.take_news(), (), ()))
    assert waiting.wakes == ()
    here.say("o1", "accept")
    while here.talks.live or not here.talks.ledger:
        here.tick()
    hear(waiting, public((), here.talks.take_news(), (), ()))
    assert [(wake.kind, wake.source) for wake in waiting.wakes] == [("answer", "offer:o1"), ("finished", "receipt:a1")]


# What waits -----------------------------------------------------------------------------------------------------------


def test_repeats_coalesce_into_the_latest() -> None:
    waiting = planner(NEWS, PublicChange(6, "band", "link:ann", "ann"))
    hear(waiting, [replace(NEWS, tick=9)])
    assert waiting.wakes == (PublicChange(6, "band", "link:ann", "ann"), replace(NEWS, tick=9))


def test_what_waits_is_bounded_and_the_oldest_leave() -> None:
    waiting = Planner()
    news = [replace(NEWS, source=f"message:m{number}") for number in range(MOST_WAKES + 5)]
    hear(waiting, news[:40])
    hear(waiting, news[40:])
    assert waiting.wakes == tuple(news[5:])


# Its turns ------------------------------------------------------------------------------------------------------------


def test_a_turn_takes_all_that_waits_and_spends_one_of_the_budget() -> None:
    waiting = planner(NEWS)
    assert due(waiting, 5, RULES)
    assert began(waiting, RULES) == (NEWS,)
    assert (waiting.spent, waiting.wakes, waiting.causes) == (1, (), (NEWS,))
    assert not due(waiting, 5, RULES)


def test_after_a_turn_the_cooldown_runs_from_its_end_and_what_is_heard_meanwhile_waits() -> None:
    """Each turn spends from a fixed budget, with a cooldown."""
    waiting = planner(NEWS)
    began(waiting, RULES)
    ended(waiting, 40, RULES)
    assert waiting.causes == ()
    hear(waiting, [replace(NEWS, tick=41)])
    assert [tick for tick in range(40, 53) if due(waiting, tick, RULES)] == [50, 51, 52]


def test_without_a_cooldown_it_may_go_on_at_once() -> None:
    rules = PlannerRules(budget=3, cooldown=0)
    waiting = planner(NEWS)
    began(waiting, rules)
    ended(waiting, 5, rules)
    hear(waiting, [NEWS])
    assert due(waiting, 5, rules)


def test_the_budget_is_never_overspent() -> None:
    """Every turn spends from a fixed budget with a cooldown. Each turn spends from a fixed budget, with a cooldown."""
    waiting = Planner()
    for _ in range(RULES.budget):
        hear(waiting, [NEWS])
        began(waiting, RULES)
        ended(waiting, 0, RULES)
    hear(waiting, [NEWS])
    assert not due(waiting, 1_000, RULES)
    with pytest.raises(MindError, match="budget of turns is spent: 3 of 3"):
        began(waiting, RULES)
    assert (waiting.spent, waiting.wakes) == (3, (NEWS,))


def test_without_a_budget_there_are_no_turns() -> None:
    assert not due(planner(NEWS), 0, PlannerRules(budget=0))


def test_a_turn_that_is_dropped_is_spent_and_what_woke_it_waits_again_before_what_came_later() -> None:
    waiting = planner(NEWS)
    began(waiting, RULES)
    later = PublicChange(7, "answer", "offer:o1", "bob")
    hear(waiting, [later])
    dropped(waiting)
    assert (waiting.spent, waiting.wakes, waiting.causes) == (1, (NEWS, later), ())
    dropped(waiting)
    assert waiting.wakes == (NEWS, later)


def test_a_repeat_of_what_woke_a_dropped_turn_is_the_later_one() -> None:
    waiting = planner(NEWS)
    began(waiting, RULES)
    hear(waiting, [replace(NEWS, tick=9)])
    dropped(waiting)
    assert waiting.wakes == (replace(NEWS, tick=9),)


# Its topics -----------------------------------------------------------------------------------------------------------


OPEN = {"id": "new", "status": "open", "text": "the fire is low", "sources": ["message:m2"]}


def test_topics_are_opened_under_ids_of_their_own_and_changed() -> None:
    core = Planner()
    assert applied(core, {"topic": OPEN}, 3) == Topic("p1", 3, "open", "the fire is low", ("message:m2",), 3)
    for _ in range(7):
        applied(core, {"topic": OPEN}, 4)
    applied(core, {"topic": {"id": "p2", "status": "declined", "text": "", "sources": []}}, 5)
    assert core.topics[1].status == "declined"
    ninth = applied(core, {"topic": OPEN}, 6)
    assert ninth is not None
    assert [topic.id for topic in core.topics] == ["p1", *(f"p{number}" for number in range(3, 10))]
    assert (ninth.id, core.opened) == ("p9", 9)


def test_a_reply_without_a_topic_leaves_the_topics_alone() -> None:
    all_ = minds()
    before = all_.planner.to_json()
    assert topic_fault(all_.planner, all_.talks, all_.decision(CORE).perspective, {}) is None  # type: ignore[arg-type]
    assert applied(all_.planner, {"pawn": "ann"}, TICK) is None
    assert all_.planner.to_json() == before


def test_what_the_core_was_not_told_is_no_source() -> None:
    all_ = minds()
    known: Any = all_.decision(CORE).perspective
    assert topic_fault(all_.planner, all_.talks, known, {"topic": OPEN}) is None
    to_ann = {"topic": {**OPEN, "sources": ["message:m1"]}}
    assert topic_fault(all_.planner, all_.talks, known, to_ann) == "no such source: message:m1"


# As JSON --------------------------------------------------------------------------------------------------------------


def whole() -> Planner:
    topic = Topic("p1", 3, "deferred", "later", ("message:m2",), 2)
    return Planner((topic,), 1, 2, 30, (NEWS,), (replace(NEWS, kind="answer"),))


def test_the_planner_comes_back_from_json() -> None:
    assert Planner.from_json(json.loads(json.dumps(whole().to_json()))) == whole()
    assert Planner.from_json(Planner().to_json()) == Planner()


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"spent": -1}, "spent"),
        ({"spent": 1.5}, "spent"),
        ({"topics": [{"id": "p1"}]}, "topics"),
        ({"wakes": [{**whole().to_json()["wakes"][0], "kind": "idle"}]}, "wakes"),
        ({"topics": whole().to_json()["topics"] * 9}, "topics"),
        ({"busy": True}, "busy"),
    ],
)
def test_what_is_no_state_of_a_planner_is_refused_with_its_place(change: dict[str, Any], where: str) -> None:
    with pytest.raises(StateError, match=f"no state of a planner: .*{where}"):
        Planner.from_json({**whole().to_json(), **change})


@pytest.mark.parametrize("data", [None, [], 7, "x"])
def test_what_is_not_even_an_object_is_refused(data: Any) -> None:
    with pytest.raises(StateError, match="no state of a planner"):
        Planner.from_json(data)
