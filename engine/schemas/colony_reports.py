"""The schemas of the reports that trials and banks of the colony leave."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, get_args

from engine.schemas.forms import (
    ANYTHING,
    BOOLEAN,
    INTEGER,
    POSITIVE,
    SHA256,
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

COUNTS = by_key(INTEGER)
TALLY = by_key(COUNTS)
"""Claims by kind, then verdict."""


def _claim() -> Schema:
    from engine.colony.claim_checks import Verdict

    return record(
        {
            "mind": STRING,
            "tick": INTEGER,
            "kind": STRING,
            "says": STRING,
            "what": nullable(STRING),
            "about": nullable(STRING),
            "work": nullable(STRING),
            "count": nullable({"type": "integer"}),
            "sources": list_of(STRING),
            "unknownSources": list_of(STRING),
            "verdict": one_of(*get_args(Verdict)),
            "evidence": nullable(STRING),
            "fault": nullable(STRING),
        }
    )


def bank_report() -> Schema:
    """The matrix that ``concord colony bank`` leaves."""
    from engine.colony.bank_report import FORMAT
    from engine.minds.ledger import State
    from engine.minds.protocol import Stage

    cell = record(
        {
            "mind": STRING,
            "attempt": nullable(STRING),
            "state": one_of(*get_args(State), "not asked"),
            "stage": nullable(one_of(*get_args(Stage))),
            "diagnostic": nullable(STRING),
            "reply": nullable({"type": "object"}),
            "wellFormed": nullable(BOOLEAN),
            "grounded": nullable(BOOLEAN),
            "why": STRING,
            "claims": list_of(ref("claim")),
        }
    )
    case = record(
        {
            "variant": nullable(STRING),
            "varies": nullable(STRING),
            "mind": STRING,
            "because": STRING,
            "cells": list_of(ref("cell"), minItems=1),
        }
    )
    snapshot = record(
        {"id": STRING, "shows": STRING, "from": nullable({"type": "object"}), "cases": list_of(case, minItems=1)}
    )
    share = record({"yes": INTEGER, "of": INTEGER})
    totals = record({"cases": POSITIVE, "asked": INTEGER, "stages": COUNTS, "wellFormed": share, "grounded": share})
    schema = record(
        {
            "format": constant(FORMAT),
            "version": {"const": 1},
            "digest": SHA256,
            "minds": list_of(STRING, minItems=1),
            "budget": record({"calls": POSITIVE, "used": INTEGER, "left": INTEGER}),
            "totals": by_key(totals),
            "snapshots": list_of(snapshot, minItems=1),
        },
        {"claims": record({"note": STRING, "byMind": by_key(TALLY)})},
    )
    return with_defs(schema, {"claim": _claim(), "cell": cell})


def trial_report() -> Schema:
    """The report that ``concord colony trial`` leaves."""
    from engine.colony.trial_report import FORMAT, STAGES

    refusals = {"refused": INTEGER, "putOff": INTEGER, "invited": INTEGER}
    pressed = list_of(STRING)
    attempts = record(
        {
            "answered": INTEGER,
            "failed": record(dict.fromkeys(STAGES, INTEGER)),
            "discarded": COUNTS,
            "byAim": COUNTS,
            "bySpec": COUNTS,
            "tokensIn": INTEGER,
            "tokensOut": INTEGER,
        }
    )
    counted: dict[str, Schema] = {
        "ticks": INTEGER,
        "budget": record({"calls": POSITIVE, "used": INTEGER, "left": INTEGER, "unasked": INTEGER}),
        "attempts": ref("attempts"),
        "offers": ref("offers"),
        "receipts": ref("receipts"),
        "rejections": COUNTS,
        "claims": TALLY,
        "colony": record({"alive": INTEGER, "died": INTEGER}),
    }
    told = {**refusals, "afterRefusal": pressed, "afterNotNow": pressed, "respected": BOOLEAN}
    digests = record({"game": SHA256, "minds": SHA256})
    run = {"arm": STRING, "seed": UINT32, "complete": BOOLEAN, "digests": digests, "refusals": record(told)}
    sums = record({**refusals, "afterRefusal": INTEGER, "afterNotNow": INTEGER})
    schema = record(
        {
            "format": constant(FORMAT),
            "version": {"const": 1},
            "digest": SHA256,
            "spec": record(_spec()),
            "budget": record({"calls": POSITIVE, "share": POSITIVE, "used": INTEGER, "left": INTEGER}),
            "arms": list_of(record({"name": STRING, "runs": POSITIVE, **counted, "refusals": sums}), minItems=1),
            "runs": list_of(record({**run, **counted}), minItems=1),
        },
        {"claims": record({"note": STRING, "byRun": by_key(list_of(ref("claim")))})},
    )
    return with_defs(schema, {"claim": _claim(), "attempts": attempts, "offers": _offers(), "receipts": _receipts()})


def _spec() -> dict[str, Schema]:
    return {
        "kind": constant("trial"),
        "scenario": STRING,
        "ticks": POSITIVE,
        "seeds": list_of(UINT32, minItems=1),
        "budget": POSITIVE,
        "arms": list_of(record({"name": STRING, "minds": by_key(ANYTHING)}), minItems=1),
        "pause": BOOLEAN,
        "rate": nullable({"type": "number"}),
        "claims": BOOLEAN,
    }


def _offers() -> Schema:
    from engine.colony.trial_report import OFFER_STATES

    return record({"made": INTEGER, **dict.fromkeys(OFFER_STATES, INTEGER), "questions": COUNTS})


def _receipts() -> Schema:
    return record({**dict.fromkeys(("begun", "finished", "stopped", "running", "trips"), INTEGER), "why": COUNTS})


KINDS: Mapping[str, tuple[str, Callable[[], dict[str, Any]]]] = {
    "bank-report": ("What 'concord colony bank' leaves: the matrix, well-formed and grounded apart.", bank_report),
    "trial-report": ("What 'concord colony trial' leaves: attempts, offers, receipts, refusals, claims.", trial_report),
}
