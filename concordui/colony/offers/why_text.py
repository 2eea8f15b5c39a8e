"""Why a colonist answered as it did, as far as it is known: its words, its menu, what it knew, what it did not know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from concordui.colony import story
from concordui.colony.clock import age, clock
from concordui.colony.knows.words import about_name, item_word, standings, value_words
from concordui.colony.minds.words import lack_words
from concordui.colony.offers.choices import CHOSEN, choice_title
from concordui.colony.offers.words import cost_text, headline, notes_of
from concordui.colony.people import People
from concordui.colony.say import say
from concordui.match.wording import listed
from engine.colony.claims import Claim
from engine.colony.threads import CORE
from engine.colony.viewing.answering import Answering, Known, Scale, Unknown
from engine.colony.viewing.facts import FactKey, Value
from engine.colony.viewing.lifelines import ANSWERS, Beat
from engine.colony.viewing.truth import Lack
from engine.errors import ConcordError

MIND, ATTEMPT = "mind", "attempt"
"""Links: the page of the mind at that tick, the attempt in the ledger."""


def title_of(beat: Beat | None, people: People) -> str:
    """The question that the text answers."""
    if beat is None:
        return say("Why")
    name = people.name(beat.actor)
    match beat.kind:
        case "refused":
            return say("Why {name} refused", name=name)
        case "accepted":
            return say("Why {name} said yes", name=name)
        case "countered":
            return say("Why {name} countered", name=name)
        case "not_now":
            return say("Why {name} put it off", name=name)
        case "withdrew":
            return say("Why {name} withdrew", name=name)
        case "invited":
            return say("Why {name} invites an offer", name=name)
        case "thinks":
            return say("What {name} thinks about", name=name)
    return say("What happened")


def story_of(
    beat: Beat | None, found: Answering | None, fault: ConcordError | None, people: People, spec: str
) -> list[str]:
    """The parts of the text. `spec` is who answers for the seat, in words."""
    if beat is None:
        return [story.plain(say("Choose a step of the lifeline to read what lies behind it."), "muted")]
    parts = list(_said(beat, people, spec))
    if found is not None:
        parts += _moment(beat, found, people)
    elif fault is not None:
        parts.append(story.plain(say("The moment can't be shown: {what}", what=str(fault)), "danger"))
    if beat.call is not None:
        parts.append(story.plain(say("It cost: {cost}.", cost=cost_text(beat.call)), "small"))
        parts.append(story.links(_links(beat, people)))
    return parts


def _links(beat: Beat, people: People) -> list[tuple[str, str]]:
    assert beat.call is not None
    who = beat.actor or CORE
    page = say("Open what {name} knew at {clock}", name=people.name(who), clock=clock(beat.call.asked))
    return [(MIND, page), (ATTEMPT, say("Open the attempt"))]


def _said(beat: Beat, people: People, spec: str) -> Iterator[str]:
    """What it said itself."""
    if beat.kind not in ANSWERS:
        yield story.plain(headline(beat, people))
        if beat.words:
            yield story.quote(beat.words)
        yield from (story.plain(note, "muted") for note in notes_of(beat, people))
        return
    name = people.name(beat.actor)
    if beat.words:
        yield story.quote(beat.words)
        yield story.plain(say("{name}’s own words; who answers: {spec}.", name=name, spec=spec), "small")
    else:
        yield story.plain(say("{name} gave no reason. Who answers: {spec}.", name=name, spec=spec), "muted")
    if beat.claims:
        yield story.head(say("What {name} stated", name=name))
        yield story.rows([_claim(claim) for claim in beat.claims], ("", "", "muted"))


def _claim(claim: Claim) -> tuple[str, str, str]:
    kinds = {"fact": say("fact"), "forecast": say("forecast"), "preference": say("preference")}
    rests = say("rests on {sources}", sources=", ".join(claim.sources)) if claim.sources else say("names no source")
    return kinds.get(claim.kind, claim.kind), claim.says, rests


def _moment(beat: Beat, found: Answering, people: People) -> Iterator[str]:
    name = people.name(found.mind)
    then = clock(found.asked.tick)
    yield story.head(say("What {name} did not know", name=name))
    if found.unknown:
        yield story.rows(_unknown(found.unknown, people), ("", "", "muted"))
    else:
        yield story.plain(say("Nothing that bears on this work was hidden from {name}.", name=name), "muted")
    yield story.head(say("What {name} knew of it", name=name))
    yield story.rows([*_scales(found.scales), *_known(found.known, people)], ("", "", "muted"))
    if found.traits:
        yield story.plain(say("{name} is {traits}.", name=name, traits=listed(found.traits)), "muted")
    if beat.kind == "thinks":
        yield story.head(say("What {name} may choose, as asked at {clock}", name=name, clock=then))
    else:
        yield story.head(say("What {name} could choose, as asked at {clock}", name=name, clock=then))
    yield story.rows(_menu(found), ("accent", "strong", "muted"))


def _menu(found: Answering) -> list[tuple[str, str, str]]:
    """The menu of the request, effects in its own words; the choice that was made has a sign."""
    return [
        (CHOSEN if choice.id == found.chosen else "", choice_title(choice.id), choice.effect)
        for choice in found.asked.request.menu
    ]


def _scales(scales: Iterable[Scale]) -> Iterator[tuple[str, str, str]]:
    names = {"food": say("Food"), "rest": say("Rest"), "health": say("Health")}
    for scale in scales:
        if scale.need == "health" and scale.value >= 1.0:
            continue
        act = _limit_text(scale)
        if scale.stops is not None:
            act = say("{act}, agreed work stops below {stops}", act=act, stops=f"{scale.stops:.2f}")
        yield names[scale.need], f"{scale.value:.2f}", act


def _limit_text(scale: Scale) -> str:
    limit = f"{scale.limit:.2f}"
    if scale.need == "food":
        return say("eats below {limit}", limit=limit)
    if scale.need == "rest":
        return say("sleeps below {limit}", limit=limit)
    return say("keeps to bed below {limit}", limit=limit)


def _known(known: Iterable[Known], people: People) -> Iterator[tuple[str, str, str]]:
    for about, facts in _grouped(known, people):
        values = [_valued(each.key, each.value) for each in facts if each.key.kind != "place"]
        how = standings()[facts[0].how].word
        old = facts[0].age
        words = how if not old else say("{how}, {age} old", how=how, age=age(old))
        if any(each.wrong for each in facts):
            words = say("{how}; it was not so", how=words)
        yield about, ", ".join(dict.fromkeys(values)) or _valued(facts[0].key, facts[0].value), words


def _unknown(unknown: Iterable[Unknown], people: People) -> Iterator[tuple[str, str, str]]:
    groups: dict[str, list[Unknown]] = {}
    for each in unknown:
        name = about_name(each.fact.key, people)
        if each.fact.key.kind == "offer":
            name = say("Offer {number}", number=each.fact.key.about.lstrip("o"))
        groups.setdefault(name, []).append(each)
    for about, facts in groups.items():
        values = [_valued(each.fact.key, each.fact.truth) for each in facts if each.fact.key.kind != "place"]
        yield (
            about,
            ", ".join(dict.fromkeys(values)) or _valued(facts[0].fact.key, facts[0].fact.truth),
            _lack(facts[0].lack, people),
        )


def _lack(lack: Lack, people: People) -> str:
    """Why it did not know something; what it could not know wherever it stood is withheld from it."""
    words = lack_words(lack, people)
    return say("withheld: {why}", why=words) if lack.withheld else words


def _grouped(known: Iterable[Known], people: People) -> Iterator[tuple[str, list[Known]]]:
    groups: dict[str, list[Known]] = {}
    for each in known:
        groups.setdefault(about_name(each.key, people), []).append(each)
    yield from groups.items()


def _valued(key: FactKey, value: Value | None) -> str:
    """A fact without whom it is about."""
    if value is None:
        return "–"
    words = value_words(key, value)
    match key.kind:
        case "goods":
            return f"{words} {item_word(key.part)}"
        case "need":
            return say("Food {value}", value=words) if key.part == "food" else say("Rest {value}", value=words)
        case "burning":
            return say("burns") if value.raw else say("is out")
        case "fuel":
            return say("fuel for {time}", time=words)
        case "taken":
            return say("taken") if value.raw else say("free")
        case "place":
            return say("at {place}", place=words)
        case "carrying":
            return say("carries {item}", item=words)
    return words
