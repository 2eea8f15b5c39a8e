"""The facts of the shipped board, against figures that were computed by other means."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.anatolia.board import Board, load_board, shipped_board, shipped_names
from engine.errors import FileError


@pytest.fixture(scope="module")
def board() -> Board:
    return shipped_board()


@pytest.fixture(scope="module")
def computed() -> dict[str, Any]:
    path = Path(__file__).parents[2] / "data" / "anatolia_computed.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def test_adjacency_coasts_hexes_and_centres_are_as_computed(board: Board, computed: dict[str, Any]) -> None:
    assert {place: list(near) for place, near in board.adjacency.items()} == computed["adjacency"]
    assert {p.id: p.coastal for p in board.provinces} == computed["coastal"]
    assert {p.id: [list(cell) for cell in p.hexes] for p in board.provinces} == computed["hexes"]
    for province in board.provinces:
        assert province.centre == pytest.approx(computed["centres"][province.id], abs=1e-9)


def test_moves_are_as_computed(board: Board, computed: dict[str, Any]) -> None:
    land = {p.id for p in board.provinces if p.type == "land"}
    assert {p: list(near) for p, near in board.moves["army"].items() if p in land} == {
        p: near for p, near in computed["armyMoves"].items() if p in land
    }
    assert {p: list(near) for p, near in board.moves["fleet"].items()} == computed["fleetMoves"]


def test_there_are_24_centres_and_13_win(board: Board) -> None:
    assert len(board.centres) == 24
    assert board.centres_to_win == 13
    assert sum(board.by_id[centre].home is None for centre in board.centres) == 6


def test_six_powers_have_three_homes_and_a_start_unit_in_each(board: Board) -> None:
    assert board.powers == ("Phrygia", "Lydia", "Caria", "Bithynia", "Galatia", "Cilicia")
    for power in board.powers:
        assert len(board.homes[power]) == 3
        assert sorted(u.at for u in board.start if u.power == power) == sorted(board.homes[power])
    assert all(board.may_stand(unit.type, unit.at) for unit in board.start)


def test_mainland_thrace_and_cyprus_are_separate(board: Board, computed: dict[str, Any]) -> None:
    left = {p.id for p in board.provinces if p.type == "land"}
    parts = []
    while left:
        part, todo = set(), [min(left)]
        while todo:
            here = todo.pop()
            if here not in part:
                part.add(here)
                todo += board.moves["army"][here]
        parts.append(sorted(part))
        left -= part
    assert len(parts) == 3
    assert sorted(parts) == sorted(sorted(part) for part in computed["landComponents"])
    assert {"Lysimacheia", "Byzantion"} in [{board.by_id[p].name for p in part} for part in parts]


def test_ids_are_one_code_unit_and_in_code_unit_order(board: Board) -> None:
    ids = [province.id for province in board.provinces]
    assert all(len(place.encode("utf-16-le")) == 2 for place in ids)
    assert ids == sorted(ids)
    assert "N" in ids
    assert "n" in ids


def test_the_lake_and_the_blank_are_no_provinces(board: Board, computed: dict[str, Any]) -> None:
    assert not {"~", " "} & set(board.by_id)
    water = {(col, row) for row, line in enumerate(board.rows) for col, char in enumerate(line) if char == "~"}
    assert water == {tuple(cell) for cell in computed["waterHexes"]}


def test_the_map_of_the_state_schema_is_fresh_each_time(board: Board) -> None:
    first = board.map_json()
    first["adjacency"]["A"].append("x")
    first["provinces"][0]["hexes"].clear()
    second = board.map_json()
    assert second["adjacency"]["A"] == list(board.adjacency["A"])
    assert second["provinces"][0]["hexes"]
    assert json.loads(json.dumps(second)) == second


def test_the_shipped_board_is_one_object_and_has_a_name(board: Board) -> None:
    assert load_board() is board is load_board("anatolia")
    assert "anatolia" in shipped_names()
    with pytest.raises(FileError, match="anatolia"):
        load_board("atlantis")
