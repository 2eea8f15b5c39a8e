"""What pacts, breaches, talk and turns of a commons are called. Pure.

Amounts have up to three decimals; what was recorded of a breach stands as the record has it (`pacts: Violation
checking`).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from concordui.commons.say import say as say
from concordui.match.wording import listed
from concordui.numbers import in_locale
from engine.commons.course import BreachMark, PactCourse
from engine.commons.pacts import PlayerId, Terms

MOST_NAMED = 5
"""Parties that are named in a sentence; more are counted."""
MOST_IN_LABEL = 2
"""Parties that are named in a label."""


# Numbers


def amount(value: float) -> str:
    """An amount in a sentence: at least one decimal, at most three, and never rounded to nothing."""
    if not math.isfinite(value):
        return say("not a number")
    if value and (abs(value) < 0.0005 or abs(value) >= 1e9):
        return in_locale(f"{value:.3g}")
    text = f"{value:,.3f}".rstrip("0")
    return in_locale(f"{text}0" if text.endswith(".") else text)


def figure(value: float | None) -> str:
    """An amount in a column: three decimals; what is not known or not a number is an en dash."""
    if value is None or not math.isfinite(value):
        return "–"
    return in_locale(f"{value:.3e}" if abs(value) >= 1e9 else f"{value:,.3f}")


def short_figure(value: float | None) -> str:
    """An amount where there is little room: the larger it is, the fewer of its decimals matter."""
    if value is None or not math.isfinite(value) or abs(value) < 100 or abs(value) >= 1e9:
        return figure(value)
    return in_locale(f"{value:,.1f}" if abs(value) < 10_000 else f"{value:,.0f}")


def wealth_figure(value: float | None) -> str:
    """Wealth, which grows: one decimal."""
    if value is None or not math.isfinite(value) or abs(value) >= 1e9:
        return figure(value)
    return in_locale(f"{value:,.1f}")


def share(value: float) -> str:
    """A share in percent with up to three decimals: "10 %"."""
    return say("{n} %", n=in_locale(f"{100 * value:.3f}".rstrip("0").rstrip(".")))


# Pacts


def terms_text(terms: Terms, pledge: bool = False) -> str:
    """ "Harvest cap 2.4", "No aggression, 10 %"; of a pledge "Pledge, cap 2.0"."""
    match terms["type"]:
        case "harvest_cap":
            cap = amount(float(terms["maxHarvest"]))
            return say("Pledge, cap {cap}", cap=cap) if pledge else say("Harvest cap {cap}", cap=cap)
        case "no_aggression":
            tolerance = float(terms.get("tolerance", 0.0))
            text = say("No aggression, {share}", share=share(tolerance)) if tolerance else say("No aggression")
            return say("Pledge: {terms}", terms=text) if pledge else text
        case kind:
            rest = ", ".join(f"{key} {_plain(value)}" for key, value in sorted(terms.items()) if key != "type")
            name = str(kind).replace("_", " ").capitalize()
            return f"{name}, {rest}" if rest else name


def terms_meaning(terms: Terms) -> str:
    """What a party promises, in a sentence."""
    match terms["type"]:
        case "harvest_cap":
            return say("Each party gets at most {cap} a turn.", cap=amount(float(terms["maxHarvest"])))
        case "no_aggression" if terms.get("tolerance"):
            more = share(float(terms["tolerance"]))
            return say("Each party gets at most the mean of all harvests of the turn, and {more} more.", more=more)
        case "no_aggression":
            return say("Each party gets at most the mean of all harvests of the turn.")
        case _:
            return terms_text(terms)


def is_pledge(pact: PactCourse) -> bool:
    """Whether it binds nobody but who proposed it."""
    return pact.parties == (pact.proposer,)


def parties_text(parties: Sequence[PlayerId], players: int, most: int = MOST_NAMED) -> str:
    """ "bob and dan", "all five" where everyone is a party, "seven players" where they are more than `most`."""
    if 2 < len(parties) == players:
        return say("all {n}", n=_counted(players))
    return listed(parties) if len(parties) <= most else say("{n} players", n=_counted(len(parties)))


def pact_name(pact: PactCourse, players: int) -> str:
    """A pact in a few words, for a label: "Cap 2.4, all five", "Pledge 2.0, carol", "No aggression, 10 %, bob and eve".

    `players` is how many play.
    """
    who = parties_text(pact.parties, players, MOST_IN_LABEL)
    if pact.terms["type"] == "harvest_cap":
        cap = amount(float(pact.terms["maxHarvest"]))
        return (
            say("Pledge {cap}, {who}", cap=cap, who=who)
            if is_pledge(pact)
            else say("Cap {cap}, {who}", cap=cap, who=who)
        )
    return f"{terms_text(pact.terms, is_pledge(pact))}, {who}"


def status_word(status: str) -> str:
    """The status as a tag says it."""
    return {"active": say("active"), "rejected": say("rejected"), "proposed": say("proposed")}.get(status, status)


def breach_text(breach: BreachMark) -> str:
    """ "turn 47, eve: harvested 2.716 > cap 2.400"."""
    return say("turn {turn}, {player}: {detail}", turn=breach.turn, player=breach.player, detail=breach.detail)


def waits_text(pact: PactCourse, eyes: PlayerId | None = None) -> str:
    """Whose answer a proposal waits for. Players are not told which of the others have accepted already."""
    if eyes is not None:
        return say("waits for you") if eyes not in pact.accepted else say("waits for the others")
    return say("waits for {who}", who=_some(pact.awaited)) if pact.awaited else say("waits for answers")


def rejected_text(pact: PactCourse) -> str:
    """Who rejected it, where that is known."""
    return say("rejected by {who}", who=pact.rejected_by) if pact.rejected_by else say("rejected")


def pact_sentence(pact: PactCourse, players: int, eyes: PlayerId | None = None) -> str:
    """Everything about a pact in one breath, for tool tips and screen readers."""
    parts = [pact_name(pact, players), say("proposed by {who} in turn {n}", who=pact.proposer, n=pact.proposed)]
    if pact.active_from is not None:
        parts.append(say("active from turn {n}", n=pact.active_from))
    if pact.status == "rejected":
        parts.append(rejected_text(pact))
    elif pact.status == "proposed":
        parts.append(waits_text(pact, eyes))
    if pact.breaches:
        count, last = len(pact.breaches), breach_text(pact.breaches[-1])
        parts.append(
            say("1 breach: {last}", last=last)
            if count == 1
            else say("{n} breaches, the last {last}", n=count, last=last)
        )
    return "; ".join(parts)


# The turn


def talk_text(entry: Mapping[str, Any], pacts: Mapping[str, PactCourse], players: int) -> str:
    """What somebody said or did in a round, as a sentence; the name stands before it."""
    pact = pacts.get(str(entry.get("pactId", "")))
    match entry.get("type"):
        case "say":
            return str(entry.get("text", say("(a message)")))
        case "propose_pact" if "terms" in entry:
            others = [each for each in entry.get("parties", ()) if each != entry["playerId"]]
            to = parties_text(others, players) if others else say("nobody else")
            return say("Proposes to {to}: {terms}.", to=to, terms=terms_text(entry["terms"]))
        case "pledge" if "terms" in entry:
            return say("Pledges: {terms}.", terms=terms_text(entry["terms"]))
        case "accept_pact":
            return say("Accepts {pact}.", pact=_proposal(pact, players))
        case "reject_pact":
            return say("Rejects {pact}.", pact=_proposal(pact, players))
        case "propose_pact":
            return say("Proposes a pact.")
        case "pledge":
            return say("Makes a pledge.")
        case None:
            return say("Does something that is no action.")
        case kind:
            return say("Tries “{kind}”.", kind=kind)


def refusal_text(entry: Mapping[str, Any]) -> str:
    """Why an action changed nothing; empty where it was done."""
    return say("Refused: {why}", why=entry["refused"]) if "refused" in entry else ""


_FAULTS = {
    "load-error": "it did not load",
    "init-timeout": "it was not ready in time",
    "timeout": "it came too late with {what}",
    "crash": "it ended unexpectedly while asked for {what}",
    "oversize": "it sent too much for {what}",
    "forbidden": "it tried what an agent may not do while asked for {what}",
    "exception": "it raised an error while asked for {what}",
    "missing": "it has no method for {what}",
    "uncloneable": "what it gave for {what} is no plain data",
    "invalid": "what it gave for {what} is no legal answer",
    "gone": "it plays no more",
}


def fault_text(player: PlayerId, error: str) -> str:
    """An agent's fault in a turn, as a record keeps it (``method: reason: detail``): it harvested nothing, and why."""
    method, _, rest = error.partition(": ")
    reason, _, detail = rest.partition(": ")
    if reason not in _FAULTS:
        return say("{player} harvested nothing: {why}", player=player, why=error)
    what = {"decide": say("a harvest"), "talk": say("its talk")}.get(method, say("an answer"))
    text = say("{player} harvested nothing: {why}", player=player, why=say(_FAULTS[reason], what=what))
    return f"{text} ({detail})" if detail else text


