"""Finding a command by some of its letters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

Key = TypeVar("Key")

WORD_START = 8
RUN = 8
PREFIX = 4
GAP = 1


def score(query: str, text: str) -> int | None:
    """How well the letters of `query` stand in `text`, in order; None if they don't.

    Words of the query may come in any order. Letters that begin a word or follow each other count more; letters
    skipped count a little against. An empty query fits everything equally.
    """
    total = 0
    for word in query.casefold().split():
        best = _best(word, text.casefold())
        if best is None:
            return None
        total += best
    return total


def ranked(query: str, items: Iterable[tuple[Key, str]]) -> list[Key]:
    """The keys of the texts that fit, best first; equals stay in their order."""
    found = [(fit, key) for key, text in items if (fit := score(query, text)) is not None]
    return [key for _, key in sorted(found, key=_negative_fit)]


def _negative_fit(entry: tuple[int, object]) -> int:
    return -entry[0]


def _best(word: str, text: str) -> int | None:
    """The best of the placements of `word` that begin at each occurrence of its first letter."""
    fits = [fit for at, char in enumerate(text) if char == word[0] and (fit := _from(word, text, at)) is not None]
    return max(fits, default=None)


def _from(word: str, text: str, at: int) -> int | None:
    total = PREFIX if at == 0 else 0
    place = at - 1
    for index, letter in enumerate(word):
        found = text.find(letter, place + 1)
        if found < 0:
            return None
        starts_word = found == 0 or not text[found - 1].isalnum()
        follows = index > 0 and found == place + 1
        total += WORD_START * starts_word + RUN * follows - GAP * min(found - place - 1, 10)
        place = found
    return total
