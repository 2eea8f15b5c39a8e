"""Who sits in one mind's seat, and what that mind is at."""

from __future__ import annotations

from dataclasses import dataclass

from engine.colony.threads import CORE
from engine.colony.viewing.reading import Lens, Reading
from engine.colony.viewing.scene import Badge, badges_of


@dataclass(frozen=True, slots=True)
class AtWork:
    """The specification of who sits there ("" where no run is under way), its thoughts under way, and the tick of its
    death. `about` is the latest offer that the mind can answer now, "" for none.
    """

    spec: str
    badges: tuple[Badge, ...]
    asleep: bool = False
    downed: bool = False
    died: int | None = None
    about: str = ""


def at_work(reading: Reading, mind: str) -> AtWork:
    """How it is with one mind. Raises `KeyError` for a mind that there is not."""
    world, spec = reading.world, reading.minds.get(mind, "")
    badges = badges_of(reading, mind)
    if mind == CORE:
        return AtWork(spec, badges)
    pawn = world.colony.pawns[mind]
    asked = [offer.id for offer in world.talks.offers.values() if offer.pawn == mind and offer.state == "offered"]
    return AtWork(spec, badges, pawn.asleep, pawn.downed, pawn.died, asked[-1] if asked else "")


def at_work_lens(mind: str) -> Lens[AtWork]:
    """How it is with one mind."""
    return Lens(("at work", mind), lambda reading: at_work(reading, mind), known_to=mind)