def excess_text(violation: Mapping[str, Any], pact: PactCourse | None, players: int) -> str:
    """Who exceeded which pact, by how much: "eve exceeded “Cap 2.4, bob and eve” by 0.3: harvested 2.7 > cap 2.4"."""
    name = pact_name(pact, players) if pact is not None else say("a pact")
    limit, values = (
        violation.get("limit"),
        {"player": violation["playerId"], "pact": name, "detail": violation["detail"]},
    )
    if limit is None:
        return say("{player} broke “{pact}”: {detail}", **values)
    return say("{player} exceeded “{pact}” by {by}: {detail}", by=amount(violation["actual"] - limit), **values)


def _proposal(pact: PactCourse | None, players: int) -> str:
    if pact is None:
        return say("a proposal")
    return say("the proposal of {who}: {terms}", who=pact.proposer, terms=terms_text(pact.terms))


def _some(names: Iterable[PlayerId]) -> str:
    every = list(names)
    if len(every) <= MOST_NAMED:
        return listed(every)
    return say("{names} and {n} more", names=", ".join(every[: MOST_NAMED - 1]), n=len(every) - MOST_NAMED + 1)


_COUNTS = {3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten"}


def _counted(number: int) -> str:
    return say(_COUNTS[number]) if number in _COUNTS else in_locale(f"{number:,}")


def _plain(value: object) -> str:
    return amount(value) if isinstance(value, float) else str(value)
