"""The hex grid: zero-based ``(column, row)``, pointy-top, odd-r offset (odd rows lie half a hex to the right).

Pixels: x grows east, y grows south; `size` is the hexagon's circumradius (`bot-api: Coordinates`). Works without numpy
and shapely; only the functions that make outlines import shapely, when they are called.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

Cell = tuple[int, int]
Point = tuple[float, float]

_EVEN_ROW = ((-1, 0), (1, 0), (-1, -1), (0, -1), (-1, 1), (0, 1))
_ODD_ROW = ((-1, 0), (1, 0), (0, -1), (1, -1), (0, 1), (1, 1))


def pixel(col: int, row: int, size: float) -> Point:
    """The middle of a hexagon: ``(sqrt(3) * size * (col + 1 + (row & 1) / 2), size + 1.5 * size * row)``."""
    return (math.sqrt(3) * size * (col + 1 + (row & 1) / 2), size + 1.5 * size * row)


def neighbours(col: int, row: int) -> Iterator[Cell]:
    """The six neighbours of a cell, whether or not a board has them."""
    for dcol, drow in _ODD_ROW if row & 1 else _EVEN_ROW:
        yield (col + dcol, row + drow)


def to_axial(col: int, row: int) -> Cell:
    """Axial ``(q, r)`` of an odd-r offset cell."""
    return (col - (row - (row & 1)) // 2, row)


def distance(a: Cell, b: Cell) -> int:
    """Steps between two cells of the unbounded grid."""
    aq, ar = to_axial(*a)
    bq, br = to_axial(*b)
    return (abs(aq - bq) + abs(aq + ar - bq - br) + abs(ar - br)) // 2


def cell_at(x: float, y: float, size: float) -> Cell:
    """The cell whose hexagon holds the pixel ``(x, y)``: `pixel` inverted, by rounding in cube coordinates."""
    px = x / size - math.sqrt(3)
    py = y / size - 1
    q, r = math.sqrt(3) / 3 * px - py / 3, 2 / 3 * py
    rq, rr, rs = round(q), round(r), round(-q - r)
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs + q + r)
    if dq > dr and dq > ds:
        rq = -rr - rs
    elif dr > ds:
        rr = -rq - rs
    return (rq + (rr - (rr & 1)) // 2, rr)


def corners(col: int, row: int, size: float) -> list[Point]:
    """The six corners of a cell's hexagon, clockwise from the top."""
    x, y = pixel(col, row, size)
    return [(x + size * math.sin(math.radians(60 * k)), y - size * math.cos(math.radians(60 * k))) for k in range(6)]


def components(cells: Iterable[Cell]) -> list[frozenset[Cell]]:
    """The contiguous regions of a set of cells, each a frozenset, by their smallest cell (row, then column)."""
    left = set(cells)
    found = []
    while left:
        todo = [min(left, key=lambda cell: (cell[1], cell[0]))]
        region = set(todo)
        left -= region
        while todo:
            for near in neighbours(*todo.pop()):
                if near in left:
                    left.remove(near)
                    region.add(near)
                    todo.append(near)
        found.append(frozenset(region))
    return found


def outline(cells: Iterable[Cell], size: float) -> BaseGeometry:
    """The union of the cells' hexagons as a shapely polygon (or multipolygon), gaps from rounding closed."""
    from shapely import union_all
    from shapely.geometry import Polygon

    grid = 1e-6
    return union_all([Polygon(corners(*cell, size)) for cell in cells], grid_size=grid)
