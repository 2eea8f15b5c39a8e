"""The map as a table: every place in words, its row and the map's cursor in step, Enter as a click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from concordui import accessible
from concordui.hexmap.map_table import MapTable, show_map_table
from concordui.hexmap.scene import MapScene
from concordui.hexmap.state import MapState
from concordui.hexmap.view import MapView
from engine.anatolia.board import Unit, shipped_board
from helpers.access import faults

BOARD = shipped_board()


@pytest.fixture
def view(qtbot, dressed):
    accessible.install()
    scene = MapScene(BOARD)
    view = MapView(scene)
    qtbot.addWidget(view)
    scene.setParent(view)
    view.resize(900, 600)
    view.show()
    qtbot.waitExposed(view)
    return view


@pytest.fixture
def table(view) -> MapTable:
    return show_map_table(view)


def texts(table: MapTable, place: str) -> tuple[str, ...]:
    return next(row.cells for row in table.table.rows_model.rows if row.place == place)


def a_home(power: str) -> str:
    return next(place for place in BOARD.by_id if BOARD.by_id[place].home == power)


def test_each_province_has_a_row_with_its_neighbours(table):
    assert [row.place for row in table.table.rows_model.rows] == list(BOARD.by_id)
    place = a_home("Lydia")
    cells = texts(table, place)
    assert cells[0] == BOARD.by_id[place].name
    assert cells[-1] == ", ".join(BOARD.by_id[each].name for each in BOARD.adjacency[place])


def test_a_row_says_owner_unit_selection_and_what_can_be_chosen_as_the_map_shows_it(qtbot, view, table):
    place = a_home("Lydia")
    other = BOARD.adjacency[place][0]
    unit = Unit("Lydia", "army", place)
    view.set_position(MapState(units=(unit,), owners={place: "Lydia"}, selected=place, targets=frozenset({other})))
    qtbot.waitUntil(lambda: texts(table, place)[3] == "Army of Lydia")
    assert texts(table, place)[2] == "Lydia"
    assert texts(table, place)[4] == "selected"
    assert texts(table, other)[4] == "can be chosen"


def test_going_to_a_row_moves_the_maps_cursor(qtbot, view, table):
    table.table.setFocus()
    table.table.selectRow(0)
    qtbot.keyClick(table.table, Qt.Key.Key_Down)
    assert view.cursor_place == list(BOARD.by_id)[1]
    assert table.table.selected_key == view.cursor_place


def test_the_maps_cursor_moves_the_row(view, table):
    place = list(BOARD.by_id)[7]
    view.go_to(place)
    assert table.table.selected_key == place
    assert table.table.currentIndex().row() == 7
    view.walk(1.0, 0.0)
    assert table.table.selected_key == view.cursor_place != place


def test_enter_on_a_row_is_a_click_on_its_province(qtbot, view, table):
    place = list(BOARD.by_id)[3]
    table.table.selectRow(3)
    with qtbot.waitSignal(view.province_clicked) as told:
        qtbot.keyClick(table.table, Qt.Key.Key_Return)
    assert told.args == [place]


def test_the_rows_can_be_searched(table):
    name = BOARD.by_id[a_home("Galatia")].name
    table.find_field.setText(name.upper())
    assert 1 <= len(table.table.rows_model.rows) < len(BOARD.by_id)
    assert all(name.casefold() in " ".join(row.cells).casefold() for row in table.table.rows_model.rows)


def test_there_is_one_table_of_a_map_and_escape_goes_back_to_the_same_place(qtbot, view, table):
    assert show_map_table(view) is table
    view.go_to(list(BOARD.by_id)[5])
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert not table.isVisible()
    assert view.cursor_place == list(BOARD.by_id)[5]


def test_the_table_and_the_map_are_heard(view, table):
    assert faults(table) == []
    assert faults(view) == []
    interface = QAccessible.queryAccessibleInterface(table.table)
    assert interface.role() == QAccessible.Role.Table
    assert interface.text(QAccessible.Text.Name) == "Map of Anatolia"
