"""Trials: whole colonies under a spec that is frozen, within a budget of calls (`colony: Receipts for every claim`).

Each run, an arm with a seed, is a store of its own in the folder of the results, so its attempts, answers and receipts
are kept as those of any run are, and it can be looked into with the other commands. Nothing is rerolled: failures stay
in the ledger and count. Running the same spec again in the same folder goes on where it was; thoughts that were under
way are discarded as of an earlier epoch, in the ledger, and counted. Where a run's share of the budget is spent, its
colony goes on by native habit alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.colony.frozen import digest_of, freeze, same
from engine.colony.loading import opened
from engine.colony.runner import Run
from engine.colony.store import Store
from engine.colony.trial_report import TIMELINE, report_of, write_report
from engine.colony.trial_spec import TrialPlan, TrialRun, TrialSpec, read_trial
from engine.folder_lock import held

TOGETHER = 60
"""Ticks between two looks at whether somebody cancelled."""


@dataclass(frozen=True, slots=True)
class TrialProgress:
    """How far it is, in ticks of all runs; `run` is the one that goes on, `calls` what it has used of its share."""

    done: int
    total: int
    run: str
    calls: int


@dataclass(frozen=True, slots=True)
class TrialResult:
    """What came of it: the report as a JSON value, as a table for people, and the folder that holds both."""

    report: dict[str, Any]
    table: str
    folder: Path


Observe = Callable[[TrialProgress], None]


def run_trial(
    spec_path: Path, out: Path, progress: Observe | None = None, *, environ: Mapping[str, str] | None = None
) -> TrialResult:
    """Run a trial, or go on with it, from ordinary code; see `trial`."""
    return asyncio.run(trial(spec_path, out, progress, environ=environ))


async def trial(
    spec_path: Path, out: Path, progress: Observe | None = None, *, environ: Mapping[str, str] | None = None
) -> TrialResult:
    """Run what is left of a trial and write its report into `out`. Being cancelled keeps every tick that was done.

    Raises as `read_trial`; `FrozenError` where `out` is of another spec; `FileError` and `StateError` for a store.
    """
    plan = read_trial(spec_path, environ)
    with held(out / ".lock", "another bank or trial is running in this folder"):
        digest = freeze(out, plan.identity(), plan.shown(), spec_path)
        for number, run in enumerate(plan.runs):
            await _go_on(plan, run, store_path(out, run), environ, _Told(plan, number, run, progress))
        report, table = write_report(plan, digest, {run.name: store_path(out, run) for run in plan.runs}, out)
    return TrialResult(report, table, out)


def _stretch(spec: TrialSpec) -> int:
    """Ticks between two looks: fewer where models are waited for, so that it is seen what they cost."""
    if spec.pause:
        return 1
    return TOGETHER if spec.rate is None else max(1, min(TOGETHER, int(spec.rate)))


def so_far(plan: TrialPlan, out: Path) -> dict[str, Any]:
    """The report of the runs that are begun in a folder of results, finished or not; nothing is written.

    Raises `FrozenError` where the folder is of another spec, `FileError` and `StateError` for a store.
    """
    same(out, plan.identity())
    begun = {run.name: path for run in plan.runs if (path := store_path(out, run)).exists()}
    return report_of(plan, digest_of(plan.identity()), begun)


def store_path(out: Path, run: TrialRun) -> Path:
    """Where a run is kept."""
    return out / "runs" / f"{run.name}.sqlite"


@dataclass(frozen=True, slots=True)
class _Told:
    """Says how far a trial is, while a run of it goes on."""

    plan: TrialPlan
    number: int
    run: TrialRun
    progress: Observe | None

    def __call__(self, tick: int, calls: int) -> None:
        if self.progress is not None:
            ticks = self.plan.spec.ticks
            total = ticks * len(self.plan.runs)
            self.progress(TrialProgress(ticks * self.number + tick, total, self.run.name, calls))


async def _go_on(
    plan: TrialPlan, run: TrialRun, path: Path, environ: Mapping[str, str] | None, told: Callable[[int, int], None]
) -> None:
    """Take one run to its last tick, from where its store is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    store = Store.open(path) if path.exists() else Store.create(path, plan.scenario(run.seed))
    with store:
        if store.tip(TIMELINE) >= plan.spec.ticks:
            store.discard_open()
            told(plan.spec.ticks, store.attempts.count())
            return
        world = opened(store, TIMELINE)
        minds = plan.minds(run, environ)
        async with Run(world, minds, store.record(TIMELINE), budget=run.share, pause=plan.spec.pause) as going:
            while world.tick < plan.spec.ticks:
                told(world.tick, store.attempts.count())
                await going.play(plan.spec.rate, min(world.tick + _stretch(plan.spec), plan.spec.ticks))
                await asyncio.sleep(0)
        store.keep(TIMELINE, world)
        told(world.tick, store.attempts.count())
