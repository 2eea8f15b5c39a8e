"""Capture, builds and disbands (R18, R19)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.anatolia import adjustments
from engine.anatolia.board import Board, Unit, build_board, shipped_board
from engine.anatolia.outcomes import Adjustment

Owners = dict[str, str | None]


@pytest.fixture(scope="module")
def board() -> Board:
    return shipped_board()


@pytest.fixture
def owners(board: Board) -> Owners:
    return {centre: board.by_id[centre].home for centre in board.centres}


def _units(board: Board, *without: str) -> tuple[Unit, ...]:
    return tuple(unit for unit in board.start if unit.at not in without)


def _sorted(units: tuple[Unit, ...]) -> tuple[Unit, ...]:
    return tuple(sorted(units, key=lambda unit: unit.at))


def test_a_unit_on_a_centre_captures_it_and_an_empty_centre_keeps_its_owner(board: Board, owners: Owners) -> None:
    after = adjustments.capture(board, owners, [Unit("Lydia", "army", "M"), Unit("Lydia", "army", "D")])
    assert after == {**owners, "M": "Lydia"}
    assert list(after) == list(board.centres)
    assert owners["M"] == "Phrygia"  # the old owners are left alone


def test_due_is_centres_minus_units(board: Board, owners: Owners) -> None:
    assert set(adjustments.due(board, owners, board.start).values()) == {0}
    due = adjustments.due(board, {**owners, "M": "Lydia", "L": "Lydia"}, _units(board, "F"))
    assert due == {"Phrygia": -1, "Lydia": 3, "Caria": 0, "Bithynia": 0, "Galatia": 0, "Cilicia": 0}


def test_builds_are_possible_in_empty_homes_that_are_still_owned(board: Board, owners: Owners) -> None:
    assert adjustments.buildable(board, owners, _units(board, "E", "F"), "Lydia") == ("E", "F")
    assert adjustments.buildable(board, {**owners, "E": "Caria"}, _units(board, "E", "F"), "Lydia") == ("F",)
    assert adjustments.buildable(board, {**owners, "M": "Lydia"}, _units(board, "M"), "Lydia") == ()


def test_builds_are_carried_out_and_unused_ones_waived(board: Board, owners: Owners) -> None:
    units = _units(board, "E", "F", "M")
    after, done = adjustments.apply(board, owners, units, {"Lydia": [{"type": "fleet", "at": "E"}]})
    assert done == (Adjustment("Lydia", "E", "fleet", built=True),)
    assert after == _sorted((*units, Unit("Lydia", "fleet", "E")))
    assert adjustments.apply(board, owners, units, {}) == (_sorted(units), ())


@pytest.mark.parametrize(
    ("payload", "where"),
    [
        ({}, "builds"),
        (None, "builds"),
        ([{"type": "army", "at": "E"}, {"type": "army", "at": "E"}], "builds[1]"),  # twice
        ([{"type": "army", "at": at} for at in "EFG"], "builds"),  # more than due
        ([{"type": "army", "at": "M"}], "builds[0]"),  # no home of its own
        ([{"type": "army", "at": "H"}], "builds[0]"),  # nobody's home
        ([{"type": "fleet", "at": "G"}], "builds[0]"),  # inland
        ([{"type": "horse", "at": "E"}], "builds[0]"),
        ([{"type": ["army"], "at": "E"}], "builds[0]"),
        ([{"at": "E"}], "builds[0]"),
        ([{"type": "army", "at": 5}], "builds[0]"),
        (["E"], "builds[0]"),
        ([{"disband": "E"}], "builds[0]"),  # R19: a disband in a year of builds
        ([{"type": "army", "at": "E"}, {"disband": "D"}], "builds[1]"),
        ([{"type": "army", "at": "E", "disband": "D"}], "builds[0]"),
    ],
)
def test_r19_a_faulty_list_of_builds_is_rejected_as_a_whole(
    board: Board, owners: Owners, payload: Any, where: str
) -> None:
    units = (*_units(board, "E", "F", "G"), Unit("Lydia", "army", "D"))  # three centres, one unit: two builds
    refusal = adjustments.check_builds(board, owners, units, "Lydia", payload)
    assert refusal is not None
    assert refusal.where == where
    assert adjustments.apply(board, owners, units, {"Lydia": payload})[1] == ()


def test_a_sound_list_of_builds_is_taken(board: Board, owners: Owners) -> None:
    units = _units(board, "E", "F", "G")
    every = [{"type": "army", "at": "E"}, {"type": "fleet", "at": "F"}, {"type": "army", "at": "G"}]
    for payload in ([], every[:1], every[:2], every):
        assert adjustments.check_builds(board, owners, units, "Lydia", payload) is None
        assert len(adjustments.apply(board, owners, units, {"Lydia": payload})[1]) == len(payload)


def test_nothing_is_built_or_disbanded_where_units_equal_centres(board: Board, owners: Owners) -> None:
    for payload in ([{"type": "army", "at": "E"}], [{"disband": "E"}]):
        assert adjustments.check_builds(board, owners, board.start, "Lydia", payload)
    assert adjustments.check_builds(board, owners, board.start, "Lydia", []) is None


@pytest.mark.parametrize(
    "payload",
    [
        [{"disband": "G"}, {"disband": "G"}],
        [{"disband": at} for at in "GFE"],
        [{"disband": "M"}],
        [{"disband": "D"}],
        [{"disband": None}],
        [{"type": "army", "at": "E"}],  # R19: a build in a year of disbands
        [{"disband": "G"}, {"type": "army", "at": "F"}],
    ],
)
def test_r19_a_faulty_list_of_disbands_is_rejected_and_the_ranking_decides(
    board: Board, owners: Owners, payload: Any
) -> None:
    owners["E"] = owners["F"] = "Caria"
    assert adjustments.check_builds(board, owners, board.start, "Lydia", payload)
    done = adjustments.apply(board, owners, board.start, {"Lydia": payload})[1]
    assert [step.at for step in done if step.power == "Lydia"] == ["E", "F"]


def test_r19_partial_disbands_are_completed_from_the_ranking(board: Board, owners: Owners) -> None:
    owners["E"] = owners["F"] = "Caria"
    units, done = adjustments.apply(board, owners, board.start, {"Lydia": [{"disband": "G"}]})
    assert [step.at for step in done] == ["G", "E"]
    assert [unit.at for unit in units if unit.power == "Lydia"] == ["F"]


def test_r18_the_farthest_from_the_printed_homes_disbands_first_owned_or_not(board: Board) -> None:
    units = [Unit("Lydia", "army", at) for at in ("G", "H", "N", "Ψ")]
    assert board.homes["Lydia"] == ("E", "F", "G")
    steps = adjustments.distances(board, board.homes["Lydia"])
    assert [steps[unit.at] for unit in units] == [0, 1, 2, 2]
    assert adjustments.disband_ranking(board, units, "Lydia") == ("N", "Ψ", "H", "G")  # N before Ψ


def test_r18_distance_counts_land_and_sea_for_any_unit(board: Board) -> None:
    assert adjustments.distances(board, ["Ω"])["K"] == 2  # from Cyprus over the sea, for an army too


def test_r18_out_of_reach_is_farther_than_anything_and_ties_go_by_id() -> None:
    board = build_board(
        {
            "powers": ["Red"],
            "provinces": [
                {"id": "home", "type": "land", "sc": True, "home": "Red"},
                {"id": "near", "type": "land"},
                {"id": "lost", "type": "land"},
                {"id": "away", "type": "land"},
            ],
            "adjacency": {"home": ["near"], "near": ["home"], "lost": ["away"], "away": ["lost"]},
        }
    )
    units = [Unit("Red", "army", at) for at in ("home", "near", "lost", "away")]
    assert adjustments.disband_ranking(board, units, "Red") == ("away", "lost", "near", "home")


def test_a_power_without_homes_disbands_by_id() -> None:
    board = build_board(
        {
            "powers": ["Red"],
            "provinces": [{"id": "b", "type": "land"}, {"id": "a", "type": "land"}],
            "adjacency": {"a": ["b"], "b": ["a"]},
        }
    )
    assert adjustments.disband_ranking(board, [Unit("Red", "army", "b"), Unit("Red", "army", "a")], "Red") == ("a", "b")


def test_powers_adjust_in_the_order_of_the_board(board: Board, owners: Owners) -> None:
    owners |= {"M": "Lydia", "E": "Phrygia", "I": None}
    _, done = adjustments.apply(
        board, owners, _units(board, "M", "F"), {"Lydia": [{"type": "army", "at": "F"}], "Phrygia": []}
    )
    assert [(step.power, step.at, step.built) for step in done] == [("Lydia", "F", True), ("Caria", "I", False)]
