"""Which facts an item of a perspective speaks of, and what it says of each: the one place where items become facts.

An event reaches a mind as a sentence (`engine.colony.events.words`), so what a memory says of anything beside itself is
read from its kind and that sentence, never from the archive.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Literal, NamedTuple

from engine.colony import allowlists as lists
from engine.colony.events import KINDS
from engine.colony.sight import ITEMS_OF_FOOD
from engine.colony.threads import CORE
from engine.colony.viewing.facts import GOODS, FactKey, Truth, Value, condition

How = Literal["own", "sees", "remembers", "link", "told", "receipt", "listed", "stale", "never"]
"""How a mind stands to a fact: it is its own; it sees it now; it remembers it; it has a band over the shared link; it
was told; it can infer it from a receipt; it is in the list of work; it knew it and that is too old; it never knew it.
"""


class Claim(NamedTuple):
    """What an item says of a fact; `by` is who told or saw it, "" for oneself. A value of None says nothing of it."""

    key: FactKey
    how: How
    value: Value | None
    by: str = ""


def claims(section: str, item: lists.Item, mind: str, truth: Truth) -> Iterator[Claim]:
    """What an item of a list of a mind's perspective says, of each fact that it speaks of: of one at least."""
    if mind == CORE:
        return _CORE[section](item, truth)
    return _COLONIST[section](item, mind, truth)


# A colonist's ---------------------------------------------------------------------------------------------------------


def _self(item: lists.SelfItem, mind: str, truth: Truth) -> Iterator[Claim]:
    yield from _pawn(mind, item, "own")
    if item.action:
        yield Claim(FactKey("agreement", item.action), "own", Value("state", "running"))


def _seen_pawn(item: lists.SeenPawnItem, mind: str, truth: Truth) -> Iterator[Claim]:
    return _pawn(item.id, item, "sees")


def _pawn(name: str, item: lists.SelfItem | lists.SeenPawnItem, how: How) -> Iterator[Claim]:
    yield Claim(FactKey("doing", name), how, Value("state", item.doing))
    yield Claim(FactKey("condition", name), how, Value("state", condition(item.doing)))
    yield Claim(FactKey("place", name), how, Value("place", item.place))
    yield Claim(FactKey("carrying", name), how, Value("state", item.carrying))


def _trait(item: lists.TraitItem, mind: str, truth: Truth) -> Iterator[Claim]:
    yield Claim(FactKey("trait", mind, item.name), "own", Value("flag", True))


def _skill(item: lists.SkillItem, mind: str, truth: Truth) -> Iterator[Claim]:
    yield Claim(FactKey("skill", mind, item.name), "own", Value("count", item.level))


def _need(item: lists.NeedItem, mind: str, truth: Truth) -> Iterator[Claim]:
    yield Claim(FactKey("need", mind, item.need), "own", Value("level", item.value))


def _past(item: lists.MemoryItem | lists.DeedItem, mind: str, truth: Truth) -> Iterator[Claim]:
    yield Claim(FactKey("event", item.source), "remembers", Value("words", item.text))
    for key, value in _says(item.kind, item.text):
        yield Claim(key, "remembers", value)
    action = truth.actions.get(item.source)
    if action is not None:
        state = item.kind.removeprefix("work_")
        yield Claim(FactKey("agreement", action), "remembers", Value("state", state))


def _note(item: lists.NoteItem, mind: str, truth: Truth) -> Iterator[Claim]:
    yield Claim(FactKey("note", mind, item.id), "own", Value("words", item.text))


def _thing(item: lists.SeenThingItem, mind: str, truth: Truth) -> Iterator[Claim]:
    yield Claim(FactKey("place", item.id), "sees", Value("place", item.place))
    if item.items is not None:
        for name in GOODS.get(item.kind, tuple(item.items)):
            yield Claim(FactKey("goods", item.id, name), "sees", Value("count", item.items.get(name, 0)))
    if item.burning is not None:
        yield Claim(FactKey("burning", item.id), "sees", Value("flag", item.burning))
    if item.taken is not None:
        yield Claim(FactKey("taken", item.id), "sees", Value("flag", item.taken))


def _offer(item: lists.OfferItem, mind: str, truth: Truth) -> Iterator[Claim]:
    yield Claim(FactKey("offer", item.id), "told", Value("state", "offered"), item.source)


def _message(item: lists.MessageItem, *_: object) -> Iterator[Claim]:
    yield Claim(FactKey("message", item.id), "told", Value("words", item.text), item.source)


_COLONIST: Mapping[str, Callable[[Any, str, Truth], Iterator[Claim]]] = {
    "self": _self,
    "traits": _trait,
    "skills": _skill,
    "needs": _need,
    "memories": _past,
    "history": _past,
    "outlook": _note,
    "pawns": _seen_pawn,
    "things": _thing,
    "offers": _offer,
    "messages": _message,
}


