"""Placing what a board file does not fix: candidates about the pole of inaccessibility, then local search.

The cost of a place is how much it leaves its province and strays from its middle; what makes it dear is to overlap
another name or another unit's slot at any of the zooms at which everything is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from shapely import Point, box, distance, intersection, points
from shapely import area as area_of
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import polylabel

from concordui.hexmap.labels import BESIDE, UNDER, UNIT_HALF, XY, Label, size_of
from engine import hexgrid
from engine.anatolia.board import Board, Province, ProvinceId

Floats: TypeAlias = NDArray[np.float64]

ZOOMS = (0.7, 1.0, 2.0)
"""The zooms looked at: boxes of fixed size that are apart at the smallest may still meet at a greater, but seldom."""
_WEIGHT = 500.0
_GAP = 1.5
_CANDIDATES = 90
_ROUNDS = 10
_REACH = 200.0
"""Provinces whose slots lie further apart than this (map pixels) can't meet at the smallest zoom."""


@dataclass(frozen=True, slots=True)
class _Choices:
    """The ways to place one province, one a row: slot, offset, and what each costs by itself; half its name's size."""

    slots: Floats
    offsets: Floats
    costs: Floats
    half: Floats

    def label(self, province: Province, index: int) -> Label:
        (sx, sy), (ox, oy) = self.slots[index], self.offsets[index]
        return Label.of(province, (float(sx), float(sy)), (float(ox), float(oy)))


def place(
    board: Board, shapes: Mapping[ProvinceId, BaseGeometry], fixed: Mapping[ProvinceId, Label]
) -> dict[ProvinceId, Label]:
    """A label for every province; the fixed ones stay as they are and the others keep clear of them."""
    choices = [
        _only(fixed[province.id]) if province.id in fixed else _choices(province, shapes[province.id], board.hex_size)
        for province in board.provinces
    ]
    chosen = _search(choices)
    return {
        province.id: fixed.get(province.id) or choice.label(province, index)
        for province, choice, index in zip(board.provinces, choices, chosen, strict=True)
    }


def _only(label: Label) -> _Choices:
    return _Choices(np.array([label.slot]), np.array([label.offset]), np.zeros(1), np.array(label.size) / 2)


def _choices(province: Province, shape: BaseGeometry, hex_size: float) -> _Choices:
    """Slots well inside the province, each with the name under, beside and over it, some a little to the side."""
    half = np.array(size_of(province)) / 2
    slots = _slots(province, shape, hex_size)
    offsets, taste = _offsets(float(half[0]), BESIDE)
    at = np.repeat(slots, len(offsets), axis=0)
    by = np.tile(offsets, (len(slots), 1))
    inside = distance(points(at), shape.boundary)
    boxes = box(*(at + by - half).T, *(at + by + half).T)
    outside = 1.0 - area_of(intersection(boxes, shape)) / (4 * half[0] * half[1])
    middle = np.linalg.norm(at + by / 2 - slots[0], axis=1)
    costs = np.maximum(0.0, 15.0 - inside) * 4.0 + outside * 70.0 + middle * 0.25 + np.tile(taste, len(slots))
    best = np.argsort(costs, kind="stable")[:_CANDIDATES]
    return _Choices(at[best], by[best], costs[best], half)


def _slots(province: Province, shape: BaseGeometry, hex_size: float) -> Floats:
    """The pole of inaccessibility first, then the middles of hexes and of pairs of hexes."""
    largest = max(shape.geoms, key=_area) if isinstance(shape, MultiPolygon) else shape
    assert isinstance(largest, Polygon)
    pole = polylabel(largest, tolerance=0.5)
    cells = set(province.hexes)
    middles = [hexgrid.pixel(*cell, hex_size) for cell in province.hexes]
    pairs = [
        _halfway(hexgrid.pixel(*cell, hex_size), hexgrid.pixel(*near, hex_size))
        for cell in province.hexes
        for near in hexgrid.neighbours(*cell)
        if near in cells and cell < near
    ]
    inner = [p for p in (*middles, *pairs) if Point(p).distance(shape.boundary) > 9.0]
    inner.sort(key=lambda p: Point(p).distance(pole))
    return np.array([(pole.x, pole.y), *inner[:14]])


def _area(shape: Polygon) -> float:
    return float(shape.area)


