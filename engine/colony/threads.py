"""What offers, answers and agreements are made of: records, and the whole of them as JSON (`colony: Offers`).

Jobs are known here by (kind, target, trips) alone. `engine.colony.proposals` holds the moves that change this state.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from pydantic import ConfigDict, TypeAdapter, ValidationError

from engine.colony.mind_forms import OfferRules
from engine.colony.opportunities import MOST_TRIPS
from engine.colony.state import Receipt
from engine.colony.tallies import Chain, Records
from engine.errors import StateError
from engine.faults import faults_in
from engine.files import canonical_json

VERSION = 1
MOST_REVISIONS = 2
"""Revisions of a thread: the first offer is revision 0, the last 2 (`concord: at most two revisions per thread`)."""

CORE = "core"
"""The actor of the core's own moves."""

OfferState = Literal["offered", "accepted", "refused", "countered", "not_now", "expired", "withdrawn", "superseded"]
Use = Literal["answer", "invite", "withdraw"]
"""What a handle is for: to answer an offer, to invite a fresh one after "not now", to withdraw from agreed work."""

_STRICT = ConfigDict(extra="forbid", strict=True)


@dataclass(frozen=True, slots=True)
class Work:
    """Work as an offer names it. `trips` is 1 to 3 for hauling, 1 for the others."""

    __pydantic_config__: ClassVar[ConfigDict] = _STRICT
    kind: str
    target: str
    trips: int = 1

    @property
    def subject(self) -> str:
        """What refusals go by: same kind, same target."""
        return f"{self.kind}:{self.target}"

    @property
    def id(self) -> str:
        """It in a menu."""
        return f"{self.subject}:{self.trips}"

    @property
    def fault(self) -> str:
        """What no world could make of it, or ""."""
        if self.kind not in MOST_TRIPS:
            return f"no such kind of work: {self.kind!r:.40}"
        if not self.target or not 1 <= self.trips <= MOST_TRIPS[self.kind]:
            return f"{self.kind} takes a target and 1 to {MOST_TRIPS[self.kind]} trips"
        return ""


@dataclass(frozen=True, slots=True)
class Offer:
    """One question put to one pawn: to do work, or (`replaces` is the id of an action) to give up running work for it.

    `counters` is the menu of counterproposals; `counter` the one that was made. It can be answered before the tick
    `expires`; a countered one can be adopted before that tick.
    """

    __pydantic_config__: ClassVar[ConfigDict] = _STRICT
    id: str
    thread: str
    pawn: str
    revision: int
    work: Work
    made: int
    expires: int
    counters: tuple[Work, ...] = ()
    replaces: str = ""
    state: OfferState = "offered"
    closed: int | None = None
    counter: Work | None = None


@dataclass(frozen=True, slots=True)
class Thread:
    """One subject between the core and one pawn: `offers` are the ids of its offers and questions, in order.

    `state` is that of the latest of them; "expired" as well where a counter was not adopted in time.
    """

    __pydantic_config__: ClassVar[ConfigDict] = _STRICT
    id: str
    pawn: str
    offers: tuple[str, ...] = ()
    state: OfferState = "offered"

    @property
    def open(self) -> bool:
        """Whether the core or the pawn can still take it further."""
        return self.state in ("offered", "countered")


@dataclass(frozen=True, slots=True)
class Handle:
    """What lets one pawn do one thing once: `about` is the id of an offer or action; `state` is open, used or why not.

    A stale one has the state in which its offer or work ended.
    """

    __pydantic_config__: ClassVar[ConfigDict] = _STRICT
    id: str
    pawn: str
    use: Use
    about: str
    state: str = "open"


@dataclass(frozen=True, slots=True)
class Agreement:
    """Work that was agreed on, in the ledger by its action id. It starts once `after`, another action, has ended.

    `state`: agreed (not dispatched), running, stopping (`why` says what for) or ended. `receipt` is the simulation's,
    of the dispatch and in the end of the outcome; work that never began has one that says so.
    """

    __pydantic_config__: ClassVar[ConfigDict] = _STRICT
    action: str
    thread: str
    offer: str
    pawn: str
    work: Work
    agreed: int
    until: int
    after: str = ""
    state: Literal["agreed", "running", "stopping", "ended"] = "agreed"
    why: Literal["", "withdrawal", "replaced"] = ""
    receipt: Receipt | None = None


@dataclass(frozen=True, slots=True)
class Rejection:
    """A move that was refused and changed nothing. `actor` is who it claimed to be from; texts are bounded ASCII."""

    __pydantic_config__: ClassVar[ConfigDict] = _STRICT
    tick: int
    epoch: int
    actor: str
    move: str
    reason: str
    detail: str


@dataclass(frozen=True, slots=True)
class Notice:
    """What came of a move. `kind`: a state of an offer, or invited, agreed, started, finished or stopped."""

    __pydantic_config__: ClassVar[ConfigDict] = _STRICT
    tick: int
    kind: str
    pawn: str
    thread: str
    offer: str
    action: str = ""
    detail: str = ""


