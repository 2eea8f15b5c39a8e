"""Offers: the core proposes, one pawn answers, and nothing else touches a pawn (`concord: Offers, answers`).

    offered -> accepted | refused | countered | not_now | expired | withdrawn | superseded
    countered -> (the core adopts) -> offered again, revision n+1 of at most 2

Every move changes `Talks` whole and gives what came of it, or changes nothing and gives a `Rejection`, which is
recorded. Time is `Talks.tick`, which `advance` sets. A yes never starts work by itself: it writes an agreement
into the ledger, and `engine.colony.agreements.dispatch` carries that to the simulation.

Where the law is silent: a proposal on the subject of an open offer, in other terms, supersedes it as its next revision.
Who has work and accepts other work is then asked, as a question of its own, whether to give up the first for it;
a no keeps the running work and puts that question off until it has ended. Each "not now" gives one invitation. An
invited offer that lapses is spent. The last revision can't be countered: nothing could come of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.colony import agreements
from engine.colony.agreements import agree
from engine.colony.handles import admitted, issue, retire
from engine.colony.state import Colony
from engine.colony.threads import (
    CORE,
    MOST_REVISIONS,
    Agreement,
    Handle,
    Notice,
    Offer,
    OfferState,
    Rejection,
    Talks,
    Thread,
    Work,
)

COUNTER = "counter:"
"""A choice that begins with it names the counter: ``counter:<kind>:<target>:<trips>``."""


# The core's moves -----------------------------------------------------------------------------------------------------


def propose(talks: Talks, pawn: str, work: Work, counters: Sequence[Work] = ()) -> Offer | Rejection:
    """Offer work to one pawn; `counters` are the counterproposals that it may make, duplicates and refused work left
    out. Where an offer on the subject is open to that pawn, this is its next revision.
    """
    open_thread = _thread_on(talks, pawn, work.subject)
    reason = _unofferable(talks, pawn, work, open_thread)
    if reason:
        return talks.reject(CORE, "propose", reason, f"{work.id} to {pawn}")
    if open_thread is None:
        thread = Thread(f"t{len(talks.threads) + 1}", pawn)
        return _put(talks, thread, work, 0, counters)
    latest = talks.offers[open_thread.offers[-1]]
    reason = ""
    if latest.state == "countered":
        reason = "countered"
    elif latest.replaces or latest.work == work:
        reason = "open already"
    elif latest.revision >= MOST_REVISIONS:
        reason = "no more revisions"
    if reason:
        return talks.reject(CORE, "propose", reason, f"{work.id} to {pawn}, thread {open_thread.id}")
    _close(talks, latest, "superseded")
    return _put(talks, talks.threads[open_thread.id], work, latest.revision + 1, counters)


def adopt(talks: Talks, offer_id: str, counters: Sequence[Work] = ()) -> Offer | Rejection:
    """Offer what a pawn countered with, as the next revision, which needs a fresh yes."""
    offer = talks.offers.get(offer_id)
    if offer is None:
        return talks.reject(CORE, "adopt", "no such offer", offer_id)
    thread = talks.threads[offer.thread]
    if offer.counter is None or thread.state != "countered" or thread.offers[-1] != offer_id:
        return talks.reject(CORE, "adopt", "no open counter", offer_id)
    if offer.revision >= MOST_REVISIONS:
        return talks.reject(CORE, "adopt", "no more revisions", offer_id)
    reason = _unofferable(talks, offer.pawn, offer.counter, thread)
    if reason:
        return talks.reject(CORE, "adopt", reason, f"{offer.counter.id} to {offer.pawn}")
    return _put(talks, thread, offer.counter, offer.revision + 1, counters)


def withdraw_offer(talks: Talks, offer_id: str) -> Notice | Rejection:
    """Take back an offer or question that is open, or let go of a counter."""
    offer = talks.offers.get(offer_id)
    if offer is None:
        return talks.reject(CORE, "withdraw", "no such offer", offer_id)
    thread = talks.threads[offer.thread]
    if not thread.open or thread.offers[-1] != offer_id:
        return talks.reject(CORE, "withdraw", "not open", offer_id)
    return _drop(talks, offer, "withdrawn")


# A pawn's moves -------------------------------------------------------------------------------------------------------


def menu(talks: Talks, handle: Handle) -> dict[str, str]:
    """What can be chosen with a handle, each with its effect in words; nothing where the handle no longer works."""
    if handle.state != "open":
        return {}
    if handle.use == "withdraw":
        task = talks.ledger[handle.about].work
        return {"withdraw": f"you stop {named(task)}; what is done stays done"}
    offer = talks.offers[handle.about]
    if handle.use == "invite":
        return {"invite": f"the core may offer you {_subject(offer.work)} once more; nothing else happens"}
    if offer.replaces:
        running = talks.ledger[offer.replaces].work
        return {
            "accept": f"you stop {named(running)}, and once that is confirmed you start {named(offer.work)}",
            "refuse": f"you go on with {named(running)}; {named(offer.work)} is not done",
        }
    standing = talks.standing(offer.pawn)
    start = "you start it" if standing is None else f"you are asked whether to stop {named(standing.work)} for it"
    found = {
        "accept": f"you agree to {named(offer.work)}: {start}",
        "refuse": f"you are not offered {_subject(offer.work)} again",
        "not_now": f"you put it off: you are not offered {_subject(offer.work)} again unless you invite it",
    }
    for work in offer.counters:
        found[COUNTER + work.id] = f"you ask for {named(work)} instead; nothing happens unless you agree to it again"
    return found


def answer(talks: Talks, reply: Any) -> Notice | Rejection:
    """One reply of a pawn: ``{"actor": pawn id, "handle": handle id, "choice": id of the menu}`` and no other field.

    A handle that was used works no more; a rejected reply uses up nothing.
    """
    handle = admitted(talks, reply)
    if isinstance(handle, Rejection):
        return handle
    actor, choice = handle.pawn, str(reply["choice"])
    if choice not in menu(talks, handle):
        return talks.reject(actor, "answer", "outside the menu", f"{handle.about}: {choice}")
    retire(talks, handle.use, handle.about, "used")
    if handle.use == "withdraw":
        return _withdrawn(talks, handle.about)
    offer = talks.offers[handle.about]
    if handle.use == "invite":
        _block(talks, offer.pawn, offer.work.subject, "invited")
        return talks.tell("invited", offer)
    return _replaced(talks, offer, choice) if offer.replaces else _answered(talks, offer, choice)


def _withdrawn(talks: Talks, action: str) -> Notice:
    agreement = talks.ledger[action]
    notice = talks.tell("withdrawn", agreement, action)
    agreements.withdraw(talks, agreement)
    return notice


def _answered(talks: Talks, offer: Offer, choice: str) -> Notice:
    """An answer to an offer of work."""
    subject = offer.work.subject
    if choice.startswith(COUNTER):
        counter = next(work for work in offer.counters if COUNTER + work.id == choice)
        expires = talks.tick + talks.rules.counter_ticks
        return _close(talks, replace(offer, counter=counter, expires=expires), "countered", counter.id)
    if choice == "refuse":
        _block(talks, offer.pawn, subject, "refused")
        return _close(talks, offer, "refused")
    if choice == "not_now":
        _block(talks, offer.pawn, subject, "not_now")
        issue(talks, "invite", offer.id, offer.pawn)
        return _close(talks, offer, "not_now")
    _block(talks, offer.pawn, subject, "")
    notice = _close(talks, offer, "accepted")
    _take_up(talks, offer)
    return notice


def _replaced(talks: Talks, question: Offer, choice: str) -> Notice:
    """An answer to the question whether running work is given up for other work."""
    if choice == "refuse":
        _block(talks, question.pawn, question.work.subject, f"kept {question.replaces}")
        return _close(talks, question, "refused")
    notice = _close(talks, question, "accepted")
    _ask_anew(talks, agreements.replaced(talks, question))
    return notice


def _take_up(talks: Talks, offer: Offer) -> None:
    """Agree on work that a pawn said yes to, or ask it first whether to give up the work that it has."""
    standing = talks.standing(offer.pawn)
    if standing is None:
        agree(talks, offer)
    elif standing.state == "stopping":  # it is given up already
        _ask_anew(talks, agree(talks, offer, standing.action))
    else:
        thread = talks.threads[offer.thread]
        ticks = talks.rules.question_ticks
        _open(talks, thread, offer.work, offer.revision, ticks, replaces=standing.action)


def _ask_anew(talks: Talks, agreement: Agreement) -> None:
    """Other open questions to a pawn that has just agreed to work are put again, about that work."""
    for question in _questions(talks):
        if question.pawn == agreement.pawn:
            _close(talks, question, "superseded")
            _take_up(talks, question)


# The passage of time --------------------------------------------------------------------------------------------------


def advance(talks: Talks, colony: Colony) -> None:
    """After a tick: receipts are collected; the dead are asked nothing more, nor named in menus; what is due expires.

    A question about work that has ended by itself is superseded, and the yes to the other work stands.
    """
    talks.tick = colony.tick
    agreements.collect(talks, colony)
    dead = [pawn for pawn in talks.pawns if colony.pawns[pawn].died is not None]
    if dead:
        _bury(talks, dead)
    for question in _questions(talks):
        if talks.offers[question.id].state == "offered" and talks.ledger[question.replaces].state == "ended":
            _close(talks, question, "superseded")
            _take_up(talks, question)
    for offer in talks.latest():
        if talks.tick >= offer.expires:
            _drop(talks, offer, "expired")


def _bury(talks: Talks, dead: Sequence[str]) -> None:
    """Who has just died is out of every menu, and nothing is open to them any more."""
    talks.pawns = tuple(pawn for pawn in talks.pawns if pawn not in dead)
    for offer in talks.latest():
        if offer.pawn in dead:
            _drop(talks, offer, "withdrawn", "died")
    for handle in [talks.handles[name] for name in talks.open.values()]:
        if handle.use == "invite" and handle.pawn in dead:
            retire(talks, "invite", handle.about, "withdrawn")


# What the moves share -------------------------------------------------------------------------------------------------


def blocked(talks: Talks, pawn: str, subject: str) -> str:
    """Why work of a kind on a target is not offered to a pawn afresh: refused, not now, keeps its work; or ""."""
    block, _, action = talks.blocks.get(pawn, {}).get(subject, "").partition(" ")
    if block == "kept":
        return "keeps its work" if action in talks.live else ""
    return {"refused": "refused", "not_now": "not now", "spent": "not now"}.get(block, "")


def offerable(talks: Talks, work: Work) -> list[str]:
    """The pawns to whom this work can be offered afresh at this moment, in order."""
    if work.fault:
        return []
    subject = work.subject
    asked = {offer.pawn for offer in talks.latest() if offer.work.subject == subject}
    barred = {pawn for pawn, blocks in talks.blocks.items() if subject in blocks and blocked(talks, pawn, subject)}
    taken = asked | barred | _agreed(talks, subject)
    return [pawn for pawn in talks.pawns if pawn not in taken]


def _agreed(talks: Talks, subject: str) -> set[str]:
    """The pawns that have agreed on work on a subject that has not ended."""
    return {talks.ledger[each].pawn for each in talks.live if talks.ledger[each].work.subject == subject}


def _unofferable(talks: Talks, pawn: str, work: Work, thread: Thread | None) -> str:
    """Why this work can't be offered to this pawn at this moment, or ""; `thread` is the one that it would go on."""
    if pawn not in talks.pawns:
        return "no such pawn"
    if work.fault:
        return "no such work"
    other = _thread_on(talks, pawn, work.subject)
    if other is not None and (thread is None or other.id != thread.id):
        return "open already"
    reason = "" if other is not None else blocked(talks, pawn, work.subject)  # an open offer may be revised
    if reason:
        return reason
    return "agreed already" if pawn in _agreed(talks, work.subject) else ""


def _put(talks: Talks, thread: Thread, work: Work, revision: int, counters: Sequence[Work]) -> Offer:
    """Put an offer of work to the pawn of a thread."""
    pawn = thread.pawn
    if talks.blocks.get(pawn, {}).get(work.subject) == "invited":
        _block(talks, pawn, work.subject, "spent")
    options = tuple(
        each
        for each in dict.fromkeys(counters)
        if revision < MOST_REVISIONS and each != work and not each.fault and not _barred(talks, pawn, work, each)
    )
    return _open(talks, thread, work, revision, talks.rules.offer_ticks, counters=options)


def _barred(talks: Talks, pawn: str, work: Work, counter: Work) -> bool:
    """Whether a counter would ask for what can't be offered; other terms of the work on offer always can."""
    return counter.subject != work.subject and bool(blocked(talks, pawn, counter.subject))


def _open(
    talks: Talks,
    thread: Thread,
    work: Work,
    revision: int,
    ticks: int,
    counters: tuple[Work, ...] = (),
    replaces: str = "",
) -> Offer:
    name = f"o{len(talks.offers) + 1}"
    expires = talks.tick + ticks
    offer = Offer(name, thread.id, thread.pawn, revision, work, talks.tick, expires, counters, replaces)
    talks.offers[name] = offer
    talks.put_thread(replace(thread, offers=(*thread.offers, name), state="offered"))
    issue(talks, "answer", name, thread.pawn)
    talks.tell("offered", offer, replaces)
    return offer


