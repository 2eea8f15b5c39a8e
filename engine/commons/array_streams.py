"""The streams of `streams` for many seeds at once, the same values to the last bit."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from engine.commons.streams import Purpose, box_muller, mean_one
from engine.streams import GOLDEN, MASK

Words = npt.NDArray[np.uint32]
Floats = npt.NDArray[np.float64]


def normals(seeds: Words, purpose: Purpose, *place: int) -> Floats:
    """`normal` for many seeds at once, the same values to the last bit.

    The functions of `math` are called one by one: those of numpy may differ from them in the last bit.
    """
    words = seeds
    for number in (purpose, *place):
        words = _first(words ^ np.uint32(number * GOLDEN & MASK))
    first, second = _first(words) / 4294967296.0, _first(words + np.uint32(0x6D2B79F5)) / 4294967296.0
    return np.array([box_muller(u, v) for u, v in zip(first.tolist(), second.tolist(), strict=True)])


def uniforms(seeds: Words, numbers: Words, purpose: Purpose, *place: int) -> Floats:
    """The first `random()` of each stream whose place ends with one of `numbers`, as `stream` gives it."""
    words = seeds
    for number in (purpose, *place):
        words = _first(words ^ np.uint32(number * GOLDEN & MASK))
    return _first(_first(words ^ (numbers * np.uint32(GOLDEN)))) / 4294967296.0


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
