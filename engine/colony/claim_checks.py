"""Checking claims against the archive: facts as supported, contradicted or unknown; nothing else is scored.

A fact is looked at as of the tick at which it was stated, and only in what the archive holds. Where the archive is
whole (every event and receipt since tick 0), that there is no such record contradicts the fact; in a part of an archive
it is unknown. A forecast or a preference is `not scored` whatever came of it, a malformed claim is `malformed`, and a
fact in words alone is unknown: nobody reads prose here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal

from engine.colony.claims import KINDS, Claim
from engine.colony.events import Event
from engine.colony.state import Receipt
from engine.colony.threads import CORE

Verdict = Literal["supported", "contradicted", "unknown", "not scored", "malformed"]


@dataclass(frozen=True, slots=True)
class Archive:
    """What happened, for looking up: events in order, receipts as they stand at the tick `last`; `whole` if nothing
    since tick 0 is left out. `told` are the ids of whatever else was told to whom, by mind (messages, offers).
    """

    events: tuple[Event, ...]
    receipts: tuple[Receipt, ...]
    last: int
    whole: bool = True
    told: Mapping[str, frozenset[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Checked:
    """A claim, who made it and when, what the archive says, and the record that decided (an id of an event or action).

    `unknown_sources` are the ids that it cites although that mind was never told of them.
    """

    mind: str
    tick: int
    claim: Claim
    verdict: Verdict
    evidence: str = ""
    unknown_sources: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The row as a JSON value."""
        claim = self.claim
        return {
            "mind": self.mind,
            "tick": self.tick,
            "kind": claim.kind,
            "says": claim.says,
            "what": claim.what or None,
            "about": claim.about or None,
            "work": claim.work or None,
            "count": claim.count,
            "sources": list(claim.sources),
            "unknownSources": list(self.unknown_sources),
            "verdict": self.verdict,
            "evidence": self.evidence or None,
            "fault": claim.fault or None,
        }


def checked(claim: Claim, mind: str, tick: int, archive: Archive) -> Checked:
    """What the archive says of a claim that a mind made at a tick."""
    known = known_to(mind, tick, archive)
    unknown = tuple(source for source in claim.sources if source not in known)
    verdict, evidence = _verdict(claim, tick, archive)
    return Checked(mind, tick, claim, verdict, evidence, unknown)


def known_to(mind: str, tick: int, archive: Archive) -> frozenset[str]:
    """The ids that a mind can rest a claim on: events that it experienced (the core: public ones, and every receipt),
    what it was told, and those of its own work.
    """
    events = {
        event.id
        for event in archive.events
        if event.tick <= tick and (mind in event.pawns or (mind == CORE and event.public))
    }
    receipts = {each.action for each in archive.receipts if each.begun <= tick and mind in (CORE, each.pawn)}
    return frozenset(events | receipts | archive.told.get(mind, frozenset()))


def tally(rows: Iterable[Checked]) -> dict[str, dict[str, int]]:
    """How many claims of each kind came to each verdict: facts, and apart from them what is never scored."""
    found: dict[str, dict[str, int]] = {kind: {} for kind in (*KINDS, "malformed")}
    for row in rows:
        words = found[row.claim.kind if row.claim.kind in KINDS else "malformed"]
        words[row.verdict] = words.get(row.verdict, 0) + 1
    return {kind: dict(sorted(words.items())) for kind, words in found.items() if words}


# The vocabulary -------------------------------------------------------------------------------------------------------

_Found = tuple[Verdict, str]


def _verdict(claim: Claim, tick: int, archive: Archive) -> _Found:
    if claim.fault:
        return "malformed", ""
    if claim.kind != "fact":
        return "not scored", ""
    if not claim.what or tick > archive.last:
        return "unknown", ""
    return CHECKS[claim.what](claim, tick, archive)


def _absent(archive: Archive) -> _Found:
    """What it means that there is no record."""
    return ("contradicted" if archive.whole else "unknown"), ""


def _happened(kind: str, fact: str = "pawn") -> Callable[[Claim, int, Archive], _Found]:
    """Whether an event of a kind befell whom or what the claim is about."""

    def check(claim: Claim, tick: int, archive: Archive) -> _Found:
        for event in reversed(archive.events):
            if event.kind == kind and event.tick <= tick and event.facts[fact] == claim.about:
                return "supported", event.id
        return _absent(archive)

    return check


def _ended(claim: Claim, tick: int, archive: Archive) -> list[Receipt]:
    """The receipts of the claim's work that had ended by then, the latest first."""
    mine = [each for each in _receipts(claim, archive) if each.ended is not None and each.ended <= tick]
    return sorted(mine, key=lambda each: (each.ended or 0, each.begun), reverse=True)


def _receipts(claim: Claim, archive: Archive) -> list[Receipt]:
    return [
        each for each in archive.receipts if each.pawn == claim.about and f"{each.kind}:{each.target}" == claim.work
    ]


def _work_ended(state: str) -> Callable[[Claim, int, Archive], _Found]:
    """Whether work of that pawn on that target came to that end; one that came to the other end contradicts."""

    def check(claim: Claim, tick: int, archive: Archive) -> _Found:
        ended = _ended(claim, tick, archive)
        for receipt in ended:
            if receipt.state == state:
                return "supported", receipt.action
        begun = [each.action for each in _receipts(claim, archive) if each.begun <= tick]
        return ("contradicted", begun[-1]) if begun else _absent(archive)

    return check


def _trips(claim: Claim, tick: int, archive: Archive) -> _Found:
    """Whether work that has ended took so many trips. How far running work had come by then no receipt tells."""
    ended = _ended(claim, tick, archive)
    for receipt in ended:
        if receipt.done == claim.count:
            return "supported", receipt.action
    if any(each.begun <= tick and each not in ended for each in _receipts(claim, archive)):
        return "unknown", ""
    return ("contradicted", ended[0].action) if ended else _absent(archive)


CHECKS: Mapping[str, Callable[[Claim, int, Archive], _Found]] = MappingProxyType(
    {
        "finished": _work_ended("finished"),
        "stopped": _work_ended("stopped"),
        "trips": _trips,
        "fell": _happened("fall"),
        "burnt": _happened("burn"),
        "downed": _happened("downed"),
        "died": _happened("died"),
        "rescued": _happened("rescued"),
        "went_out": _happened("fire_out", "thing"),
    }
)
"""One for each fact of `engine.colony.claims.FACTS`."""
