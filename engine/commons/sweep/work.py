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
"""``{run, cell, seed, metrics, faults}``: a line of a results file. `faults`: how often an agent failed to decide."""


def worker_name() -> str:
    """Who did it, as a part of a file's name."""
    host = "".join(each if each.isalnum() else "-" for each in socket.gethostname())[:40]
    return f"{host}-{os.getpid()}"


def do_piece(scenario: Mapping[str, Any], base: str, piece: Piece) -> tuple[str, Sequence[Row]]:
    """The rows of a piece, and who did it."""
    plan = arena_plan(scenario, "the sweep")
    if fits(plan):
        ended = [(metrics, 0) for metrics in Ensemble(plan, piece.seeds).run().measured()]
    else:
        ended = [_one(scenario, Path(base), seed) for seed in piece.seeds]
    rows = [
        {"run": piece.first + number, "cell": piece.cell.number, "seed": seed, "metrics": metrics, "faults": faults}
        for number, (seed, (metrics, faults)) in enumerate(zip(piece.seeds, ended, strict=True))
    ]
    return worker_name(), rows


def _one(scenario: Mapping[str, Any], base: Path, seed: int) -> tuple[dict[str, Any], int]:
    faults = 0

    def count(record: Mapping[str, Any]) -> None:
        nonlocal faults
        faults += sum("error" in decision for decision in record["decisions"])

    plan = arena_plan(scenario, "the sweep", seed)
    last = asyncio.run(ArenaRunner(plan, Seating(base).seat_for, watch=count).run())
    assert last is not None
    return last["metrics"], faults
