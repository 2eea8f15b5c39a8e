"""Play, pause and step: the run goes on or waits; who looks back steps through the past instead."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from concordui.colony.model import Showing
from concordui.colony.session import ColonySession

FIRST_SPEED = "1"
TICKS_A_SECOND = 4.0
"""Ticks a second at speed 1."""

SPEEDS: dict[str, float | None] = {"1": 1.0, "4": 4.0, "16": 16.0, "max": None}
"""How many times as fast, by the last part of the action's id; None is as fast as it goes."""

FRAME_MS = 33
LENGTH_FRAMES = 240
"""At the greatest speed the past is over in so many pictures, however long it is."""


class Playback(QObject):
    """`changed`: whether it plays, or how fast, is another.

    While the latest tick is looked at, *play* lets the run go on. While somebody looks back, it plays the past up to
    the latest tick; the run itself is not held by that.
    """

    changed = Signal()

    def __init__(self, session: ColonySession, showing: Showing, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._showing = showing
        self.speed = FIRST_SPEED
        self.running = session.playing
        """Whether the run goes on."""
        self.watched = False
        """Whether another program runs it."""
        self.failed = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._frame)

    @property
    def playing(self) -> bool:
        """Whether what is looked at goes on."""
        return self._timer.isActive() if self._showing.pinned is not None else self.running

    @property
    def can_play(self) -> bool:
        """Whether play and pause do anything."""
        return self._showing.pinned is not None or not (self.watched or self.failed)

    @property
    def can_step(self) -> bool:
        """Whether there is a tick after, or one that the run can make."""
        if self._showing.pinned is not None:
            return self._showing.tick < self._showing.last
        return self.can_play and not self.running

    def toggle(self) -> None:
        """Play, or pause."""
        if self._showing.pinned is not None:
            if self._timer.isActive():
                self._timer.stop()
            else:
                self._timer.start(self._interval())
        else:
            self.running = not self.running
            self._session.play(self.running)
        self.changed.emit()

    def pause(self) -> None:
        """Hold the run."""
        if self.running:
            self.running = False
            self._session.play(False)
            self.changed.emit()

    def set_speed(self, speed: str) -> None:
        """One of `SPEEDS`."""
        self.speed = speed
        times = SPEEDS[speed]
        self._session.set_rate(None if times is None else times * TICKS_A_SECOND)
        if self._timer.isActive():
            self._timer.start(self._interval())
        self.changed.emit()

    def step(self) -> None:
        """One tick on."""
        pinned = self._showing.pinned
        if pinned is None:
            self._session.step()
        else:
            self._pin(pinned + 1)

    def back(self) -> None:
        """To the tick before."""
        pinned = self._showing.pinned
        self._pin((self._showing.last if pinned is None else pinned) - 1)

    def first(self) -> None:
        """To the first tick."""
        self._pin(self._showing.first)

    def last(self) -> None:
        """To the latest tick, and on with the run."""
        self._pin(None)

    def look(self, tick: int) -> None:
        """To this tick; the latest one follows the run."""
        self._pin(None if tick >= self._showing.last else tick)

    def halt(self) -> None:
        """The run can't go on."""
        self.failed = True
        self.running = False
        self._timer.stop()
        self.changed.emit()

    def stop(self) -> None:
        """The tab goes."""
        self._timer.stop()

    def _pin(self, tick: int | None) -> None:
        if tick is not None and tick > self._showing.last:
            tick = None
        if tick is None:
            self._timer.stop()
        self._showing.pin(tick)
        self.changed.emit()

    def _interval(self) -> int:
        times = SPEEDS[self.speed]
        return FRAME_MS if times is None else max(FRAME_MS, round(1000 / (times * TICKS_A_SECOND)))

    def _frame(self) -> None:
        """The next tick of the past; no further than what was read, so that none is skipped unseen."""
        showing = self._showing
        if showing.pinned is None or showing.tick != showing.pinned:
            return
        span = showing.last - showing.first
        self._pin(showing.pinned + (max(1, span // LENGTH_FRAMES) if self.speed == "max" else 1))
