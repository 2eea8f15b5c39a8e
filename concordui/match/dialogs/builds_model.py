"""What one seat builds or disbands after an Autumn, while it is decided."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from engine.anatolia.adjustments import apply, buildable, disband_ranking, distances, due
from engine.anatolia.board import UNIT_TYPES, Board, Power, ProvinceId, Unit, UnitType


@dataclass(frozen=True, slots=True)
class BuildsModel:
    """Centres and units of the seat, and what is chosen so far, in the order of choosing.

    `count` is positive in a year of builds, negative in one of disbands. `chosen` maps a place to the type built
    there, or to the type of the unit that goes.
    """

    board: Board
    me: Power
    units: tuple[Unit, ...]
    owners: Mapping[ProvinceId, Power | None]
    count: int
    chosen: Mapping[ProvinceId, UnitType] = field(default_factory=lambda: MappingProxyType({}))

    @classmethod
    def begin(
        cls, board: Board, me: Power, units: tuple[Unit, ...], owners: Mapping[ProvinceId, Power | None]
    ) -> BuildsModel:
        """Nothing chosen yet."""
        return cls(board, me, units, owners, due(board, owners, units)[me])

    def load(self, payload: object) -> BuildsModel:
        """A draft taken up again; entries that are impossible are left out."""
        model = replace(self, chosen=MappingProxyType({}))
        for entry in payload if isinstance(payload, list) else ():
            if isinstance(entry, Mapping):
                model = model.choose(str(entry.get("at", entry.get("disband"))), entry.get("type"))
        return model

    def payload(self) -> list[dict[str, Any]]:
        """What ``builds`` returns."""
        if self.building:
            return [{"type": kind, "at": at} for at, kind in self.chosen.items()]
        return [{"disband": at} for at in self.chosen]

    @property
    def building(self) -> bool:
        """Whether this is a year of builds for the seat."""
        return self.count > 0

    @property
    def centres(self) -> int:
        """The seat's centres."""
        return sum(1 for owner in self.owners.values() if owner == self.me)

    @property
    def own(self) -> tuple[Unit, ...]:
        """The seat's units, in the order in which the rule would disband them."""
        standing = {unit.at: unit for unit in self.units}
        return tuple(standing[at] for at in disband_ranking(self.board, self.units, self.me))

    @property
    def sites(self) -> tuple[ProvinceId, ...]:
        """The free homes in a year of builds, the units' provinces (farthest first) in one of disbands."""
        if self.building:
            return buildable(self.board, self.owners, self.units, self.me)
        return tuple(unit.at for unit in self.own)

    def types(self, site: ProvinceId) -> tuple[UnitType, ...]:
        """What may be built at a site."""
        return tuple(kind for kind in UNIT_TYPES if self.board.may_stand(kind, site))

    @property
    def most(self) -> int:
        """How many may (builds) or must (disbands) be chosen."""
        return min(self.count, len(self.sites)) if self.building else -self.count

    @property
    def full(self) -> bool:
        """Whether all is chosen that may be."""
        return len(self.chosen) >= self.most

    def choose(self, site: ProvinceId, kind: object = None) -> BuildsModel:
        """Build this type at a site, or disband the unit there (its type need not be said); else no change."""
        if site not in self.sites:
            return self
        if not self.building:
            kind = next(unit.type for unit in self.units if unit.at == site)
        types = self.types(site) if self.building else UNIT_TYPES
        known = next((known for known in types if known == kind), None)
        if known is None or (site not in self.chosen and self.full):
            return self
        return replace(self, chosen=MappingProxyType({**self.chosen, site: known}))

    def leave(self, site: ProvinceId) -> BuildsModel:
        """Build nothing there, or keep the unit."""
        return replace(self, chosen=MappingProxyType({at: kind for at, kind in self.chosen.items() if at != site}))

    def distance(self, site: ProvinceId) -> int | None:
        """Steps from the nearest of the seat's homes, by which the rule ranks disbands; None if there is no way."""
        return distances(self.board, self.board.homes[self.me]).get(site)

    def automatic(self) -> tuple[ProvinceId, ...]:
        """The units that the rule would disband beside those chosen, in its order."""
        if self.building or self.count == 0:
            return ()
        _, done = apply(self.board, self.owners, self.units, {self.me: self.payload()})
        return tuple(step.at for step in done if step.power == self.me and step.at not in self.chosen)
