"""From a yes to its receipt (`concord: Hauling agreements`, `Replacing running work`, `Saves, reloads`)."""

from __future__ import annotations

import pytest

from engine.colony.agreements import dispatch, send
from engine.colony.body import hurt
from engine.colony.handles import begin_epoch
from engine.colony.mind_forms import OfferRules
from engine.colony.proposals import answer
from engine.colony.simulation import step
from engine.colony.threads import Agreement, Offer, Rejection, Work, from_json
from engine.errors import WorkError
from engine.files import parse_json
from helpers.colony_talks import LOGS, MEAL, TWIGS, Camp, camp
from helpers.colony_worlds import pawn


def ended(here: Camp, action: str = "a1", ticks: int = 400) -> tuple[str, str, int]:
    """State, reason and trips of an action's receipt, once it has ended."""
    for _ in range(ticks):
        if here.talks.ledger[action].state == "ended":
            break
        here.tick()
    receipt = here.talks.ledger[action].receipt
    assert receipt is not None
    return receipt.state, receipt.why, receipt.done


# "Each accepted action gets an ID before dispatch, and the game's saved ledger makes a duplicate a no-op" -------------


def test_an_accepted_action_is_in_the_saved_ledger_before_it_is_dispatched() -> None:
    """Each accepted action gets an ID before dispatch, and the game's saved ledger makes a duplicate a no-op. An accept
    creates an agreement with an action id written to the saved ledger *before* dispatch; dispatching the same id twice
    is a no-op that returns the first receipt.
    """
    here = camp()
    here.say(here.offer().id, "accept")
    seen: list[tuple[str, bool]] = []

    def keep() -> None:
        here.keep()
        saved = from_json(parse_json(here.kept[-1]), here.talks.rules)
        seen.append((saved.ledger["a1"].state, "a1" in here.world.receipts))

    dispatch(here.talks, here.world, keep)
    assert seen == [("agreed", False)]
    assert here.world.receipts["a1"].state == "running"
    dispatch(here.talks, here.world, keep)
    assert len(seen) == 1, "nothing is due, nothing is kept"


def test_what_the_store_could_not_keep_is_not_dispatched() -> None:
    here = camp()
    here.say(here.offer().id, "accept")

    def fails() -> None:
        raise OSError("no space left")

    with pytest.raises(OSError, match="no space"):
        dispatch(here.talks, here.world, fails)
    assert (here.world.receipts, here.talks.ledger["a1"].state) == ({}, "agreed")
    here.tick()
    assert here.job() == "a1"


def test_dispatching_an_id_twice_is_a_no_op_that_returns_the_first_receipt() -> None:
    """Each accepted action gets an ID before dispatch, and the game's saved ledger makes a duplicate a no-op. An accept
    creates an agreement with an action id written to the saved ledger *before* dispatch; dispatching the same id twice
    is a no-op that returns the first receipt.
    """
    here = camp()
    here.say(here.offer().id, "accept")
    first = send(here.talks, here.world, "a1")
    step(here.world)
    job = here.world.pawns["ann"].job
    assert send(here.talks, here.world, "a1") == first
    assert here.world.pawns["ann"].job is job
    assert ended(here) == ("finished", "done", 2)
    assert send(here.talks, here.world, "a1") == here.world.receipts["a1"]
    assert here.job() == ""


def test_a_ledger_that_was_saved_before_the_dispatch_sends_again_and_the_game_knows_the_action() -> None:
    """Each accepted action gets an ID before dispatch, and the game's saved ledger makes a duplicate a no-op."""
    here = camp()
    here.say(here.offer().id, "accept")
    here.tick(60)
    done = here.world.receipts["a1"]
    here.talks = from_json(parse_json(here.kept[0]), here.talks.rules)
    assert here.talks.ledger["a1"].state == "agreed"
    here.tick(5)
    assert here.world.receipts["a1"].begun == done.begun
    assert list(here.world.receipts) == ["a1"]


def test_what_is_not_in_the_ledger_is_not_dispatched() -> None:
    here = camp()
    with pytest.raises(WorkError, match="not in the ledger"):
        send(here.talks, here.world, "a1")


@pytest.mark.parametrize("work", [LOGS, MEAL])
def test_an_accept_makes_an_agreement_that_runs_to_the_simulations_receipt(work: Work) -> None:
    """Three kinds of agreed work, each executable end to end: haul (1 to 3 trips), rescue (carry a downed pawn to a
    bed), produce (cook meals at the fire).
    """
    here = camp()
    offer = here.offer(work)
    here.say(offer.id, "accept")
    agreement = here.talks.ledger["a1"]
    assert (agreement.offer, agreement.pawn, agreement.work, agreement.receipt) == (offer.id, "ann", work, None)
    assert ended(here) == ("finished", "done", work.trips)
    assert here.talks.ledger["a1"].receipt == here.world.receipts["a1"]
    assert [each.kind for each in here.talks.take_news()] == ["offered", "accepted", "agreed", "started", "finished"]


