"""Orders as people write them."""

from __future__ import annotations

import pytest

from engine.anatolia.board import Board, Unit, build_board, shipped_board
from engine.anatolia.notation import completions, order_text, parse_text
from engine.anatolia.orders import Hold, Move, Support, legal_orders_of
from engine.errors import NotationError

UNITS = (
    Unit("Phrygia", "army", "L"),
    Unit("Phrygia", "army", "D"),
    Unit("Phrygia", "army", "N"),
    Unit("Lydia", "army", "M"),
    Unit("Phrygia", "army", "S"),
    Unit("Phrygia", "fleet", "d"),
)


@pytest.fixture(scope="module")
def board() -> Board:
    return shipped_board()


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("L-M", Move("L", "M")),
        ("L - M", Move("L", "M")),
        ("L -> M", Move("L", "M")),
        ("  L→M ", Move("L", "M")),
        ("Apameia - Aizanoi", Move("L", "M")),
        ("apameia   -   AIZANOI", Move("L", "M")),
        ("Apameia – M", Move("L", "M")),
        ("l-M", Move("L", "M")),  # no province is called l
        ("N H", Hold("N")),
        ("N h", Hold("N")),
        ("Kotiaion holds", Hold("N")),
        ("N S M", Support("N", "M", "hold")),
        ("N S M H", Support("N", "M", "hold")),
        ("N s M-D", Support("N", "M", "D")),
        ("Mysia S Apameia-Aizanoi", Support("D", "L", "M")),
        ("mysia supports apameia -> aizanoi", Support("D", "L", "M")),
        ("S S N", Support("S", "N", "hold")),  # an id may look like a word
        ("S H", Hold("S")),
        ("A Apameia - Aizanoi", Move("L", "M")),  # a unit's type may stand before its place
        ("a L-M", Move("L", "M")),
        ("Army apameia - M", Move("L", "M")),
        ("A Kotiaion H", Hold("N")),
        ("A N S A M", Support("N", "M", "hold")),
        ("A Kotiaion S A Aizanoi - Mysia", Support("N", "M", "D")),
        ("N S A M H", Support("N", "M", "hold")),
        ("F Propontis H", Hold("d")),
        ("A Mysia S F Propontis - Daskyleion", Support("D", "d", "O")),
    ],
)
def test_what_is_understood(board: Board, text: str, order: object) -> None:
    assert parse_text(board, UNITS, "Phrygia", text) == order


