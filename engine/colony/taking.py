"""Taking a snapshot: the decision of one mind, as a world has it at this moment, with what had happened by then."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Literal

from engine.colony.claim_checks import Archive, known_to
from engine.colony.decision import Decision
from engine.colony.events import Event
from engine.colony.snapshots import ids_in, snapshot_json
from engine.colony.thinking import decision_of, reflection
from engine.colony.threads import CORE
from engine.colony.world import World
from engine.errors import ConcordError

CHECKABLE = ("burn", "died", "downed", "fall", "fire_out", "rescued", "work_finished", "work_stopped")
"""Kinds of events that a claim of fact can be looked up in."""

ANYTHING: Mapping[str, Any] = {
    "because": "whatever is on the menu can be chosen; say here what is grounded",
    "grounded": [{"choose": ["*"]}],
}
"""What is expected of a snapshot that nobody has looked at yet."""


def taken(
    world: World,
    mind: str,
    name: str,
    shows: str,
    events: Iterable[Event],
    *,
    aim: Literal["decision", "reflection"] = "decision",
    minds: Mapping[str, str] = MappingProxyType({}),
    expect: Mapping[str, Any] = ANYTHING,
) -> dict[str, Any]:
    """The JSON value of a snapshot. `events` are those of the timeline from its tick 0 on, up to this tick; `minds` say
    who sat otherwise than in the scenario.

    Raises `ConcordError` for a mind that is none, or is dead.
    """
    decision = _decision(world, mind, aim)
    scenario, perspective = world.scenario, decision.perspective.model_dump(mode="json")
    receipts = tuple(world.colony.receipts.values())
    past = Archive(tuple(event for event in events if event.tick <= world.tick), receipts, world.tick)
    mine = known_to(mind, world.tick, past) & frozenset(ids_in(perspective))
    kept = tuple(event for event in past.events if event.kind in CHECKABLE or event.id in mine)
    origin: dict[str, Any] = {"scenario": scenario.form.id, "seed": scenario.seed, "tick": world.tick}
    if minds:
        origin["minds"] = dict(minds)
    return snapshot_json(decision, name, shows, expect, origin, Archive(kept, receipts, world.tick))


def _decision(world: World, mind: str, aim: str) -> Decision:
    pawn = world.colony.pawns.get(mind)
    if mind != CORE and (pawn is None or pawn.died is not None):
        names = ", ".join([CORE, *(each.id for each in world.colony.living())])
        raise ConcordError("there is no such mind alive", mind, f"name one of {names}")
    if aim == "decision":
        return decision_of(world, mind)
    if pawn is None:
        raise ConcordError("only colonists reflect", mind, "ask for a decision of the core")
    return reflection(world, mind)
