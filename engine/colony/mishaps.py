"""Mishaps that a scenario foresees, each with its chance: a fall, a fire, a fight over food (`issue 6: injuries`).

Each draws from its own stream, by tick and id. What comes of it for a pawn goes by that pawn's traits.
"""

from __future__ import annotations

from engine.colony.body import hurt
from engine.colony.forms import FallForm, FightForm, FireForm
from engine.colony.goods import take
from engine.colony.memory import record
from engine.colony.purposes import Purpose
from engine.colony.scenario import Mishap
from engine.colony.state import ITEMS, Colony, Pawn, Stack, Stockpile, held
from engine.hexgrid import distance
from engine.streams import draw, number_of


def happen(colony: Colony) -> None:
    """The mishaps of this tick."""
    for mishap in colony.scenario.mishaps(colony.tick):
        if isinstance(mishap, FallForm):
            _fall(colony, mishap)
        elif isinstance(mishap, FireForm):
            _fire(colony, mishap)
        else:
            _fight(colony, mishap)


def _chance(colony: Colony, mishap: Mishap, who: str = "") -> float:
    return draw(colony.seed, Purpose.MISHAP, colony.tick, number_of(mishap.id), number_of(who))


def _fall(colony: Colony, mishap: FallForm) -> None:
    pawn = colony.pawns[mishap.pawn]
    if not pawn.able or pawn.asleep:
        return
    if _chance(colony, mishap) < mishap.chance * colony.factors[pawn.id].mishaps:
        harm = _harm(colony, pawn, mishap)
        record(colony, "fall", [pawn], {"pawn": pawn.id, "severity": severity(harm)})
        hurt(colony, pawn, harm, "a fall")


def _fire(colony: Colony, mishap: FireForm) -> None:
    """It breaks out by one chance; a trait saves from burns by a chance of each pawn's own."""
    thing = colony.things.get(mishap.thing)
    if thing is None or _chance(colony, mishap) >= mishap.chance:
        return
    if isinstance(thing, Stack | Stockpile) and mishap.burns:
        for item in ITEMS:
            number = take(colony, thing, item, mishap.burns) if held(thing, item) else 0
            if number:
                colony.count(f"burnt:{item}", number)
                facts = {"thing": thing.id, "item": item, "count": number}
                record(colony, "thing_burnt", (), facts, thing.position)
    for pawn in list(colony.living()):
        if distance(pawn.position, thing.position) > mishap.radius:
            continue
        if _chance(colony, mishap, pawn.id) < colony.factors[pawn.id].mishaps:
            harm = _harm(colony, pawn, mishap)
            record(colony, "burn", [pawn], {"pawn": pawn.id, "thing": thing.id, "severity": severity(harm)})
            hurt(colony, pawn, harm, "a fire")


def _fight(colony: Colony, mishap: FightForm) -> None:
    one, other = sorted((colony.pawns[name] for name in mishap.pawns), key=lambda pawn: pawn.id)
    ready = all(pawn.able and not pawn.asleep and pawn.food < mishap.below for pawn in (one, other))
    if not ready or distance(one.position, other.position) > mishap.within:
        return
    if _chance(colony, mishap) < mishap.chance:
        record(colony, "fight", [one, other], {"pawn": one.id, "other": other.id})
        for pawn in (one, other):
            hurt(colony, pawn, _harm(colony, pawn, mishap), "a fight")


def severity(harm: float) -> str:
    """How badly somebody is hurt, in the word that others may know."""
    return "lightly" if harm < 0.2 else "badly" if harm < 0.5 else "gravely"


def _harm(colony: Colony, pawn: Pawn, mishap: Mishap) -> float:
    """The health that a mishap costs this pawn."""
    return mishap.harm * colony.factors[pawn.id].harm
