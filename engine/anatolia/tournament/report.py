"""The files of a result: JSON, tables as CSV, the plots, and a page that shows them. Equal games give equal bytes."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from engine.anatolia.tournament.page import page
from engine.anatolia.tournament.plots import plots_svg
from engine.anatolia.tournament.result import Result, rounded
from engine.anatolia.tournament.statistics import Interval, points_of
from engine.files import write_atomic

PLOTS = "plots.svg"
PAGE = "index.html"


def write_report(result: Result, folder: Path) -> None:
    """Write every file of the report into `folder`, each in whole or not at all. Raises `FileError`."""
    write_atomic(folder / "result.json", json.dumps(result.to_json(), indent=1, ensure_ascii=False) + "\n")
    for name, table in tables(result).items():
        write_atomic(folder / f"{name}.csv", table)
    write_atomic(folder / PLOTS, plots_svg(result))
    write_atomic(folder / PAGE, page(result, PLOTS))


def tables(result: Result) -> dict[str, str]:
    """The tables as CSV text (RFC 4180 with bare line feeds), by name. ``times`` alone holds clock readings."""
    return {
        "standings": _csv(_STANDINGS, _standings(result)),
        "cross-table": _csv(("entrant", "of", "ahead", "low", "high", "games"), _cross(result)),
        "powers": _csv(("entrant", "power", "seats", "points", "share", "centres"), _powers(result)),
        "fallbacks": _csv(("entrant", "method", "reason", "count"), _fallbacks(result)),
        "games": _csv(_GAMES, _games(result)),
        "times": _csv(("entrant", "calls", "mean_ms", "longest_ms"), _times(result)),
    }


def _csv(head: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([rounded(cell) if isinstance(cell, float) else cell for cell in row] for row in rows)
    return text.getvalue()


_STANDINGS = (
    *("rank", "entrant", "bot", "language", "sha256", "games", "seats", "wins", "shared_wins"),
    *("win_rate", "win_low", "win_high", "points", "share", "share_low", "share_high", "mu", "sigma"),
    *("made", "kept", "broken", "keeping", "keeping_low", "keeping_high"),
    *("centres", "mean_rank", "survived", "fallbacks"),
)


def _standings(result: Result) -> Iterable[Sequence[Any]]:
    for rank, row in enumerate(result.rows, 1):
        yield (
            *(rank, row.name, row.bot, row.language, row.sha256, row.games, row.seats, row.wins, row.shared),
            *_three(row.win_rate),
            row.points,
            *_three(row.share),
            *(row.rating.mu, row.rating.sigma, row.made, row.kept, row.broken),
            *_three(row.keeping),
            *(row.centres, row.rank, row.survived, sum(row.fallbacks.values())),
        )


def _three(interval: Interval | None) -> tuple[float | None, float | None, float | None]:
    return (None, None, None) if interval is None else (interval.value, interval.low, interval.high)


def _cross(result: Result) -> Iterable[Sequence[Any]]:
    for (a, b), ahead in result.cross.items():
        yield a, b, *_three(ahead), ahead.count


def _powers(result: Result) -> Iterable[Sequence[Any]]:
    for row in result.rows:
        for power, got in row.powers.items():
            yield row.name, power, got.seats, got.points, got.points / got.seats, got.centres


def _fallbacks(result: Result) -> Iterable[Sequence[Any]]:
    for row in result.rows:
        for (method, reason), count in row.fallbacks.items():
            yield row.name, method, reason, count


_GAMES = (
    *("game", "seed", "last_year", "ended_by", "power", "entrant", "points", "rank", "centres", "eliminated"),
    *("made", "kept", "broken", "fallbacks"),
)


def _games(result: Result) -> Iterable[Sequence[Any]]:
    """A row a seat."""
    for game in result.games:
        points = points_of(game.result)
        places = {place["power"]: place for place in game.result["placements"]}
        for power, name in game.seats.items():
            place, trust = places[power], game.result["trust"][power]
            fallbacks = sum(event["power"] == power for event in game.fallbacks)
            yield (
                *(game.number, game.seed, game.result["year"], game.result["reason"], power, name),
                *(points.get(power, 0.0), place["rank"], place["centres"], int(place["eliminated"])),
                *(trust["made"], trust["kept"], trust["broken"], fallbacks),
            )


def _times(result: Result) -> Iterable[Sequence[Any]]:
    for row in result.calls:
        yield row.name, row.calls, round(row.mean_ms, 1), round(row.longest_ms, 1)
