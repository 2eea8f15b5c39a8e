"""Where the arenas of a world stand: the same for the same world, and nobody moves when another one joins or leaves.

A few stand in a ring. Many are spread by repelling each other and being drawn to those that they are tied to. A
newcomer takes the nearest free place beside those that it is tied to.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Place: TypeAlias = tuple[float, float]
Places: TypeAlias = npt.NDArray[np.float64]
Ties: TypeAlias = Iterable[tuple[str, str]]

WIDTH, HEIGHT = 168.0, 88.0
"""Of an arena's card, in pixels at the natural size."""
GAP_X, GAP_Y = 96.0, 72.0
"""Room between two cards for links, hulls and their words."""
MOST_IN_RING = 8
STEPS = 80
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
    numbers = np.arange(len(names))
    at = 0.8 * np.sqrt(numbers + 0.5)[:, None] * np.stack((np.cos(numbers * _GOLDEN), np.sin(numbers * _GOLDEN)), 1)
    ties = [(index[a], index[b]) for a, b in pairs if a in index and b in index and a != b]
    ends = np.array(ties, dtype=np.intp).reshape(-1, 2)
    for step in range(STEPS):
        at = _pushed(at, ends, 0.24 * (1 - step / STEPS) + 0.01)
    width = math.sqrt(ROOM * len(names) * ASPECT)
    at *= np.array((width, width / ASPECT)) / np.ptp(at, axis=0)
    for _ in range(2 * STEPS):
        if not _part(at):
            break
    at *= (WIDTH + GAP_X, HEIGHT + GAP_Y)
    return {name: (float(x), float(y)) for name, (x, y) in zip(names, np.round(at), strict=True)}


def _pushed(at: Places, ends: npt.NDArray[np.intp], most: float) -> Places:
    """One step: all repel each other as 1/d, the tied attract each other as d, all are drawn a little to the middle."""
    apart = at[:, None, :] - at[None, :, :]
    move: Places = (apart / ((apart**2).sum(2) + 1e-9)[:, :, None]).sum(1) - 0.05 * at
    pull = 0.4 * (at[ends[:, 0]] - at[ends[:, 1]])
    np.subtract.at(move, ends[:, 0], pull)
    np.add.at(move, ends[:, 1], pull)
    length = np.maximum(np.sqrt((move**2).sum(1)), 1e-12)[:, None]
    return at + move / length * np.minimum(length, most)


def _part(at: Places) -> bool:
    """Move those apart that overlap, along the shorter way; whether there were any."""
    apart = np.abs(at[:, None, :] - at[None, :, :])
    found = [(i, j) for i, j in np.argwhere((apart < 1.0).all(2)) if j < i]
    for i, j in found:
        way = at[i] - at[j]
        axis = 0 if abs(way[0]) >= abs(way[1]) else 1
        by = max(0.0, 1.001 - abs(way[axis])) / 2 * (1 if way[axis] >= 0 else -1)
        at[i, axis] += by
        at[j, axis] -= by
    return bool(found)


def bounds(places: Mapping[str, Place], names: Iterable[str]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the cards of these arenas, with room for what stands round them."""
    shown = [places[name] for name in names if name in places] or [(0.0, 0.0)]
    xs, ys = [x for x, _ in shown], [y for _, y in shown]
    across, down = WIDTH / 2 + GAP_X / 2 + 8, HEIGHT / 2 + GAP_Y / 2 + 8
    return min(xs) - across, min(ys) - down, max(xs) + across, max(ys) + down
