"""Play, pause and step: a run that is played here goes on or waits, one that is looked at again moves its cursor."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from concordui.commons.session import ArenaSession, CommonsSession
from concordui.commons.toolbar import SPEEDS
from concordui.commons.world.session import WorldSession
from concordui.pace import Pace

FIRST_SPEED = "5"
FRAME_MS = 33
LENGTH_FRAMES = 120
"""At the greatest speed a recorded run is over in so many pictures, however long it is."""


class Cursor(Protocol):
    """What is looked at: `Showing` and `WorldShowing`. Turns are rounds in a world."""

    @property
    def over(self) -> bool: ...

    @property
    def turns(self) -> int: ...

    @property
    def turns_planned(self) -> int: ...

    @property
    def turn(self) -> int: ...

    @property
    def pinned(self) -> int | None: ...

    def pin(self, turn: int | None) -> None: ...


class Playback(QObject):
    """`changed`: whether it plays, or how fast, is another.

    `run` says whether the session's run is over; `cursor`, which is mostly the same, is what is looked at. While a run
    is played here and nobody looks back, *play* lets it go on. Looking back does not hold it.
    """

    changed = Signal()

    def __init__(self, session: CommonsSession, run: Cursor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = session if isinstance(session, ArenaSession | WorldSession) else None
        self._elsewhere = session.played_elsewhere
        self._run = run
        self.cursor = run
        self.speed = FIRST_SPEED
        self.playing = self._player is not None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._frame)

    @property
    def live(self) -> bool:
        """Whether the run is played here and is not over."""
        return self._player is not None and not self._run.over

    @property
    def followed(self) -> bool:
        """Whether what is looked at goes on of itself: here, or where it is played."""
        return self.live or (self._elsewhere and not self._run.over and not self.cursor.over)

    @property
    def waits(self) -> bool:
        """Whether the last turn is shown and another program plays the next."""
        return self.followed and not self.live and self.cursor.pinned is None

    @property
    def pace(self) -> Pace:
        """What a run that is played here shall keep."""
        return Pace(SPEEDS[self.speed], not self.playing)

    def begin(self) -> None:
        """The session begins: it keeps the pace that is set."""
        self._apply()

    def toggle(self) -> None:
        """Play, or pause. Playing goes on with the run; at the end of one that is over it begins again."""
        self.playing = not self.playing
        if self.playing:
            if self.live:
                self.cursor.pin(None)
            elif self.cursor.pinned in (None, self.cursor.turns):
                self.cursor.pin(1)
        self._apply()

    def pause(self) -> None:
        """Hold it where it is."""
        if self.playing:
            self.toggle()

    def set_speed(self, speed: str) -> None:
        """One of `SPEEDS`."""
        self.speed = speed
        self._apply()

    def step(self) -> None:
        """One turn on: of the run itself, where the last turn is shown and it waits; else to the turn after."""
        pinned = self.cursor.pinned
        if pinned is not None:
            last = pinned + 1 >= self.cursor.turns
            self.cursor.pin(None if last and self.followed else pinned + 1)
        elif self.live and not self.playing and self._player is not None:
            self._player.step()

    def back(self) -> None:
        """To the turn before."""
        turn = self.cursor.pinned or self.cursor.turns
        if turn > 1:
            self.cursor.pin(turn - 1)

    def halt(self) -> None:
        """The run can't go on."""
        self._timer.stop()
        self.playing = False
        self.changed.emit()

    def stop(self) -> None:
        """The tab goes."""
        self._timer.stop()

    def told(self) -> None:
        """The run went on: where it came to its end, it does not play any more."""
        if self._run.over and self.playing and not self._timer.isActive():
            self.playing = False
            self.changed.emit()

    def _apply(self) -> None:
        if self._player is not None:
            self._player.set_pace(self.pace)
        if self.playing and not self.live:
            self._timer.start(max(FRAME_MS, round(1000 * SPEEDS[self.speed])))
        else:
            self._timer.stop()
        self.changed.emit()

    def _frame(self) -> None:
        """The next turn of a run that is looked at again."""
        showing = self.cursor
        by = max(1, showing.turns // LENGTH_FRAMES) if self.speed == "max" else 1
        turn = (showing.pinned or showing.turns) + by
        over = turn >= showing.turns
        showing.pin(None if over and self.followed else turn)
        if over:
            self.playing = False
            self._apply()
