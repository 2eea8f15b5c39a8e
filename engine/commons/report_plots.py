"""The plots of a report, each an SVG whose words stay text: stock, harvest by player, wealth, compliance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.commons.course import QUANTILES, Columns, CourseView, Measure
from engine.commons.report import figure
from engine.plot_style import CAPTION, Page, colour, drawn, series, spread

WIDTH, HEIGHT = 560, 244
_LEFT, _TOP, _BOTTOM, _RIGHT, _NAMES = 56, 66, 30, 20, 92
MOST_LINES = 6
"""Players of whom each has a line; of more, the median and the middle half are drawn."""
MOST_MARKS = 3
"""Agreements that are named in a plot."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One plot and what it shows in words, for those who don't see it."""

    title: str
    described: str
    svg: str


def figures(view: CourseView) -> tuple[Figure, ...]:
    """The four plots; none of a run that has not begun."""
    if not view.turns:
        return ()
    return (_stock(view), _players(view, "harvest", "Harvest by player", "per turn"),
            _players(view, "wealth", "Wealth", "after fines"), _compliance(view))  # fmt: skip


def _stock(view: CourseView) -> Figure:
    stock = view.numbers["stock"]
    with drawn(WIDTH, HEIGHT, words=True) as page:
        axes = _axes(page, view, "Stock", "before each harvest", _RIGHT)
        turns = _turns(view)
        axes.fill_between(turns, 0, stock, color=colour("accentSoft"), linewidth=0)
        axes.plot(turns, stock, color=colour("accent"), linewidth=1.6)
        if view.sustained is not None and np.isfinite(view.sustained):
            axes.axhline(view.sustained, color=colour("ok"), linestyle=(0, (4, 3)), linewidth=1)
            axes.annotate("the greatest sustained yield", (1, view.sustained), xycoords=("axes fraction", "data"),
                          xytext=(-2, 4), textcoords="offset points", ha="right", size=CAPTION,
                          color=colour("ok"))  # fmt: skip
        _stand(axes, stock)
        told = f"from {figure(float(stock[0]))} in turn 1 to {figure(float(stock[-1]))} in turn {view.turns}"
        return Figure("Stock", told, page.svg())


def _players(view: CourseView, measure: Measure, title: str, note: str) -> Figure:
    many = len(view.names) > MOST_LINES or not view.names
    with drawn(WIDTH, HEIGHT, words=True) as page:
        if many:
            shares = _shares(view, measure)
            axes = _axes(page, view, title, f"{note}; median, middle half, least and most", _RIGHT)
            turns = _turns(view)
            for low, high, strong in ((0, 4, 0.08), (1, 3, 0.2)):
                axes.fill_between(turns, shares[:, low], shares[:, high], color=colour("accent"), alpha=strong,
                                  linewidth=0)  # fmt: skip
            axes.plot(turns, shares[:, 2], color=colour("accent"), linewidth=1.6)
            _stand(axes, shares)
            told = f"the median in the last turn is {figure(float(shares[-1, 2]))}"
        else:
            axes = _axes(page, view, title, note, _NAMES)
            told = _lines(axes, view, measure)
        return Figure(title, told, page.svg())


def _lines(axes: Any, view: CourseView, measure: Measure) -> str:
    """A line a player with its name at the end; what each has in the last turn."""
    turns, ends = _turns(view), []
    for number, name in enumerate(view.names):
        values = view.players[measure][:, number]
        ink, dashes = series(number)
        axes.plot(turns, values, color=ink, linestyle=dashes, linewidth=1.6)
        there = np.flatnonzero(np.isfinite(values))
        if len(there):
            ends.append((float(values[there[-1]]), name, ink))
    low, high = _stand(axes, view.players[measure])
    pixels = HEIGHT - _TOP - _BOTTOM
    places = spread([(value - low) / (high - low or 1.0) * pixels for value, _, _ in ends], 13.0)
    for place, (_, name, ink) in zip(places, ends, strict=True):
        shown = name if len(name) <= 12 else f"{name[:11]}…"
        axes.annotate(shown, (1, place / pixels), xycoords="axes fraction", xytext=(14, 0), size=CAPTION,
                      textcoords="offset points", va="center", color=colour("text"))  # fmt: skip
        axes.annotate("●", (1, place / pixels), xycoords="axes fraction", xytext=(5, 0), size=7, color=ink,
                      textcoords="offset points", va="center")  # fmt: skip
    return "in the last turn " + ", ".join(f"{name} {figure(value)}" for value, name, _ in ends)


def _compliance(view: CourseView) -> Figure:
    kept, sanctions = view.numbers["compliance"], view.numbers["sanctions"]
    with drawn(WIDTH, HEIGHT, words=True) as page:
        note = "share of obligations kept" + ("; ▲ a fine or a warning" if sanctions.any() else "")
        axes = _axes(page, view, "Compliance", note, _RIGHT)
        axes.plot(_turns(view), 100 * kept, color=colour("ok"), linewidth=1.6)
        fined = np.flatnonzero(sanctions > 0)
        axes.plot(fined + 1, np.full(len(fined), 3.0), linestyle="", marker="^", markersize=5, color=colour("danger"),
                  clip_on=False)  # fmt: skip
        axes.set_ylim(0, 104)
        axes.set_yticks([0, 25, 50, 75, 100], ["0 %", "25 %", "50 %", "75 %", "100 %"])
        told = f"{100 * float(np.mean(kept)):.1f} % on the mean, {len(fined)} turns with fines or warnings"
        return Figure("Compliance", told, page.svg())


def _axes(page: Page, view: CourseView, title: str, note: str, right: int) -> Any:
    """A card with the turns along its foot, and a line down where a pact was agreed."""
    page.card(0.5, 0.5, WIDTH - 1, HEIGHT - 1, title, note)
    axes = page.axes(_LEFT, _TOP, WIDTH - _LEFT - right, HEIGHT - _TOP - _BOTTOM)
    axes.grid(axis="y", color=colour("line"), linewidth=1)
    axes.locator_params(axis="y", nbins=5)
    axes.set_xlim(1, max(view.turns, 2))
    for turn in sorted({mark.turn for mark in view.marks if mark.kind == "agreed"})[:MOST_MARKS]:
        axes.axvline(turn, color=colour("text"), linestyle=(0, (2, 3)), linewidth=1)
        axes.annotate("agreed", (turn, 1), xycoords=("data", "axes fraction"), xytext=(-1, 4), size=CAPTION,
                      textcoords="offset points", color=colour("muted"))  # fmt: skip
    return axes


def _stand(axes: Any, values: Columns) -> tuple[float, float]:
    """Let the values stand on 0 where none is below it; the least and the greatest that the axes show."""
    known = values[np.isfinite(values)]
    if not len(known) or known.min() >= 0:
        axes.set_ylim(bottom=0.0)
    low, high = axes.get_ylim()
    return float(low), float(high)


def _turns(view: CourseView) -> np.typing.NDArray[np.int64]:
    return np.arange(1, view.turns + 1)


def _shares(view: CourseView, measure: Measure) -> Columns:
    """Least, quartiles and greatest of each turn, (turns, 5)."""
    if view.spreads:
        return view.spreads[measure]
    rows = [row[np.isfinite(row)] for row in view.players[measure]]
    made = [np.quantile(row, QUANTILES) if len(row) else np.full(len(QUANTILES), np.nan) for row in rows]
    return np.array(made, dtype=np.float64)
