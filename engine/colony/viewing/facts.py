"""The facts of a colony at a tick, each with its truth: what a mind may know, or not know, or have wrong.

This is where the truth is worked out for whoever sets a mind beside it (`engine.colony.viewing.knowing`, `.beside`); it
reads the world itself, which no mind does. What a mind knows comes from its perspective alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple

from engine.colony.events import Event, words
from engine.colony.forms import Rules
from engine.colony.opportunities import opportunities
from engine.colony.perspective import Message
from engine.colony.sight import doing
from engine.colony.state import ITEMS, Bed, Bush, Campfire, Deed, Memory, Pawn, Receipt, Stack, Stockpile, Thing, held
from engine.colony.telemetry import band_of
from engine.colony.threads import CORE, Agreement
from engine.colony.world import World

FactKind = Literal[
    "offer", "need", "condition", "doing", "place", "carrying", "burning", "goods", "fuel", "taken", "work",
    "agreement", "message", "note", "topic", "event", "trait", "skill",
]  # fmt: skip
FACT_KINDS: tuple[FactKind, ...] = (
    "offer", "need", "condition", "doing", "place", "carrying", "burning", "goods", "fuel", "taken", "work",
    "agreement", "message", "note", "topic", "event", "trait", "skill",
)  # fmt: skip
"""Every kind, in the order in which facts are told."""

Form = Literal["level", "band", "count", "state", "flag", "place", "words", "ticks"]

NEEDS = ("food", "rest", "health")
OUT_OF_ACTION = ("downed", "dead")
OPEN = ("offered", "countered")
"""States of an offer that can still come to something."""
GOODS: Mapping[str, tuple[str, ...]] = {"stockpile": ITEMS, "bush": ("berries",)}
"""The items that can be in a thing of a kind; in a stack there are those of one."""
MOST_EVENTS = 200
"""Of the events that nobody has in mind any more the latest so many are facts."""


class FactKey(NamedTuple):
    """What a fact is about: `about` is an id (of a pawn, thing, offer, action, event ...), `part` tells facts of one
    thing apart: the need, the item of goods, the trait or skill; of a note its id.
    """

    kind: FactKind
    about: str
    part: str = ""


@dataclass(frozen=True, slots=True)
class Value:
    """What is so, or is thought to be. `raw` by `form`: level a float from 0 to 1; band, state and words a text; count
    and ticks an integer; flag a bool; place (column, row).
    """

    form: Form
    raw: float | int | str | bool | tuple[int, int]


@dataclass(frozen=True, slots=True)
class Fact:
    """One fact. `truth` is None for what is no longer so at all (a thing that is gone) but is thought to be.

    `pawns` are the ids of those whom it concerns, in order; `tick` is when it came about, None for what holds as long
    as the world does. `text` names it where an id does not: the words of an event, message, note or topic, the work of
    an offer, agreement or opportunity (``haul logs``), the kind of a thing.
    """

    key: FactKey
    truth: Value | None
    pawns: tuple[str, ...] = ()
    tick: int | None = None
    text: str = ""


@dataclass(frozen=True)
class Truth:
    """All facts of a tick, by kind, then in the order of ids or of time.

    `experienced` says of an event who experienced it, as far as it is known. `actions` says of an event that ended
    agreed work whose it was, by its action; `ends` of the action with which event it ended.
    """

    tick: int
    rules: Rules
    facts: tuple[Fact, ...]
    experienced: Mapping[str, frozenset[str]]
    actions: Mapping[str, str]

    @cached_property
    def ends(self) -> Mapping[str, str]:
        """The event that ended agreed work, by its action."""
        return {action: event for event, action in self.actions.items()}

    @cached_property
    def by_key(self) -> Mapping[FactKey, Fact]:
        """The facts by their keys."""
        return {fact.key: fact for fact in self.facts}


def rank(fact: Fact) -> tuple[int, bool]:
    """Where a fact stands: by its kind; of things where they are comes after all else of them, of offers those that
    are open come first.
    """
    place = _PLACES[fact.key.kind]
    if fact.key.kind == "place" and not fact.pawns:
        return _PLACES["taken"], True
    if fact.key.kind == "offer" and (fact.truth is None or fact.truth.raw not in OPEN):
        return _PLACES["agreement"], True
    return place, False


_PLACES: Mapping[FactKind, int] = {kind: place for place, kind in enumerate(FACT_KINDS)}


def agrees(known: Value, truth: Value | None, rules: Rules) -> bool:
    """Whether what is thought to be is so; a band agrees with each need that lies in it."""
    if truth is None:
        return False
    if known.form == "band" and truth.form == "level":
        return known.raw == band_of(float(truth.raw), rules.needs)  # type: ignore[arg-type]  # by its form
    if known.form == "level" and truth.form == "level":
        return abs(float(known.raw) - float(truth.raw)) < 1e-9  # type: ignore[arg-type]
    return known.raw == truth.raw


def truth_of(world: World, events: Sequence[Event] = ()) -> Truth:
    """The facts of a moment. `events` are those of the archive that shall be facts though nobody has them in mind."""
    happened, experienced, actions = _events(world, events)
    found = [
        *_offers(world),
        *(fact for pawn in world.colony.pawns.values() for fact in pawn_facts(pawn)),
        *(fact for _, thing in sorted(world.colony.things.items()) for fact in thing_facts(world, thing)),
        *(
            Fact(FactKey("work", each.id), Value("count", each.trips), _named(world, each.target), text=each.effects)
            for each in opportunities(world.colony)
        ),
        *_agreements(world),
        *(_message(each) for each in sorted(_messages(world), key=lambda each: int(each.id[1:]))),
        *_notes(world),
        *(
            Fact(FactKey("topic", each.id), Value("state", each.status), (), each.tick, each.text)
            for each in world.planner.topics
        ),
        *happened,
    ]
    return Truth(world.tick, world.scenario.rules, tuple(sorted(found, key=rank)), experienced, actions)


# People and things ----------------------------------------------------------------------------------------------------


def pawn_facts(pawn: Pawn) -> Iterator[Fact]:
    """What is so of a pawn."""
    own, busy = (pawn.id,), doing(pawn)
    for need in NEEDS:
        yield Fact(FactKey("need", pawn.id, need), Value("level", getattr(pawn, need)), own)
    yield Fact(FactKey("condition", pawn.id), Value("state", condition(busy)), own)
    yield Fact(FactKey("doing", pawn.id), Value("state", busy), own)
    yield Fact(FactKey("place", pawn.id), Value("place", pawn.position), own)
    yield Fact(FactKey("carrying", pawn.id), Value("state", pawn.item), own)
    for name in pawn.traits:
        yield Fact(FactKey("trait", pawn.id, name), Value("flag", True), own)
    for name, level in pawn.skills.items():
        yield Fact(FactKey("skill", pawn.id, name), Value("count", level), own)


def condition(busy: str) -> str:
    """What can be told of a pawn's state by what it does: up, downed or dead."""
    return busy if busy in OUT_OF_ACTION else "up"


