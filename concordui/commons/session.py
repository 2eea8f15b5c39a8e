"""A run of a commons beside the window: one thread that plays it or follows its log, and tells how far it is.

What is shown always comes from the log on the disk: a run that is played writes it, and reads it back as any other.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, Signal

from concordui.commons.seat.keeper import SeatKeeper
from concordui.loop_thread import Courier, LoopThread
from concordui.pace import Pace, PaceGate
from concordui.unforeseen import UnforeseenFailure
from engine.commons.course import CourseView
from engine.commons.course_reader import CourseReader
from engine.commons.log import LogWriter, header
from engine.commons.runner import ArenaRunner
from engine.commons.scenario import ArenaPlan
from engine.commons.seating import Seating
from engine.errors import ConcordError
from engine.seats.protocol import Answer

TELL_S = 0.1
"""Ten pictures a second are enough to watch."""

REST_S = 0.5
"""So long at most a run waits for the window to draw what it was told: two threads that compute take the interpreter
from each other."""

FOLLOW_S = 0.25
"""Between two looks at whether somebody has written more to a log."""

STILL = 8
"""Looks in a row that found nothing new: nobody writes a log any more."""

SLICE = 200
"""Entries that are read between two looks at what else is wanted."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Opened:
    """The log stands and was understood: the plan of its scenario, how many turns there will be at most. Comes once,
    before everything else.
    """

    plan: ArenaPlan
    planned: int


@dataclass(frozen=True, slots=True)
class Progress:
    """How far it is, told at most ten times a second.

    `over`: no turn can follow any more. `growing`: somebody is writing it. `cut` says what stands behind the last whole
    entry of a log that nobody writes, None for nothing.
    """

    view: CourseView
    over: bool
    growing: bool = True
    cut: str | None = None


@dataclass(frozen=True, slots=True)
class Faulted:
    """A player that is asked from outside failed in a turn; it harvested nothing."""

    player: str
    method: str
    answer: Answer


@dataclass(frozen=True, slots=True)
class RunFailed:
    """It can't go on: what is wrong, where, and what to do. What is in the log stays."""

    error: ConcordError


class CommonsSession(QObject):
    """One run. `happened` carries one of the classes above, or a `TurnShown` that was `want`ed, in the window's thread.

    `start` once, `want` at any time, `close` once and at any time.
    """

    happened = Signal(object)
    played_elsewhere = False
    """Whether another program decides when it goes on."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        """The log."""
        self._courier = Courier(self, at_once=1)  # each has much to draw
        self._courier.arrived.connect(self.happened)
        self._thread = LoopThread("commons", self._live, self)
        self._reader: CourseReader | None = None
        self._planned: int | None = None
        self._told = 0.0
        self._later: asyncio.TimerHandle | None = None
        self._wanted: int | None = None
        self._drawn = asyncio.Event()
        self._drawn.set()

    @property
    def base(self) -> Path:
        """The folder from which agents' files are found."""
        return self.path.parent

    def start(self) -> None:
        """Begin."""
        self._thread.begin()

    def want(self, turn: int) -> None:
        """Read this turn from the log: a `TurnShown` comes, unless another one is wanted before."""
        self._thread.call(self._want, turn)

    def drawn(self) -> None:
        """The window has drawn what it was told."""
        self._thread.call(self._drawn.set)

    @property
    def running(self) -> bool:
        """Whether the thread is at work."""
        return self._thread.isRunning()

    def close(self) -> None:
        """End the thread and every process that it started, within a second. Nothing is told afterwards."""
        self._courier.close()
        self._thread.end()

    # In the thread

    def _tell(self, event: object) -> None:
        self._courier.tell(event)

    async def _live(self) -> None:
        try:
            await self._attempt()
            await asyncio.Event().wait()  # turns are read for who looks back, until the tab is closed
        finally:
            if self._reader is not None:
                self._reader.close()

    async def _attempt(self) -> None:
        try:
            await self._run()
        except ConcordError as error:
            self._fail(error)
        except Exception as error:
            _log.exception("a run of a commons failed")
            remedy = "open its log again; the program's log has the details"
            self._fail(UnforeseenFailure("the run can't go on", type(error).__name__, remedy))

    def _fail(self, error: ConcordError) -> None:
        """Tell how far it came, then that it goes no further."""
        self._show(True)
        self._tell(RunFailed(error))

    async def _run(self) -> None:
        raise NotImplementedError

    def _open(self) -> CourseReader:
        """The log, which stands."""
        self._reader = CourseReader(self.path, self._planned)
        self._tell(Opened(self._reader.plan, self._reader.planned))
        return self._reader

    async def _catch_up(self) -> bool:
        """Take in what was written since; whether there was anything."""
        reader, found = self._reader, False
        assert reader is not None
        while taken := reader.take(SLICE):
            found = True
            self._show(False)
            if taken < SLICE:
                break
            await asyncio.sleep(0)
        return found

    def _show(self, at_once: bool) -> None:
        """Tell how far it is; if that was told just now, a moment later."""
        wait = self._told + TELL_S - monotonic()
        if wait > 0 and not at_once:
            if self._later is None:
                self._later = asyncio.get_running_loop().call_later(wait, self._show, True)
            return
        if self._later is not None:
            self._later.cancel()
            self._later = None
        self._told = monotonic()
        self._drawn.clear()
        self._report()

    async def _rest(self) -> None:
        """Let the window draw in peace what it was told last, then begin the next tenth of a second."""
        if self._drawn.is_set():
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(REST_S):
                await self._drawn.wait()
        self._drawn.set()
        self._told = monotonic()

    def _report(self) -> None:
        """Tell how far it is."""
        if self._reader is not None:
            self._tell(Progress(self._reader.course.view(), self._reader.over, *self._state()))

    def _state(self) -> tuple[bool, str | None]:
        """Whether the log is being written; else what stands behind its last whole entry."""
        return True, None

    def _want(self, turn: int) -> None:
        """Several that come in one turn of the loop are read once: the last."""
        if self._wanted is None:
            asyncio.get_running_loop().call_soon(self._read_wanted)
        self._wanted = turn

    def _read_wanted(self) -> None:
        turn, self._wanted = self._wanted, None
        if turn is None or self._reader is None or not 1 <= turn <= self._reader.course.turns:
            return
        try:
            self._tell(self._reader.turn(turn))
        except ConcordError as error:
            self._tell(RunFailed(error))


