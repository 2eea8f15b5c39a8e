"""How a pawn gets from hex to hex, and what is nearest to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from engine.colony.state import Colony, Pawn, Thing
from engine.hexgrid import Cell, distance

T = TypeVar("T", bound=Thing)


def arrived(colony: Colony, pawn: Pawn, goal: Cell) -> bool:
    """One tick of walking: whether the pawn already stood at the goal, free to act. Where no way leads it stays.

    Entering a hex takes its terrain's ticks: the pawn is there at once and can't leave before they are over.
    """
    if pawn.moving:
        pawn.moving -= 1
        return False
    if pawn.position == goal:
        return True
    following = colony.grid.next_cell(pawn.position, goal)
    if following is not None:
        pawn.position = following
        pawn.moving = colony.grid.cost(following) - 1
    return False


def nearest(colony: Colony, start: Cell, things: Iterable[T]) -> T | None:
    """The thing that is nearest as the crow flies among those that can be reached; the lowest id of those as near."""
    best: T | None = None
    least = 0
    for thing in things:
        away = distance(start, thing.position)
        if best is not None and (away > least or (away == least and thing.id > best.id)):
            continue
        if colony.grid.reachable(start, thing.position):
            best, least = thing, away
    return best
