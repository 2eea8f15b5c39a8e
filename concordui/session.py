"""A running match beside the window: a thread with an event loop around the engine's `Match`, and signals from it.

The window's thread never waits for the engine: what happens comes as events, what a person sends goes as calls into
the loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal

from concordui.pace import Pace, PaceGate
from engine.anatolia.board import Power
from engine.anatolia.events import MatchEvent, PhaseBegan, PhaseEnded
from engine.anatolia.match import Match
from engine.anatolia.promises import Proposal
from engine.errors import ConcordError

CLOSE_MS = 1000
"""Closing a match ends its thread and processes within a second (`window: Threads and processes`)."""

SWITCH_S = 0.0005
"""After how long the engine's thread hands the interpreter over. With Python's own 5 ms a repaint of 2 ms was measured
to take 76 beside a thread that computes, since each of its calls into Qt may wait that long."""

AT_ONCE = 12
"""Events that are handed over in one turn of the window's thread: a fast match tells some 15 a phase."""

Observe: TypeAlias = Callable[[MatchEvent], None]
Build: TypeAlias = Callable[[Observe], Match]
"""Makes the match, in its own thread: reading and replaying a saved game may take a while."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Failed:
    """The match can't go on: what is wrong, where, and what to do."""

    error: ConcordError


@dataclass(frozen=True, slots=True)
class Overheard:
    """What spectators of a match without people may know: the season's proposals and what became of them."""

    proposals: tuple[Proposal, ...]


@dataclass(frozen=True, slots=True)
class Reloading:
    """A bot's file was read again; it takes its seat before the next phase."""

    power: Power


@dataclass(frozen=True, slots=True)
class NotReloaded:
    """A bot's file can't be used; the bot plays on as it was."""

    power: Power
    error: ConcordError


class MatchFailed(ConcordError):
    """The engine failed in a way that nobody foresaw; the details are in the program's log."""


class MatchSession(QObject):
    """One match. `happened` carries a `MatchEvent`, or one of the classes above, in the window's thread.

    `start` once, `submit` and `reload` at any time, `close` once and at any time.
    """

    happened = Signal(object)
    _arrived = Signal()

    def __init__(self, build: Build, pace: Pace | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._closed = False
        self._events: deque[object] = deque()
        self._rung = False
        self._arrived.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._more = QTimer(self)
        self._more.setSingleShot(True)
        self._more.setInterval(0)
        self._more.timeout.connect(self._deliver)
        self._runner = _Runner(build, self._tell, PaceGate(pace))
        self._thread = _Thread(self._runner, self)

    def start(self) -> None:
        """Begin, or go on where the saved game stands."""
        sys.setswitchinterval(SWITCH_S)
        self._thread.start()

    def submit(self, power: Power, payload: Any) -> None:
        """Hand in a person's answer; a refusal comes back as a `SeatRefused` event."""
        self._runner.call(self._runner.submit, power, payload)

    def reload(self, power: Power) -> None:
        """Load a bot's file anew; what comes of it comes as `Reloading` and `Reloaded`, or as `NotReloaded`."""
        self._runner.call(self._runner.reload, power)

    def set_pace(self, pace: Pace) -> None:
        """How fast phases follow each other from here on (for a match that is only watched)."""
        self._runner.call(self._runner.gate.set_pace, pace)

    def step(self) -> None:
        """Let one more phase pass while paused."""
        self._runner.call(self._runner.gate.step)

    @property
    def running(self) -> bool:
        """Whether the thread is at work (it ends by itself when the match is over)."""
        return self._thread.isRunning()

    def close(self) -> None:
        """End the workers and the thread, within a second also when a bot hangs. No event comes afterwards."""
        self._closed = True
        self._more.stop()
        self._runner.stop()
        if not self._thread.wait(CLOSE_MS):
            _log.error("a match did not end within %d ms", CLOSE_MS)
        self._runner.dispose()

    def _tell(self, event: object) -> None:
        """An event of the engine, in the engine's thread: it is kept, and the window's thread is rung for once."""
        self._events.append(event)
        if not self._rung:
            self._rung = True
            self._arrived.emit()

    def _deliver(self) -> None:
        """Hand over what has come, no more than `AT_ONCE` events in one turn of the window's thread."""
        self._rung = False  # before the events are taken: what comes from now on rings again
        for _ in range(AT_ONCE):
            if self._closed or not self._events:
                return
            self.happened.emit(self._events.popleft())
        if self._events and not self._more.isActive():
            self._more.start()


class _Thread(QThread):
    """The thread that the runner's event loop lives in."""

    def __init__(self, runner: _Runner, parent: QObject) -> None:
        super().__init__(parent)
        self.setObjectName("match")
        self._runner = runner

    def run(self) -> None:
        self._runner.run()


class _Runner:
    """The event loop around the match. `call` and `stop` come from the window's thread, all else runs in the loop."""

    def __init__(self, build: Build, tell: Callable[[object], None], gate: PaceGate) -> None:
        self.gate = gate
        self._build = build
        self._tell = tell
        self._loop = asyncio.new_event_loop()
        self._match: Match | None = None
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    def run(self) -> None:
        """The whole life of the thread."""
        try:
            with asyncio.Runner(loop_factory=self._own_loop) as runner:
                runner.run(self._live())
        except Exception:
            _log.exception("a match's thread failed")

    def call(self, function: Callable[..., object], *arguments: object) -> None:
        """Run `function` in the loop; nothing happens once the loop has ended."""
        with contextlib.suppress(RuntimeError):  # the loop closed in this very moment
            self._loop.call_soon_threadsafe(function, *arguments)

    def stop(self) -> None:
        """Let the loop come to its end."""
        self._stopped = True
        self.call(self._cancel)

    def dispose(self) -> None:
        """Free the loop of a thread that was never started."""
        if not self._loop.is_running():
            self._loop.close()

    def submit(self, power: Power, payload: Any) -> None:
        if self._match is not None:
            self._match.submit(power, payload)

    def reload(self, power: Power) -> None:
        if self._match is None:
            return
        try:
            self._match.reload(power)
        except ConcordError as error:
            self._tell(NotReloaded(power, error))
        else:
            self._tell(Reloading(power))

    async def _live(self) -> None:
        self._task = asyncio.current_task()
        try:
            if not self._stopped:
                await self._play()
        except asyncio.CancelledError:
            pass  # the window closes the match
        except ConcordError as error:
            self._tell(Failed(error))
        except Exception as error:
            _log.exception("a match failed")
            what, where = "the match can't go on", type(error).__name__
            self._tell(Failed(MatchFailed(what, where, "open the saved game again; the log has the details")))

    async def _play(self) -> None:
        self._match = self._build(self._observe)
        self._match.between = self._between
        try:
            await self._match.run()
        finally:
            await self._match.close()

    async def _between(self) -> None:
        """Keep the pace once nobody has a say (any more); a match that people play waits for nothing but them."""
        match = self._match
        if match is not None and not any(match.seats[power].kind == "human" for power in match.game.living()):
            await self.gate.passed()

    def _observe(self, event: MatchEvent) -> None:
        """Pass an event on; where nobody's secrets are at stake, the season's deals too."""
        self._tell(event)
        if isinstance(event, PhaseBegan | PhaseEnded) and self._match is not None and not _has_people(self._match):
            self._tell(Overheard(self._match.game.proposals()))

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _own_loop(self) -> asyncio.AbstractEventLoop:
        return self._loop


def _has_people(match: Match) -> bool:
    return any(seat.kind == "human" for seat in match.seats.values())
