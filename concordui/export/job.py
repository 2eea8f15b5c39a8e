"""An export at work: the window draws a picture a turn, a thread beside it writes, and both stop when asked."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Iterator
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from concordui.background import Job, JobFailed
from concordui.export.feed import AHEAD, Feed
from concordui.export.works import FeedWork, Progress, Taken
from concordui.hexmap.drawing import Drawing
from concordui.steps import Steps

_log = logging.getLogger(__name__)


class Film(Protocol):
    """Pictures that can be drawn by their number, in the window's thread; a turn earlier they can be prepared."""

    @property
    def count(self) -> int: ...

    def prepare(self, number: int) -> object: ...

    def draw(self, number: int) -> Drawing: ...


class ExportJob(QObject):
    """Draws a film into a piece of work. One of `done`, `failed` and `cancelled` comes last, once.

    `progressed` carries a `Progress`, `done` a `Written`, `failed` a `ConcordError`.
    """

    progressed = Signal(object)
    done = Signal(object)
    failed = Signal(object)
    cancelled = Signal()

    def __init__(self, film: Film, make: Callable[[Feed], FeedWork], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._film = film
        self._feed = Feed()
        self._drawn = self._taken = 0
        self._broken: JobFailed | None = None
        self._steps = Steps(self)
        self._job = Job(make(self._feed), self)
        self._job.told.connect(self._told)
        self._job.done.connect(self._ended_well)
        self._job.failed.connect(self._failed)
        self._job.cancelled.connect(self._cancelled)

    def start(self) -> None:
        """Begin."""
        self._job.start()
        self._steps.add((self._prepare_next,))

    @property
    def running(self) -> bool:
        """Whether it is at work."""
        return self._job.running

    def cancel(self) -> None:
        """Stop; `cancelled` comes when nothing is left behind, unless it was done already."""
        self._steps.stop()
        self._job.cancel()

    def close(self) -> None:
        """Stop and wait for it. No signal comes afterwards."""
        self._steps.stop()
        self._job.close()

    def _prepare_next(self) -> None:
        if self._drawn < self._film.count and self._drawn - self._taken < AHEAD:
            with self._breaking():
                self._film.prepare(self._drawn)
                self._steps.first(self._draw_next)

    def _draw_next(self) -> None:
        with self._breaking():
            self._feed.put(self._film.draw(self._drawn))
            self._drawn += 1
            self._steps.add((self._prepare_next,))

    @contextlib.contextmanager
    def _breaking(self) -> Iterator[None]:
        """The writer must not wait for a picture that can't be drawn."""
        try:
            yield
        except Exception as error:
            _log.exception("a picture could not be drawn")
            remedy = "try again; the log has the details"
            self._broken = JobFailed("a picture could not be drawn", type(error).__name__, remedy)
            self.cancel()

    def _told(self, message: object) -> None:
        if isinstance(message, Taken):
            self._taken += 1
            self._steps.add((self._prepare_next,))
        elif isinstance(message, Progress):
            self.progressed.emit(message)

    def _ended_well(self, outcome: object) -> None:
        self._steps.stop()
        self.done.emit(outcome)

    def _failed(self, error: object) -> None:
        self._steps.stop()
        self.failed.emit(error)

    def _cancelled(self) -> None:
        if self._broken is not None:
            self.failed.emit(self._broken)
        else:
            self.cancelled.emit()
