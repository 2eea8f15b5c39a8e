"""Any tick of a store, rebuilt to be looked at; a tick a little later than the last one costs little."""

from __future__ import annotations

from engine.colony.loading import further, world_at
from engine.colony.store_reading import StoreReader
from engine.colony.world import World

NEAR = 400
"""Ticks over which going on from the last world is no dearer than beginning at a snapshot."""


class Past:
    """Hands out worlds of a store. One that was handed out is good until the next is asked for."""

    def __init__(self, store: StoreReader) -> None:
        self._store = store
        self._world: World | None = None
        self._timeline = ""

    def at(self, timeline: str, tick: int) -> World:
        """The world of a timeline after a tick. Raises `StateError` for one that is not kept or does not repeat."""
        world, keeper = self._world, self._store.owner(timeline, tick).id
        if world is not None and self._timeline == keeper and 0 <= tick - world.tick <= NEAR:
            self._world = None  # where it does not repeat, it is no world
            if tick > world.tick:
                further(self._store, keeper, world, tick)
        else:
            world = world_at(self._store, timeline, tick)
        self._world, self._timeline = world, keeper
        return world
