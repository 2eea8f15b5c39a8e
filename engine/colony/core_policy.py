"""What the core does without a model: a few rules, which wait where nothing is wanted (`scripted`, the default).

It adopts counters; it offers what is wanted (a rescue before food before hauling) to whoever is free and best off, one
work to one pawn at a time; it asks a pawn whose need is urgent what it needs, once; otherwise it waits. Its topics say
what it is about: it has no other memory. It knows what its perspective says, and nothing that is drawn by lot.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.colony.allowlists import CorePerspective, MadeItem, OpportunityItem, ReceiptItem, TopicItem
from engine.colony.goods import LAID
from engine.colony.topics import LIVE, NEW, TOPIC
from engine.minds.protocol import CHOICE, MindRequest
from engine.minds.scripted import reply_with
from engine.minds.shape import misfits

_RANKS = {"rescue": 0, "produce": 1, "haul": 2}
"""What is more urgent comes first."""
A_POT = 12
"""Berries that are worth a fire, where nobody is in need."""
_BANDS = {"satisfied": 0, "unknown": 1, "low": 2, "urgent": 3}


@dataclass(frozen=True, slots=True)
class _Move:
    """A choice, what it takes, the work (``kind:target``) that it is about, and the topic that has to go with it."""

    choice: str
    takes: Mapping[str, Any]
    about: str = ""
    topic: Mapping[str, Any] | None = None


def core_policy(request: MindRequest) -> Mapping[str, Any]:
    """The core's reply by these rules."""
    known = CorePerspective.model_validate(request.perspective)
    move = next(each for each in _moves(known, request) if each.topic is None or _fits(request, each.topic))
    reply = reply_with(request, move.choice, move.takes)
    topic = move.topic or next((each for each in _topics(known, request, move) if _fits(request, each)), None)
    return reply if topic is None else {**reply, TOPIC: topic}


def _fits(request: MindRequest, topic: Mapping[str, Any]) -> bool:
    """Whether the reply takes this topic."""
    schema = request.schema["properties"].get(TOPIC)
    return schema is not None and not misfits(schema, topic)


# Moves ----------------------------------------------------------------------------------------------------------------


def _moves(known: CorePerspective, request: MindRequest) -> Iterator[_Move]:
    """What it would do, the best first; to wait is always the last."""
    for offer in known.offers:
        if f"adopt:{offer.source}" in request.ids:
            yield _Move(f"adopt:{offer.source}", {}, _subject(offer))
    for work in sorted(known.opportunities, key=lambda each: (_RANKS[each.kind], each.source)):
        choice = f"propose:{work.source}"
        if choice in request.ids and _wanted(known, request, work) and not _under_way(known, work.source):
            for pawn in _candidates(known, work, _enum(request, choice, "pawn")):
                trips = work.trips if _off(known, pawn) < _BANDS["low"] else 1
                yield _Move(choice, {"pawn": pawn, "trips": trips}, work.source)
    for band in known.bands:
        asked = any(f"link:{band.source}" in topic.sources for topic in _live(known))
        if band.band == "urgent" and not asked and f"ask:{band.source}" in request.ids:
            words = f"Your {band.need} is urgent, as the link says. What do you need?"
            topic = _change(NEW, "open", f"{band.source} is in urgent need", [f"link:{band.source}"])
            yield _Move(f"ask:{band.source}", {"says": words}, topic=topic)
    yield _Move("wait", {})


def _wanted(known: CorePerspective, request: MindRequest, work: OpportunityItem) -> bool:
    """A rescue always is; hauling but for a handful that somebody dropped; cooking while somebody's food is low, or for
    a whole pot while fewer meals are in sight than there are pawns.
    """
    if work.kind == "haul":
        return work.trips > 1 or not work.target.startswith(LAID)
    if work.kind == "rescue" or any(each.need == "food" and each.band in ("low", "urgent") for each in known.bands):
        return True
    meals = sum(each.food.get("meal", 0) for each in known.sightings)
    berries = sum(each.food.get("berries", 0) for each in known.sightings if each.thing == work.destination)
    pawns = sum(choice.startswith("ask:") for choice in request.ids)
    return meals < pawns and berries >= A_POT


