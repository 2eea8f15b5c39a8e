"""What a plan of orders says: where every line runs and every mark stands, in screen pixels from the map's origin."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from PySide6.QtCore import QPointF

from concordui.hexmap.lines import Box, Line
from concordui.hexmap.state import DrawnOrder
from engine.anatolia.board import ProvinceId

Place: TypeAlias = Callable[[ProvinceId], QPointF]
"""The middle of a province's slot, in screen pixels from the map's origin."""

UNIT = 15.0
"""The radius of what a unit covers."""
BURST = 20.0
"""The radius of the burst round a dislodged unit."""
GAP = 4.5
"""Between what a unit covers and the middle of a line that passes it."""
BAR = 9.0
CROSS = 8.0
"""The radii of what a bar and a cross cover."""
BADGE = (22.0, 16.0)
"""Width and height of a badge with a number."""
BADGE_RADIUS = 11.0


@dataclass(frozen=True, slots=True)
class Scenery:
    """What stands on the map beside orders: units, ghosts, dislodged units by province, and the boxes of names."""

    occupied: frozenset[ProvinceId] = frozenset()
    ghosts: frozenset[ProvinceId] = frozenset()
    dislodged: tuple[ProvinceId, ...] = ()
    names: tuple[Box, ...] = ()


@dataclass(frozen=True, slots=True)
class Arrow:
    """A move: its line, whether a bar stands at its end in place of a head, and where its supports join it.

    A `tight` one is a small head alone, over the edges of two units that have no room between them.
    """

    line: Line
    barred: bool
    joint: float = 0.42
    tight: bool = False

    @property
    def joined(self) -> complex:
        return self.line.at(self.joint)


@dataclass(frozen=True, slots=True)
class Prop:
    """A support: its line, to a dot on an arrow, or to an arc of this radius round the unit that it helps to hold.

    `imagined` is the arrow that it would have supported, where no such move was ordered.
    """

    line: Line
    imagined: Line | None = None
    round: complex | None = None
    radius: float = 0.0


@dataclass(frozen=True, slots=True)
class Badge:
    """How many of the supports that join here stand."""

    at: complex
    count: int


@dataclass(slots=True)
class Plan:
    """Where everything is, by the unit ordered; bursts by the province lost."""

    arrows: dict[ProvinceId, Arrow] = field(default_factory=dict)
    props: dict[ProvinceId, Prop] = field(default_factory=dict)
    crosses: dict[ProvinceId, complex] = field(default_factory=dict)
    badges: list[Badge] = field(default_factory=list)
    bursts: dict[ProvinceId, complex] = field(default_factory=dict)


def stands(order: DrawnOrder) -> bool:
    """Whether a support counts, or may yet: it is neither cut nor refused, and matches what was ordered (R12, R13)."""
    return not order.faint and order.outcome in (None, "success") and order.effective is not False


def stopped(order: DrawnOrder) -> bool:
    """Whether a move ended in a bar."""
    return order.outcome in ("bounce", "dislodged")
