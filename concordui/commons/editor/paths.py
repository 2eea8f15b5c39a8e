"""Places in a JSON value, and values with one place changed: everything else of them is shared. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeAlias

Path: TypeAlias = tuple[str | int, ...]

_PART = re.compile(r"\.?([^.\[\]]+)|\[(\d+)\]")


def text_of(path: Path) -> str:
    """As faults write it: ``players[3].amount``."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def path_of(text: str) -> Path:
    """The path that is written so; that of the whole for words that are none ("the file")."""
    if " " in text:
        return ()
    return tuple(int(found[2]) if found[2] else found[1] for found in _PART.finditer(text))


def value_at(data: Any, path: Path, otherwise: Any = None) -> Any:
    """What stands at a place, or `otherwise` where there is none."""
    for part in path:
        there = isinstance(data, Mapping) and part in data
        if isinstance(part, int):
            there = isinstance(data, list) and part < len(data)
        if not there:
            return otherwise
        data = data[part]
    return data


def with_value(data: Any, path: Path, value: Any) -> Any:
    """The value with this at a place; objects on the way that are missing are made."""
    if not path:
        return value
    first, rest = path[0], path[1:]
    if isinstance(first, int):
        items = list(data)
        items[first] = with_value(items[first], rest, value)
        return items
    base = dict(data) if isinstance(data, Mapping) else {}
    base[first] = with_value(base.get(first), rest, value)
    return base


def without(data: Any, path: Path) -> Any:
    """The value without what stands at a place."""
    *way, last = path
    holder = value_at(data, tuple(way))
    if isinstance(last, int) and isinstance(holder, list) and last < len(holder):
        return with_value(data, tuple(way), holder[:last] + holder[last + 1 :])
    if isinstance(last, str) and isinstance(holder, Mapping) and last in holder:
        return with_value(data, tuple(way), {key: value for key, value in holder.items() if key != last})
    return data
