"""Three speeds of thought: what a colonist's attention lets wait, has appraised, and deliberates on."""

from __future__ import annotations

import tracemalloc
from typing import Any

import pytest

from engine.colony.attention import Appraise, Attention, Deliberate, Reconsider, Reflect, dropped, due, hear, still
from engine.colony.mind_forms import AttentionRules
from engine.colony.stimuli import Stimulus, heard
from engine.errors import StateError
from engine.files import canonical_json
from helpers.colony_attention import CHATTER, HEALTH, ORDINARY, Mind, ask, stimulus

RULES = AttentionRules(cooldown=30, chatter_waits=240, queue=4)


def signals(causes: tuple[Stimulus, ...]) -> list[str]:
    return [each.signal.partition(":")[2] for each in causes]


# Appraisal ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("urgency", [HEALTH, ORDINARY])
def test_an_event_is_thought_about_only_if_its_appraisal_says_so(urgency: Any) -> None:
    """Fast appraisal decides whether an event deserves a thought."""
    mind = Mind(RULES)
    mind.hears_of("one", urgency)
    (step,) = mind.act()
    assert isinstance(step, Appraise)
    mind.appraised(False)
    assert mind.act() == []
    mind.hears_of("two", urgency)
    mind.act()
    mind.appraised(True)
    (step,) = mind.act()
    assert isinstance(step, Deliberate)
    assert signals(step.causes) == ["two"]
    assert mind.attention.counts["let pass"] == 1


def test_an_open_offer_deserves_a_thought_without_appraisal() -> None:
    """Deliberation handles negotiation, reconsideration and planning."""
    mind = Mind(RULES)
    mind.hears(ask(0))
    (step,) = mind.act()
    assert isinstance(step, Deliberate)
    assert signals(step.causes) == ["t1"]


def test_what_was_asked_and_is_open_no_more_needs_no_thought() -> None:
    mind = Mind(RULES, asked=False)
    mind.hears(ask(0))
    assert mind.act() == []


def test_an_offer_that_expired_while_it_waited_is_chatter() -> None:
    mind = Mind(RULES)
    mind.hears(ask(0), ask(1, "expired"))
    assert mind.act() == []
    (waiting,) = mind.attention.queue.values()
    assert (waiting.kind, waiting.urgency, waiting.repeats, waiting.deserves) == ("expired", CHATTER, 2, False)


def test_an_offer_that_was_revised_while_it_waited_asks_again() -> None:
    mind = Mind(RULES)
    mind.hears(ask(0), ask(1, "superseded"), ask(1))
    assert signals(mind.thinks()) == ["t1"]


def test_one_appraisal_at_a_time_health_first_and_beside_a_thought() -> None:
    mind = Mind(RULES)
    mind.hears(ask(0))
    mind.act()
    mind.hears_of("ordinary", ORDINARY)
    mind.hears_of("health", HEALTH)
    (step,) = mind.act()
    assert isinstance(step, Appraise)
    assert step.stimulus.urgency is HEALTH
    assert mind.busy is not None
    mind.appraised(False)
    (step,) = mind.act()
    assert isinstance(step, Appraise)
    assert step.stimulus.urgency is ORDINARY


def test_a_repeat_that_comes_during_an_appraisal_joins_what_was_found_worth_a_thought() -> None:
    mind = Mind(RULES)
    mind.hears_of("fire", ORDINARY)
    mind.act()
    mind.tick = 1
    mind.hears_of("fire", ORDINARY)
    mind.appraised(True)
    (step,) = mind.act()
    assert isinstance(step, Deliberate)
    (cause,) = step.causes
    assert (cause.repeats, cause.first, cause.last, cause.ids) == (2, 0, 1, ("e0", "e1"))


# Cooldown -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["ordinary", "asked"])
def test_after_a_thought_the_next_one_waits_for_the_cooldown(what: str) -> None:
    mind = Mind(RULES)
    mind.hears(ask(0, thread="t0"))
    mind.act()
    mind.tick = 10
    mind.ends()
    mind.hears(ask(10) if what == "asked" else stimulus("fire", ORDINARY, 10))
    assert not [step for step in mind.settle(ORDINARY) if isinstance(step, Deliberate)]
    mind.tick = 39
    assert mind.act() == []
    mind.tick = 40
    assert len(mind.thinks()) == 1


def test_health_events_bypass_cooldowns_and_take_along_what_waits() -> None:
    """Repeated signals coalesce, health events bypass cooldowns, and mundane chatter waits instead of cancelling a
    thought in progress. Repeats of a signal coalesce; health events bypass the cooldown; mundane chatter waits and
    never cancels a thought in progress.
    """
    mind = Mind(RULES)
    mind.hears(ask(0, thread="t0"))
    mind.act()
    mind.tick = 10
    mind.ends()
    mind.hears(ask(10))
    assert mind.act() == []
    mind.hears_of("fall", HEALTH)
    assert signals(mind.thinks()) == ["fall", "t1"]


