"""The ground: terrain, ways over it, and what can be seen across it, on the odd-r grid of `engine.hexgrid`.

The terrain of a run never changes, so what is reckoned here is kept, and may be: every answer follows from the terrain
alone, whatever was asked before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from heapq import heappop, heappush
from itertools import pairwise
from types import MappingProxyType

from engine.hexgrid import Cell, components, distance, neighbours, to_axial

TERRAIN = MappingProxyType({".": "soil", "^": "rock", "~": "water", "T": "trees"})
"""What each letter of a scenario's rows stands for."""

COSTS = MappingProxyType({"soil": 1, "trees": 2, "rock": 3})
"""Ticks that it takes to enter a hex; water can't be entered, rock can't be seen past."""


class Grid:
    """Terrain by cell. `rows` are strings of the letters of `TERRAIN`, all of one length."""

    __slots__ = (
        "_around",
        "_costs",
        "_lines",
        "_near",
        "_nearest",
        "_next",
        "_region",
        "_rocks",
        "_seen",
        "columns",
        "digest",
        "rows",
    )

    def __init__(self, rows: Sequence[str]) -> None:
        self.rows = tuple(rows)
        self.columns = len(self.rows[0])
        self.digest = sha256("\n".join(self.rows).encode()).hexdigest()
        self._costs = {
            (col, row): COSTS[TERRAIN[letter]]
            for row, letters in enumerate(self.rows)
            for col, letter in enumerate(letters)
            if TERRAIN[letter] != "water"
        }
        self._near = {
            cell: tuple(sorted((near for near in neighbours(*cell) if near in self._costs), key=self.number))
            for cell in self._costs
        }
        self._rocks = {
            (col, row)
            for row, letters in enumerate(self.rows)
            for col, letter in enumerate(letters)
            if TERRAIN[letter] == "rock"
        }
        self._region = {cell: index for index, region in enumerate(components(self._costs)) for cell in region}
        self._next: dict[tuple[Cell, Cell], Cell] = {}
        self._seen: dict[tuple[Cell, int], frozenset[Cell]] = {}
        self._lines: dict[tuple[Cell, Cell], bool] = {}
        self._around: dict[tuple[Cell, int], list[Cell]] = {}
        self._nearest: dict[tuple[Cell, str], Cell | None] = {}

    def number(self, cell: Cell) -> int:
        """The number of a cell: row by row, from 0; ties between cells go to the lowest."""
        return cell[1] * self.columns + cell[0]

    def holds(self, cell: Cell) -> bool:
        """Whether the cell is on the grid."""
        return 0 <= cell[0] < self.columns and 0 <= cell[1] < len(self.rows)

    def terrain(self, cell: Cell) -> str:
        """The name of the terrain of a cell on the grid."""
        return TERRAIN[self.rows[cell[1]][cell[0]]]

    def passable(self, cell: Cell) -> bool:
        """Whether a pawn can stand there."""
        return cell in self._costs

    def cost(self, cell: Cell) -> int:
        """Ticks that it takes to enter a passable cell."""
        return self._costs[cell]

    def reachable(self, start: Cell, goal: Cell) -> bool:
        """Whether there is a way between two passable cells."""
        return self._region[start] == self._region[goal]

    # Ways -------------------------------------------------------------------------------------------------------------

    def next_cell(self, start: Cell, goal: Cell) -> Cell | None:
        """The next cell of `way`, None where there is none: at the goal, or without a way."""
        if start == goal:
            return None
        found = self._next.get((start, goal))
        if found is None and self.reachable(start, goal):
            self._keep(start, goal)
            found = self._next[start, goal]
        return found

    def way(self, start: Cell, goal: Cell) -> list[Cell] | None:
        """The cheapest way, both ends included; at each cell of it, the lowest of the cells that are as good.

        So the rest of a way is the way from where one stands: a pawn needs to remember nothing but its goal.
        """
        if not self.reachable(start, goal):
            return None
        cells = [start]
        while cells[-1] != goal:
            following = self.next_cell(cells[-1], goal)
            assert following is not None
            cells.append(following)
        return cells

    def _keep(self, start: Cell, goal: Cell) -> None:
        """Find the way with A* and keep each of its steps."""
        left = self._costs_to(goal, start)
        here = start
        while here != goal and (here, goal) not in self._next:
            owed = left[here]
            following = next(
                near for near in self._near[here] if near in left and left[near] + self._costs[near] == owed
            )
            self._next[here, goal] = following
            here = following

    def _costs_to(self, goal: Cell, start: Cell) -> dict[Cell, int]:
        """A* from the goal back to the start: the exact costs to the goal of every cell on any cheapest way.

        The hexes between two cells are a consistent bound, as no hex costs less than one tick; going on until nothing
        in the queue can be as cheap as the way that was found settles all the ways that are.
        """
        costs, number = self._costs, self.number
        best = {goal: 0}
        settled: dict[Cell, int] = {}
        q, r = to_axial(*start)
        queue = [(distance(goal, start), number(goal), goal)]
        while queue:
            bound, _, cell = heappop(queue)
            if start in settled and bound > settled[start]:
                break
            if cell in settled:
                continue
            paid = settled[cell] = best[cell]
            onward = paid + costs[cell]
            for near in self._near[cell]:
                if onward < best.get(near, onward + 1):
                    best[near] = onward
                    dq, dr = near[0] - (near[1] - (near[1] & 1)) // 2 - q, near[1] - r
                    ahead = (abs(dq) + abs(dr) + abs(dq + dr)) // 2
                    heappush(queue, (onward + ahead, number(near), near))
        return settled

    def nearest(self, start: Cell, terrain: str) -> Cell | None:
        """The nearest cell of a terrain that can be reached, as the crow flies; the lowest of those as near."""
        key = (start, terrain)
        if key not in self._nearest:
            cells = (cell for cell in self._costs if self.terrain(cell) == terrain and self.reachable(start, cell))
            self._nearest[key] = min(cells, key=lambda cell: (distance(start, cell), self.number(cell)), default=None)
        return self._nearest[key]

    def around(self, start: Cell, radius: int) -> list[Cell]:
        """The cells within so many hexes that can be reached from a passable cell, by their numbers."""
        key = (start, radius)
        if key not in self._around:
            near = (cell for cell in self._disc(start, radius) if cell in self._costs)
            self._around[key] = [cell for cell in near if self.reachable(start, cell)]
        return self._around[key]

    # Sight ------------------------------------------------------------------------------------------------------------

    def visible(self, start: Cell, radius: int) -> frozenset[Cell]:
        """The cells within `radius` hexes to which no rock stands in between. Who sees a cell is seen from it."""
        key = (start, radius)
        if key not in self._seen:
            disc = frozenset(self._disc(start, radius))
            if not self._rocks.isdisjoint(disc):  # no line between two cells of a disc leaves it
                disc = frozenset(cell for cell in disc if self._clear(start, cell))
            self._seen[key] = disc
        return self._seen[key]

    def sees(self, start: Cell, goal: Cell, radius: int) -> bool:
        """Whether `goal` is one of the cells that are visible from `start`; one line costs less than all of them."""
        if distance(start, goal) > radius:
            return False
        seen = self._seen.get((start, radius))
        if seen is not None:
            return goal in seen
        key = (start, goal)
        if key not in self._lines:
            self._lines[key] = self._clear(start, goal)
        return self._lines[key]

    def _disc(self, start: Cell, radius: int) -> Iterator[Cell]:
        """The cells within `radius` hexes, by their numbers."""
        columns, rows, (col, row) = self.columns, len(self.rows), start
        for right, down in _disc_of(row & 1, radius):
            if 0 <= col + right < columns and 0 <= row + down < rows:
                yield col + right, row + down

    def _clear(self, one: Cell, other: Cell) -> bool:
        """Whether no rock stands between two cells; the line may graze the outside, where there is none."""
        first, last = (one, other) if (one[1], one[0]) <= (other[1], other[0]) else (other, one)
        (col, row), rocks = first, self._rocks
        for right, down in _between(row & 1, last[0] - col, last[1] - row):
            if (col + right, row + down) in rocks:
                return False
        return True


