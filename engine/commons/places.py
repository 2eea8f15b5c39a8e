"""Places in a scenario, as people name them: ``engine.r``, ``players[0].amount``, ``arenas[1].engine.K``."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

from engine.errors import ConcordError
from engine.files import parse_json

REMEDY = "name a place like engine.r or players[0].amount"

_PART = re.compile(r"\.?([A-Za-z_][A-Za-z0-9_]*)|\[(\d+)\]")


def is_place(source: Any, name: str) -> bool:
    """Whether a value can be put there: the last key may be new, all before it has to be there."""
    parts = _parts(name)
    if not parts:
        return False
    at: Any = source
    for part in parts[:-1]:
        if not _is_there(at, part):
            return False
        at = at[part]
    return _is_there(at, parts[-1]) or (isinstance(at, Mapping) and isinstance(parts[-1], str))


def with_values(source: Mapping[str, Any], values: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    """A copy with these values in their places. Raises `ConcordError` where there is no such place."""
    made = copy.deepcopy(dict(source))
    for name, value in values:
        if not is_place(made, name):
            raise ConcordError("the scenario has no such place", name, REMEDY)
        *above, last = _parts(name)
        at: Any = made
        for part in above:
            at = at[part]
        at[last] = value
    return made


def assignment(text: str) -> tuple[str, Any]:
    """``PLACE=VALUE`` as name and value, which is JSON or else a text. Raises `ConcordError`."""
    name, equals, value = text.partition("=")
    if not equals:
        raise ConcordError("this sets nothing", text, "say PLACE=VALUE, for example engine.r=0.4")
    try:
        return name.strip(), parse_json(value)
    except json.JSONDecodeError:
        return name.strip(), value
    except ValueError as error:
        raise ConcordError(f"this value is none ({error})", text, "give a finite number") from None


def _is_there(at: Any, part: str | int) -> bool:
    if isinstance(part, int):
        return isinstance(at, list) and part < len(at)
    return isinstance(at, Mapping) and part in at


def _parts(name: str) -> list[str | int]:
    """The keys and indices of a name; none where it is no name."""
    parts: list[str | int] = []
    at = 0
    while at < len(name):
        found = _PART.match(name, at)
        if found is None:
            return []
        parts.append(found[1] if found[1] is not None else int(found[2]))
        at = found.end()
    return parts
