"""No sentence of the bot contract, from "Worker execution" to its end, without a test that quotes it."""

from __future__ import annotations

from pathlib import Path

import pytest

from helpers.sentences import claims, sentences

FILES = sorted(path for path in Path(__file__).parent.glob("test_contract_*.py") if path != Path(__file__))
SENTENCES = sentences("contract")
CLAIMS = claims(FILES)


@pytest.mark.parametrize("sentence", SENTENCES)
def test_each_sentence_of_the_contract_is_quoted_by_a_test(sentence: str) -> None:
    assert [name for name, text in CLAIMS.items() if sentence in text], "no test claims this sentence"


def test_each_test_of_the_contract_quotes_a_sentence() -> None:
    assert [name for name, text in CLAIMS.items() if not any(sentence in text for sentence in SENTENCES)] == []


def test_the_sentences_are_many_and_none_is_there_twice() -> None:
    assert len(SENTENCES) == len(set(SENTENCES)) == 66
