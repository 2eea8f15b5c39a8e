"""The state of a colony: what there is at a tick, as slotted dataclasses (`colony: The native simulation`).

`engine.colony.simulation.step` changes a colony in place; `engine.colony.saved` copies it, writes it as JSON and reads
it again. Ids, not names, address pawns: two may share a name. Whatever goes over pawns or things goes by id.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator
from dataclasses import dataclass, field
from operator import attrgetter
from typing import TYPE_CHECKING, ClassVar, Literal

from engine.colony.events import Event
from engine.colony.grid import Grid
from engine.colony.people import Factors, factors_of
from engine.hexgrid import Cell, distance
from engine.streams import number_of

if TYPE_CHECKING:
    from engine.colony.scenario import Scenario

Item = Literal["wood", "berries", "meal", "herbs"]
ITEMS: tuple[Item, ...] = ("berries", "herbs", "meal", "wood")

AGREED = ("haul", "produce", "rescue")
"""The kinds of work that a pawn does only by agreement."""

HABITS = ("eat", "gather", "sleep", "tend", "wander")
"""What a pawn does without a decision by a mind."""


# Things ---------------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Campfire:
    """A fire; `fuel` is the number of ticks that it will burn on."""

    kind: ClassVar[str] = "campfire"
    id: str
    position: Cell
    fuel: int


@dataclass(slots=True)
class Stockpile:
    """Where goods are kept: counts by item."""

    kind: ClassVar[str] = "stockpile"
    id: str
    position: Cell
    items: dict[str, int]


@dataclass(slots=True)
class Bush:
    """A bush of berries; `most` is what it can bear."""

    kind: ClassVar[str] = "bush"
    id: str
    position: Cell
    berries: int
    most: int


@dataclass(slots=True)
class Bed:
    """A bed for one; who lies in it is the pawn whose `bed` it is."""

    kind: ClassVar[str] = "bed"
    id: str
    position: Cell


@dataclass(slots=True)
class Stack:
    """Goods of one kind on the ground; those that the simulation lays down have ids ``stack#<number>``."""

    kind: ClassVar[str] = "stack"
    id: str
    position: Cell
    item: str
    count: int


Thing = Campfire | Stockpile | Bush | Bed | Stack
THINGS: dict[str, type[Thing]] = {kind.kind: kind for kind in (Campfire, Stockpile, Bush, Bed, Stack)}


# Pawns ----------------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Job:
    """The one thing that a pawn is doing: a habit, or agreed work (then `action` is the id of its agreement).

    `target` is the id of a thing or pawn ("" for none); `place` is the second thing that it needs (the stockpile, the
    bed, where the wood is); `goal` is where it walks now; `wait` the ticks that the present stage still takes.
    `until` is the tick at which agreed work expires; `stopping` is why it was stopped, until that is confirmed.
    """

    kind: str
    target: str
    stage: str
    goal: Cell
    place: str = ""
    wait: int = 0
    action: str = ""
    trips: int = 0
    done: int = 0
    until: int | None = None
    stopping: str = ""


@dataclass(slots=True)
class Memory:
    """What a pawn remembers of an event of its own; repeats of one signal are one memory, of the latest of them.

    It is at its strongest (1) at `tick` and gone at `fades`, unless it survives; then `fades` is None for good.
    """

    event: str
    tick: int
    kind: str
    facts: dict[str, object]
    times: int
    fades: int | None


@dataclass(slots=True)
class Deed:
    """One entry of a pawn's own history: an event that it experienced."""

    event: str
    tick: int
    kind: str
    facts: dict[str, object]


@dataclass(frozen=True, slots=True)
class Note:
    """One note of a pawn's private outlook: `cites` are ids of the pawn's own experiences; `earlier` are its former
    texts, oldest first (`colony: at most four revisable notes`).
    """

    id: str
    tick: int
    text: str
    cites: tuple[str, ...]
    earlier: tuple[str, ...] = ()


