"""No sentence of the colony's references without a test that quotes it, or a module that says what we do instead."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import engine.colony
from helpers.sentences import claims, sentences

TESTS = Path(__file__).parent.parent
FILES = sorted([*TESTS.glob("colony/test_*.py"), *TESTS.glob("minds/test_*.py"), *TESTS.glob("cli/test_colony*.py")])
SENTENCES = {name: sentences(name) for name in ("concord", "colony")}
PROCESS = sentences("concord_process")
CLAIMS = claims(path for path in FILES if path != Path(__file__))
MODULES = {
    path.name: " ".join((ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "").split())
    for path in sorted(Path(engine.colony.__file__).parent.glob("*.py"))
}


@pytest.mark.parametrize("sentence", dict.fromkeys(sentence for each in SENTENCES.values() for sentence in each))
def test_each_sentence_on_behaviour_is_quoted_by_a_test(sentence: str) -> None:
    assert [name for name, text in CLAIMS.items() if sentence in text], "no test claims this sentence"


@pytest.mark.parametrize("sentence", PROCESS)
def test_each_sentence_on_how_the_reference_was_made_is_answered_by_a_module(sentence: str) -> None:
    assert [name for name, text in MODULES.items() if sentence in text], "no module says what we do instead"


def test_the_sentences_are_many_and_none_is_there_twice() -> None:
    assert {name: len(each) for name, each in SENTENCES.items()} == {"concord": 48, "colony": 69}
    assert all(len(each) == len(set(each)) for each in (*SENTENCES.values(), PROCESS))
    assert len(PROCESS) == 2
