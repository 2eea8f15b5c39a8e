"""Ratings with their uncertainty, by openskill: the Bradley-Terry model of Weng & Lin (JMLR 12, 2011).

Why this model: a game gives an order of six with many ties (every eliminated cohort, every equal number of centres).
Bradley-Terry compares each two seats, and a tie counts half for both; Plackett-Luce as openskill has it puts a tied
second below a fourth. Ratings depend a little on the order of the games: it is that of their numbers, whatever the
order in which they finished.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.anatolia.tournament.playing import PlayedGame

MU = 25.0
SIGMA = MU / 3


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength: about normal with mean `mu` and deviation `sigma`, after `games` games."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def sure(self) -> float:
        """What its strength is at least, all but surely: three deviations below the mean (`ordinal` in openskill)."""
        return self.mu - 3 * self.sigma


def rate(ratings: Mapping[Any, Rating], games: Iterable[PlayedGame], who: Mapping[str, Any]) -> dict[Any, Rating]:
    """The ratings after these games, by key; `who` gives the key of each entrant's name, absent keys begin anew.

    Several seats of one key are rated apart, from the rating before the game, and the mean of what each of them would
    come to is kept: they are no independent evidence. A game between seats of one key alone says nothing.
    """
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull(mu=MU, sigma=SIGMA)
    now = dict(ratings)
    for game in games:
        keys = {power: who[name] for power, name in game.seats.items()}
        if len(set(keys.values())) < 2:
            continue
        places = game.result["placements"]
        before = {key: now.get(key, Rating()) for key in keys.values()}
        teams = [
            [model.rating(mu=before[keys[place["power"]]].mu, sigma=before[keys[place["power"]]].sigma)]
            for place in places
        ]
        after: dict[Any, list[tuple[float, float]]] = {}
        for place, [rated] in zip(places, model.rate(teams, ranks=[place["rank"] for place in places]), strict=True):
            after.setdefault(keys[place["power"]], []).append((rated.mu, rated.sigma))
        for key, found in after.items():
            mu = sum(each[0] for each in found) / len(found)
            sigma = sum(each[1] for each in found) / len(found)
            now[key] = Rating(mu, sigma, before[key].games + 1)
    return now