def thing_facts(world: World, thing: Thing) -> Iterator[Fact]:
    """What is so of a thing."""
    name, kind = thing.id, thing.kind
    yield Fact(FactKey("place", name), Value("place", thing.position), text=kind)
    if isinstance(thing, Campfire):
        yield Fact(FactKey("burning", name), Value("flag", thing.fuel > 0), text=kind)
        yield Fact(FactKey("fuel", name), Value("ticks", thing.fuel), text=kind)
    elif isinstance(thing, Bed):
        lying = tuple(pawn.id for pawn in world.colony.living() if pawn.bed == name)
        yield Fact(FactKey("taken", name), Value("flag", bool(lying)), lying, text=kind)
    else:
        assert isinstance(thing, Stockpile | Bush | Stack)
        for item in (thing.item,) if isinstance(thing, Stack) else GOODS[kind]:
            yield Fact(FactKey("goods", name, item), Value("count", held(thing, item)), text=kind)


def _named(world: World, name: str) -> tuple[str, ...]:
    """The pawn of that id, if it is one's."""
    return (name,) if name in world.colony.pawns else ()


# Talks ----------------------------------------------------------------------------------------------------------------


def _offers(world: World) -> Iterator[Fact]:
    """Every offer, the latest first."""
    for each in reversed(list(world.talks.offers.values())):
        work = f"{each.work.kind} {each.work.target}"
        yield Fact(FactKey("offer", each.id), Value("state", each.state), (each.pawn,), each.made, work)


