"""The core's topics, budgets and wakes in the window (`concord: A planner that waits to be needed`)."""

from __future__ import annotations

from typing import Any

import pytest

from concordui.colony.topics.card import TopicCard
from concordui.colony.topics.page import TopicsPage
from engine.colony.perspective import Topic
from helpers.hands import nameless

pytestmark = pytest.mark.sampled(3)


@pytest.fixture
def opened(qtbot: Any, shows: Any) -> Any:
    def open_page(*topics: Topic, budget: int | None = 60) -> tuple[TopicsPage, Any]:
        run = shows("refused-haul", 700, budget=budget)
        run.world.planner.topics = topics
        page = TopicsPage(run.showing)
        qtbot.addWidget(page)
        page.resize(620, 800)
        page.show()
        return page, run

    return open_page


def cards(page: TopicsPage) -> list[str]:
    """What each card says, in order."""
    found = [page._column.itemAt(place).widget() for place in range(page._column.count())]
    return [card.accessibleName() for card in found if isinstance(card, TopicCard)]


def test_a_topic_names_its_status_its_sources_and_the_receipt_that_closes_it(opened: Any) -> None:
    page, _ = opened(Topic("p1", 600, "open", "Wood for the night", ("opportunity:haul:logs", "offer:o1"), 510))
    (card,) = cards(page)
    assert card.startswith("Wood for the night, open")
    assert "offer o1 to Bo: Haul logs, 3 trips" in card
    assert "Haul logs, 3 trips by Ada: finished on Day 1, 10:14. Its receipt a1 closes the topic." in card
    assert "the core can call it resolved" in card


def test_a_topic_that_no_receipt_closes_says_what_would(opened: Any) -> None:
    page, _ = opened(
        Topic("p1", 10, "open", "Bo is hungry", ("link:bo",), 10),
        Topic("p2", 690, "blocked", "More wood", ("opportunity:haul:logs",), 690),
    )
    late, hungry = cards(page)
    assert "No work is linked to it: no receipt can close it, and words do not." in hungry
    assert "Only a receipt of finished work closes it: Haul logs." in late


def test_topics_that_are_not_closed_stand_first(opened: Any) -> None:
    page, _ = opened(
        Topic("p1", 10, "open", "first", ("link:bo",), 10), Topic("p2", 20, "declined", "second", ("link:bo",), 20)
    )
    assert [card.partition(",")[0] for card in cards(page)] == ["first", "second"]


def test_budgets_say_what_is_spent_reserved_and_left(opened: Any) -> None:
    page, run = opened()
    spent = run.world.planner.spent
    assert page.turns.words.text() == f"{spent} of 200 spent, none under way, {200 - spent} left"
    made = run.store.attempts.count()
    assert page.calls.words.text() == f"{made} of 60 spent, none under way, {60 - made} left"
    assert page.calls.bar.value() == made


def test_calls_without_a_bound_have_no_bar(opened: Any) -> None:
    page, _ = opened(budget=None)
    assert not page.calls.bar.isVisibleTo(page)
    assert page.calls.words.text().endswith("no bound")


def test_what_woke_the_core_last_is_told_with_what_it_chose(qtbot: Any, opened: Any) -> None:
    page, _ = opened()
    assert "What woke it is read as soon as it rests." in page.woken.accessibleDescription()
    qtbot.waitUntil(lambda: "By: " in page.woken.accessibleDescription())
    assert page.woken.accessibleName().startswith("The core was woken last on Day 1, 1")
    told = page.woken.accessibleDescription()
    assert "changed on the shared link" in told
    assert "It chose: Wait." in told
    assert "do not wake it" in told


def test_the_core_may_see_its_own_topics_and_a_colonist_may_not(opened: Any) -> None:
    page, run = opened(Topic("p1", 10, "open", "Bo is hungry", ("link:bo",), 10))
    run.showing.see_as("core")
    assert cards(page)
    assert not page.closed.isVisibleTo(page)
    run.showing.see_as("bo")
    assert page.closed.isVisibleTo(page)


def test_a_core_without_topics_says_so_and_every_control_has_a_name(opened: Any) -> None:
    page, _ = opened()
    assert page.hint.isVisibleTo(page)
    assert nameless(page) == []
