"""Where the hexes of a colony lie, in map pixels: their middles, outlines and what is next to what."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from engine import hexgrid
from engine.hexgrid import Cell

SIZE = 16.0
"""Circumradius of a hex in map pixels."""

_XY = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Hexes:
    """The hexes of a map with so many columns and rows."""

    columns: int
    rows: int

    @classmethod
    def of(cls, rows: Sequence[str]) -> Hexes:
        """Those of a colony's ground."""
        return cls(max(map(len, rows)), len(rows))

    @property
    def bounds(self) -> QRectF:
        """What they all take up."""
        left, right = hexgrid.pixel(0, 0, SIZE)[0], hexgrid.pixel(self.columns - 1, 1 if self.rows > 1 else 0, SIZE)[0]
        half = math.sqrt(3) * SIZE / 2
        return QRectF(left - half, 0.0, right - left + 2 * half, SIZE * (1.5 * self.rows + 0.5))

    def outline(self) -> QPainterPath:
        """All of them as one path."""
        columns, rows = range(self.columns), range(self.rows)
        edge = {(col, row) for col in columns for row in (0, self.rows - 1)}
        edge |= {(col, row) for row in rows for col in (0, self.columns - 1)}
        return _joined(_loops(edge, self.holds))

    def grid(self) -> QPainterPath:
        """The edges between them, and those around them: a zigzag over each row, and what stands between two hexes."""
        path, half, rise, steps = QPainterPath(), math.sqrt(3) * SIZE / 2, SIZE / 2, 2 * self.columns + 1
        for row in range(self.rows + 1):
            lower = min(row, self.rows - 1)
            left, y = hexgrid.pixel(0, lower, SIZE)
            first, last = 0, steps
            if 0 < row < self.rows:  # where the row above reaches further
                first, last = (-1, steps) if row & 1 else (0, steps + 1)
            turn = rise if row == self.rows else -rise  # under the last row the zigzag is that of its feet
            heights = (y + turn, y + 2 * turn)
            points = [QPointF(left + (step - 1) * half, heights[step % 2]) for step in range(first, last)]
            path.addPolygon(QPolygonF(points))
        for row in range(self.rows):
            left, y = hexgrid.pixel(0, row, SIZE)
            for col in range(self.columns + 1):
                x = left + (2 * col - 1) * half
                path.moveTo(x, y - rise)
                path.lineTo(x, y + rise)
        return path

    def holds(self, cell: Cell) -> bool:
        """Whether it is one of them."""
        return 0 <= cell[0] < self.columns and 0 <= cell[1] < self.rows

    def at(self, point: QPointF) -> Cell | None:
        """The hex at a point; None beyond them."""
        cell = hexgrid.cell_at(point.x(), point.y(), SIZE)
        return cell if self.holds(cell) else None

    def nearest(self, point: QPointF) -> Cell:
        """The hex at a point, or the one that is nearest to it."""
        col, row = hexgrid.cell_at(point.x(), point.y(), SIZE)
        return min(max(col, 0), self.columns - 1), min(max(row, 0), self.rows - 1)

    def towards(self, here: Cell, dx: float, dy: float) -> Cell | None:
        """The neighbour in a direction; up and down go to the one of two that keeps the column, as far as can be."""
        col, row = here
        cell = (col + round(dx), row + round(dy))
        return cell if self.holds(cell) else None


def middle(cell: Cell) -> QPointF:
    """The middle of a hex."""
    return QPointF(*hexgrid.pixel(*cell, SIZE))


def box(cell: Cell) -> QRectF:
    """What a hex takes up."""
    half, at = math.sqrt(3) * SIZE / 2, middle(cell)
    return QRectF(at.x() - half, at.y() - SIZE, 2 * half, 2 * SIZE)


def area(cells: Collection[Cell]) -> QPainterPath:
    """Hexes as one path; where two meet nothing shows between them."""
    return _joined(loops(cells))


def loops(cells: Collection[Cell]) -> list[list[_XY]]:
    """The outlines of hexes, each a closed line of corners; those around holes too."""
    inside = set(cells)
    return _loops(inside, inside.__contains__)


def _loops(cells: Iterable[Cell], inside: Callable[[Cell], bool]) -> list[list[_XY]]:
    """Every edge of these cells behind which nothing is inside, joined to closed lines.

    Each goes clockwise about its hex, so that it ends where another begins.
    """
    onward: dict[_XY, list[_XY]] = {}
    for cell in sorted(cells):
        edges = [number for number, other in enumerate(_around(*cell)) if not inside(other)]
        if edges:
            corners = _corners(cell)
            for number in edges:
                onward.setdefault(corners[number], []).append(corners[(number + 1) % 6])
    found = []
    while onward:
        start = next(iter(onward))
        loop, here = [], start
        while True:
            loop.append(here)
            ends = onward[here]
            following = ends.pop()
            if not ends:
                del onward[here]
            here = following
            if here == start:
                break
        found.append(loop)
    return found


def _joined(found: Iterable[Sequence[_XY]]) -> QPainterPath:
    path = QPainterPath()
    for loop in found:
        _add(path, loop)
        path.closeSubpath()
    return path


def _add(path: QPainterPath, points: Sequence[_XY]) -> None:
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)


_CORNERS = tuple((SIZE * math.sin(math.radians(60 * k)), -SIZE * math.cos(math.radians(60 * k))) for k in range(6))


def _corners(cell: Cell) -> list[_XY]:
    """Rounded, so that neighbours share theirs."""
    x, y = hexgrid.pixel(*cell, SIZE)
    return [(round(x + dx, 2), round(y + dy, 2)) for dx, dy in _CORNERS]


def _around(col: int, row: int) -> tuple[Cell, ...]:
    """The neighbours clockwise from the north-east, one an edge: that between corners k and k + 1."""
    odd = row & 1
    return (
        (col + odd, row - 1),
        (col + 1, row),
        (col + odd, row + 1),
        (col - 1 + odd, row + 1),
        (col - 1, row),
        (col - 1 + odd, row - 1),
    )
