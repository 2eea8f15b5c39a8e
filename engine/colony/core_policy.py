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


class _Standing:
    """How things stand, reckoned once: `asked` are the pawns with an open offer, or a yes of which no receipt is there
    yet; `at_work` those at agreed work; `under_way` the work (``kind:target``) that either is about.
    """

    def __init__(self, request: MindRequest) -> None:
        self.request = request
        self.known = known = CorePerspective.model_validate(request.perspective)
        begun = {(each.pawn, _subject(each)): each.begun for each in known.receipts}
        latest = {each.thread: each for each in known.offers}.values()
        waiting = [
            each
            for each in latest
            if each.state == "offered"
            or (each.state == "accepted" and begun.get((each.pawn, _subject(each)), -1) < (each.learned or 0))
        ]
        running = [each for each in known.receipts if each.state == "running"]
        self.asked = {each.pawn for each in waiting}
        self.at_work = {each.pawn for each in running}
        self.under_way = {_subject(each) for each in waiting} | {_subject(each) for each in running}
        self._worst: dict[str, int] = {}
        for band in known.bands:
            self._worst[band.source] = max(_BANDS[band.band], self._worst.get(band.source, 0))
        self.live = [topic for topic in known.topics if topic.status in LIVE]

    def off(self, pawn: str) -> int:
        """How badly off a pawn is, by the worst of its bands."""
        return self._worst.get(pawn, _BANDS["unknown"])


def core_policy(request: MindRequest) -> Mapping[str, Any]:
    """The core's reply by these rules."""
    stands = _Standing(request)
    move = next(each for each in _moves(stands) if each.topic is None or _fits(request, each.topic))
    reply = reply_with(request, move.choice, move.takes)
    topic = move.topic or next((each for each in _topics(stands, move) if _fits(request, each)), None)
    return reply if topic is None else {**reply, TOPIC: topic}


def _fits(request: MindRequest, topic: Mapping[str, Any]) -> bool:
    """Whether the reply takes this topic."""
    schema = request.schema["properties"].get(TOPIC)
    return schema is not None and not misfits(schema, topic)


# Moves ----------------------------------------------------------------------------------------------------------------


def _moves(stands: _Standing) -> Iterator[_Move]:
    """What it would do, the best first; to wait is always the last."""
    known, request = stands.known, stands.request
    for offer in known.offers:
        if f"adopt:{offer.source}" in request.ids:
            yield _Move(f"adopt:{offer.source}", {}, _subject(offer))
    for work in sorted(known.opportunities, key=lambda each: (_RANKS[each.kind], each.source)):
        choice = f"propose:{work.source}"
        if choice in request.ids and work.source not in stands.under_way and _wanted(known, request, work):
            for pawn in _candidates(stands, work, _enum(request, choice, "pawn")):
                trips = work.trips if stands.off(pawn) < _BANDS["low"] else 1
                yield _Move(choice, {"pawn": pawn, "trips": trips}, work.source)
    for band in known.bands:
        asked = any(f"link:{band.source}" in topic.sources for topic in stands.live)
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


def _candidates(stands: _Standing, work: OpportunityItem, pawns: list[str]) -> list[str]:
    """Who may be asked, the best first: who invited it, then who is better off, was asked longest ago, by id.

    Nobody who has been asked something already, is at agreed work or in urgent need: but for a rescue, work can wait.
    """
    offers, at_work = stands.known.offers, stands.at_work
    invited = {each.pawn for each in offers if each.invited and _subject(each) == work.source}
    last = {each.pawn: each.learned or 0 for each in offers}
    off = {pawn: stands.off(pawn) for pawn in pawns if pawn not in stands.asked}
    if work.kind != "rescue":
        off = {pawn: worst for pawn, worst in off.items() if worst < _BANDS["urgent"] and pawn not in at_work}
    return sorted(off, key=lambda pawn: (pawn not in invited, pawn in at_work, off[pawn], last.get(pawn, -1), pawn))


def _subject(each: MadeItem | ReceiptItem) -> str:
    return f"{each.kind}:{each.target}"


def _enum(request: MindRequest, choice: str, key: str) -> list[str]:
    """The ids that a choice may come with."""
    branches = request.schema.get("anyOf", [request.schema])
    return next(
        list(branch["properties"][key]["enum"]) for branch in branches if choice in branch["properties"][CHOICE]["enum"]
    )


# Topics ---------------------------------------------------------------------------------------------------------------


def _topics(stands: _Standing, move: _Move) -> Iterator[dict[str, Any]]:
    """What is to be done about topics, the most pressing first: those that are over, then those that move on, then new
    ones.
    """
    for topic in stands.live:
        change = _over(stands, topic)
        if change is not None:
            yield change
    covered = {_about(topic, "opportunity"): topic for topic in stands.live}
    for subject, topic in covered.items():
        if subject and (status := _status(stands, subject, move)) != topic.status:
            yield _change(topic.source, status)
    for work in stands.known.opportunities:
        if work.source not in covered and (work.source == move.about or work.source in stands.under_way):
            words = f"{work.kind} {work.target}: {work.effects}"
            yield _change(NEW, "open", words, [f"opportunity:{work.source}"])


def _over(stands: _Standing, topic: TopicItem) -> dict[str, Any] | None:
    """The close of a topic whose work is done or gone, or whose pawn is out of urgent need."""
    known, subject, pawn = stands.known, _about(topic, "opportunity"), _about(topic, "link")
    if subject:
        if subject in stands.under_way:
            return None
        ended = [each for each in known.receipts if _subject(each) == subject and each.state == "finished"]
        if any((each.ended or 0) > topic.opened for each in ended):
            return _change(topic.source, "resolved")
        exists = any(each.source == subject for each in known.opportunities)
        return None if exists else _change(topic.source, "declined", "there is no such work any more")
    if pawn and stands.off(pawn) == _BANDS["satisfied"]:
        return _change(topic.source, "declined", f"{pawn} is out of urgent need")
    return None


def _status(stands: _Standing, subject: str, move: _Move) -> str:
    """How work stands that is not over: open while somebody is asked or at it, declined when all have refused."""
    if subject == move.about or subject in stands.under_way:
        return "open"
    if f"propose:{subject}" in stands.request.ids:
        return "blocked"
    put_off = any(each.state == "not_now" for each in stands.known.offers if _subject(each) == subject)
    return "deferred" if put_off else "declined"


def _about(topic: TopicItem, kind: str) -> str:
    """What the first source of a kind refers to, or ""."""
    return next((source.partition(":")[2] for source in topic.sources if source.startswith(f"{kind}:")), "")


def _change(name: str, status: str, text: str = "", sources: list[str] | None = None) -> dict[str, Any]:
    return {"id": name, "status": status, "text": text, "sources": sources or []}
