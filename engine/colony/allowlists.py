"""The two allowlists, as forms (`colony: Who knows what`): no field but those named here can reach a mind.

`engine.colony.perspective` fills them from the simulation. Each item says where it came from (`origin`, and `source`,
an id), the tick at which it was learned, and its age in ticks.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.colony.telemetry import Band, Need

Origin = Literal[
    "body", "sight", "experience", "thought", "offer", "message", "receipt", "opportunity", "sighting", "link"
]
Coordinates = tuple[int, int]

MOST_NOTES = 4
"""Notes of an outlook (`concord: up to four revisable notes`)."""
MOST_TOPICS = 8
"""Topics of the core's planner (`concord: up to eight sourced topics`)."""
MOST_WORDS = 280
"""Characters of what a mind says or notes."""
MOST_CITES = 4
"""Sources that a note or a move of a topic cites."""


class Told(BaseModel):
    """The habits of every part: no field but those named."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Item(Told):
    """One thing known. `learned` and `age` are None where nothing was learned yet."""

    origin: Origin
    source: str
    learned: int | None
    age: int | None


class TraitItem(Item):
    """A trait of one's own."""

    name: str
    means: str


class SkillItem(Item):
    """A skill of one's own, 0 to 20."""

    name: str
    level: int
    means: str


class NeedItem(Item):
    """A scale of one's own body, exact, 0 to 1, and what it means."""

    need: Literal["food", "rest", "health"]
    value: float
    means: str


class SelfItem(Item):
    """Where one is and what one does; `doing` is a kind of work or habit, idle, downed or dead."""

    place: Coordinates
    doing: str
    target: str
    action: str
    trips: int
    done: int
    carrying: str
    count: int


class MemoryItem(Item):
    """A memory that survives so far; `lasting` if it will not fade."""

    kind: str
    text: str
    times: int
    lasting: bool


class DeedItem(Item):
    """An entry of one's own history."""

    kind: str
    text: str


class NoteItem(Item):
    """A note of one's private outlook."""

    id: str
    text: str
    cites: tuple[str, ...]
    earlier: tuple[str, ...]


class SeenPawnItem(Item):
    """A pawn in sight."""

    id: str
    name: str
    place: Coordinates
    distance: int
    doing: str
    carrying: str


class SeenThingItem(Item):
    """A thing in sight: what can be seen of it, and nothing for what its kind does not show."""

    id: str
    kind: str
    place: Coordinates
    distance: int
    items: dict[str, int] | None = None
    burning: bool | None = None
    taken: bool | None = None


class OfferItem(Item):
    """An offer that is open to this colonist."""

    id: str
    thread: str
    kind: str
    target: str
    trips: int
    revision: int
    expires: int
    replaces: str


class MessageItem(Item):
    """Words that are addressed to this mind."""

    id: str
    kind: str
    text: str


class ReceiptItem(Item):
    """What became of agreed work."""

    pawn: str
    kind: str
    target: str
    trips: int
    done: int
    moved: int
    begun: int
    ended: int | None
    state: str
    why: str
    detail: str


class OpportunityItem(Item):
    """Work that exists."""

    kind: str
    target: str
    place: Coordinates
    destination: str
    trips: int
    effects: str


class SightingItem(Item):
    """Food or a campfire that a colonist (`source`) saw."""

    thing: str
    kind: str
    place: Coordinates
    food: dict[str, int]
    burning: bool | None


class BandItem(Item):
    """A band over the shared link, of the pawn `source`."""

    need: Need
    band: Band


class MadeItem(Item):
    """An offer that the core made, and where it stands; `counter` is what was countered; `invited` if the pawn that put
    it off lets the core make one fresh offer.
    """

    thread: str
    pawn: str
    kind: str
    target: str
    trips: int
    revision: int
    state: str
    expires: int
    replaces: str
    counter: str
    invited: bool


class TopicItem(Item):
    """A topic of the core's own; `opened` is the tick at which it was opened."""

    status: str
    text: str
    sources: tuple[str, ...]
    opened: int


class ColonistPerspective(Told):
    """All that one colonist knows."""

    mind: str
    name: str
    tick: Annotated[int, Field(ge=0)]
    clock: str
    self: SelfItem
    traits: list[TraitItem]
    skills: list[SkillItem]
    needs: list[NeedItem]
    memories: list[MemoryItem]
    history: list[DeedItem]
    outlook: Annotated[list[NoteItem], Field(max_length=MOST_NOTES)]
    pawns: list[SeenPawnItem]
    things: list[SeenThingItem]
    offers: list[OfferItem]
    messages: list[MessageItem]
    omitted: dict[str, int]


class CorePerspective(Told):
    """All that the core knows."""

    mind: str
    tick: Annotated[int, Field(ge=0)]
    clock: str
    messages: list[MessageItem]
    receipts: list[ReceiptItem]
    opportunities: list[OpportunityItem]
    sightings: list[SightingItem]
    bands: list[BandItem]
    offers: list[MadeItem]
    topics: Annotated[list[TopicItem], Field(max_length=MOST_TOPICS)]
    omitted: dict[str, int]
