"""A sweep as a piece of work beside the window: its processes are ended when it is cancelled."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from concordui.background import Cancelled, Tell
from engine.commons import sweep
from engine.commons.sweep import Progress, SweepPlan
from engine.commons.sweep.tally import SweepTally, SweepView
from engine.commons.sweep.work import Row

LOOK_S = 0.25
"""Results are told so often at most."""


GoOn: TypeAlias = Callable[[], None]
"""Called often; raises `Cancelled` where the work was cancelled."""


@dataclass(frozen=True, slots=True)
class Planned:
    """What will be run."""

    plan: SweepPlan


@dataclass(frozen=True, slots=True)
class SweepTold:
    """How far it is, and all results so far."""

    progress: Progress
    view: SweepView


class SweepWork:
    """Tells `Planned`, then `SweepTold`s; its outcome is the last of them.

    `make` gives the plan, in the work's thread, where that takes its time. `run_on` does what the folder lacks, else
    it is only looked at.
    """

    def __init__(self, make: Callable[[GoOn], SweepPlan], folder: Path, *, run_on: bool) -> None:
        self._make, self._folder, self._run_on = make, folder, run_on
        self._sweep: sweep.Sweep | None = None
        self._stopped = False
        self._tally: SweepTally | None = None
        self._progress: Progress | None = None
        self._last: SweepTold | None = None
        self._told_at = 0.0

    def run(self, tell: Tell) -> object:
        plan = self._make(self._go_on)
        self._tally = SweepTally(plan)
        tell(Planned(plan))
        self._sweep = sweep.Sweep(plan, self._folder, observe=_Teller(self, tell), kept=self._kept)
        self._go_on()
        try:
            if self._run_on:
                self._sweep.run()
            else:
                self._sweep.look()
        except sweep.Cancelled:
            if self._progress is not None:
                tell(SweepTold(self._progress, self._tally.view()))
            raise Cancelled from None
        assert self._last is not None
        return self._last

    def cancel(self) -> None:
        self._stopped = True
        if self._sweep is not None:
            self._sweep.cancel()

    def _go_on(self) -> None:
        if self._stopped:
            raise Cancelled

    def observe(self, tell: Tell, progress: Progress) -> None:
        """Tell how far it is, if nothing was told a moment ago."""
        assert self._tally is not None
        self._progress = progress
        now = time.monotonic()
        if progress.done == progress.total or now - self._told_at >= LOOK_S:
            self._told_at = now
            self._last = SweepTold(progress, self._tally.view())
            tell(self._last)

    def _kept(self, rows: Iterable[Row]) -> None:
        assert self._tally is not None
        self._tally.add(rows)


class _Teller:
    """What the engine's sweep calls: the work's `observe` with the job's `tell`."""

    def __init__(self, work: SweepWork, tell: Tell) -> None:
        self._work, self._tell = work, tell

    def __call__(self, progress: Progress) -> None:
        self._work.observe(self._tell, progress)
