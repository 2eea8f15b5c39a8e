"""Typed claims: what a mind states beside its choice, as fact, forecast or preference, each with its sources.

A prototype, and no production truth checker (`concord: Every claim has a receipt`): only facts of a small closed
vocabulary are checked (`engine.colony.claim_checks`), and prose never is. Forecasts and preferences are never scored as
facts.

Claims are invited (`invited`), never required: a request that does not invite them has no trace of them, and a reply
that makes none says null. Where they are invited, ids and kinds within a claim are plain texts for the schema, so that
a claim that makes no sense is kept as a malformed claim and costs nobody a decision.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Literal, get_args

from engine.minds.protocol import MindRequest

Kind = Literal["fact", "forecast", "preference"]
KINDS: tuple[Kind, ...] = get_args(Kind)

CLAIMS = "claims"
"""The key of a reply that holds them."""
MOST_CLAIMS = 4
MOST_SOURCES = 4
MOST_WORDS = 280
MOST_ID = 80

FACTS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "finished": ("about", "work"),
        "stopped": ("about", "work"),
        "trips": ("about", "work", "count"),
        "fell": ("about",),
        "burnt": ("about",),
        "downed": ("about",),
        "died": ("about",),
        "rescued": ("about",),
        "went_out": ("about",),
    }
)
"""The facts that can be checked, and the parts of a claim that each needs: all that the prototype knows."""

PROTOTYPE = (
    "Typed claims are a prototype, not a truth checker: facts of a closed vocabulary are looked up in the archive of "
    "events and receipts, everything else is unknown, and forecasts and preferences are never scored."
)
"""What every report with claims says."""

CONTRACT = (
    "claims: null, or up to 4 statements beside your choice; they change nothing and cost nothing. Each has a 'kind' "
    "(fact: it happened; forecast: it will; preference: you would like it), 'says' (your words), 'sources' (ids of "
    "what you were told that it rests on), and for a fact that is one of these 'what' with the ids that it needs, else "
    "null: " + "; ".join(f"{what} ({', '.join(parts)})" for what, parts in FACTS.items()) + ". 'about' is the id of a "
    "colonist or, for went_out, of a thing; 'work' is kind:target as in haul:logs; 'count' are trips done."
)


@dataclass(frozen=True, slots=True)
class Claim:
    """One statement of a mind. `what` is a fact of the vocabulary, or "" for what is in words alone; then the ids are
    "" and `count` is None. `fault` says why it can't be read as what it means to be, else "".
    """

    kind: str
    says: str
    what: str = ""
    about: str = ""
    work: str = ""
    count: int | None = None
    sources: tuple[str, ...] = field(default=())
    fault: str = ""


def _text(words: str, most: int, nullable: bool = False) -> dict[str, Any]:
    return {"type": ["string", "null"] if nullable else "string", "maxLength": most, "description": words}


_PARTS: Mapping[str, dict[str, Any]] = MappingProxyType(
    {
        "kind": _text(", ".join(KINDS), MOST_ID),
        "says": _text("the statement in words", MOST_WORDS),
        "what": _text(", ".join(FACTS), MOST_ID, nullable=True),
        "about": _text("an id", MOST_ID, nullable=True),
        "work": _text("kind:target", MOST_ID, nullable=True),
        "count": {"type": ["integer", "null"]},
        "sources": {
            "type": "array",
            "items": _text("an id", MOST_ID),
            "maxItems": MOST_SOURCES,
        },
    }
)
SCHEMA: Mapping[str, Any] = MappingProxyType(
    {
        "type": ["array", "null"],
        "maxItems": MOST_CLAIMS,
        "items": {
            "type": "object",
            "properties": dict(_PARTS),
            "required": list(_PARTS),
            "additionalProperties": False,
        },
    }
)
"""The part of a reply that claims are. Every key is required, as servers that hold a model to a schema want it."""


def invited(request: MindRequest) -> MindRequest:
    """The same request, with claims invited beside the choice: perspective and menu stay as they are."""
    schema = _with_claims(request.schema)
    if "anyOf" in schema:
        schema["anyOf"] = [_with_claims(branch) for branch in schema["anyOf"]]
    return replace(request, instructions=f"{request.instructions}\n{CONTRACT}", schema=schema)


def _with_claims(schema: Mapping[str, Any]) -> dict[str, Any]:
    properties = {**schema["properties"], CLAIMS: dict(SCHEMA)}
    return {**schema, "properties": properties, "required": [*schema["required"], CLAIMS]}


def without_claims(value: Mapping[str, Any]) -> dict[str, Any]:
    """A reply as it would be had nobody invited claims."""
    return {key: part for key, part in value.items() if key != CLAIMS}


def claims_in(value: Mapping[str, Any] | None) -> list[Claim]:
    """The claims of a reply that fits its request's schema, in order, malformed ones among them."""
    made: Sequence[Mapping[str, Any]] = (value or {}).get(CLAIMS) or ()
    return [_claim(each) for each in made]


def _claim(said: Mapping[str, Any]) -> Claim:
    ids = {part: said[part] or "" for part in ("what", "about", "work")}
    claim = Claim(said["kind"], said["says"], **ids, count=said["count"], sources=tuple(said["sources"]))
    return replace(claim, fault=_fault(claim))


def _fault(claim: Claim) -> str:
    """Why a claim is malformed, or ""."""
    if claim.kind not in KINDS:
        return f"no such kind of claim: {claim.kind!r:.40}"
    if not claim.what:
        return ""
    if claim.kind != "fact":
        return f"a {claim.kind} is in words alone"
    if claim.what not in FACTS:
        return f"no such fact: {claim.what!r:.40}"
    missing = [part for part in FACTS[claim.what] if getattr(claim, part) in ("", None)]
    if missing:
        return f"{claim.what} needs {', '.join(missing)}"
    if "work" in FACTS[claim.what] and not all(claim.work.partition(":")):
        return f"{claim.work!r:.40} is not kind:target"
    return ""
