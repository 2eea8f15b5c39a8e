"""What a pawn sees from where it stands (`colony: Who knows what`): only what a mind of its own may be told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.colony.state import Bed, Bush, Campfire, Colony, Pawn, Stack, Stockpile, Thing
from engine.hexgrid import Cell, distance

ITEMS_OF_FOOD = ("berries", "meal")


@dataclass(frozen=True, slots=True)
class SeenPawn:
    """Another pawn in sight. `doing` is its job's kind, idle, downed or dead; `carrying` an item's name or ""."""

    id: str
    name: str
    position: Cell
    distance: int
    doing: str
    carrying: str


@dataclass(frozen=True, slots=True)
class SeenThing:
    """A thing in sight. `shows` is what can be seen of it: burning (campfire), items (stockpile, stack, bush: counts by
    item), taken (bed).
    """

    id: str
    kind: str
    position: Cell
    distance: int
    shows: Mapping[str, object]

    @property
    def food(self) -> int:
        """Pieces of food that can be seen there."""
        items = self.shows.get("items")
        return sum(items.get(item, 0) for item in ITEMS_OF_FOOD) if isinstance(items, Mapping) else 0


@dataclass(frozen=True, slots=True)
class Sight:
    """What one pawn sees at a tick: pawns (without itself) and things, each by id."""

    tick: int
    position: Cell
    pawns: tuple[SeenPawn, ...]
    things: tuple[SeenThing, ...]


def sight(colony: Colony, pawn_id: str) -> Sight:
    """What a pawn sees; one that sleeps or is dead sees nothing. Raises `KeyError` for an id that no pawn has."""
    pawn = colony.pawns[pawn_id]
    if pawn.asleep or pawn.died is not None:
        return Sight(colony.tick, pawn.position, (), ())
    here = pawn.position
    cells = colony.grid.visible(here, colony.scenario.rules.sight)
    pawns = tuple(
        SeenPawn(other.id, other.name, other.position, distance(here, other.position), doing(other), other.item)
        for other in colony.pawns.values()
        if other.position in cells and other is not pawn
    )
    lying = {other.bed for other in colony.living() if other.bed}
    things = tuple(
        SeenThing(name, thing.kind, thing.position, distance(here, thing.position), _shown(thing, lying))
        for name, thing in sorted(colony.things.items())
        if thing.position in cells
    )
    return Sight(colony.tick, here, pawns, things)


def witnesses(colony: Colony, position: Cell) -> list[Pawn]:
    """Those who see a cell at this moment, by id."""
    radius = colony.scenario.rules.sight
    cells = colony.grid.visible(position, radius)
    return [pawn for pawn in colony.living() if pawn.position in cells and not pawn.asleep]


def doing(pawn: Pawn) -> str:
    """What anybody who sees a pawn can tell of it: its job's kind, idle, downed or dead."""
    if pawn.died is not None:
        return "dead"
    if pawn.downed:
        return "downed"
    return pawn.job.kind if pawn.job is not None else "idle"


def _shown(thing: Thing, lying: set[str]) -> Mapping[str, object]:
    if isinstance(thing, Campfire):
        return {"burning": thing.fuel > 0}
    if isinstance(thing, Stockpile):
        return {"items": dict(sorted(thing.items.items()))}
    if isinstance(thing, Bush):
        return {"items": {"berries": thing.berries}}
    if isinstance(thing, Stack):
        return {"items": {thing.item: thing.count}}
    assert isinstance(thing, Bed)
    return {"taken": thing.id in lying}
