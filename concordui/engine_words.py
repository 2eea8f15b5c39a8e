"""What the engine says of what is wrong, in the window's language.

The engine knows no window and speaks English; its sentences are templates with numbered places
(``packaging/languages.py`` finds them in its source). Here a sentence is matched with the template that it was made
from, and said again in the language of the window. Nothing is looked up while the window speaks English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from xml.etree import ElementTree

from PySide6.QtCore import QCoreApplication

from concordui.language import SPOKEN_PROPERTY
from concordui.resources import LANGUAGES

DEEPEST = 3
"""How often a sentence may stand in another one's place."""

_PLACE = re.compile(r"\{(\d+)\}")


class Templates:
    """Sentences with numbered places and what they are in another language. Pure."""

    def __init__(self, pairs: Mapping[str, str]) -> None:
        self._whole = {source: to for source, to in pairs.items() if not _PLACE.search(source)}
        parts = [(source, to) for source, to in pairs.items() if _PLACE.search(source)]
        parts.sort(key=lambda pair: (-len(_PLACE.sub("", pair[0])), pair[0]))
        self._patterns = [(_pattern(source), to) for source, to in parts]

    def said(self, text: str, depth: int = 0) -> str:
        """`text` in the other language, by the template that has most words in common; itself if none fits."""
        if text in self._whole:
            return self._whole[text]
        if depth < DEEPEST:
            for pattern, to in self._patterns:
                match = pattern.fullmatch(text)
                if match is not None:
                    values = {name: self.said(value, depth + 1) for name, value in match.groupdict().items()}
                    return "".join(values.get(f"p{piece}", piece) if at % 2 else piece for at, piece in _pieces(to))
        return text


def _pieces(template: str) -> Iterator[tuple[int, str]]:
    """What stands between the places (even) and the places' numbers (odd)."""
    return enumerate(_PLACE.split(template))


def _pattern(source: str) -> re.Pattern[str]:
    pieces, seen, end = "", set(), 0
    for place in _PLACE.finditer(source):
        pieces += re.escape(source[end : place.start()])
        pieces += f"(?P=p{place[1]})" if place[1] in seen else f"(?P<p{place[1]}>.*?)"
        seen.add(place[1])
        end = place.end()
    return re.compile(pieces + re.escape(source[end:]), re.DOTALL)


def told(text: str) -> str:
    """A sentence of the engine (an error's what or remedy, a fault's what) in the window's language."""
    application = QCoreApplication.instance()
    language = application.property(SPOKEN_PROPERTY) if application is not None else None
    return _templates(str(language)).said(text) if language else text


@lru_cache(maxsize=2)
def _templates(language: str) -> Templates:
    """The templates of a language, read when the first sentence is said; none where their file is lost or broken."""
    try:
        root = ElementTree.parse(LANGUAGES / f"engine_{language}.ts").getroot()
    except (OSError, ElementTree.ParseError):
        return Templates({})
    pairs = {each.findtext("source") or "": each.findtext("translation") or "" for each in root.iter("message")}
    return Templates({source: to for source, to in pairs.items() if source and to})
