"""How a pawn came to its answer: its menu, what it knew that bears on the work, and what it did not know.

All of it is of the moment at which it was asked, rebuilt from the store; what bears on work is its target, where it
ends, and who else is in need or was asked for the same. Why it was chosen only the mind itself can say, in its words.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.colony.allowlists import ColonistPerspective
from engine.colony.opportunities import Opportunity, ground
from engine.colony.telemetry import band_of
from engine.colony.threads import Work
from engine.colony.viewing.asked import Asked, Moment, moment_of
from engine.colony.viewing.facts import Fact, FactKey, Value, truth_of
from engine.colony.viewing.items import How
from engine.colony.viewing.knowing import knowledge_of
from engine.colony.viewing.page import Fact as PageFact
from engine.colony.viewing.reading import Lens, Reading
from engine.colony.viewing.truth import Lack, lack_of
from engine.colony.world import World
from engine.minds.protocol import CHOICE

_GOODS = ("goods", "burning", "fuel", "taken")
_OF_PAWN = ("condition", "doing", "place", "carrying")


@dataclass(frozen=True, slots=True)
class Scale:
    """A need of its own, as it felt it; below `limit` it acts on it by itself, below `stops` agreed work stops."""

    need: str
    value: float
    limit: float
    stops: float | None


@dataclass(frozen=True, slots=True)
class Known:
    """A fact that bears on the work, as the pawn had it then; `wrong` where that was not so."""

    key: FactKey
    how: How
    value: Value | None
    age: int | None
    wrong: bool


@dataclass(frozen=True, slots=True)
class Unknown:
    """A fact that bears on the work and that the pawn did not know, with the truth of then, and why not."""

    fact: Fact
    lack: Lack


@dataclass(frozen=True, slots=True)
class Answering:
    """One answer with the moment in which it was asked for. `chosen` is the id in the menu, "" without an answer."""

    mind: str
    asked: Asked
    chosen: str
    doing: str
    scales: tuple[Scale, ...]
    traits: tuple[str, ...]
    known: tuple[Known, ...]
    unknown: tuple[Unknown, ...]


class _Memo:
    """A moment that is past stays as it is: it is rebuilt once."""

    def __init__(self, attempt: str, work: Work) -> None:
        self._attempt, self._work = attempt, work
        self._found: Answering | None = None

    def read(self, reading: Reading) -> Answering | None:
        """The answer with its moment; None while it has not been given, or for a mind that is no colonist."""
        attempt = reading.store.attempts.get(self._attempt)
        if self._found is None and attempt is not None:
            chosen = str((attempt.value or {}).get(CHOICE, ""))
            self._found = answering(moment_of(reading.store, attempt), chosen, self._work)
        return self._found


def answering_of(attempt: str, work: Work) -> Lens[Answering | None]:
    """The lens of one answer. Raises `ConcordError` where its moment can't be rebuilt."""
    return Lens(("answering", attempt), _Memo(attempt, work).read, slow=True)


def answering(moment: Moment, chosen: str, work: Work) -> Answering | None:
    """What bears on the answer to an offer of work; None for a question that was no colonist's decision."""
    decision, world = moment.question.decision, moment.world
    if decision is None or not isinstance(decision.perspective, ColonistPerspective):
        return None
    mine = decision.perspective
    truth = truth_of(world)
    knowledge = knowledge_of(mine, truth)
    places = _places(world, work)
    known: list[Known] = []
    unknown: list[Unknown] = []
    for fact in truth.facts:
        if not _bears(world, fact, mine.mind, work, places):
            continue
        found = knowledge.get(fact.key)
        if found is not None and found.knows:
            wrong = found.value is not None and found.value.form != "band" and found.value != fact.truth
            known.append(Known(fact.key, found.how, found.value, found.age, wrong))
        else:
            unknown.append(Unknown(fact, lack_of(world, mine.mind, _page_fact(fact.key, world))))
    traits = tuple(item.name for item in mine.traits)
    return Answering(
        mine.mind,
        moment.asked,
        chosen,
        mine.self.doing,
        tuple(_scales(mine, world)),
        traits,
        tuple(known),
        tuple(unknown),
    )


def _scales(mine: ColonistPerspective, world: World) -> Iterator[Scale]:
    rules = world.scenario.rules
    limits = {
        "food": (rules.needs.hungry, rules.work.low_food),
        "rest": (rules.needs.tired, rules.work.low_rest),
        "health": (rules.health.weak, None),
    }
    for item in mine.needs:
        limit, stops = limits[item.need]
        yield Scale(item.need, item.value, limit, stops)


def _places(world: World, work: Work) -> set[str]:
    """What the work is done on, and where it ends."""
    found = ground(world.colony, work.kind, work.target)
    return {work.target, found.destination} if isinstance(found, Opportunity) else {work.target}


def _bears(world: World, fact: Fact, mind: str, work: Work, places: set[str]) -> bool:
    """Whether a fact bears on the work: what it is done on and where it ends, others in need, others who were asked."""
    kind, about, part = fact.key
    if about == mind:
        return False
    if about in places:
        return (kind in _GOODS or kind in _OF_PAWN) and not _empty(fact)
    if kind == "need":
        return part != "health" and _pressing(world, fact)
    if kind == "condition":
        return fact.truth is not None and fact.truth.raw == "downed"
    if kind == "offer":
        offer = world.talks.offers[about]
        return offer.work.subject == work.subject and offer.pawn != mind
    return False


def _empty(fact: Fact) -> bool:
    return fact.key.kind in ("goods", "carrying") and (fact.truth is None or not fact.truth.raw)


def _pressing(world: World, fact: Fact) -> bool:
    if fact.truth is None or fact.truth.form != "level":
        return False
    return band_of(float(fact.truth.raw), world.scenario.rules.needs) in ("urgent", "low")  # type: ignore[arg-type]


def _page_fact(key: FactKey, world: World) -> PageFact:
    """The fact as pages name it, for the reason why it is not known."""
    if key.kind in ("need", "offer", "fuel"):
        return tuple(part for part in key if part)
    return ("pawn" if key.about in world.colony.pawns else "thing", key.about)
