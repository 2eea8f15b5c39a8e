"""Who gets what where more is asked for than there is (`commons: An arena's turn`, step 3)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.commons.streams import Purpose, stream
from engine.commons.sums import ordered_sum


def proportional(requests: Sequence[float], available: float) -> tuple[float, list[float]]:
    """``lambda = min(1, available / sum(requested))``, 1 where nobody asks, and each ``lambda * requested``."""
    asked = ordered_sum(requests)
    if asked <= available:
        return 1.0, list(requests)
    share = available / asked
    return share, [share * request for request in requests]


def by_unit(requests: Sequence[float], available: float, seed: int, turn: int) -> tuple[float, list[float]]:
    """Whole units, one at a time in a seeded random order, until the stock holds no more of them.

    The first value is what was served of all that was asked for; requests are rounded down.
    """
    units = [index for index, request in enumerate(requests) for _ in range(int(request))]
    if len(units) <= available:
        return 1.0, [float(int(request)) for request in requests]
    stream(seed, Purpose.RATION, turn).shuffle(units)
    served = [0] * len(requests)
    for index in units[: int(available)]:
        served[index] += 1
    return int(available) / len(units), [float(count) for count in served]
