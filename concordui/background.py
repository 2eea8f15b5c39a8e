"""A job beside the window: work that takes long, in a thread of its own, told of in signals and ended within a second.

For work with one beginning and one end (a bot's check, a tournament); a match, which people talk to, has its own
`session`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

from PySide6.QtCore import QObject, Qt, QThread, Signal

from engine.errors import ConcordError

END_MS = 5000
"""How long a job may take to end what it started; only a system that does not end killed processes takes longer."""

Tell: TypeAlias = Callable[[object], None]

_log = logging.getLogger(__name__)


class JobFailed(ConcordError):
    """A job failed in a way that nobody foresaw; the details are in the program's log."""


class Cancelled(Exception):
    """The work ended because it was cancelled."""


class Work(Protocol):
    """What a job does. `run` blocks in the job's thread and returns the outcome; `tell` may be called in any thread.

    It raises `ConcordError` where the work can't be done, and `Cancelled` after `cancel`, which may come at any time.
    """

    def run(self, tell: Tell) -> object: ...

    def cancel(self) -> None: ...


class Job(QObject):
    """Runs one piece of work. All signals come in the window's thread, the last of them exactly once.

    `told` carries what the work tells; then `done` carries its outcome, or `failed` a `ConcordError`, or `cancelled`
    comes.
    """

    told = Signal(object)
    done = Signal(object)
    failed = Signal(object)
    cancelled = Signal()
    _arrived = Signal(object)

    def __init__(self, work: Work, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._closed = False
        self._thread = _Thread(work, self._arrived.emit, self)
        self._arrived.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._thread.finished.connect(self._finished)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    @property
    def running(self) -> bool:
        """Whether the thread is at work."""
        return self._thread.isRunning()

    def cancel(self) -> None:
        """Ask the work to end; `cancelled` comes when it has, unless it was done already."""
        self._work.cancel()

    def close(self) -> None:
        """End the work and wait for it. No signal comes afterwards."""
        self._closed = True
        if self.running:
            self._work.cancel()
            if not self._thread.wait(END_MS):
                _log.error("a job did not end within %d ms", END_MS)

    def _deliver(self, message: object) -> None:
        if not self._closed:
            self.told.emit(message)

    def _finished(self) -> None:
        """The thread's own signal is queued behind all that it told."""
        if self._closed:
            return
        outcome = self._thread.outcome
        if isinstance(outcome, Cancelled):
            self.cancelled.emit()
        elif isinstance(outcome, ConcordError):
            self.failed.emit(outcome)
        else:
            self.done.emit(outcome)


class _Thread(QThread):
    """The thread of a job; `outcome` is what the work returned or raised."""

    def __init__(self, work: Work, tell: Tell, parent: QObject) -> None:
        super().__init__(parent)
        self.setObjectName("job")
        self.outcome: object = None
        self._work = work
        self._tell = tell

    def run(self) -> None:
        try:
            self.outcome = self._work.run(self._tell)
        except (Cancelled, ConcordError) as error:
            self.outcome = error
        except Exception as error:
            _log.exception("a job failed")
            remedy = "try again; the log has the details"
            self.outcome = JobFailed("this could not be carried out", type(error).__name__, remedy)


class AsyncWork:
    """Work that is a coroutine: `begin` makes it, with the function that it tells by."""

    def __init__(self, begin: Callable[[Tell], Awaitable[object]]) -> None:
        self._begin = begin
        self._loop = asyncio.new_event_loop()
        self._task: asyncio.Task[object] | None = None
        self._stopped = False

    def run(self, tell: Tell) -> object:
        with asyncio.Runner(loop_factory=self._own_loop) as runner:
            return runner.run(self._live(tell))

    def cancel(self) -> None:
        self._stopped = True
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._cancel)

    async def _live(self, tell: Tell) -> object:
        self._task = asyncio.current_task()
        if self._stopped:
            raise Cancelled
        try:
            return await self._begin(tell)
        except asyncio.CancelledError:
            raise Cancelled from None

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _own_loop(self) -> asyncio.AbstractEventLoop:
        return self._loop
