"""Plain data: what an answer may be made of."""

from __future__ import annotations

import enum
import json
from collections import OrderedDict, defaultdict, namedtuple
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.seats.limits import MAX_DEPTH, MAX_SAFE_INTEGER
from engine.seats.plain import Oversize, Uncloneable, plain

TEXT = st.text(st.characters(exclude_categories=("Cs",)), max_size=8)
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-MAX_SAFE_INTEGER, MAX_SAFE_INTEGER)
    | st.floats(allow_nan=False, allow_infinity=False)
    | TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
    max_leaves=12,
)


@given(JSON)
def test_json_comes_back_equal_and_detached(value: Any) -> None:
    copy = plain(value)
    assert copy == value
    assert json.loads(json.dumps(copy, allow_nan=False)) == value
    if isinstance(value, list | dict):
        assert copy is not value


@given(JSON)
def test_the_size_that_is_counted_is_never_more_than_the_json_has(value: Any) -> None:
    plain(value, max_size=len(json.dumps(value, separators=(",", ":"))))


def test_subclasses_become_what_they_hold() -> None:
    class Text(str):
        def __str__(self) -> str:
            return "something else"

    class Colour(enum.IntEnum):
        RED = 1

    pair = namedtuple("pair", "x y")
    made = plain([OrderedDict(a=1), defaultdict(list, b=[]), pair(1, 2), (), Text("word"), Colour.RED, True])
    assert made == [{"a": 1}, {"b": []}, [1, 2], [], "word", 1, True]
    assert [type(part) for part in made] == [dict, dict, list, list, str, int, bool]


REFUSED: dict[str, Any] = {
    "a set": {1},
    "a frozen set": frozenset(),
    "bytes": b"x",
    "a byte array": bytearray(),
    "an object": object(),
    "a function": len,
    "a range": range(3),
    "a complex number": 1j,
    "NaN": float("nan"),
    "infinity": float("inf"),
    "an integer too large": MAX_SAFE_INTEGER + 1,
    "an integer too small": -MAX_SAFE_INTEGER - 1,
    "a lone surrogate": "\ud800",
    "a lone surrogate as a key": {"\udc00": 1},
    "a number as a key": {1: 1},
    "None as a key": {None: 1},
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_json_cannot_hold_is_uncloneable_also_deep_inside(name: str) -> None:
    for value in (REFUSED[name], [REFUSED[name]], {"x": ({"y": REFUSED[name]},)}):
        with pytest.raises(Uncloneable):
            plain(value)


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth - 1):
        value = {"x": value} if depth % 2 else [value]
    return value


def test_nesting_of_64_is_the_last_that_is_allowed() -> None:
    assert plain(nested(MAX_DEPTH)) == nested(MAX_DEPTH)
    for depth in (MAX_DEPTH + 1, MAX_DEPTH + 2, 10_000):
        with pytest.raises(Uncloneable, match="nested past 64"):
            plain(nested(depth))


def wrapped(value: Any, times: int) -> Any:
    for _ in range(times):
        value = [value]
    return value


def test_a_shared_part_may_stand_twice_but_not_too_deep() -> None:
    shared = nested(40)
    assert plain([shared, shared]) == [shared, shared]
    with pytest.raises(Uncloneable):
        plain([shared, wrapped(shared, 30)])


def test_a_cycle_is_uncloneable() -> None:
    here: list[Any] = []
    here.append({"back": here})
    with pytest.raises(Uncloneable):
        plain(here)


def test_a_bomb_of_shared_lists_is_oversize_without_being_unpacked() -> None:
    bomb: Any = ["x"]
    for _ in range(60):
        bomb = [bomb, bomb]
    with pytest.raises(Oversize):
        plain(bomb)


def test_more_than_a_frame_is_oversize() -> None:
    assert plain(["x" * 10], max_size=14) == ["x" * 10]
    for value in ("x" * 15, ["x" * 11], [1] * 7, {"key": "xxxxx"}):
        with pytest.raises(Oversize):
            plain(value, max_size=12)
