"""What reaches a colonist's attention: events, notices and messages, each routed to its own pawn alone.

An event goes to those who experienced it, a notice to the pawn that it concerns, a message to its addressee
(`concord: Native events are archived and routed only to the pawn who experienced them`). What a pawn did itself by
answering is no news to it. Repeats of a signal coalesce into one stimulus that counts them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar

from pydantic import ConfigDict

from engine.colony.events import KINDS, Event, Urgency, words
from engine.colony.perspective import Message
from engine.colony.threads import CORE, Notice

ASKS = ("offered", "question")
"""Kinds of stimuli that ask something of a pawn: as long as it is open they deserve a thought without appraisal."""

MOST_IDS = 8
"""Ids that a stimulus keeps of what came together in it, the latest ones."""

_NOTICES: Mapping[str, tuple[Urgency, str]] = MappingProxyType(
    {
        "offered": (Urgency.ORDINARY, "the core asks something of you: {offer}"),
        "expired": (Urgency.CHATTER, "{offer} has expired"),
        "withdrawn": (Urgency.CHATTER, "{offer} was withdrawn"),
        "superseded": (Urgency.CHATTER, "{offer} no longer stands"),
        "started": (Urgency.CHATTER, "you have begun {action}"),
        "finished": (Urgency.ORDINARY, "{action} is finished"),
        "stopped": (Urgency.ORDINARY, "{action} is stopped: {detail}"),
    }
)
"""The notices that are news to their pawn; the other kinds are what it has just chosen itself."""

_OF_ACTIONS = ("started", "finished", "stopped")
_OF_WORK: Mapping[str, str] = MappingProxyType({"finished": "work_finished", "stopped": "work_stopped"})
"""Notices of what the simulation reports as an event too, unless the work never began."""


@dataclass(frozen=True, slots=True)
class Stimulus:
    """One signal that waits for a pawn's attention. `first` and `last` are the ticks of its first and latest repeat,
    `ids` the latest of what came together in it (events, offers, actions or messages), `text` the latest in words.

    `deserves`: it has been found worth a thought.
    """

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")
    signal: str
    kind: str
    urgency: Urgency
    text: str
    ids: tuple[str, ...]
    first: int
    last: int
    repeats: int = 1
    deserves: bool = False

    @property
    def asks(self) -> bool:
        """Whether it asks something of the pawn."""
        return self.kind in ASKS

    @property
    def experience(self) -> bool:
        """Whether it is an event that the pawn experienced: something that a note may cite."""
        return self.kind in KINDS

    def told(self) -> dict[str, Any]:
        """It as an appraiser is told it, beside its urgency and the number of repeats."""
        return {"kind": self.kind, "text": self.text, "ids": list(self.ids), "first": self.first, "last": self.last}

    def to_json(self) -> dict[str, Any]:
        """It as a JSON value."""
        return {**self.told(), **{key: getattr(self, key) for key in ("signal", "urgency", "repeats", "deserves")}}


def coalesced(earlier: Stimulus, later: Stimulus) -> Stimulus:
    """Two of one signal as one.

    Where the later one is of another kind (an offer that has expired), it says what has become of the first: what
    that deserved is gone with it.
    """
    ids = tuple(dict.fromkeys((*earlier.ids, *later.ids)))[-MOST_IDS:]
    return Stimulus(
        later.signal,
        later.kind,
        later.urgency,
        later.text,
        ids,
        min(earlier.first, later.first),
        max(earlier.last, later.last),
        earlier.repeats + later.repeats,
        later.deserves or (earlier.deserves and earlier.kind == later.kind),
    )


# Routing --------------------------------------------------------------------------------------------------------------


def heard(events: Sequence[Event], notices: Sequence[Notice], messages: Sequence[Message]) -> dict[str, list[Stimulus]]:
    """What reaches whom: stimuli by pawn's id, in the order in which they happened. Who is not in it heard nothing."""
    found: dict[str, list[Stimulus]] = {}
    for event in events:
        if event.pawns:
            stimulus = _of_event(event)
            for pawn in event.pawns:
                found.setdefault(pawn, []).append(stimulus)
    for notice in notices:
        if notice.kind in _NOTICES and not _reported(notice, found.get(notice.pawn, ())):
            found.setdefault(notice.pawn, []).append(_of_notice(notice))
    for message in messages:
        if message.to != CORE:
            found.setdefault(message.to, []).append(_of_message(message))
    return found


def _of_event(event: Event) -> Stimulus:
    text = words(event.kind, event.facts)
    return Stimulus(event.signal, event.kind, event.urgency, text, (event.id,), event.tick, event.tick)


def _of_notice(notice: Notice) -> Stimulus:
    urgency, form = _NOTICES[notice.kind]
    text = form.format(offer=notice.offer, action=notice.action, detail=notice.detail)
    tick, asks = notice.tick, notice.kind in ASKS
    if notice.kind in _OF_ACTIONS:
        signal, about = f"action:{notice.action}", notice.action
    else:
        signal, about = f"thread:{notice.thread}", notice.offer
    return Stimulus(signal, notice.kind, urgency, text, (about,), tick, tick, deserves=asks)


def _of_message(message: Message) -> Stimulus:
    signal, tick, asks = f"{message.kind}:{message.sender}", message.tick, message.kind in ASKS
    return Stimulus(signal, message.kind, Urgency.ORDINARY, message.text, (message.id,), tick, tick, deserves=asks)


def _reported(notice: Notice, stimuli: Iterable[Stimulus]) -> bool:
    """Whether the pawn hears of it by an event of this tick already."""
    event = _OF_WORK.get(notice.kind)
    return event is not None and any(each.signal == f"{event}:{notice.action}" for each in stimuli)
