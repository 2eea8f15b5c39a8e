"""What a sweep leaves for people: a tidy CSV, a line a run; a summary by cell; plots as SVG."""

from __future__ import annotations

import csv
import io
import itertools
import math
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.commons.metrics import NAMES
from engine.commons.sweep.plan import SweepPlan
from engine.commons.sweep.results import Results, flat
from engine.commons.sweep.work import Row
from engine.files import json_line, open_atomic, write_atomic

CSV = "runs.csv"
SUMMARY = "summary.json"
PLOTS = "plots.svg"


def write_report(plan: SweepPlan, results: Results, folder: Path) -> int:
    """All three files, each written in whole or not at all; how often agents failed to decide. Raises `FileError`.

    Rows pass through in the order of the cells: in memory are those of one cell, and of each what the plots show.
    """
    from engine.commons.sweep.plots import plotted, shown

    drawn: list[dict[str, Any]] = []
    faults = 0
    with open_atomic(folder / CSV) as table, open_atomic(folder / SUMMARY) as summary:
        file = io.TextIOWrapper(table, encoding="utf-8", newline="", write_through=True)
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow([*plan.names, "seed", *NAMES, "faults"])
        head = {"format": "commons-sweep-summary", "version": 1, "fingerprint": plan.fingerprint()}
        told = json_line({**head, "runs": results.done, "parameters": list(plan.names)})
        summary.write(f'{told[:-1]}, "cells": ['.encode())
        for number, rows in itertools.groupby(results.rows(), _cell_of):
            cell = _summed(plan, number, rows, writer)
            summary.write(f"{', ' if drawn else ''}{json_line(cell)}".encode())
            faults += cell.get("faults", 0)
            metrics = {name: cell["metrics"][name] for name in shown(plan)}
            drawn.append({"parameters": cell["parameters"], "metrics": metrics})
        summary.write(b"]}\n")
        file.detach()
    write_atomic(folder / PLOTS, plotted(plan, drawn))
    return faults


def _summed(plan: SweepPlan, number: int, rows: Iterable[Row], writer: Any) -> dict[str, Any]:
    """The summary of a cell, whose rows are written to the table on the way."""
    cell = plan.cells[number]
    columns: dict[str, list[float]] = {name: [] for name in NAMES}
    faults = 0
    for row in rows:
        values = flat(row["metrics"])
        writer.writerow([*cell.values, row["seed"], *map(_cell, values), row["faults"]])
        faults += row["faults"]
        for metric, value in zip(NAMES, values, strict=True):
            if value is not None:
                columns[metric].append(value)
    parameters = dict(zip(plan.names, cell.values, strict=True))
    summed = {"parameters": parameters, "metrics": {name: spread_of(columns[name]) for name in NAMES}}
    return {**summed, "faults": faults} if faults else summed


def _cell_of(row: Mapping[str, Any]) -> int:
    return int(row["cell"])


def _cell(value: Any) -> str:
    return "" if value is None else repr(value)


def spread_of(values: Sequence[float]) -> dict[str, float | int | None]:
    """``{count, mean, sd, min, q25, median, q75, max}`` of a metric over the seeds; quantiles are linear (type 7)."""
    if not values:
        return {"count": 0, **dict.fromkeys(("mean", "sd", "min", "q25", "median", "q75", "max"))}
    rising = sorted(values)
    middle = min(max(rising[0], math.fsum(values) / len(values)), rising[-1])  # among equals: their value, to the bit
    squares = math.fsum((value - middle) ** 2 for value in values)
    quantiles = {name: _quantile(rising, part) for name, part in (("q25", 0.25), ("median", 0.5), ("q75", 0.75))}
    sd = math.sqrt(squares / (len(values) - 1)) if len(values) > 1 else 0.0
    return {"count": len(values), "mean": middle, "sd": sd, "min": rising[0], **quantiles, "max": rising[-1]}


def _quantile(rising: Sequence[float], part: float) -> float:
    place = part * (len(rising) - 1)
    below = int(place)
    above = min(below + 1, len(rising) - 1)
    return rising[below] + (place - below) * (rising[above] - rising[below])
