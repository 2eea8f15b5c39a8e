"""The page of plots of a tournament: who did how well, how surely, against whom, with which power, and when."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from engine.anatolia.tournament.result import EntrantRow, Result
from engine.plot_style import (
    BODY,
    CAPTION,
    EDGE,
    GAP,
    INSIDE,
    TITLE,
    Page,
    colour,
    drawn,
    mixed,
    series,
    spread,
)

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDTH = 1200
HEAD = 88
CARD_HEAD = 84
"""Of a card: its title, its note, and room for what stands over the columns."""
ROW = 30
CELL = 34
FOOT = 40
CURVES = 6
"""Entrants that are drawn in the plot over the years: as many as there are colours, each with its dash."""
_NAME_WIDTH = 190
_LONGEST_NAME = 24


def plots_svg(result: Result) -> str:
    """The page as SVG; equal results give equal bytes."""
    strip = CARD_HEAD + ROW * len(result.rows) + FOOT
    grid = CARD_HEAD + CELL * (len(result.rows) + 1) + INSIDE
    curves = CARD_HEAD + 260 + FOOT
    half = (WIDTH - 2 * EDGE - GAP) // 2
    with drawn(WIDTH, HEAD + strip + GAP + grid + GAP + curves + EDGE) as page:
        _head(page, result)
        top = HEAD
        _strip(page, result, top, strip)
        top += strip + GAP
        _cross(page, result, EDGE, top, half, grid)
        _by_power(page, result, EDGE + half + GAP, top, half, grid)
        top += grid + GAP
        _over_years(page, result, top, curves)
        return page.svg()


def _head(page: Page, result: Result) -> None:
    page.text(EDGE, 36, _short(result.name, 80), TITLE, weight=600)
    count = "1 game" if len(result.games) == 1 else f"{len(result.games)} games"
    games = f"{count} of {f'up to {result.years} years' if result.years > 1 else 'one year'}"
    page.text(EDGE, 62, f"{games}. Lines are 95 % intervals.", BODY, "muted")


# The strip: one row an entrant, four measures side by side


def _strip(page: Page, result: Result, top: float, height: float) -> None:
    rows = result.rows
    note = "points a seat: a sole win is 1, a win shared by k is 1/k"
    page.card(EDGE, top, WIDTH - 2 * EDGE, height, "Standing", note)
    body = top + CARD_HEAD
    for number, row in enumerate(rows):
        page.text(EDGE + INSIDE, body + (number + 0.5) * ROW, _short(row.name), BODY)
    left = EDGE + INSIDE + _NAME_WIDTH
    columns: Sequence[tuple[str, int, Callable[[Axes, Result], None]]] = (
        ("Points a seat (dotted: fair share)", 320, _share),
        ("Rating, with two deviations", 250, _rating),
        ("Promises kept", 220, _keeping),
        ("Fallbacks", 140, _fallbacks),
    )
    for title, width, draw in columns:
        page.text(left, body - 12, title, CAPTION, "muted")
        axes = page.axes(left, body, width - 28, ROW * len(rows))
        axes.set_ylim(len(rows), 0)
        axes.set_yticks([])
        for line in range(len(rows) + 1):
            axes.axhline(line, color=colour("line"), lw=1, clip_on=False)
        draw(axes, result)
        left += width


def _whisker(axes: Axes, at: float, value: float, low: float, high: float, text: str) -> None:
    """A dot with its interval, its value in words to the right of it."""
    axes.plot([low, high], [at, at], color=colour("accent"), lw=2, solid_capstyle="butt", alpha=0.45)
    axes.plot([value], [at], "o", ms=7, mfc=colour("accent"), mec=colour("raised"), mew=1)
    axes.annotate(text, (high, at), (8, 0), textcoords="offset points", va="center", color=colour("text"))


def _scale(axes: Axes, low: float, high: float, per_cent: bool) -> None:
    """An axis from `low` to `high` with a few upright lines, and room at its right for the last value's words."""
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    axes.set_xlim(low, high + (high - low) * 0.24)
    ticks = [
        tick
        for tick in MaxNLocator(4, steps=[1, 2, 2.5, 5, 10]).tick_values(low, high)
        if low - 1e-9 <= tick <= high + 1e-9
    ]
    axes.set_xticks(ticks)
    if per_cent:
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: _per_cent(value)))
    axes.grid(axis="x", color=colour("line"), lw=1)