# "Hauling agreements can cover up to three trips and stop on low needs, failure, expiry or withdrawal" ----------------


@pytest.mark.parametrize("trips", [1, 2, 3])
def test_hauling_covers_up_to_three_trips(trips: int) -> None:
    """Hauling agreements can cover up to three trips and stop on low needs, failure, expiry or withdrawal."""
    here = camp()
    here.working(Work("haul", "logs", trips))
    assert ended(here) == ("finished", "done", trips)


def stops(why: str) -> tuple[Camp, str]:
    """A haul of three trips that stops for a reason in its second one."""
    here = camp(OfferRules(work_ticks=24) if why == "expiry" else None)
    action = here.working(Work("haul", "logs", 3))
    while here.talks.ledger[action].state == "running" and not here.world.pawns["ann"].job.done:  # type: ignore[union-attr]
        here.tick()
    return here, action


@pytest.mark.parametrize("why", ["low needs", "failure", "expiry", "withdrawal"])
def test_hauling_stops_and_the_receipt_says_why_and_how_many_trips_were_done(why: str) -> None:
    """Hauling agreements can cover up to three trips and stop on low needs, failure, expiry or withdrawal. Hauling
    stops on low needs, failure, expiry or withdrawal, and the receipt says which and how many trips were done.
    """
    here, action = stops(why)
    if why == "low needs":
        here.world.pawns["ann"].food = 0.1
    elif why == "failure":
        hurt(here.world, here.world.pawns["ann"], 0.9, "a fall")
    elif why == "withdrawal":
        here.say(action, "withdraw", "withdraw")
    assert ended(here, action) == ("stopped", why, 1)
    assert here.talks.standing("ann") is None


def test_a_pawn_may_withdraw_at_any_time_before_the_work_has_begun_while_it_runs_and_in_a_later_epoch() -> None:
    """Scripted game tests for every mechanic, including refusal, withdrawal and restore. A pawn may withdraw at any
    time. A scripted test for every mechanic above, refusal, withdrawal and restore included.
    """
    here = camp()
    here.say(here.offer().id, "accept")
    here.say("a1", "withdraw", "withdraw")
    here.tick(3)
    assert (ended(here), here.world.receipts) == (("stopped", "withdrawal", 0), {})
    action = here.working(TWIGS)
    old = here.reply(action, "withdraw", "withdraw")
    begin_epoch(here.talks, 2)
    rejection = answer(here.talks, old)
    assert isinstance(rejection, Rejection)
    assert rejection.reason == "other epoch"
    here.say(action, "withdraw", "withdraw")
    assert here.talks.ledger[action].state == "stopping"
    assert ended(here, action, 1) == ("stopped", "withdrawal", 0)


def test_nobody_else_can_withdraw_for_a_pawn() -> None:
    here = camp()
    reply = here.reply(here.working(), "withdraw", "withdraw")
    assert isinstance(answer(here.talks, reply | {"actor": "bob"}), Rejection)
    here.tick(2)
    assert here.job() == "a1"


def test_a_world_that_has_moved_on_ends_the_agreement_with_a_receipt_that_says_so() -> None:
    here = camp()
    here.say(here.offer(Work("rescue", "bob")).id, "accept")
    here.tick()
    assert ended(here) == ("stopped", "failure", 0)
    receipt = here.talks.ledger["a1"].receipt
    assert receipt is not None
    assert receipt.detail == "not begun: needs no rescue"
    assert here.offer(Work("rescue", "bob")).state == "offered", "work that failed may be offered again"


def test_work_is_not_offered_again_to_whom_is_at_it() -> None:
    here = camp()
    here.working()
    assert here.denied() == "agreed already"
    assert here.offer(pawn="bob").state == "offered"


# "Replacing running work needs its own consent, and the old job has to be confirmed stopped first" --------------------


def busy() -> tuple[Camp, Offer]:
    """Ann hauls, has said yes to cooking, and is asked whether to stop hauling for it."""
    here = camp()
    here.working(Work("haul", "logs", 3))
    here.say(here.offer(MEAL).id, "accept")
    return here, here.question()


