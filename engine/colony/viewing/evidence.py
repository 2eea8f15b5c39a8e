"""What proves that a mind knows a fact: the item of its perspective, and the row of the archive behind it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine.colony.allowlists import BandItem, Item, MessageItem, NoteItem, SightingItem
from engine.colony.perspective import Message
from engine.colony.sight import ITEMS_OF_FOOD
from engine.colony.threads import CORE
from engine.colony.viewing.facts import FactKey, truth_of
from engine.colony.viewing.knowing import NEVER, Knowledge, Mind, knowledge_of, perspective_in
from engine.colony.viewing.page import Fact as PageFact
from engine.colony.viewing.reading import Reading
from engine.colony.viewing.truth import Lack, lack_of
from engine.colony.world import World
from engine.errors import StateError

RowKind = Literal["event", "message", "receipt", "offer", "sighting", "reading"]


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the archive: what it is, its id, its tick, and its fields in words."""

    kind: RowKind
    id: str
    tick: int
    fields: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Evidence:
    """What stands behind one cell. `fields` are those of the item, as its mind is told them; `rows` what it rests on,
    none for what a mind feels, sees or has in its list of work at this moment, and none where they were not asked for:
    they tell more than the mind knows. `lack` is why it does not know, under the same condition.
    """

    tick: int
    mind: str
    key: FactKey
    knowledge: Knowledge
    fields: tuple[tuple[str, str], ...]
    rows: tuple[Row, ...]
    lack: Lack | None = None


def evidence(
    reading: Reading, key: FactKey, mind: str, *, behind: bool = True, on_page: PageFact | None = None
) -> Evidence:
    """The evidence of what a mind knows of a fact at this tick; `on_page` is what pages call the fact.

    Raises `StateError` for a mind that there is not.
    """
    try:
        perspective = perspective_in(reading.world, mind)
    except KeyError as error:
        raise StateError(
            f"there is no mind {mind!r:.60}", "colony", "choose one of the colonists or the core"
        ) from error
    truth = truth_of(reading.world)
    known = knowledge_of(perspective, truth).get(key, NEVER)
    item = known.item
    fields = () if item is None else _fields(item.model_dump(mode="json"))
    rows = () if item is None or not behind else tuple(_rows(reading, perspective, item))
    lack = None if known.knows or not behind or on_page is None else _lack(reading.world, key, mind, on_page)
    return Evidence(reading.tick, mind, key, known, fields, rows, lack)


def _lack(world: World, key: FactKey, mind: str, on_page: PageFact) -> Lack:
    """Why it does not know: of what lies in a store colonists report the food alone."""
    if mind == CORE and key.kind == "goods" and key.part not in ITEMS_OF_FOOD:
        return Lack("food_and_fires", key.about)
    return lack_of(world, mind, on_page)


def _fields(data: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    return tuple((name, _said(value)) for name, value in data.items())


def _said(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_said(part)}" for name, part in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(_said(part) for part in value)
    if isinstance(value, bool):
        return "true" if value else "false"
    return "" if value is None else f"{value:g}" if isinstance(value, float) else str(value)


def _rows(reading: Reading, perspective: Mind, item: Item) -> Iterator[Row]:
    """What an item rests on, in order of time."""
    if isinstance(item, NoteItem):
        yield from _cited(reading, perspective, item.cites)
    elif isinstance(item, SightingItem):
        yield from _sighting(reading, item)
    elif isinstance(item, BandItem):
        yield from _reading(reading, item)
    elif item.learned is None:
        return
    elif item.origin == "experience":
        yield from _event(reading, item.source, item.learned)
    elif isinstance(item, MessageItem):
        yield from _message(reading, item.id, item.learned)
    elif item.origin == "receipt":
        yield from _receipt(reading, item.source, item.learned)
    elif item.origin == "offer":
        yield from _offer(reading, getattr(item, "id", item.source))


def _event(reading: Reading, name: str, tick: int) -> Iterator[Row]:
    for event in reading.store.events(reading.timeline, tick, tick):
        if event.id == name:
            told = {"kind": event.kind, "experienced by": list(event.pawns), **event.facts}
            yield Row("event", event.id, event.tick, _fields(told))


def _cited(reading: Reading, perspective: Mind, cites: tuple[str, ...]) -> Iterator[Row]:
    """The events that a note cites, as far as its mind still has them."""
    past = [*getattr(perspective, "memories", ()), *getattr(perspective, "history", ())]
    ticks = {each.source: each.learned for each in past}
    for name in cites:
        if ticks.get(name) is not None:
            yield from _event(reading, name, ticks[name])


def _message(reading: Reading, name: str, tick: int) -> Iterator[Row]:
    found: list[Message] = reading.store.messages(reading.timeline, tick, tick)
    for each in found:
        if each.id == name:
            told = {"from": each.sender, "to": each.to, "kind": each.kind, "text": each.text}
            yield Row("message", each.id, each.tick, _fields(told))


def _receipt(reading: Reading, action: str, tick: int) -> Iterator[Row]:
    """The receipt as it was when the core had word of it; work that was never begun has none in the game."""
    found = [each for each in reading.store.receipts(reading.timeline, tick, tick) if each.action == action]
    for each in found[-1:]:
        told = {
            name: getattr(each, name) for name in ("pawn", "kind", "target", "trips", "done", "moved", "state", "why")
        }
        yield Row("receipt", each.action, tick, _fields(told))


def _offer(reading: Reading, name: str) -> Iterator[Row]:
    offer = reading.world.talks.offers[name]
    told = {
        "thread": offer.thread,
        "to": offer.pawn,
        "work": f"{offer.work.kind} {offer.work.target}",
        "trips": offer.work.trips,
        "revision": offer.revision,
        "expires": offer.expires,
        "state": offer.state,
    }
    yield Row("offer", offer.id, offer.made, _fields(told))


def _sighting(reading: Reading, item: SightingItem) -> Iterator[Row]:
    found = reading.world.link.sightings.get(item.thing)
    if found is not None:
        told = {"seen by": found.seer, "kind": found.kind, "place": list(found.place), "food": dict(found.food)}
        yield Row("sighting", found.thing, found.tick, _fields(told))


def _reading(reading: Reading, item: BandItem) -> Iterator[Row]:
    found = reading.world.link.readings.get(item.source)
    if found is not None:
        yield Row("reading", item.source, found.tick, _fields({"food": found.food, "rest": found.rest}))
