"""What the games say: rates with intervals, who finishes ahead of whom, what each entrant got of each power.

*Points* are the usual ones of such games: a sole winner has 1, each of k who share has 1/k, all others 0.

Intervals are Wilson's score intervals at 95 % (Wilson 1927; recommended over the usual one by Brown, Cai & DasGupta
2001). What is not a plain yes or no, such as points, lies in [0, 1] a game, and so varies at most as much as a coin of
the same mean does (Bhatia & Davis 2000): Wilson's interval is then a little too wide, never too narrow, and it needs no
random numbers. The unit that is counted is the game, since seats of one game are not independent.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.anatolia.board import Power, code_unit_key
from engine.anatolia.tournament.playing import PlayedGame

Z95 = 1.959963984540054
"""The 97.5 % quantile of the normal distribution."""


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate with its 95 % interval; `count` is how many observations it rests on."""

    value: float
    low: float
    high: float
    count: int


def wilson(total: float, count: int) -> Interval | None:
    """Wilson's interval of the mean of `count` observations in [0, 1] that sum to `total`; None of none."""
    if count == 0:
        return None
    p, z2 = total / count, Z95 * Z95
    centre = (p + z2 / (2 * count)) / (1 + z2 / count)
    half = Z95 / (1 + z2 / count) * math.sqrt(max(0.0, p * (1 - p)) / count + z2 / (4 * count * count))
    return Interval(p, max(0.0, min(p, centre - half)), min(1.0, max(p, centre + half)), count)


def points_of(result: Mapping[str, Any]) -> dict[Power, float]:
    """The points of the powers that have any."""
    if result["winner"] is not None:
        return {result["winner"]: 1.0}
    return {power: 1 / len(result["shared"]) for power in result["shared"]}


@dataclass(slots=True)
class Tally:
    """What is counted of one entrant while games come in; floats are sums in the order of the games."""

    games: int = 0
    seats: int = 0
    wins: int = 0
    shared: int = 0
    points: float = 0.0
    fallbacks: int = 0

    def add(self, game: PlayedGame, name: str) -> None:
        """Count a game in which `name` sits."""
        powers = [power for power, entrant in game.seats.items() if entrant == name]
        points = points_of(game.result)
        self.games += 1
        self.seats += len(powers)
        self.wins += game.result["winner"] in powers
        self.shared += sum(power in game.result["shared"] for power in powers)
        self.points += sum(points.get(power, 0.0) for power in powers)
        self.fallbacks += sum(event["power"] in powers for event in game.fallbacks)

    def per_seat(self, total: float) -> Interval | None:
        """A total of at most 1 a game, as a rate a seat. Every game's seats count as many as they are on average."""
        a_game = wilson(total, self.games)
        if a_game is None:
            return None
        scale = self.games / self.seats
        return Interval(a_game.value * scale, a_game.low * scale, a_game.high * scale, self.games)


@dataclass(frozen=True, slots=True)
class StandingRow:
    """How an entrant stands: `share` is its points a seat, with the 95 % interval (0 to 1 before its first game)."""

    name: str
    games: int
    seats: int
    wins: int
    points: float
    share: float
    low: float
    high: float
    fallbacks: int


class Standing:
    """The standing while a tournament goes on, kept up to date game by game."""

    def __init__(self, names: Iterable[str]) -> None:
        self._tallies = {name: Tally() for name in names}

    def add(self, game: PlayedGame) -> None:
        """Count a game."""
        for name in dict.fromkeys(game.seats.values()):
            self._tallies[name].add(game, name)

    def rows(self) -> tuple[StandingRow, ...]:
        """Best first: by share, then points, then name in code-unit order."""
        rows = [_standing_row(name, tally) for name, tally in self._tallies.items()]
        return tuple(sorted(rows, key=lambda row: (-row.share, -row.points, code_unit_key(row.name))))


def _standing_row(name: str, tally: Tally) -> StandingRow:
    share = tally.per_seat(tally.points) or Interval(0.0, 0.0, 1.0, 0)
    return StandingRow(
        name=name,
        games=tally.games,
        seats=tally.seats,
        wins=tally.wins,
        points=tally.points,
        share=share.value,
        low=share.low,
        high=share.high,
        fallbacks=tally.fallbacks,
    )


