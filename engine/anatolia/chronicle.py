"""What a game leaves behind season by season, as immutable values that a window may keep and draw."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.anatolia.board import Board, Power, ProvinceId, Unit
from engine.anatolia.outcomes import Adjustment, Dislodged, Resolution, Retreat
from engine.anatolia.promises import PromiseOutcome, Proposal, Season, Trust

Phase: TypeAlias = Literal["negotiate-propose", "negotiate-answer", "orders", "retreats", "builds", "over"]
METHOD_OF_PHASE: Mapping[str, str] = {
    "negotiate-propose": "propose",
    "negotiate-answer": "answer",
    "orders": "orders",
    "retreats": "retreats",
    "builds": "builds",
}


@dataclass(frozen=True, slots=True)
class SeasonRecord:
    """A completed movement season, after its retreats (and, in Autumn, its adjustments).

    `before` and `owners_before` are the position in which the orders were given; `owners_after` is what the scoring
    left. `promises` are all that fell due: who may see which is `promises_seen_by`.
    """

    year: int
    season: Season
    before: tuple[Unit, ...]
    owners_before: Mapping[ProvinceId, Power | None]
    resolution: Resolution
    retreats: tuple[Retreat, ...]
    adjustments: tuple[Adjustment, ...]
    after: tuple[Unit, ...]
    owners_after: Mapping[ProvinceId, Power | None]
    promises: tuple[PromiseOutcome, ...]
    proposals: tuple[Proposal, ...] = ()
    """Every proposal of the season with its answer: who may see which is `proposals_seen_by`."""

    def proposals_seen_by(self, power: Power | None) -> tuple[Proposal, ...]:
        """Those that a power sent or received; all of them for a spectator (None)."""
        if power is None:
            return self.proposals
        return tuple(proposal for proposal in self.proposals if power in (proposal.sender, proposal.to))

    def promises_seen_by(self, power: Power | None) -> tuple[PromiseOutcome, ...]:
        """One's own (either side) and every broken one (R26); all of them for a spectator (None)."""
        if power is None:
            return self.promises
        return tuple(
            outcome
            for outcome in self.promises
            if not outcome.kept or power in (outcome.promise.power, outcome.promise.partner)
        )


@dataclass(frozen=True, slots=True)
class Position:
    """The public position of a game at one moment."""

    board: Board
    phase: Phase
    year: int
    season: Season
    seed: int
    max_years: int
    units: tuple[Unit, ...]
    dislodged: tuple[Dislodged, ...]
    owners: Mapping[ProvinceId, Power | None]
    centres: Mapping[Power, int]
    living: tuple[Power, ...]
    trust: Mapping[Power, Trust]
    seasons: tuple[SeasonRecord, ...]
    """Completed seasons and, while retreats or builds are due, the current one as far as it is known."""
