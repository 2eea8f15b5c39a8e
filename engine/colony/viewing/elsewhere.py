"""One mind at two places of the tree of timelines, side by side: what it knows in one and not in the other."""

from __future__ import annotations

from engine.colony.loading import world_at
from engine.colony.viewing.beside import Comparison, beside
from engine.colony.viewing.page import MindPage, page_of
from engine.colony.viewing.reading import Lens, Reading
from engine.colony.viewing.tree import Place


def places_lens(mind: str, first: Place | None, second: Place) -> Lens[Comparison]:
    """A mind at two places, each any tick of any timeline; None is the tick that is looked at.

    What a mind knows in another timeline it does not know in this one: it is for nobody who sits in a seat.
    """
    pages = _Pages(mind)

    def read(reading: Reading) -> Comparison:
        return beside(pages.at(reading, first), pages.at(reading, second), reading.world.scenario.rules)

    return Lens(("page", mind, first, second), read, slow=True)


class _Pages:
    """The pages of a mind; what a tick was never changes, so that each is worked out once."""

    def __init__(self, mind: str) -> None:
        self._mind = mind
        self._known: dict[Place, MindPage] = {}

    def at(self, reading: Reading, place: Place | None) -> MindPage:
        if place is None:
            return page_of(reading.world, self._mind)
        if place not in self._known:
            world = world_at(reading.store, *place)
            self._known[place] = page_of(world, self._mind)
        return self._known[place]