# The core's -----------------------------------------------------------------------------------------------------------


def _receipt(item: lists.ReceiptItem, truth: Truth) -> Iterator[Claim]:
    yield Claim(FactKey("agreement", item.source), "receipt", Value("state", item.state))
    if item.state == "running":
        yield Claim(FactKey("doing", item.pawn), "receipt", Value("state", item.kind))
        yield Claim(FactKey("condition", item.pawn), "receipt", Value("state", "up"))
    event = truth.ends.get(item.source)
    if event is not None and item.ended is not None:
        yield Claim(FactKey("event", event), "receipt", truth.by_key[FactKey("event", event)].truth)


def _opportunity(item: lists.OpportunityItem, truth: Truth) -> Iterator[Claim]:
    yield Claim(FactKey("work", item.source), "listed", Value("count", item.trips))
    yield Claim(FactKey("place", item.target), "listed", Value("place", item.place))
    if item.kind == "rescue":
        yield Claim(FactKey("condition", item.target), "listed", Value("state", "downed"))
    elif item.kind == "produce":
        yield Claim(FactKey("burning", item.target), "listed", Value("flag", True))
    elif (heap := _HEAP.fullmatch(item.effects)) is not None:
        yield Claim(FactKey("goods", item.target, heap["item"]), "listed", Value("count", int(heap["count"])))


_HEAP = re.compile(r"brings (?P<item>\w+) to .*; (?P<count>\d+) lie there")
"""The effects of a haul, which say what lies there and how much."""


def _sighting(item: lists.SightingItem, truth: Truth) -> Iterator[Claim]:
    yield Claim(FactKey("place", item.thing), "told", Value("place", item.place), item.source)
    if item.burning is not None:
        yield Claim(FactKey("burning", item.thing), "told", Value("flag", item.burning), item.source)
    else:
        for name in _food(item):
            count = Value("count", item.food.get(name, 0))
            yield Claim(FactKey("goods", item.thing, name), "told", count, item.source)


def _food(item: lists.SightingItem) -> tuple[str, ...]:
    """The food that a sighting tells of: none there is told of as well."""
    return tuple(name for name in GOODS.get(item.kind, tuple(item.food)) if name in ITEMS_OF_FOOD)


def _band(item: lists.BandItem, truth: Truth) -> Iterator[Claim]:
    key = FactKey("need", item.source, item.need)
    if item.band == "unknown":
        yield Claim(key, "never" if item.learned is None else "stale", None)
    else:
        yield Claim(key, "link", Value("band", item.band))


def _made(item: lists.MadeItem, truth: Truth) -> Iterator[Claim]:
    yield Claim(FactKey("offer", item.source), "own", Value("state", item.state))


def _topic(item: lists.TopicItem, truth: Truth) -> Iterator[Claim]:
    yield Claim(FactKey("topic", item.source), "own", Value("state", item.status))


_CORE: Mapping[str, Callable[[Any, Truth], Iterator[Claim]]] = {
    "messages": _message,
    "receipts": _receipt,
    "opportunities": _opportunity,
    "sightings": _sighting,
    "bands": _band,
    "offers": _made,
    "topics": _topic,
}


# What a sentence says -------------------------------------------------------------------------------------------------


def _says(kind: str, text: str) -> Iterator[tuple[FactKey, Value]]:
    """What the sentence of an event says of whom and what it names, as it was then."""
    named = facts_in(kind, text)
    state = _STATES.get(kind)
    if state is not None and "pawn" in named:
        yield FactKey("condition", named["pawn"]), Value("state", state)
    burning = _FIRES.get(kind)
    if burning is not None and "thing" in named:
        yield FactKey("burning", named["thing"]), Value("flag", burning)


_STATES: Mapping[str, str] = {"downed": "downed", "rescued": "downed", "recovered": "up", "died": "dead"}
_FIRES: Mapping[str, bool] = {"fire_out": False, "tended": True}


def facts_in(kind: str, text: str) -> dict[str, str]:
    """The facts that the sentence of an event of this kind names; none of a sentence that is not of it."""
    found = _sentence(kind).fullmatch(text)
    return {} if found is None else found.groupdict()


@cache
def _sentence(kind: str) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", KINDS[kind].words)
    names, fixed = parts[1::2], parts[::2]
    groups = [f"(?P<{name}>{'.*' if name in ('work', 'why') else '[^ ]+'})" for name in names]
    return re.compile("".join(re.escape(text) + group for text, group in zip(fixed, [*groups, ""], strict=True)))
