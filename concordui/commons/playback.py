"""Play, pause and step: a run that is played here goes on or waits, one that is looked at again moves its cursor."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from concordui.commons.model import Showing
from concordui.commons.session import ArenaSession, CommonsSession
from concordui.commons.toolbar import SPEEDS
from concordui.pace import Pace

FIRST_SPEED = "5"
FRAME_MS = 33
LENGTH_FRAMES = 120
"""At the greatest speed a recorded run is over in so many pictures, however long it is."""


class Playback(QObject):
    """`changed`: whether it plays, or how fast, is another.

    While a run is played here and nobody looks back, *play* lets it go on. Looking back does not hold it.
    """

    changed = Signal()

    def __init__(self, showing: Showing, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._showing = showing
        self._session: CommonsSession | None = None
        self.speed = FIRST_SPEED
        self.playing = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._frame)

    @property
    def live(self) -> bool:
        """Whether the run is played here and is not over."""
        return isinstance(self._session, ArenaSession) and not self._showing.over

    @property
    def pace(self) -> Pace:
        """What a run that is played here shall keep."""
        return Pace(SPEEDS[self.speed], not self.playing)

    def attach(self, session: CommonsSession, playing: bool) -> None:
        """This is the run now."""
        self._session = session
        self.playing = playing
        self._apply()

    def toggle(self) -> None:
        """Play, or pause. Playing goes on with the run; at the end of one that is over it begins again."""
        self.playing = not self.playing
        if self.playing:
            if self.live:
                self._showing.pin(None)
            elif self._showing.pinned is None:
                self._showing.pin(1)
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
        pinned = self._showing.pinned
        if pinned is not None:
            last = pinned + 1 >= self._showing.turns
            self._showing.pin(None if last and self.live else pinned + 1)
        elif self.live and not self.playing and isinstance(self._session, ArenaSession):
            self._session.step()

    def back(self) -> None:
        """To the turn before."""
        turn = self._showing.pinned or self._showing.turns
        if turn > 1:
            self._showing.pin(turn - 1)

    def stop(self) -> None:
        """The tab goes."""
        self._timer.stop()

    def told(self) -> None:
        """The run went on: where it came to its end, it does not play any more."""
        if self._showing.over and self.playing and not self._timer.isActive():
            self.playing = False
            self.changed.emit()

    def _apply(self) -> None:
        if isinstance(self._session, ArenaSession):
            self._session.set_pace(self.pace)
        if self.playing and not self.live:
            self._timer.start(max(FRAME_MS, round(1000 * SPEEDS[self.speed])))
        else:
            self._timer.stop()
        self.changed.emit()

    def _frame(self) -> None:
        """The next turn of a run that is looked at again."""
        showing = self._showing
        by = max(1, showing.turns // LENGTH_FRAMES) if self.speed == "max" else 1
        turn = (showing.pinned or showing.turns) + by
        showing.pin(turn)
        if turn >= showing.turns:
            self.playing = False
            self._apply()
