"""Digests that are kept up as records change are those of the whole."""

from __future__ import annotations

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.colony.tallies import Chain, Records

NAMES = st.sampled_from(["o1", "o2", "o10"])
CHANGES = st.lists(st.tuples(NAMES, st.integers(0, 3), st.booleans()))


@given(CHANGES)
def test_records_have_the_digest_of_what_they_hold_whenever_they_were_asked_for_it(
    changes: list[tuple[str, int, bool]],
) -> None:
    kept: Records[int] = Records()
    for name, record, asked in changes:
        kept[name] = record
        if asked:
            kept.digest()
    plain = dict(sorted(kept.items(), reverse=True))
    assert kept.digest() == Records(plain).digest()
    assert (kept.digest() == Records({**plain, "o1": 9}).digest()) is False
    if plain:
        plain.popitem()
        assert kept.digest() != Records(plain).digest()


@given(st.lists(st.tuples(st.text(max_size=3), st.booleans())))
def test_a_chain_has_the_digest_of_its_records_in_their_order(changes: list[tuple[str, bool]]) -> None:
    kept: Chain[str] = Chain()
    for record, asked in changes:
        kept.append(record)
        if asked:
            kept.digest()
    assert kept.digest() == Chain(kept).digest()
    assert kept.digest() != Chain([*kept, ""]).digest()
    if kept != kept[::-1]:
        assert kept.digest() != Chain(kept[::-1]).digest()


@pytest.mark.parametrize("kept", [Records({"o1": 1}), Chain([1])])
def test_a_copy_goes_its_own_way(kept: Records[int] | Chain[int]) -> None:
    before = kept.digest()
    other = copy.deepcopy(kept)
    if isinstance(other, Records):
        other["o1"] = 2
    else:
        other.append(2)
    assert kept.digest() == before
    assert other.digest() not in (before, Records().digest(), Chain().digest())
    assert (dict(other) if isinstance(other, Records) else list(other)) in ({"o1": 2}, [1, 2])
