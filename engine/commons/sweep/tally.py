"""The results of a sweep as they come in: each metric of each cell over its seeds, while it runs and after.

A cell whose seeds are all there keeps its spread alone: what is in memory is some seventy numbers a cell.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from engine.commons.metrics import NAMES
from engine.commons.sweep.plan import SweepPlan
from engine.commons.sweep.report import spread_of
from engine.commons.sweep.results import flat
from engine.commons.sweep.work import Row

STATISTICS = ("count", "mean", "min", "q25", "median", "q75", "max")
"""What is known of a metric in a cell; `count` is of the seeds in which it has a value."""

Table: TypeAlias = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class SweepView:
    """What there is of a sweep: ``table`` is (cells, metrics as `NAMES`, `STATISTICS`), NaN where nothing is known.

    `done` counts runs, `faults` how often agents failed to decide.
    """

    table: Table
    done: int
    faults: int

    def column(self, metric: str, statistic: str) -> Table:
        """One number a cell."""
        return self.table[:, NAMES.index(metric), STATISTICS.index(statistic)]


class SweepTally:
    """Takes rows in any order, in one thread; `view` is a snapshot that others may read.

    A run that comes again (a piece that was half done is done again) changes nothing.
    """

    def __init__(self, plan: SweepPlan) -> None:
        self._seeds = len(plan.seeds)
        self._table = np.full((len(plan.cells), len(NAMES), len(STATISTICS)), np.nan)
        self._table[:, :, 0] = 0.0
        self._seen = bytearray(plan.runs)
        self._open: dict[int, list[list[Any]]] = {}
        self._done = self._faults = 0

    def add(self, rows: Iterable[Row]) -> None:
        """Take the rows of some runs."""
        for row in rows:
            if self._seen[row["run"]]:
                continue
            self._seen[row["run"]] = True
            cell = int(row["cell"])
            found = self._open.setdefault(cell, [])
            found.append(flat(row["metrics"]))
            self._done += 1
            self._faults += row["faults"]
            if len(found) == self._seeds:
                self._table[cell] = _spreads(self._open.pop(cell))

    def view(self) -> SweepView:
        """What there is now; of a cell that lacks seeds, over those that are there."""
        table = self._table.copy()
        for cell, rows in self._open.items():
            table[cell] = _spreads(rows)
        return SweepView(table, self._done, self._faults)


def _spreads(rows: list[list[Any]]) -> Table:
    """The statistics of every metric over some runs."""
    return np.array([_row(spread_of([v for v in column if v is not None])) for column in zip(*rows, strict=True)])


def _row(spread: Mapping[str, Any]) -> list[float]:
    return [np.nan if spread[name] is None else float(spread[name]) for name in STATISTICS]
