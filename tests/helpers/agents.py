"""Runs of a commons with files: code agents written on the spot beside a player who never fails, logs of worlds."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.commons.attempts import Attempts, ledger_beside
from engine.commons.log import LogWriter, header
from engine.commons.replay import go_on, resumable
from engine.commons.runner import ArenaRunner
from engine.commons.scenario import ArenaPlan, WorldPlan, arena_plan
from engine.commons.seating import Seating
from engine.commons.world import World
from engine.commons.world_runner import WorldRunner
from engine.seats.bot_seat import BotSeat, Deadlines
from helpers.bots import PATIENT

STEADY = {"id": "z", "strategy": "fixed", "amount": 2.0}
"""A player who asks for 2 every turn, whatever the others do."""


def scenario_of(folder: Path, sources: Mapping[str, str], ending: str = ".py", **rest: Any) -> dict[str, Any]:
    """A scenario of agents of these sources, by player, and `STEADY`; their files are written into the folder."""
    for name, source in sources.items():
        (folder / f"{name}{ending}").write_text(source, encoding="utf-8")
    players = [{"id": name, "agent": f"{name}{ending}"} for name in sources]
    engine = {"type": "logistic", "r": 0.5, "K": 1000.0, "initial": 500.0}
    return {"engine": engine, "turns": 2, "players": [*players, STEADY], **rest}


def runner_of(
    plan: ArenaPlan, folder: Path, log: Path | None = None, deadlines: Deadlines = PATIENT, logs: Path | None = None
) -> ArenaRunner:
    """Who runs the plan, its agents' files in the folder, what minds are asked beside the log."""
    seating = Seating(folder, logs, deadlines=deadlines, attempts=Attempts(ledger_beside(log)))
    runner = ArenaRunner(plan, seating.seat_for)
    if log is not None:
        runner.writer = LogWriter(log)
        runner.writer.add(header("arena-log", plan.source, plan.seed, plan.dynamics.name))
    return runner


def run(runner: ArenaRunner) -> list[dict[str, Any]]:
    """Run it to its end: the records, once all that it started is gone."""
    records: list[dict[str, Any]] = []
    runner.watch = records.append
    try:
        asyncio.run(runner.run())
    finally:
        if runner.writer is not None:
            runner.writer.close()
    assert all(seat.pid is None for seat in runner._seats.values() if isinstance(seat, BotSeat))
    return records


def records_of(folder: Path, source: Mapping[str, Any], **options: Any) -> list[dict[str, Any]]:
    """The records of a whole run of a scenario whose agents' files are in the folder."""
    return run(runner_of(arena_plan(source, "of a test"), folder, **options))


def gone_on(plan: ArenaPlan, folder: Path, log: Path) -> list[dict[str, Any]]:
    """Go on with a run from where its log ends: the records that are added."""
    found = resumable(log, plan)
    assert found is not None
    runner = ArenaRunner(plan, Seating(folder, deadlines=PATIENT, attempts=Attempts(ledger_beside(log))).seat_for)
    go_on(runner, found)
    runner.writer = LogWriter(log, keep=found.whole)
    return run(runner)


def errors_of(records: list[dict[str, Any]], player: str) -> list[str | None]:
    """Why the player failed, turn by turn; None where it did not."""
    return [each.get("error") for record in records for each in record["decisions"] if each["playerId"] == player]


def requests_of(records: list[dict[str, Any]], player: str) -> list[float]:
    """What the player asked for, turn by turn."""
    return [each["requested"] for record in records for each in record["decisions"] if each["playerId"] == player]


def world_logged(plan: WorldPlan, folder: Path) -> World:
    """A whole world of built-in strategies, after its last round, its logs in the folder."""
    return asyncio.run(WorldRunner(plan, folder=folder).run())
