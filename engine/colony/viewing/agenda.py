"""The core's agenda at a tick: its topics with what would close each, what it may still spend, and what woke it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from engine.colony.allowlists import MOST_TOPICS
from engine.colony.perspective import Topic
from engine.colony.planner import PublicChange
from engine.colony.state import Receipt
from engine.colony.threads import CORE, Agreement, Talks, Work
from engine.colony.topics import LIVE, linked, unresolved
from engine.colony.viewing.asked import moment_of
from engine.colony.viewing.lineage import Lineage
from engine.colony.viewing.reading import Lens, Reading
from engine.errors import MindError
from engine.minds.ledger import OPEN
from engine.minds.protocol import CHOICE

Still = Literal["nothing linked", "under way", "not finished", ""]
"""What a topic waits for: work that is linked to it at all, the end of what is under way, a receipt of finished work.
"" where the receipts close it."""


@dataclass(frozen=True, slots=True)
class Source:
    """What a topic rests on: the reference as the planner wrote it, taken apart; `work`, `pawn` and `receipt` are what
    it leads to at this tick, `state` how that stands.
    """

    kind: str
    name: str
    work: Work | None = None
    pawn: str = ""
    state: str = ""
    receipt: Receipt | None = None


@dataclass(frozen=True, slots=True)
class Closer:
    """Linked work, whose receipt can close a topic. `closes` is whether the receipt that there is does."""

    action: str
    pawn: str
    work: Work
    state: str
    receipt: Receipt | None
    closes: bool


@dataclass(frozen=True, slots=True)
class TopicShown:
    """A topic with its sources, with the work that is linked to it, and with what it still waits for."""

    id: str
    status: str
    text: str
    opened: int
    changed: int
    sources: tuple[Source, ...]
    closers: tuple[Closer, ...]
    still: Still
    subjects: tuple[Work, ...]

    @property
    def live(self) -> bool:
        """Whether it is not closed."""
        return self.status in LIVE


@dataclass(frozen=True, slots=True)
class Budget:
    """What there is to spend: `spent` is used up, `reserved` of it is under way, `left` is None without a bound."""

    spent: int
    reserved: int
    whole: int | None

    @property
    def left(self) -> int | None:
        """What can still be spent."""
        return None if self.whole is None else max(0, self.whole - self.spent)


@dataclass(frozen=True, slots=True)
class Woken:
    """The latest turn of the core: when it was asked, what it chose (an id of its menu), and with which attempt.

    `pending` is whether it is still under way; then `causes` is what woke it, which else `woken_by` finds out.
    """

    tick: int
    attempt: str
    choice: str
    pending: bool
    causes: tuple[PublicChange, ...] = ()


@dataclass(frozen=True, slots=True)
class Agenda:
    """All of it. `turns` are the planner's own budget, `calls` that of the whole run; `waiting` has woken it and waits
    for a turn, which comes at `next_turn` at the earliest (None: nothing wakes it, or its turns are spent).
    """

    topics: tuple[TopicShown, ...]
    turns: Budget
    calls: Budget
    woken: Woken | None
    waiting: tuple[PublicChange, ...]
    next_turn: int | None
    places: int = MOST_TOPICS


def agenda(reading: Reading) -> Agenda:
    """The core's agenda at the tick."""
    world = reading.world
    planner, talks, rules = world.planner, world.talks, world.scenario.rules.planner
    pending = any(thought.mind == CORE for thought in world.thoughts.values())
    attempts = reading.store.attempts
    turns = Budget(planner.spent, int(pending), rules.budget)
    next_turn = None
    if planner.wakes and (turns.left or 0) > 0:
        next_turn = max(planner.cool_until, world.tick + 1)
    return Agenda(
        tuple(_shown(topic, talks) for topic in planner.topics),
        turns,
        Budget(attempts.count(), attempts.in_states(OPEN), reading.budget),
        _woken(reading),
        planner.wakes,
        next_turn,
    )


AGENDA: Lens[Agenda] = Lens(("agenda",), agenda, known_to=CORE, slow=True)


# Topics ---------------------------------------------------------------------------------------------------------------


def _shown(topic: Topic, talks: Talks) -> TopicShown:
    sources = tuple(_source(reference, talks) for reference in topic.sources)
    subjects = {work.subject: Work(work.kind, work.target) for work in (each.work for each in sources) if work}
    closers = tuple(_closer(each, topic) for each in linked(topic, talks))
    return TopicShown(
        topic.id,
        topic.status,
        topic.text,
        topic.opened,
        topic.tick,
        sources,
        closers,
        _still(unresolved(topic, talks), closers),
        tuple(subjects.values()),
    )


def _source(reference: str, talks: Talks) -> Source:
    kind, _, name = reference.partition(":")
    if kind == "opportunity":
        work, _, target = name.partition(":")
        return Source(kind, name, Work(work, target))
    if kind == "offer" and name in talks.offers:
        offer = talks.offers[name]
        return Source(kind, name, offer.work, offer.pawn, offer.state)
    if kind == "receipt" and name in talks.ledger:
        agreement = talks.ledger[name]
        return Source(kind, name, agreement.work, agreement.pawn, agreement.state, agreement.receipt)
    return Source(kind, name, pawn=name if kind == "link" else "")


def _closer(agreement: Agreement, topic: Topic) -> Closer:
    receipt = agreement.receipt
    done = receipt is not None and receipt.state == "finished" and (receipt.ended or 0) > topic.opened
    return Closer(agreement.action, agreement.pawn, agreement.work, agreement.state, receipt, done)


def _still(why: str, closers: Iterable[Closer]) -> Still:
    """What the law's own check says, as a word of ours."""
    if not why:
        return ""
    states = [closer.state for closer in closers]
    if not states:
        return "nothing linked"
    return "under way" if any(state != "ended" for state in states) else "not finished"


# Waking ---------------------------------------------------------------------------------------------------------------


def _woken(reading: Reading) -> Woken | None:
    """The latest turn in the ticks that lead to this one."""
    lineage = Lineage(reading)
    turns = (each for each in reading.store.attempts.newest_first(CORE) if each in lineage)
    latest = next((each for each in turns if each.context.get("aim") == "planning"), None)
    if latest is None:
        return None
    choice = str((latest.value or {}).get(CHOICE, ""))
    pending = latest.id in reading.world.thoughts
    causes = reading.world.planner.causes if pending else ()
    return Woken(latest.context["tick"], latest.id, choice, pending, causes)


class _Memo:
    """What woke a turn never changes: it is rebuilt once."""

    def __init__(self, attempt: str) -> None:
        self._attempt = attempt
        self._causes: tuple[PublicChange, ...] | None = None

    def read(self, reading: Reading) -> tuple[PublicChange, ...]:
        """The public changes that the turn was about. Raises `ConcordError` where they can't be found out."""
        if self._causes is None:
            attempt = reading.store.attempts.get(self._attempt)
            if attempt is None:
                raise MindError("there is no such attempt", self._attempt, "look at it in the store where it was made")
            self._causes = moment_of(reading.store, attempt).asked.woke
        return self._causes


def woken_by(attempt: str) -> Lens[tuple[PublicChange, ...]]:
    """The lens of what woke one turn: the world is rebuilt for it, so it is no lens for a run at full speed."""
    return Lens(("woken", attempt), _Memo(attempt).read, known_to=CORE, slow=True)
