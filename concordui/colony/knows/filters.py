"""Which facts of the matrix are shown: by words, by kind, by whom they concern, and by who knows them. Pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from concordui.colony.knows.words import fact_name
from concordui.colony.people import People
from concordui.colony.say import say
from engine.colony.viewing.facts import Fact, FactKey, FactKind
from engine.colony.viewing.knowing import Knowing

Group = Literal["", "needs", "people", "things", "work", "words", "events", "nature"]
Spread = Literal["", "some", "one", "nobody", "wrong", "old"]

GROUPS: Mapping[FactKind, Group] = {
    "need": "needs",
    "condition": "people",
    "doing": "people",
    "carrying": "people",
    "burning": "things",
    "fuel": "things",
    "goods": "things",
    "taken": "things",
    "offer": "work",
    "agreement": "work",
    "work": "work",
    "message": "words",
    "note": "words",
    "topic": "words",
    "event": "events",
    "trait": "nature",
    "skill": "nature",
}
"""The group of each kind of fact but places, which are those of people or of things."""


@dataclass(frozen=True, slots=True)
class Filter:
    """What is asked for; empty asks for everything. `about` is a pawn's id, `words` are all to be in a fact's name."""

    words: str = ""
    group: Group = ""
    about: str = ""
    spread: Spread = ""


def groups() -> dict[Group, str]:
    """The groups of facts, with their names."""
    return {
        "": say("Every kind"),
        "needs": say("Needs"),
        "people": say("What they do"),
        "things": say("Things"),
        "work": say("Offers and work"),
        "words": say("Messages, notes, topics"),
        "events": say("Events"),
        "nature": say("Traits and skills"),
    }


def spreads() -> dict[Spread, str]:
    """How facts are spread among the minds."""
    return {
        "": say("Whoever knows them"),
        "some": say("Some know, not all"),
        "one": say("One mind alone knows"),
        "nobody": say("Nobody knows"),
        "wrong": say("Known wrongly"),
        "old": say("Too old for somebody"),
    }


def group_of(fact: Fact) -> Group:
    """The group of a fact."""
    if fact.key.kind == "place":
        return "people" if fact.pawns else "things"
    return GROUPS[fact.key.kind]


class Names:
    """The names of facts, each made once; `lower` is what is searched in."""

    def __init__(self) -> None:
        self._people = People()
        self._names: dict[tuple[FactKey, str], tuple[str, str]] = {}

    def of(self, fact: Fact, people: People) -> str:
        """What a fact is called."""
        return self._found(fact, people)[0]

    def lower(self, fact: Fact, people: People) -> str:
        """The same in small letters."""
        return self._found(fact, people)[1]

    def _found(self, fact: Fact, people: People) -> tuple[str, str]:
        if people != self._people:
            self._names.clear()
            self._people = people
        key = (fact.key, fact.text)
        names = self._names.get(key)
        if names is None:
            name = fact_name(fact, people)
            names = self._names[key] = (name, name.lower())
        return names


def shown(knowing: Knowing, wanted: Filter, people: People, names: Names) -> list[Fact]:
    """The facts that are asked for, in their order."""
    if wanted == Filter():
        return list(knowing.facts)
    words = wanted.words.lower().split()
    spread = _spread(knowing, wanted.spread)
    return [
        fact
        for fact in knowing.facts
        if (not wanted.group or group_of(fact) == wanted.group)
        and (not wanted.about or wanted.about in fact.pawns)
        and spread(fact)
        and all(word in names.lower(fact, people) for word in words)
    ]


def _spread(knowing: Knowing, spread: Spread) -> Callable[[Fact], bool]:
    known: dict[FactKey, int] = {}
    old: set[FactKey] = set()
    for (key, _), each in knowing.cells.items():
        if each.knows:
            known[key] = known.get(key, 0) + 1
        elif each.how == "stale":
            old.add(key)
    wrong = {key for key, _ in knowing.differs}
    everybody = len(knowing.minds)

    def fits(fact: Fact) -> bool:
        count = known.get(fact.key, 0)
        match spread:
            case "some":
                return 0 < count < everybody
            case "one":
                return count == 1
            case "nobody":
                return count == 0
            case "wrong":
                return fact.key in wrong
            case "old":
                return fact.key in old
        return True

    return fits
