"""Who knows what: two allowlists are the only way from the simulation to a mind (`concord: Who knows what`).

`colonist_perspective` and `core_perspective` fill them; both forbid fields that they do not name. Every item says where
it came from (`origin`, and `source`, an id), the tick at which it was learned and its age in ticks. Events reach a mind
as the sentence of their kind, so only the facts that the sentence names do.

Beside what the table of `colony: Who knows what` names, a mind is told what it did itself: a colonist where it stands,
its health, what it is doing and carrying, and what the core asked it; the core its own offers and topics.
Of each list the latest entries are told, and `omitted` says how many there are besides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from pydantic import ConfigDict

from engine.colony.allowlists import ColonistPerspective, CorePerspective, Origin
from engine.colony.events import words
from engine.colony.forms import Rules
from engine.colony.handles import held_by
from engine.colony.opportunities import opportunities
from engine.colony.people import SKILLS, TRAITS
from engine.colony.sight import doing, sight
from engine.colony.state import Colony, Pawn, Receipt
from engine.colony.telemetry import Link, bands
from engine.colony.threads import CORE, Offer, Talks

# What is handed in beside the simulation ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Message:
    """Words from one mind to another: `sender` and `to` are pawns' ids or `CORE`; `kind` is question, answer, request,
    counter or message.
    """

    id: str
    tick: int
    sender: str
    to: str
    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Topic:
    """A topic of the core's planner: open, blocked, deferred, resolved or declined. `tick` is when it last changed,
    `opened` when it was opened; `sources` are references to what the core was told (`engine.colony.topics`).
    """

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid", strict=True)
    id: str
    tick: int
    status: Literal["open", "blocked", "deferred", "resolved", "declined"]
    text: str
    sources: tuple[str, ...]
    opened: int


# A colonist's ---------------------------------------------------------------------------------------------------------


def colonist_perspective(
    colony: Colony, talks: Talks, pawn_id: str, messages: Sequence[Message] = ()
) -> ColonistPerspective:
    """What a colonist knows at this moment: of the offers those that it can answer, of the messages those for it.

    Raises `KeyError` for an id that no pawn has.
    """
    pawn, now = colony.pawns[pawn_id], colony.tick
    told = _Told(now, colony.scenario.rules.knowledge.told)
    own: dict[str, Any] = {
        "mind": pawn.id,
        "name": pawn.name,
        "tick": now,
        "clock": clock(now),
        "self": _self(pawn, now),
        "traits": [
            {**_item("body", pawn.id, 0, now), "name": name, "means": TRAITS[name].words} for name in pawn.traits
        ],
        "skills": [
            {**_item("body", pawn.id, 0, now), "name": name, "level": level, "means": SKILLS[name]}
            for name, level in pawn.skills.items()
        ],
        "needs": [
            {**_item("body", pawn.id, now, now), "need": need, "value": getattr(pawn, need), "means": means}
            for need, means in scales(colony.scenario.rules).items()
        ],
        **_past(pawn, told),
        **_in_sight(colony, pawn.id),
        "offers": [
            _offer(talks.offers[handle.about], now) for handle in held_by(talks, pawn.id) if handle.use == "answer"
        ],
        "messages": _messages(messages, pawn_id, told),
        "omitted": told.omitted,
    }
    return ColonistPerspective.model_validate(own)


def scales(rules: Rules) -> dict[str, str]:
    """What each scale of a colonist's body means, in words."""
    needs, work, health = rules.needs, rules.work, rules.health
    return {
        "food": f"1 is full, 0 is starving, which harms health; below {needs.hungry:g} you go to eat by yourself, "
        f"and below {work.low_food:g} agreed hauling or cooking stops",
        "rest": f"1 is rested, 0 is exhausted; below {needs.tired:g} you go to sleep by yourself, "
        f"and below {work.low_rest:g} agreed hauling or cooking stops",
        "health": f"1 is unhurt, 0 is dead; below {health.weak:g} you keep to your bed, "
        f"and below {health.downed:g} you are downed and others have to carry you",
    }


def _self(pawn: Pawn, now: int) -> dict[str, Any]:
    job = pawn.job
    return {
        **_item("body", pawn.id, now, now),
        "place": pawn.position,
        "doing": doing(pawn),
        "target": job.target if job is not None else "",
        "action": job.action if job is not None else "",
        "trips": job.trips if job is not None else 0,
        "done": job.done if job is not None else 0,
        "carrying": pawn.item,
        "count": pawn.count,
    }


def _past(pawn: Pawn, told: _Told) -> dict[str, Any]:
    now = told.now
    memories = sorted(pawn.memories.values(), key=lambda each: (each.tick, each.kind, each.event))
    return {
        "memories": [
            {
                **_item("experience", each.event, each.tick, now),
                "kind": each.kind,
                "text": words(each.kind, each.facts),
                "times": each.times,
                "lasting": each.fades is None,
            }
            for each in told.latest("memories", memories)
        ],
        "history": [
            {
                **_item("experience", each.event, each.tick, now),
                "kind": each.kind,
                "text": words(each.kind, each.facts),
            }
            for each in told.latest("history", pawn.history)
        ],
        "outlook": [
            {
                **_item("thought", pawn.id, each.tick, now),
                "id": each.id,
                "text": each.text,
                "cites": each.cites,
                "earlier": each.earlier[-told.most :],
            }
            for each in pawn.outlook
        ],
    }


def _in_sight(colony: Colony, pawn_id: str) -> dict[str, Any]:
    seen = sight(colony, pawn_id)
    item = _item("sight", pawn_id, seen.tick, seen.tick)
    return {
        "pawns": [
            {
                **item,
                "id": each.id,
                "name": each.name,
                "place": each.position,
                "distance": each.distance,
                "doing": each.doing,
                "carrying": each.carrying,
            }
            for each in seen.pawns
        ],
        "things": [
            {
                **item,
                "id": each.id,
                "kind": each.kind,
                "place": each.position,
                "distance": each.distance,
                **each.shows,
            }
            for each in seen.things
        ],
    }


