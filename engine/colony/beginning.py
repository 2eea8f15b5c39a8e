"""A colony at tick 0, as its scenario has it."""

from __future__ import annotations

from typing import Any

from engine.colony.forms import BedForm, BushForm, CampfireForm, StackForm
from engine.colony.grid import grid_of
from engine.colony.scenario import Scenario
from engine.colony.state import Bed, Bush, Campfire, Colony, Pawn, Stack, Stockpile, Thing


def begin(scenario: Scenario) -> Colony:
    """The colony of a scenario before its first tick. Who is on a bed and downed lies in it."""
    form = scenario.form
    colony = Colony(scenario, scenario.seed, grid_of(tuple(form.terrain)))
    for placed in form.things:
        colony.add(_thing(placed))
    beds = {bed.position: bed.id for bed in colony.beds}
    for person in form.pawns:
        pawn = Pawn(
            person.id,
            person.name,
            person.position,
            tuple(sorted(person.traits)),
            dict(sorted(person.skills.items())),
            float(person.food),
            float(person.rest),
            float(person.health),
            downed=person.health < scenario.rules.health.downed,
        )
        colony.pawns[pawn.id] = pawn
        if pawn.downed and pawn.position in beds:
            pawn.bed = beds[pawn.position]
    colony.derive()
    return colony


def _thing(form: Any) -> Thing:
    if isinstance(form, CampfireForm):
        return Campfire(form.id, form.position, form.fuel)
    if isinstance(form, BushForm):
        return Bush(form.id, form.position, form.berries, max(form.most, form.berries))
    if isinstance(form, BedForm):
        return Bed(form.id, form.position)
    if isinstance(form, StackForm):
        return Stack(form.id, form.position, form.item, form.count)
    return Stockpile(form.id, form.position, {item: count for item, count in sorted(form.items.items()) if count})
