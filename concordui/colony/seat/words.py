"""The sentences of a person's seat: what is done, asked and offered, and why something came to nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from concordui.colony.clock import age, clock, day_of, time_of
from concordui.colony.people import People
from concordui.colony.say import say
from engine.colony.allowlists import SelfItem
from engine.colony.planner import PublicChange
from engine.colony.stimuli import Stimulus


def sentence(words: str) -> str:
    """The engine's words as a sentence: a capital first, a full stop last."""
    words = words.strip()
    if not words:
        return ""
    return words[0].upper() + words[1:] + ("" if words[-1] in ".?!" else ".")


def work_text(kind: str, target: str, trips: int, people: People) -> str:
    """What an offer names, as "haul logs, 3 trips"."""
    if kind == "haul":
        if trips == 1:
            return say("haul {target}, 1 trip", target=target)
        return say("haul {target}, {trips} trips", target=target, trips=trips)
    if kind == "rescue":
        return say("carry {name} to a bed", name=people.name(target))
    if kind == "produce":
        return say("cook meals at {target}", target=target)
    return f"{kind} {target}"


def subject_text(subject: str, people: People) -> str:
    """Work without its terms, as "haul logs"."""
    kind, _, target = subject.partition(":")
    return say("haul {target}", target=target) if kind == "haul" else work_text(kind, target, 1, people)


def doing_text(own: SelfItem, people: People) -> str:
    """What a colonist does now, with how far agreed work is."""
    match own.doing:
        case "haul":
            words = say(
                "hauls {target}, {done} of {trips} trips done", target=own.target, done=own.done, trips=own.trips
            )
        case "rescue":
            words = say("carries {name} to a bed", name=people.name(own.target))
        case "produce":
            words = say("cooks at {target}", target=own.target)
        case "eat":
            words = say("goes to eat")
        case "sleep":
            words = say("sleeps")
        case "tend":
            words = say("tends the fire")
        case "gather":
            words = say("gathers berries")
        case "wander":
            words = say("walks about")
        case "downed":
            words = say("lies on the ground and can't get up")
        case "dead":
            words = say("is dead")
        case _:
            words = say("does nothing just now")
    return words


def when_text(tick: int, now: int) -> str:
    """A moment: its time, and its day where that is another."""
    return time_of(tick) if day_of(tick) == day_of(now) else clock(tick)


def ago_text(tick: int, now: int) -> str:
    """How long ago a moment is."""
    return say("just now") if tick >= now else say("{age} ago", age=age(now - tick))


def left_text(tick: int, now: int) -> str:
    """How long it is until a moment."""
    return say("{age} left", age=age(tick - now)) if tick > now else say("over")


def offer_text(offer: Mapping[str, Any], now: int, people: People) -> str:
    """An open offer as one who can answer it is told it."""
    name = offer["id"]
    work = work_text(offer["kind"], offer["target"], offer["trips"], people)
    until = when_text(offer["expires"], now)
    if offer["replaces"]:
        return say(
            "Offer {id}: {work}, in place of the work that you do now. Open until {until}.",
            id=name,
            work=work,
            until=until,
        )
    if offer["revision"]:
        number = offer["revision"]
        return say(
            "Offer {id}, revision {number}: {work}. Open until {until}.", id=name, number=number, work=work, until=until
        )
    return say("Offer {id}: {work}. Open until {until}.", id=name, work=work, until=until)


def cause_text(cause: Stimulus, people: People) -> str:
    """What a thought is about, in a sentence."""
    if cause.kind == "called":
        return say("You wanted to decide something.")
    if cause.kind == "question":
        return say("The core asks you: {words}", words=cause.text)
    words = sentence(cause.text)
    return words if cause.repeats == 1 else say("{sentence} ({count} times)", sentence=words, count=cause.repeats)


def wake_text(wake: PublicChange, people: People) -> str:
    """What a turn of the core is about, in a sentence."""
    name = people.name(wake.pawn)
    match wake.kind:
        case "finished":
            return say("{name} has finished agreed work.", name=name)
        case "stopped":
            return say("{name} has stopped agreed work.", name=name)
        case "request":
            return say("{name} asks for an offer.", name=name)
        case "message":
            return say("{name} says something to you.", name=name)
        case "answer":
            return say("{name} has answered.", name=name)
        case "band":
            return say("The Food or Rest of {name} is in another band.", name=name)
        case "called":
            return say("You wanted to decide something.")


def stale_text(code: str) -> str:
    """Why a move can't be made any more, in a few words."""
    words = {
        "expired": say("It has expired."),
        "withdrawn": say("It was withdrawn."),
        "superseded": say("Another offer has taken its place."),
        "lapsed": say("The question has lapsed."),
        "finished": say("That work is done."),
        "stopped": say("That work has stopped."),
    }
    return words.get(code, say("It is no longer open."))


def failure_text(why: str) -> str:
    """Why an answer came to nothing when it arrived, in a sentence; what nobody foresaw stays in the engine's words."""
    for beginning, words in (
        ("stale handle", say("What you answered was no longer open when your answer arrived.")),
        ("used handle", say("That was answered already.")),
        ("other epoch", say("Another timeline was begun meanwhile: answers from before count for nothing.")),
        ("no such pawn alive", say("There is no such colonist alive.")),
        ("open already", say("Work of that kind is on offer to that colonist already.")),
        ("countered", say("That colonist has countered: adopt its counter, or let it lapse.")),
        ("no more revisions", say("An offer can be revised twice, and this one was.")),
        ("refused", say("That colonist has refused this work, and is not asked again.")),
        ("not now", say("That colonist has put this work off: only it can invite a fresh offer.")),
        ("keeps its work", say("That colonist keeps the work that it has for now.")),
        ("agreed already", say("That colonist has agreed to this work already.")),
        ("no open counter", say("That counter is no longer open.")),
        ("the question is no longer open", say("The question was no longer open.")),
        ("no such goods on the ground", say("Those goods are no longer there.")),
        ("needs no rescue", say("Nobody there needs a rescue any more.")),
        ("is being rescued already", say("Somebody carries that colonist already.")),
        ("the fire is out", say("The fire is out.")),
        ("the outlook is full", say("There are four notes already: drop one first.")),
        ("the core's turns are spent", say("The core's turns are spent: it can't be asked any more.")),
        ("the dead decide nothing", say("Who is dead decides nothing: take another seat.")),
        ("this run is only watched here", say("Another program runs this colony: seats can be taken there.")),
    ):
        if why.startswith(beginning):
            return words
    topic, _, rest = why.partition(" is not resolved: ")
    if rest:
        return say("Only receipts resolve a topic, and they do not resolve {topic}: {why}.", topic=topic, why=rest)
    return sentence(why)
