"""Two minds side by side, or a mind beside the truth: what only one of them knows, and what differs between them.

`beside` is symmetrical: turned round, each row has its sides exchanged, and so its mark. What can be compared are the
parts that both sides name: the core knows a band where a colonist knows a number, and both may agree.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

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
from engine.colony.forms import NeedRules, Rules
from engine.colony.sight import ITEMS_OF_FOOD
from engine.colony.state import ITEMS
from engine.colony.telemetry import band_of
from engine.colony.viewing.facts import GOODS
from engine.colony.viewing.page import Entry, Fact, MindPage, page_of
from engine.colony.viewing.reading import Lens, Reading
from engine.colony.viewing.truth import Actual, Lack, lack_of, truth_beside
from engine.colony.world import World

Mark = Literal["same", "differs", "only_first", "only_second", "unknown", "withheld"]
"""`unknown`: a side has a reading that is too old, or none, where the other knows; `withheld`: the first side could not
know it wherever it stood.
"""
Group = Literal["needs", "sight", "past", "offers", "messages", "traits", "topics"]
GROUPS: Mapping[str, Group] = {
    "need": "needs",
    "pawn": "sight",
    "thing": "sight",
    "fuel": "sight",
    "work": "sight",
    "note": "past",
    "memory": "past",
    "event": "past",
    "past": "past",
    "offer": "offers",
    "receipt": "offers",
    "message": "messages",
    "trait": "traits",
    "skill": "traits",
    "topic": "topics",
}
"""The group of each kind of fact; groups come in the order in which they are first named here."""
_ORDER = {group: place for place, group in enumerate(dict.fromkeys(GROUPS.values()))}

Side = Entry | Actual


@dataclass(frozen=True, slots=True)
class Row:
    """One fact on both sides; a side is None where it does not know it, and `lack` says why, if that can be told."""

    fact: Fact
    first: Side | None
    second: Side | None
    mark: Mark
    lack: Lack | None = None

    @property
    def group(self) -> Group:
        """Where it stands."""
        return GROUPS[self.fact[0]]

    @property
    def turned(self) -> Row:
        """It seen from the other side."""
        mark: Mark = {"only_first": "only_second", "only_second": "only_first"}.get(self.mark, self.mark)  # type: ignore[assignment]
        return replace(self, first=self.second, second=self.first, mark=mark)


@dataclass(frozen=True, slots=True)
class Comparison:
    """A mind's page beside another page, or beside the truth (`second` None)."""

    first: MindPage
    second: MindPage | None
    rows: tuple[Row, ...]


def beside(first: MindPage, second: MindPage, rules: Rules) -> Comparison:
    """Two minds, or one mind in two timelines or at two ticks: the facts of the first in its order, then the rest."""
    rows = _rows(first.entries, second.entries, rules.needs)
    return Comparison(first, second, _grouped(rows))


def beside_truth(page: MindPage, world: World) -> Comparison:
    """A mind beside the truth of the world that its page was made of, with why it lacks what it does not know."""
    rows = _rows(page.entries, tuple(truth_beside(world, page)), world.scenario.rules.needs)
    return Comparison(page, None, _grouped(_reasoned(row, lack_of(world, page.mind, row.fact)) for row in rows))


def explained(compared: Comparison, world: World) -> Comparison:
    """Two minds of one world, each row with why the side that does not know of it does not."""
    assert compared.second is not None
    sides = {"only_first": compared.second.mind, "only_second": compared.first.mind}
    rows = (
        replace(row, lack=lack_of(world, sides[row.mark], row.fact)) if row.mark in sides else row
        for row in compared.rows
    )
    return replace(compared, rows=tuple(rows))


def _rows(first: Iterable[Side], second: Iterable[Side], rules: NeedRules) -> list[Row]:
    ours = {side.fact: side for side in first}
    theirs = {side.fact: side for side in second}
    facts = [*ours, *(fact for fact in theirs if fact not in ours)]
    return [_row(fact, ours.get(fact), theirs.get(fact), rules) for fact in facts]