@lru_cache(maxsize=8)
def grid_of(rows: tuple[str, ...]) -> Grid:
    """The grid of some rows; colonies on the same ground share it, and what was reckoned on it."""
    return Grid(rows)


@lru_cache(maxsize=256)
def _disc_of(parity: int, radius: int) -> tuple[Cell, ...]:
    """The cells within a radius of a cell in an even or odd row, as steps right and down from it."""
    around = range(-radius, radius + 1)
    return tuple(
        (right, down) for down in around for right in around if distance((0, parity), (right, parity + down)) <= radius
    )


@lru_cache(maxsize=65_536)
def _between(parity: int, right: int, down: int) -> tuple[Cell, ...]:
    """The cells between a cell in an even or odd row and another that lies so far right and down of it, in the same
    steps, on the straight line in whole numbers: ties at edges fall to one side.
    """
    end = (right, parity + down)
    steps = distance((0, parity), end)
    (aq, ar), (bq, br) = to_axial(0, parity), to_axial(*end)
    line = (
        _rounded(aq * (steps - step) + bq * step, ar * (steps - step) + br * step, steps) for step in range(1, steps)
    )
    return tuple((col, row - parity) for col, row in line)


def _rounded(q: int, r: int, scale: int) -> Cell:
    """The cell that holds axial ``(q, r) / scale``, by rounding in cube coordinates."""
    s = -q - r
    rq, rr, rs = ((2 * part + scale) // (2 * scale) for part in (q, r, s))
    dq, dr, ds = abs(rq * scale - q), abs(rr * scale - r), abs(rs * scale - s)
    if dq > dr and dq > ds:
        rq = -rr - rs
    elif dr > ds:
        rr = -rq - rs
    return (rq + (rr - (rr & 1)) // 2, rr)


def cost_of(grid: Grid, cells: Iterable[Cell]) -> int:
    """Ticks of a way: what it costs to enter each cell but the first."""
    return sum(grid.cost(cell) for _, cell in pairwise(cells))