@dataclass(slots=True)
class Pawn:
    """A colonist. `food`, `rest` and `health` are exact, 0 to 1; `item` and `count` are what it carries.

    `moving` are the ticks until it can leave its hex; `bed` is the id of the bed in which it lies; `died` the tick of
    its death. `memories` go by signal, `history` by time, oldest first; the `outlook` is replaced whole, never changed.
    `past` caches the digest of what seldom changes, for the outlook that it was taken of; it is no state.
    """

    id: str
    name: str
    position: Cell
    traits: tuple[str, ...] = ()
    skills: dict[str, int] = field(default_factory=dict)
    food: float = 1.0
    rest: float = 1.0
    health: float = 1.0
    downed: bool = False
    died: int | None = None
    bed: str = ""
    item: str = ""
    count: int = 0
    moving: int = 0
    job: Job | None = None
    memories: dict[str, Memory] = field(default_factory=dict)
    history: list[Deed] = field(default_factory=list)
    outlook: tuple[Note, ...] = ()
    past: tuple[str, tuple[Note, ...]] | None = field(default=None, compare=False, repr=False)

    @property
    def asleep(self) -> bool:
        """Whether it sleeps at this moment."""
        return self.job is not None and self.job.kind == "sleep" and self.job.stage == "lie"

    @property
    def able(self) -> bool:
        """Whether it can do anything: alive and not downed."""
        return self.died is None and not self.downed


@dataclass(frozen=True, slots=True)
class Receipt:
    """What became of agreed work. `state` is running, finished or stopped; `why` is "" while it runs, else done,
    nothing left, low needs, failure, expiry, withdrawal or replaced, with `detail` where it failed.
    """

    action: str
    pawn: str
    kind: str
    target: str
    trips: int
    done: int
    moved: int
    begun: int
    ended: int | None = None
    state: Literal["running", "finished", "stopped"] = "running"
    why: str = ""
    detail: str = ""


