"""A language that nobody speaks: every text of the window marked, accented and a third longer, its places kept.

What is seen without the mark does not come from the translation; what is asked for and is in no .ts file has no
translation in any language.
"""

from __future__ import annotations

import re

from language import commands
from language.ts_files import loaded
from PySide6.QtCore import QTranslator

OPEN, CLOSE = "«", "»"
_KEPT = re.compile(r"(\{[^{}]*\}|%n|&|<[^<>]*>|\.\.\.$)")
_ACCENTS = str.maketrans("aeiouyAEIOU", "äéïöüÿÄÉÏÖÜ")


def pseudo(text: str) -> str:
    """A text in the language: "Open {0}..." becomes "«Öpén {0} ~~...»", with its dots at the end."""
    dots = "..." if text.endswith("...") else ""
    parts = _KEPT.split(text.removesuffix("..."))
    said = "".join(part if at % 2 else part.translate(_ACCENTS) for at, part in enumerate(parts))
    return f"{OPEN}{said}{'~' * (len(text) // 3)}{CLOSE}{dots}"


class PseudoLanguage(QTranslator):
    """Translates all that the .ts files know; `unknown` are the texts of the window's own contexts that they do not."""

    def __init__(self) -> None:
        super().__init__()
        self._known = {key[:2] for area in commands.AREAS for key in loaded(commands.ts_path(area))}
        self._contexts = {context for context, _ in self._known}
        self._said: set[str] = set()
        self._missed: set[tuple[str, str]] = set()

    @property
    def unknown(self) -> list[tuple[str, str]]:
        """What was asked for and found in no class of the widget that asked."""
        return sorted(each for each in self._missed if each[1] not in self._said)

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        if (context, source) in self._known:
            self._said.add(source)
            return pseudo(source)
        if context in self._contexts and source:
            self._missed.add((context, source))
        return None