@dataclass(slots=True)
class Talks:
    """All the offers and agreements of a timeline at a tick, and `pawns`, those who can be asked: who is alive.

    `unsettled`: the ids of open threads. `ledger`: agreements by action id; `live`: the ids of those that have not
    ended, in order. `open`: the handles that work, by ``use:about``. `blocks`: by pawn and subject, why work is not
    offered again: refused (for good), not_now, invited (one fresh offer may come), spent (it came), or
    ``kept <action>`` (for as long as that runs).
    `news` are notices that nobody has taken yet. `rules` are the scenario's and no part of the JSON.
    """

    __pydantic_config__: ClassVar[ConfigDict] = _STRICT
    seed: int
    epoch: int
    pawns: tuple[str, ...]
    rules: OfferRules = field(default_factory=OfferRules)
    tick: int = 0
    threads: dict[str, Thread] = field(default_factory=dict)
    unsettled: list[str] = field(default_factory=list)
    offers: dict[str, Offer] = field(default_factory=dict)
    ledger: dict[str, Agreement] = field(default_factory=dict)
    live: list[str] = field(default_factory=list)
    handles: dict[str, Handle] = field(default_factory=dict)
    open: dict[str, str] = field(default_factory=dict)
    blocks: dict[str, dict[str, str]] = field(default_factory=dict)
    rejections: list[Rejection] = field(default_factory=list)
    news: list[Notice] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.threads, self.offers = Records(self.threads), Records(self.offers)
        self.ledger, self.handles = Records(self.ledger), Records(self.handles)
        self.rejections = Chain(self.rejections)

    def put_thread(self, thread: Thread) -> None:
        """Put a thread in the place of what it was."""
        self.threads[thread.id] = thread
        if thread.open and thread.id not in self.unsettled:
            self.unsettled.append(thread.id)
        elif not thread.open and thread.id in self.unsettled:
            self.unsettled.remove(thread.id)

    def latest(self) -> list[Offer]:
        """The latest offer or question of each open thread, in the order in which these were opened."""
        return [self.offers[self.threads[name].offers[-1]] for name in self.unsettled]

    def tell(self, kind: str, about: Offer | Agreement, action: str = "", detail: str = "") -> Notice:
        """Note what came of a move."""
        offer = about.id if isinstance(about, Offer) else about.offer
        notice = Notice(self.tick, kind, about.pawn, about.thread, offer, action, detail)
        self.news.append(notice)
        return notice

    def reject(self, actor: str, move: str, reason: str, detail: str = "") -> Rejection:
        """Record a move that is refused."""
        rejection = Rejection(self.tick, self.epoch, plain(actor), move, reason, plain(detail))
        self.rejections.append(rejection)
        return rejection

    def take_news(self) -> list[Notice]:
        """The notices since the last time, in order; each is handed out once."""
        taken, self.news = self.news, []
        return taken

    def standing(self, pawn: str) -> Agreement | None:
        """The agreement of a pawn that has not ended, the newest where one waits for another to stop."""
        for action in reversed(self.live):
            if self.ledger[action].pawn == pawn:
                return self.ledger[action]
        return None


def number(name: str) -> int:
    """The number in the id of a thread, offer or action. Raises `ValueError`."""
    return int(name[1:])


def plain(text: str, most: int = 120) -> str:
    """A text of unknown origin, bounded and in ASCII, so that it can be kept."""
    return text[:most].encode("ascii", "backslashreplace").decode("ascii")[:most]


# As JSON --------------------------------------------------------------------------------------------------------------

_TALKS = TypeAdapter(Talks)


def to_json(talks: Talks) -> dict[str, Any]:
    """The talks as a JSON value that shares nothing with them, whole but for the scenario's rules."""
    whole: dict[str, Any] = _TALKS.dump_python(talks, mode="json", exclude={"rules"})
    return {"version": VERSION, **whole}


def from_json(data: Any, rules: OfferRules) -> Talks:
    """The talks of `to_json`, under the rules of their scenario. Raises `StateError`."""
    remedy = "use a whole copy of it"
    if not isinstance(data, Mapping):
        raise StateError("this is no state of talks", "talks", remedy)
    version = data.get("version")
    if version != VERSION:
        raise StateError(f"this state is of version {version!r:.20}", "version", f"this Concord reads {VERSION}")
    whole = {key: value for key, value in data.items() if key != "version"} | {"rules": rules.model_dump(by_alias=True)}
    try:
        talks = _TALKS.validate_json(canonical_json(whole))
        # Canonical JSON sorts its keys as texts, o10 before o2.
        talks.threads = Records({name: talks.threads[name] for name in sorted(talks.threads, key=number)})
        talks.offers = Records({name: talks.offers[name] for name in sorted(talks.offers, key=number)})
        talks.ledger = Records({name: talks.ledger[name] for name in sorted(talks.ledger, key=number)})
        return talks
    except ValidationError as error:
        raise StateError("this is no state of talks", str(faults_in(error, whole, "talks")[0]), remedy) from error
    except ValueError as error:
        raise StateError("this is no state of talks", f"talks, {error!s:.80}", remedy) from error


def digest(talks: Talks) -> str:
    """A SHA-256 in hexadecimal that two talks share just if they have the same JSON, but for their tick, which the game
    has; it costs what has changed since the last time.
    """
    parts = []
    for kept in (talks.threads, talks.offers, talks.ledger, talks.handles, talks.rejections):
        assert isinstance(kept, Records | Chain), "history is kept in collections that know their digest"
        parts.append(kept.digest())
    shell = [VERSION, talks.seed, talks.epoch, talks.pawns, talks.unsettled, talks.live, talks.open, talks.blocks]
    news = [repr(notice) for notice in talks.news]
    return hashlib.sha256(canonical_json([shell, parts, news]).encode("utf-8", "surrogatepass")).hexdigest()
