"""One metric of a sweep over two of its parameters: what a heat map, lines and a table show. Pure."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from concordui.commons.sweep.words import metric_text, place_text, say, seeds_text, value_text
from engine.commons.metrics import NAMES
from engine.commons.sweep.plan import SweepPlan, Value
from engine.commons.sweep.tally import STATISTICS, SweepView

Numbers = npt.NDArray[np.float64]
_SAME = 1e-9
"""Means that differ by less, of their size, differ by rounding alone."""


@dataclass(frozen=True, slots=True)
class Grid:
    """``shown[statistic]`` is (rows, columns), row 0 the first value of `up`; NaN where nothing is known yet.

    `up` is empty where one parameter is swept: there is one row then. `held` says which values the other parameters
    have.
    """

    metric: str
    across: str
    up: str
    xs: tuple[Value, ...]
    ys: tuple[Value, ...]
    cells: npt.NDArray[np.int64]
    shown: dict[str, Numbers]
    held: str
    seeds: int

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        return len(self.xs), len(self.ys)

    @property
    def means(self) -> Numbers:
        return self.shown["mean"]

    def limits(self) -> tuple[float, float]:
        """The least and the greatest mean; (0, 1) where there is none."""
        known = self.means[np.isfinite(self.means)]
        return (float(known.min()), float(known.max())) if len(known) else (0.0, 1.0)

    def words(self, column: int, row: int) -> str:
        """A cell in words: "r 0.4, cap 2.5"."""
        parts = [f"{place_text(self.across)} {value_text(self.xs[column])}"]
        parts += [f"{place_text(self.up)} {value_text(self.ys[row])}"] if self.up else []
        return ", ".join(parts)

    def reading(self, column: int, row: int) -> list[tuple[str, str]]:
        """What is known of a cell, as pairs of a name and a figure."""
        at = {name: float(values[row, column]) for name, values in self.shown.items()}
        if not at["count"]:
            return [(metric_text(self.metric), say("no value yet"))]
        return [
            (say("Mean"), value_text(at["mean"])),
            (say("Median"), value_text(at["median"])),
            (say("Middle half"), say("{low} to {high}", low=value_text(at["q25"]), high=value_text(at["q75"]))),
            (say("Least and most"), say("{low} to {high}", low=value_text(at["min"]), high=value_text(at["max"]))),
            (say("Runs"), f"{int(at['count']):,}"),
        ]

    def spoken(self, column: int, row: int) -> str:
        """A cell and what is known of it, in one sentence."""
        told = ", ".join(f"{name} {text}" for name, text in self.reading(column, row))
        return f"{metric_text(self.metric)}, {self.words(column, row)}: {told}"

    def note(self) -> str:
        """What is beside the title of a plot."""
        return ", ".join(part for part in (seeds_text(self.seeds), self.held) if part)


def grid_of(plan: SweepPlan, view: SweepView, metric: str, across: int, up: int | None) -> Grid:
    """The results over the parameters of these numbers; the others are held at their first values."""
    given = [plan.spec.parameters[name] for name in plan.names]
    values = [tuple(each if isinstance(each, list) else each.values()) for each in given]
    held = {place: values[place][0] for place in range(len(plan.names)) if place not in (across, up)}
    xs, ys = values[across], values[up] if up is not None else ("",)
    numbers = np.arange(len(plan.cells)).reshape([len(each) for each in values])  # cells count the last one fastest
    numbers = numbers[tuple(0 if place in held else slice(None) for place in range(len(values)))]
    cells = numbers[np.newaxis] if up is None else numbers.T if across < up else numbers
    shown = {name: view.column(metric, name)[cells] for name in STATISTICS}
    names = [say("{name} held at {value}", name=plan.names[place], value=value_text(v)) for place, v in held.items()]
    return Grid(
        metric, plan.names[across], "" if up is None else plan.names[up], xs, ys, cells, shown, ", ".join(names),
        len(plan.seeds),
    )  # fmt: skip


def telling_metric(view: SweepView, preferred: str) -> str:
    """The metric to begin with: the preferred one, or the first of all whose mean differs between settings."""
    for metric in (preferred, *NAMES):
        means = view.column(metric, "mean")
        known = means[np.isfinite(means)]
        if len(known) and np.ptp(known) > _SAME * np.abs(known).max():
            return metric
    return preferred


def axes_of(plan: SweepPlan) -> list[tuple[int, int | None]]:
    """The pairs of parameters that can be shown, in the order in which they are switched through."""
    count = len(plan.names)
    return [(0, None)] if count == 1 else [(x, y) for x in range(count) for y in range(count) if x != y]
