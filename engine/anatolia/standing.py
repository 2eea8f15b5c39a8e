"""How the powers stand: trust, elimination, victory and ranks (`bot-api: Rules`, `bot-api: result`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from engine.anatolia.board import Board, Power, ProvinceId, Unit, code_unit_key
from engine.anatolia.promises import Promise, PromiseOutcome, Trust

Owners: TypeAlias = Mapping[ProvinceId, Power | None]


@dataclass(frozen=True, slots=True)
class Placement:
    """A power's place at the end; equals share a rank and the next rank counts them all (1, 2, 2, 4)."""

    power: Power
    rank: int
    centres: int
    eliminated: bool

    def to_json(self) -> dict[str, Any]:
        """``{power, rank, centres, eliminated}``."""
        return {"power": self.power, "rank": self.rank, "centres": self.centres, "eliminated": self.eliminated}


@dataclass(frozen=True, slots=True)
class Victory:
    """How a game ended: one winner, or none and the leaders who share it."""

    winner: Power | None
    shared: tuple[Power, ...]
    reason: Literal["majority", "years"]
    year: int


def centres_by_power(board: Board, owners: Owners) -> dict[Power, int]:
    """How many centres each power owns, in board order."""
    counts = dict.fromkeys(board.powers, 0)
    for owner in owners.values():
        if owner is not None:
            counts[owner] += 1
    return counts


def destroyed(units: Iterable[Unit], owners: Owners, living: Iterable[Power]) -> tuple[Power, ...]:
    """Those of the living who have neither a unit nor a centre: the cohort that is eliminated together."""
    left = {unit.power for unit in units} | {owner for owner in owners.values() if owner is not None}
    return tuple(power for power in living if power not in left)


def victory(
    board: Board, centres: Mapping[Power, int], living: Iterable[Power], year: int, max_years: int
) -> Victory | None:
    """The check after an Autumn's captures: a majority wins; the last year's leaders win or share; else None.

    A sole leader of the last year wins alone. Where nobody is left alive nobody wins: no winner and nobody to share.
    """
    for power, count in centres.items():
        if count >= board.centres_to_win:
            return Victory(power, (), "majority", year)
    if year < max_years:
        return None
    alive = tuple(living)
    most = max((centres[power] for power in alive), default=0)
    leaders = tuple(power for power in alive if centres[power] == most)
    if len(leaders) == 1:
        return Victory(leaders[0], (), "years", year)
    return Victory(None, leaders, "years", year)


def placements(
    centres: Mapping[Power, int], living: Iterable[Power], cohorts: Sequence[tuple[Power, ...]]
) -> tuple[Placement, ...]:
    """The ranks: survivors by centres, then the eliminated, the latest cohort first; ties in code-unit order."""
    alive = tuple(living)
    by_count: dict[int, list[Power]] = {}
    for power in alive:
        by_count.setdefault(centres[power], []).append(power)
    groups: list[Iterable[Power]] = [by_count[count] for count in sorted(by_count, reverse=True)]
    groups += reversed(cohorts)
    placed: list[Placement] = []
    for group in groups:
        rank = len(placed) + 1
        for power in sorted(group, key=code_unit_key):
            placed.append(Placement(power, rank, centres[power], power not in alive))
    return tuple(placed)


def with_promises_made(trust: Mapping[Power, Trust], promises: Iterable[Promise]) -> dict[Power, Trust]:
    """The record after these promises were made: each counts at once, open or not (`bot-api: promisesMade`)."""
    result = dict(trust)
    for promise in promises:
        result[promise.power] = replace(result[promise.power], made=result[promise.power].made + 1)
    return result


def with_outcomes(trust: Mapping[Power, Trust], outcomes: Iterable[PromiseOutcome]) -> dict[Power, Trust]:
    """The record after these promises fell due: each adds one to exactly one of kept and broken."""
    result = dict(trust)
    for outcome in outcomes:
        before = result[outcome.promise.power]
        if outcome.kept:
            after = replace(before, kept=before.kept + 1)
        else:
            after = replace(before, broken=before.broken + 1, broken_promises=(*before.broken_promises, outcome))
        result[outcome.promise.power] = after
    return result
