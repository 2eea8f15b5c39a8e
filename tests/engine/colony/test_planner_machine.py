"""Whatever is heard, chosen, dropped, reloaded and ticked through: the planner keeps its bounds, it wakes on public
changes alone, and receipts alone resolve topics.

The machine keeps its own account of what was public, and the planner is held against it.
"""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from engine.colony.allowlists import CorePerspective
from engine.colony.mind_forms import OfferRules, PlannerRules
from engine.colony.perspective import Message, Topic, core_perspective
from engine.colony.planner import Planner, applied, began, dropped, due, ended, hear, public, topic_fault
from engine.colony.proposals import answer, propose
from engine.colony.telemetry import BandChange, Link
from engine.colony.threads import CORE, Offer, Work
from engine.colony.topics import sources_of
from helpers.colony_talks import camp

RULES = PlannerRules(budget=40, cooldown=6)
LIVE, CLOSED = ("open", "blocked", "deferred"), ("resolved", "declined")
WORKS = [Work("haul", "logs"), Work("haul", "twigs"), Work("produce", "fire")]
picks = st.integers(0, 10_000)
moves = st.sampled_from(["new", "old"])
pawns = st.sampled_from(["ann", "bob"])


class Planning(RuleBasedStateMachine):
    """A core that does anything with its topics at any turn, and a small colony that works."""

    def __init__(self) -> None:
        super().__init__()
        self.here = camp(OfferRules(work_ticks=60))
        self.planner = Planner()
        self.messages: list[Message] = []
        self.under_way = False
        self.woken = False
        """Whether something public has happened that no turn was about."""
        self.turns = 0
        self.may_begin = 0
        self.closed: dict[str, Topic] = {}
        """Topics that were closed, by id."""
        self.places: list[str] = []
        """The topics that there have to be."""

    @property
    def tick(self) -> int:
        return self.here.world.tick

    # What happens in the colony ---------------------------------------------------------------------------------------

    @rule(work=st.sampled_from(WORKS), pawn=pawns, choice=st.sampled_from(["accept", "accept", "refuse", "not_now"]))
    def a_pawn_answers_an_offer(self, work: Work, pawn: str, choice: str) -> None:
        offer = propose(self.here.talks, pawn, work)
        self.hear_notices(public_expected=False)
        if isinstance(offer, Offer):
            answer(self.here.talks, self.here.reply(offer.id, choice))
            self.hear_notices(public_expected=True)

    @precondition(lambda self: any(key.startswith("withdraw") for key in self.here.talks.open))
    @rule()
    def a_pawn_takes_its_word_back(self) -> None:
        action = next(key for key in self.here.talks.open if key.startswith("withdraw")).partition(":")[2]
        answer(self.here.talks, self.here.reply(action, "withdraw", "withdraw"))
        self.here.tick(2)
        self.hear_notices(public_expected=True)

    @rule(ticks=st.integers(1, 40))
    def time_passes(self, ticks: int) -> None:
        for _ in range(ticks):
            before = self.over()
            self.here.tick()
            self.hear_notices(public_expected=self.over() > before)

    @rule(pawn=pawns, to=st.sampled_from([CORE, CORE, "ann"]))
    def somebody_says_something(self, pawn: str, to: str) -> None:
        message = Message(f"m{len(self.messages) + 1}", self.tick, pawn, to, "message", "x")
        self.messages.append(message)
        hear(self.planner, public((), (), [message], ()))
        self.woken |= to == CORE

    @rule(pawn=pawns)
    def a_band_changes(self, pawn: str) -> None:
        hear(self.planner, public((), (), (), [BandChange(self.tick, pawn, "food", "low", "urgent")]))
        self.woken = True

    def over(self) -> int:
        """How much agreed work is over."""
        return sum(each.state == "ended" for each in self.here.talks.ledger.values())

    def hear_notices(self, public_expected: bool) -> None:
        found = public((), self.here.talks.take_news(), (), ())
        assert bool(found) == public_expected
        hear(self.planner, found)
        self.woken |= public_expected

    # Its turns --------------------------------------------------------------------------------------------------------

    @precondition(lambda self: not self.under_way)
    @rule()
    def a_turn_begins(self) -> None:
        expected = self.woken and self.turns < RULES.budget and self.tick >= self.may_begin
        assert due(self.planner, self.tick, RULES) == expected
        if expected:
            assert began(self.planner, RULES)
            self.turns += 1
            self.under_way, self.woken = True, False

    @precondition(lambda self: self.under_way)
    @rule(
        move=moves,
        pick=picks,
        status=picks,
        sources=st.lists(picks, max_size=4),
    )
    def a_turn_ends(self, move: str, pick: int, status: int, sources: list[int]) -> None:
        statuses = (*LIVE, *CLOSED, "resolved")
        ids = [topic.id for topic in self.planner.topics] or ["new"]
        told = [*sources_of(self.known()), "receipt:a999"]
        self.decided(
            "new" if move == "new" else ids[pick % len(ids)],
            statuses[status % len(statuses)],
            [told[source % len(told)] for source in sources],
        )

    def known(self) -> CorePerspective:
        return core_perspective(self.here.world, self.here.talks, Link(), self.messages, self.planner.topics)

    def decided(self, name: str, status: str, sources: list[str]) -> None:
        """The turn that is under way ends with a move."""
        move = {"id": name, "status": status, "text": "words", "sources": sources}
        known, before = self.known(), self.planner.to_json()
        why = topic_fault(self.planner, self.here.talks, known, {"topic": move})
        assert self.planner.to_json() == before
        assert (why is None) == (set(sources) <= set(sources_of(known)) and self.allowed(move)), why
        if why is None:
            self.account(move, applied(self.planner, {"topic": move}, self.tick))
        ended(self.planner, self.tick, RULES)
        self.under_way, self.may_begin = False, self.tick + RULES.cooldown

    @precondition(lambda self: self.under_way)
    @rule()
    def the_game_is_loaded_while_it_thinks(self) -> None:
        self.planner = Planner.from_json(json.loads(json.dumps(self.planner.to_json())))
        dropped(self.planner)
        self.under_way, self.woken = False, True

    @precondition(lambda self: not self.under_way)
    @rule(turns=st.integers(1, 10), pick=picks, status=picks)
    def it_has_much_to_write_down(self, turns: int, pick: int, status: int) -> None:
        for number in range(turns):
            self.it_is_spoken_to()
            if self.under_way:
                self.a_turn_ends("new" if number % 4 else "old", pick + number, status + number, [pick + 7 * number])

    @precondition(lambda self: not self.under_way)
    @rule(work=st.sampled_from(WORKS), pawn=pawns, ticks=st.integers(1, 60))
    def it_sees_a_topic_through(self, work: Work, pawn: str, ticks: int) -> None:
        self.it_is_spoken_to()
        if self.under_way:
            self.decided("new", "open", [f"opportunity:{work.subject}"])
            self.a_pawn_answers_an_offer(work, pawn, "accept")
            self.time_passes(ticks)
            self.it_is_spoken_to()
        if self.under_way and self.places:
            self.decided(self.places[-1], "resolved", [])

    def it_is_spoken_to(self) -> None:
        """A turn begins, unless the budget is spent."""
        self.time_passes(RULES.cooldown)
        self.somebody_says_something("ann", CORE)
        self.a_turn_begins()

    # What is noted of it ----------------------------------------------------------------------------------------------

    def allowed(self, move: dict[str, Any]) -> bool:
        """Whether a move with known sources may be done, by the account of the machine."""
        topics = {topic.id: topic for topic in self.planner.topics}
        if move["id"] == "new":
            live = sum(topic.status in LIVE for topic in topics.values())
            return move["status"] in LIVE and bool(move["sources"]) and live < 8
        topic = topics[move["id"]]
        if topic.status in CLOSED or len({*topic.sources, *move["sources"]}) > 8:
            return False
        return move["status"] != "resolved" or self.completed(topic)

    def completed(self, topic: Topic) -> bool:
        """Whether the game's own receipts show that linked work was completed, and none is at it."""
        receipts = self.here.world.receipts
        subjects = set()
        for source in topic.sources:
            kind, _, name = source.partition(":")
            if kind == "opportunity":
                subjects.add(name)
            elif kind == "offer":
                subjects.add(self.here.talks.offers[name].work.subject)
            elif kind == "receipt":
                subjects.add(self.here.talks.ledger[name].work.subject)
        found = [each for each in receipts.values() if f"{each.kind}:{each.target}" in subjects]
        waiting = [name for name in self.here.talks.live if self.here.talks.ledger[name].work.subject in subjects]
        done = any(each.state == "finished" and (each.ended or 0) > topic.opened for each in found)
        return done and not waiting

    def account(self, move: dict[str, Any], topic: Topic | None) -> None:
        assert topic is not None
        assert topic.status == move["status"]
        if move["id"] == "new":
            if len(self.places) == 8:
                first = min(self.closed.values(), key=lambda each: (each.tick, int(each.id[1:])))
                self.places.remove(first.id)
                del self.closed[first.id]
            assert topic.id not in self.places
            self.places.append(topic.id)
        if topic.status in CLOSED:
            self.closed[topic.id] = topic

    # What always holds ------------------------------------------------------------------------------------------------

    @invariant()
    def there_are_never_more_than_eight_topics_each_with_a_source(self) -> None:
        assert [topic.id for topic in self.planner.topics] == self.places
        assert len(self.places) <= 8
        assert all(1 <= len(topic.sources) <= 8 for topic in self.planner.topics)

    @invariant()
    def a_closed_topic_stays_as_it_is(self) -> None:
        assert {topic.id: topic for topic in self.planner.topics if topic.status in CLOSED} == self.closed

    @invariant()
    def the_budget_is_never_overspent_and_what_waits_is_public(self) -> None:
        assert self.planner.spent == self.turns <= RULES.budget
        assert bool(self.planner.wakes) == self.woken
        assert bool(self.planner.causes) == self.under_way

    @invariant()
    def the_state_comes_back_from_json(self) -> None:
        assert Planner.from_json(json.loads(json.dumps(self.planner.to_json()))) == self.planner


TestPlanning = Planning.TestCase
