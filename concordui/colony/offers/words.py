"""What passed between the core and a colonist, in words. Pure."""

from __future__ import annotations

from concordui.colony.clock import age, clock, count
from concordui.colony.mind_settings.words import mind_words
from concordui.colony.offers.reasons import discard_text, executed_text, failure_text, move_reason
from concordui.colony.people import People
from concordui.colony.say import say
from concordui.widgets import TagKind
from engine.colony.threads import CORE, Work
from engine.colony.viewing.lifelines import Beat, Call
from engine.colony.viewing.thread_list import Refused, ThreadRow

# Work -----------------------------------------------------------------------------------------------------------------


def work_title(work: Work, people: People) -> str:
    """Work as a title: "Haul logs, 3 trips"."""
    match work.kind:
        case "haul" if work.trips == 1:
            return say("Haul {target}, 1 trip", target=work.target)
        case "haul":
            return say("Haul {target}, {n} trips", target=work.target, n=work.trips)
        case "rescue":
            return say("Carry {name} to a bed", name=people.name(work.target))
        case _:
            return say("Cook meals at {target}", target=work.target)


def subject_title(work: Work, people: People) -> str:
    """Work whatever its terms: "Haul logs"."""
    return say("Haul {target}", target=work.target) if work.kind == "haul" else work_title(work, people)


def why_text(why: str) -> str:
    """The reason of a receipt."""
    return {
        "done": say("all of it is done"),
        "nothing left": say("nothing is left to do"),
        "low needs": say("Food or Rest ran low"),
        "failure": say("it could not be done"),
        "expiry": say("its time was over"),
        "withdrawal": say("the colonist withdrew"),
        "replaced": say("other work took its place"),
    }.get(why, why)


# How a thread stands --------------------------------------------------------------------------------------------------


def status_of(row: ThreadRow) -> tuple[str, TagKind]:
    """How a thread stands, as a tag says it."""
    if row.receipt is not None and row.receipt.state == "finished":
        return say("done"), "ok"
    if row.receipt is not None and row.receipt.state == "stopped":
        return say("stopped"), "warn"
    if row.agreed in ("agreed", "running", "stopping"):
        return say("at work"), "accent"
    match row.state:
        case "offered":
            return say("waits for an answer"), "accent"
        case "countered":
            return say("countered"), "warn"
        case "refused":
            return say("refused"), "danger"
        case "not_now":
            return say("not now"), "warn"
        case "accepted":
            return say("accepted"), "ok"
        case "expired":
            return say("expired"), "plain"
        case "withdrawn":
            return say("taken back"), "plain"
    return say("replaced"), "plain"


def next_text(row: ThreadRow) -> str:
    """What it waits for, or how it ended, in a few words."""
    receipt = row.receipt
    if receipt is not None and receipt.state != "running":
        done = say("{done} of {n} trips", done=receipt.done, n=receipt.trips) if receipt.kind == "haul" else ""
        why = "" if receipt.why == "done" and done else why_text(receipt.why)
        return ", ".join(part for part in (done, why) if part)
    if row.state == "offered" and row.expires is not None:
        return say("open until {clock}", clock=clock(row.expires))
    if row.state == "countered" and row.expires is not None:
        return say("can be adopted until {clock}", clock=clock(row.expires))
    if row.state == "refused":
        return say("not offered again") if not row.question else say("goes on with its work")
    return ""


# A beat ---------------------------------------------------------------------------------------------------------------


def headline(beat: Beat, people: People) -> str:
    """What happened, in a line."""
    work = work_title(beat.work, people)
    match beat.kind:
        case "offered" if beat.revision:
            return say("Revision {n}: {work}", n=beat.revision, work=work)
        case "offered":
            return say("Offer: {work}", work=work)
        case "question":
            return say("Stop the work under way for it? {work}", work=work)
        case "accepted":
            return say("Yes: the work under way stops") if beat.question else say("Yes: {work}", work=work)
        case "refused":
            return say("No: the work under way goes on") if beat.question else say("No")
        case "countered":
            return say("Counter: {work}", work=work_title(beat.counter or beat.work, people))
        case "not_now":
            return say("Not now")
        case "invited":
            return say("Invites one fresh offer")
        case "withdrew":
            return say("Withdraws from the work")
        case "expired":
            return say("The offer expired: no answer came in time")
        case "lapsed":
            return say("The counter lapsed")
        case "withdrawn":
            return say("Nobody is left to ask") if beat.why == "died" else say("The offer was taken back")
        case "superseded":
            return say("This offer no longer stands")
        case "agreed" | "started":
            return say("Work begins: {work}", work=work)
        case "finished" | "stopped":
            return _ended(beat)
        case "rejected":
            return say("The answer was rejected")
        case "failed":
            return say("No answer came")
        case "discarded":
            return say("The answer was discarded") if beat.action else say("The thought was discarded")
    return say("Thinks about it")


def _ended(beat: Beat) -> str:
    receipt = beat.receipt
    if receipt is None:
        return say("The work ended")
    if receipt.kind != "haul":
        return say("Receipt: finished") if beat.kind == "finished" else say("Receipt: stopped")
    if beat.kind == "finished":
        return say("Receipt: finished, {done} of {n} trips", done=receipt.done, n=receipt.trips)
    return say("Receipt: stopped after {done} of {n} trips", done=receipt.done, n=receipt.trips)


