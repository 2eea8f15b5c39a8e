"""The random streams equal the JavaScript ones to the last bit."""

from __future__ import annotations

import copy
import json
import pickle
import random
from pathlib import Path
from typing import Any

import pytest

from engine.rng import Mulberry32, MulberryRandom, init_seed, rng, worker_seed

VECTORS = json.loads((Path(__file__).parents[1] / "data" / "rng_vectors.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("seed", VECTORS["seeds"])
def test_stream_equals_the_vectors(seed: str) -> None:
    stream, numbers, values = VECTORS["seeds"][seed], Mulberry32(int(seed)), rng(int(seed))
    assert [numbers.next_uint32() for _ in range(5)] == stream["first5Uint32"]
    assert [values() for _ in range(5)] == stream["first5"]


@pytest.mark.parametrize("seed", VECTORS["seedMixing"])
def test_seat_seeds_and_their_streams_equal_the_vectors(seed: str) -> None:
    for seat in VECTORS["seedMixing"][seed]:
        initial = init_seed(int(seed), seat["powerIndex"])
        assert initial == seat["initSeed"]
        assert worker_seed(initial) == seat["mixedUnsigned"] == seat["mixedSigned"] % 2**32
        stream = MulberryRandom(worker_seed(initial))
        assert [stream.random() for _ in range(5)] == seat["first5"]


def test_a_seed_is_taken_as_an_unsigned_32_bit_number() -> None:
    assert [Mulberry32(-1).next_uint32()] == [Mulberry32(2**32 - 1).next_uint32()]
    assert Mulberry32(2**32 + 7).random() == Mulberry32(7).random()


def test_generators_are_independent() -> None:
    first, second = rng(5), rng(5)
    assert [first(), first()] == [second(), second()]


def _draw(source: random.Random) -> list[Any]:
    deck = list(range(10))
    source.shuffle(deck)
    return [deck, source.randrange(7), source.choice("abc"), source.sample(range(99), 4), source.gauss(0, 1)]


def test_every_method_of_random_draws_from_the_stream_alone() -> None:
    assert _draw(MulberryRandom(3)) == _draw(MulberryRandom(3)) != _draw(MulberryRandom(4))


def test_bits_are_the_high_bits_of_the_next_values() -> None:
    first, second = Mulberry32(9).next_uint32(), MulberryRandom(9)
    assert second.getrandbits(8) == first >> 24
    assert MulberryRandom(9).getrandbits(0) == 0
    assert MulberryRandom(9).getrandbits(64) >> 32 == first
    with pytest.raises(ValueError, match="negative"):
        second.getrandbits(-1)


def test_state_can_be_kept_copied_and_pickled() -> None:
    source = MulberryRandom(11)
    source.gauss(0, 1)  # leaves a second value waiting
    state = source.getstate()
    twins = [copy.copy(source), pickle.loads(pickle.dumps(source))]
    drawn = _draw(source)
    assert [_draw(twin) for twin in twins] == [drawn, drawn]
    source.setstate(state)
    assert _draw(source) == drawn
    with pytest.raises(ValueError, match="state"):
        source.setstate(("no", "state"))


def test_reseeding_never_asks_the_clock() -> None:
    first, second = MulberryRandom(1), MulberryRandom(2)
    for seed in (5, "text", None, 1.5):
        first.seed(seed)
        second.seed(seed)
        assert first.random() == second.random()
