"""A running match beside the window: a thread with an event loop around the engine's `Match`, and signals from it.

The window's thread never waits for the engine: what happens comes as events, what a person sends goes as calls into
the loop.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Signal

from concordui.loop_thread import Courier, LoopThread
from concordui.pace import Pace, PaceGate
from engine.anatolia.board import Power
from engine.anatolia.events import MatchEvent, PhaseBegan, PhaseEnded
from engine.anatolia.match import Match
from engine.anatolia.promises import Proposal
from engine.errors import ConcordError

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

    def __init__(self, build: Build, pace: Pace | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._courier = Courier(self)
        self._courier.arrived.connect(self.happened)
        self._runner = _Runner(build, self._courier.tell, PaceGate(pace))
        self._thread = LoopThread("match", self._runner.live, self)

    def start(self) -> None:
        """Begin, or go on where the saved game stands."""
        self._thread.begin()

    def submit(self, power: Power, payload: Any) -> None:
        """Hand in a person's answer; a refusal comes back as a `SeatRefused` event."""
        self._thread.call(self._runner.submit, power, payload)

    def reload(self, power: Power) -> None:
        """Load a bot's file anew; what comes of it comes as `Reloading` and `Reloaded`, or as `NotReloaded`."""
        self._thread.call(self._runner.reload, power)

    def set_pace(self, pace: Pace) -> None:
        """How fast phases follow each other from here on (for a match that is only watched)."""
        self._thread.call(self._runner.gate.set_pace, pace)

    def step(self) -> None:
        """Let one more phase pass while paused."""
        self._thread.call(self._runner.gate.step)

    @property
    def running(self) -> bool:
        """Whether the thread is at work (it ends by itself when the match is over)."""
        return self._thread.isRunning()

    def close(self) -> None:
        """End the workers and the thread, within a second also when a bot hangs. No event comes afterwards."""
        self._courier.close()
        self._thread.end()


class _Runner:
    """The match in the thread's loop; all of it runs there."""

    def __init__(self, build: Build, tell: Callable[[object], None], gate: PaceGate) -> None:
        self.gate = gate
        self._build = build
        self._tell = tell
        self._match: Match | None = None

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

    async def live(self) -> None:
        """The whole life of the thread."""
        try:
            await self._play()
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


def _has_people(match: Match) -> bool:
    return any(seat.kind == "human" for seat in match.seats.values())
