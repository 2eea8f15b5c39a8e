"""Where the dislodged units of one seat go, while it is decided."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Literal, TypeAlias

from engine.anatolia.board import Board, Power, ProvinceId, Unit
from engine.anatolia.outcomes import Dislodged
from engine.anatolia.retreats import resolve_retreats

AUTOMATIC: Literal[""] = ""
Choice: TypeAlias = ProvinceId | None
"""A province, None to disband, or `AUTOMATIC` to leave it to the rule."""


@dataclass(frozen=True, slots=True)
class RetreatsModel:
    """The seat's dislodged units and the choices made so far; a unit without one retreats automatically."""

    board: Board
    me: Power
    units: tuple[Unit, ...]
    dislodged: tuple[Dislodged, ...]
    choices: Mapping[ProvinceId, ProvinceId | None] = field(default_factory=lambda: MappingProxyType({}))

    def load(self, payload: object) -> RetreatsModel:
        """A draft taken up again; choices that are not open to the unit are left out."""
        model = replace(self, choices=MappingProxyType({}))
        for at, dest in payload.items() if isinstance(payload, Mapping) else ():
            model = model.choose(at, dest)
        return model

    def payload(self) -> dict[str, Any]:
        """What ``retreats`` returns."""
        return {unit.at: self.choices[unit.at] for unit in self.dislodged if unit.at in self.choices}

    def choice(self, unit: Dislodged) -> Choice:
        """What is chosen for a unit, `AUTOMATIC` if nothing is."""
        return self.choices.get(unit.at, AUTOMATIC)

    def choose(self, at: ProvinceId, dest: Choice) -> RetreatsModel:
        """Send the unit dislodged from `at` to a province, disband it, or leave it to the rule; else no change."""
        unit = next((unit for unit in self.dislodged if unit.at == at), None)
        if unit is None or dest not in (AUTOMATIC, None, *unit.options):
            return self
        choices = {key: value for key, value in self.choices.items() if key != at}
        if dest != AUTOMATIC:
            choices[at] = dest
        return replace(self, choices=MappingProxyType(choices))

    def automatic(self, unit: Dislodged) -> ProvinceId | None:
        """Where the rule sends this unit if nothing is chosen; None is a disband."""
        _, retreats = resolve_retreats(self.board, self.units, (unit,), {})
        return retreats[0].to

    def goal(self, unit: Dislodged) -> ProvinceId | None:
        """Where the unit is headed now, by choice or by the rule."""
        return self.choices[unit.at] if unit.at in self.choices else self.automatic(unit)

    def collisions(self) -> dict[ProvinceId, tuple[Dislodged, ...]]:
        """Where several units of this seat are headed for one province: all of them would disband."""
        _, retreats = resolve_retreats(self.board, self.units, self.dislodged, {self.me: self.payload()})
        arrived = {retreat.origin for retreat in retreats if retreat.to is not None}
        found: dict[ProvinceId, tuple[Dislodged, ...]] = {}
        for unit in self.dislodged:
            goal = self.goal(unit)
            if goal is not None and unit.at not in arrived:
                found[goal] = (*found.get(goal, ()), unit)
        return found
