"""Running a sweep on the command line: interrupts, the progress bar, and where everything lies at the end."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
from rich.progress import Progress as Bar

from engine.cli import DONE
from engine.cli.interrupt import run_interruptibly
from engine.cli.output import print_note
from engine.cli.spans import span
from engine.commons.sweep import Cancelled, Progress, Sweep, SweepPlan, load_plan
from engine.commons.sweep.report import CSV, PLOTS, SUMMARY


@dataclass(frozen=True, slots=True)
class SweepOptions:
    """What the command line asks for."""

    spec: Path
    executor: str
    out: Path | None


def run_sweep(options: SweepOptions) -> int:
    """Run it, or go on with it. Raises `ConcordError`, and `KeyboardInterrupt` once everything is put away."""
    plan = load_plan(options.spec)
    folder = options.out or Path(f"{options.spec.stem}-results")
    watcher = _Watcher(plan)
    sweep = Sweep(plan, folder, options.executor, watcher.observe)
    try:
        with watcher.shown():
            run_interruptibly(_run(sweep))
    except KeyboardInterrupt:
        print_note(
            f"interrupted; {watcher.done} of {plan.runs} runs are kept in {folder}; run the same command to go on"
        )
        raise
    faults = sweep.faults
    if faults:
        print_note(f"agents failed to decide {faults} times and harvested 0; the column 'faults' of {CSV} says where")
    each = "1 seed" if len(plan.seeds) == 1 else f"{len(plan.seeds)} seeds"
    print(f"{plan.runs} runs ({len(plan.cells)} settings, {each} each): {folder}/{CSV}, {SUMMARY}, {PLOTS}")
    return DONE


async def _run(sweep: Sweep) -> None:
    """The sweep in a thread of its own; if this is cancelled, its workers have ended when it leaves."""
    running = asyncio.ensure_future(asyncio.to_thread(sweep.run))
    try:
        await asyncio.shield(running)
    except asyncio.CancelledError:
        sweep.cancel()
        try:
            await running
        except Cancelled:
            raise asyncio.CancelledError from None


class _Watcher:
    """Moves the bar, and says what was done before."""

    def __init__(self, plan: SweepPlan) -> None:
        self.done = 0
        self._total = plan.runs
        self._began = False
        self._bar: Bar | None = None

    @contextmanager
    def shown(self) -> Iterator[None]:
        """A bar on stderr if somebody looks at it."""
        if not sys.stderr.isatty():
            yield
            return
        columns = (TextColumn("Running"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[left]}"))
        with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
            self._bar = bar
            bar.add_task("", total=self._total, left="")
            yield
        self._bar = None

    def observe(self, progress: Progress) -> None:
        """Take how far it is."""
        self.done = progress.done
        if not self._began and 0 < progress.done < progress.total:
            print_note(f"going on: {progress.done} of {progress.total} runs were done before")
        self._began = True
        if self._bar is not None:
            left = "" if progress.seconds_left is None else f"{span(progress.seconds_left)} left"
            self._bar.update(self._bar.task_ids[0], completed=progress.done, left=left)
