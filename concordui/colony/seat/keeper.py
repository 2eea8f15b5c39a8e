"""Seats a person in a colony that is running, in the thread of the run: in one seat at a time.

What it tells are frozen values; what it is told comes as functions for `ColonySession.do`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from concordui.colony.session import ColonySession
from engine.colony.planner import PublicChange
from engine.colony.record import Aim
from engine.colony.runner import Run
from engine.colony.stimuli import Stimulus
from engine.colony.store import Store
from engine.colony.threads import CORE
from engine.errors import ConcordError, MindError
from engine.minds.human import HumanMind
from engine.minds.protocol import MindRequest


@dataclass(frozen=True, slots=True)
class Taken:
    """A person sits there now; whoever thought there waits."""

    mind: str


@dataclass(frozen=True, slots=True)
class Asked:
    """What a person is asked, at a tick: the very request that a model would get, and what it is about: `causes` of a
    colonist's thought, `wakes` of a turn of the core.
    """

    mind: str
    aim: Aim
    tick: int
    request: MindRequest
    causes: tuple[Stimulus, ...] = ()
    wakes: tuple[PublicChange, ...] = ()

    @property
    def attempt(self) -> str:
        """The id of the attempt."""
        return self.request.attempt


@dataclass(frozen=True, slots=True)
class HandedIn:
    """An answer was taken at a tick; it arrives with the next one."""

    mind: str
    attempt: str
    tick: int


@dataclass(frozen=True, slots=True)
class Held:
    """Time stands still for a question to this person; it went on before."""

    mind: str


@dataclass(frozen=True, slots=True)
class Returned:
    """Nobody sits there any more: whoever thought there thinks again."""

    mind: str


@dataclass(frozen=True, slots=True)
class SeatRefused:
    """What was handed in, or asked for, was not taken: why, in words of the engine. A question stays open.

    `stage` is that of an answer, "" for the rest.
    """

    mind: str
    what: str
    stage: str = ""


class SeatKeeper:
    """`tell` carries the classes above. Each function is for `do`: it runs in the thread of the session."""

    def __init__(self, session: ColonySession, tell: Callable[[object], None]) -> None:
        self._session = session
        self._tell = tell
        self._mind = ""
        self._person: HumanMind | None = None
        self._waits = False

    def take(self, mind: str) -> Callable[[Run | None, Store], None]:
        """Sit down there, and stand up from where one sits: `Taken`, then an `Asked` for each question."""

        def taking(run: Run | None, store: Store) -> None:
            try:
                _check(run, mind)
            except ConcordError as error:
                self._tell(SeatRefused(mind, error.what))
                return
            self._stand_up()
            self._mind = mind
            self._sit()
            self._tell(Taken(mind))

        return taking

    def give_back(self, run: Run | None, store: Store) -> None:
        """Whoever thought there before thinks again, beginning with what is asked now."""
        mind = self._mind
        self._stand_up()
        if mind:
            self._tell(Returned(mind))

    def replaced(self, run: Run | None, store: Store) -> None:
        """Another mind was put into the seat meanwhile: nobody is to be put back there."""
        self._mind, self._person = "", None

    def submit(self, attempt: str, value: Any) -> Callable[[Run | None, Store], None]:
        """Hand an answer in: `HandedIn`, or `SeatRefused` and the question stays open."""

        def submitting(run: Run | None, store: Store) -> None:
            if self._person is None or run is None:
                return
            failure = self._person.submit(attempt, value)
            if failure is not None:
                self._tell(SeatRefused(self._mind, failure.diagnostic, failure.stage))
                return
            self._tell(HandedIn(self._mind, attempt, run.world.tick))

        return submitting

    def call(self, run: Run | None, store: Store) -> None:
        """Be asked as soon as can be, though nothing happened."""
        if run is None or not self._mind:
            return
        try:
            run.call(self._mind)
        except ConcordError as error:
            self._tell(SeatRefused(self._mind, error.what))

    def again(self, run: Run | None, store: Store) -> None:
        """Be asked anew, with what has happened since: the question that is open is discarded."""
        if self._person is not None:
            self._sit()

    def wait(self, waits: bool) -> Callable[[Run | None, Store], None]:
        """Whether time stands still while a question is open."""

        def setting(run: Run | None, store: Store) -> None:
            self._waits = waits
            if waits and self._person is not None and self._person.waiting is not None:
                self._hold()

        return setting

    # Parts

    def _sit(self) -> None:
        person = HumanMind()
        person.asked = self._asked
        self._person = person
        self._session.put_mind(self._mind, person)

    def _stand_up(self) -> None:
        if self._mind:
            self._session.put_mind(self._mind, None)
        self._mind, self._person = "", None

    def _asked(self, request: MindRequest) -> None:
        run = self._session.run
        thought = None if run is None else run.world.thoughts.get(request.attempt)
        if run is None or thought is None:
            return
        wakes = run.world.planner.causes if self._mind == CORE else ()
        self._tell(Asked(self._mind, thought.aim, thought.begun, request, thought.causes, wakes))
        if self._waits:
            self._hold()

    def _hold(self) -> None:
        """Time stands still after the tick under way, if it went on."""
        if self._session.playing:
            self._session.play(False)
            self._tell(Held(self._mind))


def _check(run: Run | None, mind: str) -> None:
    if run is None:
        raise MindError("this run is only watched here", mind, "open the store where it is run")
    if mind != CORE and run.world.colony.pawns[mind].died is not None:
        raise MindError("the dead decide nothing", mind, "take another seat")