def _halfway(a: XY, b: XY) -> XY:
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def _offsets(half: float, beside: float) -> tuple[Floats, Floats]:
    """Offsets of a name from its slot, and how much each is disliked."""
    side = beside + half
    found: list[tuple[float, float, float]] = [(0, UNDER, 0), (0, -UNDER, 5), (side, 1, 4), (-side, 1, 7)]
    for shift in (12.0, 24.0, 36.0):
        if shift < half + 12:
            for sign in (1, -1):
                found += [(sign * shift, UNDER, 2 + shift * 0.25), (sign * shift, -UNDER, 8 + shift * 0.25)]
    for lift in (-9.0, 9.0):
        found += [(side, lift, 9), (-side, lift, 12)]
    table = np.array(found)
    return table[:, :2], table[:, 2]


def _search(choices: Sequence[_Choices]) -> list[int]:
    """Choose a row for each province so that the sum of costs and overlaps is low: rounds of best replies.

    After each standstill the provinces that overlap are shaken, by a fixed sequence of numbers.
    """
    chosen = [0] * len(choices)
    order = sorted(range(len(choices)), key=lambda k: len(choices[k].costs))
    best, least = list(chosen), float("inf")
    shaken = np.random.default_rng(16)
    for _ in range(_ROUNDS):
        _settle(choices, chosen, order)
        worst, total = _total(choices, chosen)
        if total < least:
            best, least = list(chosen), total
        if not worst:
            break
        chosen = list(best)
        for k in worst:
            chosen[k] = int(shaken.integers(len(choices[k].costs)))
    return best


def _settle(choices: Sequence[_Choices], chosen: list[int], order: Sequence[int]) -> None:
    for _ in range(12):
        moved = False
        for k in order:
            costs = _costs(choices, chosen, k)
            reply = int(np.argmin(costs))
            if costs[reply] < costs[chosen[k]] - 1e-9:
                chosen[k] = reply
                moved = True
        if not moved:
            return


def _costs(choices: Sequence[_Choices], chosen: Sequence[int], k: int) -> Floats:
    """The cost of every row of province `k` while the others stand as chosen."""
    mine = choices[k]
    total = mine.costs.copy()
    here = mine.slots[0]
    others = [j for j in range(len(choices)) if j != k and _near(choices[j].slots[chosen[j]], here)]
    if not others:
        return total
    slots = np.array([choices[j].slots[chosen[j]] for j in others])
    offsets = np.array([choices[j].offsets[chosen[j]] for j in others])
    halves = np.array([choices[j].half for j in others])
    unit = np.array(UNIT_HALF)
    for zoom in ZOOMS:
        my_unit, their_unit = mine.slots * zoom, slots * zoom
        my_name, their_name = my_unit + mine.offsets, their_unit + offsets
        for a, a_half, b, b_half in (
            (my_name, mine.half, their_name, halves),
            (my_name, mine.half, their_unit, unit),
            (my_unit, unit, their_name, halves),
            (my_unit, unit, their_unit, unit),
        ):
            total += _WEIGHT * _overlap(a, a_half, b, b_half)
    return total


def _near(a: Floats, b: Floats) -> bool:
    return abs(float(a[0] - b[0])) < _REACH and abs(float(a[1] - b[1])) < _REACH


def _overlap(a: Floats, a_half: Floats, b: Floats, b_half: Floats) -> Floats:
    """For each box of `a`, how much it overlaps boxes of `b`: 0, or 0.2 to 1 for each with its depth."""
    room = a_half + b_half + _GAP - np.abs(a[:, None] - b[None])
    depth = room.min(axis=2)
    return np.asarray(np.where(depth > 0, 0.2 + np.minimum(depth, 16.0) / 20.0, 0.0).sum(axis=1))


def _total(choices: Sequence[_Choices], chosen: Sequence[int]) -> tuple[list[int], float]:
    """The provinces in an overlap, and the whole cost (each overlap counted once)."""
    worst, total = [], 0.0
    for k, choice in enumerate(choices):
        cost, own = float(_costs(choices, chosen, k)[chosen[k]]), float(choice.costs[chosen[k]])
        total += own + (cost - own) / 2
        if cost - own > 1.0:
            worst.append(k)
    return worst, total
