"""Who gets what where more is asked for than there is (`commons: An arena's turn`, step 3)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.commons.streams import Purpose
from engine.commons.sums import ordered_sum
from engine.streams import stream


def proportional(requests: Sequence[float], available: float) -> tuple[float, list[float]]:
    """``lambda = min(1, available / sum(requested))``, 1 where nobody asks, and each ``lambda * requested``.

    Of one who asks alone the product may come out a bit above what is there: nobody gets more than that.
    """
    asked = ordered_sum(requests)
    if asked <= available:
        return 1.0, list(requests)
    share = available / asked
    return share, [min(share * request, available) for request in requests]


def by_unit(requests: Sequence[float], available: float, seed: int, turn: int) -> tuple[float, list[float]]:
    """Whole units, one at a time in a seeded random order, until the stock holds no more of them.

    The first value is what was served of all that was asked for; requests are rounded down. Each unit that is asked for
    is as likely to be served next as any other, so that only those that are served have to be drawn.
    """
    waiting = [int(request) for request in requests]
    asked = sum(waiting)
    if asked <= available:
        return 1.0, [float(count) for count in waiting]
    draws = stream(seed, Purpose.RATION, turn)
    served = [0] * len(waiting)
    for left in range(asked, asked - int(available), -1):
        number = draws.randrange(left)
        index = 0
        while number >= waiting[index]:
            number -= waiting[index]
            index += 1
        waiting[index] -= 1
        served[index] += 1
    return int(available) / asked, [float(count) for count in served]
