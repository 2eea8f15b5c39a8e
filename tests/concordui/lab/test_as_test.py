"""*Copy as test*: the text is a file that pytest runs where the engine is installed, and that fails when it should."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

from concordui.lab.as_test import as_test, name_of
from concordui.lab.document import Position, read
from engine.anatolia.board import Unit, build_board, shipped_board
from engine.anatolia.library import library
from engine.anatolia.orders import Hold, Move

PLACES = ("a", "b")


def run(text: str) -> None:
    """Run the tests of a file's text in this process."""
    names: dict[str, object] = {}
    exec(compile(text, "test_position.py", "exec"), names)
    tests = [value for name, value in names.items() if name.startswith("test_")]
    assert len(tests) == 1
    tests[0]()


def test_the_test_of_every_position_of_the_library_passes():
    for entry in library():
        run(as_test(read(entry.case)[0]))


def test_the_test_fails_where_another_outcome_is_expected():
    position = read(library()[1].case)[0]
    text = as_test(position)
    assert "'bounce'" in text
    with pytest.raises(AssertionError):
        run(text.replace("'bounce'", "'success'"))


def test_the_test_is_about_the_side_that_is_shown():
    board = shipped_board()
    position = Position(board, (Unit("Phrygia", "army", "N"),), orders={"N": Hold("N")}, other={"N": Move("N", "S")})
    assert "'dest': 'S'" in as_test(position, "b")
    assert "'hold'" in as_test(position, "a")
    run(as_test(position, "b"))


def test_titles_boards_and_keys_of_any_kind_stay_one_file_of_python():
    provinces = [{"id": place, "type": "land", "coastal": False, "sc": place == "a", "home": None} for place in PLACES]
    board = build_board({"provinces": provinces, "adjacency": {"a": ["b"], "b": ["a"]}, "powers": ["X'\"\\"]})
    units = (Unit("X'\"\\", "army", "a"),)
    position = Position(
        board, units, orders={"a": Move("a", "b")}, title='It\'s "so" \\\nand\u2028 so', extra={"n": None}
    )
    run(as_test(position))
    run(as_test(replace(position, title="")))


@pytest.mark.parametrize(
    ("title", "name"), [("Cut: the defence!", "test_cut_the_defence"), ("", "test_position"), ("ΑΒ", "test_position")]
)
def test_a_title_makes_the_name_of_the_test(title, name):
    assert name_of(title) == name


@pytest.mark.full
def test_pytest_runs_the_file_where_only_the_engine_is(tmp_path, root):
    path = tmp_path / "test_pasted.py"
    path.write_text(as_test(read(library()[30].case)[0]), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(path), "--rootdir", str(tmp_path)]
    done = subprocess.run(
        command, cwd=tmp_path, env={"PYTHONPATH": str(root)}, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed" in done.stdout
