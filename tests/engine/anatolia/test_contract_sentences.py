"""No sentence of the bot contract, from "Worker execution" to its end, without a test that quotes it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
FILES = sorted(path for path in HERE.glob("test_contract_*.py") if path != Path(__file__))
SENTENCES = [
    line
    for line in (HERE.parents[1] / "data" / "contract_sentences.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def claims() -> Iterator[tuple[str, str]]:
    """Each test of the contract's files, and its docstring on one line."""
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{path.name}: {node.name}", " ".join((ast.get_docstring(node) or "").split())


CLAIMS = dict(claims())


@pytest.mark.parametrize("sentence", SENTENCES)
def test_each_sentence_of_the_contract_is_quoted_by_a_test(sentence: str) -> None:
    assert [name for name, text in CLAIMS.items() if sentence in text], "no test claims this sentence"


def test_each_test_of_the_contract_quotes_a_sentence() -> None:
    assert [name for name, text in CLAIMS.items() if not any(sentence in text for sentence in SENTENCES)] == []


def test_the_sentences_are_many_and_none_is_there_twice() -> None:
    assert len(SENTENCES) == len(set(SENTENCES)) == 66