def notes_of(beat: Beat, people: People) -> list[str]:
    """What is to be said under it, sentence by sentence."""
    found: list[str] = []
    match beat.kind:
        case "offered" if beat.revision:
            found.append(say("It needs a fresh yes."))
        case "question":
            found.append(say("The other work starts only once the old is confirmed stopped."))
        case "countered":
            found.append(counter_text(beat))
        case "refused" if beat.question:
            found.append(say("The other work is not offered while this one lasts."))
        case "refused":
            found.append(say("This work is not offered to {name} again.", name=people.name(beat.actor)))
        case "not_now":
            found.append(say("Only {name} can invite one fresh offer.", name=people.name(beat.actor)))
        case "finished" | "stopped":
            found.append(say("{why}.", why=_capital(why_text(beat.why))))
            if beat.receipt is not None and beat.receipt.detail:
                found.append(say("{why}.", why=_capital(beat.receipt.detail)))
        case "rejected":
            found.append(say("{why}.", why=_capital(executed_text(beat.why))))
        case "discarded":
            found.append(say("{why}.", why=_capital(discard_text(beat.why))))
        case "failed":
            stage, _, diagnostic = beat.why.partition(": ")
            found.append(say("{why}.", why=_capital(failure_text(stage, diagnostic))))
    if beat.kind in ("offered", "question") and beat.expires is not None:
        found.append(say("Open until {clock}.", clock=clock(beat.expires)))
    return found


def counter_text(beat: Beat) -> str:
    """Why a counter did nothing by itself, and what became of it."""
    first = say("A counter is no yes: by itself it starts nothing.")
    after = beat.after_tick
    if beat.after == "adopted" and after is not None:
        wait = age(after - beat.tick)
        then = say("The core adopted it after {wait}; that made a new offer, which needs a fresh yes.", wait=wait)
        if after == beat.tick:
            then = say("The core adopted it at once; that made a new offer, which needs a fresh yes.")
    elif beat.after == "waits" and after is not None:
        then = say("The core can adopt it until {clock}.", clock=clock(after))
    elif beat.after == "last":
        then = say("The revisions of this thread are used up: nobody can adopt it.")
    elif beat.after == "withdrawn":
        then = say("Nobody can adopt it any more.")
    else:
        then = say("The core did not adopt it in time.")
    return f"{first} {then}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def mind_text(spec: str) -> str:
    """Who answers for a seat, by the specification that the ledger has of it; a table written out has no other."""
    return say("a scripted mind") if spec == "scripted" else mind_words(spec)


# What it cost ---------------------------------------------------------------------------------------------------------


def cost_text(call: Call) -> str:
    """What one answer cost: the wait in the colony, the time of the call, its tokens."""
    parts = [say("attempt {id}", id=call.attempt)]
    if call.ticks is not None:
        parts.append(say("took {wait}", wait=age(call.ticks)) if call.ticks else say("in the same tick"))
    parts += counted(call.tokens_in, call.tokens_out, call.elapsed_s)
    return ", ".join(parts)


def counted(tokens_in: int | None, tokens_out: int | None, elapsed_s: float) -> list[str]:
    """Tokens and seconds, as far as they are known."""
    parts = []
    if tokens_in is not None or tokens_out is not None:
        parts.append(say("{read} + {written} tokens", read=count(tokens_in or 0), written=count(tokens_out or 0)))
    if elapsed_s >= 0.05:
        parts.append(seconds_text(elapsed_s))
    return parts


def seconds_text(seconds: float) -> str:
    """Seconds by the clock on the wall."""
    return say("{n} s", n=f"{seconds:,.1f}")


def thinks_text(seconds: float | None) -> str:
    """How long a thought has been under way."""
    return say("thinks") if seconds is None else say("thinks, {time}", time=seconds_text(seconds))


def spent_text(calls: tuple[Call, ...]) -> str:
    """What a whole thread cost."""
    if not calls:
        return say("no calls yet")
    known = [call for call in calls if call.tokens_in is not None or call.tokens_out is not None]
    read = sum(call.tokens_in or 0 for call in known) if known else None
    written = sum(call.tokens_out or 0 for call in known) if known else None
    one = say("1 call") if len(calls) == 1 else say("{n} calls", n=len(calls))
    seconds = sum(call.elapsed_s for call in calls)
    return ", ".join([one, *counted(read, written, seconds)])


# Rejected moves -------------------------------------------------------------------------------------------------------


def rejection_text(refused: Refused, people: People) -> str:
    """A move that was rejected, in a sentence."""
    who = say("the core") if refused.actor == CORE else people.name(refused.actor) or say("somebody unknown")
    line = say("{clock}: a move of {who} was rejected", clock=clock(refused.tick), who=who)
    detail = f" ({refused.detail})" if refused.detail else ""
    return f"{line}, {move_reason(refused.reason)}{detail}"


def spoken(beat: Beat, people: People, pawn: str) -> str:
    """A beat in one breath, for screen readers and the clipboard."""
    if beat.kind in ("started", "finished", "stopped", "agreed"):
        who = people.name(pawn)
    elif beat.actor:
        who = people.name(beat.actor)
    else:
        who = say("Time")
    parts = [f"{clock(beat.tick)}, {who}: {headline(beat, people)}"]
    parts += [f"“{beat.words}”"] if beat.words else []
    parts += notes_of(beat, people)
    if beat.kind == "thinks":
        parts.append(thinks_text(beat.seconds))
    parts += [cost_text(beat.call)] if beat.call is not None else []
    return ". ".join(part.rstrip(".") for part in parts)
