"""Small colonies for tests: a flat ground with what a test wants on it."""

from __future__ import annotations

from typing import Any

from engine.colony.beginning import begin
from engine.colony.events import Event
from engine.colony.scenario import parse_scenario
from engine.colony.simulation import step
from engine.colony.state import Colony

QUIET = {
    "habits": {"enoughBerries": 0, "enoughWood": 0, "lowFuel": 0},
    "needs": {"foodPerTick": 0.0, "restPerTick": 0.0},
}
"""Rules under which nobody has a need and nothing is to be done: pawns wander, and do what they agreed on."""


def pawn(name: str, at: tuple[int, int] = (1, 1), **more: Any) -> dict[str, Any]:
    """A colonist's form."""
    return {"id": name, "name": name.title(), "at": list(at), **more}


def thing(name: str, kind: str, at: tuple[int, int], **more: Any) -> dict[str, Any]:
    """A thing's form."""
    return {"id": name, "kind": kind, "at": list(at), **more}


def source(**more: Any) -> dict[str, Any]:
    """A scenario's JSON value: one colonist on twelve by eight hexes of soil, unless said otherwise."""
    return {"terrain": ["." * 12] * 8, "pawns": [pawn("ann")], "rules": QUIET, **more}


def colony(**more: Any) -> Colony:
    """The colony of `source`."""
    return begin(parse_scenario(source(**more)))


def run(world: Colony, ticks: int) -> list[Event]:
    """So many ticks, and all that happened in them."""
    return [event for _ in range(ticks) for event in step(world)]


def kinds(events: list[Event]) -> list[str]:
    """The kinds of some events, in order."""
    return [event.kind for event in events]