# A thought under way --------------------------------------------------------------------------------------------------


def thinking() -> Mind:
    """A mind whose thought about an offer is under way."""
    mind = Mind(RULES)
    mind.hears(ask(0))
    mind.act()
    mind.tick = 5
    return mind


def test_a_health_event_makes_a_thought_under_way_begin_anew_with_what_caused_it() -> None:
    """Deliberation handles negotiation, reconsideration and planning."""
    mind = thinking()
    mind.hears_of("fall", HEALTH)
    step = mind.settle(HEALTH)[-1]
    assert isinstance(step, Reconsider)
    assert signals(step.causes) == ["fall", "t1"]
    assert step.why == "reconsidered: fall happened"
    assert mind.attention.counts["reconsidered"] == 1


def test_a_repeat_of_the_health_event_that_a_thought_is_about_waits_for_its_end_and_for_no_cooldown() -> None:
    mind = thinking()
    mind.hears_of("fall", HEALTH)
    mind.settle(HEALTH)
    mind.hears_of("fall", HEALTH)
    assert not [step for step in mind.settle(HEALTH) if isinstance(step, Reconsider)]
    mind.ends()
    assert signals(mind.thinks()) == ["fall"]


def test_the_reason_names_the_new_event_not_the_one_that_the_thought_was_about() -> None:
    mind = thinking()
    for name in ("a", "b"):
        mind.hears_of(name, HEALTH)
        step = mind.settle(HEALTH)[-1]
        assert isinstance(step, Reconsider)
        assert step.why == f"reconsidered: {name} happened"
    assert signals(step.causes) == ["a", "b", "t1"]


def test_repeats_of_what_a_thought_is_about_are_counted_into_the_one_that_begins_anew() -> None:
    mind = thinking()
    mind.hears(ask(5))
    mind.hears_of("fall", HEALTH)
    step = mind.settle(HEALTH)[-1]
    assert isinstance(step, Reconsider)
    assert [(cause.kind, cause.repeats) for cause in step.causes] == [("fall", 1), ("offered", 2)]


def test_a_repeat_that_is_not_appraised_yet_goes_on_waiting_when_a_thought_begins_anew() -> None:
    mind = Mind(RULES)
    mind.hears_of("fire", ORDINARY)
    mind.thinks()
    mind.hears_of("fall", HEALTH)
    mind.act()
    mind.hears_of("fire", ORDINARY)
    mind.appraised(True)
    assert isinstance(mind.act()[0], Reconsider)
    assert mind.appraising is not None
    assert signals((mind.appraising,)) == ["fire"]


@pytest.mark.parametrize("urgency", [ORDINARY, CHATTER])
def test_nothing_but_health_ends_a_thought_under_way(urgency: Any) -> None:
    """Repeated signals coalesce, health events bypass cooldowns, and mundane chatter waits instead of cancelling a
    thought in progress. Repeats of a signal coalesce; health events bypass the cooldown; mundane chatter waits and
    never cancels a thought in progress.
    """
    mind = thinking()
    mind.hears_of("other", urgency)
    mind.tick = 1_000
    assert not [step for step in mind.settle(HEALTH, ORDINARY, CHATTER) if isinstance(step, Reconsider | Deliberate)]
    assert mind.attention.queue


def test_a_reflection_gives_way_to_a_health_event_too() -> None:
    mind = Mind(AttentionRules(reflections=4, window=400), tick=100)
    mind.hears_of("meal", CHATTER)
    assert mind.act() == [Reflect()]
    mind.hears_of("fall", HEALTH)
    step = mind.settle(HEALTH)[-1]
    assert isinstance(step, Reconsider)
    assert signals(step.causes) == ["fall"]


def test_what_caused_a_thought_that_was_dropped_waits_again_with_what_came_since() -> None:
    mind = thinking()
    mind.hears_of("fire", ORDINARY)
    assert mind.busy is not None
    dropped(mind.attention, mind.busy.causes)
    mind.busy = None
    assert signals(mind.thinks()) == ["t1"]


def test_an_offer_that_expired_during_the_thought_that_was_dropped_is_not_asked_again() -> None:
    mind = thinking()
    mind.hears(ask(5, "expired"))
    assert mind.busy is not None
    dropped(mind.attention, mind.busy.causes)
    mind.busy = None
    assert mind.act() == []


# Chatter and repeats --------------------------------------------------------------------------------------------------