def _offer(each: Offer, now: int) -> dict[str, Any]:
    return {
        **_item("offer", CORE, each.made, now),
        "id": each.id,
        "thread": each.thread,
        "kind": each.work.kind,
        "target": each.work.target,
        "trips": each.work.trips,
        "revision": each.revision,
        "expires": each.expires,
        "replaces": each.replaces,
    }


# The core's -----------------------------------------------------------------------------------------------------------


def core_perspective(
    colony: Colony,
    talks: Talks,
    link: Link,
    messages: Sequence[Message] = (),
    topics: Sequence[Topic] = (),
) -> CorePerspective:
    """What the core knows at this moment; of the messages those that are addressed to it."""
    now = colony.tick
    rules = colony.scenario.rules.knowledge
    told = _Told(now, rules.told)
    sightings = sorted(link.sightings.values(), key=lambda each: (each.tick, each.thing))
    known: dict[str, Any] = {
        "mind": CORE,
        "tick": now,
        "clock": clock(now),
        "messages": _messages(messages, CORE, told),
        "receipts": _receipts(colony, talks, told),
        "opportunities": _opportunities(colony),
        "sightings": [
            {
                **_item("sighting", each.seer, each.tick, now),
                "thing": each.thing,
                "kind": each.kind,
                "place": each.place,
                "food": dict(each.food),
                "burning": each.burning,
            }
            for each in sightings
            if now - each.tick <= rules.sighting_lives
        ],
        "bands": _bands(colony, link) if rules.link else [],
        "offers": [_made(talks, each, now) for each in told.latest("offers", list(talks.offers.values()))],
        "topics": [
            {
                **_item("thought", each.id, each.tick, now),
                "status": each.status,
                "text": each.text,
                "sources": each.sources,
                "opened": each.opened,
            }
            for each in topics
        ],
        "omitted": told.omitted,
    }
    return CorePerspective.model_validate(known)


def _receipts(colony: Colony, talks: Talks, told: _Told) -> list[dict[str, Any]]:
    """The receipts with the latest news, by the tick of it, then action. The talks have those of work never begun."""
    ended = {action: each.receipt for action, each in talks.ledger.items() if each.receipt is not None}
    receipts = sorted({**ended, **colony.receipts}.values(), key=lambda each: (_news(each), each.action))
    return [
        {
            **_item("receipt", each.action, _news(each), colony.tick),
            "pawn": each.pawn,
            "kind": each.kind,
            "target": each.target,
            "trips": each.trips,
            "done": each.done,
            "moved": each.moved,
            "begun": each.begun,
            "ended": each.ended,
            "state": each.state,
            "why": each.why,
            "detail": each.detail,
        }
        for each in told.latest("receipts", receipts)
    ]


def _news(receipt: Receipt) -> int:
    """The tick at which the core had word of this work: its end, or else its beginning."""
    return receipt.begun if receipt.ended is None else receipt.ended


def _opportunities(colony: Colony) -> list[dict[str, Any]]:
    return [
        {
            **_item("opportunity", each.id, colony.tick, colony.tick),
            "kind": each.kind,
            "target": each.target,
            "place": each.place,
            "destination": each.destination,
            "trips": each.trips,
            "effects": each.effects,
        }
        for each in opportunities(colony)
    ]


def _bands(colony: Colony, link: Link) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for name in colony.pawns:
        known, tick = bands(link, name, colony.tick, colony.scenario.rules.knowledge)
        item = _item("link", name, tick, colony.tick)
        found += [{**item, "need": need, "band": band} for need, band in known.items()]
    return found


def _made(talks: Talks, each: Offer, now: int) -> dict[str, Any]:
    blocks = talks.blocks.get(each.pawn, {})
    return {
        **_item("offer", each.id, each.made if each.closed is None else each.closed, now),
        "thread": each.thread,
        "pawn": each.pawn,
        "kind": each.work.kind,
        "target": each.work.target,
        "trips": each.work.trips,
        "revision": each.revision,
        "state": each.state,
        "expires": each.expires,
        "replaces": each.replaces,
        "counter": "" if each.counter is None else each.counter.id,
        "invited": each.state == "not_now" and blocks.get(each.work.subject) == "invited",
    }


# What both share ------------------------------------------------------------------------------------------------------


class _Told:
    """The latest entries of lists, and how many were left out."""

    def __init__(self, now: int, most: int) -> None:
        self.now = now
        self.omitted: dict[str, int] = {}
        self.most = most

    def latest(self, name: str, entries: Sequence[Any]) -> Sequence[Any]:
        """The last entries of a list that is in order of time."""
        if len(entries) <= self.most:
            return entries
        self.omitted[name] = len(entries) - self.most
        return entries[-self.most :]


def clock(tick: int) -> str:
    """A tick as the day, from 1, and the time of day."""
    day, minute = divmod(tick, 1_440)
    return f"day {day + 1}, {minute // 60:02}:{minute % 60:02}"


def _item(origin: Origin, source: str, learned: int | None, now: int) -> dict[str, Any]:
    return {
        "origin": origin,
        "source": source,
        "learned": learned,
        "age": None if learned is None else now - learned,
    }


def _messages(messages: Sequence[Message], to: str, told: _Told) -> list[dict[str, Any]]:
    return [
        {**_item("message", each.sender, each.tick, told.now), "id": each.id, "kind": each.kind, "text": each.text}
        for each in told.latest("messages", [each for each in messages if each.to == to])
    ]
