"""When a season is played: by itself when it has just come to pass, or when a person asks; and what ends it.

The game never waits for it. It ends as soon as something else is to be shown, or somebody is asked, or does anything.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from concordui.hexmap import MapState
from concordui.match.desk import Desk
from concordui.match.film import Film, film_of
from concordui.match.history import Moment
from concordui.match.map_area import MapArea
from concordui.match.map_states import map_state
from concordui.motion import motion
from concordui.steps import Steps

SHARE = 0.9
"""Of the time for which a watched match shows a phase, so much may be played; then there is a moment to look."""
SHORTEST_MS = 840.0
"""No film is shorter than one step in which units go."""
HURRY = 2.0
"""Nothing that must be over in time plays faster than this: rather all fights at once, or nothing."""
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


class Replays(QObject):
    """Starts and ends the films of one match. A film is made in one of the `steps`, and begins in the next."""

    def __init__(self, desk: Desk, area: MapArea, steps: Steps, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._area = area
        self._player = area.player
        self._steps = steps
        self._fresh = False
        self._due: tuple[Film, float | None] | None = None
        """The film that begins in the next step, and its speed if it must hurry."""
        self._season: int | None = None
        """The season that a person asked for, whose moments follow each other."""
        desk.came_to_pass.connect(self._came_to_pass)
        desk.asked.connect(self._player.stop)
        self._player.done.connect(self._done)
        for watched in (area.view, area.view.viewport()):
            watched.installEventFilter(self)

    @property
    def can_replay(self) -> bool:
        """Whether there is a season that can be played."""
        return bool(self._desk.timeline.moments)

    def toggle(self) -> None:
        """Pause the film, or go on; without one, play the season that is shown, or the last one."""
        if self._player.active:
            self._player.toggle()
            return
        moments = self._desk.timeline.moments
        if not moments:
            return
        self._season = (self._desk.moment or moments[-1]).index
        first = next(at for at, moment in enumerate(moments) if moment.index == self._season)
        if self._desk.timeline.at != first:
            self._desk.go(first)
        self._play(self._desk.timeline.moments[first])

    def take(self, state: MapState) -> bool:
        """Whether the map is the film's for now, where it would else show `state`."""
        fresh, self._fresh = self._fresh, False
        shown = self._player.film if self._due is None else self._due[0]
        if shown is not None and shown.end == state:
            return True
        self._player.leave()
        self._season = self._due = None
        if not fresh or self._desk.moment is None or not motion().allowed or not self._area.isVisible():
            return False
        self._due = self._in_time(self._desk.moment, state)
        if self._due is not None:
            self._steps.first(self._begin)
        return self._due is not None

    def _begin(self) -> None:
        if self._due is not None:
            film, speed = self._due
            self._due = None
            self._player.start(film, speed)

    def _in_time(self, moment: Moment, end: MapState) -> tuple[Film, float | None] | None:
        """The film of what came to pass, and its speed if it must hurry; none where even in a hurry there is no time.

        Where people play, there is time: what they look at stays until they go on.
        """
        if not self._desk.free_running or self._area.watch.paused:
            return film_of(self._desk.board, moment, end), None
        room = self._area.watch.pace.seconds * 1000.0 * SHARE
        if room * HURRY < SHORTEST_MS:
            return None
        for together in (False, True):
            film = film_of(self._desk.board, moment, end, together=together)
            needed = film.length_ms / room
            if needed <= HURRY:
                return film, max(needed, motion().speed)
        return None

    def _play(self, moment: Moment) -> None:
        self._due = None
        self._player.start(film_of(self._desk.board, moment, map_state(self._desk)))

    def _done(self) -> None:
        """A moment was played to its end: the next one of the same season follows, where a person asked for all."""
        moments, at = self._desk.timeline.moments, self._desk.timeline.at
        following = None if at is None or at + 1 >= len(moments) else moments[at + 1]
        if at is None or following is None or following.index != self._season:
            self._season = None
            return
        self._desk.go(at + 1)
        self._play(following)

    def _came_to_pass(self) -> None:
        self._fresh = True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._player.active and _is_input(event):
            self._season = None
            self._player.stop()
        return super().eventFilter(watched, event)


def _is_input(event: QEvent) -> bool:
    """Whether somebody does something to the map; a key that only changes others is nothing yet."""
    if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
        return Qt.Key(event.key()) not in _MODIFIERS
    return event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.Wheel)
