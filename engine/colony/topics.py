"""The core's topics: what is going on, each with its sources, at most eight (`concord: up to eight sourced topics`).

A turn opens one topic, changes one, or lets all be. A source is a reference to something that the core was told,
``kind:id``: ``message:m2``, ``receipt:a1``, ``offer:o3``, ``opportunity:haul:logs``, ``sighting:fire``, ``link:ann``.

Work is linked to a topic if a source names its kind and target: an opportunity, an offer of it or a receipt of it.
A topic is resolved only if linked work has finished since it was opened and none is under way: receipts close it, words
do not. Where the law is silent: a closed topic stays as it is; the oldest of the closed ones, which leaves for a ninth,
is the one that was closed first; links are made by opening or changing a topic, never in the very move that closes it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.colony.allowlists import MOST_CITES, MOST_TOPICS, MOST_WORDS, CorePerspective
from engine.colony.perspective import Topic
from engine.colony.threads import Agreement, Talks, number

TOPIC = "topic"
"""The key of a reply that opens or changes a topic, or is null."""
LIVE = ("open", "blocked", "deferred")
CLOSED = ("resolved", "declined")
NEW = "new"
"""In the place of an id: a topic that is to be opened."""
MOST_SOURCES = 8
"""Sources of one topic."""
MOST_TOLD = 8
"""Of messages, receipts, offers and sightings the latest so many can be cited."""


def sources_of(known: CorePerspective) -> list[str]:
    """What the core may cite of all that it was told: what is latest, all the work there is, and bands that are low."""
    kinds = {
        "message": [each.id for each in known.messages[-MOST_TOLD:]],
        "receipt": [each.source for each in known.receipts[-MOST_TOLD:]],
        "offer": [each.source for each in known.offers[-MOST_TOLD:]],
        "opportunity": [each.source for each in known.opportunities],
        "sighting": [each.thing for each in known.sightings[-MOST_TOLD:]],
        "link": [each.source for each in known.bands if each.band in ("urgent", "low")],
    }
    return list(dict.fromkeys(f"{kind}:{name}" for kind, names in kinds.items() for name in names))


def topic_schema(topics: Sequence[Topic], known: CorePerspective) -> dict[str, Any] | None:
    """The schema of the part of a reply that opens or changes a topic; None where neither can be done."""
    sources = sources_of(known)
    branches: list[dict[str, Any]] = []
    if sources and room(topics):
        branches.append(_branch([NEW], LIVE, sources, 1))
    live = [topic.id for topic in topics if topic.status in LIVE]
    if live:
        branches.append(_branch(live, (*LIVE, *CLOSED), sources, 0))
    if len(branches) < 2:
        return branches[0] if branches else None
    return {"anyOf": branches}


def _branch(ids: Sequence[str], statuses: Sequence[str], sources: Sequence[str], least: int) -> dict[str, Any]:
    """One kind of move, or null; `least` is how much there has to be of words and sources."""
    source = {"type": "string", "enum": list(sources)} if sources else {"type": "string"}
    most = MOST_CITES if sources else 0
    parts = {
        "id": {"type": "string", "enum": list(ids)},
        "status": {"type": "string", "enum": list(statuses)},
        "text": {"type": "string", "minLength": least, "maxLength": MOST_WORDS},
        "sources": {"type": "array", "items": source, "minItems": least, "maxItems": most},
    }
    kinds = ["null", "object"]
    return {"type": kinds, "properties": parts, "required": list(parts), "additionalProperties": False}


def room(topics: Sequence[Topic]) -> bool:
    """Whether a topic can be opened: fewer than eight are live, so that there is a place or a closed one can leave."""
    return sum(topic.status in LIVE for topic in topics) < MOST_TOPICS


# Links ----------------------------------------------------------------------------------------------------------------


def linked(topic: Topic, talks: Talks) -> list[Agreement]:
    """The agreements on work that the topic's sources name, in order."""
    subjects = {subject for subject in (_subject(source, talks) for source in topic.sources) if subject}
    return [each for each in talks.ledger.values() if each.work.subject in subjects]


def _subject(source: str, talks: Talks) -> str:
    """The work, ``kind:target``, that a source names, or ""."""
    kind, _, name = source.partition(":")
    if kind == "opportunity":
        return name
    if kind == "offer" and name in talks.offers:
        return talks.offers[name].work.subject
    if kind == "receipt" and name in talks.ledger:
        return talks.ledger[name].work.subject
    return ""


def unresolved(topic: Topic, talks: Talks) -> str:
    """Why the receipts do not close a topic, or ""."""
    agreements = linked(topic, talks)
    if not agreements:
        return "no work is linked to it"
    under_way = [each.action for each in agreements if each.state != "ended"]
    if under_way:
        return f"linked work is under way: {under_way[0]}"
    receipts = [each.receipt for each in agreements if each.receipt is not None]
    if not any(each.state == "finished" and (each.ended or 0) > topic.opened for each in receipts):
        return "no linked work has finished since it was opened"
    return ""


# Moves ----------------------------------------------------------------------------------------------------------------


def fault(topics: Sequence[Topic], talks: Talks, told: Collection[str], move: Mapping[str, Any]) -> str:
    """Why a move ``{"id", "status", "text", "sources"}`` can't be executed, or ""; `told` are the sources there are."""
    name, status, sources = move["id"], move["status"], tuple(move["sources"])
    unknown = [source for source in sources if source not in told]
    if unknown:
        return f"no such source: {unknown[0]}"
    if name == NEW:
        return _unopenable(topics, status, move["text"], sources)
    topic = next((topic for topic in topics if topic.id == name), None)
    if topic is None:
        return f"there is no topic {name}"
    if topic.status in CLOSED:
        return f"{name} is {topic.status} already"
    if len(_joined(topic.sources, sources)) > MOST_SOURCES:
        return f"{name} would have more than {MOST_SOURCES} sources"
    why = unresolved(topic, talks) if status == "resolved" else ""
    return f"{name} is not resolved: {why}" if why else ""


def _unopenable(topics: Sequence[Topic], status: str, text: str, sources: tuple[str, ...]) -> str:
    if status in CLOSED:
        return f"a new topic can't be {status}"
    if not text or not sources:
        return "a new topic has words and a source"
    return "" if room(topics) else f"all {MOST_TOPICS} topics are open: close one first"


def changed(topics: tuple[Topic, ...], move: Mapping[str, Any], tick: int, fresh: str) -> tuple[Topic, ...]:
    """The topics after a move that has no fault; an opened one has the id `fresh`, comes last, and takes the place of
    the closed one that was closed first where there are eight.
    """
    name, status, text, sources = move["id"], move["status"], move["text"], move["sources"]
    if name != NEW:
        return tuple(
            replace(topic, tick=tick, status=status, text=text or topic.text, sources=_joined(topic.sources, sources))
            if topic.id == name
            else topic
            for topic in topics
        )
    if len(topics) >= MOST_TOPICS:
        closed = [topic for topic in topics if topic.status in CLOSED]
        leaves = min(closed, key=lambda topic: (topic.tick, number(topic.id)))
        topics = tuple(topic for topic in topics if topic is not leaves)
    return (*topics, Topic(fresh, tick, status, text, _joined((), sources), tick))


def _joined(old: Iterable[str], new: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*old, *new)))
