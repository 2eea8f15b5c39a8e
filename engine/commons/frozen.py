"""JSON values that nobody can change: what is agreed on, or announced, stays as it was written."""

from __future__ import annotations

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
