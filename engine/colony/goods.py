"""Goods that change hands: taken from things, laid on the ground, put into stockpiles; none is made or lost here."""

from __future__ import annotations

from engine.colony.state import Bush, Colony, Pawn, Stack, Stockpile, Thing, held
from engine.hexgrid import Cell

LAID = "stack#"
"""How the ids of stacks begin that were laid down, and not there from the beginning; a number follows."""


def take(colony: Colony, thing: Thing, item: str, most: int) -> int:
    """Take up to so many of an item from a thing: how many there were. A stack that is used up is gone."""
    number = min(held(thing, item), most)
    if number <= 0:
        return 0
    colony.goods = ""
    if not isinstance(thing, Bush):
        colony.stock[item] -= number
    if isinstance(thing, Stockpile):
        thing.items[item] -= number
        if not thing.items[item]:
            del thing.items[item]
    elif isinstance(thing, Stack):
        thing.count -= number
        if not thing.count:
            del colony.heaps[thing.position, item]
            colony.remove(thing)
    elif isinstance(thing, Bush):
        thing.berries -= number
    return number


def lay(colony: Colony, position: Cell, item: str, count: int) -> None:
    """Lay goods on the ground: onto the stack of them that lies there, or as a new one."""
    colony.stock[item] += count
    colony.goods = ""
    stack = colony.heaps.get((position, item))
    if stack is not None:
        stack.count += count
        return
    stack = colony.heaps[position, item] = Stack(f"{LAID}{colony.next_stack}", position, item, count)
    colony.add(stack)
    colony.next_stack += 1


def put(colony: Colony, pile: Stockpile, item: str, count: int) -> None:
    """Put goods into a stockpile."""
    pile.items[item] = pile.items.get(item, 0) + count
    colony.stock[item] += count
    colony.goods = ""


def drop(colony: Colony, pawn: Pawn) -> None:
    """Lay down what a pawn carries, if anything, where it stands."""
    if pawn.count:
        lay(colony, pawn.position, pawn.item, pawn.count)
    pawn.item, pawn.count = "", 0
