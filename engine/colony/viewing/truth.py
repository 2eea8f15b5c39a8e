"""What is so, beside what one mind knows of it, and why it does not know the rest (`colony: In the window`).

Notes and topics are what a mind makes of it all: the truth has those of others only, which are so for them.
Of offers, receipts and messages the truth lists the latest, as many as a mind is told of a list, and all those on the
page that it is put beside; of what befell others it says how much there is. Each `Actual` names the fact that it is of
in the way in which pages do, and fuel, ``("fuel", fire)``, and the past of another, ``("past", pawn)``, besides.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine.colony.allowlists import DeedItem, MemoryItem
from engine.colony.forms import NeedRules
from engine.colony.opportunities import opportunities
from engine.colony.sight import ITEMS_OF_FOOD
from engine.colony.state import Campfire, Colony, Pawn, Receipt, Thing, held
from engine.colony.telemetry import NEEDS, band_of
from engine.colony.threads import CORE, Offer
from engine.colony.viewing.facts import pawn_facts, receipt_of, thing_facts
from engine.colony.viewing.page import Fact, MindPage
from engine.colony.world import World
from engine.hexgrid import distance

Cause = Literal[
    "own_body", "private", "nobody", "to_another", "addressed", "for_core", "not_there", "not_on_link", "no_link",
    "sees_nobody", "food_and_fires", "no_sightings", "out_of_sight", "behind_rock", "asleep", "dead", "closed", "older",
    "faded", "not_reported", "own_words", "not_here",
]  # fmt: skip
WITHHELD: frozenset[Cause] = frozenset(
    (
        "own_body", "private", "nobody", "to_another", "addressed", "for_core", "not_there", "not_on_link", "no_link",
        "sees_nobody", "food_and_fires", "no_sightings",
    )
)  # fmt: skip
"""What the allowlists, or a scenario's rules of knowledge, keep from a mind wherever it stands."""


@dataclass(frozen=True, slots=True)
class Lack:
    """Why a mind does not know something. `about` is the mind whose it is, `number` the hexes to it, or how many
    entries of a list are told.
    """

    cause: Cause
    about: str = ""
    number: int = 0

    @property
    def withheld(self) -> bool:
        """Whether it could not know it, wherever it stood."""
        return self.cause in WITHHELD


@dataclass(frozen=True, slots=True)
class Actual:
    """How one thing is: its parts by name, those that can be compared named as in `engine.colony.viewing.beside`."""

    fact: Fact
    says: Mapping[str, Any]


def truth_beside(world: World, page: MindPage) -> Iterator[Actual]:
    """All that is so, in the order of the kinds of facts, then of ids."""
    colony, told = world.colony, world.scenario.rules.knowledge.told
    on_page = {entry.fact for entry in page.entries}
    for pawn in colony.pawns.values():
        yield from _pawn(pawn, world.scenario.rules.needs)
    for _, thing in sorted(colony.things.items()):
        yield from _thing(world, thing)
    for work in opportunities(colony):
        yield Actual(("work", work.id), {"effects": work.effects, "trips": work.trips, "place": work.place})
    yield from _past(world, page)
    for offer in _latest(list(world.talks.offers.values()), told, on_page, "offer"):
        yield Actual(("offer", offer.id), offer_says(offer))
    for receipt in _receipts(world, told, on_page):
        yield Actual(("receipt", receipt.action), receipt_says(receipt))
    yield from _messages(world, told, on_page)
    for topic in world.planner.topics if page.mind != CORE else ():
        yield Actual(("topic", topic.id), {"status": topic.status, "text": topic.text})


