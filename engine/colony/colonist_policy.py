"""What a colonist does without a model: it weighs what it knows of itself, and says why (`scripted`, the default).

An offer is weighed by its traits, needs, skills, by how far away the work is as far as it can see, and by what it
remembers or has noted; the strongest reason is what it says. It answers questions, takes back its word when it can't go
on, invites what it put off, tells the core what has just befallen it, and otherwise goes on. Reflecting, it keeps a
lesson of what hurt or helped it. Nothing is drawn by lot: equal perspectives give equal answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.colony.allowlists import MOST_CITES, MOST_NOTES, ColonistPerspective, MemoryItem, NoteItem, OfferItem
from engine.minds.protocol import MindRequest
from engine.minds.scripted import reply_with

HUNGRY, TIRED, HURT, FINE = 0.3, 0.3, 0.5, 0.5
"""Below the first three it is in need of food, rest, health; it is well where none is below the last."""
FRESH = 15
"""Ticks for which something that befell it is news."""
NEAR = 4
"""Hexes within which work is close by."""


@dataclass(frozen=True, slots=True)
class Reason:
    """What speaks for work (a weight above zero, in hundredths) or against it; `passing`: not so another time."""

    weight: int
    words: str
    passing: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """What an experience teaches: the note's words, and how much it weighs on work of which kind."""

    words: str
    kind: str = ""
    weight: int = 0


LESSONS: Mapping[str, Lesson] = {
    "burn": Lesson("fire burns: I keep away from it", "produce", -30),
    "fall": Lesson("the ground is not safe under a load", "haul", -15),
    "rescued": Lesson("whoever lies helpless has to be carried", "rescue", 30),
    "fight": Lesson("food that is short makes enemies", "produce", 15),
    "died": Lesson("nobody is to be left lying", "rescue", 30),
}
"""By kind of event, in the order in which they are looked for."""

TEMPERS: Mapping[str, tuple[Reason, ...]] = {
    "generous": (Reason(20, "I like to help"),),
    "proud": (Reason(-30, "I do not take orders"),),
    "wary": (Reason(-15, "I do not know what is behind it"),),
    "nervous": (Reason(-15, "it makes me uneasy"),),
    "steady": (Reason(10, "it is no trouble"),),
    "tough": (Reason(10, "I can take it"),),
    "loyal": (Reason(10, "you can count on me"),),
}
"""What a trait says to being asked."""

TALENTS: Mapping[str, str] = {"haul": "hauling", "produce": "cooking", "rescue": "medicine"}

_NEWS = ("died", "downed", "burn", "fall", "fight", "starving", "fire_out")
"""What the core is told of at once, the gravest first."""


def colonist_policy(request: MindRequest) -> Mapping[str, Any]:
    """A colonist's reply by these rules, to a decision or to a reflection."""
    mine = ColonistPerspective.model_validate(request.perspective)
    if "keep_notes" in request.ids:
        return _reflected(mine, request)
    choice, words = next(each for each in _wishes(mine, request.ids) if each[0] in request.ids)
    return reply_with(request, choice, {"says": words} if words else {})


def _wishes(mine: ColonistPerspective, ids: Sequence[str]) -> Iterator[tuple[str, str]]:
    """What it would choose and say, the most pressing first; to go on is always the last."""
    for offer in sorted(mine.offers, key=lambda each: (each.kind != "rescue", each.expires, each.id)):
        yield from _answers(mine, offer)
    state = _state(mine)
    for choice in ids:
        action, _, subject = choice.partition(":")
        if action == "answer":
            yield choice, state
        elif action == "withdraw" and subject == mine.self.action and _spent(mine):
            yield choice, f"{state}: I can't go on"
        elif action == "invite" and min(_needs(mine).values()) >= FINE:
            yield choice, f"{state}: you may ask me again"
    for kind in _NEWS:
        for memory in mine.memories:
            if memory.kind == kind and (memory.age or 0) <= FRESH:
                yield "tell", memory.text
    yield "carry_on", ""


# Offers ---------------------------------------------------------------------------------------------------------------


def _answers(mine: ColonistPerspective, offer: OfferItem) -> Iterator[tuple[str, str]]:
    """How it would answer an offer, the best answer first; a refusal is always possible."""
    reasons = [*_reasons(mine, offer), *_bonds(mine, offer)]
    will = sum(reason.weight for reason in reasons)
    if will - _load(offer.trips) >= 0:
        yield f"accept:{offer.id}", _said(reasons, 1)
    elif will >= 0:
        fewer = [trips for trips in range(offer.trips - 1, 0, -1) if will - _load(trips) >= 0]
        for trips in fewer:
            yield f"counter:{offer.id}:{offer.kind}:{offer.target}:{trips}", f"{offer.trips} trips are too many for me"
    against = min(reasons, key=lambda reason: reason.weight)
    if against.passing:
        yield f"not_now:{offer.id}", against.words
    yield f"refuse:{offer.id}", _said(reasons, -1) or "it is too much for me"


def _load(trips: int) -> int:
    """What trips beyond the first weigh."""
    return 15 * (trips - 1)


