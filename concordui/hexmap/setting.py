"""What every step of a plan asks about the orders and the ground that they are drawn on."""

from __future__ import annotations

import cmath
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from concordui.hexmap.lines import Box, Disc, Line, Trace, boxes_near, to_box, turn, unit_vector
from concordui.hexmap.planned import BURST, GAP, UNIT, Place, Scenery
from concordui.hexmap.state import DrawnOrder
from concordui.theme import tokens
from engine.anatolia.board import ProvinceId
from engine.anatolia.orders import HOLD, Move, Support

Joint: TypeAlias = tuple[ProvinceId, ProvinceId]
"""A supported unit, and where it goes or `HOLD`."""

LANE = 7.0
"""How far to the right of the middle a line runs against which another comes: 14 between the two."""
RING = 6.5
"""From one arc round a unit to the next."""


class Setting:
    """The orders by kind, where their units stand, and what marks have been placed so far (`taken`)."""

    def __init__(self, orders: Sequence[DrawnOrder], place: Place, scenery: Scenery) -> None:
        self.scenery = scenery
        self.orders = orders
        self._place = place
        self._known: dict[ProvinceId, complex] = {}
        self.moves: dict[ProvinceId, DrawnOrder] = {}
        self.dests: dict[ProvinceId, ProvinceId] = {}
        self.supports: dict[ProvinceId, DrawnOrder] = {}
        self.aims: dict[ProvinceId, Joint] = {}
        self.joined: dict[Joint, list[DrawnOrder]] = {}
        self._sort_out()
        spec = tokens()["orders"]
        self.gap_from = float(spec["gapFrom"])
        self.gap_to: Mapping[str, float] = spec["gapTo"]
        self.arc_radius, self.arc_degrees = (float(v) for v in spec["support"]["holdArc"])
        self.struck = frozenset(scenery.dislodged) - scenery.occupied
        """Where a dislodged unit still stands in its slot."""
        self.standing = [
            (place, self.at(place), BURST if place in self.struck else UNIT)
            for place in sorted(scenery.occupied | scenery.ghosts | self.struck)
        ]
        self.rings = {target: self._rings(target, given) for (target, to), given in self.joined.items() if to == HOLD}
        """Round each unit that is helped to hold: by supporter the angle that its arc faces, and the arc's radius."""
        self.taken: list[Disc] = []

    def _sort_out(self) -> None:
        for drawn in self.orders:
            order = drawn.order
            if isinstance(order, Move):
                self.moves[order.unit], self.dests[order.unit] = drawn, order.dest
            elif isinstance(order, Support) and order.target != order.unit:
                self.supports[order.unit], aim = drawn, (order.target, order.target_dest)
                self.aims[order.unit] = aim
                self.joined.setdefault(aim, []).append(drawn)

    def at(self, place: ProvinceId) -> complex:
        """The middle of a slot."""
        if place not in self._known:
            point = self._place(place)
            self._known[place] = complex(point.x(), point.y())
        return self._known[place]

    def units(self, *but: ProvinceId) -> list[Disc]:
        """What lines keep clear of: units and ghosts, but for those of some provinces."""
        return [(middle, radius + GAP) for place, middle, radius in self.standing if place not in but]

    def leaves(self, place: ProvinceId) -> float:
        """How far from the middle of its slot the line of a unit's order starts."""
        return BURST + GAP if place in self.struck else self.gap_from

    def against(self, unit: ProvinceId, other: ProvinceId) -> bool:
        """Whether the order of `other` has its line come straight towards `unit`."""
        return self.dests.get(other) == unit or self.aims.get(other) == (unit, HOLD)

    def aside(self, unit: ProvinceId, to: ProvinceId) -> complex:
        """How far a line from a unit's slot to another runs beside the straight one."""
        return unit_vector(self.at(unit), self.at(to)) * 1j * (LANE if self.against(unit, to) else 0.0)

    def _rings(self, target: ProvinceId, supports: Iterable[DrawnOrder]) -> dict[ProvinceId, tuple[float, float]]:
        """Each arc on the innermost ring on which it lies beside no other."""
        apart = math.radians(self.arc_degrees + 14.0)
        inner = BURST + RING if target in self.struck else self.arc_radius
        rings: list[list[float]] = []
        found = {}
        for order in supports:
            facing = cmath.phase(self.at(order.unit) - self.at(target))
            free = (k for k, held in enumerate(rings) if all(abs(turn(facing, a)) >= apart for a in held))
            ring = next(free, len(rings))
            if ring == len(rings):
                rings.append([])
            rings[ring].append(facing)
            found[order.unit] = (facing, inner + RING * ring)
        return found

    def names_near(self, at: complex, reach: float) -> list[Box]:
        """The boxes of names that come within `reach` of a point, or nearly."""
        return boxes_near(self.scenery.names, (at.real - reach, at.imag - reach, at.real + reach, at.imag + reach))

    def stage(self, line: Line, radius: float, but: ProvinceId | None = None) -> Stage:
        """What may be in the way of a mark of this radius on a line, but for the unit of one province."""
        left, top, right, bottom = Trace.of(line).box
        reach = radius + 1.0
        room = (left - reach, top - reach, right + reach, bottom + reach)
        return Stage(
            [(at, covered) for place, at, covered in self.standing if place != but and to_box(at, room) <= covered],
            [(at, covered) for at, covered in self.taken if to_box(at, room) < covered],
            boxes_near(self.scenery.names, room),
        )


@dataclass(frozen=True, slots=True)
class Stage:
    """What stands about a line: units, marks, and the boxes of names."""

    units: Sequence[Disc]
    marks: Sequence[Disc]
    names: Sequence[Box]

    def crowd(self, at: complex, radius: float) -> float:
        """How badly a mark of this radius would stand: pixels over units, marks and names."""
        cost = sum([lack(abs(at - middle), covered + radius) for middle, covered in self.units])
        cost += sum([lack(abs(at - middle), covered + radius) for middle, covered in self.marks])
        return cost + sum([lack(to_box(at, box), radius) for box in self.names])


def lack(distance: float, wanted: float) -> float:
    """How many pixels of the wanted distance are missing."""
    return wanted - distance if distance < wanted else 0.0
