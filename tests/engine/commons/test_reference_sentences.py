"""No sentence of the references of pacts and treaties that describes behaviour without a test that quotes it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
DATA = HERE.parents[1] / "data"
FILES = sorted(path for path in HERE.glob("test_reference_*.py") if path != Path(__file__))


def sentences(name: str) -> list[str]:
    lines = (DATA / f"{name}_sentences.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


SENTENCES = {name: sentences(name) for name in ("pacts", "treaties")}
ALL = [sentence for each in SENTENCES.values() for sentence in each]


def claims() -> Iterator[tuple[str, str]]:
    """Each test of the references' files, and its docstring on one line."""
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{path.name}: {node.name}", " ".join((ast.get_docstring(node) or "").split())


CLAIMS = dict(claims())


@pytest.mark.parametrize("sentence", ALL)
def test_each_sentence_of_the_references_is_quoted_by_a_test(sentence: str) -> None:
    assert [name for name, text in CLAIMS.items() if sentence in text], "no test claims this sentence"


def test_each_test_of_the_references_quotes_a_sentence() -> None:
    assert [name for name, text in CLAIMS.items() if not any(sentence in text for sentence in ALL)] == []


def test_the_sentences_are_many_and_none_is_there_twice() -> None:
    assert {name: len(each) for name, each in SENTENCES.items()} == {"pacts": 39, "treaties": 41}
    assert len(ALL) == len(set(ALL))