class ArenaSession(CommonsSession):
    """An arena that is played: `set_pace` and `step` as for a match. Its log is begun at `path`."""

    def __init__(
        self, plan: ArenaPlan, path: Path, seating: Seating, pace: Pace | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(path, parent)
        self.plan = plan
        self._gate = PaceGate(pace)
        self._held = False
        self._keeper = SeatKeeper(self._tell, self._wake, path)
        self._seating = replace(seating, person=self._keeper.person)
        self._runner: ArenaRunner | None = None

    @property
    def base(self) -> Path:
        return self._seating.base

    def set_pace(self, pace: Pace) -> None:
        """How fast turns follow each other from here on."""
        self._thread.call(self._gate.set_pace, pace)

    def step(self) -> None:
        """Let one more turn pass while paused."""
        self._thread.call(self._gate.step)

    def take_seat(self, player: str) -> None:
        """Seat a person: `Taken`, then an `Asked` for each question; or `SeatRefused`."""
        self._thread.call(self._keeper.take, player)

    def give_back(self, player: str) -> None:
        """Whoever played there before plays again: `Returned`."""
        self._thread.call(self._keeper.give_back, player)

    def submit(self, player: str, payload: Any) -> None:
        """A person's answer: the run goes on, or `SeatRefused` comes."""
        self._thread.call(self._keeper.submit, player, payload)

    async def _run(self) -> None:
        plan = self.plan
        writer = LogWriter(self.path)
        try:
            writer.add(header("arena-log", plan.source, plan.seed, plan.dynamics.name))
            self._runner = ArenaRunner(plan, self._seating.seat_for, writer)
            self._runner.mourn = self._mourn
            reader = self._open()
            self._show(True)
            await self._play(self._runner, reader)
        finally:
            writer.close()

    async def _play(self, runner: ArenaRunner, reader: CourseReader) -> None:
        """Every turn, at the pace that is set; where a person plays, at the person's."""
        try:
            await runner.open()
            self._keeper.begin(runner)
            while not runner.over:
                if not self._keeper.occupied:
                    self._held = True
                    await self._gate.passed()
                    self._held = False
                await runner.turn()
                await self._catch_up()
                await self._rest()
        finally:
            self._keeper.end()
            await runner.close()
            self._show(True)

    def _wake(self) -> None:
        """On to the turn in which a person is asked, though it is paused."""
        if self._held:
            self._gate.step()

    def _mourn(self, player: str, method: str, answer: Answer) -> None:
        self._tell(Faulted(player, method, answer))


class LogSession(CommonsSession):
    """A log that was written, or is being written by somebody else: it is followed.

    `planned` are the turns that there will be, where the scenario in the log does not say it (an arena of a world).
    """

    def __init__(self, path: Path, parent: QObject | None = None, *, planned: int | None = None) -> None:
        super().__init__(path, parent)
        self._planned = planned
        self._growing = False

    async def _run(self) -> None:
        self._open()
        await self._catch_up()
        self._show(True)
        still = STILL
        while True:
            await asyncio.sleep(FOLLOW_S)
            still = 0 if await self._catch_up() else still + 1
            growing = still < STILL
            if growing != self._growing:
                self._growing = growing
                self._show(True)

    def _state(self) -> tuple[bool, str | None]:
        cut = None if self._growing or self._reader is None else self._reader.index.cut
        return self._growing, cut
