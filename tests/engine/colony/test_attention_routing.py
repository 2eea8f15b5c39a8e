"""What reaches whose attention: each event, notice and message its own pawn alone."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.colony import proposals
from engine.colony.attention import Attention, hear
from engine.colony.beginning import begin
from engine.colony.events import KINDS, Event, Urgency
from engine.colony.mind_forms import AttentionRules
from engine.colony.perspective import Message
from engine.colony.scenario import parse_scenario
from engine.colony.stimuli import MOST_IDS, Stimulus, coalesced, heard
from engine.colony.threads import CORE, Notice
from helpers.colony_random import lived, scenarios
from helpers.colony_talks import LOGS, TWIGS, camp

PAWNS = ["ann", "bob", "cat", "dan"]


@st.composite
def news(draw: st.DrawFn) -> tuple[list[Event], list[Notice], list[Message]]:
    """Things that concern some of four pawns, each with an id of its own."""
    pawn = st.sampled_from(PAWNS)
    events = [
        Event(f"e{number}", 5, draw(st.sampled_from(["ate", "fall", "exhausted"])), tuple(sorted(whom)), _facts(about))
        for number, (whom, about) in enumerate(draw(st.lists(st.tuples(st.sets(pawn), pawn), max_size=8)))
    ]
    notices = [
        Notice(5, kind, whom, f"t{number}", f"o{number}")
        for number, (kind, whom) in enumerate(
            draw(st.lists(st.tuples(st.sampled_from(["offered", "expired", "accepted"]), pawn), max_size=8))
        )
    ]
    messages = [
        Message(f"m{number}", 5, CORE, whom, kind, f"words {number}")
        for number, (whom, kind) in enumerate(
            draw(st.lists(st.tuples(pawn | st.just(CORE), st.sampled_from(["question", "message"])), max_size=8))
        )
    ]
    return events, notices, messages


def _facts(pawn: str) -> dict[str, object]:
    return {"pawn": pawn, "count": 1, "item": "meal", "severity": "badly"}


@given(news())
def test_no_stimulus_of_one_pawn_ever_reaches_another(found: tuple[list[Event], list[Notice], list[Message]]) -> None:
    """Native events are archived and routed only to the pawn who experienced them. Events are archived and routed only
    to the pawn that experienced them.
    """
    events, notices, messages = found
    reached = heard(events, notices, messages)
    for pawn in PAWNS:
        own = [event.id for event in events if pawn in event.pawns]
        own += [notice.offer for notice in notices if notice.pawn == pawn and notice.kind != "accepted"]
        own += [message.id for message in messages if message.to == pawn]
        assert [name for each in reached.get(pawn, []) for name in each.ids] == own
    assert set(reached) <= set(PAWNS)
    assert all(reached.values())


@settings(deadline=None, max_examples=15)
@given(scenarios())
def test_in_a_lived_colony_whatever_waits_for_a_pawn_befell_it(source: dict[str, object]) -> None:
    """Native events are archived and routed only to the pawn who experienced them."""
    world = begin(parse_scenario(source))
    events = lived(world, 150, 3)
    experienced = {pawn: {event.id for event in events if pawn in event.pawns} for pawn in world.pawns}
    attentions = {pawn: Attention() for pawn in world.pawns}
    for event in events:
        for pawn, stimuli in heard([event], (), ()).items():
            for each in stimuli:
                hear(attentions[pawn], each, event.tick, AttentionRules())
    for pawn, attention in attentions.items():
        assert {name for each in attention.queue.values() for name in each.ids} <= experienced[pawn]
        assert attention.counts["heard"] == len(experienced[pawn])


def test_an_event_that_nobody_experienced_reaches_nobody() -> None:
    assert heard([Event("e1", 5, "fire_out", (), {"thing": "fire"})], (), ()) == {}


def test_an_event_is_told_as_its_sentence_with_nothing_else_of_its_facts() -> None:
    event = Event("e1", 5, "ate", ("ann",), {"pawn": "ann", "count": 2, "item": "meal", "secret": "of the simulation"})
    (stimulus,) = heard([event], (), ())["ann"]
    assert stimulus.told() == {"kind": "ate", "text": "ann ate 2 meal", "ids": ["e1"], "first": 5, "last": 5}
    assert stimulus.urgency is Urgency.CHATTER


def test_a_message_for_the_core_is_no_pawns() -> None:
    assert heard((), (), [Message("m1", 5, "ann", CORE, "message", "the fire is low")]) == {}


def test_a_question_asks_something_of_its_pawn_and_other_words_do_not() -> None:
    question, words = heard(
        (),
        (),
        [Message("m1", 5, CORE, "ann", "question", "would you?"), Message("m2", 5, CORE, "ann", "message", "rain")],
    )["ann"]
    assert (question.asks, question.deserves, question.text) == (True, True, "would you?")
    assert (words.asks, words.deserves) == (False, False)


def test_a_pawn_is_told_of_what_is_asked_of_it_and_how_its_work_stands_but_not_of_its_own_answers() -> None:
    place = camp()
    place.offer(TWIGS, "bob")
    place.working(LOGS, "ann")
    reached = heard((), place.talks.take_news(), ())
    assert [each.kind for each in reached["ann"]] == ["offered", "started"]
    assert [each.kind for each in reached["bob"]] == ["offered"]
    assert reached["ann"][0].ids == ("o2",)
    place.say("a1", "withdraw", "withdraw")
    proposals.withdraw_offer(place.talks, "o1")
    reached = heard((), place.talks.take_news(), ())
    assert [each.kind for each in reached["bob"]] == ["withdrawn"]


def test_work_that_ended_is_told_once_by_its_event() -> None:
    event = Event("e7", 5, "work_stopped", ("ann",), {"pawn": "ann", "work": "haul", "why": "expiry", "action": "a1"})
    notice = Notice(5, "stopped", "ann", "t1", "o1", "a1", "expiry")
    (stimulus,) = heard([event], [notice], ())["ann"]
    assert stimulus.kind == "work_stopped"
    assert stimulus.ids == ("e7",)


def test_work_that_never_began_has_no_event_and_is_told_by_its_notice() -> None:
    (stimulus,) = heard((), [Notice(5, "stopped", "ann", "t1", "o1", "a1", "failure")], ())["ann"]
    assert (stimulus.kind, stimulus.ids, stimulus.text) == ("stopped", ("a1",), "a1 is stopped: failure")
    assert stimulus.urgency is Urgency.ORDINARY
    assert not stimulus.experience


# Repeats --------------------------------------------------------------------------------------------------------------


def test_repeats_of_one_signal_are_one_stimulus_that_counts_them_and_keeps_the_latest_ids() -> None:
    """Repeated signals coalesce, health events bypass cooldowns, and mundane chatter waits instead of cancelling a
    thought in progress.
    """
    attention = Attention()
    for number in range(1, 13):
        event = Event(f"e{number}", number, "ate", ("ann",), {"pawn": "ann", "count": number, "item": "meal"})
        for each in heard([event], (), ())["ann"]:
            hear(attention, each, number, AttentionRules())
    (waiting,) = attention.queue.values()
    assert (waiting.repeats, waiting.first, waiting.last) == (12, 1, 12)
    assert waiting.text == "ann ate 12 meal"
    assert waiting.ids == tuple(f"e{number}" for number in range(13 - MOST_IDS, 13))


def test_what_befell_two_pawns_are_two_signals() -> None:
    events = [Event(f"e{n}", 5, "fall", ("ann",), {"pawn": who, "severity": "badly"}) for n, who in enumerate(PAWNS)]
    assert len({each.signal for each in heard(events, (), ())["ann"]}) == len(PAWNS)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_two_of_one_signal_as_one_lose_neither_their_urgency_nor_what_they_deserve(kind: str) -> None:
    urgency = KINDS[kind].urgency
    one = Stimulus("s", kind, urgency, "earlier", ("e1",), 1, 1, 1, deserves=True)
    two = Stimulus("s", kind, urgency, "later", ("e2",), 4, 4, 2)
    assert coalesced(one, two) == Stimulus("s", kind, urgency, "later", ("e1", "e2"), 1, 4, 3, deserves=True)
