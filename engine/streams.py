"""Random streams that carry no state: each is derived from the seed, its purpose and its place (tick, who).

So a run that is cut and resumed at any moment draws what it would have drawn. Numbers are mixed by Mulberry32, the
generator of `engine.rng`. A purpose is a whole number that its world names; no two of a world share theirs. No numpy
here: a code agent's helper needs these within two seconds, and numpy takes one of them.
"""

from __future__ import annotations

import uuid

from engine.rng import Mulberry32, MulberryRandom

GOLDEN = 0x9E3779B9
MASK = 0xFFFFFFFF


def derived(seed: int, purpose: int, *place: int) -> int:
    """The seed of one stream: 32 bits that follow from all the numbers given, in their order."""
    word = seed & MASK
    for number in (purpose, *place):
        word = Mulberry32(word ^ (number * GOLDEN & MASK)).next_uint32()
    return word


def stream(seed: int, purpose: int, *place: int) -> MulberryRandom:
    """The stream of a purpose at a place, at its beginning."""
    return MulberryRandom(derived(seed, purpose, *place))


def draw(seed: int, purpose: int, *place: int) -> float:
    """The first `random()` of that stream, in [0, 1), without making the stream."""
    return Mulberry32(derived(seed, purpose, *place)).random()


def number_of(name: str) -> int:
    """A name as a number to derive from: the same in every process, whatever else there is (FNV-1a, 32 bits)."""
    value = 0x811C9DC5
    for byte in name.encode("utf-8"):
        value = (value ^ byte) * 0x01000193 & MASK
    return value


def identity(seed: int, purpose: int, *place: int) -> str:
    """An identifier in the form of a UUID (version 4) that repeats with the seed."""
    return str(uuid.UUID(int=stream(seed, purpose, *place).getrandbits(128), version=4))
