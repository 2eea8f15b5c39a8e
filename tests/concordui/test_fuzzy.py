"""Commands are found by some of their letters, the likeliest first."""

from __future__ import annotations

import pytest

from concordui.fuzzy import ranked, score

TEXTS = ["Settings", "Send orders", "Season before", "New match with options", "Undo", "Zoom in", "Next tab"]


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("se", "Settings"),
        ("so", "Send orders"),
        ("nm", "New match with options"),
        ("zi", "Zoom in"),
        ("UND", "Undo"),
        ("match new", "New match with options"),
        ("nt", "Next tab"),
        ("oo", "Zoom in"),
    ],
)
def test_the_likeliest_stands_first(query, first):
    assert ranked(query, [(text, text) for text in TEXTS])[0] == first


def test_letters_must_stand_in_order():
    assert score("odnu", "undo") is None
    assert score("xyz", "Undo") is None


def test_nothing_typed_keeps_all_in_their_order():
    assert ranked("  ", [(text, text) for text in TEXTS]) == TEXTS


def test_letters_in_a_row_count_more_than_scattered_ones():
    assert score("tab", "Next tab") > score("tab", "Take all back")
