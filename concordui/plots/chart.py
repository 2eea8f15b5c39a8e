"""What a plot shows, as values: lines, bands, levels, marks and signs over turns. Nothing here paints or measures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QColor

Values: TypeAlias = npt.NDArray[np.float64]
"""A value a turn, the first for turn 1; NaN where there is none."""

LARGEST = 1e300
"""What is larger is drawn as this: a scenario may run away, and a scale must not."""

_GROUPED = 10_000.0
_WHOLE = 100_000.0
_EXPONENT = 1e9


@dataclass(frozen=True, slots=True)
class Figures:
    """How values are written: with so many decimals, or as per cent."""

    decimals: int = 1
    percent: bool = False

    def text(self, value: float) -> str:
        """A value; an en dash where there is none."""
        if not np.isfinite(value):
            return "–" if np.isnan(value) else "∞" if value > 0 else "−∞"
        if self.percent:
            return f"{100 * value:.0f} %"
        if abs(value) >= _EXPONENT:
            return _signed(f"{value:.2e}")
        if abs(value) >= _WHOLE:
            return _signed(f"{value:,.0f}")
        if abs(value) >= _GROUPED:
            return _signed(f"{value:,.{self.decimals}f}")
        return _signed(f"{value:.{self.decimals}f}")


def _signed(text: str) -> str:
    """With a minus sign instead of a hyphen, and none before a zero."""
    if text.startswith("-"):
        return text[1:] if not any(digit in text for digit in "123456789") else "−" + text[1:]
    return text


@dataclass(frozen=True, slots=True, eq=False)
class Series:
    """One line. `dash` is in widths of a line, empty for a solid one; a `filled` one has soft ground below.

    A `labelled` one has its name at its end.
    """

    name: str
    values: Values
    colour: QColor
    dash: tuple[float, ...] = ()
    filled: bool = False
    labelled: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Crowd:
    """Many lines that are one another's background: ``values`` is (turns, lines)."""

    values: Values
    colour: QColor


@dataclass(frozen=True, slots=True, eq=False)
class Band:
    """The room between two lines; `share` of the colour's full strength."""

    low: Values
    high: Values
    colour: QColor
    share: float


@dataclass(frozen=True, slots=True)
class Level:
    """A line across at one value, with its name."""

    value: float
    words: str
    colour: QColor


@dataclass(frozen=True, slots=True)
class Event:
    """A line down at one turn, with its name. The `chosen` one is strong, and its name goes before others'."""

    turn: int
    words: str
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Signs:
    """A triangle at the foot of each of these turns."""

    turns: tuple[int, ...]
    colour: QColor


@dataclass(frozen=True, slots=True)
class Row:
    """A line's value at a turn, in words."""

    name: str
    text: str
    colour: QColor


@dataclass(frozen=True, slots=True, eq=False)
class Chart:
    """A whole plot of `turns` turns.

    `note` is beside the title, `sign_note` after it behind a triangle. ``heads`` has what stands at the right of the
    title for each turn: a pattern with ``{value}``, and the values. ``span`` fixes the values at the foot and the top.
    `empty` is said where there is nothing to draw.
    """

    title: str
    note: str
    turns: int
    figures: Figures
    head: Values
    head_words: str = "{value}"
    head_figures: Figures | None = None
    sign_note: str = ""
    series: tuple[Series, ...] = ()
    crowd: Crowd | None = None
    bands: tuple[Band, ...] = ()
    levels: tuple[Level, ...] = ()
    events: tuple[Event, ...] = ()
    signs: Signs | None = None
    span: tuple[float, float] | None = None
    empty: str = ""

    def head_text(self, turn: int) -> str:
        """What stands at the right of the title at a turn; nothing where there is no such turn or no value."""
        if not 1 <= turn <= len(self.head) or np.isnan(self.head[turn - 1]):
            return ""
        return self.head_words.format(value=(self.head_figures or self.figures).text(float(self.head[turn - 1])))

    def rows(self, turn: int) -> list[Row]:
        """The value of every line at a turn, the greatest first; those that have none are left out."""
        if not 1 <= turn <= self.turns:
            return []
        at = [(float(each.values[turn - 1]), each) for each in self.series]
        there = sorted(((value, each) for value, each in at if not np.isnan(value)), key=_value, reverse=True)
        return [Row(each.name, self.figures.text(value), each.colour) for value, each in there]

    def limits(self) -> tuple[float, float]:
        """The least and the greatest of all that is drawn, 0 among them; (0, 1) where there is nothing."""
        if self.span is not None:
            return self.span
        parts: list[Values] = [each.values for each in self.series]
        parts += [part for band in self.bands for part in (band.low, band.high)]
        parts += [self.crowd.values] if self.crowd is not None else []
        parts.append(np.array([0.0, *(level.value for level in self.levels)]))
        low, high = spread(parts)
        return (low, high) if high > low else (low, low + 1.0)


def _value(pair: tuple[float, Series]) -> float:
    return pair[0]


def spread(parts: Sequence[Values]) -> tuple[float, float]:
    """The least and the greatest finite value, held within `LARGEST`."""
    low = min((float(np.fmin.reduce(part, axis=None, initial=np.inf)) for part in parts if part.size), default=0.0)
    high = max((float(np.fmax.reduce(part, axis=None, initial=-np.inf)) for part in parts if part.size), default=0.0)
    return max(low, -LARGEST), min(high, LARGEST)
