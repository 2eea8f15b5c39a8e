"""The ledger of attempts as it is shown: every call that was ever made in a store, and what became of it.

It is not of one tick: what a rewind discarded stays in it, with the reason and with the answer that came too late.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from engine.colony.claims import Claim, claims_in
from engine.colony.viewing.asked import Asked, moment_of
from engine.colony.viewing.lineage import Lineage
from engine.colony.viewing.reading import Lens, Reading
from engine.errors import ConcordError
from engine.files import canonical_json
from engine.minds.ledger import Attempt
from engine.minds.protocol import CHOICE, Stage

Standing = Literal["queued", "in flight", "answered", "discarded", "expired", "failed"]
"""How an attempt stands. `expired` are answers that came too late: past the deadline of the call, or for an offer or a
question that had closed meanwhile; they are among the failed ones of the ledger."""
STANDINGS: tuple[Standing, ...] = ("queued", "in flight", "answered", "discarded", "expired", "failed")

_LATE = ("stale handle", "the question is no longer open", "no open counter", "used handle")
"""How the game says that an answer came too late."""


@dataclass(frozen=True, slots=True)
class AttemptRow:
    """One attempt. `asked` is the tick in which it was made, `timeline` the one in which that was; `landed` is the tick
    at which its answer reached the world, None where none did. `choice` and `words` are the answer's, also of one that
    counts for nothing; `why` says why it does not. `seconds` are those so far of one in flight.
    """

    id: str
    number: int
    mind: str
    spec: str
    aim: str
    timeline: str
    epoch: int
    asked: int
    landed: int | None
    standing: Standing
    stage: Stage | None
    why: str
    choice: str
    words: str
    tokens_in: int | None
    tokens_out: int | None
    elapsed_s: float
    seconds: float | None
    causes: tuple[str, ...]
    digest: str

    @property
    def answered(self) -> bool:
        """Whether there is an answer, whatever became of it."""
        return bool(self.choice)


@dataclass(frozen=True, slots=True)
class Totals:
    """Sums over some rows. Tokens are None where no server counted any."""

    calls: int
    tokens_in: int | None
    tokens_out: int | None
    seconds: float
    standings: tuple[tuple[Standing, int], ...]


@dataclass(frozen=True, slots=True)
class LedgerShown:
    """Every row, in the order in which the attempts were made."""

    rows: tuple[AttemptRow, ...]
    budget: int | None


@dataclass(frozen=True, slots=True)
class AttemptShown:
    """One attempt opened: its row, the whole answer as JSON with its digest, and the request as it was rebuilt; `lost`
    says why it is not. `here` is whether the tick in which it was made is one of the timeline that is shown.
    """

    row: AttemptRow
    value: str
    claims: tuple[Claim, ...]
    asked: Asked | None
    lost: str = ""
    here: bool = True

    @property
    def digest(self) -> str:
        """The SHA-256 of the answer."""
        return hashlib.sha256(self.value.encode("utf-8", "backslashreplace")).hexdigest()


# The table ------------------------------------------------------------------------------------------------------------


def ledger(reading: Reading) -> LedgerShown:
    """Every attempt of the store, whatever the tick."""
    return _Rows().read(reading)


def ledger_lens() -> Lens[LedgerShown]:
    """A lens of its own for each who shows the ledger of one store."""
    return Lens(("attempts",), _Rows().read, slow=True)


class _Rows:
    """Reads what is new, and of what was there before what may still change: a ledger only grows."""

    def __init__(self) -> None:
        self._rows: dict[int, AttemptRow] = {}
        self._open: set[int] = set()
        self._last = 0
        self._shown = LedgerShown((), None)

    def read(self, reading: Reading) -> LedgerShown:
        """The rows; the same value as before where nothing has changed."""
        store, few = reading.store, len(self._open) < MOST_ASKED
        found = store.attempts.numbered(self._last, self._open) if few else store.attempts.numbered()
        ids = [attempt.id for _, attempt in found]
        landings = store.landings(ids if len(ids) < MOST_ASKED else None)
        epochs = store.timelines_of_epochs()
        for number, attempt in found:
            row = self._rows[number] = _row(attempt, number, epochs, landings, reading.flights)
            (self._open.discard if _final(row) else self._open.add)(number)
            self._last = max(self._last, number)
        shown = LedgerShown(tuple(self._rows.values()), reading.budget)
        if shown != self._shown:
            self._shown = shown
        return self._shown


MOST_ASKED = 500
"""Ids in one question to the store."""


def _final(row: AttemptRow) -> bool:
    """Whether nothing can come any more; to one that was discarded its answer may."""
    if row.standing == "discarded":
        return row.answered
    return row.standing in ("failed", "expired") or row.landed is not None


def totals(rows: Iterable[AttemptRow]) -> Totals:
    """The sums of these rows."""
    rows = list(rows)
    counts = dict.fromkeys(STANDINGS, 0)
    for row in rows:
        counts[row.standing] += 1
    return Totals(
        len(rows),
        _sum(row.tokens_in for row in rows),
        _sum(row.tokens_out for row in rows),
        sum(row.elapsed_s for row in rows),
        tuple(counts.items()),
    )


def _sum(counts: Iterable[int | None]) -> int | None:
    known = [count for count in counts if count is not None]
    return sum(known) if known else None


def _row(
    attempt: Attempt,
    number: int,
    epochs: Mapping[int, str],
    landings: Mapping[str, int],
    flights: Mapping[str, float],
) -> AttemptRow:
    context, value, failure = attempt.context, attempt.value or {}, attempt.failure
    epoch = context.get("epoch", 0)
    why = attempt.discarded or ("" if failure is None else failure.diagnostic)
    return AttemptRow(
        attempt.id,
        number,
        attempt.mind,
        attempt.spec,
        str(context.get("aim", "")),
        epochs.get(epoch, ""),
        epoch,
        context.get("tick", 0),
        landings.get(attempt.id),
        standing(attempt),
        None if failure is None else failure.stage,
        why,
        str(value.get(CHOICE, "")),
        _words(value),
        attempt.usage.tokens_in,
        attempt.usage.tokens_out,
        attempt.elapsed_s,
        flights.get(attempt.id),
        tuple(context.get("causes", ())),
        attempt.digest,
    )


def _words(value: Mapping[str, Any]) -> str:
    """What was said beside the choice."""
    topic = value.get("topic")
    said = value.get("says") or value.get("note") or (topic.get("text") if isinstance(topic, Mapping) else "")
    return str(said or "")


def standing(attempt: Attempt) -> Standing:
    """How an attempt stands."""
    match attempt.state:
        case "reserved":
            return "queued"
        case "failed":
            return "expired" if attempt.failure is not None and _late(attempt) else "failed"
        case "in flight" | "answered" | "discarded":
            return attempt.state


def _late(attempt: Attempt) -> bool:
    failure = attempt.failure
    if failure is None:
        return False
    if failure.stage == "transport":
        return failure.diagnostic.startswith("no whole reply within")
    return failure.stage == "execution" and any(words in failure.diagnostic for words in _LATE)


# One of them ----------------------------------------------------------------------------------------------------------


def attempt_of(attempt: str) -> Lens[AttemptShown | None]:
    """The lens of one attempt; None while there is none of that id."""
    return Lens(("attempt", attempt), _Opened(attempt).read, slow=True)


class _Opened:
    """What was asked never changes: it is rebuilt once."""

    def __init__(self, attempt: str) -> None:
        self._attempt = attempt
        self._asked: Asked | None = None
        self._lost = ""

    def read(self, reading: Reading) -> AttemptShown | None:
        """The attempt as it stands."""
        store = reading.store
        attempt = store.attempts.get(self._attempt)
        if attempt is None:
            return None
        if self._asked is None and not self._lost:
            self._rebuild(reading, attempt)
        number = int(store.rows("SELECT number FROM attempts WHERE id = ?", attempt.id)[0][0])
        row = _row(attempt, number, store.timelines_of_epochs(), store.landings([attempt.id]), reading.flights)
        here = attempt in Lineage(replace(reading, tick=store.tip(reading.timeline)))
        value = "" if attempt.value is None else canonical_json(attempt.value)
        return AttemptShown(row, value, tuple(claims_in(attempt.value)), self._asked, self._lost, here)

    def _rebuild(self, reading: Reading, attempt: Attempt) -> None:
        try:
            self._asked = moment_of(reading.store, attempt).asked
        except ConcordError as error:
            self._lost = str(error)
