"""The result of a tournament as one immutable value, and as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.anatolia.board import Power, code_unit_key
from engine.anatolia.tournament.plan import Entrant, Plan
from engine.anatolia.tournament.playing import PlayedGame
from engine.anatolia.tournament.rating import Rating, rate
from engine.anatolia.tournament.statistics import Interval, PowerRow, Sums, cross_table, sums_of, wilson

DIGITS = 6
"""Of every number that is written: what differs beyond them differs between processors, not between bots."""


@dataclass(frozen=True, slots=True)
class EntrantRow:
    """What an entrant did.

    `win_rate` counts sole wins and `share` points, both a seat; `keeping` is promises kept of those that fell due
    (None if none did); `centres` and `rank` are means at the end, `survived` the rate of seats that were not
    eliminated; `fallbacks` are counts by (method, reason); `years` has the mean centres after each year.
    """

    name: str
    bot: str
    language: str
    sha256: str
    games: int
    seats: int
    wins: int
    shared: int
    win_rate: Interval
    points: float
    share: Interval
    rating: Rating
    made: int
    kept: int
    broken: int
    keeping: Interval | None
    centres: float
    rank: float
    survived: float
    fallbacks: Mapping[tuple[str, str], int]
    powers: Mapping[Power, PowerRow]
    years: tuple[float, ...]

    def by_reason(self) -> dict[str, int]:
        """Fallbacks by reason, sorted."""
        counts: dict[str, int] = {}
        for (_, reason), count in sorted(self.fallbacks.items()):
            counts[reason] = counts.get(reason, 0) + count
        return dict(sorted(counts.items()))


@dataclass(frozen=True, slots=True)
class CallRow:
    """Clock readings of an entrant: its answered calls, their mean and the longest. Not part of what is compared."""

    name: str
    calls: int
    mean_ms: float
    longest_ms: float


@dataclass(frozen=True, slots=True)
class Result:
    """What the games of a plan came to; rows best first, `cross` by (who, against whom)."""

    name: str
    powers: tuple[Power, ...]
    years: int
    games: tuple[PlayedGame, ...]
    notes: tuple[str, ...]
    fingerprint: str
    rows: tuple[EntrantRow, ...]
    cross: Mapping[tuple[str, str], Interval]
    calls: tuple[CallRow, ...]

    def to_json(self) -> dict[str, Any]:
        """``result.json``: no clock readings, so that equal games give equal bytes."""
        return {
            "format": "anatolia-tournament-result",
            "version": 1,
            "name": self.name,
            "fingerprint": self.fingerprint,
            "games": len(self.games),
            "years": self.years,
            "powers": list(self.powers),
            "notes": list(self.notes),
            "entrants": [_row_json(row) for row in self.rows],
            "ahead": [{"entrant": a, "of": b, **_interval(rate)} for (a, b), rate in self.cross.items()],
        }


def result_of(plan: Plan, games: Mapping[int, PlayedGame]) -> Result:
    """The result of these games of the plan, in the order of their numbers."""
    ordered = tuple(games[number] for number in sorted(games))
    names = [entrant.name for entrant in plan.entrants]
    sums = sums_of(names, ordered)
    ratings = rate({}, ordered, {name: name for name in names})
    rows = [
        _row(entrant, sums[entrant.name], ratings.get(entrant.name, Rating()), plan.board.powers)
        for entrant in plan.entrants
        if sums[entrant.name].tally.games
    ]
    rows.sort(key=lambda row: (-row.share.value, -row.points, code_unit_key(row.name)))
    order = [row.name for row in rows]
    return Result(
        name=plan.name,
        powers=plan.board.powers,
        years=plan.spec.years,
        games=ordered,
        notes=plan.notes,
        fingerprint=plan.fingerprint(),
        rows=tuple(rows),
        cross=cross_table(order, ordered),
        calls=tuple(_calls(name, sums[name]) for name in order),
    )


def _row(entrant: Entrant, sums: Sums, rating: Rating, powers: tuple[Power, ...]) -> EntrantRow:
    tally = sums.tally
    win_rate, share = tally.per_seat(tally.wins), tally.per_seat(tally.points)
    assert win_rate is not None
    assert share is not None
    return EntrantRow(
        name=entrant.name,
        bot=entrant.bot.id,
        language=entrant.bot.language,
        sha256=entrant.bot.sha256,
        games=tally.games,
        seats=tally.seats,
        wins=tally.wins,
        shared=tally.shared,
        win_rate=win_rate,
        points=tally.points,
        share=share,
        rating=rating,
        made=sums.made,
        kept=sums.kept,
        broken=sums.broken,
        keeping=wilson(sums.kept, sums.kept + sums.broken),
        centres=sums.centres / tally.seats,
        rank=sums.ranks / tally.seats,
        survived=sums.survived / tally.seats,
        fallbacks=dict(sorted(sums.fallbacks.items())),
        powers=sums.power_rows(powers),
        years=sums.centres_by_year(),
    )


def _calls(name: str, sums: Sums) -> CallRow:
    return CallRow(name, sums.calls, sums.total_ms / max(1, sums.calls), sums.longest_ms)


def _row_json(row: EntrantRow) -> dict[str, Any]:
    return {
        "name": row.name,
        "bot": row.bot,
        "language": row.language,
        "sha256": row.sha256,
        "games": row.games,
        "seats": row.seats,
        "wins": row.wins,
        "sharedWins": row.shared,
        "winRate": _interval(row.win_rate),
        "points": rounded(row.points),
        "share": _interval(row.share),
        "rating": {"mu": rounded(row.rating.mu), "sigma": rounded(row.rating.sigma)},
        "promises": {
            "made": row.made,
            "kept": row.kept,
            "broken": row.broken,
            "keeping": None if row.keeping is None else _interval(row.keeping),
        },
        "centres": rounded(row.centres),
        "rank": rounded(row.rank),
        "survived": rounded(row.survived),
        "fallbacks": [
            {"method": method, "reason": reason, "count": count} for (method, reason), count in row.fallbacks.items()
        ],
        "byPower": {
            power: {"seats": got.seats, "points": rounded(got.points), "centres": rounded(got.centres)}
            for power, got in row.powers.items()
        },
        "centresByYear": [rounded(centres) for centres in row.years],
    }


def _interval(interval: Interval) -> dict[str, Any]:
    return {
        "value": rounded(interval.value),
        "low": rounded(interval.low),
        "high": rounded(interval.high),
        "count": interval.count,
    }


def rounded(value: float) -> float:
    """A number as it is written."""
    return round(value, DIGITS)
