"""Where every order's line runs and its marks stand, so that none hides another: a plan, computed from geometry alone.

The rules, in the order in which they are carried out; each step keeps clear of what the steps before it have placed:

1. Moves that go into one province end side by side round its slot; two that go against each other keep to the right,
   or meet in the middle where both were stopped and there is room for it.
2. A dislodged unit stands beside its slot where no arrow ends.
3. The supports of one move join in one place on its arrow; those of one unit that holds are arcs, stacked where they
   would lie on each other. Several that join wear one badge with the number of those that stand.
4. No line runs over a unit that it does not concern, or along another line: it is bent.
5. Crosses and badges stand where no unit, name or other mark is.
"""

from __future__ import annotations

import cmath
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from PySide6.QtCore import QPointF

from concordui.hexmap.lines import Box, Disc, Line, Trace, clear_line, crowding, spread, to_box, turn, unit_vector
from concordui.hexmap.state import DrawnOrder, DrawnRetreat
from concordui.theme import tokens
from engine.anatolia.board import ProvinceId
from engine.anatolia.orders import HOLD, Hold, Move, Support

Place: TypeAlias = Callable[[ProvinceId], QPointF]
"""The middle of a province's slot, in screen pixels from the map's origin."""

UNIT = 15.0
"""The radius of what a unit covers."""
BURST = 20.0
BESIDE = 31.0
"""A dislodged unit is drawn this far beside its slot."""
LANE = 6.5
"""How far to the right of the middle an arrow runs against which another comes: 13 between the two."""
ABREAST = 19.0
"""Ends of arrows into one province are at least this far from each other: a bar is 18 long, a head 15 wide."""
RING = 6.5
"""From one arc round a unit to the next."""
BADGE = (22.0, 16.0)
"""Width and height of a badge with a number."""
CROSS = 8.0
"""The radius of what a cross covers."""

_CLEAR = UNIT + 4.5
_ROUND = 16.0
"""Arrows that stop each other at an empty province stay this far from the middle of its slot."""
_MEETING = 3.5
_STUB, _STUB_JOINED = 12.0, 26.0
"""What must be seen of two arrows that meet in the middle, without and with supports that join them."""
_BESIDES = (180, 0, 215, 325, 145, 35, 270, 90)
"""Where a dislodged unit may stand, in degrees clockwise from the east, the best first."""
_JOINTS = (0.0, -0.07, 0.07, -0.14, 0.14, -0.22, 0.22, -0.3, 0.3)
_CROSSES = (0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.2, 0.8)
_CORNERS = (45, 135, 315, 225, 0, 180, 90, 270)
_REFUSED = complex(15.0, -13.0)
"""From a slot to the cross of a unit whose order was refused and has no line."""
_RETREAT_BEND = 0.07


@dataclass(frozen=True, slots=True)
class Scenery:
    """What stands on the map beside orders: units, ghosts, dislodged units by province, and the boxes of names."""

    occupied: frozenset[ProvinceId] = frozenset()
    ghosts: frozenset[ProvinceId] = frozenset()
    dislodged: tuple[ProvinceId, ...] = ()
    names: tuple[Box, ...] = ()


@dataclass(frozen=True, slots=True)
class Arrow:
    """A move: its line, whether a bar stands at its end in place of a head, and where its supports join it."""

    line: Line
    barred: bool
    joint: float = 0.42

    @property
    def joined(self) -> complex:
        return self.line.at(self.joint)


@dataclass(frozen=True, slots=True)
class Prop:
    """A support: its line, to a dot on an arrow, or to an arc of this radius round the unit that it helps to hold."""

    line: Line
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


def plan(orders: Iterable[DrawnOrder], place: Place, scenery: Scenery) -> Plan:
    """The plan of these orders. It depends on its arguments alone, and where they tie, on the orders' order."""
    planner = _Planner(tuple(orders), place, scenery)
    planner.arrows()
    planner.bursts()
    planner.joints()
    planner.props()
    planner.badges()
    planner.crosses()
    return planner.plan


Joint: TypeAlias = tuple[ProvinceId, ProvinceId]
"""The supported unit, and where it goes or `HOLD`."""


