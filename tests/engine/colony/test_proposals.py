"""Offers and their answers, sentence by sentence (`concord: Offers, answers, fresh consent`, `colony.md: Offers`)."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from engine.colony import proposals
from engine.colony.handles import begin_epoch, held_by
from engine.colony.mind_forms import OfferRules
from engine.colony.proposals import adopt, answer, blocked, menu, propose, withdraw_offer
from engine.colony.threads import Notice, Offer, Rejection, Work, digest, from_json, to_json
from engine.errors import StateError
from engine.files import canonical_json
from helpers.colony_talks import LOGS, MEAL, TWIGS, Camp, camp

ONE, THREE = Work("haul", "logs", 1), Work("haul", "logs", 3)


def unchanged(here: Camp, reply: Any) -> Rejection:
    """A reply is rejected; the rejection is recorded, and nothing else has changed."""
    before, world = to_json(here.talks), len(here.world.receipts)
    found = answer(here.talks, reply)
    after = to_json(here.talks)
    assert isinstance(found, Rejection)
    assert here.talks.rejections[-1] == found
    assert after.pop("rejections") == [*before.pop("rejections"), canonical(found)]
    assert (after, len(here.world.receipts)) == (before, world)
    return found


def canonical(rejection: Rejection) -> dict[str, Any]:
    """A rejection as it is in JSON."""
    return {name: getattr(rejection, name) for name in ("tick", "epoch", "actor", "move", "reason", "detail")}


# "It creates a proposal bound to one pawn, and only that pawn's decision handle can answer it" -----------------------


@pytest.mark.parametrize("choice", ["accept", "refuse", "counter:haul:logs:1", "not_now"])
def test_only_that_pawns_decision_handle_can_answer_accept_refuse_counter_or_not_now(choice: str) -> None:
    """It creates a proposal bound to one pawn, and only that pawn's decision handle can answer it: accept, refuse,
    counter or not now. offered -> accepted | refused | countered | not_now | expired | withdrawn | superseded. Only the
    decision handle issued to that pawn for that offer in this epoch answers it.
    """
    here = camp()
    offer = here.offer(counters=(ONE,))
    assert set(menu(here.talks, held_by(here.talks, "ann")[0])) == {
        "accept",
        "refuse",
        "counter:haul:logs:1",
        "not_now",
    }
    assert held_by(here.talks, "bob") == []
    state = here.say(offer.id, choice).kind
    assert state == {"accept": "accepted", "refuse": "refused", "not_now": "not_now"}.get(choice, "countered")
    assert here.talks.offers[offer.id].state == here.talks.threads[offer.thread].state == state


def test_a_forged_actor_is_rejected_before_it_reaches_the_game() -> None:
    """Anything else, like a forged actor or an extra field, is rejected before it reaches the game. A forged actor, a
    used or stale handle, an unknown field, a value outside the menu: rejected before it reaches the game, and the
    rejection is recorded with its reason.
    """
    here = camp()
    reply = here.reply(here.offer().id, "accept")
    assert unchanged(here, reply | {"actor": "bob"}).reason == "forged actor"
    assert unchanged(here, reply | {"actor": "core"}).reason == "forged actor"
    assert isinstance(answer(here.talks, reply), Notice), "a forgery uses up nothing"


def test_an_extra_field_is_rejected_before_it_reaches_the_game() -> None:
    """Anything else, like a forged actor or an extra field, is rejected before it reaches the game. A forged actor, a
    used or stale handle, an unknown field, a value outside the menu: rejected before it reaches the game, and the
    rejection is recorded with its reason.
    """
    here = camp()
    reply = here.reply(here.offer().id, "accept")
    assert unchanged(here, reply | {"trips": 3}).reason == "unknown field"
    assert unchanged(here, reply | {1: 3}).reason == "unknown field"


@pytest.mark.parametrize("reply", [None, [], "accept", {}, {"actor": "ann"}, {"actor": 1, "handle": [], "choice": {}}])
def test_what_is_no_reply_is_rejected(reply: Any) -> None:
    here = camp()
    here.offer()
    assert unchanged(here, reply).reason == "wrong form"


@pytest.mark.parametrize(
    "choice", ["", "ACCEPT", "accept ", "counter", "counter:haul:logs:3", "withdraw", "x" * 5_000_000]
)
def test_a_value_outside_the_menu_is_rejected_and_its_record_is_short(choice: str) -> None:
    """A forged actor, a used or stale handle, an unknown field, a value outside the menu: rejected before it reaches
    the game, and the rejection is recorded with its reason.
    """
    here = camp()
    reply = here.reply(here.offer(counters=(ONE,)).id, choice)
    found = unchanged(here, reply)
    assert found.reason == "outside the menu"
    assert len(found.detail) <= 120


def test_a_used_handle_is_rejected() -> None:
    """A forged actor, a used or stale handle, an unknown field, a value outside the menu: rejected before it reaches
    the game, and the rejection is recorded with its reason.
    """
    here = camp()
    reply = here.reply(here.offer().id, "refuse")
    assert isinstance(answer(here.talks, reply), Notice)
    assert unchanged(here, reply).reason == "used handle"
    assert unchanged(here, reply | {"choice": "accept"}).reason == "used handle"


@pytest.mark.parametrize("end", ["expired", "withdrawn", "superseded"])
def test_a_stale_handle_is_rejected_with_what_became_of_its_offer(end: str) -> None:
    """offered -> accepted | refused | countered | not_now | expired | withdrawn | superseded. A forged actor, a used or
    stale handle, an unknown field, a value outside the menu: rejected before it reaches the game, and the rejection is
    recorded with its reason.
    """
    here = camp(OfferRules(offer_ticks=5))
    offer = here.offer()
    reply = here.reply(offer.id, "accept")
    if end == "expired":
        here.tick(5)
    elif end == "withdrawn":
        assert isinstance(withdraw_offer(here.talks, offer.id), Notice)
    else:
        here.offer(ONE)
    found = unchanged(here, reply)
    assert (found.reason, found.detail) == ("stale handle", f"o1: {end}")
    assert here.talks.offers[offer.id].state == end


@pytest.mark.parametrize("name", ["", "1-", "1-0", "\ud800", "nonsense", "00000000-0000-4000-8000-000000000000"])
def test_a_handle_that_was_never_issued_is_rejected_and_the_record_can_be_kept(name: str) -> None:
    here = camp()
    here.offer()
    found = unchanged(here, {"actor": "ann", "handle": name, "choice": "accept"})
    assert found.reason in ("unknown handle", "other epoch")
    canonical_json(to_json(here.talks)).encode()


def test_an_answer_from_before_a_reload_is_refused_and_says_so_and_the_offer_stays_open_under_a_handle_of_its_own() -> (
    None
):
    """Every loaded game gets a fresh epoch, so an answer from before a reload can't act in the new timeline. Only the
    decision handle issued to that pawn for that offer in this epoch answers it. Each load starts a fresh epoch; an
    answer from an earlier epoch is refused, and says so.
    """
    here = camp()
    offer = here.offer()
    old = here.reply(offer.id, "accept")
    here.reload()
    begin_epoch(here.talks, 2)
    found = unchanged(here, old)
    assert (found.reason, found.detail) == ("other epoch", "a handle of epoch 1 in epoch 2")
    assert here.reply(offer.id, "accept")["handle"] != old["handle"]
    assert here.say(offer.id, "accept").kind == "accepted"
    with pytest.raises(StateError):
        begin_epoch(here.talks, 2)


def test_handles_follow_from_the_seed_the_pawn_the_offer_and_the_epoch() -> None:
    def handles(seed: int, epoch: int) -> list[str]:
        here = camp()
        here.talks.seed, here.talks.epoch = seed, epoch
        return [here.reply(here.offer(pawn=name).id, "accept")["handle"] for name in ("ann", "bob")]

    assert handles(1, 1) == handles(1, 1)
    assert len({*handles(1, 1), *handles(2, 1), *handles(1, 2)}) == 6


# "A counter executes nothing..." -------------------------------------------------------------------------------------


def test_a_counter_executes_nothing() -> None:
    """A counter executes nothing."""
    here = camp()
    here.say(here.offer(counters=(ONE,)).id, "counter:haul:logs:1")
    here.tick(10)
    assert (here.talks.ledger, here.world.receipts, here.job()) == ({}, {}, "")


def test_an_adopted_counter_comes_back_as_a_revised_offer_that_needs_a_fresh_yes() -> None:
    """If the core adopts it, it comes back as a revised offer that needs a fresh yes, with at most two revisions per
    thread. countered -> (core adopts) -> offered again as revision n+1 (the first offer is revision 0, the last 2); it
    needs a fresh yes
    """
    here = camp()
    first = here.offer(counters=(ONE,))
    old = here.reply(first.id, "counter:haul:logs:1")
    answer(here.talks, old)
    second = adopt(here.talks, first.id)
    assert isinstance(second, Offer)
    assert (second.thread, second.revision, second.work, second.state) == (first.thread, 1, ONE, "offered")
    here.tick(3)
    assert here.talks.ledger == {}
    assert unchanged(here, old | {"choice": "accept"}).reason == "used handle"
    here.say(second.id, "accept")
    assert [each.work for each in here.talks.ledger.values()] == [ONE]


def test_a_thread_has_at_most_two_revisions_and_the_last_can_not_be_countered() -> None:
    """If the core adopts it, it comes back as a revised offer that needs a fresh yes, with at most two revisions per
    thread. countered -> (core adopts) -> offered again as revision n+1 (the first offer is revision 0, the last 2); it
    needs a fresh yes
    """
    here = camp()
    offer: Offer | Rejection = here.offer(counters=(ONE,))
    for revision, counter in ((1, ONE), (2, LOGS)):
        assert isinstance(offer, Offer)
        here.say(offer.id, f"counter:{counter.id}")
        offer = adopt(here.talks, offer.id, (ONE, LOGS, THREE))
        assert isinstance(offer, Offer)
        assert (offer.revision, offer.work) == (revision, counter)
    assert isinstance(offer, Offer)
    assert offer.counters == ()
    assert unchanged(here, here.reply(offer.id, f"counter:{ONE.id}")).reason == "outside the menu"
    assert here.denied(THREE) == "no more revisions"
    here.talks.offers[offer.id] = replace(offer, counters=(ONE,))
    here.say(offer.id, f"counter:{ONE.id}")
    found = adopt(here.talks, offer.id)
    assert isinstance(found, Rejection)
    assert found.reason == "no more revisions"


def test_other_terms_of_an_open_offer_supersede_it_as_its_next_revision() -> None:
    """A thread is one subject between the core and one pawn. offered -> accepted | refused | countered | not_now |
    expired | withdrawn | superseded
    """
    here = camp()
    first = here.offer()
    assert here.denied(LOGS) == "open already"
    second, third = here.offer(ONE), here.offer(THREE)
    assert [each.revision for each in (first, second, third)] == [0, 1, 2]
    assert [each.state for each in here.talks.offers.values()] == ["superseded", "superseded", "offered"]
    assert here.talks.threads[first.thread].offers == (first.id, second.id, third.id)


def test_a_counter_that_is_not_adopted_in_time_lapses_and_so_does_one_that_the_core_lets_go() -> None:
    here = camp(OfferRules(counter_ticks=3))
    first = here.offer(counters=(ONE,))
    here.say(first.id, f"counter:{ONE.id}")
    assert here.denied(THREE) == "countered"
    here.tick(3)
    assert (here.talks.offers[first.id].state, here.talks.threads[first.thread].state) == ("countered", "expired")
    assert isinstance(adopt(here.talks, first.id), Rejection)
    second = here.offer(counters=(ONE,))
    here.say(second.id, f"counter:{ONE.id}")
    assert isinstance(withdraw_offer(here.talks, second.id), Notice)
    assert isinstance(adopt(here.talks, second.id), Rejection)


def test_a_counter_that_the_world_could_not_take_or_that_was_refused_is_not_on_the_menu() -> None:
    here = camp()
    here.say(here.offer(TWIGS).id, "refuse")
    offer = here.offer(counters=(ONE, ONE, LOGS, TWIGS, Work("haul", "logs", 4), Work("dance", "logs")))
    assert offer.counters == (ONE,)


def test_a_counter_is_checked_again_when_it_is_adopted() -> None:
    """Counterproposal actions have additional execution-time checks."""
    here = camp()
    offer = here.offer(counters=(TWIGS,))
    here.say(offer.id, f"counter:{TWIGS.id}")
    here.say(here.offer(TWIGS).id, "refuse")
    found = adopt(here.talks, offer.id)
    assert isinstance(found, Rejection)
    assert found.reason == "refused"


# "Refused work isn't pushed again; a colonist who said 'not now' can invite exactly one fresh offer" ------------------


def test_refused_work_is_not_offered_to_that_pawn_again_in_any_terms_but_others_may_be_asked() -> None:
    """Refused work isn't pushed again; a colonist who said "not now" can invite exactly one fresh offer. Work that a
    pawn refused (same kind, same target) is not offered to that pawn again in this timeline; others may be asked.
    """
    here = camp()
    here.say(here.offer().id, "refuse")
    here.tick(200)
    here.reload()
    begin_epoch(here.talks, 5)
    assert [here.denied(work) for work in (LOGS, ONE, THREE)] == ["refused"] * 3
    assert blocked(here.talks, "ann", LOGS.subject) == "refused"
    assert here.offer(pawn="bob").state == here.offer(TWIGS).state == "offered"


def test_after_not_now_that_pawn_and_only_it_may_invite_exactly_one_fresh_offer() -> None:
    """Refused work isn't pushed again; a colonist who said "not now" can invite exactly one fresh offer. After
    `not_now` that pawn, and only it, may invite exactly one fresh offer.
    """
    here = camp(OfferRules(offer_ticks=4))
    offer = here.offer()
    here.say(offer.id, "not_now")
    here.tick(500)
    assert here.denied() == "not now"
    reply = here.reply(offer.id, "invite", "invite")
    assert unchanged(here, reply | {"actor": "bob"}).reason == "forged actor"
    assert isinstance(answer(here.talks, reply), Notice)
    assert unchanged(here, reply).reason == "used handle"
    fresh = here.offer()
    assert (fresh.revision, fresh.thread != offer.thread) == (0, True)
    here.tick(4)
    assert here.talks.offers[fresh.id].state == "expired"
    assert here.denied() == "not now", "the one fresh offer was made"


def test_an_invited_offer_that_is_put_off_again_may_be_invited_again_and_one_that_is_accepted_clears_it() -> None:
    here = camp()
    for _ in range(2):
        offer = here.offer()
        here.say(offer.id, "not_now")
        here.say(offer.id, "invite", "invite")
    here.say(here.offer().id, "accept")
    assert blocked(here.talks, "ann", LOGS.subject) == ""


# Expiry, ends, and what can't be offered -----------------------------------------------------------------------------


def test_an_offer_expires_at_its_tick_and_not_before() -> None:
    here = camp(OfferRules(offer_ticks=6))
    offer = here.offer()
    here.tick(5)
    assert here.talks.offers[offer.id].state == "offered"
    here.tick()
    assert (here.talks.offers[offer.id].state, here.talks.offers[offer.id].closed) == ("expired", 6)
    assert here.offer().revision == 0, "an offer that nobody refused may be made again"


@pytest.mark.parametrize(
    ("pawn", "work", "reason"),
    [
        ("eve", LOGS, "no such pawn"),
        ("ann", Work("dance", "logs"), "no such work"),
        ("ann", Work("haul", ""), "no such work"),
        ("ann", Work("haul", "logs", 0), "no such work"),
        ("ann", Work("haul", "logs", 4), "no such work"),
        ("ann", Work("produce", "fire", 2), "no such work"),
    ],
)
def test_what_can_not_be_offered_is_rejected_and_recorded(pawn: str, work: Work, reason: str) -> None:
    here = camp()
    found = propose(here.talks, pawn, work)
    assert isinstance(found, Rejection)
    assert (found.actor, found.reason, here.talks.rejections, here.talks.offers) == ("core", reason, [found], {})


@pytest.mark.parametrize("move", [adopt, withdraw_offer])
def test_the_core_can_not_move_an_offer_that_is_none_or_is_over(move: Any) -> None:
    here = camp()
    assert move(here.talks, "o9").reason == "no such offer"
    offer = here.offer()
    here.say(offer.id, "refuse")
    assert isinstance(move(here.talks, offer.id), Rejection)
    assert here.talks.offers[offer.id].state == "refused"


def test_a_colonist_who_dies_while_thinking_is_asked_nothing_more() -> None:
    here = camp()
    put_off, offer = here.offer(TWIGS), here.offer()
    here.say(put_off.id, "not_now")
    replies = [here.reply(offer.id, "accept"), here.reply(put_off.id, "invite", "invite")]
    here.world.pawns["ann"].died = here.world.tick
    here.tick()
    assert here.talks.offers[offer.id].state == "withdrawn"
    assert [unchanged(here, reply).reason for reply in replies] == ["stale handle"] * 2
    assert here.talks.open == {}


def test_the_menu_spells_out_the_effects_and_a_handle_that_is_over_has_none() -> None:
    here = camp()
    here.working(MEAL)
    offer = here.offer(counters=(ONE,))
    handle = held_by(here.talks, "ann")[0]
    assert menu(here.talks, handle) == {
        "accept": "you agree to haul logs, 2 trips: you are asked whether to stop produce fire for it",
        "refuse": "you are not offered haul logs again",
        "not_now": "you put it off: you are not offered haul logs again unless you invite it",
        "counter:haul:logs:1": "you ask for haul logs, 1 trip instead; nothing happens unless you agree to it again",
    }
    here.say(offer.id, "refuse")
    assert menu(here.talks, here.talks.handles[handle.id]) == {}


# As JSON -------------------------------------------------------------------------------------------------------------


def eventful() -> Camp:
    """A camp with something of everything in its talks."""
    here = camp()
    here.working()
    here.say(here.offer(MEAL).id, "accept")
    here.say(here.offer(TWIGS, "bob", (Work("haul", "twigs", 2),)).id, "counter:haul:twigs:2")
    here.say(here.offer(LOGS, "bob").id, "not_now")
    here.say(here.offer(MEAL, "bob").id, "refuse")
    answer(here.talks, {"actor": "\udfff", "handle": "x", "choice": "y"})
    return here


def test_talks_come_back_from_canonical_json_as_they_were() -> None:
    here = eventful()
    text = canonical_json(to_json(here.talks))
    back = from_json(json.loads(text), here.talks.rules)
    assert back == here.talks
    assert (canonical_json(to_json(back)), digest(back)) == (text, digest(here.talks))
    proposals.withdraw_offer(back, back.latest()[-1].id)
    assert digest(back) != digest(here.talks)
    assert canonical_json(to_json(here.talks)) == text, "a copy shares nothing"


def test_the_same_moves_give_the_same_talks_and_a_restored_run_goes_on_as_it_would_have() -> None:
    one, other = eventful(), eventful()
    other.reload()
    for here in (one, other):
        here.say(here.talks.latest()[0].id, "accept")
        here.tick(60)
    assert digest(one.talks) == digest(other.talks)
    assert one.talks.take_news() == other.talks.take_news() != one.talks.take_news() == []


def test_past_the_tenth_thread_everything_comes_back_in_its_order() -> None:
    here = camp(
        things=[{"id": f"logs{n}", "kind": "stack", "at": [n, 3], "item": "wood", "count": 9} for n in range(12)]
    )
    for number in range(12):
        here.offer(Work("haul", f"logs{number}"))
    before = [list(here.talks.threads), list(here.talks.offers), held_by(here.talks, "ann")]
    here.reload()
    assert [list(here.talks.threads), list(here.talks.offers), held_by(here.talks, "ann")] == before
    begin_epoch(here.talks, 2)
    assert [handle.about for handle in held_by(here.talks, "ann")] == [f"o{number}" for number in range(1, 13)]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"version": 2}, "version"),
        ({"epoch": "1"}, "epoch"),
        ({"more": 1}, "more"),
        ({"live": None}, "live"),
        ({"threads": {"t1": {"id": "t1", "pawn": "ann", "offers": [], "state": "open"}}}, "threads"),
    ],
)
def test_a_state_that_is_none_is_refused_with_its_place(change: dict[str, Any], where: str) -> None:
    here = camp()
    with pytest.raises(StateError, match=where):
        from_json(to_json(here.talks) | change, here.talks.rules)


def test_a_state_that_is_no_object_is_refused() -> None:
    with pytest.raises(StateError, match="no state of talks"):
        from_json([], OfferRules())
