"""Needs and health: what a tick takes and gives, harm from outside, being downed, getting up, dying."""

from __future__ import annotations

from engine.colony import work
from engine.colony.goods import drop
from engine.colony.memory import record
from engine.colony.state import Colony, Pawn, give_job


def live(colony: Colony, pawn: Pawn) -> None:
    """One tick of a living pawn's body: needs fall, wounds heal or bleed, hunger that is not stilled harms.

    Who is downed does not tire, and who lies so in a bed is cared for: its food does not fall.
    """
    rules = colony.scenario.rules
    needs, health = rules.needs, rules.health
    factors = colony.factors[pawn.id]
    if not (pawn.downed and pawn.bed):
        food = pawn.food - needs.food_per_tick * factors.hunger
        if food <= 0.0 < pawn.food:
            record(colony, "starving", [pawn], {"pawn": pawn.id})
        pawn.food = food if food > 0.0 else 0.0
    if not (pawn.asleep or pawn.downed):
        rest = pawn.rest - needs.rest_per_tick * factors.tiring
        if rest <= 0.0 < pawn.rest:
            record(colony, "exhausted", [pawn], {"pawn": pawn.id})
        pawn.rest = rest if rest > 0.0 else 0.0
    if pawn.food <= 0.0:
        hurt(colony, pawn, health.starve_per_tick, "hunger")
    elif pawn.downed and not pawn.bed:
        hurt(colony, pawn, health.bleed_per_tick, "wounds")
    elif pawn.health < 1.0:
        pawn.health = min(1.0, pawn.health + (health.heal_in_bed_per_tick if pawn.bed else health.heal_per_tick))
        if pawn.downed and pawn.health >= health.downed:
            pawn.downed = False
            record(colony, "recovered", [pawn], {"pawn": pawn.id})


def hurt(colony: Colony, pawn: Pawn, harm: float, cause: str) -> None:
    """Take health from a living pawn; below the threshold it is downed, at 0 dead."""
    pawn.health = max(0.0, pawn.health - harm)
    if pawn.health <= 0.0:
        _fall_out(colony, pawn, "died")
        pawn.downed, pawn.bed, pawn.died = False, "", colony.tick
        record(colony, "died", [pawn], {"pawn": pawn.id, "cause": cause})
    elif not pawn.downed and pawn.health < colony.scenario.rules.health.downed:
        _fall_out(colony, pawn, "downed")
        pawn.downed = True
        record(colony, "downed", [pawn], {"pawn": pawn.id})


def _fall_out(colony: Colony, pawn: Pawn, why: str) -> None:
    """End what a pawn was doing; who is downed in its bed stays there, who dies leaves it."""
    if pawn.job is not None and pawn.job.action:
        work.close(colony, pawn, "failure", why)
    drop(colony, pawn)
    give_job(colony, pawn, None)
    if why == "died" and pawn.bed:
        colony.claims.pop(pawn.bed, None)
