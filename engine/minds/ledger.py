"""The ledger of attempts: each is reserved before it is made, and kept whatever came of it (`colony: A decision`).

    reserved -> in flight -> answered -> (failed at execution | discarded)
                          -> failed (at a stage)
                          -> discarded (why)

What still comes to an attempt that was discarded is kept in its row, and changes nothing else of it. An id is used
once: there are no rerolls.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, Protocol

from engine.errors import MindError
from engine.minds.keys import diagnostic
from engine.minds.protocol import Failure, MindReply, Usage

State = Literal["reserved", "in flight", "answered", "failed", "discarded"]

_NEXT: dict[State, tuple[State, ...]] = {
    "reserved": ("in flight", "failed", "discarded"),
    "in flight": ("answered", "failed", "discarded"),
    "answered": ("failed", "discarded"),
    "failed": (),
    "discarded": (),
}

OPEN: tuple[State, ...] = ("reserved", "in flight")
"""The states of an attempt that nothing has come of yet."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One row: who was asked (`mind` is who sits there, `spec` what answers for it), and what came of it.

    `context` is the asker's: the tick, the epoch, the thread. `digest` is the SHA-256 of what was asked.
    """

    id: str
    mind: str
    spec: str
    digest: str
    context: Mapping[str, Any] = field(default_factory=dict)
    state: State = "reserved"
    failure: Failure | None = None
    discarded: str | None = None
    value: Mapping[str, Any] | None = None
    usage: Usage = field(default_factory=Usage)
    elapsed_s: float = 0.0


class AttemptStore(Protocol):
    """Where attempts are kept. What `add` and `replace` have returned from is durable: it outlives the process."""

    def add(self, attempt: Attempt) -> bool:
        """Keep a new attempt; false if there is one of its id."""

    def replace(self, attempt: Attempt) -> None:
        """Keep the attempt in place of the one of its id."""

    def get(self, attempt_id: str) -> Attempt | None:
        """The attempt of that id."""

    def attempts(self) -> Iterable[Attempt]:
        """All, in the order in which they were added."""

    def count(self) -> int:
        """How many there are."""


class Ledger:
    """The life of attempts over a store; `budget` is how many there may ever be, failures included."""

    def __init__(self, store: AttemptStore, budget: int | None = None) -> None:
        self._store = store
        self._budget = budget

    @property
    def left(self) -> int | None:
        """Calls left of the budget; None without one."""
        return None if self._budget is None else max(0, self._budget - self._store.count())

    def reserve(self, attempt: Attempt) -> None:
        """Keep a new attempt. Raises `MindError` if its id was used before, or the budget is spent."""
        self._add(attempt, "reserved")

    def begin(self, attempt: Attempt) -> None:
        """Keep a new attempt whose call leaves at once: `reserve` and `sent` in one write. Raises as `reserve`."""
        self._add(attempt, "in flight")

    def _add(self, attempt: Attempt, state: State) -> None:
        if attempt.state != "reserved":
            raise MindError("an attempt begins as reserved", attempt.id, "reserve it before the call")
        if self.left == 0:
            raise MindError(
                f"the budget of {self._budget} calls is spent", attempt.id, "a budget is fixed at the start"
            )
        if not self._store.add(replace(attempt, state=state)):
            raise MindError("this attempt was made before", attempt.id, "there are no rerolls: use an id of its own")

    def sent(self, attempt_id: str) -> None:
        """The call leaves now."""
        self._to(attempt_id, "in flight")

    def finish(self, attempt_id: str, reply: MindReply) -> None:
        """What came of the call."""
        known = {"usage": reply.usage, "elapsed_s": reply.elapsed_s}
        if reply.failure is not None:
            self._to(attempt_id, "failed", failure=reply.failure, **known)
        else:
            self._to(attempt_id, "answered", value=reply.value, **known)

    def fail(self, attempt_id: str, failure: Failure) -> None:
        """The attempt failed; at `execution` where the world no longer does what was answered."""
        self._to(attempt_id, "failed", failure=Failure(failure.stage, diagnostic(failure.diagnostic)))

    def discard(self, attempt_id: str, why: str) -> None:
        """The attempt counts for nothing: `why` is seen in the row (`earlier epoch`)."""
        self._to(attempt_id, "discarded", discarded=diagnostic(why))

    def late(self, attempt_id: str, reply: MindReply) -> str:
        """Keep what came of a call whose attempt was discarded meanwhile, beside the reason, which is returned; it
        still counts for nothing. Raises `MindError` for an attempt that was not discarded.
        """
        attempt = self.get(attempt_id)
        if attempt.discarded is None:
            raise MindError(f"this attempt is {attempt.state}, not discarded", attempt_id, "it is kept as it is")
        self._store.replace(replace(attempt, value=reply.value, usage=reply.usage, elapsed_s=reply.elapsed_s))
        return attempt.discarded

    def discard_open(self, why: str) -> list[str]:
        """Discard whatever is still open, as after the end of a process or a reload; their ids, in order."""
        waiting = [attempt.id for attempt in self._store.attempts() if attempt.state in OPEN]
        for attempt_id in waiting:
            self.discard(attempt_id, why)
        return waiting

    def get(self, attempt_id: str) -> Attempt:
        """The row. Raises `MindError` if there is none."""
        attempt = self._store.get(attempt_id)
        if attempt is None:
            raise MindError("there is no such attempt", attempt_id, "reserve it before the call")
        return attempt

    def find(self, attempt_id: str) -> Attempt | None:
        """The row, if there is one."""
        return self._store.get(attempt_id)

    def rows(self) -> list[Attempt]:
        """Every attempt, in the order of reservation."""
        return list(self._store.attempts())

    def _to(self, attempt_id: str, state: State, **news: Any) -> None:
        attempt = self.get(attempt_id)
        if state not in _NEXT[attempt.state]:
            raise MindError(
                f"an attempt that is {attempt.state} can't become {state}", attempt_id, "it is kept as it is"
            )
        if attempt.state == "answered" and state == "failed" and news["failure"].stage != "execution":
            raise MindError("an answer can only fail at its execution", attempt_id, "it is kept as it is")
        self._store.replace(replace(attempt, state=state, **news))
