"""The core's planner: its topics, and when it takes a turn (`concord: A planner that waits to be needed`).

It wakes on public changes only: work that finished or stopped, a request, a message, an answer, a change of a band.
Time that passes, private needs, an offer that lapses or a reading that grows old wake it never; a person who sits in
its place may call for a turn, and spends one like any other. A turn spends one of a
fixed budget as it begins, whatever comes of it, and after its end a cooldown runs; what is heard meanwhile waits.

A turn that is dropped (a load, the end of a run) leaves what woke it, so it is taken again, and spends again.
All of this is saved; there is no busy flag in it: who runs the planner knows whether a turn is under way.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError

from engine.colony import topics as topic_moves
from engine.colony.allowlists import MOST_TOPICS, CorePerspective
from engine.colony.events import Event
from engine.colony.mind_forms import PlannerRules
from engine.colony.perspective import Message, Topic
from engine.colony.telemetry import BandChange
from engine.colony.threads import CORE, Notice, Talks
from engine.errors import MindError, StateError
from engine.faults import faults_in
from engine.files import canonical_json

MOST_WAKES = 64
"""Changes that wait for a turn at most; the oldest leave."""

_STRICT = ConfigDict(extra="forbid", strict=True)

Change = Literal["finished", "stopped", "request", "message", "answer", "band", "called"]


@dataclass(frozen=True, slots=True)
class PublicChange:
    """Something that the core may hear of: about `pawn`, at a tick; `source` refers to it as topics do. What is
    "called" for is the core's own wish, and so are both.
    """

    __pydantic_config__: ClassVar[ConfigDict] = _STRICT
    tick: int
    kind: Change
    source: str
    pawn: str


@dataclass(slots=True)
class Planner:
    """The core's own state. `topics` in the order in which they were opened; `opened` counts all there ever were.

    `spent` are the turns that it has taken, `cool_until` the first tick of the next one; `wakes` is what it has heard
    and not yet had a turn about, the oldest first, `causes` what woke the turn that has begun and not ended.
    """

    __pydantic_config__: ClassVar[ConfigDict] = _STRICT
    topics: Annotated[tuple[Topic, ...], Field(max_length=MOST_TOPICS)] = ()
    opened: Annotated[int, Field(ge=0)] = 0
    spent: Annotated[int, Field(ge=0)] = 0
    cool_until: Annotated[int, Field(ge=0)] = 0
    wakes: Annotated[tuple[PublicChange, ...], Field(max_length=MOST_WAKES)] = ()
    causes: tuple[PublicChange, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The planner as a JSON value."""
        whole: dict[str, Any] = _PLANNER.dump_python(self, mode="json")
        return whole

    @staticmethod
    def from_json(data: Any) -> Planner:
        """The planner of `to_json`. Raises `StateError`."""
        try:
            return _PLANNER.validate_json(canonical_json(data))
        except ValidationError as error:
            where = str(faults_in(error, data, "planner")[0])
            raise StateError("this is no state of a planner", where, "use a whole copy of it") from error


_PLANNER = TypeAdapter(Planner)


# What it hears --------------------------------------------------------------------------------------------------------

_NOTICES: Mapping[str, Change] = {
    "finished": "finished",
    "stopped": "stopped",
    "accepted": "answer",
    "refused": "answer",
    "countered": "answer",
    "not_now": "answer",
    "invited": "request",
}
"""What wakes it of all that comes of moves; work is known by its action, the rest by its offer."""

_MESSAGES: Mapping[str, Change] = {
    "message": "message",
    "answer": "answer",
    "counter": "answer",
    "request": "request",
    "question": "request",
}