# The whole ------------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Colony:
    """Everything at a tick. `receipts` is the game's saved ledger: every agreed work by the id of its action.

    `tally` counts what came into the world and left it (``grown:berries``, ``eaten:meal``, ...), so that goods can be
    accounted for.

    What follows from the rest, or lasts no longer than a step, is no state: `claims` (who is about to use what),
    `kinds` (things by kind), `fading` (whose memories fade, by tick), `factors` and `numbers` (what traits and ids come
    to), `news` (the events of the present tick), `ledger` and `goods` (the digests of the receipts and of all things
    but fires, as far as they are known), `ordered` (things that never move, by their distance from a cell), `stock`
    (what is in stockpiles and stacks, by item), `heaps` (stacks by cell and item), `warming` (fires near a cell).
    """

    scenario: Scenario
    seed: int
    grid: Grid
    tick: int = 0
    pawns: dict[str, Pawn] = field(default_factory=dict)
    things: dict[str, Thing] = field(default_factory=dict)
    receipts: dict[str, Receipt] = field(default_factory=dict)
    tally: dict[str, int] = field(default_factory=dict)
    next_event: int = 1
    next_stack: int = 1
    claims: dict[str, str] = field(default_factory=dict, repr=False)
    kinds: dict[str, list[Thing]] = field(default_factory=dict, repr=False)
    fading: dict[int, set[str]] = field(default_factory=dict, repr=False)
    factors: dict[str, Factors] = field(default_factory=dict, repr=False)
    numbers: dict[str, int] = field(default_factory=dict, repr=False)
    news: list[Event] = field(default_factory=list, repr=False)
    ledger: str = field(default="", repr=False)
    goods: str = field(default="", repr=False)
    ordered: dict[tuple[str, Cell], list[Thing]] = field(default_factory=dict, repr=False)
    stock: dict[str, int] = field(default_factory=dict, repr=False)
    heaps: dict[tuple[Cell, str], Stack] = field(default_factory=dict, repr=False)
    warming: dict[Cell, list[Campfire]] = field(default_factory=dict, repr=False)

    def derive(self) -> None:
        """Reckon what follows from the rest, for a colony that was just made; its pawns come in the order of ids."""
        self.pawns = dict(sorted(self.pawns.items()))
        self.kinds = {}
        for thing in self.things.values():
            insort(self.kinds.setdefault(thing.kind, []), thing, key=attrgetter("id"))
        self.heaps = {(stack.position, stack.item): stack for stack in self.stacks}
        stores: list[Thing] = [*self.stockpiles, *self.stacks]
        self.stock = {item: sum(held(store, item) for store in stores) for item in ITEMS}
        self.claims, self.fading = {}, {}
        for pawn in self.pawns.values():
            self.claims.update(dict.fromkeys(claims_of(pawn), pawn.id))
            for memory in pawn.memories.values():
                if memory.fades is not None:
                    self.fading.setdefault(memory.fades, set()).add(pawn.id)
        self.factors = {pawn.id: factors_of(pawn.traits) for pawn in self.pawns.values()}
        self.numbers = {name: number_of(name) for name in self.pawns}

    def add(self, thing: Thing) -> None:
        """Put a thing into the world."""
        self._forget(thing)
        self.things[thing.id] = thing
        insort(self.kinds.setdefault(thing.kind, []), thing, key=attrgetter("id"))

    def remove(self, thing: Thing) -> None:
        """Take a thing out of the world."""
        self._forget(thing)
        del self.things[thing.id]
        self.kinds[thing.kind].remove(thing)

    def _forget(self, thing: Thing) -> None:
        """What was reckoned of all things no longer holds; what was reckoned of those that stay does, for a stack."""
        self.goods = ""
        if thing.kind != "stack":
            self.ordered, self.warming = {}, {}

    @property
    def campfires(self) -> list[Campfire]:
        """Every campfire, by id."""
        return self.kinds.get("campfire", [])  # type: ignore[return-value]  # `add` files things by their kind

    @property
    def stockpiles(self) -> list[Stockpile]:
        """Every stockpile, by id."""
        return self.kinds.get("stockpile", [])  # type: ignore[return-value]

    @property
    def bushes(self) -> list[Bush]:
        """Every bush, by id."""
        return self.kinds.get("bush", [])  # type: ignore[return-value]

    @property
    def beds(self) -> list[Bed]:
        """Every bed, by id."""
        return self.kinds.get("bed", [])  # type: ignore[return-value]

    @property
    def stacks(self) -> list[Stack]:
        """Every stack on the ground, by id."""
        return self.kinds.get("stack", [])  # type: ignore[return-value]

    def fires_near(self, position: Cell) -> list[Campfire]:
        """The campfires that warm a cell if they burn, by id."""
        fires = self.warming.get(position)
        if fires is None:
            radius = self.scenario.rules.habits.warm_radius
            fires = [fire for fire in self.campfires if distance(fire.position, position) <= radius]
            self.warming[position] = fires
        return fires

    def living(self) -> Iterator[Pawn]:
        """Those who are alive, by id."""
        return (pawn for pawn in self.pawns.values() if pawn.died is None)

    def count(self, what: str, number: int) -> None:
        """Note that so much came into the world or left it."""
        self.tally[what] = self.tally.get(what, 0) + number


# Claims ---------------------------------------------------------------------------------------------------------------

_CLAIMING = ("gather", "rescue", "sleep", "tend")


def claims_of(pawn: Pawn) -> Iterator[str]:
    """What a pawn keeps from being used by others: its bed, and what its job is about to use."""
    if pawn.bed:
        yield pawn.bed
    job = pawn.job
    if job is not None and job.kind in _CLAIMING:
        if job.target:
            yield job.target
        if job.kind == "rescue":
            yield job.place


def give_job(colony: Colony, pawn: Pawn, job: Job | None) -> None:
    """Put a job in the place of the one that a pawn has; it leaves its bed unless it goes on lying in it."""
    for claimed in claims_of(pawn):
        colony.claims.pop(claimed, None)
    pawn.job = job
    if pawn.bed and job is not None and not (job.kind == "sleep" and job.target == pawn.bed):
        pawn.bed = ""
    for claimed in claims_of(pawn):
        colony.claims[claimed] = pawn.id


def lie_down(colony: Colony, pawn: Pawn, bed: str) -> None:
    """Lay a pawn into a bed."""
    pawn.bed = bed
    colony.claims[bed] = pawn.id


# Goods ----------------------------------------------------------------------------------------------------------------


def held(thing: Thing, item: str) -> int:
    """How many of an item there are to be taken from a thing."""
    if isinstance(thing, Stockpile):
        return thing.items.get(item, 0)
    if isinstance(thing, Stack):
        return thing.count if thing.item == item else 0
    return thing.berries if isinstance(thing, Bush) and item == "berries" else 0
