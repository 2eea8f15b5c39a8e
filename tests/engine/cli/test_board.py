"""`contract: concord board`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.anatolia.board import shipped_board

pytestmark = pytest.mark.sampled(2)

GOOD = {
    "provinces": [
        {"id": "A", "type": "land", "sc": True, "home": "Red"},
        {"id": "B", "type": "sea"},
    ],
    "adjacency": {"A": ["B"], "B": ["A"]},
}


def write(path: Path, value: object) -> Path:
    path.write_text(json.dumps(value), encoding="utf-8")
    return path


def test_show_json_is_the_map_of_the_state_schema_with_powers_rows_and_hex_size(concord):
    [shown] = concord("board", "show", "--json").lines
    board = shipped_board()
    assert shown == {**board.map_json(), "powers": list(board.powers), "rows": list(board.rows), "hexSize": 16}


def test_show_names_every_province_for_people(concord):
    ran = concord("board", "show")
    assert ran.status == 0
    assert not ran.err
    for province in shipped_board().provinces:
        assert province.name in ran.out


def test_show_takes_a_shipped_name_or_a_file(concord, tmp_path):
    assert concord("board", "show", "--json", "--board", "anatolia").lines == concord("board", "show", "--json").lines
    [shown] = concord("board", "show", "--json", "--board", write(tmp_path / "b.json", GOOD)).lines
    assert [province["id"] for province in shown["provinces"]] == ["A", "B"]
    assert shown["powers"] == ["Red"]


def test_show_names_with_brackets_are_no_markup(concord, tmp_path):
    board = {**GOOD, "name": "[red]odd[/nope]"}
    assert "[red]odd[/nope]" in concord("board", "show", "--board", write(tmp_path / "b.json", board)).out


def test_an_unknown_board_is_an_error_that_lists_the_shipped_ones(concord):
    error = concord("board", "show", "--board", "atlantis").refused()
    assert "atlantis" in error
    assert "anatolia" in error


def test_check_of_a_good_board_says_so(concord, tmp_path):
    ran = concord("board", "check", write(tmp_path / "good.json", GOOD))
    assert (ran.status, ran.err) == (0, "")
    assert "no faults" in ran.out


def test_check_names_every_fault_with_its_place_in_one_run(concord, tmp_path):
    board = {
        "powers": ["Red"],
        "provinces": [
            {"id": "A", "type": "land", "sc": True, "home": "Blue"},
            {"id": "A", "type": "land"},
            {"id": "B", "type": "sea"},
        ],
        "adjacency": {"A": ["B", "Z"], "B": ["A"]},
        "start": {"Red": [{"type": "army", "at": "B"}, {"type": "fleet", "at": "B"}]},
    }
    ran = concord("board", "check", write(tmp_path / "bad.json", board))
    assert ran.status == 1
    for place in ("provinces[0].home", "provinces[1].id", "adjacency.A[1]", "start.Red[0].type", "start.Red[1].at"):
        assert any(place in line for line in ran.err.splitlines()), (place, ran.err)
    assert all(line.startswith("concord: error: ") for line in ran.err.splitlines())
    assert ran.out == ""


@pytest.mark.parametrize("text", ["", "[", "nope", '{"provinces": ', "[1, 2]", "\ufeff{", "null", "1" * 5000])
def test_a_file_that_is_no_board_is_one_error(concord, tmp_path, text):
    path = tmp_path / "file.json"
    path.write_text(text, encoding="utf-8")
    assert "file.json" in concord("board", "check", path).refused()


@pytest.mark.parametrize("value", ["NaN", "Infinity", "1e999", "1" * 5000, "[" * 500 + "]" * 500])
def test_what_could_not_be_saved_again_is_no_board(concord, tmp_path, value):
    path = tmp_path / "file.json"
    board = '{"provinces": [{"id": "A", "type": "land"}], "adjacency": {}, "note": %s}'
    path.write_text(board % "1", encoding="utf-8")
    assert concord("board", "check", path).status == 0
    path.write_text(board % value, encoding="utf-8")
    assert "this is not JSON" in concord("board", "check", path).refused()


def test_a_byte_order_mark_is_no_fault(concord, tmp_path):
    path = tmp_path / "file.json"
    path.write_text('\ufeff{"provinces": [{"id": "A", "type": "land"}], "adjacency": {}}', encoding="utf-8")
    assert concord("board", "check", path).status == 0


def test_a_name_that_the_system_takes_for_none_is_no_board(concord):
    assert "no such board" in concord("board", "show", "--board", "a" * 300).refused()


def test_check_of_a_missing_file_is_an_error(concord):
    assert "gone.json" in concord("board", "check", "gone.json").refused()


def test_what_show_prints_is_a_board_file(concord, tmp_path):
    path = tmp_path / "board.json"
    path.write_text(concord("board", "show", "--json").out, encoding="utf-8")
    assert concord("board", "check", path).status == 0