@pytest.mark.parametrize(
    ("text", "what", "remedy"),
    [
        ("", "this is no order", "write 'M-N'"),
        ("go home", "this is no order", "write 'M-N'"),
        ("Apamea - Aizanoi", "there is no such province", "perhaps Apameia"),
        ("L - Zz", "there is no such province", "provinces: "),
        ("N S Qq", "there is no such province", "provinces: "),
        ("L-", "a province is missing", "write 'M-N'"),
        (" - M", "a province is missing", "write 'M-N'"),
        ("M - L", "Phrygia has no unit in Aizanoi", "Mysia, Apameia, Kotiaion, Gordion"),
        ("n H", "Phrygia has no unit in Gulf of Issos", "Mysia"),  # an id counts as it is written
        ("F Apameia - Aizanoi", "the unit in Apameia is an army", "write 'Apameia'"),
        ("N S A Propontis", "the unit in Propontis is a fleet", "write 'Propontis'"),
        ("A Apamea - Aizanoi", "there is no such province", "perhaps Apameia"),
        ("A M - L", "Phrygia has no unit in Aizanoi", "Mysia, Apameia, Kotiaion, Gordion"),
        ("A Q H", "Phrygia has no unit in Nikaia", "Mysia"),
        ("A - M", "Phrygia has no unit in Lysimacheia", "Mysia"),  # an id counts before a type
        ("L - Q", "the unit in Apameia can't do this", "possible: Apameia - Mysia, Apameia - Sardis"),
        ("N S M-L", "the unit in Kotiaion can't do this", "Kotiaion S Aizanoi"),
    ],
)
def test_what_is_not_says_why_and_what_is_possible(board: Board, text: str, what: str, remedy: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_text(board, UNITS, "Phrygia", text)
    assert caught.value.what == what
    assert remedy in caught.value.remedy


def test_a_long_text_is_quoted_in_part(board: Board) -> None:
    with pytest.raises(NotationError) as caught:
        parse_text(board, UNITS, "Phrygia", "x" * 10_000)
    assert caught.value.where == f"'{'x' * 48}…'"


def test_orders_are_written_with_ids_or_names(board: Board) -> None:
    orders = (Hold("N"), Move("M", "N"), Support("N", "M", "hold"), Support("N", "M", "O"))
    assert [order_text(board, order) for order in orders] == ["N H", "M-N", "N S M", "N S M-O"]
    assert [order_text(board, order, names=True) for order in orders] == [
        "Kotiaion H",
        "Aizanoi - Kotiaion",
        "Kotiaion S Aizanoi",
        "Kotiaion S Aizanoi - Daskyleion",
    ]


def test_what_is_written_is_understood_again(board: Board) -> None:
    for orders in legal_orders_of(board, UNITS, "Phrygia").values():
        for order in orders:
            for names in (False, True):
                assert parse_text(board, UNITS, "Phrygia", order_text(board, order, names=names)) == order


def test_completions_begin_as_typed_and_are_understood(board: Board) -> None:
    assert completions(board, UNITS, "Phrygia", "Apameia-ai") == ["Apameia - Aizanoi"]
    assert completions(board, UNITS, "Phrygia", "apameia s kot") == [
        "Apameia S Kotiaion - Mysia",
        "Apameia S Kotiaion - Aizanoi",
        "Apameia S Kotiaion - Synnada",
    ]
    assert completions(board, UNITS, "Phrygia", "N-") == ["N-D", "N-M", "N-O", "N-P", "N-S", "N-Γ"]
    assert completions(board, UNITS, "Phrygia", "N - D") == ["N-D"]
    assert completions(board, UNITS, "Phrygia", "zzz") == []
    assert completions(board, UNITS, "Phrygia", "A Apameia - Ai") == ["Apameia - Aizanoi"]
    assert completions(board, UNITS, "Phrygia", "a apameia s a kotiaion - m") == ["Apameia S Kotiaion - Mysia"]
    every = completions(board, UNITS, "Phrygia", "")
    assert len(every) == sum(len(orders) for orders in legal_orders_of(board, UNITS, "Phrygia").values())
    for text in every:
        parse_text(board, UNITS, "Phrygia", text)


def test_a_name_that_two_provinces_share_is_written_as_an_id_and_asked_about() -> None:
    names = {"a": "Here", "b": "Twin", "c": "Twin", "d": "Bosnia-Herzegovina"}
    board = build_board(
        {
            "provinces": [{"id": place, "name": name, "type": "land"} for place, name in names.items()],
            "adjacency": {"a": ["b", "c", "d"], "b": ["a"], "c": ["a"], "d": ["a"]},
        }
    )
    units = [Unit("Red", "army", "a")]
    assert order_text(board, Move("a", "b"), names=True) == "Here - b"
    with pytest.raises(NotationError, match="several ways") as caught:
        parse_text(board, units, "Red", "Here - Twin")
    assert "Here - b; Here - c" in caught.value.remedy
    assert parse_text(board, units, "Red", "here - bosnia-herzegovina") == Move("a", "d")
    for text in completions(board, units, "Red", ""):
        parse_text(board, units, "Red", text)


def test_without_a_power_any_unit_may_be_ordered(board):
    units = (*UNITS, Unit("Bithynia", "army", "Q"))
    assert parse_text(board, units, None, "Q-S") == Move("Q", "S")
    assert parse_text(board, units, None, "N S M") == Support("N", "M", "hold")
    assert "Q-S" in completions(board, units, None, "Q-")
    with pytest.raises(NotationError, match="no unit stands in") as caught:
        parse_text(board, units, None, "Z H")
    assert "units:" in caught.value.remedy
