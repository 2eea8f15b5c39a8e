"""`commons: An arena's turn`, step 3: who gets what where more is asked for than there is."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from engine.commons.rationing import by_unit, proportional
from helpers.commons import DOUBLING, fixed, plan, records_of

AMOUNTS = st.lists(st.floats(0.0, 1e9), min_size=1, max_size=8)


@given(AMOUNTS, st.floats(0.0, 1e9))
def test_nobody_gets_more_than_was_asked_for_or_than_is_there(requests: list[float], available: float) -> None:
    share, actuals = proportional(requests, available)
    assert 0.0 <= share <= 1.0
    for request, actual in zip(requests, actuals, strict=True):
        assert 0.0 <= actual <= min(request, available)
    assert sum(actuals) <= available * (1 + 1e-12) + 1e-300


@given(AMOUNTS)
def test_where_there_is_enough_everybody_gets_just_that(requests: list[float]) -> None:
    assert proportional(requests, 1e10) == (1.0, requests)


def test_one_who_asks_alone_gets_no_bit_more_than_there_is() -> None:
    asked, available = 5.0, 3.9
    assert available / asked * asked > available
    assert proportional([asked], available) == (available / asked, [available])


WHOLE = st.lists(st.integers(0, 40), min_size=1, max_size=6)


@given(WHOLE, st.floats(0.0, 60.0), st.integers(0, 2**32 - 1))
def test_units_are_served_until_the_stock_holds_no_more(requests: list[int], available: float, seed: int) -> None:
    share, actuals = by_unit([float(each) for each in requests], available, seed, 3)
    assert sum(actuals) == min(sum(requests), int(available))
    assert all(actual == int(actual) and actual <= asked for actual, asked in zip(actuals, requests, strict=True))
    assert share == (1.0 if sum(requests) <= available else int(available) / sum(requests))
    assert by_unit([float(each) for each in requests], available, seed, 3) == (share, actuals)


def test_parts_of_units_are_not_served() -> None:
    assert by_unit([1.9, 2.0, 0.5], 10.0, 0, 1) == (1.0, [1.0, 2.0, 0.0])


def test_the_order_is_random_by_seed_and_turn_and_fair() -> None:
    served = Counter(tuple(by_unit([1.0, 1.0, 1.0], 1.0, 0, number)[1]) for number in range(600))
    assert len(served) == 3
    assert min(served.values()) > 150
    assert len({tuple(by_unit([5.0] * 5, 7.0, seed, 1)[1]) for seed in range(30)}) > 5


def test_requests_past_all_bounds_take_no_time_or_room() -> None:
    share, actuals = by_unit([1e15, 1e15, 1.0], 10.0, 0, 1)
    assert sum(actuals) == 10.0
    assert share == 10 / (2 * 10**15 + 1)


def test_an_arena_that_serves_units_says_what_each_got() -> None:
    records = records_of(plan(DOUBLING, fixed(11.0, 5), turns=12, rationing="unit"))
    assert [record["harvest"] for record in records] == [55.0, 55.0, 55.0, 30.0]
    assert sum(each["actual"] for each in records[-1]["decisions"]) == 30.0
