"""The schemas of Anatolia: boards, cases, the state that a bot sees, its payloads, games and events.

Written from `bot-api` and `contract` by hand, save the saved game, whose pydantic model is its schema.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import get_args

from engine.anatolia.conformance.report import RULES
from engine.anatolia.conformance.report import Result as RuleResult
from engine.anatolia.facts import Harmless, Refusal, Why
from engine.anatolia.negotiation import MAX_PROPOSALS
from engine.anatolia.promises import PROPOSAL_TYPES
from engine.schemas.forms import (
    ANYTHING,
    BOOLEAN,
    INTEGER,
    POSITIVE,
    SEASON,
    STRING,
    UINT32,
    Schema,
    by_key,
    constant,
    list_of,
    nullable,
    one_of,
    record,
    ref,
    with_defs,
)
from engine.seats.protocol import Reason

PHASE = one_of("negotiate-propose", "negotiate-answer", "orders", "retreats", "builds", "over")
OUTCOME = one_of("success", "bounce", "dislodged", "cut", "invalid")
UNIT_TYPE = one_of("army", "fleet")
POINT = {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2}
CELL = {"type": "array", "items": {"type": "integer", "minimum": 0}, "minItems": 2, "maxItems": 2}

MOVE = {"unit": STRING, "type": constant("move"), "dest": STRING}
HOLD = {"unit": STRING, "type": constant("hold")}
SUPPORT = {"unit": STRING, "type": constant("support"), "target": STRING, "targetDest": STRING}
RESOLVED = {"power": STRING, "valid": BOOLEAN, "outcome": OUTCOME}

PROMISE = {"id": STRING, "power": STRING, "partner": STRING, "type": one_of("peace", "alliance", "support", "dmz")}
TERMS = {"terms": {"type": "object", "additionalProperties": STRING}}

STRENGTH = {"strength": INTEGER, "supporters": list_of(STRING)}
FACTS: Mapping[str, Mapping[str, Schema]] = {
    "attack": {
        "dest": STRING,
        **STRENGTH,
        "excluded": list_of(record({"unit": STRING, "why": one_of(*get_args(Why))})),
    },
    "hold": {"province": STRING, **STRENGTH},
    "defend": {"opponent": STRING, **STRENGTH},
    "prevent": {"unit": STRING, **STRENGTH},
    "cut": {"by": STRING, "from": STRING},
    "spared": {"by": STRING, "why": one_of(*get_args(Harmless))},
    "opposed": {"unit": STRING, "strength": INTEGER},
    "stays": {"unit": STRING},
    "vacated": {"unit": STRING},
    "rotation": {"units": list_of(STRING)},
    "dislodged": {"by": STRING, "strength": INTEGER, "against": INTEGER},
    "self": {"unit": STRING},
    "unmatched": {"beneficiary": STRING, "ordered": ref("Order")},
    "invalid": {"code": one_of(*get_args(Refusal)), "detail": nullable(STRING)},
}
"""The kinds of facts, with their fields."""

DEFS: Mapping[str, Schema] = {
    "Province": record(
        {
            "id": STRING,
            "name": STRING,
            "type": one_of("land", "sea"),
            "coastal": BOOLEAN,
            "sc": BOOLEAN,
            "home": nullable(STRING),
            "hexes": list_of(CELL),
            "centre": POINT,
        }
    ),
    "Unit": record({"power": STRING, "type": UNIT_TYPE, "at": STRING}),
    "Order": {"oneOf": [record(HOLD), record(MOVE), record(SUPPORT)]},
    "ResolutionOrder": {
        "oneOf": [
            record({**HOLD, **RESOLVED}),
            record({**MOVE, **RESOLVED}),
            record({**SUPPORT, **RESOLVED, "effective": BOOLEAN}),
        ]
    },
    "RetreatUnit": record(
        {"power": STRING, "type": UNIT_TYPE, "at": STRING, "attacker": STRING, "options": list_of(STRING)}
    ),
    "Retreat": record({"type": constant("retreat"), "power": STRING, "from": STRING, "to": nullable(STRING)}),
    "Proposal": record(
        {
            "id": STRING,
            "from": STRING,
            "to": STRING,
            "type": one_of(*PROPOSAL_TYPES),
            **TERMS,
            "status": one_of("pending", "accepted", "rejected"),
        }
    ),
    "PromiseRecord": record({**PROMISE, **TERMS}),
    "PromiseOutcome": record(
        {**PROMISE, **TERMS, "year": POSITIVE, "season": SEASON, "outcome": one_of("kept", "broken")}
    ),
    "Trust": record(
        {"promisesMade": INTEGER, "kept": INTEGER, "broken": INTEGER, "brokenPromises": list_of(ref("PromiseOutcome"))}
    ),
    "SeasonHistory": record(
        {
            "year": POSITIVE,
            "season": SEASON,
            "orders": by_key(list_of(ref("ResolutionOrder"))),
            "resolution": list_of(ref("ResolutionOrder")),
            "promises": list_of(ref("PromiseOutcome")),
        },
        {"retreats": list_of(ref("Retreat"))},
    ),
}

MAP = record({"provinces": list_of(ref("Province")), "adjacency": by_key(list_of(STRING))})
PUBLIC_STATE: Mapping[str, Schema] = {
    "phase": PHASE,
    "year": POSITIVE,
    "season": SEASON,
    "seed": UINT32,
    "map": MAP,
    "units": list_of(ref("Unit")),
    "owners": by_key(nullable(STRING)),
    "centresByPower": by_key(INTEGER),
    "trust": by_key(ref("Trust")),
    "history": list_of(ref("SeasonHistory")),
    "retreats": list_of(ref("RetreatUnit")),
}


def state() -> Schema:
    """`bot-api: State schema`: every field, always."""
    limits = record({"maxProposals": INTEGER, "timeLimitMs": INTEGER, "maxYears": POSITIVE})
    own: Mapping[str, Schema] = {
        "you": STRING,
        "inbox": list_of(ref("Proposal")),
        "accepted": list_of(ref("PromiseRecord")),
        "legalOrders": by_key(list_of(ref("Order"))),
        "limits": limits,
    }
    return with_defs(record({**PUBLIC_STATE, **own}), DEFS)


def spectator_state() -> Schema:
    """What ``concord replay --at`` prints: everything public, every power's deals and legal orders."""
    everyones: Mapping[str, Schema] = {
        "proposals": list_of(ref("Proposal")),
        "deals": list_of(ref("PromiseRecord")),
        "legalOrders": by_key(list_of(ref("Order"))),
    }
    return with_defs(record({**PUBLIC_STATE, **everyones}), DEFS)