def _row(fact: Fact, one: Side | None, other: Side | None, rules: NeedRules) -> Row:
    if other is None:
        return Row(fact, one, None, "only_first")
    if one is None:
        return Row(fact, None, other, "only_second")
    if _unknown(one) or _unknown(other):
        return Row(fact, one, other, "same" if _unknown(one) and _unknown(other) else "unknown")
    ours, theirs = parts(one, rules), parts(other, rules)
    agree = all(ours[name] == theirs[name] for name in ours.keys() & theirs.keys())
    return Row(fact, one, other, "same" if agree else "differs")


def _unknown(side: Side) -> bool:
    return isinstance(side, Entry) and side.lapse.unknown


def _reasoned(row: Row, lack: Lack) -> Row:
    if row.mark != "only_second":
        return row
    return replace(row, lack=lack, mark="withheld" if lack.withheld else "only_second")


def _grouped(rows: Iterable[Row]) -> tuple[Row, ...]:
    return tuple(sorted(rows, key=lambda row: _ORDER[row.group]))


# What can be compared -------------------------------------------------------------------------------------------------


def parts(side: Side, rules: NeedRules) -> Mapping[str, Any]:
    """What a side says that can be compared, by name."""
    return side.says if isinstance(side, Actual) else _parts(side.item, rules)


_NAMED: Mapping[type[Item], tuple[str, ...]] = {
    BandItem: ("band",),
    SelfItem: ("place", "doing", "carrying"),
    SeenPawnItem: ("place", "doing", "carrying"),
    MemoryItem: ("text", "learned"),
    DeedItem: ("text", "learned"),
    NoteItem: ("text", "cites"),
    OfferItem: ("kind", "target", "trips", "revision", "expires"),
    MadeItem: ("pawn", "kind", "target", "trips", "revision", "expires", "state"),
    MessageItem: ("kind", "text"),
    ReceiptItem: ("pawn", "kind", "target", "trips", "done", "moved", "begun", "ended", "state", "why", "detail"),
    OpportunityItem: ("effects", "trips", "place"),
    TopicItem: ("status", "text"),
    TraitItem: ("name",),
    SkillItem: ("level",),
}


def _parts(item: Item, rules: NeedRules) -> dict[str, Any]:
    match item:
        case NeedItem(need="health", value=value):
            return {"value": value}
        case NeedItem(value=value):
            return {"value": value, "band": band_of(value, rules)}
        case SeenThingItem(items=items, burning=burning, taken=taken):
            shown = {"kind": item.kind, "place": item.place, "burning": burning, "taken": taken}
            return {**_known(shown), **_goods(item.kind, items or {}, ITEMS)}
        case SightingItem(food=food, burning=burning):
            shown = {"kind": item.kind, "place": item.place, "burning": burning}
            return {**_known(shown), **_goods(item.kind, food, ITEMS_OF_FOOD)}
    told = {name: getattr(item, name) for name in _NAMED[type(item)]}
    return {**told, "still": True} if isinstance(item, MemoryItem | DeedItem) else told


def _known(said: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in said.items() if value is not None}


def _goods(kind: str, held: Mapping[str, int], shows: Sequence[str]) -> dict[str, int]:
    """Pieces by item; of what could be there and is not named there is none."""
    none = {item: 0 for item in GOODS.get(kind, ()) if item in shows}
    return {**none, **held}


# Lenses ---------------------------------------------------------------------------------------------------------------


def page_lens(mind: str) -> Lens[MindPage]:
    """One mind's page."""
    return Lens(("page", mind), lambda reading: page_of(reading.world, mind), known_to=mind)


def truth_lens(mind: str) -> Lens[Comparison]:
    """A mind beside the truth."""

    def read(reading: Reading) -> Comparison:
        return beside_truth(page_of(reading.world, mind), reading.world)

    return Lens(("page", mind, "truth"), read, slow=True)


def pair_lens(mind: str, other: str) -> Lens[Comparison]:
    """Two minds of one world."""

    def read(reading: Reading) -> Comparison:
        world = reading.world
        return explained(beside(page_of(world, mind), page_of(world, other), world.scenario.rules), world)

    return Lens(("page", mind, other), read, slow=True)