def _candidates(known: CorePerspective, work: OpportunityItem, pawns: list[str]) -> list[str]:
    """Who may be asked, the best first: who invited it, then who is better off, was asked longest ago, by id.

    Nobody who has been asked something already, is at agreed work or in urgent need: but for a rescue, work can wait.
    """
    asked = {each.pawn for each in known.offers if each.state == "offered" or _pending(known, each)}
    at_work = {each.pawn for each in known.receipts if each.state == "running"}
    invited = {each.pawn for each in known.offers if each.invited and _subject(each) == work.source}
    last = {each.pawn: each.learned or 0 for each in known.offers}
    rescue = work.kind == "rescue"
    free = [
        pawn
        for pawn in pawns
        if pawn not in asked and (rescue or (pawn not in at_work and _off(known, pawn) < _BANDS["urgent"]))
    ]
    return sorted(
        free, key=lambda pawn: (pawn not in invited, pawn in at_work, _off(known, pawn), last.get(pawn, -1), pawn)
    )


def _off(known: CorePerspective, pawn: str) -> int:
    """How badly off a pawn is, by the worst of its bands."""
    return max((_BANDS[each.band] for each in known.bands if each.source == pawn), default=_BANDS["unknown"])


def _under_way(known: CorePerspective, subject: str) -> bool:
    """Whether somebody has been asked to do this work, or is at it."""
    open_offers = any(
        _subject(each) == subject and (each.state == "offered" or _pending(known, each)) for each in known.offers
    )
    return open_offers or any(_subject(each) == subject and each.state == "running" for each in known.receipts)


def _pending(known: CorePerspective, offer: MadeItem) -> bool:
    """Whether the last word on an offer was a yes, and there is no receipt of the work yet."""
    latest = [each for each in known.offers if each.thread == offer.thread][-1]
    if offer is not latest or offer.state != "accepted":
        return False
    return not any(
        each.pawn == offer.pawn and _subject(each) == _subject(offer) and each.begun >= (offer.learned or 0)
        for each in known.receipts
    )


def _subject(each: MadeItem | ReceiptItem) -> str:
    return f"{each.kind}:{each.target}"


def _enum(request: MindRequest, choice: str, key: str) -> list[str]:
    """The ids that a choice may come with."""
    branches = request.schema.get("anyOf", [request.schema])
    return next(
        list(branch["properties"][key]["enum"]) for branch in branches if choice in branch["properties"][CHOICE]["enum"]
    )


# Topics ---------------------------------------------------------------------------------------------------------------


def _live(known: CorePerspective) -> list[TopicItem]:
    return [topic for topic in known.topics if topic.status in LIVE]


def _topics(known: CorePerspective, request: MindRequest, move: _Move) -> Iterator[dict[str, Any]]:
    """What is to be done about topics, the most pressing first: those that are over, then those that move on, then new
    ones.
    """
    for topic in _live(known):
        change = _over(known, topic)
        if change is not None:
            yield change
    for topic in _live(known):
        subject = _about(topic, "opportunity")
        if subject and (status := _status(known, request, subject, move)) != topic.status:
            yield _change(topic.source, status)
    covered = {_about(topic, "opportunity") for topic in _live(known)}
    for work in known.opportunities:
        if work.source not in covered and (work.source == move.about or _under_way(known, work.source)):
            words = f"{work.kind} {work.target}: {work.effects}"
            yield _change(NEW, "open", words, [f"opportunity:{work.source}"])


def _over(known: CorePerspective, topic: TopicItem) -> dict[str, Any] | None:
    """The close of a topic whose work is done or gone, or whose pawn is out of urgent need."""
    subject, pawn = _about(topic, "opportunity"), _about(topic, "link")
    if subject:
        if _under_way(known, subject):
            return None
        ended = [each for each in known.receipts if _subject(each) == subject and each.state == "finished"]
        if any((each.ended or 0) > topic.opened for each in ended):
            return _change(topic.source, "resolved")
        exists = any(each.source == subject for each in known.opportunities)
        return None if exists else _change(topic.source, "declined", "there is no such work any more")
    if pawn and _off(known, pawn) == _BANDS["satisfied"]:
        return _change(topic.source, "declined", f"{pawn} is out of urgent need")
    return None


def _status(known: CorePerspective, request: MindRequest, subject: str, move: _Move) -> str:
    """How work stands that is not over: open while somebody is asked or at it, declined when all have refused."""
    if subject == move.about or _under_way(known, subject):
        return "open"
    if f"propose:{subject}" in request.ids:
        return "blocked"
    put_off = any(each.state == "not_now" for each in known.offers if _subject(each) == subject)
    return "deferred" if put_off else "declined"


def _about(topic: TopicItem, kind: str) -> str:
    """What the first source of a kind refers to, or ""."""
    return next((source.partition(":")[2] for source in topic.sources if source.startswith(f"{kind}:")), "")


def _change(name: str, status: str, text: str = "", sources: list[str] | None = None) -> dict[str, Any]:
    return {"id": name, "status": status, "text": text, "sources": sources or []}
