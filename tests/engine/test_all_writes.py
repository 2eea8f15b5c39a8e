"""Every file of a user's is written whole or not at all: by `engine.files`, or by one of the few that append."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

WRITES = {
    "concordui/app.py": "the null device",
    "concordui/commons/watching.py": "a log of what is watched, line by line; one that was cut opens",
    "concordui/crash.py": "the trace of a fault, which faulthandler appends to",
    "concordui/export/works.py": "into a folder that gets its name when its last picture is in it",
    "concordui/lab/selftest_steps.py": "the self-test's own folder",
    "engine/anatolia/tournament/playing.py": "a copy for the bots of one run, in a folder of its own",
    "engine/anatolia/tournament/results_file.py": "appends whole lines, flushed to disk; a cut one is cut away",
    "engine/cli/matches.py": "the stream of events that was asked for",
    "engine/colony/store_file.py": "what SQLite wrote beside the store is flushed, then renamed",
    "engine/commons/log.py": "a log, line by line; one that was cut opens",
    "engine/commons/sweep/results.py": "appends whole lines; a cut one is cut away",
    "engine/files.py": "what writes whole or not at all",
    "engine/seats/bot_seat.py": "the log of a bot's author",
}
"""Who writes by itself, and why that loses nothing."""

WRITING = {mode + more for mode in "wax" for more in ("", "b", "+", "t", "b+", "+b")} | {"r+", "r+b", "rb+"}


def writes(tree: ast.AST) -> Iterator[ast.Call]:
    """The calls that open a file to write, or write one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("write_text", "write_bytes"):
                yield node
            elif name == "open":
                given = [*node.args, *(keyword.value for keyword in node.keywords)]
                parts = [part for each in given for part in ast.walk(each)]
                if any(isinstance(part, ast.Constant) and part.value in WRITING for part in parts):
                    yield node


def test_every_write_is_whole_or_says_why_it_need_not_be(root):
    found = {}
    for package in ("engine", "concordui"):
        for path in sorted((root / package).rglob("*.py")):
            lines = [call.lineno for call in writes(ast.parse(path.read_text(encoding="utf-8")))]
            if lines:
                found[path.relative_to(root).as_posix()] = lines
    assert {name: lines for name, lines in found.items() if name not in WRITES} == {}
    assert sorted(found) == sorted(WRITES)


@pytest.mark.parametrize(
    "text",
    [
        "p.write_text('')",
        "p.write_bytes(b'')",
        "open(x, 'w')",
        "p.open('ab')",
        "p.open(mode='r+b' if x else 'rb')",
    ],
)
def test_what_writes_is_seen(text):
    assert len(list(writes(ast.parse(text)))) == 1


@pytest.mark.parametrize("text", ["p.open('rb')", "open('a file')", "p.open(encoding='utf-8')", "dialog.open()"])
def test_what_reads_is_let_be(text: str):
    assert list(writes(ast.parse(text))) == []
