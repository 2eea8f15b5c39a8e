"""Where turns and values lie in a rectangle of pixels, and which of them are written at the axes."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QRectF

from concordui.plots.chart import LARGEST, Values

FEWEST_TURNS = 10
"""A run that has just begun is drawn as if it had so many turns: its first lines then don't leap across."""

_INTERVALS = 4
_STEPS = (1.0, 2.0, 2.5, 4.0, 5.0)
_TURN_STEPS = (1, 2, 5, 10)


@dataclass(frozen=True, slots=True)
class Scale:
    """`area` shows the turns 1 to `last` and the values `low` to `high`; ``marks`` are the values that are written."""

    area: QRectF
    last: int
    low: float
    high: float
    marks: tuple[float, ...]

    def x(self, turn: float) -> float:
        """Where a turn is, in pixels from the left of the widget."""
        return self.area.left() + (turn - 1) * self.pixels_a_turn

    def xs(self, count: int) -> Values:
        """Where the first `count` turns are."""
        return self.area.left() + np.arange(count, dtype=np.float64) * self.pixels_a_turn

    def y(self, value: float) -> float:
        """Where a value is, in pixels from the top of the widget."""
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return self.area.bottom() - share * self.area.height()

    def ys(self, values: Values) -> Values:
        """Where values are; NaN stays. What lies outside is put at the edge."""
        share = (np.clip(values, self.low, self.high) - self.low) / (self.high - self.low)
        return self.area.bottom() - share * self.area.height()

    @property
    def pixels_a_turn(self) -> float:
        return self.area.width() / (self.last - 1)

    def turn_at(self, x: float, most: int) -> int:
        """The turn nearest to a place, between 1 and `most`."""
        return max(1, min(most, 1 + round((x - self.area.left()) / self.pixels_a_turn)))


def value_marks(low: float, high: float, most: int) -> tuple[float, ...]:
    """Some round values from at or below `low` to at or above `high`: of all that are at most `most`, those that leave
    least empty, and of these about five.
    """
    low, high = max(low, -LARGEST), min(high, LARGEST)
    least = (high / 2 - low / 2) * 2 / max(most - 1, 2)
    best: tuple[float, int, float, int] | None = None
    for step in _round_steps(least):
        first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
        found = (round((last - first) * step / (high - low), 9), abs(last - first - _INTERVALS), step, first)
        if last - first >= 2 and (best is None or found < best):
            best = found
    if best is None:
        return (low, high)
    step, first = best[2:]
    return tuple(step * number for number in range(first, math.ceil(high / step - 1e-9) + 1))


def _round_steps(least: float) -> list[float]:
    """The round steps from `least` to ten times that."""
    power = 10.0 ** math.floor(math.log10(least)) if least > 0 else 1.0
    steps = [step * scale for scale in (power, 10 * power) for step in _STEPS]
    return [step for step in steps if least * (1 - 1e-9) <= step <= 10 * least]


def turn_marks(last: int, most: int) -> tuple[int, ...]:
    """The first turn and, of the round ones, so many that about `most` are written."""
    least = (last - 1) / max(most, 1)
    power = 10 ** math.floor(math.log10(max(least, 1.0)))
    step = next(step * power for step in _TURN_STEPS if step * power >= least * (1 - 1e-9))
    near = step * 0.4
    return (1, *(turn for turn in range(step, last + 1, step) if turn - 1 > near))