def test_replacing_running_work_is_its_own_question_and_a_yes_to_the_work_alone_replaces_nothing() -> None:
    """Replacing running work needs its own consent, and the old job has to be confirmed stopped first. Replacing
    running work is its own question with its own consent; the new job starts only after the old one is confirmed
    stopped.
    """
    here, question = busy()
    assert (question.replaces, question.work, question.state) == ("a1", MEAL, "offered")
    here.tick(3)
    assert (here.job(), list(here.talks.ledger)) == ("a1", ["a1"])
    assert here.reply(question.id, "accept")["handle"] != here.talks.open["withdraw:a1"]


def test_the_new_job_starts_only_after_the_old_one_is_confirmed_stopped() -> None:
    """Replacing running work needs its own consent, and the old job has to be confirmed stopped first. Replacing
    running work is its own question with its own consent; the new job starts only after the old one is confirmed
    stopped. No tick exists in which a pawn runs two jobs.
    """
    here, question = busy()
    here.say(question.id, "accept")
    assert [(each.state, each.after) for each in here.talks.ledger.values()] == [("stopping", ""), ("agreed", "a1")]
    with pytest.raises(WorkError, match="not confirmed stopped"):
        send(here.talks, here.world, "a2")
    here.tick()
    assert here.job() == "", "the tick that confirms the stop is no tick of the new job"
    assert here.talks.ledger["a1"].receipt == here.world.receipts["a1"]
    assert here.world.receipts["a1"].why == "replaced"
    assert "a2" not in here.world.receipts
    here.tick()
    assert here.job() == "a2"
    assert here.world.receipts["a2"].begun == here.world.receipts["a1"].ended
    assert ended(here, "a2") == ("finished", "done", 1)


def test_a_no_keeps_the_running_work_and_the_question_is_not_put_again_while_it_runs() -> None:
    here, question = busy()
    here.say(question.id, "refuse")
    here.tick()
    assert (here.job(), here.denied(MEAL)) == ("a1", "keeps its work")
    ended(here)
    assert here.offer(MEAL).state == "offered", "the work itself was not refused"


def test_a_question_that_is_not_answered_expires_and_the_running_work_goes_on() -> None:
    here, question = busy()
    here.talks.rules = OfferRules(question_ticks=1)
    here.talks.offers[question.id] = question
    here.say(question.id, "refuse")
    here.say(here.offer(TWIGS).id, "accept")
    short = here.question()
    here.tick()
    assert here.talks.offers[short.id].state == "expired"
    assert (here.job(), list(here.talks.ledger)) == ("a1", ["a1"])


def test_a_question_about_work_that_has_ended_by_itself_is_superseded_and_the_yes_to_the_other_work_stands() -> None:
    here, question = busy()
    here.say("a1", "withdraw", "withdraw")
    here.tick(2)
    assert here.talks.offers[question.id].state == "superseded"
    assert here.job() == "a2"


def test_two_questions_at_once_end_in_one_job() -> None:
    here, first = busy()
    here.say(here.offer(TWIGS).id, "accept")
    second = here.question()
    assert second.replaces == first.replaces == "a1"
    here.say(first.id, "accept")
    assert here.talks.offers[second.id].state == "superseded"
    again = here.question()
    assert (again.work, again.replaces) == (TWIGS, "a2")
    here.say(again.id, "accept")
    states = [(each.action, each.state, each.after) for each in here.talks.ledger.values()]
    assert states == [("a1", "stopping", ""), ("a2", "ended", "a1"), ("a3", "agreed", "a1")]
    here.tick(2)
    assert here.job() == "a3"
    assert "a2" not in here.world.receipts


def test_work_that_is_withdrawn_from_needs_no_question_and_its_stop_is_waited_for() -> None:
    here = camp()
    here.working()
    here.say("a1", "withdraw", "withdraw")
    here.say(here.offer(MEAL).id, "accept")
    assert here.talks.ledger["a2"].after == "a1"
    here.tick(2)
    assert here.job() == "a2"


def test_a_rescue_is_agreed_on_and_carried_out() -> None:
    """Three kinds of agreed work, each executable end to end: haul (1 to 3 trips), rescue (carry a downed pawn to a
    bed), produce (cook meals at the fire).
    """
    bed = {"id": "bed", "kind": "bed", "at": [8, 5]}
    here = camp(things=[bed], pawns=[pawn("ann"), pawn("bob", (3, 1), health=0.1)])
    here.working(Work("rescue", "bob"))
    assert ended(here) == ("finished", "done", 1)
    assert here.world.pawns["bob"].bed == "bed"
    assert isinstance(here.talks.ledger["a1"], Agreement)
