"""A colony's map as a table: who and what is where, at the tick that is shown, in step with the map's cursor."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from concordui import accessible
from concordui.hexmap.map_table import MapTable, show_map_table
from helpers.access import faults


@pytest.fixture
def table(maps) -> MapTable:
    accessible.install()
    pane, _ = maps()
    return show_map_table(pane.view)


def test_each_colonist_and_thing_stands_in_a_row_of_its_hex(table):
    shown = table.parent().shown
    rows = {row.place: row.cells for row in table.table.rows_model.rows}
    assert shown.pawns
    for pawn in shown.pawns:
        assert pawn.name in rows[pawn.at][1]
    assert set(rows) == {each.at for each in (*shown.pawns, *shown.things)}
    assert list(rows) == sorted(rows, key=lambda cell: (cell[1], cell[0]))


def test_going_to_a_row_moves_the_maps_cursor_and_the_other_way_round(qtbot, table):
    view = table.parent()
    table.table.selectRow(0)
    qtbot.keyClick(table.table, Qt.Key.Key_Down)
    assert view.cursor_place == table.table.rows_model.rows[1].place
    pawn = view.shown.pawns[-1]
    view.go_to(pawn.at)
    assert table.table.selected_key == pawn.at


def test_bare_ground_gets_a_row_while_the_cursor_is_there(table):
    view = table.parent()
    bare = next(
        (x, y)
        for y, row in enumerate(view.shown.rows)
        for x in range(len(row))
        if not any(view.shown.at((x, y))) and view.map_scene.hexes.holds((x, y))
    )
    view.go_to(bare)
    assert table.table.selected_key == bare


def test_enter_on_a_row_chooses_who_stands_there(qtbot, table):
    view = table.parent()
    pawn = next(each for each in view.shown.pawns if each.id != view.shown.mind)
    table.follow(pawn.at)
    with qtbot.waitSignal(view.pawn_chosen) as told:
        qtbot.keyClick(table.table, Qt.Key.Key_Return)
    assert view.shown.pawn(told.args[0]).at == pawn.at


def test_the_table_and_the_map_are_heard(table):
    assert faults(table) == []
    assert faults(table.parent().window()) == []
