"""What a sweep leaves for people: a tidy CSV, a line a run; a summary by cell; plots as SVG."""

from __future__ import annotations

import csv
import math
import os
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.commons.metrics import NAMES
from engine.commons.sums import mean, ordered_sum
from engine.commons.sweep.plan import SweepPlan
from engine.commons.sweep.results import Results
from engine.errors import FileError
from engine.files import json_line, write_atomic

CSV = "runs.csv"
SUMMARY = "summary.json"
PLOTS = "plots.svg"


def flat(metrics: Mapping[str, Any]) -> list[Any]:
    """The values of `NAMES`, in their order; of sustainability the two that it holds."""
    plain = {**metrics, **{f"sustainability_{key}": value for key, value in metrics["sustainability"].items()}}
    return [plain[name] for name in NAMES]


def write_report(plan: SweepPlan, results: Results, folder: Path) -> None:
    """All three files, each written in whole or not at all. Raises `FileError`."""
    from engine.commons.sweep.plots import plotted

    cells = _write_csv(plan, results, folder / CSV)
    summary = [_summed(plan, number, columns) for number, columns in enumerate(cells)]
    head = {"format": "commons-sweep-summary", "version": 1, "fingerprint": plan.fingerprint(), "runs": results.done}
    write_atomic(folder / SUMMARY, json_line({**head, "parameters": list(plan.names), "cells": summary}) + "\n")
    write_atomic(folder / PLOTS, plotted(plan, summary))


def _write_csv(plan: SweepPlan, results: Results, path: Path) -> list[dict[str, list[float]]]:
    """The CSV, and each cell's values of each metric. Rows pass through: in memory is one number a metric a run."""
    cells: list[dict[str, list[float]]] = [{name: [] for name in NAMES} for _ in plan.cells]
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
                writer = csv.writer(file, lineterminator="\n")
                writer.writerow([*plan.names, "seed", *NAMES])
                for row in results.rows():
                    values = flat(row["metrics"])
                    writer.writerow([*plan.cells[row["cell"]].values, row["seed"], *map(_cell, values)])
                    for metric, value in zip(NAMES, values, strict=True):
                        if value is not None:
                            cells[row["cell"]][metric].append(value)
            os.chmod(name, 0o644)
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as error:
        what = f"cannot write the table ({error.strerror})"
        raise FileError(what, str(path), "make room, then run the same command to go on") from error
    return cells


def _cell(value: Any) -> str:
    return "" if value is None else repr(value)


def _summed(plan: SweepPlan, number: int, columns: Mapping[str, Sequence[float]]) -> dict[str, Any]:
    values = dict(zip(plan.names, plan.cells[number].values, strict=True))
    return {"parameters": values, "metrics": {name: spread_of(columns[name]) for name in NAMES}}


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
