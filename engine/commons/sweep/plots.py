"""The plots of a sweep: a heat map of the spec's metric over two parameters, or its line with the spread over seeds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.commons.metrics import NAMES
from engine.commons.sweep.plan import SweepPlan
from engine.plot_style import CAPTION, EDGE, GAP, TITLE, Page, colour, drawn, series

WIDTH = 960
CARD = 360
HEAD = 72
AXES_LEFT, AXES_TOP, AXES_RIGHT, AXES_BOTTOM = 72, 64, 24, 52
MOST_LINES = 6
MOST_FIGURES = 12
"""Settings of one parameter beside each other in which a figure can be read; past `MOST_BOXES` there are no borders."""
MOST_BOXES = 30


def shown(plan: SweepPlan) -> Sequence[str]:
    """The metrics that the page shows: the spec's, then how long the stock lasted and what all got out of it."""
    return list(dict.fromkeys((plan.spec.metric, "survival_time", "wealth")))


def plotted(plan: SweepPlan, cells: Sequence[Mapping[str, Any]]) -> str:
    """The page as SVG."""
    metrics = shown(plan)
    height = HEAD + len(metrics) * (CARD + GAP) + EDGE - GAP
    with drawn(WIDTH, height) as page:
        page.text(EDGE, 32, plan.source.get("title") or plan.spec.scenario, TITLE, weight=600)
        seeds = "1 seed" if len(plan.seeds) == 1 else f"{len(plan.seeds)} seeds"
        page.text(EDGE, 54, f"{len(plan.cells)} settings of {', '.join(plan.names)}; {seeds} each", CAPTION, "muted")
        for number, metric in enumerate(metrics):
            top = HEAD + number * (CARD + GAP)
            if len(plan.names) >= 2 and _is_grid(plan):
                _heat(page, top, plan, cells, metric)
            else:
                _lines(page, top, plan, cells, metric)
        return page.svg()


def words(metric: str) -> str:
    """A metric as people read it."""
    assert metric in NAMES
    return metric.replace("_", " ").capitalize()


def _is_grid(plan: SweepPlan) -> bool:
    return all(isinstance(value, int | float) for cell in plan.cells for value in cell.values[:2])


def _axes(page: Page, top: int, metric: str, note: str, right: int = AXES_RIGHT) -> Any:
    page.card(EDGE, top, WIDTH - 2 * EDGE, CARD, words(metric), note)
    width = WIDTH - 2 * EDGE - AXES_LEFT - right
    return page.axes(EDGE + AXES_LEFT, top + AXES_TOP, width, CARD - AXES_TOP - AXES_BOTTOM)


def _heat(page: Page, top: int, plan: SweepPlan, cells: Sequence[Mapping[str, Any]], metric: str) -> None:
    """The mean over seeds (and over any third parameter), light where it is little."""
    from matplotlib.colors import LinearSegmentedColormap

    across, up = plan.names[0], plan.names[1]
    xs = sorted({cell["parameters"][across] for cell in cells})
    ys = sorted({cell["parameters"][up] for cell in cells})
    sums = [[0.0] * len(xs) for _ in ys]
    counts = [[0] * len(xs) for _ in ys]
    for cell in cells:
        value = cell["metrics"][metric]["mean"]
        if value is not None:
            row, column = ys.index(cell["parameters"][up]), xs.index(cell["parameters"][across])
            sums[row][column] += value
            counts[row][column] += 1
    means = [
        [total / count if count else float("nan") for total, count in zip(*pair, strict=True)]
        for pair in zip(sums, counts, strict=True)
    ]
    note = "the mean over seeds" if len(plan.names) == 2 else "the mean over seeds and the other parameters"
    axes = _axes(page, top, metric, note, right=112)
    shades = LinearSegmentedColormap.from_list("shades", [colour("bg"), colour("accent")])
    fine = max(len(xs), len(ys)) > MOST_BOXES
    edges = "none" if fine else colour("raised")
    image = axes.pcolormesh(
        range(len(xs) + 1), range(len(ys) + 1), means, cmap=shades, edgecolors=edges, rasterized=fine
    )
    if max(len(xs), len(ys)) <= MOST_FIGURES:
        _figures(axes, means, image.norm)
    _ticks(axes.set_xticks, xs)
    _ticks(axes.set_yticks, ys)
    axes.set_xlabel(across, size=CAPTION, color=colour("muted"))
    axes.set_ylabel(up, size=CAPTION, color=colour("muted"), labelpad=10)
    bar = page.axes(WIDTH - EDGE - 84, top + AXES_TOP, 12, CARD - AXES_TOP - AXES_BOTTOM)
    axes.figure.colorbar(image, cax=bar).outline.set_visible(False)
    bar.tick_params(length=0, labelsize=CAPTION, labelcolor=colour("muted"))


def _figures(axes: Any, means: Sequence[Sequence[float]], norm: Any) -> None:
    """Each mean as a figure in its box: shades alone can't be read off."""
    for row, line in enumerate(means):
        for column, value in enumerate(line):
            if value == value:
                ink = colour("bg" if norm(value) > 0.55 else "text")
                place = (column + 0.5, row + 0.5)
                axes.annotate(f"{value:.4g}", place, ha="center", va="center", size=CAPTION, color=ink)


def _ticks(put: Any, values: Sequence[float]) -> None:
    every = max(1, -(-len(values) // 12))
    shown = range(0, len(values), every)
    put([index + 0.5 for index in shown], [f"{values[index]:.4g}" for index in shown])


def _lines(page: Page, top: int, plan: SweepPlan, cells: Sequence[Mapping[str, Any]], metric: str) -> None:
    """The median over seeds against the first parameter, a line a value of the others, the middle half shaded."""
    first, others = plan.names[0], plan.names[1:]
    groups: dict[str, list[tuple[Any, Mapping[str, Any]]]] = {}
    for cell in cells:
        label = ", ".join(f"{name} = {cell['parameters'][name]}" for name in others)
        groups.setdefault(label, []).append((cell["parameters"][first], cell["metrics"][metric]))
    note = "the median over seeds, and the middle half of them"
    few = f"; the first {MOST_LINES} of {len(groups)} lines" if len(groups) > MOST_LINES else ""
    axes = _axes(page, top, metric, note + few)
    for number, (label, points) in enumerate(list(groups.items())[:MOST_LINES]):
        known = [(x, spread) for x, spread in points if spread["count"]]
        if all(isinstance(x, int | float) for x, _ in known):
            known.sort(key=lambda point: point[0])
        xs = [x if isinstance(x, int | float) and not isinstance(x, bool) else str(x) for x, _ in known]
        ink, dashes = series(number)
        axes.plot(xs, [spread["median"] for _, spread in known], color=ink, linestyle=dashes, linewidth=1.8,
                  marker="o", markersize=3.5, label=label or None)  # fmt: skip
        axes.fill_between(xs, [spread["q25"] for _, spread in known], [spread["q75"] for _, spread in known],
                          color=ink, alpha=0.14, linewidth=0)  # fmt: skip
    axes.grid(axis="y", color=colour("line"), linewidth=1)
    axes.set_xlabel(first, size=CAPTION, color=colour("muted"))
    if others:
        axes.legend(frameon=False, fontsize=CAPTION, labelcolor=colour("text"))
