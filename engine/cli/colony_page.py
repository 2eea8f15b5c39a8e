"""What one mind knows, as a page to read: the request that would be sent, in its order and in its words.

Each item stands with where it came from, the tick at which it was learned and its age. What is empty is left out.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.colony.allowlists import Item
from engine.colony.viewing.page import MindPage

_PROVENANCE = tuple(Item.model_fields)


def page(known: MindPage, width: int) -> Iterator[str]:
    """The lines: who, when, the instructions, everything known by kind, and the menu with its effects."""
    name = f"{plain_text(known.name)} ({known.mind})" if known.name else "The core"
    yield f"{name} at tick {known.tick}, {known.clock}"
    yield ""
    yield from _section("What it is told to do", known.instructions.splitlines(), width)
    for section in known.sections:
        yield from _section(section.name, [_line(entry.item) for entry in section.entries], width)
    yield from _section("omitted", [f"{name}: {count} more" for name, count in known.omitted.items()], width)
    yield from _section("menu", [f"{option.id}: {option.effect}" for option in known.menu], width)


def _section(title: str, lines: Sequence[str], width: int) -> Iterator[str]:
    yield title if lines else f"{title}: nothing"
    for line in lines:
        yield from textwrap.wrap(line, width, initial_indent="  ", subsequent_indent="      ", break_on_hyphens=False)
    yield ""


def _line(part: Item) -> str:
    """One entry on a line: its fields, then where it is from."""
    fields = ((key, getattr(part, key)) for key in type(part).model_fields if key not in _PROVENANCE)
    told = ", ".join(f"{key} {_words(value)}" for key, value in fields if value not in ("", None, (), {}))
    return f"{told} ({_from(part)})"


def _from(item: Item) -> str:
    if item.learned is None:
        return f"{item.origin} {item.source}, never yet"
    age = {0: "now", 1: "1 tick ago"}.get(item.age or 0, f"{item.age} ticks ago")
    return f"{item.origin} {item.source}, tick {item.learned}, {age}"


def _words(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, Mapping):
        return " and ".join(f"{count} {item}" for item, count in value.items())
    if isinstance(value, tuple):
        return "[" + ", ".join(map(str, value)) + "]"
    text = plain_text(str(value))
    return f"'{text}'" if " " in text else text


def plain_text(text: str) -> str:
    """A text that a mind may have written, with nothing in it that would steer a terminal."""
    return "".join(each if each.isprintable() else each.encode("unicode_escape").decode("ascii") for each in text)