def shown_board() -> Schema:
    """What ``concord board show --json`` prints."""
    extra = {"powers": list_of(STRING), "rows": list_of(STRING), "hexSize": {"type": "number", "exclusiveMinimum": 0}}
    return with_defs(record({**MAP["properties"], **extra}), DEFS)


def board() -> Schema:
    """A board file: hexed (``rows``) or a graph (``adjacency``)."""
    province = record(
        {"id": {"type": "string", "minLength": 1}, "type": one_of("land", "sea")},
        {
            "name": STRING,
            "coastal": BOOLEAN,
            "sc": BOOLEAN,
            "home": nullable(STRING),
        },
        closed=False,
    )
    start = record({"type": UNIT_TYPE, "at": STRING}, closed=False)
    schema = record(
        {"provinces": list_of(province, minItems=1)},
        {
            "name": STRING,
            "powers": list_of({"type": "string", "minLength": 1}),
            "rows": list_of(STRING),
            "hexSize": {"type": "number", "exclusiveMinimum": 0},
            "adjacency": by_key(list_of(STRING)),
            "fleetAdjacency": nullable(by_key(list_of(STRING))),
            "start": by_key(list_of(start)),
        },
        closed=False,
    )
    return {**schema, "anyOf": [{"required": ["rows"]}, {"required": ["adjacency"]}]}


