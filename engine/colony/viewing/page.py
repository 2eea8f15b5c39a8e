"""One mind's page: exactly what it knows and what it may choose, item by item, in the order and words of its request.

A page is made of one `Decision` and of the request that was made of that very decision, and refuses any other pair:
what is shown is what would be sent. To each item it adds only when it stops being known, which follows from the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, cast

from engine.colony.allowlists import (
    BandItem,
    ColonistPerspective,
    CorePerspective,
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
from engine.colony.decision import Decision
from engine.colony.forms import Rules
from engine.colony.memory import lifetime
from engine.colony.menus import Option
from engine.colony.thinking import decision_of
from engine.colony.world import World
from engine.errors import MindError
from engine.minds.asking import digest_of, text_of
from engine.minds.protocol import MindRequest

Fact = tuple[str, ...]
"""What an item is about, the same for every mind: ``("need", pawn, need)``, ``("thing", id)``, ``("pawn", id)``,
``("memory", event)``, ``("event", event)``, ``("offer", id)``, ``("message", id)``, ``("receipt", action)``,
``("work", kind:target)``, ``("note", pawn, id)``, ``("trait", pawn, name)``, ``("skill", pawn, name)``,
``("topic", id)``.
"""

Ending = Literal[
    "exact", "always", "seen", "exists", "fades", "lasts", "latest", "revised", "expires", "settled", "running",
    "good", "stale", "never",
]  # fmt: skip
"""How an item stops being known: felt anew at each tick (exact); never (always); when it is out of sight (seen); when
there is no such work any more (exists); it `fades` at a tick, unless it survives, or `lasts` for good; when it is no
longer among the `latest` of its list; when it is `revised` or dropped; an offer `expires` at a tick, or is `settled`;
work that is `running` ends; a report is `good` up to a tick, `stale` since the one after it, or there was `never` one.
"""

HEAD = ("mind", "name", "tick", "clock")
"""Fields of a perspective that head the page; `omitted` stands with the sections that it counts."""


@dataclass(frozen=True, slots=True)
class Lapse:
    """When an item stops being known: how, the tick where there is one, and for what fades the chance (0 to 1) that it
    survives instead; of what is kept among the latest, `tick` is how many are.
    """

    ending: Ending
    tick: int | None = None
    chance: float = 0.0

    @property
    def unknown(self) -> bool:
        """Whether the item says only that nothing is known: a reading that is too old, or none so far."""
        return self.ending in ("stale", "never")


@dataclass(frozen=True, slots=True)
class Entry:
    """One item of a perspective, as its mind is told it; `section` is the field of the perspective that holds it."""

    section: str
    fact: Fact
    item: Item
    lapse: Lapse

    @property
    def key(self) -> str:
        """Its name on the page, which it keeps from tick to tick."""
        return "/".join((self.section, *self.fact))


@dataclass(frozen=True, slots=True)
class Section:
    """One kind of knowledge: the field's name, its contract as the request words it ("" where the kind is empty and
    the request says nothing of it), its entries in order, and how many older ones are not told.
    """

    name: str
    contract: str
    entries: tuple[Entry, ...]
    omitted: int = 0


@dataclass(frozen=True, slots=True)
class MindPage:
    """All that one mind knows at a tick, and the request that was made of it. `name` is "" for the core."""

    mind: str
    name: str
    tick: int
    clock: str
    instructions: str
    sections: tuple[Section, ...]
    menu: tuple[Option, ...]
    request: MindRequest
    text: str
    """The request, exactly as it would be asked (`engine.minds.asking.text_of`)."""
    digest: str
    """The SHA-256 under which the ledger of attempts has it."""

    @staticmethod
    def of(decision: Decision, request: MindRequest, rules: Rules) -> MindPage:
        """The page of a decision. Raises `MindError` for a request that was not made of it."""
        known = decision.perspective
        if request.perspective != known.model_dump(mode="json") or request.menu != decision.menu.choices:
            raise MindError("this request is another one", request.attempt, "make it of the decision that is shown")
        lines = request.instructions.splitlines()
        return MindPage(
            known.mind,
            known.name if isinstance(known, ColonistPerspective) else "",
            known.tick,
            known.clock,
            request.instructions,
            tuple(_section(known, name, lines, rules) for name in type(known).model_fields if name not in _APART),
            decision.menu.options,
            request,
            text_of(request),
            digest_of(request),
        )

    @property
    def size(self) -> int:
        """Bytes of the request."""
        return len(self.text.encode("utf-8", "backslashreplace"))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All that is known, in order."""
        return tuple(entry for section in self.sections for entry in section.entries)

    @property
    def omitted(self) -> dict[str, int]:
        """How many older entries of a list are not told, by section."""
        return {section.name: section.omitted for section in self.sections if section.omitted}

    def cited(self, note: NoteItem) -> dict[str, Entry | None]:
        """The experiences that a note rests on, each with its entry, None for what is not told any more."""
        past: dict[str, Entry] = {}
        for entry in self.entries:
            if isinstance(entry.item, MemoryItem | DeedItem):
                past.setdefault(entry.item.source, entry)
        return {event: past.get(event) for event in note.cites}


