"""How a pawn gets from hex to hex, and what is nearest to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.colony.state import Colony, Pawn, Thing
from engine.hexgrid import Cell, distance


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


def nearest(colony: Colony, start: Cell, kinds: Iterable[str], usable: Callable[[Thing], object]) -> Thing | None:
    """The thing of some kinds that is nearest as the crow flies among the usable ones that can be reached; the lowest
    id of those as near.
    """
    best: Thing | None = None
    least = 0
    for kind in kinds:
        found = _first(colony, start, kind, usable)
        if found is not None:
            away = distance(start, found.position)
            if best is None or away < least or (away == least and found.id < best.id):
                best, least = found, away
    return best


def _first(colony: Colony, start: Cell, kind: str, usable: Callable[[Thing], object]) -> Thing | None:
    if kind == "stack":  # the only things that come and go
        usables = [each for each in colony.stacks if usable(each) and colony.grid.reachable(start, each.position)]
        return min(usables, key=lambda each: distance(start, each.position), default=None)
    things = colony.ordered.get((kind, start))
    if things is None:
        within = (each for each in colony.kinds.get(kind, ()) if colony.grid.reachable(start, each.position))
        things = sorted(within, key=lambda each: distance(start, each.position))
        colony.ordered[kind, start] = things
    return next((each for each in things if usable(each)), None)
