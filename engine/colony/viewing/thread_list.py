"""The threads between the core and the pawns at a tick, in a list, and the moves that were rejected."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.colony.state import Receipt
from engine.colony.threads import Agreement, OfferState, Talks, Thread, Work
from engine.colony.viewing.reading import Lens, Reading


@dataclass(frozen=True, slots=True)
class ThreadRow:
    """A thread in the list: how it stands, what was last offered in it, and the newest work that came of it, by the id
    of its `agreement`, how that stands (`agreed`) and its receipt.
    """

    id: str
    pawn: str
    work: Work
    state: OfferState
    open: bool
    revision: int
    question: bool
    opened: int
    changed: int
    expires: int | None
    counter: Work | None
    agreement: str
    agreed: str
    receipt: Receipt | None

    @property
    def live(self) -> bool:
        """Whether anything is still to come of it: it is talked about, or work is agreed and has not ended."""
        return self.open or self.agreed in ("agreed", "running", "stopping")


@dataclass(frozen=True, slots=True)
class Refused:
    """A move that was rejected before it reached the game; `thread` is the one that it was about, or ""."""

    tick: int
    epoch: int
    actor: str
    move: str
    reason: str
    detail: str
    thread: str


@dataclass(frozen=True, slots=True)
class Threads:
    """Every thread of a timeline at a tick, in the order of their opening, and the moves that were rejected."""

    rows: tuple[ThreadRow, ...]
    rejected: tuple[Refused, ...]


def threads(reading: Reading) -> Threads:
    """Every thread as it stands."""
    talks = reading.world.talks
    of_offer = {name: offer.thread for name, offer in talks.offers.items()}
    of_offer |= {name: agreement.thread for name, agreement in talks.ledger.items()}
    newest = {agreement.thread: agreement for agreement in talks.ledger.values()}
    rows = tuple(row_of(talks, thread, newest.get(thread.id)) for thread in talks.threads.values())
    rejected = tuple(
        Refused(each.tick, each.epoch, each.actor, each.move, each.reason, each.detail, _named(each.detail, of_offer))
        for each in talks.rejections
    )
    return Threads(rows, rejected)


THREADS = Lens(("threads",), threads, slow=True)


def row_of(talks: Talks, thread: Thread, agreement: Agreement | None) -> ThreadRow:
    """A thread as it stands; `agreement` is the newest that came of it."""
    first, latest = talks.offers[thread.offers[0]], talks.offers[thread.offers[-1]]
    receipt = None if agreement is None else agreement.receipt
    ticks = [latest.made, latest.closed, None if agreement is None else agreement.agreed]
    ticks += [] if receipt is None else [receipt.begun, receipt.ended]
    return ThreadRow(
        thread.id,
        thread.pawn,
        latest.work,
        thread.state,
        thread.open,
        latest.revision,
        bool(latest.replaces),
        first.made,
        max(tick for tick in ticks if tick is not None),
        latest.expires if thread.open else None,
        latest.counter,
        "" if agreement is None else agreement.action,
        "" if agreement is None else agreement.state,
        receipt,
    )


def _named(detail: str, of_offer: Mapping[str, str]) -> str:
    """The thread that the detail of a rejection names by an offer or an action."""
    words = detail.replace(":", " ").replace(",", " ").split()
    return next((of_offer[word] for word in words if word in of_offer), "")
