"""Whether a bot's file is a program of its language at all, found out without running it."""

from __future__ import annotations

import ast
import contextlib
import re
import threading
from dataclasses import dataclass

LONGEST_PARSED = 512 * 1024
"""Bytes of a file that is looked at without being run: parsing a longer one would keep whoever lists bots waiting."""

_PARSING = threading.Lock()
_OVERLAPS = 8
"""How often in a row the interpreter may get in between; twice has not been seen."""
_PLACE = re.compile(r"<input>:(\d+):")


@dataclass(frozen=True, slots=True)
class SyntaxFault:
    """What is wrong, and in which line (None where the parser names none)."""

    what: str
    line: int | None


def parsed(source: bytes) -> ast.Module:
    """The syntax tree of a Python bot. Raises what `ast.parse` raises for a source that is none.

    CPython 3.11 counts the depth of all trees in one place: two that are made in two threads at once end in a
    `SystemError` about it now and then, whatever their source. So bots are parsed one at a time, and once more where
    the interpreter made a tree of its own meanwhile (it does for signatures and for tracebacks).
    """
    with _PARSING:
        for _ in range(_OVERLAPS):
            with contextlib.suppress(SystemError):
                return ast.parse(source)
        return ast.parse(source)


def syntax_fault(source: bytes, language: str) -> SyntaxFault | None:
    """Why this is no program of this language; None if it is one, or too long to tell. Nothing of it is run."""
    if len(source) > LONGEST_PARSED:
        return None
    try:
        return _in_javascript(source.decode("utf-8-sig")) if language == "javascript" else _in_python(source)
    except UnicodeDecodeError as error:
        return SyntaxFault(f"not UTF-8 ({error.reason})", None)


def _in_python(source: bytes) -> SyntaxFault | None:
    try:
        parsed(source)
    except SyntaxError as error:
        return SyntaxFault(error.msg, error.lineno)
    except (ValueError, RecursionError, MemoryError) as error:
        return SyntaxFault(str(error) or type(error).__name__, None)
    return None


def _in_javascript(source: str) -> SyntaxFault | None:
    import _quickjs  # type: ignore[import-not-found]

    if "\0" in source:
        return SyntaxFault("the file contains a null character", None)
    source = re.sub(r"\A#!", "//", source)  # where a script may begin so, a statement may not
    try:
        # A script is compiled whole before its first statement runs, and this one goes no further than that.
        _quickjs.Context().eval(f"throw 0;{source}")
    except _quickjs.JSException as error:
        what, _, rest = str(error).partition("\n")
        if not what.startswith("SyntaxError: "):
            return None
        place = _PLACE.search(rest)
        return SyntaxFault(what.removeprefix("SyntaxError: "), int(place[1]) if place else None)
    return None
