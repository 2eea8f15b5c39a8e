"""Why a person is asked, and what goes on while it decides: sentences over a question and the state of the seat."""

from __future__ import annotations

from collections.abc import Sequence

from concordui.colony.say import say
from concordui.colony.seat.question import Question
from concordui.colony.seat.words import cause_text, doing_text, left_text, offer_text, wake_text, when_text
from engine.colony.threads import CORE
from engine.colony.viewing.seated import SeatState

_TITLED = ("offered", "called")
"""Causes that the title says, or the offers below it."""


def reason_of(question: Question) -> tuple[str, str]:
    """Why a mind is asked: a title, and what it is about."""
    asked, people = question.asked, question.people
    if asked.aim == "planning":
        lines = list(dict.fromkeys(wake_text(wake, people) for wake in asked.wakes))
        return say("It is the core's turn"), " ".join(lines)
    if asked.aim == "reflection":
        words = say("Every note rests on experiences of your own. Nobody else reads them.")
        return say("Time to look at your notes"), words
    offers = [offer_text(each, asked.tick, people) for each in question.offers.values()]
    others = [cause_text(cause, people) for cause in asked.causes if cause.kind not in _TITLED]
    kinds = [cause.kind for cause in asked.causes]
    if "offered" in kinds:
        title = say("The core asks you for work")
    elif "question" in kinds:
        title = say("The core asks you something")
    elif "called" in kinds:
        title = say("You wanted to decide something")
    else:
        title = say("Something happened: what do you do?")
    return title, "\n".join([*offers, *dict.fromkeys(others)])


def waiting_text(kinds: Sequence[str]) -> str:
    """What has come since the question was put, in a sentence; "" for nothing."""
    if not kinds:
        return ""
    if "offered" in kinds:
        return say("A new offer has come since.")
    if "question" in kinds:
        return say("The core has asked something since.")
    return say("Something has happened since.")


def meanwhile_text(question: Question, state: SeatState, still: bool) -> str:
    """What happens if the person waits; `still`: time stands still."""
    name = question.people.name(state.mind)
    if still:
        return say("Time stands still. Take as long as you like: nothing answers in your place.")
    if state.own is None:
        return say(
            "Nothing is decided for you. While you wait, the colony goes on; offers lapse when their time is up."
        )
    doing = say("While you decide, {name} {doing}.", name=name, doing=doing_text(state.own, question.people))
    open_until = [tick for offer, tick in state.open_until if offer in question.offers]
    if not open_until:
        return say("{meanwhile} Nothing answers in your place.", meanwhile=doing)
    return say(
        "{meanwhile} Nothing answers in your place: unanswered, the offer lapses at {until}, {left}.",
        meanwhile=doing,
        until=when_text(min(open_until), state.tick),
        left=left_text(min(open_until), state.tick),
    )


def idle_text(state: SeatState, name: str) -> str:
    """When a mind that is not asked now will be."""
    if state.mind == CORE:
        return say(
            "The core is asked when something public happens: agreed work ends, a colonist answers, asks or says"
            " something, or the Food or Rest of one comes into another band."
        )
    return say(
        "{name}'s day goes on by itself. You are asked when the core offers work or asks something, and when something"
        " happens that deserves a thought.",
        name=name,
    )


def turns_text(state: SeatState) -> str:
    """What the core has left."""
    left = state.turns_left or 0
    return (
        say("1 turn is left; each question to you spends one.")
        if left == 1
        else say("{count} turns are left; each question to you spends one.", count=left)
    )
