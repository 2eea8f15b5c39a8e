"""The core's topics: sourced, at most eight, closed by receipts alone (`concord: up to eight sourced topics`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.colony.allowlists import MOST_TOPICS
from engine.colony.goods import lay
from engine.colony.perspective import Topic
from engine.colony.threads import CORE
from engine.colony.topics import (
    CLOSED,
    LIVE,
    MOST_SOURCES,
    MOST_TOLD,
    NEW,
    changed,
    fault,
    linked,
    room,
    sources_of,
    topic_schema,
    unresolved,
)
from engine.minds.shape import is_strict, least, misfits, unknown_parts
from helpers.colony_minds import TICK, Minds, minds
from helpers.colony_talks import LOGS, MEAL, Camp, camp

WOOD = Topic("p1", 0, "open", "wood lies about", ("opportunity:haul:logs",), 0)
TOLD = ["opportunity:haul:logs", "message:m1", "receipt:a1", "offer:o1"]


def move(name: str = NEW, status: str = "open", text: str = "wood", sources: tuple[str, ...] = ()) -> dict[str, Any]:
    return {"id": name, "status": status, "text": text, "sources": list(sources)}


def topics(*statuses: Any) -> tuple[Topic, ...]:
    return tuple(replace(WOOD, id=f"p{number}", status=status) for number, status in enumerate(statuses, start=1))


def known(all_: Minds) -> Any:
    return all_.decision(CORE).perspective


# Sources --------------------------------------------------------------------------------------------------------------


def test_a_topic_cites_messages_receipts_offers_work_sightings_and_bands_that_are_low() -> None:
    all_ = minds()
    assert sources_of(known(all_)) == [
        "message:m2",
        "receipt:a1",
        "receipt:a2",
        "offer:o1",
        "offer:o2",
        "offer:o3",
        "opportunity:haul:logs",
        "opportunity:haul:meals",
        "opportunity:produce:fire",
        "sighting:bush",
        "sighting:fire",
        "sighting:meals",
        "sighting:store",
    ]
    all_.link.readings["cat"] = replace(all_.link.readings["cat"], food="urgent", rest="low")
    assert sources_of(known(all_))[-1] == "link:cat"


def test_of_messages_and_the_like_the_latest_can_be_cited_and_of_work_all() -> None:
    all_ = minds()
    for number in range(1, 15):
        lay(all_.colony, (number, 9), "wood", 1)
    work = [source for source in sources_of(known(all_)) if source.startswith("opportunity:haul:stack#")]
    assert len(work) == 14
    all_.messages = [replace(all_.messages[1], id=f"m{number}") for number in range(1, 15)]
    messages = [source for source in sources_of(known(all_)) if source.startswith("message:")]
    assert messages == [f"message:m{number}" for number in range(15 - MOST_TOLD, 15)]


# The part of a reply --------------------------------------------------------------------------------------------------


def test_the_ids_statuses_and_sources_of_a_reply_are_enums() -> None:
    """At most eight sourced topics: open, blocked, deferred, resolved, declined."""
    all_ = minds()
    schema = topic_schema(all_.planner.topics, known(all_))
    assert schema is not None
    new, old = (branch["properties"] for branch in schema["anyOf"])
    assert new["id"]["enum"] == [NEW]
    assert old["id"]["enum"] == ["p1"]
    assert new["status"]["enum"] == list(LIVE)
    assert old["status"]["enum"] == [*LIVE, *CLOSED]
    for part in (new, old):
        assert part["sources"]["items"]["enum"] == sources_of(known(all_))
    assert unknown_parts(schema) == []
    assert is_strict(schema)
    assert least(schema) is None


@pytest.mark.parametrize(
    ("given", "fits"),
    [
        (None, True),
        (move(sources=("message:m2",)), True),
        (move("p1", "resolved", "", ()), True),
        (move("p1", "deferred", "later", ("offer:o3",)), True),
        (move(), False),
        (move(text="", sources=("message:m2",)), False),
        (move(sources=("message:m7",)), False),
        (move(sources=("message:m2",), status="resolved"), False),
        (move("p9", sources=("message:m2",)), False),
        (move(text="x" * 281, sources=("message:m2",)), False),
        (move("p1", "closed"), False),
        ({**move("p1"), "more": 1}, False),
        ({"id": "p1", "status": "open"}, False),
    ],
)
def test_a_topic_of_another_shape_is_no_reply(given: Any, fits: bool) -> None:
    all_ = minds()
    schema = topic_schema(all_.planner.topics, known(all_))
    assert schema is not None
    assert (misfits(schema, given) == []) == fits


def test_a_topic_can_be_opened_only_where_there_is_a_place_and_changed_only_while_it_is_open() -> None:
    told = known(minds())
    full, spare = topics(*["open"] * 8), topics(*["open"] * 7, "declined")
    assert topic_schema(full, told)["properties"]["id"]["enum"] == [topic.id for topic in full]  # type: ignore[index]
    assert (
        topic_schema(spare, told)["anyOf"][1]["properties"]["id"]["enum"]
        == [  # type: ignore[index]
            topic.id for topic in full[:7]
        ]
    )
    assert topic_schema((), told)["properties"]["id"]["enum"] == [NEW]  # type: ignore[index]


def test_who_was_told_nothing_can_cite_nothing_and_open_nothing() -> None:
    told = known(minds()).model_copy(update=dict.fromkeys(("messages", "receipts", "opportunities", "sightings"), ()))
    told = told.model_copy(update={"offers": (), "bands": ()})
    assert topic_schema((), told) is None
    schema = topic_schema((WOOD,), told)
    assert schema is not None
    assert misfits(schema, move("p1", "deferred", "", ())) == []
    assert misfits(schema, move("p1", "deferred", "", ("message:m2",))) != []


# Links and receipts ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("source", ["opportunity:haul:logs", "offer:o1", "receipt:a1"])
def test_work_is_linked_by_its_kind_and_target_whatever_names_it(source: str) -> None:
    here = camp()
    action = here.working()
    here.working(MEAL, "bob")
    assert [each.action for each in linked(replace(WOOD, sources=(source,)), here.talks)] == [action]


@pytest.mark.parametrize("source", ["message:m1", "sighting:logs", "link:ann", "offer:o99", "receipt:a99"])
def test_what_names_no_work_links_none(source: str) -> None:
    here = camp()
    here.working()
    topic = replace(WOOD, sources=(source,))
    assert linked(topic, here.talks) == []
    assert unresolved(topic, here.talks) == "no work is linked to it"


def finished(here: Camp) -> str:
    action = here.working()
    for _ in range(400):
        if here.talks.ledger[action].state == "ended":
            receipt = here.talks.ledger[action].receipt
            assert receipt is not None
            assert receipt.state == "finished"
            return action
        here.tick()
    raise AssertionError("the work did not finish")


def test_resolved_needs_completed_linked_work() -> None:
    """ "Resolved" requires completed linked work, so its prose can't close a topic that the receipts don't close.
    Resolved needs completed linked work; prose can't close a topic that the receipts don't close.
    """
    here = camp()
    topics_ = (replace(WOOD, opened=here.talks.tick),)
    close = move("p1", "resolved", "all the wood is in, believe me")
    assert fault(topics_, here.talks, TOLD, close) == "p1 is not resolved: no work is linked to it"
    here.offer()
    assert fault(topics_, here.talks, TOLD, close) == "p1 is not resolved: no work is linked to it"
    here.say("o1", "accept")
    here.tick(2)
    assert fault(topics_, here.talks, TOLD, close) == "p1 is not resolved: linked work is under way: a1"
    while here.talks.live:
        here.tick()
    assert fault(topics_, here.talks, TOLD, close) == ""


def test_work_that_stopped_resolves_nothing() -> None:
    here = camp()
    topics_ = (replace(WOOD, opened=here.talks.tick),)
    action = here.working()
    here.say(action, "withdraw", "withdraw")
    here.tick(2)
    assert here.talks.ledger[action].state == "ended"
    why = "p1 is not resolved: no linked work has finished since it was opened"
    assert fault(topics_, here.talks, TOLD, move("p1", "resolved")) == why


def test_work_that_finished_before_a_topic_was_opened_does_not_resolve_it() -> None:
    here = camp()
    finished(here)
    topics_ = (replace(WOOD, opened=here.talks.tick),)
    why = "p1 is not resolved: no linked work has finished since it was opened"
    assert fault(topics_, here.talks, TOLD, move("p1", "resolved")) == why
    earlier = (replace(WOOD, opened=here.talks.tick - 1),)
    assert fault(earlier, here.talks, TOLD, move("p1", "resolved")) == ""


def test_the_move_that_closes_a_topic_links_no_work_to_it() -> None:
    here = camp()
    action = finished(here)
    topics_ = (replace(WOOD, sources=("message:m1",)),)
    forged = move("p1", "resolved", "done", (f"receipt:{action}",))
    assert fault(topics_, here.talks, TOLD, forged) == "p1 is not resolved: no work is linked to it"


def test_other_work_on_the_same_target_is_not_linked() -> None:
    here = camp()
    finished(here)
    topic = replace(WOOD, sources=("opportunity:produce:logs",))
    assert unresolved(topic, here.talks) == "no work is linked to it"


@pytest.mark.parametrize("status", ["open", "blocked", "deferred", "declined"])
def test_any_other_status_needs_no_receipt(status: str) -> None:
    assert fault((WOOD,), camp().talks, TOLD, move("p1", status)) == ""


# Faults ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (move(sources=("message:m9",)), "no such source: message:m9"),
        (move("p1", sources=("receipt:a9",)), "no such source: receipt:a9"),
        (move("p7"), "there is no topic p7"),
        (move("p2"), "p2 is declined already"),
        (move("p3"), "p3 is resolved already"),
        (move(status="resolved", sources=("message:m1",)), "a new topic can't be resolved"),
        (move(status="declined", sources=("message:m1",)), "a new topic can't be declined"),
        (move(), "a new topic has words and a source"),
        (move(text="", sources=("message:m1",)), "a new topic has words and a source"),
    ],
)
def test_what_can_not_be_done_to_a_topic_says_why(given: dict[str, Any], why: str) -> None:
    assert fault(topics("open", "declined", "resolved"), camp().talks, TOLD, given) == why


def test_a_topic_has_no_more_than_so_many_sources() -> None:
    sources = tuple(f"message:m{number}" for number in range(MOST_SOURCES))
    full = (replace(WOOD, sources=sources),)
    told = [*TOLD, *sources]
    why = f"p1 would have more than {MOST_SOURCES} sources"
    assert fault(full, camp().talks, told, move("p1", sources=("offer:o1",))) == why
    assert fault(full, camp().talks, told, move("p1", sources=sources[:4])) == ""


# Eight places ---------------------------------------------------------------------------------------------------------


def test_a_ninth_topic_has_no_place_while_all_eight_are_open() -> None:
    """It keeps up to eight sourced topics marked open, blocked, deferred, resolved or declined. At most eight sourced
    topics: open, blocked, deferred, resolved, declined. A ninth topic needs a place: the oldest resolved or declined
    one leaves, and where there is none the planner must wait or close one.
    """
    full = topics(*["open", "blocked", "deferred", "open"] * 2)
    assert not room(full)
    new = move(sources=("message:m1",))
    assert fault(full, camp().talks, TOLD, new) == f"all {MOST_TOPICS} topics are open: close one first"


@pytest.mark.parametrize("status", CLOSED)
def test_a_ninth_topic_takes_the_place_of_the_one_that_was_closed_first(status: str) -> None:
    """A ninth topic needs a place: the oldest resolved or declined one leaves, and where there is none the planner must
    wait or close one.
    """
    full = list(topics(*["open"] * 5, status, status, "open"))
    full[5], full[6] = replace(full[5], tick=40), replace(full[6], tick=30)
    new = move(sources=("message:m1",))
    assert fault(full, camp().talks, TOLD, new) == ""
    after = changed(tuple(full), new, 50, "p9")
    assert [topic.id for topic in after] == ["p1", "p2", "p3", "p4", "p5", "p6", "p8", "p9"]
    full[5] = replace(full[5], tick=30)
    assert [topic.id for topic in changed(tuple(full), new, 50, "p9")] == [
        *("p1", "p2", "p3", "p4", "p5"),
        *("p7", "p8", "p9"),
    ]


def test_as_long_as_there_is_a_place_no_topic_leaves() -> None:
    seven = topics("resolved", *["open"] * 6)
    assert changed(seven, move(sources=("message:m1",)), 50, "p8")[:7] == seven


def test_a_topic_keeps_when_it_was_opened_and_its_sources_and_new_words_replace_the_old() -> None:
    (opened,) = changed((), move(sources=("message:m1", "message:m1")), TICK, "p1")
    assert opened == Topic("p1", TICK, "open", "wood", ("message:m1",), TICK)
    (later,) = changed((opened,), move("p1", "blocked", "no hands", ("offer:o1", "message:m1")), 50, "p2")
    assert later == Topic("p1", 50, "blocked", "no hands", ("message:m1", "offer:o1"), TICK)
    (last,) = changed((later,), move("p1", "deferred", ""), 60, "p2")
    assert last == replace(later, tick=60, status="deferred")


def test_what_is_linked_follows_from_all_sources_of_a_topic() -> None:
    here = camp()
    one, other = here.working(LOGS, "ann"), here.working(MEAL, "bob")
    topic = replace(WOOD, sources=("message:m1", f"receipt:{other}", "opportunity:haul:logs"))
    assert [each.action for each in linked(topic, here.talks)] == [one, other]
