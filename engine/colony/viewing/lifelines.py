"""Threads as lifelines: what passed between the core and one pawn, from the offer to the receipt, and what it cost.

A thread is told with what the store keeps of it: notices, answers, and the attempts that came to nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from engine.colony.claims import Claim, claims_in
from engine.colony.record import CALL, Arrival
from engine.colony.state import Receipt
from engine.colony.threads import CORE, MOST_REVISIONS, Notice, Offer, Talks, Thread, Work
from engine.colony.viewing.lineage import Lineage
from engine.colony.viewing.reading import Lens, Reading
from engine.colony.viewing.thread_list import ThreadRow, row_of
from engine.minds.ledger import Attempt
from engine.minds.protocol import CHOICE

ANSWERS = ("accepted", "refused", "countered", "not_now", "invited", "withdrew")
"""Kinds of beats by which a pawn says something."""

Kind = Literal[
    "offered", "question", "accepted", "refused", "countered", "not_now", "invited", "withdrew", "expired", "lapsed",
    "withdrawn", "superseded", "agreed", "started", "finished", "stopped", "rejected", "failed", "discarded", "thinks",
]  # fmt: skip
"""What happened in a thread. `question`: whether running work is given up for it; `withdrew`: the pawn took its yes
back; `lapsed`: a counter was not adopted in time; `rejected`: an answer that could not be executed; `failed` and
`discarded`: an attempt without an answer; `thinks`: one is under way."""

After = Literal["", "adopted", "lapsed", "waits", "last", "withdrawn"]
"""What became of a counter: the core adopted it, let it lapse, can still adopt it, or can't, since the revisions are
used up."""


@dataclass(frozen=True, slots=True)
class Call:
    """What one answer cost: the attempt, who answered for that seat, when it was asked and when it came, the tokens
    that the server counted, and the seconds by the clock on the wall.
    """

    attempt: str
    spec: str
    asked: int
    came: int | None
    tokens_in: int | None
    tokens_out: int | None
    elapsed_s: float

    @property
    def ticks(self) -> int | None:
        """Ticks that the colony went on while the mind thought."""
        return None if self.came is None else self.came - self.asked


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that happened, at a tick. `actor` is "core" or the pawn, "" for time and the simulation; `words` are
    the actor's own, `claims` what it stated beside its choice; `work` is what it is about, `why` a reason of the game.

    `question` is whether it is about the question whether running work is given up for this work.
    Of a counter `counter` is what it asked for, `after` what became of it, at `after_tick` at the latest.
    """

    tick: int
    kind: Kind
    actor: str
    offer: str
    work: Work
    revision: int = 0
    action: str = ""
    words: str = ""
    claims: tuple[Claim, ...] = ()
    call: Call | None = None
    expires: int | None = None
    counter: Work | None = None
    after: After = ""
    after_tick: int | None = None
    why: str = ""
    receipt: Receipt | None = None
    seconds: float | None = None
    question: bool = False


@dataclass(frozen=True, slots=True)
class Lifeline:
    """One thread whole. `calls` are all attempts that were spent on it, those that came to nothing among them."""

    row: ThreadRow
    beats: tuple[Beat, ...]
    calls: tuple[Call, ...]
    most_revisions: int = MOST_REVISIONS

    @property
    def answered(self) -> Beat | None:
        """The pawn's latest answer."""
        return next((beat for beat in reversed(self.beats) if beat.kind in ANSWERS), None)


# One thread -----------------------------------------------------------------------------------------------------------


def lifeline_of(thread: str) -> Lens[Lifeline | None]:
    """The lens of one thread; None while there is none of that id."""
    return Lens(("thread", thread), _Course(thread).read, slow=True)


@dataclass(frozen=True, slots=True)
class _Course:
    thread: str

    def read(self, reading: Reading) -> Lifeline | None:
        """The thread, whole, as it is at the tick."""
        return lifeline(reading, self.thread)


def lifeline(reading: Reading, thread_id: str) -> Lifeline | None:
    """One thread, whole; None where there is none of that id."""
    talks = reading.world.talks
    thread = talks.threads.get(thread_id)
    if thread is None:
        return None
    newest = [each for each in talks.ledger.values() if each.thread == thread_id]
    row = row_of(talks, thread, newest[-1] if newest else None)
    settled = not row.live and row.state != "not_now"  # which can still be followed by an invitation
    arrivals = reading.store.arrivals(reading.timeline, row.opened, row.changed if settled else reading.tick)
    attempts = _attempts(reading, thread, arrivals)
    notices = [
        each for each in reading.store.notices(reading.timeline, row.opened, reading.tick) if each.thread == thread_id
    ]
    kept = {notice.offer for notice in notices if notice.kind == "offered"}
    told = _Told(talks, _moves(arrivals), attempts)
    beats = [beat for notice in notices for beat in told.beat(notice)]
    for name in thread.offers:
        if name not in kept:  # a store that goes on from a checkpoint has nothing of the time before it
            beats += _remembered(talks.offers[name])
    beats += _in_vain(talks, thread, arrivals, attempts)
    beats += _thinking(reading, thread, attempts)
    beats.sort(key=lambda beat: beat.tick)
    whole = tuple(_followed(talks, beat, thread, reading.tick) for beat in beats)
    calls = {beat.call.attempt: beat.call for beat in whole if beat.call is not None}
    return Lifeline(row, whole, tuple(calls.values()))


