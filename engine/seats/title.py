"""What a bot's file says of itself, read without running it: its name, and what its author writes at the top."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass

from engine.seats.syntax import LONGEST_PARSED, parsed

_LONGEST_NAME = 60
_LONGEST_ABOUT = 400


@dataclass(frozen=True, slots=True)
class Title:
    """A bot's `name` and what it is `about`, printable and on one line; empty where the file has none."""

    name: str = ""
    about: str = ""


def title_of(source: bytes, language: str) -> Title:
    """The title of a bot. A file that does not parse has none: loading it will say what is wrong."""
    if len(source) > LONGEST_PARSED:
        return Title()
    name, about = _in_javascript(source) if language == "javascript" else _in_python(source)
    return Title(_line(name)[:_LONGEST_NAME].strip(), _shortened(_line(_first_paragraph(about))))


def _in_python(source: bytes) -> tuple[str, str]:
    """The literal assigned to `name`, in the module or its class ``Bot``, and the docstring."""
    try:
        tree = parsed(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return "", ""
    return _python_name(tree), ast.get_docstring(tree) or ""


def _python_name(tree: ast.Module) -> str:
    bodies = [tree.body, *(node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Bot")]
    for node in (node for body in bodies for node in body):
        if not isinstance(node, ast.Assign | ast.AnnAssign):
            continue
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if any(isinstance(target, ast.Name) and target.id == "name" for target in targets):
            value = node.value
            return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else ""
    return ""


# What a scanner for `name` must not look into: comments and texts. A text that follows the name is what it looks for.
_QUOTED = r"'(?:[^'\\\n]|\\.)*+'|\"(?:[^\"\\\n]|\\.)*+\"|`(?:[^`\\]|\\.)*+`"
# One that never ends is skipped in one step, lest all that follows be looked at again from each of its escaped quotes.
_SKIPPED = r"'(?:[^'\\\n]|\\.)*+'?|\"(?:[^\"\\\n]|\\.)*+\"?|`(?:[^`\\]|\\.)*+`?"
_TOKEN = re.compile(
    rf"//[^\n]*|/\*.*?(?:\*/|\Z)|(?<![\w$.])(?:exports\.name|name|'name'|\"name\")\s*[:=](?!=)\s*(?P<text>{_QUOTED})|{_SKIPPED}",
    re.DOTALL,
)
_ESCAPE = re.compile(r"\\(?:u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(\r\n|.))", re.DOTALL)
_LETTERS = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "v": "\v", "0": "\0", "\n": "", "\r\n": ""}


def _in_javascript(source: bytes) -> tuple[str, str]:
    """The first text that is given to something called `name`, and the comment that the file begins with."""
    text = source.decode("utf-8-sig", "replace").replace("\r\n", "\n")
    named = next((match for match in _TOKEN.finditer(text) if match["text"]), None)
    return _unquoted(named["text"]) if named else "", _leading_comment(text)


def _unquoted(literal: str) -> str:
    return _ESCAPE.sub(_character, literal[1:-1])


def _character(match: re.Match[str]) -> str:
    code = match[1] or match[2] or match[3]
    if code is None:
        return _LETTERS.get(match[4], match[4])
    number = int(code, 16)
    return chr(number) if number < 0x110000 and not 0xD800 <= number < 0xE000 else "\ufffd"


def _leading_comment(text: str) -> str:
    block = re.match(r"\s*+/\*(.*?)\*/", text, re.DOTALL)
    if block:
        return "\n".join(re.sub(r"^\s*\*? ?", "", line) for line in block[1].split("\n"))
    lines = re.match(r"\s*+((?:[ \t]*//[^\n]*\n?)+)", text)
    return re.sub(r"(?m)^[ \t]*//[ \t]?", "", lines[1]) if lines else ""


def _first_paragraph(text: str) -> str:
    return re.split(r"\n\s*\n", text.strip(), maxsplit=1)[0]


def _line(text: str) -> str:
    """The printable characters, on one line."""
    return "".join(c for c in " ".join(text.split()) if c.isprintable())


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST_ABOUT else text[: _LONGEST_ABOUT - 1].rstrip() + "…"
