"""What a tab of a colony shows: which tick of which timeline, which mind, which fact; everything in the tab listens.

Parts attach lenses while they are seen, and read their values here; none of them knows another.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any
from weakref import WeakMethod

from PySide6.QtCore import QObject, Signal

from concordui.colony.people import PawnName, People
from concordui.steps import Steps
from engine.colony.threads import CORE
from engine.colony.viewing.reading import Lens
from engine.errors import ConcordError

if TYPE_CHECKING:
    from concordui.colony.session_events import Opened, RunState, Told
    from engine.colony.scenario import Scenario

CROWD = 40
"""With more minds than these what is shown of them comes part by part, so that the window never waits long."""


class Showing(QObject):
    """One run as it is shown.

    `changed`: values of one tick were renewed, or the timeline, the tick or the state of the run is another.
    `mind_changed`: `mind` is another. `fact_changed`: `fact` is another. `eyes_changed`: what may be seen is another.
    `wanted` carries the lenses that shall be read from now on, `looked` the tick that is looked at (None: the latest).
    """

    changed = Signal()
    mind_changed = Signal()
    fact_changed = Signal()
    eyes_changed = Signal()
    wanted = Signal(object)
    looked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scenario: Scenario | None = None
        """The scenario of the run, None until its store was read."""
        self.people = People()
        self.state: RunState | None = None
        """How it stands with the run, None until its store was read."""
        self.tick = 0
        """The tick of the values."""
        self._lenses: dict[Hashable, list[Lens[Any]]] = {}
        self._values: dict[Hashable, Any] = {}
        self._faults: dict[Hashable, ConcordError] = {}
        self._pinned: int | None = None
        self._mind = CORE
        self._fact: Hashable | None = None
        self._eyes: str | None = None
        self._steps = Steps(self)
        self._heavy: list[WeakMethod[Callable[[], object]]] = []
        self.changed.connect(self._take_turns)

    # What is shown

    @property
    def pawns(self) -> tuple[PawnName, ...]:
        """Everybody, in an order that never changes."""
        return self.people.pawns

    @property
    def timeline(self) -> str:
        """The timeline that is shown; empty until the store was read."""
        return "" if self.state is None else self.state.timeline

    @property
    def epoch(self) -> int:
        """The epoch in which the run is."""
        return 0 if self.state is None else self.state.epoch

    @property
    def first(self) -> int:
        """The earliest tick that can be looked at."""
        return 0 if self.state is None else self.state.first

    @property
    def last(self) -> int:
        """The latest tick that there is."""
        return 0 if self.state is None else self.state.tip

    @property
    def crowded(self) -> bool:
        """Whether there are so many minds that care has to be taken."""
        return len(self.pawns) > CROWD

    @property
    def drawing(self) -> bool:
        """Whether something waits for its turn to be drawn."""
        return self._steps.waiting

    @property
    def live(self) -> bool:
        """Whether the latest tick is looked at."""
        return self._pinned is None

    @property
    def pinned(self) -> int | None:
        """The tick of the past that is looked at; None follows the run."""
        return self._pinned

    @property
    def mind(self) -> str:
        """The mind that is chosen: a colonist's id, or "core"."""
        return self._mind

    @property
    def fact(self) -> Hashable | None:
        """The fact that is chosen, as the part that lists facts names it."""
        return self._fact

    @property
    def eyes(self) -> str | None:
        """The mind in whose seat a person sits: nothing that it does not know is shown. None shows everything."""
        return self._eyes

    def value(self, key: Hashable) -> Any:
        """The value of a lens that is attached; None where it was not read yet, failed, or is not for `eyes`."""
        return self._values.get(key) if self.may(key) else None

    def fault(self, key: Hashable) -> ConcordError | None:
        """Why there is no value."""
        return self._faults.get(key) if self.may(key) else None

    def may(self, key: Hashable) -> bool:
        """Whether what this lens shows is for `eyes`; what is not attached shows nothing."""
        lenses = self._lenses.get(key)
        return lenses is None or self._eyes is None or lenses[-1].known_to == self._eyes

    # What parts ask for

    def attach(self, lens: Lens[Any]) -> None:
        """Have it read from now on; as often as it is attached it has to be detached."""
        lenses = self._lenses.setdefault(lens.key, [])
        lenses.append(lens)
        if len(lenses) == 1:
            self._want()

    def detach(self, key: Hashable) -> None:
        """Nobody looks at it here any more. What is not attached is let be."""
        lenses = self._lenses.get(key)
        if lenses is None:
            return
        lenses.pop()
        if not lenses:
            del self._lenses[key]
            self._values.pop(key, None)
            self._faults.pop(key, None)
            self._want()

    def in_turn(self, show: Callable[[], object]) -> None:
        """Have this method called when `changed` is told; in a crowd in a turn of the window's thread of its own.

        For what has much to draw.
        """
        self._heavy.append(WeakMethod(show))

    def pin(self, tick: int | None) -> None:
        """Look at this tick; None, and the latest of a run that is followed, follow the run."""
        if tick is not None:
            tick = max(self.first, min(tick, self.last))
        if tick != self._pinned:
            self._pinned = tick
            self.looked.emit(tick)
            self.changed.emit()

    def choose(self, mind: str) -> None:
        """Choose a mind."""
        if mind != self._mind and mind in self.people.minds:
            self._mind = mind
            self.mind_changed.emit()

    def choose_fact(self, fact: Hashable | None) -> None:
        """Choose a fact."""
        if fact != self._fact:
            self._fact = fact
            self.fact_changed.emit()

    def see_as(self, eyes: str | None) -> None:
        """Show only what this mind knows; None shows everything."""
        if eyes != self._eyes:
            self._eyes = eyes
            self._want()
            self.eyes_changed.emit()
            self.changed.emit()

    # What the session tells

    def open(self, opened: Opened) -> None:
        """The store stands."""
        self.scenario = opened.scenario
        self.people = People(opened.pawns)
        self.state = opened.state
        self.tick = opened.state.tip
        if self._mind == CORE and opened.pawns:
            self._mind = opened.pawns[0].id
        self.mind_changed.emit()
        self.changed.emit()

    def told(self, told: Told) -> None:
        """Values of a tick came; those of a timeline that was left, or of a tick that nobody looks at, do not count."""
        self.state = told.state
        if told.looked != self._pinned:
            self.changed.emit()
            return
        self.tick = told.tick
        for key, value in told.values.items():
            if key in self._lenses:
                self._values[key] = value
                self._faults.pop(key, None)
        for key, fault in told.faults.items():
            if key in self._lenses:
                self._values.pop(key, None)
                self._faults[key] = fault
        self.changed.emit()

    def enter(self, state: RunState) -> None:
        """The run goes on in another timeline or epoch: nothing of the last one stays, and the run is followed."""
        self._values.clear()
        self._faults.clear()
        self._pinned = None
        self.state = state
        self.tick = state.tip
        self.looked.emit(None)
        self.changed.emit()

    def _take_turns(self) -> None:
        heavy = [show for each in self._heavy if (show := each()) is not None]
        if self.crowded:
            self._steps.add(heavy)
            return
        for show in heavy:
            show()

    def _want(self) -> None:
        self.wanted.emit(tuple(lenses[-1] for key, lenses in self._lenses.items() if self.may(key)))
