"""The facts of a derivation: codes and values, of which the window makes sentences (`anatolia: Explanation`).

Units are named by the province in which they stood before the moves. A strength is always one plus its supporters, but
for an attack on an own unit that stays, which has none (R7).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Literal, TypeAlias

from engine.anatolia.board import ProvinceId
from engine.anatolia.orders import Order
from engine.anatolia.outcomes import Outcome

Why: TypeAlias = Literal["cut", "dislodged", "unmatched", "defender"]
"""Why a support does not count: it is cut; its supporter was dislodged from the place it aimed at; the beneficiary did
something else; or it comes from the power of the defender that stays or comes head-on (R7)."""

Harmless: TypeAlias = Literal["friendly", "from-target"]
"""Why an attack does not cut: it is the same power's, or it comes from the place the support aims at (R10)."""

Refusal: TypeAlias = Literal[
    "double", "shape", "no-province", "out-of-reach", "no-unit", "itself", "beneficiary-out-of-reach"
]
"""Why an order is invalid: several for one unit (R4); no known form (R1); a province that is not on the board; one that
the unit can't reach (R2); nobody to support; support of itself; a move that the beneficiary can't make (R3)."""


@dataclass(frozen=True, slots=True)
class Excluded:
    """A support for the attacker that does not count for this attack, and why."""

    unit: ProvinceId
    why: Why


@dataclass(frozen=True, slots=True)
class Fact:
    """One reason; ``kind`` names it in JSON."""

    kind: ClassVar[str]

    def to_json(self) -> dict[str, Any]:
        """``{"kind": ..., ...}`` with the fields under their names."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return {"kind": self.kind, **{name.rstrip("_"): _plain(value) for name, value in values.items()}}


@dataclass(frozen=True, slots=True)
class Attack(Fact):
    """The unit attacks `dest`; its strength is what counts against the unit there, if one stays or comes head-on."""

    kind = "attack"
    dest: ProvinceId
    strength: int
    supporters: tuple[ProvinceId, ...]
    excluded: tuple[Excluded, ...]


@dataclass(frozen=True, slots=True)
class HoldStrength(Fact):
    """What defends a province: of its own unit if that is attacked, of the unit in the way if it attacks."""

    kind = "hold"
    province: ProvinceId
    strength: int
    supporters: tuple[ProvinceId, ...]


@dataclass(frozen=True, slots=True)
class Defend(Fact):
    """The opponent of a head-to-head defends itself with every support of its move (R8)."""

    kind = "defend"
    opponent: ProvinceId
    strength: int
    supporters: tuple[ProvinceId, ...]


@dataclass(frozen=True, slots=True)
class Prevent(Fact):
    """A rival for the same place keeps others out with every support of its move (R7)."""

    kind = "prevent"
    unit: ProvinceId
    strength: int
    supporters: tuple[ProvinceId, ...]


@dataclass(frozen=True, slots=True)
class Cut(Fact):
    """An attack cuts the support: the attacker, and whence it came."""

    kind = "cut"
    by: ProvinceId
    from_: ProvinceId


@dataclass(frozen=True, slots=True)
class Spared(Fact):
    """An attack on the supporter that cuts nothing."""

    kind = "spared"
    by: ProvinceId
    why: Harmless


@dataclass(frozen=True, slots=True)
class Opposed(Fact):
    """What the attack was not stronger than."""

    kind = "opposed"
    unit: ProvinceId
    strength: int


@dataclass(frozen=True, slots=True)
class Stays(Fact):
    """The unit at the destination does not leave it."""

    kind = "stays"
    unit: ProvinceId


@dataclass(frozen=True, slots=True)
class Vacated(Fact):
    """The unit at the destination leaves it."""

    kind = "vacated"
    unit: ProvinceId


@dataclass(frozen=True, slots=True)
class Rotation(Fact):
    """Three units or more go round, each to the place of the next (R9)."""

    kind = "rotation"
    units: tuple[ProvinceId, ...]


@dataclass(frozen=True, slots=True)
class DislodgedBy(Fact):
    """Another unit takes its place, stronger than what defends that."""

    kind = "dislodged"
    by: ProvinceId
    strength: int
    against: int


@dataclass(frozen=True, slots=True)
class Self(Fact):
    """The unit at the destination stays and is of the same power: that is never dislodged (R7)."""

    kind = "self"
    unit: ProvinceId


@dataclass(frozen=True, slots=True)
class Unmatched(Fact):
    """The beneficiary did something else than what is supported."""

    kind = "unmatched"
    beneficiary: ProvinceId
    ordered: Order


@dataclass(frozen=True, slots=True)
class Invalid(Fact):
    """The order was refused and became a hold; `detail` is the offending value, None where there is none."""

    kind = "invalid"
    code: Refusal
    detail: str | None


@dataclass(frozen=True, slots=True)
class Derivation:
    """Why one unit fared as it did. `depends` are the units whose orders were settled first, or together with it."""

    verdict: Outcome
    facts: tuple[Fact, ...]
    depends: tuple[ProvinceId, ...]

    def to_json(self) -> dict[str, Any]:
        """``{verdict, facts, depends}``."""
        return {
            "verdict": self.verdict,
            "facts": [fact.to_json() for fact in self.facts],
            "depends": list(self.depends),
        }


@dataclass(frozen=True, slots=True)
class Explanation:
    """All derivations, by unit in code-unit order, and the order in which they can be made.

    `order` has groups of units, each after those that it depends on; a head-to-head or a rotation is one group.
    """

    order: tuple[tuple[ProvinceId, ...], ...]
    units: Mapping[ProvinceId, Derivation]

    def to_json(self) -> dict[str, Any]:
        """``{order, units}``."""
        return {
            "order": [list(group) for group in self.order],
            "units": {unit: derivation.to_json() for unit, derivation in self.units.items()},
        }


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if isinstance(value, Excluded):
        return {"unit": value.unit, "why": value.why}
    return value if value is None or isinstance(value, str | int) else value.to_json()
