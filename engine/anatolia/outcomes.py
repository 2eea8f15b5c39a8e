"""What an adjudication says: the fate of each order, who was dislodged, where standoffs were (`bot-api: State
schema`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from engine.anatolia.board import Power, ProvinceId, Unit, UnitType
from engine.anatolia.orders import Order

Outcome: TypeAlias = Literal["success", "bounce", "dislodged", "cut", "invalid"]


@dataclass(frozen=True, slots=True)
class ResolvedOrder:
    """A normalised order with its fate; `effective` is None except on support orders (R13)."""

    power: Power
    order: Order
    valid: bool
    outcome: Outcome
    effective: bool | None = None

    @property
    def unit(self) -> ProvinceId:
        """Where the unit stood when it was ordered."""
        return self.order.unit

    def to_json(self) -> dict[str, Any]:
        """The order with ``power``, ``valid``, ``outcome`` and, on supports, ``effective``."""
        data = {**self.order.to_json(), "power": self.power, "valid": self.valid, "outcome": self.outcome}
        if self.effective is not None:
            data["effective"] = self.effective
        return data


@dataclass(frozen=True, slots=True)
class Dislodged:
    """A unit waiting to retreat: whence it was dislodged, its dislodger's origin, where it may go (code-unit order)."""

    power: Power
    type: UnitType
    at: ProvinceId
    attacker: ProvinceId
    options: tuple[ProvinceId, ...]

    def to_json(self) -> dict[str, Any]:
        """``{power, type, at, attacker, options}``."""
        return {
            "power": self.power,
            "type": self.type,
            "at": self.at,
            "attacker": self.attacker,
            "options": list(self.options),
        }


@dataclass(frozen=True, slots=True)
class Resolution:
    """One movement phase resolved. All lists are in code-unit order of the province."""

    units: tuple[Unit, ...]
    dislodged: tuple[Dislodged, ...]
    standoffs: tuple[ProvinceId, ...]
    resolution: tuple[ResolvedOrder, ...]

    def to_json(self) -> dict[str, Any]:
        """``{units, dislodged, standoffs, resolution}``."""
        return {
            "units": [unit.to_json() for unit in self.units],
            "dislodged": [unit.to_json() for unit in self.dislodged],
            "standoffs": list(self.standoffs),
            "resolution": [entry.to_json() for entry in self.resolution],
        }


@dataclass(frozen=True, slots=True)
class Retreat:
    """A retreat that was carried out; `to` is None for a unit that disbanded, by choice or collision (R17)."""

    power: Power
    origin: ProvinceId
    to: ProvinceId | None

    def to_json(self) -> dict[str, Any]:
        """The retreat as a history lists it; ``to`` is null for a unit that disbanded."""
        return {"type": "retreat", "power": self.power, "from": self.origin, "to": self.to}


@dataclass(frozen=True, slots=True)
class Adjustment:
    """A build (`built` is True) or a disband at `at`."""

    power: Power
    at: ProvinceId
    type: UnitType
    built: bool