def _close(talks: Talks, offer: Offer, state: OfferState, detail: str = "") -> Notice:
    """Close an offer, and with it what its thread has come to."""
    talks.offers[offer.id] = replace(offer, state=state, closed=talks.tick)
    talks.put_thread(replace(talks.threads[offer.thread], state=state))
    retire(talks, "answer", offer.id, state)
    return talks.tell(state, offer, offer.replaces, detail)


def _drop(talks: Talks, offer: Offer, state: OfferState, detail: str = "") -> Notice:
    """Close the latest offer of a thread unanswered, or its counter unadopted: then the offer stays countered."""
    if offer.state != "countered":
        return _close(talks, offer, state, detail)
    talks.put_thread(replace(talks.threads[offer.thread], state=state))
    return talks.tell(state, offer, "", detail)


def _block(talks: Talks, pawn: str, subject: str, block: str) -> None:
    """Note why work is not offered to a pawn, or with "" that nothing stands against it."""
    blocks = talks.blocks.setdefault(pawn, {})
    if block:
        blocks[subject] = block
    else:
        blocks.pop(subject, None)


def _thread_on(talks: Talks, pawn: str, subject: str) -> Thread | None:
    """The open thread with a pawn on a subject, that of its latest offer."""
    for offer in talks.latest():
        if offer.pawn == pawn and offer.work.subject == subject:
            return talks.threads[offer.thread]
    return None


def _questions(talks: Talks) -> list[Offer]:
    """The open questions about work to be given up."""
    return [offer for offer in talks.latest() if offer.replaces]


def _subject(work: Work) -> str:
    """What a refusal is about, whatever its terms."""
    return f"{work.kind} {work.target}"


def named(work: Work) -> str:
    """Work in words, with its terms."""
    if work.kind != "haul":
        return _subject(work)
    return f"{_subject(work)}, {work.trips} trip{'s' if work.trips > 1 else ''}"
