"""What an item of a perspective says, and what is so, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from concordui.colony.clock import age, count, time_of
from concordui.colony.knows.words import band_word, sentence, work_words
from concordui.colony.minds.words import (
    doing_words,
    ended_words,
    goods_words,
    hexes_words,
    offer_state,
    parts_words,
    quoted,
)
from concordui.colony.people import People
from concordui.colony.say import say
from engine.colony.allowlists import (
    BandItem,
    DeedItem,
    Item,
    MadeItem,
    MemoryItem,
    MessageItem,
    NeedItem,
    NoteItem,
    OfferItem,
    OpportunityItem,
    ReceiptItem,
    SeenPawnItem,
    SeenThingItem,
    SelfItem,
    SightingItem,
    SkillItem,
    TopicItem,
    TraitItem,
)
from engine.colony.state import ITEMS
from engine.colony.viewing.truth import Actual


def meaning(item: Item) -> str:
    """What the request adds to explain an item: what a scale, a trait or a skill means; former words of a note."""
    if isinstance(item, NeedItem | TraitItem | SkillItem):
        return item.means
    if isinstance(item, NoteItem):
        cites = say("rests on {events}", events=events_words(item.cites))
        former = [say("before: {words}", words=quoted(text)) for text in item.earlier]
        return "; ".join([cites, *former])
    if isinstance(item, TopicItem):
        return say("rests on {events}", events=", ".join(item.sources)) if item.sources else ""
    return ""


def item_words(item: Item, people: People) -> str:
    """What an item says."""
    match item:
        case NeedItem(value=value):
            return f"{value:.2f}"
        case BandItem(band=band):
            return sentence(band_word(band))
        case TraitItem(name=name):
            return sentence(name)
        case SkillItem(name=name, level=level):
            return say("{skill}, {level} of 20", skill=sentence(name), level=level)
        case MemoryItem(text=text, times=times):
            return say("{words} ({times} times)", words=sentence(text), times=times) if times > 1 else sentence(text)
        case DeedItem(text=text) | NoteItem(text=text):
            return sentence(text)
        case MessageItem(text=text):
            return quoted(text)
        case TopicItem(status=status, text=text):
            return say("{words} ({status})", words=sentence(text), status=topic_status(status))
        case OpportunityItem(effects=effects):
            return sentence(effects)
    return _of_people(item, people)


def _of_people(item: Item, people: People) -> str:
    match item:
        case SelfItem():
            return parts_words([doing_words(item.doing, item.target), _trips(item), _carries(item), _at(item.place)])
        case SeenPawnItem():
            return parts_words([doing_words(item.doing), _carries(item), hexes_words(item.distance)])
        case SeenThingItem():
            return parts_words([_state(item.items, item.burning, item.taken), hexes_words(item.distance)])
        case SightingItem():
            food = None if item.kind == "campfire" else item.food
            return parts_words([_state(food, item.burning, None), _at(item.place)])
        case OfferItem():
            return parts_words([work_words(item.kind, item.target, item.trips), _instead(item.replaces)])
        case MadeItem():
            asked = say("{name} is asked to {work}", name=people.name(item.pawn), work=_work(item))
            return parts_words([asked, offer_state(item.state)])
        case ReceiptItem():
            done = say("{done} of {trips} trips", done=item.done, trips=item.trips)
            return parts_words([people.name(item.pawn), _work(item), done, ended_words(item.state, item.why)])
    return str(item)


def actual_words(actual: Actual, people: People) -> str:
    """What is so."""
    says = actual.says
    match actual.fact[0]:
        case "need":
            return f"{says['value']:.2f}"
        case "pawn":
            return parts_words([doing_words(says["doing"]), _carried(says["carrying"]), _at(says["place"])])
        case "thing":
            goods: dict[str, int] = {item: says[item] for item in ITEMS if item in says}
            holds = goods if says["kind"] in ("bush", "stack", "stockpile") else None
            return parts_words([_state(holds, says.get("burning"), says.get("taken")), _at(says["place"])])
        case "fuel":
            return say("Burns {time} more", time=age(says["ticks"])) if says["ticks"] else say("Nothing left to burn")
        case "work":
            return sentence(says["effects"])
        case "memory" | "event":
            return say("Happened") if says["still"] else say("Happened, and is so no more")
        case "past":
            return say("{count} events, the latest at {time}", count=says["events"], time=time_of(says["latest"]))
    return _actual_talk(actual, people)


def _actual_talk(actual: Actual, people: People) -> str:
    kind, says = actual.fact[0], actual.says
    if kind == "offer":
        asked = say("{name} is asked to {work}", name=people.name(says["pawn"]), work=_named(says))
        return parts_words([asked, offer_state(says["state"])])
    if kind == "receipt":
        done = say("{done} of {trips} trips", done=says["done"], trips=says["trips"])
        return parts_words([people.name(says["pawn"]), _named(says), done, ended_words(says["state"], says["why"])])
    if kind == "message":
        return quoted(says["text"])
    if kind == "skill":
        return say("{skill}, {level} of 20", skill=sentence(actual.fact[2]), level=says["level"])
    if kind == "topic":
        return say("{words} ({status})", words=sentence(says["text"]), status=topic_status(says["status"]))
    return sentence(says.get("text", "") or actual.fact[2])


def events_words(events: tuple[str, ...]) -> str:
    """Events by their numbers."""
    return ", ".join(say("event {number}", number=event.removeprefix("e")) for event in events)


def topic_status(status: str) -> str:
    """How a topic stands."""
    return {
        "open": say("open"),
        "blocked": say("blocked"),
        "deferred": say("put off"),
        "resolved": say("resolved"),
        "declined": say("declined"),
    }[status]


def _at(place: tuple[int, int]) -> str:
    return say("at {column},{row}", column=place[0], row=place[1])


def _trips(item: SelfItem) -> str:
    if not item.action or not item.trips:
        return ""
    return say("{done} of {trips} trips done", done=item.done, trips=item.trips)


def _carries(item: SelfItem | SeenPawnItem) -> str:
    return _carried(item.carrying, item.count if isinstance(item, SelfItem) else 0)


def _carried(item: str, number: int = 0) -> str:
    if not item:
        return ""
    return say("carries {goods}", goods=goods_words({item: number}) if number else item)


def _state(goods: Mapping[str, int] | None, burning: bool | None, taken: bool | None) -> str:
    if burning is not None:
        return say("burns") if burning else say("is out")
    if taken is not None:
        return say("taken") if taken else say("free")
    return "" if goods is None else goods_words(goods)


def _work(item: OfferItem | MadeItem | ReceiptItem) -> str:
    return work_words(item.kind, item.target, item.trips)


def _named(says: Mapping[str, Any]) -> str:
    return work_words(says["kind"], says["target"], says["trips"])


def _instead(action: str) -> str:
    return say("in place of work {number}", number=action.removeprefix("a")) if action else ""


def exact_words(item: Item) -> str:
    """A number with all its digits, where the words round it; else nothing."""
    return say("Exactly {value}.", value=repr(item.value)) if isinstance(item, NeedItem) else ""


def counted(number: int) -> str:
    """A count of items."""
    return say("1 item") if number == 1 else say("{count} items", count=count(number))
