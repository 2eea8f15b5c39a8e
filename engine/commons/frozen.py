"""JSON values that nobody can change: what is agreed on, or announced, stays as it was written."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any


def frozen(value: Any) -> Any:
    """A copy that nobody can change: objects read-only, lists as tuples."""
    if isinstance(value, Mapping):
        return MappingProxyType({str(key): frozen(part) for key, part in value.items()})
    if isinstance(value, list | tuple):
        return tuple(frozen(part) for part in value)
    return value


def thawed(value: Any) -> Any:
    """The plain JSON value of a frozen one, made anew."""
    if isinstance(value, Mapping):
        return {key: thawed(part) for key, part in value.items()}
    if isinstance(value, tuple):
        return [thawed(part) for part in value]
    return value


def is_json(value: Any) -> bool:
    """Whether a log can hold it and give it back: plain JSON whose numbers are finite and whose texts are whole."""
    if isinstance(value, Mapping):
        return all(isinstance(key, str) and is_json(key) and is_json(part) for key, part in value.items())
    if isinstance(value, list | tuple):
        return all(is_json(part) for part in value)
    if isinstance(value, str):
        return not any("\ud800" <= each <= "\udfff" for each in value)
    if isinstance(value, int):
        return -(2**63) <= value < 2**63
    return value is None or (isinstance(value, float) and math.isfinite(value))