def _pawn(pawn: Pawn, rules: NeedRules) -> Iterator[Actual]:
    """Its needs, traits and skills each, and what anybody could see of it as one."""
    seen: dict[str, Any] = {"died": pawn.died}
    for fact in pawn_facts(pawn):
        assert fact.truth is not None  # what is so has a value
        kind, name, part, raw = *fact.key, fact.truth.raw
        if kind == "need":
            band = {"band": band_of(float(raw), rules)} if part in NEEDS else {}  # type: ignore[arg-type]  # a level
            yield Actual((kind, name, part), {"value": raw, **band})
        elif kind in ("trait", "skill"):
            yield Actual((kind, name, part), {"name": part} if kind == "trait" else {"level": raw})
        else:
            seen[kind] = raw
    yield Actual(("pawn", pawn.id), seen)


def _thing(world: World, thing: Thing) -> Iterator[Actual]:
    """What anybody could see of a thing as one, goods by item; the fuel of a fire apart from it."""
    seen: dict[str, Any] = {"kind": thing.kind}
    for fact in thing_facts(world, thing):
        assert fact.truth is not None
        if fact.key.kind == "fuel":
            yield Actual(("fuel", thing.id), {"ticks": fact.truth.raw})
        else:
            seen[fact.key.part or fact.key.kind] = fact.truth.raw
    yield Actual(("thing", thing.id), seen)


def offer_says(offer: Offer) -> dict[str, Any]:
    """An offer as the core knows it: to whom, the work, and how it stands."""
    work = offer.work
    return {
        "pawn": offer.pawn,
        "kind": work.kind,
        "target": work.target,
        "trips": work.trips,
        "revision": offer.revision,
        "expires": offer.expires,
        "state": offer.state,
    }


def receipt_says(receipt: Receipt) -> dict[str, Any]:
    """A receipt, whole."""
    return {name: getattr(receipt, name) for name in Receipt.__dataclass_fields__ if name != "action"}


def _latest(offers: Sequence[Offer], told: int, on_page: set[Fact], kind: str) -> Iterator[Offer]:
    late = len(offers) - told
    return (offer for place, offer in enumerate(offers) if place >= late or (kind, offer.id) in on_page)


def _receipts(world: World, told: int, on_page: set[Fact]) -> Iterator[Receipt]:
    known = (receipt_of(world, agreement) for agreement in world.talks.ledger.values())
    receipts = [receipt for receipt in known if receipt is not None]
    late = len(receipts) - told
    return (each for place, each in enumerate(receipts) if place >= late or ("receipt", each.action) in on_page)


def _messages(world: World, told: int, on_page: set[Fact]) -> Iterator[Actual]:
    for to, said in world.messages.items():
        whole = list(said)
        for place, each in enumerate(whole):
            if place >= len(whole) - told or ("message", each.id) in on_page:
                parts = {"kind": each.kind, "text": each.text, "sender": each.sender, "to": to}
                yield Actual(("message", each.id), parts)


def _past(world: World, page: MindPage) -> Iterator[Actual]:
    """What the page says of events, with whether it is still so; the notes of others, and how much befell them."""
    for entry in page.entries:
        if isinstance(entry.item, MemoryItem | DeedItem):
            says = {"text": entry.item.text, "learned": entry.item.learned}
            yield Actual(entry.fact, {**says, "still": still_so(world.colony, page.mind, entry.item)})
    for pawn in world.colony.pawns.values():
        yield from (
            Actual(("note", pawn.id, note.id), {"text": note.text, "cites": note.cites}) for note in pawn.outlook
        )
        if pawn.id != page.mind and pawn.history:
            yield Actual(("past", pawn.id), {"events": len(pawn.history), "latest": pawn.history[-1].tick})


def still_so(colony: Colony, mind: str, item: MemoryItem | DeedItem) -> bool:
    """Whether what an event left behind lasts: somebody who went down is down, a fire that went out is out."""
    pawn = colony.pawns[mind]
    remembered = (each for each in pawn.memories.values() if each.event == item.source)
    deeds = (each for each in pawn.history if each.event == item.source)
    found = next(remembered, None) or next(deeds, None)
    if found is None:
        return True
    who, what = colony.pawns.get(str(found.facts.get("pawn"))), colony.things.get(str(found.facts.get("thing")))
    if who is not None and found.kind in ("downed", "recovered"):
        return who.died is None and who.downed == (found.kind == "downed")
    return not (found.kind == "fire_out" and isinstance(what, Campfire) and what.fuel > 0)


