"""Random streams that carry no state: each is derived from the seed, its purpose and its place (turn, player).

So a run that is cut and resumed at any turn draws what it would have drawn, and an ensemble draws for all its runs at
once. Numbers are mixed by Mulberry32, the generator of `engine.rng`; the array form gives the same values.
"""

from __future__ import annotations

import math
import uuid
from collections.abc import Sequence
from enum import IntEnum

import numpy as np
import numpy.typing as npt

from engine.rng import Mulberry32, MulberryRandom

_GOLDEN = 0x9E3779B9
_MASK = 0xFFFFFFFF

Words = npt.NDArray[np.uint32]
Floats = npt.NDArray[np.float64]


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
    word = seed & _MASK
    for number in (purpose, *place):
        word = Mulberry32(word ^ (number * _GOLDEN & _MASK)).next_uint32()
    return word


def stream(seed: int, purpose: Purpose, *place: int) -> MulberryRandom:
    """The stream of a purpose at a place, at its beginning."""
    return MulberryRandom(derived(seed, purpose, *place))


def number_of(name: str) -> int:
    """A name as a number to derive from: the same in every process, whatever else there is (FNV-1a, 32 bits)."""
    value = 0x811C9DC5
    for byte in name.encode("utf-8"):
        value = (value ^ byte) * 0x01000193 & _MASK
    return value


def identity(seed: int, purpose: Purpose, *place: int) -> str:
    """An identifier in the form of a UUID (version 4) that repeats with the seed (`pacts: Persistence`)."""
    return str(uuid.UUID(int=stream(seed, purpose, *place).getrandbits(128), version=4))


def normal(seed: int, purpose: Purpose, *place: int) -> float:
    """One standard normal draw: Box and Muller's, from the first two values of the stream."""
    draws = Mulberry32(derived(seed, purpose, *place))
    return _normal(draws.random(), draws.random())


def _normal(first: float, second: float) -> float:
    return math.sqrt(-2.0 * math.log(1.0 - first)) * math.cos(2.0 * math.pi * second)


def mean_one(normal_draw: float, sigma: float) -> float:
    """A lognormal factor whose mean is one: ``exp(sigma z - sigma^2 / 2)``."""
    return math.exp(sigma * normal_draw - 0.5 * sigma * sigma)


def normals(seeds: Words, purpose: Purpose, *place: int) -> Floats:
    """`normal` for many seeds at once, the same values to the last bit.

    The functions of `math` are called one by one: those of numpy may differ from them in the last bit.
    """
    words = seeds
    for number in (purpose, *place):
        words = _first(words ^ np.uint32(number * _GOLDEN & _MASK))
    first, second = _first(words) / 4294967296.0, _first(words + np.uint32(0x6D2B79F5)) / 4294967296.0
    return np.array([_normal(u, v) for u, v in zip(first.tolist(), second.tolist(), strict=True)])


def uniforms(seeds: Words, numbers: Words, purpose: Purpose, *place: int) -> Floats:
    """The first `random()` of each stream whose place ends with one of `numbers`, as `stream` gives it."""
    words = seeds
    for number in (purpose, *place):
        words = _first(words ^ np.uint32(number * _GOLDEN & _MASK))
    return _first(_first(words ^ (numbers * np.uint32(_GOLDEN)))) / 4294967296.0


def mean_ones(normal_draws: Floats, sigma: float) -> Floats:
    """`mean_one` of each."""
    return np.array([mean_one(z, sigma) for z in normal_draws.tolist()])


def _first(states: Words) -> Words:
    """The first value of a Mulberry32 stream from each state."""
    a = states + np.uint32(0x6D2B79F5)
    t = (a ^ (a >> np.uint32(15))) * (a | np.uint32(1))
    t = (t + ((t ^ (t >> np.uint32(7))) * (t | np.uint32(61)))) ^ t
    mixed: Words = t ^ (t >> np.uint32(14))
    return mixed


def run_seeds(seed: int, count: int) -> Sequence[int]:
    """The seeds of `count` runs of one scenario."""
    return [derived(seed, Purpose.SWEEP, number) for number in range(count)]
