"""What the thread of a colony tells the window: frozen values, each in the window's thread."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Any

from concordui.colony.people import PawnName
from engine.colony.scenario import Scenario
from engine.colony.viewing.rewind import Rewound
from engine.errors import ConcordError


@dataclass(frozen=True, slots=True)
class RunState:
    """How it stands with the run. `tip` is the latest tick, which is on the disk; `first` the earliest one there is.

    `forked` is the tick at which the timeline left `parent`. `rate` is in ticks a second, None for as fast as it goes.
    `waits` is whether each tick waits for the answers of its thoughts. `thinking` and `appraising` count the thoughts
    under way, `waiting` is whether the tick under way waits for one. `calls` were made of `budget` (None: no bound).
    `writable` is whether this program runs it; else it is watched.
    """

    timeline: str
    epoch: int
    first: int
    tip: int
    parent: str | None = None
    forked: int = 0
    playing: bool = False
    rate: float | None = 4.0
    waits: bool = False
    thinking: int = 0
    appraising: int = 0
    calls: int = 0
    budget: int | None = None
    writable: bool = True


@dataclass(frozen=True, slots=True)
class Opened:
    """The store stands and was understood. Comes once, before everything else. `why` it is only read, None if not."""

    scenario: Scenario
    pawns: tuple[PawnName, ...]
    state: RunState
    why: ConcordError | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """What the lenses read of one tick; only those that are new. `looked` is the tick that was asked for (None: the
    latest), `tick` the one that was read.
    """

    tick: int
    looked: int | None
    values: Mapping[Hashable, Any]
    faults: Mapping[Hashable, ConcordError]
    state: RunState


@dataclass(frozen=True, slots=True)
class Entered:
    """The run goes on in another timeline, or in a fresh epoch of the same; `rewound` says how it was restored."""

    state: RunState
    rewound: Rewound | None = None


@dataclass(frozen=True, slots=True)
class NotEntered:
    """The restore, or the way into another timeline, that was asked for can't be done; the run goes on as it was."""

    error: ConcordError


@dataclass(frozen=True, slots=True)
class Seated:
    """Another mind sits there, by its specification."""

    seat: str
    spec: str


@dataclass(frozen=True, slots=True)
class SeatSilent:
    """The mind of a seat can't be made: who sits there answers nothing until another one is chosen."""

    seat: str
    error: ConcordError


@dataclass(frozen=True, slots=True)
class Refused:
    """Something that was asked for can't be done; the run is as it was."""

    error: ConcordError


@dataclass(frozen=True, slots=True)
class RunFailed:
    """It can't go on: what is wrong, where, and what to do. What is on the disk stays."""

    error: ConcordError
