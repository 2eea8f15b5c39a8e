"""What types of terms are called in the dialogs, what each binds one to. Pure.

A type that was added to `engine.commons.pacts` is called by its own name, and explained by its own words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from concordui.commons.words import amount, parties_text, say, share, terms_text
from engine.commons.pacts import TERM_FORMS, PlayerId, Terms

_NAMED = 2
"""Parties that are named where there is little room."""


def kind_title(kind: str) -> str:
    """The name of a type."""
    known = {"harvest_cap": say("Harvest cap"), "no_aggression": say("No aggression")}
    return known.get(kind) or kind.replace("_", " ").capitalize()


def kind_hint(kind: str) -> str:
    """What it binds its parties to, in a line."""
    known = {
        "harvest_cap": say("Each party gets at most so much a turn"),
        "no_aggression": say("Each stays at the mean of all harvests, or near it"),
    }
    return known.get(kind) or _sentence(TERM_FORMS[kind].words)


def number_caption(kind: str, name: str) -> str:
    """The caption of the field of a number."""
    known = {
        ("harvest_cap", "maxHarvest"): say("&Most that each gets a turn"),
        ("no_aggression", "tolerance"): say("&Tolerance above the mean (0.1 is 10 %)"),
    }
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).replace("_", " ")
    return known.get((kind, name)) or apart.capitalize()


def promise_text(terms: Terms, who: str) -> str:
    """What terms bind somebody to: "At most 2.4 a turn for you"."""
    match terms["type"]:
        case "harvest_cap":
            return say("At most {cap} a turn for {who}", cap=amount(float(terms["maxHarvest"])), who=who)
        case "no_aggression":
            tolerance = float(terms.get("tolerance", 0.0))
            if not tolerance:
                return say("At most the turn's mean harvest for {who}", who=who)
            return say("At most the turn's mean harvest plus {more} for {who}", more=share(tolerance), who=who)
        case kind:
            form = TERM_FORMS.get(str(kind))
            words = _sentence(form.words) if form is not None else terms_text(terms)
            return say("{what}; it holds for {who}", what=words, who=who)


def bound_name(pact: Mapping[str, Any], me: PlayerId, players: int) -> str:
    """A pact of mine in a few words: "Harvest cap 2.4 with alice and bob", "Pledge, cap 2.0".

    `players` is how many play.
    """
    others = [party for party in pact["parties"] if party != me]
    if not others:
        return terms_text(pact["terms"], pledge=True)
    if len(pact["parties"]) == players > _NAMED:
        return say("{terms} with all", terms=terms_text(pact["terms"]))
    return say("{terms} with {who}", terms=terms_text(pact["terms"]), who=parties_text(others, 0, _NAMED))


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:].rstrip(".")
