"""How long the window's thread is blocked: a heartbeat of a millisecond, and an event loop that rests like one."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

IDLE_S = 0.0003


class Heart(QObject):
    """Beats every millisecond and keeps the longest gap between two beats, in seconds.

    `busiest` is the most processor time that the thread itself took between two beats: the rest of a gap it waited for
    a core, or for the interpreter.
    """

    def __init__(self) -> None:
        super().__init__()
        self.longest = self.busiest = 0.0
        self._last, self._used = time.perf_counter(), time.thread_time()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(1)
        self._timer.timeout.connect(self._beat)

    def start(self) -> None:
        """Measure from now on."""
        self.longest = self.busiest = 0.0
        self._last, self._used = time.perf_counter(), time.thread_time()
        self._timer.start()

    def stop(self) -> tuple[float, float]:
        """The longest gap since `start` and the most processor time of a gap, in milliseconds."""
        self._timer.stop()
        return self.longest * 1000, self.busiest * 1000

    def _beat(self) -> None:
        now, used = time.perf_counter(), time.thread_time()
        self.longest = max(self.longest, now - self._last)
        self.busiest = max(self.busiest, used - self._used)
        self._last, self._used = now, used


def pump(application: QApplication, until, seconds: float = 120.0) -> None:
    """Let the event loop go round until that is so."""
    end = time.monotonic() + seconds
    while not until():
        application.processEvents()
        time.sleep(IDLE_S)  # as an event loop that has nothing to do
        if time.monotonic() > end:
            raise TimeoutError("it did not end")
