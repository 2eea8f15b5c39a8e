"""Random streams that carry no state: each is derived from the seed, its purpose and its place (turn, player).

So a run that is cut and resumed at any turn draws what it would have drawn, and an ensemble draws for all its runs at
once. Numbers are mixed by Mulberry32, the generator of `engine.rng`; the array form (`array_streams`) gives the same
values. It stands apart because a code agent's helper needs this one, within two seconds, and numpy takes one of them.
"""

from __future__ import annotations

import math
import uuid
from collections.abc import Sequence
from enum import IntEnum

from engine.rng import Mulberry32, MulberryRandom

GOLDEN = 0x9E3779B9
MASK = 0xFFFFFFFF


class Purpose(IntEnum):
    """What a stream is for; no two share their values."""

    GROWTH = 1
    RATION = 2
    PLAYER = 3
    DETECTION = 4
    PACT = 5
    TREATY = 6
    SWEEP = 7


def derived(seed: int, purpose: Purpose, *place: int) -> int:
    """The seed of one stream: 32 bits that follow from all the numbers given, in their order."""
    word = seed & MASK
    for number in (purpose, *place):
        word = Mulberry32(word ^ (number * GOLDEN & MASK)).next_uint32()
    return word


def stream(seed: int, purpose: Purpose, *place: int) -> MulberryRandom:
    """The stream of a purpose at a place, at its beginning."""
    return MulberryRandom(derived(seed, purpose, *place))


def number_of(name: str) -> int:
    """A name as a number to derive from: the same in every process, whatever else there is (FNV-1a, 32 bits)."""
    value = 0x811C9DC5
    for byte in name.encode("utf-8"):
        value = (value ^ byte) * 0x01000193 & MASK
    return value


def identity(seed: int, purpose: Purpose, *place: int) -> str:
    """An identifier in the form of a UUID (version 4) that repeats with the seed (`pacts: Persistence`)."""
    return str(uuid.UUID(int=stream(seed, purpose, *place).getrandbits(128), version=4))


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
