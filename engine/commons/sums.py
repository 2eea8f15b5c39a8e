"""Sums in a stated order, to the last bit the same everywhere: Python 3.12's compensates, numpy's goes by pairs."""

from __future__ import annotations

from collections.abc import Iterable

MOST_AMOUNT = 1e15
"""No amount, level or rate that anybody gives is larger: sums and products of them stay numbers."""


def is_amount(value: object) -> bool:
    """Whether it is a number that can be reckoned with: neither NaN nor past `MOST_AMOUNT` either way."""
    return isinstance(value, int | float) and not isinstance(value, bool) and -MOST_AMOUNT <= value <= MOST_AMOUNT


def ordered_sum(values: Iterable[float]) -> float:
    """``((v0 + v1) + v2) + ...``; 0.0 of nothing (`commons: Sums run in player-id order`)."""
    total = 0.0
    for value in values:
        total += value
    return total


def mean(values: list[float]) -> float:
    """The mean of a list that is not empty, summed in its order."""
    return ordered_sum(values) / len(values)
