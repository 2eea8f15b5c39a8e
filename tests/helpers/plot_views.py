"""Courses to be plotted that no arena played: like the picture of the look, and as crowded as one likes."""

from __future__ import annotations

import numpy as np

from engine.commons.course import BreachMark, CourseView, Mark, PactCourse

NAMES = ("alice", "bob", "carol", "dan", "eve")


def bay(turns: int = 60) -> CourseView:
    """Five fishers who agree on a cap of 2.4 in turn 8, which dan and eve break and are fined for."""
    rng = np.random.default_rng(7)
    at = np.arange(1, turns + 1)
    stock = np.interp(at, [1, 8, 30, 38, 60], [96, 55.5, 71, 68, 76])
    harvest = 2.33 + 0.04 * rng.standard_normal((turns, 5))
    harvest[:8] = [3.0, 3.2, 3.4, 3.6, 3.9] + 0.15 * rng.standard_normal((min(turns, 8), 5))
    harvest[20:, 2] -= 0.34
    harvest[29:37, 3] = 3.6 - 0.6 * np.sin(np.arange(max(0, min(turns, 37) - 29)))
    harvest[44:47, 4] = [2.5, 2.76, 2.7][: max(0, min(turns, 47) - 44)]
    wealth = np.cumsum(harvest, axis=0)
    fined = np.zeros(turns)
    fined[31:37] = 1
    fined[45:47] = 1
    wealth[:, 3] -= 6.0 * np.cumsum(fined * (at < 40))
    wealth[:, 4] -= 12.0 * np.cumsum(fined * (at > 40))
    kept = np.interp(
        at, [29, 30, 32, 33, 34, 35, 37, 38, 45, 46, 47, 48], [1, 0.8, 0.8, 0.6, 0.6, 0.8, 0.8, 1, 1, 0.8, 0.8, 1]
    )
    pact = PactCourse(
        "p1", "alice", NAMES, {"type": "harvest_cap", "maxHarvest": 2.4}, 5, "active", 8,
        breaches=(BreachMark(31, "dan", "harvested 3.600 > cap 2.400"),),
    )  # fmt: skip
    marks = (Mark(8, "agreed", "p1"), *(Mark(int(turn), "sanction") for turn in at[fined > 0]))
    numbers = {
        "stock": stock,
        "harvest": harvest.sum(axis=1),
        "wealth": wealth.sum(axis=1),
        "gini": np.interp(at, [1, 60], [0.03, 0.06]),
        "compliance": kept,
        "sanctions": fined,
        "breaches": (kept < 1).astype(float),
    }
    players = {"requested": harvest, "harvest": harvest, "wealth": wealth}
    return CourseView(turns, NAMES, numbers, players, {}, (pact,), marks, 50.0, 100.0)


def crowd(turns: int, players: int) -> CourseView:
    """So many players; past 200 their quartiles alone, as a course has them."""
    rng = np.random.default_rng(3)
    means = rng.uniform(1.0, 3.0, players)
    harvest = np.maximum(means + 0.3 * rng.standard_normal((turns, players)), 0.0)
    wealth = np.cumsum(harvest, axis=0)
    numbers = {
        "stock": 60 + np.cumsum(rng.standard_normal(turns)) * 0.3,
        "harvest": harvest.sum(axis=1),
        "wealth": wealth.sum(axis=1),
        "gini": np.clip(np.linspace(0.02, 0.2, turns) + 0.005 * rng.standard_normal(turns), 0, 1),
        "compliance": rng.uniform(0.7, 1.0, turns),
        "sanctions": (rng.random(turns) < 0.2).astype(float),
        "breaches": rng.integers(0, 5, turns).astype(float),
    }
    pact = PactCourse("p1", "p000", ("p000",), {"type": "harvest_cap", "maxHarvest": 2.4}, 5, "active", 8)
    values = {"requested": harvest, "harvest": harvest, "wealth": wealth}
    few = players <= 200
    names = tuple(f"p{number:03}" for number in range(players)) if few else ()
    spreads = {} if few else {key: _spread(each) for key, each in values.items()}
    return CourseView(
        turns, names, numbers, values if few else {}, spreads, (pact,), (Mark(8, "agreed", "p1"),), 62.5, 100.0
    )


def _spread(values: np.ndarray) -> np.ndarray:
    return np.quantile(values, (0.0, 0.25, 0.5, 0.75, 1.0), axis=1).T
