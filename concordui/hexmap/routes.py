"""Where every order's line runs and its marks stand, so that none hides another: a plan, computed from geometry alone.

The rules, in the order in which they are carried out; each step keeps clear of what the steps before it have placed:

1. Moves that go into one province end side by side round its slot; two that go against each other keep to the right,
   or meet in the middle where both were stopped and there is room for it. A head ends where no name covers it.
2. A dislodged unit stands in its slot while nobody else does, else beside it where no arrow ends.
3. The supports of one move join in one place on its arrow; those of one unit that holds are arcs, stacked where they
   would lie on each other. Several that join wear one badge with the number of those that stand.
4. No line runs over a unit that it does not concern, or along another line: it is bent.
5. Crosses and badges stand where no unit, name or other mark is.
"""

from __future__ import annotations

import cmath
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from concordui.hexmap import movement
from concordui.hexmap.lines import Box, Line, Trace, clear_line, crowding, unit_vector
from concordui.hexmap.planned import (
    BADGE_RADIUS,
    CROSS,
    GAP,
    UNIT,
    Arrow,
    Badge,
    Place,
    Plan,
    Prop,
    Scenery,
    stands,
)
from concordui.hexmap.setting import Joint, Setting, Stage, lack
from concordui.hexmap.state import DrawnOrder, DrawnRetreat, MapState
from engine.anatolia.board import ProvinceId
from engine.anatolia.orders import HOLD, Support

_JOINTS = (0.0, -0.07, 0.07, -0.14, 0.14, -0.22, 0.22, -0.3, 0.3)
"""How far from its usual share of the arrow a joint may lie, the best first."""
_DOT, _JOINED = 5.0, 8.5
"""Half of what a joint needs along its arrow: a dot, and the badge of several."""
_CROSSES = (0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.2, 0.8)
_CORNERS = (45, 135, 315, 225, 0, 180, 90, 270)
"""Where a badge may stand at a unit, in degrees clockwise from the east."""
_AROUND = (270, 90, 0, 180, 315, 225, 45, 135)
"""Where the badge of a joint may stand beside it."""
_COVERS = 2.0
"""A badge whose middle is nearer than so many pixels to a unit's edge hides the unit."""
_REFUSED = (complex(15, -13), complex(-15, -13), complex(16, 12), complex(-16, 12))
"""From a slot to the cross of a unit whose order was refused and has no line."""
_RETREAT_BEND = 0.07


def scenery_of(state: MapState, names: tuple[Box, ...]) -> Scenery:
    """What stands on the map of a state whose names have these boxes."""
    return Scenery(
        occupied=frozenset(unit.at for unit in (*state.units, *state.builds)),
        ghosts=frozenset(unit.at for unit in state.ghosts),
        dislodged=tuple(gone.at for gone in state.dislodged),
        names=names,
    )


def plan(orders: Iterable[DrawnOrder], place: Place, scenery: Scenery) -> Plan:
    """The plan of these orders. It depends on its arguments alone, and where they tie, on the orders' order."""
    setting = Setting(tuple(orders), place, scenery)
    drawn = Plan(arrows=movement.arrows(setting))
    drawn.bursts = movement.bursts(setting, drawn.arrows)
    joints = _joints(setting, drawn)
    _props(setting, drawn, joints)
    _badges(setting, drawn, joints)
    _crosses(setting, drawn)
    return drawn


# Where supports join -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Joints:
    """Where the supports of each move join, and the arrows that are imagined since nobody ordered them."""

    spots: Mapping[Joint, complex]
    imagined: Mapping[Joint, Line]