def case() -> Schema:
    """What ``concord adjudicate`` takes. Faulty orders are legal input (they hold), so their form is left open."""
    unit = record({"power": STRING, "type": UNIT_TYPE, "at": STRING}, closed=False)
    named = {"description": "absent: the shipped board; a shipped board's name; or the board itself"}
    told = {"title": STRING, "chapter": STRING, "rule": STRING, "lesson": STRING, "origin": STRING}
    other = {"description": "a second set of orders, which the lab compares with the first"}
    kept = {**told, "owners": by_key(nullable(STRING)), "expect": ANYTHING, "otherOrders": other}
    orders = {"description": "lists of orders by power; what is no legal order is an invalid hold"}
    asked = {"whatIf": {**STRING, "description": "UNIT or UNIT=OUTCOME"}, "whatIfOwn": BOOLEAN}
    optional = {"id": ANYTHING, "board": {"anyOf": [STRING, board()], **named}, "orders": orders, **kept, **asked}
    return record({"units": list_of(unit)}, optional, closed=False)


def explanation() -> Schema:
    """The reasons in an answer (`anatolia: Explanation`)."""
    facts = list_of({"oneOf": [record({"kind": constant(kind), **form}) for kind, form in FACTS.items()]})
    derivation = record({"verdict": OUTCOME, "facts": facts, "depends": list_of(STRING)})
    return record({"order": list_of(list_of(STRING)), "units": by_key(derivation)})


def what_if() -> Schema:
    """The smallest changes of orders in an answer (`contract: adjudicate`)."""
    change = record({"power": STRING, "order": ref("Order")})
    found = record({"changes": list_of(change), "outcome": OUTCOME})
    form = {"unit": STRING, "wanted": nullable(OUTCOME), "answers": list_of(found), "complete": BOOLEAN}
    return record(form)


def answer() -> Schema:
    """What ``concord adjudicate`` answers, for a good case and for a faulty one."""
    good = record(
        {
            "id": ANYTHING,
            "units": list_of(ref("Unit")),
            "dislodged": list_of(ref("RetreatUnit")),
            "standoffs": list_of(STRING),
            "resolution": list_of(ref("ResolutionOrder")),
        },
        {"explanation": explanation(), "whatIf": what_if()},
    )
    faulty = record({"id": ANYTHING, "error": record({"where": STRING, "what": STRING})})
    return with_defs({"oneOf": [good, faulty]}, DEFS)


def result() -> Schema:
    """What ``concord play`` prints: `bot-api: result()`."""
    placement = record({"power": STRING, "rank": POSITIVE, "centres": INTEGER, "eliminated": BOOLEAN})
    return record(
        {
            "winner": nullable(STRING),
            "shared": list_of(STRING),
            "reason": one_of("majority", "years"),
            "year": POSITIVE,
            "centres": by_key(INTEGER),
            "trust": by_key(record({"made": INTEGER, "kept": INTEGER, "broken": INTEGER})),
            "placements": list_of(placement),
        }
    )


def event() -> Schema:
    """A line of the log of ``concord play``."""
    when: Mapping[str, Schema] = {"year": POSITIVE, "season": SEASON, "phase": PHASE}
    bot = {**when, "power": STRING, "method": one_of("init", "propose", "answer", "orders", "retreats", "builds")}
    return {
        "oneOf": [
            record({"type": constant("phase-began"), **when, "asked": list_of(STRING)}),
            record({"type": constant("phase-ended"), **when, "centres": by_key(INTEGER)}),
            record({"type": constant("bot-fallback"), **bot, "reason": one_of(*get_args(Reason))}),
            record({"type": constant("bot-diverged"), **bot}),
            record({"type": constant("bot-reloaded"), **when, "power": STRING, "changed": INTEGER}),
            record({"type": constant("finished"), "result": result()}),
        ]
    }


