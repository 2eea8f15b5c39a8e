"""Whatever is proposed, answered, forged, replayed, reloaded and ticked through: no work without consent.

The machine keeps its own account of who said yes to what, and the talks and the world are held against it.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from engine.colony.handles import begin_epoch
from engine.colony.mind_forms import OfferRules
from engine.colony.proposals import adopt, answer, menu, offerable, propose, withdraw_offer
from engine.colony.threads import Handle, Notice, Offer, Rejection, Work, from_json, to_json
from helpers.colony_talks import camp

WORKS = [*(Work("haul", target, trips) for target in ("logs", "twigs") for trips in (1, 2)), Work("produce", "fire")]
RULES = OfferRules(offer_ticks=12, question_ticks=8, counter_ticks=10, work_ticks=40)
pawns = st.sampled_from(["ann", "bob"])
works = st.sampled_from(WORKS)
picks = st.integers(0, 10_000)


class Talking(RuleBasedStateMachine):
    """The core and two pawns, each doing anything at any moment."""

    def __init__(self) -> None:
        super().__init__()
        self.here = camp(RULES)
        self.replies: list[dict[str, Any]] = []
        self.used: set[str] = set()
        self.consents: set[tuple[str, Work]] = set()
        self.given_up: set[str] = set()
        self.withdrawn: set[str] = set()
        self.refused: set[tuple[str, str]] = set()
        self.may_ask: dict[tuple[str, str], int] = {}
        """By pawn and subject that was put off: fresh offers that may still come."""

    # What anybody may do ----------------------------------------------------------------------------------------------

    @rule(pawn=pawns, work=works, counters=st.lists(works, max_size=3))
    def the_core_proposes(self, pawn: str, work: Work, counters: list[Work]) -> None:
        self.offered(lambda: propose(self.here.talks, pawn, work, counters))

    @precondition(lambda self: self.here.talks.offers)
    @rule(pick=picks, counters=st.lists(works, max_size=3))
    def the_core_adopts(self, pick: int, counters: list[Work]) -> None:
        offers = sorted(self.here.talks.offers)
        countered = [name for name in offers if self.here.talks.offers[name].state == "countered"] or offers
        self.offered(lambda: adopt(self.here.talks, countered[pick % len(countered)], counters))

    @precondition(lambda self: self.here.talks.offers)
    @rule(pick=picks)
    def the_core_withdraws_an_offer(self, pick: int) -> None:
        offers = sorted(self.here.talks.offers)
        self.moved(lambda: withdraw_offer(self.here.talks, offers[pick % len(offers)]))

    @precondition(lambda self: self.here.talks.open)
    @rule(pick=picks, choice=picks, mood=st.sampled_from(["keen", "keen", "open", "open", "any"]))
    def a_pawn_answers(self, pick: int, choice: int, mood: str) -> None:
        handles = [self.here.talks.handles[name] for name in self.here.talks.open.values()]
        handle = handles[pick % len(handles)]
        choices = sorted(menu(self.here.talks, handle))
        if mood != "any":  # a refusal is for good: too many leave nothing to be talked about
            choices = [each for each in choices if each != "refuse"]
        chosen = "accept" if mood == "keen" and "accept" in choices else choices[choice % len(choices)]
        reply = {"actor": handle.pawn, "handle": handle.id, "choice": chosen}
        self.replies.append(reply)
        assert isinstance(self.answered(reply), Notice)
        self.account(handle, chosen)

    @precondition(lambda self: self.replies)
    @rule(pick=picks, choice=st.sampled_from(["accept", "refuse", "withdraw", "invite", "not_now"]))
    def an_old_reply_is_sent_again(self, pick: int, choice: str) -> None:
        reply = self.replies[pick % len(self.replies)]
        assert isinstance(self.answered(reply), Rejection)
        assert isinstance(self.answered(reply | {"choice": choice}), Rejection)

    @precondition(lambda self: self.here.talks.open)
    @rule(pick=picks, how=st.sampled_from([{"actor": "eve"}, {"actor": "core"}, {"more": 1}, {"choice": "do it"}]))
    def a_reply_is_forged(self, pick: int, how: dict[str, Any]) -> None:
        handles = list(self.here.talks.open.values())
        handle = self.here.talks.handles[handles[pick % len(handles)]]
        choice = next(iter(menu(self.here.talks, handle)))
        reply = {"actor": handle.pawn, "handle": handle.id, "choice": choice}
        other = {"ann": "bob", "bob": "ann"}[handle.pawn]
        assert isinstance(self.answered(reply | how), Rejection)
        assert isinstance(self.answered(reply | {"actor": other}), Rejection)

    @rule(ticks=st.integers(1, 15))
    def time_passes(self, ticks: int) -> None:
        for _ in range(ticks):
            at_work = {name: self.here.job(name) for name in ("ann", "bob")}
            self.here.tick()
            for name, before in at_work.items():
                assert not before or self.here.job(name) in (before, ""), "a tick without work lies between two jobs"

    @rule()
    def the_game_is_loaded(self) -> None:
        self.here.reload()
        begin_epoch(self.here.talks, self.here.talks.epoch + 1)

    @rule(work=works)
    def it_is_asked_who_may_be_offered_work_afresh(self, work: Work) -> None:
        found = offerable(self.here.talks, work)
        for pawn in ("ann", "bob"):
            copy = from_json(to_json(self.here.talks), RULES)
            offer = propose(copy, pawn, work)
            assert (pawn in found) == (isinstance(offer, Offer) and offer.revision == 0)

    # What is noted of it ----------------------------------------------------------------------------------------------

    def moved(self, move: Any) -> Any:
        """A move, which changes nothing where it is rejected but for the record of that."""
        before = to_json(self.here.talks)
        found = move()
        if isinstance(found, Rejection):
            after = to_json(self.here.talks)
            assert len(after.pop("rejections")) == len(before.pop("rejections")) + 1
            assert after == before
        return found

    def answered(self, reply: dict[str, Any]) -> Any:
        found = self.moved(lambda: answer(self.here.talks, reply))
        if isinstance(found, Notice):
            assert reply["handle"] not in self.used, "no handle works twice"
            self.used.add(reply["handle"])
        return found

    def offered(self, move: Any) -> None:
        """A move of the core; what it offers is neither refused work nor put off without an invitation."""
        found = self.moved(move)
        if isinstance(found, Offer):
            key = (found.pawn, found.work.subject)
            assert key not in self.refused, "refused work is not offered again"
            revised = [self.here.talks.offers[name] for name in self.here.talks.threads[found.thread].offers[:-1]]
            if key in self.may_ask and (not revised or revised[-1].work.subject != found.work.subject):
                self.may_ask[key] -= 1
                assert self.may_ask[key] >= 0, "one fresh offer for one invitation"

    def account(self, handle: Handle, choice: str) -> None:
        """What a pawn's answer allows."""
        if handle.use == "withdraw":
            self.withdrawn.add(handle.about)
            return
        offer = self.here.talks.offers[handle.about]
        key = (offer.pawn, offer.work.subject)
        if handle.use == "invite":
            self.may_ask[key] = 1
        elif offer.replaces:
            if choice == "accept":
                self.given_up.add(offer.replaces)
        elif choice == "accept":
            self.consents.add((offer.thread, offer.work))
            self.may_ask.pop(key, None)
        elif choice == "refuse":
            self.refused.add(key)
        elif choice == "not_now":
            self.may_ask[key] = 0

    # What always holds ------------------------------------------------------------------------------------------------

    @invariant()
    def nothing_is_executed_without_consent(self) -> None:
        talks, world = self.here.talks, self.here.world
        assert set(world.receipts) <= set(talks.ledger)
        for action, agreement in talks.ledger.items():
            assert (agreement.thread, agreement.work) in self.consents
            assert agreement.pawn == talks.threads[agreement.thread].pawn
            if action in world.receipts:
                found = world.receipts[action]
                assert (found.pawn, Work(found.kind, found.target, found.trips)) == (agreement.pawn, agreement.work)
            why = agreement.why or (agreement.receipt.why if agreement.receipt is not None else "")
            assert agreement.receipt is None or "other work" not in agreement.receipt.detail, "it was sent too early"
            assert why != "replaced" or action in self.given_up
            assert why != "withdrawal" or action in self.withdrawn
        assert all(count == 1 for count in Counter(each.thread for each in talks.ledger.values()).values())

    @invariant()
    def a_thread_has_at_most_two_revisions(self) -> None:
        talks = self.here.talks
        for thread in talks.threads.values():
            offers = [talks.offers[name] for name in thread.offers if not talks.offers[name].replaces]
            assert [offer.revision for offer in offers] == list(range(len(offers)))
            assert len(offers) <= 3
            assert sum(talks.offers[name].state == "offered" for name in thread.offers) <= 1

    @invariant()
    def nobody_has_two_jobs(self) -> None:
        for pawn in ("ann", "bob"):
            receipts = [each for each in self.here.world.receipts.values() if each.pawn == pawn]
            running = [each.action for each in receipts if each.state == "running"]
            assert running == ([self.here.job(pawn)] if self.here.job(pawn) else [])
            for one, next_one in pairwise(receipts):
                assert one.ended is not None
                assert one.ended <= next_one.begun
            begun = [each for each in self.here.talks.live if self.here.talks.ledger[each].pawn == pawn]
            assert len(begun) <= 2

    @invariant()
    def the_state_comes_back_from_json_and_only_what_is_open_has_a_handle(self) -> None:
        talks = self.here.talks
        assert from_json(to_json(talks), talks.rules) == talks
        asked = {f"answer:{offer.id}" for offer in talks.offers.values() if offer.state == "offered"}
        begun = {f"withdraw:{name}" for name in talks.live if talks.ledger[name].state != "stopping"}
        assert {key for key in talks.open if not key.startswith("invite:")} == asked | begun
        assert [name for name, thread in talks.threads.items() if thread.open] == sorted(
            talks.unsettled, key=lambda name: int(name[1:])
        )
        assert [name for name, each in talks.ledger.items() if each.state != "ended"] == talks.live


TestTalking = Talking.TestCase
