"""What of the orders is drawn at a point: a unit, its burst or ghost, its line, or a mark on it. Pure.

Everything is in screen pixels from the map's origin, as in the plan.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from concordui.hexmap.lines import Line, to_points
from concordui.hexmap.planned import BAR, BURST, CROSS, UNIT, Place, Plan
from concordui.hexmap.state import MapState
from engine.anatolia.board import ProvinceId
from engine.anatolia.orders import Move

LINE = 6.0
"""A line is hit this near to its middle: half of what is drawn, and some for the hand."""


Ways = Mapping[ProvinceId, Line]
"""The lines of retreats, by the province lost."""


def order_at(state: MapState, planned: Plan, ways: Ways, place: Place, point: complex) -> ProvinceId | None:
    """The unit, by where it was ordered, whose sign, line or mark is at a point; of several the nearest."""
    standing = _nearest(_discs(state, planned, place), point)
    return standing if standing is not None else _nearest(_lines(planned, ways, point), point)


def ordered_from(state: MapState, place: ProvinceId) -> ProvinceId | None:
    """Where the unit of a province was ordered: the one that came or stands there, else the one that left it."""
    moves = [o for o in state.orders if isinstance(o.order, Move) and o.outcome == "success"]
    came = [o.unit for o in moves if isinstance(o.order, Move) and o.order.dest == place]
    came += [way.origin for way in state.retreats if way.chosen and way.to == place]
    known = {order.unit for order in state.orders} | {gone.at for gone in state.dislodged}
    return came[0] if came else place if place in known else None


def _discs(state: MapState, planned: Plan, place: Place) -> Iterator[tuple[ProvinceId, complex, float]]:
    """What is round: units, ghosts, bursts, crosses, and the bars at the ends of arrows."""
    for unit in (*state.units, *state.builds):
        here = ordered_from(state, unit.at)
        if here is not None:
            yield here, _point(place, unit.at), UNIT
    for ghost in state.ghosts:
        yield ghost.at, _point(place, ghost.at), UNIT
    for at, middle in planned.bursts.items():
        yield at, middle, BURST
    for unit_at, middle in planned.crosses.items():
        yield unit_at, middle, CROSS
    for unit_at, arrow in planned.arrows.items():
        if arrow.barred:
            yield unit_at, arrow.line.end, BAR


def _lines(planned: Plan, ways: Ways, point: complex) -> Iterator[tuple[ProvinceId, complex, float]]:
    """The lines, each by a point that is as far away as it."""
    lines = {unit: arrow.line for unit, arrow in planned.arrows.items()}
    for drawn in (lines, {unit: prop.line for unit, prop in planned.props.items()}, ways):
        for unit, line in drawn.items():
            yield unit, point + to_points(line.points(), point), LINE


def _point(place: Place, at: ProvinceId) -> complex:
    middle = place(at)
    return complex(middle.x(), middle.y())


def _nearest(things: Iterator[tuple[ProvinceId, complex, float]], point: complex) -> ProvinceId | None:
    hit = [(abs(middle - point), unit) for unit, middle, radius in things if abs(middle - point) <= radius]
    return min(hit)[1] if hit else None
