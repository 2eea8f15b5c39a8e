"""Proposals, the promises that acceptance makes of them, and public trust (`bot-api: Negotiation and trust`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from engine.anatolia.board import Power

ProposalType: TypeAlias = Literal["peace", "alliance", "support", "dmz", "request-support"]
PROPOSAL_TYPES: tuple[ProposalType, ...] = ("peace", "alliance", "dmz", "support", "request-support")
PromiseType: TypeAlias = Literal["peace", "alliance", "support", "dmz"]
Season: TypeAlias = Literal["Spring", "Autumn"]


@dataclass(frozen=True, slots=True)
class Proposal:
    """A numbered proposal; `terms` hold exactly the keys of its type."""

    id: str
    sender: Power
    to: Power
    type: ProposalType
    terms: Mapping[str, str]
    status: Literal["pending", "accepted", "rejected"] = "pending"

    def to_json(self) -> dict[str, Any]:
        """The proposal as a state lists it; `sender` is ``from``."""
        return {
            "id": self.id,
            "from": self.sender,
            "to": self.to,
            "type": self.type,
            "terms": dict(self.terms),
            "status": self.status,
        }


@dataclass(frozen=True, slots=True)
class Promise:
    """One obligation: `power` owes it to `partner`; `id` is the proposal's."""

    id: str
    power: Power
    partner: Power
    type: PromiseType
    terms: Mapping[str, str]

    def to_json(self) -> dict[str, Any]:
        """The obligation as a state lists it among the accepted."""
        return {
            "id": self.id,
            "power": self.power,
            "partner": self.partner,
            "type": self.type,
            "terms": dict(self.terms),
        }


@dataclass(frozen=True, slots=True)
class PromiseOutcome:
    """A promise that fell due, kept or broken."""

    promise: Promise
    year: int
    season: Season
    kept: bool

    def to_json(self) -> dict[str, Any]:
        """The promise with its season and ``outcome``, "kept" or "broken"."""
        outcome = "kept" if self.kept else "broken"
        return {**self.promise.to_json(), "year": self.year, "season": self.season, "outcome": outcome}


@dataclass(frozen=True, slots=True)
class Trust:
    """A power's public record; `made` includes obligations still open."""

    made: int = 0
    kept: int = 0
    broken: int = 0
    broken_promises: tuple[PromiseOutcome, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """``{promisesMade, kept, broken, brokenPromises}``."""
        return {
            "promisesMade": self.made,
            "kept": self.kept,
            "broken": self.broken,
            "brokenPromises": [outcome.to_json() for outcome in self.broken_promises],
        }
