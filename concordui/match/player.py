"""Plays a film on a map: units glide, marks fade in, and after a pause the next step. It can be paused and stepped.

Nothing waits for it: it changes what the map shows, and `stop` leaves the map to whoever shows something else.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, Qt, QTimer, Signal

from concordui.hexmap import MapView
from concordui.match.film import Film, FilmStep, mark_ms
from concordui.motion import motion

TICK_MS = 16
TURN = 0.36
"""How far on its way a unit turns that does not get in."""


class Player(QObject):
    """`changed` comes with each step, when it pauses or goes on, and when it ends; `done` when a film ran to its end.

    `clock` tells seconds; what passes between two ticks is played at the speed that is set.
    """

    changed = Signal()
    done = Signal()

    def __init__(
        self, view: MapView, clock: Callable[[], float] = time.perf_counter, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._clock = clock
        self._curve = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self.film: Film | None = None
        self.at = 0
        """The step that is played or stands."""
        self.playing = False
        self.speed: float | None = None
        """The least speed of a film that must be over by some time; None for one that has all the time."""
        self._ms = 0.0
        self._arrived = False
        self._halting = False
        self._last = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def active(self) -> bool:
        """Whether a film is shown, playing or not."""
        return self.film is not None

    @property
    def step(self) -> FilmStep | None:
        """The step that is played or stands."""
        return None if self.film is None else self.film.steps[self.at]

    @property
    def standing(self) -> bool:
        """Whether the step is shown to its end."""
        return self._ms >= self._shown_ms()

    @property
    def has_back(self) -> bool:
        return self.active and (self.at > 0 or not self.standing)

    @property
    def has_next(self) -> bool:
        return self.film is not None and (self.at < len(self.film.steps) - 1 or not self.standing)

    # What is done with it

    def start(self, film: Film, speed: float | None = None) -> None:
        """Play a film from its beginning."""
        self._settle()
        self.film, self.speed, self.at = film, speed, 0
        self._begin(0)
        self._play(halting=False)

    def toggle(self) -> None:
        """Pause, or go on; from the last step it begins anew."""
        if self.playing:
            self._pause()
        elif self.active:
            if not self.has_next:
                self._begin(0)
            self._play(halting=False)

    def back(self) -> None:
        """Show the step before to its end, and stand."""
        if self.film is not None and self.has_back:
            self._finish(max(self.at - 1, 0))

    def next(self) -> None:
        """Show this step to its end, or play the next one, and stand."""
        if not self.has_next:
            return
        if not self.standing:
            self._finish(self.at)
            return
        self._begin(self.at + 1)
        if motion().allowed:
            self._play(halting=True)
        else:
            self._finish(self.at)

    def stop(self) -> None:
        """End: the map shows the film's end."""
        if self.film is None:
            return
        end = self.film.end
        self._settle()
        self.film = None
        self._view.set_position(end)
        self.changed.emit()

    def leave(self) -> None:
        """End without showing anything: somebody shows something else."""
        if self.film is None:
            return
        self._settle()
        self.film = None
        self.changed.emit()

    # How it goes

    def advance(self, ms: float) -> None:
        """So much of the film goes by, in milliseconds at the speed of the look."""
        while self.film is not None and self.playing and ms > 0.0:
            step = self.film.steps[self.at]
            length = self._shown_ms() if self._halting else self._length_ms()
            taken = max(min(ms, length - self._ms), 0.0)
            self._ms, ms = self._ms + taken, ms - taken
            self._draw(step)
            if self._ms >= length:
                self._step_over()

    def _step_over(self) -> None:
        assert self.film is not None
        if self._halting:
            self._pause()
        elif self.at + 1 < len(self.film.steps):
            self._begin(self.at + 1)
            self._draw(self.film.steps[self.at])
            self.changed.emit()
        else:
            self.stop()
            self.done.emit()

    def _tick(self) -> None:
        now = self._clock()
        passed, self._last = now - self._last, now
        self.advance(passed * 1000.0 * max(self.speed or 0.0, motion().speed))

    def _begin(self, at: int) -> None:
        """Stand at the beginning of a step: the map is as the step before left it."""
        assert self.film is not None
        self._home()
        self.at, self._ms, self._arrived = at, 0.0, False
        self._view.set_position(self.film.steps[at - 1].state if at else self.film.start)

    def _finish(self, at: int) -> None:
        """Stand at the end of a step."""
        self._begin(at)
        step = self.step
        assert step is not None
        self._ms = self._shown_ms()
        self._draw(step)
        self._pause()

    def _draw(self, step: FilmStep) -> None:
        scene, way = self._view.map_scene, self._glide_ms()
        if self._ms < way:
            share = self._curve.valueForProgress(self._ms / way)
            turning = TURN * math.sin(math.pi * self._ms / way)
            for glide in step.glides:
                scene.glide(glide, turning if glide.back else share)
            return
        if not self._arrived:
            self._home()
            self._arrived = True
            self._view.set_position(step.state, over=motion().allowed)
        scene.fade(min((self._ms - way) / self._mark_ms(), 1.0) if self._mark_ms() else 1.0)

    def _play(self, *, halting: bool) -> None:
        self.playing, self._halting, self._last = True, halting, self._clock()
        self._draw(self.film.steps[self.at])  # type: ignore[union-attr]
        self._timer.start()
        self.changed.emit()

    def _pause(self) -> None:
        self.playing = False
        self._timer.stop()
        self.changed.emit()

    def _settle(self) -> None:
        self.playing = False
        self._timer.stop()
        self._home()

    def _home(self) -> None:
        """Nothing is half faded in, and no unit on its way: each is where the state has it."""
        scene, step = self._view.map_scene, self.step
        scene.fade(1.0)
        if step is not None and not self._arrived:
            for glide in step.glides:
                scene.glide(glide, 0.0)

    def _glide_ms(self) -> float:
        return self.step.glide_ms if self.step is not None and motion().allowed else 0.0

    def _mark_ms(self) -> float:
        return mark_ms() if motion().allowed else 0.0

    def _shown_ms(self) -> float:
        return self._glide_ms() + self._mark_ms()

    def _length_ms(self) -> float:
        """The same with and without motion: who wants none needs no less time to look."""
        return 0.0 if self.step is None else self.step.length_ms