def public(
    events: Iterable[Event], notices: Iterable[Notice], messages: Iterable[Message], changes: Iterable[BandChange]
) -> list[PublicChange]:
    """The public changes of a tick, in order, each once: of events only those of work that finished or stopped, of
    messages those to the core.
    """
    found: list[PublicChange] = []
    for event in events:
        if event.public:
            kind = _NOTICES[event.kind.removeprefix("work_")]
            found.append(PublicChange(event.tick, kind, f"receipt:{event.facts['action']}", event.facts["pawn"]))
    for notice in notices:
        if notice.kind in _NOTICES:
            kind = _NOTICES[notice.kind]
            ended = kind in ("finished", "stopped")
            source = f"receipt:{notice.action}" if ended else f"offer:{notice.offer}"
            found.append(PublicChange(notice.tick, kind, source, notice.pawn))
    for message in messages:
        if message.to == CORE:
            kind = _MESSAGES[message.kind]
            found.append(PublicChange(message.tick, kind, f"message:{message.id}", message.sender))
    found += [PublicChange(each.tick, "band", f"link:{each.pawn}", each.pawn) for each in changes]
    return list(dict.fromkeys(found))


def hear(planner: Planner, changes: Sequence[PublicChange]) -> None:
    """Take in public changes; of those of one kind about one thing the latest is kept."""
    if changes:
        planner.wakes = _coalesced((*planner.wakes, *changes))


def _coalesced(changes: Iterable[PublicChange]) -> tuple[PublicChange, ...]:
    latest: dict[tuple[Change, str], PublicChange] = {}
    for change in changes:
        latest.pop((change.kind, change.source), None)
        latest[change.kind, change.source] = change
    return tuple(latest.values())[-MOST_WAKES:]


# Its turns ------------------------------------------------------------------------------------------------------------


def due(planner: Planner, tick: int, rules: PlannerRules) -> bool:
    """Whether it takes a turn at a tick, unless one is under way: there is news, budget, and no cooldown."""
    return bool(planner.wakes) and planner.spent < rules.budget and tick >= planner.cool_until


def began(planner: Planner, rules: PlannerRules) -> tuple[PublicChange, ...]:
    """A turn begins and is spent: what woke it. Raises `MindError` where the budget is spent already."""
    if planner.spent >= rules.budget:
        raise MindError("the core's budget of turns is spent", f"{planner.spent} of {rules.budget}", "ask no more")
    planner.spent += 1
    planner.causes, planner.wakes = planner.wakes, ()
    return planner.causes


def ended(planner: Planner, tick: int, rules: PlannerRules) -> None:
    """A turn ends, whatever came of it: a cooldown runs."""
    planner.causes = ()
    planner.cool_until = tick + rules.cooldown


def called(planner: Planner, tick: int) -> None:
    """A person who sits there wants to decide something now: a turn is due, cooldown or not."""
    hear(planner, [PublicChange(tick, "called", CORE, CORE)])
    planner.cool_until = min(planner.cool_until, tick)


def dropped(planner: Planner) -> None:
    """A turn that was under way is dropped, if there was one: what woke it waits again."""
    planner.wakes, planner.causes = _coalesced((*planner.causes, *planner.wakes)), ()


# Its topics -----------------------------------------------------------------------------------------------------------


def topic_fault(planner: Planner, talks: Talks, known: CorePerspective, values: Mapping[str, Any]) -> str | None:
    """Why the topic of a reply can't be executed at this moment, or None; `values` are those of what was chosen, and
    `known` is what the core was told when it was asked.
    """
    move = values.get(topic_moves.TOPIC)
    if move is None:
        return None
    return topic_moves.fault(planner.topics, talks, topic_moves.sources_of(known), move) or None


def applied(planner: Planner, values: Mapping[str, Any], tick: int) -> Topic | None:
    """Open or change the topic of a reply that has no `topic_fault`: the topic as it is now, or None."""
    move = values.get(topic_moves.TOPIC)
    if move is None:
        return None
    fresh = f"p{planner.opened + 1}"
    planner.topics = topic_moves.changed(planner.topics, move, tick, fresh)
    planner.opened += move["id"] == topic_moves.NEW
    name = fresh if move["id"] == topic_moves.NEW else move["id"]
    return next(topic for topic in planner.topics if topic.id == name)