def _joints(setting: Setting, drawn: Plan) -> _Joints:
    """Find the place for the supports of each move; the plan's arrows are told of it."""
    spots: dict[Joint, complex] = {}
    imagined: dict[Joint, Line] = {}
    for (target, dest), supports in setting.joined.items():
        if dest == HOLD:
            continue
        several = len(supports) > 1
        if target in drawn.arrows and setting.dests[target] == dest:
            arrow = drawn.arrows[target]
            arrow = replace(arrow, joint=_share(setting, arrow, _JOINED if several else _DOT))
            drawn.arrows[target] = arrow
        else:
            gap = setting.gap_from
            arrow = Arrow(Line(setting.at(target), setting.at(dest)).trimmed(gap, gap), False)
            imagined[target, dest] = arrow.line
        spots[target, dest] = arrow.joined
        setting.taken.append((arrow.joined, BADGE_RADIUS if several else _DOT + 1.0))
    return _Joints(spots, imagined)


def _share(setting: Setting, arrow: Arrow, radius: float) -> float:
    """The share of an arrow at which its supports join: near the usual one, off heads, units, names and marks."""
    length = max(arrow.line.length(), 1.0)
    last = max(1.0 - ((4.0 if arrow.barred else 14.0) + radius) / length, 0.0)
    first = min(radius / length * 0.7, last)
    stage = setting.stage(arrow.line, radius)
    best, least = arrow.joint, math.inf
    for rank, off in enumerate(_JOINTS):
        share = min(max(arrow.joint + off, first), last)
        cost = rank + stage.crowd(arrow.line.at(share), radius)
        if cost < least - 1e-9:
            best, least = share, cost
    return best


# The lines of supports -----------------------------------------------------------------------------------------


def _props(setting: Setting, drawn: Plan, joints: _Joints) -> None:
    """Plan the line of every support."""
    arrows = {unit: Trace.of(arrow.line) for unit, arrow in drawn.arrows.items()}
    props: dict[ProvinceId, Trace] = {}
    for unit, joint in setting.aims.items():
        together = {other.unit for other in setting.joined[joint]}
        others = [line for mover, line in arrows.items() if mover != joint[0]]
        others += [line for other, line in props.items() if other not in together]
        if joint[1] == HOLD:
            prop = _guard(setting, unit, joint[0], others)
        else:
            line = _support_line(setting, unit, joints.spots[joint], (), others)
            prop = Prop(line, joints.imagined.get(joint))
        drawn.props[unit] = prop
        props[unit] = Trace.of(prop.line)


def _guard(setting: Setting, unit: ProvinceId, target: ProvinceId, others: Sequence[Trace]) -> Prop:
    _, radius = setting.rings[target][unit]
    middle, aside = setting.at(target), setting.aside(unit, target)
    end = middle + aside - unit_vector(setting.at(unit), middle) * (radius + 2.0)
    line = _support_line(setting, unit, end, (target,), others, aside)
    return Prop(line, round=middle, radius=radius)


def _support_line(
    setting: Setting,
    unit: ProvinceId,
    end: complex,
    but: tuple[ProvinceId, ...],
    others: Sequence[Trace],
    aside: complex = 0j,
) -> Line:
    here = setting.at(unit) + aside
    start = here + unit_vector(here, end) * min(setting.leaves(unit), max(abs(end - here) - 4.0, 0.0))
    discs = setting.units(unit, *but)
    discs += [(middle, radius + 3.0) for middle, radius in setting.taken if abs(middle - end) > 1.0]
    return clear_line(start, end, discs, others, setting.scenery.names)


# Marks ---------------------------------------------------------------------------------------------------------


def _badges(setting: Setting, drawn: Plan, joints: _Joints) -> None:
    """Number the supports where several join."""
    for (target, dest), supports in setting.joined.items():
        if len([order for order in supports if not order.faint]) < 2:
            continue
        at = _corner(setting, drawn, target) if dest == HOLD else _beside(setting, joints.spots[target, dest])
        drawn.badges.append(Badge(at, sum(stands(order) for order in supports)))
        if dest == HOLD or at != joints.spots[target, dest]:
            setting.taken.append((at, BADGE_RADIUS))