def _attempts(reading: Reading, thread: Thread, arrivals: Iterable[Arrival]) -> dict[str, Attempt]:
    """The pawn's attempts since the thread was opened, and those of the core that did anything."""
    table, lineage = reading.store.attempts, Lineage(reading)
    opened = reading.world.talks.offers[thread.offers[0]].made
    found = {each.id: each for each in table.of(thread.pawn, opened) if each in lineage}
    for arrival in arrivals:
        if arrival.mind == CORE and arrival.outcome == "done":
            attempt = table.get(arrival.attempt)
            if attempt is not None:
                found[attempt.id] = attempt
    return found


def _moves(arrivals: Iterable[Arrival]) -> dict[tuple[int, str, str], Arrival]:
    """The answers that were done, by tick, mind and what was chosen; a proposal has its pawn with it."""
    found: dict[tuple[int, str, str], Arrival] = {}
    for arrival in arrivals:
        if arrival.outcome == "done" and arrival.value is not None:
            choice = str(arrival.value[CHOICE])
            if choice.startswith("propose:"):
                choice = f"{choice}:{arrival.value.get('pawn')}"
            elif choice.startswith("counter:"):
                choice = ":".join(choice.split(":")[:2])
            found[arrival.tick, arrival.mind, choice] = arrival
    return found


class _Told:
    """Makes beats of notices, with the answers that did them."""

    def __init__(
        self, talks: Talks, moves: Mapping[tuple[int, str, str], Arrival], attempts: Mapping[str, Attempt]
    ) -> None:
        self._talks, self._moves, self._attempts = talks, moves, attempts

    def beat(self, notice: Notice) -> list[Beat]:
        """What one notice tells; nothing for what another one tells better."""
        offer = self._talks.offers[notice.offer]
        match notice.kind:
            case "offered":
                return [self._offered(offer)]
            case "accepted" | "refused" | "not_now" | "invited":
                choice = {"accepted": "accept", "refused": "refuse", "invited": "invite"}.get(notice.kind, "not_now")
                return [self._said(notice.kind, notice, offer, f"{choice}:{offer.id}")]
            case "countered":
                said = self._said("countered", notice, offer, f"counter:{offer.id}")
                return [replace(said, counter=offer.counter)]
            case "withdrawn" if notice.action and notice.action != offer.replaces:
                return [self._said("withdrew", notice, offer, f"withdraw:{notice.action}")]
            case "expired":
                lapsed = offer.state == "countered"
                return [_plain("lapsed" if lapsed else "expired", notice.tick, offer)]
            case "withdrawn" | "superseded":
                return [replace(_plain(notice.kind, notice.tick, offer), why=notice.detail)]
            case "agreed":
                return []  # it comes with the yes, in the same tick
        return [self._worked(notice, offer)]

    def _offered(self, offer: Offer) -> Beat:
        thread = self._talks.threads[offer.thread]
        at = thread.offers.index(offer.id)
        arrival = self._moves.get((offer.made, CORE, f"propose:{offer.work.subject}:{offer.pawn}"))
        if at:
            arrival = self._moves.get((offer.made, CORE, f"adopt:{thread.offers[at - 1]}"), arrival)
        if offer.replaces:
            arrival = None  # it follows from the yes
        kind: Kind = "question" if offer.replaces else "offered"
        beat = replace(_plain(kind, offer.made, offer), actor=CORE, expires=_until(offer))
        return beat if arrival is None else replace(beat, call=_call(self._attempts.get(arrival.attempt), arrival))

    def _said(self, kind: Kind, notice: Notice, offer: Offer, choice: str) -> Beat:
        beat = replace(_plain(kind, notice.tick, offer), actor=offer.pawn, action=notice.action)
        arrival = self._moves.get((notice.tick, offer.pawn, choice))
        if arrival is None or arrival.value is None:
            return beat
        words = str(arrival.value.get("says") or "")
        call = _call(self._attempts.get(arrival.attempt), arrival)
        return replace(beat, words=words, claims=tuple(claims_in(arrival.value)), call=call)

    def _worked(self, notice: Notice, offer: Offer) -> Beat:
        agreement = self._talks.ledger[notice.action]
        beat = replace(_plain(notice.kind, notice.tick, offer), action=notice.action)  # type: ignore[arg-type]
        ended = notice.kind in ("finished", "stopped")
        return replace(beat, work=agreement.work, why=notice.detail, receipt=agreement.receipt if ended else None)