class _Planner:
    """One plan while it is made."""

    def __init__(self, orders: tuple[DrawnOrder, ...], place: Place, scenery: Scenery) -> None:
        self.plan = Plan()
        self.scenery = scenery
        self._place = place
        self._known: dict[ProvinceId, complex] = {}
        self.moves = {o.unit: o for o in orders if isinstance(o.order, Move)}
        self.dests = {o.unit: o.order.dest for o in orders if isinstance(o.order, Move)}
        self.supports = {o.unit: o for o in orders if isinstance(o.order, Support)}
        self.aims: dict[ProvinceId, Joint] = {
            o.unit: (o.order.target, o.order.target_dest) for o in orders if isinstance(o.order, Support)
        }
        self.refused = [o.unit for o in orders if isinstance(o.order, Hold) and o.outcome == "invalid"]
        self.joined: dict[Joint, list[DrawnOrder]] = {}
        for unit, aim in self.aims.items():
            self.joined.setdefault(aim, []).append(self.supports[unit])
        self.standing = [(place, self.at(place)) for place in sorted(scenery.occupied | scenery.ghosts)]
        self.spots: dict[Joint, complex] = {}
        self.taken: list[Disc] = []
        """The marks that stand already."""
        self.gap_from = float(tokens()["orders"]["gapFrom"])
        self.gap_to: Mapping[str, float] = tokens()["orders"]["gapTo"]
        self.arc = tuple(float(v) for v in tokens()["orders"]["support"]["holdArc"])
        self.rings = self._rings()

    def at(self, place: ProvinceId) -> complex:
        if place not in self._known:
            point = self._place(place)
            self._known[place] = complex(point.x(), point.y())
        return self._known[place]

    def units(self, *but: ProvinceId) -> list[Disc]:
        """What units and ghosts cover, but for those of some provinces."""
        return [(middle, _CLEAR) for place, middle in self.standing if place not in but]

    # 1. Moves

    def arrows(self) -> None:
        """Plan the line of every move."""
        meeting = {unit for unit in self.moves if self._meet(unit)}
        ends = {}
        for dest in dict.fromkeys(self.dests.values()):
            coming = [unit for unit, to in self.dests.items() if to == dest and unit not in meeting]
            ends.update(self._ends(dest, coming))
        for unit, order in self.moves.items():
            here, there = self.at(unit), self.at(self.dests[unit])
            if unit in meeting:
                way = unit_vector(here, there)
                line = Line(here + way * self.gap_from, (here + there) / 2 - way * _MEETING)
            else:
                line = self._arrow_line(unit, ends[unit])
            self.plan.arrows[unit] = Arrow(line, stopped(order))
            if stopped(order):
                self.taken.append((line.end, 9.0))

    def _against(self, unit: ProvinceId, other: ProvinceId) -> bool:
        """Whether the order of `other` has its line come straight towards `unit`."""
        return self.dests.get(other) == unit or self.aims.get(other) == (unit, HOLD)

    def _meet(self, unit: ProvinceId) -> bool:
        """Whether a move and the one against it end in the middle between them, bar to bar."""
        other = self.dests[unit]
        if self.dests.get(other) != unit or not (stopped(self.moves[unit]) and stopped(self.moves[other])):
            return False
        seen = abs(self.at(unit) - self.at(other)) / 2 - self.gap_from - _MEETING
        joined = (unit, other) in self.joined or (other, unit) in self.joined
        return seen >= (_STUB_JOINED if joined else _STUB)

    def _ends(self, dest: ProvinceId, coming: Sequence[ProvinceId]) -> dict[ProvinceId, complex]:
        """Where the moves into one province end: side by side round its slot, outside the arcs that guard it."""
        there = self.at(dest)
        radii = [self._stop(unit, dest, len(coming)) for unit in coming]
        angles = [
            cmath.phase(self._sidestepped(dest, unit, radius)) for unit, radius in zip(coming, radii, strict=True)
        ]
        if coming and min(radii) >= _ROUND:
            apart = 2 * math.asin(min(ABREAST / 2 / min(radii), 1.0))
            leaving = self._leaving(dest)
            angles = spread(angles, leaving, apart, 0.62)
        return {
            unit: there + cmath.rect(radius, angle) for unit, radius, angle in zip(coming, radii, angles, strict=True)
        }

    def _sidestepped(self, dest: ProvinceId, unit: ProvinceId, radius: float) -> complex:
        """From the slot of `dest` to where the arrow of `unit` would end if it came alone."""
        way = unit_vector(self.at(unit), self.at(dest))
        lane = LANE if self._against(unit, dest) else 0.0
        return -way * math.sqrt(max(radius * radius - lane * lane, 0.0)) + way * 1j * lane

    def _leaving(self, place: ProvinceId) -> list[float]:
        """The angle at which the line of a province's own order leaves it."""
        to = self.dests[place] if place in self.dests else self.aims.get(place, (place, ""))[0]
        if to == place:
            return []
        way = unit_vector(self.at(place), self.at(to))
        lane = LANE if self._against(place, to) else 0.0
        return [cmath.phase(way * self.gap_from + way * 1j * lane)]

    def _stop(self, unit: ProvinceId, dest: ProvinceId, coming: int) -> float:
        """How far from a slot's middle a move ends."""
        if dest in self.scenery.occupied:
            stop = self.gap_to["occupied"]
        elif coming > 1 and (stopped(self.moves[unit]) or self.moves[unit].outcome is None):
            stop = _ROUND
        else:
            stop = self.gap_to["empty"]
        angle = cmath.phase(self.at(unit) - self.at(dest))
        half = math.radians(self.arc[1] / 2) + 0.45
        for facing, radius in self.rings.get(dest, {}).values():
            if abs(turn(facing, angle)) < half:
                stop = max(stop, radius + 7.0)
        return stop

    def _arrow_line(self, unit: ProvinceId, end: complex) -> Line:
        here, dest = self.at(unit), self.dests[unit]
        lane = LANE if self._against(unit, dest) else 0.0
        if lane:
            here += unit_vector(here, self.at(dest)) * 1j * lane
        start = here + unit_vector(here, end) * self.gap_from
        room = abs(end - here)
        stump = min(abs(self.at(dest) - self.at(unit)) * 0.4, 8.0)
        if room - self.gap_from < stump:
            start = end - unit_vector(self.at(unit), self.at(dest)) * stump
        return clear_line(start, end, self.units(unit, dest))

    # 2. Bursts

    def bursts(self) -> None:
        """Stand every dislodged unit beside its slot."""
        arrows = [Trace.of(arrow.line) for arrow in self.plan.arrows.values()]
        for place in self.scenery.dislodged:
            slot = self.at(place)
            others = [disc for disc in self.units() if disc[0] != slot]
            best, least = slot, math.inf
            for rank, degrees in enumerate(_BESIDES):
                at = slot + cmath.rect(BESIDE, math.radians(degrees))
                cost = 1.5 * rank + sum(_lack(line.distance(at, BURST + 3.0), BURST + 3.0) for line in arrows)
                cost += sum(_lack(abs(at - middle), BURST + UNIT) for middle, _ in others)
                cost += sum(_lack(abs(at - middle), 2 * BURST) for middle in self.plan.bursts.values())
                cost += 0.35 * sum(_lack(to_box(at, box), 14.0) for box in self.scenery.names)
                if cost < least - 1e-9:
                    best, least = at, cost
            self.plan.bursts[place] = best
            self.taken.append((best, BURST))

    # 3. Where supports join

    def _rings(self) -> dict[ProvinceId, dict[ProvinceId, tuple[float, float]]]:
        """Round each unit that is helped to hold: by supporter the angle that its arc faces, and the arc's radius."""
        found: dict[ProvinceId, dict[ProvinceId, tuple[float, float]]] = {}
        apart = math.radians(self.arc[1] + 14.0)
        for (target, dest), supports in self.joined.items():
            if dest != HOLD:
                continue
            rings: list[list[float]] = []
            for order in supports:
                facing = cmath.phase(self.at(order.unit) - self.at(target))
                ring = next(
                    (k for k, held in enumerate(rings) if all(abs(turn(facing, a)) >= apart for a in held)), len(rings)
                )
                if ring == len(rings):
                    rings.append([])
                rings[ring].append(facing)
                found.setdefault(target, {})[order.unit] = (facing, self.arc[0] + RING * ring)
        return found

    def joints(self) -> None:
        """Find the place on each supported arrow where its supports join."""
        for (target, dest), supports in self.joined.items():
            if dest == HOLD:
                continue
            arrow = self.plan.arrows.get(target) if self.dests.get(target) == dest else None
            if arrow is None:
                arrow = Arrow(Line(self.at(target), self.at(dest)).trimmed(self.gap_from, self.gap_from), True)
                share = arrow.joint
            else:
                share = self._joint(arrow, 8.5 if len(supports) > 1 else 5.0)
                self.plan.arrows[target] = arrow = Arrow(arrow.line, arrow.barred, share)
            self.spots[target, dest] = arrow.line.at(share)
            self.taken.append((arrow.line.at(share), 11.0 if len(supports) > 1 else 6.0))

    def _joint(self, arrow: Arrow, radius: float) -> float:
        length = max(arrow.line.length(), 1.0)
        last = max(1.0 - ((4.0 if arrow.barred else 14.0) + radius) / length, 0.0)
        first = min(radius / length * 0.7, last)
        stage = self._near(arrow.line, radius)
        best, least = arrow.joint, math.inf
        for rank, off in enumerate(_JOINTS):
            share = min(max(arrow.joint + off, first), last)
            cost = rank + stage.crowd(arrow.line.at(share), radius, 0.5)
            if cost < least - 1e-9:
                best, least = share, cost
        return best

    def _near(self, line: Line, radius: float, but: ProvinceId | None = None) -> _Stage:
        """What may be in the way of a mark of this radius on a line, but for the unit of one province."""
        left, top, right, bottom = Trace.of(line).box
        reach = radius + UNIT
        room = (left - reach, top - reach, right + reach, bottom + reach)
        return _Stage(
            [(middle, UNIT) for middle, _ in self.units(but or "") if not to_box(middle, room)],
            [(middle, covered) for middle, covered in self.taken if to_box(middle, room) < covered],
            [box for box in self.scenery.names if not _beyond(box, room)],
        )

    # 4. Supports

    def props(self) -> None:
        """Plan the line of every support."""
        lines = {unit: Trace.of(arrow.line) for unit, arrow in self.plan.arrows.items()}
        drawn: dict[ProvinceId, Trace] = {}
        for unit, joint in self.aims.items():
            together = {other.unit for other in self.joined[joint]}
            others = [line for mover, line in lines.items() if mover != joint[0]]
            others += [line for other, line in drawn.items() if other not in together]
            if joint[1] == HOLD:
                prop = self._guard(unit, joint[0], others)
            else:
                prop = Prop(self._clear(unit, self.spots[joint], (), others))
            self.plan.props[unit] = prop
            drawn[unit] = Trace.of(prop.line)

    def _guard(self, unit: ProvinceId, target: ProvinceId, others: Sequence[Trace]) -> Prop:
        _, radius = self.rings[target][unit]
        a, b = self.at(unit), self.at(target)
        way = unit_vector(a, b)
        aside = way * 1j * (LANE if self._against(unit, target) else 0.0)
        end = b + aside - way * (radius + 2.0)
        return Prop(self._clear(unit, end, (target,), others, aside), b, radius)

    def _clear(
        self, unit: ProvinceId, end: complex, but: tuple[ProvinceId, ...], others: Sequence[Trace], aside: complex = 0j
    ) -> Line:
        here = self.at(unit) + aside
        start = here + unit_vector(here, end) * min(self.gap_from, max(abs(end - here) - 4.0, 0.0))
        discs = self.units(unit, *but)
        discs += [(middle, radius + 3.0) for middle, radius in self.taken if abs(middle - end) > 1.0]
        return clear_line(start, end, discs, others)

    # 5. Marks

    def badges(self) -> None:
        """Number the supports where several join."""
        for (target, dest), supports in self.joined.items():
            if len([order for order in supports if not order.faint]) < 2:
                continue
            spot = self.spots.get((target, dest)) or self._corner(target)
            self.plan.badges.append(Badge(spot, sum(stands(order) for order in supports)))
            if dest == HOLD:
                self.taken.append((spot, 11.0))

    def _corner(self, place: ProvinceId) -> complex:
        """A place for a badge at a unit, outside its arcs."""
        slot, radius = self.at(place), 10.0
        out = max(ring for _, ring in self.rings[place].values()) + radius - 1.0
        lines = [Trace.of(arrow.line) for arrow in self.plan.arrows.values()]
        lines += [Trace.of(prop.line) for prop in self.plan.props.values()]
        stage = self._near(Line(slot - complex(out, out), slot + complex(out, out)), radius, place)
        best, least = slot, math.inf
        for rank, degrees in enumerate(_CORNERS):
            at = slot + cmath.rect(out, math.radians(degrees))
            cost = rank * 0.8 + stage.crowd(at, radius, 1.0)
            cost += sum([_lack(line.distance(at, radius + 2.0), radius + 2.0) for line in lines])
            if cost < least - 1e-9:
                best, least = at, cost
        return best

    def crosses(self) -> None:
        """Cross out what was cut or refused."""
        for unit, arrow in self.plan.arrows.items():
            if self.moves[unit].outcome == "invalid":
                self._cross(unit, arrow.line)
        for unit, prop in self.plan.props.items():
            if self.supports[unit].outcome in ("cut", "dislodged", "invalid"):
                self._cross(unit, prop.line)
        for unit in self.refused:
            self.plan.crosses[unit] = self.at(unit) + _REFUSED

    def _cross(self, unit: ProvinceId, line: Line) -> None:
        stage = self._near(line, CROSS)
        best, least = line.at(0.5), math.inf
        for rank, share in enumerate(_CROSSES):
            cost = rank * 0.6 + stage.crowd(line.at(share), CROSS, 1.0)
            if cost < least - 1e-9:
                best, least = line.at(share), cost
        self.plan.crosses[unit] = best
        self.taken.append((best, CROSS))


