"""The lenses of the matrix of who knows what: the whole of it, one mind alone, and the evidence of one cell."""

from __future__ import annotations

from engine.colony.viewing.evidence import Evidence, evidence
from engine.colony.viewing.facts import FactKey
from engine.colony.viewing.knowing import Knowing, alone, knowing
from engine.colony.viewing.page import Fact as PageFact
from engine.colony.viewing.reading import Lens, Reading

ARCHIVE = 17_280
"""Ticks of the archive, shared among all colonists, whose events are facts: a day for a dozen of them."""


def matrix(minds: tuple[str, ...] | None = None, fact: FactKey | None = None) -> Lens[Knowing]:
    """These minds, or all; one fact against all of them whatever `minds` are."""

    def read(reading: Reading) -> Knowing:
        first = max(0, reading.tick - ARCHIVE // max(1, len(reading.world.colony.pawns)))
        events = reading.store.events(reading.timeline, first, reading.tick)
        return knowing(reading.world, events, minds, fact)

    return Lens(("who knows", minds, fact), read, slow=True)


def one_mind(mind: str) -> Lens[Knowing]:
    """What one mind knows, and nothing else."""

    def read(reading: Reading) -> Knowing:
        return alone(reading.world, mind)

    return Lens(("who knows", mind), read, known_to=mind, slow=True)


def proof(key: FactKey, mind: str, *, for_itself: bool = False, on_page: PageFact | None = None) -> Lens[Evidence]:
    """The evidence of a cell; `for_itself` with no more of it than that mind knows. `on_page` is what pages call it."""

    def read(reading: Reading) -> Evidence:
        return evidence(reading, key, mind, behind=not for_itself, on_page=on_page)

    return Lens(("evidence", key, mind, for_itself), read, known_to=mind if for_itself else None, slow=True)
