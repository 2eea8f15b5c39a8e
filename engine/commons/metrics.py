"""What is measured of a commons, each a pure function of what it names (`commons: Metrics`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.commons.sums import ordered_sum

ROUNDING = 1.0 + 1e-9
"""A sum of shares may exceed what was shared in its last bits; that is no overuse."""


def gini(values: Iterable[float]) -> float:
    """``sum((2 i - n - 1) x_i) / (n sum(x))`` over the values in rising order, i from 1; 0 where all is 0."""
    rising = sorted(values)
    total = ordered_sum(rising)
    if total <= 0.0:
        return 0.0
    count = len(rising)
    weight, weighted = 1 - count, 0.0
    for value in rising:
        weighted += weight * value
        weight += 2
    return max(0.0, weighted / (count * total))  # among equals the last bits may fall below


def equality(values: Iterable[float]) -> float:
    """``1 - gini``."""
    return 1.0 - gini(values)


def efficiency(total_harvested: float, first_sustainable: float, turns: int) -> float | None:
    """``1 - max(0, T f0 - sum R) / (T f0)``: how much of what could be had for ever was had; None where f0 is 0."""
    possible = turns * first_sustainable
    return None if possible == 0.0 else 1.0 - max(0.0, possible - total_harvested) / possible


def count_over(actuals: Iterable[float], sustainable: float, players: int) -> int:
    """How many actions of a turn exceed the sustainable share ``f(t) / n``."""
    share = sustainable / players * ROUNDING if players else 0.0
    return sum(map(share.__lt__, actuals))


def is_within(harvest: float, sustainable: float) -> bool:
    """Whether a turn's harvest is at or below the sustained yield."""
    return harvest <= sustainable * ROUNDING


def over_usage(over: int, actions: int) -> float:
    """The share of all actions so far that exceeded the sustainable share; 0 where there was none."""
    return over / actions if actions else 0.0


def survival_time(turns: int, collapsed_in: int | None) -> int:
    """The turns played until the stock collapsed, that one included; all of them where it did not."""
    return turns if collapsed_in is None else collapsed_in


def sustainability(stock: float, capacity: float, within: int, turns: int) -> dict[str, float]:
    """``{stock: S / K, turns}``: the last stock against its capacity, and the share of turns whose harvest was at or
    below the sustained yield.
    """
    return {"stock": stock / capacity if capacity else 0.0, "turns": within / turns if turns else 1.0}


def sanction_rate(applied: Iterable[Mapping[str, Any]]) -> int:
    """The sanctions fired in a turn: over the perturbations that were applied, those whom each fined (or warned)."""
    return sum(len(each.get("effect", {}).get("sanctions", ())) for each in applied)


def total_wealth(wealth: Iterable[float]) -> float:
    """``sum(w_i)`` over the players, in their order."""
    return ordered_sum(wealth)


def compliance(violations: int, obligations: int) -> float:
    """``1 - violations / obligations`` of this turn's pacts; 1 where nobody had promised anything."""
    return 1.0 - violations / obligations if obligations else 1.0


NAMES = (
    "stock",
    "total_harvest",
    "wealth",
    "gini",
    "equality",
    "efficiency",
    "over_usage",
    "survival_time",
    "sustainability_stock",
    "sustainability_turns",
    "sanction_rate",
    "compliance",
)
"""Every metric as a column of a table: of sustainability the two that it holds."""


@dataclass(slots=True)
class Tally:
    """What is counted over all turns, for the metrics that speak of the whole run."""

    turns: int = 0
    harvested: float = 0.0
    over: int = 0
    actions: int = 0
    within: int = 0
    first_sustainable: float = 0.0
    collapsed_in: int | None = None


def of_turn(
    tally: Tally,
    stock: float,
    capacity: float,
    harvest: float,
    wealth: Sequence[float],
    sanctions: int = 0,
    kept: float = 1.0,
) -> dict[str, Any]:
    """All of them after a turn, as its record holds them. `wealth` by player, `kept` is the compliance of the turn."""
    inequality = gini(wealth)
    return {
        "stock": stock,
        "total_harvest": harvest,
        "wealth": total_wealth(wealth),
        "gini": inequality,
        "equality": 1.0 - inequality,
        "efficiency": efficiency(tally.harvested, tally.first_sustainable, tally.turns),
        "over_usage": over_usage(tally.over, tally.actions),
        "survival_time": survival_time(tally.turns, tally.collapsed_in),
        "sustainability": sustainability(stock, capacity, tally.within, tally.turns),
        "sanction_rate": sanctions,
        "compliance": kept,
    }