# Why it is not known --------------------------------------------------------------------------------------------------


def lack_of(world: World, mind: str, fact: Fact) -> Lack:
    """Why a mind does not know of a fact that another mind knows, or that is so."""
    return _core_lacks(world, fact) if mind == CORE else _colonist_lacks(world, mind, fact)


def _colonist_lacks(world: World, mind: str, fact: Fact) -> Lack:
    colony, (kind, about, *_) = world.colony, fact
    pawn = colony.pawns.get(mind)
    if pawn is None:
        return Lack("not_here", mind)
    if kind in ("pawn", "thing"):
        return _unseen(colony, pawn, kind, about)
    if kind in ("memory", "event"):
        return _unremembered(pawn, kind, about, world.scenario.rules.knowledge.told)
    if kind == "offer":
        offer = world.talks.offers.get(about)
        if offer is None:
            return Lack("not_here", about)
        return Lack("closed") if offer.pawn == mind else Lack("to_another", offer.pawn)
    if kind == "message":
        return _unaddressed(world, mind, about)
    if kind in ("receipt", "work"):
        return Lack("for_core", CORE)
    if kind == "need":
        return Lack("not_here", about) if about == mind else Lack("own_body", about)
    if kind == "fuel":
        return Lack("nobody")
    return Lack("private", CORE if kind == "topic" else about)


def _unseen(colony: Colony, pawn: Pawn, kind: str, about: str) -> Lack:
    found = colony.pawns.get(about) if kind == "pawn" else colony.things.get(about)
    if found is None:
        return Lack("not_here", about)
    if pawn.died is not None:
        return Lack("dead", pawn.id)
    if pawn.asleep:
        return Lack("asleep", pawn.id)
    hexes = distance(pawn.position, found.position)
    return Lack("out_of_sight" if hexes > colony.scenario.rules.sight else "behind_rock", about, hexes)


def _unremembered(pawn: Pawn, kind: str, event: str, told: int) -> Lack:
    if kind == "memory":
        if any(memory.event == event for memory in pawn.memories.values()):
            return Lack("older", number=told)
        return Lack("faded" if any(deed.event == event for deed in pawn.history) else "not_there", pawn.id)
    return (
        Lack("older", number=told) if any(deed.event == event for deed in pawn.history) else Lack("not_there", pawn.id)
    )


def _unaddressed(world: World, mind: str, name: str) -> Lack:
    message = next((each for said in world.messages.values() for each in said if each.id == name), None)
    if message is None:
        return Lack("not_here", name)
    if message.to == mind:
        return Lack("older", number=world.scenario.rules.knowledge.told)
    return Lack("own_words", mind) if message.sender == mind else Lack("addressed", message.to)


def _core_lacks(world: World, fact: Fact) -> Lack:
    rules, (kind, about, *more) = world.scenario.rules.knowledge, fact
    if kind == "need":
        if more == ["health"]:
            return Lack("not_on_link", about)
        return Lack("not_here" if rules.link else "no_link", about)
    if kind == "pawn":
        return Lack("sees_nobody", about)
    if kind == "thing":
        thing = world.colony.things.get(about)
        if thing is None:
            return Lack("not_here", about)
        food = any(held(thing, item) for item in ITEMS_OF_FOOD)
        if thing.kind == "bed" or (thing.kind == "stack" and not food):
            return Lack("food_and_fires", about)
        return Lack("not_reported" if rules.sightings else "no_sightings", about)
    if kind == "message":
        return _unaddressed(world, CORE, about)
    if kind in ("offer", "receipt"):
        return Lack("older", number=rules.told)
    if kind in ("work", "topic"):
        return Lack("not_here", about)
    return Lack("nobody") if kind == "fuel" else Lack("not_there", CORE) if kind in _EVENTS else Lack("private", about)


_EVENTS = ("memory", "event")
