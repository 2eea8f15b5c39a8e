"""What the map shows at one moment, as one immutable value. `MapScene.set_state` compares it with the last one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.anatolia.board import Power, ProvinceId, Unit
from engine.anatolia.orders import Order
from engine.anatolia.outcomes import Dislodged, Outcome, ResolvedOrder, Retreat


@dataclass(frozen=True, slots=True)
class DrawnOrder:
    """An order to draw. `outcome` is None while it is only given; `effective` is for supports (R13).

    `faint` draws it at half strength: what somebody else might order, a proposal's terms, what is only looked at.
    """

    power: Power
    order: Order
    outcome: Outcome | None = None
    effective: bool | None = None
    faint: bool = False

    @property
    def unit(self) -> ProvinceId:
        return self.order.unit

    @classmethod
    def resolved(cls, entry: ResolvedOrder) -> DrawnOrder:
        """The drawn form of an order whose fate is known."""
        return cls(entry.power, entry.order, entry.outcome, entry.effective)


@dataclass(frozen=True, slots=True)
class DrawnRetreat:
    """A way that a dislodged unit may take, takes or took, from beside `origin` to `to`."""

    power: Power
    origin: ProvinceId
    to: ProvinceId
    chosen: bool = False

    @classmethod
    def options(cls, unit: Dislodged) -> tuple[DrawnRetreat, ...]:
        """Every way that is open to a dislodged unit."""
        return tuple(cls(unit.power, unit.at, to) for to in unit.options)

    @classmethod
    def made(cls, retreats: Iterable[Retreat]) -> tuple[DrawnRetreat, ...]:
        """The retreats that were carried out; units that disbanded have none."""
        return tuple(cls(r.power, r.origin, r.to, True) for r in retreats if r.to is not None)


@dataclass(frozen=True, slots=True)
class DrawnPromise:
    """Promises that fell due, all kept or all broken, under one mark: beside the slot of `at`, looking to `toward`.

    `places` are the provinces that tell of them in their card and their description: of each promise who made what to
    whom, and what became of it.
    """

    kept: bool
    at: ProvinceId
    toward: ProvinceId | None
    places: tuple[ProvinceId, ...]
    told: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Glide:
    """A unit on its way from the slot of `unit`, where the state has it, to that of `to`.

    With `aside` it begins where it was dislodged, beside its slot; with `back` it turns before it is there.
    """

    unit: ProvinceId
    to: ProvinceId
    aside: bool = False
    back: bool = False


@dataclass(frozen=True, slots=True)
class MapState:
    """Everything that changes on the map.

    `units` stand in their slots; `dislodged` stand beside theirs in a burst; `ghosts` are where moved units were.
    `targets` are lit, `selected` is outlined and its unit ringed, `highlight` is outlined strongly; with `dim` all the
    other provinces are dimmed. `preview` is an arrow in the accent; without one, and with `preview_moves`, pointing at
    a target previews the move of the selected unit. `tried` are orders that are only looked at, drawn beside those that
    their units were given. `builds` are new units with a plus; `disbands` name the provinces
    whose units wear a cross. Of the dislodged, those of `retreated` are ghosts, for they stand elsewhere by now, and
    those of `lost` wear the cross.
    """

    units: tuple[Unit, ...] = ()
    dislodged: tuple[Dislodged | Unit, ...] = ()
    owners: Mapping[ProvinceId, Power | None] = field(default_factory=dict)
    orders: tuple[DrawnOrder, ...] = ()
    tried: tuple[DrawnOrder, ...] = ()
    ghosts: tuple[Unit, ...] = ()
    targets: frozenset[ProvinceId] = frozenset()
    selected: ProvinceId | None = None
    preview: Order | None = None
    preview_moves: bool = True
    retreats: tuple[DrawnRetreat, ...] = ()
    builds: tuple[Unit, ...] = ()
    disbands: frozenset[ProvinceId] = frozenset()
    retreated: frozenset[ProvinceId] = frozenset()
    lost: frozenset[ProvinceId] = frozenset()
    promises: tuple[DrawnPromise, ...] = ()
    highlight: frozenset[ProvinceId] = frozenset()
    dim: bool = False

    def unit_at(self, province: ProvinceId) -> Unit | None:
        """The unit that stands in a province, builds included."""
        return next((unit for unit in (*self.units, *self.builds) if unit.at == province), None)

    @property
    def lit(self) -> frozenset[ProvinceId]:
        """The provinces that stay bright while `dim` is on."""
        chosen = frozenset() if self.selected is None else frozenset((self.selected,))
        return self.targets | self.highlight | chosen


MapLayer = Literal[
    "owners", "hatch", "grid", "water lines", "names", "centres", "units", "orders", "ghosts", "promises"
]
LAYERS: tuple[MapLayer, ...] = (
    "owners",
    "hatch",
    "grid",
    "water lines",
    "names",
    "centres",
    "units",
    "orders",
    "ghosts",
    "promises",
)
"""The layers that a person can switch off."""
