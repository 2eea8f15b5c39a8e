"""Plain data: what an answer may be made of, and so what can cross to the host and stand in a saved game."""

from __future__ import annotations

import math

from engine.seats.limits import MAX_DEPTH, MAX_FRAME, MAX_SAFE_INTEGER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Uncloneable(Exception):
    """A value that JSON can't hold as it is (`anatolia: Bots`, reason ``uncloneable``)."""


class Oversize(Exception):
    """A value whose JSON is longer than a frame may be."""


def plain(value: Any, max_depth: int = MAX_DEPTH, max_size: int = MAX_FRAME) -> Any:
    """A detached copy made of None, bool, int, float, str, list and dict alone; tuples become lists.

    Raises `Uncloneable` for anything else, for integers past 2**53 - 1, NaN, infinities, lone surrogates, keys that are
    not strings, and more than `max_depth` lists and dicts inside one another, cycles among them. Raises `Oversize` once
    the JSON must exceed `max_size` characters.
    """
    return _Copier(max_depth, max_size).copy(value, 0)[0]


class _Copier:
    """One copying: containers met before are not walked again, so that shared ones cost what they weigh."""

    def __init__(self, max_depth: int, max_size: int) -> None:
        self._max_depth = max_depth
        self._max_size = max_size
        self._known: dict[int, tuple[Any, int, int]] = {}

    def copy(self, value: Any, depth: int) -> tuple[Any, int, int]:
        """The copy, the least number of characters of its JSON, and how many containers lie inside one another."""
        if value is None or value is True or value is False:
            return value, 4, 0
        kind = type(value)  # `isinstance` would also believe what a value says of its class
        if issubclass(kind, str):
            return self._text(value), str.__len__(value) + 2, 0
        if issubclass(kind, int):
            return self._integer(value), 1, 0
        if issubclass(kind, float):
            if not math.isfinite(value):
                raise Uncloneable(f"{float.__repr__(value)} is not JSON")
            return float.__add__(value, 0.0) if kind is not float else value, 3, 0
        if issubclass(kind, (list, tuple, dict)):
            return self._container(value, depth)
        raise Uncloneable(f"a value of type {kind.__name__} is not JSON")

    def _container(self, value: Any, depth: int) -> tuple[Any, int, int]:
        known = self._known.get(id(value))
        if known is None:
            if depth >= self._max_depth:
                raise Uncloneable(f"nested past {self._max_depth}")
            copier: Any = self._dict if issubclass(type(value), dict) else self._list
            known = copier(value, depth)
            self._known[id(value)] = known
        if depth + known[2] > self._max_depth:
            raise Uncloneable(f"nested past {self._max_depth}")
        return known

    def _list(self, value: list[Any] | tuple[Any, ...], depth: int) -> tuple[Any, int, int]:
        copies, size, height = [], 1, 0
        items: Any = tuple.__iter__ if issubclass(type(value), tuple) else list.__iter__
        for item in items(value):
            copy, item_size, item_height = self.copy(item, depth + 1)
            copies.append(copy)
            size = self._within(size + item_size + 1)  # and a comma, or the bracket
            height = max(height, item_height)
        return copies, max(size, 2), height + 1

    def _dict(self, value: dict[Any, Any], depth: int) -> tuple[Any, int, int]:
        copies, size, height = {}, 1, 0
        for key, item in dict.items(value):
            if not issubclass(type(key), str):
                raise Uncloneable(f"a key of type {type(key).__name__} is not JSON")
            copy, item_size, item_height = self.copy(item, depth + 1)
            copies[self._text(key)] = copy
            size = self._within(size + str.__len__(key) + 4 + item_size)
            height = max(height, item_height)
        return copies, max(size, 2), height + 1

    def _text(self, value: str) -> str:
        self._within(str.__len__(value) + 2)
        try:
            str.encode(value, "utf-8")
        except UnicodeEncodeError as error:
            raise Uncloneable("a lone surrogate is not JSON") from error
        return value if type(value) is str else str.__str__(value)

    def _integer(self, value: int) -> int:
        if not -MAX_SAFE_INTEGER <= int.__index__(value) <= MAX_SAFE_INTEGER:
            raise Uncloneable("an integer past 2**53 - 1 is not JSON everywhere")
        return int.__index__(value)

    def _within(self, size: int) -> int:
        if size > self._max_size:
            raise Oversize(f"more than {self._max_size} bytes")
        return size
