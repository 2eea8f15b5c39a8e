"""The limits: the rule book's never scale, ours do."""

from __future__ import annotations

import importlib
from collections.abc import Iterator

import pytest

from engine.seats import limits


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("CONCORD_SLOW", "4")
    importlib.reload(limits)
    yield
    monkeypatch.delenv("CONCORD_SLOW")
    importlib.reload(limits)


def test_the_rule_books_two_seconds_stay_two_seconds_on_a_slow_machine(slow: None) -> None:
    assert (limits.CALL_S, limits.INIT_S) == (2.0, 2.0)


def test_the_other_deadlines_are_scaled_by_one_factor(slow: None) -> None:
    scaled = (limits.START_S, limits.END_S, limits.OVERRUN_S)
    assert scaled == (120.0, 20.0, 20.0)


@pytest.mark.parametrize(
    ("value", "factor"), [("", 1), ("fast", 1), ("0.1", 1), ("2.5", 2.5), ("nan", 1), ("inf", 1000)]
)
def test_the_factor_is_a_number_of_at_least_one(value: str, factor: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONCORD_SLOW", value)
    assert limits.slowness() == factor
