"""Long columns made as short as there are pixels: what lies in one column of pixels is its least and its greatest."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from concordui.plots.chart import Values

Places = npt.NDArray[np.intp]


def thinned(ys: Values, columns: int) -> tuple[Places, Values]:
    """Which values of a line are drawn, and they: all, or in `columns` bins the least and the greatest of each, in the
    order in which they come. A bin with a gap in it keeps the gap's place only where it has nothing else.
    """
    count = len(ys)
    if count <= 2 * columns:
        return np.arange(count), ys
    edges = np.linspace(0, count, columns + 1).astype(np.intp)
    low = _places(ys, edges, np.inf, least=True)
    high = _places(ys, edges, -np.inf, least=False)
    places = np.sort(np.concatenate([low, high, [0, count - 1]]))
    return places, ys[places]


def _places(ys: Values, edges: Places, absent: float, *, least: bool) -> Places:
    """The place of the extreme value of each bin."""
    filled = np.where(np.isnan(ys), absent, ys)
    width = int(np.max(np.diff(edges)))
    offsets = np.minimum(edges[:-1, None] + np.arange(width), edges[1:, None] - 1)
    block = filled[offsets]
    inside = np.argmin(block, axis=1) if least else np.argmax(block, axis=1)
    return np.asarray(np.take_along_axis(offsets, inside[:, None], axis=1)[:, 0], dtype=np.intp)


def column_spans(ys: Values, columns: int) -> tuple[Values, Values]:
    """For many lines at once, ``ys`` (turns, lines): the least and greatest of each in each of `columns`, as (columns,
    lines); NaN where a line is not there. Neighbouring columns share a value, so that lines are whole.
    """
    count = len(ys)
    if count > columns:
        edges = np.linspace(0, count - 1, columns + 1).astype(np.intp)
        low = np.fmin.reduceat(ys, edges[:-1], axis=0)
        high = np.fmax.reduceat(ys, edges[:-1], axis=0)
        return np.fmin(low, ys[edges[1:]]), np.fmax(high, ys[edges[1:]])
    if count == 1:
        return np.repeat(ys, columns, axis=0), np.repeat(ys, columns, axis=0)
    places = np.linspace(0, count - 1, columns + 1)
    before = np.minimum(places.astype(np.intp), count - 2)
    share = (places - before)[:, None]
    at = ys[before] * (1 - share) + ys[before + 1] * share
    return np.minimum(at[:-1], at[1:]), np.maximum(at[:-1], at[1:])


def pieces(values: Values) -> list[slice]:
    """The stretches of a line that have no gap."""
    there = np.concatenate([[False], ~np.isnan(values), [False]])
    edges = np.flatnonzero(there[1:] != there[:-1])
    return [slice(int(start), int(stop)) for start, stop in zip(edges[::2], edges[1::2], strict=True)]