@dataclass(frozen=True, slots=True)
class PowerRow:
    """What an entrant got of one power: seats, points, and centres at the end on average."""

    seats: int
    points: float
    centres: float


@dataclass(slots=True)
class Sums:
    """What else is summed of one entrant, seat by seat."""

    tally: Tally = field(default_factory=Tally)
    made: int = 0
    kept: int = 0
    broken: int = 0
    centres: int = 0
    ranks: int = 0
    survived: int = 0
    fallbacks: Counter[tuple[str, str]] = field(default_factory=Counter)
    powers: dict[Power, list[tuple[float, int]]] = field(default_factory=dict)
    years: list[list[int]] = field(default_factory=list)
    calls: int = 0
    total_ms: float = 0.0
    longest_ms: float = 0.0

    def add(self, game: PlayedGame, name: str) -> None:
        """Count a game in which `name` sits."""
        self.tally.add(game, name)
        places = {place["power"]: place for place in game.result["placements"]}
        points = points_of(game.result)
        for index, (power, entrant) in enumerate(game.seats.items()):
            if entrant != name:
                continue
            trust, place = game.result["trust"][power], places[power]
            self.made += trust["made"]
            self.kept += trust["kept"]
            self.broken += trust["broken"]
            self.centres += place["centres"]
            self.ranks += place["rank"]
            self.survived += not place["eliminated"]
            self.powers.setdefault(power, []).append((points.get(power, 0.0), place["centres"]))
            for year, centres in enumerate(game.centres):
                if year == len(self.years):
                    self.years.append([])
                self.years[year].append(centres[index])
        for event in game.fallbacks:
            if game.seats[event["power"]] == name:
                self.fallbacks[event["method"], event["reason"]] += 1
        times = game.times.get(name)
        if times is not None:
            self.calls += times.calls
            self.total_ms += times.total_ms
            self.longest_ms = max(self.longest_ms, times.longest_ms)

    def power_rows(self, powers: Sequence[Power]) -> dict[Power, PowerRow]:
        """By power, in this order; powers never played are left out."""
        return {
            power: PowerRow(len(seats), sum(s[0] for s in seats), sum(s[1] for s in seats) / len(seats))
            for power in powers
            if (seats := self.powers.get(power))
        }

    def centres_by_year(self) -> tuple[float, ...]:
        """The mean number of centres after each year, of the games that lasted so long."""
        return tuple(sum(year) / len(year) for year in self.years)


def sums_of(names: Iterable[str], games: Iterable[PlayedGame]) -> dict[str, Sums]:
    """The sums of each entrant over the games, in their order."""
    sums = {name: Sums() for name in names}
    for game in games:
        for name in dict.fromkeys(game.seats.values()):
            sums[name].add(game, name)
    return sums


def cross_table(names: Sequence[str], games: Iterable[PlayedGame]) -> dict[tuple[str, str], Interval]:
    """How often the first of two finishes ahead of the second, over the games in which both sit; a tie counts half.

    Who is ahead is `bot-api: placements`. Where one of them has several seats in a game, the game counts the mean over
    the pairs of seats. Pairs that never meet are left out.
    """
    ahead: dict[tuple[str, str], list[float]] = {}
    for game in games:
        ranks: dict[str, list[int]] = {}
        for place in game.result["placements"]:
            ranks.setdefault(game.seats[place["power"]], []).append(place["rank"])
        for a in ranks:
            for b in ranks:
                if a != b:
                    duels = [0.5 * ((x < y) + (x <= y)) for x in ranks[a] for y in ranks[b]]
                    ahead.setdefault((a, b), []).append(sum(duels) / len(duels))
    table: dict[tuple[str, str], Interval] = {}
    for a in names:
        for b in names:
            interval = wilson(sum(ahead.get((a, b), ())), len(ahead.get((a, b), ())))
            if interval is not None:
                table[a, b] = interval
    return table
