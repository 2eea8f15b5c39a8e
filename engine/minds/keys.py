"""Keys of model servers: read from the environment or the system's keyring, never shown, struck out of any text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NoReturn

from engine.errors import MindError

ANTHROPIC = "ANTHROPIC_API_KEY"
OPENAI = "OPENAI_API_KEY"

SHORTEST = 8
"""A shorter key is no key, and striking it out would tear words apart."""

MOST = 300
"""Characters of a diagnostic."""


Place = Literal["environment", "keyring", "nowhere"]
"""Where a key is."""


class Key:
    """A key that `repr`, `str`, formats, copies and pickles do not give away; `reveal` does."""

    __slots__ = ("_value", "place", "variable")

    def __init__(self, variable: str, value: str, place: Place = "environment") -> None:
        self.variable = variable
        self.place = place
        self._value = value

    def __repr__(self) -> str:
        return f"Key({self.variable})"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a key is never saved")

    def reveal(self) -> str:
        """The key itself, for the one header that carries it."""
        return self._value

    def strike(self, text: str) -> str:
        """The text with the key replaced."""
        return text.replace(self._value, f"[{self.variable}]")

    def within(self, value: Any) -> bool:
        """Whether a JSON value repeats the key, in a text or in a name."""
        if isinstance(value, str):
            return self._value in value
        if isinstance(value, Mapping):
            return any(self.within(part) for pair in value.items() for part in pair)
        return isinstance(value, list) and any(self.within(part) for part in value)


def key_from(environ: Mapping[str, str], variable: str, place: Place = "environment") -> Key | None:
    """The key in that variable, or None where it is not set.

    Raises `MindError`, which does not show it, for what can't be a key: too short, or with spaces, quotes, backslashes
    or letters beyond ASCII in it.
    """
    value = environ.get(variable, "").strip()
    if not value:
        return None
    if len(value) < SHORTEST or not all("!" <= letter <= "~" and letter not in "\\\"'" for letter in value):
        raise MindError("this is no key", variable, "set it to the key itself, without quotes and spaces")
    return Key(variable, value, place)


def diagnostic(text: str, key: Key | None = None) -> str:
    """A text for the ledger: the key struck out, on one line, printable, at most `MOST` characters."""
    struck = text if key is None else key.strike(text)
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in struck).split())
    return line if len(line) <= MOST else f"{line[: MOST - 1]}…"
