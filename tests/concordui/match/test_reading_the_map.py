"""A match by keys and words alone: the table of the map gives orders as a click on the map does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from concordui.hexmap.map_table import MapTable
from helpers.access import faults


@pytest.mark.full
def test_an_order_is_given_in_the_maps_table_without_the_map_being_seen(qtbot, match_window, start_match):
    hands = start_match("Lydia")
    hands.wait_for_turn("negotiate-propose")
    hands.click_main()
    hands.wait_for_turn("orders")
    assert match_window.table["view.map_table"].isEnabled()
    match_window.do("view.map_table")
    table = hands.workspace.area.view.findChild(MapTable)
    assert table is not None
    assert table.isVisible()
    assert faults(table) == []
    position = hands.desk.model.position
    unit = next(each for each in position.units if each.power == "Lydia")
    table.follow(unit.at)
    qtbot.keyClick(table.table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any("can be chosen" in row.cells[4] for row in table.table.rows_model.rows))
    target = next(row.place for row in table.table.rows_model.rows if "can be chosen" in row.cells[4])
    table.follow(target)
    qtbot.keyClick(table.table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: unit.at in hands.desk.orders_shown())