def _plain(kind: Kind, tick: int, offer: Offer) -> Beat:
    return Beat(tick, kind, "", offer.id, offer.work, offer.revision, question=bool(offer.replaces))


def _until(offer: Offer) -> int | None:
    """When it could be answered at the latest; of a countered one that tick is the counter's."""
    return None if offer.counter is not None else offer.expires


def _call(attempt: Attempt | None, arrival: Arrival | None) -> Call | None:
    if attempt is None:
        return None
    asked = int(attempt.context.get("tick", 0))
    used = attempt.usage
    came = None if arrival is None else arrival.tick
    return Call(attempt.id, attempt.spec, asked, came, used.tokens_in, used.tokens_out, attempt.elapsed_s)


def _remembered(offer: Offer) -> list[Beat]:
    """An offer as the talks alone have it."""
    kind: Kind = "question" if offer.replaces else "offered"
    beats = [replace(_plain(kind, offer.made, offer), actor=CORE, expires=_until(offer))]
    if offer.closed is not None and offer.state != "offered":
        actor = offer.pawn if offer.state in ANSWERS else ""
        beats.append(replace(_plain(offer.state, offer.closed, offer), actor=actor, counter=offer.counter))
    return beats


# What came to nothing, and what is under way --------------------------------------------------------------------------


def _in_vain(
    talks: Talks, thread: Thread, arrivals: Iterable[Arrival], attempts: Mapping[str, Attempt]
) -> Iterator[Beat]:
    """The pawn's attempts about this thread that brought no answer which could be executed."""
    known = {arrival.attempt: arrival for arrival in arrivals if arrival.aim != CALL}
    for attempt in attempts.values():
        if attempt.mind != thread.pawn or attempt.state not in ("failed", "discarded"):
            continue
        arrival = known.get(attempt.id)
        offer = _meant(talks, thread, attempt)
        if offer is None:
            continue
        asked = int(attempt.context.get("tick", 0))
        tick = asked if arrival is None else arrival.tick
        beat = replace(_plain("discarded", tick, offer), actor=thread.pawn, call=_call(attempt, arrival))
        words = str((attempt.value or {}).get("says") or "")
        if attempt.failure is None:
            yield replace(beat, why=attempt.discarded or "", words=words, action=_chosen(attempt))
        elif attempt.failure.stage == "execution":
            why = attempt.failure.diagnostic
            yield replace(beat, kind="rejected", why=why, words=words, action=_chosen(attempt))
        else:
            yield replace(beat, kind="failed", why=f"{attempt.failure.stage}: {attempt.failure.diagnostic}")


def _chosen(attempt: Attempt) -> str:
    return str((attempt.value or {}).get(CHOICE, ""))


def _meant(talks: Talks, thread: Thread, attempt: Attempt) -> Offer | None:
    """The offer of a thread that an attempt was about: the one that it chose, or that was open as it was asked."""
    parts = _chosen(attempt).split(":")
    if len(parts) > 1 and parts[1] in thread.offers:
        return talks.offers[parts[1]]
    if f"thread:{thread.id}" not in attempt.context.get("causes", ()):
        return None
    asked = attempt.context.get("tick", 0)
    made = [talks.offers[name] for name in thread.offers if talks.offers[name].made <= asked]
    return made[-1] if made else None


def _thinking(reading: Reading, thread: Thread, attempts: Mapping[str, Attempt]) -> Iterator[Beat]:
    """The thought under way that may answer the thread."""
    talks = reading.world.talks
    for thought in reading.world.thinking(thread.pawn):
        asked = [option.subject for option in thought.menu.options if option.action in ("accept", "refuse")]
        for name in thread.offers:
            if name in asked and talks.offers[name].state == "offered":
                beat = replace(_plain("thinks", reading.tick, talks.offers[name]), actor=thread.pawn)
                call = _call(attempts.get(thought.attempt), None)
                yield replace(beat, call=call, seconds=reading.flights.get(thought.attempt))


def _followed(talks: Talks, beat: Beat, thread: Thread, now: int) -> Beat:
    """A counter with what became of it: by itself it does nothing."""
    if beat.kind != "countered":
        return beat
    offer = talks.offers[beat.offer]
    later = thread.offers[thread.offers.index(offer.id) + 1 :]
    if later:
        return replace(beat, after="adopted", after_tick=talks.offers[later[0]].made)
    if offer.revision >= MOST_REVISIONS:
        return replace(beat, after="last", after_tick=offer.expires)
    if thread.state == "countered":
        return replace(beat, after="waits", after_tick=offer.expires)
    after: After = "withdrawn" if thread.state == "withdrawn" else "lapsed"
    return replace(beat, after=after, after_tick=min(offer.expires, now))