def _share(axes: Axes, result: Result) -> None:
    fair = 1 / len(result.powers)
    highest = max([2 * fair, *(row.share.high for row in result.rows)])
    _scale(axes, 0, highest, per_cent=True)
    axes.axvline(fair, color=colour("muted"), lw=1, ls=(0, (2, 3)))
    for number, row in enumerate(result.rows):
        _whisker(axes, number + 0.5, row.share.value, row.share.low, row.share.high, _per_cent(row.share.value))


def _rating(axes: Axes, result: Result) -> None:
    ends = [(row.rating.mu - 2 * row.rating.sigma, row.rating.mu + 2 * row.rating.sigma) for row in result.rows]
    _scale(axes, min(low for low, _ in ends), max(high for _, high in ends), per_cent=False)
    for number, (row, (low, high)) in enumerate(zip(result.rows, ends, strict=True)):
        _whisker(axes, number + 0.5, row.rating.mu, low, high, f"{row.rating.mu:.1f}")


def _keeping(axes: Axes, result: Result) -> None:
    _scale(axes, 0, 1, per_cent=True)
    for number, row in enumerate(result.rows):
        if row.keeping is None:
            axes.annotate("none fell due", (0, number + 0.5), (4, 0), textcoords="offset points", va="center",
                          color=colour("muted"))  # fmt: skip
        else:
            text = f"{row.kept} of {row.kept + row.broken}"
            _whisker(axes, number + 0.5, row.keeping.value, row.keeping.low, row.keeping.high, text)


def _fallbacks(axes: Axes, result: Result) -> None:
    axes.set_xticks([])
    axes.set_xlim(0, 1)
    for number, row in enumerate(result.rows):
        total = sum(row.fallbacks.values())
        most = max(row.by_reason().items(), key=lambda item: item[1], default=("", 0))[0]
        text = f"{total}, {'all' if len(row.by_reason()) == 1 else 'most'} {most}" if total else "–"
        axes.text(0, number + 0.5, text, va="center", color=colour("danger" if total else "muted"), clip_on=False)


# The two grids


def _grid(page: Page, left: float, top: float, width: float, rows: Sequence[str], columns: Sequence[str]) -> Axes:
    """Axes of cells with names at the left and heads above."""
    names = _NAME_WIDTH - 30
    for number, name in enumerate(rows):
        page.text(left + INSIDE, top + CARD_HEAD + (number + 0.5) * CELL, _short(name, 21), CAPTION)
    inner = width - 2 * INSIDE - names
    axes = page.axes(left + INSIDE + names, top + CARD_HEAD, inner, CELL * len(rows))
    axes.set_xlim(0, len(columns))
    axes.set_ylim(len(rows), 0)
    axes.set_yticks([])
    axes.xaxis.tick_top()
    axes.set_xticks([i + 0.5 for i in range(len(columns))], columns)
    return axes


def _cell(axes: Axes, column: int, row: int, fill: str, text: str, room: float) -> None:
    from matplotlib.patches import Rectangle

    axes.add_patch(Rectangle((column, row), 1, 1, facecolor=fill, edgecolor=colour("raised"), linewidth=2))
    if room >= 26:
        axes.text(column + 0.5, row + 0.5, text, ha="center", va="center", color=_ink_on(fill))


def _cross(page: Page, result: Result, left: float, top: float, width: float, height: float) -> None:
    names = [row.name for row in result.rows]
    note = "how often the row finishes ahead of the column; blue: more than half"
    page.card(left, top, width, height, "Who finishes ahead of whom", note)
    axes = _grid(page, left, top, width, [f"{i}  {name}" for i, name in enumerate(names, 1)], _numbers(len(names)))
    room = (width - 2 * INSIDE - _NAME_WIDTH) / len(names)
    for row, a in enumerate(names):
        for column, b in enumerate(names):
            ahead = result.cross.get((a, b))
            if ahead is not None:
                _cell(axes, column, row, _diverging(ahead.value), f"{100 * ahead.value:.0f}", room)
            else:
                _cell(axes, column, row, colour("surface"), "" if a == b else "–", room)


