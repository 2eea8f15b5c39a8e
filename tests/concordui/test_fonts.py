"""The window writes with its own fonts alone: a desktop whose fonts lack a letter, Greek or a sign changes nothing."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from concordui import fonts

pytestmark = pytest.mark.full


def characters(family: str) -> frozenset[int]:
    """What the bundled file of a family can write."""
    with TTFont(fonts.file_of(family), lazy=True) as font:
        return frozenset(font.getBestCmap())


def written(root: Path) -> dict[str, str]:
    """The characters in the window's texts, each with a file that has it."""
    found = {}
    for path in sorted((root / "concordui").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= dict.fromkeys(node.value, path.name)
    for folder, kind in (("help", "*.md"), ("languages", "*.ts")):
        for path in sorted((root / "assets" / folder).rglob(kind)):
            found |= dict.fromkeys(path.read_text(encoding="utf-8"), path.name)
    return {each: name for each, name in found.items() if each.isprintable()}


def test_every_character_of_the_windows_texts_is_in_its_own_font(root):
    texts, ours = written(root), characters(fonts.UI_FAMILY)
    assert len(texts) > 100
    assert {each: name for each, name in texts.items() if ord(each) not in ours} == {}
