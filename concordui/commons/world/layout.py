"""Where the arenas of a world stand: the same for the same world, and nobody moves when another one joins or leaves.

A few stand in a ring. Many are spread by repelling each other and being drawn to those that they are tied to. A
newcomer takes the nearest free place beside those that it is tied to.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

Place: TypeAlias = tuple[float, float]
Ties: TypeAlias = Iterable[tuple[str, str]]

WIDTH, HEIGHT = 156.0, 88.0
"""Of an arena's card, in pixels at the natural size."""
GAP_X, GAP_Y = 96.0, 72.0
"""Room between two cards for links, hulls and their words."""
MOST_IN_RING = 8
STEPS = 160
ROOM = 1.15
"""Of each card among many, in units of a card with its gaps."""
ASPECT = 0.85
"""Across by down, in the same units, which are wider than high."""
_GOLDEN = math.pi * (3.0 - math.sqrt(5.0))


class Layout:
    """The places of the cards' middles, by arena."""

    def __init__(self) -> None:
        self.places: dict[str, Place] = {}

    def take_in(self, names: Sequence[str], ties: Ties) -> bool:
        """Give a place to those that have none; whether there was one. Who had one keeps it, also while away."""
        new = [name for name in names if name not in self.places]
        if not new:
            return False
        pairs = tuple(ties)
        if not self.places:
            self.places = _ring(new) if len(new) <= MOST_IN_RING else _spread(new, pairs)
            return True
        for name in new:
            tied = [b if a == name else a for a, b in pairs if name in (a, b)]
            self.places[name] = self._free(names, [self.places[each] for each in tied if each in self.places])
        return True

    def move(self, name: str, place: Place) -> None:
        """Stand here from now on."""
        self.places[name] = place

    def _free(self, names: Sequence[str], near: Sequence[Place]) -> Place:
        """The nearest place without anybody to those that it shall be near, or to the middle of all."""
        taken = [self.places[name] for name in names if name in self.places]
        wanted = _middle(near or taken)
        rings = (
            (
                wanted[0] + radius * (WIDTH + GAP_X) * math.cos(turn),
                wanted[1] + radius * (HEIGHT + GAP_Y) * math.sin(turn),
            )
            for radius in (step / 4 for step in range(4 * (len(taken) + 2)))
            for turn in (number * math.pi / 12 for number in range(24))
        )
        for x, y in rings:
            if all(abs(x - a) >= WIDTH + GAP_X or abs(y - b) >= HEIGHT + GAP_Y for a, b in taken):
                return (round(x), round(y))
        return wanted


def _middle(places: Sequence[Place]) -> Place:
    if not places:
        return (0.0, 0.0)
    return (sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places))


def _ring(names: Sequence[str]) -> dict[str, Place]:
    """In the order of their names, clockwise from above."""
    if len(names) == 1:
        return {names[0]: (0.0, 0.0)}
    across = max(WIDTH + GAP_X, len(names) * (WIDTH + GAP_X) / 5.2)
    down = max(HEIGHT + GAP_Y, len(names) * (HEIGHT + GAP_Y) / 4.4) if len(names) > 2 else 0.0
    start = -math.pi / 2 if len(names) > 2 else math.pi
    angles = (start + 2 * math.pi * number / len(names) for number in range(len(names)))
    return {
        name: (round(across * math.cos(angle)), round(down * math.sin(angle)))
        for name, angle in zip(names, angles, strict=True)
    }


def _spread(names: Sequence[str], pairs: Sequence[tuple[str, str]]) -> dict[str, Place]:
    """In units of a card with its room: from a sunflower's places on, by forces that fade."""
    index = {name: number for number, name in enumerate(names)}
    xs = [math.sqrt(number + 0.5) * math.cos(number * _GOLDEN) * 0.8 for number in range(len(names))]
    ys = [math.sqrt(number + 0.5) * math.sin(number * _GOLDEN) * 0.8 for number in range(len(names))]
    ties = [(index[a], index[b]) for a, b in pairs if a in index and b in index and a != b]
    for step in range(STEPS):
        _push(xs, ys, ties, 0.12 * (1 - step / STEPS) + 0.01)
    _fill(xs, ys)
    for _ in range(STEPS):
        if not _part(xs, ys):
            break
    return {
        name: (round(x * (WIDTH + GAP_X)), round(y * (HEIGHT + GAP_Y)))
        for name, x, y in zip(names, xs, ys, strict=True)
    }


def _push(xs: list[float], ys: list[float], ties: Sequence[tuple[int, int]], most: float) -> None:
    """One step: all repel each other as 1/d, the tied attract each other as d, all are drawn a little to the middle."""
    count = len(xs)
    move = [[-0.05 * xs[i], -0.05 * ys[i]] for i in range(count)]
    for i in range(count):
        for j in range(i):
            dx, dy = xs[i] - xs[j], ys[i] - ys[j]
            square = dx * dx + dy * dy + 1e-9
            _both(move, i, j, dx / square, dy / square)
    for i, j in ties:
        _both(move, i, j, -0.4 * (xs[i] - xs[j]), -0.4 * (ys[i] - ys[j]))
    for i, (dx, dy) in enumerate(move):
        length = math.sqrt(dx * dx + dy * dy) or 1.0
        xs[i] += dx / length * min(length, most)
        ys[i] += dy / length * min(length, most)


def _fill(xs: list[float], ys: list[float]) -> None:
    """Draw them together (or apart) until they have `ROOM` each, as wide as a window is."""
    across, down = max(xs) - min(xs) or 1.0, max(ys) - min(ys) or 1.0
    wanted = math.sqrt(ROOM * len(xs) * ASPECT)
    for index in range(len(xs)):
        xs[index] *= wanted / across
        ys[index] *= wanted / ASPECT / down


def _part(xs: list[float], ys: list[float]) -> bool:
    """Move those apart that overlap, along the shorter way; whether there were any."""
    found = False
    for i in range(len(xs)):
        for j in range(i):
            dx, dy = xs[i] - xs[j], ys[i] - ys[j]
            if abs(dx) < 1.0 and abs(dy) < 1.0:
                found = True
                if abs(dx) >= abs(dy):
                    by = (1.001 - abs(dx)) / 2 * (1 if dx >= 0 else -1)
                    xs[i], xs[j] = xs[i] + by, xs[j] - by
                else:
                    by = (1.001 - abs(dy)) / 2 * (1 if dy >= 0 else -1)
                    ys[i], ys[j] = ys[i] + by, ys[j] - by
    return found


def _both(move: list[list[float]], i: int, j: int, dx: float, dy: float) -> None:
    move[i][0] += dx
    move[i][1] += dy
    move[j][0] -= dx
    move[j][1] -= dy


def bounds(places: Mapping[str, Place], names: Iterable[str]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the cards of these arenas, with room for what stands round them."""
    shown = [places[name] for name in names if name in places] or [(0.0, 0.0)]
    xs, ys = [x for x, _ in shown], [y for _, y in shown]
    across, down = WIDTH / 2 + GAP_X / 2 + 8, HEIGHT / 2 + GAP_Y / 2 + 8
    return min(xs) - across, min(ys) - down, max(xs) + across, max(ys) + down