def _by_power(page: Page, result: Result, left: float, top: float, width: float, height: float) -> None:
    names = [row.name for row in result.rows]
    page.card(left, top, width, height, "Points a seat by power", "in per cent; darker is more")
    axes = _grid(page, left, top, width, [*names, "Everyone"], [_short(power, 9) for power in result.powers])
    shares = {(row.name, power): got.points / got.seats for row in result.rows for power, got in row.powers.items()}
    shares |= {("", power): share for power, share in _of_everyone(result).items()}
    most = max([2 / len(result.powers), *shares.values()])
    room = (width - 2 * INSIDE - _NAME_WIDTH) / len(result.powers)
    for number, name in enumerate([*names, ""]):
        for column, power in enumerate(result.powers):
            share = shares.get((name, power))
            if share is None:
                _cell(axes, column, number, colour("surface"), "–", room)
            else:
                fill = mixed(colour("accentSoft"), colour("accent"), share / most)
                _cell(axes, column, number, fill, f"{100 * share:.0f}", room)


def _of_everyone(result: Result) -> dict[str, float]:
    """Points a seat of each power, whoever plays it: how much the seat itself is worth."""
    points = {power: sum(row.powers[power].points for row in result.rows if power in row.powers)
              for power in result.powers}  # fmt: skip
    return {power: total / len(result.games) for power, total in points.items()}


def _numbers(count: int) -> list[str]:
    return [str(i) if count <= 24 or i % 5 == 0 else "" for i in range(1, count + 1)]


def _diverging(rate: float) -> str:
    """White at one half, blue above, amber below."""
    end = colour("accent") if rate > 0.5 else colour("warn")
    return mixed(colour("bg"), end, min(1.0, abs(rate - 0.5) * 2) * 0.85)


def _ink_on(fill: str) -> str:
    """The text colour that stands out more (relative luminance, WCAG 2.1)."""
    parts = [int(fill[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return colour("onAccent") if luminance < 0.2 else colour("text")


# The curves


def _over_years(page: Page, result: Result, top: float, height: float) -> None:
    shown = result.rows[:CURVES]
    note = "mean of the games that lasted so long"
    if len(result.rows) > CURVES:
        note += f"; the {CURVES} best entrants"
    page.card(EDGE, top, WIDTH - 2 * EDGE, height, "Centres over the years", note)
    inside = height - CARD_HEAD - FOOT
    axes = page.axes(EDGE + INSIDE + 24, top + CARD_HEAD, WIDTH - 2 * EDGE - 2 * INSIDE - 24 - _NAME_WIDTH, inside)
    last = max((len(row.years) for row in shown), default=1)
    most = max((centres for row in shown for centres in row.years), default=1.0)
    axes.set_ylim(0, math.ceil(most * 1.05))
    axes.set_xlim(1, max(last, 1.5))
    axes.set_xticks(_years(last))
    axes.grid(axis="y", color=colour("line"), lw=1)
    axes.set_xlabel("year", color=colour("muted"), size=CAPTION)
    _curves(axes, shown, inside)


def _years(last: int) -> list[int]:
    step = max(1, math.ceil(last / 24))
    return list(range(1, last + 1, step))


def _curves(axes: Axes, shown: Sequence[EntrantRow], height: float) -> None:
    """The curves, each named at its end, in the colour of its curve and the name in plain ink."""
    least = 17 / height * axes.get_ylim()[1]
    ends = spread([row.years[-1] if row.years else 0.0 for row in shown], least)
    right = axes.get_xlim()[1]
    for number, (row, end) in enumerate(zip(shown, ends, strict=True)):
        ink, dash = series(number)
        years = range(1, len(row.years) + 1)
        axes.plot(years, row.years, color=ink, lw=2, ls=dash, clip_on=False)
        axes.plot(years[-1:], row.years[-1:], "o", ms=5, color=ink, clip_on=False)
        label: dict[str, Any] = {"textcoords": "offset points", "va": "center", "annotation_clip": False}
        axes.annotate("●", (right, end), (10, 0), color=ink, **label)
        axes.annotate(_short(row.name), (right, end), (24, 0), color=colour("text"), size=BODY, **label)


def _short(name: str, most: int = _LONGEST_NAME) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def _per_cent(value: float) -> str:
    return f"{100 * value:.0f} %"
