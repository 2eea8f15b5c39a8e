"""What the streams of `engine.streams` are for in a commons, and draws of the normal kind from them.

The array form (`array_streams`) gives the same values for all runs of an ensemble at once. It stands apart because a
code agent's helper needs this one, within two seconds, and numpy takes one of them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import IntEnum

from engine.rng import Mulberry32
from engine.streams import derived


class Purpose(IntEnum):
    """What a stream is for, its place a turn and whom it concerns; no two share their values."""

    GROWTH = 1
    RATION = 2
    PLAYER = 3
    DETECTION = 4
    PACT = 5
    TREATY = 6
    SWEEP = 7


def normal(seed: int, purpose: Purpose, *place: int) -> float:
    """One standard normal draw: Box and Muller's, from the first two values of the stream."""
    draws = Mulberry32(derived(seed, purpose, *place))
    return box_muller(draws.random(), draws.random())


def box_muller(first: float, second: float) -> float:
    """A standard normal value of two uniform ones."""
    return math.sqrt(-2.0 * math.log(1.0 - first)) * math.cos(2.0 * math.pi * second)


def mean_one(normal_draw: float, sigma: float) -> float:
    """A lognormal factor whose mean is one: ``exp(sigma z - sigma^2 / 2)``."""
    return math.exp(sigma * normal_draw - 0.5 * sigma * sigma)


def run_seeds(seed: int, count: int) -> Sequence[int]:
    """The seeds of `count` runs of one scenario."""
    return [derived(seed, Purpose.SWEEP, number) for number in range(count)]
