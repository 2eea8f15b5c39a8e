"""What comes of a scenario as it is now: its faults, and a quick run, found beside the window while one types."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from concordui.background import Cancelled, Job, Tell
from concordui.commons.editor.faults import Faults
from concordui.commons.editor.lines import number, say
from concordui.commons.picture import StockPicture
from concordui.engine_words import told as in_words
from engine.commons.course import best_stock
from engine.commons.ensemble import fits
from engine.commons.runner import ArenaRunner, nobody
from engine.commons.scenario import ArenaPlan, WorldPlan, arena_plan, world_plan
from engine.commons.solo import Solo
from engine.errors import ConcordError, Fault, FaultyInput

PAUSE_MS = 120
"""How long nothing has to be typed before the scenario is looked at."""
TURNS = 200
"""Turns of a quick run."""
SECONDS = 1.0
"""CPU time after which a quick run ends."""
CROWD = 200
"""Players who are asked one by one, past which there is no quick run."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is wrong with a scenario, or surprising."""

    faults: Faults = field(default_factory=Faults)
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class QuickRun:
    """How the stock goes, in a picture and a sentence."""

    picture: StockPicture | None
    words: str


class Study:
    """See `concordui.background.Work`. Tells a `Verdict`; its outcome is a `QuickRun` for an arena without faults."""

    def __init__(self, data: Any) -> None:
        self._data = data
        self._stopped = False

    def run(self, tell: Tell) -> object:
        plan = self._plan(tell)
        if self._stopped:
            raise Cancelled
        return self._quick(plan) if isinstance(plan, ArenaPlan) else None

    def cancel(self) -> None:
        self._stopped = True

    def _plan(self, tell: Tell) -> ArenaPlan | WorldPlan | None:
        world = isinstance(self._data, Mapping) and "arenas" in self._data
        try:
            plan = (world_plan if world else arena_plan)(self._data, "here")
        except FaultyInput as error:
            tell(Verdict(Faults.of(error.faults)))
        except ConcordError as error:
            tell(Verdict(Faults.of([Fault("version", f"{in_words(error.what)}: {in_words(error.remedy)}")])))
        else:
            tell(Verdict(warnings=plan.warnings))
            return plan
        return None

    def _quick(self, plan: ArenaPlan) -> QuickRun:
        alone = [player for player in plan.players if player.strategy is None]
        if alone:
            return QuickRun(None, say("No quick run: {player} is asked from outside.", player=alone[0].id))
        quick = fits(plan)
        if not quick and len(plan.players) > CROWD:
            return QuickRun(None, say("No quick run: each of {count} players is asked.", count=len(plan.players)))
        levels: list[float] = []
        ends = time.thread_time() + SECONDS
        try:
            for level in _array_levels(plan) if quick else _levels(plan):
                levels.append(level)
                if self._stopped:
                    raise Cancelled
                if len(levels) > TURNS or time.thread_time() > ends:
                    break
        except ConcordError as error:
            return QuickRun(None, f"{in_words(error.what)}: {in_words(error.remedy)}")
        picture = StockPicture.of_shares(levels, plan.dynamics.capacity(), best_stock(plan.dynamics))
        words = "A quick run: the stock is {stock} after turn {turn} of {turns}."
        told = {"stock": f"{levels[-1]:.4g}", "turn": len(levels) - 1, "turns": number(plan.scenario.turns)}
        return QuickRun(picture, say(words, **told))


def _array_levels(plan: ArenaPlan) -> Iterator[float]:
    """The stock before the first turn and after each."""
    solo = Solo(plan)
    yield solo.stock
    while not solo.over:
        solo.step()
        yield solo.stock


def _levels(plan: ArenaPlan) -> Iterator[float]:
    """The same for players who are asked one by one."""
    runner = ArenaRunner(plan, nobody)
    yield plan.dynamics.stock(runner.arena.state)
    with asyncio.Runner() as loop:
        while not runner.over:
            yield loop.run(runner.turn())["stock"]


class Studies(QObject):
    """Looks at the latest scenario, one at a time, beside the window. `judged` carries a `Verdict`, `ran` a `QuickRun`
    or None; both are about the scenario that was given last.
    """

    judged = Signal(object)
    ran = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted: Any = None
        self._waiting = False
        self._job: Job | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self._begin)

    @property
    def busy(self) -> bool:
        """Whether what it says of the latest scenario is still to come."""
        return self._waiting or self._job is not None

    def look(self, data: Any) -> None:
        """Look at this one, once nothing else has come for a moment."""
        self._wanted, self._waiting = data, True
        self._pause.start()
        if self._job is not None:
            self._job.cancel()

    def close(self) -> None:
        """End what runs. No signal comes afterwards."""
        self._pause.stop()
        self._waiting = False
        if self._job is not None:
            self._job.close()
            self._job = None

    def _begin(self) -> None:
        if self._job is not None:
            return  # its end begins the next one
        self._waiting = False
        self._job = Job(Study(self._wanted), self)
        self._job.told.connect(self._told)
        self._job.done.connect(self._done)
        self._job.failed.connect(self._over)
        self._job.cancelled.connect(self._over)
        self._job.start()

    def _told(self, verdict: object) -> None:
        if not self._waiting:
            self.judged.emit(verdict)

    def _done(self, outcome: object) -> None:
        stale = self._waiting
        self._over()
        if not stale:
            self.ran.emit(outcome)

    def _over(self, error: object = None) -> None:
        if self._job is not None:
            self._job.deleteLater()
            self._job = None
        if self._waiting and not self._pause.isActive():
            self._begin()
