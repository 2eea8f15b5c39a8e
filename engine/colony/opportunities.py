"""Work that there is to be done: grounded in things and pawns that exist, with its place and its effects.

`opportunities` lists it for whoever may offer it; `ground` says of one kind of work on one target what it would take,
or why there is no such work now. Starting work (`engine.colony.work`) asks the same question.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.colony.motion import nearest
from engine.colony.state import AGREED, Campfire, Colony, Pawn, Stack, Thing, held
from engine.hexgrid import Cell

MOST_TRIPS: Mapping[str, int] = MappingProxyType({"haul": 3, "produce": 1, "rescue": 1})
"""Trips that one agreement can cover."""


@dataclass(frozen=True, slots=True)
class Opportunity:
    """Work that exists. `id` is ``kind:target`` and the same for as long as it exists; `place` is where the work is and
    `destination` the id of where it ends; `trips` are those that are worth agreeing on, 1 to `MOST_TRIPS`; `effects`
    say in words what it does.
    """

    id: str
    kind: str
    target: str
    place: Cell
    destination: str
    trips: int
    effects: str


def opportunities(colony: Colony) -> list[Opportunity]:
    """All the agreed work that there is to be done at this moment, by kind, then target."""
    targets = {
        "haul": [stack.id for stack in colony.stacks],
        "produce": [fire.id for fire in colony.campfires],
        "rescue": [pawn.id for pawn in colony.living() if pawn.downed],
    }
    found = (ground(colony, kind, target) for kind in AGREED for target in targets[kind])
    return [each for each in found if isinstance(each, Opportunity)]


def ground(colony: Colony, kind: str, target: str) -> Opportunity | str:
    """The work of a kind on a target, or in a few words why there is none."""
    if kind not in _GROUNDS:
        return f"no such kind of work: {kind!r:.40}"
    return _GROUNDS[kind](colony, target)


def _haul(colony: Colony, target: str) -> Opportunity | str:
    stack = colony.things.get(target)
    if not isinstance(stack, Stack):
        return "no such goods on the ground"
    pile = nearest(colony, stack.position, ("stockpile",), bool)
    if pile is None:
        return "no stockpile can be reached from there"
    load = colony.scenario.rules.work.carries
    trips = min(MOST_TRIPS["haul"], -(-stack.count // load))
    effects = f"brings {stack.item} to {pile.id}, {load} or more a trip; {stack.count} lie there"
    return Opportunity(f"haul:{target}", "haul", target, stack.position, pile.id, trips, effects)


def _rescue(colony: Colony, target: str) -> Opportunity | str:
    pawn = colony.pawns.get(target)
    if pawn is None or pawn.died is not None:
        return "no such pawn alive"
    if not pawn.downed:
        return "needs no rescue"
    if pawn.bed:
        return "lies in a bed already"
    if target in colony.claims:
        return "is being rescued already"
    bed = free_bed(colony, pawn)
    if bed is None:
        return "no free bed can be reached from there"
    effects = f"carries {target} to {bed.id}, where wounds heal"
    return Opportunity(f"rescue:{target}", "rescue", target, pawn.position, bed.id, 1, effects)


def _produce(colony: Colony, target: str) -> Opportunity | str:
    fire = colony.things.get(target)
    if not isinstance(fire, Campfire):
        return "no such campfire"
    if fire.fuel <= 0:
        return "the fire is out"
    need = colony.scenario.rules.items.berries_a_meal
    pile = nearest(colony, fire.position, ("stockpile",), lambda each: held(each, "berries") >= need)
    if pile is None:
        return "no stockpile within reach has the berries for a meal"
    meals = min(colony.scenario.rules.work.meals_a_batch, held(pile, "berries") // need)
    effects = f"cooks {meals * need} berries of {pile.id} into {meals} meals and keeps them there"
    return Opportunity(f"produce:{target}", "produce", target, fire.position, pile.id, 1, effects)


_GROUNDS: Mapping[str, Callable[[Colony, str], Opportunity | str]] = {
    "haul": _haul,
    "produce": _produce,
    "rescue": _rescue,
}


def free_bed(colony: Colony, pawn: Pawn) -> Thing | None:
    """The nearest bed that nobody else has claimed."""
    claims = colony.claims
    return nearest(colony, pawn.position, ("bed",), lambda bed: claims.get(bed.id, pawn.id) == pawn.id)
