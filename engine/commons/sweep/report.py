"""What a sweep leaves for people: a tidy CSV, a line a run; a summary by cell; plots as SVG."""

from __future__ import annotations

import csv
import io
import itertools
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.commons.metrics import NAMES
from engine.commons.sums import mean, ordered_sum
from engine.commons.sweep.plan import SweepPlan
from engine.commons.sweep.results import Results, flat
from engine.files import json_line, open_atomic, write_atomic

CSV = "runs.csv"
SUMMARY = "summary.json"
PLOTS = "plots.svg"


def write_report(plan: SweepPlan, results: Results, folder: Path) -> None:
    """All three files, each written in whole or not at all. Raises `FileError`."""
    from engine.commons.sweep.plots import plotted

    summary = _write_csv(plan, results, folder / CSV)
    head = {"format": "commons-sweep-summary", "version": 1, "fingerprint": plan.fingerprint(), "runs": results.done}
    write_atomic(folder / SUMMARY, json_line({**head, "parameters": list(plan.names), "cells": summary}) + "\n")
    write_atomic(folder / PLOTS, plotted(plan, summary))


def _write_csv(plan: SweepPlan, results: Results, path: Path) -> list[dict[str, Any]]:
    """The CSV, and the summary of each cell. Rows pass through in the order of the cells: one cell's are in memory."""
    summary = []
    with open_atomic(path) as stream:
        file = io.TextIOWrapper(stream, encoding="utf-8", newline="", write_through=True)
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow([*plan.names, "seed", *NAMES, "faults"])
        for number, rows in itertools.groupby(results.rows(), _cell_of):
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
            metrics = {name: spread_of(columns[name]) for name in NAMES}
            summary.append({"parameters": dict(zip(plan.names, cell.values, strict=True)), "metrics": metrics})
            if faults:
                summary[-1]["faults"] = faults
        file.detach()
    return summary


def _cell_of(row: Mapping[str, Any]) -> int:
    return int(row["cell"])


def _cell(value: Any) -> str:
    return "" if value is None else repr(value)


def spread_of(values: Sequence[float]) -> dict[str, float | int | None]:
    """``{count, mean, sd, min, q25, median, q75, max}`` of a metric over the seeds; quantiles are linear (type 7)."""
    if not values:
        return {"count": 0, **dict.fromkeys(("mean", "sd", "min", "q25", "median", "q75", "max"))}
    middle = mean(list(values))
    squares = ordered_sum((value - middle) ** 2 for value in values)
    rising = sorted(values)
    quantiles = {name: _quantile(rising, part) for name, part in (("q25", 0.25), ("median", 0.5), ("q75", 0.75))}
    sd = math.sqrt(squares / (len(values) - 1)) if len(values) > 1 else 0.0
    return {"count": len(values), "mean": middle, "sd": sd, "min": rising[0], **quantiles, "max": rising[-1]}


def _quantile(rising: Sequence[float], part: float) -> float:
    place = part * (len(rising) - 1)
    below = int(place)
    above = min(below + 1, len(rising) - 1)
    return rising[below] + (place - below) * (rising[above] - rising[below])