def test_chatter_waits_before_it_is_put_to_the_appraiser_and_is_counted_meanwhile() -> None:
    """Repeated signals coalesce, health events bypass cooldowns, and mundane chatter waits instead of cancelling a
    thought in progress. Repeats of a signal coalesce; health events bypass the cooldown; mundane chatter waits and
    never cancels a thought in progress.
    """
    mind = Mind(RULES)
    for tick in (0, 100, 200):
        mind.tick = tick
        mind.hears_of("meal", CHATTER)
        assert mind.act() == []
    mind.tick = 239
    assert mind.act() == []
    mind.tick = 240
    (step,) = mind.act()
    assert isinstance(step, Appraise)
    assert (step.stimulus.repeats, step.stimulus.first, step.stimulus.last) == (3, 0, 200)


def test_chatter_is_not_appraised_while_a_thought_is_under_way_or_cools_down() -> None:
    mind = Mind(RULES)
    mind.hears_of("meal", CHATTER)
    mind.tick = 235
    mind.hears(ask(235))
    mind.act()
    mind.tick = 300
    assert mind.act() == []
    mind.ends()
    assert mind.act() == []
    mind.tick = 330
    (step,) = mind.act()
    assert isinstance(step, Appraise)


def test_chatter_that_waits_keeps_no_thought_waiting() -> None:
    mind = thinking()
    mind.ends()
    mind.hears(ask(5, thread="t2"))
    mind.hears_of("meal", CHATTER)
    assert mind.act() == []
    mind.tick = 35
    assert signals(mind.thinks()) == ["t2"]


def test_of_a_full_queue_chatter_leaves_then_what_is_ordinary_then_what_was_asked_and_health_never() -> None:
    mind = Mind(RULES, asked=False)
    mind.hears(ask(0), stimulus("o1", ORDINARY, 0), stimulus("c1", CHATTER, 1), stimulus("c2", CHATTER, 2))
    left = []
    for number in range(6):
        before = set(mind.attention.queue)
        mind.hears(stimulus(f"h{number}", HEALTH, 3))
        left += sorted(before - set(mind.attention.queue))
    assert left == ["chatter:c1", "chatter:c2", "ordinary:o1", "thread:t1"]
    assert set(mind.attention.queue) == {f"health:h{number}" for number in range(6)}
    assert mind.attention.counts["lost"] == 4


def test_new_chatter_finds_no_place_in_a_queue_that_is_full_of_what_matters() -> None:
    mind = Mind(RULES)
    mind.hears(*(stimulus(f"o{number}", ORDINARY, 0) for number in range(4)), stimulus("c", CHATTER, 9))
    assert "chatter:c" not in mind.attention.queue
    assert len(mind.attention.queue) == 4


def test_for_pawns_to_whom_nothing_happens_nothing_is_made_at_a_tick() -> None:
    everybody = [Attention() for _ in range(200)]
    tracemalloc.start()
    try:
        due(everybody[0], 0, RULES, None, False)
        before, _ = tracemalloc.get_traced_memory()
        tracemalloc.reset_peak()
        for attention in everybody:
            assert still(attention, 5_000, RULES)
            assert due(attention, 5_000, RULES, None, False) is None
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert heard((), (), ()) == {}
    assert most - before < 4_000, "less than one object a pawn"


# State ----------------------------------------------------------------------------------------------------------------


def lived() -> Attention:
    mind = thinking()
    mind.hears_of("fall", HEALTH)
    mind.hears_of("meal", CHATTER)
    mind.settle(HEALTH)
    mind.ends()
    mind.hears(ask(5, thread="t2"))
    return mind.attention


def test_attention_comes_back_from_its_json_the_same() -> None:
    attention = lived()
    text = canonical_json(attention.to_json())
    again = Attention.from_json(attention.to_json())
    assert again == attention
    assert canonical_json(again.to_json()) == text
    assert again.digest() == attention.digest()


def test_its_digest_changes_with_it() -> None:
    attention, seen = Attention(), set()
    for tick, urgency in enumerate((HEALTH, HEALTH, CHATTER)):
        seen.add(attention.digest())
        hear(attention, stimulus("one", urgency, tick), tick, RULES)
    assert len(seen | {attention.digest()}) == 4


def test_what_its_json_gives_shares_nothing_with_it() -> None:
    attention = lived()
    before = attention.digest()
    data = attention.to_json()
    data["queue"].clear()
    data["counts"].clear()
    data["reflections"].append(1)
    attention.changed()
    assert attention.digest() == before


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        (("cool_until",), "soon", "cool_until"),
        (("queue", "thread:t2", "urgency"), "utmost", "queue.thread:t2.urgency"),
        (("queue", "thread:t2", "extra"), 1, "queue.thread:t2.extra"),
        (("reflections",), None, "reflections"),
        (("extra",), 1, "extra"),
    ],
)
def test_a_state_that_is_none_is_refused_with_its_place(path: tuple[str, ...], value: Any, place: str) -> None:
    data = lived().to_json()
    part = data
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    with pytest.raises(StateError, match="no state of attention") as caught:
        Attention.from_json(data)
    assert place in str(caught.value)
