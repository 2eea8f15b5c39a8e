"""A thread with an event loop of its own, and a way for what happens there to come to the window's thread.

The window's thread never waits for either: calls go into the loop, events come out of it as a signal.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal

CLOSE_MS = 1000
"""Closing a tab ends its thread and processes within a second (`window: Threads and processes`)."""

SWITCH_S = 0.0005
"""After how long the engine's thread hands the interpreter over. With Python's own 5 ms a repaint of 2 ms was measured
to take 76 beside a thread that computes, since each of its calls into Qt may wait that long."""

AT_ONCE = 12
"""Events that are handed over in one turn of the window's thread: a fast match tells some 15 a phase."""

Life: TypeAlias = Callable[[], Coroutine[Any, Any, None]]
"""What a thread does; cancelled when it shall end."""

_log = logging.getLogger(__name__)


class LoopThread(QThread):
    """`begin` once, `call` at any time, `end` once and at any time."""

    def __init__(self, name: str, life: Life, parent: QObject) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._life = life
        self._loop = asyncio.new_event_loop()
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    def begin(self) -> None:
        """Start the thread."""
        sys.setswitchinterval(SWITCH_S)
        self.start()

    def call(self, function: Callable[..., object], *arguments: object) -> None:
        """Run `function` in the loop; nothing happens once the loop has ended."""
        with contextlib.suppress(RuntimeError):  # the loop closed in this very moment
            self._loop.call_soon_threadsafe(function, *arguments)

    def end(self, within_ms: int = CLOSE_MS) -> None:
        """Cancel what it does and wait for its end."""
        self._stopped = True
        self.call(self._cancel)
        if not self.wait(within_ms):
            _log.error("%s did not end within %d ms", self.objectName(), within_ms)
        elif not self._loop.is_closed():  # the thread was never started
            self._loop.close()

    def run(self) -> None:
        """The whole life of the thread."""
        try:
            with asyncio.Runner(loop_factory=self._own_loop) as runner:
                runner.run(self._live())
        except Exception:
            _log.exception("the thread of a %s failed", self.objectName())

    async def _live(self) -> None:
        self._task = asyncio.current_task()
        if not self._stopped:
            with contextlib.suppress(asyncio.CancelledError):  # the window closes it
                await self._life()

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _own_loop(self) -> asyncio.AbstractEventLoop:
        return self._loop


class Courier(QObject):
    """Carries events from any thread to the one that it lives in, in their order: `arrived`. None after `close`."""

    arrived = Signal(object)
    _rings = Signal()

    def __init__(self, parent: QObject | None = None, *, at_once: int = AT_ONCE) -> None:
        super().__init__(parent)
        self._at_once = at_once
        self._closed = False
        self._events: deque[object] = deque()
        self._rung = False
        self._rings.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._more = QTimer(self)
        self._more.setSingleShot(True)
        self._more.setInterval(0)
        self._more.timeout.connect(self._deliver)

    def tell(self, event: object) -> None:
        """Keep an event, and ring once for all that have come."""
        self._events.append(event)
        if not self._rung:
            self._rung = True
            self._rings.emit()

    def close(self) -> None:
        """Deliver nothing any more."""
        self._closed = True
        self._more.stop()

    def _deliver(self) -> None:
        """Hand over what has come, no more than so many events in one turn of the thread."""
        self._rung = False  # before the events are taken: what comes from now on rings again
        for _ in range(self._at_once):
            if self._closed or not self._events:
                return
            self.arrived.emit(self._events.popleft())
        if self._events and not self._more.isActive():
            self._more.start()
