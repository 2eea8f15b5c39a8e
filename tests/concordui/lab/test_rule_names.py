"""The names of the numbered rules, as they stand in the help."""

from __future__ import annotations

import pytest

from concordui.lab.rule_names import rule_text
from engine.anatolia.library import library


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("R9", "R9, Swaps and rotations"),
        ("R14", "R14, Standoffs"),
        ("R8", "R8, Head-to-head"),
        ("R1", "R1, Shape first"),
        ("The board", "The board"),
        ("R99", "R99"),
    ],
)
def test_a_number_comes_with_its_name_and_anything_else_is_its_own_name(rule: str, text: str) -> None:
    assert rule_text(rule) == text


def test_every_rule_of_the_library_says_in_words_what_it_is_about() -> None:
    for position in library():
        rule = position.rule
        assert not rule[1:].isdigit() or rule_text(rule).startswith(f"{rule}, "), position.id
