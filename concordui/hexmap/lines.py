"""Lines of the map as plain geometry: straight or bent once, how near they come to things, and which bend is best.

Points are complex numbers (x + y j, y down) in screen pixels from the map's origin: a plan asks for thousands of
distances, and Python is quickest with these.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

Disc: TypeAlias = tuple[complex, float]
"""What a line keeps clear of: middle, and how far off the line's middle must stay."""
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""

_PIECES = 8
"""A bent line is measured as so many straight pieces."""
BENDS = (0.0, 12.0, -12.0, 20.0, -20.0, 30.0, -30.0, 42.0, -42.0)
"""How far to the side the middle of a line may be pulled, the least first; of two the one to the right of the way."""
_PER_PIXEL_BENT = 0.12
_NEAR = 7.0
"""Lines nearer than this along a stretch lie on each other."""
_ALONG = (0.12, 0.27, 0.42, 0.57, 0.72)
"""Where a line is compared with others: not at its ends, where lines may meet."""
_PER_MEETING = 4.0
_PER_PIXEL_WRITTEN = 0.08
"""A line under a name is seen beside and between its letters: crossing a name costs little, following it more."""


def unit_vector(a: complex, b: complex) -> complex:
    """The way from a to b, of length 1; to the east if they are one point."""
    length = abs(b - a)
    return (b - a) / length if length > 1e-6 else 1 + 0j


@dataclass(frozen=True, slots=True)
class Line:
    """From `start` to `end`, straight, or as a quadratic curve with a control point."""

    start: complex
    end: complex
    control: complex | None = None

    def at(self, share: float) -> complex:
        """A point along it: 0 the start, 1 the end."""
        if self.control is None:
            return self.start + (self.end - self.start) * share
        rest = 1.0 - share
        return self.start * rest * rest + self.control * 2 * share * rest + self.end * share * share

    def way(self, share: float = 1.0) -> complex:
        """The direction in which it runs there, of length 1."""
        if self.control is None:
            return unit_vector(self.start, self.end)
        return unit_vector(0, (self.control - self.start) * (1.0 - share) + (self.end - self.control) * share)

    def part(self, first: float, last: float) -> Line:
        """What of it lies between two shares."""
        if self.control is None:
            return Line(self.at(first), self.at(last))
        a, b = 1.0 - first, 1.0 - last
        control = self.start * a * b + self.control * (first * b + last * a) + self.end * first * last
        return Line(self.at(first), self.at(last), control)

    def length(self) -> float:
        """Its length in pixels; of a curve, that of its pieces."""
        points = self.points()
        return sum(abs(b - a) for a, b in pairwise(points))

    def trimmed(self, head: float, tail: float) -> Line:
        """Without its first `head` and last `tail` pixels (nearly, on a curve); never less than nothing."""
        length = max(self.length(), 1e-6)
        first, last = head / length, 1.0 - tail / length
        return self.part(first, last) if first < last else self.part(min(first, 1.0), min(first, 1.0))

    def points(self) -> list[complex]:
        """Its corners as it is measured."""
        if self.control is None:
            return [self.start, self.end]
        return [self.at(k / _PIECES) for k in range(_PIECES + 1)]


def bent(a: complex, b: complex, pull: float) -> Line:
    """From a to b with its middle pulled `pull` pixels to the right of the way (to the left where negative)."""
    if not pull:
        return Line(a, b)
    return Line(a, b, (a + b) / 2 + unit_vector(a, b) * 1j * (2 * pull))


def to_segment(a: complex, b: complex, point: complex) -> float:
    """The distance of a point from the straight line between a and b."""
    way, off = b - a, point - a
    size = way.real * way.real + way.imag * way.imag
    if size < 1e-9:
        return abs(off)
    share = (off.real * way.real + off.imag * way.imag) / size
    return abs(off - way * min(max(share, 0.0), 1.0))


def to_points(points: Sequence[complex], point: complex) -> float:
    """The distance of a point from a line of corners."""
    if len(points) == 2:
        return to_segment(points[0], points[1], point)
    return min([to_segment(a, b, point) for a, b in pairwise(points)])


def to_box(point: complex, box: Box) -> float:
    """The distance of a point from a box, 0 inside."""
    left, top, right, bottom = box
    x, y = point.real, point.imag
    dx = left - x if x < left else x - right if x > right else 0.0
    dy = top - y if y < top else y - bottom if y > bottom else 0.0
    return math.hypot(dx, dy)


def in_box(point: complex, box: Box) -> bool:
    """Whether a point lies in a box, or on its edge."""
    return box[0] <= point.real <= box[2] and box[1] <= point.imag <= box[3]


