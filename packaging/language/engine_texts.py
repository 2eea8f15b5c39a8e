"""What the engine says of what is wrong, as templates: the window shows it in its own language.

An f-string becomes a text with numbered places, ``f"no bot {name} in {folder}"`` the text ``no bot {0} in {1}``; words
that a place chooses from are texts of their own.
"""

from __future__ import annotations

import ast
from itertools import pairwise

from language.literals import argument, called
from language.sources import Scope, Sources
from language.texts import Follower, Text

CONTEXT = "Engine"
_APART = ("engine/cli/", "engine/schemas/", "engine/anatolia/conformance/")
"""What only the command line says."""

_ORDERS = {"Fault": ["where", "what"], "FaultyInput": ["what", "faults", "remedy"]}


class EngineTexts(Follower):
    """The templates of the engine's errors and faults."""

    def __init__(self, sources: Sources) -> None:
        self._taken: set[int] = set()
        super().__init__(sources)

    def _direct(self, call: ast.Call, scope: Scope) -> None:
        name = called(call)
        if scope.module.path.startswith(_APART) or not name.endswith(("Error", "Fault", "FaultyInput", "Refusal")):
            return
        order = _ORDERS.get(name, ["what", "where", "remedy"])
        for part in ("what", "where", "remedy"):
            value = argument(call, order, part)
            if value is not None:
                self._say(value, CONTEXT, scope, call)

    def _take(self, text: ast.expr, context: str, scope: Scope, comment: str, plural: bool) -> None:
        if id(text) in self._taken:
            return
        self._taken.add(id(text))
        source = template(text)
        if _words(source):
            key = (context, source, "")
            self.texts.setdefault(key, Text(*key, False, scope.module.path, text.lineno))
        for node in ast.walk(text):
            if isinstance(node, ast.FormattedValue):
                for inner in self._literals.texts(node.value, scope):
                    if inner is not text:
                        self._take(inner, context, scope, comment, plural)


def template(text: ast.expr) -> str:
    """A text with a numbered place for each value."""
    found, number = "", 0
    for part in _parts(text):
        found += f"{{{number}}}" if part is None else part
        number += part is None
    return found


def _parts(text: ast.expr) -> list[str | None]:
    if isinstance(text, ast.Constant):
        return [str(text.value)]
    if isinstance(text, ast.JoinedStr):
        return [part for each in text.values for part in _parts(each)]
    if isinstance(text, ast.BinOp) and isinstance(text.op, ast.Add):
        return [*_parts(text.left), *_parts(text.right)]
    return [None]


def _words(source: str) -> bool:
    """Whether a template holds words of its own: two letters in a row outside the places, and a space."""
    bare = "".join(part.split("}", 1)[-1] for part in source.split("{"))
    return " " in source.strip() and any(a.isalpha() and b.isalpha() for a, b in pairwise(bare))