def _beside(setting: Setting, joint: complex) -> complex:
    """A place for the badge of a joint: on it or, where the arrow is so short that a unit would be covered, beside."""
    radius, out = BADGE_RADIUS - 1.0, BADGE_RADIUS + 16.0
    stage = setting.stage(Line(joint - complex(out, out), joint + complex(out, out)), radius)
    if all(abs(joint - middle) >= covered + _COVERS for middle, covered in stage.units):
        return joint
    others = Stage(stage.units, [mark for mark in stage.marks if mark[0] != joint], stage.names)
    spots = [joint + cmath.rect(far, math.radians(degrees)) for far in (out - 8.0, out) for degrees in _AROUND]
    costs = [0.3 * rank + others.crowd(at, radius) for rank, at in enumerate(spots)]
    return spots[costs.index(min(costs))]


def _corner(setting: Setting, drawn: Plan, place: ProvinceId) -> complex:
    """A place for a badge at a unit, outside its arcs."""
    slot, radius = setting.at(place), BADGE_RADIUS - 1.0
    out = max(ring for _, ring in setting.rings[place].values()) + radius - 1.0
    lines = [Trace.of(arrow.line) for arrow in drawn.arrows.values()]
    lines += [Trace.of(prop.line) for prop in drawn.props.values()]
    stage = setting.stage(Line(slot - complex(out, out), slot + complex(out, out)), radius, place)
    best, least = slot, math.inf
    for rank, degrees in enumerate(_CORNERS):
        at = slot + cmath.rect(out, math.radians(degrees))
        cost = rank * 0.8 + stage.crowd(at, radius)
        cost += sum([lack(line.distance(at, radius + 2.0), radius + 2.0) for line in lines])
        if cost < least - 1e-9:
            best, least = at, cost
    return best


def _crosses(setting: Setting, drawn: Plan) -> None:
    """Cross out what was cut or refused."""
    lines = {unit: arrow.line for unit, arrow in drawn.arrows.items()}
    lines |= {unit: prop.line for unit, prop in drawn.props.items()}
    for order in setting.orders:
        unit, line = order.unit, lines.get(order.unit)
        failed = ("cut", "dislodged", "invalid") if isinstance(order.order, Support) else ("invalid",)
        if order.outcome not in failed:
            continue
        if line is not None:
            stage = setting.stage(line, CROSS)
            spots = [line.at(share) for share in _CROSSES]
        else:
            slot = setting.at(unit)
            stage = setting.stage(Line(slot - 16 - 13j, slot + 16 + 13j), CROSS, unit)
            spots = [slot + corner for corner in _REFUSED]
        costs = [0.6 * rank + stage.crowd(at, CROSS) for rank, at in enumerate(spots)]
        drawn.crosses[unit] = spots[costs.index(min(costs))]
        setting.taken.append((drawn.crosses[unit], CROSS))


# Retreats ------------------------------------------------------------------------------------------------------


def retreat_line(retreat: DrawnRetreat, drawn: Plan, place: Place, scenery: Scenery) -> Line:
    """A retreat: a curve from the burst to the slot or, where a unit stands, short of it, clear of other units."""
    origin, slot = place(retreat.origin), place(retreat.to)
    a = drawn.bursts.get(retreat.origin, complex(origin.x() - movement.BESIDE, origin.y()))
    b = complex(slot.x(), slot.y())
    standing = scenery.occupied | scenery.ghosts
    gap = 19.0 if retreat.to in standing else 8.0
    way = unit_vector(a, b)
    start, end = a + way * 21.0, b - way * gap
    if abs(b - a) < 21.0 + gap + 8.0:
        start = end - way * 8.0
    discs = [(complex(p.x(), p.y()), UNIT + GAP) for p in map(place, sorted(standing - {retreat.to}))]
    bend = abs(end - start) * _RETREAT_BEND * (0.5 if way.real >= 0 else -0.5)
    best, least = Line(start, end), math.inf
    for pull in (bend, -bend, 3 * bend, -3 * bend, 6 * bend, -6 * bend):
        line = Line(start, end, (start + end) / 2 + way * 1j * (2 * pull))
        cost = crowding(line, discs) + abs(pull) * 0.1
        if cost < least - 1e-9:
            best, least = line, cost
    return best