def _agreements(world: World) -> Iterator[Fact]:
    for action, each in reversed(list(world.talks.ledger.items())):
        receipt = receipt_of(world, each)
        ended = receipt is not None and each.state == "ended"
        state = receipt.state if ended and receipt is not None else each.state
        work = f"{each.work.kind} {each.work.target}"
        yield Fact(FactKey("agreement", action), Value("state", state), (each.pawn,), each.agreed, work)


def receipt_of(world: World, agreement: Agreement) -> Receipt | None:
    """The latest receipt of an agreement: the game's, or the talks' of work that never began."""
    return world.colony.receipts.get(agreement.action) or agreement.receipt


def _messages(world: World) -> Iterator[Message]:
    return (each for chain in world.messages.values() for each in chain)


def _message(each: Message) -> Fact:
    people = tuple(name for name in (each.sender, each.to) if name != CORE)
    return Fact(FactKey("message", each.id), Value("words", each.text), people, each.tick, each.text)


def _notes(world: World) -> Iterator[Fact]:
    for pawn in world.colony.pawns.values():
        for note in pawn.outlook:
            key = FactKey("note", pawn.id, note.id)
            yield Fact(key, Value("words", note.text), (pawn.id,), note.tick, note.text)


# Events ---------------------------------------------------------------------------------------------------------------


class _Happened(NamedTuple):
    tick: int
    text: str
    named: tuple[str, ...]
    action: str


def _events(world: World, archive: Iterable[Event]) -> tuple[list[Fact], dict[str, frozenset[str]], dict[str, str]]:
    """The events that somebody has in mind and the latest of the archive, the latest first; who experienced each; and
    the actions of those that ended agreed work.
    """
    found: dict[str, _Happened] = {}
    who: dict[str, set[str]] = {}
    for event in list(archive)[-MOST_EVENTS:]:
        found[event.id] = _happened(world, event.tick, event.kind, event.facts)
        who.setdefault(event.id, set()).update(event.pawns)
    for pawn in world.colony.pawns.values():
        past: list[Memory | Deed] = [*pawn.memories.values(), *pawn.history]
        for each in past:
            if each.event not in found:
                found[each.event] = _happened(world, each.tick, each.kind, each.facts)
            who.setdefault(each.event, set()).add(pawn.id)
    facts = []
    for name, happened in sorted(found.items(), key=lambda pair: -int(pair[0][1:])):
        people = tuple(sorted({*happened.named, *who[name]}))
        told = Value("words", happened.text)
        facts.append(Fact(FactKey("event", name), told, people, happened.tick, happened.text))
    actions = {name: each.action for name, each in found.items() if each.action}
    return facts, {name: frozenset(pawns) for name, pawns in who.items()}, actions


def _happened(world: World, tick: int, kind: str, facts: Mapping[str, object]) -> _Happened:
    pawns = world.colony.pawns
    named = (each for each in (facts.get("pawn"), facts.get("other")) if isinstance(each, str) and each in pawns)
    action = str(facts.get("action", "")) if kind in _ENDS else ""
    return _Happened(tick, words(kind, facts), tuple(named), action)


_ENDS = ("work_finished", "work_stopped")
