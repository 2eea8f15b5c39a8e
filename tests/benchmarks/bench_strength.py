"""How well `house.search` plays: points of 120 games against each field, with 95 % intervals, beside the goals.

A sole win is a point, a win shared by k is 1/k; a fair share of 120 games is 20. Seats are rotated. The games are
played in this process's own arena (`helpers.arena`), a process for each processor. Two environment variables say how
many, and where results are kept so that a run that was interrupted goes on, or a longer one adds to a shorter:

    CONCORD_STRENGTH_GAMES=120 CONCORD_STRENGTH_KEPT=kept.jsonl python packaging/dev.py bench strength
"""

from __future__ import annotations

import os

# Before numpy is loaded, as workers have it: matrices this small are slower on several threads than on one.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from pathlib import Path

from engine.resources import HOUSE_BOTS
from helpers.arena import Contest, Score, played_games, score
from helpers.bench import Row, below

GAMES = 60
"""Games a field unless the environment says otherwise; some minutes on two processors."""
SEAT_LIMIT_MS = 1000.0
STRANGERS = Path(__file__).resolve().parent.parent / "data" / "bots"
BLIND = STRANGERS / "blind-heron.py"
"""A bot that neither the author of `house.search` nor its model of others has seen."""
SEEN = STRANGERS / "blind-kestrel.py"
"""Written blind too, but `house.search` has since been worked on with its results at hand."""


def run() -> list[Row]:
    """A row a field, and the slowest call of them all."""
    hero = HOUSE_BOTS / "house.search.py"
    fields = [
        ("house.greedy", HOUSE_BOTS / "house.greedy.py", 100),
        ("house.diplomat", HOUSE_BOTS / "house.diplomat.py", 96),
        ("blind (heron)", BLIND, 75),
        ("seen (kestrel)", SEEN, 75),
    ]
    rows, slowest = [], 0.0
    for name, others, goal in fields:
        result = measured(Contest(hero, (others,)))
        slowest = max(slowest, result.slowest_ms)
        rows.append(points_row(f"house.search against five {name}", result, goal))
    rows.append(below("house.search, its slowest call, processor time", slowest, SEAT_LIMIT_MS))
    return rows


def measured(contest: Contest) -> Score:
    """The score of as many games as the environment asks for."""
    games = int(os.environ.get("CONCORD_STRENGTH_GAMES", GAMES))
    kept = os.environ.get("CONCORD_STRENGTH_KEPT")
    processes = os.cpu_count() or 1
    return score(contest, played_games(contest, range(games), processes, Path(kept) if kept else None))


def points_row(name: str, result: Score, goal: float) -> Row:
    """The points of 120 games; the interval and how many games it rests on stand in the name."""
    low, high = result.interval()
    title = f"{name} ({result.games} games, {low:.0f} to {high:.0f})"
    return Row(title, result.points(), None, None, None, f"{goal:g} of 120", "points", result.points() >= goal)