def page_of(world: World, mind: str, attempt: str = "preview") -> MindPage:
    """The page of a mind as it would be asked now. Raises `KeyError` for a mind that there is not."""
    decision, forms = decision_of(world, mind), world.scenario.form.minds
    request = decision.request(attempt, deadline_s=forms.deadline, max_bytes=forms.reply_bytes)
    return MindPage.of(decision, request, world.scenario.rules)


# Sections -------------------------------------------------------------------------------------------------------------

_APART = (*HEAD, "omitted")


def _section(known: ColonistPerspective | CorePerspective, name: str, lines: list[str], rules: Rules) -> Section:
    value = getattr(known, name)
    items = cast("list[Item]", value if isinstance(value, list) else [value])
    contract = next((line for line in lines if line.startswith(f"{name}: ")), "")
    entries = tuple(Entry(name, _FACTS[type(item)](item, known.mind), item, lapse_of(item, rules)) for item in items)
    return Section(name, contract.partition(": ")[2], entries, known.omitted.get(name, 0))


_Facts = Callable[[Any, str], Fact]

_FACTS: Mapping[type[Item], _Facts] = {
    TraitItem: lambda item, mind: ("trait", mind, item.name),
    SkillItem: lambda item, mind: ("skill", mind, item.name),
    NeedItem: lambda item, mind: ("need", mind, item.need),
    SelfItem: lambda item, mind: ("pawn", mind),
    MemoryItem: lambda item, mind: ("memory", item.source),
    DeedItem: lambda item, mind: ("event", item.source),
    NoteItem: lambda item, mind: ("note", mind, item.id),
    SeenPawnItem: lambda item, mind: ("pawn", item.id),
    SeenThingItem: lambda item, mind: ("thing", item.id),
    OfferItem: lambda item, mind: ("offer", item.id),
    MadeItem: lambda item, mind: ("offer", item.source),
    MessageItem: lambda item, mind: ("message", item.id),
    ReceiptItem: lambda item, mind: ("receipt", item.source),
    OpportunityItem: lambda item, mind: ("work", item.source),
    SightingItem: lambda item, mind: ("thing", item.thing),
    BandItem: lambda item, mind: ("need", item.source, item.need),
    TopicItem: lambda item, mind: ("topic", item.source),
}


def lapse_of(item: Item, rules: Rules) -> Lapse:
    """When an item stops being known, by the rules of its scenario."""
    match item:
        case MemoryItem(lasting=False, kind=kind, learned=int(learned)):
            ticks, chance = lifetime(kind, rules.memory)
            return Lapse("fades", learned + ticks, chance)
        case OfferItem(expires=expires) | MadeItem(state="offered" | "countered", expires=expires):
            return Lapse("expires", expires)
        case ReceiptItem(state="running"):
            return Lapse("running")
        case DeedItem() | MessageItem() | ReceiptItem():
            return Lapse("latest", rules.knowledge.told)
        case SightingItem(learned=int(learned)):
            return Lapse("good", learned + rules.knowledge.sighting_lives)
        case BandItem(learned=None):
            return Lapse("never")
        case BandItem(learned=int(learned), band=band):
            return Lapse("stale" if band == "unknown" else "good", learned + rules.knowledge.reading_lives)
    return Lapse(_ENDINGS[type(item)])


_ENDINGS: Mapping[type[Item], Ending] = {
    TraitItem: "always",
    SkillItem: "always",
    NeedItem: "exact",
    SelfItem: "exact",
    MemoryItem: "lasts",
    NoteItem: "revised",
    SeenPawnItem: "seen",
    SeenThingItem: "seen",
    MadeItem: "settled",
    OpportunityItem: "exists",
    TopicItem: "revised",
}