def _reasons(mine: ColonistPerspective, offer: OfferItem) -> Iterator[Reason]:
    """What speaks for and against work, whoever else is asked."""
    needs, rescue = _needs(mine), offer.kind == "rescue"
    yield Reason(70, "nobody is left lying") if rescue else Reason(10, "it has to be done")
    need = 25 if rescue else 100  # hauling and cooking would stop at once
    if needs["food"] < HUNGRY:
        yield Reason(-need, "I have to eat first", passing=True)
    if needs["rest"] < TIRED:
        yield Reason(-need, "I have to sleep first", passing=True)
    if needs["health"] < HURT:
        yield Reason(-need, "I am hurt", passing=True)
    for trait in mine.traits:
        yield from TEMPERS.get(trait.name, ())
    for skill in mine.skills:
        if skill.name == TALENTS[offer.kind] and skill.level >= 8:
            yield Reason(2 * skill.level, f"I am good at {skill.name}")
    yield _way(mine, offer)
    yield from _learned(mine, offer.kind)


def _way(mine: ColonistPerspective, offer: OfferItem) -> Reason:
    """How far it is, as far as it can see."""
    seen = {each.id: each.distance for each in mine.things} | {each.id: each.distance for each in mine.pawns}
    distance = seen.get(offer.target)
    if distance is None:
        return Reason(-10, f"I do not even see {offer.target} from here")
    return Reason(10, f"{offer.target} is close by") if distance <= NEAR else Reason(0, f"I see {offer.target}")


def _learned(mine: ColonistPerspective, kind: str) -> Iterator[Reason]:
    """What its memories and notes say of a kind of work."""
    lived = {memory.kind for memory in mine.memories if _own(mine, memory)}
    for event, lesson in LESSONS.items():
        if lesson.kind == kind and (event in lived or any(_teaches(note, lesson) for note in mine.outlook)):
            yield Reason(lesson.weight, lesson.words)


def _bonds(mine: ColonistPerspective, offer: OfferItem) -> Iterator[Reason]:
    """What running work says to being replaced."""
    if offer.replaces:
        loyal = any(trait.name == "loyal" for trait in mine.traits)
        yield Reason(-40 if loyal else -15, "I gave my word to other work")


def _said(reasons: Sequence[Reason], sign: int) -> str:
    """The words of the strongest reason for (1) or against (-1), the first of equal ones."""
    found = [reason for reason in reasons if reason.weight * sign > 0]
    return max(found, key=lambda reason: reason.weight * sign).words if found else ""


# Itself ---------------------------------------------------------------------------------------------------------------


def _needs(mine: ColonistPerspective) -> dict[str, float]:
    return {each.need: each.value for each in mine.needs}


def _spent(mine: ColonistPerspective) -> bool:
    """Whether it would take back its word: in need, unless it is loyal."""
    needs = _needs(mine)
    in_need = needs["food"] < HUNGRY or needs["rest"] < TIRED or needs["health"] < HURT
    return in_need and all(trait.name != "loyal" for trait in mine.traits)


def _state(mine: ColonistPerspective) -> str:
    """How it is, in words: its worst need, never the exact value."""
    needs = _needs(mine)
    words = {"health": ("I am hurt", HURT), "food": ("I am hungry", HUNGRY), "rest": ("I am tired", TIRED)}
    found = [said for need, (said, bound) in words.items() if needs[need] < bound]
    return " and ".join(found) if found else "I am well"


def _own(mine: ColonistPerspective, memory: MemoryItem) -> bool:
    """Whether it teaches: a fall or a burn does only who has suffered it, the rest whoever was there."""
    return memory.kind not in ("fall", "burn") or memory.text.startswith(f"{mine.mind} ")


# Reflection -----------------------------------------------------------------------------------------------------------


def _reflected(mine: ColonistPerspective, request: MindRequest) -> Mapping[str, Any]:
    """A lesson of its own that is not noted yet is added, or put in words anew where there is more of it; a full
    outlook lets go of a note whose experiences are all forgotten.
    """
    known = {each.source for each in (*mine.memories, *mine.history)}
    for event, lesson in LESSONS.items():
        lived = [memory for memory in mine.memories if memory.kind == event and _own(mine, memory)]
        cites = [memory.source for memory in lived][-MOST_CITES:]
        note = next((note for note in mine.outlook if _teaches(note, lesson)), None)
        if not cites or (note is not None and set(cites) <= set(note.cites)):
            continue
        if note is not None:
            more = {"note": f"{lesson.words}; it happened again", "cites": cites}
            return reply_with(request, f"revise_note:{note.id}", more)
        if len(mine.outlook) < MOST_NOTES:
            return reply_with(request, "add_note", {"note": lesson.words, "cites": cites})
        forgotten = next((note for note in mine.outlook if not known & set(note.cites)), None)
        if forgotten is not None:
            return reply_with(request, f"drop_note:{forgotten.id}", {})
    return reply_with(request, "keep_notes", {})


def _teaches(note: NoteItem, lesson: Lesson) -> bool:
    return note.text.startswith(lesson.words)
