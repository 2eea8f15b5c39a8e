"""Trials and snapshot banks on the command line: interrupts, the progress bar, the table, and where it all lies."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from engine.cli import DONE
from engine.cli.interrupt import run_interruptibly
from engine.cli.output import print_note
from engine.colony.bank import bank
from engine.colony.trial import trial


class _HowFar(Protocol):
    """What a trial and a bank tell of how far they are."""

    @property
    def done(self) -> int: ...

    @property
    def total(self) -> int: ...


def run_trial(spec: Path, out: Path | None) -> int:
    """Run it, or go on with it. Raises `ConcordError`, and `KeyboardInterrupt` once everything is put away."""
    folder = out or Path(f"{spec.stem}-results")
    with _shown("Ticks", folder) as observe:
        result = run_interruptibly(trial(spec, folder, observe))
    print(result.table, end="")
    print(f"{result.folder}: report.json, report.csv, and a store for each run in runs")
    return DONE


@dataclass(frozen=True, slots=True)
class BankOptions:
    """What ``concord colony bank`` asks for."""

    folder: Path
    minds: tuple[str, ...]
    out: Path | None
    budget: int | None
    claims: bool
    deadline: float


def run_bank(options: BankOptions) -> int:
    """Put it to the minds, or go on. Raises `ConcordError`, and `KeyboardInterrupt` once everything is put away."""
    out = options.out or Path(f"{options.folder.absolute().name}-results")
    with _shown("Decisions", out) as observe:
        asking = bank(
            options.folder,
            options.minds,
            out,
            options.budget,
            observe,
            claims=options.claims,
            deadline=options.deadline,
        )
        result = run_interruptibly(asking)
    print(result.table, end="")
    print(f"{result.folder}: report.json, matrix.csv, ledger.sqlite")
    return DONE


@contextmanager
def _shown(what: str, folder: Path) -> Iterator[Callable[[_HowFar], None]]:
    """What moves a bar on stderr, if somebody looks at it; an interrupt says how far it was and how to go on."""
    last: list[_HowFar] = []
    columns = (TextColumn(what), BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("", total=None)

        def observe(progress: _HowFar) -> None:
            last[:] = [progress]
            bar.update(task, completed=progress.done, total=progress.total)

        try:
            yield observe
            return
        except KeyboardInterrupt:
            bar.stop()
            done = f"{last[0].done:,} of {last[0].total:,} {what.lower()}" if last else "nothing"
            print_note(f"interrupted; {done} done, kept in {folder}; run the same command to go on")
            raise