@dataclass(frozen=True, slots=True)
class Trace:
    """A line as it is measured, again and again: its corners, and the box round them."""

    corners: tuple[complex, ...]
    box: Box

    @classmethod
    def of(cls, line: Line) -> Trace:
        if line.control is None:
            a, b = line.start, line.end
            left, right = (a.real, b.real) if a.real < b.real else (b.real, a.real)
            top, bottom = (a.imag, b.imag) if a.imag < b.imag else (b.imag, a.imag)
            return cls((a, b), (left, top, right, bottom))
        corners = tuple(line.points())
        xs, ys = [at.real for at in corners], [at.imag for at in corners]
        return cls(corners, (min(xs), min(ys), max(xs), max(ys)))

    def distance(self, point: complex, reach: float = math.inf) -> float:
        """How near the line comes to a point; infinity where that is surely further than `reach`."""
        left, top, right, bottom = self.box
        x, y = point.real, point.imag
        if x < left - reach or x > right + reach or y < top - reach or y > bottom + reach:
            return math.inf
        return to_points(self.corners, point)


def crowding(line: Line, discs: Iterable[Disc], others: Iterable[Trace] = (), names: Iterable[Box] = ()) -> float:
    """How much a line runs over things, along other lines and under names, in pixels too near or weighed like these."""
    trace, cost = Trace.of(line), 0.0
    for middle, radius in discs:
        near = trace.distance(middle, radius)
        if near < radius:
            cost += radius - near + 4.0
    spots = None
    left, top, right, bottom = trace.box
    left, top, right, bottom = left - _NEAR, top - _NEAR, right + _NEAR, bottom + _NEAR
    for other in others:
        box = other.box
        if box[0] > right or box[2] < left or box[1] > bottom or box[3] < top:
            continue
        spots = spots or [line.at(share) for share in _ALONG]
        met = sum([other.distance(spot, _NEAR) < _NEAR for spot in spots])
        if met > 1:
            cost += _PER_MEETING * met
    for name in boxes_near(names, trace.box):
        cost += _PER_PIXEL_WRITTEN * length_in(trace, name)
    return cost


def boxes_near(boxes: Iterable[Box], room: Box) -> list[Box]:
    """The boxes that touch a room."""
    left, top, right, bottom = room
    return [box for box in boxes if box[0] <= right and box[2] >= left and box[1] <= bottom and box[3] >= top]


def length_in(trace: Trace, box: Box) -> float:
    """How many pixels of a line lie in a box."""
    return sum([_clipped(a, b, box) for a, b in pairwise(trace.corners)])


def _clipped(a: complex, b: complex, box: Box) -> float:
    """The length of what a box leaves of the straight line between two points (Liang and Barsky)."""
    first, last = 0.0, 1.0
    way, (left, top, right, bottom) = b - a, box
    for start, step, low, high in ((a.real, way.real, left, right), (a.imag, way.imag, top, bottom)):
        if step == 0.0:
            if start < low or start > high:
                return 0.0
            continue
        enter, leave = (low - start) / step, (high - start) / step
        if enter > leave:
            enter, leave = leave, enter
        first, last = max(first, enter), min(last, leave)
        if first >= last:
            return 0.0
    return abs(way) * (last - first)


def clear_line(
    a: complex, b: complex, discs: Iterable[Disc], others: Iterable[Trace] = (), names: Iterable[Box] = ()
) -> Line:
    """The line from a to b that keeps clear of the discs and does not lie on other lines: straight if that will do.

    Else the bend that costs least, the smaller and then the right one of two that cost the same. Names are avoided
    where that is cheap.
    """
    reach = abs(b - a) / 2 + BENDS[-2] + 24.0
    middle = (a + b) / 2
    near = [disc for disc in discs if abs(disc[0] - middle) < reach]
    best = Line(a, b)
    around = (middle.real - reach, middle.imag - reach, middle.real + reach, middle.imag + reach)
    written = boxes_near(names, around)
    least = crowding(best, near, others, written)
    for pull in BENDS[1:]:
        bending = abs(pull) * _PER_PIXEL_BENT
        if bending >= least or abs(pull) > abs(b - a) * 0.45:
            break
        line = bent(a, b, pull)
        cost = crowding(line, near, others, written) + bending
        if cost < least - 1e-9:
            best, least = line, cost
    return best


def spread(angles: Sequence[float], fixed: Sequence[tuple[float, float]], apart: float) -> list[float]:
    """The angles (radians) moved as little as needed to lie `apart` from each other.

    `fixed` are angles that stay, each with how far from it the others keep. Where the circle has no room for that,
    they share it evenly.
    """
    if len(angles) * apart > 2 * math.pi:
        apart = 2 * math.pi / len(angles)
    found = list(angles)
    for _ in range(24):
        moved = False
        for i in range(len(found)):
            for j in range(i + 1, len(found)):
                gap = turn(found[i], found[j])
                lack = apart - abs(gap)
                if lack > 1e-3:
                    step = (lack / 2 + 1e-3) * (1.0 if gap >= 0 else -1.0)
                    found[i] -= step
                    found[j] += step
                    moved = True
            for stop, clear in fixed:
                gap = turn(stop, found[i])
                lack = clear - abs(gap)
                if lack > 1e-3:
                    found[i] += (lack + 1e-3) * (1.0 if gap >= 0 else -1.0)
                    moved = True
        if not moved:
            break
    return found


def turn(a: float, b: float) -> float:
    """From angle a to angle b the short way, between minus and plus half a circle."""
    return (b - a + math.pi) % (2 * math.pi) - math.pi
