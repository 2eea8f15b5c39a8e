"""What the core learns without being told in words: Food/Rest bands over the shared link, and sightings of colonists.

A reading is a band with the tick at which it was taken, never the exact need; past its shelf life it is unknown, never
zero (`concord: Who knows what`). Telemetry is not a visual observation: nobody's sight is needed for it, and it says
nothing of where anybody is. Sightings are apart from it: what a colonist saw of food and of fires, with who and when.

`observe` is called once after each tick; `Link` is state, saved with the game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from engine.colony.forms import KnowledgeRules, NeedRules
from engine.colony.sight import ITEMS_OF_FOOD
from engine.colony.state import Campfire, Colony, Pawn, held
from engine.errors import StateError
from engine.hexgrid import Cell

Band = Literal["urgent", "low", "satisfied", "unknown"]
Need = Literal["food", "rest"]
NEEDS: tuple[Need, ...] = ("food", "rest")
"""The needs that the link carries. Health is not among them."""


@dataclass(frozen=True, slots=True)
class Reading:
    """The bands of one pawn at a tick."""

    tick: int
    food: Band
    rest: Band


@dataclass(frozen=True, slots=True)
class Sighting:
    """Food or a campfire, as one pawn (`seer`) saw it at a tick. `food` counts what could be eaten there, by item;
    `burning` is None for what is no campfire.
    """

    thing: str
    kind: str
    place: Cell
    food: tuple[tuple[str, int], ...]
    burning: bool | None
    seer: str
    tick: int


@dataclass(frozen=True, slots=True)
class BandChange:
    """A reading that differs from the one before it: a public change. A reading that went stale is none."""

    tick: int
    pawn: str
    need: Need
    before: Band
    now: Band


@dataclass(slots=True)
class Link:
    """The latest reading of each pawn and the latest sighting of each thing, both by id."""

    readings: dict[str, Reading] = field(default_factory=dict)
    sightings: dict[str, Sighting] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The link as a JSON value."""
        return {
            "readings": {name: [each.tick, each.food, each.rest] for name, each in sorted(self.readings.items())},
            "sightings": [
                [each.thing, each.kind, list(each.place), dict(each.food), each.burning, each.seer, each.tick]
                for _, each in sorted(self.sightings.items())
            ],
        }

    @staticmethod
    def from_json(data: Any) -> Link:
        """The link of `to_json`. Raises `StateError`."""
        try:
            readings = {name: Reading(*record) for name, record in data["readings"].items()}
            sightings = {
                thing: Sighting(thing, kind, (place[0], place[1]), tuple(sorted(food.items())), burning, seer, tick)
                for thing, kind, place, food, burning, seer, tick in data["sightings"]
            }
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise StateError("this is no state of a shared link", "link", "use a whole copy of it") from error
        return Link(readings, sightings)


def band_of(value: float, rules: NeedRules) -> Band:
    """The band of an exact need."""
    return "urgent" if value < rules.urgent else "low" if value < rules.low else "satisfied"


def bands(link: Link, pawn: str, tick: int, rules: KnowledgeRules) -> tuple[dict[Need, Band], int | None]:
    """The bands of a pawn as the core may know them, and the tick of the reading (None where there was none)."""
    reading = link.readings.get(pawn) if rules.link else None
    if reading is None:
        return dict.fromkeys(NEEDS, "unknown"), None
    if tick - reading.tick > rules.reading_lives:
        return dict.fromkeys(NEEDS, "unknown"), reading.tick
    return {"food": reading.food, "rest": reading.rest}, reading.tick


def observe(colony: Colony, link: Link) -> list[BandChange]:
    """Take what is due at this tick into the link: the changes of bands, by pawn, then food before rest.

    The first reading of a pawn is a change from unknown. Who is dead gives no reading.
    """
    rules = colony.scenario.rules.knowledge
    if colony.tick % rules.every:
        return []
    if rules.sightings:
        _look(colony, link, rules)
    return _read(colony, link, rules) if rules.link else []


def _read(colony: Colony, link: Link, rules: KnowledgeRules) -> list[BandChange]:
    tick, needs = colony.tick, colony.scenario.rules.needs
    silent = {outage.pawn for outage in rules.outages if outage.first <= tick <= outage.last}
    changes: list[BandChange] = []
    for pawn in colony.living():
        if pawn.id in silent:
            continue
        known = link.readings.get(pawn.id)
        now = link.readings[pawn.id] = Reading(tick, band_of(pawn.food, needs), band_of(pawn.rest, needs))
        for need in NEEDS:
            before: Band = "unknown" if known is None else getattr(known, need)
            if getattr(now, need) != before:
                changes.append(BandChange(tick, pawn.id, need, before, getattr(now, need)))
    return changes


def _look(colony: Colony, link: Link, rules: KnowledgeRules) -> None:
    """Take the round's sightings: of one thing that of the pawn with the lowest id. What is seen to be gone is gone."""
    tick = colony.tick
    awake = [pawn for pawn in colony.living() if not pawn.asleep]
    for name, old in list(link.sightings.items()):
        gone = name not in colony.things and _seer(colony, awake, old.place) is not None
        if gone or tick - old.tick > rules.sighting_lives:
            del link.sightings[name]
    for kind in ("bush", "campfire", "stack", "stockpile"):
        for thing in colony.kinds.get(kind, ()):
            food = tuple((item, held(thing, item)) for item in ITEMS_OF_FOOD if held(thing, item))
            if kind == "stack" and not food:
                continue
            seer = _seer(colony, awake, thing.position)
            if seer is not None:
                burning = thing.fuel > 0 if isinstance(thing, Campfire) else None
                link.sightings[thing.id] = Sighting(thing.id, kind, thing.position, food, burning, seer, tick)


def _seer(colony: Colony, awake: list[Pawn], place: Cell) -> str | None:
    """The lowest id of those who see a cell."""
    radius, sees = colony.scenario.rules.sight, colony.grid.sees
    return next((pawn.id for pawn in awake if sees(pawn.position, place, radius)), None)
