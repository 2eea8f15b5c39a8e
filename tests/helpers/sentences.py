"""Sentences of a reference, and the tests that quote them in their docstrings."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

DATA = Path(__file__).parent.parent / "data"


def sentences(name: str) -> list[str]:
    """The lines of ``tests/data/<name>_sentences.txt`` that are no comments."""
    lines = (DATA / f"{name}_sentences.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def claims(files: Iterable[Path]) -> dict[str, str]:
    """The docstring of each test in these files, on one line, by file and name."""
    return {
        f"{path.name}: {node.name}": " ".join((ast.get_docstring(node) or "").split())
        for path in files
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }
