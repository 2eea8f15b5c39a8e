"""Whether a reply is well-formed, and whether it is grounded: two questions, asked apart.

*Well-formed*: it is JSON of the shape that was asked for. *Grounded*: it rests on what that mind was told. A reply that
names an id which is not on offer is well-formed and not grounded. Passing the schema does not count as understanding
(`concord: Every claim has a receipt`).
"""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.colony.claims import without_claims
from engine.colony.snapshots import Case, Expect, Fitting
from engine.files import canonical_json
from engine.minds.ledger import Attempt
from engine.minds.protocol import CHOICE

_IDS = re.compile(r"\b(?:[eaotmn]\d+|stack#\d+)\b")
"""Ids in prose, of the forms that the colony gives out: no everyday word has one."""


@dataclass(frozen=True, slots=True)
class Score:
    """What a reply is; None where it can't be asked: whether what never came was well-formed, what was not well-formed
    grounded. `why` says what decided.
    """

    well_formed: bool | None
    grounded: bool | None
    why: str


def scored(case: Case, attempt: Attempt | None) -> Score:
    """The score of what came of an attempt at a case."""
    if attempt is None:
        return Score(None, None, "not asked: the budget is spent")
    if attempt.value is not None and attempt.state == "answered":
        why = ungrounded(case, attempt.value)
        return Score(True, not why, why or case.expect.because)
    if attempt.failure is None:
        return Score(None, None, attempt.discarded or attempt.state)
    if attempt.failure.stage == "menu":
        return Score(True, False, f"names what is not on offer: {attempt.failure.diagnostic}")
    return Score(None if attempt.failure.stage == "transport" else False, None, attempt.failure.diagnostic)


def ungrounded(case: Case, value: Mapping[str, Any]) -> str:
    """Why a well-formed reply does not rest on what its mind was told, or ""."""
    reply = without_claims(value)
    told = canonical_json(case.decision.request(case.id).told())
    known = set(_IDS.findall(told))
    strange = [word for text in _texts(reply) for word in _IDS.findall(text) if word not in known]
    if strange:
        return f"cites {strange[0]}, of which it was not told"
    return unexpected(case.expect, reply)


def unexpected(expect: Expect, reply: Mapping[str, Any]) -> str:
    """Why a reply is not among those that are expected, or ""."""
    refused = next((each for each in expect.ungrounded if fits(each, reply)), None)
    if refused is not None or not any(fits(each, reply) for each in expect.grounded):
        return f"{reply[CHOICE]} is not grounded here: {expect.because}"
    return ""


def fits(fitting: Fitting, reply: Mapping[str, Any]) -> bool:
    """Whether a reply is of that kind."""
    if not any(fnmatch.fnmatchcase(reply[CHOICE], pattern) for pattern in fitting.choose):
        return False
    return all(any(_like(_part(reply, key), one) for one in ones) for key, ones in fitting.with_.items())


def _part(reply: Any, key: str) -> Any:
    """What stands under a key, or further in (``topic.status``); None where there is nothing."""
    for name in key.split("."):
        reply = reply.get(name) if isinstance(reply, Mapping) else None
    return reply


def _like(value: Any, wanted: Any) -> bool:
    if isinstance(value, str) and isinstance(wanted, str):
        return fnmatch.fnmatchcase(value.casefold(), wanted.casefold())
    return bool(value == wanted) and isinstance(value, bool) == isinstance(wanted, bool)


def _texts(value: Any) -> Iterator[str]:
    """The texts in a reply, but for keys."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from _texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from _texts(part)
