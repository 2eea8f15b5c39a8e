"""Where names stand: at the ends of lines, one below the other; beside marks and levels, where they hide least."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QPointF, QRectF

from concordui.plots.chart import Values


def spaced(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Heights as near as can be to those wanted, in the same order, at least `gap` apart and between `low` and `high`.

    Neighbours that are too near are pooled, and a pool stands around the mean of what its members want. More than fit
    are pressed together evenly.
    """
    count = len(wanted)
    if not count:
        return []
    gap = min(gap, (high - low) / max(count - 1, 1))
    order = sorted(range(count), key=wanted.__getitem__)
    pools: list[tuple[float, int]] = []
    for number, index in enumerate(order):
        pools.append((wanted[index] - number * gap, 1))
        while len(pools) > 1 and pools[-2][0] >= pools[-1][0]:
            (mean, size), (before, others) = pools.pop(), pools.pop()
            pools.append(((mean * size + before * others) / (size + others), size + others))
    bases = [mean for mean, size in pools for _ in range(size)]
    found = [0.0] * count
    for number, index in enumerate(order):
        base = min(max(bases[number], low), high - (count - 1) * gap)
        found[index] = base + number * gap
    return found


def free_spot(spots: Sequence[QRectF], taken: Sequence[QRectF], xs: Values, ys: Values) -> QRectF | None:
    """Of several places for a name, the first that no other name has and that covers the least of a line."""
    best, least = None, 0
    for spot in spots:
        if any(spot.intersects(other) for other in taken):
            continue
        inside = (xs >= spot.left()) & (xs <= spot.right()) & (ys >= spot.top()) & (ys <= spot.bottom())
        covered = int(np.count_nonzero(inside))
        if best is None or covered < least:
            best, least = spot, covered
    return best


def passes(spot: QRectF, xs: Values, ys: Values) -> bool:
    """Whether a line goes through a place, also between two of its points."""
    if not len(xs):
        return False
    columns = np.linspace(spot.left(), spot.right(), max(2, round(spot.width() / 2)))
    at = np.interp(columns, xs, ys, left=np.nan, right=np.nan)
    highest, lowest = np.fmin(at[:-1], at[1:]), np.fmax(at[:-1], at[1:])
    return bool(((highest <= spot.bottom()) & (lowest >= spot.top())).any())


def beside(x: float, top: float, size: tuple[float, float], area: QRectF, gap: float, rows: int = 2) -> list[QRectF]:
    """Places for a name beside a line down at `x`: right or left of it, row by row from the top."""
    width, height = size
    spots = []
    for row in range(rows):
        for left in (x + gap, x - gap - width):
            spot = QRectF(QPointF(left, top + row * height), QPointF(left + width, top + (row + 1) * height))
            if spot.left() >= area.left() and spot.right() <= area.right():
                spots.append(spot)
    return spots