def conformance() -> Schema:
    """What ``concord bot check --json`` prints."""
    milliseconds = nullable({"type": "number", "minimum": 0})
    rule = {"rule": one_of(*RULES), "title": STRING, "evidence": STRING}
    return record(
        {
            "format": constant("anatolia-conformance"),
            "version": {"const": 1},
            "bot": record({"id": STRING, "language": STRING, "name": STRING, "sha256": STRING}),
            "passed": BOOLEAN,
            "rules": list_of(record({**rule, "result": one_of(*get_args(RuleResult))})),
            "calls": INTEGER,
            "times": record(dict.fromkeys(("loadMs", "typicalMs", "longestMs"), milliseconds)),
        }
    )


def proposals() -> Schema:
    """What ``propose`` returns."""
    terms: Mapping[str, Mapping[str, Schema]] = {
        "peace": {},
        "alliance": {"target": STRING},
        "dmz": {"province": STRING},
        "support": {"unit": STRING, "dest": STRING},
        "request-support": {"unit": STRING, "dest": STRING},
    }
    kinds = [
        record({"to": STRING, "type": constant(kind), "terms": record(terms[kind])}, closed=False)
        for kind in PROPOSAL_TYPES
    ]
    return list_of({"oneOf": kinds}, maxItems=MAX_PROPOSALS)


def answers() -> Schema:
    """What ``answer`` returns."""
    return by_key(one_of("accept", "reject"))


def orders() -> Schema:
    """What ``orders`` returns; an omitted ``targetDest`` means a hold."""
    forms = [
        record(HOLD, closed=False),
        record(MOVE, closed=False),
        record({k: v for k, v in SUPPORT.items() if k != "targetDest"}, {"targetDest": STRING}, closed=False),
    ]
    return list_of({"oneOf": forms})


def retreats() -> Schema:
    """What ``retreats`` returns."""
    return by_key(nullable(STRING))


def builds() -> Schema:
    """What ``builds`` returns: builds, or disbands."""
    return {"anyOf": [list_of(record({"type": UNIT_TYPE, "at": STRING})), list_of(record({"disband": STRING}))]}


def game() -> Schema:
    """A saved game: the schema of its pydantic model."""
    from engine.anatolia.record import GameRecord

    schema = GameRecord.model_json_schema(by_alias=True)
    # What is always written, though reading does without some of it.
    return {**schema, "required": [key for key in schema["properties"] if key != "setup"]}


KINDS: Mapping[str, tuple[str, Callable[[], Schema]]] = {
    "answer": ("What 'concord adjudicate' answers to a case, one a line.", answer),
    "answers": ("What a bot's answer() returns: accept or reject by proposal.", answers),
    "board": ("A board file: provinces over rows of hexes, or provinces with their adjacency.", board),
    "builds": ("What a bot's builds() returns: builds, or disbands.", builds),
    "case": ("A position with orders, as 'concord adjudicate' takes it.", case),
    "conformance": (
        "What 'concord bot check --json' prints: each rule of the contract, with its evidence.",
        conformance,
    ),
    "event": ("A line of the event log that 'concord play --log' writes.", event),
    "game": ("A saved game: seats, what was submitted in each phase, and the result.", game),
    "map": ("What 'concord board show --json' prints.", shown_board),
    "orders": ("What a bot's orders() returns.", orders),
    "proposals": ("What a bot's propose() returns: up to six proposals.", proposals),
    "result": ("The result of a match, as 'concord play' prints it.", result),
    "retreats": ("What a bot's retreats() returns: a province or null by dislodged unit.", retreats),
    "spectator": ("What 'concord replay --at' prints: the state as a spectator sees it.", spectator_state),
    "state": ("What a bot is given: the state as its power sees it.", state),
}
