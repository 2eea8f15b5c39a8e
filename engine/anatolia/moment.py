"""A game at one moment: everything that is so, private deals included, as one immutable value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.anatolia.beginning import Beginning
from engine.anatolia.board import Board, Power, ProvinceId, Unit
from engine.anatolia.chronicle import Phase, Position, SeasonRecord
from engine.anatolia.outcomes import Dislodged
from engine.anatolia.promises import Promise, Proposal, Season, Trust
from engine.anatolia.standing import Victory, centres_by_power, destroyed

HISTORY_LENGTH = 6
"""Completed movement seasons that a snapshot tells of (`bot-api: history`)."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What `phases.carry_out` turns into the next one. Units stand in code-unit order of their provinces.

    `promises` and `proposals` are the season's; `next_number` is the number of the match's next proposal (R25).
    `cohorts` are the eliminated, those who went together together, in order. `seasons` ends with the current one once
    its orders are resolved.
    """

    board: Board
    seed: int
    max_years: int
    phase: Phase
    year: int
    season: Season
    units: tuple[Unit, ...]
    owners: Mapping[ProvinceId, Power | None]
    living: tuple[Power, ...]
    trust: Mapping[Power, Trust]
    cohorts: tuple[tuple[Power, ...], ...] = ()
    dislodged: tuple[Dislodged, ...] = ()
    proposals: tuple[Proposal, ...] = ()
    promises: tuple[Promise, ...] = ()
    next_number: int = 1
    seasons: tuple[SeasonRecord, ...] = ()
    victory: Victory | None = None

    @property
    def centres(self) -> dict[Power, int]:
        """Centres owned, by power in board order."""
        return centres_by_power(self.board, self.owners)

    @property
    def completed(self) -> tuple[SeasonRecord, ...]:
        """The movement seasons that are completed: the current one only after its retreats."""
        return self.seasons[:-1] if self.dislodged else self.seasons

    def inbox(self, power: Power) -> tuple[Proposal, ...]:
        """The pending proposals addressed to a power, in their numbers' order; none outside the answer phase."""
        return tuple(p for p in self.proposals if p.to == power and p.status == "pending")

    def accepted(self, power: Power) -> tuple[Promise, ...]:
        """The season's obligations that involve a power in either direction."""
        return tuple(p for p in self.promises if power in (p.power, p.partner))

    def position(self) -> Position:
        """The public part."""
        return Position(
            board=self.board,
            phase=self.phase,
            year=self.year,
            season=self.season,
            seed=self.seed,
            max_years=self.max_years,
            units=self.units,
            dislodged=self.dislodged,
            owners=self.owners,
            centres=MappingProxyType(self.centres),
            living=self.living,
            trust=self.trust,
            seasons=self.seasons,
        )


def opening(board: Board, start: Beginning) -> Moment:
    """The first moment. Powers that begin with neither unit nor centre count as eliminated before the game."""
    gone = destroyed(start.units, start.owners, board.powers)
    return Moment(
        board=board,
        seed=start.seed,
        max_years=start.max_years,
        phase=start.phase,
        year=start.year,
        season=start.season,
        units=start.units,
        owners=start.owners,
        living=tuple(power for power in board.powers if power not in gone),
        trust=MappingProxyType({power: Trust() for power in board.powers}),
        cohorts=(gone,) if gone else (),
    )
