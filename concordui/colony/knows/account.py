"""One fact in plain sentences: who knows it, from where and since when, who no longer does, and who never did."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from concordui.colony.clock import age, clock, day_of, time_of
from concordui.colony.knows.words import truth_words, value_words
from concordui.colony.people import People
from concordui.colony.say import say
from engine.colony.threads import CORE
from engine.colony.viewing.facts import Fact, FactKey, Value
from engine.colony.viewing.items import How
from engine.colony.viewing.knowing import Knowledge

MOST_NAMED = 4
"""Minds that a sentence names; of more it says how many."""


@dataclass(frozen=True, slots=True)
class _Group:
    """Minds that know a fact in the same way: one sentence."""

    minds: tuple[str, ...]
    known: Knowledge
    wrong: bool

    @property
    def one(self) -> bool:
        """Whether the sentence is of one."""
        return len(self.minds) == 1


def account(
    fact: Fact, row: Mapping[str, Knowledge], minds: Sequence[str], wrong: Iterable[str], tick: int, people: People
) -> str:
    """The sentences of a fact; `row` is what each of `minds` knows of it, `wrong` who has it other than it is."""
    groups = _groups(row, minds, frozenset(wrong))
    told = [_told(fact, group, tick, people) for group in groups]
    if any(group.wrong for group in groups):
        told.append(_in_truth(fact))
    return " ".join([*told, _rest(row, minds)]).strip()


def _groups(row: Mapping[str, Knowledge], minds: Sequence[str], wrong: frozenset[str]) -> list[_Group]:
    """The minds by what they know and how, in the order of the first of each."""
    found: dict[tuple[How, Value | None, int | None, str, bool], list[str]] = {}
    for mind in minds:
        known = row.get(mind)
        if known is not None and known.how != "never":
            learned = None if known.how in ("own", "sees", "listed") else known.learned
            found.setdefault((known.how, known.value, learned, known.by, mind in wrong), []).append(mind)
    return [_Group(tuple(each), row[each[0]], key[-1]) for key, each in found.items()]


def _rest(row: Mapping[str, Knowledge], minds: Sequence[str]) -> str:
    known = [mind for mind in minds if mind in row and row[mind].knows]
    had = [mind for mind in minds if mind in row and row[mind].how == "stale"]
    if len(known) == len(minds):
        return "" if len(minds) == 1 else say("Everybody knows it.")
    if not known and not had:
        return say("Nobody knows it.")
    if len(known) + len(had) == len(minds):
        return ""
    return say("Nobody else knows it.") if known else say("Nobody knows it now.")


def _in_truth(fact: Fact) -> str:
    if fact.truth is None:
        return say("There is no such thing any more.")
    return say("In truth it is {value} now.", value=truth_words(fact))


# Who ------------------------------------------------------------------------------------------------------------------


def who(minds: Sequence[str], people: People) -> str:
    """The subject of a sentence: names, the core last."""
    if list(minds) == [CORE]:
        return say("The core")
    if len(minds) > MOST_NAMED:
        return say("{count} minds", count=len(minds))
    names = [people.name(mind) for mind in minds if mind != CORE]
    names += [say("the core")] if CORE in minds else []
    if len(names) == 1:
        return names[0]
    return say("{names} and {last}", names=", ".join(names[:-1]), last=names[-1])


def other(mind: str, people: People) -> str:
    """A mind within a sentence."""
    return say("the core") if mind == CORE else people.name(mind)


def moment(tick: int, now: int) -> str:
    """The time of a tick, with its day where that is another."""
    return time_of(tick) if day_of(tick) == day_of(now) else clock(tick)


def ago(tick: int, now: int) -> str:
    """How long ago a tick is."""
    return say("just now") if tick >= now else say("{age} ago", age=age(now - tick))


# How ------------------------------------------------------------------------------------------------------------------


def _told(fact: Fact, group: _Group, now: int, people: People) -> str:
    """One sentence on minds that know a fact in the same way."""
    known, key = group.known, fact.key
    names = {"who": who(group.minds, people), "value": _value(key, known)}
    when = {} if known.learned is None else {"time": moment(known.learned, now), "ago": ago(known.learned, now)}
    match known.how:
        case "own":
            return _own(fact, names)
        case "sees":
            return (
                say("{who} sees it now: {value}.", **names) if group.one else say("{who} see it now: {value}.", **names)
            )
        case "remembers":
            return _remembered(key, group.one, {**names, **when})
        case "link":
            until = known.lapse.tick if known.lapse is not None else None
            ends = {"until": moment(until, now) if until is not None else ""}
            return say(
                "{who} knows a band, {value}, read at {time} over the shared link; it becomes unknown after {until}.",
                **{**names, **when, **ends},
            )
        case "told":
            return _heard(key, known, {**names, **when, "by": other(known.by, people)}, now)
        case "receipt":
            return say("{who} infers it from a receipt of {time}: {value}.", **{**names, **when})
        case "listed":
            return say("{who} has it in its list of work: {value}.", **names)
    return _lost(key, group.one, {**names, **when})


def _value(key: FactKey, known: Knowledge) -> str:
    return "" if known.value is None else value_words(key, known.value, known.learned)


def _own(fact: Fact, names: Mapping[str, object]) -> str:
    match fact.key.kind:
        case "need" | "skill":
            return say("{who} knows {value} exactly.", **names)
        case "offer":
            return say("{who} made this offer, and knows how it stands: {value}.", **names)
        case "note":
            return say("{who} wrote it; nobody else reads it.", **names)
        case "topic":
            return say("{who} keeps it as a topic of its own: {value}.", **names)
        case "trait":
            return say("{who} knows it of itself.", **names)
    return say("{who} knows it at first hand: {value}.", **names)


def _remembered(key: FactKey, one: bool, words: Mapping[str, object]) -> str:
    if key.kind == "event":
        if one:
            return say("{who} experienced it and remembers it ({ago}).", **words)
        return say("{who} experienced it and remember it ({ago}).", **words)
    if one:
        return say("{who} remembers it: {value}, at {time} ({ago}).", **words)
    return say("{who} remember it: {value}, at {time} ({ago}).", **words)


def _heard(key: FactKey, known: Knowledge, words: Mapping[str, object], now: int) -> str:
    if key.kind == "offer":
        return say("{who} was asked by {by} at {time} and can still answer.", **words)
    if key.kind == "message":
        return say("{who} was told it by {by} at {time}.", **words)
    if known.lapse is None or known.lapse.tick is None:
        return say("{who} was told it by {by} at {time}: {value}.", **words)
    until = {"until": moment(known.lapse.tick, now)}
    return say(
        "{who} was told it by {by}, who saw it at {time}: {value}; that holds until {until}.", **{**words, **until}
    )


def _lost(key: FactKey, one: bool, words: Mapping[str, object]) -> str:
    if key.kind == "event":
        if one:
            return say("{who} experienced it and has forgotten it.", **words)
        return say("{who} experienced it and have forgotten it.", **words)
    return say("The last reading that {who} had, of {time}, is too old: now it is unknown.", **_within(words))


def _within(words: Mapping[str, object]) -> dict[str, object]:
    """The words with their subject within a sentence."""
    name = str(words["who"])
    return {**words, "who": say("the core") if name == say("The core") else name}
