"""What a worker does: the runs of one piece, on the array path where the scenario fits it."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.commons.ensemble import Ensemble, fits
from engine.commons.runner import ArenaRunner
from engine.commons.scenario import arena_plan
from engine.commons.seating import Seating
from engine.commons.sweep.plan import Piece

Row = dict[str, Any]
"""``{run, cell, seed, turns, metrics}``: a line of a results file."""


def worker_name() -> str:
    """Who did it, as a part of a file's name."""
    host = "".join(each if each.isalnum() else "-" for each in socket.gethostname())[:40]
    return f"{host}-{os.getpid()}"


def do_piece(scenario: Mapping[str, Any], base: str, piece: Piece) -> tuple[str, Sequence[Row]]:
    """The rows of a piece, and who did it."""
    plan = arena_plan(scenario, "the sweep")
    if fits(plan):
        ensemble = Ensemble(plan, piece.seeds).run()
        measured = ensemble.measured()
    else:
        measured = [_one(scenario, Path(base), seed) for seed in piece.seeds]
    rows = [
        {"run": piece.first + number, "cell": piece.cell.number, "seed": seed, "metrics": metrics}
        for number, (seed, metrics) in enumerate(zip(piece.seeds, measured, strict=True))
    ]
    return worker_name(), rows


def _one(scenario: Mapping[str, Any], base: Path, seed: int) -> dict[str, Any]:
    plan = arena_plan(scenario, "the sweep", seed)
    last = asyncio.run(ArenaRunner(plan, Seating(base).seat_for).run())
    assert last is not None
    metrics: dict[str, Any] = last["metrics"]
    return metrics
