"""Streams without state: a place has its values, whatever was drawn before."""

from __future__ import annotations

from itertools import combinations

from engine.streams import derived, draw, identity, number_of, stream


def test_a_stream_repeats_and_its_first_value_is_the_draw() -> None:
    assert [stream(5, 1, 2, 3).random() for _ in range(3)] == [draw(5, 1, 2, 3)] * 3
    assert 0.0 <= draw(5, 1, 2, 3) < 1.0


def test_seed_purpose_and_place_each_lead_to_another_stream() -> None:
    seeds = [derived(5, 1, 2, 3), derived(6, 1, 2, 3), derived(5, 2, 2, 3), derived(5, 1, 3, 2), derived(5, 1, 2)]
    assert all(one != other for one, other in combinations(seeds, 2))


def test_names_have_numbers_that_are_the_same_everywhere() -> None:
    assert number_of("") == 0x811C9DC5
    assert number_of("a") == 0xE40C292C  # the published value of FNV-1a
    assert number_of("ann") != number_of("nan")


def test_an_identity_is_a_version_four_uuid_that_repeats() -> None:
    assert identity(1, 2, 3) == identity(1, 2, 3) != identity(1, 2, 4)
    assert identity(1, 2, 3)[14] == "4"