@dataclass(frozen=True, slots=True)
class _Stage:
    """What stands about a line: units, marks, and the boxes of names."""

    units: Sequence[Disc]
    marks: Sequence[Disc]
    names: Sequence[Box]

    def crowd(self, at: complex, radius: float, name_cost: float) -> float:
        """How badly a mark of this radius would stand: pixels over units and marks, and a share of those over names."""
        cost = sum([_lack(abs(at - middle), covered + radius) for middle, covered in self.units])
        cost += sum([_lack(abs(at - middle), covered + radius) for middle, covered in self.marks])
        return cost + name_cost * sum([_lack(to_box(at, box), radius) for box in self.names])


def _lack(distance: float, wanted: float) -> float:
    return wanted - distance if distance < wanted else 0.0


def _beyond(box: Box, room: Box) -> bool:
    return box[2] < room[0] or box[0] > room[2] or box[3] < room[1] or box[1] > room[3]


def retreat_line(retreat: DrawnRetreat, drawn: Plan, place: Place, scenery: Scenery) -> Line:
    """A retreat: a curve from the burst to the slot or, where a unit stands, short of it, clear of other units."""
    origin, slot = place(retreat.origin), place(retreat.to)
    a = drawn.bursts.get(retreat.origin, complex(origin.x(), origin.y()) - BESIDE)
    b = complex(slot.x(), slot.y())
    standing = (scenery.occupied | scenery.ghosts) - {retreat.to}
    gap = 19.0 if retreat.to in scenery.occupied | scenery.ghosts else 8.0
    way = unit_vector(a, b)
    start, end = a + way * 21.0, b - way * gap
    if abs(b - a) < 21.0 + gap + 8.0:
        start = end - way * 8.0
    discs = [(complex(p.x(), p.y()), _CLEAR) for p in map(place, sorted(standing))]
    bend = abs(end - start) * _RETREAT_BEND * (0.5 if way.real >= 0 else -0.5)
    best, least = Line(start, end), math.inf
    for pull in (bend, -bend, 3 * bend, -3 * bend, 6 * bend, -6 * bend):
        line = Line(start, end, (start + end) / 2 + way * 1j * (2 * pull))
        cost = crowding(line, discs) + abs(pull) * 0.1
        if cost < least - 1e-9:
            best, least = line, cost
    return best
