"""No sentence of the references of pacts and treaties that describes behaviour without a test that quotes it."""

from __future__ import annotations

from pathlib import Path

import pytest

from helpers.sentences import claims, sentences

FILES = sorted(path for path in Path(__file__).parent.glob("test_reference_*.py") if path != Path(__file__))
SENTENCES = {name: sentences(name) for name in ("pacts", "treaties")}
ALL = [sentence for each in SENTENCES.values() for sentence in each]
CLAIMS = claims(FILES)


@pytest.mark.parametrize("sentence", ALL)
def test_each_sentence_of_the_references_is_quoted_by_a_test(sentence: str) -> None:
    assert [name for name, text in CLAIMS.items() if sentence in text], "no test claims this sentence"


def test_each_test_of_the_references_quotes_a_sentence() -> None:
    assert [name for name, text in CLAIMS.items() if not any(sentence in text for sentence in ALL)] == []


def test_the_sentences_are_many_and_none_is_there_twice() -> None:
    assert {name: len(each) for name, each in SENTENCES.items()} == {"pacts": 39, "treaties": 41}
    assert len(ALL) == len(set(ALL))
