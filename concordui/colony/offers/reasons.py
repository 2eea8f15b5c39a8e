"""Why a move or an attempt came to nothing, in words. What nobody foresaw stays in the engine's own. Pure."""

from __future__ import annotations

from concordui.colony.say import say
from engine.colony.runner import RUN_ENDED, SEAT_TAKEN, STOPPED
from engine.colony.store import EARLIER

_RECONSIDERED = "reconsidered: "


def discard_text(why: str) -> str:
    """Why an attempt was discarded."""
    if why.startswith(_RECONSIDERED):
        return say("something more urgent came: {event}", event=why.removeprefix(_RECONSIDERED))
    return {
        EARLIER: say("it belongs to an earlier epoch: the colony was loaded or rewound while the mind thought"),
        RUN_ENDED: say("the run ended while the mind thought"),
        SEAT_TAKEN: say("the seat was taken over while its mind thought"),
        STOPPED: say("the run was stopped while it waited for answers"),
    }.get(why, why)


def stage_text(stage: str | None) -> str:
    """How far a call that failed came."""
    return {
        "transport": say("no whole reply came"),
        "parse": say("the reply was no JSON"),
        "schema": say("the reply had another shape"),
        "menu": say("it chose what was not on the menu"),
        "execution": say("it could not be done any more"),
    }.get(stage or "", "")


def failure_text(stage: str | None, diagnostic: str) -> str:
    """Why a call failed: how far it came, and what was found there."""
    if stage == "execution":
        return executed_text(diagnostic)
    how = stage_text(stage)
    return say("{how} ({diagnostic})", how=how, diagnostic=diagnostic) if how else diagnostic


def executed_text(why: str) -> str:
    """Why a choice could not be carried out, without the id of what was chosen."""
    reason = why.partition(": ")[2] or why
    code, _, detail = reason.removesuffix(")").partition(" (")
    known = move_reason(code)
    if code == "stale handle":
        about, _, state = detail.partition(": ")
        return say("{what} was not open any more: it had {ended}", what=about, ended=ended_text(state))
    return reason if known == code else known


def ended_text(state: str) -> str:
    """How an offer or work had ended before an answer to it came."""
    return {
        "expired": say("expired"),
        "expiry": say("expired"),
        "withdrawn": say("been taken back"),
        "superseded": say("been replaced"),
        "done": say("been finished"),
        "replaced": say("been replaced by other work"),
    }.get(state, say("ended"))


def move_reason(code: str) -> str:
    """Why a move was rejected before it reached the game; the code itself where it is none of the law's."""
    return {
        "forged actor": say("the handle belongs to somebody else"),
        "unknown handle": say("there is no such handle"),
        "used handle": say("the handle was used already"),
        "stale handle": say("what it answers had ended already"),
        "other epoch": say("the handle is of another epoch"),
        "outside the menu": say("it is not on the menu"),
        "unknown field": say("it has a field that nobody asked for"),
        "wrong form": say("it is no answer at all"),
        "no such pawn": say("there is no such colonist"),
        "no such pawn alive": say("there is no such colonist alive"),
        "no such work": say("there is no such work"),
        "no such offer": say("there is no such offer"),
        "no such goods on the ground": say("the goods are not there any more"),
        "needs no rescue": say("nobody there needs a rescue any more"),
        "is being rescued already": say("somebody carries that colonist already"),
        "the fire is out": say("the fire is out"),
        "who chose it is dead": say("who chose it is dead"),
        "the question is no longer open": say("the question was not open any more"),
        "the outlook is full": say("there are four notes already"),
        "no open counter": say("there is no counter to adopt"),
        "no more revisions": say("the revisions are used up"),
        "open already": say("it is being talked about already"),
        "agreed already": say("it is agreed already"),
        "refused": say("the colonist refused this work"),
        "not now": say("the colonist put it off and has not invited it"),
        "keeps its work": say("the colonist keeps the work it has"),
        "countered": say("a counter is open"),
        "not open": say("it is not open"),
    }.get(code, code)
