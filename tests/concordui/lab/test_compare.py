"""Compare: two sets of orders side by side, what differs, and which is edited."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QFileDialog

from concordui.lab.analysis import Analysis
from concordui.lab.compare import ComparePanel
from concordui.lab.compare_model import as_csv, copied, pairs, summary, swapped
from concordui.lab.document import Position, read
from engine.anatolia.orders import Hold, Move, Support
from engine.errors import FileError
from helpers.hands import button, click, nameless, press, told
from helpers.lab_cases import CUT


def compared(position: Position) -> tuple:
    a, b = (Analysis.of(position.board, position.units, position.entries(side)) for side in ("a", "b"))
    return pairs(position, a, b)


def without_the_cut() -> Position:
    """Set B lets Gordion hold: nobody cuts, and Aizanoi is not dislodged."""
    return read(CUT)[0].with_compare(True).give(Hold("S"), "b")


def test_orders_that_differ_and_outcomes_that_differ_are_marked_and_counted() -> None:
    found = {pair.unit: pair for pair in compared(without_the_cut())}
    marks = {unit: pair.mark for unit, pair in found.items()}
    assert marks == {
        "S": "order and outcome differ",
        "M": "outcome differs",
        "N": "outcome differs",
        "L": "outcome differs",
        "D": "",
    }
    assert found["M"].spoken == "Aizanoi: A Aizanoi holds, dislodged; B Aizanoi holds, held, outcome differs"
    assert summary(tuple(found.values())) == "1 order differs; 4 outcomes differ."


def test_an_order_that_changes_nothing_is_one_that_differs_alone() -> None:
    position = read(CUT)[0].with_compare(True).give(Move("M", "Q"), "b")
    assert summary(compared(position)) == "1 order differs; every outcome is the same."
    assert summary(compared(position.give(Support("D", "L", "hold"), "b"))) == "2 orders differ; 3 outcomes differ."


def test_no_order_is_as_good_as_a_hold() -> None:
    position = read(CUT)[0].with_compare(True).take("M", "b")
    assert summary(compared(position)) == "Both sets of orders are the same."


def test_copied_and_swapped_sets_keep_entries_that_are_no_single_order() -> None:
    case = {**CUT, "orders": [*CUT["orders"], {"unit": "S", "type": "hold"}]}
    position = read(case)[0].with_compare(True).give(Hold("S"), "b")
    assert [pair.unit for pair in compared(position) if pair.orders_differ] == ["S"]
    assert swapped(position).orders["S"] == Hold("S")
    assert swapped(position).other_unread == position.unread != {}
    assert swapped(swapped(position)) == position
    assert summary(compared(copied(position))) == "Both sets of orders are the same."
    assert swapped(read(CUT)[0]) == read(CUT)[0]


@pytest.fixture
def bench(put_up):
    return put_up(ComparePanel)


@pytest.fixture
def comparing(bench):
    bench.editor.apply(without_the_cut(), "two sets")
    return bench


def test_a_button_begins_the_comparison(bench) -> None:
    assert not bench.panel.list.isVisible()
    click(bench.panel.begin)
    assert bench.editor.position.other == bench.editor.position.orders
    assert bench.panel.words.accessibleName() == "Both sets of orders are the same."
    assert not bench.panel.copy.isEnabled()
    assert nameless(bench.window) == []


def test_the_list_shows_all_units_or_those_that_differ(comparing) -> None:
    panel = comparing.panel
    assert [pair.unit for pair in panel.list.pairs] == ["M", "N", "D", "L", "S"]
    assert panel.words.accessibleName() == "1 order differs; 4 outcomes differ."
    click(panel.head.buttons["only"])
    assert [pair.unit for pair in panel.list.pairs] == ["M", "N", "L", "S"]


def test_the_side_that_is_edited_is_chosen_and_stays_a_while_the_other_is_compared(comparing) -> None:
    before = comparing.panel.list.pairs
    click(button(comparing.panel.sides, "Set B"))
    assert comparing.editor.side == "b"
    assert comparing.editor.analysis.entries["M"].outcome == "success"
    assert comparing.panel.list.pairs == before


def test_sets_are_copied_and_swapped_and_both_can_be_undone(comparing) -> None:
    position = comparing.editor.position
    click(comparing.panel.swap)
    assert comparing.editor.position.orders["S"] == Hold("S")
    comparing.editor.stack.undo()
    click(comparing.panel.copy)
    assert comparing.editor.position.other == position.orders
    comparing.editor.stack.undo()
    assert comparing.editor.position == position


def test_a_pair_asks_about_its_unit_and_a_unit_in_question_marks_its_pair(comparing) -> None:
    panel = comparing.panel
    click(panel.list.viewport(), panel.list.visualRect(panel.list.model().index(1, 0)).center())
    assert comparing.focus.unit == "N"
    press(Qt.Key.Key_Down)
    assert comparing.focus.unit == "D"
    comparing.focus.set_unit("S")
    assert panel.list.currentIndex().row() == 4
    comparing.focus.set_unit(None)
    assert not panel.list.selectionModel().hasSelection()


def test_b_stands_beside_a_where_there_is_room(comparing, put_up) -> None:
    narrow = comparing.panel.list
    assert not narrow.is_wide
    wide = put_up(ComparePanel, width=560)
    wide.editor.apply(without_the_cut(), "two sets")
    assert wide.panel.list.is_wide
    assert wide.panel.list.sizeHintForRow(0) < narrow.sizeHintForRow(0)


def test_the_table_is_saved_and_a_place_that_refuses_is_told(comparing, tmp_path: Path) -> None:
    failed = QSignalSpy(comparing.panel.failed)
    click(comparing.panel.head.buttons["save"])
    dialog = comparing.panel.findChild(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "two.csv"))
    dialog.fileSelected.emit(str(tmp_path / "two.csv" / "no.csv"))
    dialog.close()
    text = (tmp_path / "two.csv").read_text("utf-8")
    assert text == as_csv(comparing.panel.pairs)
    lines = list(csv.reader(text.splitlines()))
    assert lines[1] == ["Phrygia", "Aizanoi", "Aizanoi holds", "dislodged", "Aizanoi holds", "held", "outcome differs"]
    [error] = told(failed)
    assert isinstance(error, FileError)
