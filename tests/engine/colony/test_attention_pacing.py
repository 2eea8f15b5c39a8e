"""The pace of reflection: a fixed allowance, spread evenly over the window."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from engine.colony.attention import Reflect
from engine.colony.mind_forms import AttentionRules
from engine.colony.pacing import next_reflection, spacing
from helpers.colony_attention import CHATTER, HEALTH, ORDINARY, Mind, ask

RULES = AttentionRules(reflections=4, window=400, cooldown=30)


def reflecting(mind: Mind, ticks: int, every: int = 1) -> list[int]:
    """The ticks at which a mind reflects that experiences something every so many ticks, until the last of them."""
    while mind.tick < ticks:
        mind.tick += 1
        if mind.tick % every == 0:
            mind.hears_of("meal", CHATTER)
        if Reflect() in mind.settle():
            mind.ends()
    return [tick for tick, step in mind.steps if step == Reflect()]


def test_the_allowance_is_spread_evenly_over_the_window() -> None:
    """Reflection pacing spreads a fixed allowance over the observation window. Reflection spends a fixed allowance
    spread over the window.
    """
    assert reflecting(Mind(RULES), 1_000) == [100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000]


def test_without_an_allowance_nobody_reflects() -> None:
    assert reflecting(Mind(AttentionRules(reflections=0)), 3_000) == []
    assert next_reflection(0, AttentionRules(reflections=0)) is None


def test_what_was_slept_through_is_not_made_up_for_in_a_burst() -> None:
    mind = Mind(RULES, awake=False)
    assert reflecting(mind, 750) == []
    mind.awake = True
    assert reflecting(mind, 1_000) == [751, 851, 951]


def test_nobody_reflects_who_experienced_nothing_new() -> None:
    mind = Mind(RULES, tick=90)
    mind.hears_of("meal", CHATTER)
    assert reflecting(mind, 5_000, every=10_000) == [100]
    mind.hears_of("meal", CHATTER)
    assert Reflect() in mind.settle()


def test_offers_and_questions_are_no_experience_to_reflect_on() -> None:
    mind = Mind(RULES, tick=100)
    mind.hears(ask(100))
    mind.thinks()
    mind.ends()
    mind.tick = 2_000
    assert mind.act() == []


def test_reflection_waits_for_a_thought_its_cooldown_and_an_appraisal() -> None:
    mind = Mind(RULES, tick=100)
    mind.hears_of("fall", HEALTH)
    mind.thinks()
    mind.tick = 150
    assert mind.act() == []
    mind.ends()
    mind.tick = 179
    assert mind.act() == []
    mind.tick = 180
    mind.hears_of("fire", ORDINARY)
    assert Reflect() not in mind.act()
    mind.appraised(False)
    assert mind.act() == [Reflect()]


@given(
    window=st.integers(1, 300),
    allowance=st.integers(0, 40),
    ticks=st.lists(st.tuples(st.integers(1, 40), st.booleans()), max_size=80),
)
def test_no_window_wherever_it_begins_holds_more_than_the_allowance(
    window: int, allowance: int, ticks: list[tuple[int, bool]]
) -> None:
    """Reflection pacing spreads a fixed allowance over the observation window. Reflection spends a fixed allowance
    spread over the window.
    """
    mind = Mind(AttentionRules(reflections=allowance, window=window, cooldown=0))
    for pause, awake in ticks:
        mind.awake = awake
        reflecting(mind, mind.tick + pause)
    found = [tick for tick, step in mind.steps if step == Reflect()]
    for first in found:
        assert sum(first <= tick < first + window for tick in found) <= allowance
    assert all(after - before >= spacing(mind.rules) for before, after in pairwise(found))
