"""The seeded streams: Mulberry32, its seed mixing, and a `random.Random` on top of it (`bot-api: Determinism`)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

_MASK = 0xFFFFFFFF
_GOLDEN = 0x9E3779B9


class Mulberry32:
    """Mulberry32 over an unsigned 32-bit state; `next_uint32` and `random` equal the JavaScript stream to the last
    bit.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def next_uint32(self) -> int:
        """The next value of the stream, 0 to 2**32 - 1."""
        self.state = a = (self.state + 0x6D2B79F5) & _MASK
        t = ((a ^ (a >> 15)) * (a | 1)) & _MASK
        t = ((t + (((t ^ (t >> 7)) * (t | 61)) & _MASK)) & _MASK) ^ t
        return t ^ (t >> 14)

    def random(self) -> float:
        """The next value of the stream as a double in [0, 1)."""
        return self.next_uint32() / 4294967296


def rng(seed: int) -> Callable[[], float]:
    """An independent Mulberry32 generator as a function (`bot-api: PactEngine.rng`)."""
    return Mulberry32(seed).random


def init_seed(match_seed: int, power_index: int) -> int:
    """``(Math.imul(matchSeed, 31) + i) >>> 0``: the initialisation seed of the seat of that map power index."""
    return (match_seed * 31 + power_index) & _MASK


def worker_seed(initial: int) -> int:
    """The seed that a worker installs for its random stream: ``initSeed ^ 0x9e3779b9``, unsigned."""
    return (initial ^ _GOLDEN) & _MASK


class MulberryRandom(random.Random):
    """`random.Random` whose every value comes from Mulberry32; `random()` equals `Math.random()` value for value."""

    def __init__(self, seed: int = 0) -> None:
        self._stream = Mulberry32(seed)
        super().__init__(seed)

    def seed(self, a: object = 0, version: int = 2) -> None:
        """Restart the stream at integer `a` (unsigned 32-bit); any other value is hashed by its text, never by the
        clock.
        """
        if not isinstance(a, int):
            a = sum((index + 1) * code for index, code in enumerate(str(a).encode("utf-8")))
        self._stream = Mulberry32(a)
        self.gauss_next = None

    def random(self) -> float:
        """The next value of the stream, from 0 to below 1."""
        return self._stream.random()

    def getrandbits(self, k: int, /) -> int:
        """`k` random bits, the high bits of as many 32-bit values as they need."""
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        words = (k + 31) // 32
        value = 0
        for _ in range(words):
            value = (value << 32) | self._stream.next_uint32()
        return value >> (words * 32 - k)

    def getstate(self) -> tuple[Any, ...]:
        """The position in the stream, for `setstate`."""
        return (self._stream.state, self.gauss_next)

    def setstate(self, state: tuple[Any, ...]) -> None:
        """Go on from a position that `getstate` gave. Raises `ValueError` for anything else."""
        position, gauss = state
        if not isinstance(position, int) or not (gauss is None or isinstance(gauss, float)):
            raise ValueError("this is no state of a MulberryRandom")
        self._stream.state = position
        self.gauss_next = gauss  # type: ignore[assignment]  # the stubs say None; `gauss` keeps a float there
