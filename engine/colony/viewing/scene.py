"""What the colony map shows of a tick: the whole of it with what one mind sees, or no more than what one mind knows.

The second kind is made of a mind's perspective and never of the world: what the allowlist withholds can't be drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from engine.colony.allowlists import ColonistPerspective, CorePerspective
from engine.colony.forms import Rules
from engine.colony.record import Aim
from engine.colony.sight import doing
from engine.colony.state import Bed, Bush, Campfire, Colony, Pawn, Stack, Stockpile, Thing
from engine.colony.thinking import perspective_of, turn_of_core
from engine.colony.threads import CORE
from engine.colony.viewing.reading import Lens, Reading
from engine.hexgrid import Cell

UNKNOWN = " "
"""The letter of ground that the mind whose scene it is knows nothing of."""

ThingKind = Literal["campfire", "stockpile", "bush", "bed", "stack", "work"]
"""A kind of thing; *work* is a place where the core could have something done."""


NEEDS: tuple[Literal["food", "rest", "health"], ...] = ("food", "rest", "health")


@dataclass(frozen=True, slots=True)
class Need:
    """A scale of a body, 0 to 1; `low` where its owner does something about it by itself."""

    need: Literal["food", "rest", "health"]
    value: float
    low: bool


@dataclass(frozen=True, slots=True)
class Badge:
    """A thought under way: what it is for, the tick at which it began, and for how many seconds of wall clock it has
    been under way (None where nobody waits for it now). `about` is the kind of what caused it, "" for nothing.
    """

    aim: Aim
    begun: int
    seconds: float | None
    about: str = ""


@dataclass(frozen=True, slots=True)
class ScenePawn:
    """A pawn at its hex. `doing` is a kind of work or habit, idle, downed or dead; `target` what it is done to.

    `path` are the hexes from the next one to where it walks. Needs are empty where nobody tells them.
    """

    id: str
    name: str
    at: Cell
    doing: str
    target: str = ""
    agreed: bool = False
    trips: int = 0
    done: int = 0
    asleep: bool = False
    downed: bool = False
    dead: bool = False
    carrying: str = ""
    count: int = 0
    needs: tuple[Need, ...] = ()
    path: tuple[Cell, ...] = ()
    badges: tuple[Badge, ...] = ()
    mind: str = ""


@dataclass(frozen=True, slots=True)
class SceneThing:
    """A thing at its hex with what is in it. `fuel` are the ticks that a fire burns on; it, `burning` and `taken` (of
    a bed) are None where it is no such thing, or unknown; `told` is who saw it and when, for what is told to the core.
    """

    id: str
    kind: ThingKind
    at: Cell
    items: tuple[tuple[str, int], ...] = ()
    most: int | None = None
    fuel: int | None = None
    burning: bool | None = None
    taken: bool | None = None
    told: tuple[str, int] | None = None


@dataclass(frozen=True, slots=True)
class ColonyScene:
    """One tick to be drawn. `rows` are the letters of `engine.colony.grid.TERRAIN`, or `UNKNOWN`.

    `mind` is whose sight it is; `sight` the hexes that it sees, None where it sees with no eyes of its own. `known_to`
    is None where more is shown than that mind knows. `core` are the thoughts of the core, which has no place. Pawns and
    things go by id.
    """

    tick: int
    rows: tuple[str, ...]
    pawns: tuple[ScenePawn, ...]
    things: tuple[SceneThing, ...]
    mind: str
    sight: frozenset[Cell] | None
    known_to: str | None = None
    core: tuple[Badge, ...] = ()

    def pawn(self, name: str) -> ScenePawn | None:
        """The pawn of an id."""
        return next((each for each in self.pawns if each.id == name), None)

    def at(self, cell: Cell) -> tuple[tuple[ScenePawn, ...], tuple[SceneThing, ...]]:
        """Who and what is at a hex."""
        return tuple(each for each in self.pawns if each.at == cell), tuple(e for e in self.things if e.at == cell)


def scene_lens(mind: str) -> Lens[ColonyScene]:
    """Everything, with what this mind (a pawn's id or the core) sees of it."""
    return Lens(("scene", mind), _Whole(mind))


def known_scene_lens(mind: str) -> Lens[ColonyScene]:
    """No more than what this mind knows."""
    return Lens(("known scene", mind), _Known(mind), known_to=mind)


@dataclass(frozen=True, slots=True)
class _Whole:
    mind: str

    def __call__(self, reading: Reading) -> ColonyScene:
        return scene_of(reading, self.mind)


@dataclass(frozen=True, slots=True)
class _Known:
    mind: str

    def __call__(self, reading: Reading) -> ColonyScene:
        return known_scene_of(reading, self.mind)


# Everything -----------------------------------------------------------------------------------------------------------


def scene_of(reading: Reading, mind: str) -> ColonyScene:
    """The whole colony, with what `mind` sees. Raises `KeyError` for an id that no mind has."""
    colony = reading.world.colony
    lying = {pawn.bed for pawn in colony.living() if pawn.bed}
    return ColonyScene(
        reading.tick,
        colony.grid.rows,
        tuple(_pawn(reading, pawn) for pawn in colony.pawns.values()),
        tuple(_thing(colony.things[name], lying) for name in sorted(colony.things)),
        mind,
        None if mind == CORE else _seen(colony, colony.pawns[mind]),
        core=badges_of(reading, CORE),
    )


def _pawn(reading: Reading, pawn: Pawn) -> ScenePawn:
    colony, job = reading.world.colony, pawn.job
    rules = colony.scenario.rules
    goal = job.goal if job is not None and pawn.able else pawn.position
    return ScenePawn(
        id=pawn.id,
        name=pawn.name,
        at=pawn.position,
        doing=doing(pawn),
        target=job.target if job is not None else "",
        agreed=job is not None and bool(job.action),
        trips=job.trips if job is not None else 0,
        done=job.done if job is not None else 0,
        asleep=pawn.asleep,
        downed=pawn.downed,
        dead=pawn.died is not None,
        carrying=pawn.item,
        count=pawn.count,
        needs=() if pawn.died is not None else tuple(_need(need, getattr(pawn, need), rules) for need in NEEDS),
        path=tuple((colony.grid.way(pawn.position, goal) or ())[1:]),
        badges=badges_of(reading, pawn.id),
        mind=reading.minds.get(pawn.id, ""),
    )


def _need(need: Literal["food", "rest", "health"], value: float, rules: Rules) -> Need:
    """As a pawn itself judges its body: hungry, tired, weak."""
    below = {"food": rules.needs.hungry, "rest": rules.needs.tired, "health": rules.health.weak}[need]
    return Need(need, value, value < below)


def badges_of(reading: Reading, mind: str) -> tuple[Badge, ...]:
    """The thoughts of a mind that are under way, in the order in which they began."""
    return tuple(
        Badge(each.aim, each.begun, reading.flights.get(each.attempt), each.causes[0].kind if each.causes else "")
        for each in reading.world.thinking(mind)
    )


def _thing(thing: Thing, lying: set[str]) -> SceneThing:
    if isinstance(thing, Campfire):
        return SceneThing(thing.id, "campfire", thing.position, fuel=thing.fuel, burning=thing.fuel > 0)
    if isinstance(thing, Stockpile):
        return SceneThing(thing.id, "stockpile", thing.position, tuple(sorted(thing.items.items())))
    if isinstance(thing, Bush):
        return SceneThing(thing.id, "bush", thing.position, (("berries", thing.berries),), thing.most)
    if isinstance(thing, Stack):
        return SceneThing(thing.id, "stack", thing.position, ((thing.item, thing.count),))
    assert isinstance(thing, Bed)
    return SceneThing(thing.id, "bed", thing.position, taken=thing.id in lying)


def _seen(colony: Colony, pawn: Pawn) -> frozenset[Cell]:
    """The hexes that a pawn sees, as `engine.colony.sight` has it: who sleeps or is dead sees nothing."""
    if pawn.asleep or pawn.died is not None:
        return frozenset()
    return colony.grid.visible(pawn.position, colony.scenario.rules.sight)


# What one mind knows --------------------------------------------------------------------------------------------------


def known_scene_of(reading: Reading, mind: str) -> ColonyScene:
    """No more than what the perspective of `mind` holds. Raises `KeyError` for an id that no mind has.

    The ground is that which a colonist sees; the core, which sees with no eyes of its own, is told of none.
    """
    world = reading.world
    rows = world.colony.grid.rows
    if mind == CORE:
        known = turn_of_core(world).perspective
        assert isinstance(known, CorePerspective)
        things = tuple(sorted(_told_of(known), key=lambda each: (each.id, each.kind)))
        return ColonyScene(
            reading.tick, _only(rows, frozenset()), (), things, mind, None, mind, badges_of(reading, CORE)
        )
    mine = perspective_of(world, mind)
    seen = _seen(world.colony, world.colony.pawns[mind])
    own = _own(mine, badges_of(reading, mind), world.scenario.rules, asleep=mine.self.doing == "sleep" and not seen)
    pawns = tuple(sorted([own, *_others(mine)], key=lambda each: each.id))
    return ColonyScene(reading.tick, _only(rows, seen), pawns, tuple(_known_things(mine)), mind, seen, mind)


def _only(rows: tuple[str, ...], seen: frozenset[Cell]) -> tuple[str, ...]:
    """The ground of these hexes alone."""
    return tuple(
        "".join(letter if (col, row) in seen else UNKNOWN for col, letter in enumerate(letters))
        for row, letters in enumerate(rows)
    )


def _own(mine: ColonistPerspective, badges: tuple[Badge, ...], rules: Rules, *, asleep: bool) -> ScenePawn:
    own = mine.self
    return ScenePawn(
        mine.mind,
        mine.name,
        own.place,
        own.doing,
        own.target,
        agreed=bool(own.action),
        trips=own.trips,
        done=own.done,
        asleep=asleep,
        downed=own.doing == "downed",
        dead=own.doing == "dead",
        carrying=own.carrying,
        count=own.count,
        needs=tuple(_need(each.need, each.value, rules) for each in mine.needs),
        badges=badges,
    )


def _others(mine: ColonistPerspective) -> Iterator[ScenePawn]:
    for each in mine.pawns:
        yield ScenePawn(
            each.id,
            each.name,
            each.place,
            each.doing,
            downed=each.doing == "downed",
            dead=each.doing == "dead",
            carrying=each.carrying,
        )


def _known_things(mine: ColonistPerspective) -> Iterator[SceneThing]:
    for each in mine.things:
        items = tuple(sorted((each.items or {}).items()))
        yield SceneThing(each.id, _kind(each.kind), each.place, items, burning=each.burning, taken=each.taken)


def _told_of(known: CorePerspective) -> Iterator[SceneThing]:
    """What colonists saw, and the places of the work that the core could offer."""
    for seen in known.sightings:
        assert seen.learned is not None
        food = tuple(sorted(seen.food.items()))
        told = (seen.source, seen.learned)
        yield SceneThing(seen.thing, _kind(seen.kind), seen.place, food, burning=seen.burning, told=told)
    for work in known.opportunities:
        yield SceneThing(work.source, "work", work.place)


def _kind(kind: str) -> ThingKind:
    kinds: dict[str, ThingKind] = {
        "campfire": "campfire",
        "stockpile": "stockpile",
        "bush": "bush",
        "bed": "bed",
        "stack": "stack",
    }
    return kinds[kind]
