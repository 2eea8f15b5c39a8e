"""What a run hands to whoever keeps it: each tick whole, and each answer with the tick and order in which it came.

`engine.colony.store` keeps it on disk; `MemoryRecord` keeps it for as long as the process lives.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol

from engine.colony.events import Event
from engine.colony.perspective import Message
from engine.colony.state import Receipt
from engine.colony.threads import Notice, Rejection
from engine.minds.ledger import Attempt, AttemptStore
from engine.minds.protocol import Failure

Aim = Literal["appraisal", "deliberation", "reflection", "planning"]
"""What a mind is asked for: whether an event deserves a thought; a decision; its outlook; a turn of the core."""

CALL: Final = "call"
"""In the place of an aim: nothing was asked, a person in that seat called for a thought."""

Outcome = Literal["done", "failed", "discarded"]


@dataclass(frozen=True, slots=True)
class Arrival:
    """One attempt's end as the world saw it, at a tick, `order` from 0 in it. A run is repeated from these.

    `value` is the answer, judged against its schema; None where there was none, and `failure` then says why, or where
    the thought was discarded: `why` says for what. `outcome` is what the world of that tick made of it: a choice that
    could not be executed is "failed" with `why`, beside its `value`. `counts` are those of a scripted mind that counts
    (how often each rule of its table has answered), after it.

    One with the aim `CALL` is a person's wish to be asked: its `attempt` is an id of its own, in no ledger.
    """

    tick: int
    order: int
    attempt: str
    mind: str
    aim: Aim | Literal["call"]
    value: dict[str, Any] | None
    failure: Failure | None
    outcome: Outcome
    why: str = ""
    counts: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TickNews:
    """Everything new of one tick, in order. `game` and `minds` are the digests after it; `thinking` are the thoughts
    that are under way at its end, who and for what; `snapshot` makes the whole world as JSON, and is only good until
    the next tick begins.
    """

    tick: int
    game: str
    minds: str
    events: tuple[Event, ...]
    receipts: tuple[Receipt, ...]
    notices: tuple[Notice, ...]
    rejections: tuple[Rejection, ...]
    messages: tuple[Message, ...]
    arrivals: tuple[Arrival, ...]
    thinking: tuple[tuple[str, Aim], ...]
    snapshot: Callable[[], dict[str, Any]] = field(compare=False, repr=False)


class Record(Protocol):
    """Where one timeline of a run is kept. What `tick` has returned from outlives the process, whole."""

    @property
    def attempts(self) -> AttemptStore:
        """Where its attempts are kept."""

    def tick(self, news: TickNews) -> None:
        """Keep a tick, in one transaction."""


class MemoryAttempts:
    """Attempts for as long as the process lives."""

    def __init__(self) -> None:
        self._rows: dict[str, Attempt] = {}

    def add(self, attempt: Attempt) -> bool:
        """Keep a new attempt; false if there is one of its id."""
        return self._rows.setdefault(attempt.id, attempt) is attempt

    def replace(self, attempt: Attempt) -> None:
        """Keep the attempt in place of the one of its id."""
        self._rows[attempt.id] = attempt

    def get(self, attempt_id: str) -> Attempt | None:
        """The attempt of that id."""
        return self._rows.get(attempt_id)

    def attempts(self) -> Iterable[Attempt]:
        """All, in the order in which they were added."""
        return list(self._rows.values())

    def count(self) -> int:
        """How many there are."""
        return len(self._rows)


class MemoryRecord:
    """A record for as long as the process lives: `ticks` are all that were kept, oldest first."""

    def __init__(self) -> None:
        self.attempts: AttemptStore = MemoryAttempts()
        self.ticks: list[TickNews] = []

    def tick(self, news: TickNews) -> None:
        """Keep a tick."""
        self.ticks.append(news)

    @property
    def arrivals(self) -> list[Arrival]:
        """Every arrival, in order."""
        return [arrival for news in self.ticks for arrival in news.arrivals]
