"""The words of a mind's page: what a fact is called, where it is from, how long it holds, why it is not known."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from concordui.colony.clock import age, clock, count, day_of, time_of
from concordui.colony.knows.words import item_word, sentence, thing_name, work_words
from concordui.colony.people import People
from concordui.colony.say import say
from engine.colony.allowlists import DeedItem, Item, MadeItem, MemoryItem, MessageItem, NoteItem, OfferItem, TopicItem
from engine.colony.threads import CORE
from engine.colony.viewing.beside import Group
from engine.colony.viewing.page import Fact, Lapse
from engine.colony.viewing.truth import Cause, Lack

ABSENT = "–"


def section_title(name: str) -> str:
    """A kind of knowledge of a perspective, and its menu."""
    return {
        "instructions": say("What it is told to do"),
        "self": say("Place and work"),
        "traits": say("Traits"),
        "skills": say("Skills"),
        "needs": say("Needs"),
        "memories": say("Memories"),
        "history": say("History"),
        "outlook": say("Notes"),
        "pawns": say("Colonists in sight"),
        "things": say("Things in sight"),
        "offers": say("Offers"),
        "messages": say("Messages"),
        "receipts": say("Receipts"),
        "opportunities": say("Work that there is"),
        "sightings": say("Sightings"),
        "bands": say("Needs over the shared link"),
        "topics": say("Topics"),
        "menu": say("What it can choose"),
    }[name]


def group_title(group: Group) -> str:
    """A group of facts of a comparison."""
    return {
        "needs": say("Needs"),
        "sight": say("People and things"),
        "past": say("Memories and notes"),
        "offers": say("Offers and work agreed on"),
        "messages": say("Messages"),
        "traits": say("Traits and skills"),
        "topics": say("Topics"),
    }[group]


def mind_name(mind: str, people: People) -> str:
    """A mind within a sentence."""
    return say("the core") if mind == CORE else people.name(mind)


def knower(mind: str, people: People) -> str:
    """The head of the column of what a mind knows."""
    return say("The core knows") if mind == CORE else say("{name} knows", name=people.name(mind))


# What a fact is called ------------------------------------------------------------------------------------------------


def need_word(need: str) -> str:
    """A need."""
    return {"food": say("Food"), "rest": say("Rest"), "health": say("Health")}[need]


def fact_label(fact: Fact, people: People, reader: str) -> str:
    """A fact as it is called on the page of `reader`, which names its own needs without itself."""
    return _LABELS[fact[0]](fact, people, reader)


def _need_label(fact: Fact, people: People, reader: str) -> str:
    _, pawn, need = fact
    if pawn == reader:
        return need_word(need)
    return say("{name}: {item}", name=people.name(pawn), item=need_word(need))


def _own_or(fact: Fact, reader: str, own: str, other: str) -> str:
    return own if fact[1] == reader else other


_LABELS: Mapping[str, Callable[[Fact, People, str], str]] = {
    "need": _need_label,
    "pawn": lambda fact, people, reader: people.name(fact[1]),
    "thing": lambda fact, people, reader: thing_name(fact[1]),
    "fuel": lambda fact, people, reader: say("{name}: fuel", name=thing_name(fact[1])),
    "work": lambda fact, people, reader: sentence(work_words(*fact[1].partition(":")[::2])),
    "memory": lambda fact, people, reader: say("Memory, event {number}", number=fact[1].removeprefix("e")),
    "event": lambda fact, people, reader: say("Event {number}", number=fact[1].removeprefix("e")),
    "past": lambda fact, people, reader: say("{name}: what befell it", name=people.name(fact[1])),
    "note": lambda fact, people, reader: _own_or(
        fact, reader, say("Note"), say("{name}: a note", name=people.name(fact[1]))
    ),
    "offer": lambda fact, people, reader: say("Offer {number}", number=fact[1].removeprefix("o")),
    "receipt": lambda fact, people, reader: say("Receipt {number}", number=fact[1].removeprefix("a")),
    "message": lambda fact, people, reader: say("Message {number}", number=fact[1].removeprefix("m")),
    "trait": lambda fact, people, reader: _own_or(
        fact, reader, say("Trait"), say("{name}: a trait", name=people.name(fact[1]))
    ),
    "skill": lambda fact, people, reader: _own_or(
        fact, reader, say("Skill"), say("{name}: a skill", name=people.name(fact[1]))
    ),
    "topic": lambda fact, people, reader: say("Topic {number}", number=fact[1].removeprefix("p")),
}


def doing_words(doing: str, target: str = "") -> str:
    """What somebody does."""
    words = {
        "idle": say("does nothing"),
        "downed": say("is down"),
        "dead": say("is dead"),
        "eat": say("eats"),
        "sleep": say("sleeps or goes to bed"),
        "gather": say("gathers"),
        "tend": say("tends the fire"),
        "wander": say("wanders"),
        "haul": say("hauls {target}", target=target) if target else say("hauls"),
        "rescue": say("rescues {target}", target=target) if target else say("rescues somebody"),
        "produce": say("cooks"),
    }
    return words.get(doing, doing)


def goods_words(goods: Mapping[str, int]) -> str:
    """Pieces by item; `nothing` for none."""
    parts = [
        say("{count} {item}", count=count(number), item=item_word(item)) for item, number in goods.items() if number
    ]
    return ", ".join(parts) if parts else say("nothing")


def hexes_words(hexes: int) -> str:
    """How far away."""
    if hexes == 0:
        return say("here")
    return say("1 hex away") if hexes == 1 else say("{count} hexes away", count=hexes)


def offer_state(state: str) -> str:
    """How an offer stands."""
    return {
        "offered": say("open"),
        "accepted": say("accepted"),
        "refused": say("refused"),
        "countered": say("countered"),
        "not_now": say("not now"),
        "expired": say("expired"),
        "withdrawn": say("withdrawn"),
        "superseded": say("replaced by another"),
    }[state]


def ended_words(state: str, why: str) -> str:
    """How agreed work stands, and why it ended."""
    if state == "running":
        return say("under way")
    return say("{state}: {why}", state=say("finished") if state == "finished" else say("stopped"), why=why)


# Where it is from, and how long it holds ------------------------------------------------------------------------------


def source_words(item: Item, people: People) -> str:
    """Where an item is from, the tick at which it was learned, and its age."""
    how = _how(item, people)
    if item.learned is None:
        return say("{how}, no reading yet", how=how)
    if not item.age:
        return say("{how}, now", how=how)
    return say("{how}, tick {tick}, {age} old", how=how, tick=count(item.learned), age=age(item.age))


def _how(item: Item, people: People) -> str:
    match item:
        case MemoryItem():
            return say("remembers")
        case DeedItem():
            return say("own experience")
        case MessageItem(source=sender):
            return say("told by {name}", name=mind_name(sender, people))
        case OfferItem():
            return say("asked by the core")
        case MadeItem():
            return say("own offer")
        case NoteItem():
            return say("own thought")
        case TopicItem():
            return say("own topic")
    return {
        "body": say("own"),
        "sight": say("sees"),
        "receipt": say("receipt"),
        "opportunity": say("listed work"),
        "sighting": say("seen by {name}", name=people.name(item.source)),
        "link": say("shared link"),
    }[item.origin]


def lapse_words(lapse: Lapse, now: int) -> tuple[str, str]:
    """When an item stops being known, and what then, "" where the first says it all."""
    tick = lapse.tick or 0
    match lapse.ending:
        case "fades":
            chance = round(100 * lapse.chance)
            stays = say("or stays for good: {chance} in 100", chance=chance) if chance else ""
            return say("fades at {when}", when=when(tick, now)), stays
        case "latest":
            return say("while among the latest {count}", count=tick), ""
        case "expires":
            return say("until {when}", when=when(tick, now)), say("then it expires")
        case "good":
            return say("until {when}", when=when(tick, now)), say("then it is unknown")
        case "stale":
            return say("too old since {when}", when=when(tick + 1, now)), say("unknown, which is not zero")
        case "never":
            return say("no reading yet"), say("unknown, which is not zero")
    return {
        "exact": say("at each moment"),
        "always": say("always"),
        "seen": say("while in sight"),
        "exists": say("while there is such work"),
        "lasts": say("for good"),
        "revised": say("until it is revised"),
        "settled": say("settled"),
        "running": say("until it ends"),
    }[lapse.ending], ""


def when(tick: int, now: int) -> str:
    """A moment: the time alone on the day that it is."""
    return time_of(tick) if day_of(tick) == day_of(now) else clock(tick)


# Why it is not known --------------------------------------------------------------------------------------------------


def lack_words(lack: Lack, people: People) -> str:
    """Why a mind does not know something."""
    about = mind_name(lack.about, people) if lack.about in people.minds else thing_name(lack.about)
    return _LACKS[lack.cause](about, lack.number)


_LACKS: Mapping[Cause, Callable[[str, int], str]] = {
    "own_body": lambda name, number: say("only {name} feels it", name=name),
    "private": lambda name, number: say("known to {name} alone", name=name),
    "nobody": lambda name, number: say("told to no mind"),
    "to_another": lambda name, number: say("put to {name} alone", name=name),
    "addressed": lambda name, number: say("addressed to {name}", name=name),
    "for_core": lambda name, number: say("told to the core alone"),
    "not_there": lambda name, number: say("was not there"),
    "not_on_link": lambda name, number: say("health is not on the shared link"),
    "no_link": lambda name, number: say("there is no shared link here"),
    "sees_nobody": lambda name, number: say("the core sees nobody"),
    "food_and_fires": lambda name, number: say("only food and fires are reported"),
    "no_sightings": lambda name, number: say("nothing is reported here"),
    "out_of_sight": lambda name, number: say("out of sight, {hexes}", hexes=hexes_words(number)),
    "behind_rock": lambda name, number: say("behind rock, {hexes}", hexes=hexes_words(number)),
    "asleep": lambda name, number: say("asleep, and sees nothing"),
    "dead": lambda name, number: say("dead, and sees nothing"),
    "closed": lambda name, number: say("closed, so no longer told"),
    "older": lambda name, number: say("older than the latest {count}, which are told", count=number),
    "faded": lambda name, number: say("forgotten"),
    "not_reported": lambda name, number: say("nobody has reported it"),
    "own_words": lambda name, number: say("its own words, not told back"),
    "not_here": lambda name, number: say("there is none here"),
}


def quoted(text: str) -> str:
    """Words that somebody said."""
    return say("“{words}”", words=text)


def parts_words(parts: list[Any]) -> str:
    """Parts of a description, the first with a capital; empty ones are left out."""
    return sentence(", ".join(str(part) for part in parts if part))
